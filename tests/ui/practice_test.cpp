#include <algorithm>
#include <set>

#include <QDialog>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTreeWidget>

#include "tests/file_contents.h"
#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "tests/ui/menu_action.h"
#include "tests/ui/painted_texts.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/lesson/exercise_pool.h"
#include "ui/lesson/lesson_file.h"
#include "ui/lesson/right_answer.h"
#include "ui/text/language.h"
#include "ui/widgets/lesson_text.h"
#include "ui/widgets/practice_scores.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/main_window.h"
#include "ui/window/practice_actions.h"

using namespace attention;

namespace {

constexpr int kPracticePatience = 20000;
/// Draws questions about the costs, of which the first asks for a number.
std::uint64_t seedOfNumber() {
    const auto pool = readPool("en", {"what-it-costs"});
    std::uint64_t seed = 1;
    while (pool[0].lesson.steps[drawQuestions(pool, 1, seed)[0].step].question->kind != LessonQuestion::Kind::Number)
        ++seed;
    return seed;
}

/// Draws questions about a lesson, of which the first is of this step of the pool.
std::uint64_t seedOfStep(const QString& lesson, int step) {
    const auto pool = readPool("en", {lesson});
    std::uint64_t seed = 1;
    while (drawQuestions(pool, 1, seed)[0].step != std::size_t(step)) ++seed;
    return seed;
}

}  // namespace

/// Rounds of questions in the window: what is asked, counted, kept, exported and reset.
class PracticeTest : public QObject {
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

    void theMenuBeginsARound() {
        QVERIFY(!menuAction(practiceMenu(), PracticeActions::tr("Lessons &done so far"))->isEnabled());
        QVERIFY(!menuAction(practiceMenu(), PracticeActions::tr("&Go on with the round"))->isEnabled());
        menuAction(practiceMenu(), "What it costs")->trigger();
        QVERIFY(lessons().isGenerated());
        QCOMPARE(session().stepCount(), int(PracticeActions::kRoundQuestions));
        QVERIFY(session().hasOpenQuestion());
        // With other numbers, or other questions, each time.
        bool isOther = false;
        for (int i = 0; i < 10 && !isOther; ++i) {
            const LessonStep before = session().step();
            menuAction(practiceMenu(), "What it costs")->trigger();
            isOther = session().step().question->words != before.question->words;
        }
        QVERIFY(isOther);
    }

    void aRoundIsAnsweredAndCounted() {
        practice().practise({"what-it-costs"}, seedOfNumber());
        QCOMPARE(session().step().question->kind, LessonQuestion::Kind::Number);
        // A first wrong answer gets its hint, and counts.
        type("-1");
        QVERIFY(session().hasOpenQuestion());
        QVERIFY2(feedback()->toPlainText().contains("lesson What it costs, step"),
                 qPrintable(feedback()->toPlainText()));
        QCOMPARE(score("what-it-costs").asked, 0);
        for (int i = 0; i < session().stepCount(); ++i) {
            answerRightly();
            QVERIFY2(!session().hasOpenQuestion() && session().reply()->isRight, session().step().heading.c_str());
            QCOMPARE(score("what-it-costs").asked, i + 1);
            QCOMPARE(score("what-it-costs").right, i);
            button("lesson-next")->click();
        }
        // What it came to is said at the end, and kept.
        QTreeWidget& table = *m_window->findChild<QTreeWidget*>("scores");
        QVERIFY(table.isVisible());
        const int row = int(lessonsWithQuestions().indexOf("what-it-costs"));
        QCOMPARE(table.topLevelItemCount(), 14);
        QCOMPARE(table.topLevelItem(row)->text(0), QString("What it costs"));
        QCOMPARE(table.topLevelItem(row)->text(1), QString("10"));
        QCOMPARE(table.topLevelItem(row)->text(2), QString("9"));
        QVERIFY(!lessons().isShown());
        QVERIFY(!lessons().isDone("what-it-costs"));
        makeWindow();
        QCOMPARE(score("what-it-costs").asked, 10);
        QCOMPARE(score("what-it-costs").right, 9);
        QCOMPARE(score("what-it-costs").last, QDate::currentDate());
        QCOMPARE(score("order-is-lost").asked, 0);
    }

