#include "ui/figure/figure.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QStringList>

#include "core/encoding/token_plus_position_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/figure/hatching.h"
#include "ui/figure/look.h"
#include "ui/figure/parts/cell_lines.h"
#include "ui/figure/parts/large_value.h"
#include "ui/figure/parts/legend.h"
#include "ui/figure/parts/matrix.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// The maximum height of a row in pixels, so that few words do not become huge blocks.
constexpr double kMaxRow = 64;
/// The minimum height of a row in pixels, for the first kWordRows tokens.
constexpr double kMinRow = 5;
constexpr Index kWordRows = 6;
constexpr double kMinWidth = 56;
/// Height of a row of the pair: the two rows of one word, one below the other.
constexpr double kMinStrip = 12;
constexpr double kMaxStrip = 34;
/// The maximum height of such a row in the tab of the same word.
constexpr double kTallStrip = 68;
/// The maximum height of a cell of the pair, in multiples of its width.
constexpr double kHighestPair = 3.5;
/// Width beside the rows in that tab, for their names and notes.
constexpr double kBesidePair = 250;
constexpr double kRowGap = 5;               ///< between the two rows
constexpr double kNumberRow = 17;           ///< the height of a row that its numbers need
constexpr double kMinFullLabelWidth = 700;  ///< in narrower figures the label "largest difference" may be shortened
/// Stretch factor of the layout row with the three pairs of rows; that of the whole matrices is 1.
constexpr double kPairStretch = 0.3;
constexpr double kWidestWord = 72;
/// Width between a tag's text and the row that it names, in pixels.
constexpr double kBesideTag = 22;
constexpr int kTagLetters = 12;
/// Width that a cell needs for a value with two decimals.
constexpr double kTwoDecimals = 38;
/// The minimum width of a cell that is hatched when dropout has removed it; the legend goes with the hatching.
constexpr double kMinHatchedCell = 6;

constexpr std::array<std::string_view, 3> kPanels{"X", "P", "sum"};
/// The matrices of the two rows of one word; cells in them stand for cells of kPanels.
constexpr std::array<std::string_view, 3> kPairMatrices{"X-pair", "P-pair", "sum-pair"};

class TokenFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(TokenPlusPosition)

 public:
    TokenFigure() {
        setPartKeys(m_pairParts[0], "rows-of-word", m_pairParts[1], "rows-of-places", m_pairParts[2], "rows-of-sums",
                    m_legend, "colour-scale", m_sum, "cell-number");
        // Row labels are at the first matrix only, so a related cell is outlined there with its row and column.
        m_matrices[0].declareHighlight = [this](Marks& marks, const Cell& cell, Highlight how) {
            if (how == Highlight::Related && cell.row >= 0 && cell.column >= 0)
                m_matrices[0].panel().addCell(marks, cell.row, cell.column);
        };
        for (std::size_t which = 0; which < kPanels.size(); ++which)
            m_pairParts[which].setCellAlias({[this, which](const Cell& cell) {
                return Cell{pairPositions()[std::size_t(cell.row)], cell.column, std::string(kPanels[which])};
            }});
    }

 protected:
    Grid buildLayout() override {
        const QFont sign = mathFont(isPairAlone() ? font_size::kBigValue : font_size::kTitle);
        m_plus.set({QStringLiteral("+")}, sign, theme().text, Qt::AlignHCenter);
        m_equals.set({QStringLiteral("=")}, sign, theme().text, Qt::AlignHCenter);
        m_plus.keepNarrow();
        m_equals.keepNarrow();
        if (isPairAlone()) return pairLayout();
        showMatrices();
        std::vector<LayoutItem> places{m_matrices[0], m_plus, m_matrices[1], m_equals, m_matrices[2]};
        // Without a current cell the parts of m_sum are not laid out, but they still count when panels are numbered.
        const bool hasSum = isInteractive() || currentCell();
        setSum();
        const QString sum = tr("the numbers of the selected cell");
        for (CellLinesPart& part : m_sum) places.push_back(LayoutItem(part).dropPriority(2, sum).onlyIf(hasSum));
        if (hasPair() && scene().parameters.show == "all") {
            setPairs(kMaxStrip);
            for (std::size_t which = 0; which < 3; ++which) {
                places.push_back(LayoutItem(m_pairParts[which]).stretch(kPairStretch));
                if (which < 2) places.emplace_back();
            }
        }
        std::vector<LayoutItem> all;
        all.push_back(Grid(5, std::move(places), {10, 6}));
        if (decorations().colourBar || isHatched()) {
            setLegend();
            all.push_back(LayoutItem(m_legend).dropPriority(1, tr("the scale of the colours")));
        }
        return column(std::move(all), 8);
    }

    /// The corresponding cell in the other matrices, and all rows of the same word.
    std::vector<Cell> relatedCells(const Cell& cell) const override {
        std::vector<Cell> cells;
        for (const std::string_view matrix : kPanels) {
            if (const auto* group = cell.row >= 0 ? numbers().duplicatesOf(cell.row) : nullptr; group && matrix != "P")
                for (const Index row : *group) cells.push_back({row, -1, std::string(matrix)});
            if (matrix != cell.matrix) cells.push_back({cell.row, cell.column, std::string(matrix)});
        }
        // In the tab of the same word, only the pairs whose rows differ.
        for (const std::string_view matrix : kPairMatrices)
            if (!isPairAlone() || matrix != kPairMatrices[0]) cells.push_back({-1, cell.column, std::string(matrix)});
        return cells;
    }

    CellWalk cellWalk() const override { return {.right = {{kPanels.begin(), kPanels.end()}}}; }

    bool needsRelayout(const Scene& before, const Scene& after) const override {
        return Figure::needsRelayout(before, after) || before.parameters.row != after.parameters.row;
    }

    void declareOverlay(Marks& marks) override {
        addDropped(marks);
        if (!isPairAlone()) return;
        // A gap and a frame separate the two rows, which otherwise would look like one where they are equal.
        for (std::size_t which = 0; which < m_pairParts.size(); ++which) {
            const QRectF& both = m_pairParts[which].content();
            if (!m_pairParts[which].isVisible()) continue;
            for (const double y : {both.top(), both.center().y(), both.bottom()}) {
                const double gapHeight = std::clamp(both.height() / 2 - kNumberRow, 1.0, kRowGap);
                const QRectF gap(both.left() - 1, y - gapHeight / 2, both.width() + 2, gapHeight);
                marks.ground(gap, theme().surface, true);
            }
            for (const double y : {both.top(), both.center().y()})
                marks.rect({both.left() - 0.5, y + kRowGap / 2, both.width() + 1, both.height() / 2 - kRowGap},
                           strokePen(theme().track, 1));
            for (std::size_t row = 0; row < m_pairPositions.size(); ++row)
                marks.tagBeside(tagOf(which, m_pairPositions[row]),
                                {both.left() - 6, both.top() + both.height() * (0.25 + 0.5 * double(row))}, true,
                                viewport(), theme().indexI, theme());
        }
    }

 private:
    const TokenPlusPositionStudy& numbers() const { return study<TokenPlusPositionStudy>(); }
    const TokenPlusPosition& shown() const { return numbers().values; }
    const Matrix& matrix(std::size_t which) const {
        return which == 0 ? shown().embeddings : which == 1 ? shown().positions : shown().sum;
    }
    double largest() const { return keptScaleEnd("largest", numbers().largest > 0 ? numbers().largest : 1); }
    double cellWidth() const {
        const double room = isPairAlone() ? viewport().width() - kBesidePair : (viewport().width() - 140.0) / 3;
        return room / double(shown().sum.cols());
    }
    bool isHatched() const { return numbers().choice.dropout > 0 && cellWidth() >= kMinHatchedCell; }
    QString scaleText() const {
        const double scale = numbers().scale();
        return scale == std::floor(scale) ? formatInteger(Index(scale)) : formatSignificantDigits(scale, 3);
    }
    bool isPairAlone() const { return isTab("same-word") && hasPair(); }
    bool hasPair() const { return !numbers().duplicateGroups.empty(); }

    /// Two positions with the same word: the selected one and the next one, or else the first two of the sentence.
    std::array<Index, 2> pairPositions() const {
        const auto cell = selection();
        const auto* found = cell ? numbers().duplicatesOf(cell->row) : nullptr;
        const std::vector<Index>& group = found ? *found : numbers().duplicateGroups.front();
        auto at = found ? std::ranges::find(group, Index(cell->row)) : group.begin();
        if (at + 1 == group.end()) --at;
        return {*at, *(at + 1)};
    }

    MatrixStyle look() const {
        return {.map = ColourMap::signedMap(theme()),
                .low = -largest(),
                .high = largest(),
                .maxLabelWidth = kWidestWord,
                .columnsInPairs = true,
                .decimals = cellWidth() >= kTwoDecimals ? 2 : 1};
    }

    static QString symbolOf(std::size_t which) { return QString::fromUtf8(std::array{"𝑋", "𝑃", "𝑌"}[which]); }
    QString noteOf(std::size_t which) const {
        if (which == 0 && numbers().choice.scaled) return tr("times √d = %1").arg(scaleText());
        return which == 2 && numbers().choice.dropout > 0 ? tr("after dropout") : QString();
    }

    void showMatrices() {
        const Index rows = shown().sum.rows();
        const std::array<QString, 3> names{tr("embeddings"), tr("positions"), tr("their sum")};
        for (std::size_t which = 0; which < 3; ++which) {
            MatrixStyle look = this->look();
            look.symbol = symbolOf(which);
            look.name = names[which];
            look.note = noteOf(which);
            look.showsRowLabels = which == 0;
            if (which == 0) look.rowWords = labelsOf(numbers().input.words);
            if (which == 1) look.columnAxis = tr("Column (dimension)");
            m_matrices[which].set(matrix(which), std::move(look),
                                  {.most = {kMaxExtent, kMaxRow},
                                   .minimumTotal = {kMinWidth, kMinRow * double(std::min(rows, kWordRows))}});
        }
    }

    /// The tab of the same word: the two rows of X, of P and of the sum, one below the other as in a written addition.
    Grid pairLayout() {
        setPairs(kTallStrip);
        const QString largestDifference =
            formatSignificantDigits(numbers().largestDifference(m_pairPositions[0], m_pairPositions[1]), 2);
        const Index column = numbers().mostDifferentColumn(m_pairPositions[0], m_pairPositions[1]);
        const auto valueAt = [&](Index position) { return formatDecimals(shown().sum(position, column), 1); };
        QStringList same{tr("largest difference")};
        if (viewport().width() < kMinFullLabelWidth) same += tr("difference");
        m_differences[0].set({.value = formatInteger(0), .words = same, .widest = QStringLiteral("0.00")});
        const QString range = tr("from %1 to %2").arg(valueAt(m_pairPositions[0]), valueAt(m_pairPositions[1]));
        m_differences[1].set({.value = largestDifference, .words = {range}, .widest = QStringLiteral("0.00")});
        const auto pair = [this](std::size_t which) { return LayoutItem(m_pairParts[which]).stretch(6); };
        return {3, {{}, pair(0), m_differences[0], m_plus, pair(1), {}, m_equals, pair(2), m_differences[1]}, {10, 20}};
    }
    /// The tag beside a row: the word and its position, "dog · 1"; for P the position alone.
    QString tagOf(std::size_t which, Index place) const {
        const QString word = QString::fromStdString(numbers().input.words[std::size_t(place)]).left(kTagLetters);
        return which == 1 ? tr("place %1").arg(formatInteger(place))
                          : QStringLiteral("%1 · %2").arg(word, formatInteger(place));
    }

    /// The numbers of the current cell, x + p = sum, each below its matrix.
    void setSum() {
        const auto text = [this](const Cell& cell, const QString& said) -> std::vector<CellLinesPart::Line> {
            if (cell.row < 0 || cell.row >= shown().sum.rows() || cell.column < 0 || cell.column >= shown().sum.cols())
                return {};
            return {{{said}, theme().text}};
        };
        const std::vector<Cell> example{{0, 0}};
        for (std::size_t slot = 0; slot < m_sum.size(); ++slot) {
            const bool isSign = slot % 2 == 1;
            // With dropout the last number is not the sum, so an arrow stands in place of "=".
            const QString sign = slot == 1                      ? QStringLiteral("+")
                                 : numbers().choice.dropout > 0 ? QStringLiteral("→")
                                                                : QStringLiteral("=");
            m_sum[slot].set(
                [this, text, slot, isSign, sign](const Cell& cell) {
                    if (text(cell, sign).empty() || isSign) return text(cell, sign);
                    const bool isDropped = slot == 4 && shown().mask(cell.row, cell.column) == 0;
                    const double value = matrix(slot / 2)(cell.row, cell.column);
                    const QString number = formatDecimals(value, isDropped ? 0 : 3);
                    // "0.2 + (−0.5)"
                    return text(cell, slot == 2 && value < 0 ? QStringLiteral("(%1)").arg(number) : number);
                },
                example, isSign ? 0 : kMaxExtent, Qt::AlignHCenter);
        }
    }

    /// Sets the rows of two positions with the same word, one below the other. @param maxRowHeight  in pixels
    void setPairs(double maxRowHeight) {
        m_pairPositions = pairPositions();
        const auto [one, other] = m_pairPositions;
        const QString word = quotedWord(numbers().input.words[std::size_t(one)]);
        const QString difference = formatSignificantDigits(numbers().largestDifference(one, other), 2);
        const QString column = formatInteger(numbers().mostDifferentColumn(one, other));
        const std::array<QStringList, 3> titles{
            QStringList{tr("%1 twice: the same row").arg(word), tr("the same row"), tr("the same")},
            QStringList{tr("their positions"), QStringLiteral("𝑃")},
            QStringList{tr("different: most in column %1, by %2").arg(column, difference), tr("different rows"),
                        tr("different")}};
        const std::array names{tr("%1: the same row at both places").arg(word), tr("the row of each place"),
                               tr("their sums: two different rows")};
        for (std::size_t which = 0; which < 3; ++which) {
            const Matrix& all = matrix(which);
            m_pairRows[which].resize(2, all.cols());
            m_pairRows[which] << all.row(one), all.row(other);
            MatrixStyle look = this->look();
            look.showsRowLabels = !isPairAlone() && which == 0;
            look.showsColumnLabels = false;
            look.rowWords = {formatInteger(one), formatInteger(other)};
            if (isPairAlone()) {
                look.symbol = symbolOf(which);
                look.name = names[which];
                look.decimals = 1;
                look.fontSize = font_size::kClaim;
                if (which == 2) look.note = noteOf(which);
            }
            m_pairParts[which].set(m_pairRows[which], std::move(look),
                                   {.least = {0, isPairAlone() ? kMinStrip + kRowGap : kMinStrip},
                                    .most = {kMaxExtent, maxRowHeight},
                                    .minimumTotal = {kMinWidth, 0},
                                    .highest = kHighestPair});
            const double tag = textWidth(tagOf(which, other), textFont(font_size::kAxis, QFont::DemiBold));
            m_pairParts[which].reserveMargins(isPairAlone() ? tag + kBesideTag : 0, 0);
            m_pairParts[which].setTitle(isPairAlone() ? QStringList() : titles[which]);
        }
    }

    void setLegend() {
        std::vector<LegendPart::Entry> entries;
        if (decorations().colourBar)
            entries.push_back(LegendPart::scale(ColourMap::signedMap(theme()), -largest(), largest(),
                                                tr("one scale for all three"), largest() < 10 ? 1 : 0, theme()));
        if (isHatched()) entries.push_back(LegendPart::hatched({tr("dropped: exactly 0")}, theme()));
        m_legend.set(std::move(entries));
    }

    /// Hatches the cells that dropout has set to 0.
    void addDropped(Marks& marks) const {
        if (!isHatched()) return;
        const Matrix& mask = shown().mask;
        addHatchedCells(marks, m_matrices[2].panel(), theme(),
                        [&](Index row, Index column) { return mask(row, column) == 0; });
        if (!hasPair()) return;
        addHatchedCells(marks, m_pairParts[2].panel(), theme(),
                        [&](Index row, Index column) { return mask(m_pairPositions[std::size_t(row)], column) == 0; });
    }

    std::array<MatrixPart, 3> m_matrices{MatrixPart{*this, std::string(kPanels[0])},
                                         MatrixPart{*this, std::string(kPanels[1])},
                                         MatrixPart{*this, std::string(kPanels[2])}};
    std::array<MatrixPart, 3> m_pairParts{MatrixPart{*this, std::string(kPairMatrices[0])},
                                          MatrixPart{*this, std::string(kPairMatrices[1])},
                                          MatrixPart{*this, std::string(kPairMatrices[2])}};
    std::array<Matrix, 3> m_pairRows;            ///< the values of m_pairParts: two rows each
    std::array<Index, 2> m_pairPositions{0, 1};  ///< two positions with the same word
    TextPart m_plus, m_equals;
    std::array<CellLinesPart, 5> m_sum;  ///< under X, +, P, = and the sum
    LegendPart m_legend;
    std::array<LargeValuePart, 2> m_differences;  ///< between the two rows of X, and between those of the sum
};

}  // namespace

const FigureMaker tokenPlusPositionFigure = newFigure<TokenFigure>;

}  // namespace attention
