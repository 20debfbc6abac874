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

/// The terms of a sum; in a long sum, dots stand for the terms in the middle.
std::vector<Expression> elided(std::size_t count, const std::function<Expression(std::size_t)>& term, double total) {
    return elidedTerms(count, term, {.total = total});
}

/// The formulas of one cell.
class CellFormulas {
 public:
    CellFormulas(const AttentionInput& input, const MultiHeadAttention& layer, const AttentionCell& cell)
        : m_input(input), m_layer(layer), m_cell(cell) {}

    Derivation projected(AttentionMatrix matrix) const;
    Derivation score() const;
    Derivation scaledScore() const;
    Derivation maskedScore() const;
    Derivation weight(const std::vector<std::string>& words) const;
    Derivation headOutput() const;
    Derivation concatenation() const;
    Derivation output() const;

 private:
    /// An entry of a matrix of one head. If there is more than one head, the first subscript is the head: the letter h
    /// in entryOfHead(), its number in entryOfThisHead().
    Expression entryOfHead(std::string_view letter, double value, Expression row, Expression column) const {
        return entryWithHead(letter, value, symbol("h", m_cell.head), std::move(row), std::move(column));
    }
    Expression entryOfThisHead(std::string_view letter, double value, Expression row, Expression column) const {
        return entryWithHead(letter, value, number(m_cell.head), std::move(row), std::move(column));
    }
    Expression entryWithHead(std::string_view letter, double value, Expression head, Expression row,
                             Expression column) const {
        std::vector<Expression> subscripts{std::move(row), std::move(column)};
        if (m_layer.heads > 1) subscripts.insert(subscripts.begin(), std::move(head));
        return symbol(letter, value, IndexRole::None, std::move(subscripts));
    }
    Expression entryOfLayer(std::string_view letter, double value, Expression row, Expression column) const {
        return symbol(letter, value, {std::move(row), std::move(column)});
    }

    Expression i() const { return symbol("i", m_cell.row, kI); }
    Expression j() const { return symbol("j", m_cell.column, kJ); }
    Expression c() const { return symbol("c", m_cell.column); }
    Expression numberI() const { return number(m_cell.row, kI); }
    Expression numberJ() const { return number(m_cell.column, kJ); }

    const Mask& mask() const { return m_layer.masks[std::size_t(m_cell.sequence)]; }
    Index width() const { return m_layer.width; }
    Index headColumn() const { return m_cell.head * width(); }
    double score(Index key) const {
        return m_layer.scores(m_layer.firstRow(m_cell.sequence, m_cell.head) + m_cell.row, key);
    }
    double scaled(Index key) const { return score(key) / m_layer.divisor / m_layer.temperature; }
    double weightOf(Index key) const {
        return m_layer.weights(m_layer.firstRow(m_cell.sequence, m_cell.head) + m_cell.row, key);
    }
    double query(Index column) const {
        return m_layer.query(m_cell.sequence * m_layer.queryCount + m_cell.row, headColumn() + column);
    }
    double keyAt(Index key, Index column) const {
        return m_layer.key(m_cell.sequence * m_layer.keyCount + key, headColumn() + column);
    }
    double valueAt(Index key, Index column) const {
        return m_layer.value(m_cell.sequence * m_layer.keyCount + key, headColumn() + column);
    }
    bool isScaled() const { return m_input.choice.projections; }
    bool hasTemperature() const { return m_layer.temperature != 1; }

    /// The score divided by sqrt(d_k) if there are projections, and by the temperature unless that is 1.
    Expression divided(Expression score) const {
        const Expression rootOfWidth = root(symbol("d", width(), {symbol("k", 0)}));
        const Expression tau = symbol("tau", m_layer.temperature);
        if (!isScaled() && !hasTemperature()) return score;
        if (!isScaled()) return fraction(std::move(score), tau);
        if (!hasTemperature()) return fraction(std::move(score), rootOfWidth);
        return fraction(std::move(score), product({rootOfWidth, tau}));
    }

