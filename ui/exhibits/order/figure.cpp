#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include <QStringList>

#include "core/attention/order_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/order/words.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/figure/parts/card.h"
#include "ui/figure/parts/colour_scale.h"
#include "ui/figure/parts/large_value.h"
#include "ui/figure/parts/matrix.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/reorder.h"
#include "ui/figure/parts/text.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

// Sizes in pixels.
constexpr double kMaxRow = 64;
/// The maximum height of a cell, in multiples of its width, so that rows stay beside their words.
constexpr double kMaxCellHeight = 4;
/// The minimum height of a row, so that a word fits in it; for the first kWordRows tokens.
constexpr double kMinRow = 14;
constexpr Index kWordRows = 6;
/// With more tokens than this the name of the column axis is left out, and words are narrower.
constexpr Index kMaxBesideAxis = 12;
constexpr double kMinWidth = 40;
/// Height of a row of one token's output.
constexpr double kMinStrip = 14;
constexpr double kMaxStrip = 26;
/// The maximum height of such a row in the tab of one word.
constexpr double kMaxLargeStrip = 70;
constexpr int kLargeFontSize = 14;
/// Font size of the largest change.
constexpr int kChangeDigits = 40;
constexpr double kMaxWeights = 90;

/// Matrices of one token, without positions and with them. "rows": its outputs before and after the shuffle; "change":
/// their difference. cellAt() replaces their cells by cells of kOrderMatrices, if positions are as in the scene.
constexpr std::array<std::string_view, 2> kRowMatrices{"rows-without", "rows-with"};
constexpr std::array<std::string_view, 2> kChangeMatrices{"change-without", "change-with"};

