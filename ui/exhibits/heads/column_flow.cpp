#include "ui/exhibits/heads/column_flow.h"

#include <algorithm>
#include <cmath>

#include "ui/exhibits/heads/exhibit.h"
#include "ui/figure/figure.h"
#include "ui/figure/formula.h"
#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/theme.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr double kCountHead = 20, kCountRow = 24;
/// Left of the strips, for their symbols.
constexpr double kSymbols = 66;
constexpr QSizeF kMinWays(244, 88), kMaxWays(430, 116);
constexpr QSizeF kMinCosts(285, 86), kMaxCosts(400, 96);

}  // namespace

HeadColumns::HeadColumns(const HeadsContext& look) : m_look(look) {
    m_ways.onChoose = [this](const QPointF& place) -> std::optional<Figure::ParameterChange> {
        const auto head = headAt(place);
        return head ? std::optional(Figure::ParameterChange{"head", std::int64_t(*head)}) : std::nullopt;
    };
    m_costs.onChoose = [this](const QPointF& place) -> std::optional<Figure::ParameterChange> {
        for (Index design = 0; design < Index(kHeadDesigns.size()); ++design)
            if (designBox(design).contains(place)) return Figure::ParameterChange{"head-design", choiceValue(design)};
        return std::nullopt;
    };
    m_costs.onPoint = [this](const QPointF& place) -> std::optional<Cell> {
        for (Index design = 0; design < Index(kHeadDesigns.size()); ++design)
            for (const Index column : {0, 1})
                if (countBox(design, column).contains(place)) return Cell{design, column, "counts"};
        return std::nullopt;
    };
    m_costs.onBox = [this](const Cell& cell) -> std::optional<QRectF> {
        if (cell.matrix != "counts") return std::nullopt;
        const QRectF box = countBox(cell.row, cell.column);
        return box.isEmpty() ? std::nullopt : std::optional(box);
    };
    m_costs.onMark = [this](QCPPainter& painter, const Cell& cell, Mark how) {
        if (const auto box = m_costs.cellRect(cell)) drawCellMark(painter, *box, m_costs.content(), how, *m_look.theme);
    };
}

void HeadColumns::set() {
    const Index heads = headCount();
    const QString width = formatInteger(m_look.study->counts[std::size_t(design())].width);
    const QString all = formatInteger(m_look.study->sizes.dimensions);
    const bool isPart = design() != HeadDesign::Wide && heads > 1;
    const QString made = isPart ? tr("Each head makes %1 of the %2 columns").arg(width, all)
                                : tr("Each head makes %1 columns").arg(width);
    m_ways.setTitle({tr("%1, the output matrix mixes them").arg(made), made, tr("Columns and heads")});
    m_ways.set({.minimum = kMinWays, .maximum = kMaxWays, .margins = {kSymbols, 0, 0, 0}},
               [this](QCPPainter& painter, const QRectF& room) {
                   layStrips(room);
                   drawRecombination(painter);
               });
    // The note is about the design that is marked below it.
    if (heads > 1)
        m_costs.setTitle({tr("Wide heads cost more")},
                         {design() == HeadDesign::Sliced ? tr("sliced: sees %1 of %2 columns").arg(width, all)
                          : design() == HeadDesign::Wide ? tr("wide: %1 columns each").arg(all)
                                                         : tr("narrow: %1 of %2 columns each").arg(width, all)});
    else
        m_costs.setTitle({tr("One head costs the same")}, {tr("sliced, narrow or wide")});
    m_costs.set({.minimum = kMinCosts, .maximum = kMaxCosts},
                [this](QCPPainter& painter, const QRectF&) { drawCounts(painter); });
}

/// Four strips with the ways between them.
void HeadColumns::layStrips(const QRectF& room) {
    const double width = std::floor(room.width() * 0.48), height = room.height() - 2;
    const double thin = std::floor(height * 0.13), thick = std::floor(height * 0.2);
    const double way = (height - 2 * thin - 2 * thick) / 3;
    m_input = QRectF(room.left(), room.top(), width, thin);
    m_columns = QRectF(room.left(), m_input.bottom() + way, width, thick);
    m_output = QRectF(room.left(), m_columns.bottom() + way, width, thick);
    m_result = QRectF(room.left(), m_output.bottom() + way, width, thin);
    m_words = QRectF(room.left() + width + 12, room.top(), room.width() - width - 12, room.height());
}

void HeadColumns::drawRecombination(QCPPainter& painter) const {
    drawWays(painter);
    drawStrip(painter, m_input, design() == HeadDesign::Sliced);
    drawStrip(painter, m_columns, true);
    drawNumbers(painter, m_columns);
    drawStrip(painter, m_output, true);
    drawStrip(painter, m_result, false);
    drawSymbols(painter);
    drawWords(painter);
}

