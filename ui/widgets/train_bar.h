#pragma once

#include <cstdint>

#include <QWidget>

#include "ui/figure/theme.h"

class QLabel;
class QPushButton;

namespace attention {

class ParameterSlider;

/// A line above a figure of a training run: train and pause, one step, back to the start, and a slider over the steps
/// with a tick where the run has come to.
class TrainBar : public QWidget {
    Q_OBJECT

 public:
    explicit TrainBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    struct State {
        std::int64_t step = 0;   ///< that is shown
        std::int64_t steps = 1;  ///< of the whole run
        std::int64_t head = 0;   ///< where the run has come to
        bool isRunning = false;  ///< what is shown follows it

        bool operator==(const State&) const = default;
    };
    void setState(const State& state);

 Q_SIGNALS:
    void trainClicked();
    void stepClicked();
    void restartClicked();
    /// By the person, on the slider.
    void stepChosen(std::int64_t step);
    void grabbed();
    void released();

 private:
    void showState();

    const Theme* m_theme = &Theme::light();
    QPushButton* m_train = nullptr;
    QPushButton* m_one = nullptr;
    QPushButton* m_restart = nullptr;
    ParameterSlider* m_slider = nullptr;
    QLabel* m_told = nullptr;
    State m_state;
};

}  // namespace attention
