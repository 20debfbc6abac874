#include <cmath>
#include <map>

#include "core/attention/scaling_study.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/text/number_format.h"

using namespace attention;

namespace {

/// Few draws, so that a test is quick.
Scene quick(KeysAndValues more = {}) {
    Scene scene = sceneWith(scaling(), more);
    scene.parameters.n = 8;
    scene.parameters.draws = 50;
    return adaptScene(scaling(), scene);
}

}  // namespace

class ScalingPageTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void tablesAreThoseOfTheContract() {
        std::vector<std::string> names;
        for (const TableDescription& table : scaling().tables()) names.emplace_back(table.name);
        QCOMPARE(names, (std::vector<std::string>{"entropy", "largest-weight", "gradient-norm", "variance", "histogram",
                                                  "weight-histogram", "weights", "derivation"}));
        const Scene scene = quick();
        for (const TableDescription& description : scaling().tables()) {
            if (description.name == kDerivationTable.name) continue;
            const ColumnTable table = columnsOf(scaling(), scene, description.name);
            QCOMPARE(table.columns.size(), description.columns.size());
            for (std::size_t i = 0; i < table.columns.size(); ++i)
                QCOMPARE(std::string_view(table.columns[i].name), description.columns[i].name);
        }
        QVERIFY_EXCEPTION_THROWN(studiedOnce(scaling(), scene).table("Y"), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(studiedOnce(scaling(), scene).table("derivation"), std::invalid_argument);
    }

    void widthsAreTheSeries() {
        const ColumnTable table = columnsOf(scaling(), quick(), "entropy");
        const auto widths = std::get<std::vector<std::int64_t>>(table.columns[0].values);
        QCOMPARE(widths.front(), std::int64_t(1));
        QCOMPARE(widths.back(), std::int64_t(4096));
        QVERIFY(std::ranges::find(widths, 64) != widths.end() && std::ranges::find(widths, 96) != widths.end());
        QVERIFY(std::is_sorted(widths.begin(), widths.end()));
        // At d_k = 1 there is nothing to scale; at 4096 only the scaled softmax still attends to more than one key.
        QCOMPARE(columnOf(table, "unscaled").front(), columnOf(table, "scaled").front());
        QVERIFY(columnOf(table, "unscaled").back() < 0.2);
        QVERIFY(columnOf(table, "scaled").back() > 1);
        QVERIFY(std::abs(columnOf(table, "limit").front() - std::log(8)) < 1e-15);
    }

    void explanationsHaveTheTablesNumbers() {
        const Scene scene = quick({{"key-width", "24"}});
        for (const char* name :
             {"entropy", "largest-weight", "gradient-norm", "histogram", "weight-histogram", "weights"}) {
            const ColumnTable table = columnsOf(scaling(), scene, name);
            const auto unscaled = columnOf(table, "unscaled");
            const auto scaled = columnOf(table, "scaled");
            const TableShape shape = selectableShape(scaling(), scene.parameters, name);
            QCOMPARE(shape.rows, Index(unscaled.size()));
            QCOMPARE(shape.columns, Index(2));
            for (Index row = 0; row < shape.rows; ++row) {
                QCOMPARE(studiedOnce(scaling(), scene).explain({row, 0, name}).derivation.value,
                         unscaled[std::size_t(row)]);
                const Explanation explanation = studiedOnce(scaling(), scene).explain({row, 1, name});
                QCOMPARE(explanation.derivation.value, scaled[std::size_t(row)]);
                QCOMPARE(explanation.tags.size(), std::size_t(2));
                QVERIFY(!explanation.sentence.isEmpty());
            }
        }
    }

