#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <vector>

#include "core/training/fading_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/fading/words.h"
#include "ui/figure/architecture_style.h"
#include "ui/figure/heatmap.h"
#include "ui/figure/look.h"
#include "ui/figure/parts/colour_scale.h"
#include "ui/figure/parts/line_ends.h"
#include "ui/figure/parts/matrix.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/plot.h"
#include "ui/figure/parts/symbol_legend.h"
#include "ui/figure/point_labels.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"
#include "ui/text/architecture_words.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr std::size_t kLayers = kInfluenceLayers.size();
/// The convolution's index in kInfluenceLayers. The tab "distance", which compares the recurrence with attention, shows
/// it only while it is chosen.
constexpr std::size_t kAside = 1;
/// Maximum range of the axes and of the colour scale, in powers of ten.
constexpr double kMaxPowers = 12, kMaxColours = 5;
/// Fractions of the axis: distance of the level of 0 below the lowest power of ten; margin at the ends of the axis; and
/// margin at the upper end where values are written above their points.
constexpr double kZeroBelow = 0.25, kBeyond = 0.05, kHeadroom = 0.1;
/// A value may exceed a power of ten by this, in powers of ten, without extending the axis to the next power.
constexpr double kNearPower = 0.06;
/// Maximum number of tokens at which the axis of the tab "distance" is short.
constexpr Index kFewTokens = 40;
/// Maximum width of the chart of a tab, in pixels. Below kMaxExtent, a presentation does not limit the aspect ratio.
constexpr double kMaxChartWidth = 4000;
/// Distance in pixels at which the line of the marked distance can be grabbed, and radius of the ring of a marked
/// point.
constexpr double kGrab = 6, kRing = 7;

QString powerText(int power) {
    if (power == 0) return formatInteger(1);
    return std::abs(power) <= 3 ? formatDecimals(std::pow(10, power), std::max(0, -power))
                                : QStringLiteral("10") + superscript(power);
}

