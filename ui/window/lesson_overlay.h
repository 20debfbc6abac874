#pragma once

#include <QWidget>

#include "ui/lesson/step_marks.h"

namespace attention {

/// An overlay that draws the marks of a lesson's step over a figure: it dims everything outside the step's focus, draws
/// a ring with a tick around the right cell, and covers numbers that would reveal the answer.
class LessonOverlay : public QWidget {
 public:
    /// @param figureArea  the figure's parent widget
    explicit LessonOverlay(QWidget* figureArea);

    void setMarks(const StepMarks& marks);
    bool hasCovers() const { return !m_marks.covers.empty(); }
    /// Places the marks; to be called whenever the figure or the shown scene has changed.
    void placeOn(Figure& figure, const EvaluatedScene& shown, const Theme& theme);

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    StepMarks m_marks;
    PlacedMarks m_placed;
    const Theme* m_theme = &Theme::light();
    double m_scale = 1;  ///< scale of the figure
};

}  // namespace attention
