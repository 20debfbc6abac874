#include "ui/exhibits/encoding_curves/figure.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "ui/exhibits/encoding_curves/words.h"
#include "ui/figure/curve.h"
#include "ui/figure/ring.h"
#include "ui/figure/value_axis.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

/// Positions are told apart, and so get dots, from this many pixels on.
constexpr double kDotSpacing = 4;
/// Fewer positions than this cannot be zoomed into any further.
constexpr double kSmallestZoom = 4;
/// Of the ring around a cell that is kept, inside that of the selection.
constexpr double kPinRadius = 6;
/// Names with sine and cosine take no more of the figure's width than this.
constexpr double kMostLabels = 0.36;

}  // namespace

CurvesFigure::CurvesFigure() {
    m_axes = new QCPAxisRect(this, true);
    m_rulers = new QCPLayoutElement(this);
    plotLayout()->addElement(0, 0, m_axes);
    plotLayout()->addElement(1, 0, m_rulers);
    plotLayout()->setRowSpacing(0);
    layOnLayers(*m_axes);
    m_axes->setRangeDrag(Qt::Horizontal);
    m_axes->setRangeZoom(Qt::Horizontal);
    connect(&xAxis(), qOverload<const QCPRange&, const QCPRange&>(&QCPAxis::rangeChanged), this,
            [this](const QCPRange&, const QCPRange& before) { keepInside(before); });
}

std::optional<Cell> CurvesFigure::cellAt(const QPointF& place) const {
    if (!hasStudy() || !QRectF(m_axes->rect()).adjusted(-6, -6, 6, 6).contains(place)) return std::nullopt;
    const auto row = std::clamp<Index>(std::llround(xAxis().pixelToCoord(place.x())), 0, drawn().values->rows() - 1);
    Cell nearest{row, drawn().first};
    double smallest = std::numeric_limits<double>::infinity();
    for (Index c = 0; c < drawn().count(); ++c) {
        const double distance = std::abs(yAxis().coordToPixel((*drawn().values)(row, c)) - place.y());
        if (distance >= smallest) continue;
        smallest = distance;
        nearest.column = drawn().first + c;
    }
    return nearest;
}

void CurvesFigure::arrange() {
    const Parameters& parameters = scene().parameters;
    m_book = parameters.look == LookChoice::Book;
    const double last = double(drawn().values->rows() - 1);
    m_arranging = true;
    const auto& zoom = scene().view.zoom;
    xAxis().setRange(zoom ? QCPRange(zoom->left, zoom->right) : whole());
    keepInside(xAxis().range());
    m_arranging = false;
    yAxis().setRange(m_book ? QCPRange(-1.1, 1.1) : QCPRange(-1.08, 1.08));
    if (m_book) {
        m_axes->setupFullAxesBox();
        for (auto side : {QCPAxis::atTop, QCPAxis::atRight}) m_axes->axis(side)->setTicks(false);
    }
    for (auto side : {QCPAxis::atTop, QCPAxis::atRight}) m_axes->axis(side)->setVisible(m_book);
    for (QCPAxis* axis : m_axes->axes()) m_book ? styleBookAxis(*axis, theme()) : styleAxis(*axis, theme());
    auto valueTicker = QSharedPointer<PlainTicker>::create(m_book);
    valueTicker->setTickCount(5);
    yAxis().setTicker(valueTicker);
    if (m_book) {
        const QColor grid = theme().dark ? theme().track : QColor("#B0B0B0");
        for (QCPAxis* axis : {&xAxis(), &yAxis()}) {
            axis->grid()->setVisible(true);
            axis->grid()->setPen(QPen(grid, 1));
            axis->grid()->setZeroLinePen(QPen(grid, 1));
        }
        // As in the book, the positions have round ticks and none at the last one.
        auto ticker = QSharedPointer<IndexTicker>::create(std::int64_t(last * 1.1) + 1, parameters.start,
                                                          IndexTicker::Ends::Plain);
        ticker->setTickCount(6);
        xAxis().setTicker(ticker);
    } else {
        auto ticker = QSharedPointer<IndexTicker>::create(std::int64_t(last) + 1, parameters.start);
        ticker->keepApartOn(xAxis());
        if (selection() && !isInteractive()) ticker->giveWayTo(selection()->row);
        xAxis().setTicker(ticker);
        styleValueAxis(yAxis(), theme());
    }
    xAxis().setLabel(m_book ? CurvesWords::tr("Row (position)") : CurvesWords::tr("Position"));
    yAxis().setLabel(QString());
    m_labels = arrangedLabels();
    // Solid and dashed say it too.
    m_kinds = namesWidth(true) + valuesWidth() <= kMostLabels * viewport().width();
    // The tag of the values stands above them.
    const int top = !m_labels.empty() && valuesWidth() ? 32 : stride() > 1 ? 26 : 14;
    // A number that the page's edge would cut is not drawn at all.
    const QString end = wholeNumber(drawn().values->rows() - 1 + parameters.start);
    const int right = std::max(24, int(QFontMetricsF(xAxis().tickLabelFont()).horizontalAdvance(end) / 2) + 6);
    m_axes->setMinimumMargins(m_book ? QMargins(8, 10, 12, 8) : QMargins(32, top, right + labelsWidth(), 8));
    const Index rulers = m_book ? 0 : rulerCount();
    const int height = rulers ? int(rulers) * kRulerHeight + 12 : 0;
    m_rulers->setMinimumSize(0, height);
    m_rulers->setMaximumSize(QWIDGETSIZE_MAX, height);
}

