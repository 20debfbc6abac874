#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <vector>

#include "core/scene/lists.h"
#include "ui/exhibits/all_heads/head_grid.h"
#include "ui/exhibits/all_heads/words.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/head_job_colours.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/figure/parts/declared.h"
#include "ui/figure/parts/legend.h"
#include "ui/figure/parts/matrix.h"
#include "ui/figure/parts/named_bars.h"
#include "ui/figure/parts/paragraph.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/word_arcs.h"

namespace attention {
namespace {

/// Maximum number of tokens at which the cells of the matrix contain numbers.
constexpr Index kNumberedTokens = 8;
/// Minimum weight that is drawn as an arc.
constexpr double kMinArcWeight = 0.05;
/// Line width of an arc of weight 1, in pixels.
constexpr double kMaxArcWidth = 6;
/// Minimum height below the words for the arrow "came next", and how far the arrow reaches down, in pixels.
constexpr double kNextHeight = 36, kNextDepth = 10;
/// Minimum width of a figure whose matrix has the axis names Query and Key.
constexpr double kForAxisNames = 600;
/// Maximum width of a word beside the matrix, in pixels and as a fraction of the figure's width.
constexpr double kMaxWordWidth = 84, kMaxWordShare = 0.18;
/// All jobs, in the order of the legend.
constexpr std::array kHeadJobs{HeadJob::Induction,  HeadJob::PreviousToken, HeadJob::SameToken,
                               HeadJob::FirstToken, HeadJob::SpreadOut,     HeadJob::Mixed};

/// The heads of all layers as small pictures, and the chosen one large beside them.
class AllHeadsFigure : public PartsFigure, private AllHeadsWords {
    Q_DECLARE_TR_FUNCTIONS(AllHeads)

 public:
    AllHeadsFigure() {
        setPartKeys(m_grid, "grid", m_arcs, "arcs", m_text, "job", m_bars, "score-bars", m_scale, "weight-scale");
        m_arcs.findCell = [this](const QPointF& place) -> std::optional<Cell> {
            const auto word = m_arcs.line().contains(place) ? m_arcs.wordAt(place) : std::nullopt;
            if (!word) return std::nullopt;
            Index key = 0;
            m_weights.row(*word).maxCoeff(&key);
            return Cell{*word, key, std::string(kAllHeadsMatrices[0])};
        };
    }

 protected:
    Grid buildLayout() override {
        const AllHeadsStudy& study = shown();
        m_chosen = chosenHead(study, scene().parameters);
        m_weights = study.weights(m_chosen);
        setGrid();
        setLegend();
        setHead();
        const bool isGridTab = isTab("grid");
        if (isTab("head")) {
            LayoutItem measured =
                column({m_bars, LayoutItem(m_scale).dropPriority(4, tr("the scale of the weights"))}, 16);
            return column({LayoutItem(m_arcs).stretch(0.9),
                           LayoutItem(row({m_matrix, std::move(measured)}, 26).enclosed()).stretch(1.6)},
                          12);
        }
        std::vector<LayoutItem> rows, large;
        if (isGridTab) {
            large = {LayoutItem(m_arcs).stretch(3), m_next};
        } else {
            large.push_back(LayoutItem(m_text).dropPriority(3, tr("what the chosen head does")));
            rows.push_back(LayoutItem(m_arcs).stretch(0.5).dropPriority(2, tr("the links of the chosen head")));
            large.push_back(LayoutItem(m_matrix).stretch(2));
            large.push_back(LayoutItem(m_bars).dropPriority(1, tr("the scores of the chosen head")));
        }
        LayoutItem chosen = LayoutItem(column(std::move(large), 8)).stretch(isGridTab ? 0.75 : 1.1);
        if (isGridTab) chosen = std::move(chosen).dropPriority(1, tr("the links of the chosen head"), "chosen-head");
        rows.push_back(LayoutItem(row({LayoutItem(m_grid), std::move(chosen)}, 26).enclosed()).stretch(2));
        if (!m_grid.reservesNames()) rows.emplace_back(m_legend);
        rows.emplace_back(m_scale);
        return column(std::move(rows), 8);
    }
    QPointF slackAlignment() const override { return {0.5, isTab("grid") ? 0 : 0.4}; }
    /// A click on a head chooses it; a double click switches it off, or on again.
    void declareAreas(Marks& marks) const override {
        const auto headAt = [this](const QPointF& place) -> std::optional<HeadIndex> {
            const auto head = m_grid.headAt(place);
            return head ? std::optional(shown().indexOf(*head)) : std::nullopt;
        };
        marks.choices(m_grid.content(), [headAt](const QPointF& place) -> std::optional<ParameterChange> {
            const auto head = headAt(place);
            if (!head) return std::nullopt;
            return ParameterChange{"layer", std::int64_t(head->layer),
                                   std::pair{std::string_view("head"), ParameterValue(std::int64_t(head->head))}};
        });
        if (!shown().model) return;
        marks.doubleClicks(m_grid.content(), [this, headAt](const QPointF& place) -> std::optional<ParameterChange> {
            const auto head = headAt(place);
            if (!head) return std::nullopt;
            return ParameterChange{"ablated", withToggledCell(scene().parameters.ablated, head->layer, head->head)};
        });
    }

