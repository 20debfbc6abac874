#include "core/attention/position_head_derivation.h"

#include <cmath>
#include <string>
#include <utility>

#include "core/encoding/sinusoidal.h"
#include "core/formula/elided_sum.h"

namespace attention {
namespace {

using namespace formula;

/// A weight above kNearOne is shown with kDigitsNearOne digits, so that it does not read as 1.
constexpr double kNearOne = 0.99;
constexpr int kDigitsNearOne = 5;

/// The numbers of one cell, and the expressions that its derivation and definition are built from.
class CellTerms {
 public:
    CellTerms(const Embedding& embedding, const PositionHeadOptions& choice, Index query, Index key)
        : m_embedding(embedding),
          m_choice(choice),
          m_query(query),
          m_key(key),
          m_row(positionHeadRow(embedding, choice, query)) {
        m_largest = m_row.scaled.segment(m_row.firstAllowed, allowed()).maxCoeff();
        for (Index index = 0; index < allowed(); ++index) m_sum += exponentialAt(m_row.firstAllowed + index);
    }

    const PositionHeadRow& row() const { return m_row; }
    bool isAllowed() const { return m_key >= m_row.firstAllowed && m_key < m_row.endAllowed; }
    bool asksForPosition() const {
        return m_choice.kind == PositionHeadKind::Rotation || m_choice.kind == PositionHeadKind::FirstToken;
    }
    double weight() const { return m_row.weights[m_key]; }
    double scaled() const { return m_row.scaled[m_key]; }
    double largest() const { return m_largest; }
    double total() const { return m_sum; }
    double score() const {
        return (1 - m_row.contentPart) * m_row.positionScores[m_key] + m_row.contentPart * m_row.contentScores[m_key];
    }
    double exponentialAt(Index key) const { return std::exp(m_row.scaled[key] - m_largest); }

    Expression symbolOf(std::string_view name, double value) const {
        return symbol(name, value, {symbol("i", m_query, kI), symbol("j", m_key, kJ)});
    }

    /// e^(z_ij - m_i)/N_i, where m_i is the largest scaled score and N_i the sum of the exponentials of the row.
    Expression softmax() const {
        return fraction(exponentialOf(m_key, symbol("j", m_key, kJ)),
                        withValue(symbol("N", m_sum, {symbol("i", m_query, kI)}), weightDigits() + 1));
    }
    /// Number of digits with which the weight is shown.
    int weightDigits() const { return weight() > kNearOne ? kDigitsNearOne : kDigitsInSum; }
    Expression exponentialsOfRow() const {
        const auto term = [&](std::size_t index) {
            const Index other = m_row.firstAllowed + Index(index);
            return exponentialOf(other, number(other, kJ));
        };
        return elidedSum(std::size_t(allowed()), term, m_sum);
    }

    /// The positional part of the score, as a sum over the pairs: cos(omega_0 (i + delta - j)) + ...
    Expression positionMatch() const {
        const bool isRotation = m_choice.kind == PositionHeadKind::Rotation;
        if (isRotation && m_choice.offsets.size() > 1) {
            std::vector<Expression> parts;
            for (const Index offset : m_choice.offsets) {
                double value = 0;
                for (Index pair = 0; pair < pairs(); ++pair)
                    value += std::cos(omega(pair) * double(m_query + offset - m_key));
                parts.push_back(symbol("S", value, {number(m_query + offset, kDelta), number(m_key, kJ)}));
            }
            return sum(std::move(parts));
        }
        const auto term = [&](std::size_t pair) {
            const Expression frequency = symbol("omega", omega(Index(pair)), {number(pair)});
            std::vector<Expression> angleTerms;
            if (isRotation) {
                angleTerms.push_back(number(m_query, kI));
                angleTerms.push_back(signedTerm(m_choice.offsets.front(), 0, kDelta));
            } else {
                angleTerms.push_back(number(0));
            }
            angleTerms.push_back(negative(number(m_key, kJ)));
            return function("cos", product({brackets(sum(std::move(angleTerms))), frequency}));
        };
        return elidedSum(std::size_t(pairs()), term, m_row.positionScores[m_key]);
    }

