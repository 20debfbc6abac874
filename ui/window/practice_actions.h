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

/// Practice: rounds of questions with drawn numbers, which LessonActions shows like a lesson, and the scores of them by
/// lesson, which are kept.
class PracticeActions : public QObject {
    Q_OBJECT

 public:
    /// Questions of a round, where there are so many.
    static constexpr std::size_t kRoundQuestions = 10;

    /// @param dataFolder  where the scores are kept; empty: they are forgotten with the program
    PracticeActions(LessonActions& lessons, const QString& dataFolder, QWidget* window);
    ~PracticeActions() override;

    void fill(QMenu& menu);
    void retranslate();
    /// Begins a round. @param names  of lessons that have questions  @param seed  the same asks the same
    void practise(const QStringList& names, std::uint64_t seed);
    /// Where the round was left, for example by the link of a hint.
    void goOn();
    void showScores();
    /// In the order of the course.
    std::vector<PracticeScore> scores() const;

 Q_SIGNALS:
    /// For the status line.
    void said(const QString& sentence);

 private:
    struct Round {
        QStringList names;
        std::vector<ExercisePart> pool;  ///< in English, for the names of its parts
        std::vector<DrawnQuestion> drawn;
        std::vector<StepProgress> progress;  ///< of each
        std::vector<bool> missed;            ///< a first answer was wrong, before the round was left, too
    };
    struct Tally {
        int asked = 0, right = 0;
        QDate last;
    };

    void follow();
    void fillPractice();
    void count(const QString& lesson, bool isRight);
    void askReset();
    void askExport();
    bool isLeft() const;

    LessonActions& m_lessons;
    QWidget* m_window;
    std::unique_ptr<Settings> m_settings;
    std::map<QString, Tally> m_tallies;
    std::optional<Round> m_round;
    QMenu* m_menu = nullptr;
    QPointer<PracticeScores> m_scores;  ///< while it is open
};

}  // namespace attention
