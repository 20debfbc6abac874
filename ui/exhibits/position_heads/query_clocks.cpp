#include "ui/exhibits/position_heads/query_clocks.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/exhibits/position_heads/words.h"
#include "ui/figure/arrow_head.h"
#include "ui/figure/curve.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/panel_title.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

/// Keys on a clock's rim, at most, and pixels of the rim for each.
constexpr Index kMostOnRim = 24;
constexpr double kOnRim = 8;
constexpr Index kMostClocks = 8;
constexpr double kLabel = 15;  ///< of the two lines below a clock
constexpr double kTwoPi = 2 * std::numbers::pi;

/// A place on a clock, right for the cosine and up for the sine, of a row of d numbers.
QPointF on(const QPointF& centre, double radius, double sine, double cosine) {
    return centre + radius * QPointF(cosine, -sine);
}

QPointF on(const QPointF& centre, double radius, double angle) {
    return on(centre, radius, std::sin(angle), std::cos(angle));
}

}  // namespace

void QueryClocks::draw(const QRectF& band, const QRectF& title) {
    const Index pairs = m_study.head->keys.cols() / 2;
    const double size = std::min(band.height() - 2 * kLabel - 16, band.width() / 3);
    const double between = std::max(18.0, size * 0.24);
    const auto shownPairs =
        std::clamp<Index>(Index((band.width() + between) / (size + between)), 1, std::min<Index>(pairs, kMostClocks));
    const double spread =
        shownPairs > 1 ? std::min(size * 1.6, (band.width() - 24 - size) / double(shownPairs - 1)) : 0;
    drawTitle(title, shownPairs, pairs);
    for (Index pair = 0; pair < shownPairs; ++pair) {
        const QPointF centre(band.left() + 14 + size / 2 + spread * double(pair), band.top() + 8 + size / 2);
        drawClock(centre, size / 2, pair);
        drawName(centre, centre.y() + size / 2 + 8, shownPairs > 1 ? spread - 4 : band.width(), pair);
    }
}

/// The pair, and by what it is turned.
void QueryClocks::drawName(const QPointF& centre, double top, double width, Index pair) {
    const QRectF line(centre.x() - width / 2, top, width, kLabel);
    drawWhole(m_painter, line, Qt::AlignCenter, {tr("pair %1").arg(wholeNumber(pair)), wholeNumber(pair)},
              textFont(type::kSmallest, QFont::DemiBold), m_theme.text);
    if (m_study.turns.size() != 1) return;
    drawWhole(m_painter, line.translated(0, kLabel), Qt::AlignCenter,
              {tr("%1°").arg(displayNumber(m_study.turns.front()[pair] * 360 / kTwoPi, 0))}, textFont(type::kSmallest),
              m_theme.indexDelta);
}

void QueryClocks::drawTitle(const QRectF& room, Index shownPairs, Index pairs) {
    const PositionHeadSetting& setting = m_study.setting;
    const QString asked = wholeNumber(m_asked);
    const QString name = tr("How query %1 is made").arg(asked);
    QStringList names{name}, notes;
    if (shownPairs < pairs)
        names.prepend(name + QStringLiteral(" · ") +
                      tr("%1 of %2 clocks").arg(wholeNumber(shownPairs), wholeNumber(pairs)));
    if (setting.kind == PositionHeadKind::FirstToken) {
        notes += tr("its hand points where that of key 0 points, on every clock");
    } else if (m_study.turns.size() > 1) {
        notes += tr("the sum of its hands, one for each shift");
    } else {
        const Index shift = setting.offsets.front();
        const bool isMet = m_study.hasKey(m_asked + shift);
        notes += (isMet ? tr("turn ○ position %1 by δ = %2 and it lies on ● key %3; small rings: the other keys")
                        : tr("turn ○ position %1 by δ = %2 and it lies on %3, where no key is; small rings: the keys"))
                     .arg(asked, wholeNumber(shift), wholeNumber(m_asked + shift));
        notes += isMet ? tr("○ turned by δ = %1 lies on ● key %2").arg(wholeNumber(shift), wholeNumber(m_asked + shift))
                       : tr("turned by δ = %1: no key there").arg(wholeNumber(shift));
    }
    drawPanelTitle(m_painter, room, names, notes, m_theme);
}

void QueryClocks::drawHand(const QPointF& centre, const QPointF& end, const QColor& ink, double width) {
    m_painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::FlatCap));
    m_painter.drawLine(centre, end);
}

