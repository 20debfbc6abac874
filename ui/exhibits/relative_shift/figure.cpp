#include <algorithm>
#include <cstdlib>
#include <limits>
#include <memory>
#include <vector>

#include <QCoreApplication>

#include "core/encoding/relative_shift_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/relative_shift/words.h"
#include "ui/figure/look.h"
#include "ui/figure/parts/cell_text.h"
#include "ui/figure/parts/clock_keys.h"
#include "ui/figure/parts/clocks.h"
#include "ui/figure/parts/offset_paths.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/product.h"
#include "ui/figure/parts/rotation_matrix.h"
#include "ui/figure/parts/symbol_legend.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/parts/turn_clocks.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

/// The minimum ratio of width to height with which three clocks are side by side, instead of two.
constexpr double kWideRoom = 1.4;
/// Minimum and maximum size of the rotation matrix M in pixels: it only has to show its blocks.
constexpr double kMinRotation = 74, kMaxRotation = 132;
constexpr double kMaxAlone = 420;  ///< alone on its tab
constexpr double kFormula = 14;

/// " + 3" or " − 3".
QString signedTerm(std::int64_t value) {
    return (value < 0 ? QStringLiteral(" − ") : QStringLiteral(" + ")) + formatInteger(std::abs(value));
}

/// Clocks for the pairs of columns, with hands for two positions and the turn between them, which is the same from
/// another start. Below: the turn of one pair as a matrix product, the shift in one and in two steps, and the whole
/// rotation matrix.
class ShiftFigure : public PartsFigure, private ShiftWords {
    Q_DECLARE_TR_FUNCTIONS(RelativeShift)

 public:
    ShiftFigure() {
        // Whoever asks for an entry of a block sees its pair.
        m_rotation.setCellChoice([](const Cell& cell) {
            const Index pair = pairOfColumn(cell.row);
            return pair == pairOfColumn(cell.column) ? std::optional(ParameterChange{"pair", std::int64_t(pair)})
                                                     : std::nullopt;
        });
    }

 protected:
    bool needsRelayout(const Scene&, const Scene&) const override { return false; }
    Grid buildLayout() override {
        setPartKeys(m_residual, "largest-difference", m_roads, "two-shifts", m_turns, "turn-clocks", m_additions,
                    "addition-formula");
        const RelativeShiftStudy& s = shown();
        m_keys.set(decorations().legend ? keys() : std::vector<SymbolLegendPart::Key>(), textFont(font_size::kAxis),
                   theme().text);
        setClocks(m_clocks, 0, s.pairs());
        setClocks(m_chosen, chosenPair(), 1);
        setProduct();
        setRoads();
        setTurns();
        if (isTab("clocks")) return column({m_note, m_turns}, 6);
        if (isTab("all-pairs")) return column({m_keys, m_clocks}, 8);
        // In a small window everything but the clocks can be dropped. Exported figures are scaled down instead.
        const auto droppable = [this](LayoutItem slot, int order, const QString& what) {
            return std::move(slot).dropPriority(isInteractive() ? order : 0, what);
        };
        std::vector<LayoutItem> left;
        left.push_back(droppable(
            row({chosenPair() < ClocksPart::kAlwaysLarge ? LayoutItem() : LayoutItem(m_chosen), m_product}, 12)
                .titled("pair-turn", {tr("Pair %1").arg(formatInteger(chosenPair()))},
                        {tr("its turn as a matrix; ω is the angle of one step, and the shift has %1 steps")
                             .arg(formatInteger(s.shift.offset)),
                         tr("its turn as a matrix; ω: the angle of one step"), tr("its turn as a matrix")}),
            1, tr("the turn as a product")));
        left.push_back(LayoutItem(m_residual).dropPriority(4, tr("the largest difference")));
        left.push_back(droppable(m_roads, 3, tr("the way in one shift and in two")));
        for (FormulaPart& addition : m_additions)
            left.push_back(LayoutItem(addition).dropPriority(5, tr("the addition formulas")));
        LayoutItem rotation;
        if (s.rotation) {
            const double cell = (isTab("matrix") ? kMaxAlone : kMaxRotation) / double(s.shift.dimensions);
            // In the window the matrix has a title; exported figures, with less space, have a note beside the symbol.
            const QString name = tr("All pairs in one matrix");
            MatrixStyle look{.symbol = QStringLiteral("𝑀"),
                             .note = isInteractive() ? QString() : name,
                             .map = ColourMap::signedMap(theme()),
                             .columnsInPairs = true};
            if (decorations().colourBar) look.scaleDecimals = 0;
            m_rotation.set(*s.rotation, std::move(look),
                           {.least = {0, 0},
                            .most = {cell, cell},
                            .minimumTotal = {kMinRotation, kMinRotation},
                            .isSquare = true});
            // The matrix is in a grid of its own, so that its square shape does not limit the size of its neighbours.
            Grid whole = column({m_rotation});
            rotation = droppable(isInteractive() ? std::move(whole).titled("all-pairs", {name, tr("All pairs")})
                                                 : std::move(whole),
                                 2, isInteractive() ? tr("the whole matrix") : name)
                           .keyed("all-pairs");
        }
        if (isTab("matrix"))
            return column(
                {std::move(left[0]), std::move(left[1]),
                 row({std::move(rotation), LayoutItem(m_turns).dropPriority(1, tr("the turn on its clock"))}, 24)},
                10);
        if (isTab("two-steps"))
            return column({row({LayoutItem(m_roads).stretch(2), m_turns}, 24), std::move(left[left.size() - 2]),
                           std::move(left.back())},
                          10);
        return column({m_keys, LayoutItem(m_clocks).stretch(2.2),
                       row({LayoutItem(column(std::move(left), 6)).stretch(4), std::move(rotation)}, 16)},
                      8);
    }

