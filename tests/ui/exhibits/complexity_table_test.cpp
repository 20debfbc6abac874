#include <array>
#include <cmath>
#include <set>
#include <vector>

#include "core/cost/complexity_table_study.h"
#include "core/io/table_format.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "tests/ui/painted_texts.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"

using namespace attention;

namespace {

using Integers = std::vector<std::int64_t>;
using Reals = std::vector<double>;

/// A language whose words are twice as long.
class LongTableWords : public QTranslator {
 public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        const QString text = QString::fromUtf8(source);
        return text.contains(u'%') || text.contains(QLatin1String("O(")) ? text : text + u' ' + text;
    }
};

/// What is painted as an export does: in less than the least room smaller as a whole.
std::unique_ptr<PaintedTexts> paintedTexts(const Scene& scene, QSize size) {
    const auto figure = complexityTable().makeFigure();
    figure->setTheme(Theme::light());
    figure->display(scene, complexityTable().compute(scene, {}));
    const QSizeF least = figure->minimumLogicalSize();
    const double scale = std::min({1.0, size.width() / least.width(), size.height() / least.height()});
    auto texts = std::make_unique<PaintedTexts>(size);
    QCPPainter painter(texts.get());
    painter.setMode(QCPPainter::pmNoCaching);
    painter.scale(scale, scale);
    figure->paint(painter, (QSizeF(size) / scale).toSize());
    return texts;
}

/// Letters as they are typed, without the spaces that lines take away.
QString plainWords(const QString& text) {
    QString plain;
    for (const char32_t letter : text.toUcs4()) {
        if (QChar::isSpace(letter)) continue;
        constexpr char32_t kItalicA = 0x1D44E, kItalicZ = 0x1D467, kItalicRho = 0x1D70C;
        const char32_t typed = letter == kItalicRho                       ? U'ρ'
                               : letter >= kItalicA && letter <= kItalicZ ? U'a' + (letter - kItalicA)
                                                                          : letter;
        plain += QString::fromUcs4(&typed, 1);
    }
    return plain;
}

/// All that is written in the figure, to be searched for plainWords().
QString writtenIn(const Scene& scene, QSize size) {
    QString all;
    for (const PaintedText& piece : paintedTexts(scene, size)->visible()) all += plainWords(piece.text);
    return all;
}

/// All that is written in a large figure and said in the caption, to be searched for plainWords().
QString saidOf(const Scene& scene) {
    static const QRegularExpression tags(QStringLiteral("<[^>]*>"));
    return writtenIn(scene, {1400, 900}) +
           plainWords(evaluateScene(complexityTable(), scene).caption().more.remove(tags));
}

}  // namespace

class ComplexityTableTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        QCoreApplication::installTranslator(&m_plurals);
    }

    void theTableIsThatOfTheContract() {
        const Scene scene = sceneOf(complexityTable(), "n=60 d=32 kernel=3");
        QCOMPARE(csvOf(evaluateScene(complexityTable(), scene).table("table")),
                 std::string("layer,term-formula,term,count-formula,count,sequential-formula,sequential,path-formula,"
                             "path,memory-bytes,parameters,source\n"
                             "convolution,O(k n d^2),184320,k n d^2,184320,O(1),1,O(n/k),20,15360,3072,"
                             "d2l.ai 11.6.2\n"
                             "dilated,O(k n d^2),184320,k n d^2,184320,O(1),1,O(log_k(n)),3.7268330278608417,15360,"
                             "3072,\"Vaswani et al. 2017, Table 1\"\n"
                             "recurrent,O(n d^2),61440,2n d^2,122880,O(n),60,O(n),60,30720,2048,"
                             "\"Vaswani et al. 2017, Table 1; d2l.ai 11.6.2\"\n"
                             "attention,O(n^2 d),115200,2 n^2 d,230400,O(1),1,O(1),1,44160,0,"
                             "\"Vaswani et al. 2017, Table 1; d2l.ai 11.6.2\"\n"
                             "restricted,O(r n d),17280,2d (n (2 rho + 1) - rho (rho + 1)),33280,O(1),1,O(n/r),"
                             "6.666666666666667,19520,0,\"Vaswani et al. 2017, Table 1\"\n"));
        const auto table = std::get<ColumnTable>(evaluateScene(complexityTable(), scene).table("table"));
        const TableDescription& description = complexityTable().tables().front();
        QCOMPARE(table.columns.size(), description.columns.size());
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            QCOMPARE(std::string_view(table.columns[i].name), description.columns[i].name);
        QVERIFY_EXCEPTION_THROWN(evaluateScene(complexityTable(), scene).table("derivation"), std::invalid_argument);
    }

    void theLargestCountsAreExact() {
        const Scene scene = sceneOf(complexityTable(),
                                    "n=1000000 d=100000 kernel=63 radius=4096 projections=on count=flop pass=training");
        // By Python's integers.
        QCOMPARE(
            columnOf<std::int64_t>(studiedOnce(complexityTable(), scene).table("table"), "term"),
            (Integers{630000000000000000, 630000000000000000, 10000000000000000, 100000000000000000, 819300000000000}));
        QCOMPARE(columnOf<std::int64_t>(studiedOnce(complexityTable(), scene).table("table"), "count"),
                 (Integers{3780000000000000000, 3780000000000000000, 120000000000000000, 1440000000000000000,
                           249811462425600000}));
        QCOMPARE(columnOf<std::int64_t>(studiedOnce(complexityTable(), scene).table("table"), "parameters")[0],
                 std::int64_t(630000000000));
    }

    void switchesChangeTheCountOnly() {
        const Scene plain = sceneOf(complexityTable(), "n=7 d=5");
        const auto before = columnOf<std::int64_t>(studiedOnce(complexityTable(), plain).table("table"), "count");
        const Scene flops = sceneOf(complexityTable(), "n=7 d=5 count=flop");
        const Scene training = sceneOf(complexityTable(), "n=7 d=5 pass=training");
        const Scene projections = sceneOf(complexityTable(), "n=7 d=5 projections=on");
        for (std::size_t row = 0; row < before.size(); ++row) {
            QCOMPARE(columnOf<std::int64_t>(studiedOnce(complexityTable(), flops).table("table"), "count")[row],
                     2 * before[row]);
            QCOMPARE(columnOf<std::int64_t>(studiedOnce(complexityTable(), training).table("table"), "count")[row],
                     3 * before[row]);
            QCOMPARE(columnOf<std::int64_t>(studiedOnce(complexityTable(), projections).table("table"), "count")[row],
                     before[row] + (row >= 3 ? 4 * 7 * 5 * 5 : 0));
        }
        for (const Scene* scene : {&flops, &training, &projections})
            QCOMPARE(columnOf<std::int64_t>(studiedOnce(complexityTable(), *scene).table("table"), "term"),
                     columnOf<std::int64_t>(studiedOnce(complexityTable(), plain).table("table"), "term"));
    }

    void noRadiusIsFour() {
        QCOMPARE(csvOf(evaluateScene(complexityTable(), sceneOf(complexityTable(), "radius=4")).table("table")),
                 csvOf(evaluateScene(complexityTable(), sceneOf(complexityTable(), "")).table("table")));
        QVERIFY(csvOf(evaluateScene(complexityTable(), sceneOf(complexityTable(), "radius=5")).table("table")) !=
                csvOf(evaluateScene(complexityTable(), sceneOf(complexityTable(), "")).table("table")));
    }

    void explanationsHaveTheTablesNumbers_data() {
        QTest::addColumn<QString>("choices");
        QTest::newRow("the book's") << "n=60 d=32 kernel=3";
        QTest::newRow("all that is counted") << "n=61 d=33 kernel=4 projections=on count=flop pass=training";
        QTest::newRow("never connected") << "n=9 kernel=1 radius=0";
        QTest::newRow("one token") << "n=1 d=1";
        QTest::newRow("a radius beyond the text") << "n=5 radius=9";
    }
    void explanationsHaveTheTablesNumbers() {
        QFETCH(QString, choices);
        const Scene scene = sceneOf(complexityTable(), choices);
        for (std::int64_t row = 0; row < 5; ++row) {
            const auto at = std::size_t(row);
            const auto valueAt = [&](std::int64_t column) {
                return evaluateScene(complexityTable(), scene).explain({row, column, {}});
            };
            const std::array names{"term", "count", "sequential", "path", "memory-bytes", "parameters"};
            for (std::size_t i = 0; i < names.size(); ++i) {
                const Explanation explanation = valueAt(std::int64_t(i));
                const double expected =
                    i == 3 ? columnOf<double>(studiedOnce(complexityTable(), scene).table("table"), names[i])[at]
                           : double(columnOf<std::int64_t>(studiedOnce(complexityTable(), scene).table("table"),
                                                           names[i])[at]);
                QCOMPARE(explanation.derivation.value, expected);
                QCOMPARE(explanation.tags.size(), std::size_t(2));
                QVERIFY(!explanation.sentence.isEmpty());
            }
            QVERIFY(valueAt(0).value.remove(QChar(0x202F)) ==
                    QString::number(
                        columnOf<std::int64_t>(studiedOnce(complexityTable(), scene).table("table"), "term")[at]));
        }
    }

    /// What is said of the sizes, in every case that there is.
    void sentencesAreTrue_data() {
        QTest::addColumn<QString>("choices");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const char* choices, const char* said) {
            QTest::newRow(name) << choices << QString::fromUtf8(said);
        };
        row("n > d", "n=60 d=32",
            "n = 60 is larger than d = 32, so self-attention costs 1.9 times as much as recurrence, with constants "
            "or without. Self-attention needs 1 step in sequence, not 60, and joins any two tokens.");
        row("r < d < n", "n=60 d=32",
            "The lowest term is that of restricted self-attention: r = 9 is smaller than n and than d. Its exact count "
            "is "
            "the lowest, too.");
        row("n < d", "n=32 d=512",
            "n = 32 is smaller than d = 512, so recurrence costs 16 times as much as self-attention, with constants "
            "or without.");
        row("n = d", "n=64 d=64",
            "n = d = 64, so self-attention costs as much as recurrence, with constants or without.");
        row("projections, n > d", "n=60 d=32 projections=on",
            "In O(·), self-attention costs 1.9 times as much as recurrence, as n = 60 exceeds d = 32; "
            "counted "
            "exactly with its projections, 3.9 times as much.");
        row("projections, n < d", "n=32 d=512 projections=on",
            "In O(·), recurrence costs 16 times as much as self-attention, as n = 32 is below d = 512; "
            "counted "
            "exactly with its projections, self-attention costs 2.1 times as much as recurrence.");
        row("projections, n = d", "n=64 d=64 projections=on", "counted exactly with its projections, 3 times as much.");
        row("projections change the cheapest exact count only", "n=1000 d=1000 projections=on",
            "The lowest term is that of restricted self-attention: r = 9 is smaller than n and than d. The lowest "
            "exact "
            "count is that of recurrence.");
        row("nearly the same is not once as much", "n=1000 d=999", "self-attention costs 1.001 times as much");
        row("one token", "n=1 d=8", "With a single token there is nothing to wait for and nothing to connect.");
        row("one token of width one: all terms are equal", "n=1 d=1", "self-attention: r = n = d = 1.");
        row("r = d < n", "n=60 d=9",
            "The lowest terms are those of recurrence and restricted self-attention: r = d = 9.");
        row("d < r", "n=60 d=4", "The lowest term is that of recurrence: d = 4 is smaller than n and than r = 9.");
        row("d < r, k = 1", "n=60 d=5 kernel=1",
            "The lowest terms are those of a convolution, a dilated convolution and recurrence: d = 5 is "
            "smaller than n and than r = 9. The lowest exact counts are those of a convolution and a dilated "
            "convolution.");
        row("r = n, which not every token meets", "n=9 d=32",
            "The lowest terms are those of self-attention and restricted self-attention: r = n = 9. The lowest "
            "exact count is that of restricted self-attention.");
        row("r = n, odd, met in the middle only", "n=9 d=32",
            "r = n, yet only tokens in the middle meet all keys: counted exactly, restricted self-attention costs "
            "less than self-attention, and the ends of the text are two layers apart.");
        row("r = n, even, met in the middle only", "n=8 radius=4", "r = n, yet only tokens in the middle meet all");
        row("a radius that reaches everything", "n=5 radius=7",
            "The radius ρ = 7 reaches every token, so r = n and nothing is restricted.");
        row("k = 1", "kernel=1",
            "With k = 1 no number of convolutions connects two tokens: their path is infinite. With k = 1 a "
            "convolution has the term of recurrence; counted exactly, it costs half as much.");
        row("k = 1, one token", "n=1 kernel=1",
            "With k = 1 the formula of a convolution's path gives infinity, though a single token has nothing to "
            "connect.");
        row("radius 0", "radius=0", "no number of restricted layers connects two tokens, their path is infinite");
        row("radius 0, one token", "n=1 radius=0", "layer's path is infinite, though one token has no pair to");
        row("an even kernel", "kernel=4", "k = 4 is even: output i sees the inputs from i − 1 to i + 2.");
        row("a kernel longer than the text", "n=3 kernel=5", "The kernel is longer than the text");
        row("the sizes", "n=60 d=32 kernel=3", "n = 60, d = 32, k = 3, ρ = 4, r = 2ρ + 1 = 9.");
        row("what is counted", "count=flop pass=training projections=on",
            "Counted: FLOPs (two for each multiply–add) of a training step (three times a forward pass), "
            "with attention’s projections");
    }
    void sentencesAreTrue() {
        QFETCH(QString, choices);
        QFETCH(QString, said);
        const Scene scene = sceneOf(complexityTable(), choices);
        const QString written = saidOf(scene);
        QVERIFY2(written.contains(plainWords(said)), qPrintable(written));
        QCOMPARE(wordsFault(complexityTable(), scene), QString());
    }

    /// Whatever is said to be the lowest is it, and nothing else is.
    void theLowestAreSaid() {
        // Some of all combinations: each value of a parameter with each of another one.
        constexpr int kEach = 5;
        int turn = 0;
        for (const char* projections : {"off", "on"})
            for (const int n : {1, 2, 9, 60})
                for (const int d : {1, 8, 9, 60})
                    for (const int radius : {0, 4, 70})
                        for (const int kernel : {1, 2}) {
                            if (++turn % kEach != 0) continue;
                            const Scene scene =
                                sceneOf(complexityTable(), QStringLiteral("n=%1 d=%2 radius=%3 kernel=%4 projections=")
                                                                   .arg(n)
                                                                   .arg(d)
                                                                   .arg(radius)
                                                                   .arg(kernel) +
                                                               QLatin1String(projections));
                            const auto costs = layerCosts(costSetting(scene.parameters));
                            const auto terms = cheapest(costs, CostColumn::Term);
                            const auto counts = cheapest(costs, CostColumn::Exact);
                            const QString written = saidOf(scene);
                            const auto said = [&](const char* what) {
                                const QRegularExpression names(
                                    QStringLiteral("lowest%1s?(?:isthat|arethose)of([^.]*?)(?::|\\.)")
                                        .arg(QLatin1String(what)));
                                return names.match(written).captured(1);
                            };
                            QCOMPARE(marksOf(said("term")), terms);
                            if (terms == counts)
                                QVERIFY2(written.contains("arethelowest,too") || written.contains("isthelowest,too"),
                                         qPrintable(written));
                            else
                                QCOMPARE(marksOf(said("exactcount")), counts);
                        }
    }

    /// What a figure needs beside itself is never left out.
    void sizesAndSourcesStand_data() {
        QTest::addColumn<QString>("choices");
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(440, 300), QSize(470, 330), QSize(560, 430), QSize(640, 360), QSize(820, 470)})
            for (const char* choices : {"", "n=60 d=32 projections=on", "n=9 kernel=1"})
                QTest::addRow("%s, %d x %d", choices, size.width(), size.height()) << choices << size;
    }
    void sizesAndSourcesStand() {
        QFETCH(QString, choices);
        QFETCH(QSize, size);
        const Scene scene = sceneOf(complexityTable(), choices);
        const CostOptions setting = costSetting(scene.parameters);
        const QString written = writtenIn(scene, size);
        const QString sizes = QStringLiteral("n=%1,d=%2,k=%3,ρ=4").arg(setting.n).arg(setting.d).arg(setting.kernel);
        QVERIFY2(written.contains(sizes), qPrintable(written));
        QVERIFY2(written.contains("d2l.ai11.6.2"), qPrintable(written));
        QVERIFY2(written.contains("timesasmuch"), qPrintable(written));
    }

    void suggestionsSayWhatTheyMean() {
        for (const char* choices : {"n=60 d=32 projections=on", "n=32 d=60 projections=on"})
            QVERIFY(evaluateScene(complexityTable(), sceneOf(complexityTable(), choices))
                        .caption()
                        .suggestion.contains("the formula of self-attention gives"));
    }

    void captionsAreShort() {
        static const QRegularExpression tags(QStringLiteral("<[^>]*>"));
        const Scene scene = sceneOf(complexityTable(), "n=9 kernel=1 count=flop pass=training projections=on");
        constexpr int kMaxWords = 28;
        QVERIFY(evaluateScene(complexityTable(), scene).caption().observation.remove(tags).split(u' ').size() <=
                kMaxWords);
        QCOMPARE(evaluateScene(complexityTable(), scene).description().count(QStringLiteral(". ")), 1);
    }

    /// Both columns of operations, and all of a column, in full or all with powers of ten.
    void operationsHaveOneNotation_data() {
        QTest::addColumn<QString>("choices");
        QTest::newRow("as large as its neighbour is not") << "n=1000 d=8 radius=4 projections=on";
        QTest::newRow("a column alone would be in full") << "n=1000 d=99 count=flop pass=training";
        QTest::newRow("the smallest beside a large one") << "n=3 d=3000 kernel=63 projections=on";
    }
    void operationsHaveOneNotation() {
        QFETCH(QString, choices);
        const Scene scene = sceneOf(complexityTable(), choices);
        for (const int width : {440, 560, 640, 760, 820, 1100}) {
            const QString written = writtenIn(scene, {width, 470});
            const auto shownCount = [&](const char* name) {
                int whole = 0;
                for (const std::int64_t count :
                     columnOf<std::int64_t>(studiedOnce(complexityTable(), scene).table("table"), name))
                    whole += written.contains(QString::number(count)) ? 1 : 0;
                return whole;
            };
            const int terms = shownCount("term");
            const int counts = shownCount("count");
            QVERIFY2(terms == 0 || terms == 5, qPrintable(written));
            if (shownFigure(complexityTable(), scene, {width, 470})->cellRect({0, 1, {}})) QCOMPARE(counts, terms);
        }
    }

    void textsNeitherMeetNorLeaveTheFigure_data() {
        QTest::addColumn<QString>("choices");
        QTest::addColumn<QSize>("size");
        for (const QSize size :
             {QSize(440, 300), QSize(470, 330), QSize(560, 430), QSize(820, 470), QSize(1100, 640)}) {
            const auto row = [&](const char* name, const char* choices) {
                QTest::addRow("%s, %d x %d", name, size.width(), size.height()) << choices << size;
            };
            row("defaults", "");
            row("largest", "n=1000000 d=100000 kernel=63 radius=4096 projections=on count=flop pass=training");
            row("a billion or so", "n=4096 d=512 kernel=15");
            row("smallest", "n=1 d=1 kernel=1 radius=0");
            row("all notes", "n=3 kernel=4 radius=0 projections=on");
        }
    }
    void textsNeitherMeetNorLeaveTheFigure() {
        QFETCH(QString, choices);
        QFETCH(QSize, size);
        const auto texts = paintedTexts(sceneOf(complexityTable(), choices), size);
        QVERIFY(texts->visible().size() > 30);
        for (const PaintedText& text : texts->visible()) QVERIFY2(!text.text.contains(u'…'), qPrintable(text.text));
        meetNothing(*texts);
    }

    void textsTwiceAsLongFit_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(440, 300), QSize(487, 300), QSize(814, 500), QSize(1100, 640)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void textsTwiceAsLongFit() {
        QFETCH(QSize, size);
        LongTableWords words;
        QCoreApplication::installTranslator(&words);
        const auto texts = paintedTexts(sceneOf(complexityTable(), ""), size);
        QCoreApplication::removeTranslator(&words);
        meetNothing(*texts);
    }

    void cellsAreWhereTheyAreFound() {
        const Scene scene = sceneOf(complexityTable(), "");
        const auto figure = shownFigure(complexityTable(), scene, {820, 470});
        for (std::int64_t row = 0; row < 5; ++row)
            for (std::int64_t column = 0; column < 4; ++column) {
                const Cell cell{row, column, {}};
                const auto rect = figure->cellRect(cell);
                QVERIFY(rect);
                QCOMPARE(figure->cellAt(rect->center()), std::optional(cell));
            }
        QCOMPARE(figure->cellAt({2, 120}).value_or(Cell{}).column, std::int64_t(0));
        QVERIFY(!figure->cellAt({400, 8}));
    }

    /// Twice the tokens: four times the operations of self-attention, and twice those of layers that are linear in n.
    void doublingsAreThoseOfTheTerms() {
        QCOMPARE(ComplexityTableStudy({.n = 100, .d = 20}).doublings, (Reals{2, 2, 2, 4, 2}));
        // A radius that reaches all tokens restricts nothing; and the most tokens have a half.
        QCOMPARE(ComplexityTableStudy({.n = 4, .radius = 64}).doublings, (Reals{2, 2, 2, 4, 4}));
        QCOMPARE(ComplexityTableStudy({.n = 1'000'000}).doublings, (Reals{2, 2, 2, 4, 2}));
    }

    /// The start shows three columns and no formulas, in each room, and what proves the claim can be pointed at.
    void costsAreThePicture_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(800, 560), QSize(770, 430), QSize(820, 380), QSize(1250, 720)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void costsAreThePicture() {
        QFETCH(QSize, size);
        const Scene scene = presetScene(complexityTable(), "start");
        QCOMPARE(scene.parameters.show, std::string("costs"));
        const auto figure = shownFigure(complexityTable(), scene, size);
        QVERIFY(figure->panels().size() <= 3 && figure->droppedItems().isEmpty());
        for (const std::int64_t column : {0, 3}) {
            const auto cell = figure->cellRect({3, column, {}});
            QVERIFY(cell && QRectF(QPointF(), size).contains(*cell));
            QCOMPARE(figure->cellAt(cell->center()), std::optional(Cell{3, column, {}}));
        }
        QVERIFY(!figure->cellRect({3, 1, {}}) && !figure->cellRect({3, 2, {}}));
        QVERIFY(writtenIn(scene, size).contains(QStringLiteral("×4")));
        meetNothing(*paintedTexts(scene, size));
    }

    /// Numbers and sentences change; cells, and the panels below them, stay where they are.
    void nothingMovesWhileASliderDoes_data() {
        QTest::addColumn<QString>("tab");
        QTest::addColumn<QSize>("size");
        for (const char* tab : {"costs", "formulas", "curves", "all"})
            for (const QSize size : {QSize(766, 580), QSize(1250, 720)})
                QTest::addRow("%s, %d x %d", tab, size.width(), size.height()) << tab << size;
    }
    void nothingMovesWhileASliderDoes() {
        QFETCH(QString, tab);
        QFETCH(QSize, size);
        const auto figure = complexityTable().makeFigure();
        figure->setInteractive(true);
        figure->resize(size);
        std::vector<QRectF> first;
        for (const char* values : {"n=1", "n=9", "n=20", "n=100", "n=876", "n=1024", "n=4096", "d=1", "d=333", "d=1024",
                                   "kernel=1", "kernel=15", "radius=0", "radius=64"}) {
            Scene scene = sceneOf(complexityTable(), QStringLiteral("n=100 d=20 ") + values + " show=" + tab);
            figure->display(scene, complexityTable().compute(scene, {}));
            figure->replot(QCustomPlot::rpImmediateRefresh);
            std::vector<QRectF> places;
            // Where there is no table a cell is a mark on the curves, which moves along.
            for (std::int64_t row = 0; row < 5 && tab != "curves"; ++row)
                for (std::int64_t column = 0; column < 6; ++column)
                    places.push_back(figure->cellRect({row, column, {}}).value_or(QRectF()));
            for (const Figure::Panel& panel : figure->panels()) places.push_back(panel.place);
            if (first.empty()) first = places;
            for (std::size_t i = 0; i < places.size(); ++i)
                QVERIFY2(places[i] == first[i], qPrintable(QStringLiteral("%1: %2").arg(values).arg(i)));
        }
    }

    void arrowsLeadAlongColumnsThatAreShown() {
        const Scene scene = sceneOf(complexityTable(), "");
        const auto wide = shownFigure(complexityTable(), scene, {820, 470});
        QCOMPARE(wide->adjacentCell({3, 1, {}}, 1, 0), (Cell{3, 2, {}}));
        QCOMPARE(wide->adjacentCell({3, 1, {}}, 0, 1), (Cell{4, 1, {}}));
        QCOMPARE(wide->adjacentCell({4, 5, {}}, 1, 1), (Cell{4, 5, {}}));
        QCOMPARE(wide->adjacentCell({0, 0, {}}, -1, -1), (Cell{0, 0, {}}));
        const auto narrow = shownFigure(complexityTable(), scene, {330, 300});
        Cell cell{0, 0, {}};
        for (int steps = 0; steps < 6; ++steps) {
            cell = narrow->adjacentCell(cell, 1, 0);
            QVERIFY(narrow->cellRect(cell));
        }
    }

    /// What is explained is drawn, however little room there is.
    void theSelectedColumnStays() {
        for (const int column : {1, 4, 5}) {
            const Cell cell{3, column, {}};
            const Scene scene = sceneOf(complexityTable(), QStringLiteral("row=3 column=%1").arg(column));
            QVERIFY(shownFigure(complexityTable(), scene, {440, 420})->cellRect(cell));
            QVERIFY(!shownFigure(complexityTable(), sceneOf(complexityTable(), "row=3 column=0"), {440, 420})
                         ->cellRect(cell));
        }
    }

    /// For the term n/k = 20 stands 30, which the page about paths finds on its network.
    void exactPathsAreThoseOfTheNetworks() {
        for (const char* choices : {"n=60 d=32 kernel=3", "n=61 kernel=4 radius=7", "n=2", "n=9 kernel=9 radius=1"}) {
            const Scene scene = sceneOf(complexityTable(), choices);
            const ComplexityTableStudy study(costSetting(scene.parameters));
            for (std::size_t row = 0; row < study.costs.size(); ++row) {
                const Network layers{.architecture = study.costs[row].architecture,
                                     .tokens = study.setting.n,
                                     .kernel = study.setting.kernel,
                                     .radius = study.setting.radius};
                QCOMPARE(study.exactPaths[row], longestDistance(layers, PathKind::SomeOutput));
            }
        }
    }

    /// The curve of a layer leads to its term.
    void curvesPointAtTerms() {
        const auto figure = shownFigure(complexityTable(), sceneOf(complexityTable(), ""), {820, 560});
        const double below = figure->cellRect({4, 0, {}})->bottom() + 40;
        std::set<std::int64_t> rows;
        for (double y = below; y < 560; ++y)
            for (double x = 0; x < 820; x += 3)
                if (const auto cell = figure->cellAt({x, y})) {
                    QCOMPARE(cell->column, std::int64_t(0));
                    rows.insert(cell->row);
                }
        QVERIFY(rows.size() >= 4);
    }

    void theLeastImportantColumnsGiveWay() {
        const Scene scene = sceneOf(complexityTable(), "");
        int before = 6;
        for (const int width : {900, 620, 520, 440, 360, 300}) {
            const auto figure = shownFigure(complexityTable(), scene, {width, 420});
            int columns = 0;
            for (std::int64_t column = 0; column < 6; ++column) columns += figure->cellRect({0, column, {}}) ? 1 : 0;
            QVERIFY2(columns <= before && columns >= 1, qPrintable(QString::number(width)));
            QVERIFY(figure->cellRect({0, 0, {}}));
            before = columns;
        }
        QVERIFY(before < 6);
    }

    void formulasAreTypesetForPapers() {
        const Scene scene = sceneOf(complexityTable(), "");
        const auto written = [&](TableFormat format) {
            std::string text;
            writeTable(evaluateScene(complexityTable(), scene).table("table"), format,
                       [&](std::string_view piece) { return text += piece, true; });
            return QString::fromStdString(text);
        };
        QVERIFY(written(TableFormat::Latex).contains("$O(k n d^{2})$ & 184320"));
        QVERIFY(written(TableFormat::Markdown).contains("| $O(n^{2} d)$ | 115200 |"));
    }

 private:
    /// The kinds of layers in a list of names.
    static std::vector<bool> marksOf(const QString& names) {
        const QStringList all = QString(names).replace(QLatin1String("and"), QLatin1String(",")).split(u',');
        return {all.contains("aconvolution"), all.contains("adilatedconvolution"), all.contains("recurrence"),
                all.contains("self-attention"), all.contains("restrictedself-attention")};
    }
    static void meetNothing(const PaintedTexts& texts) {
        QStringList faults;
        for (const TextFault& fault : textFaults(texts, {})) faults += fault.words;
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    Plurals m_plurals;
};

ATTENTION_TEST(ComplexityTableTest, QApplication)
#include "complexity_table_test.moc"