    /// The outlined cells in the small pictures depend on the selected row.
    bool needsRelayout(const Scene& before, const Scene& after) const override {
        return PartsFigure::needsRelayout(before, after) || before.parameters.row != after.parameters.row;
    }

    void declareSelection(Marks& marks) override {
        if (m_arcs.isVisible()) m_arcs.addArcs(marks, theme(), arcs());
        if (query())
            for (const Index same : earlierSame(*query())) m_arcs.addTags(marks, theme(), same, std::nullopt, true);
        if (isRepeated()) addNext(marks, earlierSame(*query()).back());
        PartsFigure::declareSelection(marks);
        if (!query()) return;
        const Index key = currentCell()->column;
        m_arcs.addTags(marks, theme(), *query(), key >= 0 && key < shown().n() ? std::optional(key) : std::nullopt);
    }

 private:
    const AllHeadsStudy& shown() const { return study<AllHeadsStudy>(); }

    QColor colourOf(HeadJob job) const { return headJobColour(job, theme()); }
    /// The label of a token without the sign for its blank.
    QString word(Index position) const {
        return QString::fromStdString(shown().labels[std::size_t(position)]).remove(QChar(0x2423));
    }
    /// The positions before the query at which the query's token occurs.
    std::vector<Index> earlierSame(Index query) const {
        std::vector<Index> positions;
        for (Index i = 0; i < query; ++i)
            if (shown().labels[std::size_t(i)] == shown().labels[std::size_t(query)]) positions.push_back(i);
        return positions;
    }

    bool isRepeated() const { return query() && !earlierSame(*query()).empty(); }

    void setGrid() {
        const AllHeadsStudy& study = shown();
        const HeadOrder order = scene().parameters.sortHeads;
        HeadGridPart::Look look;
        look.study = &study;
        look.theme = &theme();
        look.order = study.order(order);
        look.isInPlace = order == HeadOrder::InPlace;
        // Without the tab, the other parts need the space of the names.
        look.asksForNames = look.isInPlace && isTab("grid");
        look.chosen = m_chosen;
        // Outline the key that followed an earlier occurrence of the query's token.
        if (look.asksForNames && query() && study.thumbnailStep == 1)
            for (const Index same : earlierSame(*query())) look.outlined.push_back({*query(), same + 1, {}});
        for (Index head = 0; head < study.headCount(); ++head) {
            const HeadJob job = study.jobs[std::size_t(head)];
            const auto score = scoreOf(job);
            const QString name = study.isAblated(head) ? tr("off") : jobName(job);
            const bool hasScore = score && !study.isAblated(head);
            const QString value = hasScore ? number(study.score(head, *score)) : QString();
            const QString scored = hasScore ? name + u'\n' + value : name;
            const HeadIndex index = study.indexOf(head);
            // In a sorted grid each head needs its layer and number.
            const QString position = QStringLiteral("%1.%2\n").arg(index.layer).arg(index.head);
            const QString brief = study.isAblated(head) ? name : shortJobName(job);
            look.names.push_back(
                look.isInPlace ? QStringList{look.asksForNames ? name : scored, name, brief}
                               : QStringList{position + name + u' ' + value, position + name, position.trimmed()});
            look.colours.push_back(colourOf(job));
        }
        m_grid.setTitle(
            {study.layers == 1 ? tr("%n head(s)", nullptr, int(study.heads))
             : look.isInPlace  ? tr("%1 layers (rows) of %2 heads (columns)")
                                    .arg(formatInteger(study.layers), formatInteger(study.heads))
                              : tr("%1 heads, each called layer.head").arg(formatInteger(study.headCount())),
             tr("%1 × %2 heads").arg(formatInteger(study.layers), formatInteger(study.heads))},
            {study.thumbnailStep == 1
                 ? QString()
                 : tr("a dot is the largest of %1 × %1 weights").arg(formatInteger(study.thumbnailStep))});
        m_grid.set(std::move(look));
    }

