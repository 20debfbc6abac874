#pragma once

#include <vector>

#include <QWidget>

class QRadioButton;

namespace attention {

/// A few choices side by side, of which exactly one is selected. Tab moves the focus to the selected one; the arrow
/// keys select another.
class SegmentedControl : public QWidget {
    Q_OBJECT

 public:
    /// @param name  of the control, for screen readers
    SegmentedControl(const QString& name, const QStringList& texts, QWidget* parent = nullptr);

    /// Sets translated texts; their number must not change.
    void setTexts(const QString& name, const QStringList& texts);
    int current() const;
    /// Selects a segment without emitting chosen().
    void setCurrent(int index);

 Q_SIGNALS:
    /// The person selected a segment.
    void chosen(int index);

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    std::vector<QRadioButton*> m_segments;
};

}  // namespace attention
