#include "ui/figure/figure.h"

#include <cmath>

#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/exhibits.h"
#include "ui/text/number_format.h"

using namespace attention;

class FigureTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    /// A label that names another index than the one it stands at is worse than none.
    void indicesAreTickedWhereTheyAre_data() {
        QTest::addColumn<std::int64_t>("offset");
        QTest::addRow("a table from 0") << std::int64_t(0);
        QTest::addRow("a table from 7") << std::int64_t(7);
        QTest::addRow("large positions") << std::int64_t(999'990);
    }
    void indicesAreTickedWhereTheyAre() {
        QFETCH(std::int64_t, offset);
        for (std::int64_t count = 1; count <= 300; ++count) {
            IndexTicker ticker(count, offset);
            QVector<double> ticks;
            QVector<QString> labels;
            ticker.generate(QCPRange(-0.5, double(count) - 0.5), QLocale::c(), u'f', 6, ticks, nullptr, &labels);
            QVERIFY(!ticks.isEmpty());
            for (qsizetype i = 0; i < ticks.size(); ++i) {
                QCOMPARE(ticks[i], std::round(ticks[i]));
                QCOMPARE(labels[i], formatDecimals(ticks[i] + double(offset), 0));
            }
        }
    }

    void aFigureWithoutAPixelIsSilent_data() {
        QTest::addColumn<QString>("id");
        for (const Exhibit* exhibit : exhibits()) QTest::addRow("%s", exhibit->id().data()) << exhibit->id().data();
    }
    void aFigureWithoutAPixelIsSilent() {
        QFETCH(QString, id);
        loadFonts();
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        Scene scene;
        scene.exhibit = exhibit.id();
        makeSmall(exhibit, scene.parameters);
        scene = adaptScene(exhibit, scene);
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
        const auto figure = exhibit.makeFigure();
        figure->display(scene, exhibit.compute(scene, {}));
        figure->show();
        for (const QSize size : {QSize(800, 500), QSize(0, 0), QSize(1, 1), QSize(2000, 0), QSize(2000, 1),
                                 QSize(0, 2000), QSize(1, 2000), QSize(800, 500)}) {
            figure->resize(size);
            QCoreApplication::processEvents();
            figure->replot();
        }
    }
};

ATTENTION_TEST(FigureTest, QApplication)
#include "figure_test.moc"
