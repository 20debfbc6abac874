#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <vector>

#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/head_job_colours.h"
#include "ui/exhibits/induction/exhibit.h"
#include "ui/figure/look.h"
#include "ui/figure/parts/colour_scale.h"
#include "ui/figure/parts/end_values.h"
#include "ui/figure/parts/matrix.h"
#include "ui/figure/parts/named_bars.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/plot.h"
#include "ui/figure/parts/prediction_strip.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/parts/word_arcs.h"
#include "ui/figure/parts/word_choice.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// The minimum weight that is drawn as a line.
constexpr double kMinDrawnWeight = 0.05;
/// The minimum weight whose line has a label, because lines to neighbours lie close together.
constexpr double kMinLabelledWeight = 0.3;
/// Width of the line of weight 1, in pixels.
constexpr double kMaxLineWidth = 9;
/// Distance from the marker within which it can be dragged, in pixels.
constexpr double kMarkerGripRadius = 7;
/// Free height below the letters, in pixels.
constexpr double kBelowLetters = 12;
/// Horizontal offsets from the middle of the letter where lines of both layers meet, as fractions of the distance
/// between letters: the line of layer 1 ends to the right, those of layer 0 begin to the left.
constexpr double kEndOffset = 0.2, kStartOffset = 0.28;
/// Values of the parameter `ablated`: no head, that of layer 0, that of layer 1, both.
constexpr std::array<std::string_view, 4> kAblatedValues{"", "0,0", "1,0", "0,0;1,0"};

