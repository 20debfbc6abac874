#include "ui/exhibits/heads/column_flow.h"

#include <algorithm>
#include <cmath>

#include "ui/exhibits/heads/exhibit.h"
#include "ui/figure/elided_text.h"
#include "ui/figure/figure.h"
#include "ui/figure/formula.h"
#include "ui/figure/look.h"
#include "ui/figure/theme.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// Heights of the header and of a row of the table of costs, in pixels.
constexpr double kCostHeader = 20, kCostRow = 24;
/// Width of the symbols to the left of the strips, in pixels.
constexpr double kSymbolWidth = 66;
constexpr QSizeF kMinFlow(244, 88), kMaxFlow(430, 116);
constexpr QSizeF kMinCosts(285, 86), kMaxCosts(400, 96);

}  // namespace

void HeadColumns::set() {
    const Index heads = headCount();
    const QString width = formatInteger(m_context.study->counts[std::size_t(design())].width);
    const QString all = formatInteger(m_context.study->sizes.dimensions);
    const bool isPart = design() != HeadDesign::Wide && heads > 1;
    const QString made = isPart ? tr("Each head makes %1 of the %2 columns").arg(width, all)
                                : tr("Each head makes %1 columns").arg(width);
    m_flow.setTitle({tr("%1, the output matrix mixes them").arg(made), made, tr("Columns and heads")});
    m_flow.set({.minimum = kMinFlow, .maximum = kMaxFlow, .margins = {kSymbolWidth, 0, 0, 0}},
               [this](Marks& marks, const QRectF& room) { addFlow(marks, room); });
    // The note describes the current design.
    if (heads > 1)
        m_costs.setTitle({tr("Wide heads cost more")},
                         {design() == HeadDesign::Sliced ? tr("sliced: sees %1 of %2 columns").arg(width, all)
                          : design() == HeadDesign::Wide ? tr("wide: %1 columns each").arg(all)
                                                         : tr("narrow: %1 of %2 columns each").arg(width, all)});
    else
        m_costs.setTitle({tr("One head costs the same")}, {tr("sliced, narrow or wide")});
    m_costs.set({.minimum = kMinCosts, .maximum = kMaxCosts}, [this](Marks& marks, const QRectF&) { addCosts(marks); });
}

/// Four strips of equal width with equal gaps, which the connections cross.
HeadColumns::Strips HeadColumns::stripsIn(const QRectF& room) {
    const double width = std::floor(room.width() * 0.48), height = room.height() - 2;
    const double thin = std::floor(height * 0.13), thick = std::floor(height * 0.2);
    const double gap = (height - 2 * thin - 2 * thick) / 3;
    Strips strips;
    strips.input = QRectF(room.left(), room.top(), width, thin);
    strips.headOutputs = QRectF(room.left(), strips.input.bottom() + gap, width, thick);
    strips.outputMatrix = QRectF(room.left(), strips.headOutputs.bottom() + gap, width, thick);
    strips.output = QRectF(room.left(), strips.outputMatrix.bottom() + gap, width, thin);
    strips.labels = QRectF(room.left() + width + 12, room.top(), room.width() - width - 12, room.height());
    return strips;
}

void HeadColumns::addFlow(Marks& marks, const QRectF& room) const {
    const Strips strips = stripsIn(room);
    addConnections(marks, strips);
    addStrip(marks, strips.input, design() == HeadDesign::Sliced);
    addStrip(marks, strips.headOutputs, true);
    addHeadNumbers(marks, strips.headOutputs);
    addStrip(marks, strips.outputMatrix, true);
    addStrip(marks, strips.output, false);
    addStripSymbols(marks, strips);
    addLabels(marks, strips);
    for (const QRectF& strip : {strips.headOutputs, strips.outputMatrix})
        for (Index head = 0; head < headCount(); ++head)
            marks.choice({"head", std::int64_t(head)}, segment(strip, head));
}

QRectF HeadColumns::segment(const QRectF& strip, Index head) const {
    const double width = strip.width() / double(headCount());
    return {strip.left() + width * double(head), strip.top(), width, strip.height()};
}

QColor HeadColumns::fill(Index head) const {
    if (head < kColouredHeads) return m_context.colour(head);
    return head % 2 == 0 ? m_context.theme->control : m_context.theme->track;
}

