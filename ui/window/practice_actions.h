#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QPointer>
#include <QStringList>

#include "core/lesson/drawn_questions.h"
#include "ui/files/settings.h"
#include "ui/widgets/practice_scores.h"
#include "ui/window/lesson_session.h"

class QAction;
class QMenu;

namespace attention {

class LessonActions;

/// Practice: rounds of questions with randomly drawn numbers, which LessonActions shows like a lesson, and scores for
/// each lesson, which are saved.
class PracticeActions : public QObject {
    Q_OBJECT

 public:
    /// Maximum number of questions in a round.
    static constexpr std::size_t kRoundQuestions = 10;

    /// @param dataFolder  folder of the scores file; empty: scores last until the program ends
    PracticeActions(LessonActions& lessons, const QString& dataFolder, QWidget* window);
    ~PracticeActions() override;

    void fill(QMenu& menu);
    void retranslate();
    /// Begins a round of practice.
    /// @param names  of lessons that have questions
    /// @param seed  determines which questions are drawn
    void practise(const QStringList& names, std::uint64_t seed);
    /// Resumes a round that was left, for example by the link of a hint.
    void resumeRound();
    void showScores();
    /// Scores in the order of the course.
    std::vector<PracticeScore> scores() const;

 Q_SIGNALS:
    /// A sentence for the status line, translated.
    void said(const QString& sentence);

 private:
    struct Round {
        QStringList names;
        std::vector<ExercisePart> pool;  ///< the questions to draw from, by lesson, in English
        std::vector<DrawnQuestion> drawn;
        std::vector<StepProgress> progress;  ///< progress of each drawn question
        std::vector<bool> wasWrong;          ///< a first answer was wrong, for each question
    };
    struct Tally {
        int asked = 0, right = 0;
        QDate last;
    };

    void recordProgress();
    void fillPractice();
    void count(const QString& lesson, bool isRight);
    void confirmReset();
    void chooseScoresFile();
    bool hasOpenRound() const;

    LessonActions& m_lessons;
    QWidget* m_window;
    std::unique_ptr<Settings> m_settings;
    std::map<QString, Tally> m_tallies;
    std::optional<Round> m_round;
    QMenu* m_menu = nullptr;
    QPointer<PracticeScores> m_scores;  ///< the dialog of scores while it is open
};

}  // namespace attention
