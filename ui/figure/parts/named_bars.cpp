#include "ui/figure/parts/named_bars.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr double kBesideBars = 10;
constexpr double kMinTrack = 60;
constexpr double kMaxQuietRow = 20;
constexpr double kPlus = 20;
constexpr double kWidest = 0.9999;  // a probability whose text is as wide as any

void drawPlus(QCPPainter& painter, const QRectF& box, const Theme& theme) {
    // In faint colours, because there is one beside each bar.
    painter.setPen(strokePen(theme.rule, 1));
    painter.setBrush(theme.surface);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(strokePen(theme.muted, 1.25));
    const double half = box.width() * 0.25;
    painter.drawLine(QLineF(box.center() - QPointF(half, 0), box.center() + QPointF(half, 0)));
    painter.drawLine(QLineF(box.center() - QPointF(0, half), box.center() + QPointF(0, half)));
}

}  // namespace

QString probabilityText(double probability) {
    constexpr double kStep = 0.001;
    if (probability > 0 && probability < kStep) return QStringLiteral("< ") + formatDecimals(kStep, 3);
    return formatShare(probability, 3);
}

QFont NamedBarsPart::font(bool isStrong) const {
    return textFont(m_look.isQuiet ? font_size::kAxis : font_size::kBody, isStrong ? QFont::DemiBold : QFont::Normal);
}

void NamedBarsPart::set(Look look) {
    m_look = std::move(look);
    double names = 0, was = 0;
    m_number = textWidth(probabilityText(kWidest), font(true)) + kBesideBars;
    for (const Bar& bar : m_look.bars) {
        names = std::max(names, textWidth(bar.name, font(true)));
        if (bar.was)
            was = std::max(was, textWidth(m_look.was.arg(probabilityText(*bar.was)), textFont(font_size::kSmallest)));
    }
    if (was > 0) m_number += was + kBesideBars;
    const bool adds = std::ranges::any_of(m_look.bars, [](const Bar& bar) { return bar.adds.has_value(); });
    m_plus = adds ? kPlus + kBesideBars : 0;
    m_number += m_plus;
    const auto count = double(m_look.bars.size());
    const double maxRow = m_look.isQuiet ? kMaxQuietRow : m_look.maxRow;
    m_need = {.minimum = {kMinTrack + m_number, std::ceil(QFontMetricsF(font(true)).height() + 3) * count},
              .maximum = {m_look.maxTrack + m_number, maxRow * count},
              .margins = {std::ceil(names) + kBesideBars, 0, 0, 0}};
}

QRectF NamedBarsPart::rowAt(std::size_t bar) const {
    const double height = content().height() / double(m_look.bars.size());
    return {content().left(), content().top() + height * double(bar), content().width(), height};
}

QRectF NamedBarsPart::trackAt(std::size_t bar) const {
    const QRectF row = rowAt(bar);
    const double thickness = std::round(row.height() * 0.7);
    return {row.left(), std::round(row.center().y() - thickness / 2), row.width() - m_number, thickness};
}

QRectF NamedBarsPart::barAt(std::size_t bar, double value) const {
    QRectF rect = trackAt(bar);
    rect.setWidth(std::max(1.0, rect.width() * std::min(1.0, value / m_look.limit)));
    return rect;
}

QRectF NamedBarsPart::plusAt(std::size_t bar) const {
    const QRectF row = rowAt(bar);
    const double size = std::min(kPlus, row.height() - 2);
    const Bar& item = m_look.bars[bar];
    // All in one column, or directly behind the number of the bar.
    const double right = m_look.hasTracks || item.was ? row.right()
                                                      : barAt(bar, item.value).right() + 2 * kBesideBars + kPlus +
                                                            textWidth(probabilityText(kWidest), font(true));
    return {right - kPlus + (kPlus - size) / 2, row.center().y() - size / 2, size, size};
}

void NamedBarsPart::draw(QCPPainter& painter, const Theme& theme) {
    for (std::size_t i = 0; i < m_look.bars.size(); ++i) {
        const Bar& bar = m_look.bars[i];
        const QRectF row = rowAt(i), track = trackAt(i);
        drawElided(painter, {frame().left(), row.top(), row.left() - kBesideBars - frame().left(), row.height()},
                   Qt::AlignRight | Qt::AlignVCenter, bar.name, font(bar.isStrong),
                   bar.isFaint ? theme.muted : theme.text);
        if (m_look.hasTracks) painter.fillRect(track, theme.rule);
        painter.fillRect(barAt(i, bar.value), bar.ink.isValid()               ? bar.ink
                                              : m_look.isQuiet || bar.isFaint ? theme.muted
                                                                              : theme.text);
        if (bar.needed) {
            const double x = barAt(i, *bar.needed).right();
            drawCasedLine(painter, {x, row.top(), x, row.bottom()}, theme.text, 1.5, theme.surface);
        }
        if (bar.adds) drawPlus(painter, plusAt(i), theme);
        if (bar.was) {
            painter.setPen(dashedPen(theme.muted, 1.5, 3, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(barAt(i, *bar.was).adjusted(0.75, 0.75, -0.75, -0.75));
        }
        const QString number = probabilityText(bar.value);
        const double width = textWidth(number, font(true)) + 2;
        const double end = m_look.hasTracks || bar.was ? track.right() : barAt(i, bar.value).right();
        drawElided(painter, {end + kBesideBars, row.top(), width, row.height()}, Qt::AlignLeft | Qt::AlignVCenter,
                   number, font(bar.isStrong), theme.text);
        if (!bar.was) continue;
        const double left = track.right() + 2 * kBesideBars + textWidth(probabilityText(kWidest), font(true));
        drawElided(painter, {left, row.top(), row.right() - m_plus - left + 1, row.height()},
                   Qt::AlignLeft | Qt::AlignVCenter, m_look.was.arg(probabilityText(*bar.was)),
                   textFont(font_size::kSmallest), theme.muted);
    }
}

std::optional<Cell> NamedBarsPart::cellAt(const QPointF& place) const {
    if (!isVisible()) return std::nullopt;
    for (std::size_t i = 0; i < m_look.bars.size(); ++i) {
        const QRectF row = rowAt(i);
        if (place.y() >= row.top() && place.y() < row.bottom() && place.x() >= frame().left() &&
            place.x() < row.right() && !(m_look.bars[i].adds && plusAt(i).contains(place)))
            return m_look.bars[i].cell;
    }
    return std::nullopt;
}

std::optional<ParameterChange> NamedBarsPart::choiceAt(const QPointF& place) const {
    if (!isVisible()) return std::nullopt;
    for (std::size_t i = 0; i < m_look.bars.size(); ++i)
        if (m_look.bars[i].adds && plusAt(i).contains(place)) return m_look.bars[i].adds;
    return std::nullopt;
}

std::optional<QRectF> NamedBarsPart::cellRect(const Cell& cell) const {
    if (!isVisible()) return std::nullopt;
    for (std::size_t i = 0; i < m_look.bars.size(); ++i)
        if (m_look.bars[i].cell == cell) return m_look.hasTracks ? trackAt(i) : barAt(i, m_look.bars[i].value);
    return std::nullopt;
}

void NamedBarsPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    if (how == Highlight::Current && !m_look.hasFrames) return;
    const double margin = how == Highlight::Pinned ? 0 : 2;
    if (const auto box = cellRect(cell))
        drawCellHighlight(painter, box->adjusted(-margin, -margin, margin, margin), frame(), how, theme, theme.indexJ);
}

}  // namespace attention
