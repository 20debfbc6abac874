#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "core/attention/convolution_study.h"
#include "ui/exhibits/convolution/words.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/curve.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/colour_scale.h"
#include "ui/figure/parts/custom.h"
#include "ui/figure/parts/legend.h"
#include "ui/figure/parts/matrix.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/plot.h"
#include "ui/figure/parts/text.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// Heads that are shown at once, at most.
constexpr Index kMaxHeads = 5;
/// Heads at either side of the one looked at that never leave: in three one sees the shift.
constexpr Index kKeptHeads = 1;
constexpr QSizeF kMinHead(48, 48);
constexpr QSizeF kMinOutput(40, 44);
/// The lowest decade of the curve: below lies nothing that a double tells from 0 beside numbers of size 1.
constexpr int kLowestDecade = -17;
constexpr int kDecadesATick = 8;
constexpr double kGrasp = 10;
/// A place of the kernel's shape, pixels.
constexpr double kPlace = 21;
constexpr double kPlaceHeight = 15;
constexpr double kMinNumbered = 18;

/// From left to right.
constexpr std::array<std::string_view, 3> kOutputs{"attention-output", "convolution-output", "difference"};

bool isOutput(std::string_view matrix) {
    return std::ranges::find(kOutputs, matrix) != kOutputs.end();
}

