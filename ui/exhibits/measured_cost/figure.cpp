#include <algorithm>
#include <cmath>
#include <limits>

#include <QCoreApplication>

#include "core/cost/measured_cost_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/measured_cost/exhibit.h"
#include "ui/exhibits/measured_cost/fit_table.h"
#include "ui/exhibits/measured_cost/growth.h"
#include "ui/figure/formula.h"
#include "ui/figure/labels.h"
#include "ui/figure/log_axes.h"
#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/crossing_names.h"
#include "ui/figure/parts/growth_chart.h"
#include "ui/figure/parts/line_ends.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/plot.h"
#include "ui/figure/parts/symbol_legend.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/shapes.h"
#include "ui/text/architecture_words.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace measured_cost {
namespace {

constexpr double kPointRadius = 3.5;
/// The margin of the horizontal axis before the first and after the last point, in powers of ten.
constexpr double kMargin = 0.06;

/// Medians with quartiles over predicted lines, a strip with the ratios of measured to predicted times, and a table of
/// the fits.
class MeasuredCostFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(MeasuredCost)

 public:
    MeasuredCostFigure() {
        m_growth.setKey("growth");
        m_strip.setKey("measured-by-fitted");
        m_plot.setMinimumSize({140, 72});
        m_strip.setMinimumSize({140, 40});
        m_plot.declareMarks = [this](Marks& marks) { addPlot(marks); };
        m_strip.declareMarks = [this](Marks& marks) { addStrip(marks); };
        m_plot.findCell = [this](const QPointF& place) { return nearest(m_plot.at(place.x(), place.y()), false); };
        m_strip.findCell = [this](const QPointF& place) { return nearest(m_strip.at(place.x(), place.y()), true); };
        m_plot.findRect = [this](const Cell& cell) {
            return isPoint(cell) ? std::optional(squareAround(pointOf(cell), 6)) : std::nullopt;
        };
        m_plot.declareHighlight = [this](Marks& marks, const Cell& cell, Highlight how) {
            if (isPoint(cell)) addHighlight(marks, cell, how);
        };
    }

 protected:
    Grid buildLayout() override {
        if (isTab("growth")) return growth();
        m_strip.setMaximumSize({kMaxExtent, isTab("exponents") ? 300.0 : 64.0});
        updatePlots();
        m_heading.set(headingForms(), textFont(font_size::kAxis), theme().muted);
        m_note.set(noteForms(), textFont(font_size::kAxis, QFont::DemiBold), theme().text);
        m_keys.set(decorations().legend ? legendKeys() : std::vector<SymbolLegendPart::Key>(),
                   textFont(font_size::kAxis), theme().text);
        std::vector<LineEndLabelsPart::Line> ends;
        for (const MeasuredCostCurve& curve : shown().curves)
            if (!curve.heights.empty() && std::isfinite(curve.heights.back()))
                ends.push_back({architectureWords(curve.architecture), std::log10(curve.values.back()),
                                std::log10(curve.heights.back())});
        m_ends.set(m_plot, std::move(ends));
        std::vector<LayoutItem> plots{LayoutItem(m_plot).stretch(4), m_ends};
        if (shown().isMeasured && !isTab("crossings")) {
            // Where all points are grey (a stored run, or a look without colours), only their order tells the layers
            // apart, so the title names the layers in that order.
            QStringList names;
            for (const Architecture architecture : kMeasuredArchitectures)
                names += architectureInSentence(architecture);
            m_strip.setTitle({tr("Measured time ÷ fitted line; in each group, from left: %1").arg(joinList(names)),
                              tr("Measured ÷ fitted; from left: %1").arg(joinList(names)), tr("Measured ÷ fitted")});
            plots.push_back(LayoutItem(m_strip).dropPriority(2, tr("Measured ÷ fitted")));
            plots.emplace_back();  // the empty cell beside the strip
        }
        m_table.set(shown(), theme());
        if (isTab("crossings")) return column({m_note, m_heading, m_keys, Grid(2, std::move(plots), {4, 4})}, 3);
        if (isTab("exponents")) {
            std::vector<LayoutItem> all{m_note, m_heading, m_table};
            if (shown().isMeasured) all.insert(all.begin() + 2, LayoutItem(m_strip));
            return column(std::move(all), 12);
        }
        return column({m_note, m_heading, m_keys, LayoutItem(Grid(2, std::move(plots), {4, 4})).stretch(4), m_table},
                      3);
    }

