#include "ui/window/presenter_view.h"

#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QTemporaryDir>

#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/figure.h"
#include "ui/text/language.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/main_window.h"
#include "ui/window/presentation.h"
#include "ui/window/presentation_window.h"
#include "ui/window/scene_preview.h"
#include "ui/window/vote_controller.h"

using namespace attention;

namespace {

const char* const kPresentedLesson = R"(# Two questions
minutes: 6

## Predict
show: order --preset without-positions --tokens "dog bites man" --order 0,1,2
ask: What happens?
- it changes {Look at the line.}
- [x] it stays
because: A token sees a set.
notes: Let two of them say why.

## Count
show: encoding-heatmap --n 4 --d 2
cover: P
ask: What is in row 0, column 1?
answer: P 0 1
hint: The cosine of zero.

## Order
show: order --preset without-positions --tokens "dog bites man" --order 0,1,2
ask: Who was it?
answer: order 2,1,0
)";

constexpr const char* kScreensNeeded = "needs the screens that the platform “offscreen” has here";
const QDateTime kBegin(QDate(2024, 5, 6), QTime(9, 59, 30));

}  // namespace

/// The presenter's view: where and when it is there, what it tells, and that it drives the stage.
class PresenterViewTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        m_settings->setValue(QStringLiteral("exhibit"), "encoding-heatmap");
        m_window = std::make_unique<MainWindow>(*m_settings, m_folder->filePath("data"));
        m_window->resize(1200, 700);
        m_window->show();
        QVERIFY(awaited([&] { return bool(m_window->page().shown()); }));
        m_now = kBegin;
        presentation().setClock([this] { return m_now; });
        m_screens = {screen("window"), screen("projector")};
        presentation().setScreens([this] { return m_screens; });
    }
    void cleanup() {
        m_window.reset();
        m_settings.reset();
        installLanguage(*findLanguage("en"));
    }

    void itIsOnTheScreenThatTheAudienceDoesNotSee() {
        if (!screen("projector")) QSKIP(kScreensNeeded);
        presentation().setPresenting(true);
        QVERIFY(view());
        QCOMPARE(view()->screen(), screen("window"));
        QCOMPARE(stage().screen(), screen("projector"));
        QVERIFY(screen("window")->geometry().contains(view()->geometry()));
        QVERIFY(!view()->isFullScreen());
        // Closing it goes on; so does its key.
        view()->close();
        QVERIFY(!view() && presentation().isPresenting());
        press(stage(), Qt::Key_N);
        QVERIFY(view());
        press(*view(), Qt::Key_N);
        QVERIFY(!view() && presentation().isPresenting());
        // Whoever closed it does not want it on a screen that comes.
        Q_EMIT qApp->screenAdded(screen("projector"));
        QVERIFY(!view());
        press(stage(), Qt::Key_N);
        press(*view(), Qt::Key_Escape);
        QVERIFY(!view() && !presentation().isPresenting());
        presentation().setPresenting(true);
        QVERIFY(view());
        presentation().setPresenting(false);
        QVERIFY(!view());
    }

    void itIsNeverWhereTheStageIsByItself() {
        if (!screen("projector")) QSKIP(kScreensNeeded);
        // Mirrored screens overlap.
        for (const QList<QScreen*>& screens :
             {QList{screen("window")}, QList{screen("overlapping"), screen("window")}}) {
            m_screens = screens;
            presentation().setPresenting(true);
            QVERIFY(!view());
            presentation().setPresenting(false);
        }
        m_screens = {screen("window")};
        presentation().setPresenting(true);
        m_screens = {screen("window"), screen("projector")};
        Q_EMIT qApp->screenAdded(screen("projector"));
        QVERIFY(view());
        m_screens = {screen("window")};
        Q_EMIT qApp->screenRemoved(screen("projector"));
        QVERIFY(!view() && presentation().isPresenting());
        // One that was asked for stays.
        press(stage(), Qt::Key_N);
        Q_EMIT qApp->screenRemoved(screen("projector"));
        QVERIFY(view());
    }

    void itTellsOfTheStep() {
        presentLesson();
        QCOMPARE(text("presenter-heading"), QString("Predict"));
        QVERIFY(text("presenter-place").contains("1") && text("presenter-place").contains("3"));
        QCOMPARE(text("presenter-notes"), QString("Let two of them say why."));
        QVERIFY(text("presenter-question").contains("What happens?"));
        // The right one is known before the audience knows it.
        QVERIFY(session().hasOpenQuestion());
        const auto numbers = view()->findChildren<QLabel*>("presenter-number");
        QCOMPARE(numbers.size(), 2);
        QVERIFY(!numbers[0]->text().contains(u'✓') && numbers[1]->text().contains(u'✓'));
        QVERIFY(view()->findChildren<QLabel*>("presenter-choice")[0]->text().contains("Look at the line."));
        QVERIFY(text("presenter-after").contains("A token sees a set."));
        stage().goForward();
        stage().goForward();
        QCOMPARE(session().index(), 1);
        QVERIFY(text("presenter-notes") != "Let two of them say why.");
        QVERIFY(awaited([&] { return text("presenter-question").contains("1"); }));
        QVERIFY(session().hasOpenQuestion());
        QVERIFY(text("presenter-question").contains("The cosine of zero."));
        QVERIFY(view()->findChildren<QLabel*>("presenter-number").isEmpty() ||
                !view()->findChildren<QLabel*>("presenter-number").front()->isVisible());
        session().goTo(2);
        QVERIFY(awaited([&] { return text("presenter-question").contains("man bites dog"); }));
    }

    void itShowsWhatComesNext() {
        presentLesson();
        QCOMPARE(text("presenter-next"), QString("Count"));
        QCOMPARE(view()->preview().scene()->exhibit, std::string("encoding-heatmap"));
        QCOMPARE(view()->preview().scene()->parameters.n, Index(4));
        QVERIFY(awaited([&] { return !view()->preview().picture().isNull(); }));
        // What is covered there is covered here.
        const QImage covered = view()->preview().picture();
        session().goTo(1);
        session().reveal({});
        session().goTo(0);
        QVERIFY(awaited([&] { return !view()->preview().picture().isNull(); }));
        // Of the colours of the matrix only the colour bar's are seen there.
        const auto colourful = [](const QImage& picture) {
            int count = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x) count += picture.pixelColor(x, y).saturation() > 100;
            return count;
        };
        QVERIFY(colourful(covered) > 0);
        QVERIFY(colourful(covered) < colourful(view()->preview().picture()) / 4);
        session().goTo(2);
        QVERIFY(!view()->preview().scene());
        QVERIFY(text("presenter-next") != "Count");
    }

    void itHasTheClock() {
        presentLesson();
        QCOMPARE(text("presenter-elapsed"), QString("0:00"));
        QVERIFY(text("presenter-time").contains("09:59") && text("presenter-time").contains("6"));
        for (const auto& [seconds, shown] : {std::pair{45, "0:45"}, std::pair{61, "1:01"}, std::pair{3599, "59:59"},
                                             std::pair{3600 + 125, "1:02:05"}}) {
            m_now = kBegin.addSecs(seconds);
            view()->showTime();
            QCOMPARE(text("presenter-elapsed"), QString(shown));
        }
        QVERIFY(text("presenter-time").contains("11:01"));
        // It counts from the presentation's beginning, not from its own.
        view()->close();
        presentation().setPresenterView(true);
        QCOMPARE(text("presenter-elapsed"), QString("1:02:05"));
    }

    void keysAndButtonsDriveTheStage() {
        presentLesson();
        press(*view(), Qt::Key_PageDown);
        QVERIFY(!session().hasOpenQuestion());
        press(*view(), Qt::Key_PageDown);
        QCOMPARE(session().index(), 1);
        button("presenter-back").click();
        QCOMPARE(session().index(), 0);
        button("presenter-go").click();
        QCOMPARE(session().index(), 1);
        // A button that has the focus keeps no page key.
        QTest::keyClick(&button("presenter-go"), Qt::Key_PageUp);
        QCOMPARE(session().index(), 0);
        press(*view(), Qt::Key_B);
        QVERIFY(stage().isBlank() && button("presenter-black").isChecked());
        button("presenter-black").click();
        QVERIFY(!stage().isBlank());
        button("presenter-end").click();
        QVERIFY(!presentation().isPresenting() && !view());
    }

    void theVoteIsTakenInItsFields() {
        presentLesson();
        QVERIFY(!spin(1) || !spin(1)->isVisible());
        button("presenter-vote-button").click();
        QVERIFY(stage().vote()->isOpen() && spin(1)->isVisible());
        spin(1)->setValue(4);
        view()->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(view()));
        spin(2)->setFocus();
        QVERIFY(awaited([&] { return spin(2)->findChild<QLineEdit*>()->hasSelectedText(); }));
        QTest::keyClicks(spin(2), "12");
        QTest::keyClick(spin(2), Qt::Key_Return);
        QCOMPARE(stage().vote()->vote()->counts(0), std::vector({4, 12}));
        // The keys are as on the stage.
        for (const Qt::Key key : {Qt::Key_1, Qt::Key_7, Qt::Key_Return}) press(*view(), key);
        QCOMPARE(spin(1)->value(), 7);
        press(*view(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(spin(1)->value(), 4);
        QCOMPARE(stage().vote()->vote()->counts(0), std::vector({4, 12}));
        press(*view(), Qt::Key_V);
        QVERIFY(!stage().vote()->isOpen() && !spin(1)->isVisible());
        const auto results = view()->findChildren<QLabel*>("presenter-result");
        QVERIFY(results[1]->text().contains("75") && results[1]->isVisible());
        QVERIFY(session().hasOpenQuestion());
    }

    void withoutALessonItHasTheCaption() {
        presentation().setPresenting(true);
        presentation().setPresenterView(true);
        QCOMPARE(text("presenter-heading"), m_window->model().exhibit().words().name);
        QVERIFY(!button("presenter-vote-button").isVisible());
        QVERIFY(awaited([&] { return text("presenter-notes").size() > 100; }));
        // What comes next is what Page Down shows, to the last page.
        for (const char* id : {"attention", "order", "encoding-heatmap"}) {
            m_window->model().setExhibit(id);
            for (int i = 0; i < 12; ++i) {
                const auto next = stage().pager().next();
                QVERIFY(next);
                QCOMPARE(text("presenter-next"), next->title);
                stage().goForward();
                QCOMPARE(m_window->model().exhibit().id(), std::string_view(next->scene.exhibit));
                if (m_window->model().exhibit().id() != id) break;
                QCOMPARE(m_window->model().scene(), next->scene);
            }
        }
        m_window->model().setExhibit(std::string(exhibits().back()->id()));
        for (int i = 0; i < 40 && stage().pager().next(); ++i) stage().goForward();
        QVERIFY(!stage().pager().next() && !view()->preview().scene());
    }

    void itFollowsLanguageThemeAndTextSize() {
        presentLesson();
        const int height = view()->findChild<QLabel*>("presenter-notes")->font().pixelSize();
        const QString place = text("presenter-place");
        m_window->setLanguageChoice("zh_CN");
        QVERIFY(awaited([&] { return text("presenter-place") != place; }));
        m_window->setTextSize(150);
        QVERIFY(view()->findChild<QLabel*>("presenter-notes")->font().pixelSize() > height);
        m_window->setTextSize(100);
        m_window->setThemeChoice(ThemeChoice::Dark);
        QVERIFY(awaited([&] { return view()->palette().color(QPalette::Window).lightness() < 128; }));
        m_window->setThemeChoice(ThemeChoice::Light);
    }

 private:
    Presentation& presentation() { return m_window->presentation(); }
    PresentationWindow& stage() { return *presentation().stage(); }
    PresenterView* view() { return presentation().presenterView(); }
    LessonSession& session() { return m_window->lessons().session(); }
    QString text(const char* name) {
        const auto* label = view()->findChild<QLabel*>(QLatin1String(name));
        return label->text();
    }
    QPushButton& button(const char* name) { return *view()->findChild<QPushButton*>(QLatin1String(name)); }
    QSpinBox* spin(int answer) {
        return view()->findChild<QSpinBox*>(QStringLiteral("presenter-count-%1").arg(answer));
    }
    static QScreen* screen(const char* name) {
        const QList<QScreen*> screens = QGuiApplication::screens();
        const auto found = std::ranges::find(screens, QLatin1String(name), &QScreen::name);
        return found == screens.end() ? nullptr : *found;
    }
    void presentLesson() {
        const QString path = m_folder->filePath("two.lesson");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(kPresentedLesson);
        file.close();
        m_window->lessons().open(path);
        QVERIFY(awaited([&] { return session().isUnderWay(); }));
        presentation().setPresenting(true);
        presentation().setPresenterView(true);
        QVERIFY(awaited([&] { return stage().figure()->hasStudy(); }));
    }
    static void press(QWidget& window, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        window.activateWindow();
        QTest::sendKeyEvent(QTest::Click, &window, key, QString(), modifiers);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    QList<QScreen*> m_screens;
    QDateTime m_now;
};

/// With a projector beside the window's screen, and one that shows some of the same.
static int runWithProjector(int count, char** arguments) {
    if (qgetenv("QT_QPA_PLATFORM") == "offscreen")
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" ATTENTION_SOURCE_DIR "/tests/ui/screens.json");
    return runTest<PresenterViewTest, QApplication>(count, arguments);
}

ATTENTION_TEST_MAIN(runWithProjector)
#include "presenter_view_test.moc"
