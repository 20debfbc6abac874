#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include <QStringList>

#include "core/attention/scaling_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/scaling/words.h"
#include "ui/figure/look.h"
#include "ui/figure/parts/bars.h"
#include "ui/figure/parts/legend.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/plot.h"
#include "ui/figure/parts/softmax_charts.h"
#include "ui/figure/shapes.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr QSizeF kMinPlot(70, 40);
/// The minimum size of histograms, beside which there is the name of the vertical axis.
constexpr QSizeF kMinHistogram(70, 62);
constexpr QSizeF kMinRow(70, 54);
/// The end of an axis divided by the largest value, so that there is space above it.
constexpr double kHeadroom = 1.08;
constexpr double kGrip = 5;
constexpr double kPoint = 2.75;
constexpr double kRing = 7;
constexpr double kPresentPoint = 5;
/// The minimum distance of points, in pixels, with which they are drawn on a curve.
constexpr double kPointSpacing = 7;
/// The minimum width in pixels of a histogram with a normal curve over it.
constexpr double kNarrowBell = 30;
/// The minimum width in pixels of bars that are drawn one by one.
constexpr double kFineBar = 1.5;
/// Powers of two between the ticks of the axis of widths.
constexpr int kWidthTicks = 6;
constexpr int kWeightTicks = 4;
constexpr double kLegendLine = 30;

/// The position of the bars' colour in the colour map of weights, from 0 to 1.
constexpr double kWeightInk = 0.8;

/// The index in kScalingMatrices of one query's weights.
constexpr std::size_t kRow = 5;

/// At the left the softmax of scores without the scaling by 1/√d, at the right with it. Below, curves of both against
/// the width of the keys.
class ScalingFigure : public PartsFigure, private ScalingWords {
    Q_DECLARE_TR_FUNCTIONS(Scaling)

 public:
    ScalingFigure() {
        setPartKeys(m_rows[0], "softmax-unscaled", m_rows[1], "softmax-scaled", m_scores[0], "scores-unscaled",
                    m_scores[1], "scores-scaled", m_weights[0], "weights-unscaled", m_weights[1], "weights-scaled",
                    m_curves[0], "entropy-curve", m_curves[1], "largest-weight-curve", m_curves[2], "gradient-curve");
        for (std::size_t which = 0; which < kScalingCurves; ++which) setUpCurve(which);
        for (const bool isScaled : {false, true}) {
            setUpHistogram(false, isScaled);
            setUpHistogram(true, isScaled);
        }
    }

 protected:
    Grid buildLayout() override {
        for (const bool isScaled : {false, true}) {
            showRow(isScaled);
            updateScores(isScaled);
            updateWeights(isScaled);
        }
        for (std::size_t which = 0; which < kScalingCurves; ++which) updateCurve(which);
        setLegend();

        m_pair.set(study());
        if (isTab("one-query")) return column({LayoutItem(m_pair)}, 0);
        if (scene().parameters.show != kShowAll) return tabLayout();
        const auto histograms = [&](bool isScaled) { return row({m_scores[isScaled], m_weights[isScaled]}, 14); };
        std::vector<LayoutItem> all;
        all.push_back(LayoutItem(row({m_rows[0], m_rows[1]}, 20)).stretch(1.3));
        all.push_back(LayoutItem(row({LayoutItem(histograms(false)), LayoutItem(histograms(true))}, 20))
                          .dropPriority(4, tr("how scores and weights are spread"), "spread"));
        std::vector<LayoutItem> below;
        if (decorations().legend) below.emplace_back(m_legend);
        // The curve of the largest weight comes first, because the claim is about it.
        below.push_back(row({LayoutItem(m_curves[1]),
                             LayoutItem(m_curves[2]).dropPriority(2, tr("how much weights change with scores")),
                             LayoutItem(m_curves[0]).dropPriority(3, tr("how evenly weights are spread"))},
                            16));
        // Exported figures are scaled down instead of dropping the curves.
        all.push_back(LayoutItem(column(std::move(below), 5))
                          .dropPriority(isInteractive() ? 1 : 0, tr("the curves against the width"), "width-curves"));
        return column(std::move(all), 5);
    }

