#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTextEdit>

#include "tests/test_class.h"
#include "tests/ui/menu_action.h"
#include "ui/text/language.h"
#include "ui/widgets/caption_view.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/lesson_list.h"
#include "ui/widgets/lesson_text.h"
#include "ui/widgets/parameter_control.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/main_window.h"
#include "ui/window/presentation.h"
#include "ui/window/presentation_stage.h"

using namespace attention;

namespace {

const char* const kLesson = R"(# Order is lost
minutes: 6

## A sentence
show: order --preset without-positions
Three words go in.

## Predict
show: order --preset without-positions --tokens "dog bites man" --order 0,1,2
controls: order
ask: What happens to the output of "dog"?
- it changes {Look at the line.}
- [x] it stays
do: order changed
try: --order 2,1,0
Now shuffle the words.
because: A token sees a set.

## Count
show: encoding-heatmap --n 4 --d 2
ask: What is in row 0, column 1?
answer: 1 from P 0 1

## Find
show: encoding-heatmap --n 8 --d 4
ask: Where is position 3, column 2?
answer: cell 3 2
)";

constexpr int kPatience = 20000;

}  // namespace

/// A lesson in the window: what is asked, answered, done, kept, left and presented.
class LessonsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath("order.lesson");
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(kLesson);
        file.close();
        makeWindow();
    }
    void cleanup() {
        m_window.reset();
        m_settings.reset();
        useLanguage(*findLanguage("en"));
    }

    void aStepShowsItsSceneAndItsWords() {
        open();
        QCOMPARE(m_window->model().scene().exhibit, std::string("order"));
        QVERIFY(words().contains("Three words go in."));
        QVERIFY(!find<CaptionView>("caption") || !find<CaptionView>("caption")->isVisible());
        QVERIFY(!find<QWidget>("claim")->isVisible());
        QCOMPARE(find<QListWidget>("lesson-steps")->count(), 4);
        QVERIFY(button("lesson-next")->isEnabled());
        QVERIFY(!button("lesson-back")->isEnabled());
    }

    void aQuestionIsAnsweredFirstAndThenDone() {
        open();
        button("lesson-next")->click();
        QVERIFY(!button("lesson-next")->isEnabled());
        QCOMPARE(find<QLabel>("hint")->text(), QString("Answer first."));
        choice(1)->click();
        QVERIFY(feedback().contains("Not that one. Look at the line."));
        QVERIFY(feedback().contains("Your turn: Now shuffle the words."));
        QVERIFY(!button("lesson-next")->isEnabled());
        // Only what the step offers is there.
        QVERIFY(m_window->panel().control("order"));
        QVERIFY(!m_window->panel().control("seed"));
        m_window->model().setParameter("order", std::string("2,1,0"));
        QVERIFY(button("lesson-next")->isEnabled());
        QVERIFY(feedback().contains("So: A token sees a set."));
    }

    void keysAnswerAndGoOn() {
        open();
        QTest::keyClick(m_window->page().figure(), Qt::Key_PageDown);
        QCOMPARE(session().index(), 1);
        QTest::keyClick(m_window->page().figure(), Qt::Key_2);
        QVERIFY(session().reply() && session().reply()->isRight);
        QTest::keyClick(m_window->page().figure(), Qt::Key_PageUp);
        QCOMPARE(session().index(), 0);
    }

    void aNumberIsTypedAsTheLanguageHasIt_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("isAccepted");
        QTest::addColumn<bool>("isRight");
        QTest::newRow("right") << "en"
                               << "1.0" << true << true;
        QTest::newRow("with a comma") << "pt_BR"
                                      << "1,0" << true << true;
        QTest::newRow("wrong") << "en"
                               << "2" << true << false;
        QTest::newRow("no number") << "en"
                                   << "one" << false << false;
        QTest::newRow("nothing") << "en"
                                 << "" << false << false;
    }
    void aNumberIsTypedAsTheLanguageHasIt() {
        QFETCH(QString, language);
        QFETCH(QString, typed);
        QFETCH(bool, isAccepted);
        QFETCH(bool, isRight);
        m_window->setLanguageChoice(language);
        open();
        session().goTo(2);
        find<QLineEdit>("lesson-number")->setText(typed);
        QTest::keyClick(find<QLineEdit>("lesson-number"), Qt::Key_Return);
        QCOMPARE(session().reply().has_value(), isAccepted);
        if (isAccepted) QCOMPARE(session().reply()->isRight, isRight);
    }

    void aCellIsClicked() {
        open();
        session().goTo(3);
        QVERIFY(session().isAsking());
        m_window->model().select(Cell{3, 2, {}});
        QVERIFY(session().reply() && session().reply()->isRight);
        QCOMPARE(session().state(3), StepState::Done);
    }

    void aSkippedStepSaysSoAndShowsTheAnswer() {
        open();
        session().goTo(1);
        button("lesson-skip")->click();
        QCOMPARE(session().state(1), StepState::Skipped);
        QVERIFY(button("lesson-next")->isEnabled());
        QVERIFY(feedback().contains("A token sees a set."));
    }

    void progressIsKeptByHeading() {
        open();
        session().goTo(1);
        session().skip();
        makeWindow();
        open();
        QCOMPARE(session().state(0), StepState::Done);
        QCOMPARE(session().state(1), StepState::Skipped);
        QCOMPARE(session().index(), 2);
        // A lesson that has changed keeps what is still called the same.
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QByteArray changed = kLesson;
        changed.replace("## A sentence\n", "## New\nshow: order\nHello.\n\n## A sentence\n");
        file.write(changed);
        file.close();
        makeWindow();
        open();
        QCOMPARE(session().index(), 0);
        QCOMPARE(session().state(1), StepState::Done);
        QCOMPARE(session().state(2), StepState::Skipped);
    }

    void exploringLeavesTheLessonAndComesBack() {
        open();
        session().goTo(1);
        button("explore-freely")->click();
        QVERIFY(find<QListWidget>("exhibits")->isVisible());
        QVERIFY(m_window->panel().control("seed"));
        QVERIFY(find<QWidget>("claim")->isVisible());
        m_window->model().setExhibit("paths");
        menuAction(*m_window, "&Back to the lesson")->trigger();
        QCOMPARE(m_window->model().scene().exhibit, std::string("order"));
        QVERIFY(!find<QListWidget>("exhibits")->isVisible());
        QCOMPARE(session().index(), 1);
        // So does another page that is turned to.
        m_window->model().setExhibit("heads");
        QVERIFY(find<QListWidget>("exhibits")->isVisible());
    }

    void anotherLanguageSaysTheStepAnew() {
        QByteArray translated = kLesson;
        translated.replace("Three words go in.", "Tres palavras entram.");
        QFile file(m_folder->filePath("order.pt_BR.lesson"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(translated);
        file.close();
        open();
        m_window->setLanguageChoice("pt_BR");
        QTRY_VERIFY_WITH_TIMEOUT(words().contains("Tres palavras entram."), kPatience);
        QCOMPARE(session().index(), 0);
    }

    void theCourseIsListedAndBegun() {
        menuAction(*m_window, "&All lessons")->trigger();
        QCOMPARE(find<QListWidget>("lesson-steps")->count(), 12);
        find<QListWidget>("lesson-steps")->setCurrentRow(1);
        QTRY_VERIFY_WITH_TIMEOUT(session().isUnderWay(), kPatience);
        QVERIFY(m_window->lessons().isShown());
    }

    void aFaultyStepIsSaidAndTheOthersWork() {
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("# T\n\n## Good\nshow: order\nHello.\n\n## Bad\nshow: nothing\n\n## Worse\ncolour: red\n");
        file.close();
        open();
        QVERIFY(words().contains("Hello."));
        session().goTo(1);
        QVERIFY(words().contains("There is no exhibit “nothing”."));
        session().goTo(2);
        QVERIFY(words().contains("cannot be read"));
    }

    void aPresentationFollowsTheSteps() {
        open();
        m_window->presentation().setPresenting(true);
        PresentationStage& stage = *m_window->presentation().stage();
        stage.goOn();
        QCOMPARE(session().index(), 1);
        QVERIFY(stage.accessibleName().contains("What happens"));
        QTest::keyClick(&stage, Qt::Key_2);
        QVERIFY(session().reply() && session().reply()->isRight);
        QCOMPARE(stage.accessibleName(), QString("Now shuffle the words."));
        stage.goOn();
        QVERIFY(stage.accessibleName().contains("A token sees a set"));
        stage.goBack();
        QCOMPARE(session().index(), 0);
    }

    void numbersGlide() {
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "# T\n\n## One\nshow: encoding-heatmap --n 10\n\n## Two\nshow: encoding-heatmap --n 60\nglide: on\n");
        file.close();
        open();
        std::set<std::int64_t> seen;
        connect(&m_window->model(), &SceneModel::changed, this,
                [&] { seen.insert(m_window->model().scene().parameters.n); });
        session().next();
        QTRY_COMPARE_WITH_TIMEOUT(m_window->model().scene().parameters.n, std::int64_t(60), kPatience);
        QVERIFY(seen.size() > 2);
    }

 private:
    void makeWindow() {
        m_window.reset();
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        m_settings->setValue(QStringLiteral("exhibit"), "encoding-curves");
        m_window = std::make_unique<MainWindow>(*m_settings, m_folder->filePath("data"));
        m_window->resize(1280, 800);
        m_window->show();
    }
    void open() {
        m_window->lessons().open(m_file);
        QTRY_VERIFY_WITH_TIMEOUT(session().isUnderWay(), kPatience);
    }
    LessonSession& session() { return m_window->lessons().session(); }
    template <class Widget>
    Widget* find(const char* name) {
        return m_window->findChild<Widget*>(QLatin1String(name));
    }
    QPushButton* button(const char* name) { return find<QPushButton>(name); }
    ChoiceButton* choice(int number) {
        return m_window->findChild<LessonText*>()->findChild<ChoiceButton*>(QStringLiteral("choice-%1").arg(number));
    }
    QString words() { return find<QTextEdit>("lesson-words")->toPlainText(); }
    QString feedback() { return find<QTextEdit>("lesson-feedback")->toPlainText(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

ATTENTION_TEST(LessonsTest, QApplication)
#include "lessons_test.moc"