    /// The content part of the score, as a sum over the columns.
    Expression contentMatch() const {
        const Index dimensions = m_embedding.dimensions();
        const auto scaleOf = [&](Index position) {
            double squares = 0;
            for (Index c = 0; c < dimensions; ++c) squares += std::pow(m_embedding.value(position, c), 2);
            return squares > 0 ? std::sqrt(double(dimensions) / 2 / squares) : 0;
        };
        const double queryScale = scaleOf(m_query), keyScale = scaleOf(m_key);
        const auto term = [&](std::size_t column) {
            return times({rounded(queryScale * m_embedding.value(m_query, Index(column)), kDigitsInSum, kI),
                          rounded(keyScale * m_embedding.value(m_key, Index(column)), kDigitsInSum, kJ)});
        };
        return elidedSum(std::size_t(dimensions), term, m_row.contentScores[m_key]);
    }

    Expression mixedScore() const {
        const double c = m_row.contentPart;
        return sum({times({number(1 - c), rounded(m_row.positionScores[m_key], kDigitsOfResult)}),
                    times({number(c), rounded(m_row.contentScores[m_key], kDigitsOfResult)})});
    }

    Expression scaledScore() const {
        return fraction(times({number(m_choice.sharpness), rounded(score(), kDigitsOfResult)}),
                        root(number(m_embedding.dimensions())));
    }

 private:
    Index allowed() const { return m_row.endAllowed - m_row.firstAllowed; }
    Index pairs() const { return m_embedding.dimensions() / 2; }
    double omega(Index pair) const { return sinusoidalFrequency(pair, m_embedding.dimensions(), m_choice.base); }
    Expression exponentialOf(Index key, Expression index) const {
        const Expression i = symbol("i", m_query, kI);
        return exponential(
            withValue(difference(symbol("z", m_row.scaled[key], {i, std::move(index)}), symbol("m", m_largest, {i})),
                      kDigitsInSum));
    }

