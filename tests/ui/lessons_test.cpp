#include <cstdio>
#include <set>
#include <utility>

#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTextEdit>

#include "tests/test_class.h"
#include "tests/ui/dialog_answer.h"
#include "tests/ui/menu_action.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/figure.h"
#include "ui/files/scene_file.h"
#include "ui/lesson/lesson_file.h"
#include "ui/text/language.h"
#include "ui/widgets/caption_view.h"
#include "ui/widgets/exhibit_list.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/lesson_list.h"
#include "ui/widgets/lesson_text.h"
#include "ui/widgets/link_text.h"
#include "ui/widgets/parameter_control.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/presentation_bar.h"
#include "ui/widgets/word_chips.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/figure_input.h"
#include "ui/window/file_actions.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/main_window.h"
#include "ui/window/presentation.h"
#include "ui/window/presentation_window.h"

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
- it vanishes
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

const char* const kOrder = R"(# Put in order

## Sort
show: order --preset without-positions --tokens "dog bites man" --order 0,1,2
ask: Who is the biter in a newspaper?
answer: order 2,1,0
hint: Backwards.

## End
That is all.
)";

constexpr int kLessonPatience = 20000;

}  // namespace

/// A lesson in the window: what is asked, answered, done, kept, left and presented.
class LessonsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath("order.lesson");
        write(kLesson);
        makeWindow();
    }
    void cleanup() {
        m_window.reset();
        m_settings.reset();
        installLanguage(*findLanguage("en"));
    }

    /// One sentence, and the window stays as it was.
    void aLessonWhoseFirstSceneIsMissingIsNotOpened() {
        open();
        session().goTo(1);
        const Scene scene = m_window->model().scene();
        const QString bad = m_folder->filePath("bad.lesson");
        QFile file(bad);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("# Bad\n\n## One\nscene: none.attention\n\n## Two\nshow: heads\n");
        file.close();
        DialogAnswer read("OK");
        m_window->lessons().open(bad);
        const QString sentence = read.sentence();
        QVERIFY2(sentence.contains("bad.lesson was not opened: its first step cannot be shown: none.attention: "),
                 qPrintable(sentence));
        QCOMPARE(session().lesson().title, std::string("Order is lost"));
        QCOMPARE(session().index(), 1);
        QVERIFY(m_window->model().scene() == scene);
        QVERIFY(!m_window->files().document().isModified());
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
        // Once is enough, in its place below the question.
        QVERIFY(!find<QWidget>("inspector")->isVisible());
        QCOMPARE(feedback(), QString("Answer first"));
        // A first wrong answer gets its hint, and the question stays open.
        choice(1)->click();
        QCOMPARE(feedback(), QString("Not that one. Look at the line. Try once more."));
        QVERIFY(session().hasOpenQuestion() && !choice(1)->isEnabled() && choice(2)->isEnabled());
        choice(3)->click();
        QVERIFY(!session().hasOpenQuestion() && !session().reply()->isRight);
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
        QTest::newRow("a fraction") << "en"
                                    << "3/3" << true << true;
        QTest::newRow("half a fraction") << "en"
                                         << "3/" << false << false;
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
        QCOMPARE(session().reply() || session().wrongReply(), isAccepted);
        QCOMPARE(session().hasOpenQuestion(), !isRight);
        if (isAccepted && !isRight) QTest::keyClick(find<QLineEdit>("lesson-number"), Qt::Key_Return);
        if (isAccepted) QCOMPARE(session().reply()->isRight, isRight);
    }

    void theStageKeepsTheControlsOfAStep() {
        open();
        session().goTo(1);
        m_window->presentation().setPresenting(true);
        PresentationWindow& stage = *m_window->presentation().stage();
        QTRY_VERIFY_WITH_TIMEOUT(stage.figure()->hasStudy(), kLessonPatience);
        const auto* bar = stage.findChild<PresentationBar*>();
        const auto shown = [&] {
            QStringList names;
            for (const QWidget* each : bar->findChildren<QWidget*>())
                if (each->isVisible()) names += each->objectName();
            return names;
        };
        const QStringList before = shown();
        QTest::keyClick(&stage, Qt::Key_S);
        QCOMPARE(shown(), before);
    }

    void aLessonIsBegunAnew() {
        open();
        session().goTo(2);
        find<QLineEdit>("lesson-number")->setText("1");
        QTest::keyClick(find<QLineEdit>("lesson-number"), Qt::Key_Return);
        QCOMPARE(session().state(2), StepState::Done);
        menuAction(*m_window, "Be&gin the lesson anew")->trigger();
        QCOMPARE(session().index(), 0);
        QCOMPARE(session().state(2), StepState::Open);
        session().goTo(2);
        QVERIFY(session().hasOpenQuestion() && find<QLineEdit>("lesson-number")->text().isEmpty());
    }

    void undoGoesBackToTheBeginningOfAStep() {
        open();
        session().goTo(1);
        SceneModel& model = m_window->model();
        const Scene begun = model.scene();
        QVERIFY(!model.canUndo());
        model.select(Cell{1, 1, {}});
        QVERIFY(model.canUndo() && model.scene() != begun);
        model.undo();
        QCOMPARE(model.scene(), begun);
        QVERIFY(!model.canUndo());
        // Who has left the lesson can go back to what was there before it.
        session().end();
        QVERIFY(model.canUndo());
    }

    void aCellIsClickedAndTheRightOneMarked() {
        open();
        session().goTo(3);
        QVERIFY(session().hasOpenQuestion());
        m_window->presentation().setPresenting(true);
        PresentationWindow& stage = *m_window->presentation().stage();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->page().shown() && stage.figure()->hasStudy(), kLessonPatience);
        for (QWidget* room : {static_cast<QWidget*>(&m_window->page()), static_cast<QWidget*>(&stage)})
            QVERIFY(!room->findChild<QWidget*>("figure-marks")->isVisible());
        // The first wrong cell is no answer yet, however often it is clicked; a cell that is walked over is none.
        m_window->page().input().click({2, 1, {}});
        m_window->page().input().click({2, 1, {}});
        m_window->model().select(Cell{3, 2, {}});
        QVERIFY(session().hasOpenQuestion() && session().wrongReply());
        m_window->page().input().click({3, 1, {}});
        QVERIFY(session().reply() && !session().reply()->isRight);
        QCOMPARE(session().state(3), StepState::Done);
        isMarked(m_window->page(), *m_window->page().figure());
        isMarked(stage, *stage.figure());
        // The next step has none.
        session().goTo(0);
        QTRY_VERIFY_WITH_TIMEOUT(!stage.findChild<QWidget*>("figure-marks")->isVisible(), kLessonPatience);
    }

    void whatAStepIsAboutStandsOut() {
        write("# T\n\n## One\nshow: encoding-heatmap --n 8 --d 4\nfocus: 3 2\n");
        open();
        m_window->presentation().setPresenting(true);
        PresentationWindow& stage = *m_window->presentation().stage();
        for (QWidget* room : {static_cast<QWidget*>(&m_window->page()), static_cast<QWidget*>(&stage)})
            QTRY_VERIFY_WITH_TIMEOUT(room->findChild<QWidget*>("figure-marks")->isVisible(), kLessonPatience);
        const Figure& figure = *stage.figure();
        const QImage veil = markedOn(stage);
        const auto alpha = [&](const Cell& cell) {
            return qAlpha(veil.pixel(figure.mapToWidget(*figure.cellRect(cell)).center().toPoint()));
        };
        QCOMPARE(alpha({3, 2, {}}), 0);
        QVERIFY(alpha({0, 0, {}}) > 100);
        QVERIFY(alpha({7, 3, {}}) > 100);
    }

    void whatTheAnswerIsReadFromIsHidden() {
        write("# T\n\n## One\nshow: encoding-heatmap --n 8 --d 4\ncover: 3 *, 1\nask: How?\n- one\n- [x] two\n");
        open();
        m_window->presentation().setPresenting(true);
        PresentationWindow& stage = *m_window->presentation().stage();
        QTRY_VERIFY_WITH_TIMEOUT(stage.findChild<QWidget*>("figure-marks")->isVisible(), kLessonPatience);
        const Figure& figure = *stage.figure();
        const QImage hidden = markedOn(stage);
        const auto alpha = [&](const Cell& cell) {
            return qAlpha(hidden.pixel(figure.mapToWidget(*figure.cellRect(cell)).center().toPoint()));
        };
        QCOMPARE(alpha({3, 0, {}}), 255);
        QCOMPARE(alpha({3, 3, {}}), 255);
        QCOMPARE(alpha({6, 1, {}}), 0);
        session().choose(1);
        QTRY_VERIFY_WITH_TIMEOUT(!stage.findChild<QWidget*>("figure-marks")->isVisible(), kLessonPatience);
    }

    void whatALaterStepIsAboutStaysHidden() {
        write(
            "# T\n\n## One\nshow: encoding-heatmap --n 8 --d 4\nhide: 3 *\nask: How?\n- one\n- [x] two\n\n"
            "## Two\nshow: scaling --preset start\nhide: 1, 3\nTwo.\n\n## Three\nshow: scaling --preset "
            "start\nThree.\n");
        open();
        QWidget& page = m_window->page();
        const auto alpha = [&](const Cell& cell) {
            const Figure& figure = *m_window->page().figure();
            const QPoint middle = figure.mapToWidget(*figure.cellRect(cell)).center().toPoint();
            return qAlpha(markedOn(page).pixel(middle));
        };
        QTRY_VERIFY_WITH_TIMEOUT(page.findChild<QWidget*>("figure-marks")->isVisible(), kLessonPatience);
        session().choose(1);
        QVERIFY(!session().hasOpenQuestion());
        QCOMPARE(alpha({3, 0, {}}), 255);
        QCOMPARE(alpha({6, 1, {}}), 0);
        // Panels leave, and the others take their room.
        const auto places = [&] {
            std::vector<QRectF> all;
            for (const Figure::Panel& panel : m_window->page().figure()->panels()) all.push_back(panel.place);
            return all;
        };
        session().goTo(1);
        QTRY_VERIFY_WITH_TIMEOUT(places().size() > 4 && places()[0].isEmpty() && !places()[3].isEmpty(),
                                 kLessonPatience);
        QVERIFY(places()[2].isEmpty() && places()[4].isEmpty());
        const QSizeF alone = places()[3].size();
        session().goTo(2);
        QTRY_VERIFY_WITH_TIMEOUT(!places()[0].isEmpty(), kLessonPatience);
        QVERIFY(!places()[2].isEmpty() && places()[3].width() < alone.width() && places()[3].height() < alone.height());
    }

    void whatAStepOffersWaitsForItsAnswer_data() {
        QTest::addColumn<QByteArray>("question");
        QTest::addColumn<bool>("isOff");
        const QByteArray asks = "ask: How?\n- one\n- [x] two\n", clicks = "ask: Where?\nanswer: cell weights 0 0\n";
        QTest::newRow("to do after the answer") << asks + "do: step = 8\n" << true;
        QTest::newRow("to do after a click") << clicks + "do: step = 8\n" << true;
        QTest::newRow("to be found by trying") << asks << false;
        QTest::newRow("nothing is asked") << QByteArray("do: step = 8\n") << false;
    }
    void whatAStepOffersWaitsForItsAnswer() {
        QFETCH(QByteArray, question);
        QFETCH(bool, isOff);
        write("# T\n\n## One\nshow: attention --n 4 --d 4 --heads 2 --step 7\ncontrols: step\n" + question);
        open();
        m_window->presentation().setPresenting(true);
        PresentationWindow& stage = *m_window->presentation().stage();
        QTRY_VERIFY_WITH_TIMEOUT(stage.figure()->hasStudy(), kLessonPatience);
        const auto isOn = [&] {
            const auto* slider = stage.bar().findChild<QWidget*>("step");
            const bool isStageOn = slider->isEnabled() && stage.bar().findChild<QWidget*>("play")->isEnabled();
            const auto* control = m_window->panel().control("step");
            if (control->isEnabled() != isStageOn) qFatal("window and stage differ");
            if (control->toolTip().contains("Answer first") == isStageOn) qFatal("what is off is not told");
            return isStageOn;
        };
        QCOMPARE(isOn(), !isOff);
        for (Figure* figure : {m_window->page().figure(), stage.figure()}) {
            // The second box chooses head 1.
            const auto head = [&] { return m_window->model().scene().parameters.head.value_or(0); };
            QCOMPARE(head(), std::int64_t(0));
            clickChoice(*figure, "head");
            QCOMPARE(head(), std::int64_t(!isOff));
            if (!isOff) m_window->model().setParameter("head", std::int64_t(0));
        }
        if (!isOff) return;
        // A cell is still an answer.
        Figure& figure = *m_window->page().figure();
        if (question.contains("cell"))
            QTest::mouseClick(&figure, Qt::LeftButton, {},
                              figure.mapToWidget(*figure.cellRect({0, 0, "weights"})).center().toPoint());
        else
            session().choose(1);
        QVERIFY(!session().hasOpenQuestion());
        QVERIFY(isOn());
    }

    void aTitleDoesNotAnswer() {
        m_file = courseFiles()[6];
        open();
        session().goTo(4);
        QCOMPARE(find<QLabel>("title")->text(), m_window->model().exhibit().words().name);
        QVERIFY(find<QLabel>("title")->text() != m_window->model().exhibit().words().title);
        // Nor is what is covered read out.
        QTRY_VERIFY_WITH_TIMEOUT(m_window->page().shown() && m_window->page().figure()->isVisible(), kLessonPatience);
        QCOMPARE(m_window->page().figure()->accessibleDescription(), QString());
        session().reveal({});
        QVERIFY(!m_window->page().figure()->accessibleDescription().isEmpty());
        m_window->lessons().explore();
        QCOMPARE(find<QLabel>("title")->text(), m_window->model().exhibit().words().title);
    }

    void eachRectangleOfCoversHasASign_data() {
        QTest::addColumn<QByteArray>("step");
        QTest::addColumn<int>("signs");
        const QByteArray cells = "show: encoding-heatmap --n 8 --d 4\ncover: ";
        QTest::newRow("one") << cells + "3 *" << 1;
        QTest::newRow("apart") << cells + "1 *, 6 *" << 2;
        QTest::newRow("beside each other") << cells + "3 *, 4 *" << 1;
        QTest::newRow("one in the other") << cells + "3 2, 3 *" << 1;
        QTest::newRow("no rectangle") << cells + "3 *, * 2" << 3;
        QTest::newRow("panels that overlap") << QByteArray("show: trained-sentence --preset free-2\ncover: 3, 7") << 1;
        QTest::newRow("panels in a row and beside it")
            << QByteArray(
                   "show: relative-shift --position 0 --offset 5 --d 32 --pair 3\ncover: 1, 2, 3, 4, 5, 6, rotation")
            << 2;
        QTest::newRow("many panels") << QByteArray(
                                            "show: scaling --key-width 4 --n 16\ncover: 1, 2, 5, 6, 7, 8, 9, 10, 11")
                                     << 1;
    }
    void eachRectangleOfCoversHasASign() {
        QFETCH(QByteArray, step);
        QFETCH(int, signs);
        write("# T\n\n## One\n" + step + "\nask: How?\n- one\n- [x] two\n");
        open();
        m_window->presentation().setPresenting(true);
        PresentationWindow& stage = *m_window->presentation().stage();
        for (QWidget* room : {static_cast<QWidget*>(&m_window->page()), static_cast<QWidget*>(&stage)}) {
            QTRY_VERIFY_WITH_TIMEOUT(room->findChild<QWidget*>("figure-marks")->isVisible(), kLessonPatience);
            // A question mark has a hook and a dot.
            QCOMPARE(inkSpots(markedOn(*room)), 2 * signs);
        }
    }

    void whatTellsOfACoverLeaves() {
        write("# T\n\n## One\nshow: add-or-concatenate --d 4 --n 4\ncover: difference\nask: How?\n- one\n- [x] two\n");
        open();
        auto& marks = *m_window->page().findChild<QWidget*>("figure-marks");
        QTRY_VERIFY_WITH_TIMEOUT(marks.isVisible(), kLessonPatience);
        const Figure& figure = *m_window->page().figure();
        QRectF hidden = *figure.cellRect({0, 0, "difference"});
        hidden |= *figure.cellRect({3, 3, "difference"});
        QCOMPARE(figure.notesOn({}).size(), std::size_t(0));
        const std::vector<QRectF> places{hidden.adjusted(-1, -1, 1, 1)}, notes = figure.notesOn(places);
        QCOMPARE(notes.size(), std::size_t(1));
        QCOMPARE(qAlpha(markedOn(m_window->page()).pixel(figure.mapToWidget(notes.front()).center().toPoint())), 255);
    }

    void wordsAreDraggedIntoOrder() {
        write(kOrder);
        open();
        auto& chips = *find<WordOrderList>("lesson-order");
        QVERIFY(chips.isVisible() && chips.isEnabled());
        QCOMPARE(chips.words(), (QStringList{"dog", "bites", "man"}));
        QTest::keyClick(&chips, Qt::Key_End, Qt::AltModifier);
        QVERIFY(session().hasOpenQuestion());
        QTest::keyClick(&chips, Qt::Key_Home);
        QTest::keyClick(&chips, Qt::Key_Right, Qt::AltModifier);
        button("lesson-answer")->click();
        QVERIFY(session().reply() && session().reply()->isRight);
        QVERIFY(!chips.isEnabled());
    }

    void aParameterThatIsAnOrderIsDragged() {
        open();
        session().goTo(1);
        session().choose(1);
        auto* chips = find<WordOrderList>("order.chips");
        QVERIFY(!chips->isHidden());
        QCOMPARE(chips->words(), (QStringList{"dog", "bites", "man"}));
        QTest::keyClick(chips, Qt::Key_End, Qt::AltModifier);
        QCOMPARE(m_window->model().scene().parameters.order, std::string("1,2,0"));
        QCOMPARE(find<QLineEdit>("order.box")->text(), QString("1,2,0"));
        QVERIFY(!session().hasOpenTask());
        m_window->model().setParameter("order", std::string("2,1,0"));
        QCOMPARE(chips->order(), (std::vector<std::int64_t>{2, 1, 0}));
        // A shuffle by the seed names no order; a page's own panel has no room for words.
        m_window->model().setParameter("order", std::string());
        QVERIFY(chips->isHidden());
        m_window->lessons().explore();
        m_window->model().setParameter("order", std::string("2,1,0"));
        QVERIFY(find<WordOrderList>("order.chips")->isHidden());
    }

    void aWrongOrderIsTold() {
        write(kOrder);
        open();
        auto* chips = find<WordOrderList>("lesson-order");
        QTest::keyClick(chips, Qt::Key_Return);
        QVERIFY(session().hasOpenQuestion() && session().wrongReply());
        QVERIFY(feedback().contains("Not that one. Backwards. Try once more."));
        QTest::keyClick(chips, Qt::Key_Return);
        QVERIFY(session().reply() && !session().reply()->isRight);
        QVERIFY(feedback().contains("Not that one. Backwards. It is man bites dog."));
        QCOMPARE(find<WordOrderList>("lesson-order")->order(), (std::vector<std::int64_t>{2, 1, 0}));
    }

    void wordsAreDraggedOnTheStage() {
        write(kOrder);
        open();
        m_window->presentation().setPresenting(true);
        PresentationWindow& stage = *m_window->presentation().stage();
        auto& chips = *stage.findChild<WordOrderList*>();
        QVERIFY(chips.isVisible());
        // The keyboard is there from the start.
        QCOMPARE(stage.focusProxy(), &chips);
        const auto middle = [&](int row) { return chips.visualItemRect(chips.item(row)).center(); };
        QTest::mousePress(chips.viewport(), Qt::LeftButton, {}, middle(0));
        const QPointF end(chips.visualItemRect(chips.item(2)).right() - 4, middle(2).y());
        QMouseEvent move(QEvent::MouseMove, end, chips.viewport()->mapToGlobal(end), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(chips.viewport(), &move);
        QTest::mouseRelease(chips.viewport(), Qt::LeftButton, {}, end.toPoint());
        QCOMPARE(chips.order(), (std::vector<std::int64_t>{1, 2, 0}));
        auto* answer = stage.findChild<QPushButton*>("stage-answer");
        answer->click();
        QVERIFY(session().hasOpenQuestion() && session().wrongReply());
        answer->click();
        QVERIFY(session().reply() && !session().reply()->isRight);
        QCOMPARE(chips.order(), (std::vector<std::int64_t>{2, 1, 0}));
        QVERIFY(!chips.isEnabled());
        // Keys that mean nothing here are the stage's.
        QTest::keyClick(&chips, Qt::Key_PageDown);
        QCOMPARE(session().index(), 1);
        QVERIFY(!chips.isVisible());
    }

    void aFileThatChangesIsReadAnew_data() {
        QTest::addColumn<bool>("isReplaced");
        QTest::newRow("written") << false;
        QTest::newRow("replaced, as editors do") << true;
    }
    void aFileThatChangesIsReadAnew() {
        QFETCH(bool, isReplaced);
        open();
        session().goTo(1);
        choice(3)->click();
        choice(1)->click();
        QByteArray changed = kLesson;
        changed.replace("## A sentence\n", "## New\nshow: order\nHello.\n\n## A sentence\n");
        changed.replace("it changes {Look at the line.}", "it changes {Look there.}");
        const auto save = [&](const QByteArray& text) {
            const QString written = isReplaced ? m_file + '~' : m_file;
            QFile file(written);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
            file.close();
            if (isReplaced) QCOMPARE(std::rename(qPrintable(written), qPrintable(m_file)), 0);
        };
        save(changed);
        QTRY_COMPARE_WITH_TIMEOUT(session().stepCount(), 5, kLessonPatience);
        QCOMPARE(session().index(), 2);
        QCOMPARE(session().state(0), StepState::Open);
        QCOMPARE(session().state(1), StepState::Done);
        // What was answered stays answered, in the new words.
        QVERIFY(session().reply());
        QVERIFY(feedback().contains("Look there."));
        // Another answer is asked for again, and a file that was replaced is still followed.
        changed.replace("- it changes {Look there.}", "- [x] it changes").replace("- [x] it stays", "- it stays");
        save(changed);
        QTRY_VERIFY_WITH_TIMEOUT(session().hasOpenQuestion(), kLessonPatience);
        QCOMPARE(session().index(), 2);
        // A fault is said, and the good steps work.
        QSignalSpy said(&m_window->lessons(), &LessonActions::said);
        changed.replace("## New\n", "## New\ncolour: red\n");
        save(changed);
        QTRY_VERIFY_WITH_TIMEOUT(!said.isEmpty(), kLessonPatience);
        QVERIFY(said.last().first().toString().startsWith("Line 5 of the lesson: \"colour\" is not accepted here"));
        QVERIFY(session().lesson().steps[0].hasErrors);
        QCOMPARE(session().index(), 2);
        // What is no lesson at all leaves the one that is there.
        said.clear();
        save("");
        QTRY_VERIFY_WITH_TIMEOUT(!said.isEmpty(), kLessonPatience);
        QCOMPARE(session().stepCount(), 5);
    }

    void aChangedFileLeavesWhoExploresAlone() {
        open();
        session().goTo(1);
        m_window->lessons().explore();
        m_window->model().setExhibit("paths");
        QByteArray changed = kLesson;
        changed.replace("## Predict\nshow: order", "## Foretell\nshow: heads");
        write(changed);
        QTRY_COMPARE_WITH_TIMEOUT(session().lesson().steps[1].heading, std::string("Foretell"), kLessonPatience);
        QCOMPARE(m_window->model().scene().exhibit, std::string("paths"));
    }

    void theFigureStaysWhenAnAnswerIsRevealed_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QSize>("size");
        // By turns in the usual window and in one that is small.
        bool isSmall = false;
        for (const QString& file : courseFiles()) {
            const QSize size = std::exchange(isSmall, !isSmall) ? QSize(1024, 700) : QSize(1280, 800);
            QTest::addRow("%s, %d", qPrintable(QFileInfo(file).baseName()), size.width()) << file << size;
        }
    }
    void theFigureStaysWhenAnAnswerIsRevealed() {
        QFETCH(QString, file);
        QFETCH(QSize, size);
        m_file = file;
        open();
        m_window->resize(size);
        m_window->presentation().setPresenting(true);
        PresentationWindow& stage = *m_window->presentation().stage();
        stage.resize(size);
        // Only laid out: nothing of it is seen.
        m_window->setUpdatesEnabled(false);
        stage.setUpdatesEnabled(false);
        auto* next = button("lesson-next");
        const auto place = [&](const QWidget& figure) {
            return QRect(figure.mapTo(figure.window(), QPoint()), figure.size());
        };
        for (int i = 0; i < session().stepCount(); ++i) {
            const auto each = [&](const char* what, const QRect& page, const QRect& presented) {
                const QByteArray where = QByteArray::number(i + 1) + ", " + what;
                settle();
                QVERIFY2(place(*m_window->page().figure()) == page, where.constData());
                QVERIFY2(place(*stage.figure()) == presented, where.constData());
                const auto& said = *find<LinkText>("lesson-feedback");
                QVERIFY2(said.document()->size().height() <= said.height(), where.constData());
                const auto& claim = *stage.findChild<QLabel*>("stage-claim");
                QVERIFY2(claim.heightForWidth(claim.width()) <= claim.height(), where.constData());
                // What leads to a question stands above it, before and after the answer.
                const auto& before = *stage.findChild<QLabel*>("stage-introduction");
                // Once there is more to say, the question itself stands there.
                const LessonStep& step = session().step();
                if (step.question && session().hasOpenQuestion()) QCOMPARE(before.isVisible(), !step.words.empty());
                if (step.question && !session().hasOpenTask() && !session().hasOpenQuestion())
                    QCOMPARE(before.isVisible(), !step.words.empty() || !step.explanation.empty());
                if (!before.isVisible()) return;
                QVERIFY2(before.heightForWidth(before.width()) <= before.height(), where.constData());
                QVERIFY2(before.geometry().bottom() < claim.y(), where.constData());
            };
            session().goTo(i);
            settle();
            if (session().hasOpenQuestion()) each("asked", place(*m_window->page().figure()), place(*stage.figure()));
            const QRect page = place(*m_window->page().figure()), presented = place(*stage.figure());
            if (session().hasOpenQuestion() && session().step().question->kind == LessonQuestion::Kind::Choice) {
                const auto& choices = session().step().question->choices;
                session().choose(choices.front().isRight ? 1 : 0);
                each("answered", page, presented);
            }
            while (session().hasOpenQuestion() || session().hasOpenTask()) {
                session().reveal({});
                each("revealed", page, presented);
            }
            QVERIFY(next->isEnabled());
        }
    }

    void aSkippedStepSaysSoAndShowsTheAnswer() {
        open();
        session().goTo(1);
        button("lesson-skip")->click();
        // First the question alone: who was told the answer may still do what follows from it.
        QCOMPARE(session().state(1), StepState::Open);
        QVERIFY(!session().hasOpenQuestion() && session().hasOpenTask());
        QVERIFY(!button("lesson-next")->isEnabled());
        QVERIFY(feedback().contains("Now shuffle the words."));
        button("lesson-skip")->click();
        QCOMPARE(session().state(1), StepState::Skipped);
        QVERIFY(button("lesson-next")->isEnabled());
        QVERIFY(feedback().contains("A token sees a set."));
    }

    void progressIsKeptByHeading() {
        open();
        session().goTo(1);
        session().reveal({});
        m_window->model().setParameter("order", std::string("2,1,0"));
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

    void aLessonThatWasPresentedOpensAtItsFirstStep_data() {
        QTest::addColumn<int>("shown");
        QTest::addColumn<int>("opened");
        QTest::addRow("half of it") << 2 << 2;
        QTest::addRow("all of it, its last question left open") << 3 << 0;
    }
    void aLessonThatWasPresentedOpensAtItsFirstStep() {
        QFETCH(int, shown);
        QFETCH(int, opened);
        open();
        m_window->presentation().setPresenting(true);
        PresentationWindow& stage = *m_window->presentation().stage();
        while (session().index() < shown) stage.goForward();
        QVERIFY(session().hasOpenQuestion());
        m_window->presentation().setPresenting(false);
        QVERIFY(session().hasOpenQuestion());
        makeWindow();
        open();
        QCOMPARE(session().index(), opened);
        // What was told is told, and begun anew it is a lesson as before.
        QCOMPARE(session().state(1), StepState::Skipped);
        session().beginAnew();
        session().goTo(shown);
        makeWindow();
        open();
        QCOMPARE(session().index(), 1);
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
        QTRY_VERIFY_WITH_TIMEOUT(words().contains("Tres palavras entram."), kLessonPatience);
        QCOMPARE(session().index(), 0);
    }

    void aSideWithNothingToSayIsTheFigures() {
        const auto side = [this] { return find<QWidget>("panel")->isVisible(); };
        open();
        // No question: numbers can be looked at.
        QVERIFY(side() && find<QWidget>("inspector")->isVisible());
        const int narrow = m_window->page().width();
        const Lesson& lesson = session().lesson();
        int idle = 0;
        for (int i = 0; i < session().stepCount(); ++i) {
            session().goTo(i);
            const LessonStep& step = lesson.steps[std::size_t(i)];
            const bool isIdle = step.question && step.controls.empty();
            QCOMPARE(side(), !isIdle);
            if (!isIdle) continue;
            ++idle;
            QTRY_VERIFY(m_window->page().width() > narrow);
            // A person can have it all the same.
            menuAction(*m_window, "Para&meters")->trigger();
            QVERIFY(side());
            menuAction(*m_window, "Para&meters")->trigger();
            QVERIFY(!side());
        }
        QVERIFY(idle > 0);
        m_window->lessons().explore();
        QVERIFY(side());
    }

    void aLessonThatIsBegunShowsHowFar() {
        m_window->lessons().openCourse(1);
        QTRY_VERIFY_WITH_TIMEOUT(session().isUnderWay(), kLessonPatience);
        for (int i = 0; i < 2; ++i) {
            while (session().hasOpenQuestion() || session().hasOpenTask()) m_window->lessons().goForward();
            session().next();
        }
        m_window->lessons().showCourse();
        const auto& list = *find<QListWidget>("lesson-steps");
        const auto state = [&](int row) { return list.item(row)->data(Qt::AccessibleDescriptionRole).toString(); };
        QCOMPARE(state(0), QString());
        QCOMPARE(state(1), QString("2 of %1 steps").arg(session().stepCount()));
    }

    void theCourseIsListedAndBegun() {
        menuAction(*m_window, "&All lessons")->trigger();
        // The last row sums up.
        QCOMPARE(find<QListWidget>("lesson-steps")->count(), int(courseFiles().size()) + 1);
        find<QListWidget>("lesson-steps")->setCurrentRow(1);
        QTRY_VERIFY_WITH_TIMEOUT(session().isUnderWay(), kLessonPatience);
        QVERIFY(m_window->lessons().isShown());
    }

    void aLessonThatWasOpenedIsFoundAgain() {
        open();
        m_window->lessons().showCourse();
        auto& list = *find<QListWidget>("lesson-steps");
        const int own = int(courseFiles().size()) + 1;
        QCOMPARE(list.count(), own + 1);
        QCOMPARE(list.item(own)->text(), QString("Order is lost"));
        m_window->lessons().explore();
        // It stands among the files, too, and is opened from there as a lesson.
        auto* recent = menuAction(*m_window, "Open &recent")->menu();
        Q_EMIT recent->aboutToShow();
        QCOMPARE(recent->actions().first()->text(), QString("order.lesson"));
        recent->actions().first()->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->lessons().isShown(), kLessonPatience);
        makeWindow();
        m_window->lessons().showCourse();
        find<QListWidget>("lesson-steps")->setCurrentRow(own);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->lessons().isShown(), kLessonPatience);
        QCOMPARE(session().lesson().title, std::string("Order is lost"));
    }

    void theLastStepLeadsToTheNextLesson() {
        m_window->lessons().openCourse(0);
        QTRY_VERIFY_WITH_TIMEOUT(session().isUnderWay(), kLessonPatience);
        const std::string first = session().lesson().title;
        session().goTo(session().stepCount() - 1);
        QCOMPARE(button("lesson-next")->text(), QString("Next lesson"));
        button("lesson-next")->click();
        QTRY_VERIFY_WITH_TIMEOUT(session().lesson().title != first, kLessonPatience);
        QVERIFY(m_window->lessons().isShown());
        QCOMPARE(session().index(), 0);
    }

    void theCourseEndsWithWhatItShowed() {
        const int last = int(courseFiles().size()) - 1;
        m_window->lessons().openCourse(last);
        QTRY_VERIFY_WITH_TIMEOUT(session().isUnderWay(), kLessonPatience);
        // Right at once; right after a hint; wrong twice; skipped.
        const auto choose = [&](int index, std::initializer_list<bool> tries) {
            session().goTo(index);
            const auto& choices = session().step().question->choices;
            std::vector<int> right, wrong;
            for (int i = 0; i < std::ssize(choices); ++i)
                (choices[std::size_t(i)].isRight ? right : wrong).push_back(i);
            for (const bool isRight : tries) {
                session().choose(isRight ? right.front() : wrong.back());
                wrong.pop_back();
            }
            skip();
        };
        choose(0, {true});
        choose(1, {false, true});
        choose(2, {false, false});
        choose(3, {});
        session().goTo(session().stepCount() - 1);
        QCOMPARE(button("lesson-next")->text(), QString("Done"));
        button("lesson-next")->click();
        const QPointer<QWidget> end = find<QWidget>("course-end");
        QVERIFY(end && end->isVisible());
        QCOMPARE(end->geometry(), m_window->page().rect());
        int questions = 0;
        for (const QString& file : courseFiles())
            for (const LessonStep& step : readLessonFile(file).lesson.steps) questions += step.question.has_value();
        QCOMPARE(
            find<QWidget>("course-tally")->accessibleName(),
            QString("1 right at once; 1 right after a hint; 1 told after two tries; 1 skipped; %1 not answered yet")
                .arg(questions - 4));
        // Each sentence leads to its lesson, in order.
        auto& lessons = *find<LinkText>("course-lessons");
        QCOMPARE(lessons.toHtml().count("href=\"lesson:"), courseFiles().size());
        QVERIFY(lessons.document()->size().height() <= lessons.height());
        Q_EMIT lessons.anchorClicked(QUrl("lesson:2"));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->lessons().isShown(), kLessonPatience);
        QCOMPARE(find<QLabel>("lesson-title")->text(), QString("Queries, keys, values"));
        QVERIFY(!end || !end->isVisible());
        // What was skipped is asked again.
        m_window->lessons().openCourse(last);
        QTRY_COMPARE_WITH_TIMEOUT(session().lesson().title, std::string("Copying by induction"), kLessonPatience);
        for (int i = 4; i < session().stepCount(); ++i) {
            session().goTo(i);
            skip();
        }
        m_window->lessons().showCourseEnd();
        for (int i = 0; i < last; ++i)
            QVERIFY(
                find<QListWidget>("lesson-steps")->item(i)->data(Qt::AccessibleDescriptionRole).toString().isEmpty());
        QCOMPARE(find<QListWidget>("lesson-steps")->item(last)->data(Qt::AccessibleDescriptionRole).toString(),
                 QString("skipped"));
        // Who turns to a page has left the end.
        m_window->model().setExhibit("paths");
        for (const QWidget* left : m_window->page().findChildren<QWidget*>("course-end")) QVERIFY(!left->isVisible());
        QVERIFY(find<QListWidget>("exhibits")->isVisible());
    }

    void titlesStayInTheirRows_data() {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages())
            QTest::newRow(std::string(language.code).c_str()) << QString::fromStdString(std::string(language.code));
    }
    void titlesStayInTheirRows() {
        QFETCH(QString, language);
        m_window->setLanguageChoice(language);
        auto& list = *find<QListWidget>("lesson-steps");
        const auto check = [&] {
            settle();
            for (int i = 0; i < list.count(); ++i) {
                list.scrollToItem(list.item(i));
                const QRect row = list.visualItemRect(list.item(i));
                const QImage image = list.viewport()->grab(row).toImage();
                // Right of the mark, in the first and the last line of the row, stands nothing.
                const int left = image.width() / 4;
                for (const int y : {0, image.height() - 1})
                    for (int x = left; x < image.width(); ++x)
                        QVERIFY2(qGray(image.pixel(x, y)) > 160, qPrintable(list.item(i)->text()));
            }
        };
        m_window->lessons().showCourse();
        check();
        m_file = courseFiles()[7];
        open();
        for (int i = 0; i < session().stepCount(); ++i) {
            session().goTo(i);
            check();
        }
    }

    void aRowThatStaysTheSameLooksTheSame() {
        write(
            "# T\n\n## One\nshow: attention --tokens \"the animal was too tired\" --d 8 --heads 1 --add-position off "
            "--scale-embedding on --seed 283\ncontrols: tokens\n\n## Two\nshow: attention --n 3 --d 4\n");
        open();
        m_window->presentation().setPresenting(true);
        PresentationWindow& stage = *m_window->presentation().stage();
        const auto isShown = [&](const char* tokens) {
            return m_window->page().shown() && m_window->page().shown().scene().parameters.tokens == tokens;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isShown("the animal was too tired"), kLessonPatience);
        const auto colours = [](Figure& figure, int row) {
            // The picture is of the layout that cellRect() knows.
            figure.replot(QCustomPlot::rpImmediateRefresh);
            const QImage image = figure.grab().toImage();
            std::vector<QRgb> seen;
            for (int column = 0; column < 8; ++column)
                seen.push_back(
                    image.pixel(figure.mapToWidget(*figure.cellRect({row, column, "X"})).center().toPoint()));
            return seen;
        };
        for (Figure* figure : {m_window->page().figure(), stage.figure()}) {
            m_window->model().setParameter("tokens", std::string("the animal was too tired"));
            QTRY_VERIFY_WITH_TIMEOUT(isShown("the animal was too tired"), kLessonPatience);
            QCoreApplication::processEvents();
            const auto too = colours(*figure, 3), animal = colours(*figure, 1);
            m_window->model().setParameter("tokens", std::string("the street was too tired"));
            QTRY_VERIFY_WITH_TIMEOUT(colours(*figure, 1) != animal, kLessonPatience);
            QCOMPARE(colours(*figure, 3), too);
        }
        // Outside of a lesson each picture has its own scale.
        const auto held = colours(*m_window->page().figure(), 3);
        m_window->lessons().explore();
        QTRY_VERIFY_WITH_TIMEOUT(colours(*m_window->page().figure(), 3) != held, kLessonPatience);
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
        PresentationWindow& stage = *m_window->presentation().stage();
        stage.goForward();
        QCOMPARE(session().index(), 1);
        QVERIFY(stage.accessibleName().contains("What happens"));
        QTest::keyClick(&stage, Qt::Key_2);
        QVERIFY(session().reply() && session().reply()->isRight);
        QCOMPARE(stage.accessibleName(), QString("Now shuffle the words."));
        stage.goForward();
        QVERIFY(stage.accessibleName().contains("A token sees a set"));
        stage.goBack();
        QCOMPARE(session().index(), 0);
    }

    void aPresentationDoesOneThingAtATime() {
        open();
        session().goTo(1);
        m_window->presentation().setPresenting(true);
        PresentationWindow& stage = *m_window->presentation().stage();
        const auto before = [&] {
            const auto& label = *stage.findChild<QLabel*>("stage-introduction");
            return label.isHidden() ? QString() : label.text();
        };
        const Scene begun = m_window->model().scene();
        QCOMPARE(before(), QString());
        // The answer, with what was asked beside it.
        stage.goForward();
        QVERIFY(!session().hasOpenQuestion() && session().hasOpenTask());
        QCOMPARE(stage.findChild<ChoiceButton*>("choice-2")->accessibleDescription(), ChoiceButton::tr("right"));
        QCOMPARE(stage.accessibleName(), QString("Now shuffle the words."));
        QVERIFY(before().contains("What happens to the output"));
        QVERIFY(m_window->model().scene() == begun);
        // The task.
        stage.goForward();
        QCOMPARE(session().index(), 1);
        QVERIFY(!session().hasOpenTask());
        QCOMPARE(m_window->model().scene().parameters.order, std::string("2,1,0"));
        QVERIFY(stage.accessibleName().contains("A token sees a set"));
        QVERIFY(before().contains("What happens to the output"));
        // The next step.
        stage.goForward();
        QCOMPARE(session().index(), 2);
        QCOMPARE(before(), QString());
    }

    void aSliderIsPlayed() {
        write("# T\n\n## One\nshow: relative-shift\ncontrols: offset\ndo: played offset\n\n## Two\n");
        open();
        ParameterPanel& panel = m_window->panel();
        // A drag is no play.
        Q_EMIT panel.gestureBegan("offset");
        Q_EMIT panel.gestureEnded("offset");
        QVERIFY(session().hasOpenTask());
        // What runs when the step ends has not been watched to its end.
        panel.play("offset");
        session().next();
        QVERIFY(!panel.isPlaying());
        session().back();
        QVERIFY(session().hasOpenTask());
        panel.play("offset");
        QVERIFY(session().hasOpenTask());
        panel.stopPlaying();
        QVERIFY(!session().hasOpenTask());
        QCOMPARE(session().state(0), StepState::Done);
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
        QTRY_COMPARE_WITH_TIMEOUT(m_window->model().scene().parameters.n, std::int64_t(60), kLessonPatience);
        QVERIFY(seen.size() > 2);
    }

    /// What a lesson shows and what is done in it is nothing to save; what is changed in exploring freely is.
    void aLessonIsNoUnsavedWork() {
        makeWindow();
        SceneDocument& document = m_window->files().document();
        const auto unsaved = [this] { return QDir(m_folder->filePath("data/unsaved")).entryList(QDir::Files).size(); };
        m_window->model().setParameter("n", std::int64_t(33));
        QVERIFY(document.isModified());
        open();
        QCOMPARE(unsaved(), 1);  // what was there before is put aside
        QVERIFY(!document.isModified());
        session().goTo(1);
        m_window->model().setParameter("base", 100.0);
        QVERIFY(!document.isModified());
        m_window->lessons().explore();
        QVERIFY(!document.isModified());
        m_window->model().setExhibit("similarity");
        QVERIFY(document.isModified());
        m_window->lessons().goBackToLesson();
        QVERIFY(!document.isModified());
        QCOMPARE(unsaved(), 2);
        QVERIFY(m_window->close());
        QCOMPARE(unsaved(), 2);
    }

    void aFileThatIsOpenedIsNotTheLessons() {
        makeWindow();
        open();
        Scene scene = m_window->model().scene();
        const QString path = m_folder->filePath("own.attention");
        QVERIFY(!saveScene(path, scene));
        m_window->files().open(path);
        QTRY_COMPARE(m_window->files().document().path(), path);
        QVERIFY(!m_window->lessons().isShown());
        m_window->model().setParameter("seed", std::int64_t(77));
        QCOMPARE(m_window->files().document().path(), path);
        QVERIFY(m_window->files().document().isModified());
        m_window->files().document().restartRecovery();
    }

    void everyPageOpensAsComposedAfterALesson_data() {
        QTest::addColumn<int>("lesson");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("way");
        // Each language and each way to the pages with several lessons.
        const QStringList ways{"next", "previous", "list", "end"};
        for (int i = 0; i < courseFiles().size(); ++i) {
            const std::string language(languages()[std::size_t(i) % languages().size()].code);
            const QString& way = ways[i % ways.size()];
            QTest::addRow("%d %s %s", i + 1, language.c_str(), qPrintable(way))
                << i << QString::fromStdString(language) << way;
        }
    }
    void everyPageOpensAsComposedAfterALesson() {
        QFETCH(int, lesson);
        QFETCH(QString, language);
        QFETCH(QString, way);
        m_window->setLanguageChoice(language);
        SceneModel& model = m_window->model();
        m_window->lessons().openCourse(lesson);
        QTRY_VERIFY_WITH_TIMEOUT(session().isUnderWay(), kLessonPatience);
        for (int i = 0; i < session().stepCount(); ++i) {
            session().goTo(i);
            skip();
        }
        const Scene step = model.scene();
        std::set<std::string> opened{"encoding-curves"};
        const auto isComposed = [&] {
            return !opened.insert(model.scene().exhibit).second || model.scene() == startScene(model.exhibit());
        };
        if (way == "end") {
            // Nobody has explored the step before it.
            m_window->lessons().showCourseEnd();
            Q_EMIT find<LinkText>("course-ways")->anchorClicked(QUrl("page:" + QString::fromStdString(step.exhibit)));
            QVERIFY(!m_window->lessons().isShown());
            QVERIFY2(isComposed(), step.exhibit.c_str());
        } else {
            m_window->lessons().explore();
            QCOMPARE(model.scene(), step);
            opened.insert(step.exhibit);
        }
        for (int i = 0; i < int(exhibits().size()); ++i) {
            if (way == "previous")
                menuAction(*m_window, MainWindow::tr("&Previous page"))->trigger();
            else if (way == "next")
                menuAction(*m_window, MainWindow::tr("&Next page"))->trigger();
            else
                Q_EMIT m_window->findChild<ExhibitList*>()->chosen(std::string(exhibits()[std::size_t(i)]->id()));
            QVERIFY2(isComposed(), model.scene().exhibit.c_str());
        }
        QCOMPARE(opened.size(), exhibits().size());
    }

 private:
    void write(const QByteArray& lesson) {
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(lesson);
    }
    /// Everything that is open in the step.
    void skip() {
        while (session().hasOpenQuestion() || session().hasOpenTask()) session().reveal({});
    }
    /// Layouts follow what is shown.
    static void settle() {
        for (int i = 0; i < 3; ++i) QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    }
    /// What lies over the figure of a page or a stage.
    static QImage markedOn(const QWidget& room) {
        auto* marks = room.findChild<QWidget*>("figure-marks");
        QImage image(marks->size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        marks->render(&image, {}, {}, QWidget::DrawChildren);
        return image;
    }
    /// How many connected spots of the signs' ink an image has.
    static int inkSpots(QImage image) {
        const auto isInk = [&](int x, int y) {
            const QRgb pixel = image.pixel(x, y);
            return qAlpha(pixel) == 255 && qGray(pixel) < 160;
        };
        int spots = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                if (!isInk(x, y)) continue;
                int size = 0;
                std::vector<QPoint> open{{x, y}};
                while (!open.empty()) {
                    const QPoint at = open.back();
                    open.pop_back();
                    if (!image.rect().contains(at) || !isInk(at.x(), at.y())) continue;
                    image.setPixel(at, qRgba(0, 0, 0, 0));
                    ++size;
                    for (const QPoint& way : {QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)})
                        open.push_back(at + way);
                }
                // Pixels of an edge are none.
                spots += size > 2;
            }
        return spots;
    }
    /// Clicks at the first place, from the left, where a parameter can be chosen in a figure.
    static void clickChoice(Figure& figure, std::string_view key) {
        for (int x = 0; x < figure.width(); x += 4)
            for (int y = 0; y < figure.height(); y += 4) {
                const auto choice = figure.clickActionAt(figure.mapFromWidget(QPointF(x, y)));
                if (!choice || choice->key != key || choice->value == ParameterValue(std::int64_t(0))) continue;
                return QTest::mouseClick(&figure, Qt::LeftButton, {}, QPoint(x, y));
            }
        QFAIL("there is nothing to choose");
    }
    /// Around cell (3, 2), and not around (3, 1).
    void isMarked(const QWidget& room, const Figure& figure) {
        QVERIFY(room.findChild<QWidget*>("figure-marks")->isVisible());
        const QImage marks = markedOn(room);
        const auto leftEdge = [&](const Cell& cell) {
            const QRectF rect = figure.mapToWidget(*figure.cellRect(cell));
            return qAlpha(marks.pixel(QPointF(rect.left() - 3 * figure.scale(), rect.center().y()).toPoint()));
        };
        QCOMPARE(leftEdge({3, 2, {}}), 255);
        QCOMPARE(leftEdge({3, 1, {}}), 0);
        QCOMPARE(leftEdge({1, 2, {}}), 0);
    }
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
        QTRY_VERIFY_WITH_TIMEOUT(session().isUnderWay(), kLessonPatience);
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