    /// Adds the formula leftSide = sum over k of left_k right_k + bias, and its steps.
    void addProducts(Derivation& derivation, Expression leftSide, std::vector<double> left, std::vector<double> right,
                     const std::function<Expression(std::size_t)>& term, const Expression* bias) const;

    /// The sum over the keys of weight times value, in one column of the head.
    Expression weightedValues(Index column, double total) const;

    void addReasons(std::vector<DerivationLine>& lines, Index key) const {
        for (const MaskReason reason : mask().reasons(m_cell.row, key))
            lines.push_back(textLine(LineName::tr("hidden by"), maskReasonName(reason)));
    }
    void addDropout(Derivation& derivation, double undropped, double value) const;
    /// Explains the weight 1/m, which every key of a fully masked row has.
    void addUniformWeight(Derivation& derivation, const Expression& left, const std::string& name) const;
    /// Of many keys, the cell's own key and those with the largest weights, in ascending order.
    std::vector<Index> keysToList(const Vector& weights) const;

    const AttentionInput& m_input;
    const MultiHeadAttention& m_layer;
    AttentionCell m_cell;
};

void CellFormulas::addProducts(Derivation& derivation, Expression leftSide, std::vector<double> left,
                               std::vector<double> right, const std::function<Expression(std::size_t)>& term,
                               const Expression* bias) const {
    const double total = std::inner_product(left.begin(), left.end(), right.begin(), 0.0);
    std::vector<Expression> terms = elided(left.size(), term, total);
    derivation.steps.push_back(
        line(LineName::tr("sum of products"), substituteValues(sumOf(terms)), bias ? total : derivation.value));
    if (bias) terms.push_back(withValue(*bias, kDigitsInFormula));
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
    const Index row = m_cell.sequence * (isQuery ? m_layer.queryCount : m_layer.keyCount) + m_cell.row;
    const Expression index = symbol(isQuery ? "i" : "j", double(m_cell.row), role);
    const Index column = headColumn() + m_cell.column;

    Derivation derivation{.value = (isQuery                          ? m_layer.query
                                    : matrix == AttentionMatrix::Key ? m_layer.key
                                                                     : m_layer.value)(row, column)};
    const Expression left = entryOfHead(letter, derivation.value, index, c());
    if (!m_input.choice.projections) {
        const Expression input = keepingLetter(entryOfLayer(source, derivation.value, index, c()));
        derivation.symbolic = equation({left, input});
        derivation.steps = {line(LineName::tr("value"), substituteValues(input), derivation.value)};
        return derivation;
    }
    const AttentionWeights& layerWeights = *m_input.weights;
    const Matrix& weights = isQuery                          ? layerWeights.query
                            : matrix == AttentionMatrix::Key ? layerWeights.key
                                                             : layerWeights.value;
    const Vector& biases = isQuery                          ? layerWeights.queryBias
                           : matrix == AttentionMatrix::Key ? layerWeights.keyBias
                                                            : layerWeights.valueBias;
    const std::string_view mapLetter = isQuery ? "q" : matrix == AttentionMatrix::Key ? "k" : "v";
    const Index first = m_input.choice.design == HeadDesign::Sliced ? headColumn() : 0;
    const Index count = weights.cols();
    std::vector<double> inputs(std::size_t(count), 0);
    std::vector<double> factors(std::size_t(count), 0);
    for (Index k = 0; k < count; ++k) {
        inputs[std::size_t(k)] = rows(row, first + k);
        factors[std::size_t(k)] = weights(column, k);
    }
    const auto mapEntry = [&](std::string_view name, double value, std::vector<Expression> subscripts) {
        if (m_layer.heads > 1) subscripts.insert(subscripts.begin(), symbol("h", m_cell.head));
        subscripts.insert(subscripts.begin(), symbol(mapLetter, 0));
        return symbol(name, value, IndexRole::None, std::move(subscripts));
    };
    Expression bias;
    if (biases.size() > 0) bias = mapEntry("b", biases[column], {c()});
    addProducts(
        derivation, left, inputs, factors,
        [&](std::size_t k) {
            return product(
                {withValue(entryOfLayer(source, inputs[k], index, number(first + Index(k))), kDigitsInSum, role),
                 withValue(mapEntry("W", factors[k], {c(), number(k)}), kDigitsInSum)});
        },
        biases.size() > 0 ? &bias : nullptr);
    return derivation;
}

