#include "ui/exhibits/complexity_table/layout.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QFontMetricsF>
#include <QStringList>

#include "ui/exhibits/complexity_table/words.h"
#include "ui/figure/architecture_style.h"
#include "ui/figure/matrix_panel.h"

namespace attention {
namespace {

using Layout = ComplexityTableLayout;

constexpr std::size_t kRows = Layout::kRows;
constexpr std::size_t kColumns = kCostColumns.size();
/// Columns from the one that stays longest to the one that gives way first.
constexpr std::array kImportance{CostColumn::Term,  CostColumn::Sequential, CostColumn::Path,
                                 CostColumn::Exact, CostColumn::Memory,     CostColumn::Parameters};
constexpr double kDotRoom = 11;
constexpr double kLeastStackedRow = 39;
/// With a line of text and one of notes.
constexpr double kLeastStackedHeight = 36 + double(kRows) * kLeastStackedRow + 10 + 17 + 6 + 16;

/// How much of the table is shown.
struct Plan {
    std::size_t columns = kColumns;  ///< of kImportance, those that are shown
    bool wrapsNames = false;
    bool isStacked = false;
    bool isShort = false;  ///< fewer counts in full, more with a power of ten
    bool hasShortHeads = false;
    bool hasFormulas = true;
};

/// What a column needs, in pixels.
struct Measures {
    std::vector<FormulaLayout> formulas;  ///< of each row, or none
    double formula = 0;
    std::array<double, 2> value{};  ///< where more is written in full, and less
    double head = 0;
    double leastHead = 0;
    std::array<bool, 2> isShort{};  ///< whether counts are written with powers of ten
};

/// Of the name in two lines, as narrow as it gets.
double halvedWidth(const QString& name, const QFontMetricsF& metrics) {
    double least = metrics.horizontalAdvance(name);
    for (qsizetype at = name.indexOf(u' '); at >= 0; at = name.indexOf(u' ', at + 1))
        least = std::min(
            least, std::max(metrics.horizontalAdvance(name.left(at)), metrics.horizontalAdvance(name.mid(at + 1))));
    return least;
}

class Maker {
 public:
    Maker(const ComplexityTableStudy& study, const QRectF& room, bool keepsRoom)
        : m_study(study), m_room(room), m_keepsRoom(keepsRoom) {
        m_layout.left = room.left();
        m_layout.right = std::max(room.left() + 1, room.right() - Layout::kEdge);
        m_layout.isSmall = room.width() < 620 || room.height() < 330;
        m_layout.gap = m_layout.isSmall ? 12 : 20;
    }

    Layout layout() {
        for (const CostColumn column : kCostColumns) measure(column);
        measureNames();
        m_plan = bestPlan(m_layout.right - m_layout.left, m_room.height());
        m_layout.wrapsNames = m_plan.wrapsNames;
        m_layout.isStacked = m_plan.isStacked;
        m_layout.namesRight = m_layout.left + namesWidth(m_plan);
        placeColumns();
        placeRows();
        return std::move(m_layout);
    }

 private:
    const Measures& measuresOf(CostColumn column) const { return m_measures[std::size_t(column)]; }

    void measure(CostColumn column) {
        Measures& measures = m_measures[std::size_t(column)];
        const int formulaSize = m_layout.isSmall ? 13 : 15;
        if (isTermOfOrder(column))
            for (const LayerCost& cost : m_study.costs) {
                measures.formulas.emplace_back(m_study.formulaOf(cost.architecture, column), formulaSize);
                measures.formula = std::max(measures.formula, measures.formulas.back().size().width());
            }
        measureValues(column, measures);
        const QFontMetricsF heads(Layout::headFont());
        const QFontMetricsF units(Layout::unitFont());
        const QStringList names = ComplexityTableWords::heads(column);
        const QStringList unit = ComplexityTableWords::units(column, m_study.setting);
        measures.head = std::max(heads.horizontalAdvance(names.front()), units.horizontalAdvance(unit.front())) + 1;
        measures.leastHead = units.horizontalAdvance(unit.back()) + 1;
        for (const QString& word : names.back().split(u' '))
            measures.leastHead = std::max(measures.leastHead, heads.horizontalAdvance(word) + 1);
    }

    void measureValues(CostColumn column, Measures& measures) const {
        const QFontMetricsF plain(m_layout.nameFont(false));
        const QFontMetricsF bold(m_layout.nameFont(true));
        Count most = 0;
        for (const LayerCost& cost : m_study.costs)
            most = isOperations(column) ? std::max({most, cost.term, cost.exact})
                                        : std::max(most, costCount(cost, column));
        const bool hasNoDots = column == CostColumn::Sequential || column == CostColumn::Path;
        for (const bool isShort : {false, true}) {
            measures.isShort[isShort] = most >= ComplexityTableWords::kLeastShortened[isShort];
            double& width = measures.value[isShort];
            const auto add = [&](const QString& words, bool hasDot) {
                width =
                    std::max(width, hasDot ? kDotRoom + bold.horizontalAdvance(words) : plain.horizontalAdvance(words));
            };
            for (std::size_t row = 0; row < kRows; ++row)
                add(ComplexityTableWords::value(m_study.costs[row], column, measures.isShort[isShort]),
                    m_study.lowest(column)[row]);
            if (m_keepsRoom)
                for (const QString& words : ComplexityTableWords::widest(column, isShort)) add(words, !hasNoDots);
            width += 1;
        }
    }

