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
constexpr double kFrame = 1.5;   // on paper,
constexpr double kNearer = 4;    // where it stands so much nearer
constexpr double kBleed = 3;     // of a cover, over lines that stand around a part
constexpr double kNear = 4;      // between covers that become one
constexpr double kMaxSign = 56;  // of what is hidden
constexpr double kSign = 0.5;    // of its height and width

/// Around cells of a matrix, of which a figure may show some rows alone.
QRectF boxOf(const Figure& figure, const EvaluatedScene& shown, const Cell& cells) {
    const TableShape shape = selectableShape(shown.exhibit(), shown.scene().parameters, cells.matrix);
    const auto ends = [](Index index, Index count) {
        return index >= 0 ? std::pair(index, index) : std::pair(Index(0), count - 1);
    };
    const auto [firstColumn, lastColumn] = ends(cells.column, shape.columns);
    QRectF box;
    const auto add = [&](Index row) {
        for (const Index column : {firstColumn, lastColumn})
            if (const auto rect = figure.cellRect({row, column, cells.matrix})) box |= *rect;
    };
    const auto [firstRow, lastRow] = ends(cells.row, shape.rows);
    add(firstRow);
    add(lastRow);
    for (Index row = firstRow + 1; box.isNull() && row < lastRow; ++row) add(row);
    return box;
}

/// The plot in which the points of curves lie; nothing for cells, which fill theirs.
std::optional<QRectF> plotAround(const Figure& figure, const QRectF& points) {
    constexpr double kFilled = 0.95;
    for (const QCPAxisRect* each : figure.axisRects()) {
        const QRectF plot(each->rect());
        if (!each->visible() || !plot.contains(points.center())) continue;
        const QRectF common = plot & points;
        if (common.width() * common.height() < kFilled * plot.width() * plot.height()) return plot;
    }
    return std::nullopt;
}

enum class Cover { Behind, LeftOut };  ///< a sign; matrices with their titles, no panels

/// In the figure's own pixels; what is not drawn has no place.
std::vector<QRectF> placesOf(const std::vector<LessonCover>& covers, const Figure& figure, const EvaluatedScene& shown,
                             Cover how = Cover::Behind) {
    std::vector<QRectF> places;
    // Each slider step comes by here, and most of the time nothing is covered.
    if (covers.empty()) return places;
    const auto panels = figure.panels();
    for (const LessonCover& cover : covers) {
        const auto panel = Figure::findPanel(panels, cover.word());
        if (panel && how == Cover::LeftOut) continue;
        QRectF place;
        if (panel)
            place = panels[*panel].place;
        else if (cover.panel == 0 && shown)
            place = boxOf(figure, shown, cover.cells);
        if (place.isEmpty()) continue;
        const bool isWhole = !panel && cover.cells.row < 0 && cover.cells.column < 0;
        if (isWhole && how == Cover::LeftOut) place = figure.withTitles(place);
        const std::optional<QRectF> plot = isWhole ? plotAround(figure, place) : std::nullopt;
        places.push_back(plot.value_or(place.adjusted(-kBleed, -kBleed, kBleed, kBleed)));
    }
    return places;
}

double areaOf(const QRectF& rect) {
    return rect.width() * rect.height();
}

/// What is left of a rectangle beside another, in rectangles: at its left and right, and between them above and below.
std::vector<QRectF> restBeside(const QRectF& rect, const QRectF& other) {
    const QRectF cut = rect & other;
    if (cut.isEmpty()) return {rect};
    std::vector<QRectF> rest{{rect.topLeft(), QPointF(cut.left(), rect.bottom())},
                             {QPointF(cut.right(), rect.top()), rect.bottomRight()},
                             {QPointF(cut.left(), rect.top()), cut.topRight()},
                             {cut.bottomLeft(), QPointF(cut.right(), rect.bottom())}};
    std::erase_if(rest, [](const QRectF& each) { return std::min(each.width(), each.height()) < 1; });
    return rest;
}