    /// Right and Left walk along a curve. Down goes from the measured points to the predicted ones, then to the next
    /// layer, and last to the table.
    CellWalk cellWalk() const override {
        CellWalk walk;
        const auto& points = shown().points;
        for (const Architecture architecture : kMeasuredArchitectures)
            for (const CostPointNumber number : kCostPointNumbers) {
                CellWalk::Line line;
                for (std::size_t row = 0; row < points.size(); ++row)
                    if (points[row].architecture == architecture)
                        line.push_back(
                            {{std::int64_t(row), std::int64_t(number), kPointMatrix}, double(points[row].value)});
                if (!line.empty()) walk.lines.push_back(std::move(line));
            }
        for (std::size_t row = 0; row < kMeasuredArchitectures.size(); ++row)
            for (CellWalk::Line& line = walk.lines.emplace_back(); line.size() < kCostFitNumbers.size();)
                line.push_back({{std::int64_t(row), std::ssize(line), kFitMatrix}});
        return walk;
    }

    void declareOverlay(Marks& marks) override {
        if (!m_plot.isVisible()) return;
        for (const MeasuredCostCrossing& crossing : shown().crossings) {
            if (std::isfinite(crossing.countedHeight))
                addCrossingRing(marks, theme(), at(crossing.counted, crossing.countedHeight), false);
            if (std::isfinite(crossing.fittedHeight))
                addCrossingRing(marks, theme(), at(crossing.fitted, crossing.fittedHeight), false);
            if (std::isfinite(crossing.measuredHeight))
                addCrossingRing(marks, theme(), at(crossing.measured, crossing.measuredHeight), true);
        }
    }

    void declareSelection(Marks& marks) override {
        PartsFigure::declareSelection(marks);
        if (isTab("growth"))
            m_growth.addSlopeTriangles(marks, theme(), doublingTriangles(shown(), theme(), selection()));
        if (m_plot.isVisible()) addCrossings(marks);
    }

 private:
    const MeasuredCostStudy& shown() const { return study<MeasuredCostStudy>(); }

    /// The tab "growth": lines, points, and the name of the layer at the end of each line.
    Grid growth() {
        const MeasuredCostStudy& study = shown();
        m_growth.set(growthLook(study, theme()), theme());
        m_ends.set(m_growth, growthEnds(study, theme(), !isOnStage()));
        const QString where = study.isStoredRun ? tr("a stored run") : tr("%n repeat(s)", nullptr, int(study.repeats));
        m_growth.setTitle({study.isMeasured ? tr("Time") : tr("Multiply–adds")},
                          study.isMeasured
                              ? QStringList{tr("rings: measured on %1, %2; lines: counts, only their heights fitted")
                                                .arg(machineWords(study), where),
                                            tr("rings: measured, %1; lines: counts").arg(where)}
                              : QStringList{tr("exact counts; nothing was measured"), tr("nothing was measured")});
        m_note.set(study.isMeasured && !study.isStoredRun ? noteForms() : QStringList(),
                   textFont(font_size::kAxis, QFont::DemiBold), theme().text);
        return column({row({LayoutItem(m_growth).stretch(4), LayoutItem(m_ends).stretch(2)}, 2), m_note}, 4);
    }

    QColor colourOf(Architecture architecture) const { return measured_cost::colourOf(shown(), architecture, theme()); }
    bool isConclusive(Architecture architecture) const {
        const CostFit* fit = shown().fitOf(architecture);
        return fit && fit->isConclusive;
    }
    /// The note that names the layers whose measured times are too noisy, in several lengths, the longest first. Empty
    /// if there is no such layer.
    QStringList noiseForms() const {
        if (!shown().isMeasured) return {};
        QStringList layers;
        for (const CostFit& fit : shown().fits)
            if (!fit.isConclusive && fit.exponentPoints >= kConclusivePoints)
                layers += architectureInSentence(fit.architecture);
        if (layers.isEmpty()) return {};
        return {tr("Too noisy to conclude about %1: measure again on a quieter machine, or more often.")
                    .arg(joinList(layers)),
                tr("Too noisy to conclude about %1.").arg(joinList(layers))};
    }

