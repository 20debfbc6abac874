#pragma once

#include <functional>
#include <optional>

#include <QAbstractSpinBox>

class QAction;

namespace attention {

/// A number with room for nonsense: it says what is typed at once, clamps nothing, and can be marked as what is wrong.
class RealBox : public QAbstractSpinBox {
 public:
    /// @param step  to whole multiples of which the arrows lead
    RealBox(const QString& name, double step, QWidget* parent);

    /// Called for what is typed and for steps.
    void whenEdited(std::function<void()> edited) { m_edited = std::move(edited); }
    void setStep(double step) { m_step = step; }
    /// Nothing while the box holds no number.
    std::optional<double> value() const;
    bool isWithin(double least, double most) const;
    void setValue(double value, int decimals);
    /// Marks it as wrong for this reason; empty: it is right.
    void setMark(const QString& sentence);

    void stepBy(int steps) override;
    QValidator::State validate(QString&, int&) const override { return QValidator::Acceptable; }
    void fixup(QString&) const override {}
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
    StepEnabled stepEnabled() const override { return StepUpEnabled | StepDownEnabled; }

 private:
    double m_step;
    QAction* m_mark = nullptr;
    std::function<void()> m_edited;
};

/// A number without the zeros that say nothing.
QString roundedNumber(double value, int decimals);

}  // namespace attention
