#pragma once

#include <QWidget>

#include "ui/lesson/step_marks.h"

namespace attention {

/// Lies over a figure and draws the marks of a step: all but what it is about is dimmed, the cell that was asked for
/// has a ring with a tick, and what the answer would be read from is hidden.
class LessonOverlay : public QWidget {
 public:
    /// @param room  where the figure is
    explicit LessonOverlay(QWidget* room);

    void setMarks(const StepMarks& marks);
    bool hasCovers() const { return !m_marks.covers.empty(); }
    /// To be called whenever the figure, or what it shows, has changed.
    void follow(Figure& figure, const EvaluatedScene& shown, const Theme& theme);

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    StepMarks m_marks;
    PlacedMarks m_placed;
    const Theme* m_theme = &Theme::light();
    double m_scale = 1;  ///< of the figure
};

}  // namespace attention