    /// One query's weights are a softmax of its scores, and their density is what the bins hold by their width.
    void rowsAndDensities() {
        const Scene scene = quick({{"key-width", "24"}, {"temperature", "2"}});
        const auto score = columnOf(columnsOf(scaling(), scene, "weights"), "score");
        for (const bool isScaled : {false, true}) {
            const auto weights = columnOf(columnsOf(scaling(), scene, "weights"), isScaled ? "scaled" : "unscaled");
            double sum = 0;
            for (const double each : score) sum += std::exp(each / 2 / (isScaled ? std::sqrt(24) : 1));
            for (std::size_t key = 0; key < score.size(); ++key)
                QVERIFY(std::abs(weights[key] - std::exp(score[key] / 2 / (isScaled ? std::sqrt(24) : 1)) / sum) <
                        1e-12);
        }
        const auto studied = studiedOnce(scaling(), scene).study();
        const auto& study = static_cast<const ScalingStudy&>(*studied);
        double all = 0;
        for (Index bin = 0; bin < kScoreBins; ++bin)
            all += study.scoreDensity(bin, false) * 2 * kScoreRange * std::sqrt(24) / double(kScoreBins);
        QVERIFY(std::abs(all - 1) < 1e-12);
        QVERIFY(std::abs(study.normalDensity(kNormalPoints / 2, true) - 0.3989) < 0.01);
    }

    void tagsNameTheBins() {
        const Scene scene = quick({{"key-width", "24"}});
        const auto table = columnsOf(scaling(), scene, "histogram");
        const auto from = columnOf(table, "scaled-from");
        const EvaluatedScene shown = evaluateScene(scaling(), scene);
        for (std::size_t bin = 1; bin < from.size(); ++bin)
            QVERIFY(
                shown.tags({Index(bin), 1, "histogram"}).front().text.contains(formatSignificantDigits(from[bin], 3)));
        QCOMPARE(shown.tags({3, 0, "entropy"}).front().text, QStringLiteral("dₖ = 4"));
    }

    /// From the study before, as while a slider moves, the numbers are the same.
    void goingOnHasTheSameNumbers() {
        const Scene before = quick(), scene = quick({{"key-width", "777"}});
        const Incremental* resumable = scaling().incremental();
        QVERIFY(resumable);
        const auto warm = resumable->computeFrom(*scaling().compute(before, {}), scene, {});
        for (const char* name : {"entropy", "variance", "histogram", "weight-histogram"})
            QCOMPARE(csvOf(EvaluatedScene(scaling(), scene, warm).table(name)),
                     csvOf(studiedOnce(scaling(), scene).table(name)));
    }

    void theSeedDecides() {
        QCOMPARE(csvOf(studiedOnce(scaling(), quick()).table("entropy")),
                 csvOf(studiedOnce(scaling(), quick()).table("entropy")));
        QVERIFY(csvOf(studiedOnce(scaling(), quick()).table("entropy")) !=
                csvOf(studiedOnce(scaling(), quick({{"seed", "2"}})).table("entropy")));
        // The width that is looked at changes no curve.
        QCOMPARE(csvOf(studiedOnce(scaling(), quick()).table("entropy")),
                 csvOf(studiedOnce(scaling(), quick({{"key-width", "5"}})).table("entropy")));
    }

    /// A temperature of sqrt(d_k) is the scaling, at that width.
    void temperatureOfTheRootIsTheScaling() {
        const auto scaled = columnOf(columnsOf(scaling(), quick(), "largest-weight"), "scaled");
        const auto cooled = columnOf(columnsOf(scaling(), quick({{"temperature", "8"}}), "largest-weight"), "unscaled");
        const auto widths =
            std::get<std::vector<std::int64_t>>(columnsOf(scaling(), quick(), "entropy").columns[0].values);
        const auto at64 = std::size_t(std::ranges::find(widths, 64) - widths.begin());
        QCOMPARE(cooled[at64], scaled[at64]);
    }

    void pointingFindsPointsAndBins() {
        const Scene scene = quick();
        const auto figure = shownFigure(scaling(), scene, {900, 560});
        std::map<std::pair<std::string, Index>, int> hits;
        for (int x = 0; x < 900; x += 3)
            for (int y = 0; y < 560; y += 3)
                if (const auto cell = figure->cellAt(QPointF(x, y))) {
                    QVERIFY(hasCell(scaling(), scene.parameters, *cell));
                    ++hits[{cell->matrix, cell->column}];
                }
        QCOMPARE(hits.size(), std::size_t(12));
    }

    void tabsShowTheirCells() { QCOMPARE(tabsFault(scaling()), QString()); }

