#pragma once

#include <map>
#include <optional>
#include <span>
#include <vector>

#include <QObject>
#include <QString>
#include <QTimer>

#include "core/lesson/lesson.h"
#include "core/lesson/vote.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/window/scene_model.h"

class QVariantAnimation;

namespace attention {

enum class StepState { Open, Done, Skipped };

/// How a step's question was answered: not yet, right at the first attempt, right after a wrong answer and its hint, or
/// wrongly.
enum class Answered { Not, AtOnce, WithHint, Wrongly };

/// The progress of a step.
struct StepProgress {
    StepState state = StepState::Open;
    Answered answered = Answered::Not;
    std::optional<int> best = std::nullopt;  ///< fewest moves with which its goal was reached
    bool isPresented = false;                ///< a presentation reached it as the last step, so it counts as passed

    bool operator==(const StepProgress&) const = default;
};

/// The user's answer to a question.
struct LessonReply {
    int choice = -1;  ///< index of the chosen answer; -1 for questions without choices
    bool isRight = false;
};

/// Relates a step of a lesson that was read again to the previous version of the lesson.
struct StepOrigin {
    int index = -1;                ///< index of the step in the previous version; -1: the step is new
    bool hasSameQuestion = false;  ///< text and choices of the question are unchanged
};

/// The current lesson: which step is shown, and what was answered and done. It puts the scene of a step into the model
/// and checks there whether the step's task is done.
class LessonSession : public QObject {
    Q_OBJECT

 public:
    /// Milliseconds of the animation from one step's scene to the next.
    static constexpr int kAnimationTime = 1200;

    explicit LessonSession(SceneModel& model, QObject* parent = nullptr);
    ~LessonSession() override;

    /// Begins a lesson at its first open step.
    /// @param folder  folder of the lesson's scene files
    /// @param progress  earlier progress of the steps; missing entries are open
    void begin(const Lesson& lesson, const QString& folder, std::vector<StepProgress> progress = {});
    /// Replaces the lesson by a translation or by a newer version of its file. Completed steps stay completed; the
    /// current step stays current, and its answer is kept if the question is the same.
    /// @param origins  for each new step, the old step that it replaces
    /// @param showsScene  show the scene of the current step if the step has changed
    void replaceLesson(const Lesson& lesson, std::span<const StepOrigin> origins, bool showsScene);
    /// Shows a lesson while it is edited: each step is shown as open, as a reader begins it.
    /// @param showsScene  show the step's scene as well; else the page stays as it is
    void preview(const Lesson& lesson, const QString& folder, int index, bool showsScene);
    /// Ends the lesson; no step is shown.
    void end();
    /// Sets the folder of the lesson's scene files.
    void setFolder(const QString& folder) { m_folder = folder; }
    bool isUnderWay() const { return m_index >= 0; }

    const Lesson& lesson() const { return m_lesson; }
    int index() const { return m_index; }
    int stepCount() const { return int(m_lesson.steps.size()); }
    const LessonStep& step() const { return m_lesson.steps[std::size_t(m_index)]; }
    const std::vector<StepProgress>& progress() const { return m_progress; }
    const StepProgress& progress(int index) const { return m_progress[std::size_t(index)]; }
    StepState state(int index) const { return progress(index).state; }
    const std::optional<LessonReply>& reply() const { return m_attempt.reply; }
    /// A wrong first answer, after which the question is still open and its hint can be shown; nullopt if there was
    /// none.
    const std::optional<LessonReply>& wrongReply() const { return m_attempt.wrongReply; }
    /// The step has a question that was neither answered nor skipped, now or earlier.
    bool hasOpenQuestion() const;
    /// The step has a task or goal that is not done.
    bool hasOpenTask() const;
    /// Number of moves since the step began: changes of the computed numbers that were not undone; a drag is one move.
    /// Nullopt if the step has no goal or it was reached before the step was shown.
    std::optional<int> moves() const;
    /// Whether the model shows another exhibit than the step.
    bool isOnOtherExhibit() const {
        return !m_attempt.initialScene.exhibit.empty() && m_model.scene().exhibit != m_attempt.initialScene.exhibit;
    }
    /// Why the step cannot be shown, translated; empty if it can.
    const QString& problem() const { return m_attempt.problem; }

    /// The scene that the step shows when it begins; without an exhibit if the step cannot be shown.
    const Scene& initialScene() const { return m_attempt.initialScene; }

