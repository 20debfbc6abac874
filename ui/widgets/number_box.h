#pragma once

#include <optional>

#include <QAbstractSpinBox>

#include "core/scene/parameter_table.h"
#include "ui/widgets/slider_scale.h"

namespace attention {

/// Parses a number as typed in any language: spaces of any width and the minus sign U+2212 are accepted; the decimal
/// sign is a point or a comma. Returns nothing for a text with both ("1,000.5"), because their meaning depends on the
/// language.
std::optional<ExactNumber> parseNumberInput(QString text);

/// A spin box for whole and real numbers; optionally the value can be none, shown as a dash. It emits a typed value
/// when editing is finished, and clamps it to the bounds.
class NumberBox : public QAbstractSpinBox {
    Q_OBJECT
    // Properties that Qt reads from a spin box for screen readers.
    Q_PROPERTY(double value READ shownValue WRITE choose)
    Q_PROPERTY(double minimum READ minimum)
    Q_PROPERTY(double maximum READ maximum)
    Q_PROPERTY(double singleStep READ singleStep)

 public:
    explicit NumberBox(QWidget* parent = nullptr);

    /// @param steps  the step of the arrows; its range is that of `bounds`, except for an excluded minimum
    void setRange(const ParameterBounds& bounds, const SliderScale& steps);
    void setNoneAllowed(bool allowed) { m_noneAllowed = allowed; }
    /// Sets the value without emitting a signal. Text that is being typed stays.
    void setValue(std::optional<ExactNumber> value);
    std::optional<ExactNumber> value() const { return m_value; }

    void stepBy(int steps) override;
    QValidator::State validate(QString& text, int& place) const override;
    void fixup(QString&) const override {}
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

 Q_SIGNALS:
    /// The person typed or stepped to a value. The box keeps its old value until setValue() is called.
    void valueEdited(std::optional<attention::ExactNumber> value);

 protected:
    /// Leaves undo and redo to the window while nothing is being typed.
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
    bool m_isTyping = false;  ///< the text is being edited and may differ from m_value
};

}  // namespace attention
