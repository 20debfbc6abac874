#include <numbers>
#include <utility>

#include "core/attention/attention_derivation.h"
#include "core/formula/elided_sum.h"

namespace attention {

using namespace formula;

std::vector<Expression> attentionDefinition(const AttentionOptions& choice) {
    const Expression i = symbol("i", 0, kI);
    const Expression j = symbol("j", 0, kJ);
    const auto at = [](std::string_view letter, Expression row, Expression column) {
        return symbol(letter, 1, {std::move(row), std::move(column)});
    };
    const auto summed = [](std::vector<Expression> terms) {
        double total = 0;
        for (const Expression& term : terms) total += evaluate(term);
        terms.push_back(dots(0));
        return std::pair(sum(std::move(terms)), total);
    };
    const auto symbolWithValue = [](Expression symbol, double value) {
        symbol.value = value;
        return symbol;
    };
    std::vector<Expression> definition;
    auto [score, scoreValue] = summed({product({at("Q", i, number(0)), at("K", j, number(0))}),
                                       product({at("Q", i, number(1)), at("K", j, number(1))})});
    definition.push_back(equation({symbolWithValue(at("S", i, j), scoreValue), score}));
    const auto exponent = [&](const Expression& key) {
        const Expression entry = at("S", i, key);
        const Expression rootOfWidth = root(symbol("d", 1, {symbol("k", 0)}));
        const Expression tau = symbol("tau", 1);
        if (choice.projections && choice.temperature != 1) return powerOfE(ratio(entry, product({rootOfWidth, tau})));
        if (choice.projections) return powerOfE(ratio(entry, rootOfWidth));
        if (choice.temperature != 1) return powerOfE(ratio(entry, tau));
        return powerOfE(entry);
    };
    auto [denominator, denominatorValue] = summed({exponent(number(0, kJ)), exponent(number(1, kJ))});
    definition.push_back(equation(
        {symbolWithValue(at("A", i, j), std::numbers::e / denominatorValue), fraction(exponent(j), denominator)}));
    const Expression c = symbol("c", 0);
    auto [weightedSum, weightedSumValue] = summed({product({at("A", i, number(0, kJ)), at("V", number(0, kJ), c)}),
                                                   product({at("A", i, number(1, kJ)), at("V", number(1, kJ), c)})});
    definition.push_back(equation({symbolWithValue(at("O", i, c), weightedSumValue), weightedSum}));
    return definition;
}

}  // namespace attention
