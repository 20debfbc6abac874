#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "core/training/learned_positions_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/learned_positions/words.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/bars.h"
#include "ui/figure/parts/colour_scale.h"
#include "ui/figure/parts/large_value.h"
#include "ui/figure/parts/matrix.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/text.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// The maximum height of a table's cell, in multiples of its width.
constexpr double kMaxCellHeight = 3;
/// Free height below the large numbers under the tables, in pixels.
constexpr double kBelowNumbers = 24;
constexpr QSizeF kMinTable(72, 30);
constexpr QSizeF kMinSquare(36, 36);
constexpr QSizeF kMinBars(66, 30);
constexpr double kMaxBarsWidth = 112;
/// The upper end of the accuracy axis where numbers above the bars need space.
constexpr double kAxisEndWithNumbers = 1.1;
/// The panel keys of a row's parts; the number of the row is added.
constexpr const char* kColumnKeys[]{"table", "products", "weights", "accuracy"};
/// The rows of the figure, from top to bottom.
constexpr std::array kRows{ComparedPositions::Initial, ComparedPositions::Shown, ComparedPositions::Sinusoidal};

/// Three rows: positions before training, at the step shown, and sinusoidal positions. Columns: the table P, the
/// products of its rows, the attention weights of a head from positions alone, and the accuracy at several lengths.
class LearnedPositionsFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(LearnedPositions)

 public:
    LearnedPositionsFigure() {
        setPartKeys(m_heads, "column-name", m_offsets, "offset-numbers");
        for (const ComparedPositions set : kRows) {
            Row& row = rowOf(set);
            for (std::size_t i = 0; Part * part : row.parts()) part->setKey(kColumnKeys[i++], std::size_t(set) + 1);
            row.table.declareHighlight = [this, &row](Marks& marks, const Cell& cell, Highlight) {
                addKeyHighlight(marks, row, cell);
            };
            row.accuracy.findCell = {};
        }
    }

 protected:
    Grid buildLayout() override {
        const bool isRelative = shown().isRelative();
        std::vector<LayoutItem> places;
        updateColumnNames();
        for (std::size_t column = 0; column < 4; ++column)
            places.push_back(
                LayoutItem(m_heads[column]).dropPriority(column < 3 ? 1 : 2, droppedName(column < 3 ? 1 : 2)));
        for (const ComparedPositions set : kRows) {
            // The numbers of a relative table are all 0 before training: there is nothing to show.
            if (set == ComparedPositions::Initial && isRelative) continue;
            updateRow(set);
            Row& row = rowOf(set);
            const auto addItem = [&](Part& part, bool isAccuracy = false) {
                LayoutItem slot(part);
                if (set == ComparedPositions::Initial)
                    places.push_back(std::move(slot).dropPriority(4, droppedName(4)));
                else if (isAccuracy)
                    places.push_back(std::move(slot).dropPriority(2, droppedName(2)));
                else
                    places.push_back(std::move(slot));
            };
            addItem(shown().of(set).isRelative ? static_cast<Part&>(m_offsets) : row.table);
            addItem(row.products);
            addItem(row.weights);
            addItem(row.accuracy, true);
        }
        m_signed.set(ColourMap::signedMap(theme()), -1, 1, tr("part of the largest number in its picture"), 0);
        m_scale.set(ColourMap::weights(theme()), 0, 1, tr("weight"), 0);
        if (isAlone()) return tab();
        Grid all = Grid(4, std::move(places), {16, 4}).withStretch({0.8, 1, 1, 0.5}, {});
        if (!decorations().colourBar) return column({std::move(all)}, 0);
        return column(
            {std::move(all), LayoutItem(row({m_signed, m_scale}, 24)).dropPriority(3, droppedName(3), "scales")}, 6);
    }

    std::vector<Cell> relatedCells(const Cell& cell) const override {
        const PositionCell decoded(cell.matrix);
        std::vector<Cell> cells;
        const auto add = [&](Index row, Index column, ComparedPositions set, PositionMatrix matrix) {
            const Cell related{row, column, std::string(positionMatrixName(set, matrix))};
            if (related != cell) cells.push_back(related);
        };
        for (const ComparedPositions set : kRows) {
            const bool isRelative = shown().of(set).isRelative;
            if (decoded.matrix == PositionMatrix::Entries) {
                // A cell of a relative table, a head and an offset, has no counterpart in other matrices.
                if (shown().of(decoded.set).isRelative) continue;
                if (!isRelative && cell.column >= 0) add(cell.row, cell.column, set, PositionMatrix::Entries);
                add(cell.row, -1, set, PositionMatrix::Products);
                add(cell.row, -1, set, PositionMatrix::Weights);
                continue;
            }
            if (!isRelative)
                add(cell.row, -1, set, PositionMatrix::Entries);
            else if (cell.row >= 0 && cell.column >= 0)
                add(head(), shown().settings.n + cell.column - cell.row, set, PositionMatrix::Entries);
            add(cell.row, cell.column, set, PositionMatrix::Products);
            add(cell.row, cell.column, set, PositionMatrix::Weights);
        }
        return cells;
    }

 private:
    struct Row {
        Row(Figure& figure, ComparedPositions set)
            : table(figure, nameOf(set, PositionMatrix::Entries)),
              products(figure, nameOf(set, PositionMatrix::Products)),
              weights(figure, nameOf(set, PositionMatrix::Weights)),
              accuracy(figure) {}

        std::array<Part*, 4> parts() { return {&table, &products, &weights, &accuracy}; }

        MatrixPart table, products, weights;
        BarsPart accuracy;
        Matrix headScores, headWeights;  ///< of the chosen head
    };

    static std::string nameOf(ComparedPositions set, PositionMatrix matrix) {
        return std::string(positionMatrixName(set, matrix));
    }
    const LearnedPositionsStudy& shown() const { return study<LearnedPositionsStudy>(); }
    Index head() const { return LearnedPositionsWords::headOf(shown(), scene().parameters); }
    Row& rowOf(ComparedPositions set) { return m_rows[std::size_t(set)]; }

    /// Whether a tab is shown: pictures of one kind, each with the name of its set of positions as title.
    bool isAlone() const { return scene().parameters.show != kShowAll; }

    Grid tab() {
        if (isTab("tables") || isTab("alike")) return besideSines();
        std::vector<LayoutItem> sets;
        for (const ComparedPositions set : kRows) {
            if (set == ComparedPositions::Initial && shown().isRelative()) continue;
            Row& row = rowOf(set);
            sets.push_back(isTab("weights") ? LayoutItem(row.weights) : LayoutItem(row.accuracy));
        }
        if (isTab("lengths")) return row(std::move(sets), 20);
        return column({row(std::move(sets), 16), LayoutItem(m_scale)});
    }

    /// The learned and the sinusoidal positions side by side, as tables or as products of their rows, with the accuracy
    /// as a large number below each. For a relative table: its numbers by offset, and the weights that follow from
    /// them.
    Grid besideSines() {
        const bool areTables = isTab("tables"), isRelative = areTables && shown().isRelative();
        const TrainedPositions &learned = shown().of(ComparedPositions::Shown),
                               &sines = shown().of(ComparedPositions::Sinusoidal);
        Row &left = rowOf(ComparedPositions::Shown), &right = rowOf(ComparedPositions::Sinusoidal);
        std::array<Part*, 2> pictures{&left.products, &right.products};
        if (areTables) pictures = {&left.table, &right.table};
        if (isRelative) pictures = {&m_offsets, &left.weights};
        const QString length = formatInteger(shown().settings.n);
        QStringList forms{tr("of the answers right at length %1").arg(length), tr("answers right")};
        if (!isRelative && !std::isnan(shown().mostFrequent))
            forms.prepend(tr("of the answers right at length %1; guessing: %2")
                              .arg(length, LearnedPositionsWords::share(shown().mostFrequent)));
        const auto value = [](double number, const QStringList& words) {
            return LargeValuePart::Look{
                .value = LearnedPositionsWords::share(number), .words = words, .alignment = Qt::AlignHCenter};
        };
        m_values[0].set(isRelative ? value(shown().meanTargetWeight(ComparedPositions::Shown, head()),
                                           {tr("of the weight is at the right place"), tr("at the right place")})
                                   : value(learned.accuracies.front(), forms));
        m_values[1].set(value((isRelative ? learned : sines).accuracies.front(), forms));
        Grid both(2, {*pictures[0], *pictures[1], m_values[0], m_values[1]}, {14, 14});
        m_signed.set(ColourMap::signedMap(theme()), -1, 1, tr("how alike two positions are; 1: the largest"), 0);
        if (areTables) return column({std::move(both), LayoutItem()}, kBelowNumbers);
        if (!decorations().colourBar) return both;
        return column({std::move(both), m_signed}, 6);
    }

    /// The largest absolute value in the learned and the sinusoidal table, which share a scale where they are side by
    /// side.
    double maxSharedEntry() const {
        return std::max(shown().of(ComparedPositions::Shown).largestEntry,
                        shown().of(ComparedPositions::Sinusoidal).largestEntry);
    }

    /// The name of the parts with a drop priority.
    static QString droppedName(int priority) {
        return priority == 1   ? tr("the names of the columns")
               : priority == 2 ? tr("the accuracy at lengths")
               : priority == 3 ? tr("the scales of the colours")
                               : tr("positions before training");
    }

    /// If the current cell belongs to two positions, outlines the second one's row in a table, beside the first one's.
    /// @param cell  the highlighted row of the table: column -1
    void addKeyHighlight(Marks& marks, const Row& row, const Cell& cell) const {
        const auto current = currentCell();
        if (cell.column >= 0 || !current || current->row < 0 || current->column < 0) return;
        if (PositionCell(current->matrix).matrix == PositionMatrix::Entries) return;
        row.table.panel().addRow(marks, current->column, theme().indexJ);
    }

    void updateColumnNames() {
        const LearnedPositionsStudy& now = shown();
        const QString number = formatInteger(head());
        const std::array<QStringList, 4> names{
            QStringList{
                now.isRelative() ? tr("Numbers for offsets, rows for positions") : tr("A row for each position"),
                tr("Positions")},
            QStringList{now.isRelative() ? tr("Their scores; below, 𝑃𝑃ᵀ") : tr("How alike: 𝑃𝑃ᵀ"),
                        QStringLiteral("𝑃𝑃ᵀ")},
            QStringList{tr("Where head %1 looks").arg(number), tr("head %1").arg(number)},
            QStringList{tr("Accuracy; trained at %1").arg(formatInteger(now.settings.n)), tr("Accuracy")}};
        for (std::size_t column = 0; column < 4; ++column)
            m_heads[column].set(names[column], textFont(font_size::kAxis), theme().muted);
    }

    void updateRow(ComparedPositions set) {
        const LearnedPositionsStudy& now = shown();
        const TrainedPositions& positions = now.of(set);
        Row& row = rowOf(set);
        const bool isLastSet = set == kRows.back(), isLast = isLastSet || isAlone();
        row.headWeights = positions.headWeights(head());
        if (positions.isRelative) row.headScores = positions.headScores(head());

        const QString name =
            set == ComparedPositions::Initial ? tr("Before training")
            : set == ComparedPositions::Shown
                ? (isAlone() ? tr("Learned in %1 steps") : tr("After %1 steps")).arg(formatInteger(now.step))
            : isAlone() ? tr("Sines and cosines")
                        : tr("Sinusoidal");
        const QStringList notes{tr("largest %1").arg(formatSignificantDigits(positions.largestEntry, 2))};
        const double end = keptScaleEnd("entries", isTab("tables") ? maxSharedEntry() : positions.largestEntry);
        if (positions.isRelative)
            updateOffsets(positions, name);
        else
            row.table.set(positions.table,
                          {.name = isTab("tables") ? name : QString(),
                           .map = ColourMap::signedMap(theme()),
                           .low = -end,
                           .high = end,
                           .rowAxis = isAlone() && !isLastSet ? tr("Position") : QString(),
                           .columnAxis = isTab("tables") ? tr("Column") : QString(),
                           .showsColumnLabels = isLast,
                           .scaleDecimals = isTab("tables") && isLastSet && decorations().colourBar ? std::optional(1)
                                                                                                    : std::nullopt},
                          {.minimumTotal = kMinTable, .highest = kMaxCellHeight});
        row.table.setTitle(isTab("tables") ? QStringList() : QStringList(name), notes);

        const Matrix& products = positions.isRelative ? row.headScores : positions.products;
        const double productEnd = keptScaleEnd("products", positions.largestProduct > 0 ? positions.largestProduct : 1);
        row.products.set(products,
                         {.map = ColourMap::signedMap(theme()),
                          .low = -productEnd,
                          .high = productEnd,
                          .rowAxis = isAlone() ? tr("Position") : QString(),
                          .columnAxis = isLast ? tr("Position") : QString(),
                          .showsRowLabels = positions.isRelative || isAlone(),
                          .showsColumnLabels = isLast,
                          .isSquare = true},
                         {.minimumTotal = kMinSquare, .isSquare = true});
        const QString alike = LearnedPositionsWords::share(positions.explained.offDiagonal);
        const QStringList explained{tr("distance explains %1 of the variance").arg(alike),
                                    tr("distance explains %1").arg(alike), tr("by distance: %1").arg(alike)};
        // Below the name of its column the number alone is clear; beside the name of its set it would not be.
        setPanelTitle(row.products, name, isAlone() ? explained : explained + QStringList(alike));

        row.weights.set(row.headWeights,
                        {.map = ColourMap::weights(theme()),
                         .low = 0,
                         .high = 1,
                         .rowAxis = tr("Query"),
                         .columnAxis = isLast ? tr("Key") : QString(),
                         .showsRowLabels = isAlone(),
                         .showsColumnLabels = isLast,
                         .isSquare = true},
                        {.minimumTotal = kMinSquare, .isSquare = true});
        const double target = now.meanTargetWeight(set, head());
        const QString weight = LearnedPositionsWords::share(target);
        if (std::isnan(target))
            setPanelTitle(row.weights, name, {tr("no right place"), QStringLiteral("–")});
        else
            setPanelTitle(row.weights, name,
                          {tr("right place gets %1").arg(weight), tr("right: %1").arg(weight), weight});
        updateAccuracy(positions, row.accuracy, isLast);
        setPanelTitle(row.accuracy, name, {});
    }

    /// In a tab the title is the name of the set with the number as a note; else the number alone, because the row has
    /// the name already. @param number  forms
    void setPanelTitle(Part& part, const QString& name, const QStringList& number) const {
        part.setTitle(isAlone() ? QStringList(name) : number, isAlone() ? number : QStringList());
    }

    /// @param isNamed  with numbers and name of the horizontal axis, which only the last row has
    void updateAccuracy(const TrainedPositions& positions, BarsPart& bars, bool isNamed) {
        QStringList words;
        for (const Index length : shown().lengths) words += isNamed ? formatInteger(length) : QString();
        bars.set(positions.accuracies, {.keyName = isNamed ? tr("Length") : QString(),
                                        .words = words,
                                        .colour = theme().text,
                                        .low = 0,
                                        .high = isAlone() ? kAxisEndWithNumbers : 1,
                                        .decimals = 2,
                                        .matrix = "accuracy"});
        bars.setMinimumSize(kMinBars);
        bars.setMaximumSize({isAlone() ? kMaxExtent : kMaxBarsWidth, kMaxExtent});
        bars.x().setTickLabels(isNamed);
        bars.y().setTickLabels(false);
    }

    /// A bar for each offset, with the number of the chosen head.
    void updateOffsets(const TrainedPositions& positions, const QString& name) {
        const Index n = shown().settings.n, pitch = std::max<Index>(1, n / 2);
        QStringList words;
        for (Index offset = -n; offset <= n; ++offset)
            words += offset % pitch == 0 ? formatDecimals(double(offset), 0) : QString();
        m_offsets.set({positions.table.row(head()).data(), std::size_t(positions.table.cols())},
                      {.keyName = tr("Offset j − i"),
                       .words = words,
                       .colour = theme().series[0],
                       .matrix = nameOf(ComparedPositions::Shown, PositionMatrix::Entries),
                       .row = head()});
        m_offsets.setMinimumSize({kMinTable.width(), 56});
        m_offsets.y().ticker()->setTickCount(3);
        m_offsets.setTitle({tr("%1: numbers of head %2").arg(name, formatInteger(head())), name});
    }

    std::array<TextPart, 4> m_heads;
    std::array<LargeValuePart, 2> m_values;
    /// In the order of ComparedPositions.
    Row m_rows[3]{{*this, kPositionSets[0]}, {*this, kPositionSets[1]}, {*this, kPositionSets[2]}};
    BarsPart m_offsets{*this};
    ColourScalePart m_signed, m_scale;
};

}  // namespace

const FigureMaker learnedPositionsFigure = newFigure<LearnedPositionsFigure>;

}  // namespace attention
