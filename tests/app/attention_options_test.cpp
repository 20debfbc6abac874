
#include <cmath>
#include <utility>

#include "tests/app/program.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

QByteArray rows(int count, int columns, const char* first = "0.5") {
    QByteArray csv;
    for (int row = 0; row < count; ++row)
        for (int column = 0; column < columns; ++column)
            csv +=
                (column == 0 ? QByteArray() : QByteArray(",")) +
                (row + column == 0 ? QByteArray(first) : QByteArray::number(0.25 * ((row * 7 + column * 3) % 11) - 1)) +
                (column + 1 == columns ? "\n" : "");
    return csv;
}

/// An array file of such a shape, whose last axis is 2: all weights are 0.5.
QByteArray evenWeights(const QList<int>& shape) {
    QStringList sizes;
    int count = 1;
    for (const int size : shape) {
        sizes += QString::number(size);
        count *= size;
    }
    const QByteArray header =
        QStringLiteral("{'descr': '<f8', 'fortran_order': False, 'shape': (%1), }").arg(sizes.join(u", ")).toLatin1();
    const QByteArray padded = header.leftJustified(117, ' ') + '\n';
    QByteArray file("\x93NUMPY\x01\x00", 8);
    file += char(padded.size());
    file += '\0';
    file += padded;
    const double half = 0.5;
    for (int i = 0; i < count; ++i) file.append(reinterpret_cast<const char*>(&half), sizeof half);
    return file;
}

}  // namespace

/// What data and export take for a layer of attention, and what they refuse.
class AttentionOptionsTest : public QObject, private ProgramRunner {
    Q_OBJECT

 private Q_SLOTS:
    void init() {
        makeFolder();
        put(path("X.csv"), rows(4, 6));
        put(path("M.csv"), rows(5, 6));
        put(path("wide.csv"), rows(5, 8));
        put(path("A.csv"), "0.25,0.75\n1,0\n");
        for (const auto& [name, shape] :
             {std::pair{"twelve.npy", QList<int>{12, 2, 2}}, {"many.npy", {144, 2, 2}}, {"layers.npy", {3, 12, 2, 2}}})
            put(path(QLatin1String(name)), evenWeights(shape));
        put(path("negative.csv"), "0.25,0.75\n1.5,-0.5\n");
        put(path("infinite.csv"), rows(4, 6).replace("0.5", "inf"));
        QByteArray claim("\x93NUMPY\x01\x00", 8);
        const QByteArray header = "{'descr': '<f8', 'fortran_order': False, 'shape': (1250000, 1000), }";
        const QByteArray padded = header.leftJustified(117, ' ') + '\n';
        claim += char(padded.size());
        claim += '\0';
        put(path("huge.npy"), claim + padded);
    }