    CellWalk cellWalk() const override { return {.layouts = {{.matrix = "rotation"}, {.isLine = true}}}; }
    std::vector<Cell> relatedCells(const Cell& cell) const override {
        if (cell.matrix == "angles") return {};
        if (cell.matrix != "rotation") {
            const bool isPair = RelativeShiftStudy::hasRowForPair(cell.matrix);
            return {{isPair ? cell.row : pairOfColumn(cell.row), 0, "angles"}};
        }
        if (pairOfColumn(cell.row) != pairOfColumn(cell.column)) return {};
        return {{pairOfColumn(cell.row), 0, "angles"}};
    }
    void declareOverlay(Marks& marks) override {
        if (!m_rotation.isVisible() || !shown().rotation) return;
        // The block of the chosen pair.
        const Index column = 2 * chosenPair();
        const QRectF block =
            m_rotation.panel().box(column, column).united(m_rotation.panel().box(column + 1, column + 1));
        marks.casedBox(block.adjusted(-1, -1, 1, 1), theme().indexJ, 2, theme().surface);
    }

 private:
    const RelativeShiftStudy& shown() const { return study<RelativeShiftStudy>(); }
    Index chosenPair() const { return std::min<Index>(scene().parameters.pair, shown().pairs() - 1); }
    void setClocks(ClocksPart& part, Index first, Index count) const {
        const RelativeShiftStudy& s = shown();
        const bool isWhole = count == s.pairs();
        const bool hasRest = scene().parameters.firstShift.has_value();
        part.set(
            {.from = &s.encoding.from,
             .to = &s.encoding.target,
             .angles = &s.encoding.angles,
             // A second turn from position 0, where all hands are at angle 0; left out if the first one starts there.
             .fromZero = s.shift.position != s.comparisonStart ? &s.encoding.rotation : nullptr,
             .between = hasRest ? &s.intermediate : nullptr,
             .position = double(s.shift.position),
             .offset = double(s.shift.offset),
             .first = first,
             .count = count,
             .chosen = chosenPair(),
             .isSineRight = scene().parameters.clockAxes == ClockAxes::SinCos,
             .isLabelled = isWhole,
             .ends = {formatInteger(s.shift.position), formatInteger(s.target()), formatInteger(s.comparisonStart),
                      formatInteger(s.comparisonStart + s.shift.offset)},
             .name = [](Index pair) { return tr("pair %1").arg(formatInteger(pair)); },
             .angleText = [](double radians) { return degrees(radians); },
             .smallTitle = [pairs = s.pairs()](Index from, Index last) -> QStringList {
                 if (from == last) return {tr("pair %1").arg(formatInteger(last))};
                 if (last + 1 == pairs)
                     return {tr("pairs %1 to %2").arg(formatInteger(from), formatInteger(last)),
                             formatInteger(from) + QChar(0x2013) + formatInteger(last)};
                 return {
                     tr("pairs %1 to %2 of %3").arg(formatInteger(from), formatInteger(last), formatInteger(pairs))};
             },
             .matrix = "angles",
             .key = "pair",
             .dragged = dragged()});
    }
    /// What a hand that is turned to an angle changes: the end of the turn its offset, the start its position.
    HandDrag dragged() const {
        return {"position", "offset", [this](bool isEnd, Index pair, double angle) {
                    return isEnd ? shown().offsetAt(angle, pair) : shown().positionAt(angle, pair);
                }};
    }

