#include "core/encoding/add_or_concatenate.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/explain/short_sum.h"
#include "core/matrix_product.h"
#include "core/random/philox.h"
#include "core/random/random_matrix.h"
#include "core/threads.h"

namespace attention {
namespace {

using namespace formula;

double drawnWeight(std::uint64_t seed, RandomMatrix matrix, Index row, Index column) {
    return standardNormal(seed, std::uint32_t(matrix), std::uint64_t(row), std::uint32_t(column));
}

void drawWeights(Matrix& weights, Index rows, Index columns, std::uint64_t seed, RandomMatrix matrix) {
    weights.resize(rows, columns);
    const double root = std::sqrt(double(columns));
    parallelRanges(rows, std::max<Index>(1, 4096 / columns), [&](Index first, Index end) {
        for (Index row = first; row < end; ++row) {
            const std::span drawn(weights.row(row).data(), std::size_t(columns));
            standardNormalsAlong(seed, std::uint32_t(matrix), std::uint64_t(row), 0, drawn);
            for (double& entry : drawn) entry /= root;
        }
    });
}

/// The parts that the formulas of one entry have in common. W is the one projection, [W_x; W_p]: its first d rows are
/// those of the token, row d + i is that of position i.
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

    /// The terms of the token's part: the first, the last, and dots for those between them.
    std::vector<Expression> tokenTerms(bool withNumbers) const {
        const auto term = [&](std::size_t k) {
            return withNumbers ? termWithNumbers(Index(k)) : termWithSymbols(Index(k));
        };
        const std::size_t first = withNumbers && d() > 3 ? 2 : 1;
        return shortTerms(std::size_t(d()), term, {.first = first, .most = first + 1});
    }
    Expression positionTerm(bool withNumbers) const {
        if (withNumbers) return times({number(1), rounded(positionWeight(), kDigitsInSum)});
        return product({symbol("I", 1, {symbol("i", m_row, kI), symbol("i", m_row, kI)}), positionWeightSymbol(true)});
    }
    /// W in the row of this position.
    Expression positionWeightSymbol(bool withSymbols) const {
        Expression row = withSymbols ? sum({symbol("d", d()), symbol("i", m_row, kI)}) : number(d() + m_row, kI);
        Expression column = withSymbols ? symbol("c", m_column, kJ) : number(m_column, kJ);
        return symbol("W", positionWeight(), {std::move(row), std::move(column)});
    }

 private:
    Expression termWithNumbers(Index k) const {
        return times({rounded(token(k), kDigitsInSum), rounded(weight(k), kDigitsInSum)});
    }
    Expression termWithSymbols(Index k) const {
        return product({symbol("X", token(k), {symbol("i", m_row, kI), number(k)}),
                        symbol("W", weight(k), {number(k), symbol("c", m_column, kJ)})});
    }

    const AddOrConcatenate& m_result;
    Index m_row;
    Index m_column;
};

Derivation weightDerivation(Expression general, Expression here, double drawn, Expression drawnSymbol, double value,
                            Index dimensions, Expression drawnWithSymbols) {
    const double d = double(dimensions);
    Derivation derivation{.value = value};
    derivation.general = equation({std::move(general), fraction(std::move(drawnWithSymbols), root(symbol("d", d)))});
    const Expression quotient = fraction(rounded(drawn, kDigitsInSum), root(number(d)));
    derivation.withNumbers = equation({std::move(here), quotient});
    derivation.steps = {line("drawn number", std::move(drawnSymbol), drawn),
                        line(LineName::tr("value"), quotient, value)};
    return derivation;
}

}  // namespace

AddOrConcatenate projectBothWays(const Embedding& embedding, std::uint64_t seed, std::stop_token stop) {
    const Index n = embedding.positions();
    const Index d = embedding.dimensions();
    AddOrConcatenate result;
    embedding.fill(result.tokens, embedding.isDrawn() ? std::sqrt(double(d)) : 1, stop);
    result.oneHot = Matrix::Identity(n, n);
    drawWeights(result.tokenWeights, d, d, seed, RandomMatrix::TokenProjection);
    drawWeights(result.positionWeights, n, d, seed, RandomMatrix::PositionProjection);

    result.tokenPart.resize(n, d);
    attention::product(result.tokens, result.tokenWeights, result.tokenPart);
    // In a row of I W_p all terms but one are 0 times a weight, which change no sum.
    result.positionPart = result.positionWeights;
    // Along a row of [X, I] the terms of the tokens come first: their sum is there already.
    result.concatenated = result.tokenPart + result.positionWeights;
    result.added = result.tokenPart + result.positionPart;
    result.difference = result.concatenated - result.added;
    result.largest = result.difference.cwiseAbs().maxCoeff();
    return result;
}

