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

/// Shows lessons in the window: the current lesson and its progress, and what list, page, parameters and inspector show
/// of it. Progress is saved after each step, by lesson file and step heading.
class LessonActions : public QObject {
    Q_OBJECT

 public:
    /// The parts of the window that show a lesson. They outlive this object.
    struct Views {
        ExhibitPage& page;
        ParameterPanel& panel;
        Inspector& inspector;
        QStackedWidget& leftColumn;  ///< the left column; its first page is the list of exhibits
        FileActions& files;          ///< asked to save the user's scene before a lesson replaces it
    };
    /// @param dataFolder  folder of the progress file; empty: progress is not saved
    LessonActions(SceneModel& model, const Views& views, const QString& dataFolder, QWidget* window);
    ~LessonActions() override;

    void fill(QMenu& menu);
    void retranslate();
    void setTheme(const Theme& theme);
    LessonSession& session() { return m_session; }

    static bool canOpen(const QString& path);
    /// Opens a lesson file in the background and shows an error if there is one.
    void open(const QString& path);
    /// Cancels a lesson that is still being read.
    void cancelOpening() { m_reader.cancel(); }
    /// Opens a lesson at one of its steps. @param step  from 0
    void openAt(const QString& path, int step);
    /// Resets the current step and all later ones to unanswered, for presenting them to a class that has not seen them.
    void askAgain();
    /// Opens a lesson of the course. @param index  from 0
    void openCourse(int index);
    /// Opens the first lesson synchronously, before the window is shown, so that the lesson is the first thing it
    /// shows.
    void beginCourse();
    /// A lesson generated from randomly drawn questions. It has no file, and its progress is not saved.
    struct GeneratedLesson {
        std::function<Lesson(const QString& language)> generate;
        std::vector<StepProgress> progress = {};  ///< initial state of its steps
    };
    void showGenerated(const GeneratedLesson& generated);
    /// Whether the current lesson is a generated one.
    bool isGenerated() const { return m_session.isUnderWay() && m_generateLesson; }
    PracticeActions& practice() { return *m_practice; }
    /// Whether a lesson of the course is done. @param name  file name without folder and suffix
    bool isDone(const QString& name);
    /// Opens the first lesson of the course that is not done.
    void continueCourse();
    /// Lists the lessons of the course and recently opened ones, in place of the exhibits.
    void showCourse();
    /// Lists the challenges by chapter with the best results, in place of the exhibits.
    void showChallenges();
    /// Shows the end of the course: what it taught, and statistics of the answers.
    void showCourseEnd();
    /// Leaves the lesson waiting and shows the list of exhibits. Does nothing if the window is locked to the lesson.
    void explore();
    /// Shows the current step of the lesson again, from its beginning.
    void goBackToLesson();
    /// As explore(), but remembers the scene: resume(), or undoing to that scene, continues the step from it.
    void pauseAtScene();
    /// Whether the lesson waits because of pauseAtScene().
    bool hasPausedScene() const { return m_isExploring && m_pausedScene.has_value(); }
    /// Shows the scene that pauseAtScene() remembered and continues the step from it.
    void resume();
    /// Locks the window to the lesson: no other lesson can be opened, exploring is off, and after the last step the
    /// first one follows.
    void setLocked();
    /// A step of a lesson is shown.
    bool isShown() const { return m_session.isUnderWay() && !m_isExploring; }
    /// How much of an edited lesson preview() updates.
    enum class Preview {
        Stay,   ///< does not return to the step; if the step is shown, its text and marks are updated
        Text,   ///< returns to the step and shows its text and marks, but not its scene
        Scene,  ///< returns to the step and shows it from its beginning, with its scene
    };
    /// Shows a lesson while it is edited. Its progress is not saved, and all controls are enabled.
    void preview(const Lesson& lesson, const QString& folder, int step, Preview extent);
    bool isEditing() const { return m_isEditing; }
    /// Ends editing; the page stays as it is.
    void endPreview();
    /// Sets a function that returns the file of the edited lesson; empty if there are unsaved changes.
    void setEditedFileSource(std::function<QString()> file) { m_editedFile = std::move(file); }
    /// Sets a function that is called before another lesson replaces the edited one; it calls `then` when that is
    /// allowed.
    void setLeaveEditingHandler(std::function<void(const std::function<void()>& then)> leaveEditing) {
        m_leaveEditing = std::move(leaveEditing);
    }
    LessonList& list() { return *m_list; }
    /// The file of the current lesson; empty for a generated one.
    const QString& file() const { return m_file; }
    /// The file of an entry in the list of all lessons; empty if that entry is no lesson.
    QString fileAt(int index);
    /// Whether the list shows lessons or challenges instead of the steps of one.
    bool isListingLessons() const { return m_isListingLessons; }
    /// Adds a lesson to the recently opened ones.
    void rememberOpened(const QString& path, const QString& title);
    /// The text above the figure while the step is presented: a headline, and before it an introduction in smaller
    /// type. While the question is open, the headline is the question and the introduction is the step's text.
    /// Afterwards, if there is a text after the answer or an explanation, this is the headline, and the introduction is
    /// the step's text and the question. A step without a question has no introduction; its headline is the step's
    /// text, or the explanation once the task is done.
    struct StageText {
        QString introduction, headline;
    };
    StageText stageText() const;
    /// All values that stageText() can take during the step.
    std::vector<StageText> allStageTexts() const;
    /// The current marks on the figure.
    StepMarks marks() const;
    /// The step's question is open, so the window must not reveal its answer.
    bool isAsking() const;
    /// Whether the column beside the page has no content during the whole step, so that it can be hidden.
    bool isSideUnused() const;
    /// Why the step's task is disabled: its question must be answered first. Empty: it is enabled.
    QString withheldReason() const;
    /// The words of the shown sentence; empty if the exhibit has none.
    QStringList shownSentenceWords() const;
    /// The right answer with its unit, for the audience. Empty while the question is open, and for choices and word
    /// orders, which are marked instead.
    QString shownAnswer() const;
    /// The right answer with its unit, for the presenter only: also while the question is open, and for word orders.
    /// Empty for choices, and until it is computed.
    QString presenterAnswer() const;
    /// For a question that asks for a word order, the words of the shown sentence; else empty.
    QStringList wordsToOrder() const;
    /// The part after # of a link to the shown step, "lesson=order-is-lost&step=3". Empty if no step is shown or the
    /// lesson is not part of the course.
    std::string linkTarget() const;
    /// Title and position, such as "Order is lost, step 3 of 7".
    QString positionText() const;
    /// Advances a presentation by one action: answers an open question, else does an open task, else goes to the next
    /// step. @return false after the last step
    bool goForward();
    /// Goes to the previous step. @return false on the first step
    bool goBack();

