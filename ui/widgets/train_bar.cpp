#include "ui/widgets/train_bar.h"

#include <initializer_list>
#include <utility>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

#include "ui/text/number_format.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

/// The width of buttons with an icon and no text, in designed pixels.
constexpr int kIconButtonWidth = 40;

}  // namespace

TrainBar::TrainBar(QWidget* parent) : QWidget(parent) {
    const auto button = [this](const char* name) {
        auto* made = new QPushButton(this);
        made->setObjectName(QLatin1String(name));
        return made;
    };
    m_trainButton = button("train");
    m_stepButton = button("train-one");
    m_restartButton = button("train-restart");
    m_slider = new ParameterSlider(this);
    m_slider->setObjectName(QStringLiteral("train-step"));
    m_liveButton = button("train-live");
    m_useModelButton = button("train-take");
    m_statusLabel = new QLabel(this);
    m_statusLabel->setObjectName(QStringLiteral("train-told"));
    for (QPushButton* sign : {m_stepButton, m_restartButton}) sign->setMaximumWidth(px(kIconButtonWidth));
    // A hidden button keeps its space, so that the slider does not move.
    QSizePolicy kept = m_liveButton->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_liveButton->setSizePolicy(kept);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, px(8), 0, px(2));
    layout->setSpacing(px(8));
    layout->addWidget(m_trainButton);
    layout->addWidget(m_stepButton);
    layout->addWidget(m_restartButton);
    layout->addWidget(m_slider, 1);
    layout->addWidget(m_liveButton);
    layout->addWidget(m_statusLabel);
    layout->addWidget(m_useModelButton);
    for (QWidget* each : std::initializer_list<QWidget*>{m_trainButton, m_stepButton, m_restartButton, m_slider,
                                                         m_liveButton, m_useModelButton})
        each->installEventFilter(this);
    connect(m_trainButton, &QPushButton::clicked, this, &TrainBar::trainClicked);
    connect(m_stepButton, &QPushButton::clicked, this, &TrainBar::stepClicked);
    connect(m_restartButton, &QPushButton::clicked, this, &TrainBar::restartClicked);
    connect(m_liveButton, &QPushButton::clicked, this, &TrainBar::liveClicked);
    connect(m_slider, &ParameterSlider::valueEdited, this,
            [this](ExactNumber value) { Q_EMIT stepChosen(std::int64_t(value)); });
    connect(m_slider, &ParameterSlider::pressed, this, &TrainBar::grabbed);
    connect(m_slider, &ParameterSlider::released, this, &TrainBar::released);
    retranslate();
}

void TrainBar::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_statusLabel->setFont(uiFont(font_size::kName));
    setInk(*m_statusLabel, theme.muted, theme);
    m_slider->setTheme(theme);
    m_stepButton->setIcon(themedIcon(QStringLiteral("chevron-right"), theme));
    m_restartButton->setIcon(themedIcon(QStringLiteral("reset"), theme));
    updateIcon();
    updateControls();
}

void TrainBar::retranslate() {
    m_stepButton->setToolTip(tr("One step"));
    m_stepButton->setAccessibleName(tr("One step"));
    m_restartButton->setToolTip(tr("Back to the start"));
    m_restartButton->setAccessibleName(tr("Back to the start"));
    m_slider->setAccessibleName(tr("Step shown"));
    m_liveButton->setText(tr("Live"));
    m_liveButton->setToolTip(tr("Back to the step that the training has come to"));
    m_useModelButton->setText(tr("Use model on…"));
    m_useModelButton->setToolTip(tr("Open another page with the model that was trained here"));
    updateControls();
}

void TrainBar::setUseModelMenu(QMenu& menu) {
    m_useModelButton->setMenu(&menu);
}

bool TrainBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->modifiers() != Qt::NoModifier && key->modifiers() != Qt::KeypadModifier) return false;
    if (key->key() == Qt::Key_Left || key->key() == Qt::Key_Right)
        Q_EMIT checkpointStepRequested(key->key() == Qt::Key_Right ? 1 : -1);
    else if (key->key() == Qt::Key_Space && watched == m_slider)
        Q_EMIT trainClicked();
    else
        return false;
    return true;
}

void TrainBar::setState(const State& state) {
    if (state == m_state) return;
    const bool hasLiveChanged = std::exchange(m_state, state).isLive != state.isLive;
    if (hasLiveChanged) updateIcon();
    updateControls();
}

void TrainBar::updateIcon() {
    m_trainButton->setIcon(themedIcon(m_state.isLive ? QStringLiteral("pause") : QStringLiteral("play"), *m_theme));
}

void TrainBar::updateControls() {
    m_trainButton->setText(m_state.isLive ? tr("Pause") : tr("Train"));
    m_stepButton->setEnabled(!m_state.isLive && m_state.step < m_state.steps);
    m_restartButton->setEnabled(m_state.step > 0);
    m_slider->setScale({.minimum = 0, .maximum = ExactNumber(m_state.steps), .integer = true});
    m_slider->setValue(ExactNumber(m_state.step));
    m_slider->setTickValue(m_state.latestStep > m_state.step ? std::optional(ExactNumber(m_state.latestStep))
                                                             : std::nullopt);
    const QString step = formatInteger(m_state.step), all = formatInteger(m_state.steps);
    const bool isBehind = m_state.isRunning && !m_state.isLive && m_state.step != m_state.latestStep;
    // A hidden widget that has the focus passes it to the slider rather than to the next widget in the tab order.
    if (!isBehind && m_liveButton->hasFocus()) m_slider->setFocus();
    m_liveButton->setVisible(isBehind);
    m_statusLabel->setText(m_state.isLive ? tr("step %1 of %2, running").arg(step, all)
                                          : tr("step %1 of %2").arg(step, all));
    // The label has the width of its longest text, so that the slider does not move.
    const QString longest = tr("step %1 of %2, running").arg(all, all);
    m_statusLabel->setMinimumWidth(m_statusLabel->fontMetrics().horizontalAdvance(longest) + px(4));
}

}  // namespace attention
