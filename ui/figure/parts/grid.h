#pragma once

#include <concepts>
#include <memory>
#include <vector>

#include "ui/figure/parts/kept_need.h"
#include "ui/figure/parts/part.h"

namespace attention {

class Grid;

/// A part's place in a grid. The part itself lives in the figure, while a grid lives for one arrangement.
struct Slot {
    Slot() = default;  ///< an empty place
    Slot(Part& inFigure) : part(&inFigure) {}
    Slot(Grid&& grid);

    /// @param stretch  the part's share of what is left over, in the direction of its row or column
    Slot share(double stretch) && { return stretching = stretch, std::move(*this); }
    /// @param order  when it leaves where room is short: the highest first; 0 stays
    /// @param what  translated: what is missing without it, told to who exports the figure. Slots of one rank that
    ///              are called alike leave together
    Slot rank(int order, QString what) && { return leaves = order, called = std::move(what), std::move(*this); }

    /// @param parts  what the part only tells of: hidden where all of them are
    Slot about(std::vector<const Part*> parts) && { return subjects = std::move(parts), std::move(*this); }

    std::shared_ptr<Grid> grid = {};
    Part* part = nullptr;
    double stretching = 1;
    int leaves = 0;
    QString called = {};
    std::vector<const Part*> subjects = {};
};

/// Parts in rows and columns. The contents of a column begin and end alike, and so do those of a row; numbers and names
/// around them share the room between, also with what is nested. A part that takes less than its row and column give it
/// lies at the left and in the middle of the height.
class Grid : public Part {
 public:
    /// @param inner  row by row
    /// @param gap  pixels between what stands around two contents
    Grid(std::size_t columns, std::vector<Slot> inner, QSizeF gap);
    Grid(Grid&& other) noexcept;
    /// The grid with a title above the whole; see Part::setTitle().
    Grid titled(QStringList names, QStringList notes = {}) &&;
    /// The grid with what stands around its contents inside it, shared with no neighbour.
    Grid enclosed() &&;
    /// The grid with shares of its columns and of its rows in place of those of its slots.
    Grid sharing(std::vector<double> columns, std::vector<double> rows) &&;

    void visit(const std::function<void(Part&)>& visitor) override;
    const std::vector<Slot>& parts() const { return m_slots; }
    /// What is gone has changed: needs are found anew.
    void forgetNeeds() { m_kept.forget(); }

 protected:
    Need measure(QSizeF room) const override;
    void placed() override;

 private:
    struct Track {
        double least = 0, most = kUnlimited, share = 0, before = 0, after = 0, size = 0;
        bool isUsed = false;
    };
    using Tracks = std::vector<Track>;
    struct Solved {
        Tracks across, down;
        std::vector<Need> needs;
    };

    bool isShownSlot(const Slot& slot) const { return slot.part && !slot.part->m_isGone; }
    Solved solve(QSizeF room) const;
    /// What the grid needs with what stands around its contents outside.
    Need measureOpen(QSizeF room) const;
    Need measureInside(QSizeF room) const;
    void gather(Solved& solved, bool isAcross, const std::function<QSizeF(std::size_t)>& roomOf) const;
    void keepAspects(const Solved& solved, Tracks& tracks, bool isAcross) const;

    std::size_t m_columns;
    std::vector<Slot> m_slots;
    QSizeF m_gap;
    bool m_isEnclosed = false;
    std::vector<double> m_columnShares, m_rowShares;  ///< empty: as the slots say
    KeptNeed m_kept;                                  ///< each grid around it asks three times
};

/// Parts side by side.
Grid row(std::vector<Slot> inner, double gap = 8);
/// Parts one above the other.
Grid column(std::vector<Slot> inner, double gap = 8);

}  // namespace attention
