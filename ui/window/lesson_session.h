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

/// How a step's question was answered.
enum class Answered { Not, AtOnce, WithHint, Wrongly };

/// What became of a step.
struct StepProgress {
    StepState state = StepState::Open;
    Answered answered = Answered::Not;       ///< its question
    std::optional<int> best = std::nullopt;  ///< the fewest moves with which its goal was reached
    bool isPresented = false;                ///< a presentation ended with it: who opens the lesson anew has passed it

    bool operator==(const StepProgress&) const = default;
};

/// What a person answered, of the choices by its place, else as it was typed or chosen.
struct LessonReply {
    int choice = -1;
    bool isRight = false;
};

/// Where a step of a lesson that was read anew comes from.
struct StepOrigin {
    int index = -1;                ///< of the step that it was; -1: it is new
    bool hasSameQuestion = false;  ///< with the same words and choices
};

/// A lesson under way: which step is shown, what was answered and done. It brings the scene of a step into the model
/// and watches there whether what a step asks for is done.
class LessonSession : public QObject {
    Q_OBJECT

 public:
    /// Milliseconds in which the numbers of one step move to those of the next.
    static constexpr int kAnimationTime = 1200;

    explicit LessonSession(SceneModel& model, QObject* parent = nullptr);
    ~LessonSession() override;

    /// Begins at the first step that is open.
    /// @param progress  of the steps, as they were left; missing ones are open
    void begin(const Lesson& lesson, const QString& folder, std::vector<StepProgress> progress = {});
    /// Replaces the lesson by a translation or by a newer version of its file. Completed steps stay completed; the
    /// current step stays current, and its answer is kept if the question is the same.
    /// @param from of each step
    /// @param shows a step that is another shows itself
    void exchange(const Lesson& lesson, std::span<const StepOrigin> from, bool shows);
    /// Shows a lesson as it is being edited: each step is as a reader begins it, whenever it is shown.
    /// @param shows  the scene of the step, too; else the page stays as it is
    void preview(const Lesson& lesson, const QString& folder, int index, bool shows);
    void end();
    /// Where scene files of the lesson are from now on.
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
    /// A first answer that was wrong: the question is still open, and its hint may be told.
    const std::optional<LessonReply>& wrongReply() const { return m_attempt.missed; }
    /// The question is open: neither answered nor skipped, and not answered before either.
    bool hasOpenQuestion() const;
    /// There is something to do, and it is not done.
    bool hasOpenTask() const;
    /// What was done since the step began and not taken back, where it changed what is computed; a drag is one move.
    /// Nothing: the goal of the step was neither open nor reached since then.
    std::optional<int> moves() const;
    /// The model shows another exhibit than the step.
    bool isOnOtherExhibit() const {
        return !m_attempt.begun.exhibit.empty() && m_model.scene().exhibit != m_attempt.begun.exhibit;
    }
    /// Why the step cannot be shown, translated; empty: it is.
    const QString& problem() const { return m_attempt.problem; }

    /// What the step shows as it begins; without an exhibit where it cannot be shown.
    const Scene& begun() const { return m_attempt.begun; }

