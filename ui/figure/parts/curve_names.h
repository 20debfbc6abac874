#pragma once

#include <vector>

#include "ui/figure/parts/plot.h"

namespace attention {

/// The names of a plot's curves at its right, in groups, with leader lines from the ends of the curves to the names.
/// Leaders do not cross: names with leaders are in the order of their curves' ends. If curves of one group end among
/// those of another, the group is split, or its leaders are left out if groups must not be split. For the current cell
/// the part shows the value of each curve in the cell's row.
class CurveNamesPart : public FixedPart {
 public:
    static constexpr double kLine = 20;
    static constexpr double kApart = 10;  ///< minimum distance between groups

    struct Name {
        QString text;
        QString note = {};  ///< muted, after the name if there is room
        QPen pen = {};
        double end = 0;         ///< value at the right end of the plot
        bool hasLeader = true;  ///< leader line from the curve's end to the name
        bool isBold = true;
        QColor ink = {};                                   ///< of the value; invalid: the text colour
        std::function<QString(const Cell&)> valueAt = {};  ///< the value's text; empty: no value
    };
    using Group = std::vector<Name>;
    /// @param groups  empty: the part takes no space
    /// @param plot  kept by reference
    /// @param hasValues  the names have room for the curves' values behind them
    /// @param groupHeight  minimum height of a group with two or more names, in pixels; if not 0, groups are not split
    void set(std::vector<Group> groups, const PlotPart& plot, bool hasValues, double groupHeight);
    /// The minimum height of this number of groups with this number of names in all.
    static double minHeight(std::size_t groups, std::size_t names) {
        return kLine * double(names) + kApart * double(groups);
    }

    /// The rectangle of a group.
    QRectF box(std::size_t group) const;

    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    void geometryChanged() override { m_tops.clear(); }
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    void keepLeadersApart(bool keepsGroups);
    double heightOf(const Group& group) const;
    /// The top of each group; computed when the plot has its geometry.
    const std::vector<double>& tops() const;
    QRectF line(std::size_t group, std::size_t name) const;

    std::vector<Group> m_groups;
    const PlotPart* m_plot = nullptr;
    double m_groupHeight = 0;
    double m_leader = 0;  ///< width of the leaders in pixels; 0: there are none
    double m_values = 0;  ///< width of the values in pixels
    mutable std::vector<double> m_tops;
};

}  // namespace attention
