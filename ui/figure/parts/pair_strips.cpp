#include "ui/figure/parts/pair_strips.h"

#include <algorithm>
#include <cmath>

#include "core/encoding/sinusoidal_study.h"
#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/parts/wave_drawing.h"
#include "ui/figure/shapes.h"
#include "ui/figure/value_axis.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// Minimum height of a strip's axes, in pixels.
constexpr double kMinHeight = 40;
/// Maximum width of the axes, so large that they get all the space that the names leave.
constexpr double kMaxWidth = 4000;

}  // namespace

PairStrips::PairStrips(Figure& figure)
    : m_figure(figure), m_strips{Strip(figure), Strip(figure), Strip(figure), Strip(figure)} {
    for (Strip& strip : m_strips) {
        strip.plot.x().axisRect()->setRangeDrag(Qt::Horizontal);
        strip.plot.x().axisRect()->setRangeZoom(Qt::Horizontal);
        QObject::connect(&strip.plot.x(), qOverload<const QCPRange&>(&QCPAxis::rangeChanged), &figure,
                         [this](const QCPRange& range) {
                             if (!m_isSettingRanges && onRange) onRange(range);
                         });
        strip.plot.declareMarks = [this, &strip](Marks& marks) { addWaves(marks, strip); };
        strip.plot.findCell = [this, &strip](const QPointF& keyAndValue) { return nearest(strip, keyAndValue); };
        strip.plot.declareHighlight = [this, &strip](Marks& marks, const Cell& cell, Highlight how) {
            addHighlight(marks, strip, cell, how);
        };
    }
}

void PairStrips::set(const EncodingCurvesStudy& study, Index firstPair, Index pairs, const Look& look) {
    m_study = &study;
    m_start = look.start;
    m_firstPair = firstPair;
    m_count = std::size_t(pairs);
    m_isSettingRanges = true;
    for (std::size_t i = 0; i < m_count; ++i) {
        Strip& strip = m_strips[i];
        strip.pair = firstPair + Index(i);
        setAxes(strip, look, i + 1 == m_count);
        setNames(strip, look);
    }
    m_isSettingRanges = false;
}

void PairStrips::setRows(const QCPRange& rows) {
    m_isSettingRanges = true;
    for (std::size_t i = 0; i < m_count; ++i) m_strips[i].plot.x().setRange(rows);
    m_isSettingRanges = false;
}

std::vector<LayoutItem> PairStrips::items() {
    std::vector<LayoutItem> items;
    for (std::size_t i = 0; i < m_count; ++i) {
        Strip& strip = m_strips[i];
        items.insert(items.end(), {LayoutItem(strip.ruler), {}, LayoutItem(strip.plot).stretch(6), strip.names});
    }
    return items;
}

std::vector<Index> PairStrips::columnsOf(const Strip& strip) const {
    std::vector<Index> columns;
    for (const Index column : {2 * strip.pair, 2 * strip.pair + 1})
        if (drawn().hasColumn(column)) columns.push_back(column - drawn().first);
    return columns;
}

QPen PairStrips::penOf(Index c, double width) const {
    const Index pair = pairOfColumn(drawn().first + c);
    QPen pen =
        strokePen(theme().series[std::size_t(pair - m_firstPair)], width, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin);
    if (isSineColumn(drawn().first + c)) return pen;
    // In the grey look strokePen() has set the dashes of the series already.
    isGreyLook() ? pen.setWidthF(0.45 * width) : pen.setDashPattern({4, 2.4});
    return pen;
}

/// All strips have the same positions, whose numbers are below the last strip only.
void PairStrips::setAxes(Strip& strip, const Look& look, bool isLast) {
    PlotPart& plot = strip.plot;
    plot.styleAxes(look.rows, isLast ? tr("Position i") : QString(), {-1, 1});
    plot.setMinimumSize({120, kMinHeight});
    plot.setMaximumSize({kMaxWidth, kMaxExtent});
    setTicks(plot.y(), {{-1, formatInteger(-1)}, {0, formatInteger(0)}, {1, formatInteger(1)}});
    auto ticker = QSharedPointer<IndexTicker>::create(std::int64_t(drawn().values->rows()), look.start);
    ticker->avoidOverlapOn(plot.x());
    if (look.tagged && isLast) ticker->setTaggedIndex(look.tagged->row);
    plot.x().setTicker(ticker);
    plot.x().setTickLabels(isLast);
    plot.x().setTicks(isLast);
    // The other strips end with their lowest grid line.
    if (!isLast) plot.x().setBasePen(Qt::NoPen);
    const Index column = drawn().first + columnsOf(strip).front();
    const QString length = look.wavelengths[strip.pair - m_firstPair], pair = formatInteger(strip.pair);
    strip.ruler.set({{look.rows.lower,
                      look.rows.lower + drawn().wavelength(column),
                      {tr("pair %1: every %2 positions").arg(pair, length), tr("pair %1: %2").arg(pair, length),
                       tr("%1: %2").arg(pair, length)},
                      penOf(columnsOf(strip).front(), 2).color(),
                      true,
                      length}},
                    plot, m_figure.viewport().right() - 4);
}