    /// Shows a step: an open one from its beginning, a finished one with its task done.
    void goTo(int index);
    /// Resets the current step and all later ones to unanswered.
    void askAgain();
    /// Resets all steps to unanswered and shows the first one. Best results are kept.
    void beginAnew();
    /// Goes to the next step; does nothing on the last one.
    void next();
    void back();
    /// The scene that a step shows when it begins; nullopt if it cannot be shown.
    std::optional<Scene> sceneOf(int index) const;
    /// The scene of the next step, if the lesson itself contains it rather than a scene file.
    std::optional<Scene> nextScene() const;
    /// Reveals the answer of an open question, else shows the task as done. The step counts as skipped once nothing is
    /// open.
    /// @param answer  the cell with the answer; it is selected unless the finished task selects another one
    void reveal(const std::optional<Cell>& answer);
    /// Notes that a presentation has reached the last step.
    void notePresented() { m_progress.back().isPresented = true; }
    void choose(int choice);
    /// @param right  the right number  @param given  the user's answer
    void answerNumber(double right, double given);
    /// Answers with a cell that was clicked or chosen by key. @param token  the token of the cell, if it has one
    void answerCell(const Cell& given, std::optional<std::int64_t> token);
    /// @param given  indices of the words in the chosen order
    void answerOrder(const std::vector<std::int64_t>& given);
    /// Notes that a parameter was played.
    void notePlayed(const std::string& key);
    /// Checks whether the numbers that the page shows reach the step's goal. While a control is dragged or plays, the
    /// goal does not count as reached.
    /// @param shown  may belong to another scene than the model's
    void noteShown(const EvaluatedScene& shown);
    /// Resets the step's goal to not reached and shows the step from its beginning. Best results are kept.
    void startAgain();

    /// The vote on the step's question, created by the first call; nullptr if the question has no choices. Callers that
    /// change the vote must emit voted().
    Vote* vote();
    /// All votes of the lesson by step index; cleared when another lesson begins.
    const std::map<int, Vote>& votes() const { return m_votes; }

 Q_SIGNALS:
    /// votes() are about to be cleared.
    void aboutToForgetVotes();
    /// The lesson was read again, and questions that have votes were changed or removed.
    void votesLost(const LessonVotes& lost);
    /// A step is about to be shown; the model still has the previous scene.
    void aboutToShow(int index);
    /// Another step or lesson is shown, or the lesson has ended.
    void stepChanged();
    /// A question was answered, or a task was done or skipped.
    void progressed();
    /// A vote was opened, changed or closed.
    void voted();

 private:
    void show();
    /// Forgets what was answered and done in the step.
    void beginAttempt();
    /// Counts moves from the current step of the history on.
    void countMovesFromHere();
    /// As countMovesFromHere(); in addition, undo does not go back beyond that step.
    void startCountingMoves();
    /// Determines the initial scene of the step. @return false if the step cannot be shown
    bool findInitialScene();
    /// @param isAnimated  animate the numbers if the exhibit stays the same
    void showScene(const Scene& scene, bool isAnimated);
    void animateTo(const Scene& to);
    /// Finishes a running animation at once.
    void finishAnimation();
    /// Description of the step for the history.
    QString historyText() const;
    /// The step's scene with the task done; nullopt if there is no task or its solution is unknown.
    std::optional<Scene> solvedScene() const;
    /// Checks after a change of the model whether the task is done.
    void checkTask();
    /// Accepts an answer, or lets the user try again after a wrong first one.
    /// @param allowsRetry  several answers remain after a wrong one
    void acceptReply(const LessonReply& reply, bool allowsRetry);
    /// Stores the final answer.
    void setReply(const LessonReply& given);
    /// Updates whether task and step are done.
    void updateState();
    void setState(StepState state);
    int countMoves() const;
    /// Closes the current step's vote.
    void closeVote();
    void forgetVotes();

    SceneModel& m_model;
    Lesson m_lesson;
    QString m_folder;
    int m_index = -1;
    std::vector<StepProgress> m_progress;  ///< of each step
    /// What was answered and done since the step was shown.
    struct Attempt {
        std::size_t firstMove = 0;  ///< moves are counted after this step of the history
        Scene initialScene = {};    ///< the scene that the step shows when it begins
        StepEvents events = {};
        QString problem = {};  ///< why the step cannot be shown
        std::optional<LessonReply> reply = {};
        std::optional<LessonReply> wrongReply = {};  ///< a wrong first answer
        std::optional<Cell> lastCell = {};           ///< the latest cell given as an answer
        bool isRevealed = false;                     ///< the answer was revealed, not given
        bool isDone = false;                         ///< the task or goal is done
        std::optional<int> solvedMoves = {};         ///< number of moves with which the goal was reached
    };
    Attempt m_attempt;
    EvaluatedScene m_shown;       ///< what the page shows
    QTimer m_gestureTimer;        ///< polls until no control is dragged or plays
    std::map<int, Vote> m_votes;  ///< by step
    bool m_isPreview = false;     ///< the lesson is edited
    bool m_isShowing = false;     ///< the lesson, not the user, changes the scene
    bool m_isBeginning = false;   ///< goTo() is showing a step
    QVariantAnimation* m_animation = nullptr;
};

}  // namespace attention
