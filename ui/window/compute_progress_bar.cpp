#include "ui/window/compute_progress_bar.h"

#include "ui/widgets/style.h"
#include "ui/window/compute_queue.h"

namespace attention {
namespace {

/// Milliseconds without a new result after which the bar appears.
constexpr int kAppearDelay = 300;
constexpr int kBarHeight = 3;

}  // namespace

ComputeProgressBar::ComputeProgressBar(const ComputeQueue& queue, QWidget* parent)
    : QProgressBar(parent), m_queue(queue) {
    setObjectName(QStringLiteral("progress"));
    setRange(0, 0);
    setTextVisible(false);
    hide();
    m_timer.setInterval(kAppearDelay / 3);
    connect(&m_timer, &QTimer::timeout, this, &ComputeProgressBar::showState);
    connect(&queue, &ComputeQueue::busyChanged, this, [this](bool isBusy) {
        isBusy ? m_timer.start() : m_timer.stop();
        showState();
    });
}

void ComputeProgressBar::setTheme(const Theme& theme) {
    setStyleSheet(QStringLiteral("QProgressBar{border:0;background:%1}QProgressBar::chunk{background:%2}")
                      .arg(theme.track.name(), theme.text.name()));
}

void ComputeProgressBar::retranslate() {
    setAccessibleName(tr("Computing …"));
    setToolTip(accessibleName());
}

void ComputeProgressBar::place(int width) {
    setGeometry(0, 0, width, px(kBarHeight));
}

void ComputeProgressBar::showState() {
    const bool isLate = m_queue.waitingTime() >= kAppearDelay;
    if (isLate != isHidden()) return;
    // With reduced motion the bar is full and static instead of animated.
    setRange(0, isMotionReduced() ? 1 : 0);
    setValue(maximum());
    setVisible(isLate);
    if (!isLate) return;
    raise();
    Q_EMIT appeared();
}

}  // namespace attention
