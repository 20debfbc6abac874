#pragma once

#include <optional>
#include <vector>

#include <QPainter>

#include "core/lesson/lesson.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/figure/figure.h"

namespace attention {

/// What a step of a lesson marks, covers or leaves out in a figure.
struct StepMarks {
    std::optional<LessonFocus> focus = std::nullopt;  ///< everything else is dimmed
    std::optional<Cell> answer = std::nullopt;        ///< the right cell, once it may be shown
    std::vector<LessonCover> covers = {};             ///< shown as a question mark
    std::vector<LessonCover> hides = {};              ///< left out without a question mark
    std::vector<LessonCover> outlined = {};           ///< drawn with a dashed outline: pupils see these parts covered
};

/// The keys of the panels that are left out, for Figure::omit().
std::vector<std::string> omittedPanels(const StepMarks& marks);

/// The marks of a step as rectangles in the figure's pixels, for its current layout. Parts that are not drawn are not
/// marked.
class PlacedMarks {
 public:
    enum class Medium {
        Screen,  ///< everything outside of the focus is dimmed
        Paper    ///< the focus has a frame, since dimmed parts would be illegible in a photocopy
    };

    PlacedMarks() = default;
    /// @param shown  what the figure shows; without a study, focus and answer are not marked
    /// @param bounds  of the figure
    PlacedMarks(const StepMarks& marks, const Figure& figure, const EvaluatedScene& shown, const QRectF& bounds);

    bool isEmpty() const;
    /// The rectangles with question marks.
    const std::vector<QRectF>& covers() const { return m_covers; }
    /// All rectangles whose contents must not be readable: covers, and parts that are left out.
    std::vector<QRectF> hiddenRects() const;
    /// Paints the marks over the figure, only with shapes and text, so that they stay vectors in a file.
    void paint(QPainter& painter, const Theme& theme, Medium medium) const;

 private:
    void paintCovers(QPainter& painter, const Theme& theme) const;
    void paintAnswer(QPainter& painter, const Theme& theme) const;

    QRectF m_bounds;
    QRectF m_focus;                ///< the area that is not dimmed; empty: nothing is dimmed
    QRectF m_answer;               ///< the cell with the right answer; empty: none
    std::vector<QRectF> m_covers;  ///< rectangles that do not overlap
    std::vector<QRectF> m_outlined;
    std::vector<QRectF> m_blanks;  ///< cells that are left out, and notes about covered parts
};

}  // namespace attention