 protected:
    /// Lets the keys that answer a question or advance the lesson work wherever the focus is in the window, except in
    /// text fields.
    bool eventFilter(QObject* watched, QEvent* event) override;

 Q_SIGNALS:
    /// The shown part of the lesson has changed.
    void changed();
    /// A lesson that is not part of the course was opened.
    void opened(const QString& path);
    /// A sentence for the status line, translated.
    void said(const QString& sentence);
    /// A click in the figure was not accepted as an answer. @param sentence  the reason, translated
    void replyRefused(const QString& sentence);
    /// The user went on after the last step of a generated lesson.
    void generatedLessonEnded();

 private:
    /// A lesson read from its file.
    struct LoadedLesson {
        OpenedLesson shown;  ///< in the language in use
        Lesson original;     ///< as written by its author; progress is stored by its headings
    };
    static LoadedLesson readLesson(const QString& file, const QString& language);

    /// Reads the current lesson again soon after one of its watched files has changed.
    void connectWatcher();
    /// Connects the list, the text and the page with the session.
    void connectViews();
    /// Updates the page, the list and the focus whenever the session moves on.
    void connectSession();
    /// Moves the keyboard focus to the figure or the text, unless the user works elsewhere.
    void focusForStep();
    /// Resumes a paused lesson, or pauses the current one, if the changed scene calls for it.
    void noteSceneChanged();
    void chooseFileToOpen();
    void makeHandout();
    /// The file of the current or edited lesson; nullopt, with a message, if the edited lesson has unsaved changes.
    std::optional<QString> savedFile();
    /// Reads the current lesson again after its file or the language has changed.
    void reload();
    void replaceLesson(const LoadedLesson& loaded);
    /// Watches the files of the current lesson for changes.
    void watch(const LoadedLesson& loaded);
    /// Calls `then` once the lesson may replace the user's scene; never if the user cancels.
    void leaveDocument(const std::function<void()>& then);
    void reportDiagnostic(const Lesson& lesson);
    bool isKind(LessonQuestion::Kind kind) const;
    /// What happens to the steps that were skipped earlier.
    enum class SkippedSteps { StaySkipped, AskAgain };
    /// @param step  the step to show, from 0; nullopt: the first unanswered one
    void open(const QString& path, SkippedSteps skipped, std::optional<int> step = std::nullopt);
    /// Shows the lesson that was read, or the error.
    void finishOpening(const QString& path, SkippedSteps skipped, std::optional<int> step,
                       const ReadOutcome<LoadedLesson>& outcome);
    void begin(const LoadedLesson& loaded, int courseIndex, SkippedSteps skipped);
    LoadedLesson generateLesson() const;
    void updateViews();
    void showList();
    /// Whether the list shows the challenges, because the user opened it or because the current lesson is a challenge.
    bool listsChallenges() const;
    void goToNextLesson();
    void showText();
    /// Updates the page for the step that is being edited.
    void showPreview();
    void leaveEditing(const std::function<void()>& then);
    void saveProgress();
    void makeCourseEnd();
    /// Opens the first lesson of the course that is unfinished or has skipped steps, and asks the skipped ones again.
    void openSkipped();
    void answerNumber(const QString& text);
    /// @param cell  a row of -1 means a column's label, a column of -1 a row's label
    void answerCell(const Cell& cell);
    StageText stageText(bool isAsking, bool isTaskOpen) const;
    /// Reveals the answer of an open question, else performs the task.
    void reveal();
    /// Stores the evaluated initial scene of the step once the page shows it; right answers are computed from it.
    void captureInitialScene();
    /// The right answer to the step's question.
    RightAnswer currentAnswer() const;
    static QString languageCode();

