#include <cmath>

#include "core/formula/expression.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/drawn_text.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/figure.h"
#include "ui/figure/theme.h"

using namespace attention;

namespace {

constexpr Index kRows = 40;
constexpr Index kColumns = 6;

double entry(Index row, Index column) {
    return 0.01 * std::sin(double(row * kColumns + column)) - (row == 3 && column == 5 ? 0.25 : 0);
}

/// A scene with a learned table of kRows x kColumns.
Scene learnedScene() {
    Array array{{kRows, kColumns}, {}};
    for (Index row = 0; row < kRows; ++row)
        for (Index column = 0; column < kColumns; ++column) array.values.push_back(entry(row, column));
    Scene scene;
    scene.exhibit = "encoding-heatmap";
    scene.parameters.start = 7;
    scene.arrays["learned"] = {"/models/model.safetensors", std::string(64, '0'), array.shape,
                               std::make_shared<const Array>(array), "wpe.weight"};
    return scene;
}

}  // namespace

/// The heatmap with a table that a model has learned.
class EncodingHeatmapLearnedTest : public QObject {
    Q_OBJECT

    const Exhibit& m_exhibit = *findExhibit("encoding-heatmap");

    /// What is written in the figure, which has room.
    QString textOf(const Scene& scene) const {
        constexpr QSize kRoomy(1100, 700);
        const auto figure = m_exhibit.makeFigure();
        figure->setInteractive(true);
        figure->display(scene, m_exhibit.compute(scene, {}));
        DrawnText drawn(kRoomy);
        QCPPainter painter(&drawn);
        figure->paint(painter, kRoomy);
        return drawn.text();
    }

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    void theTableDecidesTheSize() {
        const Scene scene = adaptScene(m_exhibit, learnedScene());
        QCOMPARE(scene.parameters.d, kColumns);
        QCOMPARE(scene.parameters.n, kRows);
        QCOMPARE(scene.parameters.start, 0);
        Scene fewer = learnedScene();
        fewer.parameters.n = 5;
        QCOMPARE(adaptScene(m_exhibit, fewer).parameters.n, 5);
        QVERIFY(!m_exhibit.ineffectiveReason("base", scene).isEmpty());
        QVERIFY(m_exhibit.ineffectiveReason("n", scene).isEmpty());
        // A file that was not found leaves the formula's table.
        Scene missing = learnedScene();
        missing.arrays.at("learned").values = nullptr;
        QCOMPARE(adaptScene(m_exhibit, missing).parameters.d, 32);
        QVERIFY(m_exhibit.ineffectiveReason("base", missing).isEmpty());
    }

    void tablesAreTheFiles() {
        Scene scene = learnedScene();
        scene.parameters.n = 5;
        scene = adaptScene(m_exhibit, scene);
        const auto table = std::get<MatrixTable>(evaluateScene(m_exhibit, scene).table("P"));
        QCOMPARE(table.values->rows(), 5);
        for (Index row = 0; row < 5; ++row)
            for (Index column = 0; column < kColumns; ++column)
                QCOMPARE((*table.values)(row, column), entry(row, column));
    }

    void everyNumberIsExplained() {
        const Scene scene = adaptScene(m_exhibit, learnedScene());
        for (Index row = 0; row < kRows; ++row)
            for (Index column = 0; column < kColumns; ++column) {
                const Explanation explanation = evaluateScene(m_exhibit, scene).explain({row, column});
                QCOMPARE(explanation.derivation.value, entry(row, column));
                QCOMPARE(evaluate(explanation.derivation.symbolic), entry(row, column));
                QCOMPARE(evaluate(explanation.derivation.numeric()), entry(row, column));
                QCOMPARE(explanation.derivation.steps.back().value, entry(row, column));
                QVERIFY(!explanation.clock);
            }
    }

