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

/// The words of a step of a lesson: text, question with its answers, what was right and why, and the way on. It stands
/// in the place of an exhibit's caption, as high from the beginning of a step as whatever is said in it will need.
/// Where its maximum height is less, everything but the ways on scrolls.
class LessonText : public QWidget {
    Q_OBJECT

 public:
    /// What a step looks like now.
    struct State {
        const LessonStep* step = nullptr;
        bool isAsking = false;             ///< the question is open
        bool isWaiting = false;            ///< there is something to do
        std::optional<int> chosen = {};    ///< of the choices
        std::optional<bool> isRight = {};  ///< nothing: it was not answered just now
        bool hasMissed = false;            ///< the first answer was wrong; the question is open
        std::optional<int> missed = {};    ///< of the choices
        QString answer = {};               ///< what is right, of a question without choices; empty: not known yet
        QStringList words = {};            ///< of a question for their order
        QString problem = {};              ///< why the step cannot be shown
        bool isFirst = false, isLast = false;
        bool hasNextLesson = false;
        bool isChallenge = false;       ///< it is the only step of one, and what comes next is another
        std::optional<int> moves = {};  ///< of a goal: since the step began; nothing: it was reached before
        std::optional<int> best = {};   ///< of a goal: the fewest moves that reached it
    };

    explicit LessonText(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    void setState(const State& state);
    /// What was clicked is no answer, until the state is set again.
    void showNotice(const QString& words);
    /// The number that was typed is not taken.
    void showNumberError(const QString& why);
    /// The keyboard goes to what a step asks for first.
    void takeFocus();
    /// Keys 1 ... 9 answer, Page keys go on and back, from wherever they come. @return whether they did anything
    bool pressKey(int key);

 Q_SIGNALS:
    void chosen(int choice);
    void numberTyped(const QString& text);
    /// @param order  which word comes first, second, ...
    void orderGiven(const std::vector<std::int64_t>& order);
    void backClicked();
    void nextClicked();
    void skipClicked();
    void startAgainClicked();
    void linkActivated(const QString& link);

 protected:
    void resizeEvent(QResizeEvent* event) override;

 private:
    void makeChoices();
    /// Those of the question that is shown.
    std::span<ChoiceButton* const> choices() const { return std::span(m_choices).first(std::size_t(m_choiceCount)); }
    void placeChoices();
    void showState();
    void showOrder();
    /// What is said of a step once it is not asking any more.
    QString feedback(const State& state) const;
    QString wrongAnswerText(const LessonQuestion& question, std::optional<int> chosen) const;
    /// What is said while there is nothing else: what opens the next step.
    QString hint(const State& state) const;
    void say(const QString& words, const QColor& ink);
    /// All that may be said of the step that is shown, the longest hint and the answer among it.
    std::vector<State> outcomes() const;
    void reserveRoom();
    void answer();
    QString skipWords() const;
    QString withFaces(const QString& words, const QWidget& label) const;

    const Theme* m_theme = &Theme::light();
    std::optional<LessonStep> m_step;  ///< of m_state
    State m_state;
    std::string m_choicesHeading;   ///< the heading of the step whose choices were made
    QScrollArea* m_area = nullptr;  ///< around all but feedback and the ways on
    LinkText* m_words = nullptr;
    QLabel* m_question = nullptr;
    QGridLayout* m_grid = nullptr;
    std::vector<ChoiceButton*> m_choices;  ///< as many as a question of the lesson had at most
    int m_choiceCount = 0;                 ///< of the question that is shown
    QWidget* m_number = nullptr;
    QLineEdit* m_field = nullptr;
    WordOrderList* m_chips = nullptr;
    QLabel* m_unit = nullptr;
    ChallengeBar* m_challenge = nullptr;
    bool m_isHinted = false;  ///< the hint of a goal was asked for
    QPushButton* m_answer = nullptr;
    LinkText* m_feedback = nullptr;
    QPushButton* m_skip = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_next = nullptr;
};

}  // namespace attention