    void setLegend() {
        std::vector<LegendPart::Entry> jobs;
        const auto counts = shown().jobCounts();
        if (decorations().legend)
            for (const HeadJob job : kHeadJobs)
                if (const Index count = counts[std::size_t(job)]; count > 0)
                    jobs.push_back({.sample = 12,
                                    .declare = [colour = colourOf(job)](Marks& marks,
                                                                        const QRectF& box) { marks.fill(box, colour); },
                                    .after = {QStringLiteral("%1 %2").arg(jobName(job), formatInteger(count))}});
        if (const auto off = std::ssize(shown().intervention.ablatedHeads); off > 0 && decorations().legend)
            jobs.push_back(
                {.sample = 12,
                 .declare = [ink = theme().muted](Marks& marks, const QRectF& box) { addCross(marks, box, ink); },
                 .after = {tr("switched off: %1").arg(formatInteger(Index(off)))}});
        m_legend.set(std::move(jobs));
        std::vector<LegendPart::Entry> scale;
        if (decorations().colourBar)
            scale.push_back(LegendPart::scale(ColourMap::weights(theme()), 0, 1, tr("weight"), 0, theme()));
        if (decorations().colourBar && m_grid.reservesNames() && isRepeated())
            scale.push_back(
                {.sample = 0, .after = {tr("box and number: the weight of %1 on what came next").arg(word(*query()))}});
        m_scale.set(std::move(scale));
    }

    void setHead() {
        const AllHeadsStudy& study = shown();
        QStringList words;
        for (const std::string& label : study.labels) words += QString::fromStdString(label).left(40);
        const QString name = headName(study, m_chosen);
        const QString job = study.isAblated(m_chosen) ? tr("switched off") : jobName(study.jobs[std::size_t(m_chosen)]);
        const QString titled = tr("%1: %2", "head and what it does").arg(name, job);
        m_text.setTitle({titled, name});
        m_text.set(jobText(study, m_chosen), font_size::kAxis, theme().text);
        const bool hasAxisNames = viewport().width() >= kForAxisNames;
        m_matrix.set(m_weights,
                     {.symbol = QStringLiteral("𝐴"),
                      .name = tr("weights"),
                      .map = ColourMap::weights(theme()),
                      .low = 0,
                      .high = 1,
                      .rowAxis = hasAxisNames ? tr("Query") : QString(),
                      .columnAxis = hasAxisNames ? tr("Key") : QString(),
                      .rowWords = words,
                      .columnWords = words,
                      .maxLabelWidth = std::min(kMaxWordWidth, kMaxWordShare * viewport().width()),
                      .decimals = study.n() <= kNumberedTokens ? std::optional(2) : std::nullopt,
                      .plainZeros = true,
                      .fadesZeros = true},
                     {.least = {1, 1}, .most = {44, 44}, .minimumTotal = {90, 90}, .isSquare = true});
        const bool isLarge = isTab("head");
        NamedBarsPart::Look bars{
            .isQuiet = !(isLarge && isOnStage()), .maxTrack = isLarge ? kMaxExtent : 200, .maxRow = 36};
        for (Index i = 0; i < Index(kHeadScoreCount); ++i) {
            const double value = study.score(m_chosen, HeadScore(i));
            const HeadJob named = *std::ranges::find(kHeadJobs, std::optional(HeadScore(i)), &scoreOf);
            if (std::isnan(value)) continue;
            const bool isEntropy = named == HeadJob::SpreadOut, isItsJob = named == study.jobs[std::size_t(m_chosen)];
            bars.bars.push_back({.name = isEntropy ? tr("spread out (entropy)") : jobName(named),
                                 .value = value,
                                 .cell = Cell{0, i, std::string(kAllHeadsMatrices[1])},
                                 .isStrong = isItsJob,
                                 .ink = isItsJob ? colourOf(named) : theme().muted,
                                 .needed = isEntropy ? kMinSpreadEntropy : kMinNamingScore});
        }
        m_bars.set(std::move(bars));
        m_bars.setTitle({tr("What %1 was measured to do").arg(name), tr("What was measured")},
                        {tr("a bar past its line gives the name"), tr("past the line: its name")});
        const bool isAll = scene().parameters.show == kShowAll;
        m_arcs.setTitle({isAll ? tr("What the chosen head links") : titled, name},
                        isRepeated() ? QStringList{tr("framed: the same token before"), tr("framed: the same token")}
                        : query()    ? QStringList{tr("from the selected token")}
                                     : QStringList{tr("of each token its strongest link")});
        m_arcs.set({.words = words,
                    .widestWord = kMaxWordWidth,
                    .minArcHeight = isAll ? 36.0 : 50.0,
                    .maxArcHeight = !isTab("grid") ? 130.0
                                    : isOnStage()  ? 250.0
                                                   : 200.0,
                    .titleGap = isTab("grid") ? HeadGridPart::kHeadRow : 4,
                    .labelSpace = hasDominantKey() ? 34.0 : 15.0,
                    .fullHeightSpan = isTab("grid") ? 3.2 : 0.0,
                    .allowsVertical = isTab("grid"),
                    .size = isTab("grid") ? font_size::kTitle : font_size::kAxis,
                    .isFitted = isTab("grid"),
                    .wordGap = 1,
                    .labelSize = hasDominantKey() ? font_size::kTitle : font_size::kSmallest});
        m_next.set({.minimum = {1, 1}, .maximum = {kMaxExtent, kMaxExtent}});
    }

