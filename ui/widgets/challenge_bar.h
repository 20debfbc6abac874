#pragma once

#include <optional>

#include <QWidget>

class QLabel;
class QPushButton;

namespace attention {

struct Theme;

/// How a challenge stands: the moves so far and the best result, a hint, and the way back to its beginning.
class ChallengeBar : public QWidget {
    Q_OBJECT

 public:
    explicit ChallengeBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    /// @param best     the fewest moves so far; nothing: it was not solved  @param isOpen  it is not solved now
    /// @param hasHint  there is a hint that is not shown
    void setState(int moves, std::optional<int> best, bool isOpen, bool hasHint);

 Q_SIGNALS:
    void hintClicked();
    void startAgainClicked();

 private:
    void showState();

    int m_moves = 0;
    std::optional<int> m_best;
    bool m_isOpen = true;
    QLabel* m_result = nullptr;
    QPushButton* m_hint = nullptr;
    QPushButton* m_startAgain = nullptr;
};

}  // namespace attention
