#include <algorithm>
#include <cmath>

#include "core/formula/elided_sum.h"
#include "core/models/next_token_study.h"

namespace attention {
namespace {

using namespace formula;

Expression component(const char* letter, double value, Index at) {
    return withValue(symbol(letter, value, {number(double(at))}), kDigitsInSum);
}

/// The dot product of two rows as an elided sum.
Expression dotProduct(const char* left, const Eigen::RowVectorXd& a, const char* right, const Eigen::RowVectorXd& b,
                      double total) {
    return elidedSum(
        std::size_t(a.size()),
        [&](std::size_t i) {
            return times({component(left, a[Index(i)], Index(i)), component(right, b[Index(i)], Index(i))});
        },
        total);
}

Eigen::RowVectorXd tokenRow(const LanguageModel& model, int id) {
    return model.weights().output.row(id).cast<double>();
}

/// The lines that lead from the residual stream to a logit: final layer norm and dot product.
std::vector<DerivationLine> logitLines(const LanguageModel& model, const LayerGuess& layer, const TokenGuess& guess) {
    const Eigen::RowVectorXd& x = layer.stream;
    const double d = double(x.size()), mean = x.mean(), variance = (x.array() - mean).square().mean();
    const double epsilon = model.config().normEpsilon;
    const auto& norm = model.weights().finalNorm;
    std::vector<DerivationLine> lines;
    lines.push_back(line(LineName::tr("mean of the stream"),
                         fraction(elidedSum(
                                      std::size_t(x.size()),
                                      [&](std::size_t i) { return signedTerm(x[Index(i)], kDigitsInSum); }, x.sum()),
                                  number(d)),
                         mean));
    lines.push_back(line(LineName::tr("variance"), rounded(variance, kDigitsOfResult), variance));
    const double y = layer.normalised[0];
    lines.push_back(line(LineName::tr("first normalised number"),
                         sum({times({fraction(brackets(minus(rounded(x[0], kDigitsInFormula), mean, kDigitsInFormula)),
                                              root(sum({rounded(variance, kDigitsInFormula), number(epsilon)}))),
                                     rounded(double(norm.scale[0]), kDigitsInFormula)}),
                              signedTerm(double(norm.shift[0]), kDigitsInFormula)}),
                         y));
    lines.push_back(line(
        LineName::tr("logit"),
        substituteValues(dotProduct("y", layer.normalised, "e", tokenRow(model, guess.id), guess.logit)), guess.logit));
    return lines;
}

/// The derivation of a probability. `largest`, `second` and `smallest` are logits among the `count` tokens of the
/// softmax.
Derivation probabilityDerivation(const LanguageModel& model, const LayerGuess& layer, const TokenGuess& guess,
                                 double largest, double smallest, double second, double total, Index count,
                                 double temperature, bool hasTemperature) {
    const Expression tau = symbol("tau", temperature);
    const auto exponent = [&](Expression logit) {
        Expression top =
            difference(std::move(logit), withValue(symbol("z", largest, {symbol("max", largest)}), kDigitsOfResult));
        return hasTemperature ? ratio(brackets(std::move(top)), tau) : top;
    };
    const auto powerOf = [&](double logit) { return std::exp((logit - largest) / temperature); };
    const Expression logitOfToken =
        withValue(symbol("z", guess.logit, {keepingLetter(symbol("c", double(guess.id)))}), kDigitsOfResult);
    Derivation derivation{.value = guess.probability};
    derivation.symbolic =
        equation({symbol("p", guess.probability, {keepingLetter(symbol("c", double(guess.id)))}),
                  fraction(exponential(exponent(logitOfToken)), withValue(symbol("N", total), kDigitsOfResult))});
    derivation.results = {rounded(guess.probability, kDigitsOfResult)};
    derivation.steps = logitLines(model, layer, guess);
    derivation.steps.push_back(line(LineName::tr("largest logit"), rounded(largest, kDigitsOfResult), largest));
    derivation.steps.push_back(
        line(LineName::tr("exponential"), substituteValues(exponential(exponent(logitOfToken))), powerOf(guess.logit)));
    const auto term = [&](std::size_t i) {
        const double logit = i == 0 ? largest : i == 1 ? second : smallest;
        return rounded(powerOf(logit), kDigitsInFormula);
    };
    // The sum shows the two largest terms and the smallest one, with dots for the rest.
    Expression sumOfAll =
        count <= 2
            ? sumOf(count == 1 ? std::vector{term(0)} : std::vector{term(0), term(1)})
            : sum({term(0), term(1), dots(total - powerOf(largest) - powerOf(second) - powerOf(smallest)), term(2)});
    derivation.steps.push_back(line(LineName::tr("sum of exponentials"), std::move(sumOfAll), total));
    derivation.steps.push_back(
        line(LineName::tr("probability"),
             fraction(rounded(powerOf(guess.logit), kDigitsInFormula), rounded(total, kDigitsInFormula)),
             guess.probability));
    derivation.context.push_back(line(LineName::tr("tokens that share"), number(double(count)), double(count), 0));
    return derivation;
}

}  // namespace

Derivation NextTokenStudy::derivation(const Cell& requested) const {
    const Cell cell = clamped(requested);
    const Index column = lens->column();
    const LayerGuess& last = lens->guesses.back()[std::size_t(column)];
    const auto vocabulary = Index(lens->logits.size());
    if (cell.matrix == "parts") {
        const StreamPart& part = lens->parts[std::size_t(cell.row)];
        const Eigen::RowVectorXd tokenDifference =
            tokenRow(*model, last.top[0].id) - tokenRow(*model, last.top[last.top.size() > 1 ? 1 : 0].id);
        const bool isConstant = part.kind == StreamPart::Kind::Constant;
        const Eigen::RowVectorXd scale = model->weights().finalNorm.scale.cast<double>();
        const Eigen::RowVectorXd normalisedPart =
            isConstant ? part.added
                       : ((part.added.array() - part.added.mean()) * scale.array() / lens->deviation).matrix().eval();
        Derivation derivation{.value = part.difference()};
        const Expression products = dotProduct("y", normalisedPart, "e", tokenDifference, part.difference());
        derivation.symbolic = equation({symbol("Delta", part.difference()), products});
        derivation.results = {rounded(part.difference(), kDigitsOfResult)};
        if (!isConstant) {
            derivation.steps.push_back(line(LineName::tr("deviation of the stream"),
                                            rounded(lens->deviation, kDigitsOfResult), lens->deviation));
            derivation.steps.push_back(line(LineName::tr("mean of what is added"),
                                            rounded(part.added.mean(), kDigitsOfResult), part.added.mean()));
        }
        derivation.steps.push_back(
            line(LineName::tr("to the likeliest token"), rounded(part.first, kDigitsOfResult), part.first));
        derivation.steps.push_back(
            line(LineName::tr("to the next likeliest"), rounded(part.second, kDigitsOfResult), part.second));
        derivation.steps.push_back(line(LineName::tr("difference"),
                                        minus(rounded(part.first, kDigitsInFormula), part.second, kDigitsInFormula),
                                        part.difference()));
        return derivation;
    }
    const TokenGuess& chosen = guess(cell);
    if (cell.matrix == "lens" || cell.matrix == "winner") {
        const LayerGuess& layer = lens->at(cell.row, cell.matrix == "lens" ? cell.column : column);
        return probabilityDerivation(*model, layer, chosen, layer.largest, layer.smallest,
                                     layer.top[layer.top.size() > 1 ? 1 : 0].logit, layer.total, vocabulary, 1, false);
    }
    const double second = next[next.size() > 1 ? 1 : 0].logit;
    double smallest = last.smallest;
    if (candidateCount < vocabulary) {
        std::vector<double> sorted = lens->logits;
        std::nth_element(sorted.begin(), sorted.begin() + candidateCount - 1, sorted.end(), std::greater<>());
        smallest = sorted[std::size_t(candidateCount - 1)];
    }
    return probabilityDerivation(*model, last, chosen, next.front().logit, smallest, second, total, candidateCount,
                                 temperature, true);
}

}  // namespace attention
