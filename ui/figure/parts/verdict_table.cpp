#include "ui/figure/parts/verdict_table.h"

#include <algorithm>
#include <cmath>

#include <QPainterPath>

#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kMinTest = 46, kMaxTest = 150, kMinTried = 18, kMaxTried = 54;
constexpr double kVerdictLegend = 24;
constexpr double kBesideTried = 10;
constexpr int kMaxHeadLines = 3;

/// The width of the widest word of a text: lines break only between words.
double widestWord(const QString& text, const QFont& font) {
    double widest = 0;
    for (const QString& word : text.split(u' ')) {
        // Chinese text may break between any two characters.
        const bool isBreakable =
            std::ranges::any_of(word, [](QChar character) { return character.script() == QChar::Script_Han; });
        widest = std::max(widest, textWidth(isBreakable ? word.left(2) : word, font));
    }
    return widest;
}

double headHeight(const QString& text, const QFont& font, double width) {
    return QFontMetricsF(font)
        .boundingRect(QRectF(0, 0, width, kMaxExtent), Qt::AlignHCenter | Qt::TextWordWrap, text)
        .height();
}

/// The maximum height of a heading; line heights may be rounded up.
double maxHeadHeight(const QFont& font) {
    return kMaxHeadLines * std::ceil(QFontMetricsF(font).lineSpacing()) + 1;
}

}  // namespace

