#include <algorithm>
#include <cmath>

#include <QAccessible>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QMenuBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QToolButton>

#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "tests/ui/brief_page.h"
#include "tests/ui/menu_action.h"
#include "tests/ui/nameless_fields.h"
#include "tests/ui/shared_window.h"
#include "tests/ui/undrawn.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/moving_picture.h"
#include "ui/widgets/exhibit_list.h"
#include "ui/widgets/parameter_control.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/style.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/export_actions.h"
#include "ui/window/main_window.h"

using namespace attention;

namespace {

/// More presses than the window has stops: who is not back by then is caught.
constexpr int kMaxStops = 200;

/// What scaling changes and must give back.
struct Sizes {
    int font;
    QSize least, most;
    QMargins margins;
    bool operator==(const Sizes&) const = default;
};

}  // namespace

/// The whole window, for those who use no mouse, hear it, see colours otherwise, or need larger text.
class AccessTest : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() { loadFonts(); }

    void init() {
        if (m_shared.isLeft()) return;
        closeWindow();
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        m_settings->setValue(QStringLiteral("exhibit"), "encoding-heatmap");
        m_window = std::make_unique<MainWindow>(*m_settings);
        m_window->resize(1440, 900);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QVERIFY(awaited([&] { return bool(page().shown()); }));
        QVERIFY(awaited([&] { return figure().isVisible(); }));
    }
    void cleanup() {
        if (!m_shared.leave()) closeWindow();
    }

    // By keyboard

    void tabGoesThroughTheWholeWindow_data() { addExhibits(); }
    void tabGoesThroughTheWholeWindow() {
        QFETCH(QString, id);
        openPage(id);
        // One that has no list of choices, changed, so that there is a reset button to come by.
        const bool hasN = model().exhibit().findUse("n") &&
                          model().exhibit().derivedParameters(model().scene()).empty() &&
                          model().exhibit().ineffectiveReason("n", model().shownScene()).isEmpty();
        const bool hasD = model().exhibit().findUse("d") != nullptr;
        const bool hasLayer = model().exhibit().findUse("layer") != nullptr;
        const std::string key = hasN ? "n" : hasD ? "d" : hasLayer ? "layer" : "new-tokens";
        const ParameterValue start = valueOf(model().scene().parameters, *findParameter(key));
        model().setParameter(key, std::int64_t(key == "layer"                              ? 0
                                               : start == ParameterValue(std::int64_t(16)) ? 20
                                                                                           : 16));
        // The panel has its room with the next events.
        QWidget* rows = child(key.c_str())->parentWidget();
        QTRY_VERIFY(rows->height() >= rows->minimumSizeHint().height());
        list().setFocus(Qt::TabFocusReason);
        const std::vector<QWidget*> stops = walk(Qt::Key_Tab);
        QVERIFY2(stops.size() > 10 && stops.size() < kMaxStops, "back at the start");
        std::vector<int> regions;
        for (QWidget* stop : stops) {
            QVERIFY2(stop->isVisible() && stop->isEnabled(), qPrintable(stop->objectName()));
            QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(stop);
            QVERIFY2(reader && !reader->text(QAccessible::Name).isEmpty(),
                     qPrintable(stop->objectName() + stop->metaObject()->className()));
            QVERIFY2(reader->state().focusable, qPrintable(stop->objectName()));
            regions.push_back(regionOf(stop));
        }
        QVERIFY2(std::ranges::is_sorted(regions), "list, figure, caption, parameters, inspector, corner");
        for (const int region : {0, 1, 2, 3, 4})
            QVERIFY2(std::ranges::count(regions, region) > 0, qPrintable(QString::number(region)));
        // Inside the parameters from top to bottom, each name before its value.
        int lowest = 0;
        QString before;
        for (QWidget* stop : stops) {
            if (!rows->isAncestorOf(stop)) continue;
            const int bottom = stop->mapTo(rows, stop->rect().bottomLeft()).y();
            QVERIFY2(bottom >= lowest - stop->height() / 2, qPrintable(QStringLiteral("%1 (%2) after %3 (%4)")
                                                                           .arg(stop->objectName())
                                                                           .arg(bottom)
                                                                           .arg(before)
                                                                           .arg(lowest)));
            before = stop->objectName();
            lowest = std::max(lowest, bottom);
        }
        for (const char* part : {".reset", ".box", ".play", ".slider"}) {
            const std::string name = key + part;
            QVERIFY2(std::ranges::find(stops, child(name.c_str())) != stops.end(), name.c_str());
        }
    }

    void shiftTabGoesTheSameWayBack() {
        list().setFocus(Qt::TabFocusReason);
        std::vector<QWidget*> there = walk(Qt::Key_Tab);
        std::vector<QWidget*> back = walk(Qt::Key_Backtab);
        std::reverse(back.begin() + 1, back.end());
        const auto names = [](const std::vector<QWidget*>& stops) {
            QStringList all;
            for (const QWidget* stop : stops) all += stop->objectName() + QLatin1Char(' ') + stop->accessibleName();
            return all.join(QStringLiteral("; "));
        };
        QVERIFY2(back == there, qPrintable(names(back) + QStringLiteral(" | ") + names(there)));
    }

    void f6GoesFromRegionToRegion() {
        list().setFocus();
        std::vector<int> met;
        for (int i = 0; i < 4; ++i) {
            menuAction(*m_window, "Next region")->trigger();
            met.push_back(regionOf(m_window->focusWidget()));
        }
        QCOMPARE(met, (std::vector<int>{1, 3, 4, 0}));
        QCOMPARE(menuAction(*m_window, "Next region")->shortcut(), QKeySequence(Qt::Key_F6));
        menuAction(*m_window, "Previous region")->trigger();
        QCOMPARE(regionOf(m_window->focusWidget()), 4);
        // What is not shown is passed over.
        menuAction(*m_window, "Para&meters")->trigger();
        figure().setFocus();
        menuAction(*m_window, "Next region")->trigger();
        QCOMPARE(m_window->focusWidget(), static_cast<QWidget*>(&list()));
    }

    void focusIsSeenEverywhere() {
        list().setFocus(Qt::TabFocusReason);
        for (QWidget* stop : walk(Qt::Key_Tab)) {
            // The text's own ring is around a link, which a page may not have.
            if (qobject_cast<QTextBrowser*>(stop)) continue;
            QWidget* elsewhere = stop == &list() ? static_cast<QWidget*>(&figure()) : &list();
            elsewhere->setFocus(Qt::TabFocusReason);
            QCoreApplication::processEvents();
            const QImage without = stop->grab().toImage();
            stop->setFocus(Qt::TabFocusReason);
            QCoreApplication::processEvents();
            QVERIFY2(stop->grab().toImage() != without,
                     qPrintable(stop->objectName() + stop->metaObject()->className()));
        }
    }

    void theFigureHasARingForTheKeyboardOnly() {
        const auto corner = [this] { return figure().grab().toImage().pixelColor(figure().width() / 2, 0); };
        list().setFocus(Qt::MouseFocusReason);
        const QColor without = corner();
        figure().setFocus(Qt::MouseFocusReason);
        QCOMPARE(corner(), without);
        QTest::keyClick(&figure(), Qt::Key_Down);
        QVERIFY(corner() != without);
        QTest::mousePress(&figure(), Qt::LeftButton, {}, {3, 3});
        QTest::mouseRelease(&figure(), Qt::LeftButton, {}, {3, 3});
        QCOMPARE(corner(), without);
        list().setFocus(Qt::TabFocusReason);
        QTest::keyClick(&list(), Qt::Key_Tab);
        QVERIFY(figure().hasFocus());
        QVERIFY(corner() != without);
    }

    void noTwoEntriesHaveOneShortcut() {
        QMap<QString, QString> taken;
        for (const QMenu* menu : m_window->menuBar()->findChildren<QMenu*>()) {
            for (const QAction* action : menu->actions()) {
                for (const QKeySequence& keys : action->shortcuts()) {
                    const QString name = keys.toString();
                    QVERIFY2(!taken.contains(name) || taken[name] == action->text(),
                             qPrintable(name + ": " + taken[name] + ", " + action->text()));
                    taken[name] = action->text();
                }
            }
        }
        QVERIFY(taken.contains("Ctrl++") && taken.contains("Alt++") && taken.contains("F6"));
        QCOMPARE(menuAction(*m_window, "Save &as…")->shortcut(), QKeySequence("Ctrl+Shift+S"));
    }

    void noTwoEntriesOfAMenuHaveOneLetter() {
        for (const QMenu* menu : m_window->menuBar()->findChildren<QMenu*>()) {
            QMap<QKeySequence, QString> taken;
            for (const QAction* action : menu->actions()) {
                const QKeySequence letter = QKeySequence::mnemonic(action->text());
                if (letter.isEmpty() || action->isSeparator()) continue;
                QVERIFY2(!taken.contains(letter), qPrintable(action->text() + ", " + taken[letter]));
                taken[letter] = action->text();
            }
        }
    }

    void enterKeepsACellForComparison() {
        figure().setFocus();
        model().select(Cell{3, 6});
        QTest::keyClick(&figure(), Qt::Key_Return);
        QCOMPARE(model().scene().view.pins, (std::vector<Cell>{{3, 6}}));
        QTest::keyClick(&figure(), Qt::Key_Down);
        QTest::keyClick(&figure(), Qt::Key_Enter);
        QCOMPARE(model().scene().view.pins, (std::vector<Cell>{{3, 6}, {4, 6}}));
        QTest::keyClick(&figure(), Qt::Key_Return);
        QCOMPARE(model().scene().view.pins, (std::vector<Cell>{{3, 6}}));
        // What is kept for comparison stays.
        QTest::keyClick(&figure(), Qt::Key_Escape);
        QVERIFY(!figure().selection());
        QTest::keyClick(&figure(), Qt::Key_Return);
        QCOMPARE(model().scene().view.pins, (std::vector<Cell>{{3, 6}}));
    }

    // By ear

    void controlsSayWhatTheyAre() {
        QCOMPARE(nameOf("n.play"), QStringLiteral("Play n"));
        QCOMPARE(nameOf("start.play"), QStringLiteral("Play first position"));
        m_window->findChild<QToolButton*>("start.play")->click();
        QCOMPARE(nameOf("start.play"), QStringLiteral("Stop first position"));
        m_window->panel().stopPlaying();
        model().setParameter("n", std::int64_t(33));
        QCOMPARE(nameOf("n.reset"), QStringLiteral("Reset n"));
        QAccessibleInterface* slider = QAccessible::queryAccessibleInterface(child("n.slider"));
        QCOMPARE(slider->role(), QAccessible::Slider);
        QCOMPARE(slider->text(QAccessible::Value), QStringLiteral("positions: 33"));
        QCOMPARE(slider->valueInterface()->currentValue().toDouble(), 33.0);
        QVERIFY(!nameOf("presets").isEmpty() && !nameOf("reset-all").isEmpty());
    }

    void everyFieldHasAName_data() { addExhibits(); }
    void everyFieldHasAName() {
        QFETCH(QString, id);
        openPage(id);
        QCOMPARE(namelessFields(*m_window).join(u'\n'), QString());
    }

    void theFigureSaysWhatItShows() {
        QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(&figure());
        QCOMPARE(reader->role(), QAccessible::Table);
        QCOMPARE(reader->text(QAccessible::Name), model().exhibit().words().title);
        QCOMPARE(reader->text(QAccessible::Description),
                 evaluateScene(model().exhibit(), model().shownScene()).description());
        model().setParameter("n", std::int64_t(33));
        QTRY_COMPARE(reader->tableInterface()->rowCount(), 33);
        QCOMPARE(reader->text(QAccessible::Description),
                 evaluateScene(model().exhibit(), model().shownScene()).description());
        QCOMPARE(reader->tableInterface()->cellAt(3, 6)->text(QAccessible::Name),
                 QStringLiteral("position 3, column 6: 0.9536"));
    }

    void everyMatrixIsReadCellByCell_data() { addExhibits(); }
    void everyMatrixIsReadCellByCell() {
        QFETCH(QString, id);
        openPage(id);
        const ParameterUse* use = model().exhibit().findUse("matrix");
        std::vector<std::string> matrices(1);
        if (use) matrices.assign(use->acceptedNames.begin(), use->acceptedNames.end());
        for (const std::string& matrix : matrices) {
            model().select(Cell{0, 0, matrix});
            // A matrix that the page does not have with these values gives way.
            const auto selected = selectedCell(model().shownScene().parameters);
            if (!selected || selected->matrix != matrix) continue;
            QTRY_COMPARE(figure().selection(), selected);
            const TableShape shape = selectableShape(model().exhibit(), model().shownScene().parameters, matrix);
            auto* table = QAccessible::queryAccessibleInterface(&figure())->tableInterface();
            QCOMPARE(table->rowCount(), int(shape.rows));
            QCOMPARE(table->columnCount(), int(shape.columns));
            for (const int row : {0, int(shape.rows) - 1})
                for (const int column : {0, int(shape.columns) - 1}) {
                    const QString name = table->cellAt(row, column)->text(QAccessible::Name);
                    QVERIFY2(name == figure().cellDescription({row, column, matrix}) && !name.isEmpty(),
                             matrix.c_str());
                }
        }
    }

    // Large text

    void ctrlPlusMakesEverythingLarger() {
        // A large window has larger text already.
        m_window->resize(1280, 900);
        const int title = child("title")->font().pixelSize();
        const int slider = child("n.slider")->height();
        const int row = list().visualItemRect(list().item(1)).height();
        const int menu = m_window->menuBar()->height();
        QTest::keyClick(m_window.get(), Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(m_window->textSize(), 115);
        QTest::keyClick(m_window.get(), Qt::Key_Equal, Qt::ControlModifier);
        QCOMPARE(m_window->textSize(), 130);
        for (int i = 0; i < 6; ++i) QTest::keyClick(m_window.get(), Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(m_window->textSize(), 200);
        QCOMPARE(figure().scale(), 2.0);
        QVERIFY(child("title")->font().pixelSize() >= 2 * std::min(title, 20));
        // What had no room folded away.
        QVERIFY(!child("panel")->isVisible() && !list().isVisible());
        menuAction(*m_window, "Para&meters")->trigger();
        QTRY_COMPARE(child("n.slider")->height(), 2 * slider);
        menuAction(*m_window, "&List of pages")->trigger();
        QTRY_COMPARE(list().visualItemRect(list().currentItem()).height(), 2 * (row >= 29 ? 25 : row));
        QTRY_VERIFY(m_window->menuBar()->height() >= 2 * menu - 4);
        QTest::keyClick(m_window.get(), Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(m_window->textSize(), 175);
        QTest::keyClick(m_window.get(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(m_window->textSize(), 100);
        QCOMPARE(child("title")->font().pixelSize(), title);
    }

    void nothingIsLostAndNothingDrifts() {
        model().select(Cell{5, 4});
        model().setParameter("n", std::int64_t(33));
        QTRY_COMPARE(page().shown().scene().parameters.n, 33);
        child("d.slider")->setFocus();
        m_window->findChild<QSplitter*>()->setSizes({230, 860, 350});
        Q_EMIT m_window->findChild<QSplitter*>()->splitterMoved(230, 1);
        QCoreApplication::processEvents();
        const Scene scene = model().scene();
        const auto before = sizes();
        const QList<int> columns = m_window->findChild<QSplitter*>()->sizes();
        for (const int percent : {115, 200, 130, 175, 150, 100}) {
            m_window->setTextSize(percent);
            QCoreApplication::processEvents();
            QVERIFY(model().scene() == scene);
            QCOMPARE(m_window->focusWidget(), child("d.slider"));
            QCOMPARE(figure().selection(), std::optional(Cell{5, 4}));
        }
        const auto after = sizes();
        QCOMPARE(after.size(), before.size());
        for (auto it = before.begin(); it != before.end(); ++it)
            QVERIFY2(after.value(it.key()) == it.value(),
                     qPrintable(it.key()->objectName() + it.key()->metaObject()->className()));
        QCOMPARE(m_window->findChild<QSplitter*>()->sizes(), columns);
    }

    void textSizeAndMotionAreRemembered() {
        m_window->setTextSize(150);
        m_window->setMotionReduced(true);
        m_window->close();
        Settings again(m_folder->filePath("settings.json"));
        MainWindow second(again);
        QCOMPARE(second.textSize(), 150);
        QVERIFY(isMotionReduced());
        QCOMPARE(second.findChild<QWidget*>("n.box")->font().pixelSize(), 21);
        QVERIFY(second.findChild<QToolButton*>("n.play")->toolTip().contains("motion"));
        second.setMotionReduced(false);
        second.setTextSize(100);
    }

    void anImpossibleTextSizeIsTheNearestStep_data() {
        QTest::addColumn<int>("asked");
        QTest::addColumn<int>("taken");
        QTest::addRow("nothing") << 0 << 100;
        QTest::addRow("negative") << -5 << 100;
        QTest::addRow("between") << 160 << 150;
        QTest::addRow("far too large") << 1000000 << 200;
    }
    void anImpossibleTextSizeIsTheNearestStep() {
        QFETCH(int, asked);
        QFETCH(int, taken);
        m_window->setTextSize(asked);
        QCOMPARE(m_window->textSize(), taken);
    }

    void largeTextStandsOutMore() {
        for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
            m_window->setThemeChoice(choice);
            m_window->setTextSize(130);
            const bool dark = choice == ThemeChoice::Dark;
            QCOMPARE(&m_window->theme(), dark ? &Theme::dark() : &Theme::light());
            m_window->setTextSize(150);
            QCOMPARE(&m_window->theme(), dark ? &Theme::dark(Contrast::High) : &Theme::light(Contrast::High));
            QCOMPARE(&figure().theme(), &m_window->theme());
            m_window->setTextSize(100);
            QCOMPARE(&figure().theme(), dark ? &Theme::dark() : &Theme::light());
        }
    }

    void pointingMeetsTheCellThatIsSeen() {
        m_window->setTextSize(150);
        QCoreApplication::processEvents();
        figure().replot();
        const auto rect = figure().cellRect({20, 10});
        QVERIFY(rect);
        const QPoint place = figure().mapToWidget(*rect).center().toPoint();
        QTest::mouseMove(&figure(), place);
        QTRY_COMPARE(figure().selection(), std::optional(Cell{20, 10}));
        QTest::mouseClick(&figure(), Qt::LeftButton, {}, place);
        QCOMPARE(selectedCell(model().scene().parameters), std::optional(Cell{20, 10}));
        // The wheel zooms about the cell under it.
        for (int i = 0; i < 4; ++i) {
            QWheelEvent wheel(place, figure().mapToGlobal(QPointF(place)), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(&figure(), &wheel);
        }
        QVERIFY(model().scene().view.zoom);
        QCOMPARE(figure().cellAt(figure().mapFromWidget(place)), std::optional(Cell{20, 10}));
    }

    /// A figure at twice the scale in twice the room is the same picture, of more pixels.
    void aScaledFigureIsTheSamePicture() {
        const auto made = [this](double scale) {
            auto figure = model().exhibit().makeFigure();
            figure->setTheme(Theme::light());
            figure->setScale(scale);
            figure->resize(QSize(600, 400) * scale);
            figure->display(page().shown().scene(), page().shown().study());
            figure->show();
            figure->replot();
            return figure;
        };
        const auto usual = made(1);
        const auto large = made(2);
        QCOMPARE(large->viewport().size(), QSize(600, 400));
        const QImage small = usual->grab().toImage().convertToFormat(QImage::Format_RGB32);
        const QImage halved = large->grab()
                                  .toImage()
                                  .convertToFormat(QImage::Format_RGB32)
                                  .scaled(600, 400, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        // Type is hinted and edges are softened otherwise, but on the whole it is the same.
        constexpr double kMeanOff = 6;
        double sum = 0;
        for (int y = 0; y < 400; ++y)
            for (int x = 0; x < 600; ++x) sum += std::abs(qGray(small.pixel(x, y)) - qGray(halved.pixel(x, y)));
        QVERIFY2(sum / (600 * 400) < kMeanOff, qPrintable(QString::number(sum / (600 * 400))));
    }

    void exportsKnowNothingOfIt() {
        const QString usual = m_folder->filePath("usual.svg");
        const QString large = m_folder->filePath("large.svg");
        QCOMPARE(m_window->exports().exportFigure(usual), std::nullopt);
        m_window->setTextSize(200);
        QCOMPARE(m_window->exports().exportFigure(large), std::nullopt);
        QFile first(usual);
        QFile second(large);
        QVERIFY(first.open(QIODevice::ReadOnly) && second.open(QIODevice::ReadOnly));
        QVERIFY(first.readAll() == second.readAll());
    }

    void largeTextStaysUsable_data() { addExhibits(); }
    void largeTextStaysUsable() {
        QFETCH(QString, id);
        // Only laid out: nothing of it is seen.
        m_window->setUpdatesEnabled(false);
        // A page opens with larger text, and is there when the text grows or shrinks: by turns, from page to page.
        std::array sizes{std::pair{150, QSize(1440, 900)}, std::pair{200, QSize(1920, 1080)}};
        if (m_window->size() == sizes[1].second) std::ranges::reverse(sizes);
        for (const auto& [percent, size] : sizes) {
            m_window->resize(size);
            m_window->setTextSize(percent);
            openPage(id);
            leaveUndrawn(figure());
            QCOMPARE(m_window->size(), size);
            for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
            QVERIFY2(figure().width() >= size.width() * 0.4 && figure().height() >= size.height() * 0.35,
                     qPrintable(QStringLiteral("%1 x %2").arg(figure().width()).arg(figure().height())));
            // What does not fit scrolls, downwards only.
            for (const QScrollArea* area : child("panel")->findChildren<QScrollArea*>())
                QVERIFY2(area->widget()->width() <= area->viewport()->width(), qPrintable(area->objectName()));
            for (const ParameterControl* control : child("panel")->findChildren<ParameterControl*>())
                for (const QWidget* part : control->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
                    if (part->isVisible())
                        QVERIFY2(control->rect().contains(part->geometry()), qPrintable(part->objectName()));
            for (const QLabel* label : m_window->findChildren<QLabel*>()) {
                if (!label->isVisible() || label->wordWrap() || label->text().isEmpty()) continue;
                if (!m_window->rect().contains(QRect(label->mapTo(m_window.get(), QPoint()), label->size()))) continue;
                QVERIFY2(label->width() >= label->minimumSizeHint().width(), qPrintable(label->text()));
            }
        }
    }

    // Without motion

    void reducedMotionStopsAndSwitchesOff() {
        auto* play = m_window->findChild<QToolButton*>("n.play");
        play->click();
        QVERIFY(m_window->panel().isPlaying());
        QAction* reduce = menuAction(*m_window, "&Reduce motion");
        QVERIFY(reduce->isCheckable() && !reduce->isChecked());
        reduce->trigger();
        QVERIFY(!m_window->panel().isPlaying());
        QVERIFY2(play->toolTip().contains("motion"), qPrintable(play->toolTip()));
        QMenu& menu = *m_window->panel().playMenu();
        QVERIFY(!menu.menuAction()->isEnabled());
        // A click offers what still can be done: to save a moving picture.
        play->click();
        QVERIFY(!m_window->panel().isPlaying());
        QCOMPARE(menu.isVisible(), canWriteMovingPictures());
        const auto canBeDone = [](const QAction* action) {
            return action->isVisible() && action->isEnabled() && !action->isSeparator();
        };
        QCOMPARE(std::ranges::count_if(menu.actions(), canBeDone), canWriteMovingPictures() ? 1 : 0);
        menu.close();
        // By no other way either, nor on a page made later.
        Q_EMIT page().linkActivated("play:start");
        QVERIFY(!m_window->panel().isPlaying());
        openPage("encoding-curves");
        m_window->findChild<QToolButton*>("n.play")->click();
        QVERIFY(!m_window->panel().isPlaying());
        menu.close();
        reduce->trigger();
        QVERIFY(m_window->findChild<QToolButton*>("n.play")->isEnabled());
        m_window->findChild<QToolButton*>("n.play")->click();
        QVERIFY(m_window->panel().isPlaying());
    }

 private:
    SceneModel& model() { return m_window->model(); }
    ExhibitPage& page() { return m_window->page(); }
    Figure& figure() { return *page().figure(); }
    ExhibitList& list() { return *m_window->findChild<ExhibitList*>(); }

    QWidget* child(const char* name) {
        auto* widget = m_window->findChild<QWidget*>(name);
        if (!widget) qFatal("the window has no %s", name);
        return widget;
    }

    QString nameOf(const char* name) {
        return QAccessible::queryAccessibleInterface(child(name))->text(QAccessible::Name);
    }

    void addExhibits() {
        m_shared.share();
        QTest::addColumn<QString>("id");
        for (const Exhibit* exhibit : exhibits())
            QTest::addRow("%s", exhibit->id().data()) << QString::fromLatin1(exhibit->id().data());
    }

    void closeWindow() {
        m_window.reset();
        m_settings.reset();
    }

    /// Nothing, where it is open.
    void openPage(const QString& id) {
        if (model().exhibit().id() == id.toStdString()) return;
        openBriefly(model(), id.toStdString());
        QVERIFY(awaited([&] { return bool(page().shown()); }));
        QVERIFY(awaited([&] { return figure().isVisible(); }));
        model().select(Cell{3, 6});
    }

    /// The stops from where the keyboard is until it is there again.
    std::vector<QWidget*> walk(Qt::Key key) {
        std::vector<QWidget*> stops{m_window->focusWidget()};
        for (int i = 0; i < kMaxStops; ++i) {
            QTest::keyClick(m_window->focusWidget(), key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
            QWidget* here = m_window->focusWidget();
            if (here == stops.front()) return stops;
            // Several links of one text.
            if (here != stops.back()) stops.push_back(here);
        }
        return stops;
    }

    /// 0 list, 1 figure, 2 caption and what else the page has, 3 parameters, 4 inspector, 5 the corner.
    int regionOf(const QWidget* widget) {
        if (widget == &figure()) return 1;
        const std::array<std::pair<QWidget*, int>, 5> regions{{{&list(), 0},
                                                               {&page(), 2},
                                                               {child("panel"), 3},
                                                               {child("inspector"), 4},
                                                               {m_window->menuBar()->cornerWidget(), 5}}};
        for (const auto& [region, number] : regions)
            if (region == widget || region->isAncestorOf(widget)) return number;
        return -1;
    }

    QMap<QWidget*, Sizes> sizes() {
        QMap<QWidget*, Sizes> all;
        for (QWidget* widget : m_window->findChildren<QWidget*>())
            // The places of scroll bars are Qt's own.
            if (widget->window() == m_window.get() && !widget->objectName().startsWith("qt_"))
                all[widget] = {widget->font().pixelSize(), widget->minimumSize(), widget->maximumSize(),
                               widget->layout() ? widget->layout()->contentsMargins() : QMargins()};
        return all;
    }

    SharedWindow m_shared;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

ATTENTION_TEST(AccessTest, QApplication)
#include "access_test.moc"
