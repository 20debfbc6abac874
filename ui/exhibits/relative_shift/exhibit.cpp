#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/encoding/relative_shift_study.h"
#include "core/encoding/shift_derivation.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/relative_shift/words.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

/// What the exhibit "Relative shift" is and says.
class RelativeShift : public ExhibitWithStudy<RelativeShiftStudy>, private ShiftWords {
    Q_DECLARE_TR_FUNCTIONS(RelativeShift)

 public:
    RelativeShift() : ExhibitWithStudy(info()) {}
    static ExhibitInfo info() {
        static constexpr std::array<std::string_view, 5> matrices{"rotated", "target", "rotation", "residual",
                                                                  "angles"};
        return {
            .id = "relative-shift",
            .chapter = Chapter::Position,
            .makeFigure = relativeShiftFigure,
            .presentationKeys = {"position", "offset"},
            .uses = {{.key = "position", .sliderMaximum = 59},
                     {.key = "offset", .sliderMinimum = -59, .sliderMaximum = 59},
                     {.key = "d", .minimum = 2, .maximum = 4096, .sliderMaximum = 512, .multipleOf = 2},
                     // The study holds the product of the chosen pair, so that a change needs a computation.
                     {.key = "pair",
                      .role = ParameterRole::Data,
                      .dynamicMaximum = [](const Parameters& p) { return p.d / 2 - 1; },
                      .dynamicMaximumText = "d / 2 - 1"},
                     {.key = "first-shift", .sliderMinimum = -59, .sliderMaximum = 59},
                     {.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
                     {.key = "clock-axes"},
                     {.key = "matrix", .acceptedNames = matrices},
                     {.key = "row",
                      .dynamicMaximum =
                          [](const Parameters& p) {
                              return (RelativeShiftStudy::hasRowForPair(p.matrix) ? p.d / 2 : p.d) - 1;
                          },
                      .dynamicMaximumText = "the last row of the matrix"},
                     {.key = "column",
                      .dynamicMaximum = [](const Parameters& p) { return p.matrix == "rotation" ? p.d - 1 : 0; },
                      .dynamicMaximumText = "the last column of the matrix"}},
            .tables = {{"rotated",
                        "a column of the encoding, 0 to d - 1",
                        {{"rotated", "", ColumnType::Real, "M times the encoding of the position"}}},
                       {"target",
                        "a column of the encoding, 0 to d - 1",
                        {{"target", "", ColumnType::Real, "the encoding of position + offset, computed directly"}}},
                       {"rotation",
                        "a column of the encoding, 0 to d - 1",
                        {{"column", "0 to d - 1", ColumnType::Real, "M, whose product with the encoding is rotated"}}},
                       {"residual",
                        "a pair, 0 to d/2 - 1",
                        {{"residual", "", ColumnType::Real, "distance between rotated and target in that pair"}}},
                       {"angles",
                        "a pair, 0 to d/2 - 1",
                        {{"angle", "", ColumnType::Real, "by how much the pair turns, in radians"}}}},
            .tabs = {{"clocks", CoreMessages::tr("Equal turns")},
                     {"all-pairs", CoreMessages::tr("All pairs")},
                     {"matrix", CoreMessages::tr("The turn as a matrix")},
                     {"two-steps", CoreMessages::tr("In two steps")}}};
    }
    double memoryNeeded(const Scene& scene) const override {
        const double d = double(scene.parameters.d);
        // Two matrices: the new one, and the old one that is still shown.
        return sizeof(double) * (2 * d * d + 40 * d);
    }
    ExhibitTexts textsFor(const Scene&) const override {
        return {tr("Relative shift"), tr("A shift is a turn"),
                tr("The same shift turns a clock by the same angle, wherever it starts.")};
    }
    std::vector<Preset> presets() const override {
        return {
            {kStartPreset, tr("Start"), tr("From 7 to 12 and from 0 to 5: every clock makes the same turn twice."),
             "d=16; position=7; offset=5; pair=1; matrix=angles; row=1; column=0"},
            {"ten-from-one-and-nine", tr("Ten from one and nine"),
             tr("Position 10 is position 1, turned as far as a shift by 9 does."),
             "position=1; offset=9; d=64; pair=3; first-shift=1"},
            {"ten-from-two-and-eight", tr("Ten from two and eight"), tr("The same position 10, reached another way."),
             "position=2; offset=8; d=64; pair=3"},
            {"backwards", tr("Backwards"),
             tr("A negative shift turns the other way, here to position −3, before the first one."),
             "position=10; offset=-13; pair=3"},
            {"detour", tr("Too far and back"),
             tr("12 forwards and 9 back is 3 forwards: turns add up, whatever their signs."),
             "position=10; offset=3; first-shift=12; pair=2"},
            {"beyond-the-table", tr("Beyond the table"),
             tr("From 990 to 1010: a table made for 1000 positions ends before, the turn does not."),
             "position=990; offset=20; pair=4"},
            {"many-turns", tr("Many turns"),
             tr("A shift by 500 turns the first clock 79 times, the last one by 5 degrees."),
             "position=10; offset=500; pair=7"},
            {"small-turns", tr("One step"),
             tr("A shift by 1: the first clock turns by 57°, which is 1 radian, each later one by less."),
             "position=10; offset=1; pair=0"},
            {"clockwise", tr("Sine to the right"), tr("With the sine to the right the same turns run clockwise."),
             "clock-axes=sin-cos; pair=2"},
            {"256-clocks", tr("256 clocks"), tr("As wide as the first Transformer: 512 columns, 256 pairs."),
             "position=100; offset=59; d=512; pair=30"},
        };
    }
    /// Keeps the selected cell and the chosen pair consistent: each follows a change of the other.
    Parameters withLinkedParameters(const Parameters& before, Parameters after) const override {
        const auto cell = selectedCell(after);
        const auto selected = cell ? pairOf(*cell) : std::nullopt;
        if (!selected) return after;
        if (after.pair != before.pair) {
            const Index further = after.pair - *selected;
            after.row = cell->row + (RelativeShiftStudy::hasRowForPair(cell->matrix) ? further : 2 * further);
            if (cell->matrix == "rotation") after.column = cell->column + 2 * further;
        } else if (cell != selectedCell(before)) {
            after.pair = *selected;
        }
        return after;
    }
    Caption caption(const RelativeShiftStudy& study, const Scene& scene) const override {
        const Index offset = study.shift.offset;
        const QString why =
            offset < 0
                ? tr("One fixed matrix leads from every position to the one %1 back: it turns each pair. A model that "
                     "learns this matrix can look %1 places back from any position, as the page “Position heads” "
                     "shows.")
                : tr("One fixed matrix leads from every position to the one %1 further: it turns each pair. A model "
                     "that learns this matrix can look %1 places ahead from any position, as the page “Position heads” "
                     "shows.");
        return {shiftDefinition(study.shift), seen(study, std::min<Index>(scene.parameters.pair, study.pairs() - 1)),
                tryThis(), more(study, scene.parameters), why.arg(formatInteger(std::abs(offset)))};
    }
    QString description(const RelativeShiftStudy& study, const Scene&) const override {
        const Shift& shift = study.shift;
        const Vector& angles = study.encoding.angles;
        const QString text =
            tr("Sinusoidal positional encoding with %1 dimensions, base %2, as %3 clocks, one for each pair of "
               "columns. On each, a hand for position %4, a hand for position %5, and the turn between them, from %6 "
               "(pair 0) to %7 (pair %8).")
                .arg(formatInteger(shift.dimensions), exactEditableText(shift.base), formatInteger(study.pairs()),
                     formatInteger(shift.position), formatInteger(study.target()), degrees(angles[0]),
                     degrees(angles[angles.size() - 1]), formatInteger(study.pairs() - 1));
        if (study.shift.position == study.comparisonStart) return text;
        return text + sentenceSeparator() +
               tr("Dashed, the same turns from position %1.").arg(formatInteger(study.comparisonStart));
    }
    CellTags tags(const RelativeShiftStudy&, const Scene& scene, const Cell& cell) const override {
        const Parameters& p = scene.parameters;
        const Explanation::Tag shift{tr("shift %1").arg(formatInteger(p.offset)), IndexRole::Delta};
        if (cell.matrix == "rotation")
            return {shift,
                    {tr("row %1").arg(formatInteger(cell.row)), IndexRole::J},
                    {tr("column %1").arg(formatInteger(cell.column)), IndexRole::J}};
        const Index j = RelativeShiftStudy::hasRowForPair(cell.matrix) ? cell.row : pairOfColumn(cell.row);
        const Explanation::Tag pair{tr("pair %1").arg(formatInteger(j)), IndexRole::J};
        if (cell.matrix == "angles") return {shift, pair};
        return {{tr("position %1").arg(formatInteger(p.position)), IndexRole::I}, shift, pair};
    }
    Explanation explain(const RelativeShiftStudy& study, const Scene&, const Cell& cell) const override {
        Explanation explanation;
        explanation.derivation = study.derivation(cell);
        const double value = explanation.derivation.value;
        explanation.value = formatDecimals(value, 4);
        const Index pair = pairOfColumn(cell.row);
        const QString number = formatInteger(pair);
        if (cell.matrix == "rotation") {
            const bool isInBlock = pair == pairOfColumn(cell.column);
            explanation.sentence = !isInBlock                ? tr("outside the blocks: pairs do not mix")
                                   : cell.row == cell.column ? tr("cosine of the turn of pair %1").arg(number)
                                   : cell.row < cell.column  ? tr("sine of the turn of pair %1").arg(number)
                                                             : tr("minus the sine of the turn of pair %1").arg(number);
            if (isInBlock)
                explanation.clock = Clock{.angle = study.encoding.angles[pair], .sine = cell.row != cell.column};
        } else if (cell.matrix == "residual") {
            explanation.sentence = tr("how far the turned pair is from the pair of the target position: only rounding");
            explanation.value = formatSignificantDigits(value, 2);
        } else if (cell.matrix == "angles") {
            explanation.sentence =
                tr("the turn of pair %1 in radians; that is %2").arg(formatInteger(cell.row), degrees(value));
            explanation.value = formatSignificantDigits(value, 4);
            explanation.clock = Clock{.angle = value, .sine = true};
        } else {
            const bool isSine = isSineColumn(cell.row);
            explanation.sentence = (isSine ? tr("sine of pair %1 at position %2, column %3")
                                           : tr("cosine of pair %1 at position %2, column %3"))
                                       .arg(number, formatInteger(study.target()), formatInteger(cell.row));
            explanation.clock = Clock{.angle = study.targetAngle(pair), .sine = isSine};
        }
        return explanation;
    }

 private:
    /// The pair of a cell inside a 2 x 2 block; nothing for cells outside the blocks.
    static std::optional<Index> pairOf(const Cell& cell) {
        if (RelativeShiftStudy::hasRowForPair(cell.matrix)) return cell.row;
        const Index pair = pairOfColumn(cell.row);
        return cell.matrix == "rotation" && pairOfColumn(cell.column) != pair ? std::nullopt : std::optional(pair);
    }
    static QString seen(const RelativeShiftStudy& study, Index pair) {
        const QString from = formatInteger(study.shift.position);
        const QString target = formatInteger(study.target());
        if (study.shift.offset == 0)
            return tr("Without a shift both hands show position %1 and nothing turns.").arg(from);
        const QString clock = formatInteger(pair), angle = degrees(study.encoding.angles[pair]);
        if (study.shift.position == study.comparisonStart)
            return tr("From %1 to %2 <a href=\"term:pair\">pair</a> %3 turns by %4, and by as much from any other "
                      "start.")
                .arg(from, target, clock, angle);
        return tr("<a href=\"term:pair\">Pair</a> %1 turns by %2 from %3 to %4, and by as much from %5 to %6 (dashed).")
            .arg(clock, angle, from, target, formatInteger(study.comparisonStart),
                 formatInteger(study.comparisonStart + study.shift.offset));
    }
    static QString tryThis() {
        return tr("<a href=\"play:position\">Let “from position” run</a>: the angle stays. Or drag the tip of a hand.");
    }
    static QString more(const RelativeShiftStudy& study, const Parameters& p) {
        QStringList sentences{
            tr("At each position a pair of columns is a point on a circle, like the tip of a clock’s hand.")};
        sentences +=
            tr("<i>p</i>(<i>i</i>) is the row of position <i>i</i> in the table <i>P</i>, written as a column. "
               "<i>M</i>(<i>δ</i>), the matrix of the shift <i>δ</i>, turns all pairs at once: row %2 is <i>M</i> "
               "times row %1. Block <i>j</i> on its diagonal turns pair <i>j</i> by the shift times <i>ω</i>, the "
               "angle of one step; in the panel that is <i>θ</i>. (Some books write cosine first. Then the minus "
               "sign moves to the upper right.)")
                .arg(formatInteger(study.shift.position), formatInteger(study.target()));
        const Vector& angles = study.encoding.angles;
        const Index last = angles.size() - 1;
        if (study.shift.offset != 0 && last > 0)
            sentences += tr("Later pairs are slower: pair 0 turns by %1, pair %2 by %3.")
                             .arg(degrees(angles[0]), formatInteger(last), degrees(angles[last]));
        if (study.target() < 0)
            sentences += tr("Position %1 is in no table, but the formula has it.").arg(formatInteger(study.target()));
        sentences += tr(
            "Two shifts, by <i>a</i> and then by <i>b</i>, are one shift by <i>a</i> + <i>b</i>. Go to position 10 <a "
            "href=\"preset:ten-from-one-and-nine\">from 1</a> or <a href=\"preset:ten-from-two-and-eight\">from 2</a>: "
            "both ways need different shifts and matrices, but end at row 10.");
        sentences += p.clockAxes == ClockAxes::SinCos
                         ? tr("<a href=\"clock-axes=cos-sin\">Exchange the axes</a> and the clocks turn the other way.")
                         : tr("<a href=\"clock-axes=sin-cos\">Exchange the axes</a> and the clocks turn clockwise.");
        return joinParagraphs(sentences);
    }
};

}  // namespace

QString ShiftWords::degrees(double radians, int decimals) {
    const double degrees = radians * (180 / std::numbers::pi);
    const double size = std::abs(degrees);
    if (size == 0 || size >= 10) return formatDecimals(degrees, size == 0 || size >= 1000 ? 0 : decimals) + QChar(0xB0);
    return size >= 1 ? formatDecimals(degrees, 1) + QChar(0xB0) : formatSignificantDigits(degrees, 2) + QChar(0xB0);
}

const Exhibit& relativeShift() {
    return singleton<RelativeShift>();
}

}  // namespace attention