    void measureNames() {
        const QFontMetricsF bold(m_layout.nameFont(true));
        for (const Architecture architecture : kComparedArchitectures) {
            const QString name = architectureWords(architecture);
            m_namesWidth[0] = std::max(m_namesWidth[0], bold.horizontalAdvance(name));
            m_namesWidth[1] = std::max(m_namesWidth[1], halvedWidth(name, bold));
        }
        for (double& width : m_namesWidth) width += m_layout.sampleWidth() + Layout::kSampleGap + 1;
    }

    double namesWidth(const Plan& plan) const { return m_namesWidth[plan.wrapsNames ? 1 : 0]; }
    double columnWidth(CostColumn column, const Plan& plan) const {
        constexpr double kBetween = 10;
        const Measures& measures = measuresOf(column);
        const double value = measures.value[plan.isShort];
        const double formula = plan.hasFormulas ? measures.formula : 0;
        const double content = plan.isStacked || formula == 0 ? std::max(formula, value) : formula + kBetween + value;
        return std::max(content, plan.hasShortHeads ? measures.leastHead : measures.head);
    }
    static std::vector<CostColumn> columnsOf(const Plan& plan) {
        std::vector<CostColumn> columns(kImportance.begin(), kImportance.begin() + std::ptrdiff_t(plan.columns));
        std::ranges::sort(columns);
        return columns;
    }
    double widthOf(const Plan& plan) const {
        double width = namesWidth(plan);
        for (const CostColumn column : columnsOf(plan)) width += m_layout.gap + columnWidth(column, plan);
        return width;
    }

    Plan bestPlan(double width, double height) const {
        const bool canStack = height >= kLeastStackedHeight;
        Plan plan;
        for (plan.columns = kColumns; plan.columns > 1; --plan.columns)
            for (int choice = 0; choice < 16; ++choice) {
                plan.hasShortHeads = choice & 8;
                plan.wrapsNames = choice & 4;
                plan.isShort = choice & 2;
                plan.isStacked = choice & 1;
                if ((canStack || !plan.isStacked) && widthOf(plan) <= width) return plan;
            }
        plan = {.wrapsNames = true, .isShort = true, .hasShortHeads = true, .hasFormulas = false};
        for (plan.columns = kColumns; plan.columns > 1 && widthOf(plan) > width;) --plan.columns;
        return plan;
    }

    void placeColumns() {
        double free = std::max(0.0, m_layout.right - m_layout.left - widthOf(m_plan));
        const std::vector<CostColumn> columns = columnsOf(m_plan);
        std::vector<double> widths;
        for (const CostColumn column : columns) widths.push_back(columnWidth(column, m_plan));
        // First heads get their room in one line, then all columns get more.
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const double wanted = measuresOf(columns[i]).head - widths[i];
            if (wanted <= 0 || wanted > free) continue;
            widths[i] += wanted;
            free -= wanted;
        }
        double x = m_layout.namesRight;
        // What is too much for the room even so is cut at its end.
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const Measures& measures = measuresOf(columns[i]);
            const double width = std::min(widths[i] + free / double(columns.size()), m_layout.right - x - m_layout.gap);
            m_layout.columns.push_back({.column = columns[i],
                                        .left = x + m_layout.gap,
                                        .width = std::max(1.0, width),
                                        .isShort = measures.isShort[m_plan.isShort]});
            if (m_plan.hasFormulas) m_layout.columns.back().formulas = measures.formulas;
            x += m_layout.gap + width;
        }
    }

    void placeRows() {
        const bool isSmall = m_layout.isSmall;
        for (const Layout::Column& column : m_layout.columns)
            if (Layout::headOf(column).isEmpty()) m_layout.headLines = 2;
        m_layout.top = m_room.top() + double(m_layout.headLines + 1) * Layout::kHeadLine + 6;
        // Rows do not move when a sentence gets longer.
        const double least = m_plan.isStacked ? (isSmall ? kLeastStackedRow : 46) : m_plan.wrapsNames ? 36 : 33;
        const double most = isSmall ? 54 : 66;
        const double texts = 10 + (isSmall ? 3 * 17 : 3 * 20 + 6 + 3 * 16);
        const double height = m_room.bottom() - m_layout.top;
        const double rows = std::clamp((height - texts) / double(kRows), least, most);
        m_layout.rowHeight = std::clamp((height - 1) / double(kRows), 1.0, rows);
    }

    const ComplexityTableStudy& m_study;
    QRectF m_room;
    bool m_keepsRoom;
    std::array<Measures, kColumns> m_measures;
    std::array<double, 2> m_namesWidth{};  ///< in one line, in two
    Plan m_plan;
    Layout m_layout;
};

}  // namespace

QRectF ComplexityTableLayout::boxOf(std::size_t row, const Column& column) const {
    const double half = std::min(gap / 2, kEdge);
    return {column.left - half, top + double(row) * rowHeight, column.width + 2 * half, rowHeight};
}

QString ComplexityTableLayout::headOf(const Column& column) {
    return firstFitting(ComplexityTableWords::heads(column.column), column.width + 0.5, headFont());
}

ComplexityTableLayout layOutComplexityTable(const ComplexityTableStudy& study, const QRectF& room, bool keepsRoom) {
    return Maker(study, room, keepsRoom).layout();
}

}  // namespace attention
