#pragma once

#include <optional>

#include <QWidget>

class QLabel;
class QPushButton;

namespace attention {

struct Theme;

/// The state of a challenge: the moves so far and the best result, a button for a hint, and one to start again.
class ChallengeBar : public QWidget {
    Q_OBJECT

 public:
    explicit ChallengeBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    /// @param best     the fewest moves of all solutions so far; nothing if it was never solved
    /// @param isOpen   whether the challenge is unsolved in this attempt
    /// @param hasHint  whether there is a hint that is not shown yet
    void setState(int moves, std::optional<int> best, bool isOpen, bool hasHint);

 Q_SIGNALS:
    void hintClicked();
    void startAgainClicked();

 private:
    void updateResult();

    int m_moves = 0;
    std::optional<int> m_best;
    bool m_isOpen = true;
    QLabel* m_result = nullptr;
    QPushButton* m_hint = nullptr;
    QPushButton* m_startAgain = nullptr;
};

}  // namespace attention