void PairStrips::setNames(Strip& strip, const Look& look) {
    const auto columns = columnsOf(strip);
    CurveNamesPart::Group group;
    if (look.hasNames)
        for (const Index c : columns)
            group.push_back({.text = tr("Column %1").arg(formatInteger(drawn().first + c)),
                             .note = isSineColumn(drawn().first + c) ? tr("sine") : tr("cosine"),
                             .pen = penOf(c, 2.5),
                             .hasLeader = false,
                             .ink = theme().indexI,
                             .valueAt = [this, c](const Cell& cell) {
                                 return drawn().hasRow(cell.row) ? formatDecimals(drawn().at(cell.row, c), 2)
                                                                 : QString();
                             }});
    std::vector<CurveNamesPart::Group> groups;
    if (!group.empty()) groups.push_back(std::move(group));
    strip.names.set(std::move(groups), strip.plot, look.hasValues, 0);
}

void PairStrips::addWaves(Marks& marks, const Strip& strip) const {
    auto columns = columnsOf(strip);
    std::ranges::reverse(columns);  // the sine above its cosine
    for (const Index c : columns) {
        const bool isSine = isSineColumn(drawn().first + c);
        const QPen pen = penOf(c, isSine ? 3 : 1.75);
        const Samples points = addWave(marks, strip.plot, drawn(), c, pen, false, m_figure.isInteractive());
        // In grey only dashes and widths distinguish the curves, and dots would hide them.
        if ((!pointsStandApart(points, strip.plot) || isGreyLook()) && points.count > 1) continue;
        for (const QPointF& point : samplePoints(points, strip.plot.x(), strip.plot.y()))
            marks.dot(point, isSine ? 3 : 2.25, pen.color(), isSine, theme().surface);
    }
}

void PairStrips::addHighlight(Marks& marks, const Strip& strip, const Cell& cell, Highlight how) const {
    if (!strip.plot.isVisible() || !drawn().hasRow(cell.row)) return;
    const PlotPart& plot = strip.plot;
    const QRectF axes = plot.content();
    const double place = plot.x().coordToPixel(double(cell.row));
    if (place < axes.left() - 1 || place > axes.right() + 1) return;
    if (how == Highlight::Current)
        marks.casedLine({place, axes.top(), place, axes.bottom()}, theme().indexI, 2, theme().surface);
    for (const Index c : columnsOf(strip)) {
        const QPointF point = plot.at(double(cell.row), drawn().at(cell.row, c));
        const bool isCell = drawn().first + c == cell.column;
        if (how == Highlight::Pinned && isCell)
            marks.casedRing(point, kPinRadius, strokePen(theme().text, 1.5), theme().surface, 3.5);
        if (how != Highlight::Current) continue;
        marks.dot(point, isCell ? 6 : 4.5, penOf(c, 1).color(), isSineColumn(drawn().first + c), theme().surface);
        if (!isCell) continue;
        marks.circle(point, 9, strokePen(theme().text, 2));
    }
    if (how == Highlight::Current && &strip == &m_strips[m_count - 1])
        marks.axisTag(plot.x(), double(cell.row), formatInteger(m_start + cell.row), theme().indexI, theme());
}

std::optional<Cell> PairStrips::nearest(const Strip& strip, const QPointF& keyAndValue) const {
    const Index row = std::clamp<Index>(std::llround(keyAndValue.x()), 0, drawn().values->rows() - 1);
    const auto columns = columnsOf(strip);
    const auto distance = [&](Index c) { return std::abs((*drawn().values)(row, c) - keyAndValue.y()); };
    return Cell{row, drawn().first + *std::ranges::min_element(columns, {}, distance)};
}

}  // namespace attention
