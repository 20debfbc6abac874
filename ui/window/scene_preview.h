#pragma once

#include <optional>

#include <QImage>
#include <QWidget>

#include "ui/figure/theme.h"
#include "ui/window/compute_queue.h"
#include "ui/window/lesson_overlay.h"

namespace attention {

/// A small preview of what a stage will show: the figure as laid out there, with the covers of a lesson's step.
class ScenePreview : public QWidget {
    Q_OBJECT

 public:
    explicit ScenePreview(QWidget* parent = nullptr);
    ~ScenePreview() override;

    void setTheme(const Theme& theme);
    /// Computes a scene in the background and shows it. Nullopt, or a scene that needs too much memory, leaves the
    /// preview empty.
    /// @param area  size of the stage's area for the figure, in pixels
    /// @param scale  of the figure on the stage
    void showScene(const std::optional<Scene>& scene, const StepMarks& marks, const QSize& area, double scale);
    /// The picture; a null image until it is computed.
    const QImage& picture() const { return m_picture; }
    /// The scene that is shown or being computed.
    const std::optional<Scene>& scene() const { return m_scene; }

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    void drawPicture();

    ComputeQueue m_queue;
    const Theme* m_theme = &Theme::light(Contrast::High);
    std::optional<Scene> m_scene;
    std::shared_ptr<const Study> m_study;  ///< study of m_scene; nullptr until computed
    StepMarks m_marks;
    QSize m_area{1, 1};
    double m_scale = 1;
    QImage m_picture;
};

}  // namespace attention
