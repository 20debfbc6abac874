#include <algorithm>
#include <cmath>
#include <deque>
#include <memory>
#include <vector>

#include "core/training/training_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/training/exhibit.h"
#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/colour_scale.h"
#include "ui/figure/parts/declared.h"
#include "ui/figure/parts/end_values.h"
#include "ui/figure/parts/matrix.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/plot.h"
#include "ui/figure/parts/prediction_strip.h"
#include "ui/figure/parts/symbol_legend.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/parts/uniform_grid.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr double kLengthBar = 11, kLargeBar = 22;
/// Height of a head's row where the rows have a tab of their own, in pixels.
constexpr double kLargeRow = 24;
/// Pixels between positions that training has seen and new ones.
constexpr double kGap = 3;
/// Distance from the marker, in pixels, within which it can be dragged.
constexpr double kGrab = 7;

/// Loss and accuracy of a run beside those of the same run without positions, an example with the model's answers, and
/// the attention weights of the heads.
class TrainingFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(Training)

 public:
    TrainingFigure() {
        setPartKeys(m_loss, "loss-curve", m_accuracy, "accuracy-curve", m_newPlaces, "new-places", m_keys,
                    "curve-names", m_strip, "fresh-example", m_rows, "where-it-looks", m_maps, "head-maps");
        m_loss.declareMarks = [this](Marks& marks) { addRuns(marks, m_loss, &TrainingCurve::losses); };
        m_accuracy.declareMarks = [this](Marks& marks) { addRuns(marks, m_accuracy, &TrainingCurve::accuracies); };
    }

 protected:
    Grid buildLayout() override {
        updateCharts();
        updateExample();
        updateHeads();
        if (isTab("accuracy"))
            return withEnds(m_accuracy, {LayoutItem(m_strip).dropPriority(1, tr("One fresh example")),
                                         LayoutItem(m_counts).about({&m_strip})});
        if (isTab("loss")) return withEnds(m_loss);
        if (isTab("example")) return column({LayoutItem(m_strip), LayoutItem(m_rows)}, 16);
        if (isTab("heads")) return column({LayoutItem(m_maps), LayoutItem(m_scale)}, 12);
        m_keys.set(decorations().legend ? keys() : std::vector<SymbolLegendPart::Key>(), textFont(font_size::kAxis),
                   theme().text);
        std::vector<LayoutItem> charts;
        charts.push_back(LayoutItem(m_loss).dropPriority(4, tr("the loss")));
        charts.push_back(LayoutItem(m_accuracy));
        m_below.set({.minimum = {0, 0}, .maximum = {kMaxExtent, kMaxExtent}});
        const Index n = shown().settings.n;
        m_newPlaces.set({tr("left of the gap: places below %1; right: new ones").arg(formatInteger(n)),
                         tr("right of the gap: new places"), tr("gap: new places")},
                        textFont(font_size::kSmallest), theme().muted);
        LayoutItem note = LayoutItem(m_newPlaces).dropPriority(7, tr("what the gaps in the bars are"));
        LayoutItem lengths(column({lengthRows(), std::move(note), LayoutItem(m_below).stretch(100)}, 2)
                               .titled("accuracy-at-lengths", {tr("Accuracy at lengths"), tr("At lengths")}));
        if (isTab("lengths")) return column({std::move(lengths)});
        charts.push_back(std::move(lengths).stretch(1).dropPriority(3, tr("the accuracy at other lengths")));
        std::vector<LayoutItem> all;
        all.emplace_back(row(std::move(charts), 26));
        all.push_back(LayoutItem(m_keys).dropPriority(2, tr("the names of the curves")));
        all.emplace_back(m_strip);
        all.push_back(LayoutItem(m_rows).stretch(0.4).dropPriority(5, tr("where the place looks")));
        all.push_back(
            LayoutItem(row({m_maps, m_scale}, 24)).dropPriority(6, tr("each head’s weights"), "head-weights"));
        return column(std::move(all), 10);
    }

    /// Tokens stand side by side, though each is a row of its table.
    CellWalk cellWalk() const override { return {.layouts = {{.matrix = "example", .isTransposed = true}}}; }
    std::vector<Cell> relatedCells(const Cell& cell) const override {
        if (cell.matrix == "weights") return {{cell.row, 0, "example"}};
        return {{cell.row, -1, "weights"}};
    }

    bool needsRelayout(const Scene& before, const Scene& after) const override {
        // The rows of the heads belong to the selected position.
        return before.parameters.row != after.parameters.row || before.parameters.head != after.parameters.head ||
               PartsFigure::needsRelayout(before, after);
    }

 private:
    const TrainingStudy& shown() const { return study<TrainingStudy>(); }
    Index chosen() const {
        return std::clamp<Index>(scene().parameters.head.value_or(0), 0, shown().settings.heads - 1);
    }
    Index layer() const { return std::clamp<Index>(scene().parameters.layer, 0, shown().settings.layers - 1); }
    /// The position whose weights are shown: the selected one, else the first with a wrong answer, else the last.
    Index asks() const {
        const auto& places = shown().places;
        const auto last = Index(places.size()) - 1;
        if (const auto row = scene().parameters.row) return std::min<Index>(*row, last);
        for (Index i = 0; i <= last; ++i)
            if (places[std::size_t(i)].isWrong()) return i;
        return last;
    }

    // --- the charts

    void updateCharts() {
        const TrainingStudy& now = shown();
        const double steps = double(now.settings.steps);
        // Losses that shoot up are cut off, so that they do not flatten the rest of the curve.
        double top = now.uniformLoss() * 1.3;
        for (const std::vector<double>* losses : {&now.curve.losses, &now.baselineCurve.losses})
            if (!losses->empty()) top = std::max(top, std::min(losses->front() * 1.05, 3 * top));
        const auto dress = [&](PlotPart& chart, double most) {
            const bool isLarge = isTab("accuracy") || isTab("loss");
            chart.styleAxes({0, steps}, isLarge ? tr("training steps") : QString(), {0, most});
            chart.x().setTicker(stepTicker());
            chart.setMinimumSize({110, 56});
            chart.setMaximumSize({kMaxExtent, isLarge ? kMaxExtent : 190});
            chart.setMarker({.key = double(now.step),
                             .pen = strokePen(theme().text, 1),
                             .tag = formatInteger(now.step),
                             .parameter = "training-step",
                             .gripRadius = kGrab,
                             .valueFromKey = [steps](double step) -> ParameterValue {
                                 return std::int64_t(std::lround(std::clamp(step, 0.0, steps)));
                             }});
        };
        dress(m_loss, top);
        dress(m_accuracy, 1.04);
        // No line of the grid is near the level of guessing.
        if (isTab("accuracy")) m_accuracy.y().ticker()->setTickCount(2);
        const auto note = [&](const QString& own, const QString& ghost) {
            QStringList forms{own};
            if (now.baselineRun) forms.prepend(tr("%1; without positions %2").arg(own, ghost));
            return forms;
        };
        m_loss.setTitle({tr("Loss")}, note(formatDecimals(now.loss, 2), formatDecimals(now.baselineLoss, 2)));
        QStringList accuracy = note(Training::share(now.accuracy), Training::share(now.baselineAccuracy));
        accuracy.prepend(tr("at length %1: %2").arg(formatInteger(now.settings.n), accuracy.front()));
        m_accuracy.setTitle({tr("Accuracy")}, accuracy);
    }

    /// A tab with one chart: large, with numbers at the ends of its lines. @param below  items below chart and numbers
    Grid withEnds(PlotPart& chart, std::vector<LayoutItem> below = {}) {
        const TrainingStudy& now = shown();
        const bool isLoss = &chart == &m_loss;
        const auto point = [&](const TrainingCurve& curve, double value, const QStringList& words) {
            const double shownValue = std::isfinite(value) ? std::min(value, chart.y().range().upper) : 0;
            return EndValuesPart::Point{double(std::min<Index>(now.step, curve.steps.back())), shownValue,
                                        isLoss ? formatDecimals(value, 2) : Training::share(value), words};
        };
        const QString without = tr("without positions");
        std::vector<EndValuesPart::Point> ends{
            point(now.curve, isLoss ? now.loss : now.accuracy,
                  {scene().parameters.encoding == EncodingChoice::None ? without : tr("with positions")})};
        ends.front().ink = runInk();
        if (now.baselineRun)
            ends.push_back(point(now.baselineCurve, isLoss ? now.baselineLoss : now.baselineAccuracy, {without}));
        chart.setMaximumSize({EndValuesPart::kPlotWidth, kMaxExtent});
        m_ends.set(chart, std::move(ends), Training::share(0.9999));
        const QString counted = tr("how much is right on fresh sequences of length %1");
        chart.setTitle(
            {isLoss ? tr("Loss") : tr("Accuracy")},
            {isLoss ? tr("mean of −ln p of what each place must name") : counted.arg(formatInteger(now.settings.n))});
        below.insert(below.begin(), {LayoutItem(chart), LayoutItem(m_ends)});
        return {2, std::move(below), {0, 20}};
    }

    /// Adds a line at the accuracy of always naming the most frequent letter, which needs no positions.
    void addGuess(Marks& marks) const {
        const double guess = shown().mostFrequent;
        if (std::isnan(guess) || !isTab("accuracy")) return;
        const QRectF& area = m_accuracy.content();
        marks.fill(QRectF({area.left(), m_accuracy.at(0, guess).y()}, area.bottomRight()), theme().hover);
        const QString share = Training::share(guess);
        // The text is on the wider side of the marker.
        const double x = m_accuracy.at(double(shown().step), 0).x(), behind = area.right() - x;
        const bool isBefore = x - area.left() > behind;
        marks.text({isBefore ? area.left() : x, area.bottom() - 24, std::max(area.width() - behind, behind) - 8, 20},
                   Qt::AlignRight | Qt::AlignVCenter,
                   {tr("always naming the most frequent letter: %1").arg(share), tr("guessed: %1").arg(share)},
                   textFont(font_size::kAxis), theme().muted);
    }

    /// Ticks at the first, the middle and the last step, without those that the marker's tag would touch.
    QSharedPointer<QCPAxisTicker> stepTicker() const {
        constexpr double kTagRoom = 0.16;
        const std::int64_t steps = shown().settings.steps;
        const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
        const auto add = [&](std::int64_t step, const QString& text) {
            const bool isFree = std::abs(double(step - shown().step)) > kTagRoom * double(steps);
            ticker->addTick(double(step), isFree ? text : QString());
        };
        add(0, formatInteger(0));
        if (steps % 2 == 0) add(steps / 2, formatInteger(steps / 2));
        add(steps, tr("%1 steps").arg(formatInteger(steps)));
        return ticker;
    }

    QColor runInk() const { return theme().series[0]; }
    QPen runPen() const { return strokePen(runInk(), 2.5); }
    QPen besidePen() const { return dashedPen(theme().muted, 2, 3, 2); }

    void addRuns(Marks& marks, const PlotPart& chart, std::vector<double> TrainingCurve::*values) const {
        const TrainingStudy& now = shown();
        const auto add = [&](const TrainingCurve& curve, const QPen& pen) {
            QPolygonF line;
            for (std::size_t i = 0; i < curve.steps.size(); ++i)
                if (std::isfinite((curve.*values)[i])) line += chart.at(double(curve.steps[i]), (curve.*values)[i]);
            marks.clipped(chart.content().adjusted(-2, 0, 2, 2), [&](Marks& inner) { inner.curve(line, pen); });
        };
        if (&chart == &m_accuracy) addGuess(marks);
        if (now.baselineRun) add(now.baselineCurve, besidePen());
        add(now.curve, runPen());
        const double value = (now.curve.*values).back();
        chart.addMarker(marks);
        if (std::isfinite(value) && value <= chart.y().range().upper)
            marks.dot(chart.at(double(now.step), value), 4, runInk(), true, theme().surface);
        chart.addMarkerTag(marks);
    }

    std::vector<SymbolLegendPart::Key> keys() const {
        const Parameters& parameters = scene().parameters;
        const QString encoding = Training::encoding(parameters.encoding);
        std::vector<SymbolLegendPart::Key> keys{
            {parameters.encoding == EncodingChoice::None
                 ? QStringList{tr("this training, without positions")}
                 : QStringList{tr("this training, positions: %1").arg(encoding), encoding},
             SymbolLegendPart::line(runPen())}};
        if (shown().baselineRun)
            keys.push_back({{tr("the same training without positions"), tr("without positions")},
                            SymbolLegendPart::line(besidePen())});
        return keys;
    }

    /// For each length its name, a bar for each run, and their numbers. The bar of a longer length has a gap; to the
    /// left of it are the positions that training has seen.
    Grid lengthRows() {
        const TrainingStudy& now = shown();
        std::vector<LayoutItem> places;
        for (std::size_t i = 0; i < now.scores.size(); ++i) {
            if (m_lengths.size() <= i) m_lengths.push_back(std::make_unique<LengthRow>());
            LengthRow& row = *m_lengths[i];
            const LengthAccuracy& score = now.scores[i];
            const QString length = formatInteger(score.length);
            row.length.set({score.isTrained ? tr("%1, trained").arg(length) : tr("%1, never seen").arg(length), length},
                           textFont(font_size::kAxis), theme().text);
            row.number.set({Training::share(score.accuracy)}, textFont(font_size::kName, QFont::DemiBold),
                           theme().text);
            row.beside.set(
                now.baselineRun ? QStringList{Training::share(now.baselineScores[i].accuracy)} : QStringList(),
                textFont(font_size::kSmallest), theme().muted);
            row.without.set(now.baselineRun ? QStringList{tr("without positions"), QString()} : QStringList(),
                            textFont(font_size::kSmallest), theme().muted);
            for (TextPart* text : {&row.length, &row.without, &row.number, &row.beside}) text->keepNarrow();
            const double large = now.baselineRun ? kLargeBar : 2 * kLargeBar;
            const double high = isTab("lengths") ? large : kLengthBar;
            const Part::SizeHint need{.minimum = {48, high}, .maximum = {kMaxExtent, high}};
            row.bar.set(need, [this, score](Marks& marks, const QRectF& room) {
                const double gap = score.unseenFraction > 0 ? kGap : 0, width = room.width() - gap;
                const auto fill = [&](double left, double share, double right) {
                    if (share <= 0) return;
                    marks.fill(QRectF(left, room.top(), width * share, room.height()), theme().track);
                    marks.fill(QRectF(left, room.top(), width * share * right, room.height()), runInk());
                };
                fill(room.left(), 1 - score.unseenFraction, score.seenPositions);
                fill(room.left() + width * (1 - score.unseenFraction) + gap, score.unseenFraction,
                     score.unseenPositions);
            });
            if (now.baselineRun)
                row.ghost.set(need, [this, part = now.baselineScores[i].accuracy](Marks& marks, const QRectF& room) {
                    marks.fill(room, theme().track);
                    marks.rect(QRectF(room.left(), room.top(), room.width() * part, room.height())
                                   .adjusted(0.75, 0.75, -0.75, -0.75),
                               dashedPen(theme().muted, 1.5, 3, 2), theme().surface);
                });
            else
                row.ghost.set({.minimum = {48, 0}, .maximum = {kMaxExtent, 0}});
            places.insert(places.end(), {row.length, row.bar, row.number, row.without, row.ghost, row.beside});
        }
        return Grid(3, std::move(places), {8, isTab("lengths") ? 8.0 : 0.0}).withStretch({2, 1, 0}, {});
    }

    // --- the example

    void updateExample() {
        const TrainingStudy& now = shown();
        const Index query = asks();
        const bool isFirst = isTab("accuracy"), isCompared = isFirst && now.baselineRun;
        PredictionStripPart::Look look{.position = tr("position"),
                                       .token = tr("token"),
                                       .named = isCompared ? tr("with positions") : tr("named"),
                                       .wanted = isCompared ? tr("without positions") : tr("wanted"),
                                       .query = query,
                                       .target = now.targetPosition(query),
                                       .scale = isFirst ? 1.3 : 1,
                                       .ink = isCompared ? runInk() : QColor()};
        // The first tab shows 16 positions, or more if needed, around the query and its target.
        const auto count = Index(now.places.size()), other = look.target.value_or(query);
        const Index seen = isFirst ? std::min(count, std::max<Index>(16, std::abs(query - other) + 2)) : count;
        look.first = std::clamp<Index>((query + other + 2 - seen) / 2, 0, count - seen);
        for (Index at = look.first; at < look.first + seen; ++at) {
            const PositionPrediction& place = now.places[std::size_t(at)];
            const PositionPrediction& last = isCompared ? now.baselinePlaces[std::size_t(at)] : place;
            const auto name = [&](int answer) { return place.hasTarget() ? Training::named(now, answer) : QString(); };
            look.places.push_back({.token = Training::symbol(now, place.token),
                                   .named = name(place.predicted),
                                   .wanted = name(isCompared ? last.predicted : place.target),
                                   .isWrong = place.isWrong(),
                                   .isWantedWrong = last.isWrong()});
        }
        if (now.settings.task == TrainingTask::LookBack)
            look.way = {tr("𝛿 = %1 back").arg(formatInteger(now.settings.offset)), formatInteger(now.settings.offset)};
        else if (look.target)
            look.way = {tr("should look here")};
        m_strip.set(std::move(look));
        m_counts.set(m_strip, tr("%1 of %2"));
        m_strip.setTitle({now.isTyped ? tr("One example") : tr("One fresh example"), tr("Example")},
                         {Training::asked(now.settings)});
    }

    void updateHeads() {
        const TrainingStudy& now = shown();
        const LayerActivations& pass = now.pass.layers[std::size_t(layer())];
        const Index heads = now.settings.heads, query = asks();
        AttentionRowsPart::Look rows{.query = query, .target = now.targetPosition(query), .chosen = chosen()};
        if (isTab("example")) rows.minRow = kLargeRow;
        for (Index head = 0; head < heads; ++head) {
            rows.weights.push_back(pass.headWeights(head).row(query));
            rows.names += tr("head %1").arg(formatInteger(head));
        }
        m_rows.set(std::move(rows));
        const QString where = tr("Where position %1 looks").arg(formatInteger(query));
        m_rows.setTitle(
            {now.settings.layers > 1 ? tr("%1 in layer %2").arg(where, formatInteger(layer())) : where, tr("Heads")},
            {now.settings.heads > 1
                 ? tr("each row sums to 1; weights under 0.05 have no number; the layer adds up its heads")
                 : tr("each row sums to 1; weights under 0.05 have no number"),
             tr("each row sums to 1")});

        while (m_tiles.size() < std::size_t(heads)) {
            m_tiles.push_back(std::make_unique<MatrixPart>(*this, "weights"));
            m_weights.emplace_back();
        }
        std::vector<Part*> tiles;
        for (std::size_t head = 0; head < m_tiles.size(); ++head) {
            if (Index(head) >= heads) {
                m_tiles[head]->hide();
                continue;
            }
            m_weights[head] = pass.headWeights(Index(head));
            MatrixPart& tile = *m_tiles[head];
            // Only the chosen head has cells to point at; a click on another one chooses it.
            tile.setChoice(Index(head) == chosen() ? std::nullopt
                                                   : std::optional(ParameterChange{"head", std::int64_t(head)}));
            tile.set(m_weights[head],
                     {.map = ColourMap::weights(theme()),
                      .low = 0,
                      .high = 1,
                      .showsRowLabels = false,
                      .showsColumnLabels = false,
                      .isSquare = true},
                     {.minimumTotal = {40, 40}, .isSquare = true});
            const double mean = now.meanTargetWeight(layer(), Index(head));
            const QString name = tr("head %1").arg(formatInteger(Index(head)));
            QStringList names{name, formatInteger(Index(head))};
            if (!std::isnan(mean)) names.prepend(tr("head %1: %2").arg(names.back(), formatDecimals(mean, 2)));
            tile.setTitle(std::move(names));
            tiles.push_back(&tile);
        }
        m_maps.set(std::move(tiles), {18, 8});
        const bool hasRight = now.settings.task == TrainingTask::LookBack ||
                              now.settings.task == TrainingTask::Reverse ||
                              now.settings.task == TrainingTask::Induction;
        m_maps.setTitle({tr("Each head’s weights"), tr("Heads")},
                        hasRight ? QStringList{tr("row: query, column: key; number: mean weight on the right place"),
                                               tr("number: mean weight on the right place")}
                                 : QStringList{tr("row: query, column: key")});
        m_scale.set(ColourMap::weights(theme()), 0, 1, tr("weight"), 0);
    }

    struct LengthRow {
        TextPart length, without, number, beside;
        MarksPart bar, ghost;
    };

    PlotPart m_loss{*this}, m_accuracy{*this};
    EndValuesPart m_ends;
    SymbolLegendPart m_keys;
    std::vector<std::unique_ptr<LengthRow>> m_lengths;
    TextPart m_newPlaces;
    MarksPart m_below;  ///< empty space below them
    StripCountsPart m_counts;
    PredictionStripPart m_strip;
    AttentionRowsPart m_rows;
    UniformGridPart m_maps;
    std::vector<std::unique_ptr<MatrixPart>> m_tiles;
    std::deque<Matrix> m_weights;  ///< what the tiles show
    ColourScalePart m_scale;
};

}  // namespace

const FigureMaker trainingFigure = newFigure<TrainingFigure>;

}  // namespace attention