    /// Along a curve, a histogram or the keys to the right and left; down from without the scaling to with it, then to
    /// the next.
    CellWalk cellWalk() const override {
        return {.layouts = {{.isTransposed = true}}, .down = {{kScalingMatrices.begin(), kScalingMatrices.end()}}};
    }
    /// The corresponding key, bin or width on the other side: unscaled or scaled.
    std::vector<Cell> relatedCells(const Cell& cell) const override {
        return {{cell.row, 1 - cell.column, cell.matrix}};
    }

 private:
    const ScalingStudy& study() const { return Figure::study<ScalingStudy>(); }
    const ScalingHistogram& histogram(bool isWeights) const { return study().histogram(isWeights); }
    /// The colour of a side. In tabs both sides are black or grey; with all parts shown each has its own colour.
    QColor colourOf(bool isScaled) const {
        if (scene().parameters.show != kShowAll) return isScaled ? theme().text : theme().control;
        return theme().series[isScaled ? 0 : 1];
    }
    static ScalingCurve curveAt(std::size_t which) { return scalingCurveOf(kScalingMatrices[which]); }
    static std::string matrixOf(bool isWeights) { return std::string(kScalingMatrices[isWeights ? 4 : 3]); }

    Grid tabLayout() {
        if (isTab("widths"))
            return column({LayoutItem(row({m_curves[1], m_curves[0]}, 24)), LayoutItem(m_legend).stretch(0)}, 8);
        if (isTab("gradient")) return column({LayoutItem(m_curves[2]), LayoutItem(m_legend).stretch(0)}, 8);
        const bool isOfWeights = isTab("all-queries");
        for (const bool isScaled : {false, true})
            if (isOfWeights)
                m_weights[isScaled].setTitle(
                    {variantName(isScaled)},
                    {tr("largest weight of a query: %1 on average")
                         .arg(formatSignificantDigits(study().current.of(isScaled).largest.mean, 2))});
        auto& plots = isOfWeights ? m_weights : m_scores;
        return row({plots[0], plots[1]}, 24);
    }

    // One query's weights.
    void showRow(bool isScaled) {
        const std::vector<double>& weights = study().firstWeights[isScaled];
        m_rows[isScaled].set(weights, {.name = isScaled ? QString() : tr("Weight"),
                                       .keyName = tr("Key, of one query"),
                                       .colour = colourOf(isScaled),
                                       .low = 0,
                                       .high = kHeadroom,
                                       .referenceLevel = study().reference(ScalingCurve::LargestWeight, true),
                                       .matrix = std::string(kScalingMatrices[kRow]),
                                       .row = isScaled ? 1 : 0,
                                       .isColumn = true});
        m_rows[isScaled].setMinimumSize(kMinRow);
        const QString width = formatInteger(study().current.width);
        const QString largest = formatSignificantDigits(study().firstLargest[isScaled], 2);
        m_rows[isScaled].setTitle(
            isScaled
                ? QStringList{tr("softmax of q·k/√%1, with the scaling").arg(width), tr("with the scaling"), tr("with")}
                : QStringList{tr("softmax of q·k, without the scaling"), tr("without the scaling"), tr("without")},
            {tr("largest weight: %1").arg(largest)});
    }