Derivation CellFormulas::score() const {
    const Index key = m_cell.column;
    std::vector<double> queries(std::size_t(width()), 0);
    std::vector<double> keys(std::size_t(width()), 0);
    for (Index k = 0; k < width(); ++k) {
        queries[std::size_t(k)] = query(k);
        keys[std::size_t(k)] = keyAt(key, k);
    }
    Derivation derivation{.value = score(key)};
    addProducts(
        derivation, entryOfHead("S", derivation.value, i(), j()), queries, keys,
        [&](std::size_t k) {
            return product({withValue(entryOfHead("Q", queries[k], i(), number(k)), kDigitsInSum, kI),
                            withValue(entryOfHead("K", keys[k], j(), number(k)), kDigitsInSum, kJ)});
        },
        nullptr);
    return derivation;
}

Derivation CellFormulas::scaledScore() const {
    const double score = this->score(m_cell.column);
    Derivation derivation{.value = scaled(m_cell.column)};
    const Expression quotient = divided(withValue(entryOfHead("S", score, i(), j()), kDigitsInFormula));
    derivation.symbolic = equation({entryOfHead("s", derivation.value, i(), j()), quotient});
    derivation.steps.push_back(line(LineName::tr("score"), entryOfThisHead("S", score, numberI(), numberJ()), score));
    if (isScaled())
        derivation.steps.push_back(line("root of the width", root(number(width())), std::sqrt(double(width()))));
    if (hasTemperature())
        derivation.steps.push_back(
            line(LineName::tr("temperature"), symbol("tau", m_layer.temperature), m_layer.temperature));
    derivation.steps.push_back(line(LineName::tr("value"), substituteValues(quotient), derivation.value));
    return derivation;
}

Derivation CellFormulas::maskedScore() const {
    const Index key = m_cell.column;
    const double score = scaled(key);
    const bool isSeen = mask().allows(m_cell.row, key);
    Derivation derivation{.value = isSeen ? score : kMaskedScore};
    const Expression right =
        isSeen ? withValue(entryOfHead("s", score, i(), j()), kDigitsInFormula) : number(kMaskedScore);
    derivation.symbolic = equation({entryOfHead("L", derivation.value, i(), j()), right});
    derivation.steps.push_back(line("scaled", entryOfThisHead("s", score, numberI(), numberJ()), score));
    derivation.steps.push_back(textLine(LineName::tr("key"), isSeen ? "seen" : "hidden"));
    addReasons(derivation.steps, key);
    if (mask().isFullyMasked(m_cell.row)) derivation.steps.push_back(textLine("row", "fully masked"));
    derivation.steps.push_back(line(LineName::tr("value"), substituteValues(right), derivation.value));
    return derivation;
}

