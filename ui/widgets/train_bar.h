#pragma once

#include <cstdint>

#include <QWidget>

#include "ui/figure/theme.h"

class QLabel;
class QMenu;
class QPushButton;

namespace attention {

class ParameterSlider;

/// The bar above a figure of a training run: Train or Pause, one step, back to the start, and a slider over the steps
/// with a tick at the latest computed step. While training runs and an earlier step is shown, the button Live returns
/// to the latest step.
class TrainBar : public QWidget {
    Q_OBJECT

 public:
    explicit TrainBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    struct State {
        std::int64_t step = 0;        ///< the shown step
        std::int64_t steps = 1;       ///< the number of steps of the whole run
        std::int64_t latestStep = 0;  ///< the latest computed step
        bool isLive = false;          ///< the shown step follows the latest one
        bool isRunning = false;       ///< training is running, whether its latest step is shown or not

        bool operator==(const State&) const = default;
    };
    void setState(const State& state);
    /// Sets the menu of the button "Use model on…".
    void setUseModelMenu(QMenu& menu);

 Q_SIGNALS:
    void trainClicked();
    /// The person wants to return to the latest step.
    void liveClicked();
    /// The person wants the next (1) or the previous (-1) checkpoint.
    void checkpointStepRequested(int direction);
    void stepClicked();
    void restartClicked();
    /// The person chose a step on the slider.
    void stepChosen(std::int64_t step);
    /// The handle of the slider was pressed and released.
    void grabbed();
    void released();

 protected:
    /// Left and Right go to the previous and next checkpoint, whichever control of the bar has the focus. Space pauses
    /// or continues if the slider has the focus.
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    void updateIcon();
    void updateControls();

    const Theme* m_theme = &Theme::light();
    QPushButton* m_trainButton = nullptr;
    QPushButton* m_stepButton = nullptr;
    QPushButton* m_restartButton = nullptr;
    QPushButton* m_liveButton = nullptr;
    QPushButton* m_useModelButton = nullptr;
    ParameterSlider* m_slider = nullptr;
    QLabel* m_statusLabel = nullptr;
    State m_state;
};

}  // namespace attention
