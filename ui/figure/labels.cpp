#include "ui/figure/labels.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QFontMetricsF>

#include "ui/figure/text_width.h"

namespace attention {
namespace {

/// Minimum distance, in pixels, between a label and anything that it must not touch.
constexpr double kMargin = 3;
/// Minimum length of a leader line, from the ring to the label, in pixels.
constexpr double kMinLeader = 9;
constexpr double kStep = 9;

bool crosses(const QLineF& line, const QRectF& box) {
    if (box.contains(line.p1()) || box.contains(line.p2())) return true;
    const std::array<QLineF, 4> sides{QLineF(box.topLeft(), box.topRight()), QLineF(box.topRight(), box.bottomRight()),
                                      QLineF(box.bottomRight(), box.bottomLeft()),
                                      QLineF(box.bottomLeft(), box.topLeft())};
    return std::ranges::any_of(
        sides, [&](const QLineF& side) { return line.intersects(side, nullptr) == QLineF::BoundedIntersection; });
}

/// Whether a piece of the curve lies in the box.
bool meets(const QPolygonF& curve, const QRectF& box) {
    auto at = std::ranges::lower_bound(curve, box.left(), {}, &QPointF::x);
    if (at != curve.begin()) --at;
    for (; at != curve.end() && at + 1 != curve.end() && at->x() <= box.right(); ++at) {
        const QPointF& from = *at;
        const QPointF& to = *(at + 1);
        if (to.x() < box.left()) continue;
        const double width = to.x() - from.x();
        const auto heightAt = [&](double x) {
            return width > 0 ? from.y() + (to.y() - from.y()) * (x - from.x()) / width : to.y();
        };
        const double entering = heightAt(std::max(from.x(), box.left()));
        const double leaving = heightAt(std::min(to.x(), box.right()));
        if (std::min(entering, leaving) <= box.bottom() && std::max(entering, leaving) >= box.top()) return true;
    }
    return false;
}

}  // namespace

std::vector<double> spreadApart(std::span<const double> wanted, std::span<const double> heights, double top,
                                double bottom) {
    // Boxes that would meet become one block, whose place is the mean of what its members want.
    struct Block {
        std::size_t first = 0;
        std::size_t count = 0;
        double begin = 0;
        double height = 0;
        double sum = 0;  ///< of the places where its members want the block to begin
    };
    std::vector<Block> blocks;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        Block block{i, 1, 0, heights[i], wanted[i] - heights[i] / 2};
        const auto settle = [&] {
            block.begin = std::clamp(block.sum / double(block.count), top, std::max(top, bottom - block.height));
        };
        settle();
        while (!blocks.empty() && blocks.back().begin + blocks.back().height > block.begin) {
            const Block& above = blocks.back();
            block = {above.first, above.count + block.count, 0, above.height + block.height,
                     above.sum + block.sum - double(block.count) * above.height};
            settle();
            blocks.pop_back();
        }
        blocks.push_back(block);
    }
    std::vector<double> centres(wanted.size());
    for (const Block& block : blocks) {
        double y = block.begin;
        for (std::size_t i = block.first; i < block.first + block.count; ++i) {
            centres[i] = y + heights[i] / 2;
            y += heights[i];
        }
    }
    return centres;
}

bool LabelPlacer::isFree(const QRectF& box) const {
    if (!m_inside.contains(box)) return false;
    const QRectF wide = box.adjusted(-kMargin, -kMargin, kMargin, kMargin);
    const auto isMet = [&](const QRectF& other) { return wide.intersects(other); };
    const auto isOnCurve = [&](const QPolygonF& curve) { return meets(curve, wide); };
    const auto isOnLeader = [&](const QLineF& leader) { return crosses(leader, wide); };
    return std::ranges::none_of(m_boxes, isMet) && std::ranges::none_of(m_curves, isOnCurve) &&
           std::ranges::none_of(m_leaders, isOnLeader);
}

bool LabelPlacer::leaderIsFree(const QLineF& leader, const QPointF& mark) const {
    const auto isCrossed = [&](const QRectF& box) { return !box.contains(mark) && crosses(leader, box); };
    const auto meetsOther = [&](const QLineF& other) {
        return leader.intersects(other, nullptr) == QLineF::BoundedIntersection;
    };
    return std::ranges::none_of(m_boxes, isCrossed) && std::ranges::none_of(m_leaders, meetsOther);
}

std::optional<LabelPlacer::Place> LabelPlacer::place(const QPointF& mark, double radius, const QSizeF& size) {
    struct Candidate {
        QPointF centre;
        double cost = 0;
    };
    std::vector<Candidate> candidates;
    const double half = size.height() / 2;
    for (const double aside :
         {0.0, -0.2, 0.2, -0.35, 0.35, -0.5, 0.5, -0.6, 0.6, -0.75, 0.75, -1.1, 1.1, -1.6, 1.6, -2.2, 2.2}) {
        const double dx = aside * size.width();
        for (const bool isBelow : {false, true})
            for (double away = kMinLeader; away < m_inside.height(); away += kStep) {
                const double dy = radius + away + half;
                candidates.push_back({mark + QPointF(dx, isBelow ? dy : -dy),
                                      away + std::abs(dx) * 0.9 + (isBelow ? 16 : 0) + (aside == 0 ? 0 : 4)});
            }
    }
    std::ranges::stable_sort(candidates, {}, &Candidate::cost);
    for (const Candidate& candidate : candidates) {
        QRectF box(QPointF(), size);
        box.moveCenter(candidate.centre);
        if (!isFree(box)) continue;
        const bool isAbove = box.center().y() < mark.y();
        const QPointF end(std::clamp(mark.x(), box.left() + std::min(8.0, size.width() / 2),
                                     box.right() - std::min(8.0, size.width() / 2)),
                          isAbove ? box.bottom() + 1 : box.top() - 1);
        QLineF leader(mark, end);
        if (leader.length() <= radius) continue;
        leader.setP1(leader.pointAt(radius / leader.length()));
        if (!leaderIsFree(leader, mark)) continue;
        m_boxes.push_back(box);
        m_leaders.push_back(leader);
        return Place{box, leader};
    }
    return std::nullopt;
}

std::optional<LabelPlacer::Place> LabelPlacer::place(const QPointF& mark, double radius, const QString& text,
                                                     const QFont& font) {
    const QFontMetricsF metrics(font);
    return place(mark, radius, QSizeF(textWidth(text, font) + 4, std::ceil(metrics.height())));
}

}  // namespace attention
