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

namespace attention {
namespace {

using namespace formula;

constexpr IndexRole kI = IndexRole::I;
constexpr IndexRole kJ = IndexRole::J;
constexpr IndexRole kDelta = IndexRole::Delta;
/// Of a number inside a formula.
constexpr int kInFormula = 5;
/// A longer sum shows its first two terms and its last.
constexpr Index kAllTerms = 3;

/// A term of a sum: a negative one is taken away.
Expression term(double value, int digits = kInFormula) {
    return value < 0 ? negative(rounded(-value, digits)) : rounded(value, digits);
}

DerivationLine line(std::string name, Expression expression, double value) {
    return {.name = std::move(name), .expression = std::move(expression), .value = value, .digits = 6, .word = {}};
}

DerivationLine whole(std::string name, Expression expression, double value) {
    return {.name = std::move(name), .expression = std::move(expression), .value = value, .digits = 0, .word = {}};
}

/// The sum over 0 ... count - 1 of `each`, which makes a term of an index.
template <class Each>
Expression longSum(Index count, const Each& each) {
    std::vector<Expression> terms;
    for (Index c = 0; c < count; ++c) {
        if (count > kAllTerms && c == 2) {
            Expression dots;
            dots.kind = Expression::Kind::Dots;
            for (; c < count - 1; ++c) dots.value += evaluate(each(c));
            terms.push_back(std::move(dots));
        }
        terms.push_back(each(c));
    }
    return terms.size() == 1 ? terms.front() : sum(std::move(terms));
}

/// a . b in numbers.
Expression dotted(const Vector& a, const Vector& b, IndexRole ofA, IndexRole ofB) {
    return longSum(a.size(), [&](Index c) {
        return times({rounded(a[c], kInFormula, ofA), rounded(b[c], kInFormula, ofB)});
    });
}

Expression rootOfWidth(const EncodingSetup& setup) {
    return root(number(double(setup.dimensions)));
}

Expression rootOfD(const EncodingSetup& setup) {
    return root(symbol("d", double(setup.dimensions)));
}

Expression scoreWithSymbols(double value, Index query, Index key) {
    return symbol("s", value, IndexRole::None, {symbol("i", double(query), kI), symbol("j", double(key), kJ)});
}

Expression scoreWithNumbers(double value, Index query, Index key) {
    return symbol("s", value, IndexRole::None, {number(double(query), kI), number(double(key), kJ)});
}

Expression component(std::string_view name, double value, Index column) {
    return symbol(name, value, IndexRole::None, {number(double(column))});
}

/// The scores that the content alone would have, as the last addend or on its own.
Expression contentWithSymbols(const Vector& query, const Vector& key, const EncodingSetup& setup) {
    return fraction(longSum(query.size(),
                            [&](Index c) {
                                return product({component("q", query[c], c), component("k", key[c], c)});
                            }),
                    rootOfD(setup));
}

/// A score one position further along both, which has the same offset.
void addSameOffset(EncodingKind kind, const EncodingSetup& setup, Index query, Index key, Derivation& derivation) {
    const Index last = encodedPositions(kind, setup) - 1;
    if (query == last || key == last) return;
    const double value = encodingScore(kind, setup, query + 1, key + 1).score;
    derivation.context.push_back(line("same offset", scoreWithNumbers(value, query + 1, key + 1), value));
}

Derivation additiveDerivation(EncodingKind kind, const EncodingSetup& setup, Index query, Index key) {
    const Vector q = contentQuery(setup);
    const Vector k = contentKey(setup);
    const Vector atQuery = encodingVector(kind, setup, query);
    const Vector atKey = encodingVector(kind, setup, key);
    const EncodingScore score = encodingScore(kind, setup, query, key);
    const double content = q.dot(k), ofKey = q.dot(atKey), ofQuery = atQuery.dot(k), ofBoth = atQuery.dot(atKey);

    Derivation derivation;
    derivation.value = score.score;
    const auto placed = [&](std::string_view name, const Vector& vector, const Vector& position, Expression index,
                            Index c) {
        return brackets(sum({component(name, vector[c], c),
                             symbol("p", position[c], IndexRole::None, {std::move(index), number(double(c))})}));
    };
    derivation.general =
        equation({scoreWithSymbols(score.score, query, key),
                  fraction(longSum(setup.dimensions,
                                   [&](Index c) {
                                       return product({placed("q", q, atQuery, symbol("i", double(query), kI), c),
                                                       placed("k", k, atKey, symbol("j", double(key), kJ), c)});
                                   }),
                           rootOfD(setup))});
    const Expression terms = sum({term(content), term(ofKey), term(ofQuery), term(ofBoth)});
    derivation.withNumbers = equation({scoreWithNumbers(score.score, query, key), fraction(terms, rootOfWidth(setup))});
    derivation.steps = {
        line("content with content", dotted(q, k, IndexRole::None, IndexRole::None), content),
        line("content with position", dotted(q, atKey, IndexRole::None, kJ), ofKey),
        line("position with content", dotted(atQuery, k, kI, IndexRole::None), ofQuery),
        line("position with position", dotted(atQuery, atKey, kI, kJ), ofBoth),
        line("score", ratio(brackets(terms), rootOfWidth(setup)), score.score),
    };
    if (isProjected(kind)) {
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

Derivation rotaryDerivation(const EncodingSetup& setup, Index query, Index key) {
    const Vector q = contentQuery(setup);
    const Vector k = contentKey(setup);
    const auto offset = double(key - query);
    const Index d = setup.dimensions;
    const double value = encodingScore(EncodingKind::Rotary, setup, query, key).score;
    // An odd d ends with a product that is not turned.
    const Index pairs = d / 2;
    const auto withSymbols = [&](Index place) {
        if (place == pairs) return product({component("q", q[d - 1], d - 1), component("k", k[d - 1], d - 1)});
        const RotaryPair pair = rotaryPair(q, k, place, setup.base);
        const Expression angle = product({symbol("delta", offset, kDelta), component("omega", pair.frequency, place)});
        return sum({product({component("a", pair.same, place), function("cos", angle)}),
                    product({component("b", pair.turned, place), function("sin", angle)})});
    };
    const auto turned = [&](const RotaryPair& pair) {
        const Expression angle = times({number(offset, kDelta), rounded(pair.frequency, kInFormula)});
        return sum({times({rounded(pair.same, kInFormula), function("cos", angle)}),
                    times({rounded(pair.turned, kInFormula), function("sin", angle)})});
    };
    const auto valueAt = [&](Index place) { return evaluate(withSymbols(place)); };
    const Index places = pairs + d % 2;

    Derivation derivation;
    derivation.value = value;
    derivation.general =
        equation({scoreWithSymbols(value, query, key), fraction(longSum(places, withSymbols), rootOfD(setup))});
    const Expression terms = longSum(places, [&](Index place) { return term(valueAt(place)); });
    derivation.withNumbers = equation({scoreWithNumbers(value, query, key), fraction(terms, rootOfWidth(setup))});
    derivation.steps.push_back(whole("offset",
                                     equation({symbol("delta", offset, kDelta),
                                               sum({number(double(key), kJ), negative(number(double(query), kI))})}),
                                     offset));
    const auto addPair = [&](const char* name, Index place) {
        const Expression expression = turned(rotaryPair(q, k, place, setup.base));
        derivation.steps.push_back(line(name, expression, evaluate(expression)));
    };
    if (pairs > 0) addPair("first pair", 0);
    if (pairs > 1) addPair("last pair", pairs - 1);
    derivation.steps.push_back(line("score", ratio(brackets(terms), rootOfWidth(setup)), value));
    const double content = q.dot(k);
    derivation.context.push_back(
        line("unturned", ratio(rounded(content, kInFormula), rootOfWidth(setup)), content / std::sqrt(double(d))));
    addSameOffset(EncodingKind::Rotary, setup, query, key, derivation);
    return derivation;
}

/// none and ALiBi: what the content says, less a penalty.
Derivation contentDerivation(EncodingKind kind, const EncodingSetup& setup, Index query, Index key) {
    const Vector q = contentQuery(setup);
    const Vector k = contentKey(setup);
    const EncodingScore score = encodingScore(kind, setup, query, key);
    const double content = q.dot(k);
    Derivation derivation;
    derivation.value = score.score;
    Expression general = contentWithSymbols(q, k, setup);
    Expression withNumbers = fraction(rounded(content, kInFormula), rootOfWidth(setup));
    derivation.steps = {line("content with content", dotted(q, k, IndexRole::None, IndexRole::None), content)};
    if (kind == EncodingKind::Alibi) {
        const double slope = alibiSlope(setup.head, setup.heads);
        const auto distance = double(std::abs(query - key));
        general = sum({general, negative(product({symbol("m", slope), symbol("delta", distance, kDelta)}))});
        withNumbers = sum({withNumbers, negative(times({rounded(slope, kInFormula), number(distance, kDelta)}))});
        const Index larger = std::max(query, key), smaller = std::min(query, key);
        derivation.steps.push_back(line(
            "slope",
            power(number(2),
                  negative(ratio(times({number(8), number(double(setup.head + 1))}), number(double(setup.heads))))),
            slope));
        derivation.steps.push_back(
            whole("distance", sum({number(double(larger)), negative(number(double(smaller)))}), distance));
        derivation.steps.push_back(
            line("penalty", times({rounded(slope, kInFormula), number(distance, kDelta)}), slope * distance));
    }
    derivation.general = equation({scoreWithSymbols(score.score, query, key), general});
    derivation.withNumbers = equation({scoreWithNumbers(score.score, query, key), withNumbers});
    derivation.steps.push_back(line("score", withNumbers, score.score));
    addSameOffset(kind, setup, query, key, derivation);
    return derivation;
}

Expression entrySymbol(double value, Expression row, Expression column) {
    return symbol("p", value, IndexRole::None, {std::move(row), std::move(column)});
}

}  // namespace

Derivation encodingEntryDerivation(EncodingKind kind, const EncodingSetup& setup, Index position, Index column) {
    if (kind == EncodingKind::Sinusoidal) return sinusoidalDerivation(position, column, setup.dimensions, setup.base);
    const double value = encodingEntry(kind, setup, position, column);
    const Expression i = symbol("i", double(position), kI);
    const Expression row = number(double(position), kI);
    const Expression c = symbol("c", double(column), kJ);
    const Expression place = number(double(column), kJ);
    Expression general = number(value);
    Expression numbers = number(value);
    std::vector<DerivationLine> steps;
    switch (kind) {
        case EncodingKind::Integer:
            general = i;
            numbers = row;
            break;
        case EncodingKind::IntegerScaled:
            if (setup.positions == 1) break;
            general = fraction(i, sum({symbol("n", double(setup.positions)), negative(number(1))}));
            numbers = fraction(row, number(double(setup.positions - 1)));
            break;
        case EncodingKind::OneHot:
            general = symbol("delta", value, IndexRole::None, {i, c});
            numbers = symbol("delta", value, IndexRole::None, {row, place});
            break;
        case EncodingKind::Learned:
            numbers = rounded(value, 6);
            general = symbol("E", value, IndexRole::None, {i, c});
            break;
        case EncodingKind::None:
        case EncodingKind::Binary:
        case EncodingKind::Sinusoidal:
        case EncodingKind::Rotary:
        case EncodingKind::Alibi:
            break;
    }
    steps.push_back(line("value", numbers, value));
    Derivation derivation;
    derivation.value = value;
    derivation.general = equation({entrySymbol(value, i, c), std::move(general)});
    derivation.withNumbers = equation({entrySymbol(value, row, place), std::move(numbers)});
    derivation.steps = std::move(steps);
    if (position + 1 < encodedPositions(kind, setup)) {
        const double next = encodingEntry(kind, setup, position + 1, column);
        derivation.context.push_back(
            line("next position", entrySymbol(next, number(double(position + 1), kI), place), next));
    }
    return derivation;
}

Derivation encodingScoreDerivation(EncodingKind kind, const EncodingSetup& setup, Index query, Index key) {
    if (hasTable(kind)) return additiveDerivation(kind, setup, query, key);
    if (kind == EncodingKind::Rotary) return rotaryDerivation(setup, query, key);
    return contentDerivation(kind, setup, query, key);
}

Derivation encodingPropertyDerivation(EncodingKind kind, const EncodingSetup& setup, const EncodingMeasures& measures,
                                      EncodingProperty property) {
    Derivation derivation;
    const double value = measureOf(kind, measures, property);
    derivation.value = value;
    const auto n = symbol("n", double(setup.positions));
    const auto say = [&](Expression left, Expression general, Expression withNumbers) {
        derivation.general = equation({left, std::move(general)});
        derivation.withNumbers = equation({std::move(left), withNumbers});
        return withNumbers;
    };
    switch (property) {
        case EncodingProperty::Unique: {
            const auto first = double(measures.closestFirst), second = double(measures.closestSecond);
            const Expression left = symbol("D", value, IndexRole::None, {number(first, kI), number(second, kJ)});
            derivation.steps = {whole("closest position", number(first, kI), first),
                                whole("to position", number(second, kJ), second)};
            Expression numbers = number(value);
            if (kind == EncodingKind::Alibi && std::isfinite(value)) {
                const double slope = alibiSlope(setup.head, setup.heads);
                numbers = root(times({number(double(setup.positions)), power(rounded(slope, kInFormula), number(2))}));
                say(left, product({symbol("m", slope), root(n)}), numbers);
            } else if (hasTable(kind) && std::isfinite(value)) {
                const auto entry = [&](Index position, Index c) { return encodingEntry(kind, setup, position, c); };
                const auto squared = [&](bool withSymbols) {
                    return root(longSum(encodingWidth(kind, setup), [&](Index c) {
                        const double a = entry(measures.closestFirst, c), b = entry(measures.closestSecond, c);
                        if (withSymbols)
                            return power(sum({entrySymbol(a, number(first, kI), number(double(c))),
                                              negative(entrySymbol(b, number(second, kJ), number(double(c))))}),
                                         number(2));
                        return power(rounded(a - b, kInFormula), number(2));
                    }));
                };
                numbers = squared(false);
                say(left, squared(true), numbers);
            } else {
                numbers = rounded(value, 6);
                say(left, numbers, numbers);
            }
            derivation.steps.push_back(line("distance", numbers, value));
            derivation.context = {line("alike up to", number(kAlike), kAlike)};
            break;
        }
        case EncodingProperty::Bounded: {
            const auto largest = [&](double of, double among) {
                return symbol("v", of, IndexRole::None, {product({number(among), n})});
            };
            say(symbol("v", value, IndexRole::None, {n}), rounded(value, 6), rounded(value, 6));
            derivation.steps = {line("largest", rounded(value, 6), value)};
            if (kind == EncodingKind::Learned) break;
            derivation.context = {
                line("largest at 10 n", largest(measures.largestAtTenfold, 10), measures.largestAtTenfold),
                line("largest at 100 n", largest(measures.largestAtHundredfold, 100), measures.largestAtHundredfold)};
            if (measures.largestAtTenfold > 0)
                derivation.context.push_back(
                    line("growth",
                         ratio(function("ln", ratio(rounded(measures.largestAtHundredfold, kInFormula),
                                                    rounded(measures.largestAtTenfold, kInFormula))),
                               function("ln", number(10))),
                         measures.growth));
            derivation.context.push_back(line("growing from", number(kGrowing), kGrowing));
            break;
        }
        case EncodingProperty::OffsetAlone: {
            const OffsetMeasure& measure = hasTable(kind) ? measures.products : measures.scores;
            const Index step = comparisonStep(setup.positions);
            const auto at = [&](Index row, Index column) {
                const EncodingScore score = encodingScore(kind, setup, row * step, column * step);
                return hasTable(kind) ? score.product : score.score;
            };
            const std::string_view name = hasTable(kind) ? "g" : "s";
            const auto entry = [&](double of, Index row, Index column) {
                return symbol(name, of, IndexRole::None,
                              {number(double(row * step), kI), number(double(column * step), kJ)});
            };
            // Near equality the two are their own rounding apart, so the spread is said as it was measured.
            const double low = at(measure.smallRow, measure.smallColumn);
            const double high = at(measure.largeRow, measure.largeColumn);
            const Expression spread = symbol("r", value);
            const Expression shown = rounded(value, 6);
            say(spread, shown, shown);
            derivation.steps = {
                line("smallest on its diagonal", entry(low, measure.smallRow, measure.smallColumn), low),
                line("largest on its diagonal", entry(high, measure.largeRow, measure.largeColumn), high),
                line("largest of all", rounded(measure.scale, 6), measure.scale), line("spread", shown, value)};
            derivation.context = {
                line("between offsets", rounded(measure.variation, 6), measure.variation),
                line("spread of the scores", rounded(measures.scores.spread, 6), measures.scores.spread),
                line("rounding up to", number(kRounding), kRounding)};
            break;
        }
        case EncodingProperty::Extends: {
            const auto tested = double(measures.furtherTested);
            say(symbol("k", value), number(value), number(value));
            derivation.steps = {
                whole("tested", sum({times({number(2), number(tested)}), negative(number(tested))}), tested),
                whole("in range", number(value), value)};
            break;
        }
        case EncodingProperty::LinearShift: {
            say(symbol("r", value), rounded(value, 6), rounded(value, 6));
            derivation.steps = {
                whole("steps fitted", number(double(measures.shiftEquations)), double(measures.shiftEquations)),
                whole("rank", number(double(measures.shiftRank)), double(measures.shiftRank)),
                line("residual", rounded(value, 6), value)};
            derivation.context = {line("rounding up to", number(kRounding), kRounding)};
            break;
        }
    }
    return derivation;
}

std::vector<Expression> encodingDefinition(EncodingKind kind, const EncodingSetup& setup) {
    // Symbols of vectors have the value of a first component, so that the formulas hold for d = 1.
    const double q = contentQuery(setup)[0], k = contentKey(setup)[0];
    const Index at = std::min<Index>(1, encodedPositions(kind, setup) - 1);
    const Expression i = symbol("i", double(at), kI);
    const Expression j = symbol("j", double(at), kJ);
    const auto scored = [&](Expression formula) {
        return equation({symbol("s", evaluate(formula), IndexRole::None, {i, j}), std::move(formula)});
    };
    const Expression query = symbol("q", q), key = symbol("k", k);
    if (kind == EncodingKind::None) return {scored(fraction(times({query, key}), rootOfD(setup)))};
    if (kind == EncodingKind::Rotary) {
        // Both turned alike: at the same position nothing changes.
        const Expression turn = symbol("R", 1, IndexRole::None, {i}), other = symbol("R", 1, IndexRole::None, {j});
        return {scored(
            fraction(times({brackets(product({turn, query})), brackets(product({other, key}))}), rootOfD(setup)))};
    }
    if (kind == EncodingKind::Alibi) {
        const double slope = alibiSlope(setup.head, setup.heads);
        const Expression distance = symbol("delta", 0, kDelta);
        return {scored(sum({fraction(times({query, key}), rootOfD(setup)),
                            negative(product({symbol("m", slope), distance}))})),
                equation({symbol("m", slope),
                          power(number(2), negative(ratio(product({number(8), symbol("h", double(setup.head + 1))}),
                                                          symbol("H", double(setup.heads)))))})};
    }
    const Vector vector = encodingVector(kind, setup, at);
    const auto placed = [&](const Expression& content, const Expression& index) {
        return brackets(sum({content, symbol("p", vector[0], IndexRole::None, {index})}));
    };
    return {scored(fraction(times({placed(query, i), placed(key, j)}), rootOfD(setup)))};
}

}  // namespace attention
