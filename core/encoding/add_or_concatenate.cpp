#include "core/encoding/add_or_concatenate.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/formula/elided_sum.h"
#include "core/matrix_product.h"
#include "core/random/philox.h"
#include "core/random/random_stream.h"
#include "core/threads.h"

namespace attention {
namespace {

using namespace formula;

double drawnWeight(std::uint64_t seed, RandomStream matrix, Index row, Index column) {
    return standardNormal(seed, std::uint32_t(matrix), std::uint64_t(row), std::uint32_t(column));
}

void drawWeights(Matrix& weights, Index rows, Index columns, std::uint64_t seed, RandomStream matrix) {
    weights.resize(rows, columns);
    const double root = std::sqrt(double(columns));
    parallelFor(rows, std::max<Index>(1, 4096 / columns), [&](Index first, Index end) {
        for (Index row = first; row < end; ++row) {
            const std::span drawn(weights.row(row).data(), std::size_t(columns));
            standardNormalRow(seed, std::uint32_t(matrix), std::uint64_t(row), 0, drawn);
            for (double& entry : drawn) entry /= root;
        }
    });
}

/// The expressions from which the derivations of one entry are built. W is the stacked projection [W_x; W_p]: its first
/// d rows are W_x, row d + i belongs to position i.
class ProjectionTerms {
 public:
    ProjectionTerms(const AddOrConcatenate& result, Index row, Index column)
        : m_result(result), m_row(row), m_column(column) {}

    Index d() const { return m_result.tokens.cols(); }
    double token(Index k) const { return m_result.tokens(m_row, k); }
    double weight(Index k) const { return m_result.tokenWeights(k, m_column); }
    double positionWeight() const { return m_result.positionWeights(m_row, m_column); }
    double tokenPart() const { return m_result.tokenPart(m_row, m_column); }

    Expression here(std::string_view name, double value) const {
        return symbol(name, value, {number(m_row, kI), number(m_column, kJ)});
    }
    Expression at(std::string_view name, double value) const {
        return symbol(name, value, {symbol("i", m_row, kI), symbol("c", m_column, kJ)});
    }

    /// The terms of the token part: the first one, the last one, and dots for the terms in between.
    std::vector<Expression> tokenTerms() const {
        const auto term = [&](std::size_t at) {
            const auto k = Index(at);
            return product({withValue(symbol("X", token(k), {symbol("i", m_row, kI), number(k)}), kDigitsInSum),
                            withValue(symbol("W", weight(k), {number(k), symbol("c", m_column, kJ)}), kDigitsInSum)});
        };
        return elidedTerms(std::size_t(d()), term, {.leadingTerms = 1, .maxTerms = 2, .extraNumericTerms = 1});
    }
    Expression positionTerm() const {
        const Expression i = symbol("i", m_row, kI);
        return product({symbol("I", 1, {i, i}), positionWeightSymbol()});
    }
    /// The entry of W in the row of this position.
    Expression positionWeightSymbol() const {
        return withValue(
            symbol("W", positionWeight(), {sum({symbol("d", d()), symbol("i", m_row, kI)}), symbol("c", m_column, kJ)}),
            kDigitsInSum);
    }
    Expression positionWeightHere() const {
        return symbol("W", positionWeight(), {number(d() + m_row, kI), number(m_column, kJ)});
    }

