#include "core/attention/attention_derivation.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <span>

#include "core/formula/elided_sum.h"

namespace attention {
namespace {

using namespace formula;

/// The terms of a sum, their middle left out where there are many.
std::vector<Expression> elided(std::size_t count, const std::function<Expression(std::size_t)>& term, double total) {
    return elidedTerms(count, term, {.total = total});
}

/// The formulas of one cell.
class CellFormulas {
 public:
    CellFormulas(const AttentionInput& input, const MultiHeadAttention& layer, const AttentionCell& place)
        : m_input(input), m_layer(layer), m_place(place) {}

    Derivation projected(AttentionMatrix matrix) const;
    Derivation score() const;
    Derivation scaledScore() const;
    Derivation maskedScore() const;
    Derivation weight(const std::vector<std::string>& words) const;
    Derivation headOutput() const;
    Derivation concatenation() const;
    Derivation output() const;

 private:
    /// A matrix of a head, at (i, j) or, on a line of its own, at (3, 1): with more than one head, of head h.
    Expression ofHead(std::string_view letter, double value, Expression row, Expression column) const {
        return ofThatHead(letter, value, symbol("h", m_place.head), std::move(row), std::move(column));
    }
    Expression ofThisHead(std::string_view letter, double value, Expression row, Expression column) const {
        return ofThatHead(letter, value, number(m_place.head), std::move(row), std::move(column));
    }
    Expression ofThatHead(std::string_view letter, double value, Expression head, Expression row,
                          Expression column) const {
        std::vector<Expression> subscripts{std::move(row), std::move(column)};
        if (m_layer.heads > 1) subscripts.insert(subscripts.begin(), std::move(head));
        return symbol(letter, value, IndexRole::None, std::move(subscripts));
    }
    Expression whole(std::string_view letter, double value, Expression row, Expression column) const {
        return symbol(letter, value, {std::move(row), std::move(column)});
    }

    Expression i() const { return symbol("i", m_place.row, kI); }
    Expression j() const { return symbol("j", m_place.column, kJ); }
    Expression c() const { return symbol("c", m_place.column); }
    Expression hereI() const { return number(m_place.row, kI); }
    Expression hereJ() const { return number(m_place.column, kJ); }

    const Mask& mask() const { return m_layer.masks[std::size_t(m_place.sequence)]; }
    Index width() const { return m_layer.width; }
    Index headColumn() const { return m_place.head * width(); }
    double score(Index key) const {
        return m_layer.scores(m_layer.firstRow(m_place.sequence, m_place.head) + m_place.row, key);
    }
    double scaled(Index key) const { return score(key) / m_layer.divisor / m_layer.temperature; }
    double weightOf(Index key) const {
        return m_layer.weights(m_layer.firstRow(m_place.sequence, m_place.head) + m_place.row, key);
    }
    double query(Index column) const {
        return m_layer.query(m_place.sequence * m_layer.queryCount + m_place.row, headColumn() + column);
    }
    double keyAt(Index key, Index column) const {
        return m_layer.key(m_place.sequence * m_layer.keyCount + key, headColumn() + column);
    }
    double valueAt(Index key, Index column) const {
        return m_layer.value(m_place.sequence * m_layer.keyCount + key, headColumn() + column);
    }
    bool isScaled() const { return m_input.choice.projections; }
    bool hasTemperature() const { return m_layer.temperature != 1; }

    /// The score over what divides it; nothing to divide by: the score itself.
    Expression divided(Expression score) const {
        const Expression rootOfWidth = root(symbol("d", width(), {symbol("k", 0)}));
        const Expression tau = symbol("tau", m_layer.temperature);
        if (!isScaled() && !hasTemperature()) return score;
        if (!isScaled()) return fraction(std::move(score), tau);
        if (!hasTemperature()) return fraction(std::move(score), rootOfWidth);
        return fraction(std::move(score), product({rootOfWidth, tau}));
    }

    /// sum_k left_k right_k + bias, and step by step.
    void addProducts(Derivation& derivation, Expression leftSide, std::vector<double> left, std::vector<double> right,
                     const std::function<Expression(std::size_t)>& term, const Expression* bias) const;

