#include "ui/lesson/step_marks.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <QPainterPath>
#include <QRegion>

namespace attention {
namespace {

/// The opacity of the layer that dims everything outside of the focus.
constexpr double kDimOpacity = 0.65;
// Lengths in the figure's pixels:
constexpr double kFocusMargin = 6;   // the undimmed margin around the focus
constexpr double kCornerRadius = 4;  // of the focus and of covers
constexpr double kRing = 3;          // the width of the ring around the answer's cell
constexpr double kHalo = 2;          // the width of the light line on both sides of the ring
constexpr double kBadge = 18;        // the diameter of the badge with a tick
constexpr double kFrame = 1.5;       // the line width of the frame around the focus on paper
constexpr double kFrameInset = 4;    // by how much that frame is inside the focus with its margin
constexpr double kBleed = 3;         // by how much a cover extends beyond its part, to hide the lines around it
constexpr double kMergeGap = 4;      // covers with a smaller gap are merged
constexpr double kMaxSign = 56;      // the maximum size of a cover's question mark
constexpr double kSign = 0.5;        // the size of the question mark, relative to the smaller side of the cover

/// The bounding box of cells of a matrix. The figure may show only some of the rows.
/// @param cells  -1 as row or column stands for a whole column or row
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

/// The plot that contains the points of curves; nothing for cells, which fill their plot.
std::optional<QRectF> plotAround(const Figure& figure, const QRectF& points) {
    constexpr double kMinFilled = 0.95;
    for (const QCPAxisRect* candidate : figure.axisRects()) {
        const QRectF plot(candidate->rect());
        if (!candidate->visible() || !plot.contains(points.center())) continue;
        const QRectF common = plot & points;
        if (common.width() * common.height() < kMinFilled * plot.width() * plot.height()) return plot;
    }
    return std::nullopt;
}

/// Covered: behind a question mark. LeftOut: removed, matrices with their titles; panels are not included, because
/// Figure::omit() removes them.
enum class Cover { Covered, LeftOut };

/// The rectangles of the covers in the figure's pixels, without parts that are not drawn.
std::vector<QRectF> coverRects(const std::vector<LessonCover>& covers, const Figure& figure,
                               const EvaluatedScene& shown, Cover mode = Cover::Covered) {
    std::vector<QRectF> rects;
    // An early return, because this is called at each slider step and there are usually no covers.
    if (covers.empty()) return rects;
    const auto panels = figure.panels();
    for (const LessonCover& cover : covers) {
        const auto panel = Figure::findPanel(panels, cover.word());
        if (panel && mode == Cover::LeftOut) continue;
        QRectF rect;
        if (panel)
            rect = panels[*panel].place;
        else if (cover.panel == 0 && shown)
            rect = boxOf(figure, shown, cover.cells);
        if (rect.isEmpty()) continue;
        const bool isWhole = !panel && cover.cells.row < 0 && cover.cells.column < 0;
        if (isWhole && mode == Cover::LeftOut) rect = figure.withTitles(rect);
        const std::optional<QRectF> plot = isWhole ? plotAround(figure, rect) : std::nullopt;
        rects.push_back(plot.value_or(rect.adjusted(-kBleed, -kBleed, kBleed, kBleed)));
    }
    return rects;
}

double areaOf(const QRectF& rect) {
    return rect.width() * rect.height();
}

/// The part of a rectangle outside of another one, as up to four rectangles: left, right, above and below.
std::vector<QRectF> subtracted(const QRectF& rect, const QRectF& other) {
    const QRectF cut = rect & other;
    if (cut.isEmpty()) return {rect};
    std::vector<QRectF> remaining{{rect.topLeft(), QPointF(cut.left(), rect.bottom())},
                                  {QPointF(cut.right(), rect.top()), rect.bottomRight()},
                                  {QPointF(cut.left(), rect.top()), cut.topRight()},
                                  {cut.bottomLeft(), QPointF(cut.right(), rect.bottom())}};
    std::erase_if(remaining,
                  [](const QRectF& candidate) { return std::min(candidate.width(), candidate.height()) < 1; });
    return remaining;
}

/// Replaces covers by rectangles that do not overlap. Covers that overlap or nearly touch are merged if they form a
/// rectangle; otherwise the larger one stays and the smaller one is cut.
/// @param near  covers with a smaller gap nearly touch
std::vector<QRectF> mergedCovers(std::vector<QRectF> covers, double near) {
    constexpr double kMaxUncovered = 0.03;  // the share of a merged rectangle's area that may be uncovered
    const auto enlarged = [near](const QRectF& cover) {
        return cover.adjusted(-near / 2, -near / 2, near / 2, near / 2);
    };
    // Whether the covers fill a rectangle almost completely.
    const auto isFilled = [&](const QRectF& rectangle) {
        QRegion remaining(rectangle.toAlignedRect());
        for (const QRectF& candidate : covers) remaining -= enlarged(candidate).toAlignedRect();
        double uncovered = 0;
        for (const QRect& gap : remaining) uncovered += areaOf(gap);
        return uncovered <= kMaxUncovered * areaOf(rectangle);
    };
    for (std::size_t i = 0; i < covers.size(); ++i)
        for (std::size_t other = 0; other < covers.size(); ++other) {
            if (i == other || !enlarged(covers[i]).intersects(enlarged(covers[other])) ||
                !isFilled(covers[i] | covers[other]))
                continue;
            covers[i] |= covers[other];
            covers.erase(covers.begin() + std::ptrdiff_t(other));
            i = other = std::size_t(-1);  // start again from the beginning
            break;
        }
    std::ranges::stable_sort(covers, std::ranges::greater{}, areaOf);
    std::vector<QRectF> rectangles;
    for (const QRectF& cover : covers) {
        std::vector<QRectF> pieces{cover};
        for (const QRectF& larger : rectangles) {
            std::vector<QRectF> remaining;
            for (const QRectF& piece : pieces)
                std::ranges::copy(subtracted(piece, larger), std::back_inserter(remaining));
            pieces = std::move(remaining);
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
        m_focus = boxOf(figure, shown, marks.focus->cell.value_or(Cell{-1, -1, marks.focus->matrix}));
    if (!m_focus.isEmpty() && !marks.focus->cell) m_focus = figure.withTitles(m_focus);
    if (!m_focus.isEmpty()) m_focus.adjust(-kFocusMargin, -kFocusMargin, kFocusMargin, kFocusMargin);
    const std::vector<QRectF> covers = coverRects(marks.covers, figure, shown);
    for (const QRectF& rect : covers) m_covers.push_back(rect.intersected(bounds));
    m_outlined = mergedCovers(coverRects(marks.outlined, figure, shown), kMergeGap);
    m_blanks = coverRects(marks.hides, figure, shown, Cover::LeftOut);
    if (!covers.empty())
        for (const QRectF& note : figure.notesOn(covers))
            m_blanks.push_back(note.adjusted(-kBleed, -kBleed, kBleed, kBleed));
    if (shown && marks.answer) m_answer = figure.cellRect(*marks.answer).value_or(QRectF());
    m_covers = mergedCovers(std::move(m_covers), kMergeGap);
}

std::vector<QRectF> PlacedMarks::hiddenRects() const {
    std::vector<QRectF> rects = m_covers;
    rects.insert(rects.end(), m_blanks.begin(), m_blanks.end());
    return rects;
}

bool PlacedMarks::isEmpty() const {
    return m_focus.isEmpty() && m_answer.isEmpty() && m_covers.empty() && m_blanks.empty() && m_outlined.empty();
}

void PlacedMarks::paint(QPainter& painter, const Theme& theme, Medium medium) const {
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_focus.isEmpty() && medium == Medium::Screen) {
        QPainterPath path;
        path.addRect(m_bounds);
        path.addRoundedRect(m_focus, kCornerRadius, kCornerRadius);
        QColor dimming = theme.surface;
        dimming.setAlphaF(kDimOpacity);
        painter.fillPath(path, dimming);
    }
    for (const QRectF& blank : m_blanks) painter.fillRect(blank, theme.surface);
    paintCovers(painter, theme);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.control, 1, Qt::DashLine, Qt::FlatCap));
    for (const QRectF& rect : m_outlined) painter.drawRect(rect.intersected(m_bounds));
    if (!m_focus.isEmpty() && medium == Medium::Paper) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.text, kFrame, Qt::DashLine, Qt::FlatCap));
        painter.drawRoundedRect(
            m_focus.adjusted(kFrameInset, kFrameInset, -kFrameInset, -kFrameInset) & m_bounds.adjusted(1, 1, -1, -1),
            kCornerRadius, kCornerRadius);
    }
    if (!m_answer.isEmpty()) paintAnswer(painter, theme);
}