    void aHintLeadsToItsStepAndTheRoundGoesOn() {
        practice().practise({"what-it-costs"}, seedOfNumber());
        const std::string asked = session().step().question->words;
        type("-1");
        clickLink(*feedback());
        QTRY_VERIFY_WITH_TIMEOUT(session().isUnderWay() && !lessons().isGenerated(), kPracticePatience);
        QCOMPARE(session().lesson().title, std::string("What it costs"));
        QVERIFY(session().index() > 0);
        menuAction(practiceMenu(), PracticeActions::tr("&Go on with the round"))->trigger();
        QVERIFY(lessons().isGenerated());
        QCOMPARE(session().step().question->words, asked);
        // Who was wrong before is not right at once.
        answerRightly();
        QCOMPARE(score("what-it-costs").asked, 1);
        QCOMPARE(score("what-it-costs").right, 0);
    }

    void aWordAtARowIsUnderstood_data() {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<int>("step");
        QTest::addColumn<bool>("isOfPool");
        for (const bool isOfPool : {false, true})
            for (const QString& file : courseFiles()) {
                const QString name = splitLessonPath(file).name;
                const Lesson lesson = isOfPool ? readPool("en", {name}).front().lesson : readLessonFile(file).lesson;
                for (int i = 0; i < int(lesson.steps.size()); ++i)
                    if (const auto& question = lesson.steps[std::size_t(i)].question;
                        question &&
                        (question->kind == LessonQuestion::Kind::Cell || question->kind == LessonQuestion::Kind::Token))
                        QTest::addRow("%s %d of the %s", qPrintable(name), i + 1, isOfPool ? "pool" : "course")
                            << name << i << isOfPool;
            }
    }
    /// Whoever clicks the number or word at a row or column has answered where it is a token, and else learns what to
    /// click; nothing counts against them.
    void aWordAtARowIsUnderstood() {
        QFETCH(QString, lesson);
        QFETCH(int, step);
        QFETCH(bool, isOfPool);
        const auto begin = [&] {
            if (isOfPool)
                practice().practise({lesson}, seedOfStep(lesson, step));
            else
                lessons().openAt(QStringLiteral(":/lessons/%1.lesson").arg(lesson), step);
            QVERIFY(awaited([&] { return lessons().isAsking() && isPictureThere(); }));
        };
        begin();
        const LessonQuestion question = *session().step().question;
        const auto marks = labels();
        if (question.kind == LessonQuestion::Kind::Cell) {
            QSignalSpy refused(&lessons(), &LessonActions::replyRefused);
            for (const auto& [cell, place] : marks) {
                QTest::mouseClick(m_window->page().figure(), Qt::LeftButton, {}, place);
                QVERIFY2(session().hasOpenQuestion() && !session().wrongReply(), cell.matrix.c_str());
                QCOMPARE(refused.count(), 1);
                QCOMPARE(feedback()->toPlainText(), refused.takeFirst()[0].toString());
            }
            return;
        }
        // Lines between words have no matrix: there the words themselves are cells.
        QCOMPARE(marks.empty(), session().initialScene().exhibit == "trained-sentence");
        bool isAnswered = false;
        for (const auto& [cell, place] : marks) {
            const auto token = m_window->page().shown().tokenOf(cell);
            begin();
            QTest::mouseClick(m_window->page().figure(), Qt::LeftButton, {}, place);
            QCOMPARE(!session().hasOpenQuestion(), token == question.token);
            QCOMPARE(session().wrongReply().has_value(), token && token != question.token);
            isAnswered = isAnswered || !session().hasOpenQuestion();
        }
        QCOMPARE(isAnswered, !marks.empty());
        for (std::int64_t token = 0; !marks.empty() && token < session().initialScene().parameters.n; ++token)
            QVERIFY(std::ranges::any_of(marks, [&](const auto& mark) { return mark.first.row == token; }));
    }

    void aSkippedQuestionIsNotRight() {
        practice().practise({"what-it-costs"}, seedOfNumber());
        button("lesson-skip")->click();
        QCOMPARE(score("what-it-costs").asked, 1);
        QCOMPARE(score("what-it-costs").right, 0);
    }