    /// Adds an arrow from an earlier occurrence of the query's token to the token that came next there.
    void addNext(Marks& marks, Index same) const {
        const QRectF& rect = m_next.content();
        if (!m_next.isVisible() || rect.height() < kNextHeight - 1) return;
        const double from = m_arcs.xOf(double(same)), to = m_arcs.xOf(double(same + 1));
        const double top = m_arcs.line().bottom() + 1, low = rect.top() + kNextDepth;
        marks.connector({QPointF(from, top), QPointF(from, low), QPointF(to, low), QPointF(to, top)}, theme().text,
                        1.5);
        marks.elided({from, low + 3, rect.right() - from, rect.bottom() - low - 3}, Qt::AlignLeft | Qt::AlignTop,
                     tr("came next"), textFont(font_size::kName), theme().text);
    }

    /// The row of the marked cell, if it is a cell of the weights.
    std::optional<Index> query() const {
        const auto cell = currentCell();
        if (!cell || cell->matrix != kAllHeadsMatrices[0] || cell->row < 0 || cell->row >= shown().n())
            return std::nullopt;
        return Index(cell->row);
    }

    /// Whether one key gets so much of the query's weight that its arc alone is labelled.
    bool hasDominantKey() const { return query() && m_weights.row(*query()).maxCoeff() >= kMinNamingScore; }

    std::vector<WordArcsPart::Arc> arcs() const {
        std::vector<WordArcsPart::Arc> arcs;
        const QColor ink = colourOf(shown().jobs[std::size_t(m_chosen)]);
        // With a dominant key, the other arcs have no labels, and more of the light ones are left out.
        const bool isDominated = hasDominantKey();
        const auto add = [&](Index from, Index to, bool isLabelled) {
            const double weight = m_weights(from, to);
            if (weight < (isDominated ? 2 : 1) * kMinArcWeight) return;
            QStringList labels(number(weight));
            if (weight >= kMinNamingScore) labels.prepend(tr("%1 of %2’s weight").arg(labels.front(), word(from)));
            arcs.push_back(
                {.from = double(from),
                 .to = double(to),
                 .width = 1 + (kMaxArcWidth - 1) * std::min(1.0, weight),
                 .ink = ink == theme().track ? theme().control : ink,
                 .labels = !isLabelled || (isDominated && weight < kMinNamingScore) ? QStringList() : labels});
        };
        if (const auto chosen = query()) {
            for (Index key = 0; key < shown().n(); ++key) add(*chosen, key, true);
        } else {
            for (Index row = 0; row < shown().n(); ++row) {
                Index key = 0;
                m_weights.row(row).maxCoeff(&key);
                add(row, key, false);
            }
        }
        return arcs;
    }

    Index m_chosen = 0;
    Matrix m_weights;  ///< of the chosen head
    HeadGridPart m_grid;
    WordArcsPart m_arcs;
    ParagraphPart m_text;
    MatrixPart m_matrix{*this, std::string(kAllHeadsMatrices[0])};
    NamedBarsPart m_bars;
    LegendPart m_legend, m_scale;
    MarksPart m_next;  ///< space below the words for the arrow of addNext()
};

}  // namespace

const FigureMaker allHeadsFigure = newFigure<AllHeadsFigure>;

}  // namespace attention
