#pragma once

#include <QProgressBar>
#include <QTimer>

#include "ui/figure/theme.h"

namespace attention {

class ComputeQueue;

/// A thin bar at the top of its parent that appears when a computation takes long.
class ComputeProgressBar : public QProgressBar {
    Q_OBJECT

 public:
    /// @param queue  outlives the bar
    ComputeProgressBar(const ComputeQueue& queue, QWidget* parent);

    void setTheme(const Theme& theme);
    void retranslate();
    /// Sets the position and size of the bar. @param width  of the parent, in pixels
    void place(int width);

 Q_SIGNALS:
    /// The bar has become visible.
    void appeared();

 private:
    void showState();

    const ComputeQueue& m_queue;
    QTimer m_timer;
};

}  // namespace attention
