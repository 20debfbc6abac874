#include "ui/widgets/parameter_panel.h"

#include <utility>

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>
#include <QVBoxLayout>

#include "tests/test_class.h"
#include "tests/ui/widgets/fake_exhibit.h"
#include "ui/exhibits/exhibits.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/panel_section.h"
#include "ui/widgets/parameter_control.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/widgets/style.h"

using namespace attention;

namespace {

std::vector<ParameterUse> someUses() {
    return {{.key = "n", .maximum = 16384, .sliderMaximum = 1024},
            {.key = "d", .maximum = 4096, .sliderMaximum = 512},
            {.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
            {.key = "start", .sliderMaximum = 80},
            {.key = "row"},
            {.key = "column"},
            {.key = "colour-map"},
            {.key = "look"}};
}

/// A window with a panel, and beside it a line to type in; the parameters do what the panel asks for.
struct PanelWindow : QWidget {
    PanelWindow() {
        exhibit.m_presets = {{"d2l", QStringLiteral("As in the book"), QStringLiteral("60 & 32"), {}},
                             {"one", QStringLiteral("One pair"), QStringLiteral("A sine and its cosine"), {}}};
        auto* rows = new QVBoxLayout(this);
        rows->addWidget(&line);
        rows->addWidget(&panel);
        panel.setExhibit(exhibit);
        panel.player().setMode(Player::Mode::Loop);
        QObject::connect(&panel, &ParameterPanel::parameterChanged, this,
                         [this](const std::string& key, const ParameterValue& value) {
                             setValue(parameters, *findParameter(key), value);
                             follow();
                         });
        resize(330, 700);
        follow();
        show();
    }
    ~PanelWindow() override {
        // Members, not children to be deleted.
        line.setParent(nullptr);
        panel.setParent(nullptr);
    }
    void follow() { panel.setParameters(parameters, adapt(exhibit.uses(), parameters)); }
    void pass(double seconds) {
        now += qint64(seconds * 1000);
        panel.player().tick();
    }
    template <class Widget>
    Widget& part(const char* name) {
        auto* found = panel.findChild<Widget*>(QLatin1String(name));
        if (!found) qFatal("no part %s", name);
        return *found;
    }
    FakeExhibit exhibit{"fake", Chapter::Position, someUses()};
    Parameters parameters;
    qint64 now = 0;
    QLineEdit line;
    ParameterPanel panel{nullptr, [this] { return now; }};
};

}  // namespace

class ParameterPanelTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void manyParametersStandUnderHeadings() {
        std::vector<ParameterUse> uses = someUses();
        for (const char* key : {"tokens", "memory-tokens", "batch", "numbers", "mask", "radius", "valid-length",
                                "masked-cells", "temperature", "attention-dropout"})
            uses.push_back({.key = key});
        const FakeExhibit exhibit("many", Chapter::Attention, uses);
        ParameterPanel panel;
        panel.setExhibit(exhibit);
        panel.resize(330, 900);
        Parameters parameters;
        panel.setParameters(parameters, adapt(exhibit.uses(), parameters));
        panel.show();
        QVERIFY(panel.control("mask")->isVisible());
        QVERIFY(!panel.control("radius")->isVisible());
        QVERIFY(!panel.control("batch")->isVisible());
        // What is set is seen,
        parameters.radius = 2;
        panel.setParameters(parameters, adapt(exhibit.uses(), parameters));
        QVERIFY(panel.control("radius")->isVisible());
        QVERIFY(!panel.control("batch")->isVisible());
        // unless a person has closed its section.
        QWidget* section = panel.control("radius")->parentWidget()->parentWidget();
        auto* heading = section->findChild<QToolButton*>(QStringLiteral("heading"));
        QTest::mouseClick(heading, Qt::LeftButton);
        QVERIFY(!panel.control("radius")->isVisible());
        parameters.radius = 3;
        panel.setParameters(parameters, adapt(exhibit.uses(), parameters));
        QVERIFY(!panel.control("radius")->isVisible());
    }

    void initTestCase() {
        loadFonts();
        applyTheme(Theme::light());
    }

