#include <random>

#include <QAbstractButton>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPointer>
#include <QTemporaryDir>

#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "ui/exhibits/exhibits.h"
#include "ui/files/scene_file.h"
#include "ui/text/language.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/style.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/main_window.h"
#include "ui/window/presentation.h"
#include "ui/window/presentation_window.h"

using namespace attention;

namespace {

constexpr int kEvents = 120;
constexpr quint64 kSeed = 1;
/// Numbers that a page may compute, else it is undone: the time is for events.
constexpr double kMaxNumbers = 200000;
/// Milliseconds for what still computes or closes when the events are over.
constexpr int kPatience = 60000;

/// Of the program, in a test: the number in the environment, else the usual one.
quint64 setting(const char* name, quint64 usual) {
    bool isNumber = false;
    const quint64 value = qEnvironmentVariable(name).toULongLong(&isNumber);
    return isNumber ? value : usual;
}

QStringList warnings;
QtMessageHandler handlerBefore = nullptr;

/// What Qt complains of is a fault, too, apart from what a window without a screen cannot do.
void listen(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (message.startsWith(QLatin1String("This plugin does not support"))) return;
    if (type == QtWarningMsg || type == QtCriticalMsg) warnings += message;
    handlerBefore(type, context, message);
}

/// Does to a window whatever comes to its mind. Each deed is an event of the event loop, so that it goes on inside a
/// dialog or an open menu, and answers them. Files are only named in its own folder.
class Monkey : public QObject {
 public:
    Monkey(MainWindow& window, const QString& folder, quint64 seed, quint64 events)
        : m_window(window), m_folder(folder), m_random(seed), m_events(events) {
        for (QAction* action : actionsOf(*window.menuBar()))
            if (action->menuRole() == QAction::QuitRole) action->setEnabled(false);
        m_start = window.model().history().currentScene();
        connect(&window.model(), &SceneModel::historyChanged, this, [this] {
            // Another document was opened, or a new one begun.
            const auto& steps = m_window.model().history().steps();
            if (steps.size() == 1) m_start = steps.front().scene;
        });
    }

    void start() { next(); }
    /// The events are over, and no dialog or menu is open any more.
    bool isDone() const { return m_isDone; }
    quint64 event() const { return m_event; }
    /// How the history began.
    const Scene& startScene() const { return m_start; }

 private:
    void next() { QMetaObject::invokeMethod(this, &Monkey::act, Qt::QueuedConnection); }

    void act() {
        QWidget* modal = QApplication::activeModalWidget();
        QWidget* popup = QApplication::activePopupWidget();
        m_isDone = m_event >= m_events && !modal && !popup;
        if (m_isDone) return;
        // First: what follows may open a dialog, which is answered before it returns.
        next();
        ++m_event;
        if (popup)
            use(*popup);
        else if (modal)
            answer(*modal);
        else
            play();
    }

    int number(int count) { return int(m_random() % quint64(count)); }
    bool chance(int percent) { return number(100) < percent; }
    template <class List>
    auto& one(List& list) {
        return list[std::size_t(number(int(std::size(list))))];
    }

    static QList<QAction*> actionsOf(const QWidget& menu) {
        QList<QAction*> all;
        for (QAction* action : menu.actions()) {
            if (action->menu())
                all += actionsOf(*action->menu());
            else if (!action->isSeparator())
                all += action;
        }
        return all;
    }

    void say(const QString& deed) const {
        static const bool isTold = qEnvironmentVariableIsSet("ATTENTION_MONKEY_TRACE");
        if (isTold) qInfo("%llu %s", m_event, qPrintable(deed));
    }

    void play() {
        SceneModel& model = m_window.model();
        const Parameters shown = model.shown().parameters;
        if (double(shown.n) * double(shown.d) > kMaxNumbers) {
            m_window.panel().stopPlaying();
            if (model.canUndo()) return model.undo();
            return model.resetParameters();
        }
        const int deed = number(100);
        if (deed < 30) return pressKey();
        if (deed < 62) return useMouse();
        if (deed < 67) return trigger(actionsOf(*m_window.menuBar()));
        if (deed < 70) return resize();
        if (deed < 78) return travel();
        if (deed < 82) return pin();
        if (deed < 85) return trigger(m_window.findChild<QWidget*>("presets")->findChild<QMenu*>()->actions());
        if (deed < 88) return play(shown);
        if (deed < 90) return look();
        if (deed < 93) return follow();
        if (deed < 97) return focus();
        model.setExhibit(one(m_exhibits)->id());
    }

