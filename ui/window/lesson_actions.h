#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

#include "ui/figure/theme.h"
#include "ui/files/background_reader.h"
#include "ui/files/settings.h"
#include "ui/lesson/lesson_file.h"
#include "ui/lesson/right_answer.h"
#include "ui/widgets/course_end.h"
#include "ui/widgets/lesson_list.h"
#include "ui/window/lesson_overlay.h"
#include "ui/window/lesson_progress.h"
#include "ui/window/lesson_session.h"

class QAction;
class QMenu;
class QStackedWidget;

namespace attention {

class ExhibitPage;
class FileActions;
class HandoutActions;
class Inspector;
class LessonText;
class LessonPacker;
class ParameterPanel;
class PracticeActions;

/// The course and other lessons in the window: which is under way, what of it is done, and what list, page, parameters
/// and inspector show of it. Progress is written at each step, by file and heading.
class LessonActions : public QObject {
    Q_OBJECT

 public:
    /// What a lesson takes part in; all are there as long as this is.
    struct Views {
        ExhibitPage& page;
        ParameterPanel& panel;
        Inspector& inspector;
        QStackedWidget& left;  ///< whose first page is the list of exhibits
        FileActions& files;    ///< its document is left before a lesson shows its scenes
    };
    /// @param dataFolder  where progress is kept; empty: it is not
    LessonActions(SceneModel& model, const Views& places, const QString& dataFolder, QWidget* window);
    ~LessonActions() override;

    void fill(QMenu& menu);
    void retranslate();
    void setTheme(const Theme& theme);
    LessonSession& session() { return m_session; }

    static bool canOpen(const QString& path);
    /// Opens a lesson; returns at once. What is wrong with it is said.
    void open(const QString& path);
    /// A lesson that is still being read is not opened any more: something else was asked for after it.
    void cancelOpening() { m_reader.cancel(); }
    /// Opens a lesson at one of its steps. @param step  from 0
    void openAt(const QString& path, int step);
    /// The step that is shown and those after it are open again, as for a class that has not seen them.
    void askAgain();
    /// Opens a lesson of the course. @param index  from 0
    void openCourse(int index);
    /// Opens the first lesson before it returns, so that a window that is not shown yet shows nothing else before.
    void beginCourse();
    /// A lesson that no file has: questions that were drawn. What of it is done is not kept.
    struct MadeLesson {
        std::function<Lesson(const QString& language)> make;
        std::vector<StepProgress> progress = {};  ///< of its steps, as they were left
    };
    void showMade(const MadeLesson& made);
    /// Such a lesson is under way.
    bool isMade() const { return m_session.isUnderWay() && m_make; }
    PracticeActions& practice() { return *m_practice; }
    /// Whether a lesson of the course is done, by its name.
    bool isDone(const QString& name);
    /// The first lesson of the course that is not done.
    void continueCourse();
    /// The lessons of the course and those opened last, in the place of the exhibits.
    void showCourse();
    /// The challenges by chapter, likewise, with the best results.
    void showChallenges();
    /// What the course taught, and how its questions were answered.
    void showEnd();
    /// The list of exhibits; the lesson waits.
    void explore();
    void goBackToLesson();
    /// The lesson waits while the class tries something else, until the scene is again as it is now.
    void stepAside();
    bool isAside() const { return m_isExploring && m_aside.has_value(); }
    /// The step as it was left by stepAside().
    void comeBack();
    /// From now on no other lesson is opened and nothing is explored: the last step leads to the first one.
    void setLocked();
    /// A step is shown.
    bool isShown() const { return m_session.isUnderWay() && !m_isExploring; }
    /// Shows a lesson as it is being edited. Nothing of it is kept as progress, and everything on the page can be set.
    enum class Preview {
        Page,   ///< the page stays as it is
        Words,  ///< so does the scene; words and marks of the step are shown with it
        Scene,  ///< the step is shown from its beginning
    };
    void preview(const Lesson& lesson, const QString& folder, int step, Preview shown);
    bool isEditing() const { return m_isEditing; }
    /// Nothing is edited any more; the page stays.
    void endPreview();
    /// Who knows the file of the lesson that is edited: empty unless all of it is on the disk.
    void setEditedFile(std::function<QString()> file) { m_editedFile = std::move(file); }
    /// What is asked before another lesson takes the place of the one that is edited; calls `then` if it may.
    void setEditingLeaver(std::function<void(const std::function<void()>& then)> leave) {
        m_leaveEditing = std::move(leave);
    }
    LessonList& list() { return *m_list; }
    /// The file of the lesson under way; empty: it has none.
    const QString& file() const { return m_file; }
    /// Of a place in the list of all lessons; empty where there is none.
    QString fileAt(int index);
    bool isOverview() const { return m_isOverview; }
    /// A lesson stands among those that were opened.
    void noteOpened(const QString& path, const QString& title);
    /// What a presentation of the step says above the figure, and in smaller type before that: the question after its
    /// text; once it is answered, what to do or why it is so, after both; without a question the text alone.
    struct StageWords {
        QString before, headline;
    };
    StageWords stageWords() const;
    /// All that stageWords() may come to be while the step is shown.
    std::vector<StageWords> allStageWords() const;
    /// What is marked in the figure now.
    StepMarks marks() const;
    /// A step's question is open, and nothing may answer it but the person.
    bool isAsking() const;
    /// What is beside the page has nothing to set or to tell, from the beginning of the step to its end.
    bool leavesSideIdle() const;
    /// Why what the step offers to do cannot be done yet: its question comes first. Empty: it can be.
    QString withheld() const;
    /// Of the sentence that is shown; none where there is none.
    QStringList shownWords() const;
    /// The right answer with its unit, for all to see; empty while the question is open, and of choices and orders,
    /// which are marked.
    QString shownAnswer() const;
    /// The right answer with its unit, for the presenter alone: also while the question is open, and of orders. Empty
    /// of choices, and until it is computed.
    QString presenterAnswer() const;
    /// Of a question for an order: the words of the sentence that is shown; else none.
    QStringList wordsToOrder() const;
    /// What stands behind # in a link to the step that is shown, "lesson=order-is-lost&step=3"; empty where no link
    /// leads there: it is not of the course, or none is shown.
    std::string linkTarget() const;
    /// "Order is lost, step 3 of 7".
    QString placeWords() const;
    /// As a presenter goes on, one thing at a time: an open question is answered, then what there is to do is done,
    /// then comes the next step. @return false after the last step
    bool goForward();
    /// @return false before the first step
    bool goBack();