void PlacedMarks::paintCovers(QPainter& painter, const Theme& theme) const {
    painter.setPen(QPen(theme.rule, 1));
    painter.setBrush(theme.hover);
    for (const QRectF& cover : m_covers)
        painter.drawRoundedRect(cover.adjusted(0.5, 0.5, -0.5, -0.5), kCornerRadius, kCornerRadius);
    painter.setPen(theme.muted);
    for (const QRectF& cover : m_covers) {
        QFont sign = textFont(font_size::kTitle, QFont::DemiBold);
        sign.setPixelSize(std::max(1, int(std::min(kMaxSign, kSign * std::min(cover.width(), cover.height())))));
        painter.setFont(sign);
        painter.drawText(cover, Qt::AlignCenter, QStringLiteral("?"));
    }
}

void PlacedMarks::paintAnswer(QPainter& painter, const Theme& theme) const {
    // A dark ring between two light ones, so that it contrasts with cells of any colour.
    const double offset = kHalo + kRing / 2;
    const QRectF enlarged = m_answer.adjusted(-offset, -offset, offset, offset);
    for (const auto& [ink, width] : {std::pair{theme.surface, kRing + 2 * kHalo}, std::pair{theme.text, kRing}}) {
        painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(enlarged);
    }
    QRectF badge(0, 0, kBadge, kBadge);
    badge.moveCenter(enlarged.topRight());
    badge.moveRight(std::min(badge.right(), m_bounds.right() - kHalo));
    badge.moveTop(std::max(badge.top(), m_bounds.top() + kHalo));
    painter.setPen(QPen(theme.surface, kHalo));
    painter.setBrush(theme.text);
    painter.drawEllipse(badge);
    const auto pointAt = [&](double x, double y) {
        return QPointF(badge.left() + x * badge.width(), badge.top() + y * badge.height());
    };
    painter.setPen(QPen(theme.surface, kHalo, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF{pointAt(0.3, 0.52), pointAt(0.45, 0.67), pointAt(0.71, 0.36)});
}

}  // namespace attention