    void pressKey() {
        static constexpr std::array kKeys{
            Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,    Qt::Key_Down,   Qt::Key_PageUp, Qt::Key_PageDown,
            Qt::Key_Home, Qt::Key_End,   Qt::Key_Tab,   Qt::Key_Return, Qt::Key_Space,  Qt::Key_Escape,
            Qt::Key_Z,    Qt::Key_Y,     Qt::Key_A,     Qt::Key_C,      Qt::Key_V,      Qt::Key_G,
            Qt::Key_R,    Qt::Key_S,     Qt::Key_O,     Qt::Key_E,      Qt::Key_P,      Qt::Key_D,
            Qt::Key_Plus, Qt::Key_Minus, Qt::Key_Equal, Qt::Key_Delete, Qt::Key_Period, Qt::Key_Comma,
            Qt::Key_F1,   Qt::Key_F9,    Qt::Key_F10,   Qt::Key_F11,    Qt::Key_Alt,    Qt::Key_Backtab,
            Qt::Key_0,    Qt::Key_1,     Qt::Key_2,     Qt::Key_5,      Qt::Key_9,      Qt::Key_Backspace,
            Qt::Key_F5,   Qt::Key_B,
        };
        static constexpr std::array kModifiers{Qt::NoModifier,      Qt::NoModifier,  Qt::NoModifier, Qt::ShiftModifier,
                                               Qt::ControlModifier, Qt::AltModifier, Qt::NoModifier};
        const Qt::Key key = one(kKeys);
        Qt::KeyboardModifiers modifiers = one(kModifiers);
        if (modifiers == Qt::ControlModifier && chance(30)) modifiers |= Qt::ShiftModifier;
        press(*receiver(), key, modifiers);
    }

    void press(QWidget& widget, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QString text;
        if (key >= Qt::Key_Space && key <= Qt::Key_Z && !(modifiers & (Qt::ControlModifier | Qt::AltModifier)))
            text = QChar(char16_t(key)).toLower();
        say(QStringLiteral("key %1 %2").arg(key, 0, 16).arg(modifiers, 0, 16));
        // keyClick() ends the program at a key without a letter.
        const QPointer<QWidget> there(&widget);
        QTest::sendKeyEvent(QTest::Press, &widget, key, text, modifiers);
        if (there) QTest::sendKeyEvent(QTest::Release, there, key, text, modifiers);
    }

    QWidget* receiver() {
        if (QWidget* focused = QApplication::focusWidget()) return focused;
        m_window.activateWindow();
        return &m_window;
    }

    /// A visible widget that takes events, and a place in it.
    std::pair<QWidget*, QPoint> somewhere(QWidget& root) {
        const QPoint place(number(std::max(1, root.width())), number(std::max(1, root.height())));
        QWidget* child = root.childAt(place);
        if (!child) return {&root, place};
        return {child, child->mapFrom(&root, place)};
    }

    void useMouse() {
        static constexpr std::array kButtons{Qt::LeftButton, Qt::LeftButton, Qt::LeftButton, Qt::RightButton};
        static constexpr std::array kModifiers{Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier};
        // The figure is where most is to be done.
        const bool onFigure = chance(35) && m_window.page().figure()->isVisible();
        PresentationWindow* stage = chance(50) ? m_window.presentation().stage() : nullptr;
        QWidget& root = stage      ? static_cast<QWidget&>(*stage)
                        : onFigure ? static_cast<QWidget&>(*m_window.page().figure())
                                   : m_window;
        const auto [widget, place] = somewhere(root);
        const QPointer<QWidget> there(widget);
        const Qt::MouseButton button = one(kButtons);
        const Qt::KeyboardModifiers modifiers = one(kModifiers);
        const int deed = number(6);
        say(QStringLiteral("mouse %1 on %2 %3 at %4, %5")
                .arg(deed)
                .arg(QLatin1String(widget->metaObject()->className()), widget->objectName())
                .arg(place.x())
                .arg(place.y()));
        switch (deed) {
            case 0:
                return QTest::mouseDClick(widget, button, modifiers, place);
            case 1:
                return drag(there, button, modifiers, place);
            case 2:
                return turnWheel(*widget, place, modifiers);
            case 3: {
                QTest::mouseMove(widget, place);
                return;
            }
            case 4: {
                if (!chance(20)) break;
                QContextMenuEvent menu(QContextMenuEvent::Mouse, place, widget->mapToGlobal(place));
                QApplication::sendEvent(widget, &menu);
                return;
            }
            default:
                break;
        }
        QTest::mouseClick(widget, button, modifiers, place);
    }

    void drag(const QPointer<QWidget>& widget, Qt::MouseButton button, Qt::KeyboardModifiers modifiers, QPoint place) {
        QTest::mousePress(widget, button, modifiers, place);
        for (int moves = number(6); widget && moves > 0; --moves) {
            place = {number(widget->width() + 1), number(widget->height() + 1)};
            QMouseEvent move(QEvent::MouseMove, place, widget->mapToGlobal(place), Qt::NoButton, button, modifiers);
            QApplication::sendEvent(widget, &move);
        }
        // The page may have gone with what was pressed.
        if (widget) QTest::mouseRelease(widget, button, modifiers, place);
    }