void CellFormulas::addDropout(Derivation& derivation, double undropped, double value) const {
    const double p = m_input.choice.dropout;
    const double draw =
        attentionDropoutSample(m_input.choice.seed, m_cell.sequence, m_cell.head, m_cell.row, m_cell.column);
    const double keepFactor = draw < p ? 0 : 1;
    const Expression keepProbability = difference(number(1), number(p));
    derivation.value = value;
    derivation.symbolic =
        equation({entryOfHead("A", value, i(), j()),
                  times({symbol("m", keepFactor, {i(), j()}),
                         fraction(withValue(derivation.symbolic.parts[1], kDigitsInFormula, IndexRole::None),
                                  difference(number(1), symbol("p", p)))})});
    derivation.steps.push_back(line(LineName::tr("random number"), symbol("u", draw, {numberI(), numberJ()}), draw));
    derivation.steps.push_back(textLine(LineName::tr("dropout"), keepFactor == 1 ? "kept" : "dropped"));
    derivation.steps.push_back(line(LineName::tr("rescaling"), fraction(number(1), keepProbability), 1 / (1 - p)));
    derivation.steps.push_back(
        line(LineName::tr("value"),
             times({number(keepFactor), rounded(undropped, kDigitsInFormula), rounded(1 / (1 - p), kDigitsInFormula)}),
             value));
}

std::vector<Index> CellFormulas::keysToList(const Vector& weights) const {
    const Index key = m_cell.column;
    std::vector<Index> keys(std::size_t(m_layer.keyCount), 0);
    std::iota(keys.begin(), keys.end(), Index(0));
    if (keys.size() > kMaxKeyLines) {
        const auto comesFirst = [&](Index a, Index b) {
            if ((a == key) != (b == key)) return a == key;
            return weights[a] != weights[b] ? weights[a] > weights[b] : a < b;
        };
        std::ranges::nth_element(keys, keys.begin() + std::ptrdiff_t(kMaxKeyLines), comesFirst);
        keys.resize(kMaxKeyLines);
        std::ranges::sort(keys);
    }
    return keys;
}

void CellFormulas::addUniformWeight(Derivation& derivation, const Expression& left, const std::string& name) const {
    const double m = double(m_layer.keyCount);
    const Expression share = fraction(number(1), symbol("m", m));
    derivation.symbolic = equation({left, share});
    derivation.steps.push_back(textLine("row", "fully masked"));
    addReasons(derivation.steps, m_cell.column);
    derivation.steps.push_back(line(LineName::tr("number of keys"), symbol("m", m), m, 0));
    derivation.steps.push_back(line(name, substituteValues(share), derivation.value));
}

