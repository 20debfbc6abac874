#pragma once

#include <map>
#include <optional>
#include <vector>

#include <QWidget>

#include "core/formula/expression.h"
#include "ui/figure/theme.h"

namespace attention {

/// The font size of formulas beside text, in designed pixels.
inline constexpr int kFormulaSize = 17;

/// Formulas below each other. The height depends on the width: long equations break into lines, and a formula that is
/// still too wide shrinks. Screen readers see a static text whose name is the formulas as text.
class FormulaView : public QWidget {
    Q_OBJECT

 public:
    explicit FormulaView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// @param size  the font size in pixels
    void setFormulas(std::vector<Expression> formulas, double size);

    /// Whether every formula fits in a width, after line breaks and shrinking.
    bool fits(int width) const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    /// The space between two formulas, in whole pixels so that every baseline falls on a pixel.
    double gap() const;
    int heightOf(int width) const;
    /// Clears the cached sizes after a change of the decimal sign. Called before any of them is used.
    void clearOutdatedSizes() const;

    const Theme* m_theme = &Theme::light();
    std::vector<Expression> m_formulas;
    double m_size = 17;
    // Sizes are cached, because the layout of a page asks for them several times per step.
    mutable QChar m_decimalSign;
    mutable std::optional<int> m_width;
    mutable std::map<int, int> m_heights;  ///< by width
};

}  // namespace attention