void addVerdict(Marks& marks, const QRectF& box, Verdict verdict, const Theme& theme) {
    constexpr int kQuarter = 16 * 90;
    const QPointF centre = box.center();
    const auto pen = [](const QColor& ink, double width) {
        return strokePen(ink, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    };
    switch (verdict) {
        case Verdict::Yes:
            marks.polyline({centre + QPointF(-4.5, 0.5), centre + QPointF(-1.5, 3.5), centre + QPointF(4.5, -4)},
                           pen(theme.text, 2));
            break;
        case Verdict::Partial:
            marks.circle(centre, 4.5, strokePen(theme.text, 1.25));
            marks.pie(squareAround(centre, 4.5), kQuarter, 2 * kQuarter, Qt::NoPen, theme.text);
            break;
        case Verdict::No:
            marks.line(centre + QPointF(-3.5, -3.5), centre + QPointF(3.5, 3.5), pen(theme.muted, 1.5));
            marks.line(centre + QPointF(-3.5, 3.5), centre + QPointF(3.5, -3.5), pen(theme.muted, 1.5));
            break;
        case Verdict::NotApplicable:
            marks.line(centre + QPointF(-3, 0), centre + QPointF(3, 0), strokePen(theme.control, 1.5));
            break;
    }
}

void VerdictTablePart::set(Look look) {
    m_look = std::move(look);
    const auto columns = double(m_look.heads.size()), rows = double(m_look.rows.size());
    const QFont small = textFont(font_size::kSmallest, QFont::DemiBold);
    double names = 0, words = kMinTest;
    for (const Row& row : m_look.rows) names = std::max(names, textWidth(row.name, small));
    for (const QString& head : m_look.heads) words = std::max(words, widestWord(head, small) + 4);
    const double heads = maxHeadHeight(small) + 8;
    // Wide enough for headings with at most this number of lines.
    while (words < kMaxTest && std::ranges::any_of(m_look.heads, [&](const QString& head) {
               return headHeight(head, small, words - 4) > maxHeadHeight(small);
           }))
        words += 2;
    const double legend = m_look.legend.isEmpty() ? 0 : kVerdictLegend;
    m_need = {.minimum = {std::ceil(names) + 2 * kBesideTried + columns * words, heads + rows * kMinTried + legend},
              .maximum = {260 + columns * kMaxTest, 90 + rows * kMaxTried + legend}};
}

QFont VerdictTablePart::headFont(Index column) const {
    return textFont(m_headSize, column == m_look.chosenColumn ? QFont::DemiBold : QFont::Normal);
}

void VerdictTablePart::geometryChanged() {
    const QRectF room = content();
    const auto columns = double(std::max<qsizetype>(1, m_look.heads.size()));
    const auto rows = double(std::max<std::size_t>(1, m_look.rows.size()));
    // The largest font sizes with which names and headings fit.
    for (int size = font_size::kBody; size >= font_size::kSmallest; --size) {
        m_headSize = std::min<int>(size, font_size::kName);
        m_nameSize = size;
        double names = 0;
        for (const Row& row : m_look.rows)
            names = std::max(names, textWidth(row.name, textFont(m_nameSize, QFont::DemiBold)));
        m_names = std::ceil(names) + 2 * kBesideTried;
        m_column = std::floor((room.width() - m_names) / columns);
        const QFont bold = textFont(m_headSize, QFont::DemiBold);
        const double lines = maxHeadHeight(bold);
        // Measured in bold, so that nothing moves when a heading becomes bold.
        m_heads = 8;
        for (const QString& head : m_look.heads)
            m_heads = std::max(m_heads, std::ceil(headHeight(head, bold, m_column - 4)) + 8);
        if (std::ranges::all_of(m_look.heads, [&](const QString& head) {
                return widestWord(head, bold) <= m_column - 4 && headHeight(head, bold, m_column - 4) <= lines;
            }))
            break;
    }
    const double legend = m_look.legend.isEmpty() ? 0 : kVerdictLegend;
    m_row = std::floor(std::min((room.height() - m_heads - legend) / rows, kMaxTried));
}

QRectF VerdictTablePart::rowBox(Index row) const {
    return {content().left(), content().top() + m_heads + double(row) * m_row,
            m_names + double(m_look.heads.size()) * m_column, m_row};
}

QRectF VerdictTablePart::cellBox(Index row, Index column) const {
    const QRectF whole = rowBox(row);
    return {whole.left() + m_names + double(column) * m_column, whole.top(), m_column, m_row};
}

bool VerdictTablePart::passesAll(Index row) const {
    return std::ranges::all_of(m_look.rows[std::size_t(row)].verdicts,
                               [](Verdict verdict) { return verdict == Verdict::Yes; });
}

std::optional<Cell> VerdictTablePart::cellAt(const QPointF& place) const {
    if (!isVisible()) return std::nullopt;
    for (Index row = 0; row < Index(m_look.rows.size()); ++row) {
        if (!rowBox(row).contains(place)) continue;
        // A point on a name means the cell of the chosen test.
        const double column = std::floor((place.x() - cellBox(row, 0).left()) / m_column);
        return Cell{row,
                    column < 0 ? std::max<Index>(0, m_look.chosenColumn)
                               : std::min(Index(column), Index(m_look.heads.size()) - 1),
                    m_look.matrix};
    }
    return std::nullopt;
}

std::optional<QRectF> VerdictTablePart::cellRect(const Cell& cell) const {
    if (!isVisible() || cell.matrix != m_look.matrix || cell.row < 0 || cell.row >= Index(m_look.rows.size()) ||
        cell.column < 0 || cell.column >= Index(m_look.heads.size()))
        return std::nullopt;
    return cellBox(cell.row, cell.column);
}

std::optional<ParameterChange> VerdictTablePart::choiceAt(const QPointF& place) const {
    const auto cell = cellAt(place);
    return cell ? std::optional(ParameterChange{m_look.key, std::int64_t(cell->row)}) : std::nullopt;
}

void VerdictTablePart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    const auto box = cellRect(cell);
    if (!box) return;
    const double aside = std::max(0.0, (m_column - 1.9 * m_row) / 2);
    drawCellHighlight(painter, box->adjusted(aside, 2, -aside, -2), frame().adjusted(-2, -2, 2, 2), how, theme);
}

