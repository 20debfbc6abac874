#include <cmath>
#include <map>

#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/convolution/words.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/text/number_format.h"

using namespace attention;

namespace {

Scene small(KeysAndValues values = {}) {
    Scene scene = sceneWith(convolution(), values);
    scene.parameters.n = 12;
    scene.parameters.d = 6;
    return adaptScene(convolution(), scene);
}

double largest(const Scene& scene) {
    return matrixOf(convolution(), scene, "difference").cwiseAbs().maxCoeff();
}

}  // namespace

class ConvolutionTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    void tablesAreThoseOfTheContract() {
        std::vector<std::string> names;
        for (const TableDescription& table : convolution().tables()) names.emplace_back(table.name);
        QCOMPARE(names, (std::vector<std::string>{"difference", "attention-output", "convolution-output", "weights",
                                                  "restricted", "by-alpha", "derivation"}));
        const Scene scene = small({{"kernel", "4"}});
        QCOMPARE(matrixOf(convolution(), scene, "difference").rows(), 12);
        QCOMPARE(matrixOf(convolution(), scene, "difference").cols(), 6);
        QCOMPARE(matrixOf(convolution(), scene, "difference"),
                 Matrix(matrixOf(convolution(), scene, "attention-output") -
                        matrixOf(convolution(), scene, "convolution-output")));
        const auto weights = std::get<ArrayTable>(evaluateScene(convolution(), scene).table("weights"));
        QCOMPARE(weights.axes[0].size, Index(4));
        QCOMPARE(weights.axes[1].size, Index(12));
        QCOMPARE(weights.axes[2].size, Index(15));
        QCOMPARE(std::get<ArrayTable>(evaluateScene(convolution(), small({{"padding", "none"}})).table("weights"))
                     .axes[2]
                     .size,
                 Index(12));
        QVERIFY_EXCEPTION_THROWN(evaluateScene(convolution(), scene).table("Y"), std::invalid_argument);
    }

    void differenceFalls() {
        QVERIFY(largest(small({{"alpha", "2"}})) > 0.3);
        QVERIFY(largest(small({{"alpha", "10"}})) < 1e-2);
        QVERIFY(largest(small({{"alpha", "20"}})) < 1e-6);
        QVERIFY(largest(small({{"alpha", "50"}})) < kSumRounding);
        // Also at the sizes that a page has at first.
        QVERIFY(largest(sceneWith(convolution(), {{"alpha", "50"}})) < kSumRounding);
        QVERIFY(largest(small({{"alpha", "50"}, {"padding", "none"}})) > 0.1);
    }

    void differenceHasAScaleOfItsOwn() {
        const auto study = [](KeysAndValues values) { return studyConvolution(small(values)); };
        for (const char* alpha : {"2", "6", "20"}) {
            const auto soft = study({{"alpha", alpha}});
            QVERIFY(soft->heads->largest <= soft->differenceEnd && soft->heads->largest > soft->differenceEnd / 10);
        }
        // What rounding leaves is no difference.
        const auto sharp = study({{"alpha", "50"}});
        QVERIFY(sharp->isEqual());
        QCOMPARE(sharp->differenceEnd, sharp->largestOutput);
    }

    void headsLookWhereTheyAreTold() {
        const Scene scene = small({{"alpha", "50"}, {"offsets", "-4,0"}});
        const auto study = studyConvolution(scene);
        QCOMPARE(study->headShifts, (std::vector<Index>{-4, 0, 1}));
        QCOMPARE(study->kernelShifts, (std::vector<Index>{-1, 0, 1}));
        // Of head 0 and query 6: the key at position 2, before which four zero tokens stand.
        const auto weights = std::get<ArrayTable>(evaluateScene(convolution(), scene).table("weights"));
        QCOMPARE((*weights.values)(6, 6), 1.0);
        QVERIFY(largest(scene) > 0.1);
        QVERIFY(studyConvolution(small({{"offsets", "-15"}}))->headShifts.front() == -12);
        const auto words = ConvolutionWords::conditions(*study);
        QCOMPARE(words.size(), std::size_t(5));
        QVERIFY(words[0].first && !words[1].first && words[2].first && words[3].first && words[4].first);
        // What a rounded 1 would not tell.
        const auto softer = studyConvolution(small({{"alpha", "12"}}));
        QVERIFY(!softer->conditions.weightsAreOneHot && softer->conditions.minLargestWeight > 0.9999);
        QVERIFY(ConvolutionWords::conditions(*softer)[2].second.front().contains(
            formatSignificantDigits(1 - softer->conditions.minLargestWeight, 2)));
    }

    void curveHasTheDifference() {
        const auto table = std::get<ColumnTable>(evaluateScene(convolution(), small()).table("by-alpha"));
        const auto& alphas = std::get<std::vector<double>>(table.columns[0].values);
        const auto& differences = std::get<std::vector<double>>(table.columns[1].values);
        QCOMPARE(alphas[10], 10.0);
        QVERIFY(std::abs(differences[10] - largest(small({{"alpha", "10"}}))) < kSumRounding);
    }

    void explanationsHaveTheTablesNumbers_data() {
        QTest::addColumn<QString>("words");
        QTest::addRow("random") << "n=5 d=3";
        QTest::addRow("even kernel without zero tokens") << "n=5 d=3 kernel=4 padding=none alpha=0.5";
        QTest::addRow("an average") << "n=4 d=2 kernel=7 kernel-values=average radius=0";
    }
    void explanationsHaveTheTablesNumbers() {
        QFETCH(QString, words);
        const Scene scene = sceneOf(convolution(), words);
        for (const char* name : {"difference", "attention-output", "convolution-output", "weights", "restricted"}) {
            const TableShape shape = selectableShape(convolution(), scene.parameters, name);
            const Table table = evaluateScene(convolution(), scene).table(name);
            const Matrix& values =
                std::string(name) == "weights" ? *std::get<ArrayTable>(table).values : matrixOf(table);
            QCOMPARE(values.rows(), shape.rows);
            QCOMPARE(values.cols(), shape.columns);
            for (Index row = 0; row < values.rows(); ++row)
                for (Index column = 0; column < values.cols(); ++column) {
                    const Explanation explanation = evaluateScene(convolution(), scene).explain({row, column, name});
                    QVERIFY(std::abs(explanation.derivation.value - values(row, column)) <= kSumRounding);
                    QVERIFY(!explanation.sentence.isEmpty() && explanation.tags.size() >= 2);
                }
        }
    }

    void pointingFindsTheCellsOfEachMatrix() {
        const Scene scene = small();
        const auto figure = shownFigure(convolution(), scene, {900, 560});
        std::map<std::string, std::set<std::int64_t>> rows;
        for (int x = 0; x < 900; x += 2)
            for (int y = 0; y < 560; y += 2)
                if (const auto cell = figure->cellAt(QPointF(x, y))) {
                    QVERIFY(hasCell(convolution(), scene.parameters, *cell));
                    rows[cell->matrix].insert(cell->row);
                }
        QCOMPARE(rows.size(), std::size_t(5));
        QCOMPARE(rows["weights"].size(), std::size_t(36));
        QCOMPARE(rows["difference"].size(), std::size_t(12));
    }

    /// The start is where the claim holds: the rows that are compared are equal up to rounding.
    void theStartIsTheConvolution() { QVERIFY(largest(presetScene(convolution(), kStartPreset)) < kSumRounding); }

    /// The start shows what each head and each place of the kernel adds at one position.
    void onePositionIsThePicture_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("values");
        for (const QSize size : {QSize(800, 560), QSize(770, 430), QSize(820, 380), QSize(1250, 720)})
            for (const char* values : {"", "kernel=15 n=40 d=64", "kernel=1 n=1 d=1", "offsets=-4,0,1 alpha=0"})
                QTest::addRow("%d x %d %s", size.width(), size.height(), values) << size << values;
    }
    void onePositionIsThePicture() {
        QFETCH(QSize, size);
        QFETCH(QString, values);
        Scene scene = presetScene(convolution(), "start");
        QCOMPARE(scene.parameters.show, std::string("one-position"));
        if (!values.isEmpty()) scene = sceneOf(convolution(), values + QLatin1String(" show=one-position"));
        const auto figure = shownFigure(convolution(), scene, size);
        QVERIFY(figure->droppedItems().isEmpty());
        const Parameters& shown = scene.parameters;
        const Index position = shown.row ? *shown.row : shown.n / 2, column = shown.d / 2;
        for (const char* name : {"attention-output", "convolution-output"}) {
            const auto place = figure->cellRect({position, column, name});
            QVERIFY(place && QRectF(QPointF(), size).contains(*place));
            QCOMPARE(figure->cellAt(place->center()), std::optional(Cell{position, column, name}));
        }
        // Of the first head: the rows of the weights are those of head 0, then those of head 1.
        const auto study = studyConvolution(scene);
        const Cell weight{position, position + study->headShifts.front() - study->heads->firstKey, "weights"};
        const auto place = figure->cellRect(weight);
        QVERIFY(place);
        QCOMPARE(figure->cellAt(place->center()), std::optional(weight));
    }

    void selectedHeadIsInView() {
        const auto shown = [](const Scene& scene) {
            const auto figure = shownFigure(convolution(), scene, {900, 560});
            std::set<std::int64_t> heads;
            for (int x = 0; x < 900; x += 2)
                for (int y = 0; y < 300; y += 2)
                    if (const auto cell = figure->cellAt(QPointF(x, y)); cell && cell->matrix == "weights")
                        heads.insert(cell->row / 12);
            return heads;
        };
        QVERIFY(shown(small({{"kernel", "9"}})).contains(0));
        QVERIFY(!shown(small({{"kernel", "9"}})).contains(8));
        QVERIFY(shown(small({{"kernel", "9"}, {"head", "8"}})).contains(8));
        QVERIFY(shown(small({{"kernel", "9"}, {"matrix", "weights"}, {"row", "100"}, {"column", "0"}})).contains(8));
    }

    void arrowsLeadFromMatrixToMatrix() {
        const auto figure = shownFigure(convolution(), small(), {900, 560});
        QCOMPARE(figure->adjacentCell({1, 5, "attention-output"}, 1, 0), (Cell{1, 0, "convolution-output"}));
        // At one position the difference is a number, not a row.
        const auto alone = shownFigure(convolution(), presetScene(convolution(), kStartPreset), {900, 560});
        const Cell beyond{5, 6, "convolution-output"};
        QCOMPARE(alone->adjacentCell({5, 5, "convolution-output"}, 1, 0), beyond);
        QCOMPARE(figure->adjacentCell({1, 0, "difference"}, -1, 0), (Cell{1, 5, "convolution-output"}));
        QCOMPARE(figure->adjacentCell({1, 13, "weights"}, 1, 0), (Cell{13, 0, "weights"}));
        QCOMPARE(figure->adjacentCell({13, 0, "weights"}, -1, 0), (Cell{1, 13, "weights"}));
        QCOMPARE(figure->adjacentCell({11, 0, "weights"}, 0, 1), (Cell{11, 0, "weights"}));
    }

    void theMarkCanBeDrawn() {
        const auto figure = shownFigure(convolution(), small({{"alpha", "20"}}), {900, 560});
        std::optional<QPointF> handle;
        for (int y = 0; y < 560 && !handle; ++y)
            for (int x = 0; x < 900 && !handle; ++x)
                if (figure->handleAt(QPointF(x, y)) == "alpha") handle = QPointF(x, y);
        QVERIFY(handle.has_value());
        QVERIFY(std::get<double>(figure->handleValue("alpha", *handle + QPointF(60, 0))) > 22);
        QCOMPARE(std::get<double>(figure->handleValue("alpha", QPointF(0, 0))), 0.0);
        QCOMPARE(std::get<double>(figure->handleValue("alpha", QPointF(900, 0))), 60.0);
    }

    void words_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("says");
        QTest::addRow("soft") << "n=12 d=6"
                              << "differs from the convolution by at most 2.";
        QTest::addRow("sharp") << "n=12 d=6 alpha=50"
                               << "equals the convolution up to rounding";
        QTest::addRow("no zero tokens") << "padding=none"
                                        << "the token at the edge";
        QTest::addRow("an irregular kernel") << "alpha=50 offsets=-4,0,1"
                                             << "Not all of these are the places";
        QTest::addRow("one head") << "kernel=1"
                                  << "1 head look";
        QTest::addRow("many heads") << "n=64 d=32 kernel=63"
                                    << "63 heads look −31 to +31 tokens away";
    }
    void words() {
        QFETCH(QString, words);
        QFETCH(QString, says);
        Plurals plurals;
        QCoreApplication::installTranslator(&plurals);
        const Scene scene = sceneOf(convolution(), words);
        QCOMPARE(wordsFault(convolution(), scene), QString());
        const QString seen = evaluateScene(convolution(), scene).caption().observation;
        QVERIFY2(seen.contains(says), qPrintable(seen));
        QCoreApplication::removeTranslator(&plurals);
    }

    /// Beside the picture of one position the caption tells that one's difference, the large number.
    void oneNumberForOnePosition() {
        Scene scene = presetScene(convolution(), kStartPreset);
        scene.parameters.alpha = 6;
        const auto study = std::static_pointer_cast<const ConvolutionStudy>(studiedOnce(convolution(), scene).study());
        for (const Index position : {2, 5}) {
            scene.parameters.row = position;
            const QString number = formatSignificantDigits(study->partsAt(position, 0, 1).largestDifference, 2);
            for (const char* show : {"one-position", "all-positions"}) {
                scene.parameters.show = show;
                const QString seen = evaluateScene(convolution(), scene).caption().observation;
                QCOMPARE(seen.contains(number), scene.parameters.show == "one-position");
            }
        }
    }

    void anySizeIsDrawn_data() {
        QTest::addColumn<QString>("words");
        QTest::addRow("one of everything") << "n=1 d=1 kernel=1";
        QTest::addRow("a kernel wider than the sequence") << "n=3 d=2 kernel=63 head=40";
        QTest::addRow("without zero tokens, too") << "n=3 d=2 kernel=63 padding=none";
        QTest::addRow("exactly 0") << "n=4 d=2 kernel-values=identity alpha=1000";
        QTest::addRow("flat") << "n=9 d=4 alpha=0 radius=100";
        QTest::addRow("large") << "n=200 d=64 kernel=9";
    }
    void anySizeIsDrawn() {
        QFETCH(QString, words);
        const Scene scene = sceneOf(convolution(), words);
        for (const QSize size : {QSize(350, 210), QSize(480, 320), QSize(900, 560)}) {
            QVERIFY(isDrawnOn(painted(convolution(), scene, size)));
            shownFigure(convolution(), scene, size);
        }
    }
};

ATTENTION_TEST(ConvolutionTest, QApplication)
#include "convolution_test.moc"
