#include "ui/lesson/challenges.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTextEdit>

#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "tests/ui/menu_action.h"
#include "ui/lesson/lesson_check.h"
#include "ui/lesson/lesson_file.h"
#include "ui/text/language.h"
#include "ui/widgets/parameter_control.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/window/challenge_list.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/main_window.h"
#include "ui/window/presentation.h"

using namespace attention;

namespace {

/// Of one drag; each may bring another picture.
constexpr int kDragSteps = 6;

/// What a person does in turn, divided by "; ": "KEY drag VALUE", "KEY type TEXT", "KEY choose NAME" or "train".
struct Played {
    const char* challenge;
    const char* actions;
};
const Played kPlayed[] = {
    {"order-without-positions", "heads drag 4; mask choose causal"},
    {"nine-tenths", "mask choose causal; temperature drag 0.4"},
    {"a-temperature-for-scaling", "temperature type 2; temperature type 16"},
    {"two-places-back", "offset drag -2; sharpness drag 60"},
    {"no-look-alike", "d drag 32"},
    {"once-around", "offset type 40; offset drag 50"},
    {"eight-times-cheaper", "n drag 4000"},
    {"three-layers", "architecture choose dilated"},
    {"attention-as-convolution", "kernel-values choose average; alpha drag 20"},
    {"reverse-a-sentence", "encoding choose learned; train"},
    {"twelve-layers", "every-layer choose on; residual choose on"},
    {"a-gradient-survives", "spectral-radius type 1.01"},
};

}  // namespace

