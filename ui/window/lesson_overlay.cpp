#include "ui/window/lesson_overlay.h"

#include <algorithm>

#include <QPainter>
#include <QPainterPath>

#include "ui/widgets/style.h"

namespace attention {
namespace {

/// How much of what a step is not about is covered,
constexpr double kCoverOpacity = 0.65;
// and in the figure's pixels how far around what it is about nothing is, and the ring with its tick.
constexpr double kAround = 6;
constexpr double kCorner = 4;
constexpr double kRing = 3;
constexpr double kHalo = 2;
constexpr double kTick = 18;
constexpr double kBleed = 3;     // of a cover, over lines that stand around a part
constexpr double kNear = 4;      // between covers that become one
constexpr double kMaxSign = 56;  // of what is hidden
constexpr double kSign = 0.5;    // of its height and width

/// Around cells of a matrix.
QRectF boxOf(const Figure& figure, const EvaluatedScene& shown, const Cell& cells) {
    const TableShape shape = selectableShape(shown.exhibit(), shown.scene().parameters, cells.matrix);
    QRectF box;
    for (const bool isLast : {false, true}) {
        const auto at = [isLast](Index index, Index count) { return index >= 0 ? index : isLast ? count - 1 : 0; };
        const Cell corner{at(cells.row, shape.rows), at(cells.column, shape.columns), cells.matrix};
        if (const auto rect = figure.cellRect(corner)) box |= *rect;
    }
    return box;
}

/// In the figure's own pixels; what is not drawn has no place.
std::vector<QRectF> placesOf(const std::vector<LessonCover>& covers, const Figure& figure,
                             const EvaluatedScene& shown) {
    std::vector<QRectF> places;
    // Each slider step comes by here, and most of the time nothing is covered.
    if (covers.empty()) return places;
    const auto panels = figure.panels();
    for (const LessonCover& cover : covers) {
        QRectF place;
        if (cover.panel > 0 && cover.panel <= std::ssize(panels)) place = panels[std::size_t(cover.panel - 1)].place;
        if (cover.panel == 0 && shown) place = boxOf(figure, shown, cover.cells);
        if (!place.isEmpty()) places.push_back(place.adjusted(-kBleed, -kBleed, kBleed, kBleed));
    }
    return places;
}

/// The places of signs, one for each group of covers that overlap or nearly touch: the group's own where it is a
/// rectangle, else the largest cover of it.
std::vector<QRectF> signsOf(const std::vector<QRectF>& covers, double near) {
    const auto around = [](const QRectF& cover, double by) { return cover.adjusted(-by, -by, by, by); };
    std::vector<std::vector<QRectF>> groups;
    for (const QRectF& cover : covers) {
        std::vector<QRectF> group{cover};
        std::erase_if(groups, [&](const std::vector<QRectF>& other) {
            const bool isNear =
                std::ranges::any_of(other, [&](const QRectF& each) { return around(each, near).intersects(cover); });
            if (isNear) group.insert(group.end(), other.begin(), other.end());
            return isNear;
        });
        groups.push_back(std::move(group));
    }
    constexpr double kRagged = 0.03;  // of its area a rectangle may lack
    const auto area = [](const auto& rect) { return double(rect.width()) * double(rect.height()); };
    std::vector<QRectF> signs;
    for (const auto& group : groups) {
        QRectF whole;
        for (const QRectF& each : group) whole |= each;
        QRegion rest(whole.toAlignedRect());
        for (const QRectF& each : group) rest -= around(each, near / 2).toAlignedRect();
        double lacking = 0;
        for (const QRect& gap : rest) lacking += area(gap);
        signs.push_back(lacking <= kRagged * area(whole) ? whole : *std::ranges::max_element(group, {}, area));
    }
    return signs;
}

}  // namespace

LessonOverlay::LessonOverlay(QWidget* room) : QWidget(room) {
    setObjectName(QStringLiteral("figure-marks"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void LessonOverlay::setMarks(const StepMarks& marks) {
    m_marks = marks;
}

void LessonOverlay::follow(Figure& figure, const EvaluatedScene& shown, const Theme& theme) {
    m_theme = &theme;
    m_kept = m_answer = {};
    m_covers.clear();
    m_blanks.clear();
    std::vector<int> omitted;
    std::vector<LessonCover> hiddenCells;
    for (const LessonCover& hidden : m_marks.hides)
        hidden.panel > 0 ? omitted.push_back(hidden.panel) : hiddenCells.push_back(hidden);
    figure.omit(omitted);
    if (shown && m_marks.focus)
        m_kept =
            figure.mapToWidget(boxOf(figure, shown, m_marks.focus->cell.value_or(Cell{-1, -1, m_marks.focus->matrix})));
    const std::vector<QRectF> covers = placesOf(m_marks.covers, figure, shown);
    for (const QRectF& place : covers) m_covers.push_back(figure.mapToWidget(place).intersected(figure.rect()));
    for (const QRectF& place : placesOf(hiddenCells, figure, shown)) m_blanks.push_back(figure.mapToWidget(place));
    if (!covers.empty())
        for (const QRectF& note : figure.notesOn(covers))
            m_blanks.push_back(figure.mapToWidget(note.adjusted(-kBleed, -kBleed, kBleed, kBleed)));
    if (shown && m_marks.answer)
        if (const auto rect = figure.cellRect(*m_marks.answer)) m_answer = figure.mapToWidget(*rect);
    m_scale = figure.scale();
    m_signs = signsOf(m_covers, m_scale * kNear);
    m_covers.insert(m_covers.end(), m_signs.begin(), m_signs.end());  // so that no gap shows in a group
    const double around = m_scale * kAround;
    if (!m_kept.isEmpty()) m_kept.adjust(-around, -around, around, around);
    setGeometry(figure.geometry());
    setVisible(!m_kept.isEmpty() || !m_answer.isEmpty() || !m_covers.empty() || !m_blanks.empty());
    raise();
    update();
}

void LessonOverlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_kept.isEmpty()) {
        QPainterPath path;
        path.addRect(rect());
        path.addRoundedRect(m_kept, m_scale * kCorner, m_scale * kCorner);
        QColor veil = m_theme->surface;
        veil.setAlphaF(kCoverOpacity);
        painter.fillPath(path, veil);
    }
    for (const QRectF& blank : m_blanks) painter.fillRect(blank, m_theme->surface);
    // Outlines first: covers that overlap become one shape.
    for (const bool isOutline : {true, false})
        for (const QRectF& cover : m_covers) {
            // A wide pen makes the corners round.
            const double inset = std::min({m_scale * (kCorner + 1), cover.width() / 2, cover.height() / 2});
            const QColor& ink = isOutline ? m_theme->rule : m_theme->hover;
            painter.setPen(QPen(ink, 2 * (isOutline ? inset : std::max(0.5, inset - m_scale)), Qt::SolidLine,
                                Qt::SquareCap, Qt::RoundJoin));
            painter.setBrush(ink);
            painter.drawRect(cover.adjusted(inset, inset, -inset, -inset));
        }
    for (const QRectF& place : m_signs) {
        const double inset = m_scale * (kCorner + 1);
        painter.fillRect(place.adjusted(inset, inset, -inset, -inset), m_theme->hover);
        QFont sign = uiFont(font_size::kTitle, QFont::DemiBold);
        sign.setPixelSize(
            std::max(1, int(std::min(m_scale * kMaxSign, kSign * std::min(place.width(), place.height())))));
        painter.setFont(sign);
        painter.setPen(m_theme->muted);
        painter.drawText(place, Qt::AlignCenter, QStringLiteral("?"));
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