Derivation CellFormulas::weight(const std::vector<std::string>& words) const {
    const Index row = m_cell.row;
    const Index key = m_cell.column;
    const double p = m_input.choice.dropout;
    const Vector weights = weightsBeforeDropout(m_layer, m_cell.sequence, m_cell.head, row);
    const double undropped = weights[key];
    const std::string last = p == 0 ? LineName::tr("value") : LineName::tr("weight");
    Derivation derivation{.value = undropped};
    const Expression left = entryOfHead("A", undropped, i(), j());
    if (mask().isFullyMasked(row)) {
        addUniformWeight(derivation, left, last);
        if (p > 0) addDropout(derivation, undropped, weightOf(key));
        return derivation;
    }

    std::vector<Index> visibleKeys;
    double largest = kMaskedScore;
    for (Index k = 0; k < m_layer.keyCount; ++k)
        if (mask().allows(row, k)) {
            visibleKeys.push_back(k);
            largest = std::max(largest, scaled(k));
        }
    const bool isShifted = std::abs(largest) > kMaxDisplayedExponent;
    const double shift = isShifted ? largest : 0;
    const auto exponentOf = [&](Index k) { return mask().allows(row, k) ? scaled(k) - shift : kMaskedScore; };
    double total = 0;
    for (const Index k : visibleKeys) total += std::exp(exponentOf(k));
    // The terms are e^s, or e^(s - s_max) if the largest score s_max is too large for e^s to be displayed.
    const Expression shiftSymbol = symbol("s", shift, {symbol("max", shift)});
    const auto term = [&](Index k, Expression index) {
        if (!mask().allows(row, k)) {
            Expression masked = entryOfHead("L", kMaskedScore, i(), std::move(index));
            if (isShifted) masked = withValue(difference(std::move(masked), shiftSymbol), 0, IndexRole::None);
            return powerOfE(std::move(masked));
        }
        const Expression score = entryOfHead("s", scaled(k), i(), std::move(index));
        if (!isShifted) return powerOfE(withValue(score, kDigitsInSum));
        return powerOfE(difference(withValue(score, kDigitsInFormula), withValue(shiftSymbol, kDigitsInFormula)));
    };
    const auto numberTerm = [&](Index k) { return substituteValues(term(k, number(k, kJ))); };
    const Expression sumOfAll = sumOf(elided(
        visibleKeys.size(), [&](std::size_t k) { return term(visibleKeys[k], number(visibleKeys[k], kJ)); }, total));
    derivation.symbolic = equation({left, fraction(term(key, j()), sumOfAll)});
    const double exponential = std::exp(exponentOf(key));
    if (mask().allows(row, key)) {
        derivation.steps.push_back(
            line("scaled", entryOfThisHead("s", scaled(key), numberI(), numberJ()), scaled(key)));
    } else {
        derivation.steps.push_back(textLine(LineName::tr("key"), "hidden"));
        addReasons(derivation.steps, key);
    }
    if (isShifted) derivation.steps.push_back(line(LineName::tr("largest scaled score"), shiftSymbol, shift));
    derivation.steps.push_back(line(LineName::tr("exponential"), numberTerm(key), exponential));
    derivation.steps.push_back(line(LineName::tr("sum of exponentials"), substituteValues(sumOfAll), total));
    derivation.steps.push_back(
        line(last, fraction(rounded(exponential, kDigitsInFormula), rounded(total, kDigitsInFormula)), undropped));
    if (p > 0) addDropout(derivation, undropped, weightOf(key));

    const std::vector<Index> listedKeys = keysToList(weights);
    double listedSum = 0;
    for (const Index k : listedKeys) {
        DerivationLine keyLine = textLine(LineName::tr("key"), "hidden");
        if (mask().allows(row, k)) {
            std::vector<Expression> parts{
                ratio(numberTerm(k), rounded(total, kDigitsInSum)),
                ratio(rounded(std::exp(exponentOf(k)), kDigitsInSum), rounded(total, kDigitsInSum))};
            // The index j tells keys with the same word apart.
            if (std::size_t(k) < words.size() && std::ranges::count(words, words[std::size_t(k)]) > 1)
                parts.insert(parts.begin(), entryOfThisHead("A", weights[k], numberI(), number(k, kJ)));
            keyLine = line(LineName::tr("key"), equation(std::move(parts)), weights[k]);
        }
        keyLine.label = std::size_t(k) < words.size() ? words[std::size_t(k)] : std::to_string(k);
        derivation.context.push_back(std::move(keyLine));
        listedSum += weights[k];
    }
    if (listedKeys.size() < std::size_t(m_layer.keyCount))
        derivation.context.push_back(line("other keys", dots(weights.sum() - listedSum), weights.sum() - listedSum));
    return derivation;
}

Expression CellFormulas::weightedValues(Index column, double total) const {
    // Keys with weight 0 add nothing.
    std::vector<Index> keys;
    for (Index k = 0; k < m_layer.keyCount; ++k)
        if (weightOf(k) != 0) keys.push_back(k);
    return sumOf(elided(
        keys.size(),
        [&](std::size_t term) {
            const Index k = keys[term];
            const Expression key = number(k, kJ);
            return product(
                {withValue(entryOfHead("A", weightOf(k), i(), key), kDigitsInSum),
                 withValue(entryOfHead("V", valueAt(k, column), key, symbol("c", column)), kDigitsInSum, kJ)});
        },
        total));
}

Derivation CellFormulas::headOutput() const {
    Derivation derivation;
    derivation.value =
        m_layer.concatenation(m_cell.sequence * m_layer.queryCount + m_cell.row, headColumn() + m_cell.column);
    const Expression values = weightedValues(m_cell.column, derivation.value);
    derivation.symbolic = equation({entryOfHead("O", derivation.value, i(), c()), values});
    derivation.steps.push_back(line(LineName::tr("weighted values"), substituteValues(values), derivation.value));
    return derivation;
}

