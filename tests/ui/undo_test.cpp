#include <QAction>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "ui/widgets/caption_view.h"
#include "ui/widgets/formula_view.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/panel_section.h"
#include "ui/widgets/parameter_control.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/widgets/style.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/scene_model.h"

using namespace attention;

namespace {

/// Page and panel about one scene, connected as in the window, on a clock that a test turns.
struct Desk : QWidget {
    Desk() {
        auto* row = new QHBoxLayout(this);
        row->addWidget(page, 1);
        row->addWidget(panel);
        connect(panel, &ParameterPanel::parameterChanged, this,
                [this](const std::string& key, const ParameterValue& value) { model.setParameter(key, value); });
        connect(panel, &ParameterPanel::resetRequested, this,
                [this](const std::string& key) { model.resetParameter(key); });
        connect(panel, &ParameterPanel::resetAllRequested, &model, &SceneModel::resetParameters);
        connect(panel, &ParameterPanel::gestureBegan, this,
                [this](const std::string& key) { model.beginGesture(key); });
        connect(panel, &ParameterPanel::gestureEnded, this, [this](const std::string& key) { model.endGesture(key); });
        connect(&model, &SceneModel::aboutToLeaveStep, panel, &ParameterPanel::stopPlaying);
        connect(&model, &SceneModel::changed, this, &Desk::follow);
        auto* undo = new QAction(this);
        undo->setShortcut(QKeySequence::Undo);
        connect(undo, &QAction::triggered, &model, &SceneModel::undo);
        addAction(undo);
        panel->player().setMode(Player::Mode::Loop);
        follow();
        resize(1200, 700);
        show();
    }

    void follow() {
        panel->setExhibit(model.exhibit());
        panel->setParameters(model.scene().parameters, model.shown());
    }
    void pass(qint64 milliseconds) { now += milliseconds; }
    void play(double seconds) {
        for (int i = 0; i < int(seconds * 60); ++i) {
            pass(1000 / 60);
            panel->player().tick();
        }
    }
    template <class Widget>
    Widget& part(const char* name) {
        auto* found = panel->findChild<Widget*>(QLatin1String(name));
        if (!found) qFatal("no part %s", name);
        return *found;
    }
    Figure& figure() { return *page->figure(); }
    QStringList texts() const {
        QStringList texts;
        for (const auto& step : model.history().steps()) texts += step.text;
        return texts.mid(1);
    }
    /// The middle of a cell of the heatmap.
    QPoint placeOf(const Cell& cell) {
        figure().replot();
        const QCPAxisRect* cells = nullptr;
        for (const QCPAxisRect* rect : figure().axisRects())
            if (rect->rangeDrag()) cells = rect;
        return QPointF(cells->axis(QCPAxis::atBottom)->coordToPixel(double(cell.column)),
                       cells->axis(QCPAxis::atLeft)->coordToPixel(double(cell.row)))
            .toPoint();
    }

    qint64 now = 0;
    SceneModel model{[] {
                         Scene scene;
                         scene.parameters.row = 3;
                         scene.parameters.column = 6;
                         return scene;
                     }(),
                     nullptr, [this] { return now; }};
    ExhibitPage* page = new ExhibitPage(model);
    ParameterPanel* panel = new ParameterPanel(nullptr, [this] { return now; });
};

void moveTo(QWidget& widget, const QPoint& place, Qt::MouseButtons buttons = Qt::LeftButton) {
    QMouseEvent event(QEvent::MouseMove, place, widget.mapToGlobal(place), Qt::NoButton, buttons, {});
    QApplication::sendEvent(&widget, &event);
}

void turnWheel(QWidget& widget, const QPoint& place, int notches) {
    QWheelEvent event(place, widget.mapToGlobal(place), {}, {0, 120 * notches}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &event);
}

}  // namespace

