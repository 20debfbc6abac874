#include "core/encoding/encoding_derivation.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "core/encoding/alibi.h"
#include "core/encoding/binary.h"
#include "core/encoding/encoding_table.h"
#include "core/encoding/rotary.h"
#include "core/encoding/sinusoidal.h"
#include "core/encoding/sinusoidal_derivation.h"
#include "core/formula/elided_sum.h"

namespace attention {
namespace {

using namespace formula;

/// A sum of more terms than this shows its first two terms and its last one.
constexpr std::size_t kMaxWrittenTerms = 3;

/// The sum of term(0) ... term(count - 1).
template <class Term>
Expression longSum(Index count, const Term& term) {
    return sumOf(
        elidedTerms(std::size_t(count), [&](std::size_t c) { return term(Index(c)); }, {.maxTerms = kMaxWrittenTerms}));
}

/// a . b in numbers.
Expression dotted(const Vector& a, const Vector& b, IndexRole ofA, IndexRole ofB) {
    return longSum(a.size(), [&](Index c) {
        return times({rounded(a[c], kDigitsInFormula, ofA), rounded(b[c], kDigitsInFormula, ofB)});
    });
}

Expression rootOfWidth(const EncodingOptions& setup) {
    return root(number(setup.dimensions));
}

Expression rootOfD(const EncodingOptions& setup) {
    return root(symbol("d", setup.dimensions));
}

Expression scoreWithSymbols(double value, Index query, Index key) {
    return symbol("s", value, {symbol("i", query, kI), symbol("j", key, kJ)});
}

Expression scoreWithNumbers(double value, Index query, Index key) {
    return symbol("s", value, {number(query, kI), number(key, kJ)});
}

/// The scalar product in the score in symbols. Vectors have no numeric value, so that the symbol q gets the value of
/// the product, and all other symbols get neutral values.
Expression productWithSymbols(EncodingKind kind, double value, Index query, Index key) {
    const Expression i = symbol("i", query, kI);
    const Expression j = symbol("j", key, kJ);
    Expression left = symbol("q", value);
    Expression right = symbol("k", 1);
    if (kind == EncodingKind::Rotary) {
        left = brackets(product({symbol("R", 1, {i}), std::move(left)}));
        right = brackets(product({symbol("R", 1, {j}), std::move(right)}));
    } else if (hasTable(kind)) {
        const auto added = [&](const Expression& index) {
            Expression position = symbol("p", 0, {index});
            return isProjected(kind) ? product({std::move(position), symbol("W", 1)}) : position;
        };
        left = brackets(sum({std::move(left), added(i)}));
        right = brackets(sum({std::move(right), added(j)}));
    }
    return times({std::move(left), std::move(right)});
}

/// The score in symbols.
/// @param unscaled  its scalar product  @param numbers  the scalar product in numbers
Expression scoreFormula(EncodingKind kind, const EncodingOptions& setup, double unscaled, Expression numbers,
                        Index query, Index key) {
    Expression formula =
        fraction(withReplacement(productWithSymbols(kind, unscaled, query, key), std::move(numbers)), rootOfD(setup));
    if (kind == EncodingKind::Alibi)
        formula = difference(std::move(formula),
                             product({withValue(symbol("m", alibiSlope(setup.head, setup.heads)), kDigitsInFormula),
                                      symbol("delta", std::abs(query - key), kDelta)}));
    const double value = evaluate(formula);
    return equation({scoreWithSymbols(value, query, key), std::move(formula)});
}

/// Adds the score of the next query and the next key, which have the same offset.
void addSameOffset(EncodingKind kind, const EncodingOptions& setup, Index query, Index key, Derivation& derivation) {
    const Index last = encodedPositions(kind, setup) - 1;
    if (query == last || key == last) return;
    const double value = encodingScore(kind, setup, query + 1, key + 1).score;
    derivation.context.push_back(line("same offset", scoreWithNumbers(value, query + 1, key + 1), value));
}

Derivation additiveDerivation(EncodingKind kind, const EncodingOptions& setup, Index query, Index key) {
    const Vector q = contentQuery(setup);
    const Vector k = contentKey(setup);
    const Vector atQuery = encodingVector(kind, setup, query);
    const Vector atKey = encodingVector(kind, setup, key);
    const EncodingScore score = encodingScore(kind, setup, query, key);
    const double content = q.dot(k), ofKey = q.dot(atKey), ofQuery = atQuery.dot(k), ofBoth = atQuery.dot(atKey);

    Derivation derivation{.value = score.score};
    const Expression terms = sum({signedTerm(content, kDigitsInFormula), signedTerm(ofKey, kDigitsInFormula),
                                  signedTerm(ofQuery, kDigitsInFormula), signedTerm(ofBoth, kDigitsInFormula)});
    derivation.symbolic = scoreFormula(kind, setup, content + ofKey + ofQuery + ofBoth, terms, query, key);
    // If the table is not d wide, p W is added instead of the displayed p.
    const bool hasProjection = isProjected(kind);
    derivation.steps = {
        line(LineName::tr("content with content"), dotted(q, k, IndexRole::None, IndexRole::None), content),
        line(hasProjection ? LineName::tr("content with projected position") : LineName::tr("content with position"),
             dotted(q, atKey, IndexRole::None, kJ), ofKey),
        line(hasProjection ? LineName::tr("projected position with content") : LineName::tr("position with content"),
             dotted(atQuery, k, kI, IndexRole::None), ofQuery),
        line(hasProjection ? "projected positions" : LineName::tr("position with position"),
             dotted(atQuery, atKey, kI, kJ), ofBoth),
        line(LineName::tr("score"), ratio(brackets(terms), rootOfWidth(setup)), score.score),
    };
    if (hasProjection) {
        const Index width = encodingWidth(kind, setup);
        const Expression plain = longSum(width, [&](Index c) {
            return times(
                {number(encodingEntry(kind, setup, query, c), kI), number(encodingEntry(kind, setup, key, c), kJ)});
        });
        derivation.context.push_back(line("plain product", plain, score.product));
    }
    addSameOffset(kind, setup, query, key, derivation);
    return derivation;
}

Derivation rotaryDerivation(const EncodingOptions& setup, Index query, Index key) {
    const Vector q = contentQuery(setup);
    const Vector k = contentKey(setup);
    const auto offset = double(key - query);
    const Index d = setup.dimensions;
    const double value = encodingScore(EncodingKind::Rotary, setup, query, key).score;
    // For odd d, the last term is a product without rotation.
    const Index pairs = d / 2;
    const auto rotatedPair = [&](const RotaryPair& pair) {
        const Expression angle = times({number(offset, kDelta), rounded(pair.frequency, kDigitsInFormula)});
        return sum({times({rounded(pair.cosCoefficient, kDigitsInFormula), function("cos", angle)}),
                    times({rounded(pair.sinCoefficient, kDigitsInFormula), function("sin", angle)})});
    };
    const auto valueAt = [&](Index index) {
        return index == pairs ? q[d - 1] * k[d - 1] : evaluate(rotatedPair(rotaryPair(q, k, index, setup.base)));
    };
    const Index termCount = pairs + d % 2;

    Derivation derivation{.value = value};
    const Expression terms =
        longSum(termCount, [&](Index index) { return signedTerm(valueAt(index), kDigitsInFormula); });
    derivation.symbolic = scoreFormula(EncodingKind::Rotary, setup, value * std::sqrt(double(d)), terms, query, key);
    derivation.steps.push_back(
        line(LineName::tr("offset"),
             equation({symbol("delta", offset, kDelta), difference(number(key, kJ), number(query, kI))}), offset, 0));
    const auto addPair = [&](const char* name, Index index) {
        const Expression expression = rotatedPair(rotaryPair(q, k, index, setup.base));
        derivation.steps.push_back(line(name, expression, evaluate(expression)));
    };
    if (pairs > 0) addPair(LineName::tr("first pair"), 0);
    if (pairs > 1) addPair(LineName::tr("last pair"), pairs - 1);
    derivation.steps.push_back(line(LineName::tr("score"), ratio(brackets(terms), rootOfWidth(setup)), value));
    const double content = q.dot(k);
    derivation.context.push_back(line("unturned", ratio(rounded(content, kDigitsInFormula), rootOfWidth(setup)),
                                      content / std::sqrt(double(d))));
    addSameOffset(EncodingKind::Rotary, setup, query, key, derivation);
    return derivation;
}

/// The score of no encoding and of ALiBi: the content term minus the penalty.
Derivation contentDerivation(EncodingKind kind, const EncodingOptions& setup, Index query, Index key) {
    const Vector q = contentQuery(setup);
    const Vector k = contentKey(setup);
    const EncodingScore score = encodingScore(kind, setup, query, key);
    const double content = q.dot(k);
    Derivation derivation{
        .value = score.score,
        .symbolic = scoreFormula(kind, setup, content, rounded(content, kDigitsInFormula), query, key)};
    derivation.steps = {
        line(LineName::tr("content with content"), dotted(q, k, IndexRole::None, IndexRole::None), content)};
    if (kind == EncodingKind::Alibi) {
        const double slope = alibiSlope(setup.head, setup.heads);
        const auto distance = double(std::abs(query - key));
        const Index larger = std::max(query, key), smaller = std::min(query, key);
        derivation.steps.push_back(line(
            LineName::tr("slope"),
            power(number(2), negative(ratio(times({number(8), number(setup.head + 1)}), number(setup.heads)))), slope));
        derivation.steps.push_back(
            line(LineName::tr("distance"), difference(number(larger), number(smaller)), distance, 0));
        derivation.steps.push_back(line(LineName::tr("penalty"),
                                        times({rounded(slope, kDigitsInFormula), number(distance, kDelta)}),
                                        slope * distance));
    }
    derivation.steps.push_back(
        line(LineName::tr("score"), substituteValues(derivation.symbolic.parts[1]), score.score));
    addSameOffset(kind, setup, query, key, derivation);
    return derivation;
}

Expression entrySymbol(double value, Expression row, Expression column) {
    return symbol("p", value, {std::move(row), std::move(column)});
}

}  // namespace

Derivation encodingEntryDerivation(EncodingKind kind, const EncodingOptions& setup, Index position, Index column) {
    if (kind == EncodingKind::Sinusoidal) return sinusoidalDerivation(position, column, setup.dimensions, setup.base);
    const double value = encodingEntry(kind, setup, position, column);
    const Expression i = symbol("i", position, kI);
    const Expression c = symbol("c", column, kJ);
    Expression general = number(value);
    switch (kind) {
        case EncodingKind::Integer:
            general = i;
            break;
        case EncodingKind::IntegerScaled:
            if (setup.positions == 1) break;
            general = fraction(i, withValue(difference(symbol("n", setup.positions), number(1))));
            break;
        case EncodingKind::OneHot:
            general = keepingLetter(symbol("delta", value, {i, c}));
            break;
        case EncodingKind::Learned:
            general = withValue(symbol("E", value, {i, c}), kDigitsOfResult);
            break;
        case EncodingKind::None:
        case EncodingKind::Binary:
        case EncodingKind::Sinusoidal:
        case EncodingKind::Rotary:
        case EncodingKind::Alibi:
            break;
    }
    Derivation derivation{.value = value, .symbolic = equation({entrySymbol(value, i, c), general})};
    derivation.steps.push_back(line(LineName::tr("value"), substituteValues(general), value));
    if (position + 1 < encodedPositions(kind, setup)) {
        const double next = encodingEntry(kind, setup, position + 1, column);
        derivation.context.push_back(
            line(LineName::tr("next position"), entrySymbol(next, number(position + 1, kI), number(column, kJ)), next));
    }
    return derivation;
}

Derivation encodingScoreDerivation(EncodingKind kind, const EncodingOptions& setup, Index query, Index key) {
    if (hasTable(kind)) return additiveDerivation(kind, setup, query, key);
    if (kind == EncodingKind::Rotary) return rotaryDerivation(setup, query, key);
    return contentDerivation(kind, setup, query, key);
}

namespace {

/// Sets the general equation of a derivation and adds the step with its numbers.
void setFormula(Derivation& derivation, const Expression& left, const Expression& general, std::string name) {
    derivation.symbolic = equation({left, general});
    derivation.steps.push_back(line(std::move(name), substituteValues(general), derivation.value));
}

/// Explains the distance of the two closest positions.
Derivation closestDistanceDerivation(EncodingKind kind, const EncodingOptions& setup, const EncodingMetrics& measures,
                                     double value) {
    Derivation derivation{.value = value};
    const auto first = double(measures.closestFirst), second = double(measures.closestSecond);
    const Expression left = symbol("D", value, {number(first, kI), number(second, kJ)});
    derivation.steps = {line("closest position", number(first, kI), first, 0),
                        line("to position", number(second, kJ), second, 0)};
    Expression general = rounded(value, kDigitsOfResult);
    if (kind == EncodingKind::Alibi && std::isfinite(value)) {
        const double slope = alibiSlope(setup.head, setup.heads);
        general = product({withValue(symbol("m", slope), kDigitsInFormula), root(symbol("n", setup.positions))});
    } else if (hasTable(kind) && std::isfinite(value)) {
        const auto entry = [&](Index position, Index c, IndexRole role) {
            return entrySymbol(encodingEntry(kind, setup, position, c), number(position, role), number(c));
        };
        general = root(longSum(encodingWidth(kind, setup), [&](Index c) {
            return power(
                withValue(difference(entry(measures.closestFirst, c, kI), entry(measures.closestSecond, c, kJ)),
                          kDigitsInFormula),
                number(2));
        }));
    }
    setFormula(derivation, left, general, LineName::tr("distance"));
    derivation.context = {line("alike up to", number(kEqualDistance), kEqualDistance)};
    return derivation;
}

/// Explains the largest value, and how it grows with the number of positions.
Derivation largestValueDerivation(EncodingKind kind, const EncodingOptions& setup, const EncodingMetrics& measures,
                                  double value) {
    Derivation derivation{.value = value};
    const auto n = symbol("n", setup.positions);
    const auto largest = [&](double of, double among) { return symbol("v", of, {product({number(among), n})}); };
    setFormula(derivation, symbol("v", value, {keepingLetter(n)}), rounded(value, kDigitsOfResult),
               LineName::tr("largest"));
    if (kind == EncodingKind::Learned) return derivation;
    derivation.context = {line("largest at 10 n", largest(measures.maxAtTenfold, 10), measures.maxAtTenfold),
                          line("largest at 100 n", largest(measures.maxAtHundredfold, 100), measures.maxAtHundredfold)};
    if (measures.maxAtTenfold > 0)
        derivation.context.push_back(
            line("growth",
                 ratio(function("ln", ratio(rounded(measures.maxAtHundredfold, kDigitsInFormula),
                                            rounded(measures.maxAtTenfold, kDigitsInFormula))),
                       function("ln", number(10))),
                 measures.growth));
    derivation.context.push_back(line("growing from", number(kUnboundedExponent), kUnboundedExponent));
    return derivation;
}

/// Explains how much numbers with the same offset differ, compared with the largest of all numbers.
Derivation offsetSpreadDerivation(EncodingKind kind, const EncodingOptions& setup, const EncodingMetrics& measures,
                                  double value) {
    Derivation derivation{.value = value};
    const OffsetMeasure& measure = hasTable(kind) ? measures.products : measures.scores;
    const Index step = comparisonStep(setup.positions);
    const auto at = [&](Index row, Index column) {
        const EncodingScore score = encodingScore(kind, setup, row * step, column * step);
        return hasTable(kind) ? score.product : score.score;
    };
    const std::string_view name = hasTable(kind) ? "g" : "s";
    const auto entry = [&](double of, Index row, Index column) {
        return symbol(name, of, {number(row * step, kI), number(column * step, kJ)});
    };
    const double low = at(measure.smallRow, measure.smallColumn);
    const double high = at(measure.largeRow, measure.largeColumn);
    const Expression largest = entry(high, measure.largeRow, measure.largeColumn);
    const Expression smallest = entry(low, measure.smallRow, measure.smallColumn);
    const bool isRatio = measure.scale > 0 && std::isfinite(value);
    derivation.steps = {line("smallest on its diagonal", smallest, low), line("largest on its diagonal", largest, high),
                        line(LineName::tr("largest of all"), symbol("G", measure.scale), measure.scale)};
    setFormula(derivation, symbol("r", value),
               isRatio
                   ? fraction(difference(withValue(largest, kDigitsInFormula), withValue(smallest, kDigitsInFormula)),
                              withValue(symbol("G", measure.scale), kDigitsInFormula))
                   : number(value),
               LineName::tr("spread"));
    derivation.context = {
        line(LineName::tr("between offsets"), rounded(measure.variation, 6), measure.variation),
        line(LineName::tr("spread of the scores"), rounded(measures.scores.spread, 6), measures.scores.spread),
        line("rounding up to", number(kRoundingTolerance), kRoundingTolerance)};
    return derivation;
}

/// Explains how many positions beyond the training length have values within the trained range.
Derivation extrapolationDerivation(const EncodingMetrics& measures, double value) {
    Derivation derivation{.value = value};
    const auto tested = double(measures.extrapolatedTested);
    derivation.steps = {line("tested", difference(times({number(2), number(tested)}), number(tested)), tested, 0)};
    setFormula(derivation, symbol("k", value), number(value), LineName::tr("in range"));
    derivation.steps.back().digits = 0;
    return derivation;
}

/// Explains the error that remains when the best single matrix maps every position to the next.
Derivation linearShiftDerivation(const EncodingMetrics& measures, double value) {
    Derivation derivation{.value = value};
    const double left = measures.shiftError, size = measures.shiftNorm;
    const bool isRatio = size > 0 && std::isfinite(value);
    derivation.steps = {line("steps fitted", number(measures.shiftEquations), measures.shiftEquations, 0),
                        line(LineName::tr("rank"), number(measures.shiftRank), measures.shiftRank, 0),
                        line(LineName::tr("left over"), symbol("e", left), left),
                        line("rows to reach", symbol("E", size), size)};
    setFormula(derivation, symbol("r", value),
               isRatio ? fraction(withValue(symbol("e", left), kDigitsInFormula),
                                  withValue(symbol("E", size), kDigitsInFormula))
                       : number(value),
               "relative residual");
    derivation.context = {line("rounding up to", number(kRoundingTolerance), kRoundingTolerance)};
    return derivation;
}

}  // namespace

Derivation encodingPropertyDerivation(EncodingKind kind, const EncodingOptions& setup, const EncodingMetrics& measures,
                                      EncodingProperty property) {
    const double value = measureOf(kind, measures, property);
    switch (property) {
        case EncodingProperty::Unique:
            return closestDistanceDerivation(kind, setup, measures, value);
        case EncodingProperty::Bounded:
            return largestValueDerivation(kind, setup, measures, value);
        case EncodingProperty::OffsetOnly:
            return offsetSpreadDerivation(kind, setup, measures, value);
        case EncodingProperty::Extrapolates:
            return extrapolationDerivation(measures, value);
        case EncodingProperty::LinearShift:
            return linearShiftDerivation(measures, value);
    }
    return {.value = value};
}

std::vector<Expression> encodingDefinition(EncodingKind kind, const EncodingOptions& setup) {
    const double content = contentQuery(setup).dot(contentKey(setup));
    std::vector<Expression> formulas{scoreFormula(kind, setup, content, number(content), 0, 0)};
    if (kind == EncodingKind::Alibi)
        formulas.push_back(equation({symbol("m", alibiSlope(setup.head, setup.heads)),
                                     power(number(2), negative(ratio(product({number(8), symbol("h", setup.head + 1)}),
                                                                     symbol("H", setup.heads))))}));
    return formulas;
}

}  // namespace attention