/// Connects the input of the chosen head, its columns, its columns of the output matrix and the output.
void HeadColumns::addConnections(Marks& marks, const Strips& strips) const {
    const QRectF columns = segment(strips.headOutputs, m_context.chosen),
                 rows = segment(strips.outputMatrix, m_context.chosen);
    addConnection(marks, design() == HeadDesign::Sliced ? segment(strips.input, m_context.chosen) : strips.input,
                  columns);
    addConnection(marks, columns, rows);
    addConnection(marks, rows, strips.output);
}

void HeadColumns::addConnection(Marks& marks, const QRectF& from, const QRectF& to) const {
    const Theme& theme = *m_context.theme;
    marks.polygon({from.bottomLeft(), from.bottomRight(), to.topRight(), to.topLeft()}, Qt::NoPen,
                  theme.isDark ? theme.raised : theme.hover);
    const QPen pen = strokePen(theme.control, 1);
    marks.line(from.bottomLeft(), to.topLeft(), pen);
    marks.line(from.bottomRight(), to.topRight(), pen);
}

/// @param isDivided  one segment for each head, in its colour; else one segment for all heads
void HeadColumns::addStrip(Marks& marks, const QRectF& strip, bool isDivided) const {
    marks.crisp([&](Marks& cells) {
        if (!isDivided) cells.fill(strip, m_context.theme->track);
        for (Index head = 0; isDivided && head < headCount(); ++head) cells.fill(segment(strip, head), fill(head));
    });
    if (isDivided) addHeadBorders(marks, strip);
}

void HeadColumns::addHeadBorders(Marks& marks, const QRectF& strip) const {
    const QPen pen = strokePen(m_context.theme->surface, 1);
    const bool hasSeams = strip.width() / double(headCount()) >= 4;
    for (Index head = 1; hasSeams && head < headCount(); ++head) {
        const double x = segment(strip, head).left();
        marks.line(QLineF(x, strip.top(), x, strip.bottom()), pen);
    }
    if (headCount() > 1)
        marks.casedBox(segment(strip, m_context.chosen).adjusted(-0.5, -0.5, 0.5, 0.5), m_context.theme->text, 2,
                       m_context.theme->surface);
}

void HeadColumns::addHeadNumbers(Marks& marks, const QRectF& strip) const {
    const QFont font = textFont(font_size::kSmallest, QFont::DemiBold);
    const double room = strip.width() / double(headCount()) - 4;
    if (firstFittingText({formatInteger(headCount() - 1)}, room, font).isEmpty() || strip.height() < 13) return;
    for (Index head = 0; head < headCount(); ++head)
        marks.label(segment(strip, head), Qt::AlignCenter, formatInteger(head), font, contrastingColour(fill(head)));
}

void HeadColumns::addStripSymbols(Marks& marks, const Strips& strips) const {
    // Adds a symbol whose right edge is at `right` and returns its left edge.
    const auto addSymbol = [&](const QRectF& strip, double right, const Expression& expression) {
        FormulaLayout formula(expression, font_size::kBody);
        const double left = right - formula.size().width();
        const QPointF place(left, strip.center().y() - formula.size().height() / 2);
        marks.formula(std::move(formula), place, m_context.theme->text, *m_context.theme);
        return left;
    };
    using namespace formula;
    const double right = strips.input.left() - 10;
    const auto outputOf = [](Index head) { return symbol("O", 1, {number(double(head))}); };
    addSymbol(strips.input, right, symbol("X", 1));
    double left = addSymbol(strips.headOutputs, right, outputOf(headCount() - 1));
    if (headCount() > 2) {
        const QRectF dots(left - 16, strips.headOutputs.top(), 16, strips.headOutputs.height());
        marks.text(dots, Qt::AlignCenter, {QStringLiteral("…")}, textFont(font_size::kBody), m_context.theme->text);
        left = dots.left();
    }
    if (headCount() > 1) addSymbol(strips.headOutputs, left, outputOf(0));
    addSymbol(strips.outputMatrix, right, symbol("W", 1, IndexRole::None, {symbol("o", 1)}));
    addSymbol(strips.output, right, symbol("Y", 1));
}