/// What a person does with the real widgets, and what is then a step.
class UndoTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        applyTheme(Theme::light());
    }

    void init() {
        m_desk = std::make_unique<Desk>();
        QVERIFY(QTest::qWaitForWindowActive(m_desk.get()));
        QVERIFY(awaited([&] { return bool(m_desk->page->shown()); }));
        // The words that came with the picture take their room.
        QCoreApplication::processEvents();
    }

    void cleanup() { m_desk.reset(); }

    void aDragIsOneStepHoweverLongItPauses() {
        auto& slider = m_desk->part<ParameterSlider>("start.slider");
        QTest::mousePress(&slider, Qt::LeftButton, {}, slider.handlePosition(0).toPoint());
        for (int i = 1; i <= 30; ++i) {
            m_desk->pass(2000);
            moveTo(slider, slider.handlePosition(0).toPoint() + QPoint(i, 0));
        }
        QTest::mouseRelease(&slider, Qt::LeftButton, {}, slider.handlePosition(0).toPoint() + QPoint(30, 0));
        const std::int64_t start = model().scene().parameters.start;
        QVERIFY(start > 2);
        QCOMPARE(m_desk->texts(), QStringList{QStringLiteral("first position: 0 → %1").arg(start)});
        model().undo();
        QCOMPARE(model().scene().parameters.start, 0);
        QCOMPARE(slider.value(), std::optional(0.0));
        QTRY_COMPARE(m_desk->page->shown().scene().parameters.start, 0);
        model().redo();
        QCOMPARE(slider.value(), std::optional(double(start)));
    }

    void twoDragsAreTwoSteps() {
        auto& slider = m_desk->part<ParameterSlider>("start.slider");
        for (const double part : {0.3, 0.7})
            QTest::mouseClick(&slider, Qt::LeftButton, {},
                              slider.handlePosition(part * slider.scale().maximum).toPoint());
        QCOMPARE(m_desk->texts().size(), 2);
    }

    void aDragThatComesBackIsNoStep() {
        m_desk->part<PanelSection>(qPrintable(QStringLiteral("section.%1").arg(int(ParameterGroup::Rare))))
            .setOpen(true);
        QCoreApplication::processEvents();
        auto& slider = m_desk->part<ParameterSlider>("start.slider");
        const QPoint place = slider.handlePosition(0).toPoint();
        QTest::mousePress(&slider, Qt::LeftButton, {}, place);
        for (const int x : {20, 40, 10, 0}) moveTo(slider, place + QPoint(x, 0));
        QTest::mouseRelease(&slider, Qt::LeftButton, {}, place);
        QCOMPARE(m_desk->texts(), QStringList());
    }

    void aDragThatThePageEndsLeavesNoOpenGesture() {
        auto& slider = m_desk->part<ParameterSlider>("n.slider");
        QTest::mousePress(&slider, Qt::LeftButton, {}, slider.handlePosition(200).toPoint());
        model().setExhibit("encoding-curves");
        for (int i = 1; i <= 3; ++i) {
            m_desk->pass(2000);
            QTest::keyClick(&m_desk->part<ParameterSlider>("n.slider"), Qt::Key_Right);
        }
        QCOMPARE(m_desk->texts().size(), 5);  // drag, page, three keys
    }

    void keysWheelAndArrowsAreBursts_data() {
        QTest::addColumn<QString>("part");
        for (const char* part : {"keys", "wheel", "arrows of the box"}) QTest::addRow("%s", part) << QString(part);
    }
    void keysWheelAndArrowsAreBursts() {
        QFETCH(QString, part);
        auto& slider = m_desk->part<ParameterSlider>("n.slider");
        auto& box = m_desk->part<NumberBox>("n.box");
        slider.setFocus();
        const auto step = [&] {
            if (part == "keys") QTest::keyClick(&slider, Qt::Key_Right);
            if (part == "wheel") turnWheel(slider, {50, 12}, 1);
            if (part == "arrows of the box") QTest::keyClick(&box, Qt::Key_Up);
        };
        for (int i = 0; i < 5; ++i) {
            m_desk->pass(500);
            step();
        }
        m_desk->pass(1500);
        step();
        QCOMPARE(m_desk->texts(), (QStringList{"n: 60 → 65", "n: 65 → 66"}));
    }

    void aRunOfThePlayerIsOneStep() {
        m_desk->panel->play("start");
        m_desk->play(5);
        const std::int64_t first = model().scene().parameters.start;
        m_desk->panel->stopPlaying();
        m_desk->panel->play("start");
        m_desk->play(1);
        m_desk->panel->stopPlaying();
        QCOMPARE(
            m_desk->texts(),
            (QStringList{QStringLiteral("first position: 0 → %1").arg(first),
                         QStringLiteral("first position: %1 → %2").arg(first).arg(model().scene().parameters.start)}));
    }

    void undoStopsThePlayerAndTakesItsRunBack() {
        m_desk->panel->play("start");
        m_desk->play(2);
        QVERIFY(model().scene().parameters.start > 5);
        model().undo();
        QVERIFY(!m_desk->panel->isPlaying());
        m_desk->play(1);
        QCOMPARE(model().scene().parameters.start, 0);
        QVERIFY(model().canRedo());
    }

    void draggingWhileSomethingPlaysIsTwoSteps() {
        m_desk->panel->play("start");
        m_desk->play(1);
        auto& slider = m_desk->part<ParameterSlider>("n.slider");
        const QPoint place = slider.handlePosition(60).toPoint();
        QTest::mousePress(&slider, Qt::LeftButton, {}, place);
        for (int x = 5; x <= 50; x += 5) {
            m_desk->play(0.5);
            moveTo(slider, place + QPoint(x, 0));
        }
        QTest::mouseRelease(&slider, Qt::LeftButton, {}, place + QPoint(50, 0));
        m_desk->play(1);
        m_desk->panel->stopPlaying();
        QCOMPARE(m_desk->texts().size(), 2);
        QVERIFY(m_desk->texts().last().startsWith("n: 60 → "));
        model().undo();
        QCOMPARE(model().scene().parameters.n, 60);
        QVERIFY(model().scene().parameters.start > 0);
    }

    void undoReachesTheWindowFromAFieldThatIsNotBeingTypedIn() {
        auto& box = m_desk->part<NumberBox>("n.box");
        box.setFocus();
        box.selectAll();
        QTest::keyClicks(&box, "128");
        QTest::keyClick(&box, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY2(box.text() != QStringLiteral("128"), "what is being typed is the field's to undo");
        QCOMPARE(m_desk->texts(), QStringList());
        box.selectAll();
        QTest::keyClicks(&box, "128");
        QTest::keyClick(&box, Qt::Key_Return);
        QCOMPARE(m_desk->texts(), QStringList("n: 60 → 128"));
        QTest::keyClick(&box, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(model().scene().parameters.n, 60);
        QCOMPARE(box.text(), QStringLiteral("60"));
    }

    void pointingIsNoStepAndAClickIsOne() {
        for (int row = 10; row < 40; ++row) QTest::mouseMove(&m_desk->figure(), m_desk->placeOf({row, 10}));
        QTRY_COMPARE(m_desk->figure().selection(), std::optional(Cell{39, 10}));
        QCOMPARE(m_desk->texts(), QStringList());
        QTest::mouseClick(&m_desk->figure(), Qt::LeftButton, {}, m_desk->placeOf({39, 10}));
        QCOMPARE(m_desk->texts(), QStringList("Select position 39, column 10"));
        // A second click on it is none.
        QTest::mouseClick(&m_desk->figure(), Qt::LeftButton, {}, m_desk->placeOf({39, 10}));
        QCOMPARE(m_desk->texts().size(), 1);
    }

    void undoOfAClickShowsWhatWasSelectedBefore() {
        const QPoint here = m_desk->placeOf({20, 10});
        const QPoint there = m_desk->placeOf({40, 3});
        QTest::mouseMove(&m_desk->figure(), here);
        QTest::mouseClick(&m_desk->figure(), Qt::LeftButton, {}, here);
        QTest::mouseMove(&m_desk->figure(), there);
        QTRY_COMPARE(m_desk->page->currentCell(), std::optional(Cell{40, 3}));
        model().undo();
        QCOMPARE(m_desk->figure().selection(), std::optional(Cell{3, 6}));
        QCOMPARE(m_desk->page->currentCell(), std::optional(Cell{3, 6}));
        QTest::mouseMove(&m_desk->figure(), here);
        QTRY_COMPARE(m_desk->figure().selection(), std::optional(Cell{20, 10}));
        QVERIFY2(model().canRedo(), "pointing forgets nothing");
        QTest::mouseMove(&m_desk->figure(), there);
        model().redo();
        QCOMPARE(m_desk->figure().selection(), std::optional(Cell{20, 10}));
        QTest::mouseMove(&m_desk->figure(), there + QPoint(1, 0));
        QTRY_COMPARE(m_desk->figure().selection(), std::optional(Cell{40, 3}));
        QCOMPARE(selectedCell(model().scene().parameters), std::optional(Cell{20, 10}));
    }

    void aWalkIsOneStepAndEscapeAnother() {
        m_desk->figure().setFocus();
        for (int i = 0; i < 5; ++i) QTest::keyClick(&m_desk->figure(), Qt::Key_Down);
        QTest::keyClick(&m_desk->figure(), Qt::Key_Right);
        QTest::keyClick(&m_desk->figure(), Qt::Key_Escape);
        QCOMPARE(m_desk->texts(), (QStringList{"Select position 8, column 7", "Clear selection"}));
        model().undo();
        QCOMPARE(m_desk->figure().selection(), std::optional(Cell{8, 7}));
        model().undo();
        QCOMPARE(m_desk->figure().selection(), std::optional(Cell{3, 6}));
    }

    void aTurnOfTheWheelIsOneStep() {
        const QPoint place = m_desk->placeOf({20, 10});
        for (int i = 0; i < 5; ++i) {
            m_desk->pass(200);
            turnWheel(m_desk->figure(), place, 1);
        }
        QCOMPARE(m_desk->texts(), QStringList("Zoom"));
        model().undo();
        QVERIFY(!model().scene().view.zoom);
        QTRY_COMPARE(m_desk->figure().axisRects().constFirst()->axis(QCPAxis::atBottom)->range(), QCPRange(-0.5, 31.5));
        model().redo();
        QVERIFY(model().scene().view.zoom);
    }

    void aDragOfTheFigureIsOneStepAndADoubleClickAnother() {
        const QPoint place = m_desk->placeOf({30, 16});
        for (int i = 0; i < 5; ++i) turnWheel(m_desk->figure(), place, 1);
        QTest::mousePress(&m_desk->figure(), Qt::LeftButton, {}, place);
        for (int i = 1; i <= 20; ++i) {
            m_desk->pass(3000);
            moveTo(m_desk->figure(), place + QPoint(4 * i, 2 * i));
        }
        QTest::mouseRelease(&m_desk->figure(), Qt::LeftButton, {}, place + QPoint(80, 40));
        QCOMPARE(m_desk->texts(), (QStringList{"Zoom", "Zoom"}));
        QTest::mouseDClick(&m_desk->figure(), Qt::LeftButton, {}, place);
        QTest::mouseRelease(&m_desk->figure(), Qt::LeftButton, {}, place);
        QCOMPARE(m_desk->texts().last(), QStringLiteral("Show all"));
        QVERIFY(!model().scene().view.zoom);
        model().undo();
        QVERIFY(model().scene().view.zoom);
    }

    void undoOfAPageShowsItAsItWas() {
        model().applyPreset("d2l");
        QTRY_COMPARE(m_desk->page->shown().scene().view.size, model().scene().view.size);
        turnWheel(m_desk->figure(), m_desk->placeOf({30, 16}), 3);
        QTRY_VERIFY(m_desk->page->shown().scene().view.zoom);
        QCoreApplication::processEvents();
        const auto zoom = model().scene().view.zoom;
        const QRect place = m_desk->figure().geometry();
        model().setExhibit("encoding-curves");
        QVERIFY(awaited([&] { return bool(m_desk->page->shown()); }));
        model().undo();
        QVERIFY(awaited([&] { return bool(m_desk->page->shown()); }));
        QCoreApplication::processEvents();
        QCOMPARE(m_desk->figure().geometry(), place);
        QCOMPARE(m_desk->page->shown().scene().view.zoom, zoom);
        QVERIFY(m_desk->part<ParameterSlider>("n.slider").isVisible());
    }

    void theCaptionFollows() {
        const auto words = [this] {
            QStringList all;
            for (const QTextBrowser* text : m_desk->page->findChildren<QTextBrowser*>()) all += text->toPlainText();
            all += m_desk->page->findChild<FormulaView*>()->accessibleName();
            return all.join(u'\n');
        };
        const QString before = words();
        QVERIFY(!before.isEmpty());
        model().setParameter("base", 100.0);
        QTRY_VERIFY(words() != before);
        model().undo();
        QTRY_COMPARE(words(), before);
    }

 private:
    SceneModel& model() { return m_desk->model; }

    std::unique_ptr<Desk> m_desk;
};

ATTENTION_TEST(UndoTest, QApplication)
#include "undo_test.moc"