    void theLanguageChangesAndTheNumbersStay() {
        practice().practise({"what-it-costs"}, seedOfNumber());
        answerRightly();
        button("lesson-next")->click();
        const std::vector<LessonDraw> drawn = session().step().draws;
        const std::string words = session().step().question->words;
        m_window->setLanguageChoice("pt_BR");
        QVERIFY(lessons().isGenerated());
        QCOMPARE(session().index(), 1);
        QCOMPARE(session().state(0), StepState::Done);
        QTRY_VERIFY_WITH_TIMEOUT(session().step().question->words != words, kPracticePatience);
        QCOMPARE(session().index(), 1);
        QCOMPARE(drawnValuesText(session().step().draws), drawnValuesText(drawn));
        QCOMPARE(score("what-it-costs").asked, 1);
    }

    void allLessonsOrThoseThatAreDone() {
        menuAction(practiceMenu(), PracticeActions::tr("&All lessons"))->trigger();
        QVERIFY(lessons().isGenerated());
        QCOMPARE(session().stepCount(), 10);
        std::set<std::string> exhibits;
        for (const LessonStep& step : session().lesson().steps) exhibits.insert(step.show.front());
        QVERIFY(exhibits.size() > 4);
        // A lesson whose steps are skipped to the end is done.
        lessons().openCourse(0);
        QTRY_VERIFY_WITH_TIMEOUT(!lessons().isGenerated(), kPracticePatience);
        for (int i = 0; i < session().stepCount(); ++i) {
            session().goTo(i);
            while (session().hasOpenQuestion() || session().hasOpenTask()) session().reveal({});
        }
        QVERIFY(lessons().isDone("why-mix-words"));
        QAction* done = menuAction(practiceMenu(), PracticeActions::tr("Lessons &done so far"));
        QVERIFY(done->isEnabled());
        done->trigger();
        QVERIFY(lessons().isGenerated());
        button("lesson-skip")->click();
        QCOMPARE(score("why-mix-words").asked, 1);
    }

    void scoresAreResetAfterAQuestion() {
        practice().practise({"what-it-costs"}, seedOfNumber());
        button("lesson-skip")->click();
        practice().showScores();
        const auto ask = [this](QMessageBox::StandardButton answer) {
            m_window->findChild<QPushButton*>("reset")->click();
            auto* question = m_window->findChild<QMessageBox*>();
            QVERIFY(question);
            question->button(answer)->click();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        };
        ask(QMessageBox::Cancel);
        QCOMPARE(score("what-it-costs").asked, 1);
        ask(QMessageBox::Reset);
        QCOMPARE(score("what-it-costs").asked, 0);
        QVERIFY(!m_window->findChild<QPushButton*>("reset")->isEnabled());
        QVERIFY(!m_window->findChild<QPushButton*>("export")->isEnabled());
        makeWindow();
        QCOMPARE(score("what-it-costs").asked, 0);
        QVERIFY(!score("what-it-costs").last.isValid());
    }

