#pragma once

#include <optional>
#include <span>
#include <vector>

#include <QFont>
#include <QLineF>
#include <QPolygonF>
#include <QRectF>

namespace attention {

/// Centres of boxes in one column, none of which meets another, each as near to where it is wanted as that allows.
/// @param wanted   the centres, ascending
/// @param heights  of the boxes, as many
/// @param top      where the first may begin; they are kept above `bottom` where they fit
std::vector<double> spreadApart(std::span<const double> wanted, std::span<const double> heights, double top,
                                double bottom);

/// Finds places for labels that lie on nothing else: not on curves, marks or each other.
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
    /// The nearest free place for the label of a mark, rather above it than below, or nothing; later labels avoid it
    /// and its leader.
    /// @param mark    centre of a ring, which has been avoided already
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
