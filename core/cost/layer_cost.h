#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/formula/expression.h"
#include "core/scene/architecture.h"

namespace attention {

struct Parameters;

/// A 128-bit integer for counts that exceed 64 bits.
__extension__ typedef __int128 Count;

/// All decimal digits of a count.
std::string countText(Count count);

/// The sizes and options on which the cost of a layer depends.
struct CostOptions {
    std::int64_t n = 60;       ///< tokens, 1 ... 10^6
    std::int64_t d = 32;       ///< width, 1 ... 10^5
    std::int64_t kernel = 3;   ///< k, 1 ... 63
    std::int64_t radius = 4;   ///< of restricted attention: keys with abs(i - j) <= radius; 0 ... 4096
    bool projections = false;  ///< attention's W_q, W_k, W_v, W_o are counted
    bool flops = false;        ///< two operations for each multiply-add
    bool training = false;     ///< count forward and backward pass: three times a forward pass

    bool operator==(const CostOptions&) const = default;
};
/// The radius of the Cost exhibits if the parameter is not set.
inline constexpr std::int64_t kDefaultRadius = 4;
CostOptions costSetting(const Parameters& parameters);

/// Returns the size that varies along the axis (n, d or kernel), of a setting or another struct of sizes.
template <class Sizes>
auto& axisSize(Sizes& sizes, AxisVariable against) {
    switch (against) {
        case AxisVariable::N:
            return sizes.n;
        case AxisVariable::D:
            return sizes.d;
        case AxisVariable::Kernel:
            break;
    }
    return sizes.kernel;
}
/// The largest value of this size; the smallest is 1.
std::int64_t maxAxisSize(AxisVariable against);

/// r, the maximum number of keys per query in restricted attention: min(2 radius + 1, n).
std::int64_t neighbourhood(const CostOptions& setting);

/// Multiply-adds of one part of a forward pass.
struct OperationCount {
    std::string name;  ///< stable, lower case English, translated by the window: "score products", "output projection"
    Count count = 0;
    Expression size;  ///< n^2 d with its values
};

/// One of the matrices that a layer keeps for its backward pass.
struct SavedActivation {
    std::string name;  ///< stable, lower case English, translated by the window: "input", "states", "weights"
    Count numbers = 0;
    Expression size;  ///< n d with its values
};

/// The cost of one layer. Definitions: Vaswani et al. 2017 (arXiv 1706.03762), Table 1; d2l.ai 11.6.2. Every layer maps
/// n tokens of width d to n tokens of width d. Operations are those of the matrix products; softmax, tanh, scaling and
/// biases are left out. Convolutions pad with zeros and count the products with them, so that a kernel longer than n or
/// an even one costs no less. The bidirectional recurrence is two recurrences that run at the same time. Saved
/// activations are what automatic differentiation keeps for the gradients, as in PyTorch: what enters a product with
/// weights (the input; the input and the states; with projections the output of the heads as well), both factors of a
/// product of activations (queries and keys, weights and values: without projections Q, K and V are the input, kept
/// once), and the outputs of tanh and softmax, from which their derivatives follow: states and weights, but not the
/// scores. Restricted attention keeps only the weights inside the window.
struct LayerCost {
    Architecture architecture = Architecture::Convolution;
    Count term =
        0;  ///< the value of the term inside O(): k n d^2, n d^2, n^2 d, r n d; independent of the options below
    Count exact = 0;       ///< exact number of operations, with the options projections, flops and training
    Count sequential = 1;  ///< the value of the term inside O(): 1 or n
    double path = 1;       ///< the value of the term inside O(), unrounded: n/k, log_k n, n, 1, n/r; infinite where no
                           ///< number of such layers connects two tokens: k = 1, radius 0, whatever n is
    std::vector<OperationCount> parts;  ///< the parts of `exact` in multiply-adds of a forward pass
    std::vector<SavedActivation>
        savedActivations;  ///< activations kept for the backward pass, also if options.training is off
    Count memory = 0;      ///< bytes of savedActivations, 8 for each number
    Count parameters = 0;  ///< without biases
};

/// @throws std::invalid_argument outside of the ranges of CostOptions
LayerCost layerCost(Architecture architecture, const CostOptions& setting);
/// The costs of kComparedArchitectures, in that order.
std::vector<LayerCost> layerCosts(const CostOptions& setting);

/// The columns of the comparison.
enum class CostColumn { Term, Exact, Sequential, Path, Memory, Parameters };
inline constexpr std::array kCostColumns{CostColumn::Term, CostColumn::Exact,  CostColumn::Sequential,
                                         CostColumn::Path, CostColumn::Memory, CostColumn::Parameters};
/// The value of a column as an exact count; 0 for Path, which is not a count.
Count costCount(const LayerCost& cost, CostColumn column);
/// The value of a column as the nearest double, for drawing and comparing.
double costValue(const LayerCost& cost, CostColumn column);
/// For each of `costs`, whether it is exactly the lowest in a column, including ties. An infinite path is
/// never the lowest.
std::vector<bool> cheapest(const std::vector<LayerCost>& costs, CostColumn column);

/// The formula of a column with its values: k n d^2 for Term, Sequential and Path (the term
/// alone, without O), the exact count's sum for Exact, 8 bytes times numbers for Memory. It evaluates to the column's
/// value, except for an infinite path, where the formula stands as it does for other settings.
Expression costFormula(Architecture architecture, CostColumn column, const CostOptions& setting);
/// The source of a row's formulas: "d2l.ai 11.6.2", "Vaswani et al. 2017, Table 1".
std::string_view costSource(Architecture architecture);

}  // namespace attention
