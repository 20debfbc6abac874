#include "ui/figure/moving_cells.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/figure.h"
#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/shapes.h"

namespace attention {
namespace {

/// Cells without a gate fade into others, or vanish, during this last share of their move.
constexpr double kFading = 0.5, kVanishing = 0.25;

/// Progress that is slow at both ends.
double eased(double share) {
    const double part = std::clamp(share, 0.0, 1.0);
    return part * part * (3 - 2 * part);
}

QSizeF between(const QSizeF& from, const QSizeF& to, double share) {
    return from * (1 - share) + to * share;
}

/// The path of the centre of moving cells.
class Path {
 public:
    explicit Path(const CellMove& move) {
        add(move.from.box.center());
        for (const QPointF& corner : move.way.before) add(corner);
        if (move.way.gate) {
            add(*move.way.gate);
            m_gate = m_lengths.back();
            m_intoGate = m_points.back() - m_points[m_points.size() - 2];
        }
        for (const QPointF& corner : move.way.after) add(corner);
        add(move.to.box.center());
    }
    double length() const { return m_lengths.back(); }
    /// Pixels from the beginning of the path to the gate, and the direction of the path there.
    double gate() const { return m_gate; }
    const QPointF& intoGate() const { return m_intoGate; }
    QPointF at(double pixels) const {
        const auto next = std::ranges::upper_bound(m_lengths, pixels) - m_lengths.begin();
        if (next >= std::ssize(m_lengths)) return m_points.back();
        const double before = m_lengths[std::size_t(next - 1)];
        const double part = (pixels - before) / (m_lengths[std::size_t(next)] - before);
        return m_points[next - 1] * (1 - part) + m_points[next] * part;
    }

 private:
    void add(const QPointF& point) {
        m_lengths.push_back(m_points.isEmpty() ? 0 : m_lengths.back() + QLineF(m_points.back(), point).length());
        m_points.push_back(point);
    }

    QPolygonF m_points;
    std::vector<double> m_lengths;  ///< pixels from the first point to each
    double m_gate = 0;
    QPointF m_intoGate;
};

/// The front part of a box that moves in this direction. @param share  of the box, 0 ... 1
QRectF partAhead(const QRectF& box, const QPointF& direction, double share) {
    QRectF part = box;
    if (std::abs(direction.x()) > std::abs(direction.y())) {
        part.setWidth(box.width() * share);
        if (direction.x() > 0) part.moveRight(box.right());
    } else {
        part.setHeight(box.height() * share);
        if (direction.y() > 0) part.moveBottom(box.bottom());
    }
    return part;
}

void drawCells(QCPPainter& painter, const CellBlock& cells, const QRectF& box, double opacity) {
    if (opacity <= 0) return;
    painter.setOpacity(opacity);
    painter.drawImage(box, cells.colours);
}

void drawMove(QCPPainter& painter, const CellMove& move, double share, const Theme& theme) {
    const double time = (share - move.way.begin) / (move.way.end - move.way.begin);
    if (time <= 0) return;
    const Path path(move);
    const bool hasGate = move.way.gate.has_value();
    const double pixels = eased(time) * path.length();
    const QSizeF &from = move.from.box.size(), &to = move.to.box.size();
    QSizeF size = between(from, to, eased(time));
    if (hasGate && pixels < path.gate())
        size = between(from, from.boundedTo(to), pixels / path.gate());
    else if (hasGate)
        size = between(from.boundedTo(to), to, (pixels - path.gate()) / (path.length() - path.gate()));
    QRectF box({}, size);
    box.moveCenter(path.at(pixels));

    painter.save();
    painter.setAntialiasing(false);
    if (move.from.box != move.to.box) {
        QPainterPath outside;
        outside.addRect(box.united(move.from.box).adjusted(-2, -2, 2, 2));
        outside.addRect(move.from.box);
        painter.setClipPath(outside, Qt::IntersectClip);
    }
    if (hasGate) {
        const bool isAcross = std::abs(path.intoGate().x()) > std::abs(path.intoGate().y());
        const double passed = (pixels - path.gate()) / (isAcross ? box.width() : box.height()) + 0.5;
        const QRectF ahead = partAhead(box, path.intoGate(), std::clamp(passed, 0.0, 1.0));
        for (const bool isAhead : {false, true}) {
            painter.save();
            painter.setClipRect(isAhead ? ahead : partAhead(box, -path.intoGate(), std::clamp(1 - passed, 0.0, 1.0)),
                                Qt::IntersectClip);
            drawCells(painter, isAhead ? move.to : move.from, box, 1);
            painter.restore();
        }
    } else {
        // Cells that vanish fade out; others are covered by the cells that they turn into.
        const bool isCovered = qAlpha(move.to.colours.pixel(0, 0)) == 255;
        const double last = isCovered ? kFading : kVanishing, faded = eased((time - 1 + last) / last);
        if (faded < 1) drawCells(painter, move.from, box, move.way.opacity * (isCovered ? 1 : 1 - faded));
        drawCells(painter, move.to, box, faded);
    }
    if (!move.way.isMark) {
        painter.setOpacity(1);
        painter.setAntialiasing(true);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(strokePen(theme.track, 1));
        painter.drawRect(box.adjusted(-0.5, -0.5, 0.5, 0.5));
    }
    painter.restore();
}

}  // namespace

void GlidingStage::set(Figure& figure, int stage) {
    // A new layout of the same stage does not restart the glide.
    if (m_figure && stage == m_stage) return;
    const bool glides = m_figure && figure.glides() && stage == m_stage + 1;
    m_figure = &figure;
    m_stage = stage;
    m_start = glides ? figure.beginGlide() : -Figure::kGlideTime;
}

double GlidingStage::share() const {
    if (!m_figure || m_start < 0) return 1;
    return std::clamp((m_figure->glideTime() - m_start) / Figure::kGlideTime, 0.0, 1.0);
}

CellBlock cellOf(const QRectF& box, QRgb colour) {
    CellBlock cell{box, QImage(1, 1, QImage::Format_ARGB32)};
    cell.colours.setPixel(0, 0, colour);
    return cell;
}

void followOneAnother(std::span<CellMove> moves, double begin) {
    constexpr double kShareOfOne = 0.6;
    const double time = 1 - begin, last = std::max(1.0, double(moves.size()) - 1);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        CellWay& way = moves[i].way;
        way.end = 1 - time * (1 - kShareOfOne) * (last - double(i)) / last;
        way.begin = way.end - time * kShareOfOne;
    }
}

void drawMoves(QCPPainter& painter, std::span<const CellMove> moves, double share, const Theme& theme) {
    const auto hasCells = [](const CellMove& move) { return !move.from.colours.isNull() && !move.to.colours.isNull(); };
    painter.setBrush(Qt::NoBrush);
    painter.setPen(strokePen(theme.track, 1));
    for (const CellMove& move : moves) {
        if (!hasCells(move) || move.way.isMark) continue;
        clearGround(painter, QRectF(move.to.box.toAlignedRect()), theme.surface);
        painter.drawRect(move.to.box.adjusted(-0.5, -0.5, 0.5, 0.5));
    }
    for (const CellMove& move : moves)
        if (hasCells(move)) drawMove(painter, move, share, theme);
}

void addMoves(Marks& marks, std::vector<CellMove> moves, double share, const Theme& theme) {
    marks.block(
        [moves = std::move(moves), share, &theme](QCPPainter& painter) { drawMoves(painter, moves, share, theme); });
}

}  // namespace attention