    void wordsSayWhatItIs() {
        Scene scene = adaptScene(m_exhibit, learnedScene());
        QVERIFY(m_exhibit.textsFor(scene).title.contains("wpe.weight"));
        QVERIFY(m_exhibit.textsFor(scene).claim != m_exhibit.words().claim);
        QVERIFY(evaluateScene(m_exhibit, scene).description().contains("wpe.weight"));
        // The smallest value is -0.25 beside some sine.
        QVERIFY2(evaluateScene(m_exhibit, scene).caption().observation.contains(QStringLiteral("\u22120.2")),
                 qPrintable(evaluateScene(m_exhibit, scene).caption().observation));
        QVERIFY(evaluateScene(m_exhibit, scene).caption().formulas.empty());
        scene.parameters.n = 5;
        QVERIFY(evaluateScene(m_exhibit, scene).caption().suggestion.contains("href=\"n=40\""));
        const Scene plain = adaptScene(m_exhibit, Scene());
        QCOMPARE(m_exhibit.textsFor(plain).title, m_exhibit.words().title);
        QCOMPARE(m_exhibit.textsFor(plain).claim, m_exhibit.words().claim);
    }

    void aComparisonIsLeftAlone() {
        Scene scene = learnedScene();
        scene.reference.emplace().base = 100;
        scene = adaptScene(m_exhibit, scene);
        const auto figure = m_exhibit.makeFigure();
        figure->resize(700, 500);
        figure->display(scene, m_exhibit.compute(scene, {}));
        QVERIFY(!figure->grab().isNull());
        QVERIFY(!evaluateScene(m_exhibit, scene).description().isEmpty());
    }

    void listingIsOfWhatIsShown_data() {
        QTest::addColumn<bool>("learned");
        QTest::addColumn<QStringList>("lines");
        QTest::newRow("the formula's") << false
                                       << QStringList{QStringLiteral("self.P[:, :, 1::2] = torch.cos(X)"),
                                                      QStringLiteral("P = PositionalEncoding(32, 0).P[:, 3:63, :]"),
                                                      QStringLiteral("# to learn it instead of the formula:")};
        QTest::newRow("a learned one") << true
                                       << QStringList{QStringLiteral("self.P = nn.Parameter(torch.randn("),
                                                      QStringLiteral("P = LearnedEncoding(6, 0).P[:, :40, :]")};
    }
    void listingIsOfWhatIsShown() {
        QFETCH(bool, learned);
        QFETCH(QStringList, lines);
        Scene scene = learned ? learnedScene() : Scene();
        if (!learned) scene.parameters.start = 3;
        for (const FigureStyle look : {FigureStyle::Lab, FigureStyle::Book}) {
            scene.parameters.look = look;
            const QString drawn = textOf(adaptScene(m_exhibit, scene));
            for (const QString& line : lines) QCOMPARE(drawn.contains(line), look == FigureStyle::Book);
        }
    }

    void learnedPositionsDoAsWell() {
        QVERIFY(textOf(adaptScene(m_exhibit, learnedScene())).contains("25.7 points"));
        const QString more = evaluateScene(m_exhibit, adaptScene(m_exhibit, Scene())).caption().more;
        QVERIFY2(more.contains("25.7 BLEU points"), qPrintable(more));
    }

    void everyPartIsDrawn_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<FigureStyle>("look");
        QTest::addColumn<ColourScheme>("colours");
        QTest::addRow("in the window") << QSize(900, 600) << FigureStyle::Lab << ColourScheme::Signed;
        QTest::addRow("small") << QSize(340, 240) << FigureStyle::Lab << ColourScheme::Blues;
        QTest::addRow("as in the book") << QSize(600, 600) << FigureStyle::Book << ColourScheme::Blues;
    }
    void everyPartIsDrawn() {
        QFETCH(QSize, size);
        QFETCH(FigureStyle, look);
        QFETCH(ColourScheme, colours);
        Scene scene = learnedScene();
        scene.parameters.look = look;
        scene.parameters.colourMap = colours;
        scene.parameters.row = 3;
        scene.parameters.column = 5;
        scene = adaptScene(m_exhibit, scene);
        const auto figure = m_exhibit.makeFigure();
        figure->setInteractive(true);
        figure->resize(size);
        figure->display(scene, m_exhibit.compute(scene, {}));
        QVERIFY(!figure->grab().isNull());
        const auto box = figure->markedCellRect({3, 5});
        QVERIFY(box);
        QCOMPARE(figure->cellAt(box->center()).value_or(Cell{}), (Cell{3, 5}));
    }
};

ATTENTION_TEST(EncodingHeatmapLearnedTest, QApplication)
#include "encoding_heatmap_learned_test.moc"