    /// Sets the clocks with turns. The tab "clocks" has the first three pairs, or the first two and the chosen one; in
    /// a narrow figure one pair less. Other tabs have the chosen pair only.
    void setTurns() {
        const RelativeShiftStudy& s = shown();
        const bool isInSteps = isTab("two-steps");
        std::vector<Index> pairs{chosenPair()};
        if (isTab("clocks")) {
            pairs.clear();
            const Index most = viewport().width() < kWideRoom * viewport().height() ? 2 : 3;
            for (Index pair = 0; pair < std::min(most, s.pairs()); ++pair) pairs.push_back(pair);
            pairs.back() = std::max(pairs.back(), chosenPair());
        }
        std::vector<TurnClocksPart::Clock> clocks;
        for (const Index pair : pairs) {
            clocks.push_back({pair, tr("pair %1").arg(formatInteger(pair)), {}});
            for (const bool isSecond : {false, true}) {
                const ShiftTurn turn = isInSteps ? s.step(pair, isSecond) : s.turn(pair, isSecond);
                clocks.back().turns[isSecond] = {turn.start, turn.angle, degrees(turn.angle, 1)};
            }
        }
        const auto end = [](Index position, const QString& letters) {
            return QStringList{formatInteger(position), letters};
        };
        const QString i = QStringLiteral("i"), to = QStringLiteral("i + δ"), a = QStringLiteral("i + a");
        const auto second = isInSteps ? std::pair(end(s.shift.position + s.first, a), end(s.target(), to))
                                      : std::pair(end(s.otherStart, formatInteger(s.otherStart)),
                                                  end(s.otherStart + s.shift.offset, QStringLiteral("δ")));
        m_turns.set({.clocks = std::move(clocks),
                     .ends = {end(s.shift.position, i), isInSteps ? second.first : end(s.target(), to), second.first,
                              second.second},
                     .isSineRight = scene().parameters.clockAxes == ClockAxes::SinCos,
                     .matrix = "angles",
                     .key = "pair",
                     .dragged = isInSteps ? HandDrag() : dragged()});
        const QString shift = QStringLiteral("δ = ") + formatInteger(s.shift.offset);
        QStringList note{s.shift.offset == 0 ? tr("%1: nothing turns.").arg(shift)
                                             : tr("%1 from both starts.").arg(shift)};
        if (s.shift.offset != 0 && s.pairs() > 1)
            note.push_front(note[0] + sentenceSeparator() +
                            tr("Each pair turns %1 times less than the one before it.")
                                .arg(formatSignificantDigits(s.slowing(), 3)));
        m_note.set(std::move(note), textFont(font_size::kName), theme().muted);
    }

