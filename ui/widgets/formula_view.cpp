#include "ui/widgets/formula_view.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QStringList>

#include "ui/figure/formula.h"

namespace attention {
namespace {

/// Between two formulas, in em.
constexpr double kGap = 0.35;

}  // namespace

FormulaView::FormulaView(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FormulaView::setTheme(const Theme& theme) {
    m_theme = &theme;
    update();
}

void FormulaView::setFormulas(std::vector<Expression> formulas, double size) {
    if (formulas == m_formulas && size == m_size) return;
    m_formulas = std::move(formulas);
    m_size = size;
    QStringList texts;
    for (const Expression& formula : m_formulas) texts += QString::fromStdString(expressionText(formula));
    setAccessibleName(texts.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

int FormulaView::heightForWidth(int width) const {
    double height = 0;
    for (const Expression& formula : m_formulas)
        height += FormulaLayout(formula, m_size, width).size().height() + kGap * m_size;
    return int(std::ceil(std::max(0.0, height - kGap * m_size)));
}

QSize FormulaView::sizeHint() const {
    double width = 0;
    for (const Expression& formula : m_formulas) width = std::max(width, FormulaLayout(formula, m_size).size().width());
    const int whole = int(std::ceil(width));
    return {whole, heightForWidth(whole)};
}

QSize FormulaView::minimumSizeHint() const {
    return {40, 0};
}

void FormulaView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    double top = 0;
    for (const Expression& formula : m_formulas) {
        const FormulaLayout layout(formula, m_size, width());
        layout.paint(painter, {0, top}, *m_theme, palette().color(QPalette::WindowText));
        top += layout.size().height() + kGap * m_size;
    }
}

}  // namespace attention
