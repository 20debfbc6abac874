#include <deque>
#include <set>
#include <tuple>

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTextDocument>
#include <QTextEdit>
#include <QVariantAnimation>

#include "tests/sweep.h"
#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "tests/ui/painted_texts.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/figure.h"
#include "ui/lesson/lesson_check.h"
#include "ui/lesson/lesson_scene.h"
#include "ui/text/language.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/lesson_text.h"
#include "ui/widgets/parameter_control.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/word_chips.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/lesson_overlay.h"
#include "ui/window/main_window.h"
#include "ui/window/presentation.h"
#include "ui/window/presentation_window.h"

using namespace attention;

namespace {

using Kind = LessonQuestion::Kind;

/// In em: what is shorter names a matrix or a size; with numbers on both sides an equation has some 20.
constexpr double kMinEquation = 12;
constexpr int kShiftLesson = 6;  ///< of the course: its second step moves numbers a long way

/// How a person answers.
struct Way {
    bool isStage = false;  ///< on a presentation's stage, else in the window
    bool hasKeys = false;  ///< by the keyboard, else by the mouse
};

/// A step of the course as its page has it, when it begins and after what there is to do.
struct Told {
    const EvaluatedScene& before;
    const EvaluatedScene& after;
};

double at(const EvaluatedScene& shown, const char* table, std::int64_t row, const std::string& column) {
    return numberAt(shown.table(table), {table, row, column}).value_or(std::nan(""));
}

/// The column from 0 in which a row of a table is largest.
double largestIn(const EvaluatedScene& shown, const char* table, std::int64_t row) {
    int largest = 0;
    for (int i = 1; std::isfinite(at(shown, table, row, std::to_string(i))); ++i)
        if (at(shown, table, row, std::to_string(i)) > at(shown, table, row, std::to_string(largest))) largest = i;
    return largest;
}

double degrees(double radians) {
    const double turned = std::fmod(radians * 180 / std::numbers::pi, 360);
    return turned < 0 ? turned + 360 : turned;
}

/// The right answer of a question that is no choice and names no number of a table, worked out from the tables of its
/// page: a number, the column of a cell, a token, or of an order how far the output is from that of the other one.
struct Derived {
    const char* lesson;
    int step;  ///< from 1
    std::function<double(const Told&)> answer;
};
const Derived kDerived[] = {
    {"why-mix-words", 2, [](const Told& told) { return at(told.after, "answer", 0, "place"); }},
    {"why-mix-words", 3,
     [](const Told& told) { return double(std::get<MatrixTable>(told.before.table("X")).values->size()); }},
    {"queries-keys-values", 2, [](const Told& told) { return largestIn(told.after, "weights", 0); }},
    {"order-is-lost", 4, [](const Told& told) { return at(told.after, "token-difference", 2, "7"); }},
    {"adding-a-position", 2,
     [](const Told& told) {
         const double added = at(told.after, "sum", 3, "6") - at(told.after, "X", 3, "6");
         for (int i = 0; i < 8; ++i)
             if (std::abs(added - at(told.after, "P", 3, std::to_string(i))) < 1e-12) return double(i);
         return std::nan("");
     }},
    {"adding-a-position", 3,
     [](const Told& told) {
         int flips = 0;
         for (int i = 0; std::isfinite(at(told.after, "bits", 7, std::to_string(i))); ++i)
             flips += at(told.after, "bits", 7, std::to_string(i)) != at(told.after, "bits", 8, std::to_string(i));
         return double(flips);
     }},
    {"a-shift-is-a-turn", 2, [](const Told& told) { return degrees(at(told.after, "angles", 3, "angle")); }},
    {"a-shift-is-a-turn", 4,
     [](const Told& told) {
         return degrees(std::atan2(at(told.after, "target", 4, "target"), at(told.after, "target", 5, "target")));
     }},
    {"a-shift-is-a-turn", 5,
     [](const Told& told) {
         int found = -1;
         for (int i = 0; i < 12; ++i)
             if (std::abs(at(told.after, "gram", 9, std::to_string(i)) - at(told.after, "gram", 3, "8")) < 1e-9)
                 found = found < 0 ? i : 99;
         return double(found);
     }},
    {"a-shift-is-a-turn", 6, [](const Told& told) { return largestIn(told.after, "weights", 6); }},
    {"how-far-a-signal-travels", 3, [](const Told& told) { return at(told.after, "distances", 0, "4"); }},
    {"how-far-a-signal-travels", 6, [](const Told& told) { return at(told.after, "distances", 0, "8"); }},
    {"how-far-a-signal-travels", 7, [](const Told& told) { return at(told.after, "distances", 0, "26"); }},
    {"what-it-costs", 1,
     [](const Told& told) { return at(told.after, "table", 3, "count") / at(told.before, "table", 3, "count"); }},
    {"what-it-costs", 3, [](const Told& told) { return at(told.after, "crossings", 0, "value"); }},
    // Half of one term is as much as the other at twice the length.
    {"what-it-costs", 7, [](const Told& told) { return 2 * at(told.after, "crossings", 0, "value"); }},
    {"other-ways", 1,
     [](const Told& told) {
         const double added = at(told.after, "position-part", 3, "2");
         for (int i = 0; i < 4; ++i)
             if (at(told.after, "W_p", 3, std::to_string(i)) == added) return double(i);
         return std::nan("");
     }},
    {"deep-stacks", 6,
     [](const Told& told) { return at(told.after, "table", 3, "count") / at(told.before, "table", 3, "count"); }},
};

QString code(const Language& language) {
    return QString::fromLatin1(language.code.data(), qsizetype(language.code.size()));
}

QString plain(const QString& html) {
    QTextDocument document;
    document.setHtml(html);
    return document.toPlainText();
}

}  // namespace

