#pragma once

#include <vector>

#include <QWidget>

class QRadioButton;

namespace attention {

/// A few choices side by side, of which one is taken. Tab enters at that one, the arrow keys take another.
class SegmentedControl : public QWidget {
    Q_OBJECT

 public:
    /// @param name  what is chosen, for screen readers
    SegmentedControl(const QString& name, const QStringList& texts, QWidget* parent = nullptr);

    /// In another language: as many as before.
    void setTexts(const QString& name, const QStringList& texts);
    int current() const;
    /// Emits nothing.
    void setCurrent(int index);

 Q_SIGNALS:
    /// By the person.
    void chosen(int index);

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    std::vector<QRadioButton*> m_segments;
};

}  // namespace attention
