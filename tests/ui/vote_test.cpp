#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

#include "tests/file_contents.h"
#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "tests/ui/dialog_answer.h"
#include "tests/ui/menu_action.h"
#include "ui/figure/figure.h"
#include "ui/text/language.h"
#include "ui/widgets/lesson_text.h"
#include "ui/widgets/vote_strip.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/main_window.h"
#include "ui/window/presentation.h"
#include "ui/window/presentation_window.h"
#include "ui/window/vote_controller.h"
#include "ui/window/vote_export.h"

using namespace attention;

namespace {

const char* const kVoteLesson = R"(# A vote

## Predict
show: order --preset without-positions --tokens "dog bites man" --order 0,1,2
ask: What happens to the output of "dog"?
- it changes
- [x] it stays
- it vanishes
- it doubles
because: A token sees a set.

## Long
ask: And to the others, of which there are two?
- each of them is another output, one that no word had before in any order of the three
- [x] each of them stays what it was
- each of them vanishes

## Count
show: encoding-heatmap --n 4 --d 2
ask: What is in row 0, column 1?
answer: 1 from P 0 1
)";

constexpr const char* kExport = "Export the &votes…";

using Counts = std::vector<int>;

}  // namespace

/// A vote on the stage: how keys and buttons take it, what is shown of it, and where its counts go.
class VoteOnStageTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        m_settings->setValue(QStringLiteral("exhibit"), "encoding-curves");
        m_window = std::make_unique<MainWindow>(*m_settings, m_folder->filePath("data"));
        m_window->resize(1280, 800);
        m_window->show();
        write(kVoteLesson);
        open();
        m_window->presentation().setPresenting(true);
        stage().resize(1920, 1080);
        QVERIFY(awaited([&] { return stage().figure()->hasStudy(); }));
    }
    void cleanup() {
        m_window.reset();
        m_settings.reset();
        installLanguage(*findLanguage("en"));
    }

    void keysSetCounts_data() {
        // v: V, e: Enter, u and d: arrows, b: Backspace, x: Escape, z and y: Ctrl+Z and Ctrl+Y, n: Page Down.
        QTest::addColumn<QString>("keys");
        QTest::addColumn<Counts>("counts");
        QTest::addColumn<bool>("isOpen");
        QTest::addRow("a number for each") << "v112e28e" << Counts{12, 8, 0, 0} << true;
        QTest::addRow("a digit is the count after a choice") << "v22e22e" << Counts{0, 2, 0, 0} << true;
        QTest::addRow("arrows choose and set") << "vd3d4d5u" << Counts{3, 4, 5, 0} << true;
        QTest::addRow("up begins at the end") << "vu7e" << Counts{0, 0, 0, 7} << true;
        QTest::addRow("an arrow goes on from the last one") << "v29ed4e" << Counts{0, 9, 4, 0} << true;
        QTest::addRow("a row that there is not") << "v9e17e" << Counts{7, 0, 0, 0} << true;
        QTest::addRow("Backspace corrects") << "v112b5e" << Counts{15, 0, 0, 0} << true;
        QTest::addRow("Backspace leaves the answer") << "v1b24e" << Counts{0, 4, 0, 0} << true;
        QTest::addRow("Enter without a number") << "v1e24e" << Counts{0, 4, 0, 0} << true;
        QTest::addRow("too many hands") << "v19990e" << Counts{999, 0, 0, 0} << true;
        QTest::addRow("zeros in front") << "v1007e" << Counts{7, 0, 0, 0} << true;
        QTest::addRow("corrected later") << "v15e16e" << Counts{6, 0, 0, 0} << true;
        QTest::addRow("Escape while typing") << "v15e19x24e" << Counts{5, 4, 0, 0} << true;
        QTest::addRow("Escape closes") << "v15ex" << Counts{5, 0, 0, 0} << false;
        QTest::addRow("V sets what is typed") << "v15v" << Counts{5, 0, 0, 0} << false;
        QTest::addRow("Page Down sets and closes") << "v15n" << Counts{5, 0, 0, 0} << false;
        QTest::addRow("the last count is taken back") << "v15e26ez" << Counts{5, 0, 0, 0} << true;
        QTest::addRow("two counts are taken back, and one is not") << "v15e26e37ezzy" << Counts{5, 6, 0, 0} << true;
        QTest::addRow("nothing to take back") << "vzz14e" << Counts{4, 0, 0, 0} << true;
        QTest::addRow("a second round") << "v15ev"
                                           "v26e"
                                        << Counts{0, 6, 0, 0} << true;
        QTest::addRow("back to the first round") << "v15ev"
                                                    "vz26e"
                                                 << Counts{5, 6, 0, 0} << true;
        QTest::addRow("the second round once more") << "v15ev"
                                                       "v26ev"
                                                       "v13e"
                                                    << Counts{3, 6, 0, 0} << true;
        QTest::addRow("a round without hands") << "vv" << Counts{} << false;
    }
    void keysSetCounts() {
        QFETCH(QString, keys);
        QFETCH(Counts, counts);
        QFETCH(bool, isOpen);
        const Scene scene = m_window->model().scene();
        type(keys);
        const Vote* vote = stage().vote()->vote();
        const int rounds = vote ? vote->roundCount() : 0;
        QCOMPARE(rounds > 0 ? vote->counts(rounds - 1) : Counts(), counts);
        QCOMPARE(stage().vote()->isOpen(), isOpen);
        // All of it is the vote's: nothing is answered, and no parameter changed.
        QVERIFY(session().hasOpenQuestion() && !session().wrongReply());
        QVERIFY(m_window->model().scene() == scene);
        QVERIFY(m_window->presentation().isPresenting());
    }

    void aVoteOfTwoRounds() {
        type("v112e28ev");
        for (int i = 0; i < 4; ++i) QCOMPARE(strip(i).state().rounds.size(), std::size_t(1));
        QCOMPARE(strip(0).state().rounds[0], (VoteStrip::Round{12, 60, 0.6}));
        QCOMPARE(strip(1).state().rounds[0], (VoteStrip::Round{8, 40, 0.4}));
        QVERIFY(strip(2).isVisible() && !strip(2).state().isOpen);
        // While the second round is open the first one is not seen.
        type("v25e");
        QVERIFY(strip(0).state().isOpen);
        QVERIFY(!message().isEmpty());
        type("v");
        QCOMPARE(strip(0).state().rounds[1], (VoteStrip::Round{0, 0, 0}));
        QCOMPARE(strip(1).state().rounds[1], (VoteStrip::Round{5, 100, 1}));
        // Bars tell the answer to nobody.
        QVERIFY(session().hasOpenQuestion());
        for (ChoiceButton* choice : choices()) QVERIFY(choice->accessibleDescription().isEmpty());
        // The digits answer again; Ctrl+Z is the window's again, and Escape ends.
        type("2");
        QVERIFY(session().reply() && session().reply()->isRight);
        QCOMPARE(strip(1).state().rounds.size(), std::size_t(2));
        type("x");
        QVERIFY(!m_window->presentation().isPresenting());
    }

    void anAnsweredQuestionIsVotedOn() {
        stage().goForward();
        QVERIFY(!session().hasOpenQuestion());
        type("v14ev");
        QCOMPARE(stage().vote()->vote()->counts(0), Counts({4, 0, 0, 0}));
    }

    void pageDownClosesThenShowsTheAnswer() {
        type("v14en");
        QVERIFY(session().hasOpenQuestion());
        type("n");
        QVERIFY(!session().hasOpenQuestion());
        QCOMPARE(session().index(), 0);
        type("nv");
        QCOMPARE(session().index(), 1);
        QVERIFY(stage().vote()->isOpen());
        // Whoever goes to another step has counted.
        type("13e");
        session().goTo(0);
        QVERIFY(!stage().vote()->isOpen());
        session().goTo(1);
        QCOMPARE(stage().vote()->vote()->counts(0), Counts({3, 0, 0}));
        // So has whoever ends the presentation.
        type("v");
        m_window->presentation().setPresenting(false);
        QVERIFY(!session().votes().at(1).isOpen());
    }

    void aQuestionWithoutChoicesHasNoVote() {
        session().goTo(2);
        type("v");
        QVERIFY(!stage().vote()->isOpen() && !message().isEmpty());
        m_window->lessons().explore();
        type("v");
        QVERIFY(!stage().vote()->isOpen());
    }

    void buttonsCount() {
        type("v");
        auto& more = *strip(2).findChild<QToolButton*>("vote-more");
        auto& less = *strip(2).findChild<QToolButton*>("vote-less");
        QVERIFY(!less.isEnabled());
        for (int i = 0; i < 3; ++i) QTest::mouseClick(&more, Qt::LeftButton);
        QTest::mouseClick(&less, Qt::LeftButton);
        QCOMPARE(stage().vote()->vote()->counts(0), Counts({0, 0, 2, 0}));
        // A click chooses, and does not answer.
        QTest::mouseClick(&strip(1), Qt::LeftButton, {}, QPoint(20, 20));
        type("6e");
        QCOMPARE(stage().vote()->vote()->counts(0), Counts({0, 6, 2, 0}));
        QVERIFY(session().hasOpenQuestion() && !session().wrongReply());
        type("v");
        QTest::mouseClick(choices()[1], Qt::LeftButton);
        QVERIFY(session().reply());
    }

    void digitsInTheWindowBesideCount() {
        type("v");
        for (const Qt::Key key : {Qt::Key_2, Qt::Key_7, Qt::Key_Return})
            QTest::keyClick(m_window->page().figure(), key);
        QCOMPARE(stage().vote()->vote()->counts(0), Counts({0, 7, 0, 0}));
        QVERIFY(session().hasOpenQuestion());
    }

    void theFigureStays_data() {
        QTest::addColumn<int>("step");
        QTest::addColumn<bool>("isBeside");
        QTest::addRow("short answers") << 0 << true;
        QTest::addRow("long answers") << 1 << false;
    }
    void theFigureStays() {
        QFETCH(int, step);
        QFETCH(bool, isBeside);
        session().goTo(step);
        const auto place = [&] { return stage().figureAreaSize(); };
        const QSize before = place();
        type("v");
        const QSize during = place();
        QCOMPARE(during == before, isBeside);
        type("14ev");
        QCOMPARE(place(), during);
        type("v25ev");
        QCOMPARE(place(), during);
        stage().goForward();
        QCOMPARE(place(), during);
        for (ChoiceButton* choice : choices()) QVERIFY(choice->heightForWidth(choice->width()) <= choice->height());
    }

    void countsAreExported() {
        QAction* action = menuAction(*m_window, kExport);
        QVERIFY(!action->isEnabled());
        type(
            "v112e28ev"
            "v220ev");
        QVERIFY(action->isEnabled());
        // No comma of a language, and no thousands apart.
        m_window->setLanguageChoice("pt_BR");
        const QString file = m_folder->filePath("votes.csv");
        DialogAnswer answer(file);
        action->trigger();
        QVERIFY(answer.wasAsked());
        QVERIFY(awaited([&] { return QFile::exists(file); }));
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = written.readAll().split('\n');
        QCOMPARE(lines[0], QByteArray("lesson,step,heading,round,answer,text,right,count"));
        QCOMPARE(lines[1], QByteArray("A vote,1,Predict,1,1,it changes,0,12"));
        QCOMPARE(lines[6], QByteArray("A vote,1,Predict,2,2,it stays,1,20"));
        QCOMPARE(lines.size(), 1 + 2 * 4 + 1);
    }

    void countsStayInAnotherLanguageAndAreForgottenWithTheLesson() {
        type("v15ev");
        QSignalSpy read(&session(), &LessonSession::stepChanged);
        m_window->setLanguageChoice("zh_CN");
        QVERIFY(awaited([&] { return read.count() > 0; }));
        QCOMPARE(session().votes().at(0).counts(0), Counts({5, 0, 0, 0}));
        QCOMPARE(strip(0).state().rounds[0].count, 5);
        m_window->setLanguageChoice("en");
        m_window->lessons().explore();
        m_window->lessons().goBackToLesson();
        QVERIFY(awaited([&] { return m_window->lessons().isShown(); }));
        QVERIFY(!session().votes().empty());
        open();
        QVERIFY(awaited([&] { return session().votes().empty(); }));
    }

    void countsFollowTheirQuestionInAChangedFile_data() {
        QTest::addColumn<QByteArrayList>("change");
        QTest::addColumn<int>("step");  // -1: none any more
        const auto row = [](const char* name, const QByteArrayList& change, int step) {
            QTest::addRow("%s", name) << change << step;
        };
        row("words of another step", {"The end", "Of it"}, 0);
        row("a hint", {"it vanishes", "it vanishes {No.}"}, 0);
        row("the heading", {"## Predict", "## Foretell"}, 0);
        row("a step before it", {"## Predict", "## New\nshow: heads\n\n## Predict"}, 1);
        row("the question", {"What happens", "What becomes"}, -1);
        row("an answer", {"it vanishes", "it goes"}, -1);
        row("the right answer", {"- it doubles", "- [x] it doubles"}, -1);
        row("one answer more", {"- it doubles", "- it doubles\n- it halves"}, -1);
        row("no such step any more", {"## Predict", "## Foretell", "What happens", "What becomes"}, -1);
    }
    void countsFollowTheirQuestionInAChangedFile() {
        QFETCH(QByteArrayList, change);
        QFETCH(int, step);
        type("v15ev");
        QSignalSpy said(&votes(), &VoteExport::said), read(&session(), &LessonSession::stepChanged);
        QByteArray lesson = kVoteLesson + QByteArray("\n## The end\n");
        for (qsizetype i = 0; i + 1 < change.size(); i += 2) lesson.replace(change[i], change[i + 1]);
        if (change.last().startsWith("- [x]")) lesson.replace("- [x] it stays", "- it stays");
        write(lesson);
        QVERIFY(awaited([&] { return read.count() > 0; }));
        QCOMPARE(said.count(), step < 0 ? 1 : 0);
        QCOMPARE(session().votes().size(), std::size_t(step < 0 ? 0 : 1));
        if (step >= 0) {
            QCOMPARE(session().votes().at(step).counts(0), Counts({5, 0, 0, 0}));
            QCOMPARE(session().index(), step);
        }
        // What is not asked any more is in the file as it was asked.
        const QString file = m_folder->filePath("votes.csv");
        QVERIFY(exports(file));
        QVERIFY(contentsOf(file).contains("it changes,0,5\n"));
        QCOMPARE(contentsOf(file).count('\n'), 5);
    }

    /// Who left the lesson, or begins it with the next class, still has the counts until they are in a file.
    void countsThatNoFileHasOutliveTheLesson() {
        type("v15ev");
        open();
        QVERIFY(awaited([&] { return session().votes().empty(); }));
        type("v27ev");
        session().end();
        QAction* action = menuAction(*m_window, kExport);
        QVERIFY(action->isEnabled());
        const QString file = m_folder->filePath("votes.csv");
        QVERIFY(exports(file));
        QCOMPARE(contentsOf(file), QByteArray("lesson,step,heading,round,answer,text,right,count\n"
                                              "A vote,1,Predict,1,1,it changes,0,5\n"
                                              "A vote,1,Predict,1,2,it stays,1,0\n"
                                              "A vote,1,Predict,1,3,it vanishes,0,0\n"
                                              "A vote,1,Predict,1,4,it doubles,0,0\n"
                                              "A vote,1,Predict,1,1,it changes,0,0\n"
                                              "A vote,1,Predict,1,2,it stays,1,7\n"
                                              "A vote,1,Predict,1,3,it vanishes,0,0\n"
                                              "A vote,1,Predict,1,4,it doubles,0,0\n"));
        QVERIFY(awaited([&] { return !action->isEnabled(); }));
        // What is in a file is forgotten with the lesson.
        open();
        type("v15ev");
        QVERIFY(exports(file));
        QVERIFY(awaited([&] { return !votes().isUnsaved(); }));
        session().end();
        QVERIFY(!action->isEnabled());
    }

    void closingAsksForCountsThatNoFileHas() {
        type("v15ev");
        m_window->presentation().setPresenting(false);
        {
            DialogAnswer stay("Cancel");
            m_window->close();
            QVERIFY(stay.wasAsked());
            QVERIFY(m_window->isVisible());
        }
        const QString file = m_folder->filePath("votes.csv");
        DialogAnswer save(QStringList{"Save", file});
        m_window->close();
        QVERIFY(save.wasAsked());
        QVERIFY(awaited([&] { return !m_window->isVisible(); }));
        QVERIFY(contentsOf(file).contains("it changes,0,5"));
    }

 private:
    VoteExport& votes() { return *m_window->findChild<VoteExport*>(); }
    bool exports(const QString& file) {
        QFile::remove(file);
        DialogAnswer answer(file);
        menuAction(*m_window, kExport)->trigger();
        return answer.wasAsked() && awaited([&] { return QFile::exists(file); });
    }
    PresentationWindow& stage() { return *m_window->presentation().stage(); }
    LessonSession& session() { return m_window->lessons().session(); }
    QString message() { return stage().findChild<QLabel*>("stage-message")->text(); }
    VoteStrip& strip(int answer) { return *stage().findChild<VoteStrip*>(QStringLiteral("vote-%1").arg(answer + 1)); }
    std::vector<ChoiceButton*> choices() {
        std::vector<ChoiceButton*> found;
        for (int i = 1; auto* each = stage().findChild<ChoiceButton*>(QStringLiteral("choice-%1").arg(i)); ++i)
            found.push_back(each);
        return found;
    }
    void write(const QByteArray& lesson) {
        QFile file(m_folder->filePath("vote.lesson"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(lesson);
    }
    void open() {
        m_window->lessons().open(m_folder->filePath("vote.lesson"));
        QVERIFY(awaited([&] { return session().isUnderWay(); }));
    }
    /// Keys on the stage, as keysSetCounts_data() names them.
    void type(const QString& keys) {
        static const std::map<QChar, std::pair<Qt::Key, Qt::KeyboardModifiers>> named{
            {u'v', {Qt::Key_V, {}}},
            {u'e', {Qt::Key_Return, {}}},
            {u'u', {Qt::Key_Up, {}}},
            {u'd', {Qt::Key_Down, {}}},
            {u'x', {Qt::Key_Escape, {}}},
            {u'b', {Qt::Key_Backspace, {}}},
            {u'n', {Qt::Key_PageDown, {}}},
            {u'z', {Qt::Key_Z, Qt::ControlModifier}},
            {u'y', {Qt::Key_Y, Qt::ControlModifier}}};
        for (const QChar each : keys) {
            stage().activateWindow();
            const auto key = each.isDigit() ? std::pair{Qt::Key(Qt::Key_0 + each.digitValue()), Qt::KeyboardModifiers()}
                                            : named.at(each);
            QTest::sendKeyEvent(QTest::Click, &stage(), key.first, QString(), key.second);
            // The choices of another step are made anew.
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

ATTENTION_TEST(VoteOnStageTest, QApplication)
#include "vote_test.moc"
