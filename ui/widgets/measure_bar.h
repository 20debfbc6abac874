#pragma once

#include <QWidget>

#include "ui/figure/theme.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace attention {

/// The bar above a figure that shows measurements: the plan and the button that starts measuring, or the progress and
/// the button that cancels.
class MeasureBar : public QWidget {
    Q_OBJECT

 public:
    explicit MeasureBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    /// @param plan  what measuring is going to do, or why it is refused
    void setPlan(const QString& plan, bool isPossible);
    /// @param hasSamples  whether there are measurements, so that the button says "Measure anew"
    void setHasSamples(bool hasSamples);
    void setRunning(bool running);
    /// @param share  0 ... 1
    void setProgress(double share);

 Q_SIGNALS:
    void measureClicked();
    void cancelClicked();

 private:
    QLabel* m_plan = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_measure = nullptr;
    QPushButton* m_cancel = nullptr;
    bool m_hasSamples = false;
};

}  // namespace attention
