#include <array>
#include <cmath>

#include <QHash>

#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "tests/ui/undrawn.h"
#include "ui/exhibits/exhibits.h"
#include "ui/text/language.h"
#include "ui/widgets/style.h"

using namespace attention;

namespace {

/// As large as a figure is in a window of 1280 x 800.
constexpr QSize kRoom(766, 570);
/// Places of a slider that are looked at, its ends among them.
constexpr int kPlaces = 5;
/// Pixels by which an edge may differ: a part begins at a whole pixel, its room may not.
constexpr double kEdge = 1.01;
/// Sliders whose values are numbers of cells, panels or layers, or of digits at the rows (start), which a picture must
/// follow.
constexpr std::array kCounts{"start",
                             "n",
                             "d",
                             "m",
                             "heads",
                             "layers",
                             "kernel",
                             "batch",
                             "grid-rows",
                             "grid-columns",
                             "last-column",
                             "first-column",
                             "training-length",
                             "symbols",
                             "key-width"};

}  // namespace

/// While a slider is dragged from end to end, the panels of a page's first picture stay where they are.
class StabilityTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        applyTheme(Theme::light());
    }

    void panelsStay_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("key");
        for (const Exhibit* exhibit : exhibits())
            for (const ParameterUse& use : exhibit->uses()) {
                const ParameterInfo& info = *findParameter(use.key);
                const bool isSlider =
                    std::holds_alternative<IntegerField>(info.field) || std::holds_alternative<RealField>(info.field);
                if (!isSlider || std::ranges::find(kCounts, use.key) != kCounts.end()) continue;
                QTest::addRow("%s %s", exhibit->id().data(), use.key.data()) << exhibit->id().data() << use.key.data();
            }
    }
    void panelsStay() {
        QFETCH(QString, id);
        QFETCH(QString, key);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        const ParameterUse& use = *exhibit.findUse(key.toStdString());
        const ParameterInfo& info = *findParameter(use.key);
        const Scene start = madeBrief(exhibit, startScene(exhibit));
        const auto figure = exhibit.makeFigure();
        figure->setInteractive(true);
        // A widget that was never shown keeps another size.
        figure->setAttribute(Qt::WA_DontShowOnScreen);
        figure->resize(kRoom);
        figure->show();
        leaveUndrawn(*figure);
        const ParameterBounds bounds = currentBounds(use, start.parameters);
        const double first = std::isnan(use.sliderMinimum) ? double(bounds.minimum) : use.sliderMinimum;
        const double last = std::min(std::isnan(use.sliderMaximum) ? double(bounds.maximum) : use.sliderMaximum,
                                     double(bounds.maximum));
        std::vector<Figure::Panel> before;
        for (int place = 0; place < kPlaces; ++place) {
            const double value = first + (last - first) * place / (kPlaces - 1);
            Scene scene = start;
            setValue(scene.parameters, info,
                     std::holds_alternative<RealField>(info.field) ? ParameterValue(value)
                                                                   : ParameterValue(std::int64_t(std::llround(value))));
            scene.parameters = exhibit.withLinkedParameters(start.parameters, scene.parameters);
            scene = adaptScene(exhibit, std::move(scene));
            if (findProblem(exhibit, scene)) continue;
            figure->display(scene, studiedOnce(exhibit, scene).study());
            const std::vector<Figure::Panel> now = figure->panels();
            if (before.empty()) before = now;
            QCOMPARE(now.size(), before.size());
            for (std::size_t i = 0; i < now.size(); ++i) {
                const QRectF& was = before[i].place;
                const QRectF& is = now[i].place;
                const double moved = std::max({std::abs(was.left() - is.left()), std::abs(was.right() - is.right()),
                                               std::abs(was.top() - is.top()), std::abs(was.bottom() - is.bottom())});
                QVERIFY2(moved <= kEdge, qPrintable(QStringLiteral("%1 = %2: “%3” moves by %4 px; %5 has no room")
                                                        .arg(key)
                                                        .arg(value)
                                                        .arg(now[i].heading)
                                                        .arg(moved)
                                                        .arg(figure->droppedItems().join(u','))));
            }
        }
    }
};

ATTENTION_TEST(StabilityTest, QApplication)
#include "stability_test.moc"