Derivation CellFormulas::concatenation() const {
    const Index head = m_cell.column / width();
    const Index column = m_cell.column % width();
    CellFormulas headFormulas(m_input, m_layer, {m_cell.sequence, head, m_cell.row, column});
    Derivation derivation{.value =
                              m_layer.concatenation(m_cell.sequence * m_layer.queryCount + m_cell.row, m_cell.column)};
    const double value = derivation.value;
    derivation.symbolic =
        equation({entryOfLayer("C", value, i(), c()),
                  keepingLetter(entryWithHead("O", value, symbol("h", head), i(), symbol("k", column)))});
    const Expression quotient = fraction(number(m_cell.column), number(width()));
    derivation.steps.push_back(line(LineName::tr("head"), equation({symbol("h", head), floorOf(quotient)}), head, 0));
    derivation.steps.push_back(line(LineName::tr("column of the head"),
                                    equation({symbol("k", column), modulo(number(m_cell.column), number(width()))}),
                                    column, 0));
    derivation.steps.push_back(
        line(LineName::tr("weighted values"), substituteValues(headFormulas.weightedValues(column, value)), value));
    return derivation;
}

Derivation CellFormulas::output() const {
    const Index row = m_cell.sequence * m_layer.queryCount + m_cell.row;
    Derivation derivation{.value = m_layer.output(row, m_cell.column)};
    const Expression left = entryOfLayer("Y", derivation.value, i(), c());
    if (!m_input.choice.projections) {
        const Expression values = weightedValues(m_cell.column, derivation.value);
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
        factors[std::size_t(k)] = weights(m_cell.column, k);
    }
    // With one head, the concatenation is the output O of this head.
    const std::string_view joined = m_layer.heads == 1 ? "O" : "C";
    const auto term = [&](std::size_t k) {
        return product({withValue(entryOfLayer(joined, inputs[k], i(), number(k)), kDigitsInSum, kI),
                        withValue(symbol("W", factors[k], {symbol("o", 0), c(), number(k)}), kDigitsInSum)});
    };
    Expression bias;
    if (biases.size() > 0) bias = symbol("b", biases[m_cell.column], {symbol("o", 0), c()});
    addProducts(derivation, left, inputs, factors, term, biases.size() > 0 ? &bias : nullptr);
    if (m_layer.heads == 1) return derivation;
    for (Index head = 0; head < m_layer.heads; ++head) {
        const auto first = std::size_t(head * width());
        const auto count = std::size_t(width());
        const double part =
            std::inner_product(inputs.begin() + std::ptrdiff_t(first), inputs.begin() + std::ptrdiff_t(first + count),
                               factors.begin() + std::ptrdiff_t(first), 0.0);
        DerivationLine headLine = line("from a head",
                                       substituteValues(sumOf(elided(
                                           count, [&](std::size_t k) { return term(first + k); }, part))),
                                       part);
        headLine.label = std::to_string(head);
        derivation.context.push_back(std::move(headLine));
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
                               const AttentionCell& cell, const std::vector<std::string>& keyWords) {
    const CellFormulas formulas(input, layer, cell);
    switch (matrix) {
        case AttentionMatrix::Query:
        case AttentionMatrix::Key:
        case AttentionMatrix::Value:
            return formulas.projected(matrix);
        case AttentionMatrix::Scores:
            return formulas.score();
        case AttentionMatrix::Scaled:
            return formulas.scaledScore();
        case AttentionMatrix::Masked:
            return formulas.maskedScore();
        case AttentionMatrix::Weights:
            return formulas.weight(keyWords);
        case AttentionMatrix::HeadOutput:
            return formulas.headOutput();
        case AttentionMatrix::Concatenation:
            return formulas.concatenation();
        case AttentionMatrix::Output:
            return formulas.output();
    }
    return {};
}

}  // namespace attention
