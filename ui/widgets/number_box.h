#pragma once

#include <optional>

#include <QAbstractSpinBox>

#include "core/scene/parameter_table.h"
#include "ui/widgets/slider_scale.h"

namespace attention {

/// A number as typed, in any language: blanks of any width and a true minus are accepted, the decimal sign is a point
/// or a comma. Nothing for what has two of them ("1,000.5"), since one would mean something else.
std::optional<ExactNumber> parseNumberInput(QString text);

/// A spin box for whole and real numbers, possibly none (shown as a dash). It says a new value when the person is done
/// typing it, and brings a number that is out of bounds to the nearest that is not.
class NumberBox : public QAbstractSpinBox {
    Q_OBJECT
    // What screen readers ask a spin box for.
    Q_PROPERTY(double value READ shownValue WRITE choose)
    Q_PROPERTY(double minimum READ minimum)
    Q_PROPERTY(double maximum READ maximum)
    Q_PROPERTY(double singleStep READ singleStep)

 public:
    explicit NumberBox(QWidget* parent = nullptr);

    /// @param steps  what the arrows do; its ends are those of `bounds`, save a minimum that is excluded
    void setRange(const ParameterBounds& bounds, const SliderScale& steps);
    void setNoneAllowed(bool allowed) { m_noneAllowed = allowed; }
    /// Emits nothing. What is being typed stays.
    void setValue(std::optional<ExactNumber> value);
    std::optional<ExactNumber> value() const { return m_value; }

    void stepBy(int steps) override;
    QValidator::State validate(QString& text, int& place) const override;
    void fixup(QString&) const override {}
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

 Q_SIGNALS:
    /// By the person: typed, stepped. The box keeps its value until setValue() brings the new one.
    void valueEdited(std::optional<attention::ExactNumber> value);

 protected:
    /// While nothing is being typed, undo and redo are the window's.
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    StepEnabled stepEnabled() const override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

 private:
    double shownValue() const { return double(m_value.value_or(m_bounds.minimum)); }
    double minimum() const { return double(m_bounds.minimum); }
    double maximum() const { return double(m_bounds.maximum); }
    double singleStep() const { return m_steps.step; }
    void choose(ExactNumber value);
    void commit();
    void showValue();

    ParameterBounds m_bounds;
    SliderScale m_steps;
    bool m_noneAllowed = false;
    std::optional<ExactNumber> m_value;
    bool m_typing = false;  ///< the text is the person's, not the value's
};

}  // namespace attention