Q_DECLARE_METATYPE(Way)

/// The course as it is taken: each question is answered as a person does it, and revealed as a presenter does.
class CourseTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        m_settings = std::make_unique<Settings>(m_folder.filePath("settings.json"));
        // Without a folder no progress is kept: a lesson that is opened begins anew.
        m_window = std::make_unique<MainWindow>(*m_settings);
        m_window->setMotionReduced(true);
        m_window->resize(1280, 800);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        // A list that a click opens takes the next click at once.
        QApplication::setDoubleClickInterval(0);
    }
    void cleanup() {
        m_window->presentation().setPresenting(false);
        m_window->setMotionReduced(true);
    }
    void cleanupTestCase() {
        m_window.reset();
        installLanguage(*findLanguage("en"));
    }

    void everyQuestionIsAnswered_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("lesson");
        QTest::addColumn<Way>("way");
        QTest::addColumn<bool>("isMissed");
        for (const Language& language : languages())
            for (int i = 0; i < courseFiles().size(); ++i)
                for (const Way& way : {Way{false, false}, Way{false, true}, Way{true, false}, Way{true, true}})
                    for (const bool isMissed : {false, true})
                        if (isTaken(language, i, way))
                            QTest::addRow("%s, %s, %s, %s, %s", qPrintable(code(language)), qPrintable(name(i)),
                                          way.isStage ? "stage" : "window", way.hasKeys ? "keys" : "mouse",
                                          isMissed ? "with a hint" : "at once")
                                << code(language) << i << way << isMissed;
    }
    void everyQuestionIsAnswered() {
        QFETCH(QString, language);
        QFETCH(int, lesson);
        QFETCH(Way, way);
        QFETCH(bool, isMissed);
        m_way = way;
        open(language, lesson);
        for (int i = 0; i < session().stepCount(); ++i) {
            const LessonStep& step = session().lesson().steps[std::size_t(i)];
            const auto& question = step.question;
            if (!question || (question->kind == Kind::Choice && !takesChoices(language))) continue;
            m_where = QByteArray::number(i + 1) + ", " + step.heading.c_str();
            session().goTo(i);
            QVERIFY2(session().hasOpenQuestion(), m_where);
            // Of two choices the wrong one tells the right one.
            const bool isHalf = question->kind == Kind::Choice && question->choices.size() == 2;
            if (isMissed) {
                answer(false);
                if (QTest::currentTestFailed()) return;
                QVERIFY2(session().hasOpenQuestion() != isHalf, m_where);
                QVERIFY2(session().wrongReply().has_value() != isHalf, m_where);
                QVERIFY2(feedback().contains(hint(*question)), m_where + ": " + feedback().toUtf8());
            }
            if (!isMissed || !isHalf) answer(true);
            if (QTest::currentTestFailed()) return;
            QVERIFY2(session().reply() && session().reply()->isRight == !(isMissed && isHalf), m_where);
            QVERIFY2(session().progress(i).answered == (!isMissed ? Answered::AtOnce
                                                        : isHalf  ? Answered::Wrongly
                                                                  : Answered::WithHint),
                     m_where);
            QVERIFY2(session().hasOpenTask() == step.task.has_value(), m_where);
            if (session().hasOpenTask()) doIt();
            if (QTest::currentTestFailed()) return;
            QVERIFY2(session().state(i) == StepState::Done, m_where);
            QVERIFY2(find<QPushButton>(*m_window, "lesson-next")->isEnabled(), m_where);
        }
    }

    void theStageShowsWhatIsRevealed_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("lesson");
        for (const Language& language : languages())
            for (int i = 0; i < courseFiles().size(); ++i)
                if (language.code == "en" || isWholeSweep())
                    QTest::addRow("%s, %s", qPrintable(code(language)), qPrintable(name(i))) << code(language) << i;
    }
    void theStageShowsWhatIsRevealed() {
        QFETCH(QString, language);
        QFETCH(int, lesson);
        m_way = {.isStage = true, .hasKeys = true};
        open(language, lesson);
        for (int i = 0; i < session().stepCount(); ++i) {
            const LessonStep& step = session().step();
            m_where = QByteArray::number(i + 1) + ", " + step.heading.c_str();
            QCOMPARE(session().index(), i);
            const bool isOpen = step.question || step.task;
            QVERIFY2(session().state(i) == (isOpen ? StepState::Open : StepState::Done), m_where);
            QVERIFY2(awaited([&] { return shows(session().initialScene()); }), m_where);
            const EvaluatedScene before = m_window->page().shown();
            nothingIsTold();
            if (QTest::currentTestFailed()) return;
            if (isOpen) {
                while (session().hasOpenQuestion() || session().hasOpenTask()) {
                    QTest::keyClick(focus(), Qt::Key_PageDown);
                    QVERIFY2(session().index() == i, m_where);
                }
                QVERIFY2(session().state(i) == StepState::Skipped, m_where);
                QVERIFY2(awaited([&] { return shows(m_window->model().scene()); }), m_where);
                isRevealed(lesson, before);
                if (QTest::currentTestFailed()) return;
            }
            QTest::keyClick(focus(), Qt::Key_PageDown);
        }
    }

    void aRevealIsTakenBackAtOnce_data() {
        QTest::addColumn<bool>("isUnderWay");
        QTest::newRow("once it is there") << false;
        QTest::newRow("while numbers move") << true;
    }
    void aRevealIsTakenBackAtOnce() {
        QFETCH(bool, isUnderWay);
        m_window->setMotionReduced(false);
        m_way = {.isStage = true, .hasKeys = true};
        open("en", kShiftLesson);
        session().goTo(1);
        auto& model = m_window->model();
        const auto& glide = *session().findChild<QVariantAnimation*>();
        const auto position = [&] { return model.scene().parameters.position; };
        const Scene before = model.scene();
        QTest::keyClick(focus(), Qt::Key_PageDown);
        QVERIFY(!session().hasOpenQuestion() && session().hasOpenTask());
        QTest::keyClick(focus(), Qt::Key_PageDown);
        QVERIFY(awaited([&] { return isUnderWay ? position() > 0 : glide.state() == QAbstractAnimation::Stopped; }));
        QVERIFY(!isUnderWay || position() < 40);
        model.undo();
        QCOMPARE(glide.state(), QAbstractAnimation::Stopped);
        QVERIFY(model.scene() == before);
        QCOMPARE(session().state(1), StepState::Skipped);
        model.redo();
        QCOMPARE(position(), std::int64_t(40));
        model.undo();
        // The answer stays told; on and back again, the picture agrees with it once more.
        QTest::keyClick(focus(), Qt::Key_PageDown);
        QCOMPARE(session().index(), 2);
        QTest::keyClick(focus(), Qt::Key_PageUp);
        QCOMPARE(session().index(), 1);
        QCOMPARE(position(), std::int64_t(40));
        QVERIFY(!session().hasOpenQuestion());
    }

 private:
    static QString name(int lesson) { return splitLessonPath(courseFiles()[lesson]).name; }
    static bool takesChoices(const QString& language) { return language == "en" || isWholeSweep(); }
    /// English is answered by mouse in the window; other languages elsewhere, where there is more than choices.
    static bool isTaken(const Language& language, int lesson, const Way& way) {
        if (isWholeSweep()) return true;
        if (language.code == "en") return !way.isStage && !way.hasKeys;
        const auto steps = readLessonFile(courseFiles()[lesson]).lesson.steps;
        const bool hasOthers = std::ranges::any_of(
            steps, [](const LessonStep& step) { return step.question && step.question->kind != Kind::Choice; });
        if (!hasOthers) return false;
        return language.code == "zh_CN" ? way.isStage && lesson % 2 == int(way.hasKeys)
                                        : way.hasKeys && way.isStage == false;
    }

    LessonSession& session() { return m_window->lessons().session(); }
    PresentationWindow& stage() { return *m_window->presentation().stage(); }
    Figure& figure() { return m_way.isStage ? *stage().figure() : *m_window->page().figure(); }
    QWidget& room() { return m_way.isStage ? static_cast<QWidget&>(stage()) : *m_window; }
    LessonOverlay& marks() {
        return static_cast<LessonOverlay&>(*figure().parentWidget()->findChild<QWidget*>("figure-marks"));
    }
    template <class Widget>
    static Widget* find(const QWidget& room, const QString& name) {
        return room.findChild<Widget*>(name);
    }
    QString feedback() { return find<QTextEdit>(*m_window, "lesson-feedback")->toPlainText(); }
    QString hint(const LessonQuestion& question) {
        const auto& missed = session().reply() ? session().reply() : session().wrongReply();
        const std::string& words =
            missed->choice >= 0 ? question.choices[std::size_t(missed->choice)].hint : question.hint;
        return plain(lessonWords(words));
    }

    void open(const QString& language, int lesson) {
        session().end();
        m_window->setLanguageChoice(language);
        m_window->lessons().openCourse(lesson);
        QVERIFY(awaited([&] { return session().isUnderWay(); }));
        QCOMPARE(session().index(), 0);
        m_window->presentation().setPresenting(m_way.isStage);
        if (m_way.isStage) {
            stage().resize(1280, 720);
            QVERIFY(QTest::qWaitForWindowActive(&stage()));
        } else {
            m_window->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
            // The lesson before has left the keyboard to the list.
            m_window->page().figure()->setFocus();
        }
    }
    /// Whether page and stage have the numbers of this scene in their figures.
    bool shows(const Scene& scene) {
        const EvaluatedScene& shown = m_window->page().shown();
        return shown && shown.exhibit().id() == scene.exhibit &&
               hasSameNumbers(shown.exhibit(), shown.scene(), scene) && figure().hasStudy() && figure().isVisible();
    }

    /// Who gets what is typed.
    QWidget* focus() {
        QWidget* widget = QApplication::focusWidget();
        if (!widget || widget->window() != &room()) qWarning("the keyboard is elsewhere");
        return widget ? widget : &room();
    }
    /// What lies at this place of a widget is clicked.
    void click(QWidget& widget, const QPoint& place) {
        QWidget& window = *widget.window();
        const QPoint there = widget.mapTo(&window, place);
        QWidget* top = window.childAt(there);
        QVERIFY2(top && (top == &widget || widget.isAncestorOf(top)), m_where + ": something else lies there");
        QTest::mouseClick(top, Qt::LeftButton, {}, top->mapFrom(&window, there));
    }
    void click(QWidget& widget) { click(widget, widget.rect().center()); }

    void answer(bool isRight) {
        const LessonQuestion& question = *session().step().question;
        switch (question.kind) {
            case Kind::Choice:
                return answerChoice(question, isRight);
            case Kind::Number:
                return answerNumber(question, isRight);
            case Kind::Cell:
            case Kind::Token:
                return answerCell(question, isRight);
            case Kind::Order:
                return answerOrder(question, isRight);
        }
    }

    void answerChoice(const LessonQuestion& question, bool isRight) {
        const auto found = std::ranges::find(question.choices, isRight, &LessonChoice::isRight);
        const int place = int(found - question.choices.begin()) + 1;
        if (m_way.hasKeys) return QTest::keyClick(focus(), Qt::Key(Qt::Key_0 + place));
        const QString name = QStringLiteral("choice-%1").arg(place);
        settle();
        click(*find<ChoiceButton>(m_way.isStage ? room() : *m_window->findChild<QWidget*>("lesson-text"), name));
    }

    /// A stage has no field: who presents types in the window beside it.
    void answerNumber(const LessonQuestion& question, bool isRight) {
        double right = question.number.value_or(0);
        if (!question.number) {
            const EvaluatedScene own =
                evaluateScene(*findExhibit(session().initialScene().exhibit), session().initialScene());
            right = *numberAt(own.table(question.source->table), *question.source);
        }
        // The right number of a table is known once the page has it.
        QVERIFY2(awaited([&] { return shows(session().initialScene()); }), m_where);
        QString text = QString::number(isRight ? right : 2 * right + 1, 'g', 4);
        text.replace('.', currentLanguage().decimalSign);
        auto* field = find<QLineEdit>(*m_window, "lesson-number");
        QVERIFY2(field->isVisible(), m_where);
        settle();
        if (!m_way.hasKeys) click(*field);
        if (m_way.hasKeys && !m_way.isStage) QVERIFY2(QApplication::focusWidget() == field, m_where);
        field->selectAll();
        QTest::keyClicks(field, text);
        if (m_way.hasKeys)
            QTest::keyClick(field, Qt::Key_Return);
        else
            click(*find<QPushButton>(*m_window, "lesson-answer"));
    }

    void answerCell(const LessonQuestion& question, bool isRight) {
        QVERIFY2(awaited([&] { return shows(session().initialScene()); }), m_where);
        const EvaluatedScene& shown = m_window->page().shown();
        const bool isToken = question.kind == Kind::Token;
        Cell cell = question.cell;
        if (!isRight) cell.column += cell.column > 0 ? -1 : 1;
        const auto isMeant = [&](const Cell& each) {
            return isToken ? (shown.tokenOf(each) == question.token) == isRight
                           : each.row == cell.row && each.column == cell.column &&
                                 (cell.matrix.empty() || each.matrix == cell.matrix);
        };
        if (m_way.hasKeys) {
            walkTo(isMeant);
            return QTest::keyClick(focus(), Qt::Key_Return);
        }
        settle();
        if (isToken)
            return click(figure(), wordPlace(m_window->lessons().shownSentenceWords()[int(question.token) - !isRight]));
        clickCell(cell);
    }
    void clickCell(const Cell& cell) {
        const auto rect = figure().cellRect(cell);
        QVERIFY2(rect, m_where + ": the cell is not drawn");
        click(figure(), figure().mapToWidget(*rect).center().toPoint());
    }
    /// Where a word stands, the highest one of them.
    QPoint wordPlace(const QString& word) {
        QRectF place;
        for (const PaintedText& text : texts())
            if (text.text == word && (place.isEmpty() || text.box.top() < place.top())) place = text.box;
        if (place.isEmpty()) qWarning("no “%s” is painted", qPrintable(word));
        return place.center().toPoint();
    }
    /// What can be read in the figure under the marks of its step, in its widget's pixels.
    std::vector<PaintedText> texts() {
        Figure& figure = this->figure();
        PaintedTexts painted(figure.size());
        QCPPainter painter(&painted);
        painter.setMode(QCPPainter::pmNoCaching);
        painter.scale(figure.scale(), figure.scale());
        figure.paint(painter, (QSizeF(figure.size()) / figure.scale()).toSize());
        painter.resetTransform();
        if (marks().isVisible()) marks().render(&painter, {}, {}, QWidget::DrawChildren);
        painter.end();
        return painted.visible();
    }
    /// With the arrow keys, by the shortest way.
    void walkTo(const std::function<bool(const Cell&)>& isThere) {
        const std::tuple<Qt::Key, int, int> arrows[] = {
            {Qt::Key_Left, -1, 0}, {Qt::Key_Right, 1, 0}, {Qt::Key_Up, 0, -1}, {Qt::Key_Down, 0, 1}};
        // The first key only shows where the walk begins.
        if (!selectedCell(m_window->model().shown().parameters)) QTest::keyClick(focus(), Qt::Key_Down);
        const Parameters parameters = m_window->model().shown().parameters;
        QVERIFY2(selectedCell(parameters), m_where);
        const Cell start = *selectedCell(parameters);
        using Place = std::tuple<std::string, std::int64_t, std::int64_t>;
        std::set<Place> seen;
        std::deque<std::pair<Cell, std::vector<Qt::Key>>> open{{start, {}}};
        while (!open.empty()) {
            const auto [cell, way] = open.front();
            open.pop_front();
            if (isThere(cell)) {
                for (const Qt::Key key : way) QTest::keyClick(focus(), key);
                return;
            }
            for (const auto& [key, right, down] : arrows) {
                const Cell next = m_window->page().figure()->adjacentCell(cell, right, down);
                if (!hasCell(m_window->page().shown().exhibit(), parameters, next)) continue;
                if (!seen.insert({next.matrix, next.row, next.column}).second) continue;
                auto longer = way;
                longer.push_back(key);
                open.emplace_back(next, std::move(longer));
            }
        }
        QVERIFY2(false, m_where + ": no arrow keys lead there");
    }

    void answerOrder(const LessonQuestion& question, bool isRight) {
        QVERIFY2(awaited([&] { return shows(session().initialScene()); }), m_where);
        auto order = question.order;
        if (!isRight) std::ranges::reverse(order);
        putInOrder(*find<WordOrderList>(room(), m_way.isStage ? QString() : QStringLiteral("lesson-order")), order);
        if (m_way.hasKeys)
            QTest::keyClick(focus(), Qt::Key_Return);
        else
            click(*find<QPushButton>(room(), m_way.isStage ? "stage-answer" : "lesson-answer"));
    }
    void putInOrder(WordOrderList& chips, const std::vector<std::int64_t>& order) {
        settle();
        for (int place = 0; place < std::ssize(order); ++place) {
            const auto now = chips.order();
            const int from = int(std::ranges::find(now, order[std::size_t(place)]) - now.begin());
            const auto middle = [&](int row) { return chips.visualItemRect(chips.item(row)).center(); };
            if (m_way.hasKeys) {
                QTest::keyClick(&chips, Qt::Key_Home);
                for (int i = 0; i < from; ++i) QTest::keyClick(&chips, Qt::Key_Right);
                for (int i = from; i > place; --i) QTest::keyClick(&chips, Qt::Key_Left, Qt::AltModifier);
                continue;
            }
            QTest::mousePress(chips.viewport(), Qt::LeftButton, {}, middle(from));
            const QPointF end(chips.visualItemRect(chips.item(place)).left() + 4, middle(place).y());
            QMouseEvent move(QEvent::MouseMove, end, chips.viewport()->mapToGlobal(end), Qt::NoButton, Qt::LeftButton,
                             {});
            QCoreApplication::sendEvent(chips.viewport(), &move);
            QTest::mouseRelease(chips.viewport(), Qt::LeftButton, {}, end.toPoint());
        }
        QVERIFY2(chips.order() == order, m_where);
    }

    /// What the step asks for, with the controls that it offers.
    void doIt() {
        const LessonStep& step = session().step();
        const Exhibit& exhibit = *findExhibit(session().initialScene().exhibit);
        const auto solved = solvedScene(exhibit, session().initialScene(), step);
        QVERIFY2(solved, m_where);
        for (const std::string& key : parameterKeys(*step.task)) {
            set(key, valueOf(solved->parameters, *findParameter(key)));
            if (QTest::currentTestFailed()) return;
        }
        for (const ConditionClause& clause : step.task->clauses) {
            if (clause.kind != ConditionClause::Kind::Selected) continue;
            const Cell cell = *selectedCell(solved->parameters);
            QVERIFY2(awaited([&] { return shows(m_window->model().scene()); }), m_where);
            if (m_way.hasKeys)
                walkTo([&](const Cell& each) { return each == cell; });
            else
                clickCell(cell);
        }
        QVERIFY2(!session().hasOpenTask(), m_where + ": it is not done");
    }
    void set(const std::string& key, const ParameterValue& value) {
        settle();
        auto* control = m_window->panel().control(key);
        QVERIFY2(control && control->isVisible() && control->isEnabled(), m_where);
        const ParameterInfo& info = *findParameter(key);
        const QString box = QString::fromStdString(key) + ".box";
        if (valueOf(m_window->model().scene().parameters, info) == value) return;
        if (std::holds_alternative<ChoiceField>(info.field)) {
            auto* list = find<QComboBox>(*control, box);
            const int index = int(std::get<std::int64_t>(value));
            QVERIFY2(list->isEnabled(), m_where);
            if (m_way.hasKeys) {
                while (list->currentIndex() != index) {
                    const int now = list->currentIndex();
                    QTest::keyClick(list, index > now ? Qt::Key_Down : Qt::Key_Up);
                    QVERIFY2(list->currentIndex() != now, m_where);
                }
                return;
            }
            click(*list);
            QAbstractItemView& view = *list->view();
            QVERIFY(QTest::qWaitForWindowExposed(view.window()));
            const QPoint place = view.visualRect(view.model()->index(index, 0)).center();
            QTest::mouseMove(view.viewport(), place);
            QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, place);
            QVERIFY2(awaited([&] { return list->currentIndex() == index; }), m_where);
            return;
        }
        if (auto* chips = find<WordOrderList>(*control, QString::fromStdString(key) + ".chips");
            chips && chips->isVisible())
            return putInOrder(*chips, readList(std::get<std::string>(value), 0));
        auto* field = find<QWidget>(*control, box);
        QVERIFY2(field && field->isEnabled(), m_where);
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QString text = QString::fromStdString(valueText(info, value));
        if (!std::holds_alternative<TextField>(info.field)) text.replace('.', currentLanguage().decimalSign);
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }

    /// While a question is open nothing tells its answer: not where it is covered, nor below and beside.
    void nothingIsTold() {
        const LessonStep& step = session().step();
        QVERIFY2(marks().hasCovers() == (session().hasOpenQuestion() && !step.covers.empty()), m_where);
        if (!session().hasOpenQuestion()) return;
        const auto& inspector = *m_window->findChild<Inspector*>();
        for (const char* part : {"general", "value", "sentence", "derivation"})
            QVERIFY2(!find<QWidget>(inspector, part)->isVisible(), m_where + ": " + part);
        if (step.covers.empty()) return;
        settle();
        QImage veil(figure().size(), QImage::Format_ARGB32_Premultiplied);
        veil.fill(Qt::transparent);
        marks().render(&veil, {}, {}, QWidget::DrawChildren);
        for (const PaintedText& text : texts()) {
            if (text.text != "(formula)" || text.box.width() < kMinEquation * text.size) continue;
            QVERIFY2(qAlpha(veil.pixel(text.box.center().toPoint())) == 255, m_where + ": " + placed(text).toUtf8());
        }
    }

    void isRevealed(int lesson, const EvaluatedScene& before) {
        settle();
        const LessonStep& step = session().step();
        const EvaluatedScene& shown = m_window->page().shown();
        QVERIFY2(!marks().hasCovers(), m_where);
        QVERIFY2(figure().selection() == selectedCell(m_window->model().shown().parameters), m_where);
        if (step.task) {
            StepEvents events{before.scene().parameters};
            for (const std::string& key : parameterKeys(*step.task)) events.played.insert(key);
            QVERIFY2(holds(*step.task, shown.scene().parameters, events), m_where);
        }
        if (!step.question) return;
        const LessonQuestion& question = *step.question;
        const auto choices = stage().findChildren<ChoiceButton*>();
        if (question.kind == Kind::Choice) {
            for (const LessonChoice& choice : question.choices) {
                const auto found =
                    std::ranges::find(choices, QString::fromStdString(choice.words), &ChoiceButton::answerText);
                QVERIFY2(found != choices.end() && (*found)->isVisible(), m_where);
                QVERIFY2((*found)->accessibleDescription() == ChoiceButton::tr(choice.isRight ? "right" : "not right"),
                         m_where);
            }
            return;
        }
        if (question.kind == Kind::Cell &&
            !(step.task &&
              std::ranges::count(step.task->clauses, ConditionClause::Kind::Selected, &ConditionClause::kind) > 0)) {
            const auto selected = figure().selection();
            QVERIFY2(selected && selected->row == question.cell.row && selected->column == question.cell.column,
                     m_where);
        }
        // Worked out from the tables of both scenes, whatever the lesson says.
        const Told told{before, shown};
        const auto derived = std::ranges::find_if(kDerived, [&](const Derived& each) {
            return each.lesson == name(lesson) && each.step == session().index() + 1;
        });
        QVERIFY2(question.source || derived != std::end(kDerived), m_where + ": nobody knows the answer");
        const double right = question.source ? numberAt(before.table(question.source->table), *question.source).value()
                                             : derived->answer(told);
        if (question.kind == Kind::Order) {
            QVERIFY2(stage().findChild<WordOrderList*>()->order() == question.order, m_where);
            QVERIFY2(std::abs(right) < 1e-12, m_where);
            return;
        }
        QCOMPARE(std::ranges::count_if(choices, &QWidget::isVisible), 1);
        const QString printed = (*std::ranges::find_if(choices, &QWidget::isVisible))->answerText();
        switch (question.kind) {
            case Kind::Number: {
                QString text = printed;
                text.remove(QString::fromStdString(question.unit)).replace(currentLanguage().decimalSign, '.');
                bool isNumber = false;
                const double number = QLocale::c().toDouble(text.trimmed(), &isNumber);
                QVERIFY2(isNumber && isCorrect(question, right, number), m_where + ": " + printed.toUtf8());
                break;
            }
            case Kind::Token:
                QVERIFY2(right == double(question.token), m_where);
                QVERIFY2(printed == m_window->lessons().shownSentenceWords()[int(question.token)], m_where);
                break;
            default:
                QVERIFY2(right == double(question.cell.column), m_where);
                QVERIFY2(m_window->lessons().marks().answer == question.cell, m_where);
                for (const Explanation::Tag& tag : m_window->page().shown().tags(question.cell))
                    QVERIFY2(printed.contains(tag.text), m_where + ": " + printed.toUtf8());
        }
    }
    static void settle() {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            QCoreApplication::processEvents();
        }
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    Way m_way;
    QByteArray m_where;  ///< the step, for messages
};

ATTENTION_TEST(CourseTest, QApplication)
#include "course_test.moc"