    /// The line above the plot, in several lengths, the longest first: where and with which options times were
    /// measured.
    QStringList headingForms() const {
        const QString setting = settingWords(shown().setting, shown().axis);
        if (!shown().isMeasured) return {tr("Exact counts of multiply-adds at %1").arg(setting), setting};
        const QString machine = machineWords(shown());
        const QString where = tr("Measured on %1").arg(machine);
        // The note of the stored example tells its number of repeats.
        QStringList options{setting};
        if (!shown().isStoredRun) options += tr("%n repeat(s)", nullptr, int(shown().repeats));
        return {joinList(QStringList{where} + options), joinList(QStringList{machine} + options), setting};
    }

    /// A warning above the plot, in several lengths, the longest first: times of a stored run, nothing measured, other
    /// settings than the sliders have, or times that are too noisy. May be empty.
    QStringList noteForms() const {
        if (shown().isStoredRun)
            return {tr("Grey: a run stored from another machine (%n repeat(s)).", nullptr, int(shown().repeats)),
                    tr("Grey: a stored example.")};
        if (!shown().isMeasured)
            return {tr("Predicted from the counts; nothing was measured."), tr("Nothing was measured.")};
        // An exported figure has no sliders with which its settings could disagree.
        if (!isInteractive() || shown().matchesRequest) return noiseForms();
        const QString asked = settingWords(shown().requested, shown().requestedAxis);
        const QString axis = axisSymbol(shown().requestedAxis);
        return {tr("These times are of this setting. Measuring again uses %1, against %2.").arg(asked, axis),
                tr("Measuring again takes %1, against %2.").arg(asked, axis),
                tr("The sliders say something else: measure again.")};
    }

    std::vector<SymbolLegendPart::Key> legendKeys() const {
        if (!shown().isMeasured) return {};
        bool hasRings = false, hasFitted = false, hasCounted = false;
        for (const MeasuredCostCrossing& crossing : shown().crossings) {
            hasRings = hasRings || std::isfinite(crossing.measuredHeight);
            hasFitted = hasFitted || std::isfinite(crossing.fittedHeight);
            hasCounted = hasCounted || isOnAxis(crossing.counted);
        }
        const auto dot = [this](bool isFilled) {
            return [this, isFilled](Marks& marks, const QRectF& box) {
                if (isFilled) addQuartiles(marks, box.center().x(), box.top() + 2, box.bottom() - 2, theme().text);
                marks.dot(box.center(), kPointRadius, theme().text, isFilled, theme().surface);
            };
        };
        const auto ring = [this](bool isMeasured) {
            return [this, isMeasured](Marks& marks, const QRectF& box) {
                addCrossingRing(marks, theme(), box.center(), isMeasured);
            };
        };
        std::vector<SymbolLegendPart::Key> all{
            {{tr("dot: median; bar: middle half of the repeats"), tr("median, bar: middle half")}, dot(true)}};
        if (!std::ranges::all_of(shown().fits, &CostFit::isConclusive)) all.push_back({{tr("too noisy")}, dot(false)});
        all.push_back(
            {{tr("fitted line: constant × count"), tr("constant × count")}, [this](Marks& marks, const QRectF& box) {
                 marks.line(QLineF(box.left(), box.center().y(), box.right(), box.center().y()),
                            strokePen(theme().text, 1.75));
             }});
        if (hasRings) all.push_back({{tr("measured crossing")}, ring(true)});
        if (hasFitted) all.push_back({{tr("fitted crossing")}, ring(false)});
        if (hasCounted)
            all.push_back({{tr("counted crossing")}, [this](Marks& marks, const QRectF& box) {
                               addWedge(marks, box.center().x(), box.bottom() - 3, theme().text);
                           }});
        // Low figures have no room for a second line of the legend.
        constexpr double kMinHeightForTableKey = 400;
        if (viewport().height() < kMinHeightForTableKey) return all;
        all.push_back({{tr("in the table: dot = measured exponent, stroke = counted one")},
                       [this](Marks& marks, const QRectF& box) {
                           marks.dot(box.center() + QPointF(3, 0), 4, theme().text, true, theme().surface);
                           marks.casedLine(QLineF(box.center().x(), box.top() + 1, box.center().x(), box.bottom() - 1),
                                           theme().text, 2, theme().surface);
                       }});
        return all;
    }

