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

/// Heights of a table's cell in widths, on a stage.
constexpr double kHighestCell = 3;
/// Between the numbers below the tables and what stands below the figure.
constexpr double kBelowNumbers = 24;
constexpr QSizeF kMinTable(72, 30);
constexpr QSizeF kMinSquare(36, 36);
constexpr QSizeF kMinBars(66, 30);
constexpr double kWidestBars = 112;
/// Where the axis of the accuracy ends that has a title above its numbers.
constexpr double kWithNumber = 1.1;
/// Keys of the parts of a row, which have its number.
constexpr const char* kColumnKeys[]{"table", "products", "weights", "accuracy"};
/// From top to bottom.
constexpr std::array kRows{ComparedPositions::Initial, ComparedPositions::Shown, ComparedPositions::Sinusoidal};

/// Positions before training, at a moment of it, and the sinusoidal ones, one below the other: the table, how alike its
/// rows are, where positions alone let a head look, and how often the layer is right.
class LearnedPositionsFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(LearnedPositions)

 public:
    LearnedPositionsFigure() {
        nameParts(m_heads, "column-name", m_offsets, "offset-numbers");
        for (const ComparedPositions set : kRows) {
            Row& row = rowOf(set);
            for (std::size_t i = 0; Part * part : row.parts()) part->setKey(kColumnKeys[i++], std::size_t(set) + 1);
            row.table.declareHighlight = [this, &row](Marks& marks, const Cell& cell, Highlight) {
                addKeyHighlight(marks, row, cell);
            };
            row.accuracy.onPoint = {};
        }
    }

 protected:
    Grid buildLayout() override {
        const bool isRelative = shown().isRelative();
        std::vector<LayoutItem> places;
        updateHeads();
        for (std::size_t column = 0; column < 4; ++column)
            places.push_back(LayoutItem(m_heads[column]).dropPriority(column < 3 ? 1 : 2, called(column < 3 ? 1 : 2)));
        for (const ComparedPositions set : kRows) {
            // Numbers for offsets all begin at 0: there is nothing to be seen.
            if (set == ComparedPositions::Initial && isRelative) continue;
            updateRow(set);
            Row& row = rowOf(set);
            const auto take = [&](Part& part, bool isAccuracy = false) {
                LayoutItem slot(part);
                if (set == ComparedPositions::Initial)
                    places.push_back(std::move(slot).dropPriority(4, called(4)));
                else if (isAccuracy)
                    places.push_back(std::move(slot).dropPriority(2, called(2)));
                else
                    places.push_back(std::move(slot));
            };
            take(shown().of(set).isRelative ? static_cast<Part&>(m_offsets) : row.table);
            take(row.products);
            take(row.weights);
            take(row.accuracy, true);
        }
        m_signed.set(ColourMap::signedMap(theme()), -1, 1, tr("part of the largest number in its picture"), 0);
        m_scale.set(ColourMap::weights(theme()), 0, 1, tr("weight"), 0);
        if (isAlone()) return tab();
        Grid all = Grid(4, std::move(places), {16, 4}).withStretch({0.8, 1, 1, 0.5}, {});
        if (!parts().colourBar) return column({std::move(all)}, 0);
        return column({std::move(all), LayoutItem(row({m_signed, m_scale}, 24)).dropPriority(3, called(3), "scales")},
                      6);
    }

    std::vector<Cell> relatedCells(const Cell& cell) const override {
        const PositionCell asked(cell.matrix);
        std::vector<Cell> cells;
        const auto add = [&](Index row, Index column, ComparedPositions set, PositionMatrix matrix) {
            const Cell related{row, column, std::string(positionMatrixName(set, matrix))};
            if (related != cell) cells.push_back(related);
        };
        for (const ComparedPositions set : kRows) {
            const bool isRelative = shown().of(set).isRelative;
            if (asked.matrix == PositionMatrix::Entries) {
                // A head and an offset are no place of another matrix.
                if (shown().of(asked.set).isRelative) continue;
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
        Matrix ofScores, ofWeights;  ///< of the head that is looked at
    };

    static std::string nameOf(ComparedPositions set, PositionMatrix matrix) {
        return std::string(positionMatrixName(set, matrix));
    }
    const LearnedPositionsStudy& shown() const { return study<LearnedPositionsStudy>(); }
    Index head() const { return LearnedPositionsWords::headOf(shown(), scene().parameters); }
    Row& rowOf(ComparedPositions set) { return m_rows[std::size_t(set)]; }

    /// Pictures of one kind alone, each with the name of its set.
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

    /// What was learned beside sines, as a table or as products of its rows, and how often each is right; of a relative
    /// table its numbers and what they do. The numbers stand below the pictures.
    Grid besideSines() {
        const bool areTables = isTab("tables"), isRelative = areTables && shown().isRelative();
        const TrainedPositions &learned = shown().of(ComparedPositions::Shown),
                               &sines = shown().of(ComparedPositions::Sinusoidal);
        Row &row = rowOf(ComparedPositions::Shown), &other = rowOf(ComparedPositions::Sinusoidal);
        std::array<Part*, 2> pictures{&row.products, &other.products};
        if (areTables) pictures = {&row.table, &other.table};
        if (isRelative) pictures = {&m_offsets, &row.weights};
        const QString length = formatInteger(shown().settings.n);
        QStringList right{tr("of the answers right at length %1").arg(length), tr("answers right")};
        if (!isRelative && !std::isnan(shown().mostFrequent))
            right.prepend(tr("of the answers right at length %1; guessing: %2")
                              .arg(length, LearnedPositionsWords::share(shown().mostFrequent)));
        const auto value = [](double number, const QStringList& words) {
            return LargeValuePart::Look{
                .value = LearnedPositionsWords::share(number), .words = words, .alignment = Qt::AlignHCenter};
        };
        m_right[0].set(isRelative ? value(shown().meanTargetWeight(ComparedPositions::Shown, head()),
                                          {tr("of the weight is at the right place"), tr("at the right place")})
                                  : value(learned.accuracies.front(), right));
        m_right[1].set(value((isRelative ? learned : sines).accuracies.front(), right));
        Grid both(2, {*pictures[0], *pictures[1], m_right[0], m_right[1]}, {14, 14});
        m_signed.set(ColourMap::signedMap(theme()), -1, 1, tr("how alike two positions are; 1: the largest"), 0);
        if (areTables) return column({std::move(both), LayoutItem()}, kBelowNumbers);
        if (!parts().colourBar) return both;
        return column({std::move(both), m_signed}, 6);
    }

    /// |.| of the numbers of both tables that stand side by side, which have one scale.
    double largest() const {
        return std::max(shown().of(ComparedPositions::Shown).largestEntry,
                        shown().of(ComparedPositions::Sinusoidal).largestEntry);
    }

    /// What is missing without the parts of a rank.
    static QString called(int rank) {
        return rank == 1   ? tr("the names of the columns")
               : rank == 2 ? tr("the accuracy at lengths")
               : rank == 3 ? tr("the scales of the colours")
                           : tr("positions before training");
    }

    /// The row of the position that is looked at, in the tables of a pair.
    void addKeyHighlight(Marks& marks, const Row& row, const Cell& cell) const {
        const auto asked = currentCell();
        if (cell.column >= 0 || !asked || asked->row < 0 || asked->column < 0) return;
        if (PositionCell(asked->matrix).matrix == PositionMatrix::Entries) return;
        row.table.panel().addRow(marks, asked->column, theme().indexJ);
    }

    /// What each column of panels shows.
    void updateHeads() {
        const LearnedPositionsStudy& now = shown();
        const QString which = formatInteger(head());
        const std::array<QStringList, 4> names{
            QStringList{
                now.isRelative() ? tr("Numbers for offsets, rows for positions") : tr("A row for each position"),
                tr("Positions")},
            QStringList{now.isRelative() ? tr("Their scores; below, 𝑃𝑃ᵀ") : tr("How alike: 𝑃𝑃ᵀ"),
                        QStringLiteral("𝑃𝑃ᵀ")},
            QStringList{tr("Where head %1 looks").arg(which), tr("head %1").arg(which)},
            QStringList{tr("Accuracy; trained at %1").arg(formatInteger(now.settings.n)), tr("Accuracy")}};
        for (std::size_t column = 0; column < 4; ++column)
            m_heads[column].set(names[column], textFont(font_size::kAxis), theme().muted);
    }

    void updateRow(ComparedPositions set) {
        const LearnedPositionsStudy& now = shown();
        const TrainedPositions& positions = now.of(set);
        Row& row = rowOf(set);
        const bool isLastSet = set == kRows.back(), isLast = isLastSet || isAlone();
        row.ofWeights = positions.headWeights(head());
        if (positions.isRelative) row.ofScores = positions.headScores(head());

        const QString name =
            set == ComparedPositions::Initial ? tr("Before training")
            : set == ComparedPositions::Shown
                ? (isAlone() ? tr("Learned in %1 steps") : tr("After %1 steps")).arg(formatInteger(now.step))
            : isAlone() ? tr("Sines and cosines")
                        : tr("Sinusoidal");
        const QStringList notes{tr("largest %1").arg(formatSignificantDigits(positions.largestEntry, 2))};
        const double end = keptEnd("entries", isTab("tables") ? largest() : positions.largestEntry);
        if (positions.isRelative)
            updateOffsets(positions, name);
        else
            row.table.set(
                positions.table,
                {.name = isTab("tables") ? name : QString(),
                 .map = ColourMap::signedMap(theme()),
                 .low = -end,
                 .high = end,
                 .rowAxis = isAlone() && !isLastSet ? tr("Position") : QString(),
                 .columnAxis = isTab("tables") ? tr("Column") : QString(),
                 .showsColumnLabels = isLast,
                 .scaleDecimals = isTab("tables") && isLastSet && parts().colourBar ? std::optional(1) : std::nullopt},
                {.minimumTotal = kMinTable, .highest = kHighestCell});
        row.table.setTitle(isTab("tables") ? QStringList() : QStringList(name), notes);

        const Matrix& products = positions.isRelative ? row.ofScores : positions.products;
        const double most = keptEnd("products", positions.largestProduct > 0 ? positions.largestProduct : 1);
        row.products.set(products,
                         {.map = ColourMap::signedMap(theme()),
                          .low = -most,
                          .high = most,
                          .rowAxis = isAlone() ? tr("Position") : QString(),
                          .columnAxis = isLast ? tr("Position") : QString(),
                          .showsRowLabels = positions.isRelative || isAlone(),
                          .showsColumnLabels = isLast,
                          .isSquare = true},
                         {.minimumTotal = kMinSquare, .isSquare = true});
        const QString alike = LearnedPositionsWords::share(positions.explained.offDiagonal);
        const QStringList explained{tr("distance explains %1 of the variance").arg(alike),
                                    tr("distance explains %1").arg(alike), tr("by distance: %1").arg(alike)};
        // Beside a name a number alone would say nothing; as the title of a column of pictures it does.
        titleOf(row.products, name, isAlone() ? explained : explained + QStringList(alike));

        row.weights.set(row.ofWeights,
                        {.map = ColourMap::weights(theme()),
                         .low = 0,
                         .high = 1,
                         .rowAxis = tr("Query"),
                         .columnAxis = isLast ? tr("Key") : QString(),
                         .showsRowLabels = isAlone(),
                         .showsColumnLabels = isLast,
                         .isSquare = true},
                        {.minimumTotal = kMinSquare, .isSquare = true});
        const double right = now.meanTargetWeight(set, head());
        if (std::isnan(right))
            titleOf(row.weights, name, {tr("no right place"), QStringLiteral("–")});
        else
            titleOf(row.weights, name,
                    {tr("right place gets %1").arg(LearnedPositionsWords::share(right)),
                     tr("right: %1").arg(LearnedPositionsWords::share(right)), LearnedPositionsWords::share(right)});
        updateAccuracy(positions, row.accuracy, isLast);
        titleOf(row.accuracy, name, {});
    }

    /// Beside the others of its row a picture is titled by its number.
    void titleOf(Part& part, const QString& name, const QStringList& number) const {
        part.setTitle(isAlone() ? QStringList(name) : number, isAlone() ? number : QStringList());
    }

    /// @param isNamed  with the lengths below the bars, which are those of all
    void updateAccuracy(const TrainedPositions& positions, BarsPart& bars, bool isNamed) {
        QStringList words;
        for (const Index length : shown().lengths) words += isNamed ? formatInteger(length) : QString();
        bars.set(positions.accuracies, {.keyName = isNamed ? tr("Length") : QString(),
                                        .words = words,
                                        .colour = theme().text,
                                        .low = 0,
                                        .high = isAlone() ? kWithNumber : 1,
                                        .decimals = 2,
                                        .matrix = "accuracy"});
        bars.setMinimumSize(kMinBars);
        bars.setMaximumSize({isAlone() ? kMaxExtent : kWidestBars, kMaxExtent});
        bars.x().setTickLabels(isNamed);
        bars.y().setTickLabels(false);
    }

    /// A bar for each offset of the head that is looked at.
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
    std::array<LargeValuePart, 2> m_right;
    /// In the order of ComparedPositions.
    Row m_rows[3]{{*this, kPositionSets[0]}, {*this, kPositionSets[1]}, {*this, kPositionSets[2]}};
    BarsPart m_offsets{*this};
    ColourScalePart m_signed, m_scale;
};

}  // namespace

const FigureMaker learnedPositionsFigure = newFigure<LearnedPositionsFigure>;

}  // namespace attention