    // Histograms.
    void setUpHistogram(bool isWeights, bool isScaled) {
        PlotPart& plot = isWeights ? m_weights[isScaled] : m_scores[isScaled];
        plot.declareMarks = [this, isWeights, isScaled](Marks& marks) {
            const QColor ink = isWeights && isTab("all-queries") ? QColor(ColourMap::weights(theme()).at(kWeightInk))
                                                                 : colourOf(isScaled);
            std::vector<QRectF> bars;
            QPolygonF outline;
            for (Index bin = 0; bin < histogram(isWeights).bins(); ++bin) {
                const QRectF bar = barOf(isWeights, isScaled, bin);
                // Bars that are finer than a pixel are drawn as one shape, because antialiasing would make them uneven.
                if (bar.width() < kFineBar) {
                    if (bin == 0) outline << bar.bottomLeft();
                    outline << bar.topLeft() << bar.topRight();
                    if (bin + 1 == histogram(isWeights).bins()) outline << bar.bottomRight();
                    continue;
                }
                if (bar.height() > 0.5) bars.push_back(bar.adjusted(0, 0, bar.width() >= 5 ? -1 : 0, 0));
            }
            if (!bars.empty())
                marks.crisp([&](Marks& crisp) {
                    for (const QRectF& bar : bars) crisp.rect(bar, Qt::NoPen, ink);
                });
            marks.polygon(outline, Qt::NoPen, ink);
            if (isWeights)
                addEqualWeights(marks, isScaled);
            else
                addTheory(marks, isScaled);
        };
        plot.findCell = [this, isWeights, isScaled](const QPointF& place) -> std::optional<Cell> {
            const QRectF first = barOf(isWeights, isScaled, 0);
            const double x = (isWeights ? m_weights : m_scores)[isScaled].x().coordToPixel(place.x());
            const double bin = std::floor((x - first.left()) / first.width());
            return Cell{Index(std::clamp(bin, 0.0, double(histogram(isWeights).bins() - 1))), isScaled ? 1 : 0,
                        matrixOf(isWeights)};
        };
        plot.findRect = [this, isWeights, isScaled](const Cell& cell) -> std::optional<QRectF> {
            if (cell.matrix != matrixOf(isWeights) || cell.column != (isScaled ? 1 : 0) || cell.row < 0 ||
                cell.row >= histogram(isWeights).bins())
                return std::nullopt;
            QRectF bar = barOf(isWeights, isScaled, cell.row);
            bar.setTop(std::min(bar.top(), bar.bottom() - 2));
            return bar;
        };
        plot.declareHighlight = [this, &plot](Marks& marks, const Cell& cell, Highlight how) {
            if (const auto bar = plot.cellRect(cell)) marks.highlight(*bar, plot.content(), how, theme());
        };
    }

    QRectF barOf(bool isWeights, bool isScaled, Index bin) const {
        const PlotPart& plot = (isWeights ? m_weights : m_scores)[isScaled];
        const double bins = double(histogram(isWeights).bins());
        // The bins of scaled scores are narrower by the factor of the scaling. Weights have several bins for each power
        // of ten.
        const double reach = kScoreRange * (isScaled ? 1 : study().deviation());
        const double first = isWeights ? -bins / double(kBinsPerDecade) : -reach;
        const double width = isWeights ? 1 / double(kBinsPerDecade) : 2 * reach / bins;
        const double value = isWeights ? study().weights.fraction(bin, isScaled) : study().scoreDensity(bin, isScaled);
        return QRectF(plot.at(first + width * double(bin), value), plot.at(first + width * double(bin + 1), 0))
            .normalized();
    }

    void updateScores(bool isScaled) {
        PlotPart& plot = m_scores[isScaled];
        const double reach = kScoreRange * study().deviation();
        plot.styleAxes({-reach, reach}, isScaled ? tr("Scaled score") : tr("Score"),
                       {0, study().highestDensity[isScaled] * kHeadroom}, tr("Density"));
        if (isScaled) plot.setNames({tr("Scaled score"), tr("Score")}, {tr("Density")});
        plot.x().ticker()->setTickCount(3);
        plot.y().ticker()->setTickCount(2);
        plot.setMinimumSize(kMinHistogram);
        const QString width = formatInteger(study().current.width);
        const QString variance = formatSignificantDigits(study().current.of(isScaled).variance, 3);
        plot.setTitle(
            isScaled ? QStringList{tr("q·k/√%1").arg(width)} : QStringList{tr("scores q·k"), QStringLiteral("q·k")},
            {tr("variance %1").arg(variance)});
    }

    void updateWeights(bool isScaled) {
        PlotPart& plot = m_weights[isScaled];
        // Both sides have the same vertical scale, so that they can be compared.
        const double decades = double(study().weights.bins()) / double(kBinsPerDecade);
        plot.styleAxes({-decades, 0}, tr("Weight"), {0, study().maxFraction * kHeadroom}, tr("Share"));
        const auto ticks = QSharedPointer<QCPAxisTickerText>::create();
        const int least = int(std::lround(std::log10(kMinWeight)));
        // The first bin has all weights below the smallest power of ten.
        ticks->addTick(-decades + 0.5 / double(kBinsPerDecade), QStringLiteral("< 10") + superscript(least));
        for (int power = least + kWeightTicks; power <= 0; power += kWeightTicks)
            ticks->addTick(power, power == 0 ? QStringLiteral("1") : QStringLiteral("10") + superscript(power));
        plot.x().setTicker(ticks);
        plot.y().ticker()->setTickCount(2);
        plot.setMinimumSize(kMinHistogram);
        plot.setTitle({tr("weights of all queries"), tr("all weights")});
    }