    void updatePlots() {
        const MeasuredCostStudy& study = shown();
        const QCPRange axisRange(std::log10(study.first) - kMargin, std::log10(study.last) + kMargin);
        const bool isMeasured = study.isMeasured;
        m_plot.styleAxes(axisRange, axisWords(study.axis),
                         {std::log10(study.low) - 0.12, std::log10(study.high) + 0.18},
                         isMeasured ? tr("Time") : tr("Multiply–adds"));
        m_plot.x().setTicker(QSharedPointer<LogTicker>::create(m_plot.x(), [](const LogTick& tick) {
            return formatDecimals(std::round(std::pow(10, tick.logValue)), 0);
        }));
        m_plot.y().setTicker(QSharedPointer<LogTicker>::create(m_plot.y(), [isMeasured](const LogTick& tick) {
            const QString tenTo = QStringLiteral("10") + superscript(tick.power);
            return isMeasured        ? timeWords(std::pow(10, tick.logValue), 1)
                   : tick.digit == 1 ? tenTo
                                     : QStringLiteral("%1·%2").arg(tick.digit).arg(tenTo);
        }));
        QCPGrid& grid = *m_plot.x().grid();
        grid.setVisible(true);
        grid.setPen(strokePen(theme().rule, 1));
        if (!isMeasured) return;
        // The axis has three ticks: 1 in the middle, and near the ends the smallest of these factors that covers all
        // quartiles.
        const double maxPower = std::max(0.05, study.maxRatioPower);
        double tickFactor = 1000;
        for (const double factor : {300.0, 100.0, 30.0, 10.0, 6.0, 4.0, 3.0, 2.0, 1.5, 1.25})
            if (std::log10(factor) >= maxPower) tickFactor = factor;
        const double end = 1.15 * std::max(maxPower, std::log10(tickFactor));
        m_strip.styleAxes(axisRange, {}, {-end, end});
        m_strip.x().setTickLabels(false);
        m_strip.x().setTicks(false);
        const QSharedPointer<QCPAxisTickerText> ticks(new QCPAxisTickerText);
        ticks->addTick(0, QStringLiteral("1"));
        const QString number = formatDecimals(tickFactor, tickFactor == 1.25 ? 2 : tickFactor < 2 ? 1 : 0);
        ticks->addTick(std::log10(tickFactor), QStringLiteral("×") + number);
        ticks->addTick(-std::log10(tickFactor), QStringLiteral("÷") + number);
        m_strip.y().setTicker(ticks);
    }

    bool isPoint(const Cell& cell) const {
        return cell.matrix == kPointMatrix && cell.row >= 0 && std::size_t(cell.row) < shown().points.size() &&
               cell.column >= 0 && std::size_t(cell.column) < kCostPointNumbers.size();
    }
    /// Whether a cell of kPointMatrix is the median of a point, not its predicted time.
    static bool isMedian(const Cell& cell) { return cell.column == Index(CostPointNumber::Median); }
    QPointF at(double axisValue, double cost) const { return m_plot.at(std::log10(axisValue), std::log10(cost)); }
    QPointF pointOf(const Cell& cell) const {
        const MeasuredCostPoint& point = shown().points[std::size_t(cell.row)];
        const double seconds = isMedian(cell) ? point.median : point.predicted;
        return at(double(point.value), shown().isMeasured ? seconds : double(point.count));
    }
    QPointF stripPoint(const Cell& cell) const {
        const MeasuredCostPoint& point = shown().points[std::size_t(cell.row)];
        return m_strip.at(std::log10(double(point.value)), isMedian(cell) ? std::log10(point.ratio) : 0);
    }
    /// The cell whose point in the plot, or in the strip, is nearest to a position in pixels.
    std::optional<Cell> nearest(const QPointF& place, bool isInStrip) const {
        std::optional<Cell> found;
        double minDistance = std::numeric_limits<double>::infinity();
        for (std::size_t row = 0; row < shown().points.size(); ++row)
            for (const CostPointNumber number : kCostPointNumbers) {
                const Cell cell{Index(row), Index(number), kPointMatrix};
                const double distance = QLineF(isInStrip ? stripPoint(cell) : pointOf(cell), place).length();
                // The measured point wins if the predicted one is not at least a pixel nearer.
                if (!(distance < minDistance - (isMedian(cell) ? 0 : 1))) continue;
                minDistance = distance;
                found = cell;
            }
        return found;
    }

