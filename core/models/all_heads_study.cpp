#include "core/models/all_heads_study.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <stdexcept>

#include "core/attention/head_derivation.h"
#include "core/attention/softmax_derivation.h"
#include "core/formula/elided_sum.h"
#include "core/models/byte_pair_tokenizer.h"
#include "core/models/model_pass_cache.h"
#include "core/scene/lists.h"
#include "core/scene/parameters.h"
#include "core/scene/tokens.h"
#include "core/threads.h"

namespace attention {
namespace {

using namespace formula;

/// The maximum of each block of step x step weights.
Matrix blockMaxima(const Matrix& weights, Index step) {
    if (step == 1) return weights;
    const Index rows = (weights.rows() + step - 1) / step, columns = (weights.cols() + step - 1) / step;
    Matrix maxima(rows, columns);
    for (Index row = 0; row < rows; ++row)
        for (Index column = 0; column < columns; ++column)
            maxima(row, column) = weights
                                      .block(row * step, column * step, std::min(step, weights.rows() - row * step),
                                             std::min(step, weights.cols() - column * step))
                                      .maxCoeff();
    return maxima;
}

/// Computes scores, jobs and thumbnails of all heads.
void measure(AllHeadsStudy& study, const std::stop_token& stop) {
    const Index n = study.n();
    std::array<ScorePairs, kHeadScoreCount> pairs;
    for (std::size_t score = 0; score + 1 < kHeadScoreCount; ++score)
        pairs[score] = scorePairs(HeadScore(score), study.tokens);
    study.thumbnailStep = (n + kThumbnailCells - 1) / kThumbnailCells;
    study.scores.resize(std::size_t(study.headCount()));
    study.jobs.resize(study.scores.size());
    study.thumbnails.resize(study.scores.size());
    constexpr Index kGrain = 200'000;
    parallelFor(study.headCount(), std::max<Index>(1, kGrain / (n * n)), [&](Index first, Index end) {
        for (Index head = first; head < end && !stop.stop_requested(); ++head) {
            const Matrix weights = study.weights(head);
            HeadScores& scores = study.scores[std::size_t(head)];
            for (std::size_t score = 0; score + 1 < kHeadScoreCount; ++score)
                scores[score] = meanWeight(weights, pairs[score]);
            if (study.induction) scores[std::size_t(HeadScore::Induction)] = study.induction->score(std::size_t(head));
            scores[std::size_t(HeadScore::Entropy)] = meanNormalisedEntropy(weights, study.isCausal);
            study.jobs[std::size_t(head)] = jobOf(scores);
            study.thumbnails[std::size_t(head)] = blockMaxima(weights, study.thumbnailStep);
        }
    });
}

/// Numbers for labels, equal for equal labels.
std::vector<int> numbersOf(const std::vector<std::string>& labels) {
    std::map<std::string, int> numbers;
    std::vector<int> labelNumbers;
    for (const std::string& label : labels)
        labelNumbers.push_back(numbers.emplace(label, int(numbers.size())).first->second);
    return labelNumbers;
}

/// The query vector of a token and the key vectors of the tokens that it attends to, in one head.
struct HeadRows {
    Eigen::RowVectorXd query;  ///< w
    Matrix keys;               ///< (number of visible keys) x w
};

HeadRows headRows(const AllHeadsStudy& study, HeadIndex index, Index query) {
    const Index width = study.model->config().headWidth(), first = index.head * width, visibleKeys = query + 1;
    if (study.exact) {
        const ExactLanguageModelLayer& layer = study.exact->layers[std::size_t(index.layer)];
        return {layer.query.row(query).segment(first, width), layer.key.block(0, first, visibleKeys, width)};
    }
    // The input of the layer is from the float32 pass; the computation from there on is in double.
    const LinearWeights& weights = study.model->layer(index.layer).queryKeyValue;
    const Matrix input = study.pass->layers[std::size_t(index.layer)].normalised.topRows(visibleKeys).cast<double>();
    const auto project = [&](const auto& rows, Index column) -> Matrix {
        Matrix result = rows * weights.weight.middleCols(column, width).cast<double>();
        result.rowwise() += weights.bias.segment(column, width).cast<double>();
        return result;
    };
    return {project(input.row(query), first), project(input, study.model->config().d + first)};
}

Derivation weightDerivation(const AllHeadsStudy& study, Index head, Index query, Index key) {
    if (!study.model) return loadedWeightDerivation(study.weights(head).row(query), head, query, key);
    if (key > query) {
        Derivation hidden{.value = 0};
        hidden.symbolic =
            equation({symbol("A", 0, {symbol("i", double(query), kI), symbol("j", double(key), kJ)}), number(0)});
        hidden.steps.push_back(line(LineName::tr("value"), number(0), 0));
        hidden.context.push_back(textLine(LineName::tr("hidden by"), "later token"));
        return hidden;
    }
    const HeadIndex index = study.indexOf(head);
    const HeadRows rows = headRows(study, index, query);
    const LanguageModelConfig& config = study.model->config();
    const double factor = config.scoreFactor(index.layer);
    const Eigen::VectorXd products = rows.keys * rows.query.transpose();
    std::vector<double> scores;
    for (const double product : products) scores.push_back(product * factor);
    const double largest = *std::ranges::max_element(scores);
    double total = 0;
    for (const double score : scores) total += std::exp(score - largest);
    const double weight = std::exp(scores[std::size_t(key)] - largest) / total;
    Derivation derivation = softmaxDerivation(scores, key, weight);
    const double dot = products[key];
    Expression product = elidedSum(
        std::size_t(rows.query.size()),
        [&](std::size_t c) {
            return times(
                {rounded(rows.query[Index(c)], kDigitsInSum), rounded(rows.keys(key, Index(c)), kDigitsInSum)});
        },
        dot);
    Expression score = rounded(dot, kDigitsOfResult);
    if (config.scalesScores) score = ratio(std::move(score), root(number(double(config.headWidth()))));
    if (config.scalesByLayer) score = ratio(std::move(score), number(double(index.layer + 1)));
    derivation.steps.insert(derivation.steps.begin(),
                            {line(LineName::tr("query times key"), std::move(product), dot),
                             line(LineName::tr("scaled score"), std::move(score), scores[std::size_t(key)])});
    return derivation;
}

/// The derivation of a mean. @param count  number of terms  @param divisor  by which their sum is divided
/// @param term  returns a term with its symbol
template <class Term>
Derivation meanDerivation(double value, std::size_t count, Index divisor, const Term& term) {
    Derivation derivation{.value = value};
    const Expression mean = fraction(elidedSum(count, term, value * double(divisor)), number(double(divisor)));
    derivation.symbolic = equation({symbol("m", value), mean});
    derivation.steps.push_back(
        line(LineName::tr("sum"), substituteValues(mean.parts.front()), value * double(divisor)));
    derivation.steps.push_back(line(LineName::tr("value"),
                                    ratio(rounded(value * double(divisor), kDigitsOfResult), number(double(divisor))),
                                    value));
    return derivation;
}

Derivation scoreDerivation(const AllHeadsStudy& study, Index head, HeadScore score) {
    const double value = study.score(head, score);
    if (std::isnan(value)) return {};
    const auto weightTerm = [](double weight, Index query, Index key) {
        return withValue(symbol("A", weight, {number(double(query), kI), number(double(key), kJ)}), kDigitsInSum);
    };
    if (score == HeadScore::Induction && study.induction) {
        const InductionMeasure& measure = *study.induction;
        const std::vector<double>& own = measure.weights[std::size_t(head)];
        Derivation derivation = meanDerivation(value, own.size(), Index(own.size()), [&](std::size_t i) {
            return weightTerm(own[i], measure.start + measure.half() + Index(i), measure.start + Index(i) + 1);
        });
        derivation.context.push_back(line(LineName::tr("random tokens, then the same again"),
                                          number(double(measure.half())), double(measure.half()), 0));
        return derivation;
    }
    const Matrix weights = study.weights(head);
    if (score == HeadScore::Entropy) {
        std::vector<std::pair<Index, double>> rows;
        for (Index query = 0; query < study.n(); ++query)
            if (const Index visibleKeys = study.isCausal ? query + 1 : study.n(); visibleKeys >= 2)
                rows.emplace_back(query, normalisedEntropy(weights.row(query).head(visibleKeys), visibleKeys));
        return meanDerivation(value, rows.size(), Index(rows.size()), [&](std::size_t i) {
            return withValue(symbol("entropy", rows[i].second, {number(double(rows[i].first), kI)}), kDigitsInSum);
        });
    }
    const ScorePairs pairs = scorePairs(score, study.tokens);
    return meanDerivation(value, pairs.pairs.size(), pairs.queries, [&](std::size_t i) {
        const auto [query, key] = pairs.pairs[i];
        return weightTerm(weights(query, key), query, key);
    });
}

}  // namespace

bool AllHeadsStudy::isAblated(Index head) const {
    return std::ranges::binary_search(intervention.ablatedHeads, indexOf(head));
}

Matrix AllHeadsStudy::weights(Index head) const {
    const HeadIndex index = indexOf(head);
    const Index count = n();
    if (loaded) return Eigen::Map<const Matrix>(loaded->values.data() + head * count * count, count, count);
    if (exact) return exact->layers[std::size_t(index.layer)].weights.middleRows(index.head * count, count);
    return pass->layers[std::size_t(index.layer)].weights.middleRows(index.head * count, count).cast<double>();
}

Matrix AllHeadsStudy::layerInput(Index layer) const {
    if (exact) return exact->layers[std::size_t(layer)].normalised;
    return pass->layers[std::size_t(layer)].normalised.cast<double>();
}

std::vector<Index> AllHeadsStudy::order(HeadOrder order) const {
    std::vector<Index> sorted;
    for (Index head = 0; head < headCount(); ++head) sorted.push_back(head);
    if (order == HeadOrder::InPlace) return sorted;
    const auto key = [&](Index head) {
        const double value = score(head, HeadScore(int(order) - 1));
        return std::isnan(value) ? -1 : value;
    };
    std::ranges::stable_sort(sorted, [&](Index a, Index b) { return key(a) > key(b); });
    return sorted;
}

std::array<Index, 6> AllHeadsStudy::jobCounts() const {
    std::array<Index, 6> counts{};
    for (const HeadJob job : jobs) ++counts[std::size_t(job)];
    return counts;
}

std::optional<Index> AllHeadsStudy::highest(HeadScore score) const {
    const Index first = order(HeadOrder(int(score) + 1)).front();
    return std::isnan(this->score(first, score)) ? std::nullopt : std::optional(first);
}

Derivation AllHeadsStudy::derivation(Index head, const Cell& cell) const {
    return cell.matrix == kAllHeadsMatrices[1] ? scoreDerivation(*this, head, HeadScore(cell.column))
                                               : weightDerivation(*this, head, cell.row, cell.column);
}

Table AllHeadsStudy::table(std::string_view name) const {
    if (name == "weights") {
        const Index count = n();
        auto values = std::make_shared<Matrix>(headCount() * count, count);
        for (Index head = 0; head < headCount(); ++head) values->middleRows(head * count, count) = weights(head);
        return ArrayTable{values, {{"layer", layers}, {"head", heads}, {"query", count}, {"key", count}}, "weight"};
    }
    if (name != "scores") throw std::invalid_argument("no such table: " + std::string(name));
    std::vector<std::int64_t> layerNumbers, headNumbers;
    std::array<std::vector<double>, kHeadScoreCount> columns;
    std::vector<std::string> names;
    for (Index head = 0; head < headCount(); ++head) {
        layerNumbers.push_back(indexOf(head).layer);
        headNumbers.push_back(indexOf(head).head);
        for (std::size_t i = 0; i < kHeadScoreCount; ++i) columns[i].push_back(scores[std::size_t(head)][i]);
        names.emplace_back(headJobName(jobs[std::size_t(head)]));
    }
    ColumnTable table{{{"layer", std::move(layerNumbers)}, {"head", std::move(headNumbers)}}};
    for (std::size_t i = 0; i < kHeadScoreCount; ++i)
        table.columns.push_back({std::string(headScoreName(HeadScore(i))), std::move(columns[i])});
    table.columns.push_back({"name", std::move(names)});
    return table;
}

std::vector<int> modelTokens(const LanguageModel& model, std::string_view text) {
    return model.tokenizer().encode(text);
}

LanguageModelIntervention readAblated(std::string_view text) {
    LanguageModelIntervention intervention;
    for (const auto& [layer, head] : readCells(text)) intervention.ablatedHeads.push_back({layer, head});
    std::ranges::sort(intervention.ablatedHeads);
    return intervention;
}

std::shared_ptr<const AllHeadsStudy> studyAllHeads(const Parameters& parameters,
                                                   const std::shared_ptr<const LanguageModel>& model,
                                                   std::stop_token stop) {
    auto study = std::make_shared<AllHeadsStudy>();
    const LanguageModelConfig& config = model->config();
    study->model = model;
    study->tokens = modelTokens(*model, parameters.tokens);
    for (const int id : study->tokens) study->labels.push_back(model->tokenizer().label(id));
    study->layers = config.layers;
    study->heads = config.heads;
    study->intervention = readAblated(parameters.ablated);
    if (double(model->parameterCount()) * double(study->n()) <= kExactWork)
        study->exact = sharedExactPass(model, study->tokens, study->intervention, stop);
    else
        study->pass = sharedPass(model, study->tokens, study->intervention, stop);
    if (stop.stop_requested()) return nullptr;
    study->induction = measureInduction(*model, study->intervention, stop);
    if (stop.stop_requested()) return nullptr;
    measure(*study, stop);
    return study;
}

std::shared_ptr<const AllHeadsStudy> studyLoadedHeads(const std::shared_ptr<const Array>& weights,
                                                      std::vector<std::string> tokens, std::stop_token stop) {
    auto study = std::make_shared<AllHeadsStudy>();
    const std::vector<Index>& shape = weights->shape;
    const std::size_t axes = shape.size();
    study->loaded = weights;
    study->layers = axes > 3 ? shape[axes - 4] : 1;
    study->heads = axes > 2 ? shape[axes - 3] : 1;
    study->labels = Index(tokens.size()) == shape.back() ? std::move(tokens) : numberedTokens(shape.back());
    study->tokens = numbersOf(study->labels);
    const Index n = study->n();
    for (Index head = 0; head < study->headCount() && study->isCausal; ++head)
        for (Index query = 0; query + 1 < n && study->isCausal; ++query)
            study->isCausal = (study->weights(head).row(query).tail(n - 1 - query).array() == 0).all();
    measure(*study, stop);
    return study;
}

double allHeadsBytes(const LanguageModel& model, Index tokenCount) {
    const LanguageModelConfig& config = model.config();
    const bool isExact = double(model.parameterCount()) * double(tokenCount) <= kExactWork;
    const double weights = double(config.layers * config.heads) * double(tokenCount) * double(tokenCount);
    return cachedPassBytes(config, tokenCount, isExact) + 2 * sizeof(double) * weights;
}

}  // namespace attention