    void addTheory(Marks& marks, bool isScaled) const {
        // In a narrow histogram the curve would hide the bars.
        if (barOf(false, isScaled, 0).width() * double(kScoreBins) < kNarrowBell) return;
        QPolygonF points;
        const auto count = double(study().normalDensityCurve.size());
        const double reach = kScoreRange * (isScaled ? 1 : study().deviation());
        for (Index point = 0; point < Index(study().normalDensityCurve.size()); ++point)
            points << m_scores[isScaled].at(reach * (2 * double(point) / (count - 1) - 1),
                                            study().normalDensity(point, isScaled));
        marks.curve(points, strokePen(theme().text, 1.25));
    }

    void addEqualWeights(Marks& marks, bool isScaled) const {
        const PlotPart& plot = m_weights[isScaled];
        const double x = plot.x().coordToPixel(std::log10(study().reference(ScalingCurve::LargestWeight, true)));
        marks.line(QLineF(x, plot.content().top(), x, plot.content().bottom()), referencePen());
    }

    // Curves.
    double placeOf(Index row) const { return std::log2(double(study().series[std::size_t(row)].width)); }
    double presentPlace() const { return std::log2(double(study().current.width)); }
    double valueOf(std::size_t which, Index row, bool isScaled) const {
        return scalingValue(study().series[std::size_t(row)], curveAt(which), isScaled);
    }
    QPointF pointOf(std::size_t which, Index row, bool isScaled) const {
        return m_curves[which].at(placeOf(row), valueOf(which, row, isScaled));
    }

    void setUpCurve(std::size_t which) {
        PlotPart& plot = m_curves[which];
        plot.declareMarks = [this, which](Marks& marks) { addCurves(marks, which); };
        plot.findCell = [this, which](const QPointF& place) -> std::optional<Cell> {
            Index nearest = 0;
            for (Index row = 0; row < Index(study().series.size()); ++row)
                if (std::abs(placeOf(row) - place.x()) < std::abs(placeOf(nearest) - place.x())) nearest = row;
            const auto distance = [&](bool isScaled) {
                return std::abs(valueOf(which, nearest, isScaled) - place.y());
            };
            return Cell{nearest, distance(true) < distance(false) ? 1 : 0, std::string(kScalingMatrices[which])};
        };
        plot.findRect = [this, which](const Cell& cell) -> std::optional<QRectF> {
            if (cell.matrix != kScalingMatrices[which] || cell.row < 0 || cell.row >= Index(study().series.size()))
                return std::nullopt;
            return squareAround(pointOf(which, cell.row, cell.column == 1), kRing);
        };
        plot.declareHighlight = [this, which](Marks& marks, const Cell& cell, Highlight how) {
            const PlotPart& at = m_curves[which];
            const auto box = at.cellRect(cell);
            if (!box) return;
            if (how == Highlight::Pinned) return marks.pin(*box, at.content(), theme());
            const QPointF point = box->center();
            if (how == Highlight::Current) {
                marks.casedLine({point, QPointF(point.x(), at.content().bottom())}, theme().text, 1.5, theme().surface);
                marks.axisTag(at.x(), placeOf(cell.row), formatInteger(study().series[std::size_t(cell.row)].width),
                              theme().text, theme());
            }
            marks.casedRing(point, kRing, strokePen(theme().text, how == Highlight::Current ? 2 : 1), theme().surface);
        };
    }

    void updateCurve(std::size_t which) {
        PlotPart& plot = m_curves[which];
        const ScalingCurve curve = curveAt(which);
        const double last = std::log2(double(kMaxKeyWidth));
        const double most = study().highest[which];
        plot.styleAxes({-0.35, last + 0.35}, tr("Width dₖ"), {0, (most > 0 ? most : 1) * kHeadroom});
        const auto ticks = QSharedPointer<QCPAxisTickerText>::create();
        for (int power = 0; power <= int(last); power += kWidthTicks)
            ticks->addTick(power, formatDecimals(std::exp2(power), 0).remove(QChar(0x2009)).remove(QChar(0x202F)));
        plot.x().setTicker(ticks);
        plot.y().ticker()->setTickCount(3);
        plot.setMinimumSize(kMinPlot);
        plot.setMarker({.key = presentPlace(),
                        .pen = strokePen(theme().control, 1.5),
                        .parameter = "key-width",
                        .gripRadius = kGrip,
                        .valueFromKey = [last](double power) -> ParameterValue {
                            return std::int64_t(std::lround(std::exp2(std::clamp(power, 0.0, last))));
                        }});
        const auto number = [&](bool isScaled) {
            return formatSignificantDigits(scalingValue(study().current, curve, isScaled), 2);
        };
        plot.setTitle({curveName(curve)}, {tr("%1 without, %2 with").arg(number(false), number(true)),
                                           tr("%1, scaled %2").arg(number(false), number(true))});
    }