 private:
    const AddOrConcatenate& m_result;
    Index m_row;
    Index m_column;
};

/// Explains weight = drawn/sqrt(d).
/// @param drawn  the random number G, with the same subscripts as `weight`
Derivation weightDerivation(const Expression& weight, const Expression& drawn, Index dimensions) {
    const Expression quotient = fraction(withValue(drawn, kDigitsInSum), root(symbol("d", double(dimensions))));
    Derivation derivation{.value = weight.value, .symbolic = equation({weight, quotient})};
    derivation.steps = {line("drawn number", substituteValues(keepingLetter(drawn)), drawn.value),
                        line(LineName::tr("value"), substituteValues(quotient), weight.value)};
    return derivation;
}

}  // namespace

AddOrConcatenate projectBothWays(const Embedding& embedding, std::uint64_t seed, std::stop_token stop) {
    const Index n = embedding.positions();
    const Index d = embedding.dimensions();
    AddOrConcatenate result;
    embedding.fill(result.tokens, embedding.isRandom() ? std::sqrt(double(d)) : 1, stop);
    result.oneHot = Matrix::Identity(n, n);
    drawWeights(result.tokenWeights, d, d, seed, RandomStream::TokenProjection);
    drawWeights(result.positionWeights, n, d, seed, RandomStream::PositionProjection);

    result.tokenPart.resize(n, d);
    attention::product(result.tokens, result.tokenWeights, result.tokenPart);
    // I W_p is W_p exactly: in each sum, all terms but one are 0 times a weight.
    result.positionPart = result.positionWeights;
    // Each entry of the product sums the token terms first, which is tokenPart, and then the position terms.
    result.concatenated = result.tokenPart + result.positionWeights;
    result.added = result.tokenPart + result.positionPart;
    result.difference = result.concatenated - result.added;
    result.largest = result.difference.cwiseAbs().maxCoeff();
    return result;
}

Derivation concatenatedDerivation(const AddOrConcatenate& result, Index row, Index column) {
    const ProjectionTerms terms(result, row, column);
    const double value = result.concatenated(row, column);
    std::vector<Expression> allTerms = terms.tokenTerms();
    allTerms.push_back(terms.positionTerm());

    Derivation derivation{.value = value};
    derivation.symbolic = equation({terms.at("C", value), sum(std::move(allTerms))});
    derivation.steps = {
        line("terms of the token", substituteValues(sumOf(terms.tokenTerms())), terms.tokenPart()),
        line("term of the position", substituteValues(terms.positionTerm()), terms.positionWeight()),
        line(LineName::tr("value"),
             sum({signedTerm(terms.tokenPart(), kDigitsInSum), signedTerm(terms.positionWeight(), kDigitsInSum)}),
             value),
    };
    derivation.context = {
        line(LineName::tr("added"), terms.here("Y", result.added(row, column)), result.added(row, column))};
    return derivation;
}

Derivation addedDerivation(const AddOrConcatenate& result, Index row, Index column) {
    const ProjectionTerms terms(result, row, column);
    const double value = result.added(row, column);
    Derivation derivation{.value = value};
    const Expression tokens = sumOf(terms.tokenTerms());
    const Expression both =
        sum({withValue(brackets(tokens), kDigitsInSum, IndexRole::None), terms.positionWeightSymbol()});
    derivation.symbolic = equation({terms.at("Y", value), both});
    derivation.steps = {
        line("terms of the token", substituteValues(tokens), terms.tokenPart()),
        line(LineName::tr("learned position"), terms.positionWeightHere(), terms.positionWeight()),
        line(LineName::tr("value"), substituteValues(both), value),
    };
    derivation.context = {line(LineName::tr("concatenated"), terms.here("C", result.concatenated(row, column)),
                               result.concatenated(row, column))};
    return derivation;
}

Derivation addOrConcatenateDifferenceDerivation(const AddOrConcatenate& result, Index row, Index column) {
    const ProjectionTerms terms(result, row, column);
    const double concatenated = result.concatenated(row, column);
    const double added = result.added(row, column);
    constexpr int kAllDigits = 17;
    Derivation derivation{.value = result.difference(row, column)};
    derivation.symbolic =
        equation({terms.at("D", derivation.value), difference(withValue(terms.at("C", concatenated), kDigitsInSum),
                                                              withValue(terms.at("Y", added), kDigitsInSum))});
    derivation.steps = {
        line(LineName::tr("concatenated"), terms.here("C", concatenated), concatenated, kAllDigits),
        line(LineName::tr("added"), terms.here("Y", added), added, kAllDigits),
        line(LineName::tr("difference"), difference(terms.here("C", concatenated), terms.here("Y", added)),
             derivation.value),
    };
    return derivation;
}

Derivation tokenWeightDerivation(const AddOrConcatenate& result, std::uint64_t seed, Index row, Index column) {
    const auto at = [&](std::string_view name, double of) {
        return symbol(name, of, {symbol("k", row, kI), symbol("c", column, kJ)});
    };
    return weightDerivation(at("W", result.tokenWeights(row, column)),
                            at("G", drawnWeight(seed, RandomStream::TokenProjection, row, column)),
                            result.tokens.cols());
}

Derivation positionWeightDerivation(const AddOrConcatenate& result, std::uint64_t seed, Index row, Index column) {
    const ProjectionTerms terms(result, row, column);
    return weightDerivation(terms.positionWeightSymbol(),
                            terms.at("G", drawnWeight(seed, RandomStream::PositionProjection, row, column)), terms.d());
}

Derivation oneHotDerivation(const AddOrConcatenate& result, Index row, Index column) {
    const double value = result.oneHot(row, column);
    const Expression i = symbol("i", row, kI), k = symbol("k", column, kJ);
    Derivation derivation{.value = value};
    derivation.symbolic = equation({symbol("I", value, {i, k}), number(value)});
    derivation.steps = {line(LineName::tr("position"), i, row, 0), line("its column", k, column, 0),
                        line(LineName::tr("value"), number(value), value, 0)};
    return derivation;
}

Derivation tokenPartDerivation(const AddOrConcatenate& result, Index row, Index column) {
    const ProjectionTerms terms(result, row, column);
    const double value = terms.tokenPart();
    const Expression total = sumOf(terms.tokenTerms());
    Derivation derivation{.value = value};
    derivation.symbolic = equation({terms.at("T", value), total});
    derivation.steps = {line(LineName::tr("value"), substituteValues(total), value)};
    return derivation;
}

Derivation positionPartDerivation(const AddOrConcatenate& result, Index row, Index column) {
    const ProjectionTerms terms(result, row, column);
    const double value = result.positionPart(row, column);
    Derivation derivation{.value = value};
    derivation.symbolic = equation({terms.at("U", value), terms.positionTerm()});
    derivation.steps = {line(LineName::tr("learned position"), terms.positionWeightHere(), value),
                        line(LineName::tr("value"), substituteValues(terms.positionTerm()), value)};
    return derivation;
}

std::vector<Expression> addOrConcatenateDefinition(const AddOrConcatenate& result) {
    return {concatenatedDerivation(result, 0, 0).symbolic, addedDerivation(result, 0, 0).symbolic};
}

}  // namespace attention