    void addCurves(Marks& marks) const {
        for (const MeasuredCostCurve& curve : shown().curves) {
            QPolygonF points;
            for (std::size_t i = 0; i < curve.values.size(); ++i)
                if (std::isfinite(curve.heights[i])) points << at(curve.values[i], curve.heights[i]);
            marks.curve(points, strokePen(colourOf(curve.architecture), shown().isMeasured ? 1.75 : 2.5,
                                          dashOf(shown(), curve.architecture)));
        }
    }

    void addPlot(Marks& marks) const {
        // Without colours, dashes tell the curves apart. The points would cover the dashes, so that the curves are then
        // drawn after the points.
        if (!isGreyLook()) addCurves(marks);
        for (const MeasuredCostPoint& point : shown().points) {
            if (!std::isfinite(point.median)) continue;
            const double value = double(point.value);
            const QPointF centre = at(value, point.median);
            addQuartiles(marks, centre.x(), at(value, point.high).y(), at(value, point.low).y(),
                         colourOf(point.architecture));
            marks.circle(centre, kPointRadius + 1, Qt::NoPen, theme().surface);
            marks.dot(centre, kPointRadius, colourOf(point.architecture), isConclusive(point.architecture),
                      theme().surface);
        }
        if (isGreyLook()) addCurves(marks);
        if (!shown().isMeasured) return;
        // Crossings of the counts are marked on the horizontal axis, because the vertical axis shows times, not counts.
        for (const MeasuredCostCrossing& crossing : shown().crossings)
            if (isOnAxis(crossing.counted))
                addWedge(marks, m_plot.x().coordToPixel(std::log10(crossing.counted)), m_plot.content().bottom() + 1,
                         theme().text);
    }

    /// The ratio of each point's measured to its predicted time, with quartiles.
    void addStrip(Marks& marks) const {
        const QRectF room = m_strip.content();
        const double ratioOneY = m_strip.y().coordToPixel(0);
        marks.line(QLineF(room.left(), ratioOneY, room.right(), ratioOneY), strokePen(theme().control, 1));
        for (std::size_t row = 0; row < shown().points.size(); ++row) {
            const MeasuredCostPoint& point = shown().points[row];
            if (!std::isfinite(point.ratio)) continue;
            // Points of the three layers at the same value are side by side.
            const auto layer = std::ranges::find(kMeasuredArchitectures, point.architecture);
            const double shift = 5 * (double(layer - kMeasuredArchitectures.begin()) - 1);
            const QColor colour = colourOf(point.architecture);
            const QPointF centre =
                stripPoint({Index(row), Index(CostPointNumber::Median), kPointMatrix}) + QPointF(shift, 0);
            marks.line(QLineF(centre.x(), m_strip.y().coordToPixel(std::log10(point.ratioLow)), centre.x(),
                              m_strip.y().coordToPixel(std::log10(point.ratioHigh))),
                       strokePen(colour, 1.5, Qt::SolidLine, Qt::FlatCap));
            marks.dot(centre, 2.5, colour, isConclusive(point.architecture), theme().surface);
        }
    }

