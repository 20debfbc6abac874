#pragma once

#include <optional>
#include <vector>

#include <QPainter>

#include "core/lesson/lesson.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/figure/figure.h"

namespace attention {

/// What a step of a lesson marks in a figure.
struct StepMarks {
    std::optional<LessonFocus> focus = std::nullopt;  ///< the rest is dimmed
    std::optional<Cell> answer = std::nullopt;        ///< the right one, once it may be seen
    std::vector<LessonCover> covers = {};             ///< behind a question mark
    std::vector<LessonCover> hides = {};   ///< left out: panels by the figure, cells and matrices without a sign
    std::vector<LessonCover> lifted = {};  ///< what others see covered: outlined
};

/// The panels that are left out, for Figure::omit().
std::vector<std::string> omittedPanels(const StepMarks& marks);

/// The marks of a step where a figure, as it is arranged now, has what they are about, in the figure's own pixels. What
/// is not drawn is not marked.
class PlacedMarks {
 public:
    enum class Medium {
        Screen,  ///< what the step is not about is dimmed
        Paper    ///< what it is about has a frame, since what is pale cannot be read in a copy
    };

    PlacedMarks() = default;
    /// @param bounds  of the figure
    PlacedMarks(const StepMarks& marks, const Figure& figure, const EvaluatedScene& shown, const QRectF& bounds);

    bool isEmpty() const;
    /// What lies behind signs.
    const std::vector<QRectF>& covers() const { return m_covers; }
    /// Everything that is not to be read: covers, and what is left out.
    std::vector<QRectF> hiddenPlaces() const;
    /// Paints them over the figure, with shapes and text only, so that they stay vectors in a file.
    void paint(QPainter& painter, const Theme& theme, Medium medium) const;

 private:
    void paintCovers(QPainter& painter, const Theme& theme) const;
    void paintAnswer(QPainter& painter, const Theme& theme) const;

    QRectF m_bounds;
    QRectF m_kept;                 ///< not dimmed; empty: nothing is
    QRectF m_answer;               ///< empty: none
    std::vector<QRectF> m_covers;  ///< rectangles that do not overlap
    std::vector<QRectF> m_lifted;
    std::vector<QRectF> m_blanks;  ///< cells left out, and notes that tell of what is covered
};

}  // namespace attention