    const Embedding& m_embedding;
    const PositionHeadOptions& m_choice;
    Index m_query;
    Index m_key;
    PositionHeadRow m_row;
    double m_largest = 0;
    double m_sum = 0;
};

}  // namespace

Derivation positionHeadDerivation(const Embedding& embedding, const PositionHeadOptions& choice, Index query,
                                  Index key) {
    const CellTerms terms(embedding, choice, query, key);
    const PositionHeadRow& row = terms.row();
    Derivation derivation{.value = terms.weight()};

    if (choice.kind == PositionHeadKind::Rotation && choice.offsets.size() == 1) {
        const Index offset = choice.offsets.front();
        derivation.steps.push_back(line(LineName::tr("the place asked for"),
                                        sum({number(query, kI), signedTerm(offset, 0, kDelta)}), query + offset, 0));
    }
    if (row.contentPart < 1 && terms.asksForPosition())
        derivation.steps.push_back(line("match of places", terms.positionMatch(), row.positionScores[key]));
    if (row.contentPart > 0)
        derivation.steps.push_back(line("match of words", terms.contentMatch(), row.contentScores[key]));
    if (row.contentPart > 0 && row.contentPart < 1)
        derivation.steps.push_back(line(LineName::tr("score"), terms.mixedScore(), terms.score()));
    if (!terms.isAllowed()) {
        derivation.symbolic = equation({terms.symbolOf("A", 0), number(0)});
        derivation.steps.push_back(line(LineName::tr("outside the window"), number(0), 0, 0));
        return derivation;
    }
    derivation.symbolic = equation({terms.symbolOf("A", terms.weight()), terms.softmax()});
    derivation.results = {rounded(terms.weight(), terms.weightDigits())};
    derivation.steps.push_back(line(LineName::tr("scaled score"), terms.scaledScore(), terms.scaled()));
    derivation.steps.push_back(
        line(LineName::tr("largest of its row"), rounded(terms.largest(), kDigitsOfResult), terms.largest()));
    derivation.steps.push_back(line(
        LineName::tr("exponential"),
        exponential(difference(rounded(terms.scaled(), kDigitsOfResult), rounded(terms.largest(), kDigitsOfResult))),
        terms.exponentialAt(key)));
    derivation.steps.push_back(
        line(LineName::tr("sum of its row"), substituteValues(terms.exponentialsOfRow()), terms.total()));
    derivation.steps.push_back(
        line(LineName::tr("weight"),
             fraction(rounded(terms.exponentialAt(key), kDigitsOfResult), rounded(terms.total(), kDigitsOfResult)),
             terms.weight()));
    if (choice.sharpness != 1) {
        PositionHeadOptions plain = choice;
        plain.sharpness = 1;
        const double weight = positionHeadRow(embedding, plain, query).weights[key];
        derivation.context.push_back(
            line(LineName::tr("weight at sharpness 1"), rounded(weight, kDigitsOfResult), weight, kDigitsInSum));
    }
    return derivation;
}

std::vector<Expression> positionHeadDefinition(const PositionHeadOptions& choice, Index dimensions) {
    const auto vector = [](std::string_view name, Expression index, double value = 1) {
        return symbol(name, value, {std::move(index)});
    };
    const Expression i = symbol("i", 0, kI);
    const Expression j = symbol("j", 0, kJ);
    std::vector<Expression> definition;
    const Expression query = vector("q", i);
    if (choice.kind == PositionHeadKind::Rotation) {
        const auto rotated = [&](Expression delta) {
            return product({symbol("M", 1), brackets(std::move(delta)), vector("p", i)});
        };
        const auto delta = [](int h) { return symbol("delta", 0, kDelta, {number(h)}); };
        if (choice.offsets.size() == 1)
            definition.push_back(equation(
                {query, rotated(symbol("delta", 0, kDelta)), vector("p", sum({i, symbol("delta", 0, kDelta)}))}));
        else
            definition.push_back(equation({symbol("q", 2, {i}), sum({rotated(delta(1)), rotated(delta(2)), dots(0)})}));
    } else if (choice.kind == PositionHeadKind::FirstToken) {
        definition.push_back(equation({query, vector("p", number(0))}));
    }
    const bool isWords = choice.kind == PositionHeadKind::SameWord || choice.contentMix == 1;
    const bool asksForPosition =
        choice.kind == PositionHeadKind::Rotation || choice.kind == PositionHeadKind::FirstToken;
    const Expression words = times({vector("x", i), vector("x", j)});
    const Expression places = times({vector("q", i), vector("p", j)});
    Expression score = places;
    if (isWords)
        score = words;
    else if (choice.contentMix > 0 && asksForPosition)
        score =
            sum({product({brackets(difference(number(1), symbol("c", 0))), places}), product({symbol("c", 0), words})});
    else if (choice.contentMix > 0)
        score = product({symbol("c", 1), words});
    else if (!asksForPosition)
        score = number(0);
    // A score that consists of the positional part alone gets no symbol.
    if (isWords || !asksForPosition || choice.contentMix > 0) {
        const Expression named = symbol("s", evaluate(score), {i, j});
        definition.push_back(equation({named, std::move(score)}));
        score = named;
    }
    // The sharpness beta is a factor: it is the inverse of a temperature.
    const Expression scaled = symbol("z", 0, {i, j});
    definition.push_back(
        equation({scaled, ratio(product({symbol("beta", 0), std::move(score)}), root(symbol("d", dimensions)))}));
    definition.push_back(equation({symbol("A", 1, {i, j}), fraction(exponential(scaled), symbol("N", 1, {i}))}));
    return definition;
}

}  // namespace attention
