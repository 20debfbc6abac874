#pragma once

#include <vector>

#include <QWidget>

#include "core/explain/expression.h"
#include "ui/figure/theme.h"

namespace attention {

/// Formulas below each other, as high as they need at the width there is. Its accessible name is their text.
class FormulaView : public QWidget {
    Q_OBJECT

 public:
    explicit FormulaView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// @param size  pixels of the em
    void setFormulas(std::vector<Expression> formulas, double size);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    const Theme* m_theme = &Theme::light();
    std::vector<Expression> m_formulas;
    double m_size = 17;
};

}  // namespace attention
