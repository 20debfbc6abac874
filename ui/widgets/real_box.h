#pragma once

#include <functional>
#include <optional>

#include <QAbstractSpinBox>

class QAction;

namespace attention {

/// A number field that also accepts invalid text: it reports every edit at once, does not clamp, and can show an error.
class RealBox : public QAbstractSpinBox {
 public:
    /// @param step  the arrows go to multiples of it
    RealBox(const QString& name, double step, QWidget* parent);

    /// Sets the function that is called after typing and after steps.
    void whenEdited(std::function<void()> edited) { m_edited = std::move(edited); }
    void setStep(double step) { m_step = step; }
    /// The number; nothing if the text is not a number.
    std::optional<double> value() const;
    bool isWithin(double minimum, double maximum) const;
    void setValue(double value, int decimals);
    /// Shows a warning icon and describes the error for screen readers; an empty text removes both.
    void setError(const QString& sentence);

    void stepBy(int steps) override;
    QValidator::State validate(QString&, int&) const override { return QValidator::Acceptable; }
    void fixup(QString&) const override {}
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
    StepEnabled stepEnabled() const override { return StepUpEnabled | StepDownEnabled; }

 private:
    double m_step;
    QAction* m_errorIcon = nullptr;
    std::function<void()> m_edited;
};

/// A number rounded to a number of decimals, without trailing zeros.
QString roundedNumber(double value, int decimals);

}  // namespace attention