Derivation concatenatedDerivation(const AddOrConcatenate& result, Index row, Index column) {
    const ProjectionTerms terms(result, row, column);
    const double value = result.concatenated(row, column);
    std::vector<Expression> general = terms.tokenTerms(false);
    general.push_back(terms.positionTerm(false));
    std::vector<Expression> withNumbers = terms.tokenTerms(true);
    withNumbers.push_back(terms.positionTerm(true));

    Derivation derivation{.value = value};
    derivation.general = equation({terms.at("C", value), sum(std::move(general))});
    derivation.withNumbers = equation({terms.here("C", value), sum(std::move(withNumbers))});
    derivation.steps = {
        line("terms of the token", sumOf(terms.tokenTerms(true)), terms.tokenPart()),
        line("term of the position", terms.positionTerm(true), terms.positionWeight()),
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
    derivation.general = equation(
        {terms.at("Y", value), sum({brackets(sumOf(terms.tokenTerms(false))), terms.positionWeightSymbol(true)})});
    derivation.withNumbers = equation(
        {terms.here("Y", value),
         sum({signedTerm(terms.tokenPart(), kDigitsInSum), signedTerm(terms.positionWeight(), kDigitsInSum)})});
    derivation.steps = {
        line("terms of the token", sumOf(terms.tokenTerms(true)), terms.tokenPart()),
        line(LineName::tr("learned position"), terms.positionWeightSymbol(false), terms.positionWeight()),
        line(LineName::tr("value"), derivation.withNumbers.parts[1], value),
    };
    derivation.context = {line(LineName::tr("concatenated"), terms.here("C", result.concatenated(row, column)),
                               result.concatenated(row, column))};
    return derivation;
}

Derivation addOrConcatenateDifferenceDerivation(const AddOrConcatenate& result, Index row, Index column) {
    const ProjectionTerms terms(result, row, column);
    const double concatenated = result.concatenated(row, column);
    const double added = result.added(row, column);
    constexpr int kAll = 17;
    Derivation derivation{.value = result.difference(row, column)};
    derivation.general =
        equation({terms.at("D", derivation.value), difference(terms.at("C", concatenated), terms.at("Y", added))});
    derivation.withNumbers = equation({terms.here("D", derivation.value),
                                       difference(rounded(concatenated, kDigitsInSum), rounded(added, kDigitsInSum))});
    derivation.steps = {
        line(LineName::tr("concatenated"), terms.here("C", concatenated), concatenated, kAll),
        line(LineName::tr("added"), terms.here("Y", added), added, kAll),
        line(LineName::tr("difference"), difference(terms.here("C", concatenated), terms.here("Y", added)),
             derivation.value),
    };
    return derivation;
}

Derivation tokenWeightDerivation(const AddOrConcatenate& result, std::uint64_t seed, Index row, Index column) {
    const double value = result.tokenWeights(row, column);
    const double drawn = drawnWeight(seed, RandomMatrix::TokenProjection, row, column);
    const auto with = [&](std::string_view name, double of) {
        return symbol(name, of, {number(row, kI), number(column, kJ)});
    };
    const auto symbols = [&](std::string_view name, double of) {
        return symbol(name, of, {symbol("k", row, kI), symbol("c", column, kJ)});
    };
    return weightDerivation(symbols("W", value), with("W", value), drawn, with("G", drawn), value, result.tokens.cols(),
                            symbols("G", drawn));
}

Derivation positionWeightDerivation(const AddOrConcatenate& result, std::uint64_t seed, Index row, Index column) {
    const ProjectionTerms terms(result, row, column);
    const double value = terms.positionWeight();
    const double drawn = drawnWeight(seed, RandomMatrix::PositionProjection, row, column);
    return weightDerivation(terms.positionWeightSymbol(true), terms.positionWeightSymbol(false), drawn,
                            terms.here("G", drawn), value, terms.d(), terms.at("G", drawn));
}

Derivation oneHotDerivation(const AddOrConcatenate& result, Index row, Index column) {
    const double value = result.oneHot(row, column);
    const auto entry = [&](Expression i, Expression k) { return symbol("I", value, {std::move(i), std::move(k)}); };
    Derivation derivation{.value = value};
    derivation.general = equation({entry(symbol("i", row, kI), symbol("k", column, kJ)), number(value)});
    derivation.withNumbers = equation({entry(number(row, kI), number(column, kJ)), number(value)});
    derivation.steps = {line(LineName::tr("position"), symbol("i", row, kI), row, 0),
                        line("its column", symbol("k", column, kJ), column, 0),
                        line(LineName::tr("value"), number(value), value, 0)};
    return derivation;
}

Derivation tokenPartDerivation(const AddOrConcatenate& result, Index row, Index column) {
    const ProjectionTerms terms(result, row, column);
    const double value = terms.tokenPart();
    const Expression numbers = sumOf(terms.tokenTerms(true));
    Derivation derivation{.value = value};
    derivation.general = equation({terms.at("T", value), sumOf(terms.tokenTerms(false))});
    derivation.withNumbers = equation({terms.here("T", value), numbers});
    derivation.steps = {line(LineName::tr("value"), numbers, value)};
    return derivation;
}

Derivation positionPartDerivation(const AddOrConcatenate& result, Index row, Index column) {
    const ProjectionTerms terms(result, row, column);
    const double value = result.positionPart(row, column);
    Derivation derivation{.value = value};
    derivation.general = equation({terms.at("U", value), terms.positionTerm(false)});
    derivation.withNumbers = equation({terms.here("U", value), terms.positionTerm(true)});
    derivation.steps = {line(LineName::tr("learned position"), terms.positionWeightSymbol(false), value),
                        line(LineName::tr("value"), terms.positionTerm(true), value)};
    return derivation;
}

std::vector<Expression> addOrConcatenateDefinition(const AddOrConcatenate& result) {
    return {concatenatedDerivation(result, 0, 0).general, addedDerivation(result, 0, 0).general};
}

}  // namespace attention