/// A repeated sequence with the lines of both heads, the accuracy of models of one and two layers over the training,
/// the attention weights, the composition of the heads, and the accuracy with heads switched off.
class InductionFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(Induction)

 public:
    InductionFigure() {
        setPartKeys(m_choice, "head-choice", m_arcs, "arcs", m_rows, "letter-weights", m_strip, "letters", m_accuracy,
                    "accuracy-curve", m_off, "heads-off", m_tiles[0], "layer-0", m_tiles[1], "layer-1", m_scale,
                    "weight-scale", m_fit, "what-reads-it");
        m_accuracy.declareMarks = [this](Marks& marks) { addRuns(marks); };
        m_arcs.findCell = [this](const QPointF& place) -> std::optional<Cell> {
            const auto letter = m_arcs.wordAt(place);
            if (place.y() < m_arcs.line().top() - 1 || !letter) return std::nullopt;
            return Cell{*letter, shown().targetPosition(*letter).value_or(*letter), "weights"};
        };
    }

 protected:
    Grid buildLayout() override {
        m_weights.clear();
        for (const LayerActivations& of : shown().example.pass.layers) m_weights.push_back(of.weights);
        updateArcs();
        updateRows();
        updateAccuracy();
        updateTiles();
        updateStrip();
        updateComposition();
        updateOff();
        if (isTab("learned")) return column({LayoutItem(accuracy()).stretch(1.2), LayoutItem(m_arcs).stretch(1)}, 14);
        if (isTab("heads")) {
            std::vector<LayoutItem> all{LayoutItem(tiles()).stretch(2)};
            if (shown().layers() > 1) all.push_back(LayoutItem(column(fitItems(), 6)));
            return column(std::move(all), 14);
        }
        if (isTab("off")) {
            std::vector<LayoutItem> all;
            if (isInteractive()) all.emplace_back(m_choice);
            all.push_back(LayoutItem(m_off));
            all.push_back(LayoutItem(tiles()).stretch(2));
            all.push_back(LayoutItem(m_strip).dropPriority(1, tr("what each letter names")));
            return column(std::move(all), 12);
        }
        std::vector<LayoutItem> all;
        all.push_back(LayoutItem(m_choice).dropPriority(7, tr("the choice of heads")).onlyIf(isInteractive()));
        all.push_back(LayoutItem(m_arcs).stretch(1));
        all.push_back(LayoutItem(m_rows).dropPriority(5, tr("the weights of the letter")));
        all.push_back(LayoutItem(m_strip).dropPriority(4, tr("what each letter names")));
        all.push_back(LayoutItem(accuracy()).stretch(1).dropPriority(2, tr("the accuracy"), "accuracy-over-steps"));
        all.push_back(LayoutItem(row({tiles()}, 24)).stretch(1.4));
        all.push_back(LayoutItem(m_off).dropPriority(3, tr("what is right without a head")));
        if (shown().layers() > 1)
            all.push_back(
                LayoutItem(row(fitItems(), 28)).dropPriority(6, tr("how the heads fit together"), "how-heads-fit"));
        return column(std::move(all), 10);
    }

    std::vector<Cell> relatedCells(const Cell& cell) const override {
        if (cell.matrix == "weights") return {{cell.row, 0, "example"}};
        return {{cell.row, -1, "weights"}};
    }

    /// Letters stand side by side, though each is a row of its table.
    CellWalk cellWalk() const override { return {.layouts = {{.matrix = "example", .isTransposed = true}}}; }
    void declareOverlay(Marks& marks) override {
        if (m_arcs.isVisible()) {
            m_arcs.addArcs(marks, theme(), arcs());
            const auto cell = currentCell();
            m_arcs.addTags(marks, theme(), currentQuery(),
                           cell && cell->matrix == "weights" ? std::optional(Index(cell->column)) : strongestKey());
        }
        for (Index i = 0; i < shown().layers(); ++i) {
            const MatrixPart& tile = m_tiles[std::size_t(i)];
            if (!tile.isVisible() || !shown().isAblated(i)) continue;
            // A head that is switched off is crossed out: its weights are still shown, but have no effect.
            const QRectF area = tile.content();
            const QPen pen = strokePen(theme().text, 2);
            marks.line(area.topLeft(), area.bottomRight(), pen);
            marks.line(area.bottomLeft(), area.topRight(), pen);
        }
    }

    bool needsRelayout(const Scene& before, const Scene& after) const override {
        return before.parameters.row != after.parameters.row || before.parameters.layer != after.parameters.layer ||
               before.parameters.column != after.parameters.column || PartsFigure::needsRelayout(before, after);
    }

 private:
    const InductionStudy& shown() const { return study<InductionStudy>(); }
    Index layer() const { return std::clamp<Index>(scene().parameters.layer, 0, shown().layers() - 1); }
    /// The colour of a layer's lines: that of what its head does in the trained model of two layers.
    QColor layerColour(Index ofLayer) const {
        return headJobColour(ofLayer == 0 ? HeadJob::PreviousToken : HeadJob::Induction, theme());
    }
    QString layerName(Index ofLayer) const { return tr("layer %1").arg(formatInteger(ofLayer)); }

    /// The position whose lines are drawn: the selected one, else the last that has a target, else the last.
    Index currentQuery() const {
        const Index last = shown().length() - 1;
        if (const auto row = scene().parameters.row) return std::min<Index>(*row, last);
        for (Index query = last; query > 0; --query)
            if (shown().targetPosition(query)) return query;
        return last;
    }
    /// The key with the largest weight of the query in the chosen layer.
    Index strongestKey() const {
        Index key = 0;
        m_weights[std::size_t(layer())].row(currentQuery()).maxCoeff(&key);
        return key;
    }
    /// The index in kAblatedValues of the heads that are switched off.
    std::size_t ablatedIndex() const { return std::size_t(shown().isAblated(0)) + (shown().isAblated(1) ? 2 : 0); }
    /// The index in kAblatedValues after this layer's head was switched on or off.
    std::size_t toggledIndex(Index ofLayer) const { return ablatedIndex() ^ (ofLayer == 0 ? 1 : 2); }

    // --- the sequence

    void updateArcs() {
        WordArcsPart::Look look{.minArcHeight = 40,
                                .maxArcHeight = 170,
                                .labelSpace = 16,
                                .below = kBelowLetters,
                                .maxStep = kMaxExtent,
                                .size = font_size::kName,
                                .hasNumbers = true,
                                .labelsInterruptArcs = true,
                                .labelsBesideArcs = true,
                                .labelSize = font_size::kName};
        for (Index place = 0; place < shown().length(); ++place) look.words += Induction::letter(shown(), place);
        m_arcs.set(std::move(look));
        const QString asking = Induction::letter(shown(), currentQuery());
        const QString named =
            QString::fromStdString(shown().example.name(shown().example.places[std::size_t(currentQuery())].predicted));
        m_arcs.setTitle({tr("A letter comes again: where “%1” at place %2 looks, and what it names: %3")
                             .arg(asking, formatInteger(currentQuery()), named),
                         tr("“%1” at place %2 names %3").arg(asking, formatInteger(currentQuery()), named)});
    }

    /// The lines from a query in one layer. @param minWeight  smaller weights have no line
    std::vector<WordArcsPart::Arc> arcsFrom(Index ofLayer, Index query, double minWeight) const {
        std::vector<WordArcsPart::Arc> lines;
        if (shown().isAblated(ofLayer)) return lines;
        const auto weights = m_weights[std::size_t(ofLayer)].row(query);
        for (Index key = 0; key < weights.size(); ++key) {
            if (weights[key] < minWeight) continue;
            const QString weight = formatDecimals(weights[key], 2);
            const QStringList labels{tr("layer %1: %2").arg(formatInteger(ofLayer), weight), weight};
            lines.push_back({.from = double(query),
                             .to = double(key),
                             .width = std::max(1.0, kMaxLineWidth * weights[key]),
                             .ink = layerColour(ofLayer),
                             .hasTip = true,
                             .labels = weights[key] < kMinLabelledWeight ? QStringList() : labels});
            if (key == query) lines.back().width = std::min(lines.back().width, 4.0);
        }
        return lines;
    }
    /// The lines of the chosen layer from the current query. With layer 1 chosen, also those of layer 0 from the key
    /// with the largest weight: its two hops.
    std::vector<WordArcsPart::Arc> arcs() const {
        auto queryLines = arcsFrom(layer(), currentQuery(), kMinDrawnWeight);
        auto lines = layer() == 1 ? arcsFrom(0, strongestKey(), kMinLabelledWeight) : std::vector<WordArcsPart::Arc>();
        // The tip of one layer's line and the beginnings of the other's are apart.
        for (WordArcsPart::Arc& arc : queryLines)
            if (arc.to == double(strongestKey()) && arc.from != arc.to && !lines.empty()) arc.to += kEndOffset;
        for (WordArcsPart::Arc& arc : lines)
            if (arc.from != arc.to) arc.from -= kStartOffset;
        lines.insert(lines.end(), queryLines.begin(), queryLines.end());
        return lines;
    }

    void updateRows() {
        AttentionRowsPart::Look look{.query = currentQuery(),
                                     .target = shown().targetPosition(currentQuery()),
                                     .chosen = layer(),
                                     .over = &m_arcs};
        for (Index i = 0; i < shown().layers(); ++i) {
            look.weights.push_back(m_weights[std::size_t(i)].row(currentQuery()));
            look.names += layerName(i);
        }
        look.choose = [](Index chosen) { return ParameterChange{"layer", std::int64_t(chosen)}; };
        m_rows.set(std::move(look));
    }

    void updateStrip() {
        PredictionStripPart::Look look{.position = tr("position"),
                                       .token = tr("letter"),
                                       .named = tr("named"),
                                       .wanted = tr("wanted"),
                                       .query = currentQuery(),
                                       .target = shown().targetPosition(currentQuery())};
        const TrainingStudy& example = shown().example;
        for (const PositionPrediction& place : example.places)
            look.places.push_back(
                {.token = QString::fromStdString(tokenName(example.settings, place.token)),
                 .named = place.hasTarget() ? QString::fromStdString(example.name(place.predicted)) : QString(),
                 .wanted = place.hasTarget() ? QString::fromStdString(example.name(place.target)) : QString(),
                 .isWrong = place.hasTarget() && !place.isRight()});
        m_strip.set(std::move(look));
        m_strip.setTitle({example.isTyped ? tr("Your example") : tr("Example")},
                         {tr("from the second round on, each place must name the next letter")});
    }

    // --- the accuracy

    /// The accuracy on the second half. @param right  number of letters that were predicted rightly
    double accuracyOf(Index right) const { return double(right) / double(shown().asTrained().score.judged); }

    void updateAccuracy() {
        const Index step = shown().step;
        m_accuracy.styleAxes({0, double(kInductionSteps)}, tr("training steps"), {0, 1.04});
        m_accuracy.setMinimumSize({110, 56});
        m_accuracy.setMaximumSize({EndValuesPart::kPlotWidth, kMaxExtent});
        const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
        for (const Index tick : {Index(0), kInductionSteps / 2, kInductionSteps})
            if (std::abs(tick - step) > kInductionSteps / 8 || tick == step)
                ticker->addTick(double(tick), tick == step ? QString() : formatInteger(tick));
        m_accuracy.x().setTicker(ticker);
        m_accuracy.setMarker({.key = double(step),
                              .pen = strokePen(theme().text, 1),
                              .tag = formatInteger(step),
                              .parameter = "training-step",
                              .gripRadius = kMarkerGripRadius,
                              .valueFromKey = [](double key) -> ParameterValue {
                                  const double last = double(kInductionSteps), stride = double(kInductionStride);
                                  return std::int64_t(std::lround(std::clamp(key, 0.0, last) / stride) *
                                                      std::int64_t(kInductionStride));
                              }});
        m_accuracy.setTitle({tr("Accuracy on the second half of repeated sequences"), tr("Accuracy, second half")},
                            {tr("how many next letters are named rightly")});
        const auto end = [&](Index layers, bool hasPositions, const QStringList& words) {
            const double value = accuracyOf(shown().moment(layers, hasPositions).secondRight);
            return EndValuesPart::Point{double(step), value, Induction::share(value), words,
                                        layers == 2 && hasPositions ? layerColour(1) : theme().muted};
        };
        std::vector ends{end(2, true, {tr("two layers")}), end(1, true, {tr("one layer")})};
        // This tab compares only one layer with two.
        if (!isTab("learned")) ends.push_back(end(2, false, {tr("no positions")}));
        m_ends.set(m_accuracy, std::move(ends), Induction::share(0.97));
    }

    void addRuns(Marks& marks) const {
        const auto add = [&](Index layers, bool hasPositions, const QPen& pen) {
            QPolygonF line;
            for (const InductionMoment& moment : inductionModel(layers, hasPositions).curve)
                line += m_accuracy.at(double(moment.step), accuracyOf(moment.secondRight));
            marks.curve(line, pen);
            marks.dot(m_accuracy.at(double(shown().step), accuracyOf(shown().moment(layers, hasPositions).secondRight)),
                      4, pen.color(), true, theme().surface);
        };
        if (!isTab("learned")) add(2, false, dashedPen(theme().muted, 2, 3, 2));
        add(1, true, strokePen(theme().muted, 2.5));
        add(2, true, strokePen(layerColour(1), 2.5));
        m_accuracy.addMarker(marks);
        m_accuracy.addMarkerTag(marks);
    }

    /// The plot of the accuracy with the present values beside it.
    Grid accuracy() { return row({LayoutItem(m_accuracy), LayoutItem(m_ends).about({&m_accuracy})}, 0); }

    // --- the heads

    Grid tiles() {
        std::vector<LayoutItem> side;
        for (Index i = 0; i < shown().layers(); ++i) side.emplace_back(m_tiles[std::size_t(i)]);
        if (decorations().colourBar)
            side.push_back(LayoutItem(m_scale).dropPriority(2, tr("the scale of the weights")));
        return row(std::move(side), 24);
    }

    /// The composition scores, and the sentence about attention scores.
    std::vector<LayoutItem> fitItems() { return {LayoutItem(m_fit), LayoutItem(m_advantage).about({&m_fit})}; }

    void updateTiles() {
        for (Index i = 0; i < shown().layers(); ++i) {
            MatrixPart& tile = m_tiles[std::size_t(i)];
            // A click switches the head off or on in this tab; elsewhere it chooses the layer. Only the chosen layer
            // has cells to point at.
            if (isTab("off"))
                tile.setChoice(ParameterChange{"ablated", std::string(kAblatedValues[toggledIndex(i)])});
            else
                tile.setChoice(i == layer() ? std::nullopt : std::optional(ParameterChange{"layer", std::int64_t(i)}));
            tile.set(m_weights[std::size_t(i)],
                     {.map = ColourMap::weights(theme()),
                      .low = 0,
                      .high = 1,
                      .showsRowLabels = false,
                      .showsColumnLabels = false,
                      .isSquare = true},
                     {.minimumTotal = {60, 60}, .isSquare = true});
            const bool isFirst = i == 0 && shown().layers() > 1;
            const double mean = isFirst ? shown().previousWeight() : shown().meanTargetWeight(shown().example.pass);
            tile.setTitle({Induction::headName(shown(), i), layerName(i)},
                          {isFirst ? tr("row: query; weight on the place before: %1").arg(formatDecimals(mean, 2))
                                   : tr("weight on what followed last time: %1").arg(formatDecimals(mean, 2)),
                           formatDecimals(mean, 2)});
        }
        if (shown().layers() < 2) m_tiles[1].hide();
        m_scale.set(ColourMap::weights(theme()), 0, 1, tr("weight"), 0);
    }

    void updateComposition() {
        if (!shown().composition) {
            m_fit.set({});
            m_advantage.set({}, textFont(font_size::kAxis), theme().text);
            return;
        }
        const Composition &now = *shown().composition, &before = *shown().untrainedComposition;
        m_fit.set({.bars = {{.name = tr("keys of layer 1"), .value = now.key, .was = before.key, .isStrong = true},
                            {.name = tr("queries"), .value = now.query, .was = before.query},
                            {.name = tr("values"), .value = now.value, .was = before.value}},
                   .was = tr("untrained %1"),
                   .maxTrack = 240});
        m_fit.setTitle({tr("What reads what the head of layer 0 wrote"), tr("Composition")},
                       {tr("composition score of Elhage et al. 2021")});
        const KeyParts advantage = shown().meanAdvantage();
        const auto number = [](double part) { return formatDecimals(part, 1); };
        m_advantage.set(
            {tr("Right key over the others: score %1, of it %2 through what layer 0 wrote")
                 .arg(number(advantage.score()), number(advantage.written)),
             tr("Score +%1, %2 of it from layer 0").arg(number(advantage.score()), number(advantage.written))},
            textFont(font_size::kName), theme().text);
    }

    void updateOff() {
        m_off.set({.bars = bars()});
        m_off.setTitle({tr("Accuracy on the second half with heads switched off"), tr("Heads switched off")});
        WordSelectorPart::Look look{
            .name = tr("switched off:"),
            .words = {tr("none"), Induction::headName(shown(), 0)},
            .chosen = Index(ablatedIndex()),
            .choose =
                [](Index index) {
                    return ParameterChange{"ablated", std::string(kAblatedValues[std::size_t(index)])};
                },
            .cell = {currentQuery(), 0, "example"}};
        if (shown().layers() > 1) look.words += {Induction::headName(shown(), 1), tr("both")};
        m_choice.set(std::move(look));
    }
    std::vector<NamedBarsPart::Bar> bars() const {
        std::vector<NamedBarsPart::Bar> bars;
        for (const AblationResult& state : shown().ablations) {
            QString name = tr("all heads on");
            if (state.heads.size() == 1)
                name = tr("without: %1").arg(Induction::headName(shown(), Index(state.heads.front().first)));
            if (state.heads.size() == 2) name = tr("without both");
            bars.push_back({.name = name, .value = state.score.second(), .isStrong = state.heads == shown().ablated});
        }
        return bars;
    }

    WordArcsPart m_arcs;
    AttentionRowsPart m_rows;
    PlotPart m_accuracy{*this};
    EndValuesPart m_ends;
    std::array<MatrixPart, 2> m_tiles{MatrixPart{*this, "weights"}, MatrixPart{*this, "weights"}};
    ColourScalePart m_scale;
    PredictionStripPart m_strip;
    NamedBarsPart m_fit, m_off;
    TextPart m_advantage;
    WordSelectorPart m_choice;
    std::vector<Matrix> m_weights;  ///< of each layer
};

}  // namespace

const FigureMaker inductionFigure = newFigure<InductionFigure>;

}  // namespace attention
