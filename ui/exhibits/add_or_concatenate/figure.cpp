#include "ui/figure/figure.h"

#include <algorithm>
#include <array>
#include <deque>
#include <utility>
#include <vector>

#include <QStringList>

#include "core/encoding/add_or_concatenate_study.h"
#include "ui/exhibits/add_or_concatenate/words.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/figure/look.h"
#include "ui/figure/parts/colour_scale.h"
#include "ui/figure/parts/declared.h"
#include "ui/figure/parts/matrix.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/parts/two_ways.h"

namespace attention {
namespace {

/// Maximum size of a cell, in pixels, so that the cells of small matrices do not become large blocks.
constexpr QSizeF kMaxCell(46, 26);
/// Minimum size of a cell, unless there are so many that kMinMatrices applies.
constexpr QSizeF kReadableCell(9, 3);
/// Maximum size of a cell on a tab, which shows only some of the matrices.
constexpr QSizeF kLargeCell(150, 56);
/// Upper bound of the total minimum width and height of the cells of all matrices.
constexpr QSizeF kMinMatrices(230, 190);
/// Minimum width of a cell for two decimals.
constexpr double kForTwoDecimals = 36;
/// Width of everything in a row of matrices that is not a cell: words, numbers, signs, brackets.
constexpr double kBesideCells = 190;
/// Minimum height of a figure with column numbers.
constexpr double kForColumnNumbers = 240;
/// Size of the arrow head, in pixels.
constexpr double kHead = 8;

/// Both computations, one below the other, as matrices with equal cells. Above, [X, I] W = C: the upper block W_x of W
/// multiplies X, the lower block W_p multiplies I. Below, X W_x + I W_p = Y, with the difference C - Y under C.
class BlocksFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(AddOrConcatenate)

 public:
    BlocksFigure() {
        for (const std::string_view name : kAddOrConcatenateMatrices) m_matrices.emplace_back(*this, std::string(name));
        part("one-hot").declareHighlight = [this](Marks& marks, const Cell& cell, Highlight how) {
            if (cell.row >= 0 && (how == Highlight::Current || how == Highlight::Related)) addOneHot(marks, cell.row);
        };
    }

 protected:
    Grid buildLayout() override {
        updateMatrices();
        updateWords();
        if (isTab("one-row")) return column({LayoutItem(oneRow()), LayoutItem(m_scale).stretch(0)}, 4);
        if (scene().parameters.show != kShowAll) return tabLayout();
        const auto n = Index(keptScaleEnd("n", double(values().tokens.rows())));
        const auto d = Index(keptScaleEnd("d", double(values().tokens.cols())));
        const auto wide = double(std::max(n, d));
        // I (n columns) and U (d columns) share a column of the grid, which is as wide as the wider one.
        const auto beside = [&](MatrixPart& matrix, Index columns, MarksPart& space) {
            std::vector<LayoutItem> inner{LayoutItem(matrix).stretch(double(columns))};
            if (wide > double(columns) || keepsRanges())
                inner.push_back(LayoutItem(space).stretch(wide - double(columns)));
            return LayoutItem(row(std::move(inner), 0));
        };
        Grid blocks =
            Grid(7,
                 {m_firstHead,
                  {},
                  {},
                  {},
                  part("W_x"),
                  {},
                  {},  //
                  part("X"),
                  {},
                  beside(part("one-hot"), n, m_besideI),
                  m_times,
                  part("W_p"),
                  m_equals,              //
                  part("concatenated"),  //
                  m_secondHead,
                  {},
                  {},
                  {},
                  {},
                  {},
                  LayoutItem(m_largest).about({&part("difference")}),  //
                  part("token-part"),
                  m_plus,
                  beside(part("position-part"), d, m_besideU),
                  m_equalsBelow,  //
                  part("added"),
                  {},
                  part("difference")},
                 {6, 4})
                .withStretch({double(d), 0, wide, 0, double(d), 0, double(d)}, {double(d), double(n), 0, double(n)});
        std::vector<LayoutItem> all{std::move(blocks)};
        if (decorations().colourBar) all.emplace_back(m_scale);
        return column(std::move(all), 4);
    }