    void aLongProblemIsReadWhole() {
        ParameterPanel panel;
        panel.setExhibit(trainedSentence());
        panel.resize(300, 400);
        panel.show();
        QVERIFY(panel.setError("tokens", QStringLiteral("listed\n") + QStringLiteral("these words, ").repeated(50)));
        const auto& problem = *panel.findChild<QLabel*>("tokens.problem");
        QTRY_VERIFY2(
            problem.height() >= problem.heightForWidth(problem.width()),
            qPrintable(QStringLiteral("%1 of %2").arg(problem.height()).arg(problem.heightForWidth(problem.width()))));
    }

    void aControlForEachUse() {
        PanelWindow window;
        for (const ParameterUse& use : someUses()) QVERIFY(window.panel.control(std::string(use.key)));
        const FakeExhibit other("other", Chapter::Cost, {{.key = "n"}});
        window.panel.setExhibit(other);
        QVERIFY(window.panel.control("n"));
        QVERIFY(!window.panel.control("d"));
    }

    void asksForWhatAPersonDoes() {
        PanelWindow window;
        QTest::keyClick(&window.part<ParameterSlider>("n.slider"), Qt::Key_Right);
        QCOMPARE(window.parameters.n, 61);
        QSignalSpy reset(&window.panel, &ParameterPanel::resetRequested);
        QTest::mouseClick(&window.part<QToolButton>("n.reset"), Qt::LeftButton);
        QCOMPARE(reset.first().first().value<std::string>(), std::string("n"));
        QSignalSpy resetAll(&window.panel, &ParameterPanel::resetAllRequested);
        QTest::mouseClick(&window.part<QToolButton>("reset-all"), Qt::LeftButton);
        QCOMPARE(resetAll.count(), 1);
    }

    void playsFromWhereItIs() {
        PanelWindow window;
        window.parameters.start = 40;
        window.follow();
        QTest::mouseClick(&window.part<QToolButton>("start.play"), Qt::LeftButton);
        QVERIFY(window.panel.isPlaying());
        window.pass(1);  // an eighth of 80
        QCOMPARE(window.parameters.start, 50);
        QTest::mouseClick(&window.part<QToolButton>("start.play"), Qt::LeftButton);
        QVERIFY(!window.panel.isPlaying());
        window.pass(1);
        QCOMPARE(window.parameters.start, 50);
    }

    void playsOneAtATime() {
        PanelWindow window;
        window.panel.play("start");
        window.panel.play("row");
        window.pass(1);
        QCOMPARE(window.parameters.start, 0);
        QVERIFY(window.parameters.row);
    }

    void playsNoChoiceAndNothingUnknown() {
        PanelWindow window;
        window.panel.play("look");
        window.panel.play("nothing of that name");
        QVERIFY(!window.panel.isPlaying());
    }

    void playStaysInsideBoundsThatShrink() {
        PanelWindow window;
        window.panel.play("column");
        window.pass(7);
        QVERIFY(*window.parameters.column > 20);
        window.parameters.d = 16;
        window.follow();
        window.pass(0.5);
        QVERIFY(*window.parameters.column <= 15);
    }

