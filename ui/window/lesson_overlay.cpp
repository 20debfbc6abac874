#include "ui/window/lesson_overlay.h"

#include <QPainter>

namespace attention {

LessonOverlay::LessonOverlay(QWidget* figureArea) : QWidget(figureArea) {
    setObjectName(QStringLiteral("figure-marks"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void LessonOverlay::setMarks(const StepMarks& marks) {
    m_marks = marks;
}

void LessonOverlay::placeOn(Figure& figure, const EvaluatedScene& shown, const Theme& theme) {
    m_theme = &theme;
    figure.omit(omittedPanels(m_marks));
    m_scale = figure.scale();
    m_placed = PlacedMarks(m_marks, figure, shown, {QPointF(), QSizeF(figure.size()) / m_scale});
    setGeometry(figure.geometry());
    setVisible(!m_placed.isEmpty());
    raise();
    update();
}

void LessonOverlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.scale(m_scale, m_scale);
    m_placed.paint(painter, *m_theme, PlacedMarks::Medium::Screen);
}

}  // namespace attention