    void turnWheel(QWidget& widget, const QPoint& place, Qt::KeyboardModifiers modifiers) {
        QWheelEvent wheel(place, widget.mapToGlobal(place), {}, {0, 120 * (number(7) - 3)}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&widget, &wheel);
    }

    void trigger(const QList<QAction*>& actions) {
        if (actions.isEmpty()) return;
        QAction* action = one(actions);
        say(QStringLiteral("action %1").arg(action->text()));
        if (action->isEnabled()) action->trigger();
    }

    void resize() {
        const QSize least = m_window.minimumSize();
        m_window.resize(least.width() + number(800), least.height() + number(500));
    }

    void travel() {
        SceneModel& model = m_window.model();
        const bool isBack = chance(60);
        for (int steps = 1 + number(5); steps > 0; --steps) isBack ? model.undo() : model.redo();
        if (chance(10)) model.goToStep(std::size_t(number(int(model.history().steps().size()))));
    }

    void pin() {
        SceneModel& model = m_window.model();
        const Parameters shown = model.shown().parameters;
        switch (number(4)) {
            case 0:
                return model.compare(!model.isComparing());
            case 1:
                if (chance(30)) return model.clearPins();
                [[fallthrough]];
            default:
                return model.togglePin({number(int(shown.n)), number(int(shown.d))});
        }
    }

    void play(const Parameters&) {
        const auto uses = m_window.model().exhibit().uses();
        m_window.panel().play(std::string(uses[std::size_t(number(int(uses.size())))].key));
    }

    /// Theme and language.
    void look() {
        static constexpr std::array kThemes{ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark};
        if (chance(60)) return m_window.setThemeChoice(one(kThemes));
        const auto all = languages();
        m_window.setLanguageChoice(QString::fromUtf8(all[std::size_t(number(int(all.size())))].code.data()));
    }

    /// A word of the caption.
    void follow() {
        static const std::array kLinks{"base=100",       "play:start",      "compare:on",
                                       "term:frequency", "term:unheard-of", "preset:d2l",
                                       "play:n",         "nonsense",        "n=12"};
        Q_EMIT m_window.page().linkActivated(QLatin1String(one(kLinks)));
    }

    void focus() {
        QList<QWidget*> able;
        for (QWidget* widget : m_window.findChildren<QWidget*>())
            if (widget->isVisible() && widget->isEnabled() && widget->focusPolicy() & Qt::TabFocus) able += widget;
        m_window.activateWindow();
        if (!able.isEmpty()) one(able)->setFocus(Qt::TabFocusReason);
    }

    /// An open menu, or the list of a combo box.
    void use(QWidget& popup) {
        if (m_event > m_events) return void(popup.close());
        static constexpr std::array kKeys{Qt::Key_Down, Qt::Key_Down,   Qt::Key_Up,     Qt::Key_Right,
                                          Qt::Key_Left, Qt::Key_Return, Qt::Key_Escape, Qt::Key_Escape};
        if (chance(70)) return press(popup, one(kKeys));
        const auto [widget, place] = somewhere(popup);
        QTest::mouseClick(widget, Qt::LeftButton, {}, place);
    }

    void answer(QWidget& modal) {
        auto* dialog = qobject_cast<QDialog*>(&modal);
        say(QStringLiteral("answer %1").arg(QLatin1String(modal.metaObject()->className())));
        if (!dialog) return void(modal.close());
        if (auto* files = qobject_cast<QFileDialog*>(dialog)) return answerFile(*files);
        if (qobject_cast<QMessageBox*>(dialog)) {
            const auto buttons = dialog->findChildren<QAbstractButton*>();
            if (buttons.isEmpty()) return dialog->reject();
            return one(buttons)->click();
        }
        if (m_event > m_events || chance(40)) return dialog->reject();
        const auto [widget, place] = somewhere(*dialog);
        if (chance(50)) return QTest::mouseClick(widget, Qt::LeftButton, {}, place);
        static constexpr std::array kKeys{Qt::Key_Tab, Qt::Key_Down, Qt::Key_Space, Qt::Key_7, Qt::Key_Backspace};
        press(dialog->focusWidget() ? *dialog->focusWidget() : *dialog, one(kKeys));
    }

    void answerFile(QFileDialog& dialog) {
        static const std::array kNames{"a.attention", "b.attention", "c.json", "d.png", "e.svg",
                                       "f.pdf",       "g.csv",       "h.npy",  "i"};
        auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        if (!name || m_event > m_events || chance(40)) return dialog.reject();
        name->setText(m_folder + u'/' + QLatin1String(one(kNames)));
        static_cast<QDialog&>(dialog).accept();
    }