 protected:
    /// Keys that answer or go on work wherever the focus is in the window, but where one types.
    bool eventFilter(QObject* watched, QEvent* event) override;

 Q_SIGNALS:
    /// What is shown of the lesson is other than before.
    void changed();
    /// A lesson that is not of the course was opened.
    void opened(const QString& path);
    /// For the status line.
    void said(const QString& sentence);
    /// What was clicked in the figure is no answer: why, translated.
    void replyRefused(const QString& sentence);
    /// After the last step of a lesson that was made.
    void madeLessonEnded();

 private:
    /// What was read of a lesson's file: in the language in use, and as its author wrote it, whose headings count.
    struct Read {
        OpenedLesson shown;
        Lesson original;
    };
    static Read readLesson(const QString& file, const QString& language);

    void askOpen();
    void askHandout();
    /// Of the lesson under way, or of the one that is edited; says so and gives nothing where that is not saved.
    std::optional<QString> savedFile();
    /// Of the lesson under way: in another language, or as its file has become.
    void reload();
    void replaceLesson(const Read& read);
    void watch(const Read& read);
    /// Calls `then` once a lesson's scenes may take the place of the person's own; never if the person keeps it.
    void leaveDocument(const std::function<void()>& then);
    void reportDiagnostic(const Lesson& lesson);
    bool isKind(LessonQuestion::Kind kind) const;
    enum class Skipped { Kept, AskedAgain };
    /// @param skipped  what becomes of the steps that were skipped before
    void open(const QString& path, Skipped skipped, std::optional<int> step = std::nullopt);
    void showRead(const QString& path, Skipped skipped, std::optional<int> step, const ReadOutcome<Read>& outcome);
    void begin(const Read& read, int place, Skipped skipped);
    Read readMade() const;
    void follow();
    void showList();
    /// The challenges are in the list: to choose one, or the one under way.
    bool listsChallenges() const;
    void goToNextLesson();
    void showText();
    /// What a step that is edited shows on the page.
    void showPreview();
    void leaveEditing(const std::function<void()>& then);
    void keep();
    void makeEnd();
    /// The first lesson that is not done but for skipped steps, which are then open again.
    void openSkipped();
    void answerNumber(const QString& text);
    /// @param cell  with row or column -1: the label of a column or row was clicked
    void answerCell(const Cell& cell);
    StageWords stageWords(bool isAsking, bool isToDo) const;
    /// Answers the question, or else does what there is to do, for all to see.
    void reveal();
    /// Keeps what the page shows as the step begins, whose numbers the right answer has.
    void takeBegun();
    /// Of the step's question.
    RightAnswer right() const;
    static QString languageCode();

    SceneModel& m_model;
    Views m_places;
    QWidget* m_window;
    LessonSession m_session;
    BackgroundReader m_reader;
    LessonProgress m_progress;
    QFileSystemWatcher m_watcher;
    QStringList m_watched;  ///< the files of the lesson under way
    QTimer m_settling;
    const Theme* m_theme = &Theme::light();
    QString m_file;                                         ///< of the lesson under way; empty: it was made
    std::function<Lesson(const QString& language)> m_make;  ///< makes it then
    PracticeActions* m_practice = nullptr;
    std::shared_ptr<const UnpackedLesson> m_unpacked;  ///< of a packed one the folder, as long as it is under way
    int m_place = -1;                                  ///< in the course; -1: not of it
    Lesson m_original;                                 ///< as its author wrote it, whose headings count
    int m_playedIn = -1;                               ///< the step in which a slider was last played
    bool m_isLocked = false;
    bool m_isExploring = false;
    bool m_isOverview = false;
    bool m_isOfChallenges = false;  ///< the overview
    bool m_isEnd = false;
    bool m_isEditing = false;
    bool m_isElsewhere = false;    ///< exploring began as another page was turned to
    std::optional<Scene> m_aside;  ///< what the step showed when stepAside() left it
    std::function<void(const std::function<void()>& then)> m_leaveEditing;
    std::function<QString()> m_editedFile;
    CourseEnd* m_end = nullptr;  ///< over the page, while it is shown
    LessonList* m_list = nullptr;
    LessonText* m_text = nullptr;
    std::weak_ptr<const Study> m_describedStudy;  ///< whose numbers the text has
    EvaluatedScene m_begun;                       ///< what the step shows as it begins, once the page has it
    HandoutActions* m_handout = nullptr;
    LessonPacker* m_packer = nullptr;
    QAction* m_pack = nullptr;
    QAction* m_back = nullptr;
    QAction* m_explore = nullptr;
    QAction* m_anew = nullptr;
    std::vector<std::pair<QAction*, const char*>> m_entries;  ///< of the menu, with their texts in the source
};

}  // namespace attention