/// The challenges: each is solved in the window as a person would, counted, and kept.
class ChallengesTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        makeWindow();
    }
    void cleanup() {
        m_window.reset();
        m_settings.reset();
        installLanguage(*findLanguage("en"));
    }

    void everyChallengeIsPlayedHere() {
        QStringList names;
        for (const QString& file : challengeFiles()) names += splitLessonPath(file).name;
        QStringList played;
        for (const Played& each : kPlayed) played += QString(each.challenge);
        QCOMPARE(names, played);
    }

    void isFreeOfFaults_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("language");
        for (const QString& file : challengeFiles())
            for (const Language& language : languages())
                QTest::addRow("%s %s", qPrintable(splitLessonPath(file).name), std::string(language.code).c_str())
                    << file << QString::fromStdString(std::string(language.code));
    }
    void isFreeOfFaults() {
        QFETCH(QString, file);
        QFETCH(QString, language);
        const OpenedLesson original = readLessonFile(file), shown = openLesson(file, language);
        QCOMPARE(shown.path.language.isEmpty(), language == "en");
        for (const LessonDiagnostic& fault : checkLesson(shown.lesson, shown.path.folder, &original.lesson))
            QFAIL(qPrintable(QString("line %1: ").arg(fault.line) + fault.sentence.english().c_str()));
        QCOMPARE(shown.lesson.steps.size(), std::size_t(1));
        QVERIFY(shown.lesson.steps[0].goal && !shown.lesson.steps[0].goalHint.empty());
        QVERIFY(!shown.lesson.steps[0].explanation.empty());
    }

    void aPersonSolvesIt_data() {
        QTest::addColumn<QString>("actions");
        for (const Played& each : kPlayed) QTest::newRow(each.challenge) << QString(each.actions);
    }
    void aPersonSolvesIt() {
        QFETCH(QString, actions);
        const QString name = QTest::currentDataTag(), file = ":/challenges/" + name + ".lesson";
        // From the menu and the list.
        menuAction(*m_window, LessonActions::tr("C&hallenges"))->trigger();
        auto& list = *find<QListWidget>("lesson-steps");
        QVERIFY(list.isVisible());
        const int row = challengeRow(file);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, placeOf(list, row));
        QVERIFY(awaited([&] { return session().isUnderWay() && isSettled(); }));
        QCOMPARE(list.currentRow(), row);
        QVERIFY(session().hasOpenTask());
        QCOMPARE(session().moves(), std::optional(0));
        QVERIFY(!button("lesson-next")->isEnabled());
        const QStringList steps = actions.split("; ");
        for (int i = 0; i < steps.size(); ++i) {
            // What was done before is not enough.
            QVERIFY2(session().hasOpenTask(), qPrintable(steps[i]));
            QCOMPARE(session().moves(), std::optional(i));
            act(steps[i]);
            if (QTest::currentTestFailed()) return;
            QVERIFY(awaited([&] { return isSettled(); }));
        }
        QVERIFY(awaited([&] { return !session().hasOpenTask(); }));
        QCOMPARE(session().state(0), StepState::Done);
        QCOMPARE(session().moves(), std::optional(int(steps.size())));
        QCOMPARE(session().progress(0).best, std::optional(int(steps.size())));
        QVERIFY(button("lesson-next")->isEnabled());
        QVERIFY(feedback().contains("So: "));
        // Another day the list tells it.
        makeWindow();
        menuAction(*m_window, LessonActions::tr("C&hallenges"))->trigger();
        const QString told =
            find<QListWidget>("lesson-steps")->item(row)->data(Qt::AccessibleDescriptionRole).toString();
        QVERIFY2(told.contains(QString::number(steps.size())), qPrintable(told));
    }

    void theFewestMovesAreKept() {
        open("eight-times-cheaper");
        // A move that was taken back is none, and what only looks is none either.
        act("n type 200");
        QVERIFY(awaited([&] { return isSettled(); }));
        m_window->model().select(Cell{1, 1, {}});
        QCOMPARE(session().moves(), std::optional(1));
        m_window->model().undo();
        m_window->model().undo();
        QVERIFY(awaited([&] { return isSettled(); }));
        QCOMPARE(session().moves(), std::optional(0));
        act("n type 200");
        act("d type 25");
        QVERIFY(awaited([&] { return !session().hasOpenTask(); }));
        QCOMPARE(session().progress(0).best, std::optional(2));
        // What is done to the solved picture does not count.
        act("n type 64");
        QCOMPARE(session().moves(), std::optional(2));
        button("challenge-start-again")->click();
        QVERIFY(awaited([&] { return isSettled(); }));
        QVERIFY(session().hasOpenTask());
        QCOMPARE(m_window->model().scene().parameters.d, std::int64_t(64));
        QVERIFY(result().contains("2"));
        // Who has solved it may go on.
        QVERIFY(button("lesson-next")->isEnabled());
        act("d type 8");
        QVERIFY(awaited([&] { return !session().hasOpenTask(); }));
        QCOMPARE(session().progress(0).best, std::optional(1));
        button("challenge-start-again")->click();
        for (const char* action : {"n type 65", "n type 66", "d type 8"}) {
            act(action);
            QVERIFY(awaited([&] { return isSettled(); }));
        }
        QVERIFY(awaited([&] { return !session().hasOpenTask(); }));
        QCOMPARE(session().moves(), std::optional(3));
        QCOMPARE(session().progress(0).best, std::optional(1));
    }

    void whoIsShownASolutionHasNoResult() {
        open("three-layers");
        QVERIFY(button("challenge-hint")->isVisible());
        button("challenge-hint")->click();
        QVERIFY(!button("challenge-hint")->isVisible());
        QVERIFY(feedback().contains("Hint: "));
        button("lesson-skip")->click();
        QVERIFY(awaited([&] { return isSettled(); }));
        QCOMPARE(session().state(0), StepState::Skipped);
        QCOMPARE(session().progress(0).best, std::optional<int>());
        QVERIFY(feedback().contains("So: "));
        // The next challenge is not solved by it.
        button("lesson-next")->click();
        QVERIFY(awaited([&] { return m_window->model().scene().exhibit == "convolution" && isSettled(); }));
        QVERIFY(session().hasOpenTask());
    }

    /// While the handle is held nothing is reached: a sweep over all values is no solution.
    void aSweepIsNoSolution() {
        open("a-temperature-for-scaling");
        m_window->model().beginGesture("temperature");
        m_window->model().setParameter("temperature", 16.0);
        QVERIFY(awaited([&] { return isSettled(); }));
        QTest::qWait(0);
        QVERIFY(session().hasOpenTask());
        m_window->model().setParameter("temperature", 900.0);
        m_window->model().endGesture("temperature");
        QVERIFY(awaited([&] { return isSettled(); }));
        QVERIFY(session().hasOpenTask());
        QCOMPARE(session().moves(), std::optional(1));
    }

    void aPresenterGoesThroughIt() {
        open("two-places-back");
        m_window->presentation().setPresenting(true);
        QVERIFY(m_window->lessons().goForward());
        QCOMPARE(session().state(0), StepState::Skipped);
        QVERIFY(awaited([&] { return m_window->model().scene().parameters.offset == -2; }));
        QVERIFY(!m_window->lessons().goForward());
    }

 private:
    void makeWindow() {
        m_window.reset();
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        m_settings->setValue(QStringLiteral("exhibit"), "encoding-curves");
        m_window = std::make_unique<MainWindow>(*m_settings, m_folder->filePath("data"));
        m_window->resize(1280, 720);
        m_window->show();
    }
    void open(const QString& name) {
        m_window->lessons().open(":/challenges/" + name + ".lesson");
        QVERIFY(awaited([&] { return session().isUnderWay() && isSettled(); }));
    }
    /// The page shows what the model asks for.
    bool isSettled() const {
        const EvaluatedScene& shown = m_window->page().shown();
        return shown && shown.scene().exhibit == m_window->model().scene().exhibit &&
               hasSameNumbers(shown.exhibit(), shown.scene(), m_window->model().shownScene()) &&
               m_window->page().figure() && m_window->page().figure()->isVisible();
    }
    static QPoint placeOf(QListWidget& list, int row) {
        list.scrollToItem(list.item(row));
        return list.visualItemRect(list.item(row)).center();
    }

    void act(const QString& action) {
        const QString key = action.section(' ', 0, 0), how = action.section(' ', 1, 1), value = action.section(' ', 2);
        if (key == "train") {
            button("train")->click();
            QVERIFY(awaited([&] { return !m_window->model().history().isAnyGesture(); }));
            return;
        }
        // A moment goes by, after which the same control is another move.
        m_window->model().beginGesture(key.toStdString());
        m_window->model().endGesture(key.toStdString());
        auto* control = m_window->panel().control(key.toStdString());
        QVERIFY2(control && control->isVisible() && control->isEnabled(), qPrintable(action));
        if (how == "drag") {
            auto& slider = *control->findChild<ParameterSlider*>(key + ".slider");
            const QPointF from = slider.handlePosition(*slider.value()), to = slider.handlePosition(value.toDouble());
            QTest::mousePress(&slider, Qt::LeftButton, {}, from.toPoint());
            for (int i = 1; i <= kDragSteps; ++i) {
                const QPointF place = from + (to - from) * i / kDragSteps;
                QMouseEvent move(QEvent::MouseMove, place, slider.mapToGlobal(place), Qt::NoButton, Qt::LeftButton, {});
                QCoreApplication::sendEvent(&slider, &move);
            }
            QVERIFY(awaited([&] { return isSettled(); }));
            const bool isOpen = session().hasOpenTask();
            QTest::mouseRelease(&slider, Qt::LeftButton, {}, to.toPoint());
            QVERIFY2(isOpen, qPrintable(action + ": it was solved while the handle was held"));
        } else if (how == "choose") {
            auto& box = *control->findChild<QComboBox*>(key + ".box");
            const ParameterInfo& info = *findParameter(key.toStdString());
            const auto wanted = std::get<std::int64_t>(parseValue({.key = info.key}, value.toStdString()));
            while (box.currentIndex() != wanted) {
                const int now = box.currentIndex();
                QTest::keyClick(&box, wanted > now ? Qt::Key_Down : Qt::Key_Up);
                QVERIFY2(box.currentIndex() != now, qPrintable(action));
            }
        } else {
            auto& field = *control->findChild<QWidget*>(key + ".box");
            field.setFocus();
            QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(&field, value);
            QTest::keyClick(&field, Qt::Key_Return);
        }
    }

    LessonSession& session() { return m_window->lessons().session(); }
    template <class Widget>
    Widget* find(const char* name) {
        return m_window->findChild<Widget*>(QLatin1String(name));
    }
    QPushButton* button(const char* name) { return find<QPushButton>(name); }
    QString feedback() { return find<QTextEdit>("lesson-feedback")->toPlainText(); }
    QString result() { return find<QLabel>("challenge-result")->text(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

ATTENTION_TEST(ChallengesTest, QApplication)
#include "challenges_test.moc"
