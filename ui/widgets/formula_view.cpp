#include "ui/widgets/formula_view.h"

#include <algorithm>
#include <cmath>

#include <QAccessibleWidget>
#include <QPainter>
#include <QStringList>

#include "ui/figure/formula.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

/// The space between two formulas, in em.
constexpr double kBetweenFormulas = 0.35;
/// A formula that no line break makes narrow enough is set smaller, down to this share of its size.
constexpr double kMinFormulaScale = 0.7;

/// Lays out a formula with line breaks, and shrinks it if it is still wider than `width`.
FormulaLayout fittedLayout(const Expression& formula, double size, double width) {
    FormulaLayout layout(formula, size, width);
    const double brokenWidth = layout.size().width();
    if (brokenWidth <= width || width <= 0) return layout;
    // One pixel less than the width, because widths are rounded up to whole pixels, also in this second layout.
    return FormulaLayout(formula, size * std::max(kMinFormulaScale, (width - 1) / brokenWidth), width);
}

class AccessibleFormulas : public QAccessibleWidget {
 public:
    explicit AccessibleFormulas(FormulaView* view) : QAccessibleWidget(view, QAccessible::StaticText) {}
};

QAccessibleInterface* makeAccessibleFormula(const QString&, QObject* object) {
    auto* view = qobject_cast<FormulaView*>(object);
    return view ? new AccessibleFormulas(view) : nullptr;
}

}  // namespace

FormulaView::FormulaView(QWidget* parent) : QWidget(parent) {
    [[maybe_unused]] static const bool isInstalled = (QAccessible::installFactory(makeAccessibleFormula), true);
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
    m_width.reset();
    m_heights.clear();
    QStringList texts;
    for (const Expression& formula : m_formulas) texts += QString::fromStdString(expressionText(formula));
    setAccessibleName(texts.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

bool FormulaView::fits(int width) const {
    return std::ranges::all_of(m_formulas, [&](const Expression& formula) {
        return fittedLayout(formula, m_size, width).size().width() <= width;
    });
}

void FormulaView::clearOutdatedSizes() const {
    if (m_decimalSign == decimalSign()) return;
    m_decimalSign = decimalSign();
    m_width.reset();
    m_heights.clear();
}

int FormulaView::heightForWidth(int width) const {
    clearOutdatedSizes();
    const auto [cached, isNew] = m_heights.try_emplace(width);
    if (isNew) cached->second = heightOf(width);
    return cached->second;
}

int FormulaView::heightOf(int width) const {
    double height = 0;
    for (const Expression& formula : m_formulas) height += fittedLayout(formula, m_size, width).size().height();
    const auto gaps = double(std::max<std::size_t>(1, m_formulas.size()) - 1);
    return int(height + gaps * gap());
}

QSize FormulaView::sizeHint() const {
    clearOutdatedSizes();
    if (!m_width) {
        double width = 0;
        for (const Expression& formula : m_formulas)
            width = std::max(width, FormulaLayout(formula, m_size).size().width());
        m_width = int(width);
    }
    return {*m_width, heightForWidth(*m_width)};
}

QSize FormulaView::minimumSizeHint() const {
    return {40, 0};
}

void FormulaView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    double top = 0;
    for (const Expression& formula : m_formulas) {
        const FormulaLayout layout = fittedLayout(formula, m_size, width());
        layout.paint(painter, {0, top}, *m_theme, palette().color(QPalette::WindowText));
        top += layout.size().height() + gap();
    }
}

double FormulaView::gap() const {
    return std::round(kBetweenFormulas * m_size);
}

}  // namespace attention
