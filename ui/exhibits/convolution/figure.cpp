#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "core/attention/convolution_study.h"
#include "ui/exhibits/convolution/words.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/bracketed_names.h"
#include "ui/figure/parts/colour_scale.h"
#include "ui/figure/parts/decade_curve.h"
#include "ui/figure/parts/kernel_shape.h"
#include "ui/figure/parts/large_value.h"
#include "ui/figure/parts/legend.h"
#include "ui/figure/parts/matrix.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/text.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

// All lengths are in pixels.

/// Maximum number of heads that are shown at once.
constexpr Index kMaxHeads = 5;
/// Number of heads at each side of the chosen one that are never dropped: three heads are enough to see the shift.
constexpr Index kMinBeside = 1;
constexpr QSizeF kMinHead(48, 48), kMinOutput(40, 44);
/// Lower end of the curve's axis, as a power of 10: smaller differences between numbers near 1 are rounded to 0.
constexpr int kLowestDecade = -17;
/// Minimum ratio of width to height for a figure that is arranged side by side.
constexpr double kWide = 1.7;
/// Maximum height of a row in the tabs for one position.
constexpr double kMaxPositionRow = 82;
constexpr int kPositionFontSize = 14;
/// Font size of the largest difference.
constexpr int kDifferenceDigits = 64;
/// Upper end of the colour scale of weights in the tabs for one position. Because it is above 1, weights are not darker
/// than the outputs beside them.
constexpr double kWeightColourEnd = 1.8;
/// Number of additional keys that are shown at each side of those that the heads attend to.
constexpr Index kExtraKeys = 2;
/// Gap between the names and the rows, which contains the signs of the sum, and gap between the added rows and the line
/// below them.
constexpr double kSignGap = 36, kToLine = 14;

/// The output matrices, from left to right.
constexpr std::array<std::string_view, 3> kOutputs{"attention-output", "convolution-output", "difference"};

/// Matrices of the tabs for one position, with a row for each head: its weights, its summand of the output, and the
/// summand of the kernel's place. cellAt() maps their cells to cells of the weights and of the outputs.
const std::string kLooks = "head-looks";
const std::array<std::string, 2> kAdds{"head-adds", "kernel-adds"};

bool isOutput(std::string_view matrix) {
    return std::ranges::find(kOutputs, matrix) != kOutputs.end();
}

