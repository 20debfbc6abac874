#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <QWidget>

#include "core/lesson/lesson.h"
#include "ui/figure/theme.h"
#include "ui/widgets/choice_button.h"
#include "ui/widgets/lesson_words.h"

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace attention {

class ChallengeBar;
class LinkText;
class WordOrderList;

/// The text of a lesson step: its text, the question with its answers, the feedback, and the buttons Back and Next. It
/// takes the place of the exhibit's caption. From the beginning of a step it is high enough for every possible
/// feedback. If the maximum height is less, everything except feedback and buttons scrolls.
class LessonText : public QWidget {
    Q_OBJECT

 public:
    /// The current state of a step.
    struct State {
        const LessonStep* step = nullptr;
        bool isAsking = false;                ///< the question waits for an answer
        bool isWaiting = false;               ///< the task or goal of the step is not reached yet
        std::optional<int> chosen = {};       ///< index of the chosen answer
        std::optional<bool> isRight = {};     ///< of the answer given just now; nothing: none was given
        bool wasWrong = false;                ///< the first answer was wrong, and the question is open
        std::optional<int> wrongChoice = {};  ///< index of the wrong first answer
        QString answer = {};     ///< the right answer of a question without choices; empty: not computed yet
        QStringList words = {};  ///< to be put into order
        QString problem = {};    ///< why the step cannot be shown
        bool isFirst = false, isLast = false;
        bool hasNextLesson = false;
        bool isChallenge =
            false;  ///< the lesson is a challenge: it has one step, and the next lesson is the next challenge
        std::optional<int> moves = {};  ///< of a goal: since the step began; nothing: it was reached earlier
        std::optional<int> best = {};   ///< of a goal: the fewest moves that reached it
    };

    explicit LessonText(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    void setState(const State& state);
    /// Shows a text instead of the feedback until the next setState(), for example that a click is no answer.
    void showNotice(const QString& text);
    /// Marks the typed number as invalid and shows the reason.
    void showNumberError(const QString& reason);
    /// Moves the keyboard focus to what the step needs first: the Next button, the choices or the field.
    void takeFocus();
    /// Handles a key of the window: 1 ... 9 answer, Page Down and Page Up go on and back. @return whether it was one of
    /// these
    bool pressKey(int key);

 Q_SIGNALS:
    void chosen(int choice);
    void numberTyped(const QString& text);
    /// @param order  the index of the word that comes first, second, ...
    void orderGiven(const std::vector<std::int64_t>& order);
    void backClicked();
    void nextClicked();
    void skipClicked();
    void startAgainClicked();
    void linkActivated(const QString& link);

 protected:
    void resizeEvent(QResizeEvent* event) override;

 private:
    /// Puts the scrolled text and question above the feedback and the buttons.
    void layOutWidgets();
    void makeChoices();
    /// The buttons of the current question.
    std::span<ChoiceButton* const> choices() const { return std::span(m_choices).first(std::size_t(m_choiceCount)); }
    void layOutChoices();
    void updateWidgets();
    void updateWordOrder();
    /// The text after an answer: right or wrong, the solution, and why.
    QString feedback(const State& state) const;
    QString wrongAnswerText(const LessonQuestion& question, std::optional<int> chosen) const;
    /// The text while there is no feedback: what to do before the next step opens.
    QString nextStepHint(const State& state) const;
    void showFeedback(const QString& richText, const QColor& colour);
    /// All states that the step can reach, to measure their feedback.
    std::vector<State> outcomes() const;
    void reserveFeedbackHeight();
    void answer();
    QString skipText() const;
    QString withMathLetters(const QString& words, const QWidget& label) const;

    const Theme* m_theme = &Theme::light();
    std::optional<LessonStep> m_step;  ///< of m_state
    State m_state;
    std::string m_choicesHeading;         ///< the heading of the step that the buttons were made for
    QScrollArea* m_scrollArea = nullptr;  ///< around everything except feedback and buttons
    LinkText* m_stepText = nullptr;
    QLabel* m_question = nullptr;
    QGridLayout* m_grid = nullptr;
    std::vector<ChoiceButton*> m_choices;  ///< buttons are reused, so there may be more than the question needs
    int m_choiceCount = 0;                 ///< of the current question
    QWidget* m_answerRow = nullptr;
    QLineEdit* m_numberField = nullptr;
    WordOrderList* m_wordOrder = nullptr;
    QLabel* m_unit = nullptr;
    ChallengeBar* m_challengeBar = nullptr;
    bool m_isHintShown = false;  ///< the person asked for the hint of the goal
    QPushButton* m_answerButton = nullptr;
    LinkText* m_feedback = nullptr;
    QPushButton* m_skipButton = nullptr;
    QPushButton* m_backButton = nullptr;
    QPushButton* m_nextButton = nullptr;
};

}  // namespace attention
