#include <cstring>

#include "tests/app/program.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

QByteArray floats(int count) {
    QByteArray bytes(qsizetype(sizeof(float)) * count, 0);
    for (int i = 0; i < count; ++i) {
        const float value = float(i) / 8;
        std::memcpy(bytes.data() + qsizetype(sizeof value) * i, &value, sizeof value);
    }
    return bytes;
}

/// Tensors of type F32, one after the other. @param shapes  by name, with the numbers of all axes but one being 1
QByteArray safetensors(const std::vector<std::pair<QByteArray, std::vector<int>>>& tensors) {
    QByteArray header;
    int end = 0;
    for (const auto& [name, shape] : tensors) {
        int count = 1;
        QByteArray lengths;
        for (const int length : shape) {
            count *= length;
            lengths += (lengths.isEmpty() ? "" : ",") + QByteArray::number(length);
        }
        header += (header.isEmpty() ? "{\"" : ",\"") + name + "\":{\"dtype\":\"F32\",\"shape\":[" + lengths +
                  "],\"data_offsets\":[" + QByteArray::number(end) + "," + QByteArray::number(end + 4 * count) + "]}";
        end += 4 * count;
    }
    header += '}';
    QByteArray bytes;
    for (int i = 0; i < 8; ++i) bytes.append(char(quint64(header.size()) >> 8 * i & 0xFF));
    return bytes + header + floats(end / 4);
}

}  // namespace

/// --input, --learned and --tensor of export and data.
class ArrayOptionsTest : public QObject, private ProgramRunner {
    Q_OBJECT

 private Q_SLOTS:
    void init() {
        makeFolder();
        put(path("P.csv"), "0.5,-1.5,2\n0.25,0,1\n3,4,5\n");
        put(path("line.npy"), "nothing");
        put(path("names.csv"), "a,b\n1,2\n");
        put(path("one.safetensors"), safetensors({{"wpe.weight", {2, 4}}, {"ln_f.bias", {4}}}));
        put(path("layers.safetensors"), safetensors({{"layers", {2, 3, 4, 4}}}));
        put(path("five.safetensors"), safetensors({{"layers", {2, 3, 4, 4}}, {"five", {1, 1, 3, 4, 4}}}));
        put(path("three.txt"), "a\nb\nc\n");
        put(path("list.json"), "[\"a\",\"b\"]");
        put(path("object.json"), "{\"a\":1}");
        put(path("many.safetensors"), safetensors({{"h.0.attn.c_attn.weight", {4, 12}},
                                                   {"h.0.mlp.c_fc.weight", {4, 16}},
                                                   {"h.0.mlp.c_fc.bias", {16}},
                                                   {"h.1.attn.c_attn.weight", {4, 12}},
                                                   {"h.1.mlp.c_fc.weight", {4, 16}},
                                                   {"h.2.attn.c_attn.weight", {4, 12}},
                                                   {"h.2.mlp.c_fc.weight", {4, 16}},
                                                   {"lm_head.weight", {5, 4}},
                                                   {"wpe.weight", {3, 4}},
                                                   {"wte.weight", {5, 4}}}));
    }

    void aTableIsShownAsItIs() {
        const Run done = run("data encoding-heatmap --learned P.csv");
        SUCCEEDED(done);
        QCOMPARE(done.out, "0,1,2\n0.5,-1.5,2\n0.25,0,1\n3,4,5\n");
        QCOMPARE(run("data encoding-heatmap --learned P.csv --n 2 --d 3").out, "0,1,2\n0.5,-1.5,2\n0.25,0,1\n");
        const Run cell = run("data encoding-heatmap --learned P.csv --row 2 --column 1 --table derivation");
        SUCCEEDED(cell);
        QVERIFY2(cell.out.contains("P[2, 1] = 4"), cell.out.constData());
    }

