#pragma once

#include <optional>

#include <QImage>
#include <QWidget>

#include "ui/figure/theme.h"
#include "ui/window/compute_queue.h"
#include "ui/window/lesson_overlay.h"

namespace attention {

/// A small picture of what a stage will show: the figure as it is laid out there, with what a lesson covers.
class ScenePreview : public QWidget {
    Q_OBJECT

 public:
    explicit ScenePreview(QWidget* parent = nullptr);
    ~ScenePreview() override;

    void setTheme(const Theme& theme);
    /// Computes a scene in the background and shows it; nothing: an empty place, as for one that needs much memory.
    /// @param room   of the figure on the stage, pixels
    /// @param scale  of the figure there
    void showScene(const std::optional<Scene>& scene, const StepMarks& marks, const QSize& room, double scale);
    /// Null while there is none.
    const QImage& picture() const { return m_picture; }
    /// What is shown, or will be.
    const std::optional<Scene>& scene() const { return m_scene; }

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    void draw();

    ComputeQueue m_queue;
    const Theme* m_theme = &Theme::light(Contrast::High);
    std::optional<Scene> m_scene;
    std::shared_ptr<const Study> m_study;  ///< of the scene
    StepMarks m_marks;
    QSize m_room{1, 1};
    double m_scale = 1;
    QImage m_picture;
};

}  // namespace attention