void VerdictTablePart::drawDisc(QCPPainter& painter, const Theme& theme, const QPointF& centre, double radius,
                                Verdict verdict, bool isOnGrey) const {
    const double unit = radius / 10;
    painter.setBrush(Qt::NoBrush);
    switch (verdict) {
        case Verdict::Yes:
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.text);
            painter.drawEllipse(centre, radius, radius);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(strokePen(theme.surface, 2.2 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPolyline(QPolygonF{centre + unit * QPointF(-4.5, 0.5), centre + unit * QPointF(-1.5, 3.5),
                                           centre + unit * QPointF(4.5, -3.5)});
            break;
        case Verdict::Partial: {
            painter.setPen(strokePen(theme.text, 1.6 * unit));
            painter.setBrush(theme.surface);
            painter.drawEllipse(centre, radius - 0.8 * unit, radius - 0.8 * unit);
            QPainterPath half;
            half.moveTo(centre);
            half.arcTo(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), 90, 180);
            painter.fillPath(half, theme.text);
            break;
        }
        case Verdict::No:
            painter.setPen(strokePen(isOnGrey ? theme.muted : theme.control, 1.7 * unit, Qt::SolidLine, Qt::RoundCap));
            for (const double side : {-1.0, 1.0})
                painter.drawLine(QLineF(centre + unit * QPointF(-4, -4 * side), centre + unit * QPointF(4, 4 * side)));
            break;
        case Verdict::NotApplicable:
            painter.setPen(strokePen(theme.muted, 1.7 * unit, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(QLineF(centre - unit * QPointF(4, 0), centre + unit * QPointF(4, 0)));
            break;
    }
}

void VerdictTablePart::draw(QCPPainter& painter, const Theme& theme) {
    const auto columns = Index(m_look.heads.size());
    for (Index column = 0; column < columns; ++column) {
        painter.setFont(headFont(column));
        painter.setPen(theme.text);
        const QRectF box = cellBox(0, column);
        drawLabelText(painter, QRectF(box.left() + 2, content().top(), box.width() - 4, m_heads - 7),
                      Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap, m_look.heads[column]);
    }
    const double radius = std::clamp(0.29 * m_row, 6.0, 12.0);
    for (Index row = 0; row < Index(m_look.rows.size()); ++row) {
        const QRectF box = rowBox(row);
        const bool isGrey = passesAll(row);
        if (isGrey) painter.fillRect(box, theme.hover);
        const double y = std::round(box.top()) - 0.5;
        painter.setPen(strokePen(row == 0 ? theme.control : theme.rule, 1));
        painter.drawLine(QLineF(box.left(), y, box.right(), y));
        drawElided(painter, QRectF(box.left() + kBesideTried, box.top(), m_names - kBesideTried, box.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, m_look.rows[std::size_t(row)].name,
                   textFont(m_nameSize, isGrey ? QFont::DemiBold : QFont::Normal), theme.text);
        for (Index column = 0; column < columns; ++column)
            drawDisc(painter, theme, cellBox(row, column).center(), radius,
                     m_look.rows[std::size_t(row)].verdicts[std::size_t(column)], isGrey);
    }
    drawLegend(painter, theme);
}

void VerdictTablePart::drawLegend(QCPPainter& painter, const Theme& theme) const {
    if (m_look.legend.isEmpty() || m_look.rows.empty()) return;
    constexpr double kSample = 16, kToWord = 5, kBetween = 16;
    const QFont font = textFont(font_size::kAxis);
    const QRectF last = rowBox(Index(m_look.rows.size()) - 1);
    const QRectF line(last.left(), last.bottom() + 3, last.width(), kVerdictLegend - 3);
    painter.setPen(strokePen(theme.rule, 1));
    painter.drawLine(
        QLineF(last.left(), std::round(last.bottom()) - 0.5, last.right(), std::round(last.bottom()) - 0.5));
    double left = line.left() + kBesideTried;
    for (qsizetype k = 0; k < m_look.legend.size(); ++k) {
        const double width = std::ceil(textWidth(m_look.legend[k], font)) + 1;
        if (left + kSample + kToWord + width > line.right() + 4) break;
        const QPointF centre(left + kSample / 2, line.center().y());
        if (k < 4)
            drawDisc(painter, theme, centre, 6, Verdict(k), false);
        else
            painter.fillRect(QRectF(centre.x() - kSample / 2, centre.y() - 6, kSample, 12), theme.hover);
        left += kSample + kToWord;
        drawElided(painter, QRectF(left, line.top(), width, line.height()), Qt::AlignLeft | Qt::AlignVCenter,
                   m_look.legend[k], font, theme.muted);
        left += width + kBetween;
    }
}

}  // namespace attention
