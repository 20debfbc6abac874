#pragma once

#include <functional>
#include <span>
#include <utility>
#include <vector>

#include "core/matrix.h"
#include "ui/figure/marks.h"
#include "ui/figure/theme.h"

namespace attention {

/// A line of numbers below a row of tokens, with tags at some of them. Numbers and tags do not touch each other.
/// Coordinates are pixels of the figure.
class NumberLine {
 public:
    static constexpr double kHeight = 18;

    struct Tag {
        double x = 0;
        QStringList forms;  ///< the longest first; if the longest forms would touch, all tags have the shortest
        QColor fill;
        QRectF box = {};
        QString text = {};
    };
    /// Places the tags at their x, and side by side where they would overlap.
    /// @param middle  y of the line
    void place(std::vector<Tag> tags, double left, double right, double middle);
    const std::vector<Tag>& tags() const { return m_tags; }

    /// @param runs  first and last token of each run of adjacent tokens  @param pitch  from one token to the next
    void addNumbers(Marks& marks, std::span<const std::pair<Index, Index>> runs, double pitch,
                    const std::function<double(Index)>& placeOf, const Theme& theme) const;
    void addTags(Marks& marks, const QRectF& inside, const Theme& theme) const;
    /// Adds an outlined tag, for something that is not chosen yet.
    static void addOutlinedTag(Marks& marks, const QString& text, const QPointF& centre, const QRectF& inside,
                               const QColor& fill, const QColor& ink);

 private:
    std::vector<Tag> m_tags;
    double m_middle = 0;
};

}  // namespace attention