/// Draws a ConvolutionStudy: the heads' weights, both outputs and their difference, the curve by alpha.
class ConvolutionFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(Convolution)

 public:
    ConvolutionFigure() {
        m_curve.onDraw = [this](QCPPainter& painter) { drawCurveOfAlpha(painter); };
    }

    /// Beyond the last column of one matrix the next one begins.
    Cell adjacentCell(const Cell& cell, int right, int down) const override {
        Cell next{cell.row + down, cell.column + right, cell.matrix};
        if (cell.matrix == "weights") {
            const Index head = cell.row / rows(), row = cell.row % rows() + down;
            next.row = head * rows() + std::clamp<Index>(row, 0, rows() - 1);
            if (next.column >= keys() && head + 1 < shown().choice.kernel) return {next.row + rows(), 0, cell.matrix};
            if (next.column < 0 && head > 0) return {next.row - rows(), keys() - 1, cell.matrix};
            return next;
        }
        const auto at = std::ranges::find(kOutputs, cell.matrix);
        if (at == kOutputs.end()) return next;
        const Index columns = heads().difference.cols();
        if (next.column >= columns && at + 1 != kOutputs.end()) return {next.row, 0, std::string(*(at + 1))};
        if (next.column < 0 && at != kOutputs.begin()) return {next.row, columns - 1, std::string(*(at - 1))};
        return next;
    }

 protected:
    Grid buildLayout() override {
        std::vector<LayoutItem> above = headSlots();
        setRestricted();
        above.push_back(
            LayoutItem(m_restricted).dropPriority(kMaxHeads, tr("attention to neighbours, for comparison")));
        std::vector<LayoutItem> below = outputSlots();
        updateCurve();
        setConditions();
        std::vector<LayoutItem> all;
        // On paper the whole is drawn smaller instead.
        const int last = isInteractive() ? 1 : 0;
        const QString weights = tr("the weights of the heads");
        LayoutItem shape = LayoutItem(shapeGrid()).dropPriority(2, tr("the shape of the kernel")).stretch(0);
        LayoutItem conditions = LayoutItem(m_conditions).dropPriority(3, tr("what makes the heads a convolution"));
        all.push_back(LayoutItem(row(std::move(above), 14)).stretch(1.2).dropPriority(last, weights));
        if (parts().colourBar)
            all.push_back(
                row({LayoutItem(m_weightScale).dropPriority(last, weights), m_outputScale, m_differenceScale}, 12));
        std::vector<LayoutItem> beside{std::move(shape), m_curve};
        // Where there is more width than height, what is no matrix stands beside them all.
        constexpr double kWide = 1.7;
        if (viewport().width() > kWide * viewport().height()) {
            all.push_back(row(std::move(below), 4));
            beside.push_back(std::move(conditions));
            return row({LayoutItem(column(std::move(all), 6)).stretch(2.2), column(std::move(beside), 8).enclosed()},
                       20);
        }
        all.push_back(row({LayoutItem(row(std::move(below), 4)).stretch(3),
                           LayoutItem(column(std::move(beside), 4).enclosed()).stretch(1.9)},
                          14));
        // As deep in the tree as beside the matrices: the numbers of panels are the same in each arrangement. No gap is
        // left where the conditions have no room.
        return column({column(std::move(all), 6), column({std::move(conditions)})}, 0);
    }

    /// A cell at the same place of the other outputs, and the row of every head that it was made with.
    std::vector<Cell> relatedCells(const Cell& cell) const override {
        std::vector<Cell> cells;
        if (!isOutput(cell.matrix) || cell.row < 0 || cell.row >= rows()) return cells;
        for (const std::string_view matrix : kOutputs)
            if (matrix != cell.matrix) cells.push_back({cell.row, cell.column, std::string(matrix)});
        for (Index head = 0; head < shown().choice.kernel; ++head)
            cells.push_back({head * rows() + cell.row, -1, "weights"});
        return cells;
    }

    void drawOverlay(QCPPainter& painter) override {
        for (const MatrixPart& part : m_heads)
            if (part.isVisible()) drawPadding(painter, part.panel());
    }

    bool needsRelayout(const Scene& before, const Scene& after) const override {
        return firstHeadOf(before.parameters) != firstHeadOf(after.parameters);
    }

 private:
    const ConvolutionStudy& shown() const { return study<ConvolutionStudy>(); }
    const ConvolutionHeads& heads() const { return *shown().heads; }
    Index rows() const { return heads().difference.rows(); }
    Index keys() const { return heads().input.rows(); }
    QString largestText() const { return formatSignificantDigits(heads().largest, 2); }

    static Index headLookedAt(const Parameters& parameters) {
        if (parameters.matrix == "weights" && parameters.row) return *parameters.row / std::max<Index>(1, parameters.n);
        return parameters.head.value_or(0);
    }
    /// The first of the heads that are shown where there is room: those around the one looked at.
    static Index firstHeadOf(const Parameters& parameters) {
        return std::clamp<Index>(headLookedAt(parameters) - kMaxHeads / 2, 0,
                                 std::max<Index>(0, parameters.kernel - kMaxHeads));
    }

    MatrixStyle weightLook() const {
        return {.map = ColourMap::weights(theme()), .low = 0, .high = 1, .decimals = 2, .plainZeros = true};
    }

    std::vector<LayoutItem> headSlots() {
        const Index kernel = shown().choice.kernel, first = firstHeadOf(scene().parameters);
        const Index count = std::min(kernel, kMaxHeads);
        const Index looked = headLookedAt(scene().parameters);
        const Index kept = count <= 2 * kKeptHeads
                               ? first
                               : std::clamp<Index>(looked, first + kKeptHeads, first + count - 1 - kKeptHeads);
        std::vector<LayoutItem> shownSlots;
        for (Index slot = 0; slot < count; ++slot) {
            const Index head = first + slot;
            MatrixPart& part = m_heads[std::size_t(slot)];
            part.setFirstRow(head * rows());
            MatrixStyle look = weightLook();
            look.rowAxis = slot == 0 ? tr("Query") : QString();
            look.columnAxis = slot == 0 ? tr("Key") : QString();
            look.firstColumn = heads().firstKey;
            look.showsRowLabels = slot == 0;
            part.set(shown().weights[std::size_t(head)], std::move(look), {.minimumTotal = kMinHead, .isSquare = true});
            const QString shift = ConvolutionWords::shiftText(shown().headShifts[std::size_t(head)]);
            part.setTitle({tr("head %1 looks Δ = %2 away").arg(formatInteger(head), shift),
                           tr("looks Δ = %1 away").arg(shift), tr("Δ = %1").arg(shift)});
            const Index away = std::abs(head - kept);
            // The comparison leaves before these three, and the others before the comparison.
            shownSlots.push_back(away <= kKeptHeads
                                     ? LayoutItem(part)
                                     : LayoutItem(part).dropPriority(int(kMaxHeads + away), tr("some of the heads")));
        }
        for (Index slot = count; slot < kMaxHeads; ++slot) m_heads[std::size_t(slot)].hide();
        m_weightScale.set(ColourMap::weights(theme()), 0, 1, tr("weights"), 0);
        return shownSlots;
    }

    void setRestricted() {
        m_restricted.set(heads().restricted, weightLook(), {.minimumTotal = kMinHead, .isSquare = true});
        m_restricted.setTitle(
            {tr("for comparison: attention to neighbours"), tr("attention to neighbours"), tr("to neighbours")});
    }

    /// The places that the convolution covers and those that the heads look at.
    Grid shapeGrid() {
        std::vector<LayoutItem> cells;
        const std::array<const std::vector<Index>*, 2> shapes{&shown().kernelShifts, &shown().headShifts};
        const std::array<QStringList, 2> names{QStringList{tr("of the convolution")}, QStringList{tr("of the heads")}};
        Index first = 0, last = 0;
        for (const std::vector<Index>* shifts : shapes)
            for (const Index shift : *shifts) first = std::min(first, shift), last = std::max(last, shift);
        const Index places = last - first + 1;
        for (std::size_t i = 0; i < shapes.size(); ++i) {
            m_shapeNames[i].set(names[i], textFont(font_size::kAxis), theme().text);
            m_shapeNames[i].keepNarrow();
            m_shapes[i].set(
                {.minimum = {std::min(kMinNumbered * double(places), 120.0), kPlaceHeight},
                 .maximum = {kPlace * double(places), kPlaceHeight}},
                [this, first, places, i, shifts = shapes[i]](QCPPainter& painter, const QRectF& room) {
                    const double width = room.width() / double(places);
                    painter.setPen(QPen(theme().rule, 1));
                    painter.setBrush(Qt::NoBrush);
                    for (Index place = 0; place < places && width >= 4; ++place)
                        painter.drawRect(QRectF(room.left() + double(place) * width, room.top(), width, room.height()));
                    for (const Index shift : *shifts) {
                        const QRectF box(room.left() + double(shift - first) * width, room.top(), width, room.height());
                        painter.fillRect(box.adjusted(0.5, 0.5, -0.5, -0.5),
                                         i == 0 ? theme().text : theme().indexDelta);
                        if (width >= kMinNumbered)
                            drawFirstFitting(painter, box, Qt::AlignCenter, {ConvolutionWords::shiftText(shift)},
                                             textFont(font_size::kSmallest), i == 0 ? theme().surface : theme().onIndex);
                    }
                });
            cells.emplace_back(m_shapeNames[i]);
            cells.emplace_back(m_shapes[i]);
        }
        return Grid(2, std::move(cells), {8, 3}).titled({tr("places that are added up"), tr("places")});
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
        const double most = shown().largestOutput;
        const std::array<QStringList, 3> names{QStringList{tr("𝑍 sum of the heads"), tr("𝑍 heads")},
                                               QStringList{tr("𝐶 convolution"), QStringLiteral("𝐶 ") + tr("conv.")},
                                               QStringList{tr("𝐷 difference"), QStringLiteral("𝐷 ") + tr("diff.")}};
        std::vector<LayoutItem> shownSlots;
        for (std::size_t i = 0; i < m_outputs.size(); ++i) {
            const double end = i == 2 ? shown().differenceEnd : most;
            m_outputs[i].set(shown().matrix(kOutputs[i]),
                             {.map = ColourMap::signedMap(theme()),
                              .low = -end,
                              .high = end,
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
        m_outputScale.set(ColourMap::signedMap(theme()), -most, most, QStringLiteral("𝑍, 𝐶"), scaleDecimals(most));
        const double end = shown().differenceEnd;
        m_differenceScale.set(ColourMap::signedMap(theme()), -end, end, QStringLiteral("𝐷"),
                              end < 1      ? 1
                              : end < most ? 0
                                           : scaleDecimals(most));
        return shownSlots;
    }

    /// The ends of the sequence among the keys: zero tokens stand outside.
    void drawPadding(QCPPainter& painter, const MatrixPanel& panel) {
        if (heads().firstKey == 0 && keys() == rows()) return;
        QPen pen(theme().control, 1, Qt::SolidLine, Qt::FlatCap);
        pen.setDashPattern({2, 2});
        painter.setPen(pen);
        const auto line = [&](Index key) {
            if (key < 0 || key >= keys()) return;
            const double x = panel.box(0, key).left();
            painter.drawLine(QLineF(x, panel.area().top(), x, panel.area().bottom()));
        };
        if (heads().firstKey < 0) line(-heads().firstKey);
        line(rows() - heads().firstKey);
    }

    // The curve: the difference by alpha, on a scale of decades.
    double highestDecade() const {
        double most = heads().largest;
        for (const double value : shown().differences) most = std::max(most, value);
        return most > 0 ? std::max(0.0, std::ceil(std::log10(most))) : 0;
    }
    static double decadeOf(double difference) {
        return difference > 0 ? std::max<double>(kLowestDecade, std::log10(difference)) : kLowestDecade;
    }

    void updateCurve() {
        constexpr auto kLast = double(ConvolutionStudy::kMaxAlpha);
        m_curve.setMarker({.key = std::min(shown().choice.alpha, kLast),
                           .value = decadeOf(heads().largest),
                           .pen = QPen(theme().control, 1),
                           .parameter = "alpha",
                           .gripRadius = kGrasp,
                           .valueFromKey = [kLast](double alpha) -> ParameterValue {
                               return std::round(2 * std::clamp(alpha, 0.0, kLast)) / 2;
                           }});
        m_curve.styleAxes({0, kLast}, tr("Sharpness β"), {double(kLowestDecade), highestDecade() + 0.5});
        const auto ticks = QSharedPointer<QCPAxisTickerText>::create();
        for (int decade = 0; decade > kLowestDecade; decade -= kDecadesATick)
            ticks->addTick(decade, decade == 0 ? QStringLiteral("1") : QStringLiteral("10") + superscript(decade));
        m_curve.y().setTicker(ticks);
        m_curve.setMinimumSize({90, kMinOutput.height()});
        const QString alpha = editableText(shown().choice.alpha);
        m_curve.setTitle({tr("largest difference at β = %1: %2").arg(alpha, largestText()),
                          tr("largest at β = %1: %2").arg(alpha, largestText()),
                          tr("β = %1: %2").arg(alpha, largestText())});
    }

    void drawCurveOfAlpha(QCPPainter& painter) {
        QPolygonF points;
        for (std::size_t i = 0; i < shown().differences.size(); ++i)
            points << m_curve.at(shown().alphas[i], decadeOf(shown().differences[i]));
        drawCurve(painter, points, QPen(theme().text, 2, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
        if (shown().convergesToRounding()) {
            // Above the mark, which may be there as well.
            constexpr double kHeight = 16, kAbove = 8;
            const QPointF end = m_curve.at(shown().alphas.back(), decadeOf(shown().differences.back()));
            const double width = m_curve.content().width() / 2;
            drawFirstFitting(painter, QRectF(end.x() - width, end.y() - kAbove - kHeight, width, kHeight),
                             Qt::AlignRight | Qt::AlignVCenter, {tr("rounding")}, textFont(font_size::kAxis), theme().muted);
        }
        m_curve.drawMarker(painter);
        painter.setPen(QPen(theme().surface, 1.5));
        painter.setBrush(theme().text);
        painter.drawEllipse(m_curve.marked(), 6, 6);
        painter.setBrush(Qt::NoBrush);
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
    std::array<CustomPart, 2> m_shapes;
    LegendPart m_conditions;
    PlotPart m_curve{*this};
};

}  // namespace

std::unique_ptr<Figure> convolutionFigure() {
    return std::make_unique<ConvolutionFigure>();
}

}  // namespace attention