/// The influence matrices of three layers side by side, with a frame around the chosen layer; below them two charts by
/// distance: the mean influence, and the gradient.
class FadingFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(Fading)

 public:
    FadingFigure() {
        setPartKeys(m_matrices[0], "recurrent-map", m_matrices[1], "convolution-map", m_matrices[2], "attention-map",
                    m_charts[0], "influence-curve", m_charts[1], "gradient-curve", m_ends[0], "influence-ends",
                    m_ends[1], "gradient-ends");
        for (const bool isGradient : {false, true}) setUpChart(isGradient);
    }

 protected:
    Grid buildLayout() override {
        m_high = std::ceil(shown().maxPower - kNearPower);
        m_low = std::max(std::floor(shown().minPower + kNearPower), m_high - kMaxPowers);
        if (m_low >= m_high) m_low = m_high - 1;
        // On this tab the range of the axis is fixed, so that it does not change while a slider moves; lines may leave
        // it.
        if (isTab("distance")) m_low = last() < kFewTokens ? -3.1 : -6.1, m_high = shown().setup.radius > 1 ? 1 : 0;
        m_low = -keptScaleEnd("low", -m_low);
        m_high = keptScaleEnd("high", m_high);
        std::vector<LayoutItem> matrices, charts;
        for (std::size_t layer = 0; layer < kLayers; ++layer) {
            updateMatrix(layer);
            matrices.emplace_back(m_matrices[layer]);
        }
        for (const bool isGradient : {false, true}) {
            updateChart(isGradient);
            const int priority = isGradient ? 3 : 0;
            const QString name = tr("the gradient that comes back");
            charts.push_back(LayoutItem(m_charts[isGradient]).dropPriority(priority, name));
            charts.push_back(LayoutItem(m_ends[isGradient]).dropPriority(priority, name));
        }
        updateKeys();
        if (isTab("matrices")) return column({row(std::move(matrices), 16), row({m_keys, m_scale}, 24)}, 8);
        for (const bool isGradient : {false, true})
            if (isTab(isGradient ? "gradient" : "distance")) return column({m_charts[isGradient]});
        std::vector<LayoutItem> all;
        all.push_back(LayoutItem(row(std::move(matrices), 16)).stretch(2.2));
        all.push_back(LayoutItem(row({m_keys, m_scale}, 24))
                          .dropPriority(2, tr("what colours and hatching mean"), "colour-keys"));
        all.push_back(LayoutItem(row(std::move(charts), 8)).stretch(1));
        return column(std::move(all), 8);
    }

    /// Along a curve to the right and left, from curve to curve down.
    CellWalk cellWalk() const override {
        return {.layouts = {{.matrix = std::string(kFadingMatrices[0])},
                            {.isTransposed = true, .columnStep = isShown(kAside) ? 1 : 2}}};
    }
    void declareOverlay(Marks& marks) override {
        for (std::size_t layer = 0; layer < kLayers; ++layer) {
            const MatrixPart& matrix = m_matrices[layer];
            if (!matrix.isVisible()) continue;
            const auto corner = [&](Index row, Index column) { return matrix.panel().box(row, column).center(); };
            marks.casedLine({corner(distance(), 0), corner(last(), last() - distance())}, theme().indexDelta, 1.25,
                            theme().surface);
            if (layer == chosen())
                marks.rect(matrix.panel().area().adjusted(-2.5, -2.5, 2.5, 2.5), strokePen(theme().text, 2));
        }
    }

    bool needsRelayout(const Scene& before, const Scene& after) const override {
        return before.parameters.offset != after.parameters.offset ||
               before.parameters.architecture != after.parameters.architecture ||
               PartsFigure::needsRelayout(before, after);
    }

 private:
    const FadingStudy& shown() const { return study<FadingStudy>(); }
    Index last() const { return shown().setup.tokens - 1; }
    Index distance() const { return std::clamp<Index>(scene().parameters.offset, 0, last()); }
    std::size_t chosen() const { return influenceLayerIndex(scene().parameters.architecture); }
    bool isShown(std::size_t layer) const { return !isTab("distance") || layer != kAside || layer == chosen(); }
    QColor colourOf(std::size_t layer) const { return architectureColour(kInfluenceLayers[layer], theme()); }

    /// Adds the name and value of a layer at the marked distance. Of recurrence and attention, the label of the larger
    /// one is above its point and the other one below.
    void addValue(Marks& marks, bool isGradient, std::size_t layer) const {
        const auto heightAt = [&](Index at) {
            return pointOf(isGradient, layer, std::clamp<Index>(at, 0, last())).y();
        };
        const double value = valueOf(isGradient, layer, distance());
        const QPointF point = pointOf(isGradient, layer, distance()),
                      other = pointOf(isGradient, layer == 0 ? kLayers - 1 : 0, distance());
        addPointLabel(marks,
                      {.point = point,
                       .fall = value == 0 ? kMaxExtent : heightAt(distance() + 1) - heightAt(distance() - 1),
                       .isAbove = layer == kAside || point.y() <= other.y(),
                       .text = QStringLiteral("%1 %2").arg(architectureShort(kInfluenceLayers[layer]),
                                                           FadingWords::number(value)),
                       .ink = colourOf(layer)},
                      m_charts[isGradient].content(), theme());
    }

    /// Adds the label "each step × 0.8" beside the curve of a linear recurrence with a factor below 1, which is a
    /// straight line.
    void addStep(Marks& marks) const {
        constexpr double kFraction = 0.2;
        const auto at = Index(std::lround(kFraction * double(last())));
        const InfluenceOptions& setup = shown().setup;
        const QPointF point = pointOf(false, 0, at);
        const QRectF text(m_charts[0].content().left(), point.y() + 2, point.x() - 8 - m_charts[0].content().left(),
                          18);
        const QString words = tr("each step × %1").arg(editableText(setup.radius));
        const QFont font = textFont(font_size::kName);
        // No label if it would not fit or would touch the values at the marked distance.
        if (setup.activation == Activation::Tanh || setup.radius >= 1 || valueOf(false, 0, at) <= std::pow(10, m_low) ||
            isShown(kAside) || 2 * distance() < 5 * at || text.width() < textWidth(words, font))
            return;
        marks.label(text, Qt::AlignRight | Qt::AlignVCenter, words, font, colourOf(0));
    }

    /// Sets the ticks of the distance axis, and the marker that drags the parameter `offset`.
    void setUpDistance(PlotPart& chart) {
        const auto ticker = QSharedPointer<IndexTicker>::create(last() + 1);
        ticker->avoidOverlapOn(chart.x());
        ticker->setTaggedIndex(distance());
        chart.x().setTicker(ticker);
        chart.setMarker({.key = double(distance()),
                         .pen = strokePen(theme().indexDelta, 1.5),
                         .tag = formatInteger(distance()),
                         .parameter = "offset",
                         .gripRadius = kGrab,
                         .valueFromKey = [most = double(last())](double at) -> ParameterValue {
                             return std::int64_t(std::lround(std::clamp(at, 0.0, most)));
                         }});
    }

    // --- the matrices

    void updateMatrix(std::size_t layer) {
        MatrixPart& matrix = m_matrices[layer];
        // A click on the matrix of another layer chooses that layer; only cells of the chosen one can be selected.
        matrix.setChoice(layer == chosen()
                             ? std::nullopt
                             : std::optional(ParameterChange{"architecture", choiceValue(kInfluenceLayers[layer])}));
        matrix.set(shown().layers[layer]->powers,
                   {.map = ColourMap::positive(theme()),
                    .low = std::max(m_low, m_high - kMaxColours),
                    .high = m_high,
                    .rowAxis = layer == 0 ? tr("output 𝑖") : QString(),
                    .columnAxis = tr("input 𝑗"),
                    .showsRowLabels = layer == 0,
                    .isSquare = true},
                   {.minimumTotal = {60, 60}, .isSquare = true});
        const QString value = FadingWords::number(shown().layers[layer]->distances[std::size_t(distance())].mean);
        matrix.setTitle({architectureWords(kInfluenceLayers[layer]), architectureShort(kInfluenceLayers[layer])},
                        {tr("mean %1 back: %2", "places, influence").arg(formatInteger(distance()), value), value});
    }

    void updateKeys() {
        std::vector<SymbolLegendPart::Key> keys;
        if (decorations().legend) {
            keys.push_back({{tr("exactly 0: the output does not depend on the input"), tr("exactly 0")},
                            [this](Marks& marks, const QRectF& box) {
                                marks.hatchedSwatch(box.adjusted(2, 3, -4, -3), theme());
                            }});
            keys.push_back({{tr("distance 𝛿 = 𝑖 − 𝑗 = %1").arg(formatInteger(distance()))},
                            [this](Marks& marks, const QRectF& box) {
                                marks.line(box.topLeft() + QPointF(4, 3), box.bottomRight() - QPointF(6, 3),
                                           strokePen(theme().indexDelta, 1.5));
                            }});
        }
        m_keys.set(std::move(keys), textFont(font_size::kAxis), theme().text);
        m_scale.set(ColourMap::positive(theme()), powerText(int(std::max(m_low, m_high - kMaxColours))),
                    powerText(int(m_high)), tr("influence of 𝑗 on 𝑖 (logarithmic)"));
    }

    // --- the charts

    double valueOf(bool isGradient, std::size_t layer, Index at) const {
        const Influence& influence = *shown().layers[layer];
        return isGradient ? influence.gradients[std::size_t(at)].share : influence.distances[std::size_t(at)].mean;
    }
    /// Upper end of the value axis, as a power of ten.
    double axisTop() const { return m_high + (isTab("distance") ? kHeadroom : kBeyond) * (m_high - m_low); }
    /// The coordinate of the value 0, which has no logarithm: below all powers of ten if the axis has this level.
    double zeroLevel() const { return m_low - (isShown(kAside) ? kZeroBelow * (m_high - m_low) : 0); }
    /// The coordinate of a value on the axis: its logarithm within the range of the axis, or zeroLevel().
    double axisCoordinate(double value) const {
        return value > 0 ? std::clamp(std::log10(value), m_low, axisTop()) : zeroLevel();
    }
    /// Whether a value lies outside the fixed axis of the tab "distance".
    bool isBeyond(bool isGradient, std::size_t layer, Index at) const {
        const double value = valueOf(isGradient, layer, at);
        return isTab("distance") && value > 0 && (std::log10(value) > axisTop() || value < std::pow(10, m_low));
    }
    QPointF pointOf(bool isGradient, std::size_t layer, Index at) const {
        return m_charts[isGradient].at(double(at), axisCoordinate(valueOf(isGradient, layer, at)));
    }

    void setUpChart(bool isGradient) {
        PlotPart& chart = m_charts[isGradient];
        const std::string matrix(kFadingMatrices[isGradient ? 2 : 1]);
        chart.declareMarks = [this, isGradient](Marks& marks) { addCurves(marks, isGradient); };
        chart.findCell = [this, isGradient, matrix](const QPointF& place) -> std::optional<Cell> {
            const auto row = Index(std::lround(std::clamp(place.x(), 0.0, double(last()))));
            const auto distanceTo = [&](std::size_t layer) {
                return std::abs(axisCoordinate(valueOf(isGradient, layer, row)) - place.y());
            };
            std::size_t nearest = 0;
            for (std::size_t layer = 1; layer < kLayers; ++layer)
                if (isShown(layer) && distanceTo(layer) < distanceTo(nearest)) nearest = layer;
            return Cell{row, std::int64_t(nearest), matrix};
        };
        chart.findRect = [this, isGradient, matrix](const Cell& cell) -> std::optional<QRectF> {
            // The tab "distance" has no matrices, so a cell of them is marked at the mean of its distance.
            if (isTab("distance") && cell.matrix == kFadingMatrices[0] && cell.row >= cell.column && cell.column >= 0)
                return squareAround(pointOf(isGradient, chosen(), std::min(cell.row - cell.column, last())), kRing);
            if (cell.matrix != matrix || cell.row < 0 || cell.row > last() || cell.column < 0 ||
                cell.column >= std::int64_t(kLayers) || !isShown(std::size_t(cell.column)))
                return std::nullopt;
            return squareAround(pointOf(isGradient, std::size_t(cell.column), cell.row), kRing);
        };
        chart.declareHighlight = [this, isGradient](Marks& marks, const Cell& cell, Highlight how) {
            const PlotPart& at = m_charts[isGradient];
            const auto box = at.cellRect(cell);
            if (!box) return;
            if (how == Highlight::Pinned) return marks.pin(*box, at.content(), theme());
            marks.casedRing(box->center(), kRing, strokePen(theme().text, how == Highlight::Current ? 2 : 1),
                            theme().surface);
        };
    }

    void updateChart(bool isGradient) {
        PlotPart& chart = m_charts[isGradient];
        const double span = m_high - m_low;
        chart.styleAxes({-0.5, double(last()) + 0.5},
                        isTab("distance") ? tr("places back; 0 is the token itself") : tr("places back"),
                        {zeroLevel() - (isShown(kAside) ? kBeyond * span : 0), axisTop()});
        chart.y().grid()->setZeroLinePen(chart.y().grid()->pen());
        chart.setMaximumSize({isTab("distance") || isTab("gradient") ? kMaxChartWidth : kMaxExtent, kMaxExtent});
        setUpDistance(chart);
        const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
        const int every = std::max(1, int(std::ceil(span / 5)));
        for (int power = int(m_high); power >= int(m_low); power -= every) ticker->addTick(power, powerText(power));
        if (isShown(kAside))
            ticker->addTick(zeroLevel(), isTab("distance") ? shownText(tr("exactly 0")) : formatInteger(0));
        chart.y().setTicker(ticker);
        chart.setMinimumSize({110, 96});
        const QString back = formatInteger(distance());
        if (isGradient)
            chart.setTitle({tr("Gradient before training"), tr("Gradient")},
                           {tr("at the token %1 back, which the last must name").arg(back),
                            tr("at the token %1 back").arg(back), tr("%1 back").arg(back)});
        else
            chart.setTitle({tr("Mean influence")},
                           {isTab("distance") ? tr("by distance, log scale") : tr("of the token %1 back").arg(back),
                            tr("%1 back").arg(back)});
        std::vector<LineEndLabelsPart::Line> ends;
        for (std::size_t layer = 0; layer < kLayers; ++layer)
            ends.push_back({QStringLiteral("%1 %2").arg(architectureShort(kInfluenceLayers[layer]),
                                                        FadingWords::number(valueOf(isGradient, layer, distance()))),
                            double(last()), axisCoordinate(valueOf(isGradient, layer, last()))});
        m_ends[isGradient].set(chart, std::move(ends));
    }

    void addCurves(Marks& marks, bool isGradient) const {
        const PlotPart& chart = m_charts[isGradient];
        const QRectF& area = chart.content();
        const double zero = chart.y().coordToPixel(zeroLevel());
        // The level of 0 is hatched like the cells that are exactly 0, because it does not belong to the log scale.
        const double half = std::min(area.bottom() - zero, zero - chart.y().coordToPixel(m_low));
        if (half > 0) marks.hatching(QRectF(area.left(), zero - half, area.width(), 2 * half), theme().rule);
        const auto crossing = isTab("distance") && last() > 1 ? shown().crossing() : std::nullopt;
        if (crossing)
            addBeginning(marks, area, chart.at(*crossing, 0).x(), chart.at(double(distance()), 0).x(),
                         {tr("attention keeps more from here"), tr("attention keeps more here")},
                         colourOf(kLayers - 1));
        chart.addMarker(marks);
        const bool isAlone = isTab("distance") || isTab("gradient");
        for (std::size_t layer = 0; isAlone && layer < kLayers; ++layer)
            if (isShown(layer)) addValue(marks, isGradient, layer);
        // Added after the values, because their labels have an opaque background.
        if (crossing)
            addPale(marks, {{chart.at(*crossing, 0).x(), area.top()}, area.bottomRight()}, colourOf(kLayers - 1));
        for (std::size_t layer = 0; layer < kLayers; ++layer) {
            if (!isShown(layer)) continue;
            QPolygonF points;
            for (Index at = 0; at <= last(); ++at) {
                // The line ends where it leaves the axis.
                if (at > 0 && isBeyond(isGradient, layer, at) && isBeyond(isGradient, layer, at - 1)) break;
                points << pointOf(isGradient, layer, at);
            }
            marks.curve(points, strokePen(colourOf(layer), layer == chosen() || isAlone ? 3 : 2.5));
        }
        for (std::size_t layer = 0; layer < kLayers; ++layer)
            if (isShown(layer))
                marks.dot(pointOf(isGradient, layer, distance()), isAlone ? 5 : 4, colourOf(layer), true,
                          theme().surface);
        chart.addMarkerTag(marks);
        const double ratio = shown().attentionToRecurrenceRatio(distance());
        if (!isTab("distance")) return;
        addStep(marks);
        if (std::isfinite(ratio) && ratio > 0)
            addNamedGap(marks, {pointOf(false, 0, distance()), pointOf(false, kLayers - 1, distance())},
                        formatSignificantDigits(std::max(ratio, 1 / ratio), 2), tr("times as much"), area,
                        (ratio < 1) == (shown().setup.radius < 1), theme());
    }

    std::array<MatrixPart, kLayers> m_matrices{MatrixPart{*this, std::string(kFadingMatrices[0])},
                                               MatrixPart{*this, std::string(kFadingMatrices[0])},
                                               MatrixPart{*this, std::string(kFadingMatrices[0])}};
    std::array<PlotPart, 2> m_charts{PlotPart{*this}, PlotPart{*this}};
    std::array<LineEndLabelsPart, 2> m_ends;
    SymbolLegendPart m_keys;
    ColourScalePart m_scale;
    double m_low = -1, m_high = 0;  ///< lowest and highest power of ten on the axes
};

}  // namespace

const FigureMaker fadingFigure = newFigure<FadingFigure>;

}  // namespace attention
