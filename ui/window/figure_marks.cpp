#include "ui/window/figure_marks.h"

#include <QPainter>
#include <QPainterPath>

namespace attention {
namespace {

/// How much of what a step is not about is covered,
constexpr double kVeil = 0.65;
// and in the figure's pixels how far around what it is about nothing is, and the ring with its tick.
constexpr double kAround = 6;
constexpr double kCorner = 4;
constexpr double kRing = 3;
constexpr double kHalo = 2;
constexpr double kTick = 18;

}  // namespace

FigureMarks::FigureMarks(QWidget* room) : QWidget(room) {
    setObjectName(QStringLiteral("figure-marks"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void FigureMarks::setMarks(const StepMarks& marks) {
    m_marks = marks;
}

void FigureMarks::follow(const Figure& figure, const StudiedScene& shown, const Theme& theme) {
    m_theme = &theme;
    m_kept = m_answer = {};
    if (shown && m_marks.focus) {
        const auto keep = [&](const Cell& cell) {
            if (const auto rect = figure.cellRect(cell)) m_kept |= figure.toWidget(*rect);
        };
        const std::string& matrix = m_marks.focus->matrix;
        if (m_marks.focus->cell) {
            keep(*m_marks.focus->cell);
        } else {
            const TableShape shape = selectable(*shown.exhibit, shown.scene.parameters, matrix);
            keep({0, 0, matrix});
            keep({shape.rows - 1, shape.columns - 1, matrix});
        }
    }
    if (shown && m_marks.answer)
        if (const auto rect = figure.cellRect(*m_marks.answer)) m_answer = figure.toWidget(*rect);
    m_scale = figure.scale();
    const double around = m_scale * kAround;
    if (!m_kept.isEmpty()) m_kept.adjust(-around, -around, around, around);
    setGeometry(figure.geometry());
    setVisible(!m_kept.isEmpty() || !m_answer.isEmpty());
    raise();
    update();
}

void FigureMarks::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_kept.isEmpty()) {
        QPainterPath path;
        path.addRect(rect());
        path.addRoundedRect(m_kept, m_scale * kCorner, m_scale * kCorner);
        QColor veil = m_theme->surface;
        veil.setAlphaF(kVeil);
        painter.fillPath(path, veil);
    }
    if (m_answer.isEmpty()) return;
    // Ink between two halos, so that it stands out on any colour of cells.
    const double ring = m_scale * kRing, halo = m_scale * kHalo, tick = m_scale * kTick;
    const double out = halo + ring / 2;
    const QRectF around = m_answer.adjusted(-out, -out, out, out);
    for (const auto& [ink, width] : {std::pair{m_theme->surface, ring + 2 * halo}, std::pair{m_theme->text, ring}}) {
        painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(around);
    }
    QRectF badge(0, 0, tick, tick);
    badge.moveCenter(around.topRight());
    badge.moveRight(std::min(badge.right(), width() - halo));
    badge.moveTop(std::max(badge.top(), halo));
    painter.setPen(QPen(m_theme->surface, halo));
    painter.setBrush(m_theme->text);
    painter.drawEllipse(badge);
    const auto at = [&](double x, double y) {
        return QPointF(badge.left() + x * badge.width(), badge.top() + y * badge.height());
    };
    painter.setPen(QPen(m_theme->surface, halo, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF{at(0.3, 0.52), at(0.45, 0.67), at(0.71, 0.36)});
}

}  // namespace attention
