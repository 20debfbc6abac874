#include "ui/widgets/derivation_view.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include <QFontMetrics>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/text/derivation_words.h"
#include "ui/text/glossary.h"
#include "ui/widgets/formula_view.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

constexpr int kExpressionSize = 15;
constexpr int kStepHeight = 25;
constexpr int kColumnGap = 8;
constexpr int kValueGap = 6;
constexpr int kAfterFormula = 12;
constexpr int kAroundRule = 8;
/// Names wrap at kNameShare of the width. A single long word may widen the column up to kMaxNameShare of it.
constexpr double kNameShare = 0.36;
constexpr double kMaxNameShare = 0.5;
/// An expression may shrink to this scale so that its value fits beside it.
constexpr double kMinExpressionScale = 0.85;
/// The rounding tolerance for the width of an expression that was scaled to fit, in pixels.
constexpr double kRounding = 0.01;
constexpr int kWrappedText = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QFont nameFont() {
    return uiFont(font_size::kName);
}

QFont valueFont() {
    return uiFont(font_size::kBody);
}

QSize wrappedSize(const QFontMetrics& metrics, const QString& text, int width) {
    return metrics.boundingRect(QRect(0, 0, width, std::numeric_limits<int>::max() / 2), kWrappedText, text).size();
}

}  // namespace

DerivationView::DerivationView(QWidget* parent) : QWidget(parent) {}

void DerivationView::setTheme(const Theme& theme) {
    m_theme = &theme;
    update();
}

void DerivationView::setDerivation(const Derivation& derivation) {
    m_derivation = derivation;
    std::vector<std::string> steps;
    for (const DerivationLine& line : derivation.steps) steps.push_back(line.name);
    if (steps == m_steps) return;
    m_steps = std::move(steps);
    resetReservedSpace();
}

void DerivationView::resetReservedSpace() {
    m_reserved.clear();
    m_nameWidth = 0;
    m_height = 0;
}

int DerivationView::arrange(int width) {
    if (width != m_width) resetReservedSpace();
    m_width = width;
    m_rows.clear();
    m_formulas.clear();
    m_ruleTop = -1;
    reserveNameWidth();
    int top = arrangeFormula(m_derivation.symbolic, "general formula", 0);
    top = arrangeFormula(m_derivation.numeric(), "formula with numbers", top);
    for (const DerivationLine& line : m_derivation.steps) top = arrangeRow(line, top);
    if (!m_derivation.context.empty()) {
        m_ruleTop = top + px(kAroundRule);
        top = m_ruleTop + 1 + px(kAroundRule);
        for (const DerivationLine& line : m_derivation.context) top = arrangeRow(line, top);
    }
    m_height = std::max(m_height, top);
    update();
    return m_height;
}

void DerivationView::reserveNameWidth() {
    const QFontMetrics metrics(nameFont());
    const int wrapWidth = int(kNameShare * m_width);
    const int maxWidth = int(kMaxNameShare * m_width);
    for (const auto* lines : {&m_derivation.steps, &m_derivation.context})
        for (const DerivationLine& line : *lines) {
            const int needed = wrappedSize(metrics, derivationLineName(line), wrapWidth).width();
            if (needed <= maxWidth) m_nameWidth = std::max(m_nameWidth, needed + 1);
        }
}

int DerivationView::arrangeFormula(const Expression& expression, const std::string& key, int top) {
    if (expression == Expression{}) return top;
    Formula formula{.layout = FormulaLayout(expression, px(kFormulaSize), m_width)};
    const double width = formula.layout.size().width();
    if (width > m_width) formula.scale = m_width / width;
    ReservedSpace& reserved = m_reserved[key];
    reserved.above = std::max(reserved.above, int(std::ceil(formula.ascent())));
    reserved.below = std::max(reserved.below, int(std::ceil(formula.descent())));
    formula.position = QPointF(0, top + reserved.above - formula.ascent());
    m_formulas.push_back(std::move(formula));
    return top + reserved.above + reserved.below + px(kAfterFormula);
}

