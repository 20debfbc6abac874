#include <set>

#include "core/encoding/encoding_curves_study.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/first_tab.h"

using namespace attention;

class EncodingCurvesTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    /// The figure draws at most 256 curves: every fifth of 1024 columns, and the selected one.
    void aPlaceMeansACurveThatIsDrawn_data() {
        QTest::addColumn<int>("selected");
        QTest::addRow("no column is selected") << -1;
        QTest::addRow("a selected column that is drawn anyway") << 10;
        QTest::addRow("a selected column between two that are drawn") << 3;
    }
    void aPlaceMeansACurveThatIsDrawn() {
        QFETCH(int, selected);
        constexpr Index kEvery = 5;
        Scene scene = sceneOf(encodingCurves(), QStringLiteral("n=20 d=1024 first-column=0 last-column=1023"));
        if (selected >= 0) {
            scene.parameters.row = 4;
            scene.parameters.column = selected;
        }
        const auto figure = shownFigure(encodingCurves(), scene, kFirstTabSizes[0]);
        const QSize size = kFirstTabSizes[0];
        constexpr int kStep = 7;
        std::set<Index> columns;
        for (int x = 0; x < size.width(); x += kStep)
            for (int y = 0; y < size.height(); y += kStep)
                if (const auto cell = figure->cellAt(QPointF(x, y))) columns.insert(cell->column);
        constexpr std::size_t kMinFound = 40;
        QVERIFY(columns.size() > kMinFound);
        for (const Index column : columns)
            QVERIFY2(column % kEvery == 0 || column == selected, qPrintable(QString::number(column)));
    }
};

ATTENTION_TEST(EncodingCurvesTest, QApplication)

#include "encoding_curves_test.moc"