    MainWindow& m_window;
    const QString m_folder;
    std::mt19937_64 m_random;
    const quint64 m_events;
    quint64 m_event = 0;
    bool m_isDone = false;
    Scene m_start;
    const std::vector<const Exhibit*> m_exhibits{exhibits().begin(), exhibits().end()};
};

}  // namespace

/// Whatever is done to the window, in whatever order: it stands, it shows its scene, and all of it can be undone.
/// ATTENTION_MONKEY_EVENTS and ATTENTION_MONKEY_SEED say how much and what; ATTENTION_MONKEY_TRACE tells each deed.
class MonkeyTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        // What a person keeps elsewhere is not to be seen, let alone touched.
        QStandardPaths::setTestModeEnabled(true);
    }

    void init() {
        warnings.clear();
        handlerBefore = qInstallMessageHandler(listen);
    }
    void cleanup() { qInstallMessageHandler(handlerBefore); }

    void nothingBreaks_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<ThemeChoice>("theme");
        // Each language in one of the themes, by turns, unless it is asked for how long.
        const bool isAll = qEnvironmentVariableIsSet("ATTENTION_MONKEY_EVENTS");
        int turn = 0;
        for (const Language& language : languages())
            for (const auto& [name, theme] : {std::pair{"light", ThemeChoice::Light}, {"dark", ThemeChoice::Dark}})
                if (++turn % 4 < 2 || isAll)
                    QTest::addRow("%s, %s", language.code.data(), name)
                        << QString::fromUtf8(language.code.data()) << theme;
    }
    void nothingBreaks() {
        QFETCH(QString, language);
        QFETCH(ThemeChoice, theme);
        const quint64 events = setting("ATTENTION_MONKEY_EVENTS", kEvents);
        const quint64 seed = setting("ATTENTION_MONKEY_SEED", kSeed);
        qInfo("%llu events with ATTENTION_MONKEY_SEED=%llu", events, seed);

        const QTemporaryDir folder;
        // The dialogs begin here, and nothing else lies here.
        QDir::setCurrent(folder.path());
        Settings settings(folder.filePath("settings.json"));
        MainWindow window(settings, folder.filePath("data"));
        window.setLanguageChoice(language);
        window.setThemeChoice(theme);
        window.resize(1280, 720);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(awaited([&] { return bool(window.page().shown()); }));

        Monkey monkey(window, folder.path(), seed, events);
        monkey.start();
        QTRY_VERIFY_WITH_TIMEOUT(monkey.isDone(), kPatience + int(events) * 100);

        stopsAndShowsTheScene(window);
        if (!QTest::currentTestFailed()) undoesAndRedoesAll(window, monkey.startScene());
        QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join(u'\n')));
        QDir::setCurrent(QDir::tempPath());
    }

 private:
    static void stopsAndShowsTheScene(MainWindow& window) {
        QTest::sendKeyEvent(QTest::Click, window.page().figure(), Qt::Key_Escape, QString(), Qt::NoModifier);
        window.presentation().setPresenting(false);
        QVERIFY(!window.panel().isPlaying());
        QVERIFY(window.isVisible());
        QVERIFY(!QApplication::activeModalWidget());
        QVERIFY(!QApplication::activePopupWidget());
        // A handle that is still held would make the next changes part of its gesture.
        showsTheScene(window);
    }

    static void showsTheScene(MainWindow& window) {
        QTRY_VERIFY_WITH_TIMEOUT(window.page().queue().isIdle(), kPatience);
        QVERIFY(window.page().shown());
        QVERIFY(window.page().shown().scene() == window.model().shownScene());
        QVERIFY(window.page().figure()->isVisible());
        QCOMPARE(window.page().figure()->selection(), selectedCell(window.model().shownScene().parameters));
    }

    static void undoesAndRedoesAll(MainWindow& window, const Scene& start) {
        SceneModel& model = window.model();
        while (model.canRedo()) model.redo();
        const Scene end = model.history().currentScene();
        const auto steps = model.history().steps().size();
        // In a lesson undo ends at the beginning of its step.
        model.setUndoFloor(0);
        while (model.canUndo()) model.undo();
        // Of very many steps the oldest are forgotten.
        if (steps < SceneHistory::kMaxSteps) QVERIFY(model.history().currentScene() == start);
        showsTheScene(window);
        while (model.canRedo()) model.redo();
        QVERIFY(model.history().currentScene() == end);
        QCOMPARE(model.history().steps().size(), steps);
        showsTheScene(window);
    }
};

ATTENTION_TEST(MonkeyTest, QApplication)
#include "monkey_test.moc"