    /// Shows a step anew: from its beginning while it is open, then as what there is to do leaves it.
    void goTo(int index);
    /// The step that is shown and those after it are open again.
    void askAgain();
    /// All steps are open again, and the first one is shown. The fewest moves are kept.
    void beginAnew();
    /// To the next step; the last one ends nothing.
    void next();
    void back();
    /// What a step shows as it begins; nothing if it cannot be shown.
    std::optional<Scene> sceneOf(int index) const;
    /// What the step after this one shows, if its scene stands in the lesson itself.
    std::optional<Scene> nextScene() const;
    /// Skips one thing: tells the answer of an open question, else shows what there is to do as done. A step without
    /// anything open then is skipped.
    /// @param answer  the cell that has the answer, which is selected where what is done selects no other
    void reveal(const std::optional<Cell>& answer);
    /// A presentation comes to the last step.
    void notePresented() { m_progress.back().isPresented = true; }
    void choose(int choice);
    /// @param right  what is right
    void answerNumber(double right, double given);
    /// A cell was chosen, by a click or a key. @param token  the one that it stands for
    void answerCell(const Cell& given, std::optional<std::int64_t> token);
    /// @param given  which word is put first, second, ...
    void answerOrder(const std::vector<std::int64_t>& given);
    /// The slider of a parameter ran.
    void notePlayed(const std::string& key);
    /// The page shows other numbers, by which a goal may be reached; what is still held by a hand or plays is none yet.
    /// @param shown  may be of another scene than the model's
    void noteShown(const EvaluatedScene& shown);
    /// The goal is open again, from the beginning of the step. The fewest moves are kept.
    void startAgain();

    /// The show of hands on the question of the step, which was none before the first call; nullptr if it has no
    /// choices. Whoever changes it emits voted().
    Vote* vote();
    /// All of the lesson, with which they are forgotten, by step.
    const std::map<int, Vote>& votes() const { return m_votes; }

 Q_SIGNALS:
    /// Another lesson begins, or none; votes() are still there.
    void aboutToForgetVotes();
    /// Questions with votes are not asked any more as they were.
    void votesLost(const LessonVotes& lost);
    /// Before its scene is.
    void aboutToShow(int index);
    /// Another step is shown, or another lesson, or none.
    void stepChanged();
    /// Something of the step was answered, done or skipped.
    void progressed();
    /// A vote is opened, counted, or closed.
    void voted();

 private:
    void show();
    void beginAttempt();
    void countMovesFromHere();
    /// What is done from now on is done in this step, and can be undone.
    void beginMoves();
    /// What the step shows as it begins. @return false where that cannot be shown
    bool findBegun();
    /// @param glides  numbers move there, on the same page
    void showScene(const Scene& scene, bool glides);
    void glide(const Scene& to);
    /// Numbers that still move are where they lead at once.
    void arrive();
    /// For the history.
    QString stepWords() const;
    /// The step's scene after what there is to do; nothing where there is nothing, or nobody knows how.
    std::optional<Scene> solved() const;
    void follow();
    /// @param isWorthATry  a first wrong answer leaves more than one to try
    void acceptReply(const LessonReply& reply, bool isWorthATry);
    void reply(const LessonReply& reply);
    void settle();
    void setState(StepState state);
    int countMoves() const;
    /// Whoever goes on has counted.
    void closeVote();
    void forgetVotes();

    SceneModel& m_model;
    Lesson m_lesson;
    QString m_folder;
    int m_index = -1;
    std::vector<StepProgress> m_progress;  ///< of each step
    /// What was done in the step that is shown, since it was shown last.
    struct Attempt {
        std::size_t firstMove = 0;  ///< steps of the history before it are not of this step of the lesson
        Scene begun = {};           ///< what the step shows as it begins
        StepEvents events = {};
        QString problem = {};  ///< why the step cannot be shown
        std::optional<LessonReply> reply = {};
        std::optional<LessonReply> missed = {};
        std::optional<Cell> missedCell = {};
        bool isTold = false;               ///< the answer was told, not given
        bool isDone = false;               ///< what there is to do
        std::optional<int> solvedIn = {};  ///< moves
    };
    Attempt m_attempt;
    EvaluatedScene m_shown;       ///< by the page
    QTimer m_rest;                ///< asks again whether the hand has let go
    std::map<int, Vote> m_votes;  ///< by step
    bool m_isPreview = false;     ///< the lesson is edited
    bool m_isShowing = false;     ///< the scene comes from the lesson, not from a person
    bool m_isBeginning = false;   ///< a step begins to be shown
    QVariantAnimation* m_glide = nullptr;
};

}  // namespace attention
