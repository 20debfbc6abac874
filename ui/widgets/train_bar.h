#pragma once

#include <cstdint>

#include <QWidget>

#include "ui/figure/theme.h"

class QLabel;
class QMenu;
class QPushButton;

namespace attention {

class ParameterSlider;

/// A line above a figure of a training run: train and pause, one step, back to the start, and a slider over the steps
/// with a tick where the run has come to. While it goes on and another step is looked at, Live returns to it.
class TrainBar : public QWidget {
    Q_OBJECT

 public:
    explicit TrainBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    struct State {
        std::int64_t step = 0;        ///< that is shown
        std::int64_t steps = 1;       ///< of the whole run
        std::int64_t latestStep = 0;  ///< where the run has come to
        bool isLive = false;          ///< what is shown follows it
        bool isRunning = false;       ///< it goes on, whether that is shown or not

        bool operator==(const State&) const = default;
    };
    void setState(const State& state);
    /// What the button at its end opens.
    void setUseModelMenu(QMenu& menu);

 Q_SIGNALS:
    void trainClicked();
    /// Back to where the run has come to.
    void liveClicked();
    /// One kept step on (1) or back (-1).
    void checkpointStepRequested(int direction);
    void stepClicked();
    void restartClicked();
    /// By the person, on the slider.
    void stepChosen(std::int64_t step);
    void grabbed();
    void released();

 protected:
    /// Left and Right go from one kept step to the next, whatever has the focus here; Space pauses and goes on where it
    /// presses no button.
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    void showIcon();
    void showState();

    const Theme* m_theme = &Theme::light();
    QPushButton* m_train = nullptr;
    QPushButton* m_one = nullptr;
    QPushButton* m_restart = nullptr;
    QPushButton* m_live = nullptr;
    QPushButton* m_useModel = nullptr;
    ParameterSlider* m_slider = nullptr;
    QLabel* m_statusLabel = nullptr;
    State m_state;
};

}  // namespace attention