    void aKeyStopsWhereverTheFocusIs_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("focus");
        for (const char* focus : {"line", "n.slider", "n.box", "start.play", "look.box"})
            for (const int key : {int(Qt::Key_Space), int(Qt::Key_Escape)})
                QTest::addRow("%s on %s", key == Qt::Key_Space ? "Space" : "Escape", focus)
                    << key << QString::fromLatin1(focus);
    }
    void aKeyStopsWhereverTheFocusIs() {
        QFETCH(int, key);
        QFETCH(QString, focus);
        PanelWindow window;
        QWidget* target = focus == QStringLiteral("line") ? &window.line : window.panel.findChild<QWidget*>(focus);
        QVERIFY(target);
        window.panel.play("start");
        QTest::keyClick(target, Qt::Key(key));
        QVERIFY(!window.panel.isPlaying());
        // Swallowed: the line got no blank, the play button did not start again.
        QCOMPARE(window.line.text(), QString());
        QTest::keyClick(&window.line, Qt::Key_Space);
        QCOMPARE(window.line.text(), QStringLiteral(" "));
    }

    void keysOfOtherWindowsAreTheirs() {
        PanelWindow window;
        QLineEdit other;
        other.show();
        window.panel.play("start");
        QTest::keyClick(&other, Qt::Key_Space);
        QCOMPARE(other.text(), QStringLiteral(" "));
        QVERIFY(window.panel.isPlaying());
    }

    void otherKeysWorkWhilePlaying() {
        PanelWindow window;
        window.panel.play("start");
        QTest::keyClick(&window.line, Qt::Key_A);
        QTest::keyClick(&window.part<ParameterSlider>("n.slider"), Qt::Key_Right);
        QCOMPARE(window.line.text(), QStringLiteral("a"));
        QCOMPARE(window.parameters.n, 61);
        QVERIFY(window.panel.isPlaying());
    }

    void takingHoldOfThePlayedValueStops_data() {
        QTest::addColumn<QString>("part");
        for (const char* part : {"press", "key", "typing", "step", "reset", "page"})
            QTest::addRow("%s", part) << QString::fromLatin1(part);
    }
    void takingHoldOfThePlayedValueStops() {
        QFETCH(QString, part);
        PanelWindow window;
        window.parameters.start = 40;
        window.follow();
        window.panel.play("start");
        auto& slider = window.part<ParameterSlider>("start.slider");
        auto& box = window.part<NumberBox>("start.box");
        const FakeExhibit other("other", Chapter::Cost, {{.key = "n"}});
        if (part == QStringLiteral("press"))
            QTest::mousePress(&slider, Qt::LeftButton, {}, slider.handlePosition(40).toPoint());
        if (part == QStringLiteral("key")) QTest::keyClick(&slider, Qt::Key_Right);
        if (part == QStringLiteral("typing")) QTest::keyClick(&box, Qt::Key_1);
        if (part == QStringLiteral("step")) QTest::keyClick(&box, Qt::Key_Up);
        if (part == QStringLiteral("reset"))
            QTest::mouseClick(&window.part<QToolButton>("start.reset"), Qt::LeftButton);
        if (part == QStringLiteral("page")) window.panel.setExhibit(other);
        QVERIFY(!window.panel.isPlaying());
    }

    void gesturesLastFromPressToReleaseAndFromStartToStop() {
        PanelWindow window;
        QStringList said;
        connect(&window.panel, &ParameterPanel::gestureBegan, &window,
                [&](const std::string& key) { said += u'(' + QString::fromStdString(key); });
        connect(&window.panel, &ParameterPanel::parameterChanged, &window, [&] { said += QStringLiteral("."); });
        connect(&window.panel, &ParameterPanel::gestureEnded, &window,
                [&](const std::string& key) { said += QString::fromStdString(key) + u')'; });
        const auto told = [&] { return std::exchange(said, {}).join(u' '); };
        auto& slider = window.part<ParameterSlider>("start.slider");
        QTest::mouseClick(&slider, Qt::LeftButton, {}, slider.handlePosition(40).toPoint());
        QCOMPARE(told(), QStringLiteral("(start . start)"));
        QTest::keyClick(&slider, Qt::Key_Right);
        QCOMPARE(told(), QStringLiteral("."));
        window.panel.play("start");
        window.pass(1);
        // Taking hold of what plays: the run ends before the drag begins.
        QTest::mousePress(&slider, Qt::LeftButton, {}, slider.handlePosition(10).toPoint());
        QCOMPARE(told(), QStringLiteral("(start . start) (start ."));
        // Switched off under the hand that holds it.
        window.panel.setDisabledReason("start", QStringLiteral("why"));
        QCOMPARE(told(), QStringLiteral("start)"));
        QVERIFY(!slider.isDragging());
    }

    void presets() {
        PanelWindow window;
        QSignalSpy chosen(&window.panel, &ParameterPanel::presetChosen);
        QMenu* menu = window.part<QToolButton>("presets").menu();
        QCOMPARE(menu->actions().size(), 2);
        QCOMPARE(menu->actions().first()->text(), QStringLiteral("As in the book\n60 && 32"));
        menu->actions().last()->trigger();
        QCOMPARE(chosen.first().first().value<std::string>(), std::string("one"));
        const FakeExhibit without("without", Chapter::Cost);
        window.panel.setExhibit(without);
        QVERIFY(!window.part<QToolButton>("presets").isVisible());
    }

    void playMenuSetsThePlayer() {
        PanelWindow window;
        const QList<QAction*> actions = window.panel.playMenu()->actions();
        QCOMPARE(actions.size(), 9);  // three speeds, a line, three ways, a line, what only a play button's has
        QVERIFY(!actions[8]->isVisible());
        QVERIFY(actions[1]->isChecked());
        actions[2]->trigger();
        actions[4]->trigger();
        QCOMPARE(window.panel.player().speed(), Player::Speed::Fast);
        QCOMPARE(window.panel.player().mode(), Player::Mode::Once);
        window.panel.player().setMode(Player::Mode::BackAndForth);
        QVERIFY(actions[6]->isChecked());
    }

    void scrollingChangesNoValue() {
        PanelWindow window;
        window.resize(330, 300);
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.line.setFocus();
        window.panel.findChild<PanelSection*>()->setOpen(true);
        QCoreApplication::processEvents();
        const Parameters before = window.parameters;
        auto* bar = window.panel.findChild<QScrollArea*>()->verticalScrollBar();
        QVERIFY(bar->maximum() > 0);
        for (const char* name : {"n.slider", "n.box", "look.box"}) {
            bar->setValue(bar->maximum() / 2);
            auto& widget = window.part<QWidget>(name);
            const QPointF place(5, 5);
            QWheelEvent event(place, widget.mapToGlobal(place), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            // Only what comes from the system is passed on to the parent when ignored.
            QSpontaneKeyEvent::setSpontaneous(&event);
            qApp->notify(&widget, &event);
            QVERIFY2(bar->value() > bar->maximum() / 2, name);
        }
        QCOMPARE(window.parameters, before);
    }

    void fitsItsWidth_data() {
        QTest::addColumn<int>("width");
        QTest::addRow("usual") << 320;
        QTest::addRow("narrowest") << 260;
    }
    void fitsItsWidth() {
        QFETCH(int, width);
        PanelWindow window;
        window.panel.setParent(nullptr);
        window.panel.resize(width, 500);
        window.panel.show();
        auto* area = window.panel.findChild<QScrollArea*>();
        QCOMPARE(area->widget()->width(), area->viewport()->width());
    }

    void rareParametersStandBehindAHeading() {
        PanelWindow window;
        const auto& section = *window.panel.findChild<PanelSection*>();
        QVERIFY(!section.isOpen());
        for (const char* key : {"base", "start", "row", "column", "colour-map", "look"})
            QVERIFY2(section.isAncestorOf(window.panel.control(key)) && !window.panel.control(key)->isVisible(), key);
        for (const char* key : {"n", "d"}) QVERIFY2(window.panel.control(key)->isVisible(), key);
        // A cell is pointed at all the time.
        window.parameters.row = 5;
        window.follow();
        QVERIFY(!section.isOpen());
        // One that is other than at the start is shown.
        window.parameters.base = 100;
        window.follow();
        QVERIFY(section.isOpen() && window.panel.control("base")->isVisible());
    }

    void noRowIsCut() {
        PanelWindow window;
        window.panel.findChild<PanelSection*>()->setOpen(true);
        auto& area = *window.panel.findChild<QScrollArea*>();
        for (const int height : {300, 320, 341, 359}) {
            window.resize(330, height);
            for (int value = 0; value <= 90; value += 9) {
                QCoreApplication::processEvents();
                area.verticalScrollBar()->setValue(value);
                for (const auto* control : window.panel.findChildren<ParameterControl*>()) {
                    const QRect place(control->mapTo(area.viewport(), QPoint()), control->size());
                    const bool isWhole = area.viewport()->rect().contains(place);
                    QVERIFY2(isWhole != control->visibleRegion().isEmpty(), qPrintable(control->objectName()));
                }
            }
        }
    }

    void tabWalksThroughAControl() {
        PanelWindow window;
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.part<QWidget>("d.box").setFocus();
        QStringList names;
        for (int i = 0; i < 3; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            names += QApplication::focusWidget()->objectName();
        }
        QCOMPARE(names, (QStringList{"d.play", "d.slider", "heading"}));
    }
};

ATTENTION_TEST(ParameterPanelTest, QApplication)
#include "parameter_panel_test.moc"