    std::vector<Cell> relatedCells(const Cell& cell) const override {
        const auto rowOf = [](Index row, const char* matrix) { return Cell{row, -1, matrix}; };
        if (cell.matrix == "W_x") return {{-1, cell.row, "X"}};
        if (cell.matrix == "X") return {rowOf(cell.row, "one-hot"), rowOf(cell.row, "W_p"), rowOf(cell.column, "W_x")};
        if (cell.matrix == "one-hot") return {rowOf(cell.row, "X"), rowOf(cell.row, "W_p")};
        const bool isOfPosition = cell.matrix == "position-part" || cell.matrix == "W_p";
        std::vector<Cell> cells{rowOf(cell.row, "one-hot"), rowOf(cell.row, "W_p")};
        if (!isOfPosition) {
            cells.push_back(rowOf(cell.row, "X"));
            cells.push_back({-1, cell.column, "W_x"});
        }
        for (const char* name : {"W_p", "token-part", "position-part", "concatenated", "added", "difference"})
            if (cell.matrix != name && !(isOfPosition && std::string_view(name) == "token-part"))
                cells.push_back({cell.row, cell.column, name});
        return cells;
    }

    /// Right leads from the end of a matrix to the next one in its line, Down from W_x to W_p and to the line below.
    CellWalk cellWalk() const override {
        return {.right = {{"X", "one-hot", "W_x", "concatenated"},
                          {"one-hot", "W_p", "concatenated"},
                          {"token-part", "position-part", "added", "difference"}},
                .down = {{"X", "token-part"},
                         {"one-hot", "position-part"},
                         {"W_x", "W_p", "added"},
                         {"concatenated", "difference"}}};
    }
    /// Adds square brackets around [X, I] and around W = [W_x; W_p].
    void declareOverlay(Marks& marks) override {
        if (scene().parameters.show != kShowAll) return;
        const QPen pen = strokePen(theme().text, 1.5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
        const auto around = [&](const QRectF& blocks) {
            constexpr double kGap = 4, kHook = 5;
            const QRectF outside = blocks.adjusted(-kGap, -kGap, kGap, kGap);
            marks.polyline(QPolygonF{QPointF(outside.left() + kHook, outside.top()), outside.topLeft(),
                                     outside.bottomLeft(), QPointF(outside.left() + kHook, outside.bottom())},
                           pen);
            marks.polyline(QPolygonF{QPointF(outside.right() - kHook, outside.top()), outside.topRight(),
                                     outside.bottomRight(), QPointF(outside.right() - kHook, outside.bottom())},
                           pen);
        };
        around(part("X").content().united(part("one-hot").content()));
        around(part("W_x").content().united(part("W_p").content()));
    }

 private:
    const AddOrConcatenateStudy& shown() const { return Figure::study<AddOrConcatenateStudy>(); }
    const AddOrConcatenate& values() const { return shown().values; }
    /// Upper end of the colour scale; the lower end is its negative.
    double scaleEnd() const { return keptScaleEnd("largest", shown().largest > 0 ? shown().largest : 1); }
    MatrixPart& part(std::string_view name) {
        return *std::ranges::find_if(m_matrices, [&](const auto& known) { return known.panel().matrix() == name; });
    }

    TwoWaysPart& oneRow() {
        // The row of the selected cell, else the last row.
        const auto cell = selection();
        const Index last = values().tokens.rows() - 1;
        const Index row = cell && cell->matrix != "W_x" ? std::clamp<Index>(cell->row, 0, last) : last;
        m_oneRow.set(shown(), scaleEnd(), row, cell && cell->matrix != "one-hot" ? cell->column : 0,
                     quotedWord(shown().input.words[std::size_t(row)]),
                     AddOrConcatenateWords::differenceText(values().largest));
        return m_oneRow;
    }

    Grid tabLayout() {
        constexpr QSizeF kBetween(14, 8);
        std::vector<LayoutItem> all;
        const auto add = [&](std::initializer_list<const char*> names) {
            for (const char* name : names) all.emplace_back(part(name));
        };
        if (isTab("all-rows"))
            add({"concatenated", "added", "difference"});
        else if (isTab("weights"))
            add({"W_x", "W_p"});
        else
            all = {part("token-part"), m_plus, part("position-part"), m_equalsBelow, part("added")};
        Grid pictures = isTab("weights") ? column(std::move(all), 24) : row(std::move(all), kBetween.width());
        return column({LayoutItem(std::move(pictures)), LayoutItem(m_scale).stretch(0)}, kBetween.height());
    }

    void updateMatrices() {
        const auto n = double(values().tokens.rows()), d = double(values().tokens.cols());
        const double columns = 3 * d + std::max(n, d), rows = d + 2 * n;
        const CellSizes cells{.least = {std::min(kReadableCell.width(), kMinMatrices.width() / columns),
                                        std::min(kReadableCell.height(), kMinMatrices.height() / rows)},
                              .most = scene().parameters.show == kShowAll ? kMaxCell : kLargeCell,
                              .minimumTotal = {1, 1}};
        const double end = scaleEnd();
        const bool isWide = viewport().width() >= kBesideCells + kForTwoDecimals * columns;
        const MatrixStyle plain{.map = ColourMap::signedMap(theme()),
                                .low = -end,
                                .high = end,
                                .showsRowLabels = false,
                                .showsColumnLabels = viewport().height() >= kForColumnNumbers,
                                .decimals = isWide ? 2 : 1};
        const auto set = [&](std::string_view name, const char* symbol, const QString& words, MatrixStyle look) {
            look.symbol = QString::fromUtf8(symbol);
            look.note = words;
            part(name).set(shown().matrix(name), std::move(look), cells);
        };
        MatrixStyle withWords = plain, integers = plain, weights = plain, positions = plain;
        withWords.showsRowLabels = weights.showsRowLabels = positions.showsRowLabels = true;
        withWords.rowWords = labelsOf(shown().input.words);
        integers.decimals = 0;
        weights.showsColumnLabels = false;
        positions.firstRow = values().tokens.cols();
        set("X", "𝑋", tr("embeddings"), withWords);
        set("one-hot", "𝐼", tr("positions, one-hot"), integers);
        set("W_x", "𝑊", tr("upper: for tokens"), weights);
        set("W_p", "", tr("lower: for positions"), positions);
        set("concatenated", "𝐶", QStringLiteral("= [X, I] × W"), isTab("all-rows") ? withWords : plain);
        set("token-part", "𝑇", tr("= X × upper rows"), withWords);
        set("position-part", "𝑈", tr("= I × lower rows"), plain);
        set("added", "𝑌", QStringLiteral("= T + U"), plain);
        set("difference", "𝐶 − 𝑌", {}, integers);
        m_scale.set(plain.map, -end, end, tr("one scale for all"), 1);
    }

    void updateWords() {
        for (auto& [sign, text] : {std::pair{&m_times, "×"}, {&m_equals, "="}, {&m_plus, "+"}, {&m_equalsBelow, "="}}) {
            sign->set({QString::fromUtf8(text)}, mathFont(font_size::kTitle), theme().text, Qt::AlignHCenter);
            sign->keepNarrow();
        }
        const auto heading = [&](MarksPart& head, const QString& full, const QString& brief) {
            head.set({.minimum = {60, 20}}, [this, full, brief](Marks& marks, const QRectF& content) {
                // The heading may extend over the empty space to its right, up to W.
                const QRectF line(content.left(), content.bottom() - 20,
                                  part("one-hot").frame().right() - content.left(), 20);
                marks.text(line, Qt::AlignLeft | Qt::AlignVCenter, {full, brief},
                           textFont(font_size::kName, QFont::DemiBold), theme().text);
            });
        };
        heading(m_firstHead, tr("Concatenate, then multiply by W"), tr("Concatenate"));
        heading(m_secondHead, tr("Multiply each by its rows of W, then add"), tr("Add"));
        const QString largest = AddOrConcatenateWords::differenceText(values().largest);
        m_largest.set({tr("largest difference %1").arg(largest), tr("at most %1").arg(largest)},
                      textFont(font_size::kName, QFont::DemiBold), theme().text);
    }

    /// Adds a box around the 1 in a row of I, and an arrow from there to the row of W_p that it multiplies.
    void addOneHot(Marks& marks, Index row) {
        const MatrixPanel &oneHot = part("one-hot").panel(), &weights = part("W_p").panel();
        const QRectF one = oneHot.box(row, row), picked = weights.box(row, 0);
        const double end = m_times.content().right();
        // The arrow starts at the right edge of I; up to there the outline of the row connects it with the 1.
        marks.casedLine({oneHot.area().right(), one.center().y(), end, picked.center().y()}, theme().indexI, 2,
                        theme().surface);
        marks.arrowHead({end + kHead / 2, picked.center().y()}, 0, kHead, theme().indexI);
        marks.casedBox(one.adjusted(-1, -1, 1, 1), theme().indexI, 2, theme().surface);
    }

    bool needsRelayout(const Scene& before, const Scene& after) const override {
        return PartsFigure::needsRelayout(before, after) ||
               (isTab("one-row") &&
                (before.parameters.row != after.parameters.row || before.parameters.column != after.parameters.column));
    }

    std::deque<MatrixPart> m_matrices;
    TwoWaysPart m_oneRow{*this};
    MarksPart m_besideI, m_besideU, m_firstHead, m_secondHead;
    TextPart m_times, m_equals, m_plus, m_equalsBelow, m_largest;
    ColourScalePart m_scale;
};

}  // namespace

const FigureMaker addOrConcatenateFigure = newFigure<BlocksFigure>;

}  // namespace attention