    /// The largest weight by the next one, also where that is too small for a number.
    void theLeadIsThatOfTheWeights() {
        constexpr double kRounding = 1e-9;  // of an exponential of some hundreds
        const auto study = studyScaling({.keys = 16, .draws = 1, .seed = 16}, 512, 1);
        for (const bool isScaled : {false, true}) {
            std::vector<double> weights = study->firstWeights[isScaled];
            QCOMPARE(weights[std::size_t(study->firstBest)], study->firstLargest[isScaled]);
            std::ranges::sort(weights, std::ranges::greater{});
            QVERIFY(std::abs(std::pow(10, study->firstLead[isScaled]) * weights[1] / weights[0] - 1) < kRounding);
        }
        const auto cold = studyScaling({.keys = 16, .draws = 1, .seed = 16}, 4096, 1e-3);
        QVERIFY(std::isfinite(cold->firstLead[0]) && cold->firstLead[0] > 308);
    }

    void arrowsWalk() {
        const auto figure = shownFigure(scaling(), quick(), {900, 560});
        QCOMPARE(figure->adjacentCell({3, 0, "entropy"}, 1, 0), (Cell{4, 0, "entropy"}));
        QCOMPARE(figure->adjacentCell({3, 0, "entropy"}, 0, 1), (Cell{3, 1, "entropy"}));
        QCOMPARE(figure->adjacentCell({3, 1, "entropy"}, 0, 1), (Cell{3, 0, "largest-weight"}));
        QCOMPARE(figure->adjacentCell({30, 0, "histogram"}, 0, -1), (Cell{23, 1, "gradient-norm"}));
    }

    /// The mark of d_k follows the pointer along the logarithmic axis.
    void theMarkIsDragged() {
        const Scene scene = quick();
        const auto figure = shownFigure(scaling(), scene, {900, 560});
        std::vector<QPointF> handles;
        for (int x = 0; x < 900; ++x)
            if (figure->handleAt(QPointF(x, 480)) == "key-width") handles.emplace_back(x, 480);
        QVERIFY(handles.size() > 10);
        const auto widthAt = [&](const QPointF& place) {
            return std::get<std::int64_t>(figure->handleValue("key-width", place));
        };
        const QPointF first = handles.front() + QPointF(5, 0);
        QVERIFY(std::abs(double(widthAt(first)) - 64) < 16);
        QVERIFY(widthAt(first + QPointF(20, 0)) > widthAt(first));
        QVERIFY(widthAt(first - QPointF(20, 0)) < widthAt(first));
        QCOMPARE(widthAt(QPointF(-4000, 0)), std::int64_t(1));
        QCOMPARE(widthAt(QPointF(9000, 0)), std::int64_t(4096));
    }

    void anySizeIsDrawn_data() {
        QTest::addColumn<QString>("choices");
        QTest::newRow("narrowest") << "key-width=1";
        QTest::newRow("widest") << "key-width=4096";
        QTest::newRow("two keys, one draw") << "n=2 draws=1";
        QTest::newRow("many keys") << "n=512 draws=5";
        QTest::newRow("cold") << "temperature=0.001";
        QTest::newRow("hot") << "temperature=100000";
        QTest::newRow("a point") << "draws=10 matrix=gradient-norm row=23 column=1";
        QTest::newRow("a bin") << "draws=10 matrix=weight-histogram row=0 column=0";
    }
    void anySizeIsDrawn() {
        QFETCH(QString, choices);
        if (!choices.contains("draws")) choices += " draws=20";
        const Scene scene = sceneOf(scaling(), choices);
        Scene ofTab = scene;
        for (const FigureTab& tab : scaling().tabs())
            for (const QSize size : {QSize(440, 300), QSize(900, 560)}) {
                ofTab.parameters.show = tab.name;
                shownFigure(scaling(), ofTab, size);
            }
        for (const QSize size : {QSize(440, 300), QSize(900, 560)}) shownFigure(scaling(), scene, size);
        for (const Theme* theme : {&Theme::light(), &Theme::dark()})
            QVERIFY(isDrawnOn(painted(scaling(), scene, {453, 302}, *theme), *theme));
        QCOMPARE(wordsFault(scaling(), scene), QString());
    }
};

ATTENTION_TEST(ScalingPageTest, QApplication)
#include "scaling_test.moc"