bool CurvesFigure::selectionMovesLayout(const Scene&, const Scene&) const {
    // Labels carry the values at the selected position, and the selected curve is drawn heavier.
    return true;
}

void CurvesFigure::drawContent(QCPPainter& painter) {
    painter.save();
    painter.setAntialiasing(true);
    const bool many = pairCount() > kMostHues;
    drawGhosts(painter);
    eachCurve([&](const WaveColumns& columns, Index c, bool isSelected) {
        const double width = m_book ? 2 : isSelected ? 3 : many ? 1 : 2.5;
        const Samples points = Samples::column(*columns.values, c);
        const bool apart = !m_book && pixelSpacing(points, xAxis()) >= kDotSpacing;
        const bool smooth = apart && columns.samples.size() > 0;
        QPen pen = penOf(columns, c, width);
        const double wave = columns.wavelength(columns.first + c) * pixelSpacing(points, xAxis());
        if (wave < kFineWave) pen = QPen(pen.color(), 1);
        const Samples line = smooth ? Samples::column(columns.samples, c, 0, 1.0 / double(columns.substeps)) : points;
        drawCurve(painter, curvePoints(line, xAxis(), yAxis()), pen);
        if (!(apart || (points.count == 1 && !m_book)) || (many && !isSelected)) return;
        for (const QPointF& point : samplePoints(points, xAxis(), yAxis()))
            drawDot(painter, point, isSelected ? 3.5 : 2.5, colourOf(columns, c), isSineColumn(columns.first + c),
                    theme().surface);
    });
    for (const Cell& pin : scene().view.pins) drawPin(painter, pin);
    if (m_book) {
        if (parts().legend) drawBookLegend(painter);
    } else {
        drawLabels(painter);
        drawRulers(painter);
    }
    painter.restore();
}

void CurvesFigure::drawSelection(QCPPainter& painter) {
    if (selection()) drawPosition(painter, *selection(), true);
    if (hover() && hover() != selection()) drawPosition(painter, *hover(), false);
}

void CurvesFigure::drawGhosts(QCPPainter& painter) {
    const auto draw = [&](const WaveColumns& columns, Index c, const QPen& pen) {
        const double start = double(columns.firstRow);
        const Samples points = Samples::column(*columns.values, c, start);
        const bool smooth = !m_book && columns.samples.size() > 0 && pixelSpacing(points, xAxis()) >= kDotSpacing;
        const Samples line =
            smooth ? Samples::column(columns.samples, c, start, 1.0 / double(columns.substeps)) : points;
        QPen fitting = pen;
        if (columns.wavelength(columns.first + c) * pixelSpacing(points, xAxis()) < kFineWave)
            fitting = QPen(pen.color(), 1);
        drawCurve(painter, curvePoints(line, xAxis(), yAxis()), fitting);
        if (points.count > 1) return;
        for (const QPointF& point : samplePoints(points, xAxis(), yAxis()))
            drawDot(painter, point, 3.5, pen.color(), isSineColumn(columns.first + c), theme().surface);
    };
    // Among many curves in grey nobody finds so many more.
    const QColor ink = pairCount() > kMostHues ? theme().track : theme().control;
    for (Index c = 0; c < drawnBefore().count(); c += stride())
        if (drawnBefore().first + c != selectedColumn()) draw(drawnBefore(), c, ghostPen(drawnBefore(), c, ink));
    // The one of the selected column comes last.
    if (const auto ghost = ghostOfSelected()) draw(*ghost->first, ghost->second, selectedGhostPen(*ghost));
}

std::optional<CurvesFigure::Ghost> CurvesFigure::ghostOfSelected() const {
    const auto selected = selectedColumn();
    if (!selected) return std::nullopt;
    for (const WaveColumns* columns : {&drawnBefore(), &selectedBefore()})
        if (columns->hasColumn(*selected) && !(m_book && columns == &selectedBefore()))
            return Ghost{columns, *selected - columns->first};
    return std::nullopt;
}

QPen CurvesFigure::ghostPen(const WaveColumns& columns, Index c, const QColor& colour) const {
    QPen pen = penOf(columns, c, 1.25);
    pen.setColor(colour);
    return pen;
}

