#include <cmath>
#include <string>

#include "core/attention/attention_derivation.h"
#include "core/random/philox.h"
#include "core/random/random_stream.h"

namespace attention {

using namespace formula;

Derivation attentionWeightDerivation(std::string_view name, const Matrix& weights, std::uint64_t seed, Index row,
                                     Index column) {
    const RandomStream matrix = name == "W_q"   ? RandomStream::QueryWeights
                                : name == "W_k" ? RandomStream::KeyWeights
                                : name == "W_v" ? RandomStream::ValueWeights
                                                : RandomStream::OutputWeights;
    const double value = weights(row, column);
    const double width = double(weights.cols());
    const auto at = [&](std::string_view letter, double entry, bool isHere) {
        return symbol(letter, entry,
                      {keepingLetter(symbol(name.substr(2), 0)), isHere ? number(row) : symbol("r", row),
                       isHere ? number(column) : symbol("c", column)});
    };
    Derivation derivation{.value = value};
    const double normal = standardNormal(seed, std::uint32_t(matrix), std::uint64_t(row), std::uint32_t(column));
    const double share = uniform(seed, std::uint32_t(matrix), std::uint64_t(row), std::uint32_t(column));
    if (value == normal / std::sqrt(width)) {
        const Expression quotient =
            fraction(withValue(at("G", normal, false), kDigitsInFormula), root(symbol("d", width)));
        derivation.symbolic = equation({at("W", value, false), quotient});
        derivation.steps = {line("drawn number", at("G", normal, true), normal),
                            line(LineName::tr("value"), substituteValues(quotient), value)};
    } else if (value == std::floor(3 * share) - 1) {
        const Expression whole =
            difference(floorOf(product({number(3), withValue(at("u", share, false), kDigitsInFormula)})), number(1));
        derivation.symbolic = equation({at("W", value, false), whole});
        derivation.steps = {line(LineName::tr("random number"), at("u", share, true), share),
                            line(LineName::tr("value"), substituteValues(whole), value)};
    } else {
        derivation.symbolic = equation({at("W", value, false), number(value)});
        derivation.steps = {line("loaded number", at("W", value, true), value)};
    }
    return derivation;
}

}  // namespace attention
