#include <algorithm>
#include <limits>
#include <ranges>

#include "core/cost/measured_cost_study.h"
#include "core/io/column_of.h"

namespace attention {
namespace {

/// A row in a table of points: a point, or one of its repeats.
struct PointLine {
    const MeasuredCostPoint* point = nullptr;
    std::int64_t repeat = 0;  ///< from 1 on; 0: not measured
    double seconds = std::numeric_limits<double>::quiet_NaN();
};

/// The columns with layer and sizes of each row.
ColumnTable sizeTable(const std::vector<PointLine>& lines) {
    return {{makeColumn("architecture", lines,
                        [](const PointLine& line) { return architectureName(line.point->architecture); }),
             makeColumn("n", lines, [](const PointLine& line) { return line.point->setting.n; }),
             makeColumn("d", lines, [](const PointLine& line) { return line.point->setting.d; }),
             makeColumn("kernel", lines, [](const PointLine& line) { return line.point->setting.kernel; })}};
}

ColumnTable samplesTable(const std::vector<MeasuredCostPoint>& points) {
    std::vector<PointLine> lines;
    for (const MeasuredCostPoint& point : points) {
        if (point.seconds.empty()) lines.push_back({&point});
        for (std::size_t i = 0; i < point.seconds.size(); ++i)
            lines.push_back({&point, std::int64_t(i) + 1, point.seconds[i]});
    }
    ColumnTable table = sizeTable(lines);
    table.columns.push_back(makeColumn("repeat", lines, &PointLine::repeat));
    table.columns.push_back(makeColumn("seconds", lines, &PointLine::seconds));
    return table;
}

ColumnTable pointsTable(const MeasuredCostStudy& study, bool isPredicted) {
    const std::vector<MeasuredCostPoint>& points = study.points;
    std::vector<PointLine> lines;
    for (const MeasuredCostPoint& point : points) lines.push_back({&point});
    ColumnTable table = sizeTable(lines);
    const auto add = [&](std::string name, auto of) {
        table.columns.push_back(makeColumn(std::move(name), points, of));
    };
    if (isPredicted) {
        add("multiply-adds", [](const MeasuredCostPoint& point) { return std::int64_t(point.count); });
        add("seconds", &MeasuredCostPoint::predicted);
        return table;
    }
    add("repeats", [](const MeasuredCostPoint& point) { return std::int64_t(point.seconds.size()); });
    add("median-seconds", &MeasuredCostPoint::median);
    add("low-seconds", &MeasuredCostPoint::low);
    add("high-seconds", &MeasuredCostPoint::high);
    add("predicted-seconds", &MeasuredCostPoint::predicted);
    add("machine", [&](const MeasuredCostPoint&) { return study.machine; });
    return table;
}

ColumnTable exponentsTable(const std::vector<CostFit>& fits) {
    return {{makeColumn("architecture", fits, [](const CostFit& fit) { return architectureName(fit.architecture); }),
             makeColumn("exponent", fits, &CostFit::exponent), makeColumn("low", fits, &CostFit::exponentLow),
             makeColumn("high", fits, &CostFit::exponentHigh), makeColumn("expected", fits, &CostFit::expected),
             makeColumn("points", fits, [](const CostFit& fit) { return std::int64_t(fit.exponentPoints); }),
             makeColumn("conclusive", fits,
                        [](const CostFit& fit) { return std::string(fit.isConclusive ? "yes" : "no"); }),
             makeColumn("seconds-per-multiply-add", fits, &CostFit::secondsPerMultiplyAdd),
             makeColumn("gflops", fits, [](const CostFit& fit) { return costSpeed(fit) * 1e-9; }),
             makeColumn("spread", fits, &CostFit::spread)}};
}

ColumnTable crossingsTable(const std::vector<MeasuredCostCrossing>& crossings) {
    using Crossing = MeasuredCostCrossing;
    return {
        {makeColumn("first", crossings, [](const Crossing& crossing) { return architectureName(crossing.first); }),
         makeColumn("second", crossings, [](const Crossing& crossing) { return architectureName(crossing.second); }),
         makeColumn("measured", crossings, &Crossing::measured), makeColumn("fitted", crossings, &Crossing::fitted),
         makeColumn("predicted", crossings, &Crossing::counted),
         makeColumn("formula", crossings, [](const Crossing& crossing) {
             return crossing.formula ? expressionText(*crossing.formula) : std::string();
         })}};
}

}  // namespace

ColumnTable MeasuredCostStudy::table(std::string_view name) const {
    if (name == "samples") return samplesTable(points);
    if (name == "exponents") return exponentsTable(fits);
    if (name == "crossings") return crossingsTable(crossings);
    return pointsTable(*this, name == "predicted");
}

std::vector<Expression> MeasuredCostStudy::formulas() const {
    std::vector<Expression> all;
    // Self-attention first, which the others are compared with.
    for (const Architecture architecture : kMeasuredArchitectures | std::views::reverse) {
        const CostFit* fit = fitOf(architecture);
        const double constant = isMeasured && fit ? fit->secondsPerMultiplyAdd : 1;
        const Expression count = costFormula(architecture, CostColumn::Exact, setting);
        const bool isSum = count.kind == Expression::Kind::Sum;
        const Expression product =
            formula::times({formula::symbol("c", constant), isSum ? formula::brackets(count) : count});
        const std::string_view layer = architecture == Architecture::Convolution ? "conv"
                                       : architecture == Architecture::Recurrent ? "rec"
                                                                                 : "att";
        all.push_back(
            formula::equation({formula::symbol("t", evaluate(product), {formula::symbol(layer, 0)}), product}));
    }
    return all;
}

}  // namespace attention
