#pragma once

#include <optional>
#include <span>
#include <vector>

#include <QFont>
#include <QLineF>
#include <QPolygonF>
#include <QRectF>

namespace attention {

/// Moves boxes in one column apart so that none overlap, each as little as possible. @return their centres
/// @param wanted   the centres, ascending
/// @param heights  of the boxes, as many
/// @param top      upper limit of the first box; the last one ends above `bottom` if all fit
std::vector<double> spreadApart(std::span<const double> wanted, std::span<const double> heights, double top,
                                double bottom);

/// Finds places for labels where they do not overlap curves, marks or each other.
class LabelPlacer {
 public:
    /// @param inside  where labels may lie
    explicit LabelPlacer(const QRectF& inside = {}) : m_inside(inside) {}

    void avoid(const QRectF& box) { m_boxes.push_back(box); }
    /// @param curve  x ascends
    void avoidCurve(QPolygonF curve) { m_curves.push_back(std::move(curve)); }

    bool isFree(const QRectF& box) const;

    struct Place {
        QRectF box;
        QLineF leader;  ///< from the mark's edge to the box
    };
    /// The nearest free place for the label of a mark, preferably above the mark; nothing if there is none. Later
    /// labels avoid the label and its leader line.
    /// @param mark    centre of a ring, for which avoid() has been called before
    /// @param radius  of the ring
    std::optional<Place> place(const QPointF& mark, double radius, const QSizeF& size);
    /// The nearest free place for a label that is a line of text.
    std::optional<Place> place(const QPointF& mark, double radius, const QString& text, const QFont& font);

 private:
    bool leaderIsFree(const QLineF& leader, const QPointF& mark) const;

    QRectF m_inside;
    std::vector<QRectF> m_boxes;
    std::vector<QPolygonF> m_curves;
    std::vector<QLineF> m_leaders;
};

}  // namespace attention
