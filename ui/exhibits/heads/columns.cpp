#include "ui/exhibits/heads/columns.h"

#include <algorithm>
#include <cmath>

#include "ui/exhibits/heads/words.h"
#include "ui/figure/contrast.h"
#include "ui/figure/figure.h"
#include "ui/figure/formula.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

constexpr double kCountHead = 20;
/// Narrower rooms have no counts.
constexpr double kLeastForCounts = 600;

}  // namespace

void HeadColumns::lay(const QRectF& room) {
    m_room = room;
    m_columns = m_output = m_counts = {};
    if (room.isEmpty()) return;
    const bool hasCounts = room.width() >= kLeastForCounts;
    const double wide = hasCounts ? room.width() * 0.54 : room.width();
    const double symbols = 40, words = std::clamp(wide * 0.5, 120.0, 230.0);
    const double left = room.left() + symbols;
    const double width = std::max(40.0, wide - symbols - words);
    // Four strips with the ways between them.
    const double top = room.top() + 20;
    const double height = room.bottom() - top - 2;
    const double thin = std::floor(height * 0.13), thick = std::floor(height * 0.2);
    const double way = (height - 2 * thin - 2 * thick) / 3;
    m_input = QRectF(left, top, width, thin);
    m_columns = QRectF(left, m_input.bottom() + way, width, thick);
    m_output = QRectF(left, m_columns.bottom() + way, width, thick);
    m_result = QRectF(left, m_output.bottom() + way, width, thin);
    m_words = QRectF(left + width + 12, room.top(), words - 12, room.height());
    if (hasCounts) m_counts = QRectF(room.left() + wide + 20, room.top(), room.width() - wide - 20, room.height());
}

void HeadColumns::draw(QCPPainter& painter) const {
    if (m_room.isEmpty()) return;
    drawWhole(painter, QRectF(m_input.left(), m_room.top(), m_words.right() - m_input.left(), 17), Qt::AlignVCenter,
              {HeadsWords::tr("Columns become heads, and the output matrix mixes them again"),
               HeadsWords::tr("Columns become heads, and one row again"), HeadsWords::tr("Columns and heads")},
              textFont(type::kAxis, QFont::DemiBold), m_look.theme->text);
    drawWays(painter);
    drawStrip(painter, m_input, design() == HeadDesign::Sliced);
    drawStrip(painter, m_columns, true);
    drawNumbers(painter, m_columns);
    drawStrip(painter, m_output, true);
    drawStrip(painter, m_result, false);
    drawSymbols(painter);
    drawWords(painter);
    drawCounts(painter);
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
    painter.setBrush(theme.dark ? theme.raised : theme.hover);
    painter.drawPolygon(QPolygonF({from.bottomLeft(), from.bottomRight(), to.topRight(), to.topLeft()}));
    painter.setPen(QPen(theme.control, 1));
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
    painter.setPen(QPen(m_look.theme->surface, 1));
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
    const QFont font = textFont(type::kSmallest, QFont::DemiBold);
    const double widest = QFontMetricsF(font).horizontalAdvance(wholeNumber(headCount() - 1));
    if (widest + 4 > strip.width() / double(headCount()) || strip.height() < 13) return;
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setFont(font);
    for (Index head = 0; head < headCount(); ++head) {
        painter.setPen(inkOn(fill(head)));
        painter.drawText(segment(strip, head), Qt::AlignCenter, wholeNumber(head));
    }
    painter.restore();
}

void HeadColumns::drawSymbols(QCPPainter& painter) const {
    const auto symbolAt = [&](const QRectF& strip, const Expression& expression) {
        const FormulaLayout formula(expression, type::kBody);
        formula.paint(painter,
                      {strip.left() - 10 - formula.size().width(), strip.center().y() - formula.size().height() / 2},
                      *m_look.theme, m_look.theme->text);
    };
    using namespace formula;
    symbolAt(m_input, symbol("X", 1));
    symbolAt(m_columns, symbol("Q", 1, IndexRole::None, {symbol("h", 1)}));
    symbolAt(m_output, symbol("W", 1, IndexRole::None, {symbol("o", 1)}));
    symbolAt(m_result, symbol("Y", 1));
}