void HeadColumns::addLabels(Marks& marks, const Strips& strips) const {
    const Index width = m_context.study->counts[std::size_t(design())].width;
    const Index first = m_context.chosen * width;
    const QString head = formatInteger(m_context.chosen), from = formatInteger(first),
                  to = formatInteger(first + width - 1);
    const QString all = formatInteger(m_context.study->sizes.dimensions);
    const QString columns = width == 1 ? tr("column %1").arg(from) : tr("columns %1 to %2").arg(from, to);
    const auto addLabel = [&](const QRectF& strip, const QStringList& forms) {
        marks.text({strips.labels.left(), strip.center().y() - 9, strips.labels.width(), 18}, Qt::AlignVCenter, forms,
                   textFont(font_size::kAxis), m_context.theme->muted);
    };
    if (design() == HeadDesign::Sliced)
        addLabel(strips.input, {tr("head %1 gets %2 only").arg(head, columns), columns});
    else
        addLabel(strips.input, {tr("every head gets all %1 columns").arg(all), tr("all %1 columns").arg(all)});
    addLabel(strips.headOutputs, {tr("head %1: %2").arg(head, columns), columns});
    addLabel(strips.outputMatrix, {tr("head %1’s columns of the output matrix").arg(head),
                                   tr("columns of head %1").arg(head), tr("its columns")});
    addLabel(strips.output, {tr("all heads add up in %1 columns").arg(all), tr("%1 columns").arg(all)});
}

double HeadColumns::costRowHeight() const {
    return std::min(kCostRow, (m_costs.content().height() - kCostHeader) / double(kHeadDesigns.size()));
}

QRectF HeadColumns::designBox(Index row) const {
    return costRect(0, 0.18, m_costs.content().top() + kCostHeader + costRowHeight() * double(row), costRowHeight());
}

QRectF HeadColumns::costBox(Index row, Index column) const {
    const double top = designBox(row).top();
    const double left = m_costs.content().left() + m_costs.content().width() * (column == 0 ? 0.26 : 0.525);
    return {left, top, m_costs.content().width() * (column == 0 ? 0.265 : 0.245), costRowHeight()};
}

QRectF HeadColumns::costRect(double from, double to, double top, double height) const {
    return {m_costs.content().left() + m_costs.content().width() * from, top, m_costs.content().width() * (to - from),
            height};
}

void HeadColumns::addCosts(Marks& marks) const {
    const auto addHeader = [&](double from, double to, const QStringList& forms) {
        marks.text(costRect(from, to, m_costs.content().top(), 17).adjusted(0, 0, -6, 0),
                   Qt::AlignVCenter | Qt::AlignRight, forms, textFont(font_size::kSmallest), m_context.theme->muted);
    };
    addHeader(0.15, 0.26, {tr("width"), QStringLiteral("w")});
    addHeader(0.25, 0.525, {tr("learned numbers"), tr("learned")});
    addHeader(0.525, 0.77, {tr("multiplications"), tr("multiplied")});
    addHeader(0.77, 1.0, {tr("numbers to keep"), tr("to keep")});
    const double y = m_costs.content().top() + kCostHeader - 1.5;
    marks.line({m_costs.content().left(), y, m_costs.content().right(), y}, strokePen(m_context.theme->rule, 1));
    for (Index row = 0; row < Index(kHeadDesigns.size()); ++row) addDesignCosts(marks, row);
    // In reverse order: the area that was added last is on top, so that on a shared edge the upper or left box wins.
    for (Index row = Index(kHeadDesigns.size()); row-- > 0;) {
        marks.choice({"head-design", choiceValue(row)}, designBox(row));
        if (!m_context.study->counts[std::size_t(row)].isPossible) continue;
        for (const Index column : {1, 0}) marks.cell({row, column, "counts"}, costBox(row, column));
    }
}

void HeadColumns::addDesignCosts(Marks& marks, Index row) const {
    const bool isCurrent = row == Index(design());
    const QRectF name = designBox(row);
    const DesignCosts& counts = m_context.study->counts[std::size_t(row)];
    const QFont font = textFont(font_size::kAxis, isCurrent ? QFont::DemiBold : QFont::Normal);
    const QColor ink = counts.isPossible ? m_context.theme->text : m_context.theme->faint;
    if (isCurrent) marks.fill({name.left(), name.top() + 4, 3, name.height() - 8}, m_context.theme->text);
    marks.elided(name.adjusted(9, 0, 0, 0), Qt::AlignVCenter, Heads::design(kHeadDesigns[std::size_t(row)]), font, ink);
    const auto numberIn = [&](double from, double to, double value) {
        const QString text = counts.isPossible ? formatDecimals(value, 0) : QStringLiteral("–");
        marks.text(costRect(from, to, name.top(), name.height()).adjusted(0, 0, -6, 0),
                   Qt::AlignVCenter | Qt::AlignRight, {text, formatSignificantDigits(value, 3)}, font, ink);
    };
    numberIn(0.16, 0.26, double(counts.width));
    numberIn(0.26, 0.525, counts.parameters);
    numberIn(0.525, 0.77, counts.multiplyAdds);
    numberIn(0.77, 1, counts.storedValues);
}

}  // namespace attention