void CurvesFigure::drawPin(QCPPainter& painter, const Cell& pin) {
    const WaveColumns* columns = drawn().hasColumn(pin.column)              ? &drawn()
                                 : !m_book && extra().hasColumn(pin.column) ? &extra()
                                                                            : nullptr;
    if (!columns || !columns->hasRow(pin.row)) return;
    if ((pin.column - columns->first) % stride() != 0 && pin.column != selectedColumn()) return;
    const QPointF point(xAxis().coordToPixel(double(pin.row)),
                        yAxis().coordToPixel(columns->at(pin.row, pin.column - columns->first)));
    if (!QRectF(m_axes->rect()).adjusted(-1, -1, 1, 1).contains(point)) return;
    drawCasedRing(painter, point, kPinRadius, QPen(theme().text, 1.5), theme().surface, 3.5);
}

void CurvesFigure::drawPosition(QCPPainter& painter, const Cell& cell, bool selected) {
    if (cell.row >= drawn().values->rows()) return;
    const double x = xAxis().coordToPixel(double(cell.row));
    const QRectF axes = m_axes->rect();
    if (x < axes.left() - 1 || x > axes.right() + 1) return;
    painter.save();
    painter.setAntialiasing(true);
    drawCased(painter, {x, axes.top() - (m_book ? 0 : 8), x, axes.bottom()}, theme().indexI, selected ? 2 : 1,
              theme().surface);
    if (const auto ghost = ghostOfSelected(); ghost && selected && ghost->first->hasRow(cell.row))
        drawDot(painter, {x, yAxis().coordToPixel(ghost->first->at(cell.row, ghost->second))}, 4,
                selectedGhostPen(*ghost).color(), isSineColumn(ghost->first->first + ghost->second), theme().surface);
    eachCurve([&](const WaveColumns& columns, Index c, bool isSelected) {
        const QPointF point(x, yAxis().coordToPixel((*columns.values)(cell.row, c)));
        const bool isCell = columns.first + c == cell.column;
        drawDot(painter, point, isCell ? 6.5 : 4.5, colourOf(columns, c), isSineColumn(columns.first + c),
                theme().surface);
        if (!isCell) return;
        painter.setPen(QPen(theme().text, isSelected ? 2 : 1.25));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(point, 9.5, 9.5);
    });
    if (selected)
        drawAxisTag(painter, xAxis(), double(cell.row), wholeNumber(scene().parameters.start + cell.row),
                    theme().indexI, theme());
    painter.restore();
}

QCPRange CurvesFigure::whole() const {
    const double last = double(drawn().values->rows() - 1);
    // The book's figure leaves a twentieth of the range free on both sides, as matplotlib does.
    const double rim = m_book ? std::max(0.05 * last, 0.05) : 0;
    return last > 0 ? QCPRange(-rim, last + rim) : QCPRange(-0.5, 0.5);
}

void CurvesFigure::keepInside(const QCPRange& before) {
    if (!hasStudy()) return;
    const QCPRange all = whole();
    keepRangeInside(xAxis(), before, all.lower, all.upper, kSmallestZoom);
    if (m_arranging) return;
    const QCPRange range = xAxis().range();
    const bool isWhole = range.size() >= all.size() * (1 - 1e-9);
    Q_EMIT zoomed(isWhole ? std::nullopt : std::optional(Zoom{range.lower, range.upper, -1, 1}));
}

QColor CurvesFigure::colourOf(const WaveColumns& columns, Index c) const {
    if (m_book) {
        static const std::array<QColor, 4> book{"#1F77B4", "#BF00BF", "#008000", "#FF0000"};
        static const std::array<QColor, 4> onDark{"#6BB0E0", "#E27BE2", "#5FC05F", "#FF7A7A"};
        return (theme().dark ? onDark : book)[std::size_t(c % 4)];
    }
    if (&columns == &extra()) return theme().text;
    if (pairCount() > kMostHues) return columns.first + c == selectedColumn() ? theme().text : theme().control;
    return theme().series[std::size_t(pairOfColumn(columns.first + c) - pairOfColumn(columns.first))];
}

QPen CurvesFigure::penOf(const WaveColumns& columns, Index c, double width) const {
    QPen pen(colourOf(columns, c), width, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin);
    if (m_book) {
        static const std::array<QVector<qreal>, 4> dashes{QVector<qreal>{}, {3.7, 1.6}, {6.4, 1.6, 1, 1.6}, {1, 1.65}};
        if (!dashes[std::size_t(c % 4)].isEmpty()) pen.setDashPattern(dashes[std::size_t(c % 4)]);
    } else if (!isSineColumn(columns.first + c)) {
        pen.setDashPattern({4, 2.4});
    }
    return pen;
}

std::optional<Index> CurvesFigure::selectedColumn() const {
    const auto selected = selection();
    return selected ? std::optional<Index>(selected->column) : std::nullopt;
}

}  // namespace attention
