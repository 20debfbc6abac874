#pragma once

#include <map>
#include <optional>
#include <vector>

#include <QWidget>

#include "core/formula/expression.h"
#include "ui/figure/theme.h"

namespace attention {

/// Of formulas beside text, in designed pixels.
inline constexpr int kFormulaSize = 17;

/// Formulas below each other, as high as they need at the width there is: long equations break, and what is still too
/// wide is set smaller. To assistive technology it is text, with the formulas as its name.
class FormulaView : public QWidget {
    Q_OBJECT

 public:
    explicit FormulaView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// @param size  pixels of the em
    void setFormulas(std::vector<Expression> formulas, double size);

    /// Whether every formula has its place in a width, broken or smaller as it may be.
    bool fits(int width) const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    /// Pixels between two formulas; whole ones, so that every baseline is on one.
    double gap() const;
    int heightOf(int width) const;
    /// Before anything of what is kept is used.
    void forgetOtherSign() const;

    const Theme* m_theme = &Theme::light();
    std::vector<Expression> m_formulas;
    double m_size = 17;
    // Typeset once, as a page asks for both some times a step.
    mutable QChar m_decimalSign;
    mutable std::optional<int> m_width;
    mutable std::map<int, int> m_heights;  ///< by width
};

}  // namespace attention
