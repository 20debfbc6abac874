#include "ui/widgets/train_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/text/number_words.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

/// Of a button that has a sign alone.
constexpr int kSignWidth = 40;

}  // namespace

TrainBar::TrainBar(QWidget* parent) : QWidget(parent) {
    const auto button = [this](const char* name) {
        auto* made = new QPushButton(this);
        made->setObjectName(QLatin1String(name));
        return made;
    };
    m_train = button("train");
    m_one = button("train-one");
    m_restart = button("train-restart");
    m_slider = new ParameterSlider(this);
    m_slider->setObjectName(QStringLiteral("train-step"));
    m_told = new QLabel(this);
    m_told->setObjectName(QStringLiteral("train-told"));
    for (QPushButton* sign : {m_one, m_restart}) sign->setMaximumWidth(px(kSignWidth));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, px(4), 0, 0);
    layout->setSpacing(px(8));
    layout->addWidget(m_train);
    layout->addWidget(m_one);
    layout->addWidget(m_restart);
    layout->addWidget(m_slider, 1);
    layout->addWidget(m_told);
    connect(m_train, &QPushButton::clicked, this, &TrainBar::trainClicked);
    connect(m_one, &QPushButton::clicked, this, &TrainBar::stepClicked);
    connect(m_restart, &QPushButton::clicked, this, &TrainBar::restartClicked);
    connect(m_slider, &ParameterSlider::chosen, this,
            [this](ExactNumber value) { Q_EMIT stepChosen(std::int64_t(value)); });
    connect(m_slider, &ParameterSlider::pressed, this, &TrainBar::grabbed);
    connect(m_slider, &ParameterSlider::released, this, &TrainBar::released);
    retranslate();
}

void TrainBar::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_told->setFont(uiFont(type::kName));
    setInk(*m_told, theme.muted, theme);
    m_slider->setTheme(theme);
    m_one->setIcon(themedIcon(QStringLiteral("chevron-right"), theme));
    m_restart->setIcon(themedIcon(QStringLiteral("reset"), theme));
    showState();
}

void TrainBar::retranslate() {
    m_one->setToolTip(tr("One step"));
    m_one->setAccessibleName(tr("One step"));
    m_restart->setToolTip(tr("Back to the start"));
    m_restart->setAccessibleName(tr("Back to the start"));
    m_slider->setAccessibleName(tr("Step shown"));
    showState();
}

void TrainBar::setState(const State& state) {
    if (state == m_state) return;
    m_state = state;
    showState();
}

void TrainBar::showState() {
    m_train->setText(m_state.isRunning ? tr("Pause") : tr("Train"));
    m_train->setIcon(themedIcon(m_state.isRunning ? QStringLiteral("pause") : QStringLiteral("play"), *m_theme));
    m_one->setEnabled(!m_state.isRunning && m_state.step < m_state.steps);
    m_restart->setEnabled(m_state.step > 0);
    m_slider->setScale({.minimum = 0, .maximum = ExactNumber(m_state.steps), .integer = true});
    m_slider->setValue(ExactNumber(m_state.step));
    m_slider->setMark(m_state.head > m_state.step ? std::optional(ExactNumber(m_state.head)) : std::nullopt);
    const QString step = wholeNumber(m_state.step), all = wholeNumber(m_state.steps);
    m_told->setText(m_state.isRunning ? tr("step %1 of %2, running").arg(step, all)
                                      : tr("step %1 of %2").arg(step, all));
    // Its room is that of the longest, so that the slider does not move.
    const QString longest = tr("step %1 of %2, running").arg(all, all);
    m_told->setMinimumWidth(m_told->fontMetrics().horizontalAdvance(longest) + px(4));
}

}  // namespace attention