/// Outputs before and after a shuffle with a line from each token to its new position, and their difference.
class OrderFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(Order)

 public:
    OrderFigure() {
        setPartKeys(m_matrices[0], "in-order", m_matrices[1], "when-shuffled", m_matrices[2], "what-changes",
                    m_weights[0], "fixed", m_weights[1], "computed");
        m_sentence.tokenOf = [this](const Cell& cell) { return std::optional(tokenOf(cell)); };
        // Cells at the right belong to the difference, whose rows are tokens: after a drag, a row of the shuffled
        // outputs would belong to another token.
        m_sentence.cellOf = [this](Index token, bool isRight) {
            const Index column = std::min(Index(scene().parameters.column.value_or(0)), columnCount() - 1);
            return Cell{token, column, std::string(kOrderMatrices[isRight ? 2 : 0])};
        };
        m_sentence.orderKey = "order";
        m_sentence.moved = [this](Index token, Index place) {
            const Permutation& now = shown().order;
            return orderText(withTokenMoved(now, study().places[std::size_t(token)], place));
        };
        const std::span<const std::string_view> matrices(kOrderMatrices);
        for (const std::size_t side : {0, 1}) {
            m_rows[side].setCellAlias(aliasOf(side, matrices.first(2), kRowMatrices[side]));
            m_changes[side].setCellAlias(aliasOf(side, matrices.subspan(2), kChangeMatrices[side]));
            m_weights[side].setCellAlias({[](const Cell&) { return std::nullopt; }});
        }
    }

 protected:
    Grid buildLayout() override {
        const QStringList words = labelsOf(study().setting.words);
        m_sentence.set({.words = words,
                        .order = {shown().order.begin(), shown().order.end()},
                        .places = {study().places.begin(), study().places.end()},
                        .addsPositions = study().setting.hasPositions,
                        .maxRow = kMaxRow,
                        .isHorizontal = isTab("one-word"),
                        .lineNames = {tr("before"), tr("after")},
                        .canDrag = isInteractive() && !isWithheld()});
        const double output = outputEnd(), change = changeEnd();
        m_outputScale.set(map(), -output, output, isTab("one-word") ? tr("outputs and change") : tr("outputs"),
                          scaleDecimals(output));
        m_changeScale.set(map(), -change, change, tr("difference D"), scaleDecimals(change));
        updateRows(tokenShown());
        if (isTab("one-word")) return oneWord(tokenShown());
        m_sentence.setTitle({QString()}, study().setting.hasPositions
                                             ? QStringList{tr("P₀: the row of numbers added at place 0"),
                                                           tr("P₀: numbers added at place 0")}
                                             : QStringList{});
        updateLayer(words);
        for (const bool on : {false, true}) updateCard(on);

        std::vector<LayoutItem> all;
        all.push_back(row({m_matrices[0], LayoutItem(m_sentence).stretch(1.9), m_matrices[1], m_matrices[2]}, 10));
        if (decorations().colourBar)
            all.push_back(LayoutItem(row({m_outputScale, m_changeScale}, 16))
                              .dropPriority(0, tr("the scales of the colours"), "scales"));
        const auto rows = [&](std::size_t side) { return column({m_rows[side], m_changes[side]}, 2); };
        if (isTab("fixed-weights")) {
            updateWeights(placeShown().value_or(study().places[std::size_t(tokenShown())]));
            return column({m_weights[0], m_weights[1]}, 10).titled("fixed-and-computed", m_weightsTitle);
        }
        // Exported figures are scaled down instead of dropping the cards.
        all.push_back(LayoutItem(Grid(2, {m_cards[0], m_cards[1]}, {16, 2}))
                          .dropPriority(isInteractive() ? 1 : 0, tr("the largest differences"), "largest-differences"));
        if (isTab("all-words")) return column(std::move(all), 10);
        if (const auto place = placeShown()) {
            updateWeights(*place);
            all.push_back(LayoutItem(column({m_weightsHeading,
                                             Grid(2, {LayoutItem(m_weights[0]), LayoutItem(m_weights[1])}, {16, 2})},
                                            4))
                              .dropPriority(2, tr("fixed weights beside attention’s"), "fixed-and-computed"));
        } else {
            all.push_back(
                LayoutItem(column({m_rowsHeading, Grid(2, {LayoutItem(rows(0)), LayoutItem(rows(1))}, {16, 2})}, 4))
                    .dropPriority(2, tr("the rows of one word, with and without positions"), "rows-of-word"));
        }
        return column(std::move(all), 6);
    }

    std::vector<Cell> relatedCells(const Cell& cell) const override {
        const Index token = tokenOf(cell);
        if (token < 0 || token >= Index(study().places.size())) return {};
        std::vector<Cell> cells;
        for (const std::string_view matrix : kOrderMatrices) {
            if (matrix == cell.matrix) continue;
            cells.push_back(cellOf(token, matrix, -1));
            cells.push_back(cellOf(token, matrix, cell.column));
        }
        // A cell of the difference marks only changes, not the outputs of which it is the difference.
        for (const auto& names : {kRowMatrices, kChangeMatrices})
            for (const std::string_view name : names)
                if (names == kChangeMatrices || cell.matrix != kOrderMatrices[2])
                    cells.push_back({-1, cell.column, std::string(name)});
        return cells;
    }

    void declareOverlay(Marks& marks) override {
        // Without a selection the token whose rows are shown is marked.
        if (isTab("one-word") && !currentCell())
            m_sentence.addHighlight(marks, theme(), cellOf(tokenShown(), kOrderMatrices[0], 0), Highlight::Current);
    }

    /// To the right lies the row of the same token in the next matrix.
    CellWalk cellWalk() const override {
        return {.right = {{kOrderMatrices.begin(), kOrderMatrices.end()}},
                .rowInNext = [this](const Cell& from, std::string_view matrix) {
                    return cellOf(tokenOf(from), matrix, 0).row;
                }};
    }

    bool needsRelayout(const Scene& before, const Scene& after) const override {
        return Figure::needsRelayout(before, after) || before.parameters.row != after.parameters.row ||
               before.parameters.column.has_value() != after.parameters.column.has_value();
    }

 private:
    const OrderStudy& study() const { return Figure::study<OrderStudy>(); }
    const ShuffledAttention& shown() const { return study().shown; }
    ColourMap map() const { return ColourMap::signedMap(theme()); }
    /// The ends of the scales of changes and of outputs; in the tab of one word both have the same scale.
    double changeEnd() const {
        return isTab("one-word") ? outputEnd() : keptScaleEnd("change", study().differenceScale());
    }
    double outputEnd() const {
        const double output = std::max(study().largestOutput, 1e-300);
        return keptScaleEnd("output", isTab("one-word") ? std::max(output, study().differenceScale()) : output);
    }

    /// Rows of one token that stand for its cells in the layer's matrices, one row for each matrix.
    /// @param own  the name of the matrix that these rows make
    Part::CellAlias aliasOf(std::size_t side, std::span<const std::string_view> matrices, std::string_view own) {
        const auto isComputed = [this, side] { return study().setting.hasPositions == (side == 1); };
        return {[=, this](const Cell& cell) -> std::optional<Cell> {
                    if (!isComputed()) return std::nullopt;
                    return cellOf(tokenShown(), matrices[std::size_t(cell.row)], cell.column);
                },
                [=, this](const Cell& cell) -> std::optional<Cell> {
                    const auto at = std::ranges::find(matrices, cell.matrix);
                    if (!isTab("one-word") || !isComputed() || at == matrices.end() || tokenOf(cell) != tokenShown())
                        return std::nullopt;
                    return Cell{at - matrices.begin(), cell.column, std::string(own)};
                }};
    }
    /// The token of a cell's row, numbered in reading order.
    Index tokenOf(const Cell& cell) const {
        const bool isInside = cell.row >= 0 && cell.row < Index(shown().order.size());
        return cell.matrix == kOrderMatrices[1] && isInside ? shown().order[std::size_t(cell.row)] : Index(cell.row);
    }
    /// The cell of a token in one of kOrderMatrices.
    Cell cellOf(Index token, std::string_view matrix, Index column) const {
        const bool isInside = token >= 0 && token < Index(study().places.size());
        const bool moves = matrix == kOrderMatrices[1] && isInside;
        return {moves ? study().places[std::size_t(token)] : token, column, std::string(matrix)};
    }
    /// The token whose rows are shown: that of the selection, or the one that changes most.
    Index tokenShown() const {
        const auto cell = selection();
        return std::clamp<Index>(cell ? tokenOf(*cell) : shown().largestRow, 0, Index(shown().order.size()) - 1);
    }

    /// The position whose weights are shown: the selected row, if no column is selected.
    std::optional<Index> placeShown() const {
        const Parameters& parameters = scene().parameters;
        if (!parameters.row || parameters.column) return std::nullopt;
        return std::clamp<Index>(Index(*parameters.row), 0, Index(shown().order.size()) - 1);
    }

    void updateLayer(const QStringList& words) {
        const std::array<QStringList, 3> names{
            QStringList{tr("Y, in reading order"), tr("Y before"), QStringLiteral("Y")},
            QStringList{tr("Z, when shuffled"), tr("Z after"), QStringLiteral("Z")},
            QStringList{tr("D, what changes"), QStringLiteral("D")}};
        const double minHeight = kMinRow * double(std::min<Index>(words.size(), kWordRows));
        for (std::size_t i = 0; i < m_matrices.size(); ++i) {
            // Only the difference has row labels: its rows are in reading order, those of its neighbour are shuffled.
            const bool isChange = i == 2;
            const double end = isChange ? changeEnd() : outputEnd();
            m_matrices[i].set(
                study().matrix(kOrderMatrices[i], study().setting.hasPositions),
                {.map = map(),
                 .low = -end,
                 .high = end,
                 .columnAxis = i == 0 && words.size() <= kMaxBesideAxis ? tr("Column") : QString(),
                 .showsRowLabels = isChange,
                 .rowWords = isChange ? words : QStringList(),
                 .maxLabelWidth = words.size() <= kMaxBesideAxis ? 64.0 : 36.0,
                 .decimals = 1},
                {.most = {kMaxExtent, kMaxRow}, .minimumTotal = {kMinWidth, minHeight}, .highest = kMaxCellHeight});
            m_matrices[i].setTitle(names[i]);
        }
    }

    /// The card with the largest difference of the outputs; a click on it adds positions or leaves them out. @param on
    /// with positions
    void updateCard(bool on) {
        const bool isRounding = !on && !study().hasMask();
        const bool isChosen = on == study().setting.hasPositions;
        QStringList names = on ? QStringList{tr("with positions added"), tr("with P")}
                               : QStringList{tr("without positions"), tr("without P")};
        if (isChosen) {
            names.prepend(on ? tr("with P (above)") : tr("without P (above)"));
            names.prepend(on ? tr("with positions (the picture above)") : tr("without positions (the picture above)"));
        }
        m_cards[on].set({.names = names,
                         .notes = isRounding
                                      ? QStringList{tr("largest difference, 0 up to rounding"), tr("0 up to rounding")}
                                  : study().isCausal()  ? QStringList{tr("the mask knows the order")}
                                  : study().hasRadius() ? QStringList{tr("the mask knows the order")}
                                                        : QStringList{tr("largest difference")},
                         .number = OrderWords::differenceText(study().largest(on)),
                         .isChosen = isChosen,
                         .choice = {"add-position", choiceValue(on)}});
    }

    /// The tab of one word: its output before and after the shuffle, at the left without positions, at the right with.
    Grid oneWord(Index token) {
        m_sentence.setTitle({});
        const QString word = labelsOf({study().setting.words[std::size_t(token)]}).front();
        for (const bool on : {false, true}) {
            const bool isKept = study().leavesOutputUnchanged(token, on);
            const QString heading =
                on ? isKept ? tr("With positions “%1” keeps its output") : tr("With positions “%1” gets another output")
                : isKept ? tr("Without positions “%1” keeps its output")
                         : tr("Without positions “%1” gets another output");
            m_headings[on].set({heading.arg(word), on ? tr("with positions added") : tr("without positions")},
                               textFont(font_size::kBody, QFont::DemiBold), theme().text);
            m_largest[on].set({.value = formatDecimals(study().largestOf(token, on), 2),
                               .widest = QStringLiteral("0.00"),
                               .size = kChangeDigits});
            m_largestNames[on].set(
                {isKept ? tr("largest change of a number, up to rounding") : tr("largest change of a number"),
                 tr("largest change")},
                textFont(font_size::kAxis), theme().muted);
        }
        // Heading and number are hidden together with the change that they describe.
        const auto side = [&](bool on) {
            return LayoutItem(column({LayoutItem(m_headings[on]).about({&m_changes[on]}),
                                      LayoutItem(m_rows[on]).stretch(2), m_changes[on],
                                      LayoutItem(row({m_largest[on], m_largestNames[on]}, 10)).about({&m_changes[on]})},
                                     6))
                .dropPriority(0, on ? tr("with positions added") : tr("without positions"),
                              on ? "with-positions" : "without-positions");
        };
        std::vector<LayoutItem> all{LayoutItem(m_sentence).stretch(0.5), row({side(false), side(true)}, 24)};
        if (decorations().colourBar) all.emplace_back(m_outputScale);
        return column(std::move(all), 16);
    }

    /// Sets the rows of one token: its outputs before and after the shuffle and their change, on both sides.
    void updateRows(Index token) {
        const QString word = labelsOf({study().setting.words[std::size_t(token)]}).front();
        m_rowsHeading.set(
            {tr("The outputs of “%1”, before and after the shuffle").arg(word), tr("“%1”, before and after").arg(word)},
            textFont(font_size::kAxis, QFont::DemiBold), theme().text);
        const bool isLarge = isTab("one-word");
        // Only the left side has row labels, which are true for both.
        for (const bool on : {false, true}) {
            const auto rowOf = [&](std::size_t matrix) {
                const Cell cell = cellOf(token, kOrderMatrices[matrix], 0);
                return study().matrix(kOrderMatrices[matrix], on).row(cell.row);
            };
            m_tokenRows[on].resize(2, rowOf(0).size());
            m_tokenRows[on] << rowOf(0), rowOf(1);
            m_tokenChange[on] = rowOf(2);
            const auto set = [&](MatrixPart& part, const Matrix& values, double end, const QStringList& names) {
                part.set(values,
                         {.map = map(),
                          .low = -end,
                          .high = end,
                          .showsRowLabels = !on,
                          .showsColumnLabels = false,
                          .rowWords = on ? QStringList() : names,
                          .decimals = isLarge ? 1 : 2,
                          .fontSize = isLarge ? kLargeFontSize : 0},
                         {.least = {1, kMinStrip},
                          .most = {kMaxExtent, isLarge ? kMaxLargeStrip : kMaxStrip},
                          .minimumTotal = {60, kMinStrip}});
            };
            set(m_rows[on], m_tokenRows[on], outputEnd(), {tr("before"), tr("after")});
            set(m_changes[on], m_tokenChange[on], changeEnd(), {tr("change")});
        }
    }

    /// Sets the weights that mix the output at a position: fixed ones, and those of attention.
    void updateWeights(Index place) {
        const std::vector<std::string>& words = study().setting.words;
        const auto wordOf = [&](Index token) { return labelsOf({words[std::size_t(token)]}).front(); };
        const QString number = formatInteger(place);
        m_weightsTitle = {tr("The weights at place %1: “%2” before, “%3” after")
                              .arg(number, wordOf(place), wordOf(shown().order[std::size_t(place)])),
                          tr("The weights at place %1").arg(number)};
        m_weightsHeading.set(m_weightsTitle, textFont(font_size::kAxis, QFont::DemiBold), theme().text);
        const bool isAlone = isTab("fixed-weights");
        m_placeWeights = study().weightsAt(place);
        const std::array<const Matrix*, 2> values{&m_placeWeights.fixed, &m_placeWeights.attention};
        const std::array<QStringList, 2> names{
            QStringList{tr("fixed, learned once: the same for both"), tr("fixed")},
            QStringList{tr("attention’s: computed from the words"), tr("attention’s")}};
        for (std::size_t side = 0; side < 2; ++side) {
            m_weights[side].set(*values[side],
                                {.map = ColourMap::weights(theme()),
                                 .low = 0,
                                 .high = 1,
                                 .showsRowLabels = side == 0 || isAlone,
                                 .showsColumnLabels = isAlone,
                                 .rowWords = {tr("before"), tr("after")},
                                 .decimals = 2,
                                 .fontSize = isAlone ? font_size::kClaim : 0},
                                {.least = {1, kMinStrip},
                                 .most = {kMaxExtent, isAlone ? kMaxWeights : kMaxStrip},
                                 .minimumTotal = {60, kMinStrip}});
            m_weights[side].setTitle(names[side]);
        }
    }

    std::array<MatrixPart, 3> m_matrices{MatrixPart{*this, std::string(kOrderMatrices[0])},
                                         MatrixPart{*this, std::string(kOrderMatrices[1])},
                                         MatrixPart{*this, std::string(kOrderMatrices[2])}};
    PermutationPart m_sentence{*this};
    ColourScalePart m_outputScale, m_changeScale;
    std::array<LargeValuePart, 2> m_largest;
    std::array<TextPart, 2> m_largestNames;
    std::array<CardPart, 2> m_cards;
    TextPart m_rowsHeading;
    std::array<MatrixPart, 2> m_rows{MatrixPart{*this, std::string(kRowMatrices[0])},
                                     MatrixPart{*this, std::string(kRowMatrices[1])}};
    std::array<MatrixPart, 2> m_changes{MatrixPart{*this, std::string(kChangeMatrices[0])},
                                        MatrixPart{*this, std::string(kChangeMatrices[1])}};
    std::array<Matrix, 2> m_tokenRows, m_tokenChange;
    std::array<TextPart, 2> m_headings;
    TextPart m_weightsHeading;
    QStringList m_weightsTitle;
    std::array<MatrixPart, 2> m_weights{MatrixPart{*this, "fixed-weights"}, MatrixPart{*this, "attention-weights"}};
    MixingWeights m_placeWeights;
};

}  // namespace

const FigureMaker orderFigure = newFigure<OrderFigure>;

}  // namespace attention