std::optional<Index> HeadColumns::headAt(const QPointF& place) const {
    if (!m_columns.contains(place) && !m_output.contains(place)) return std::nullopt;
    const double part = (place.x() - m_columns.left()) / m_columns.width();
    return std::clamp<Index>(Index(part * double(headCount())), 0, headCount() - 1);
}

QRectF HeadColumns::segment(const QRectF& strip, Index head) const {
    const double width = strip.width() / double(headCount());
    return {strip.left() + width * double(head), strip.top(), width, strip.height()};
}

QColor HeadColumns::fill(Index head) const {
    if (head < kColouredHeads) return m_look.colour(head);
    return head % 2 == 0 ? m_look.theme->control : m_look.theme->track;
}

/// Where the chosen head's columns come from and what they lead to.
void HeadColumns::drawWays(QCPPainter& painter) const {
    const QRectF query = segment(m_columns, m_look.chosen), output = segment(m_output, m_look.chosen);
    drawWay(painter, design() == HeadDesign::Sliced ? segment(m_input, m_look.chosen) : m_input, query);
    drawWay(painter, query, output);
    drawWay(painter, output, m_result);
}

void HeadColumns::drawWay(QCPPainter& painter, const QRectF& from, const QRectF& to) const {
    const Theme& theme = *m_look.theme;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.isDark ? theme.raised : theme.hover);
    painter.drawPolygon(QPolygonF({from.bottomLeft(), from.bottomRight(), to.topRight(), to.topLeft()}));
    painter.setPen(strokePen(theme.control, 1));
    painter.drawLine(QLineF(from.bottomLeft(), to.topLeft()));
    painter.drawLine(QLineF(from.bottomRight(), to.topRight()));
}

/// A row of columns: divided by heads, or all of them for everyone.
void HeadColumns::drawStrip(QCPPainter& painter, const QRectF& strip, bool isDivided) const {
    painter.save();
    painter.setAntialiasing(false);
    if (!isDivided) painter.fillRect(strip, m_look.theme->track);
    for (Index head = 0; isDivided && head < headCount(); ++head) painter.fillRect(segment(strip, head), fill(head));
    painter.setAntialiasing(true);
    if (isDivided) drawSeams(painter, strip);
    painter.restore();
}

void HeadColumns::drawSeams(QCPPainter& painter, const QRectF& strip) const {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(strokePen(m_look.theme->surface, 1));
    const Index seams = strip.width() / double(headCount()) >= 4 ? headCount() : 0;
    for (Index head = 1; head < seams; ++head) {
        const double x = segment(strip, head).left();
        painter.drawLine(QLineF(x, strip.top(), x, strip.bottom()));
    }
    if (headCount() > 1)
        drawCasedBox(painter, segment(strip, m_look.chosen).adjusted(-0.5, -0.5, 0.5, 0.5), m_look.theme->text, 2,
                     m_look.theme->surface);
}

void HeadColumns::drawNumbers(QCPPainter& painter, const QRectF& strip) const {
    const QFont font = textFont(font_size::kSmallest, QFont::DemiBold);
    const double room = strip.width() / double(headCount()) - 4;
    if (firstFittingText({formatInteger(headCount() - 1)}, room, font).isEmpty() || strip.height() < 13) return;
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setFont(font);
    for (Index head = 0; head < headCount(); ++head) {
        painter.setPen(contrastingColour(fill(head)));
        drawLabelText(painter, segment(strip, head), Qt::AlignCenter, formatInteger(head));
    }
    painter.restore();
}

void HeadColumns::drawSymbols(QCPPainter& painter) const {
    // Ends at `right` and returns where it begins.
    const auto symbolAt = [&](const QRectF& strip, double right, const Expression& expression) {
        const FormulaLayout formula(expression, font_size::kBody);
        const double left = right - formula.size().width();
        formula.paint(painter, {left, strip.center().y() - formula.size().height() / 2}, *m_look.theme,
                      m_look.theme->text);
        return left;
    };
    using namespace formula;
    const double right = m_input.left() - 10;
    const auto outputOf = [](Index head) { return symbol("O", 1, {number(double(head))}); };
    symbolAt(m_input, right, symbol("X", 1));
    double left = symbolAt(m_columns, right, outputOf(headCount() - 1));
    if (headCount() > 2) {
        const QRectF dots(left - 16, m_columns.top(), 16, m_columns.height());
        drawFirstFitting(painter, dots, Qt::AlignCenter, {QStringLiteral("…")}, textFont(font_size::kBody),
                         m_look.theme->text);
        left = dots.left();
    }
    if (headCount() > 1) symbolAt(m_columns, left, outputOf(0));
    symbolAt(m_output, right, symbol("W", 1, IndexRole::None, {symbol("o", 1)}));
    symbolAt(m_result, right, symbol("Y", 1));
}

