#pragma once

#include <functional>
#include <vector>

#include "ui/figure/parts/part.h"

namespace attention {

/// Lines of a program. The lines that compute the current cell are highlighted. In a listing with steps the lines of
/// the current step are highlighted instead, and those that compute the current cell are framed.
class CodeListingPart : public FixedPart {
 public:
    struct Line {
        int indent = 0;  ///< in steps
        QString code = {};
        std::function<bool(const Cell&)> makes = {};  ///< whether the line computes a cell; nothing: never
        bool isCurrent = false;                       ///< the line belongs to the current step
        int step = 0;                                 ///< number of a step, drawn before the line; 0: none
        bool isStepCurrent = false;                   ///< the number's circle is filled
    };
    void set(std::vector<Line> lines);
    const std::vector<Line>& lines() const { return m_lines; }
    /// The program as text, with four blanks for each step of indentation.
    QString text() const;

    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    /// The rectangle of `count` lines from `line` on.
    QRectF box(std::size_t line, std::size_t count = 1) const;
    /// Width of the column of step numbers left of the lines; 0 without steps.
    double stepRoom() const;
    void highlight(QCPPainter& painter, const Theme& theme, std::size_t line, const QColor& colour) const;

    std::vector<Line> m_lines;
    bool m_hasSteps = false;
};

/// A figure that can show a listing, which the window then offers to copy.
class ListingOwner {
 public:
    virtual ~ListingOwner() = default;
    /// nullptr while the figure's layout has no listing.
    const CodeListingPart* shownListing() const { return m_listing.isVisible() ? &m_listing : nullptr; }

 protected:
    CodeListingPart m_listing;
};

}  // namespace attention