/// The heads' weights, both outputs and their difference, and a curve of the largest difference by the sharpness.
class ConvolutionFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(Convolution)

 public:
    ConvolutionFigure() {
        m_looks.setCellAlias({[this](const Cell& cell) -> std::optional<Cell> {
                                  if (cell.row >= std::min(shown().choice.kernel, kMaxHeads))
                                      return std::nullopt;  // of several heads
                                  return Cell{(firstHeadOf(scene().parameters) + cell.row) * rows() + position(),
                                              cell.column, "weights"};
                              },
                              [this](const Cell& cell) -> std::optional<Cell> {
                                  if (cell.matrix != "weights" || cell.row % rows() != position()) return std::nullopt;
                                  return lookOf(cell);
                              }});
        for (std::size_t side = 0; side < kAdds.size(); ++side)
            m_adds[side].setCellAlias({[this, side](const Cell& cell) {
                return Cell{position(), cell.column, std::string(kOutputs[side])};
            }});
    }

 protected:
    Grid buildLayout() override {
        setPartKeys(m_heads, "head", m_restricted, "to-neighbours", m_outputs[0], "sum-of-heads", m_outputs[1],
                    "of-kernel", m_outputs[2], "what-differs", m_weightScale, "weight-scale", m_curve,
                    "sharpness-curve", m_conditions, "conditions", m_looks, "where-heads-look", m_adds[0],
                    "added-by-heads", m_adds[1], "added-by-kernel", m_largest, "largest-difference");
        std::vector<LayoutItem> above = headSlots();
        m_restricted.set(heads().restricted, weightStyle(), {.minimumTotal = kMinHead, .isSquare = true});
        m_restricted.setTitle(
            {tr("for comparison: attention to neighbours"), tr("attention to neighbours"), tr("to neighbours")});
        above.push_back(
            LayoutItem(m_restricted).dropPriority(kMaxHeads, tr("attention to neighbours, for comparison")));
        std::vector<LayoutItem> below = outputSlots();
        updateCurve();
        setConditions();
        if (isTab("one-position")) return onePosition();
        if (isTab("each-place")) {
            setPosition();
            return row({LayoutItem(m_looks).stretch(0.8), m_adds[0], m_adds[1]}, 18);
        }
        if (isTab("all-positions"))
            return column({row(std::move(below), 4), row({m_outputScale, m_differenceScale}, 12)}, 8);
        if (isTab("heads"))
            return column(
                {LayoutItem(row(std::move(above), 14)).stretch(3), m_weightScale,
                 LayoutItem(m_curve).stretch(2).dropPriority(2, tr("the largest difference by sharpness")), shapeGrid(),
                 LayoutItem(m_conditions).dropPriority(1, tr("what makes the heads a convolution"))},
                10);
        std::vector<LayoutItem> all;
        // An exported figure drops nothing here; it is scaled down instead.
        const int last = isInteractive() ? 1 : 0;
        const QString weights = tr("the weights of the heads");
        LayoutItem shape = LayoutItem(shapeGrid()).dropPriority(2, tr("the shape of the kernel")).stretch(0);
        LayoutItem conditions = LayoutItem(m_conditions).dropPriority(3, tr("what makes the heads a convolution"));
        all.push_back(LayoutItem(row(std::move(above), 14)).stretch(1.2).dropPriority(last, weights, "heads"));
        if (decorations().colourBar)
            all.push_back(
                row({LayoutItem(m_weightScale).dropPriority(last, weights), m_outputScale, m_differenceScale}, 12));
        std::vector<LayoutItem> beside{std::move(shape), m_curve};
        // In a wide figure, everything that is not a matrix is placed beside the matrices.
        if (viewport().width() > kWide * viewport().height()) {
            all.push_back(row(std::move(below), 4));
            beside.push_back(std::move(conditions));
            return row({LayoutItem(column(std::move(all), 6)).stretch(2.2), column(std::move(beside), 8).enclosed()},
                       20);
        }
        all.push_back(row({LayoutItem(row(std::move(below), 4)).stretch(3),
                           LayoutItem(column(std::move(beside), 4).enclosed()).stretch(1.9)},
                          14));
        // The nesting depth equals that of the wide layout, so that the panels have the same numbers in both. The gap
        // is 0, so that none is left if the conditions are dropped.
        return column({column(std::move(all), 6), column({std::move(conditions)})}, 0);
    }

    /// For a cell of an output: the cells at the same row and column of the other outputs, and the row of each head's
    /// weights from which it is computed.
    std::vector<Cell> relatedCells(const Cell& cell) const override {
        std::vector<Cell> cells;
        if (cell.matrix == "weights") cells.push_back(lookOf(cell));
        if (!isOutput(cell.matrix) || cell.row < 0 || cell.row >= rows()) return cells;
        // On the tab "one-position", declareSelection() draws one frame around the whole column instead.
        for (const std::string_view matrix : kOutputs)
            if (matrix != cell.matrix && !isTab("one-position"))
                cells.push_back({cell.row, cell.column, std::string(matrix)});
        for (const std::string& adds : kAdds)
            if (!isTab("one-position")) cells.push_back({-1, cell.column, adds});
        for (Index head = 0; head < shown().choice.kernel; ++head)
            cells.push_back({head * rows() + cell.row, -1, "weights"});
        return cells;
    }

    CellWalk cellWalk() const override {
        CellWalk walk{.layouts = {{.matrix = "weights", .rowsPerBlock = rows()}}};
        // At one position the difference is a number beside the others.
        walk.right = {{kOutputs.begin(), kOutputs.end() - (isTab("one-position") ? 1 : 0)}};
        return walk;
    }

    void declareOverlay(Marks& marks) override {
        for (const MatrixPart& part : m_heads)
            if (part.isVisible()) addPadding(marks, part.panel());
        if (!m_looks.isVisible()) return;
        addPadding(marks, m_looks.panel());
        // A frame around the position of the query.
        const Index from = ConvolutionWords::positionOf(scene().parameters) - heads().firstKey;
        marks.casedBox(m_looks.panel().box(0, from) | m_looks.panel().box(m_position.weights.rows() - 1, from),
                       theme().indexI, 2, theme().surface, 0);
        if (!m_sums[0].isVisible()) return;
        // Signs left of the rows, a line below the summands, and frames around the two compared sums.
        const QRectF above = m_adds[0].content();
        const auto addSign = [&](const QString& sign, const QRectF& row) {
            marks.label({above.left() - kSignGap, row.top(), kSignGap, row.height()}, Qt::AlignCenter, sign,
                        textFont(font_size::kClaim, QFont::DemiBold), theme().text);
        };
        for (Index head = 1; head < m_position.heads.rows(); ++head)
            addSign(QStringLiteral("+"), m_adds[0].panel().box(head, 0));
        addSign(QStringLiteral("="), m_sums[0].content());
        addSign(shown().isEqual() ? QStringLiteral("=") : QStringLiteral("≈"), m_sums[1].content());
        const double y = std::round(above.bottom() + kToLine);
        marks.line({above.left() - kSignGap, y, above.right() + 2, y}, strokePen(theme().text, 1.5));
        for (const std::size_t side : {0, 1})
            marks.rect(m_sums[side].content().adjusted(-1, -1, 1, 1),
                       strokePen(theme().text, 1.5, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    }

    void declareSelection(Marks& marks) override {
        PartsFigure::declareSelection(marks);
        const auto cell = currentCell();
        if (!cell || cell->column < 0 || !isOutput(cell->matrix) || !m_sums[0].isVisible()) return;
        const QRectF top = m_adds[0].panel().box(0, cell->column), bottom = m_sums[1].panel().box(0, cell->column);
        marks.casedBox((top | bottom).adjusted(-1, -1, 1, 1), theme().indexJ, 2, theme().surface);
    }

    bool needsRelayout(const Scene& before, const Scene& after) const override {
        return firstHeadOf(before.parameters) != firstHeadOf(after.parameters) ||
               (isOnePosition() &&
                ConvolutionWords::positionOf(before.parameters) != ConvolutionWords::positionOf(after.parameters));
    }

 private:
    const ConvolutionStudy& shown() const { return study<ConvolutionStudy>(); }
    const ConvolutionHeads& heads() const { return *shown().heads; }
    Index rows() const { return heads().difference.rows(); }
    Index keys() const { return heads().input.rows(); }
    Index position() const { return ConvolutionWords::positionOf(scene().parameters); }
    QString largestText() const { return formatSignificantDigits(heads().largest, 2); }

    static Index chosenHead(const Parameters& parameters) {
        if (parameters.matrix == "weights" && parameters.row) return *parameters.row / std::max<Index>(1, parameters.n);
        return parameters.head.value_or(0);
    }
    /// The first of the up to kMaxHeads shown heads, which are centred on the chosen one.
    static Index firstHeadOf(const Parameters& parameters) {
        return std::clamp<Index>(chosenHead(parameters) - kMaxHeads / 2, 0,
                                 std::max<Index>(0, parameters.kernel - kMaxHeads));
    }
    /// The cell of kLooks that shows a cell of the weights.
    Cell lookOf(const Cell& cell) const {
        return {cell.row / rows() - firstHeadOf(scene().parameters), cell.column, kLooks};
    }

    /// Whether a tab for one position is shown: "one-position" has the sums, "each-place" the heads beside the kernel.
    bool isOnePosition() const { return isTab("one-position") || isTab("each-place"); }

    MatrixStyle rowStyle(double end, int decimals) const {
        return {.map = ColourMap::signedMap(theme()),
                .low = -end,
                .high = end,
                .showsRowLabels = false,
                .showsColumnLabels = false,
                .decimals = decimals,
                .fontSize = kPositionFontSize};
    }

    void setPosition() {
        const Index position = ConvolutionWords::positionOf(scene().parameters),
                    first = firstHeadOf(scene().parameters);
        const Index kernel = shown().choice.kernel, count = std::min(kernel, kMaxHeads);
        m_position = shown().partsAt(position, first, count);
        QStringList names;
        for (Index head = first; head < first + count; ++head)
            names += ConvolutionWords::placeText(shown().headShifts[std::size_t(head)]);
        if (count < kernel) names += tr("%n other(s)", nullptr, int(kernel - count));
        MatrixStyle look = weightStyle();
        look.plainZeros = false;
        look.hidesZeros = true;
        look.high = kWeightColourEnd;
        look.fontSize = kPositionFontSize;
        look.rowWords = names;
        look.firstColumn = heads().firstKey;
        // The visible keys are those that the heads attend to, and some more at each side.
        const auto [minShift, maxShift] = std::ranges::minmax(shown().headShifts);
        const Index from = position - heads().firstKey;
        const Index left = std::max<Index>(0, from + std::min<Index>(minShift, 0) - kExtraKeys);
        const Index right = std::min(keys() - 1, from + std::max<Index>(maxShift, 0) + kExtraKeys);
        look.visible = Zoom{double(left) - 0.5, double(right) + 0.5, -0.5, double(m_position.weights.rows()) - 0.5};
        const bool hasEnd = left + heads().firstKey < 0 || right + heads().firstKey >= rows();
        look.columnAxis = hasEnd ? tr("Position; dotted: the ends") : tr("Position");
        const CellSizes cells{.most = {kMaxExtent, kMaxPositionRow},
                              .minimumTotal = {60, double((isInteractive() ? 14 : 18) * m_position.heads.rows())}};
        m_looks.set(m_position.weights, std::move(look), cells);
        m_looks.setTitle({tr("Where each head looks from position %1").arg(formatInteger(position)),
                          tr("Where each head looks"), tr("It looks")},
                         {tr("green: its weight")});
        const double end = keptScaleEnd("output", shown().largestOutput);
        m_adds[0].set(m_position.heads, rowStyle(end, scaleDecimals(end)), cells);
        m_adds[0].setTitle({tr("What each head adds"), tr("A head adds")});
        m_adds[1].set(m_position.kernel, rowStyle(end, scaleDecimals(end)), cells);
        m_adds[1].setTitle({tr("What the kernel’s place adds"), tr("The kernel adds")});
    }

    /// The tab "one-position": the summands of the heads at one position, below them like a written addition their sum
    /// and the output of the convolution, and beside these the largest difference.
    Grid onePosition() {
        setPosition();
        const Index position = ConvolutionWords::positionOf(scene().parameters);
        const double end = keptScaleEnd("output", shown().largestOutput);
        for (std::size_t i = 0; i < m_sums.size(); ++i) {
            m_rowsOfPosition[i] = shown().matrix(kOutputs[i]).row(position);
            m_sums[i].setFirstRow(position);
            MatrixStyle look = rowStyle(end, scaleDecimals(end));
            look.outline = isOnStage() ? MatrixStyle::Outline::None : MatrixStyle::Outline::Cell;
            m_sums[i].set(m_rowsOfPosition[i], std::move(look),
                          {.most = {kMaxExtent, kMaxPositionRow}, .minimumTotal = {60, 22}});
        }
        m_sumNames.set({{&m_sums[0], {tr("Sum of the heads"), tr("Sum")}}, {&m_sums[1], {tr("Convolution")}}});
        const double strayWeight = 1 - shown().conditions.minLargestWeight, largest = m_position.largestDifference;
        const bool isEqual = largest < ConvolutionStudy::kRounding;
        QStringList words{tr("largest difference"), tr("difference")};
        if (isEqual) words = {tr("difference, up to rounding"), tr("difference")};
        if (!isEqual && !shown().conditions.weightsAreOneHot)
            words.prepend(tr("largest difference: up to %1 of a head’s weight goes elsewhere")
                              .arg(formatSignificantDigits(strayWeight, 1)));
        m_largest.set({.value = isEqual ? formatDecimals(0, 0) : formatSignificantDigits(largest, 2),
                       .words = words,
                       .size = kDifferenceDigits,
                       .alignment = Qt::AlignRight});
        // A very low window drops the difference and keeps the rows.
        const int priority = isInteractive() ? 1 : 0;
        LayoutItem value = LayoutItem(m_largest).dropPriority(priority, tr("largest difference"));
        return Grid(2,
                    {m_looks, m_adds[0], row({std::move(value), m_sumNames}, 16), column({m_sums[0], m_sums[1]}, 12)},
                    {kSignGap, 20})
            .withStretch({0.6, 1}, {double(m_position.weights.rows()), 2});
    }

    MatrixStyle weightStyle() const {
        return {.map = ColourMap::weights(theme()), .low = 0, .high = 1, .decimals = 2, .plainZeros = true};
    }

    std::vector<LayoutItem> headSlots() {
        const Index kernel = shown().choice.kernel, first = firstHeadOf(scene().parameters);
        const Index count = std::min(kernel, kMaxHeads);
        // The middle one of the heads that are never dropped.
        const Index kept =
            count <= 2 * kMinBeside
                ? first
                : std::clamp<Index>(chosenHead(scene().parameters), first + kMinBeside, first + count - 1 - kMinBeside);
        std::vector<LayoutItem> shownSlots;
        for (Index slot = 0; slot < count; ++slot) {
            const Index head = first + slot;
            MatrixPart& part = m_heads[std::size_t(slot)];
            part.setFirstRow(head * rows());
            MatrixStyle look = weightStyle();
            look.rowAxis = slot == 0 ? tr("Query") : QString();
            look.columnAxis = slot == 0 ? tr("Key") : QString();
            look.firstColumn = heads().firstKey;
            look.showsRowLabels = slot == 0;
            part.set(shown().weights[std::size_t(head)], std::move(look), {.minimumTotal = kMinHead, .isSquare = true});
            const QString shift = ConvolutionWords::shiftText(shown().headShifts[std::size_t(head)]);
            part.setTitle({tr("head %1 looks Δ = %2 away").arg(formatInteger(head), shift),
                           tr("looks Δ = %1 away").arg(shift), tr("Δ = %1").arg(shift)});
            const Index away = std::abs(head - kept);
            // A small figure first drops the outer heads, then m_restricted, but never the heads in the middle.
            shownSlots.push_back(away <= kMinBeside
                                     ? LayoutItem(part)
                                     : LayoutItem(part).dropPriority(int(kMaxHeads + away), tr("some of the heads")));
        }
        for (Index slot = count; slot < kMaxHeads; ++slot) m_heads[std::size_t(slot)].hide();
        m_weightScale.set(ColourMap::weights(theme()), 0, 1, tr("weights"), 0);
        return shownSlots;
    }

    /// Two rows of shifts relative to the query: those that the kernel covers, and those that the heads attend to.
    Grid shapeGrid() {
        std::vector<LayoutItem> cells;
        const std::array<const std::vector<Index>*, 2> shapes{&shown().kernelShifts, &shown().headShifts};
        const std::array<QStringList, 2> names{QStringList{tr("of the convolution")}, QStringList{tr("of the heads")}};
        Index first = 0, last = 0;
        for (const std::vector<Index>* shifts : shapes)
            for (const Index shift : *shifts) first = std::min(first, shift), last = std::max(last, shift);
        for (std::size_t i = 0; i < shapes.size(); ++i) {
            m_shapeNames[i].set(names[i], textFont(font_size::kAxis), theme().text);
            m_shapeNames[i].keepNarrow();
            QStringList shifted;
            for (const Index shift : *shapes[i]) shifted += ConvolutionWords::shiftText(shift);
            m_shapes[i].set({.shifts = *shapes[i],
                             .names = shifted,
                             .first = first,
                             .count = last - first + 1,
                             .fill = i == 0 ? theme().text : theme().indexDelta,
                             .ink = i == 0 ? theme().surface : theme().onIndex});
            cells.emplace_back(m_shapeNames[i]);
            cells.emplace_back(m_shapes[i]);
        }
        return Grid(2, std::move(cells), {8, 3}).titled("kernel-shape", {tr("places that are added up"), tr("places")});
    }

    void setConditions() {
        std::vector<LegendPart::Entry> entries;
        const QString held = formatInteger(shown().conditions.satisfiedCount());
        const QString count = formatInteger(ConvolutionConditions::kCount);
        entries.push_back({.sample = 0,
                           .after = {tr("𝑍 = 𝐶 if all hold (here %1 of %2):").arg(held, count),
                                     tr("Conditions that hold: %1 of %2").arg(held, count)}});
        for (const auto& [holds, words] : ConvolutionWords::conditions(shown()))
            entries.push_back(LegendPart::checked(holds, words, theme()));
        m_conditions.set(std::move(entries));
    }

    std::vector<LayoutItem> outputSlots() {
        const double end = keptScaleEnd("output", shown().largestOutput);
        const double differenceEnd = keptScaleEnd("difference", shown().differenceEnd);
        const std::array<QStringList, 3> names{QStringList{tr("𝑍 sum of the heads"), tr("𝑍 heads")},
                                               QStringList{tr("𝐶 convolution"), QStringLiteral("𝐶 ") + tr("conv.")},
                                               QStringList{tr("𝐷 difference"), QStringLiteral("𝐷 ") + tr("diff.")}};
        std::vector<LayoutItem> shownSlots;
        for (std::size_t i = 0; i < m_outputs.size(); ++i) {
            const double limit = i == 2 ? differenceEnd : end;
            m_outputs[i].set(shown().matrix(kOutputs[i]),
                             {.map = ColourMap::signedMap(theme()),
                              .low = -limit,
                              .high = limit,
                              .rowAxis = i == 0 ? tr("Position") : QString(),
                              .columnAxis = i == 0 ? tr("Column") : QString(),
                              .showsRowLabels = i == 0,
                              .decimals = 1},
                             {.minimumTotal = kMinOutput});
            m_outputs[i].setTitle(names[i]);
            if (i > 0) {
                m_signs[i - 1].set({i == 1 ? QStringLiteral("−") : QStringLiteral("=")}, mathFont(font_size::kTitle),
                                   theme().text, Qt::AlignHCenter);
                shownSlots.push_back(LayoutItem(m_signs[i - 1]).stretch(0));
            }
            shownSlots.emplace_back(m_outputs[i]);
        }
        m_outputScale.set(ColourMap::signedMap(theme()), -end, end, QStringLiteral("𝑍, 𝐶"), scaleDecimals(end));
        m_differenceScale.set(ColourMap::signedMap(theme()), -differenceEnd, differenceEnd, QStringLiteral("𝐷"),
                              differenceEnd < 1     ? 1
                              : differenceEnd < end ? 0
                                                    : scaleDecimals(end));
        return shownSlots;
    }

    /// Adds dotted lines between the keys of the sequence and the padding with zero tokens at its ends.
    void addPadding(Marks& marks, const MatrixPanel& panel) const {
        if (heads().firstKey == 0 && keys() == rows()) return;
        const QPen pen = dashedPen(theme().control, 1, 2, 2);
        const auto line = [&](Index key) {
            if (key < 0 || key >= keys()) return;
            const double x = panel.box(0, key).left();
            if (x < panel.area().left() - 1 || x > panel.area().right() + 1) return;
            marks.line({x, panel.area().top(), x, panel.area().bottom()}, pen);
        };
        if (heads().firstKey < 0) line(-heads().firstKey);
        line(rows() - heads().firstKey);
    }

    void updateCurve() {
        m_curve.set({.keys = shown().alphas,
                     .values = shown().differences,
                     .key = shown().choice.alpha,
                     .value = heads().largest,
                     .parameter = "alpha",
                     .step = 0.5,
                     .keyName = tr("Sharpness β"),
                     .lowest = kLowestDecade,
                     .endNote = shown().convergesToRounding() ? tr("rounding") : QString()});
        m_curve.setMinimumSize({90, kMinOutput.height()});
        const QString alpha = editableText(shown().choice.alpha);
        m_curve.setTitle({tr("largest difference at β = %1: %2").arg(alpha, largestText()),
                          tr("largest at β = %1: %2").arg(alpha, largestText()),
                          tr("β = %1: %2").arg(alpha, largestText())});
    }

    std::array<MatrixPart, std::size_t(kMaxHeads)> m_heads{MatrixPart{*this, "weights"}, MatrixPart{*this, "weights"},
                                                           MatrixPart{*this, "weights"}, MatrixPart{*this, "weights"},
                                                           MatrixPart{*this, "weights"}};
    MatrixPart m_restricted{*this, "restricted"};
    std::array<MatrixPart, 3> m_outputs{MatrixPart{*this, std::string(kOutputs[0])},
                                        MatrixPart{*this, std::string(kOutputs[1])},
                                        MatrixPart{*this, std::string(kOutputs[2])}};
    std::array<TextPart, 2> m_signs;
    ColourScalePart m_weightScale, m_outputScale, m_differenceScale;
    std::array<TextPart, 2> m_shapeNames;
    std::array<KernelShapePart, 2> m_shapes;
    MatrixPart m_looks{*this, kLooks};
    std::array<MatrixPart, 2> m_adds{MatrixPart{*this, kAdds[0]}, MatrixPart{*this, kAdds[1]}};
    std::array<MatrixPart, 2> m_sums{MatrixPart{*this, std::string(kOutputs[0])},
                                     MatrixPart{*this, std::string(kOutputs[1])}};
    BracketedNamesPart m_sumNames;
    LargeValuePart m_largest;
    PositionParts m_position;
    std::array<Matrix, 2> m_rowsOfPosition;
    LegendPart m_conditions;
    DecadeCurvePart m_curve{*this};
};

}  // namespace

const FigureMaker convolutionFigure = newFigure<ConvolutionFigure>;

}  // namespace attention