void HeadColumns::drawWords(QCPPainter& painter) const {
    const Index width = m_look.study->counts[std::size_t(design())].width;
    const Index first = m_look.chosen * width;
    const QString head = wholeNumber(m_look.chosen), from = wholeNumber(first), to = wholeNumber(first + width - 1);
    const QString all = wholeNumber(m_look.study->sizes.dimensions);
    const QString columns =
        width == 1 ? HeadsWords::tr("column %1").arg(from) : HeadsWords::tr("columns %1 to %2").arg(from, to);
    const auto wordsAt = [&](const QRectF& strip, const QStringList& forms) {
        drawWhole(painter, QRectF(m_words.left(), strip.center().y() - 9, m_words.width(), 18), Qt::AlignVCenter, forms,
                  textFont(type::kAxis), m_look.theme->muted);
    };
    if (design() == HeadDesign::Sliced)
        wordsAt(m_input, {HeadsWords::tr("head %1 gets %2 only").arg(head, columns), columns});
    else
        wordsAt(m_input,
                {HeadsWords::tr("every head gets all %1 columns").arg(all), HeadsWords::tr("all %1 columns").arg(all)});
    wordsAt(m_columns, {HeadsWords::tr("head %1: %2").arg(head, columns), columns});
    wordsAt(m_output, {HeadsWords::tr("its columns of the output matrix"), HeadsWords::tr("its columns")});
    wordsAt(m_result,
            {HeadsWords::tr("all heads add up in %1 columns").arg(all), HeadsWords::tr("%1 columns").arg(all)});
}

double HeadColumns::countRow() const {
    return std::min(24.0, (m_counts.height() - kCountHead) / double(kHeadDesigns.size()));
}

QRectF HeadColumns::designBox(Index row) const {
    if (m_counts.isEmpty()) return {};
    return countColumn(0, 0.26, m_counts.top() + kCountHead + countRow() * double(row), countRow());
}

QRectF HeadColumns::countBox(Index row, Index column) const {
    if (m_counts.isEmpty() || !m_look.study->counts[std::size_t(row)].isPossible) return {};
    const double top = designBox(row).top();
    const double left = m_counts.left() + m_counts.width() * (column == 0 ? 0.38 : 0.68);
    return {left, top, m_counts.width() * (column == 0 ? 0.3 : 0.32), countRow()};
}

QRectF HeadColumns::countColumn(double from, double to, double top, double height) const {
    return {m_counts.left() + m_counts.width() * from, top, m_counts.width() * (to - from), height};
}

void HeadColumns::drawCounts(QCPPainter& painter) const {
    if (m_counts.isEmpty()) return;
    const auto headAt = [&](double from, double to, const QStringList& forms) {
        drawWhole(painter, countColumn(from, to, m_counts.top(), 17).adjusted(0, 0, -6, 0),
                  Qt::AlignVCenter | Qt::AlignRight, forms, textFont(type::kSmallest), m_look.theme->muted);
    };
    headAt(0.22, 0.38, {HeadsWords::tr("width"), QStringLiteral("w")});
    headAt(0.36, 0.68, {HeadsWords::tr("parameters"), HeadsWords::tr("params")});
    headAt(0.66, 1.0, {HeadsWords::tr("multiply–adds"), HeadsWords::tr("mult–adds")});
    painter.setPen(QPen(m_look.theme->rule, 1));
    const double y = m_counts.top() + kCountHead - 1.5;
    painter.drawLine(QLineF(m_counts.left(), y, m_counts.right(), y));
    for (Index row = 0; row < Index(kHeadDesigns.size()); ++row) drawDesign(painter, row);
}

void HeadColumns::drawDesign(QCPPainter& painter, Index row) const {
    const bool isCurrent = row == Index(design());
    const QRectF name = designBox(row);
    const DesignCounts& counts = m_look.study->counts[std::size_t(row)];
    const QFont font = textFont(type::kAxis, isCurrent ? QFont::DemiBold : QFont::Normal);
    const QColor ink = counts.isPossible ? m_look.theme->text : m_look.theme->faint;
    if (isCurrent) painter.fillRect(QRectF(name.left(), name.top() + 4, 3, name.height() - 8), m_look.theme->text);
    drawElided(painter, name.adjusted(9, 0, 0, 0), Qt::AlignVCenter, HeadsWords::design(kHeadDesigns[std::size_t(row)]),
               font, ink);
    const auto numberIn = [&](double from, double to, double value) {
        const QString text = counts.isPossible ? displayNumber(value, 0) : QStringLiteral("–");
        drawWhole(painter, countColumn(from, to, name.top(), name.height()).adjusted(0, 0, -6, 0),
                  Qt::AlignVCenter | Qt::AlignRight, {text, significantNumber(value, 3)}, font, ink);
    };
    numberIn(0.26, 0.38, double(counts.width));
    numberIn(0.38, 0.68, counts.parameters);
    numberIn(0.68, 1, counts.multiplyAdds);
}

}  // namespace attention
