#include "core/cost/layer_cost.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <utility>

#include "core/cost/cost_terms.h"
#include "core/formula/derivation.h"
#include "core/scene/parameters.h"

namespace attention {
namespace {

using namespace formula;

constexpr int kBytesForNumber = 8;

void refuseOutside(std::string_view name, std::int64_t value, std::int64_t least, std::int64_t most) {
    if (value < least || value > most)
        throw std::invalid_argument(std::string(name) + " = " + std::to_string(value) + " is not within " +
                                    std::to_string(least) + " ... " + std::to_string(most));
}

void refuseOutside(const CostOptions& setting) {
    refuseOutside("n", setting.n, 1, maxAxisSize(AxisVariable::N));
    refuseOutside("d", setting.d, 1, maxAxisSize(AxisVariable::D));
    refuseOutside("kernel", setting.kernel, 1, maxAxisSize(AxisVariable::Kernel));
    refuseOutside("radius", setting.radius, 0, 4096);
}

/// 2 n d, or n d where `factor` is 1.
Expression multiple(int factor, std::vector<Expression> parts) {
    if (factor != 1) parts.insert(parts.begin(), number(factor));
    return parts.size() == 1 ? std::move(parts.front()) : product(std::move(parts));
}

/// n^2, or fewer pairs where not every query meets every key.
std::vector<Expression> pairsAsFactors(Architecture architecture, const CostOptions& setting) {
    const CostSymbols at(setting);
    if (architecture == Architecture::Attention || setting.radius >= setting.n - 1) return {squared(at.n)};
    if (setting.radius == 0) return {at.n};
    return {difference(product({at.n, sum({product({number(2), at.rho}), number(1)})}),
                       product({at.rho, sum({at.rho, number(1)})}))};
}

/// With d behind n^2, and before a sum in brackets.
Expression pairsTimesWidth(int factor, Architecture architecture, const CostOptions& setting) {
    std::vector<Expression> parts = pairsAsFactors(architecture, setting);
    const bool isSum = parts.front().kind == Expression::Kind::Sum;
    parts.insert(isSum ? parts.begin() : parts.end(), CostSymbols(setting).d);
    return multiple(factor, std::move(parts));
}

std::vector<OperationCount> countedParts(Architecture architecture, const CostOptions& setting) {
    const CostSymbols at(setting);
    const Count square = Count(setting.n) * setting.d * setting.d;
    const auto squares = [&](int factor) { return multiple(factor, {at.n, squared(at.d)}); };
    switch (architecture) {
        case Architecture::Convolution:
        case Architecture::Dilated:
            return {{"kernel products", setting.kernel * square, product({at.k, at.n, squared(at.d)})}};
        case Architecture::Recurrent:
            return {{"input products", square, squares(1)}, {"state products", square, squares(1)}};
        case Architecture::Bidirectional:
            return {{"input products", 2 * square, squares(2)}, {"state products", 2 * square, squares(2)}};
        case Architecture::Attention:
        case Architecture::Restricted:
            break;
    }
    const Count products = pairsOf(architecture, layerSizes<Count>(setting)) * setting.d;
    std::vector<OperationCount> parts{{"score products", products, pairsTimesWidth(1, architecture, setting)},
                                      {"weighted-sum products", products, pairsTimesWidth(1, architecture, setting)}};
    if (!setting.projections) return parts;
    parts.insert(parts.begin(), {LineName::tr("three projections"), 3 * square, squares(3)});
    parts.push_back({LineName::tr("output projection"), square, squares(1)});
    return parts;
}

std::vector<SavedActivation> keptMatrices(Architecture architecture, const CostOptions& setting) {
    const CostSymbols at(setting);
    const Count rows = Count(setting.n) * setting.d;
    const auto matrix = [&](std::string name) { return SavedActivation{std::move(name), rows, product({at.n, at.d})}; };
    switch (architecture) {
        case Architecture::Convolution:
        case Architecture::Dilated:
            return {matrix(LineName::tr("input"))};
        case Architecture::Recurrent:
            return {matrix(LineName::tr("input")), matrix(LineName::tr("states"))};
        case Architecture::Bidirectional:
            return {matrix(LineName::tr("input")), matrix("states forwards"), matrix("states backwards")};
        case Architecture::Attention:
        case Architecture::Restricted:
            break;
    }
    std::vector<SavedActivation> kept{matrix(LineName::tr("input"))};
    if (setting.projections)
        for (const char* name : {LineName::tr("queries"), LineName::tr("keys"), LineName::tr("values")})
            kept.push_back(matrix(name));
    kept.push_back({LineName::tr("weights"), pairsOf(architecture, layerSizes<Count>(setting)),
                    multiple(1, pairsAsFactors(architecture, setting))});
    if (setting.projections) kept.push_back(matrix(LineName::tr("output of the heads")));
    return kept;
}

Expression termFormula(Architecture architecture, const CostSymbols& at) {
    switch (architecture) {
        case Architecture::Convolution:
        case Architecture::Dilated:
            return product({at.k, at.n, squared(at.d)});
        case Architecture::Recurrent:
        case Architecture::Bidirectional:
            return product({at.n, squared(at.d)});
        case Architecture::Attention:
            return product({squared(at.n), at.d});
        case Architecture::Restricted:
            return product({at.r, at.n, at.d});
    }
    return {};
}

Expression exactFormula(Architecture architecture, const CostOptions& setting) {
    const CostSymbols at(setting);
    const int factor = operationsPerMultiplyAdd(setting);
    switch (architecture) {
        case Architecture::Convolution:
        case Architecture::Dilated:
            return multiple(factor, {at.k, at.n, squared(at.d)});
        case Architecture::Recurrent:
            return multiple(2 * factor, {at.n, squared(at.d)});
        case Architecture::Bidirectional:
            return multiple(4 * factor, {at.n, squared(at.d)});
        case Architecture::Attention:
        case Architecture::Restricted:
            break;
    }
    Expression pairs = pairsTimesWidth(2 * factor, architecture, setting);
    if (!setting.projections) return pairs;
    return sum({std::move(pairs), multiple(4 * factor, {at.n, squared(at.d)})});
}

Expression pathFormula(Architecture architecture, const CostSymbols& at) {
    switch (architecture) {
        case Architecture::Convolution:
            return ratio(at.n, at.k);
        case Architecture::Dilated:
            return logarithm(at.k, at.n);
        case Architecture::Recurrent:
        case Architecture::Bidirectional:
            return at.n;
        case Architecture::Attention:
            return number(1);
        case Architecture::Restricted:
            return ratio(at.n, at.r);
    }
    return {};
}

Expression memoryFormula(Architecture architecture, const CostOptions& setting) {
    const CostSymbols at(setting);
    const auto bytes = [](Expression numbers) { return times({number(kBytesForNumber), std::move(numbers)}); };
    const auto matrices = [&](int count) { return multiple(count, {at.n, at.d}); };
    switch (architecture) {
        case Architecture::Convolution:
        case Architecture::Dilated:
            return bytes(matrices(1));
        case Architecture::Recurrent:
            return bytes(matrices(2));
        case Architecture::Bidirectional:
            return bytes(matrices(3));
        case Architecture::Attention:
        case Architecture::Restricted:
            break;
    }
    std::vector<Expression> numbers{matrices(setting.projections ? 5 : 1)};
    numbers.push_back(multiple(1, pairsAsFactors(architecture, setting)));
    return bytes(sum(std::move(numbers)));
}

Expression parametersFormula(Architecture architecture, const CostOptions& setting) {
    const CostSymbols at(setting);
    switch (architecture) {
        case Architecture::Convolution:
        case Architecture::Dilated:
            return product({at.k, squared(at.d)});
        case Architecture::Recurrent:
            return multiple(2, {squared(at.d)});
        case Architecture::Bidirectional:
            return multiple(4, {squared(at.d)});
        case Architecture::Attention:
        case Architecture::Restricted:
            return setting.projections ? multiple(4, {squared(at.d)}) : number(0);
    }
    return {};
}

}  // namespace

std::string countText(Count count) {
    const bool isNegative = count < 0;
    std::string digits;
    // Digit by digit, so that the lowest of all needs no sign turned.
    do {
        const int digit = int(count % 10);
        digits.push_back(char('0' + (digit < 0 ? -digit : digit)));
        count /= 10;
    } while (count != 0);
    if (isNegative) digits.push_back('-');
    std::ranges::reverse(digits);
    return digits;
}

CostOptions costSetting(const Parameters& parameters) {
    CostOptions setting;
    setting.n = parameters.n;
    setting.d = parameters.d;
    setting.kernel = parameters.kernel;
    setting.radius = parameters.radius.value_or(kDefaultRadius);
    setting.projections = parameters.projections;
    setting.flops = parameters.count == OperationUnit::Flop;
    setting.training = parameters.pass == PassKind::Training;
    return setting;
}

std::int64_t maxAxisSize(AxisVariable against) {
    switch (against) {
        case AxisVariable::N:
            return 1'000'000;
        case AxisVariable::D:
            return 100'000;
        case AxisVariable::Kernel:
            break;
    }
    return 63;
}

std::int64_t neighbourhood(const CostOptions& setting) {
    return neighbourhoodOf(layerSizes<std::int64_t>(setting));
}

LayerCost layerCost(Architecture architecture, const CostOptions& setting) {
    refuseOutside(setting);
    const auto sizes = layerSizes<Count>(setting);
    LayerCost cost;
    cost.architecture = architecture;
    cost.term = termOf(architecture, sizes);
    cost.exact = operationsPerMultiplyAdd(setting) * multiplyAddsOf(architecture, sizes);
    cost.sequential = sequentialOf(architecture, sizes);
    cost.path = pathOf(architecture, layerSizes<double>(setting));
    cost.parts = countedParts(architecture, setting);
    cost.savedActivations = keptMatrices(architecture, setting);
    for (const SavedActivation& matrix : cost.savedActivations) cost.memory += kBytesForNumber * matrix.numbers;
    cost.parameters = weightMatricesOf(architecture, layerSizes<Count>(setting)) * setting.d * setting.d;
    return cost;
}

std::vector<LayerCost> layerCosts(const CostOptions& setting) {
    std::vector<LayerCost> costs;
    for (const Architecture architecture : kComparedArchitectures) costs.push_back(layerCost(architecture, setting));
    return costs;
}

Count costCount(const LayerCost& cost, CostColumn column) {
    switch (column) {
        case CostColumn::Term:
            return cost.term;
        case CostColumn::Exact:
            return cost.exact;
        case CostColumn::Sequential:
            return cost.sequential;
        case CostColumn::Memory:
            return cost.memory;
        case CostColumn::Parameters:
            return cost.parameters;
        case CostColumn::Path:
            break;
    }
    return 0;
}

double costValue(const LayerCost& cost, CostColumn column) {
    return column == CostColumn::Path ? cost.path : double(costCount(cost, column));
}

std::vector<bool> cheapest(const std::vector<LayerCost>& costs, CostColumn column) {
    const auto isLower = [column](const LayerCost& left, const LayerCost& right) {
        if (column == CostColumn::Path) return left.path < right.path;
        return costCount(left, column) < costCount(right, column);
    };
    std::vector<bool> lowest;
    const auto least = std::ranges::min_element(costs, isLower);
    for (const LayerCost& cost : costs)
        lowest.push_back(!isLower(*least, cost) && std::isfinite(costValue(cost, column)));
    return lowest;
}

Expression costFormula(Architecture architecture, CostColumn column, const CostOptions& setting) {
    refuseOutside(setting);
    const CostSymbols at(setting);
    switch (column) {
        case CostColumn::Term:
            return termFormula(architecture, at);
        case CostColumn::Exact:
            return exactFormula(architecture, setting);
        case CostColumn::Sequential:
            return architecture == Architecture::Recurrent || architecture == Architecture::Bidirectional ? at.n
                                                                                                          : number(1);
        case CostColumn::Path:
            return pathFormula(architecture, at);
        case CostColumn::Memory:
            return memoryFormula(architecture, setting);
        case CostColumn::Parameters:
            return parametersFormula(architecture, setting);
    }
    return {};
}

std::string_view costSource(Architecture architecture) {
    switch (architecture) {
        case Architecture::Convolution:
            return "d2l.ai 11.6.2";
        case Architecture::Dilated:
        case Architecture::Restricted:
            return "Vaswani et al. 2017, Table 1";
        case Architecture::Recurrent:
        case Architecture::Attention:
            return "Vaswani et al. 2017, Table 1; d2l.ai 11.6.2";
        case Architecture::Bidirectional:
            return "d2l.ai 10.4";
    }
    return {};
}

}  // namespace attention