    std::vector<SymbolLegendPart::Key> keys() const {
        const RelativeShiftStudy& s = shown();
        const auto key = [](const QString& words, std::function<void(Marks&, const QRectF&)> declare) {
            return SymbolLegendPart::Key{{words}, std::move(declare)};
        };
        std::vector<SymbolLegendPart::Key> keys{
            key(tr("position %1").arg(formatInteger(s.shift.position)), clock_keys::hand(theme(), true)),
            key(tr("position %1").arg(formatInteger(s.target())), clock_keys::hand(theme(), false)),
            key(tr("the turn between them"), clock_keys::turn(theme(), strokePen(theme().indexDelta, 2.5)))};
        // In an animation the key stays if any picture needs it, so that the other keys do not move.
        if (keptScaleEnd("two starts", s.shift.position != s.comparisonStart ? 1 : 0) > 0)
            keys.push_back(
                key(tr("the same turn from %1 to %2")
                        .arg(formatInteger(s.comparisonStart), formatInteger(s.comparisonStart + s.shift.offset)),
                    clock_keys::turn(theme(), strokePen(theme().indexDelta, 2, Qt::DashLine))));
        const bool isSineRight = scene().parameters.clockAxes == ClockAxes::SinCos;
        keys.push_back(key(isSineRight ? tr("sin right, cos up") : tr("cos right, sin up"), clock_keys::axes(theme())));
        return keys;
    }

    void setProduct() {
        const RelativeShiftStudy& s = shown();
        const Index column = 2 * chosenPair();
        m_product.set({.symbols = s.product,
                       .numbers = s.productWithNumbers,
                       .arrow = tr("in numbers"),
                       .matrix = {column, column, "rotation"},
                       .result = {column, 0, "rotated"},
                       .target = {column, 0, "target"}});
        const QString from = formatInteger(s.shift.position), to = formatInteger(s.target());
        m_residual.set(
            {tr("Turn all pairs of row %1 by their angles and you get row %2 (up to rounding).").arg(from, to),
             tr("row %1, turned, is row %2").arg(from, to)},
            textFont(font_size::kAxis), theme().muted);
        m_residual.setCell({s.encoding.largestPair, 0, "residual"});
        for (std::size_t k = 0; k < m_additions.size(); ++k) {
            Expression symbols = s.additions[k];
            symbols.parts.erase(symbols.parts.begin() + 2);
            m_additions[k].set({FormulaLayout(s.additions[k], kFormula), FormulaLayout(symbols, kFormula)},
                               Qt::AlignLeft);
        }
    }

    void setRoads() {
        const RelativeShiftStudy& s = shown();
        const bool isOne = s.first == 0 || s.secondOffset() == 0;
        const QString start = formatInteger(s.shift.position);
        QString title = formatInteger(s.target()) + QStringLiteral(" = ") + start + signedTerm(s.shift.offset);
        if (!isOne) title += QStringLiteral(" = ") + start + signedTerm(s.first) + signedTerm(s.secondOffset());
        m_roads.setTitle({title}, isOne ? QStringList(tr("in one shift"))
                                        : QStringList{tr("both ways lead to the same row, up to rounding"),
                                                      tr("both lead to the same row")});
        const auto named = [](const char* letter, Index value) {
            return QString::fromUtf8(letter) + QStringLiteral(" = ") + formatInteger(value);
        };
        // Letters stand for values of parameters; without a value of `first-shift` the numbers of the halves are shown.
        const auto letter = [&](const char* name, Index value) {
            return scene().parameters.firstShift ? named(name, value) : formatInteger(value);
        };
        m_roads.set({.start = s.shift.position,
                     .end = s.target(),
                     .stop = isOne ? std::nullopt : std::optional(s.shift.position + s.first),
                     .whole = named("δ", s.shift.offset),
                     .first = letter("a", s.first),
                     .second = letter("b", s.secondOffset())});
    }

    SymbolLegendPart m_keys;
    ClocksPart m_clocks{*this};
    ClocksPart m_chosen{*this};  ///< a large clock of the chosen pair, if it is small among the others
    TurnClocksPart m_turns{*this};
    TextPart m_note;
    ProductPart m_product;
    CellTextPart m_residual;
    OffsetPathsPart m_roads;
    std::array<FormulaPart, 2> m_additions;
    RotationMatrixPart m_rotation{*this, "rotation"};
};

}  // namespace

const FigureMaker relativeShiftFigure = newFigure<ShiftFigure>;

}  // namespace attention
