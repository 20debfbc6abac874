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
/// Names wrap beyond this share of the width; a long word may take up to the other.
constexpr double kNameShare = 0.36;
constexpr double kMaxName = 0.5;
/// An expression may be drawn at this share of its size to have its value beside it.
constexpr double kMinFormula = 0.85;
/// Of widths that were made to fit.
constexpr double kRounding = 0.01;
constexpr int kWrap = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QFont nameFont() {
    return uiFont(font_size::kName);
}

QFont valueFont() {
    return uiFont(font_size::kBody);
}

QSize wrappedSize(const QFontMetrics& metrics, const QString& text, int width) {
    return metrics.boundingRect(QRect(0, 0, width, std::numeric_limits<int>::max() / 2), kWrap, text).size();
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
    reserveNames();
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

void DerivationView::reserveNames() {
    const QFontMetrics metrics(nameFont());
    const int share = int(kNameShare * m_width);
    const int longest = int(kMaxName * m_width);
    for (const auto* lines : {&m_derivation.steps, &m_derivation.context})
        for (const DerivationLine& line : *lines) {
            const int needed = wrappedSize(metrics, derivationLineName(line), share).width();
            if (needed <= longest) m_nameWidth = std::max(m_nameWidth, needed + 1);
        }
}

int DerivationView::arrangeFormula(const Expression& expression, const std::string& key, int top) {
    if (expression == Expression{}) return top;
    Formula formula{.layout = FormulaLayout(expression, px(kFormulaSize), m_width)};
    const double width = formula.layout.size().width();
    if (width > m_width) formula.scale = m_width / width;
    ReservedSpace& room = m_reserved[key];
    room.above = std::max(room.above, int(std::ceil(formula.ascent())));
    room.below = std::max(room.below, int(std::ceil(formula.descent())));
    formula.place = QPointF(0, top + room.above - formula.ascent());
    m_formulas.push_back(std::move(formula));
    return top + room.above + room.below + px(kAfterFormula);
}

int DerivationView::arrangeRow(const DerivationLine& line, int top) {
    const QFontMetrics names(nameFont());
    const QFontMetrics values(valueFont());
    Row row{.line = line.name,
            .nameText = derivationLineName(line),
            .valueText = derivationLineValue(line),
            .whole = {},
            .name = {},
            .expression = {},
            .value = {}};
    ReservedSpace& room = m_reserved[line.name];
    QSize name = wrappedSize(names, row.nameText, m_nameWidth);
    const int valueWidth = values.horizontalAdvance(row.valueText);
    const int left = m_nameWidth + px(kColumnGap);
    std::optional<Formula> formula;
    double expressionWidth = 0;
    if (line.expression != Expression{}) {
        formula = Formula{.layout = FormulaLayout(line.expression, px(kExpressionSize))};
        expressionWidth = formula->width() + px(kValueGap);
    }
    // A little smaller rather than on another line: the layout would jump with every digit more.
    const double beside = m_width - left - px(kValueGap) - valueWidth;
    if (formula && room.split == Split::OneLine && formula->width() > beside &&
        formula->width() * kMinFormula <= beside) {
        formula->scale = beside / formula->width();
        expressionWidth = formula->width() + px(kValueGap);
    }
    if (name.width() > m_nameWidth || left + expressionWidth - px(kValueGap) > m_width)
        room.split = Split::AllBelow;
    else if (left + expressionWidth + valueWidth > m_width + kRounding)
        room.split = std::max(room.split, Split::ValueBelow);

    const bool allBelow = room.split == Split::AllBelow;
    if (formula && room.split != Split::OneLine) formula->scale = 1;
    if (allBelow) {
        name = wrappedSize(names, row.nameText, m_width);
        if (formula && formula->width() > m_width) {
            formula->layout = FormulaLayout(line.expression, px(kExpressionSize), m_width);
            if (formula->width() > m_width) formula->scale = m_width / formula->width();
        }
    }
    // Text in the middle of a row; a formula that is higher takes more.
    const int leading = std::max(0, px(kStepHeight) - values.ascent() - values.descent());
    const auto above = [&](const QFontMetrics& metrics) { return leading / 2 + metrics.ascent(); };
    int bottom = top;
    if (allBelow) {
        row.name = QRect(0, top + leading / 2, m_width, name.height());
        bottom = row.name.bottom() + 1;
    }
    room.above = std::max(room.above, above(values));
    room.below = std::max(room.below, px(kStepHeight) - above(values));
    if (formula) {
        room.above = std::max(room.above, int(std::ceil(formula->ascent())));
        room.below = std::max(room.below, int(std::ceil(formula->descent())));
    }
    if (!allBelow) room.below = std::max(room.below, name.height() - names.ascent() + leading / 2);
    const int baseline = bottom + room.above;
    if (!allBelow) row.name = QRect(0, baseline - names.ascent(), m_nameWidth, name.height());
    if (formula) {
        formula->place = QPointF(allBelow ? 0 : left, baseline - formula->ascent());
        row.expression = QRectF(formula->place, formula->layout.size() * formula->scale).toAlignedRect();
        m_formulas.push_back(std::move(*formula));
    }
    if (formula || !allBelow) bottom = baseline + room.below;
    if (room.split == Split::OneLine) {
        row.value = QRect(m_width - valueWidth, baseline - values.ascent(), valueWidth, values.height());
    } else {
        const QSize value = wrappedSize(values, row.valueText, m_width);
        room.values = std::max({room.values, value.height() + leading / 2, px(kStepHeight) - leading / 2});
        row.value = QRect(m_width - value.width(), bottom, value.width(), value.height());
        bottom += room.values;
    }
    row.whole = QRect(0, top, m_width, bottom - top);
    m_rows.push_back(std::move(row));
    return bottom;
}

std::vector<QRect> DerivationView::lines() const {
    std::vector<QRect> lines;
    for (const Formula& formula : m_formulas)
        lines.push_back(QRectF(formula.place, formula.layout.size() * formula.scale).toAlignedRect());
    for (const Row& row : m_rows) lines.push_back(row.whole);
    return lines;
}

bool DerivationView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QString explanation;
    for (const Row& row : m_rows)
        if (row.whole.contains(help->pos()))
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
        painter.translate(formula.place);
        painter.scale(formula.scale, formula.scale);
        formula.layout.paint(painter, {}, *m_theme, m_theme->text);
        painter.restore();
    }
    painter.setFont(nameFont());
    painter.setPen(m_theme->muted);
    for (const Row& row : m_rows) painter.drawText(row.name, kWrap, row.nameText);
    painter.setFont(valueFont());
    painter.setPen(m_theme->text);
    for (const Row& row : m_rows) {
        // A value that fits must not wrap for a fraction of a pixel.
        painter.drawText(row.value.adjusted(-2, 0, 0, 0), Qt::AlignRight | Qt::AlignTop | Qt::TextWordWrap,
                         row.valueText);
    }
    if (m_ruleTop >= 0) painter.fillRect(QRect(0, m_ruleTop, m_width, 1), m_theme->rule);
}

}  // namespace attention
