#pragma once

#include <vector>

#include "ui/figure/parts/plot.h"

namespace attention {

/// The names of a plot's curves at its right, a leader from the end of each to its name; curves that belong together
/// stand together. Leaders do not cross: names that have any stand in the order of their curves' ends, and curves of
/// one group that end among those of another are on their own, or have no leaders where they must stay together. With a
/// cell that is explained, the value of each curve in the row of that cell.
class CurveLabelsPart : public FixedPart {
 public:
    static constexpr double kLine = 20;
    static constexpr double kApart = 10;  ///< of two groups, at least

    struct Name {
        QString name;
        QString note = {};  ///< muted after the name, where there is room
        QPen pen = {};
        double end = 0;         ///< value at the right end of the plot
        bool hasLeader = true;  ///< from that end to the name
        bool isBold = true;
        QColor ink = {};                                   ///< of its value; invalid: the text's
        std::function<QString(const Cell&)> valueAt = {};  ///< empty text: none
    };
    using Group = std::vector<Name>;
    /// None: the part takes no room.
    /// @param plot  is kept by reference  @param groupHeight  pixels of a group of two or more, at least; where
    ///                it is not 0 groups stay together
    void set(std::vector<Group> groups, const PlotPart& plot, bool hasValues, double groupHeight);
    /// How high so many groups with so many names in all are, at least.
    static double minHeight(std::size_t groups, std::size_t names) {
        return kLine * double(names) + kApart * double(groups);
    }

    /// Where a group lies.
    QRectF box(std::size_t group) const;

    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    void geometryChanged() override { m_tops.clear(); }
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    void keepLeadersApart(bool keepsGroups);
    double heightOf(const Group& group) const;
    /// The top of each group, found when the plot has its place.
    const std::vector<double>& tops() const;
    QRectF line(std::size_t group, std::size_t name) const;

    std::vector<Group> m_groups;
    const PlotPart* m_plot = nullptr;
    double m_groupHeight = 0;
    double m_leader = 0;  ///< pixels of the leaders, where there are any
    double m_values = 0;  ///< pixels of the values
    mutable std::vector<double> m_tops;
};

}  // namespace attention
