#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <vector>

#include <QVariantAnimation>

#include "core/training/trained_sentence_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/trained_sentence/exhibit.h"
#include "ui/figure/look.h"
#include "ui/figure/parts/colour_scale.h"
#include "ui/figure/parts/named_bars.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/prediction_strip.h"
#include "ui/figure/parts/symbol_legend.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/parts/word_arcs.h"
#include "ui/figure/parts/word_choice.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// The minimum weight that is drawn as a line and written in digits.
constexpr double kMinWeight = 0.03;
/// Width of a line of weight 1, in pixels.
constexpr double kFullLine = 10;
/// Distance from the end of a line, in pixels, within which it can be dragged.
constexpr double kGrabLine = 14;
/// Pixels by which a line reaches into the tag of the word where it begins.
constexpr double kSunk = 8;
/// The number of adjectives to choose from beside two sentences: one for each noun on the stage, two in the window.
constexpr qsizetype kStageAdjectives = 3, kWindowAdjectives = 6;
/// Duration of the animation that moves a line to another word.
constexpr int kGlideMilliseconds = 400;

/// A sentence with the lines of one head, the weights of all heads on the same columns, what "it" is taken for, and the
/// same sentence with another adjective below.
class TrainedSentenceFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(TrainedSentence)

 public:
    TrainedSentenceFigure() {
        setPartKeys(m_arcs, "arcs", m_besideArcs, "other-arcs", m_strips, "layer-weights", m_bars, "answer-bars",
                    m_keys, "line-names", m_scale, "weight-scale", m_besideBars, "other-answer-bars");
        m_arcs.findCell = [this](const QPointF& place) -> std::optional<Cell> {
            const auto word = m_arcs.wordAt(place);
            if (place.y() < m_arcs.line().top() - 1 || !word) return std::nullopt;
            const Cell weight{m_line.query, *word, "weights"};
            // Without the bars a noun stands for its answer.
            const auto answers = isTab(kAdjectivesTab) ? relatedCells(weight) : std::vector<Cell>();
            return answers.empty() || answers.front().row >= rowCountOfAnswer() ? weight : answers.front();
        };
        m_glide.setStartValue(0.0);
        m_glide.setEndValue(1.0);
        m_glide.setDuration(kGlideMilliseconds);
        m_glide.setEasingCurve(QEasingCurve::InOutCubic);
        connect(&m_glide, &QVariantAnimation::valueChanged, this, [this] { replot(rpQueuedReplot); });
    }

    /// Left and Right exchange the adjective while the answer is selected; F2 forces the line to the selected word;
    /// Esc lets it go.
    std::optional<ParameterChange> keyAction(const std::optional<Cell>& selected, int key) const override {
        if (!hasStudy()) return std::nullopt;
        if (key == Qt::Key_Escape && m_line.forcedTo) return ParameterChange{"what-if", std::monostate{}};
        if (!selected) return std::nullopt;
        if (selected->matrix == "weights" && key == Qt::Key_F2) return ParameterChange{"what-if", selected->column};
        if (selected->matrix == "weights" || shown().main.sentence.adjective < 0) return std::nullopt;
        const auto count = Index(offeredAdjectives().size());
        if (key == Qt::Key_Right) return exchange((chosenAdjective() + 1) % count);
        if (key == Qt::Key_Left) return exchange((chosenAdjective() + count - 1) % count);
        return std::nullopt;
    }

 protected:
    Grid buildLayout() override {
        const AttentionRowId line = shown().inspectedRow(scene().parameters);
        const SentencePrediction& reading = shown().prediction(line);
        followExchange(line, reading);
        m_line = line;
        m_reading = reading;
        updateChoice();
        updateArcs(m_arcs, m_reading, 16);
        updateStrips();
        m_bars.set({.bars = bars(m_reading, false), .was = tr("as trained %1")});
        m_bars.setTitle({tr("What “it” is taken for"), tr("Answer")},
                        {m_line.forcedTo ? tr("probability; dashed: as trained") : tr("probability, from 0 to 1")});
        m_keys.set(decorations().legend ? keys() : std::vector<SymbolLegendPart::Key>(), textFont(font_size::kAxis),
                   theme().text);
        m_scale.set(ColourMap::weights(theme()), 0, 1, tr("weight"), 0);

        m_arcs.findWord = {};
        if (isTab(kAdjectivesTab)) return twoAdjectives();
        std::vector<LayoutItem> all;
        if (isInteractive() && shown().main.sentence.adjective >= 0) all.emplace_back(m_choice);
        all.push_back(LayoutItem(m_arcs).stretch(1.6));
        all.push_back(LayoutItem(m_strips).stretch(1.2));
        std::vector<LayoutItem> beside{LayoutItem(m_keys).dropPriority(1, tr("the name of the lines"))};
        if (decorations().colourBar)
            beside.push_back(LayoutItem(m_scale).dropPriority(2, tr("the scale of the weights")));
        all.push_back(LayoutItem(row({LayoutItem(m_bars).stretch(1.6), LayoutItem(column(std::move(beside), 4))}, 20))
                          .stretch(1.2));
        if (const auto& other = shown().comparison; other && !isTab(kWeightsTab)) {
            updateArcs(m_besideArcs, *other, font_size::kBody);
            m_besideBars.set({.bars = bars(*other, true), .isQuiet = true});
            all.push_back(LayoutItem(column({LayoutItem(m_besideArcs), LayoutItem(m_besideBars).stretch(0.6)}, 8))
                              .stretch(1.2)
                              .dropPriority(3, tr("the sentence with another adjective"), "other-adjective"));
        }
        return column(std::move(all), 10);
    }

    std::vector<Cell> relatedCells(const Cell& cell) const override {
        if (cell.matrix == "weights") {
            for (std::size_t rank = 0; rank < m_reading.answers.size(); ++rank)
                if (m_reading.answers[rank].place == cell.column) return {{std::int64_t(rank), 0, "answer"}};
            return {};
        }
        const auto place = placeOf(cell);
        return place ? std::vector<Cell>{{m_line.query, *place, "weights"}} : std::vector<Cell>();
    }

    /// The bars stand in the order of the sentence, though the rows are in that of their probabilities.
    CellWalk cellWalk() const override {
        CellWalk walk;
        for (const std::size_t row : ranksByPlace(m_reading))
            walk.lines.push_back({{{std::int64_t(row), 0, "answer"}}});
        return walk;
    }

    void declareAreas(Marks& marks) const override {
        if (!m_arcs.isVisible()) return;
        for (const QPointF& end : ends())
            marks.handle("what-if",
                         QRectF(end.x() - kGrabLine, end.y() - 2 * kGrabLine, 2 * kGrabLine, 2 * kGrabLine + 2),
                         [this](const QPointF& place) -> ParameterValue {
                             const auto last = std::int64_t(shown().main.length()) - 1;
                             return std::clamp<std::int64_t>(std::lround(m_arcs.positionAt(place.x())), 0, last);
                         });
        marks.doubleClicks(m_arcs.frame(), [this](const QPointF& place) {
            const auto cell = m_arcs.cellAt(place);
            return cell ? std::optional(ParameterChange{"what-if", cell->column}) : std::nullopt;
        });
    }

    void declareOverlay(Marks& marks) override {
        std::vector<WordArcsPart::Arc> lines;
        if (m_line.forcedTo) lines = arcs(shown().main, true);
        const auto now = interpolatedArcs(arcs(m_reading, false));
        lines.insert(lines.end(), now.begin(), now.end());
        m_arcs.addArcs(marks, theme(), std::move(lines));
        const auto cell = currentCell();
        m_arcs.addTags(marks, theme(), m_line.query, cell ? placeOf(*cell) : answered(m_reading));
        if (!shown().comparison || !m_besideArcs.isVisible()) return;
        m_besideArcs.addArcs(marks, theme(), arcs(*shown().comparison, false));
        m_besideArcs.addTags(marks, theme(), m_line.query, answered(*shown().comparison), !isTab(kAdjectivesTab));
    }

    bool needsRelayout(const Scene& before, const Scene& after) const override {
        const Parameters &a = before.parameters, &b = after.parameters;
        return a.layer != b.layer || a.head != b.head || a.whatIf != b.whatIf || a.row != b.row ||
               a.column != b.column || PartsFigure::needsRelayout(before, after);
    }

 private:
    const TrainedSentenceStudy& shown() const { return study<TrainedSentenceStudy>(); }
    QColor colour() const { return theme().series[std::size_t(m_line.head)]; }
    QString lineName() const { return TrainedSentence::line(*shown().model, m_line.layer, m_line.head); }

    static std::optional<Index> answered(const SentencePrediction& reading) {
        const Index place = reading.answers.front().place;
        return place >= 0 ? std::optional(place) : std::nullopt;
    }
    std::optional<Index> placeOf(const Cell& cell) const {
        return TrainedSentence::placeOf(shown(), scene().parameters, cell);
    }
    static std::vector<std::size_t> ranksByPlace(const SentencePrediction& reading) {
        std::vector<std::size_t> ranks(reading.answers.size());
        for (std::size_t rank = 0; rank < ranks.size(); ++rank) ranks[rank] = rank;
        std::ranges::sort(ranks, {}, [&](std::size_t rank) {
            const Index place = reading.answers[rank].place;
            return place < 0 ? reading.length() : place;
        });
        return ranks;
    }

    Index chosenAdjective() const {
        const auto offered = offeredAdjectives();
        const auto own = shown().main.word(shown().main.sentence.adjective);
        return Index(std::ranges::find(offered, own) - offered.begin());
    }
    ParameterChange exchange(Index adjective) const {
        return {"tokens", withAdjective(shown().main.sentence, offeredAdjectives()[std::size_t(adjective)])};
    }

    void updateChoice() {
        if (shown().main.sentence.adjective < 0) return m_choice.set({});
        WordSelectorPart::Look look{.name = tr("it was"),
                                    .chosen = chosenAdjective(),
                                    .choose = [this](Index adjective) { return exchange(adjective); },
                                    .cell = {0, 0, "answer"}};
        if (isTab(kAdjectivesTab)) look.maxWords = isOnStage() ? kStageAdjectives : kWindowAdjectives;
        for (const std::string_view word : offeredAdjectives()) look.words += QString::fromUtf8(word.data());
        m_choice.set(std::move(look));
    }

    /// The tab of two adjectives: the sentence, and below it the sentence with the other adjective.
    Grid twoAdjectives() {
        m_arcs.findWord = [this](const Cell& cell) { return placeOf(cell); };
        std::vector<LayoutItem> all;
        if (isInteractive() && shown().main.sentence.adjective >= 0) all.emplace_back(m_choice);
        all.push_back(LayoutItem(m_arcs).stretch(2));
        if (const auto& other = shown().comparison) {
            updateArcs(m_besideArcs, *other, 16);
            all.push_back(LayoutItem(m_besideArcs).stretch(1));
        } else {
            all.push_back(LayoutItem(m_bars).stretch(1));
        }
        return column(std::move(all), 24);
    }

    void updateArcs(WordArcsPart& part, const SentencePrediction& reading, int size) {
        const bool isMain = &part == &m_arcs, isPair = isTab(kAdjectivesTab);
        // A fixed largest distance, so that the height of a line depends only on its length while it is dragged.
        const auto farthest = double(std::max(m_line.query, reading.length() - 1 - m_line.query));
        WordArcsPart::Look look{.minArcHeight = isMain ? 40.0 : 30.0,
                                .maxArcHeight = isMain   ? 230.0
                                                : isPair ? 110.0
                                                         : 90.0,
                                .labelSpace = isPair ? 26.0 : 9.0,
                                .maxStep = kMaxExtent,
                                .fullHeightSpan = isMain ? farthest : 0,
                                .allowsVertical = true,
                                .size = size,
                                .isFitted = true,
                                .hasNumbers = isMain && !isPair,
                                .labelsInterruptArcs = !isPair,
                                .labelSize = isPair ? 15 : std::max(font_size::kSmallest, size - 3)};
        for (Index place = 0; place < reading.length(); ++place)
            look.words += QString::fromUtf8(reading.word(place).data());
        if (reading.sentence.adjective >= 0) look.underlinedWord = reading.sentence.adjective;
        if (isPair) look.underlinedInk = colour();
        part.set(std::move(look));

        // In the tab of two adjectives the label of the widest line has this text.
        part.setTitle(isPair ? QStringList() : meaning(reading),
                      isMain || isPair ? QStringList() : QStringList{tr("same layer, same scale")});
    }

    void updateStrips() {
        AttentionRowsPart::Look look{.query = m_line.query, .minWritten = kMinWeight, .minRow = 17, .over = &m_arcs};
        std::vector<std::pair<Index, Index>> lines;
        for (Index layer = 0; layer < shown().layers(); ++layer)
            for (Index head = 0; head < shown().heads(layer); ++head) {
                if (layer == m_line.layer && head == m_line.head) look.chosen = Index(lines.size());
                lines.emplace_back(layer, head);
                look.weights.push_back(shown().weights(m_reading, layer, head, m_line.query));
                look.names += TrainedSentence::line(*shown().model, layer, head);
            }
        look.choose = [lines](Index row) {
            const auto [layer, head] = lines[std::size_t(row)];
            return ParameterChange{"layer", std::int64_t(layer),
                                   std::pair<std::string_view, ParameterValue>("head", std::int64_t(head))};
        };
        m_strips.set(std::move(look));
        const QString asks = TrainedSentence::word(m_reading.word(m_line.query));
        m_strips.setTitle({tr("Weights of %1 in every layer").arg(asks), tr("Weights of %1").arg(asks)},
                          {tr("each row sums to 1; weights under 0.03 have no number"), tr("each row sums to 1")});
    }

    std::vector<NamedBarsPart::Bar> bars(const SentencePrediction& reading, bool isQuiet) const {
        std::vector<NamedBarsPart::Bar> bars;
        for (const std::size_t rank : ranksByPlace(reading)) {
            const NounAnswer& answer = reading.answers[rank];
            NamedBarsPart::Bar bar{.name = QString::fromUtf8(sentenceWords()[std::size_t(answer.token)].data()),
                                   .value = answer.probability,
                                   .isStrong = rank == 0};
            if (!isQuiet && std::int64_t(rank) < rowCountOfAnswer()) bar.cell = Cell{std::int64_t(rank), 0, "answer"};
            if (!isQuiet && m_line.forcedTo) bar.was = shown().probabilityAsTrained(answer);
            bars.push_back(std::move(bar));
        }
        return bars;
    }
    std::int64_t rowCountOfAnswer() const {
        return std::max<Index>(1, nounCount(shown().main.sentence, scene().parameters.model));
    }

    /// Forms of the text that says what "it" means for the model, the longest first.
    QStringList meaning(const SentencePrediction& reading) const {
        const QString answer = TrainedSentence::word(reading.answerWord());
        if (&reading == &m_reading && m_line.forcedTo)
            return {tr("What if the line went to %1? Then for the model “it” means %2")
                        .arg(TrainedSentence::word(reading.word(*m_line.forcedTo)), answer),
                    tr("What if? “it” is %1").arg(answer)};
        if (reading.sentence.adjective < 0) return {tr("For the model “it” means %1").arg(answer)};
        return {tr("%1: “it” means %2").arg(TrainedSentence::word(reading.word(reading.sentence.adjective)), answer)};
    }
    /// The lines of a prediction. @param isGhost  dashed: the original lines while another line is forced
    std::vector<WordArcsPart::Arc> arcs(const SentencePrediction& reading, bool isGhost) const {
        const auto weights = shown().weights(reading, m_line.layer, m_line.head, m_line.query);
        std::vector<WordArcsPart::Arc> arcs;
        for (Index key = 0; key < weights.size(); ++key) {
            if (weights[key] < kMinWeight) continue;
            const double width = std::max(1.0, kFullLine * weights[key]);
            WordArcsPart::Arc arc{
                .from = double(m_line.query), .to = double(key), .width = width, .ink = colour(), .startInset = kSunk};
            // A line from a word to itself is a small ring, so its width is limited.
            if (key == m_line.query) arc.width = std::min(arc.width, 4.0);
            if (isGhost) {
                arc.width = 1.5;
                arc.hasTip = false;
                arc.ink = theme().muted;
                arc.isDashed = true;
            } else {
                arc.labels = {formatShare(weights[key], 2)};
                if (isTab(kAdjectivesTab) && weights[key] == weights.maxCoeff())
                    arc.labels = {QStringLiteral("%1   %2").arg(meaning(reading).back(),
                                                                tr("weight %1").arg(formatShare(weights[key], 2))),
                                  meaning(reading).back()};
            }
            arcs.push_back(std::move(arc));
        }
        return arcs;
    }
    /// If only the adjective has changed, starts the animation of the lines, unless the style has animations disabled.
    void followExchange(const AttentionRowId& line, const SentencePrediction& reading) {
        const auto &before = m_reading.sentence, &now = reading.sentence;
        const bool isSameLine = m_model == shown().model && m_line.layer == line.layer && m_line.head == line.head &&
                                m_line.query == line.query && !m_line.forcedTo && !line.forcedTo;
        bool isExchange = isSameLine && now.adjective >= 0 && before.tokens.size() == now.tokens.size();
        for (std::size_t i = 0; isExchange && i < now.tokens.size(); ++i)
            isExchange = (before.tokens[i] != now.tokens[i]) == (Index(i) == now.adjective);
        const bool mayMove = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
        m_model = shown().model;
        if (isExchange && isInteractive() && isVisible() && mayMove) {
            m_before = interpolatedArcs(arcs(m_reading, false));
            m_glide.stop();
            m_glide.start();
        } else if (!isSameLine || before.tokens != now.tokens) {
            m_glide.stop();
        }
    }
    bool isGliding() const { return m_glide.state() == QAbstractAnimation::Running; }
    /// The lines at the present moment of the animation. Old and new lines are paired by width, the widest first.
    std::vector<WordArcsPart::Arc> interpolatedArcs(std::vector<WordArcsPart::Arc> lines) const {
        if (!isGliding()) return lines;
        const double progress = m_glide.currentValue().toDouble();
        auto before = m_before;
        for (auto* arcs : {&before, &lines})
            std::ranges::stable_sort(*arcs, std::greater<>(), &WordArcsPart::Arc::width);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const bool isNew = i >= before.size();
            if (!isNew) lines[i].to = std::lerp(before[i].to, lines[i].to, progress);
            lines[i].width = std::lerp(isNew ? 0 : before[i].width, lines[i].width, progress);
        }
        return lines;
    }
    /// The end points of the lines.
    std::vector<QPointF> ends() const {
        std::vector<QPointF> ends;
        for (const WordArcsPart::Arc& arc : arcs(m_reading, false))
            if (arc.from != arc.to || m_line.forcedTo) ends.emplace_back(m_arcs.xOf(arc.to), m_arcs.line().top());
        return ends;
    }

    std::vector<SymbolLegendPart::Key> keys() const {
        const QString asks = TrainedSentence::word(m_reading.word(m_line.query));
        std::vector<SymbolLegendPart::Key> keys{
            {{tr("%1: lines from %2, as wide as their weights").arg(lineName(), asks),
              tr("%1, lines from %2").arg(lineName(), asks), lineName()},
             SymbolLegendPart::line(strokePen(colour(), 4))}};
        if (m_line.forcedTo) {
            QPen pen = strokePen(theme().muted, 1.5);
            pen.setDashPattern({3, 2.5});
            keys.push_back({{tr("as trained")}, SymbolLegendPart::line(pen)});
        }
        return keys;
    }

    WordSelectorPart m_choice;
    WordArcsPart m_arcs, m_besideArcs;
    AttentionRowsPart m_strips;
    NamedBarsPart m_bars, m_besideBars;
    SymbolLegendPart m_keys;
    ColourScalePart m_scale;
    AttentionRowId m_line;
    SentencePrediction m_reading;
    const ShippedModel* m_model = nullptr;
    QVariantAnimation m_glide;
    std::vector<WordArcsPart::Arc> m_before;  ///< the lines when the animation began
};

}  // namespace

const FigureMaker trainedSentenceFigure = newFigure<TrainedSentenceFigure>;

}  // namespace attention