void HeadColumns::drawWords(QCPPainter& painter) const {
    const Index width = m_look.study->counts[std::size_t(design())].width;
    const Index first = m_look.chosen * width;
    const QString head = formatInteger(m_look.chosen), from = formatInteger(first),
                  to = formatInteger(first + width - 1);
    const QString all = formatInteger(m_look.study->sizes.dimensions);
    const QString columns = width == 1 ? tr("column %1").arg(from) : tr("columns %1 to %2").arg(from, to);
    const auto wordsAt = [&](const QRectF& strip, const QStringList& forms) {
        drawFirstFitting(painter, QRectF(m_words.left(), strip.center().y() - 9, m_words.width(), 18), Qt::AlignVCenter,
                         forms, textFont(font_size::kAxis), m_look.theme->muted);
    };
    if (design() == HeadDesign::Sliced)
        wordsAt(m_input, {tr("head %1 gets %2 only").arg(head, columns), columns});
    else
        wordsAt(m_input, {tr("every head gets all %1 columns").arg(all), tr("all %1 columns").arg(all)});
    wordsAt(m_columns, {tr("head %1: %2").arg(head, columns), columns});
    wordsAt(m_output, {tr("head %1’s columns of the output matrix").arg(head), tr("columns of head %1").arg(head),
                       tr("its columns")});
    wordsAt(m_result, {tr("all heads add up in %1 columns").arg(all), tr("%1 columns").arg(all)});
}

double HeadColumns::countRow() const {
    return std::min(kCountRow, (m_costs.content().height() - kCountHead) / double(kHeadDesigns.size()));
}

QRectF HeadColumns::designBox(Index row) const {
    if (!m_costs.isVisible()) return {};
    return countColumn(0, 0.18, m_costs.content().top() + kCountHead + countRow() * double(row), countRow());
}

QRectF HeadColumns::countBox(Index row, Index column) const {
    if (!m_costs.isVisible() || !m_look.study->counts[std::size_t(row)].isPossible) return {};
    const double top = designBox(row).top();
    const double left = m_costs.content().left() + m_costs.content().width() * (column == 0 ? 0.26 : 0.525);
    return {left, top, m_costs.content().width() * (column == 0 ? 0.265 : 0.245), countRow()};
}

QRectF HeadColumns::countColumn(double from, double to, double top, double height) const {
    return {m_costs.content().left() + m_costs.content().width() * from, top, m_costs.content().width() * (to - from),
            height};
}

void HeadColumns::drawCounts(QCPPainter& painter) const {
    const auto headAt = [&](double from, double to, const QStringList& forms) {
        drawFirstFitting(painter, countColumn(from, to, m_costs.content().top(), 17).adjusted(0, 0, -6, 0),
                         Qt::AlignVCenter | Qt::AlignRight, forms, textFont(font_size::kSmallest), m_look.theme->muted);
    };
    headAt(0.15, 0.26, {tr("width"), QStringLiteral("w")});
    headAt(0.25, 0.525, {tr("learned numbers"), tr("learned")});
    headAt(0.525, 0.77, {tr("multiplications"), tr("multiplied")});
    headAt(0.77, 1.0, {tr("numbers to keep"), tr("to keep")});
    painter.setPen(strokePen(m_look.theme->rule, 1));
    const double y = m_costs.content().top() + kCountHead - 1.5;
    painter.drawLine(QLineF(m_costs.content().left(), y, m_costs.content().right(), y));
    for (Index row = 0; row < Index(kHeadDesigns.size()); ++row) drawDesign(painter, row);
}

void HeadColumns::drawDesign(QCPPainter& painter, Index row) const {
    const bool isCurrent = row == Index(design());
    const QRectF name = designBox(row);
    const DesignCosts& counts = m_look.study->counts[std::size_t(row)];
    const QFont font = textFont(font_size::kAxis, isCurrent ? QFont::DemiBold : QFont::Normal);
    const QColor ink = counts.isPossible ? m_look.theme->text : m_look.theme->faint;
    if (isCurrent) painter.fillRect(QRectF(name.left(), name.top() + 4, 3, name.height() - 8), m_look.theme->text);
    drawElided(painter, name.adjusted(9, 0, 0, 0), Qt::AlignVCenter, Heads::design(kHeadDesigns[std::size_t(row)]),
               font, ink);
    const auto numberIn = [&](double from, double to, double value) {
        const QString text = counts.isPossible ? formatDecimals(value, 0) : QStringLiteral("–");
        drawFirstFitting(painter, countColumn(from, to, name.top(), name.height()).adjusted(0, 0, -6, 0),
                         Qt::AlignVCenter | Qt::AlignRight, {text, formatSignificantDigits(value, 3)}, font, ink);
    };
    numberIn(0.16, 0.26, double(counts.width));
    numberIn(0.26, 0.525, counts.parameters);
    numberIn(0.525, 0.77, counts.multiplyAdds);
    numberIn(0.77, 1, counts.storedValues);
}

}  // namespace attention
