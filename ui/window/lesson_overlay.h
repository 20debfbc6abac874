#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "core/lesson/lesson.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/figure/figure.h"

namespace attention {

/// What a step of a lesson marks in a figure.
struct StepMarks {
    std::optional<LessonFocus> focus = std::nullopt;  ///< the rest is dimmed
    std::optional<Cell> answer = std::nullopt;        ///< the right one, once it may be seen
    std::vector<LessonCover> covers = {};             ///< behind a question mark
    std::vector<LessonCover> hides = {};              ///< left out: panels by the figure, cells without a sign
};

/// Lies over a figure and draws the marks of a step: all but what it is about is dimmed, the cell that was asked for
/// has a ring with a tick, and what the answer would be read from is hidden.
class LessonOverlay : public QWidget {
 public:
    /// @param room  where the figure is
    explicit LessonOverlay(QWidget* room);

    void setMarks(const StepMarks& marks);
    bool hasCovers() const { return !m_marks.covers.empty(); }
    /// To be called whenever the figure, or what it shows, has changed. What is not drawn is not marked.
    void follow(Figure& figure, const EvaluatedScene& shown, const Theme& theme);

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    StepMarks m_marks;
    const Theme* m_theme = &Theme::light();
    double m_scale = 1;  ///< of the figure
    QRectF m_kept;       ///< not covered; empty: nothing is
    QRectF m_answer;     ///< empty: none
    std::vector<QRectF> m_covers;
    std::vector<QRectF> m_signs;   ///< where a “?” stands: one for covers that overlap
    std::vector<QRectF> m_blanks;  ///< cells left out, and notes that tell of what is covered
};

}  // namespace attention
