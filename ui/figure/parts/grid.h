#pragma once

#include <concepts>
#include <memory>
#include <vector>

#include "ui/figure/parts/part.h"
#include "ui/figure/parts/size_hint_cache.h"

namespace attention {

class Grid;

/// A layout item: a part, or a nested grid, with its stretch factor and drop priority. The part belongs to the figure;
/// a grid lives for one layout pass.
struct LayoutItem {
    LayoutItem() = default;  ///< an empty cell
    LayoutItem(Part& inFigure) : part(&inFigure) {}
    LayoutItem(Grid&& grid);

    /// @param stretch  the part's share of the unused space along its row or column
    LayoutItem stretch(double stretch) && { return stretchFactor = stretch, std::move(*this); }
    /// @param order drop priority: if space is short, the item with the highest priority is dropped first; 0 is never
    /// dropped.
    /// @param what translated name of the dropped item, shown in the export dialog. Items with equal priority and
    /// name are dropped together.
    /// @param key  of a grid; see Part::setKey()
    LayoutItem dropPriority(int order, QString what, std::string_view key = {}) && {
        if (!key.empty()) part->setKey(key);
        return priority = order, name = std::move(what), std::move(*this);
    }

    /// Gives a grid its key; see Part::setKey().
    LayoutItem keyed(std::string_view key, std::size_t number = 0) && {
        return part->setKey(key, number), std::move(*this);
    }

    /// @param isThere  false: the part keeps its number among the panels, but it is not laid out
    LayoutItem onlyIf(bool isThere) && { return isPresent = isThere, std::move(*this); }

    /// @param parts  the parts that this one explains, as a legend does: it is hidden if all of them are
    LayoutItem about(std::vector<const Part*> parts) && { return subjects = std::move(parts), std::move(*this); }

    std::shared_ptr<Grid> grid = {};
    Part* part = nullptr;
    double stretchFactor = 1;
    bool isPresent = true;
    int priority = 0;
    QString name = {};
    std::vector<const Part*> subjects = {};
};

/// Parts in rows and columns. The contents of a column share their left and right edges, those of a row their top and
/// bottom edges; labels around them share the gaps, also across nested grids. A part that is smaller than its cell is
/// aligned left and centred vertically.
class Grid : public Part {
 public:
    /// @param inner  row by row
    /// @param gap  pixels between the margins of adjacent contents
    Grid(std::size_t columns, std::vector<LayoutItem> inner, QSizeF gap);
    Grid(Grid&& other) noexcept;
    /// The grid with a title above it; see Part::setKey() and Part::setTitle().
    Grid titled(std::string_view key, QStringList names, QStringList notes = {}) &&;
    /// The grid with the margins of its contents inside of it, not shared with its neighbours.
    Grid enclosed() &&;
    /// The grid with stretch factors for its columns and rows, in place of those of its items.
    Grid withStretch(std::vector<double> columns, std::vector<double> rows) &&;

    void visit(const std::function<void(Part&)>& visitor) override;
    const std::vector<LayoutItem>& parts() const { return m_slots; }
    /// Clears the cached size hints, because other items are dropped now.
    void invalidate() { m_hintCache.clear(); }

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;

 private:
    /// A row or a column. Sizes are those of the contents, without margins.
    struct Track {
        double minimum = 0, maximum = kMaxExtent, share = 0, marginBefore = 0, marginAfter = 0, size = 0;
        bool isUsed = false;
    };
    using Tracks = std::vector<Track>;
    struct Solution {
        Tracks across, down;
        std::vector<SizeHint> needs;
    };

    bool isShownSlot(const LayoutItem& slot) const { return slot.part && !slot.part->m_isDropped; }
    Solution solve(QSizeF room) const;
    /// The size hint of a grid that has the margins of its contents outside.
    SizeHint measureOpen(QSizeF room) const;
    SizeHint measureInside(QSizeF room) const;
    /// Sets the needs and the tracks of one direction from the size hints of the items.
    void gather(Solution& solved, bool isAcross, const std::function<QSizeF(std::size_t)>& roomOf) const;
    /// Limits the maximum sizes of tracks so that items keep their aspect ratios.
    void keepAspects(const Solution& solved, Tracks& tracks, bool isAcross) const;

    std::size_t m_columns;
    std::vector<LayoutItem> m_slots;
    QSizeF m_gap;
    bool m_isEnclosed = false;
    std::vector<double> m_columnShares, m_rowShares;  ///< empty: from the items
    SizeHintCache m_hintCache;                        ///< each enclosing grid asks three times
};

/// Parts side by side.
Grid row(std::vector<LayoutItem> inner, double gap = 8);
/// Parts one above the other.
Grid column(std::vector<LayoutItem> inner, double gap = 8);

}  // namespace attention
