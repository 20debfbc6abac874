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
    LayoutItem() = default;  ///< an empty place
    LayoutItem(Part& inFigure) : part(&inFigure) {}
    LayoutItem(Grid&& grid);

    /// @param stretch  the part's share of what is left over, in the direction of its row or column
    LayoutItem stretch(double stretch) && { return stretchFactor = stretch, std::move(*this); }
    /// @param order drop priority: if space is short, the item with the highest priority is dropped first; 0 is never
    /// dropped.
    /// @param what translated name of what is missing then, shown in the export dialog. Items with equal priority and
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

    /// @param isThere  without it the part has its number among the panels, but no room
    LayoutItem onlyIf(bool isThere) && { return isPresent = isThere, std::move(*this); }

    /// @param parts  what the part only tells of: hidden where all of them are
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
    /// @param gap  pixels between what stands around two contents
    Grid(std::size_t columns, std::vector<LayoutItem> inner, QSizeF gap);
    Grid(Grid&& other) noexcept;
    /// The grid with a title above the whole; see Part::setKey() and Part::setTitle().
    Grid titled(std::string_view key, QStringList names, QStringList notes = {}) &&;
    /// The grid with what stands around its contents inside it, shared with no neighbour.
    Grid enclosed() &&;
    /// The grid with shares of its columns and of its rows in place of those of its slots.
    Grid withStretch(std::vector<double> columns, std::vector<double> rows) &&;

    void visit(const std::function<void(Part&)>& visitor) override;
    const std::vector<LayoutItem>& parts() const { return m_slots; }
    /// What is gone has changed: needs are found anew.
    void invalidate() { m_kept.clear(); }

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;

 private:
    struct Track {
        double least = 0, most = kMaxExtent, share = 0, marginBefore = 0, marginAfter = 0, size = 0;
        bool isUsed = false;
    };
    using Tracks = std::vector<Track>;
    struct Solution {
        Tracks across, down;
        std::vector<SizeHint> needs;
    };

    bool isShownSlot(const LayoutItem& slot) const { return slot.part && !slot.part->m_isDropped; }
    Solution solve(QSizeF room) const;
    /// What the grid needs with what stands around its contents outside.
    SizeHint measureOpen(QSizeF room) const;
    SizeHint measureInside(QSizeF room) const;
    void gather(Solution& solved, bool isAcross, const std::function<QSizeF(std::size_t)>& roomOf) const;
    void keepAspects(const Solution& solved, Tracks& tracks, bool isAcross) const;

    std::size_t m_columns;
    std::vector<LayoutItem> m_slots;
    QSizeF m_gap;
    bool m_isEnclosed = false;
    std::vector<double> m_columnShares, m_rowShares;  ///< empty: as the slots say
    SizeHintCache m_kept;                             ///< each grid around it asks three times
};

/// Parts side by side.
Grid row(std::vector<LayoutItem> inner, double gap = 8);
/// Parts one above the other.
Grid column(std::vector<LayoutItem> inner, double gap = 8);

}  // namespace attention