    void addHighlight(Marks& marks, const Cell& cell, Highlight how) const {
        const MeasuredCostPoint& point = shown().points[std::size_t(cell.row)];
        const QPointF centre = pointOf(cell);
        if (!std::isfinite(centre.x()) || !std::isfinite(centre.y())) return;
        const QRectF room = m_plot.content();
        if (how == Highlight::Pinned) return marks.pin(squareAround(centre, 6), room, theme());
        const bool isCurrent = how == Highlight::Current;
        marks.casedLine({centre, QPointF(centre.x(), room.bottom())}, theme().text, isCurrent ? 1.5 : 1,
                        theme().surface);
        marks.casedRing(centre, 7, strokePen(theme().text, isCurrent ? 2 : 1), theme().surface);
        if (!isCurrent) return;
        marks.axisTag(m_plot.x(), std::log10(double(point.value)), formatInteger(point.value), theme().text, theme());
        const double height = isMedian(cell) ? point.median : point.predicted;
        marks.tag(shown().isMeasured ? timeWords(height) : formatDecimals(double(point.count), 0),
                  centre - QPointF(0, 22), room, theme().text, theme().surface);
    }

    bool isOnAxis(double value) const { return std::isfinite(value) && m_plot.x().range().contains(std::log10(value)); }
    /// Adds the labels of the crossings. Call it last, so that nothing is drawn over them.
    void addCrossings(Marks& marks) const {
        std::vector<CrossingName> names;
        // The longer form of a measured crossing's label names the layers.
        const auto addName = [&](const QPointF& centre, double value, bool isMeasured,
                                 const MeasuredCostCrossing& crossing, const Expression* formula = nullptr) {
            const QString words = QStringLiteral("%1 = %2").arg(axisSymbol(shown().axis), axisNumber(value));
            const QStringList forms{joinList({words, crossingLayers(crossing)}), words};
            names.push_back({centre, value, isMeasured, isMeasured ? forms : forms.mid(1), formula});
        };
        LabelPlacer placer(m_plot.content().adjusted(1, -4, -1, -1));
        for (const MeasuredCostCrossing& crossing : shown().crossings) {
            if (std::isfinite(crossing.countedHeight))
                addName(at(crossing.counted, crossing.countedHeight), crossing.counted, false, crossing,
                        crossing.formula ? &*crossing.formula : nullptr);
            else if (isOnAxis(crossing.counted))
                addName({m_plot.x().coordToPixel(std::log10(crossing.counted)), m_plot.content().bottom() - 5},
                        crossing.counted, false, crossing);
            if (std::isfinite(crossing.measuredHeight))
                addName(at(crossing.measured, crossing.measuredHeight), crossing.measured, true, crossing);
        }
        for (const MeasuredCostCurve& curve : shown().curves) {
            QPolygonF line;
            for (std::size_t i = 0; i < curve.values.size(); ++i) line << at(curve.values[i], curve.heights[i]);
            placer.avoidCurve(std::move(line));
        }
        for (const MeasuredCostPoint& point : shown().points)
            if (std::isfinite(point.median))
                placer.avoid(squareAround(at(double(point.value), point.high), kPointRadius)
                                 .united(squareAround(at(double(point.value), point.low), kPointRadius)));
        for (const CrossingName& name : names) placer.avoid(squareAround(name.centre, kCrossingRing + 1));
        // Labels also avoid the tag of the current point and the line from it to the axis.
        if (const auto current = currentCell(); current && isPoint(*current)) {
            const QPointF centre = pointOf(*current);
            placer.avoid(QRectF(centre.x() - 42, centre.y() - 34, 84, 30));
            placer.avoid(QRectF(centre.x() - 2, centre.y(), 4, std::max(1.0, m_plot.content().bottom() - centre.y())));
        }
        addCrossingNames(marks, theme(), std::move(placer), std::move(names));
    }

    TextPart m_heading, m_note;
    GrowthChartPart m_growth{*this};
    SymbolLegendPart m_keys;
    PlotPart m_plot{*this}, m_strip{*this};
    LineEndLabelsPart m_ends;
    FitTablePart m_table;
};

}  // namespace

}  // namespace measured_cost

const FigureMaker measuredCostFigure = newFigure<measured_cost::MeasuredCostFigure>;

}  // namespace attention
