#include "ui/lesson/step_marks.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <QPainterPath>
#include <QRegion>

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
constexpr double kFrame = 1.5;   // on paper
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

std::vector<int> omittedPanels(const StepMarks& marks) {
    std::vector<int> omitted;
    for (const LessonCover& hidden : marks.hides)
        if (hidden.panel > 0) omitted.push_back(hidden.panel);
    return omitted;
}

PlacedMarks::PlacedMarks(const StepMarks& marks, const Figure& figure, const EvaluatedScene& shown,
                         const QRectF& bounds)
    : m_bounds(bounds) {
    if (shown && marks.focus)
        m_kept = boxOf(figure, shown, marks.focus->cell.value_or(Cell{-1, -1, marks.focus->matrix}));
    if (!m_kept.isEmpty()) m_kept.adjust(-kAround, -kAround, kAround, kAround);
    const std::vector<QRectF> covers = placesOf(marks.covers, figure, shown);
    for (const QRectF& place : covers) m_covers.push_back(place.intersected(bounds));
    m_lifted = placesOf(marks.lifted, figure, shown);
    std::vector<LessonCover> hiddenCells;
    std::ranges::copy_if(marks.hides, std::back_inserter(hiddenCells),
                         [](const LessonCover& hidden) { return hidden.panel == 0; });
    m_blanks = placesOf(hiddenCells, figure, shown);
    if (!covers.empty())
        for (const QRectF& note : figure.notesOn(covers))
            m_blanks.push_back(note.adjusted(-kBleed, -kBleed, kBleed, kBleed));
    if (shown && marks.answer) m_answer = figure.cellRect(*marks.answer).value_or(QRectF());
    m_signs = signsOf(m_covers, kNear);
    m_covers.insert(m_covers.end(), m_signs.begin(), m_signs.end());  // so that no gap shows in a group
}

bool PlacedMarks::isEmpty() const {
    return m_kept.isEmpty() && m_answer.isEmpty() && m_covers.empty() && m_blanks.empty() && m_lifted.empty();
}

void PlacedMarks::paint(QPainter& painter, const Theme& theme, Medium medium) const {
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_kept.isEmpty() && medium == Medium::Screen) {
        QPainterPath path;
        path.addRect(m_bounds);
        path.addRoundedRect(m_kept, kCorner, kCorner);
        QColor veil = theme.surface;
        veil.setAlphaF(kCoverOpacity);
        painter.fillPath(path, veil);
    }
    for (const QRectF& blank : m_blanks) painter.fillRect(blank, theme.surface);
    paintCovers(painter, theme);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.control, 1, Qt::DashLine, Qt::FlatCap));
    for (const QRectF& place : m_lifted) painter.drawRect(place.intersected(m_bounds));
    if (!m_kept.isEmpty() && medium == Medium::Paper) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.text, kFrame, Qt::DashLine, Qt::FlatCap));
        painter.drawRoundedRect(m_kept.intersected(m_bounds.adjusted(1, 1, -1, -1)), kCorner, kCorner);
    }
    if (!m_answer.isEmpty()) paintAnswer(painter, theme);
}

void PlacedMarks::paintCovers(QPainter& painter, const Theme& theme) const {
    // Outlines first: covers that overlap become one shape.
    for (const bool isOutline : {true, false})
        for (const QRectF& cover : m_covers) {
            // A wide pen makes the corners round.
            const double inset = std::min({kCorner + 1, cover.width() / 2, cover.height() / 2});
            const QColor& ink = isOutline ? theme.rule : theme.hover;
            painter.setPen(QPen(ink, 2 * (isOutline ? inset : std::max(0.5, inset - 1)), Qt::SolidLine, Qt::SquareCap,
                                Qt::RoundJoin));
            painter.setBrush(ink);
            painter.drawRect(cover.adjusted(inset, inset, -inset, -inset));
        }
    for (const QRectF& place : m_signs) {
        const double inset = kCorner + 1;
        painter.fillRect(place.adjusted(inset, inset, -inset, -inset), theme.hover);
        QFont sign = textFont(font_size::kTitle, QFont::DemiBold);
        sign.setPixelSize(std::max(1, int(std::min(kMaxSign, kSign * std::min(place.width(), place.height())))));
        painter.setFont(sign);
        painter.setPen(theme.muted);
        painter.drawText(place, Qt::AlignCenter, QStringLiteral("?"));
    }
}

void PlacedMarks::paintAnswer(QPainter& painter, const Theme& theme) const {
    // Ink between two halos, so that it stands out on any colour of cells.
    const double out = kHalo + kRing / 2;
    const QRectF around = m_answer.adjusted(-out, -out, out, out);
    for (const auto& [ink, width] : {std::pair{theme.surface, kRing + 2 * kHalo}, std::pair{theme.text, kRing}}) {
        painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(around);
    }
    QRectF badge(0, 0, kTick, kTick);
    badge.moveCenter(around.topRight());
    badge.moveRight(std::min(badge.right(), m_bounds.right() - kHalo));
    badge.moveTop(std::max(badge.top(), m_bounds.top() + kHalo));
    painter.setPen(QPen(theme.surface, kHalo));
    painter.setBrush(theme.text);
    painter.drawEllipse(badge);
    const auto at = [&](double x, double y) {
        return QPointF(badge.left() + x * badge.width(), badge.top() + y * badge.height());
    };
    painter.setPen(QPen(theme.surface, kHalo, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF{at(0.3, 0.52), at(0.45, 0.67), at(0.71, 0.36)});
}

}  // namespace attention