    /// sum over keys A V, for a column of the head.
    Expression weightedValues(Index column, double total) const;

    void addReasons(std::vector<DerivationLine>& lines, Index key) const {
        for (const MaskReason reason : mask().reasons(m_place.row, key))
            lines.push_back(textLine(LineName::tr("hidden by"), maskReasonName(reason)));
    }
    void addDropout(Derivation& derivation, double undropped, double value) const;
    void addKeys(Derivation& derivation, const Vector& weights, double largest, double total,
                 const std::vector<std::string>& words) const;

    const AttentionInput& m_input;
    const MultiHeadAttention& m_layer;
    AttentionCell m_place;
};

void CellFormulas::addProducts(Derivation& derivation, Expression leftSide, std::vector<double> left,
                               std::vector<double> right, const std::function<Expression(std::size_t)>& term,
                               const Expression* bias) const {
    const double total = std::inner_product(left.begin(), left.end(), right.begin(), 0.0);
    std::vector<Expression> terms = elided(left.size(), term, total);
    derivation.steps.push_back(
        line(LineName::tr("sum of products"), substituteValues(sumOf(terms)), bias ? total : derivation.value));
    if (bias) terms.push_back(shown(*bias, kDigitsInFormula));
    derivation.symbolic = equation({std::move(leftSide), sumOf(std::move(terms))});
    if (!bias) return;
    derivation.steps.push_back(line(LineName::tr("bias"), *bias, bias->value));
    derivation.steps.push_back(
        line(LineName::tr("value"),
             sum({signedTerm(total, kDigitsInFormula), signedTerm(bias->value, kDigitsInFormula)}), derivation.value));
}

Derivation CellFormulas::projected(AttentionMatrix matrix) const {
    const bool isQuery = matrix == AttentionMatrix::Query;
    const std::string_view letter = isQuery ? "Q" : matrix == AttentionMatrix::Key ? "K" : "V";
    const Matrix& rows = isQuery || !m_input.memory ? *m_input.queries : *m_input.memory;
    const std::string_view source = isQuery || !m_input.memory ? "X" : "M";
    const IndexRole role = isQuery ? kI : kJ;
    const Index row = m_place.sequence * (isQuery ? m_layer.queryCount : m_layer.keyCount) + m_place.row;
    const Expression index = symbol(isQuery ? "i" : "j", double(m_place.row), role);
    const Index column = headColumn() + m_place.column;

    Derivation derivation{.value = (isQuery                          ? m_layer.query
                                    : matrix == AttentionMatrix::Key ? m_layer.key
                                                                     : m_layer.value)(row, column)};
    const Expression left = ofHead(letter, derivation.value, index, c());
    if (!m_input.choice.projections) {
        const Expression same = named(whole(source, derivation.value, index, c()));
        derivation.symbolic = equation({left, same});
        derivation.steps = {line(LineName::tr("value"), substituteValues(same), derivation.value)};
        return derivation;
    }
    const AttentionWeights& all = *m_input.weights;
    const Matrix& weights = isQuery ? all.query : matrix == AttentionMatrix::Key ? all.key : all.value;
    const Vector& biases = isQuery ? all.queryBias : matrix == AttentionMatrix::Key ? all.keyBias : all.valueBias;
    const std::string_view small = isQuery ? "q" : matrix == AttentionMatrix::Key ? "k" : "v";
    const Index first = m_input.choice.design == HeadDesign::Sliced ? headColumn() : 0;
    const Index count = weights.cols();
    std::vector<double> inputs(std::size_t(count), 0);
    std::vector<double> factors(std::size_t(count), 0);
    for (Index k = 0; k < count; ++k) {
        inputs[std::size_t(k)] = rows(row, first + k);
        factors[std::size_t(k)] = weights(column, k);
    }
    const auto ofMap = [&](std::string_view name, double value, std::vector<Expression> subscripts) {
        if (m_layer.heads > 1) subscripts.insert(subscripts.begin(), symbol("h", m_place.head));
        subscripts.insert(subscripts.begin(), symbol(small, 0));
        return symbol(name, value, IndexRole::None, std::move(subscripts));
    };
    Expression bias;
    if (biases.size() > 0) bias = ofMap("b", biases[column], {c()});
    addProducts(
        derivation, left, inputs, factors,
        [&](std::size_t k) {
            return product({shown(whole(source, inputs[k], index, number(first + Index(k))), kDigitsInSum, role),
                            shown(ofMap("W", factors[k], {c(), number(k)}), kDigitsInSum)});
        },
        biases.size() > 0 ? &bias : nullptr);
    return derivation;
}

Derivation CellFormulas::score() const {
    const Index key = m_place.column;
    std::vector<double> queries(std::size_t(width()), 0);
    std::vector<double> keys(std::size_t(width()), 0);
    for (Index k = 0; k < width(); ++k) {
        queries[std::size_t(k)] = query(k);
        keys[std::size_t(k)] = keyAt(key, k);
    }
    Derivation derivation{.value = score(key)};
    addProducts(
        derivation, ofHead("S", derivation.value, i(), j()), queries, keys,
        [&](std::size_t k) {
            return product({shown(ofHead("Q", queries[k], i(), number(k)), kDigitsInSum, kI),
                            shown(ofHead("K", keys[k], j(), number(k)), kDigitsInSum, kJ)});
        },
        nullptr);
    return derivation;
}

Derivation CellFormulas::scaledScore() const {
    const double score = this->score(m_place.column);
    Derivation derivation{.value = scaled(m_place.column)};
    const Expression quotient = divided(shown(ofHead("S", score, i(), j()), kDigitsInFormula));
    derivation.symbolic = equation({ofHead("s", derivation.value, i(), j()), quotient});
    derivation.steps.push_back(line(LineName::tr("score"), ofThisHead("S", score, hereI(), hereJ()), score));
    if (isScaled())
        derivation.steps.push_back(line("root of the width", root(number(width())), std::sqrt(double(width()))));
    if (hasTemperature())
        derivation.steps.push_back(
            line(LineName::tr("temperature"), symbol("tau", m_layer.temperature), m_layer.temperature));
    derivation.steps.push_back(line(LineName::tr("value"), substituteValues(quotient), derivation.value));
    return derivation;
}

Derivation CellFormulas::maskedScore() const {
    const Index key = m_place.column;
    const double score = scaled(key);
    const bool isSeen = mask().allows(m_place.row, key);
    Derivation derivation{.value = isSeen ? score : kMaskedScore};
    const Expression right = isSeen ? shown(ofHead("s", score, i(), j()), kDigitsInFormula) : number(kMaskedScore);
    derivation.symbolic = equation({ofHead("L", derivation.value, i(), j()), right});
    derivation.steps.push_back(line("scaled", ofThisHead("s", score, hereI(), hereJ()), score));
    derivation.steps.push_back(textLine(LineName::tr("key"), isSeen ? "seen" : "hidden"));
    addReasons(derivation.steps, key);
    if (mask().isFullyMasked(m_place.row)) derivation.steps.push_back(textLine("row", "fully masked"));
    derivation.steps.push_back(line(LineName::tr("value"), substituteValues(right), derivation.value));
    return derivation;
}

void CellFormulas::addDropout(Derivation& derivation, double undropped, double value) const {
    const double p = m_input.choice.dropout;
    const double draw =
        attentionDropoutSample(m_input.choice.seed, m_place.sequence, m_place.head, m_place.row, m_place.column);
    const double kept = draw < p ? 0 : 1;
    const Expression keeping = difference(number(1), number(p));
    derivation.value = value;
    derivation.symbolic =
        equation({ofHead("A", value, i(), j()),
                  times({symbol("m", kept, {i(), j()}),
                         fraction(shown(derivation.symbolic.parts[1], kDigitsInFormula, IndexRole::None),
                                  difference(number(1), symbol("p", p)))})});
    derivation.steps.push_back(line(LineName::tr("random number"), symbol("u", draw, {hereI(), hereJ()}), draw));
    derivation.steps.push_back(textLine(LineName::tr("dropout"), kept == 1 ? "kept" : "dropped"));
    derivation.steps.push_back(line(LineName::tr("rescaling"), fraction(number(1), keeping), 1 / (1 - p)));
    derivation.steps.push_back(line(
        LineName::tr("value"),
        times({number(kept), rounded(undropped, kDigitsInFormula), rounded(1 / (1 - p), kDigitsInFormula)}), value));
}

Derivation CellFormulas::weight(const std::vector<std::string>& words) const {
    const Index row = m_place.row;
    const Index key = m_place.column;
    const double p = m_input.choice.dropout;
    const double m = double(m_layer.keyCount);
    const Vector weights = weightsBeforeDropout(m_layer, m_place.sequence, m_place.head, row);
    const double undropped = weights[key];
    const std::string last = p == 0 ? LineName::tr("value") : LineName::tr("weight");
    Derivation derivation{.value = undropped};
    const Expression left = ofHead("A", undropped, i(), j());
    if (mask().isFullyMasked(row)) {
        const Expression share = fraction(number(1), symbol("m", m));
        derivation.symbolic = equation({left, share});
        derivation.steps.push_back(textLine("row", "fully masked"));
        addReasons(derivation.steps, key);
        derivation.steps.push_back(line(LineName::tr("number of keys"), symbol("m", m), m, 0));
        derivation.steps.push_back(line(last, substituteValues(share), undropped));
        if (p > 0) addDropout(derivation, undropped, weightOf(key));
        return derivation;
    }

    std::vector<Index> seen;
    double largest = kMaskedScore;
    for (Index k = 0; k < m_layer.keyCount; ++k)
        if (mask().allows(row, k)) {
            seen.push_back(k);
            largest = std::max(largest, scaled(k));
        }
    const bool isShifted = std::abs(largest) > kMaxDisplayedExponent;
    const double shift = isShifted ? largest : 0;
    const auto exponentOf = [&](Index k) { return mask().allows(row, k) ? scaled(k) - shift : kMaskedScore; };
    double total = 0;
    for (const Index k : seen) total += std::exp(exponentOf(k));
    // e^(s_(i,0)), or e^(s_(i,0) - s_max) with the largest of them.
    const Expression shiftSymbol = symbol("s", shift, {symbol("max", shift)});
    const auto term = [&](Index k, Expression index) {
        if (!mask().allows(row, k)) {
            Expression masked = ofHead("L", kMaskedScore, i(), std::move(index));
            if (isShifted) masked = shown(difference(std::move(masked), shiftSymbol), 0, IndexRole::None);
            return powerOfE(std::move(masked));
        }
        const Expression score = ofHead("s", scaled(k), i(), std::move(index));
        if (!isShifted) return powerOfE(shown(score, kDigitsInSum));
        return powerOfE(difference(shown(score, kDigitsInFormula), shown(shiftSymbol, kDigitsInFormula)));
    };
    const auto numberTerm = [&](Index k) { return substituteValues(term(k, number(k, kJ))); };
    const Expression sumOfAll = sumOf(elided(
        seen.size(), [&](std::size_t k) { return term(seen[k], number(seen[k], kJ)); }, total));
    derivation.symbolic = equation({left, fraction(term(key, j()), sumOfAll)});
    const double own = std::exp(exponentOf(key));
    if (mask().allows(row, key)) {
        derivation.steps.push_back(line("scaled", ofThisHead("s", scaled(key), hereI(), hereJ()), scaled(key)));
    } else {
        derivation.steps.push_back(textLine(LineName::tr("key"), "hidden"));
        addReasons(derivation.steps, key);
    }
    if (isShifted) derivation.steps.push_back(line(LineName::tr("largest scaled score"), shiftSymbol, shift));
    derivation.steps.push_back(line(LineName::tr("exponential"), numberTerm(key), own));
    derivation.steps.push_back(line(LineName::tr("sum of exponentials"), substituteValues(sumOfAll), total));
    derivation.steps.push_back(
        line(last, fraction(rounded(own, kDigitsInFormula), rounded(total, kDigitsInFormula)), undropped));
    if (p > 0) addDropout(derivation, undropped, weightOf(key));

    // Those with the largest weights, in the order of the keys.
    std::vector<Index> listed(std::size_t(m_layer.keyCount), 0);
    std::iota(listed.begin(), listed.end(), Index(0));
    if (listed.size() > kMaxKeyLines) {
        const auto comesFirst = [&](Index a, Index b) {
            if ((a == key) != (b == key)) return a == key;
            return weights[a] != weights[b] ? weights[a] > weights[b] : a < b;
        };
        std::ranges::nth_element(listed, listed.begin() + std::ptrdiff_t(kMaxKeyLines), comesFirst);
        listed.resize(kMaxKeyLines);
        std::ranges::sort(listed);
    }
    double listedSum = 0;
    for (const Index k : listed) {
        const double exponent = exponentOf(k);
        const bool isSeen = mask().allows(row, k);
        DerivationLine keyLine = textLine(LineName::tr("key"), "hidden");
        if (isSeen) {
            std::vector<Expression> parts{
                ratio(numberTerm(k), rounded(total, kDigitsInSum)),
                ratio(rounded(std::exp(exponent), kDigitsInSum), rounded(total, kDigitsInSum))};
            // The index tells words apart that stand there twice.
            if (std::size_t(k) < words.size() && std::ranges::count(words, words[std::size_t(k)]) > 1)
                parts.insert(parts.begin(), ofThisHead("A", weights[k], hereI(), number(k, kJ)));
            keyLine = line(LineName::tr("key"), equation(std::move(parts)), weights[k]);
        }
        keyLine.label = std::size_t(k) < words.size() ? words[std::size_t(k)] : std::to_string(k);
        derivation.context.push_back(std::move(keyLine));
        listedSum += weights[k];
    }
    if (listed.size() < std::size_t(m_layer.keyCount))
        derivation.context.push_back(line("other keys", dots(weights.sum() - listedSum), weights.sum() - listedSum));
    return derivation;
}

Expression CellFormulas::weightedValues(Index column, double total) const {
    // Keys of no weight add nothing.
    std::vector<Index> keys;
    for (Index k = 0; k < m_layer.keyCount; ++k)
        if (weightOf(k) != 0) keys.push_back(k);
    return sumOf(elided(
        keys.size(),
        [&](std::size_t place) {
            const Index k = keys[place];
            const Expression key = number(k, kJ);
            return product({shown(ofHead("A", weightOf(k), i(), key), kDigitsInSum),
                            shown(ofHead("V", valueAt(k, column), key, symbol("c", column)), kDigitsInSum, kJ)});
        },
        total));
}

Derivation CellFormulas::headOutput() const {
    Derivation derivation;
    derivation.value =
        m_layer.concatenation(m_place.sequence * m_layer.queryCount + m_place.row, headColumn() + m_place.column);
    const Expression values = weightedValues(m_place.column, derivation.value);
    derivation.symbolic = equation({ofHead("O", derivation.value, i(), c()), values});
    derivation.steps.push_back(line(LineName::tr("weighted values"), substituteValues(values), derivation.value));
    return derivation;
}

Derivation CellFormulas::concatenation() const {
    const Index head = m_place.column / width();
    const Index column = m_place.column % width();
    CellFormulas ofItsHead(m_input, m_layer, {m_place.sequence, head, m_place.row, column});
    Derivation derivation{
        .value = m_layer.concatenation(m_place.sequence * m_layer.queryCount + m_place.row, m_place.column)};
    const double value = derivation.value;
    derivation.symbolic = equation(
        {whole("C", value, i(), c()), named(ofThatHead("O", value, symbol("h", head), i(), symbol("k", column)))});
    const Expression quotient = fraction(number(m_place.column), number(width()));
    derivation.steps.push_back(line(LineName::tr("head"), equation({symbol("h", head), floorOf(quotient)}), head, 0));
    derivation.steps.push_back(line(LineName::tr("column of the head"),
                                    equation({symbol("k", column), modulo(number(m_place.column), number(width()))}),
                                    column, 0));
    derivation.steps.push_back(
        line(LineName::tr("weighted values"), substituteValues(ofItsHead.weightedValues(column, value)), value));
    return derivation;
}

Derivation CellFormulas::output() const {
    const Index row = m_place.sequence * m_layer.queryCount + m_place.row;
    Derivation derivation{.value = m_layer.output(row, m_place.column)};
    const Expression left = whole("Y", derivation.value, i(), c());
    if (!m_input.choice.projections) {
        const Expression values = weightedValues(m_place.column, derivation.value);
        derivation.symbolic = equation({left, values});
        derivation.steps = {line(LineName::tr("weighted values"), substituteValues(values), derivation.value)};
        return derivation;
    }
    const Matrix& weights = m_input.weights->output;
    const Vector& biases = m_input.weights->outputBias;
    std::vector<double> inputs(std::size_t(weights.cols()), 0);
    std::vector<double> factors(std::size_t(weights.cols()), 0);
    for (Index k = 0; k < weights.cols(); ++k) {
        inputs[std::size_t(k)] = m_layer.concatenation(row, k);
        factors[std::size_t(k)] = weights(m_place.column, k);
    }
    // The only head's output is all of them.
    const std::string_view joined = m_layer.heads == 1 ? "O" : "C";
    const auto term = [&](std::size_t k) {
        return product({shown(whole(joined, inputs[k], i(), number(k)), kDigitsInSum, kI),
                        shown(symbol("W", factors[k], {symbol("o", 0), c(), number(k)}), kDigitsInSum)});
    };
    Expression bias;
    if (biases.size() > 0) bias = symbol("b", biases[m_place.column], {symbol("o", 0), c()});
    addProducts(derivation, left, inputs, factors, term, biases.size() > 0 ? &bias : nullptr);
    if (m_layer.heads == 1) return derivation;
    for (Index head = 0; head < m_layer.heads; ++head) {
        const auto first = std::size_t(head * width());
        const auto count = std::size_t(width());
        const double part =
            std::inner_product(inputs.begin() + std::ptrdiff_t(first), inputs.begin() + std::ptrdiff_t(first + count),
                               factors.begin() + std::ptrdiff_t(first), 0.0);
        DerivationLine ofHead = line("from a head",
                                     substituteValues(sumOf(elided(
                                         count, [&](std::size_t k) { return term(first + k); }, part))),
                                     part);
        ofHead.label = std::to_string(head);
        derivation.context.push_back(std::move(ofHead));
    }
    return derivation;
}

}  // namespace

std::string_view maskReasonName(MaskReason reason) {
    switch (reason) {
        case MaskReason::Causal:
            return "later token";
        case MaskReason::Radius:
            return "too far";
        case MaskReason::ValidLength:
            return "behind the valid length";
        case MaskReason::QueryValidLength:
            return "behind the query's valid length";
        case MaskReason::Manual:
            return "hidden by hand";
    }
    return {};
}

Derivation attentionDerivation(const AttentionInput& input, const MultiHeadAttention& layer, AttentionMatrix matrix,
                               const AttentionCell& place, const std::vector<std::string>& keyWords) {
    const CellFormulas terms(input, layer, place);
    switch (matrix) {
        case AttentionMatrix::Query:
        case AttentionMatrix::Key:
        case AttentionMatrix::Value:
            return terms.projected(matrix);
        case AttentionMatrix::Scores:
            return terms.score();
        case AttentionMatrix::Scaled:
            return terms.scaledScore();
        case AttentionMatrix::Masked:
            return terms.maskedScore();
        case AttentionMatrix::Weights:
            return terms.weight(keyWords);
        case AttentionMatrix::HeadOutput:
            return terms.headOutput();
        case AttentionMatrix::Concatenation:
            return terms.concatenation();
        case AttentionMatrix::Output:
            return terms.output();
    }
    return {};
}

}  // namespace attention
