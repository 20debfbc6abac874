#pragma once

#include <functional>
#include <vector>

#include "ui/figure/parts/part.h"

namespace attention {

/// Lines of a program. With a cell that is explained, the lines that make it are lit; in a picture of steps the lines
/// of the step at hand are, and those that make the cell are framed.
class CodeListingPart : public FixedPart {
 public:
    struct Line {
        int indent = 0;  ///< in steps
        QString code = {};
        std::function<bool(const Cell&)> makes = {};  ///< nothing: never
        bool isCurrent = false;                       ///< belongs to the step at hand
        int step = 0;                                 ///< its number stands before the line; 0: none
        bool isStepCurrent = false;                   ///< that number's circle is filled
    };
    void set(std::vector<Line> lines);
    const std::vector<Line>& lines() const { return m_lines; }
    /// The program as text, with four blanks for each step of indentation.
    QString text() const;

    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    /// Of some lines one below the other.
    QRectF box(std::size_t line, std::size_t count = 1) const;
    double stepRoom() const;  ///< left of the lines
    void highlight(QCPPainter& painter, const Theme& theme, std::size_t line, const QColor& colour) const;

    std::vector<Line> m_lines;
    bool m_hasSteps = false;
};

/// A figure that can have a listing, which the window then offers to copy. A layout without it hides it.
class ListingOwner {
 public:
    virtual ~ListingOwner() = default;
    /// Null while the figure shows none.
    const CodeListingPart* shownListing() const { return m_listing.isVisible() ? &m_listing : nullptr; }

 protected:
    CodeListingPart m_listing;
};

}  // namespace attention