/// Covers as rectangles that do not overlap, each of which has a sign. Those that overlap or nearly touch become one
/// where that is a rectangle, too; of others the larger one stays whole.
std::vector<QRectF> rectanglesOf(std::vector<QRectF> covers, double near) {
    constexpr double kRagged = 0.03;  // of its area a rectangle may lack
    const auto around = [near](const QRectF& cover) {
        return cover.adjusted(-near / 2, -near / 2, near / 2, near / 2);
    };
    // Whether what the covers leave open of a rectangle is next to nothing.
    const auto isFilled = [&](const QRectF& whole) {
        QRegion rest(whole.toAlignedRect());
        for (const QRectF& each : covers) rest -= around(each).toAlignedRect();
        double lacking = 0;
        for (const QRect& gap : rest) lacking += areaOf(gap);
        return lacking <= kRagged * areaOf(whole);
    };
    for (std::size_t i = 0; i < covers.size(); ++i)
        for (std::size_t other = 0; other < covers.size(); ++other) {
            if (i == other || !around(covers[i]).intersects(around(covers[other])) ||
                !isFilled(covers[i] | covers[other]))
                continue;
            covers[i] |= covers[other];
            covers.erase(covers.begin() + std::ptrdiff_t(other));
            i = other = std::size_t(-1);  // once more from the beginning
            break;
        }
    std::ranges::stable_sort(covers, std::ranges::greater{}, areaOf);
    std::vector<QRectF> rectangles;
    for (const QRectF& cover : covers) {
        std::vector<QRectF> pieces{cover};
        for (const QRectF& larger : rectangles) {
            std::vector<QRectF> rest;
            for (const QRectF& piece : pieces) std::ranges::copy(restBeside(piece, larger), std::back_inserter(rest));
            pieces = std::move(rest);
        }
        rectangles.insert(rectangles.end(), pieces.begin(), pieces.end());
    }
    return rectangles;
}

}  // namespace

std::vector<std::string> omittedPanels(const StepMarks& marks) {
    std::vector<std::string> omitted;
    for (const LessonCover& hidden : marks.hides)
        if (!hidden.word().empty()) omitted.push_back(hidden.word());
    return omitted;
}

PlacedMarks::PlacedMarks(const StepMarks& marks, const Figure& figure, const EvaluatedScene& shown,
                         const QRectF& bounds)
    : m_bounds(bounds) {
    if (shown && marks.focus)
        m_kept = boxOf(figure, shown, marks.focus->cell.value_or(Cell{-1, -1, marks.focus->matrix}));
    if (!m_kept.isEmpty() && !marks.focus->cell) m_kept = figure.withTitles(m_kept);
    if (!m_kept.isEmpty()) m_kept.adjust(-kAround, -kAround, kAround, kAround);
    const std::vector<QRectF> covers = placesOf(marks.covers, figure, shown);
    for (const QRectF& place : covers) m_covers.push_back(place.intersected(bounds));
    m_lifted = rectanglesOf(placesOf(marks.lifted, figure, shown), kNear);
    m_blanks = placesOf(marks.hides, figure, shown, Cover::LeftOut);
    if (!covers.empty())
        for (const QRectF& note : figure.notesOn(covers))
            m_blanks.push_back(note.adjusted(-kBleed, -kBleed, kBleed, kBleed));
    if (shown && marks.answer) m_answer = figure.cellRect(*marks.answer).value_or(QRectF());
    m_covers = rectanglesOf(std::move(m_covers), kNear);
}

std::vector<QRectF> PlacedMarks::hiddenPlaces() const {
    std::vector<QRectF> places = m_covers;
    places.insert(places.end(), m_blanks.begin(), m_blanks.end());
    return places;
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
        painter.drawRoundedRect(m_kept.adjusted(kNearer, kNearer, -kNearer, -kNearer) & m_bounds.adjusted(1, 1, -1, -1),
                                kCorner, kCorner);
    }
    if (!m_answer.isEmpty()) paintAnswer(painter, theme);
}

void PlacedMarks::paintCovers(QPainter& painter, const Theme& theme) const {
    painter.setPen(QPen(theme.rule, 1));
    painter.setBrush(theme.hover);
    for (const QRectF& cover : m_covers)
        painter.drawRoundedRect(cover.adjusted(0.5, 0.5, -0.5, -0.5), kCorner, kCorner);
    painter.setPen(theme.muted);
    for (const QRectF& cover : m_covers) {
        QFont sign = textFont(font_size::kTitle, QFont::DemiBold);
        sign.setPixelSize(std::max(1, int(std::min(kMaxSign, kSign * std::min(cover.width(), cover.height())))));
        painter.setFont(sign);
        painter.drawText(cover, Qt::AlignCenter, QStringLiteral("?"));
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