    void maskedWeightsAreExactlyZero_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QByteArray>("zeros");  ///< of each query, a character a key
        QTest::addRow("valid length") << "--valid-length 3" << QByteArray("...0\n...0\n...0\n...0\n");
        QTest::addRow("lengths of the queries")
            << "--query-valid-length 1,2,3,4" << QByteArray(".000\n..00\n...0\n....\n");
        QTest::addRow("causal") << "--mask causal" << QByteArray(".000\n..00\n...0\n....\n");
        QTest::addRow("radius") << "--radius 1" << QByteArray("..00\n...0\n0...\n00..\n");
        QTest::addRow("by hand") << "--masked-cells 0,1;3,3" << QByteArray(".0..\n....\n....\n...0\n");
        QTest::addRow("all of them together")
            << "--mask causal --radius 1 --valid-length 3 --masked-cells 1,0" << QByteArray(".000\n0.00\n0..0\n00.0\n");
        QTest::addRow("a row without any key is uniform")
            << "--valid-length 0" << QByteArray("....\n....\n....\n....\n");
        QTest::addRow("a memory") << "--memory M.csv --valid-length 2" << QByteArray("..000\n..000\n..000\n..000\n");
    }
    void maskedWeightsAreExactlyZero() {
        QFETCH(QString, options);
        QFETCH(QByteArray, zeros);
        const Run done = run(
            QStringLiteral("data attention --input X.csv --heads 2 --table weights ").split(u' ', Qt::SkipEmptyParts) +
            options.split(u' '));
        SUCCEEDED(done);
        // The long form: head, query, key, weight.
        QByteArray found;
        int lastQuery = -1;
        for (const QByteArray& line : done.out.split('\n').mid(1)) {
            const auto fields = line.split(',');
            if (fields.size() != 4 || fields[0] != "0") continue;
            const int query = fields[1].toInt();
            if (query != lastQuery && lastQuery >= 0) found += '\n';
            lastQuery = query;
            found += fields[3] == "0" ? '0' : '.';
        }
        QCOMPARE(found + '\n', zeros);
    }

    void theWeightsOfALayerAreTakenBack() {
        QVERIFY(QDir(path(".")).mkdir("W"));
        for (const char* name : {"W_q", "W_k", "W_v", "W_o"})
            SUCCEEDED(run(QStringLiteral("data attention --input X.csv --heads 3 --seed 5 --table %1 -o W/%1.npy")
                              .arg(QLatin1String(name))
                              .split(u' ')));
        const Run drawn = run("data attention --input X.csv --heads 3 --seed 5 --table output");
        SUCCEEDED(drawn);
        const Run loaded = run("data attention --input X.csv --heads 3 --weights W --table output");
        SUCCEEDED(loaded);
        QCOMPARE(loaded.out, drawn.out);
        // A picture finds its layer again.
        SUCCEEDED(run("export attention --input X.csv --heads 3 --weights W -o layer.svg"));
        QCOMPARE(run("data --scene layer.svg --table output").out, drawn.out);
        QVERIFY(run("data attention --input X.csv --heads 3 --seed 6 --table output").out != drawn.out);
        REFUSED(run("data attention --input wide.csv --heads 2 --weights W --table output"), 1, "W: W_q is 6 x 6",
                "8 wide");
        QVERIFY(QFile::remove(path("W/W_k.npy")));
        REFUSED(run("data attention --input X.csv --weights W"), 1, "W", "W_k");
    }

    void positionsAreAddedToEmbeddingsOnlyOnRequest() {
        const Run alone = run("data attention --input X.csv --heads 2 --table X");
        SUCCEEDED(alone);
        const Run withPositions = run("data attention --input X.csv --heads 2 --add-position on --table X");
        SUCCEEDED(withPositions);
        QVERIFY(alone.out.contains("0.5,"));
        QVERIFY(withPositions.out != alone.out);
    }

    void aLayerOfALanguageModelIsShown_data() {
        QTest::addColumn<QString>("exhibit");
        for (const char* exhibit : {"heads", "attention"}) QTest::newRow(exhibit) << QString(exhibit);
    }
    void aLayerOfALanguageModelIsShown() {
        QFETCH(QString, exhibit);
        // The pass is in float32 or double, what the layer makes of it in double.
        constexpr double kTolerance = 1e-5;
        const QString model = QStringLiteral(ATTENTION_GOLDEN_DIR "/language_model/tanh");
        const auto numbers = [&](const QString& of, const QStringList& more) {
            const Run done =
                run(QStringList{"data", of, "--model", model, "--tokens", "the cat saw", "--table", "weights"} + more);
            QList<double> found;
            const QString all = QString::fromUtf8(done.out);
            for (const QString& line : all.split(u'\n', Qt::SkipEmptyParts).mid(1))
                if (of != u"all-heads" || line.startsWith(u"1,")) found += line.section(u',', -1).toDouble();
            return found;
        };
        const QList<double> expected = numbers(QStringLiteral("all-heads"), {});
        const QList<double> shown = numbers(exhibit, {"--layer", "1"});
        QVERIFY(!expected.isEmpty());
        QCOMPARE(shown.size(), expected.size());
        for (qsizetype i = 0; i < shown.size(); ++i) QVERIFY(std::abs(shown[i] - expected[i]) < kTolerance);
        SUCCEEDED(run({"export", exhibit, "--model", model, "--layer", "1", "--tokens", "a b", "-o", "out.svg"}));
    }

    void headsAreThoseOfTheFile_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<int>("heads");
        QTest::newRow("12 heads") << "heads --attention twelve.npy" << 12;
        QTest::newRow("12 heads, as told") << "heads --attention twelve.npy --heads 12" << 12;
        QTest::newRow("144 heads") << "heads --attention many.npy" << 144;
        QTest::newRow("12 heads of a layer") << "heads --attention layers.npy --layer 2" << 12;
        QTest::newRow("12 heads in a table of all") << "all-heads --attention layers.npy --layer 2" << 12;
        QTest::newRow("144 heads in a table of all") << "all-heads --attention many.npy" << 144;
    }
    void headsAreThoseOfTheFile() {
        QFETCH(QString, arguments);
        QFETCH(int, heads);
        const QString last = QString::number(heads - 1), beyond = QString::number(heads);
        const QStringList data = (QStringLiteral("data ") + arguments + QStringLiteral(" --head")).split(u' ');
        const Run done = run(data + QStringList{last});
        SUCCEEDED(done);
        SUCCEEDED(run(QStringList{"export"} + data.mid(1) + QStringList{last, "-o", "out.svg"}));
        QVERIFY(done.out.contains((arguments.startsWith(u"all-") ? QStringLiteral("0,%1,") : QStringLiteral("\n%1,0,"))
                                      .arg(last)
                                      .toLatin1()));
        REFUSED(run(data + QStringList{beyond}), 2,
                QStringLiteral("--head: %1, but it is at most %2 by --attention").arg(beyond, last));
    }

    void refused_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QStringList>("said");
        const auto row = [](const char* name, const QString& arguments, int status, const QStringList& said) {
            QTest::addRow("%s", name) << arguments << status << said;
        };
        row("heads that do not divide d", "data attention --d 30 --heads 4", 2, {"--heads: 4 does not divide d = 30"});
        row("heads that do not divide the input", "data attention --input X.csv --heads 4", 2,
            {"--heads: 4 does not divide d = 6"});
        row("as many tokens as the input does not have", "data attention --input X.csv --n 5", 2,
            {"--n: 5, but it is 4 by --input"});
        row("a negative length", "data attention --valid-length -1", 2, {"--valid-length: \"-1\" is negative"});
        row("a length beyond the keys", "data attention --input X.csv --heads 2 --valid-length 5", 2,
            {"--valid-length: ", "5", "accepted"});
        row("a length beyond the memory", "data attention --input X.csv --memory M.csv --heads 2 --valid-length 6", 2,
            {"--valid-length: ", "6"});
        row("two lengths for one sequence", "data attention --input X.csv --heads 2 --valid-length 3,2", 2,
            {"--valid-length: ", "accepted"});
        row("three lengths for four queries", "data attention --input X.csv --heads 2 --query-valid-length 1,2,3", 2,
            {"--query-valid-length: ", "accepted"});
        row("a list that is none", "data attention --valid-length three", 2,
            {"--valid-length: \"three\" is not a whole number"});
        row("half a cell", "data attention --masked-cells 3", 2, {"--masked-cells: \"3\" is no pair"});
        row("a cell that is not there", "data attention --masked-cells 9,9", 2,
            {"--masked-cells: 9,9 lies outside of 6 x 6"});
        row("an empty sentence", "data attention --tokens=", 2, {"--tokens: the sentence is empty"});
        row("no temperature", "data attention --temperature 0", 2, {"--temperature: \"0\" is out of range"});
        row("an infinite number", "data attention --input infinite.csv", 1, {"infinite.csv: "});
        row("a header that claims ten gigabytes", "data attention --input huge.npy", 1, {"huge.npy: "});
        row("a memory of another width", "data attention --input X.csv --memory wide.csv --heads 2", 1,
            {"wide.csv: it is 5 x 8 and input is 4 x 6"});
        row("no such folder", "data attention --weights W", 1, {"W: "});
        row("a page without weights", "data encoding-heatmap --weights W", 2, {"--weights: encoding-heatmap does not"});
        row("weights below 0", "data heads --attention negative.csv", 1,
            {"negative.csv: the weight at head 0, query 1, key 1 is -0.5"});
        row("words that weights have no rows for", "data heads --attention A.csv --tokens one\u00a0two\u00a0three", 2,
            {"--tokens: 3 words for 2 queries"});
        row("other heads than the weights have", "data heads --attention twelve.npy --heads 3", 2,
            {"--heads: 3, but it is 12 by --attention"});
        row("other heads than the many of a file", "data heads --attention many.npy --heads 100", 2,
            {"--heads: 100, but it is 144 by --attention"});
        row("weights and what would give others", "data heads --attention A.csv --input X.csv", 2,
            {"--input: attention weights are loaded already"});
        // Stands for the folder, whose path may have spaces.
        const QString model = QStringLiteral("--model MODEL");
        row("a layer that the model lacks", "data heads --layer 2 --tokens a " + model, 2,
            {"--layer: \"2\"", "0 to 1"});
        row("a layer of no model", "data attention --layer 1", 2, {"--layer: "});
        row("no folder of a model", "data heads --model nowhere", 1, {"nowhere: "});
        row("a model and embeddings", "data heads --input X.csv " + model, 2, {"--input: "});
        row("a head that the model lacks", "data all-heads --ablated 7,0", 2, {"--ablated: layer 7, head 0"});
        row("ten thousand words", "data attention --tokens " + QStringLiteral("word\u00a0").repeated(10000), 2,
            {"--tokens: ", "512"});
    }
    void refused() {
        QFETCH(QString, arguments);
        QFETCH(int, status);
        QFETCH(QStringList, said);
        QStringList given = arguments.split(u' ');
        given.replaceInStrings(QStringLiteral("MODEL"), QStringLiteral(ATTENTION_GOLDEN_DIR "/language_model/tanh"));
        QCOMPARE(complaint(run(given), status, said), QString());
    }

    void whatChangesNothingIsRefused_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QStringList>("said");
        const auto row = [](const char* arguments, const QStringList& said) {
            QTest::addRow("%s", arguments) << arguments << said;
        };
        const QString projections = QStringLiteral("accepted: with --attention-projections on");
        row("attention --heads 8 --attention-projections off",
            {"--heads: without projections there is one head; " + projections});
        row("order --heads 8 --attention-projections off", {"--heads: ", projections});
        row("attention --input X.csv --weights W --attention-projections off", {"--weights: ", projections});
        row("attention --memory M.csv --memory-tokens a", {"--memory-tokens: ", "without --memory"});
        row("attention --input X.csv --base 100", {"--base: no positions are added; accepted: with --add-position on"});
        row("attention --input X.csv --scale-embedding on", {"--scale-embedding: ", "without --input"});
        row("heads --attention A.csv --mask causal", {"--mask: ", "accepted: without --attention"});
        row("position-heads --offset 5 --offsets 1,2", {"--offset: the listed shifts", "without --offsets"});
        row("position-heads --radius 3", {"--radius: ", "with --position-head local-window"});
        row("position-heads --position-head first-token --offset 3", {"--offset: ", "--position-head rotation"});
        row("complexity-chart --count flop", {"--count: ", "with --cost-kind exact"});
        row("complexity-chart --quantity path --pass training", {"--pass: ", "with --quantity cost"});
        row("paths --radius 2", {"--radius: no restricted attention is shown", "--architecture restricted"});
        row("measured-cost --n 50", {"--n: it varies along the axis", "--against"});
    }
    void whatChangesNothingIsRefused() {
        QFETCH(QString, arguments);
        QFETCH(QStringList, said);
        QVERIFY(QDir(path(".")).mkpath("W"));
        for (const char* name : {"W_q", "W_k", "W_v", "W_o"})
            put(path(QStringLiteral("W/%1.csv").arg(name)), rows(6, 6));
        if (arguments.contains(u"--weights")) {
            for (const char* name : {"W_q", "W_k", "W_v", "W_o"})
                SUCCEEDED(run(QStringLiteral("data attention --input X.csv --heads 2 --table %1 -o W/%1.npy")
                                  .arg(QLatin1String(name))
                                  .split(u' ')));
        }
        QCOMPARE(complaint(run(QStringLiteral("data %1").arg(arguments).split(u' ')), 2, said), QString());
    }

    void whatAgreesWithTheRestIsTaken_data() {
        QTest::addColumn<QString>("arguments");
        for (const char* arguments :
             {"attention --heads 1 --attention-projections off", "attention --heads 1 --head 0 --sequence 0",
              "attention --input X.csv --heads 2 --n 4", "order --add-position off --base 100",
              "complexity-chart --chart-view plane --against d", "heads --head 0 --heads 1"})
            QTest::addRow("%s", arguments) << arguments;
    }
    void whatAgreesWithTheRestIsTaken() {
        QFETCH(QString, arguments);
        SUCCEEDED(run(QStringLiteral("data %1").arg(arguments).split(u' ')));
    }

    void aSeedThatChangesNothingIsWarnedOf() {
        const Run done = run("data attention --input X.csv --attention-projections off --seed 7");
        QCOMPARE(done.status, 0);
        QVERIFY2(done.err.startsWith("attention-lab: warning: --seed: it changes nothing: "), done.err.constData());
        QCOMPARE(done.out, run("data attention --input X.csv --attention-projections off").out);
    }

    void whatIsNoCharacterIsRefused_data() {
        QTest::addColumn<QString>("exhibit");
        for (const char* exhibit :
             {"attention", "heads", "order", "position-heads", "token-plus-position", "add-or-concatenate"})
            QTest::addRow("%s", exhibit) << exhibit;
    }
    void whatIsNoCharacterIsRefused() {
        QFETCH(QString, exhibit);
        for (const char32_t codePoint : {U'\uFFFE', U'\uFFFF', U'\uFDD0', U'\U0001FFFF'}) {
            const QString sentence = QString::fromUcs4(&codePoint, 1) + QStringLiteral(" z");
            const QString name = QStringLiteral("U+%1").arg(QString::number(uint(codePoint), 16).toUpper());
            REFUSED(run({"export", exhibit, "--tokens", sentence, "-o", "out.svg"}), 2,
                    QStringLiteral("--tokens: ") + name);
            REFUSED(run({"data", exhibit, "--tokens", sentence}), 2, QStringLiteral("--tokens: ") + name);
        }
        put(path("scene.attention"),
            R"({"attention-lab-scene": 1, "exhibit": "attention", "parameters": {"tokens": "\uffff z"}})");
        REFUSED(run({"data", exhibit, "--scene", "scene.attention"}), 1, "scene.attention: parameters.tokens: U+FFFF");
        REFUSED(run({"export", exhibit, "--title", QString(QChar(0xFFFF)), "-o", "out.svg"}), 2, "--title: ", "U+FFFF");
    }

    void controlsBetweenTokensLeaveEveryFileWhole_data() { whatIsNoCharacterIsRefused_data(); }
    void controlsBetweenTokensLeaveEveryFileWhole() {
        QFETCH(QString, exhibit);
        put(path("scene.attention"),
            R"({"attention-lab-scene": 1, "exhibit": "attention", "parameters": {"tokens": "a\u0000\u0001b\u001f\u007f\u0085c <&> d"}})");
        SUCCEEDED(run({"export", exhibit, "--scene", "scene.attention", "--title", "auto", "--caption", "auto", "-o",
                       "out.svg"}));
        QXmlStreamReader reader(contentsOf(path("out.svg")));
        while (!reader.atEnd()) reader.readNext();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        SUCCEEDED(run({"export", exhibit, "--scene", "scene.attention", "--dpi", "60", "-o", "out.png"}));
        bool isPng = false;
        for (const char* format : {"csv", "json", "tex", "md"}) {
            const Run plain = run({"data", exhibit, "--scene", "scene.attention", "--format", format, "-o", "-"});
            SUCCEEDED(plain);
            QVERIFY(
                std::ranges::none_of(plain.out, [](char c) { return (c >= 0 && c < ' ' && c != '\n') || c == 127; }));
            // By turns: any picture holds the scene, any format its numbers.
            const char* picture = std::exchange(isPng, !isPng) ? "out.png" : "out.svg";
            QCOMPARE(run({"data", exhibit, "--scene", picture, "--format", format, "-o", "-"}).out, plain.out);
        }
    }

    void wordsOfAnyKind_data() {
        QTest::addColumn<QString>("sentence");
        QTest::addRow("right to left") << QStringLiteral("שלום עולם");
        QTest::addRow("half of a surrogate pair") << (QStringLiteral("a ") + QChar(0xD83D) + QStringLiteral(" b"));
        QTest::addRow("Chinese, a token a character") << QStringLiteral("我爱北京");
    }
    void wordsOfAnyKind() {
        QFETCH(QString, sentence);
        const Run done = run(QStringList{"data", "attention", "--table", "output", "--tokens", sentence});
        SUCCEEDED(done);
        QVERIFY(done.out.count('\n') >= 3);
    }
};

ATTENTION_TEST(AttentionOptionsTest, QCoreApplication)
#include "attention_options_test.moc"