int DerivationView::arrangeRow(const DerivationLine& line, int top) {
    const QFontMetrics nameMetrics(nameFont());
    const QFontMetrics valueMetrics(valueFont());
    Row row{.line = line.name,
            .nameText = derivationLineName(line),
            .valueText = derivationLineValue(line),
            .rect = {},
            .nameRect = {},
            .expressionRect = {},
            .valueRect = {}};
    ReservedSpace& reserved = m_reserved[line.name];
    QSize name = wrappedSize(nameMetrics, row.nameText, m_nameWidth);
    const int valueWidth = valueMetrics.horizontalAdvance(row.valueText);
    const int left = m_nameWidth + px(kColumnGap);
    std::optional<Formula> formula;
    double expressionWidth = 0;
    if (line.expression != Expression{}) {
        formula = Formula{.layout = FormulaLayout(line.expression, px(kExpressionSize))};
        expressionWidth = formula->width() + px(kValueGap);
    }
    // Shrink the expression a little rather than break the line; otherwise each additional digit could move the layout.
    const double availableWidth = m_width - left - px(kValueGap) - valueWidth;
    if (formula && reserved.split == Split::OneLine && formula->width() > availableWidth &&
        formula->width() * kMinExpressionScale <= availableWidth) {
        formula->scale = availableWidth / formula->width();
        expressionWidth = formula->width() + px(kValueGap);
    }
    if (name.width() > m_nameWidth || left + expressionWidth - px(kValueGap) > m_width)
        reserved.split = Split::AllBelow;
    else if (left + expressionWidth + valueWidth > m_width + kRounding)
        reserved.split = std::max(reserved.split, Split::ValueBelow);

    const bool allBelow = reserved.split == Split::AllBelow;
    if (formula && reserved.split != Split::OneLine) formula->scale = 1;
    if (allBelow) {
        name = wrappedSize(nameMetrics, row.nameText, m_width);
        if (formula && formula->width() > m_width) {
            formula->layout = FormulaLayout(line.expression, px(kExpressionSize), m_width);
            if (formula->width() > m_width) formula->scale = m_width / formula->width();
        }
    }
    // Text is centred vertically in the row; a formula that is higher than the row makes the row higher.
    const int leading = std::max(0, px(kStepHeight) - valueMetrics.ascent() - valueMetrics.descent());
    const auto above = [&](const QFontMetrics& metrics) { return leading / 2 + metrics.ascent(); };
    int bottom = top;
    if (allBelow) {
        row.nameRect = QRect(0, top + leading / 2, m_width, name.height());
        bottom = row.nameRect.bottom() + 1;
    }
    reserved.above = std::max(reserved.above, above(valueMetrics));
    reserved.below = std::max(reserved.below, px(kStepHeight) - above(valueMetrics));
    if (formula) {
        reserved.above = std::max(reserved.above, int(std::ceil(formula->ascent())));
        reserved.below = std::max(reserved.below, int(std::ceil(formula->descent())));
    }
    if (!allBelow) reserved.below = std::max(reserved.below, name.height() - nameMetrics.ascent() + leading / 2);
    const int baseline = bottom + reserved.above;
    if (!allBelow) row.nameRect = QRect(0, baseline - nameMetrics.ascent(), m_nameWidth, name.height());
    if (formula) {
        formula->position = QPointF(allBelow ? 0 : left, baseline - formula->ascent());
        row.expressionRect = QRectF(formula->position, formula->layout.size() * formula->scale).toAlignedRect();
        m_formulas.push_back(std::move(*formula));
    }
    if (formula || !allBelow) bottom = baseline + reserved.below;
    if (reserved.split == Split::OneLine) {
        row.valueRect =
            QRect(m_width - valueWidth, baseline - valueMetrics.ascent(), valueWidth, valueMetrics.height());
    } else {
        const QSize value = wrappedSize(valueMetrics, row.valueText, m_width);
        reserved.valueHeight =
            std::max({reserved.valueHeight, value.height() + leading / 2, px(kStepHeight) - leading / 2});
        row.valueRect = QRect(m_width - value.width(), bottom, value.width(), value.height());
        bottom += reserved.valueHeight;
    }
    row.rect = QRect(0, top, m_width, bottom - top);
    m_rows.push_back(std::move(row));
    return bottom;
}

std::vector<QRect> DerivationView::uncutRects() const {
    std::vector<QRect> rects;
    for (const Formula& formula : m_formulas)
        rects.push_back(QRectF(formula.position, formula.layout.size() * formula.scale).toAlignedRect());
    for (const Row& row : m_rows) rects.push_back(row.rect);
    return rects;
}

bool DerivationView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QString explanation;
    for (const Row& row : m_rows)
        if (row.rect.contains(help->pos()))
            explanation = glossaryExplanation(derivationLineTerm(row.line).toStdString());
    if (explanation.isEmpty()) {
        QToolTip::hideText();
        event->ignore();
    } else {
        QToolTip::showText(help->globalPos(), tooltipText({}, explanation), this);
    }
    return true;
}

void DerivationView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    for (const Formula& formula : m_formulas) {
        painter.save();
        painter.translate(formula.position);
        painter.scale(formula.scale, formula.scale);
        formula.layout.paint(painter, {}, *m_theme, m_theme->text);
        painter.restore();
    }
    painter.setFont(nameFont());
    painter.setPen(m_theme->muted);
    for (const Row& row : m_rows) painter.drawText(row.nameRect, kWrappedText, row.nameText);
    painter.setFont(valueFont());
    painter.setPen(m_theme->text);
    for (const Row& row : m_rows) {
        // Two pixels of tolerance, because rounding must not wrap a value that fits.
        painter.drawText(row.valueRect.adjusted(-2, 0, 0, 0), Qt::AlignRight | Qt::AlignTop | Qt::TextWordWrap,
                         row.valueText);
    }
    if (m_ruleTop >= 0) painter.fillRect(QRect(0, m_ruleTop, m_width, 1), m_theme->rule);
}

}  // namespace attention