    /// However slow the disk is: what is written is told by a later event.
    void scoresAreExportedInTheBackground() {
        practice().practise({"what-it-costs"}, seedOfNumber());
        button("lesson-skip")->click();
        practice().showScores();
        button("export")->click();
        QDialog* dialog = m_window->findChild<QFileDialog*>();
        QVERIFY(dialog);
        const QString file = m_folder->filePath("scores.csv");
        dialog->findChild<QLineEdit*>("fileNameEdit")->setText(file);
        QSignalSpy said(&practice(), &PracticeActions::said);
        dialog->accept();
        QCOMPARE(said.count(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(said.count(), 1, kPracticePatience);
        QCOMPARE(contentsOf(file), scoresCsv(practice().scores()));
    }

    void theTableIsWrittenAsCsvInWhateverLanguage() {
        const std::vector<PracticeScore> scores{{"a-b", "A, b", 1234, 1000, QDate(2026, 3, 9)}, {"c", "C", 0, 0, {}}};
        const QByteArray expected = "lesson,asked,right,last\na-b,1234,1000,2026-03-09\nc,0,0,\n";
        for (const char* language : {"en", "zh_CN", "pt_BR"}) {
            installLanguage(*findLanguage(language));
            QCOMPARE(scoresCsv(scores), expected);
        }
    }

    void anOddFileOfScoresIsNoFault() {
        m_window.reset();
        QVERIFY(QDir().mkpath(m_folder->filePath("data")));
        QFile file(m_folder->filePath("data/practice.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"what-it-costs/asked\": -3, \"what-it-costs/right\": 7, \"order-is-lost/last\": \"soon\"}");
        file.close();
        makeWindow();
        QCOMPARE(score("what-it-costs").asked, 0);
        QCOMPARE(score("what-it-costs").right, 0);
        QVERIFY(!score("order-is-lost").last.isValid());
    }

 private:
    void makeWindow() {
        m_window.reset();
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        m_window = std::make_unique<MainWindow>(*m_settings, m_folder->filePath("data"));
        m_window->resize(1280, 800);
        m_window->show();
    }
    LessonActions& lessons() { return m_window->lessons(); }
    PracticeActions& practice() { return lessons().practice(); }
    LessonSession& session() { return lessons().session(); }
    QPushButton* button(const char* name) { return m_window->findChild<QPushButton*>(name); }
    QTextBrowser* feedback() { return m_window->findChild<QTextBrowser*>("lesson-feedback"); }
    /// As it is when it is opened.
    const QMenu& practiceMenu() {
        QMenu& menu = *menuAction(*m_window, PracticeActions::tr("&Practise"))->menu();
        Q_EMIT menu.aboutToShow();
        return menu;
    }
    PracticeScore score(const QString& lesson) {
        for (const PracticeScore& each : practice().scores())
            if (each.lesson == lesson) return each;
        return {};
    }
    void type(const QString& number) {
        QTRY_VERIFY_WITH_TIMEOUT(isPictureThere(), kPracticePatience);
        auto* field = m_window->findChild<QLineEdit*>("lesson-number");
        field->setText(number);
        QTest::keyClick(field, Qt::Key_Return);
    }
    /// The numbers and words beside matrices, with the middle of each in the figure's widget.
    std::vector<std::pair<Cell, QPoint>> labels() {
        auto& figure = dynamic_cast<PartsFigure&>(*m_window->page().figure());
        PaintedTexts painted(figure.size());
        QCPPainter painter(&painted);
        painter.setMode(QCPPainter::pmNoCaching);
        painter.scale(figure.scale(), figure.scale());
        figure.paint(painter, (QSizeF(figure.size()) / figure.scale()).toSize());
        painter.end();
        std::vector<std::pair<Cell, QPoint>> found;
        for (const PaintedText& text : painted.visible())
            if (const auto cell = figure.labelAt(figure.mapFromWidget(text.box.center())))
                found.emplace_back(*cell, text.box.center().toPoint());
        return found;
    }
    bool isPictureThere() {
        const EvaluatedScene& shown = m_window->page().shown();
        return shown && hasSameNumbers(shown.exhibit(), shown.scene(), session().initialScene());
    }
    /// By the widgets of the step.
    void answerRightly() {
        const LessonQuestion question = *session().step().question;
        if (question.kind == LessonQuestion::Kind::Choice) {
            const auto right =
                std::ranges::find_if(question.choices, &LessonChoice::isRight) - question.choices.begin();
            m_window->findChild<ChoiceButton*>(QStringLiteral("choice-%1").arg(right + 1))->click();
        } else {
            QCOMPARE(question.kind, LessonQuestion::Kind::Number);
            QTRY_VERIFY_WITH_TIMEOUT(isPictureThere(), kPracticePatience);
            type(QString::number(*rightAnswer(question, m_window->page().shown()).number, 'g', 12));
        }
    }
    /// Clicks the first link of a text.
    static void clickLink(QTextBrowser& text) {
        for (int y = 0; y < text.viewport()->height(); y += 4)
            for (int x = 0; x < text.viewport()->width(); x += 4)
                if (text.anchorAt({x, y}).startsWith("attention-lab:"))
                    return QTest::mouseClick(text.viewport(), Qt::LeftButton, {}, {x, y});
        QFAIL("there is no link");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

ATTENTION_TEST(PracticeTest, QApplication)
#include "practice_test.moc"
