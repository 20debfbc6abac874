#include "ui/figure/figure.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include <QStringList>

#include "core/encoding/grid_study.h"
#include "ui/exhibits/encoding_2d/words.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/look.h"
#include "ui/figure/parts/colour_scale.h"
#include "ui/figure/parts/declared.h"
#include "ui/figure/parts/large_value.h"
#include "ui/figure/parts/matrix.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/plot.h"
#include "ui/figure/parts/stems.h"
#include "ui/figure/parts/sum_bars.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/value_axis.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

// All lengths are in pixels.

/// Minimum distance between two dots of a curve; a denser curve has no dots.
constexpr double kDotSpacing = 6;
/// Space above the largest value and below the smallest one, as a fraction of the range.
constexpr double kHeadroom = 0.08;
constexpr std::string_view kFromCell = "from-cell";
/// Maximum and minimum font size of the written sum beside the curve of the rows.
constexpr int kMaxSumDigits = 36, kMinSumDigits = 16;
/// Minimum and maximum width of the map in a presentation, where cells need not be square, as a fraction of the width.
constexpr double kMinStageMap = 0.42, kMaxStageMap = 0.54;
/// Factor for the extent of both curves in a narrow figure, and minimum height of the written sum.
constexpr double kNarrowFactor = 0.6, kMinSumHeight = 114;
/// Minimum width of a figure whose curves have words as axis names; narrower figures have only the letters R and C.
constexpr double kForAxisNames = 700;
/// Space for the numbers at the ends of the marked values, as a fraction of the range: beside the curve of the rows,
/// and above the curve of the columns.
constexpr double kForNumbersBeside = 0.55, kForNumbersAbove = 0.36;
/// Height of the column curve and width of the row curve on the tab "sum". Without the space for the numbers, both axes
/// have one scale, so that the values can be compared.
constexpr double kColumnCurve = 104, kRowCurve = kColumnCurve * (1 + kForNumbersBeside) / (1 + kForNumbersAbove);
/// Minimum size of a cell with a letter in it.
constexpr double kForLetter = 18;
/// Minimum ratio of width to height for a figure that is arranged side by side.
constexpr double kWide = 1.7;

