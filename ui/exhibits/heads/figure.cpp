#include <algorithm>
#include <optional>
#include <vector>

#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/heads/column_flow.h"
#include "ui/exhibits/heads/exhibit.h"
#include "ui/exhibits/heads/head_part.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/figure/parts/legend.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/prediction_strip.h"
#include "ui/figure/parts/uniform_grid.h"
#include "ui/figure/parts/word_arcs.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// With more heads or more tokens than this the chosen head has a larger picture; else all pictures are alike.
constexpr Index kMaxAlike = 4;
constexpr Index kMaxTokensAlike = 12;
/// The minimum number of rows and of columns that a zoom shows.
constexpr double kMinZoom = 4;
/// The largest number of heads whose rows have digits, in the picture of one word.
constexpr Index kMaxWritten = 16;
/// Distance between arcs that connect the same words, in pixels.
constexpr double kArcDistance = 24;

/// From top to bottom: arcs over the words to what each head attends to most, the attention weights of the heads side
/// by side, and the flow of columns through the heads.
class HeadsFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(Heads)

 public:
    HeadsFigure() {
        setPartKeys(m_arcs, "arcs", m_overview, "overview", m_large, "chosen-head", m_rows, "word-weights",
                    m_columns.flowPart(), "column-flow", m_columns.costPart(), "column-costs");
        m_pack.onColumns = [this](std::size_t columns) {
            for (std::size_t i = 0; i < m_tiles.size(); ++i) m_tiles[i]->showRowWords(!m_hasLarge && i % columns == 0);
        };
        // A word selects a weight of its row: the largest one of the chosen head.
        m_arcs.findCell = [this](const QPointF& place) -> std::optional<Cell> {
            const auto word = m_arcs.line().contains(place) ? m_arcs.wordAt(place) : std::nullopt;
            if (!word || m_firstWord + *word >= shown().queries()) return std::nullopt;
            const Index query = m_firstWord + *word;
            return Cell{query, shown().strongest(m_context.chosen, query).key, "weights"};
        };
        for (QCPAxis* axis : {&columns(), &rows()})
            connect(axis, qOverload<const QCPRange&, const QCPRange&>(&QCPAxis::rangeChanged), this,
                    [this, axis](const QCPRange&, const QCPRange& before) { keepInside(*axis, before); });
    }

    std::optional<Zoom> zoomShowing(const Cell& cell) const override {
        auto zoom = scene().view.zoom;
        if (!hasStudy() || !m_context.visible) return zoom;
        zoom = m_context.visible;
        const auto move = [](double& from, double& to, std::int64_t index) {
            const double shift = std::min(double(index) - 0.5 - from, 0.0) + std::max(double(index) + 0.5 - to, 0.0);
            from += shift, to += shift;
        };
        if (cell.matrix == "weights") move(zoom->left, zoom->right, cell.column);
        if (cell.matrix == "weights" || cell.matrix == "entropy") move(zoom->top, zoom->bottom, cell.row);
        return zoom;
    }

 protected:
    void declareAreas(Marks& marks) const override {
        if (shown().headCount() < 2) return;
        const ParameterChange isolate{"isolate-head", choiceValue(!scene().parameters.isolateHead)};
        for (const auto& tile : m_tiles) marks.doubleClick(isolate, tile->tileRect());
        for (const QRectF& frame : {m_large.frame(), m_rows.frame()}) marks.doubleClick(isolate, frame);
    }

    Grid buildLayout() override {
        fillLook();
        const HeadsStudy& study = shown();
        m_columns.set();
        setArcs();
        if (isTab(kOneWordTab)) return oneWordLayout();
        setTiles();
        m_large.set({.head = m_context.chosen, .isLarge = true, .hasWords = true, .hasBars = !m_context.isLines});
        setLegend();
        std::vector<LayoutItem> heads;
        m_overview.set({.head = m_context.chosen, .isOverview = true});
        if (m_context.isSingleHead && m_context.visible)
            heads.push_back(LayoutItem(m_overview).stretch(0).dropPriority(1, tr("all weights, small")));
        else
            m_overview.hide();
        if (m_context.isSingleHead || m_hasLarge) heads.emplace_back(m_large);
        if (m_hasLarge && !m_context.isSingleHead)
            heads.back() = std::move(heads.back()).dropPriority(1, tr("the chosen head’s own picture"));
        if (!m_context.isSingleHead) heads.emplace_back(m_pack);
        if (m_context.isSingleHead)
            for (const auto& tile : m_tiles) tile->hide();
        else if (!m_hasLarge)
            m_large.hide();
        if (isTab(kColumnsTab) && !study.isLoaded()) return column({m_columns.flowPart(), m_columns.costPart()}, 24);
        std::vector<LayoutItem> places;
        places.push_back(LayoutItem(m_arcs).stretch(0.8));
        places.push_back(LayoutItem(row(std::move(heads), 22).enclosed()).stretch(1.7));
        places.emplace_back(row({m_legend, m_entropyLegend}, 16));
        if (study.isLoaded() || isTab("links")) {
            m_columns.flowPart().hide();
            m_columns.costPart().hide();
        } else {
            LayoutItem costs = LayoutItem(m_columns.costPart()).dropPriority(3, tr("the costs of the three designs"));
            places.push_back(LayoutItem(row({m_columns.flowPart(), std::move(costs)}, 24).enclosed())
                                 .stretch(0.5)
                                 .dropPriority(2, tr("the columns of the heads"), "columns"));
        }
        return column(std::move(places), 9);
    }
    QPointF slackAlignment() const override { return {0.5, 0.3}; }

    void declareSelection(Marks& marks) override {
        const auto query = arcsQuery();
        m_arcs.addArcs(marks, theme(), query ? arcsFrom(*query) : strongestArcs());
        PartsFigure::declareSelection(marks);
        if (!query || !isWordShown(*query)) return;
        const auto cell = currentCell();
        const bool hasKey = cell && cell->matrix == "weights" && cell->column >= 0 && cell->column < shown().keys() &&
                            isWordShown(Index(cell->column));
        m_arcs.addTags(marks, theme(), *query - m_firstWord,
                       hasKey ? std::optional<Index>(cell->column - m_firstWord) : std::nullopt);
    }

 private:
    const HeadsStudy& shown() const { return study<HeadsStudy>(); }

    void fillLook() {
        const HeadsStudy& study = shown();
        const Parameters& parameters = scene().parameters;
        m_context = {.study = &study,
                     .theme = &theme(),
                     .queryWords = labelsOf(study.tokens.queries),
                     .keyWords = labelsOf(study.tokens.keys),
                     .widestWord = std::min(84.0, viewport().width() * 0.13),
                     .chosen = std::clamp<Index>(Index(parameters.head.value_or(0)), 0, study.headCount() - 1),
                     .isLines = parameters.headsView == HeadsView::Lines,
                     .hasScalePerHead = parameters.weightsScale == WeightScale::Each,
                     .isSingleHead = parameters.isolateHead || study.headCount() == 1};
        m_context.lowest = -keptScaleEnd("lowest", -study.minWeight);
        m_context.highest = keptScaleEnd("highest", study.maxWeight);
        const bool isLong = std::max(study.queries(), study.keys()) > kMaxTokensAlike;
        m_hasLarge = m_context.isLines || study.headCount() > kMaxAlike || isLong;
        if (isLong && !m_context.isLines && !isTab(kOneWordTab)) m_context.visible = partOf(scene().view.zoom);
        const Qt::Orientations axes = isLong && !m_context.isLines ? Qt::Horizontal | Qt::Vertical : Qt::Orientations();
        m_large.panel().rect().setRangeDrag(axes);
        m_large.panel().rect().setRangeZoom(axes);
    }

    // --- the part of the weights that is shown

    QCPAxis& columns() { return m_large.panel().xAxis(); }
    QCPAxis& rows() { return m_large.panel().yAxis(); }
    Zoom whole() const { return {-0.5, double(shown().keys()) - 0.5, -0.5, double(shown().queries()) - 0.5}; }
    /// The zoom limited to these weights; nothing if it shows all of them, or none because it belonged to others.
    std::optional<Zoom> partOf(const std::optional<Zoom>& zoom) const {
        if (!zoom) return std::nullopt;
        const Zoom all = whole();
        const Zoom part{std::max(all.left, zoom->left), std::min(all.right, zoom->right), std::max(all.top, zoom->top),
                        std::min(all.bottom, zoom->bottom)};
        const bool isEmpty = part.right - part.left < 1 || part.bottom - part.top < 1;
        return isEmpty || part == all ? std::nullopt : std::optional(part);
    }
    void keepInside(QCPAxis& axis, const QCPRange& before) {
        if (!hasStudy() || !m_large.panel().isShown()) return;
        const Zoom all = whole();
        const bool isColumns = &axis == &columns();
        keepRangeInside(axis, before, isColumns ? all.left : all.top, isColumns ? all.right : all.bottom, kMinZoom);
        const Zoom zoom{columns().range().lower, columns().range().upper, rows().range().lower, rows().range().upper};
        Q_EMIT zoomed(zoom == all ? std::nullopt : std::optional(zoom));
    }
    bool isWordShown(Index token) const { return token >= m_firstWord && token < m_firstWord + m_words; }

    void setTiles() {
        const HeadsStudy& study = shown();
        for (std::size_t i = study.weights.size(); i < m_tiles.size(); ++i) m_tiles[i]->hide();
        while (!m_context.isSingleHead && m_tiles.size() < study.weights.size())
            m_tiles.push_back(std::make_unique<HeadPart>(*this, m_context));
        std::vector<Part*> parts;
        for (std::size_t i = 0; i < std::min(m_tiles.size(), study.weights.size()); ++i) {
            m_tiles[i]->set({.head = Index(i), .hasWords = !m_hasLarge, .hasBars = !m_hasLarge});
            parts.push_back(m_tiles[i].get());
        }
        const double words =
            m_hasLarge ? 0
                       : MatrixPanel::rowLabelWidth(m_context.matrix(m_context.chosen, true, true), study.queries());
        const double gap = study.headCount() > 16 ? 6 : 14;
        // With more than 100 heads, their numbers are wider than the smallest pictures.
        m_pack.set(std::move(parts), {study.headCount() > 100 ? 2 * gap : gap, gap}, words,
                   std::size_t(keptScaleEnd("heads", double(study.headCount()))));
    }

    void setLegend() {
        const HeadsStudy& study = shown();
        std::vector<LegendPart::Entry> entries;
        if (!decorations().colourBar) {
            m_legend.set({});
            m_entropyLegend.set({});
            return;
        }
        const auto [low, high] = m_context.range(m_context.chosen);
        const int decimals = high < 0.1 ? 3 : 2;
        const bool isLines = m_context.isLines && !isTab(kOneWordTab);
        if (m_context.hasScalePerHead) {
            entries.push_back({.sample = 0,
                               .after = {tr("each picture on its own scale: their colours cannot be compared"),
                                         tr("each on its own scale")}});
        } else if (isLines) {
            entries.push_back(
                {.before = tr("weight") + QStringLiteral("   0"),
                 .sample = 100,
                 .declare = [ink = theme().text](Marks& marks, const QRectF& bar) { addWedge(marks, bar, ink); },
                 .after = {formatDecimals(high, decimals)}});
        } else {
            entries.push_back(
                LegendPart::scale(ColourMap::weights(theme()), low, high, tr("weight"), decimals, theme()));
        }
        if (study.mask() && !isLines)
            entries.push_back(LegendPart::hatched({tr("masked: exactly 0"), tr("masked")}, theme()));
        if (isLines && study.linksPerQuery > 0)
            entries.push_back(
                {.sample = 0,
                 .after = {tr("the %n heaviest line(s) of each word", nullptr, int(study.linksPerQuery))}});
        std::vector<LegendPart::Entry> entropies;
        const QString keys = formatInteger(study.keys()), maximum = formatDecimals(study.maxEntropy(), 2);
        // Beside a large picture each small one has a single bar: the mean over the head's rows.
        const QStringList forms =
            m_hasLarge ? QStringList{tr("mean entropy, how evenly the rows are spread: 0 = all weight on one word, %2 "
                                        "= all %1 alike"),
                                     tr("mean entropy: 0 = all weight on one word, %2 = all %1 alike"),
                                     tr("entropy: 0 = all on one word, %2 = all %1 alike")}
                       : QStringList{
                             tr("entropy, how evenly the row is spread: 0 = all weight on one word, %2 = all %1 alike"),
                             tr("entropy of the row: 0 = all weight on one word, %2 = all %1 alike"),
                             tr("entropy: 0 = all on one word, %2 = all %1 alike")};
        if (study.keys() > 1)
            entropies.push_back({.sample = 40,
                                 .declare =
                                     [this](Marks& marks, const QRectF& sample) {
                                         QRectF bar = sample;
                                         bar.setHeight(kEntropyBar);
                                         bar.moveCenter(sample.center());
                                         addEntropyBar(marks, m_context, bar, m_context.study->maxEntropy() * 0.6);
                                     },
                                 .after = {forms[0].arg(keys, maximum), forms[1].arg(keys, maximum),
                                           forms[2].arg(keys, maximum), tr("entropy")}});
        m_legend.set(std::move(entries));
        m_entropyLegend.set(std::move(entropies));
    }

    /// A line that grows from thin and transparent at the left to thick and opaque at the right.
    static void addWedge(Marks& marks, const QRectF& bar, QColor ink) {
        constexpr int kSteps = 50;
        for (int i = 0; i < kSteps; ++i) {
            const double fraction = (i + 0.5) / kSteps, height = 0.5 + 3 * fraction;
            ink.setAlphaF(float(fraction));
            marks.fill(
                {bar.left() + bar.width() * i / kSteps, bar.center().y() - height / 2, bar.width() / kSteps, height},
                ink);
        }
    }

    // --- the strongest links over the words

    void setArcs() {
        const HeadsStudy& study = shown();
        const bool isOneSentence = study.tokens.queries == study.tokens.keys;
        const auto query = arcsQuery();
        const QString name = study.headCount() == 1 ? tr("The strongest link")
                             : m_context.isSingleHead
                                 ? tr("The strongest link in head %1").arg(formatInteger(m_context.chosen))
                                 : tr("The strongest link in each head");
        m_arcs.setTitle({name}, {!query               ? tr("of the whole sentence")
                                 : isTab(kOneWordTab) ? tr("from %1").arg(quotedWord(study.tokens.queries[*query]))
                                                      : tr("from the selected word")});
        // Where the weights are zoomed, the arcs show only the words in sight.
        m_firstWord = 0;
        m_words = shown().queries();
        if (const auto& part = m_context.visible; part && isOneSentence) {
            m_firstWord = Index(std::lround(std::min(part->left, part->top) + 0.5));
            m_words = Index(std::lround(std::max(part->right, part->bottom) + 0.5)) - m_firstWord;
        } else if (!isOneSentence) {
            m_words = std::max(shown().queries(), shown().keys());
        }
        m_arcs.set({.words = isOneSentence ? m_context.queryWords.mid(m_firstWord, m_words) : m_context.queryWords,
                    .lowerWords = isOneSentence ? QStringList() : m_context.keyWords,
                    .widestWord = m_context.widestWord,
                    .minArcHeight = 40,
                    .maxArcHeight = isTab(kOneWordTab) ? 240.0 : 170.0,
                    .labelSpace = 10,
                    .maxStep = isTab(kOneWordTab) ? kMaxExtent : 150,
                    .allowsVertical = true,
                    .size = isTab(kOneWordTab) ? font_size::kTitle : font_size::kAxis,
                    .isFitted = isTab(kOneWordTab) && isOneSentence,
                    .isEven = true,
                    .hasTags = true,
                    .labelSize = font_size::kName});
    }

    /// The tab of one word: arcs from it, and below each word the weight that it gets from each head.
    Grid oneWordLayout() {
        for (HeadPart* part : {&m_large, &m_overview}) part->hide();
        for (const auto& tile : m_tiles) tile->hide();
        const HeadsStudy& study = shown();
        const Index query = *arcsQuery(), heads = m_context.isSingleHead ? 1 : study.headCount();
        AttentionRowsPart::Look look{.query = query,
                                     .chosen = m_context.isSingleHead ? 0 : m_context.chosen,
                                     .minWritten = heads > kMaxWritten ? kMaxExtent : 0.005,
                                     .minRow = std::clamp(180 / double(heads), 1.0, 16.0),
                                     .maxRow = 52,
                                     .low = m_context.lowest,
                                     .high = m_context.highest,
                                     .isStrongestBold = true,
                                     .over = &m_arcs,
                                     .wholeName = tr("all words")};
        for (const Index head : arcHeads()) {
            look.weights.emplace_back(study.weights[std::size_t(head)].row(query));
            look.names += tr("head %1").arg(formatInteger(head));
            if (head < kColouredHeads && study.headCount() <= kColouredHeads)
                look.colours.push_back(m_context.colour(head));
            if (m_context.hasScalePerHead) look.ranges.push_back(m_context.range(head));
            if (heads <= kMaxAlike && std::max(study.queries(), study.keys()) <= kMaxTokensAlike)
                look.whole.push_back(study.weights[std::size_t(head)]);
        }
        if (const Mask* mask = study.mask(); mask && !mask->isFullyMasked(query))
            look.isMasked = [mask, query](Index key) { return !mask->allows(query, key); };
        m_rows.set(std::move(look));
        const QString word = quotedWord(study.tokens.queries[std::size_t(query)]);
        const bool isNormalised =
            study.unnormalisedRows.count == 0 && (study.isLoaded() || study.run->setting.choice.dropout <= 0);
        m_rows.setTitle({tr("Weights of %1").arg(word)},
                        isNormalised ? QStringList{tr("each row sums to 1")} : QStringList());
        setLegend();
        return column({LayoutItem(m_arcs), LayoutItem(m_rows).stretch(1.1), LayoutItem(m_legend).stretch(0)}, 10);
    }

    /// The query whose arcs are drawn; nothing: the strongest arcs of the whole sentence are drawn.
    std::optional<Index> arcsQuery() const {
        const auto query = selectedQuery();
        return query || !isTab(kOneWordTab) ? query : std::optional(shown().strongest(m_context.chosen).query);
    }

    /// The query of the selected cell, if it has one.
    std::optional<Index> selectedQuery() const {
        const auto cell = currentCell();
        if (!cell || cell->matrix == "counts" || cell->row < 0 || cell->row >= shown().queries()) return std::nullopt;
        return Index(cell->row);
    }

    /// The heads whose strongest links are drawn as arcs.
    std::vector<Index> arcHeads() const {
        if (m_context.isSingleHead) return {m_context.chosen};
        std::vector<Index> heads;
        for (Index head = 0; head < shown().headCount(); ++head) heads.push_back(head);
        return heads;
    }

    /// One arc for each head in its colour, to the key with its largest weight. Of more than kColouredHeads, one arc
    /// for each such key, the wider the more heads have their largest weight there.
    std::vector<WordArcsPart::Arc> arcsFrom(Index query) const {
        const HeadsStudy& study = shown();
        if (m_context.isSingleHead || study.headCount() <= kColouredHeads) {
            std::vector<HeadLink> links;
            for (const Index head : arcHeads()) links.push_back(study.strongest(head, query));
            return arcsOf(links);
        }
        std::vector<WordArcsPart::Arc> arcs;
        const std::vector<Index> counts = study.headCountByStrongestKey(query);
        for (Index key = 0; key < study.keys(); ++key)
            if (const Index count = counts[std::size_t(key)]; count > 0 && isWordShown(query) && isWordShown(key))
                arcs.push_back({.from = double(query - m_firstWord),
                                .to = double(key - m_firstWord),
                                .width = 1 + 9 * double(count) / double(study.headCount()),
                                .ink = theme().control,
                                .labels = {tr("%n head(s)", nullptr, int(count)), formatInteger(count)}});
        return arcs;
    }

    /// The arc of each head's strongest link in the whole sentence.
    std::vector<WordArcsPart::Arc> strongestArcs() const {
        std::vector<HeadLink> links;
        for (const Index head : arcHeads()) links.push_back(shown().strongest(head));
        return arcsOf(links);
    }

    /// @param links  one for each of arcHeads(), in their order
    std::vector<WordArcsPart::Arc> arcsOf(const std::vector<HeadLink>& links) const {
        const std::vector<Index> heads = arcHeads();
        const bool isNamed = links.size() <= std::size_t(kColouredHeads);
        std::vector<WordArcsPart::Arc> arcs;
        for (std::size_t i = 0; i < links.size(); ++i) {
            const HeadLink& link = links[i];
            if (!(link.weight > 0) || !isWordShown(link.query) || !isWordShown(link.key)) continue;
            const auto before =
                std::count_if(links.begin(), links.begin() + std::ptrdiff_t(i), [&](const HeadLink& other) {
                    return std::minmax(other.query, other.key) == std::minmax(link.query, link.key);
                });
            const QString number = formatInteger(heads[i]), weight = formatDecimals(link.weight, 2);
            const QStringList names{tr("head %1: %2").arg(number, weight), tr("head %1").arg(number)};
            arcs.push_back({.from = double(link.query - m_firstWord),
                            .to = double(link.key - m_firstWord),
                            .width = isNamed ? 2 + 5 * std::min(1.0, link.weight) : 1,
                            .ink = isNamed ? m_context.colour(heads[i]) : theme().control,
                            .labels = isNamed ? names.mid(isTab(kOneWordTab) ? 1 : 0) : QStringList(),
                            .lower = kArcDistance * double(before)});
        }
        return arcs;
    }

    HeadsContext m_context;
    WordArcsPart m_arcs;
    HeadPart m_large{*this, m_context}, m_overview{*this, m_context};
    std::vector<std::unique_ptr<HeadPart>> m_tiles;  ///< by head; those of heads that a scene does not have are hidden
    UniformGridPart m_pack;
    AttentionRowsPart m_rows;
    LegendPart m_legend, m_entropyLegend;
    HeadColumns m_columns{m_context};
    bool m_hasLarge = false;
    Index m_firstWord = 0, m_words = 0;  ///< the range of words over which arcs are drawn: first, and how many
};

}  // namespace

const FigureMaker headsFigure = newFigure<HeadsFigure>;

}  // namespace attention
