#include <algorithm>
#include <array>
#include <cmath>

#include "core/cost/complexity_table_study.h"
#include "ui/exhibits/complexity_table/exhibit.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/architecture_style.h"
#include "ui/figure/look.h"
#include "ui/figure/parts/cost_chart.h"
#include "ui/figure/parts/declared.h"
#include "ui/figure/parts/inset.h"
#include "ui/figure/parts/paragraph.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/table_cell.h"
#include "ui/figure/parts/text.h"
#include "ui/text/architecture_words.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

using Words = ComplexityTable;

constexpr std::size_t kRows = kComparedArchitectures.size();
/// Horizontal padding left and right of the rows, in pixels.
constexpr double kRim = 12;
/// Font size of the numbers on the tab "costs", and the minimum size of a figure with it. The first one that fits is
/// used.
struct CostFont {
    int fontSize;
    QSize minimum;
};
constexpr std::array kCostFonts{CostFont{26, {1000, 640}}, CostFont{20, {0, 380}}, CostFont{font_size::kName, {0, 210}},
                                CostFont{font_size::kSmallest, {0, 0}}};

/// The table of costs with a bar below each number, a sentence that compares them, and their curves.
class ComplexityTableFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(ComplexityTable)

 public:
    ComplexityTableFigure() {
        setPartKeys(m_sentence, "comparison", m_inset, "length-curves", m_notes, "sizes");
        m_chart.toFigureCell = [](const Cell& own) -> std::optional<Cell> {
            if (own.matrix != CostChartPart::kCosts) return std::nullopt;
            return Cell{own.column, std::int64_t(CostColumn::Term), {}};
        };
        m_chart.fromFigureCell = [this](const Cell& cell) -> std::optional<Cell> {
            if (cell.column != std::int64_t(CostColumn::Term)) return std::nullopt;
            return Cell{m_chart.markerRow(), cell.row, CostChartPart::kCosts};
        };
    }

 protected:
    Grid buildLayout() override {
        updateNames();
        for (const CostColumn column : kCostColumns) updateColumn(column);
        m_sentence.set(Words::comparison(shown()).join(sentenceSeparator()), font_size::kBody, theme().text,
                       isInteractive() ? Words::longestComparisons(shown()) : QStringList());
        const bool isHero = isTab("costs");
        m_notes.set(isHero ? Words::sizesInWords(shown().setting)
                           : Words::notes(shown(), isInteractive()).join(sentenceSeparator()),
                    font_size::kAxis, theme().muted,
                    isInteractive() ? QStringList{Words::longestNotes(shown(), isHero)} : QStringList());
        for (MarksPart& rim : m_rims) rim.set({.minimum = {kRim, 1}, .maximum = {kRim, 1}});
        LayoutItem sizes = LayoutItem(m_notes).stretch(0).dropPriority(isInteractive() ? 1 : 0, tr("the sizes"));
        if (isHero)
            return row({m_rims[0], column({table(), std::move(sizes)}, isInteractive() ? 14 : 4), m_rims[1]}, 0);
        m_chart.set(*shown().curves, {.axisNames = {tr("tokens 𝑛"), QStringLiteral("𝑛")},
                                      .amount = [](double value) { return wholeOrSignificant(value, 3); },
                                      .hasValues = false});
        m_chart.setTitle({tr("Operations per layer against the length"), tr("Operations per layer")},
                         {tr("without constants, both axes logarithmic; bold: lowest at the marker"),
                          tr("without constants, both axes logarithmic"), tr("without constants")});
        // A small window drops these texts, because the caption and the explanation have the same content.
        const auto inWindow = [&](int priority) { return isInteractive() ? priority : 0; };
        const LayoutItem comparison = LayoutItem(m_sentence).dropPriority(inWindow(2), tr("the comparison"));
        const LayoutItem notes = LayoutItem(m_notes).dropPriority(inWindow(3), tr("the sizes"));
        if (isTab("formulas")) return column({table(), comparison, notes}, 14);
        if (isTab("curves")) return column({m_inset, comparison}, 10);
        return column({table(), comparison,
                       LayoutItem(m_inset).stretch(1.5).dropPriority(6, tr("the curves against the length")), notes},
                      10);
    }
    bool needsRelayout(const Scene& before, const Scene& after) const override {
        return before.parameters.column != after.parameters.column;
    }
    /// Left and right skip columns that are not shown.
    CellWalk cellWalk() const override {
        CellWalk walk;
        walk.lines.resize(kRows);
        for (std::size_t row = 0; row < kRows; ++row)
            for (std::size_t column = 0; column < kCostColumns.size(); ++column)
                walk.lines[row].push_back({{std::int64_t(row), std::int64_t(column), scene().parameters.matrix},
                                           double(column),
                                           m_columns[column].cells[0].isVisible()});
        return walk;
    }
    void declareOverlay(Marks& marks) override {
        marks.crisp([this](Marks& rules) {
            for (std::size_t row = 0; row <= kRows; ++row) {
                const bool isEdge = row == 0 || row == kRows;
                rules.line(rule(row), strokePen(isEdge ? theme().control : theme().rule, 1));
            }
        });
    }
    void declareSelection(Marks& marks) override {
        if (const auto cell = currentCell(); cell && cell->row >= 0 && cell->row < Index(kRows))
            marks.crisp([&](Marks& rules) {
                for (const std::size_t row : {std::size_t(cell->row), std::size_t(cell->row + 1)})
                    rules.casedLine(rule(row), theme().text, 1, theme().surface);
            });
        m_chart.addMarkerTags(marks, currentCell());
        PartsFigure::declareSelection(marks);
    }

 private:
    struct Column {
        TextPart head, unit;
        std::array<TableCellPart, kRows> cells;
    };

    const ComplexityTableStudy& shown() const { return study<ComplexityTableStudy>(); }
    bool isSelected(CostColumn column) const {
        return scene().parameters.row && scene().parameters.column == std::int64_t(column);
    }

    int costFontSize() const {
        const QSize size = viewport().size();
        return std::ranges::find_if(kCostFonts,
                                    [&](const CostFont& entry) { return size.expandedTo(entry.minimum) == size; })
            ->fontSize;
    }

    /// Font size of the largest number of a row.
    int rowFontSize(bool isHero) const {
        return isHero && costFontSize() > font_size::kName ? costFontSize() * 3 / 2 : costFontSize();
    }

    /// Whether the tab "costs" has formulas beside the numbers. An exported figure has none, because they would make
    /// all text smaller.
    bool hasFormulasOfCosts() const {
        constexpr int kWidthForFormulas = 900;
        return isInteractive() && costFontSize() > font_size::kName && viewport().width() >= kWidthForFormulas;
    }

    void updateNames() {
        m_nameHead.set({isTab("costs") ? QString() : tr("Layer")}, headFont(), theme().text);
        // A figure that is wide enough has the long key only, so that a column is dropped before the key is shortened.
        constexpr double kForLongKey = 700;
        QStringList key{isTab("costs") ? QString() : tr("● lowest; bars in proportion")};
        if (viewport().width() < kForLongKey && !isTab("costs")) key += tr("● lowest");
        m_key.set(key, textFont(font_size::kAxis), theme().muted);
        m_nameHead.keepNarrow();
        m_key.keepNarrow();
        for (std::size_t row = 0; row < kRows; ++row) {
            const Architecture architecture = kComparedArchitectures[row];
            QPen pen = strokePen(architectureColour(architecture, theme()), 2.5, Qt::SolidLine, Qt::FlatCap);
            if (architectureDash(architecture) != Qt::SolidLine && !isGreyLook()) pen.setDashPattern({3.2, 1.2});
            if (isTab("costs")) pen = Qt::NoPen;
            // Of all symbols in the formulas, only r is not a parameter, so it is defined here.
            const QString symbol = architecture == Architecture::Restricted && !isTab("costs")
                                       ? QStringLiteral(", 𝑟 = 2𝜌 + 1")
                                       : QString();
            m_names[row].set(architectureWords(architecture) + symbol, architectureShort(architecture), pen,
                             {Index(row), Index(CostColumn::Term), {}});
            const bool isMarked = isTab("costs") && architecture == Architecture::Attention;
            m_names[row].setLook(isTab("costs") ? font_size::kBody : font_size::kName,
                                 isMarked ? [this, row] { return band(row); } : std::function<QRectF()>());
        }
    }

    static QFont headFont() { return textFont(font_size::kAxis, QFont::DemiBold); }
    void updateColumnHeader(Column& column, const QStringList& heads, const QStringList& units, bool isLeft) {
        const Qt::Alignment side = isLeft ? Qt::AlignLeft : Qt::AlignRight;
        column.head.set(heads, headFont(), theme().text, side);
        column.unit.set(units, textFont(font_size::kAxis), theme().muted, side);
    }

    void updateColumn(CostColumn which) {
        const int formulaSize = isTab("costs") ? 13 : 14;
        Column& column = m_columns[std::size_t(which)];
        const bool isTerm = isAsymptotic(which), isPath = which == CostColumn::Path;
        updateColumnHeader(column, Words::heads(which, isTab("costs")),
                           Words::units(which, shown().setting, isTab("costs")), isTab("costs") ? isPath : isTerm);
        const double largest = isPath ? shown().longestPath() : shown().largest(which);
        for (std::size_t row = 0; row < kRows; ++row) {
            const LayerCost& cost = shown().costs[row];
            TableCellPart::Look look{
                .number = isPath ? Words::exactPath(shown(), row) : Words::value(shown(), cost, which),
                .isLowest = !isTab("costs") && (isPath ? shown().hasShortestPath(row) : shown().lowest(which)[row]),
                .share = largest > 0 ? (isPath ? shown().exactPaths[row] : costValue(cost, which)) / largest : 0,
                .colour = isOperations(which) ? architectureColour(cost.architecture, theme()) : theme().control,
                .cell = {Index(row), Index(which), {}}};
            if (isTab("costs")) setEmphasis(look, row, isPath && shown().hasShortestPath(row));
            if (isTerm && (!isTab("costs") || hasFormulasOfCosts()))
                look.formula.emplace(shown().formulaOf(cost.architecture, which), formulaSize);
            if (isInteractive()) look.widest = Words::widestNumbers(which);
            column.cells[row].set(std::move(look));
        }
        if (isTab("costs")) TableCellPart::alignNumbers(column.cells);
    }

    /// Updates the column with the factor by which the operations grow if the number of tokens doubles.
    void updateGrowth() {
        updateColumnHeader(m_growth, {tr("Twice the tokens"), tr("2𝑛 tokens")},
                           {tr("operations grow by"), tr("operations")}, true);
        const std::vector<double>& growth = shown().doublings;
        const double largest = *std::ranges::max_element(growth);
        for (std::size_t row = 0; row < kRows; ++row) {
            TableCellPart::Look look{.number = QStringLiteral("×") + wholeOrSignificant(growth[row], 3),
                                     .widest = {QStringLiteral("×") + wholeOrSignificant(10.0 / 3, 3)},
                                     .share = growth[row] / largest,
                                     .cell = {Index(row), Index(CostColumn::Term), {}},
                                     .isBeside = true};
            setEmphasis(look, row, growth[row] == largest);
            m_growth.cells[row].set(std::move(look));
        }
        TableCellPart::alignNumbers(m_growth.cells);
    }

    /// Sets colour, font and bar of a number on the tab "costs". Only numbers in which self-attention is the best or
    /// the worst are coloured and large. The operations have no bars, but their growth has.
    void setEmphasis(TableCellPart::Look& look, std::size_t row, bool isExtreme) const {
        look.isInLine = true;
        look.hasBar = look.isBeside || look.cell.column == Index(CostColumn::Path);
        const bool isHero = kComparedArchitectures[row] == Architecture::Attention;
        look.isBold = isHero && isExtreme;
        look.colour = look.isBold ? architectureColour(Architecture::Attention, theme()) : theme().track;
        look.ink = look.isBold ? look.colour : theme().muted;
        look.fontSize = rowFontSize(look.isBold);
        look.rowFontSize = rowFontSize(isHero);
    }

    Grid table() {
        struct ShownColumn {
            Column* column;
            int dropPriority;  // 0: never dropped
            QString name;
            double stretch;
            const char* key = "";
        };
        // The selected column is never dropped.
        const auto priority = [&](CostColumn which, int value) { return isSelected(which) ? 0 : value; };
        const auto of = [&](CostColumn which) { return &m_columns[std::size_t(which)]; };
        const QString rare = tr("memory and parameters");
        std::vector<ShownColumn> columns{
            {of(CostColumn::Term), 0, {}, 1.5},
            {of(CostColumn::Exact), priority(CostColumn::Exact, 4), tr("the exact counts"), 0.8, "exact-count"},
            {of(CostColumn::Sequential), 0, {}, 0.8},
            {of(CostColumn::Path), 0, {}, 1},
            {of(CostColumn::Memory), priority(CostColumn::Memory, 7), rare, 0.6, "memory-use"},
            {of(CostColumn::Parameters), priority(CostColumn::Parameters, 7), rare, 0.6, "parameter-count"}};
        if (isTab("costs")) {
            updateGrowth();
            columns = {{of(CostColumn::Path), 0, {}, 1}, {&m_growth, 0, {}, 1}, {of(CostColumn::Term), 0, {}, 0.6}};
        }
        std::vector<LayoutItem> places;
        const auto addRow = [&](std::size_t number, Part& name, const auto& partOf) {
            places.push_back(LayoutItem(name).stretch(4));
            for (const ShownColumn& shownColumn : columns)
                places.push_back(LayoutItem(partOf(*shownColumn.column))
                                     .keyed(shownColumn.key, number)
                                     .stretch(shownColumn.stretch)
                                     .dropPriority(shownColumn.dropPriority, shownColumn.name));
        };
        addRow(1, m_nameHead, [](Column& column) -> Part& { return column.head; });
        addRow(2, m_key, [](Column& column) -> Part& { return column.unit; });
        for (std::size_t row = 0; row < kRows; ++row)
            addRow(row + 3, m_names[row], [row](Column& column) -> Part& { return column.cells[row]; });
        return {columns.size() + 1, std::move(places),
                isTab("costs") && costFontSize() > font_size::kName ? QSizeF(24, 8) : QSizeF(12, 2)};
    }

    /// The horizontal line above a row; for row kRows, the line below the last row.
    QLineF rule(std::size_t row) const {
        const QRectF& name = m_names[std::min(row, kRows - 1)].content();
        // The name may be lower than the cells beside it, so both are united.
        const QRectF cells = m_columns.front().cells[std::min(row, kRows - 1)].content() | name;
        const double y = std::round(row < kRows ? cells.top() - 1 : cells.bottom() + 1);
        double right = m_growth.cells[0].content().right();
        const auto reach = [&](const Column& column) { right = std::max(right, column.cells[0].content().right()); };
        std::ranges::for_each(m_columns, reach);
        const double rim = isTab("costs") ? kRim : 0;
        return {name.left() - rim, y, right + rim, y};
    }
    /// The rectangle between the lines above and below a row.
    QRectF band(std::size_t row) const { return {rule(row).p1(), rule(row + 1).p2()}; }

    TextPart m_nameHead, m_key;
    std::array<RowNamePart, kRows> m_names;
    std::array<Column, kCostColumns.size()> m_columns;
    Column m_growth;
    ParagraphPart m_sentence, m_notes;
    std::array<MarksPart, 2> m_rims;  ///< padding left and right of the cells, inside the shaded row
    CostChartPart m_chart{*this};
    InsetPart m_inset{m_chart};
};

}  // namespace

const FigureMaker complexityTableFigure = newFigure<ComplexityTableFigure>;

}  // namespace attention