/// The map of similarities to one cell, with the curves of the row part R and the column part C at its edges; the maps
/// of both parts, whose sum it is; and the written sum for the current cell.
class GridFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(Encoding2d)

 public:
    GridFigure() {
        m_columnCurve.declareMarks = [this](Marks& marks) {
            addCurve(marks, columns(), theme().indexJ, [this](Index at) { return onColumnCurve(at); });
        };
        m_rowCurve.declareMarks = [this](Marks& marks) {
            addCurve(marks, rows(), theme().indexI, [this](Index at) { return onRowCurve(at); });
        };
        m_columnCurve.declareHighlight = [this](Marks& marks, const Cell& cell, Highlight how) {
            if (how != Highlight::Current || cell.column < 0) return;
            addStem(marks, m_columnCurve.at(double(cell.column), 0), onColumnCurve(cell.column), theme().indexJ,
                    shown().maps.columnPart(0, cell.column));
        };
        m_rowCurve.declareHighlight = [this](Marks& marks, const Cell& cell, Highlight how) {
            if (how != Highlight::Current || cell.row < 0) return;
            addStem(marks, m_rowCurve.at(0, double(cell.row)), onRowCurve(cell.row), theme().indexI,
                    shown().maps.rowPart(cell.row, 0));
        };
        m_total.setHighlight([this](Marks& marks, const Cell& cell, Highlight how) {
            if (how == Highlight::Current && isTableCell(cell)) addTotal(marks, {cell.row, cell.column});
        });
        m_heading.setHighlight([this](Marks& marks, const Cell& cell, Highlight how) {
            if (how == Highlight::Current && isTableCell(cell)) addHeading(marks, {cell.row, cell.column});
        });
        m_sum.declareHighlight = [this](Marks& marks, const Cell& cell, Highlight how) {
            const GridMaps& maps = shown().maps;
            if (how == Highlight::Current && isTableCell(cell))
                m_sum.addSum(marks, theme(), maps.rowPart(cell.row, cell.column),
                             maps.columnPart(cell.row, cell.column), maps.sum(cell.row, cell.column),
                             {theme().indexI, theme().indexJ});
        };
        m_rowChannels.declareHighlight = [this](Marks& marks, const Cell& cell, Highlight how) {
            if (how != Highlight::Current || cell.row < 0) return;
            m_rowChannels.addRow(marks, theme(), *shown().rowTable, cell.row, theme().indexI);
            const QString end = formatInteger(shown().rowTable->cols() - 1), row = formatInteger(cell.row);
            QStringList names{tr("Numbers of row %1").arg(row)};
            const QString place = GridWords::placeText({cell.row, cell.column});
            if (isTableCell(cell)) names.prepend(tr("Numbers 0–%1 of cell %2: its row").arg(end, place));
            addName(marks, m_rowTitle.content(), names);
        };
        m_columnChannels.declareHighlight = [this](Marks& marks, const Cell& cell, Highlight how) {
            if (how != Highlight::Current || cell.column < 0) return;
            const Index half = shown().columnTable->cols();
            m_columnChannels.addRow(marks, theme(), *shown().columnTable, cell.column, theme().indexJ);
            const QString next = formatInteger(half), last = formatInteger(2 * half - 1);
            const QString column = formatInteger(cell.column);
            QStringList names{tr("Numbers of column %1").arg(column)};
            if (isTableCell(cell))
                names = QStringList{tr("Numbers %1–%2: its column (● sine, ○ cosine)").arg(next, last),
                                    tr("Numbers %1–%2: its column").arg(next, last)} +
                        names;
            addName(marks, m_columnTitle.content(), names);
        };
    }

 protected:
    Grid buildLayout() override {
        updateMaps();
        updateCurves();
        updateSum();
        updateChannels();
        const GridCell& cell = shown().from;
        const QString from = GridWords::placeText(cell), named = QStringLiteral("𝑎 = ") + from;
        const QString inRow = formatInteger(cell.row), inColumn = formatInteger(cell.column);
        const bool isWide = viewport().width() > kWide * viewport().height();
        if (isTab("halves") && isWide)
            return column({row({m_map, m_equals, m_rowPart, m_plus, m_columnPart}, 4), m_scale}, 10);
        if (isTab("halves"))
            return column(
                {Grid(4, {{}, m_rowPart, m_plus, m_columnPart, m_equals, m_map, {}, m_total}, {6, 10}), m_scale}, 10);
        if (isTab("numbers")) return column({m_rowTitle, m_rowChannels, m_columnTitle, m_columnChannels}, 4);
        const bool hasScale = isTab("sum") && decorations().colourBar;
        LayoutItem beside = isTab("sum") ? LayoutItem(row({m_rowCurve, m_total}, 16)) : LayoutItem(m_rowCurve);
        Grid map = Grid(2,
                        {LayoutItem(m_columnCurve).stretch(1), hasScale ? LayoutItem(m_scale) : LayoutItem(),
                         LayoutItem(m_map).stretch(4), std::move(beside).stretch(1)},
                        {6, 4})
                       .titled("similarity-map",
                               {tr("Similarity to %1: row %2, column %3").arg(named, inRow, inColumn),
                                tr("Similarity to %1").arg(named), from},
                               isTab("sum") ? QStringList()
                                            : QStringList{tr("cell %1 = %2 · %3 + %4")
                                                              .arg(formatInteger(cell.row * columns() + cell.column),
                                                                   inRow, formatInteger(columns()), inColumn)});
        if (isTab("sum")) return column({std::move(map)});
        std::vector<LayoutItem> right{LayoutItem(row({m_equals, m_rowPart, m_plus, m_columnPart}, 4))
                                          .dropPriority(1, tr("the maps of both halves"), "half-maps")
                                          .stretch(2)};
        if (decorations().colourBar) right.emplace_back(m_scale);
        LayoutItem channels = LayoutItem(Grid(2, {m_rowTitle, m_columnTitle, m_rowChannels, m_columnChannels}, {16, 0}))
                                  .dropPriority(2, tr("the numbers of the cell"), "cell-numbers");
        std::vector<LayoutItem> sum{m_heading, m_sum};
        // In a wide and high figure the maps are in one row, like an equation, and the numbers are below it.
        constexpr double kMinHeight = 360;
        if (isWide && viewport().height() > kMinHeight)
            return column({LayoutItem(row({LayoutItem(std::move(map)).stretch(5),
                                           LayoutItem(column(std::move(right), 8)).stretch(8)},
                                          12))
                               .stretch(5),
                           row({LayoutItem(column(std::move(sum), 0)).stretch(1), std::move(channels).stretch(2)}, 16)},
                          8);
        std::ranges::move(sum, std::back_inserter(right));
        // The nesting equals that of the wide layout, so that the panels have the same numbers in both.
        return column(
            {LayoutItem(
                 row({LayoutItem(std::move(map)).stretch(4), LayoutItem(column(std::move(right), 8)).stretch(3)}, 20))
                 .stretch(4),
             LayoutItem(row({std::move(channels)})).stretch(1)},
            8);
    }

    void declareAreas(Marks& marks) const override {
        marks.handle(kFromCell, fromBox(), [this](const QPointF& place) {
            const QRectF map = m_map.panel().area();
            const auto cell = m_map.cellAt({std::clamp(place.x(), map.left() + 1, map.right() - 1),
                                            std::clamp(place.y(), map.top() + 1, map.bottom() - 1)});
            return cell ? std::int64_t(cell->row * columns() + cell->column) : ParameterValue();
        });
    }
    std::optional<ParameterChange> doubleClickChange(const Cell& cell) const override {
        return ParameterChange{kFromCell, std::int64_t(cell.row * columns() + cell.column)};
    }

    bool needsRelayout(const Scene&, const Scene&) const override { return false; }
    QPointF slackAlignment() const override { return {isTab("sum") ? 0.5 : 0, 0.3}; }

    void declareOverlay(Marks& marks) override {
        const QRectF box = m_map.panel().box(shown().from.row, shown().from.column);
        if (!m_map.isVisible()) return;
        const double radius = std::clamp(std::min(box.width(), box.height()) / 2 - 3, 3.0, isTab("sum") ? 12.0 : 8.0);
        marks.casedRing(box.center(), radius, strokePen(theme().text, 2), theme().surface);
        if (isTab("sum")) addLetter(marks, QStringLiteral("𝑎"), shown().from);
    }

    void declareSelection(Marks& marks) override {
        PartsFigure::declareSelection(marks);
        if (const auto cell = currentCell()) {
            const GridCell to{cell->row, cell->column};
            if (isTab("sum") && isTableCell(*cell) && to != shown().from) addLetter(marks, QStringLiteral("𝑏"), to);
            return;
        }
        // Without a selected cell, the numbers of the least similar cell are shown.
        const GridCell least = leastSimilarCell(shown().maps);
        if (m_total.isVisible()) addTotal(marks, least);
        for (PlotPart* part :
             std::initializer_list<PlotPart*>{&m_sum, &m_rowChannels, &m_columnChannels, &m_rowCurve, &m_columnCurve})
            if (part->isVisible()) part->declareHighlight(marks, {least.row, least.column}, Highlight::Current);
        addHeading(marks, least);
        if (isTab("sum") && m_map.isVisible()) {
            marks.highlight(m_map.panel().box(least.row, least.column), m_map.content(), Highlight::Related, theme());
            addLetter(marks, QStringLiteral("𝑏"), least);
        }
    }

 private:
    const GridStudy& shown() const { return Figure::study<GridStudy>(); }
    Index rows() const { return shown().maps.sum.rows(); }
    Index columns() const { return shown().maps.sum.cols(); }
    int decimals() const { return GridWords::decimalsOf(shown().similarity.largest()); }
    bool isNarrow() const { return viewport().width() < kForAxisNames; }
    /// Whether the cell has a row and a column, so that it is not a label.
    bool isTableCell(const Cell& cell) const { return cell.row >= 0 && cell.column >= 0; }

    /// Minimum size of a map: the largest one with square cells in `available`, but at least 16 pixels wide and high.
    QSizeF minimumMap(const QSizeF& available) const {
        return QSizeF(double(columns()), double(rows())).scaled(available, Qt::KeepAspectRatio).expandedTo({16, 16});
    }

    /// All three maps share one colour scale, so that the summands can be compared with the sum. On the tab "sum", the
    /// scale begins at the smallest similarity instead, so that the similarities have clearly different colours.
    void updateMaps() {
        const GridStudy& study = shown();
        const double smallest = study.similarity.smallest(), maximum = study.similarity.largest();
        const bool isSigned = std::min(smallest, study.similarity.smallestPart()) < 0;
        const auto [lowest, largest] = isTab("sum") && !isSigned && smallest < maximum
                                           ? keptRange(m_keptSums, {smallest, maximum})
                                           : keptColours("similarity", maximum, isSigned);
        const MatrixStyle plain{.map = lowest < 0 ? ColourMap::signedMap(theme()) : ColourMap::positive(theme()),
                                .low = lowest,
                                .high = largest};
        MatrixStyle sum = plain, row = plain, column = plain;
        sum.rowAxis = tr("row");
        sum.columnAxis = tr("column");
        row.symbol = QStringLiteral("𝑅");
        row.note = tr("row half");
        column.symbol = QStringLiteral("𝐶");
        column.note = tr("column half");
        column.showsRowLabels = false;
        CellSizes cells{.minimumTotal = minimumMap({120, 90}), .isSquare = !isTab("sum") || !isOnStage()};
        // In a presentation, the curve above has the same maximum width.
        m_maxMapWidth = cells.isSquare ? kMaxExtent : kMaxStageMap * viewport().width();
        if (!cells.isSquare) cells.minimumTotal.setWidth(kMinStageMap * viewport().width());
        cells.most.setWidth(m_maxMapWidth / double(columns()));
        m_map.set(study.maps.sum, std::move(sum), cells);
        m_rowPart.set(study.maps.rowPart, std::move(row), {.minimumTotal = minimumMap({70, 50}), .isSquare = true});
        m_columnPart.set(study.maps.columnPart, std::move(column),
                         {.minimumTotal = minimumMap({70, 50}), .isSquare = true});
        m_scale.set(plain.map, plain.low, plain.high, isTab("sum") ? tr("similarity") : tr("all three"),
                    lowest > 0 || largest < 4 ? 1 : 0);
        m_equals.set({QStringLiteral("=")}, mathFont(20), theme().muted, Qt::AlignHCenter);
        m_plus.set({QStringLiteral("+")}, mathFont(20), theme().muted, Qt::AlignHCenter);
        for (TextPart* sign : {&m_equals, &m_plus}) sign->keepNarrow();
        m_heading.set({.minimum = {90, 18}, .maximum = {kMaxExtent, 18}});
    }

    /// Range of the value axes of both curves. It begins at 0, or below the smallest value if that is negative.
    QCPRange partRange(double headroom) const {
        const GridSimilarity& similarity = shown().similarity;
        const double high = std::max(similarity.rowParts(0), similarity.columnParts(0));
        const double low = std::min(0.0, similarity.smallestPart());
        const double margin = (isTab("sum") ? headroom : kHeadroom) * (high - low);
        return {low < 0 ? low - margin : 0, high + margin};
    }

    void updateCurves() {
        const double factor = isNarrow() ? kNarrowFactor : 1;
        m_columnCurve.styleAxes({-0.5, double(columns()) - 0.5}, {}, partRange(kForNumbersAbove),
                                isNarrow() ? QStringLiteral("𝐶") : tr("𝐶 columns"));
        m_columnCurve.x().setTickLabels(false);
        m_columnCurve.x().setTicks(false);
        m_columnCurve.y().setLabelColor(theme().indexJ);
        const auto setEndTicks = [](QCPAxis& axis, double end) {
            setTicks(axis, {{0, formatDecimals(0, 0)}, {end, formatDecimals(end, 0)}});
        };
        setEndTicks(m_columnCurve.y(), shown().similarity.columnParts(0));
        m_columnCurve.setMinimumSize({30, isTab("sum") ? factor * kColumnCurve : 36});
        m_columnCurve.setMaximumSize({m_maxMapWidth, isTab("sum") ? factor * kColumnCurve : 130.0});
        m_rowCurve.styleAxes(partRange(kForNumbersBeside), isNarrow() ? QStringLiteral("𝑅") : tr("𝑅 rows"),
                             {-0.5, double(rows()) - 0.5});
        m_rowCurve.x().setLabelColor(theme().indexI);
        setEndTicks(m_rowCurve.x(), shown().similarity.rowParts(0));
        m_rowCurve.y().setRangeReversed(true);
        m_rowCurve.y().setTickLabels(false);
        m_rowCurve.y().setTicks(false);
        m_rowCurve.y().grid()->setVisible(false);
        m_rowCurve.setMinimumSize({isTab("sum") ? factor * kRowCurve : 36, 20});
        m_rowCurve.setMaximumSize({isTab("sum") ? factor * kRowCurve : 130.0, kMaxExtent});
    }

    /// Adds the written sum R + C, which is the similarity of a cell to the ringed cell.
    void addTotal(Marks& marks, const GridCell& cell) const {
        const GridMaps& maps = shown().maps;
        addWrittenSum(marks, m_total.content(),
                      {SumTerm{maps.rowPart(cell.row, cell.column), tr("rows"), theme().indexI},
                       {maps.columnPart(cell.row, cell.column), tr("columns"), theme().indexJ},
                       {maps.sum(cell.row, cell.column), tr("similarity"), theme().text}},
                      decimals(), kMaxSumDigits, theme());
        if (isTab("sum")) m_scale.addValueMark(marks, theme(), maps.sum(cell.row, cell.column), decimals());
    }

    void updateSum() {
        const double largest = shown().similarity.largest();
        const QString widest = formatDecimals(-largest, decimals());
        const double maxWidth = writtenSumSize(kMaxSumDigits, widest).width();
        const double minWidth = isNarrow() ? writtenSumSize(kMinSumDigits, widest).width() : maxWidth;
        m_total.set({.minimum = {minWidth, kMinSumHeight}, .maximum = {maxWidth, kMaxExtent}});
        const double low = std::min({0.0, shown().similarity.smallest(), partRange(kForNumbersBeside).lower});
        m_sum.set({low, largest, {QStringLiteral("𝑅"), QStringLiteral("𝐶"), tr("sum")}, decimals()});
    }

    void updateChannels() {
        const Index half = shown().rowTable->cols();
        const double highest = isTab("numbers") ? 220 : 110;
        m_rowChannels.set(half, 0, highest);
        m_columnChannels.set(half, half, highest);
        for (MarksPart* title : {&m_rowTitle, &m_columnTitle})
            title->set({.minimum = {90, 18}, .maximum = {kMaxExtent, 18}});
    }

    QRectF fromBox() const {
        return m_map.panel().isShown() ? m_map.panel().box(shown().from.row, shown().from.column) : QRectF();
    }
    QPointF onColumnCurve(Index column) const {
        return m_columnCurve.at(double(column), shown().maps.columnPart(0, column));
    }
    QPointF onRowCurve(Index row) const { return m_rowCurve.at(shown().maps.rowPart(row, 0), double(row)); }

    void addCurve(Marks& marks, Index count, const QColor& colour, auto pointAt) const {
        QPolygonF points;
        for (Index i = 0; i < count; ++i) points.append(pointAt(i));
        marks.curve(points, strokePen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        if (count > 1 && QLineF(points[0], points[1]).length() < kDotSpacing) return;
        for (const QPointF& point : points) marks.dot(point, 2.5, colour, true, theme().surface);
    }

    /// Adds a line from 0 to a point of a curve, with its value: above a vertical line, at the right of a horizontal
    /// one.
    void addStem(Marks& marks, const QPointF& zero, const QPointF& end, const QColor& colour, double part) const {
        marks.casedLine({zero, end}, colour, 2, theme().surface);
        marks.dot(end, 4.5, colour, true, theme().surface);
        const bool isUpright = zero.y() != end.y();
        const QRectF rect =
            isUpright ? QRectF(end.x() - 30, end.y() - 24, 60, 18) : QRectF(end.x() + 10, end.y() - 10, 60, 20);
        if (isTab("sum"))
            marks.text(rect, (isUpright ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignVCenter,
                       {formatDecimals(part, decimals())}, textFont(font_size::kBody, QFont::DemiBold), colour);
    }

    /// Adds a letter in a cell of the map if the cell is large enough.
    void addLetter(Marks& marks, const QString& letter, const GridCell& cell) const {
        const QRectF box = m_map.panel().box(cell.row, cell.column);
        if (std::min(box.width(), box.height()) < kForLetter) return;
        const MatrixStyle& look = m_map.panel().style();
        const double fraction = (shown().maps.sum(cell.row, cell.column) - look.low) / (look.high - look.low);
        marks.elided(box, Qt::AlignCenter, letter, mathFont(font_size::kClaim),
                     contrastingColour(QColor(look.map.at(fraction))));
    }

    void addName(Marks& marks, const QRectF& rect, const QStringList& forms) const {
        marks.text(rect, Qt::AlignLeft | Qt::AlignVCenter, forms, textFont(font_size::kName, QFont::DemiBold),
                   theme().text);
    }
    void addHeading(Marks& marks, const GridCell& cell) const {
        const QString from = GridWords::placeText(shown().from), to = GridWords::placeText(cell);
        addName(marks, m_heading.content(),
                {tr("Cells %1 and %2").arg(QStringLiteral("𝑎 = ") + from, QStringLiteral("𝑏 = ") + to),
                 QStringLiteral("%1 · %2").arg(from, to)});
    }

    PlotPart m_columnCurve{*this}, m_rowCurve{*this};
    MatrixPart m_map{*this}, m_rowPart{*this}, m_columnPart{*this};
    TextPart m_equals, m_plus;
    ColourScalePart m_scale;
    MarksPart m_total, m_heading, m_rowTitle, m_columnTitle;
    SumBarsPart m_sum{*this};
    StemsPart m_rowChannels{*this}, m_columnChannels{*this};
    double m_maxMapWidth = kMaxExtent;   ///< maximum width of the map and the curve above it, in pixels
    std::optional<QCPRange> m_keptSums;  ///< colour range of the tab "sum", for keptRange()
};

}  // namespace

const FigureMaker encoding2dFigure = newFigure<GridFigure>;

}  // namespace attention