    /// The name of a curve, short enough that two numbers fit beside it.
    static QString curveName(ScalingCurve curve) {
        switch (curve) {
            case ScalingCurve::LargestWeight:
                return tr("largest weight");
            case ScalingCurve::GradientNorm:
                return tr("gradient");
            default:
                return tr("entropy (how even)");
        }
    }

    void addCurves(Marks& marks, std::size_t which) const {
        const PlotPart& plot = m_curves[which];
        const QRectF& area = plot.content();
        const ScalingCurve curve = curveAt(which);
        const double equal = plot.y().coordToPixel(study().reference(curve, true));
        marks.line(QLineF(area.left(), equal, area.right(), equal), referencePen());
        plot.addMarker(marks);
        for (const bool isScaled : {false, true}) {
            QPolygonF points;
            for (Index row = 0; row < Index(study().series.size()); ++row) points << pointOf(which, row, isScaled);
            marks.curve(points, curvePen(isScaled));
            if (area.width() >= kPointSpacing * double(points.size()))
                for (const QPointF& point : points)
                    marks.dot(point, kPoint, colourOf(isScaled), isScaled, theme().surface);
            marks.dot(plot.at(presentPlace(), scalingValue(study().current, curve, isScaled)), kPresentPoint,
                      colourOf(isScaled), isScaled, theme().surface);
        }
    }

    void setLegend() {
        const auto line = [this](const QPen& pen, std::optional<bool> isScaled) {
            return [this, pen, isScaled](Marks& marks, const QRectF& sample) {
                const QPointF middle = sample.center();
                marks.curve(QPolygonF{{sample.left(), middle.y()}, {sample.right(), middle.y()}}, pen);
                if (isScaled) marks.dot(middle, kPoint, colourOf(*isScaled), *isScaled, theme().surface);
            };
        };
        std::vector<LegendPart::Entry> entries;
        for (const bool isScaled : {false, true})
            entries.push_back({.sample = kLegendLine,
                               .declare = line(curvePen(isScaled), isScaled),
                               .after = {variantName(isScaled)}});
        entries.push_back(
            {.sample = kLegendLine, .declare = line(referencePen(), std::nullopt), .after = {tr("equal weights")}});
        const QString width = formatInteger(study().current.width);
        if (scene().parameters.show != kShowAll) return m_legend.set(std::move(entries));
        entries.push_back({.sample = kLegendLine,
                           .declare = line(strokePen(theme().text, 1.25), std::nullopt),
                           .after = {tr("bell curve of variance %1 or 1").arg(width), tr("bell curve")}});
        m_legend.set(std::move(entries));
    }

    QPen curvePen(bool isScaled) const {
        QPen pen = strokePen(colourOf(isScaled), 2.25);
        if (!isScaled) pen.setDashPattern({4, 1.6});
        return pen;
    }
    QPen referencePen() const {
        QPen pen = strokePen(theme().text, 1);
        pen.setDashPattern({3, 3});
        return pen;
    }

    std::array<BarsPart, 2> m_rows{BarsPart{*this}, BarsPart{*this}};
    std::array<PlotPart, 2> m_scores{PlotPart{*this}, PlotPart{*this}};
    std::array<PlotPart, 2> m_weights{PlotPart{*this}, PlotPart{*this}};
    std::array<PlotPart, kScalingCurves> m_curves{PlotPart{*this}, PlotPart{*this}, PlotPart{*this}};
    SoftmaxChartsPart m_pair{*this};
    LegendPart m_legend;
};

}  // namespace

const FigureMaker scalingFigure = newFigure<ScalingFigure>;

}  // namespace attention
