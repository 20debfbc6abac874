#include "ui/window/scene_preview.h"

#include <utility>

#include <QCoreApplication>
#include <QPainter>
#include <QResizeEvent>

#include "ui/exhibits/exhibits.h"
#include "ui/figure/figure.h"
#include "ui/widgets/style.h"
#include "ui/window/presentation_window.h"

namespace attention {
namespace {

/// A scene that needs more bytes is not computed for a preview.
constexpr double kMaxPreviewMemory = 256e6;
/// Lengths in pixels at the design size.
constexpr int kPreviewWidth = 360;
constexpr double kPreviewRadius = 6;
constexpr int kPreviewMargin = 8;
/// Aspect ratio of a stage.
constexpr double kPreviewRatio = 16.0 / 9;

}  // namespace

ScenePreview::ScenePreview(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&m_queue, &ComputeQueue::finished, this, [this](const Scene& scene, const StudyPtr& study) {
        if (scene != m_scene) return;
        m_study = study;
        drawPicture();
    });
}

ScenePreview::~ScenePreview() = default;

void ScenePreview::setTheme(const Theme& theme) {
    m_theme = theme.isDark ? &Theme::dark(Contrast::High) : &Theme::light(Contrast::High);
    drawPicture();
}

void ScenePreview::showScene(const std::optional<Scene>& scene, const StepMarks& marks, const QSize& area,
                             double scale) {
    const Exhibit* exhibit = scene ? findExhibit(scene->exhibit) : nullptr;
    std::optional<Scene> shown = exhibit ? std::optional(adaptScene(*exhibit, *scene)) : std::nullopt;
    if (shown && (findProblem(*exhibit, *shown) || exhibit->memoryNeeded(*shown) > kMaxPreviewMemory)) shown.reset();
    m_marks = marks;
    const bool isSameLayout = std::exchange(m_area, area) == area && std::exchange(m_scale, scale) == scale;
    if (std::exchange(m_scene, shown) == shown) {
        if (!isSameLayout) drawPicture();
        return;
    }
    m_study.reset();
    drawPicture();
    if (shown) m_queue.request(*exhibit, *shown);
}

void ScenePreview::drawPicture() {
    m_picture = {};
    update();
    if (!m_study || m_area.isEmpty()) return;
    const Exhibit& exhibit = *findExhibit(m_scene->exhibit);
    // Lays out an invisible stage with the figure.
    QWidget stage;
    stage.resize(m_area);
    QPalette colours;
    colours.setColor(QPalette::Window, m_theme->surface);
    stage.setPalette(colours);
    const std::unique_ptr<Figure> figure = exhibit.makeFigure();
    figure->setParent(&stage);
    figure->setOnStage(true);
    figure->setTheme(*m_theme);
    figure->setScale(m_scale);
    figure->setGeometry(stageFigureRect(*figure, *m_scene, stage.rect()));
    figure->display(*m_scene, m_study);
    figure->show();
    // Hidden widgets get resize events late, but covers depend on the layout of parts and cells.
    QResizeEvent resized(figure->size(), {});
    QCoreApplication::sendEvent(figure.get(), &resized);
    figure->replot(QCustomPlot::rpImmediateRefresh);
    LessonOverlay marks(&stage);
    marks.setMarks(m_marks);
    marks.placeOn(*figure, EvaluatedScene(exhibit, *m_scene, m_study), *m_theme);
    figure->replot(QCustomPlot::rpImmediateRefresh);
    m_picture = stage.grab().toImage();
}

QSize ScenePreview::sizeHint() const {
    return {px(kPreviewWidth), heightForWidth(px(kPreviewWidth))};
}

int ScenePreview::heightForWidth(int width) const {
    return qRound(width / kPreviewRatio);
}

void ScenePreview::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.setPen(QPen(m_theme->rule, scaled(1)));
    painter.setBrush(m_theme->surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), scaled(kPreviewRadius),
                            scaled(kPreviewRadius));
    if (m_picture.isNull()) return;
    const int margin = px(kPreviewMargin);
    const QRect inner = rect().adjusted(margin, margin, -margin, -margin);
    const QSize size = m_picture.size().scaled(inner.size(), Qt::KeepAspectRatio);
    // Smooth scaling keeps small letters legible.
    const QImage small = m_picture.scaled(size * devicePixelRatioF(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    painter.drawImage(QRect(inner.center() - QPoint(size.width() / 2, size.height() / 2), size), small);
}

}  // namespace attention