    void headersAreToldAndChosen_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QByteArray>("rows");  ///< below the header
        QTest::addColumn<QByteArray>("said");
        const auto taken = [](const char* line) {
            return QByteArray("attention-lab: note: H.csv: its first line is taken as a header: \"") + line + "\"\n";
        };
        QTest::addRow("names") << QByteArray("a,b\n1,2\n") << "" << QByteArray("1,2\n") << taken("a,b");
        QTest::addRow("counted columns") << QByteArray("0,1\n1,2\n") << "" << QByteArray("1,2\n") << taken("0,1");
        QTest::addRow("a line break in a name")
            << QByteArray("\"a\nb\",c\n1,2\n") << "" << QByteArray("1,2\n") << taken("\\\"a?b\\\",c");
        QTest::addRow("none") << QByteArray("+1.5e+00,-2\n1,2\n") << "" << QByteArray("1.5,-2\n1,2\n") << QByteArray();
        QTest::addRow("counted columns are values")
            << QByteArray("0,1\n1,2\n") << "--header off" << QByteArray("0,1\n1,2\n") << QByteArray();
        QTest::addRow("any line is a header")
            << QByteArray("$,%\n1,2\n") << "--header on" << QByteArray("1,2\n") << QByteArray();
    }
    void headersAreToldAndChosen() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, options);
        QFETCH(QByteArray, rows);
        QFETCH(QByteArray, said);
        put(path("H.csv"), bytes);
        const Run done = run(qPrintable("data encoding-heatmap --learned H.csv " + options));
        QCOMPARE(done.status, 0);
        QCOMPARE(done.out, "0,1\n" + rows);
        QCOMPARE(done.err, said);
        const Run drawn = run(qPrintable("export encoding-heatmap --learned H.csv -o H.svg " + options));
        QCOMPARE(drawn.status, 0);
        QCOMPARE(drawn.err, said);
        // A scene has the same numbers again, and nothing to tell.
        const Run again = run("data --scene H.svg");
        QCOMPARE(again.out, done.out);
        QCOMPARE(again.err, QByteArray());
    }

    void whatIsLeftOutIsTold_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("said");
        QTest::addRow("a table longer than n")
            << "data encoding-heatmap --learned long.csv"
            << QByteArray("attention-lab: note: long.csv: 60 of its 100 rows are used; --n says how many\n");
        QTest::addRow("a name with a place for words")
            << "data encoding-heatmap --learned a%2b.csv"
            << QByteArray("attention-lab: note: a%2b.csv: 60 of its 100 rows are used; --n says how many\n");
        QTest::addRow("a table as long as n") << "data encoding-heatmap --learned long.csv --n 100" << QByteArray();
        QTest::addRow("fewer were asked for") << "data similarity --learned long.csv --n 3" << QByteArray();
        QTest::addRow("a batch on a page of one sequence")
            << "data token-plus-position --input batch.npy"
            << QByteArray(
                   "attention-lab: note: batch.npy: the first of its 2 sequences is used; token-plus-position "
                   "has room for one\n");
        QTest::addRow("a batch where it is shown") << "data attention --input batch.npy" << QByteArray();
    }
    void whatIsLeftOutIsTold() {
        QFETCH(QString, line);
        QFETCH(QByteArray, said);
        QByteArray rows;
        for (int row = 0; row < 100; ++row) rows += QByteArray::number(row + 0.5) + ",1\n";
        put(path("long.csv"), rows);
        put(path("a%2b.csv"), rows);
        SUCCEEDED(run("data attention --batch 2 --table X -o batch.npy"));
        const Run done = run(qPrintable(line));
        QCOMPARE(done.status, 0);
        QCOMPARE(done.err, said);
    }

    void anArrayIsNoScene() {
        const Run done = run("P.csv");
        QCOMPARE(done.status, 1);
        QCOMPARE(done.err, QByteArray("attention-lab: error: P.csv: it is an array and no scene; the menu File, Array "
                                      "opens it\n"));
        QVERIFY(run("missing.csv").err.contains("there is no such file"));
    }

    void aTableOfItsOwnComesBack() {
        SUCCEEDED(run("data attention --numbers integers --table X -o X.csv"));
        const Run done = run("data attention --input X.csv --table X");
        QCOMPARE(done.status, 0);
        QCOMPARE(done.out, contentsOf(path("X.csv")));
        QVERIFY(done.err.startsWith("attention-lab: note: X.csv: its first line is taken as a header: \"0,1,2"));
    }

    void aTensorIsChosen_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("first");  ///< its first value, in eighths
        QTest::addRow("the only one that fits") << "--learned one.safetensors" << 0;
        QTest::addRow("the whole name") << "--learned many.safetensors --tensor wpe.weight"
                                        << 3 * 48 + 3 * 64 + 16 + 20;
        QTest::addRow("the beginning of one alone")
            << "--learned many.safetensors --tensor wt" << 3 * 48 + 3 * 64 + 16 + 20 + 12;
        QTest::addRow("a longer beginning") << "--tensor h.0.attn. --learned many.safetensors" << 0;
    }
    void aTensorIsChosen() {
        QFETCH(QString, options);
        QFETCH(int, first);
        const Run done = run(QStringList{"data", "encoding-heatmap"} + options.split(u' '));
        SUCCEEDED(done);
        const QByteArray line = done.out.split('\n').at(1);
        QCOMPARE(line.split(',').at(0).toDouble(), first / 8.0);
    }

    void tokensAreShownAsTheyAre() {
        put(path("A.safetensors"), safetensors({{"layers", {2, 3, 4, 4}}}));
        put(path("list.txt"), "Ġthe\n##ing\n<|endoftext|>\n[CLS]\n");
        const Run drawn = run("export heads --attention A.safetensors --layer 1 --token-list list.txt -o A.svg");
        SUCCEEDED(drawn);
        QCOMPARE(drawn.err, QByteArray());
        const QByteArray picture = contentsOf(path("A.svg"));
        for (const char* token : {"Ġthe", "##ing", "&lt;|endoftext|&gt;", "[CLS]"})
            QVERIFY2(picture.contains(">" + QByteArray(token) + "<"), token);
        // The scene in the picture has the list.
        SUCCEEDED(run("export --scene A.svg -o again.svg"));
        QVERIFY(contentsOf(path("again.svg")).contains(">##ing<"));
        const Run link = run("link --scene A.svg");
        QCOMPARE(link.status, 0);
        // A cell is called by its tokens.
        SUCCEEDED(run("data attention --n 4 --d 8 --table X -o X.npy"));
        SUCCEEDED(run("export attention --input X.npy --token-list list.txt -o X.svg"));
        QVERIFY(contentsOf(path("X.svg")).contains(">##ing<"));
    }

    void aLayerIsChosen() {
        put(path("A.safetensors"),
            safetensors({{"layers", {2, 3, 4, 4}}, {"heads", {1, 3, 4, 4}}, {"five", {1, 1, 3, 4, 4}}}));
        const auto first = [](const Run& run) { return run.out.split('\n').at(1); };
        const Run unasked = run("data heads --attention A.safetensors --tensor layers");
        QCOMPARE(unasked.status, 0);
        QVERIFY(unasked.err.contains("note: layer 0 of the 2 layers"));
        QCOMPARE(unasked.err.count('\n'), 1);
        QCOMPARE(first(unasked), "0,0,0,0");
        const Run asked = run("data heads --attention A.safetensors --tensor layers --layer 1");
        SUCCEEDED(asked);
        QCOMPARE(first(asked), "0,0,0,6");  // the 48th eighth
        const Run only = run("data heads --attention A.safetensors --tensor heads");
        SUCCEEDED(only);
        QCOMPARE(first(only), "0,0,0,12");
        QCOMPARE(only.out.count('\n'), 1 + 3 * 4 * 4);
    }

    void tokensAreNumberedWhereOnlyTheirNumberIsGiven() {
        const Run done = run("data token-plus-position --n 4 --d 6 --table X");
        SUCCEEDED(done);
        QCOMPARE(done.out.count('\n'), 5);
        SUCCEEDED(run("data token-plus-position --input P.csv --table X --n 3 --d 3"));
    }

    void figuresShowIt() {
        SUCCEEDED(run("export encoding-heatmap --learned one.safetensors --title auto -o P.svg"));
        QVERIFY(contentsOf(path("P.svg")).contains("wpe.weight"));
        // The scene in the picture has the numbers, or finds them again.
        QCOMPARE(run("data --scene P.svg").out, run("data encoding-heatmap --learned one.safetensors").out);
        QVERIFY(QFile::remove(path("one.safetensors")));
        SUCCEEDED(run("data --scene P.svg"));
    }

    void refused_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QStringList>("said");
        const auto row = [](const char* name, const char* arguments, int status, const QStringList& said) {
            QTest::addRow("%s", name) << arguments << status << said;
        };
        row("a page without arrays", "data encoding-curves --learned P.csv", 2,
            {"--learned: encoding-curves does not use it"});
        row("an array that the page does not use", "data encoding-heatmap --input P.csv", 2,
            {"--input: encoding-heatmap does not use it", "accepted: --learned"});
        row("a width that contradicts", "data encoding-heatmap --learned P.csv --d 4", 2,
            {"--d: 4", "P.csv", "but it is 3 by --learned"});
        row("more rows than there are", "data encoding-heatmap --learned P.csv --n 4", 2,
            {"--n: 4", "but it is at most 3 by", "accepted: 1 to 3"});
        row("as many tokens as the sentence does not have", "data token-plus-position --tokens word --n 4", 2,
            {"--n: 4, but it is 1 by --tokens \"word\"", "accepted: 1"});
        row("a sentence without words", "data token-plus-position --n 4 --d 6 --tokens \u00a0", 2,
            {"--tokens: ", "no token"});
        row("as many tokens as the file does not have", "data token-plus-position --input P.csv --n 4", 2,
            {"--n: 4, but it is 3 by --input"});
        row("no such file", "data encoding-heatmap --learned missing.npy", 1, {"missing.npy: there is no such file"});
        row("bad contents", "data encoding-heatmap --learned line.npy", 1, {"line.npy: this is no .npy file"});
        row("another extension", "data encoding-heatmap --learned P.txt", 1, {"P.txt: it is no array", ".safetensors"});
        row("an empty name", "data encoding-heatmap --learned=", 2, {"--learned: the name is empty"});
        row("several fit", "data encoding-heatmap --learned many.safetensors", 2,
            {"--tensor: 9 tensors in many.safetensors fit --learned", "one of wpe.weight (3 x 4, F32)", "and 3 more"});
        row("several begin so", "data encoding-heatmap --learned many.safetensors --tensor h.0.", 2,
            {"2 tensors", "h.0.attn.c_attn.weight (4 x 12, F32), h.0.mlp.c_fc.weight (4 x 16, F32)"});
        row("none begins so", "data encoding-heatmap --learned many.safetensors --tensor h.7", 2,
            {"begins with \"h.7\"", "wpe.weight"});
        row("the named one has other axes",
            "data encoding-heatmap --learned many.safetensors --tensor h.0.mlp.c_fc.bias", 1,
            {"many.safetensors: the number of axes of its array is 1", "accepted: 2"});
        row("a tensor and no file", "data encoding-heatmap --tensor wpe.weight", 2, {"--tensor: no file with tensors"});
        row("a tensor of a .csv", "data encoding-heatmap --learned P.csv --tensor wpe.weight", 2,
            {"--tensor: no file with tensors"});
        row("a header and no file", "data encoding-heatmap --header on", 2, {"--header: no .csv file is given"});
        row("a header of a tensor", "data encoding-heatmap --learned one.safetensors --header off", 2,
            {"--header: no .csv file is given", "accepted: beside one that is read"});
        row("an unknown header", "data encoding-heatmap --learned P.csv --header auto", 2,
            {"--header: unknown value \"auto\"; accepted: on, off"});
        row("no value of a header", "data encoding-heatmap --learned P.csv --header", 2,
            {"--header: the value is missing"});
        row("a header that is none", "data encoding-heatmap --learned names.csv --header off", 1,
            {"names.csv: line 1, column 1 is \"a\"", "accepted: finite numbers"});
        row("English in whatever language the figure is",
            "export encoding-heatmap --learned names.csv --header off --language zh_CN -o P.svg", 1,
            {"names.csv: line 1, column 1 is \"a\"; accepted: finite numbers, separated by ',', ';' or a tab"});
        row("a layer beyond the last", "data heads --attention layers.safetensors --layer 2", 2,
            {"--layer: 2, but it is at most 1 by --attention", "accepted: 0 to 1"});
        row("a layer of weights without layers", "data heads --attention one.safetensors --layer 1", 2,
            {"--layer: there is only one layer", "layers x heads"});
        row("weights on five axes", "data heads --attention five.safetensors --tensor five", 1,
            {"axes of its array is 5", "accepted: 2 to 4 for --attention"});
        row("a list of another length", "data heads --attention layers.safetensors --layer 0 --token-list three.txt", 2,
            {"--token-list: 3 tokens for 4 queries", "accepted: 4 tokens, or none"});
        row("a list for other rows", "data attention --input P.csv --heads 1 --token-list list.json", 2,
            {"--token-list: 2 tokens for 3 loaded rows"});
        row("a list and a sentence", "data heads --token-list three.txt --tokens a", 2,
            {"--token-list: ", "beside --tokens"});
        row("a list and another number", "data heads --token-list three.txt --n 4", 2, {"--n: 4, but it is 3"});
        row("a page without lists", "data binary --token-list three.txt", 2,
            {"--token-list: binary does not use it", "heads"});
        row("a list that is none", "data heads --token-list object.json", 1, {"object.json: it is an object"});
        row("no such list", "data heads --token-list missing.txt", 1, {"missing.txt: there is no such file"});
        row("all exhibits with a list", "export --all -o figures --token-list three.txt", 2,
            {"--token-list: --all draws"});
        row("all exhibits with a header", "export --all -o figures --header on", 2, {"--header: --all draws"});
        row("all exhibits", "export --all -o figures --learned P.csv", 2, {"--learned: --all draws every exhibit"});
    }
    void refused() {
        QFETCH(QString, arguments);
        QFETCH(int, status);
        QFETCH(QStringList, said);
        const Run done = run(qPrintable(arguments));
        QCOMPARE(complaint(done, status, said), QString());
    }
};

ATTENTION_TEST(ArrayOptionsTest, QCoreApplication)
#include "array_options_test.moc"