void QueryClocks::drawMeeting(const QPointF& centre, const QPointF& end, bool isMet) {
    drawHand(centre, end, m_theme.text, 2);
    m_painter.setPen(isMet ? QPen(m_theme.surface, 1.25) : QPen(m_theme.indexDelta, 1.75));
    m_painter.setBrush(isMet ? m_theme.indexJ : m_theme.surface);
    m_painter.drawEllipse(end, isMet ? 5 : 4.5, isMet ? 5 : 4.5);
}

void QueryClocks::drawClock(const QPointF& centre, double radius, Index pair) {
    const Matrix& keys = m_study.head->keys;
    const Index count = m_study.count();
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_theme.track, 1));
    m_painter.drawLine(centre - QPointF(radius, 0), centre + QPointF(radius, 0));
    m_painter.drawLine(centre - QPointF(0, radius), centre + QPointF(0, radius));
    m_painter.setPen(QPen(m_theme.control, 1));
    m_painter.drawEllipse(centre, radius, radius);
    const auto keyPlace = [&](Index key) { return on(centre, radius, keys(key, 2 * pair), keys(key, 2 * pair + 1)); };
    const Index most = std::clamp<Index>(Index(kTwoPi * radius / kOnRim), 1, kMostOnRim);
    const Index first = std::clamp<Index>(m_asked - most / 2, 0, std::max<Index>(0, count - most));
    for (Index key = first; key < std::min(count, first + most); ++key)
        drawDot(m_painter, keyPlace(key), 2, m_theme.indexJ, false, m_theme.surface);

    const bool isRotation = m_study.setting.kind == PositionHeadKind::Rotation;
    const QPointF from = keyPlace(m_asked);
    const double start = std::atan2(keys(m_asked, 2 * pair), keys(m_asked, 2 * pair + 1));
    for (std::size_t h = 0; h < m_study.turns.size(); ++h)
        drawTurn(centre, radius * (0.4 + 0.12 * double(h % 3)), start, m_study.turns[h][pair]);
    drawHand(centre, from, m_theme.indexI, isRotation ? 2 : 1.5);
    drawDot(m_painter, from, 4, m_theme.indexI, false, m_theme.surface);
    for (std::size_t h = 0; h < m_study.turns.size(); ++h)
        drawMeeting(centre, on(centre, radius, start + m_study.turns[h][pair]),
                    m_study.hasKey(m_asked + m_study.setting.offsets[h]));
    if (!isRotation) drawMeeting(centre, keyPlace(0), true);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.text);
    m_painter.drawEllipse(centre, 2, 2);
}

/// The turn by one shift, a spiral where it is more than once around.
void QueryClocks::drawTurn(const QPointF& centre, double radius, double start, double angle) {
    if (angle == 0) return;
    constexpr double kMostTurns = 3;
    double drawn = angle;
    if (std::abs(angle) > kMostTurns * kTwoPi)
        drawn = std::copysign((kMostTurns - 1) * kTwoPi + std::fmod(std::abs(angle), kTwoPi), angle);
    const double growth = std::abs(drawn) > kTwoPi ? radius * 0.3 / (std::abs(drawn) / kTwoPi) : 0;
    const int steps = std::clamp(int(std::abs(drawn) * radius / 2), 2, 300);
    QPolygonF points;
    for (int k = 0; k <= steps; ++k) {
        const double turned = drawn * k / steps;
        points << on(centre, radius + growth * std::abs(turned) / kTwoPi, start + turned);
    }
    QColor ground = m_theme.indexDelta;
    ground.setAlphaF(m_theme.dark ? 0.20 : 0.14);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(ground);
    if (std::abs(drawn) >= kTwoPi) {
        m_painter.drawEllipse(centre, radius, radius);
    } else {
        QPolygonF sector = points;
        sector.prepend(centre);
        m_painter.drawPolygon(sector);
    }
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_theme.indexDelta, 1.75, Qt::SolidLine, Qt::FlatCap));
    m_painter.drawPolyline(points);
    const double length = std::min(7.0, std::abs(drawn) * radius * 0.7);
    if (length < 3) return;
    const QPointF end = points.constLast();
    const QPointF out = end - centre;
    drawArrowHead(m_painter, end, std::atan2(out.y(), out.x()) + (angle > 0 ? -1 : 1) * (std::numbers::pi / 2 - 0.12),
                  length, m_theme.indexDelta);
}

}  // namespace attention