    SceneModel& m_model;
    Views m_views;
    QWidget* m_window;
    LessonSession m_session;
    BackgroundReader m_reader;
    LessonProgress m_progress;
    QFileSystemWatcher m_watcher;
    QStringList m_watched;  ///< files of the current lesson that are watched
    QTimer m_reloadTimer;
    const Theme* m_theme = &Theme::light();
    QString m_file;  ///< of the current lesson; empty if it is generated
    std::function<Lesson(const QString& language)> m_generateLesson;  ///< empty if the lesson has a file
    PracticeActions* m_practice = nullptr;
    std::shared_ptr<const UnpackedLesson> m_unpacked;  ///< temporary folder of a packed lesson while it is open
    int m_courseIndex = -1;                            ///< index in the course; -1: not part of it
    Lesson m_original;                                 ///< as written by its author; progress is stored by its headings
    int m_playedStep = -1;                             ///< the step in which a slider was last played
    bool m_isLocked = false;                           ///< see setLocked()
    bool m_isExploring = false;                        ///< the lesson waits, and other content is shown
    bool m_isListingLessons = false;                   ///< see isListingLessons()
    bool m_isListOfChallenges = false;                 ///< if m_isListingLessons: the list shows challenges
    bool m_isCourseEnd = false;
    bool m_isEditing = false;
    bool m_isOnOtherPage = false;        ///< exploring began because the user opened another page
    std::optional<Scene> m_pausedScene;  ///< the scene at pauseAtScene(); else nullopt
    std::function<void(const std::function<void()>& then)> m_leaveEditing;
    std::function<QString()> m_editedFile;
    CourseEnd* m_end = nullptr;  ///< covers the page while it is shown
    LessonList* m_list = nullptr;
    LessonText* m_text = nullptr;
    std::weak_ptr<const Study> m_describedStudy;  ///< the study whose numbers the text shows
    EvaluatedScene m_initialScene;                ///< the step's initial scene, once computed
    HandoutActions* m_handout = nullptr;
    LessonPacker* m_packer = nullptr;
    QAction* m_packAction = nullptr;
    QAction* m_backAction = nullptr;
    QAction* m_exploreAction = nullptr;
    QAction* m_restartAction = nullptr;
    std::vector<std::pair<QAction*, const char*>> m_translatedActions;  ///< menu entries with their untranslated texts
};

}  // namespace attention
