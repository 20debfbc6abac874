#include "core/training/pass_derivation.h"

#include "core/formula/elided_sum.h"

namespace attention {
namespace {

using namespace formula;

}  // namespace

Expression SoftmaxTerm::symbolic(const char* letter, Expression ofScore, std::vector<Expression> at) const {
    Expression largestScore = withValue(symbol(letter, largest, {symbol("max", largest)}), kDigitsOfResult);
    return fraction(exponential(difference(withValue(std::move(ofScore), kDigitsOfResult), std::move(largestScore))),
                    withValue(symbol("N", total, std::move(at)), kDigitsOfResult));
}

Expression SoftmaxTerm::numeric() const {
    return formula::substituteValues(symbolic("s", symbol("s", score)));
}

void SoftmaxTerm::addSteps(std::vector<DerivationLine>& steps) const {
    steps.push_back(line(LineName::tr("largest of its row"), rounded(largest, kDigitsOfResult), largest));
    steps.push_back(line(LineName::tr("exponential"), numeric().parts[0], std::exp(score - largest)));
    steps.push_back(line(LineName::tr("sum of its row"), rounded(total, kDigitsOfResult), total));
}

Derivation headWeightDerivation(const TrainingSettings& settings, const LayerActivations& pass, Index head, Index query,
                                Index key) {
    const Index width = settings.d / settings.heads;
    const Index length = pass.weights.cols();
    const auto scores = pass.scores.row(head * length + query);
    const double weight = pass.headWeights(head)(query, key);
    const auto isVisible = [&](Index at) { return !isCausal(settings) || at <= query; };
    Derivation derivation{.value = weight};
    const auto at = [&](const char* letter, double value, Expression second) {
        return symbol(letter, value, {symbol("i", double(query), kI), std::move(second)});
    };
    const Expression keySymbol = symbol("j", double(key), kJ);
    if (!isVisible(key)) {
        derivation.symbolic = equation({at("A", 0, keySymbol), number(0)});
        derivation.steps.push_back(textLine(LineName::tr("hidden by"), "later token"));
        derivation.steps.push_back(line(LineName::tr("weight"), number(0), 0));
        return derivation;
    }
    const SoftmaxTerm term(scores, key, isVisible);
    derivation.symbolic = equation({at("A", weight, keySymbol), term.symbolic("S", at("S", term.score, keySymbol),
                                                                              {symbol("i", double(query), kI)})});
    derivation.results = {rounded(weight, kDigitsOfResult)};
    const auto q = pass.query.row(query).segment(head * width, width);
    const auto k = pass.key.row(key).segment(head * width, width);
    const double product = q.dot(k), scaled = product / std::sqrt(double(width));
    const Expression products = elidedSum(
        std::size_t(width),
        [&](std::size_t i) {
            return times({rounded(q[Index(i)], kDigitsInSum), brackets(rounded(k[Index(i)], kDigitsInSum))});
        },
        product);
    derivation.steps.push_back(line(LineName::tr("query times key"), products, product));
    derivation.steps.push_back(line(LineName::tr("scaled score"),
                                    fraction(rounded(product, kDigitsOfResult), root(number(double(width)))), scaled));
    // Encodings that add a bias to the score: a penalty or a trained number.
    const bool isBiased = settings.encoding == TrainedEncoding::Alibi ||
                          settings.encoding == TrainedEncoding::AlibiTwoSided ||
                          settings.encoding == TrainedEncoding::Relative;
    if (isBiased)
        derivation.steps.push_back(
            line(LineName::tr("score with its position"),
                 sum({rounded(scaled, kDigitsOfResult), brackets(rounded(term.score - scaled, kDigitsOfResult))}),
                 term.score));
    term.addSteps(derivation.steps);
    derivation.steps.push_back(line(LineName::tr("weight"), term.numeric(), weight));
    return derivation;
}

}  // namespace attention
