#include "core/attention/heads_study.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <stdexcept>
#include <string>

#include "core/attention/attention_derivation.h"
#include "core/attention/head_derivation.h"
#include "core/min_max.h"

namespace attention {
namespace {

/// Maximum number of links drawn in all heads together (about 12 ms). Of more, each query keeps those of most weight.
constexpr Index kMaxLinks = 2000;

std::array<DesignCosts, kHeadDesigns.size()> designCosts(const AttentionSizes& sizes) {
    std::array<DesignCosts, kHeadDesigns.size()> counts;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const HeadDesign design = kHeadDesigns[i];
        counts[i].isPossible = design == HeadDesign::Wide || sizes.dimensions % sizes.heads == 0;
        if (!counts[i].isPossible) continue;
        counts[i].width = headWidth(design, sizes.dimensions, sizes.heads);
        counts[i].parameters = parameterCount(design, sizes.dimensions, sizes.heads);
        counts[i].multiplyAdds = multiplyAdds(design, sizes.dimensions, sizes.heads, sizes.queryCount, sizes.keyCount);
        const auto n = double(sizes.queryCount), m = double(sizes.keyCount), heads = double(sizes.heads);
        counts[i].storedValues = counts[i].parameters + heads * (2 * (n + m) * double(counts[i].width) + n * m) +
                                 n * double(sizes.dimensions);
    }
    return counts;
}

/// Number of keys that a query may see. For a fully masked query this is m, because its weights are uniform.
Index visibleKeyCount(const Mask& mask, Index query) {
    if (mask.isFullyMasked(query)) return mask.keys();
    Index visibleKeys = 0;
    for (Index key = 0; key < mask.keys(); ++key) visibleKeys += mask.allows(query, key);
    return visibleKeys;
}

/// The weights of a query before dropout; the entropy is computed from these.
Eigen::RowVectorXd rowBeforeDropout(const AttentionResult& run, Index sequence, Index head, Index query) {
    if (run.setting.choice.dropout > 0) return weightsBeforeDropout(run.layer, sequence, head, query).transpose();
    return run.layer.weights.row(run.layer.firstRow(sequence, head) + query);
}

void fillFromLoadedWeights(HeadsStudy& study, const LoadedWeights& loaded, const std::stop_token& stop) {
    study.unnormalisedRows = loaded.unnormalisedRows();
    study.entropies.resize(loaded.queries(), loaded.heads());
    for (Index head = 0; head < loaded.heads() && !stop.stop_requested(); ++head) {
        study.weights.push_back(loaded.head(head));
        for (Index query = 0; query < loaded.queries(); ++query)
            study.entropies(query, head) = loadedEntropy(study.weights.back().row(query));
    }
}

void fillFromLayer(HeadsStudy& study, const std::stop_token& stop) {
    const MultiHeadAttention& layer = study.run->layer;
    study.entropies.resize(layer.queryCount, layer.heads);
    for (Index head = 0; head < layer.heads && !stop.stop_requested(); ++head) {
        study.weights.push_back(layer.headWeights(study.sequence, head));
        for (Index query = 0; query < layer.queryCount; ++query)
            study.entropies(query, head) = entropy(rowBeforeDropout(*study.run, study.sequence, head, query));
    }
}

/// Fills study.links: all links with a weight above 0, or the heaviest of each query if there are too many.
void findLinks(HeadsStudy& study, const std::stop_token& stop) {
    const Index keys = study.keys();
    const Index linksPerQuery = std::max<Index>(1, kMaxLinks / (study.headCount() * study.queries()));
    study.linksPerQuery = linksPerQuery < keys ? linksPerQuery : 0;
    std::vector<HeadLink> row;
    for (const Matrix& weights : study.weights) {
        if (stop.stop_requested()) return;
        std::vector<HeadLink>& links = study.links.emplace_back();
        for (Index query = 0; query < study.queries(); ++query) {
            row.clear();
            for (Index key = 0; key < keys; ++key)
                if (weights(query, key) > 0) row.push_back({query, key, weights(query, key)});
            const auto last = row.begin() + std::min<std::ptrdiff_t>(linksPerQuery, std::ptrdiff_t(row.size()));
            std::ranges::partial_sort(row, last, std::ranges::greater(), &HeadLink::weight);
            links.insert(links.end(), row.begin(), last);
        }
        std::ranges::stable_sort(links, {}, &HeadLink::weight);
    }
}

void findRanges(HeadsStudy& study) {
    study.minWeight = 0;
    study.maxWeight = 0;
    for (const Matrix& weights : study.weights) {
        study.ranges.push_back(minMax(weights));
        study.minWeight = std::min(study.minWeight, study.ranges.back().first);
        study.maxWeight = std::max(study.maxWeight, study.ranges.back().second);
    }
    if (study.maxWeight <= study.minWeight) study.maxWeight = study.minWeight + 1;
    study.meanEntropies = study.entropies.colwise().mean().transpose();
}

Table weightsTable(const HeadsStudy& study) {
    std::vector<ArrayAxis> axes{{"head", study.headCount()}, {"query", study.queries()}, {"key", study.keys()}};
    if (!study.isLoaded()) {
        const MultiHeadAttention& layer = study.run->layer;
        if (layer.batch > 1) axes.insert(axes.begin(), {"sequence", layer.batch});
        return ArrayTable{std::shared_ptr<const Matrix>(study.run, &layer.weights), std::move(axes), "weight"};
    }
    auto values = std::make_shared<Matrix>(study.headCount() * study.queries(), study.keys());
    for (Index head = 0; head < study.headCount(); ++head)
        values->middleRows(head * study.queries(), study.queries()) = study.weights[std::size_t(head)];
    return ArrayTable{std::move(values), std::move(axes), "weight"};
}

Table outputTable(const std::shared_ptr<const AttentionResult>& run) {
    const MultiHeadAttention& layer = run->layer;
    const std::shared_ptr<const Matrix> output(run, &layer.output);
    if (layer.batch == 1) return MatrixTable{output, indexNames(output->cols())};
    return ArrayTable{output, {{"sequence", layer.batch}, {"query", layer.queryCount}, {"column", output->cols()}}};
}

Table entropyTable(const HeadsStudy& study) {
    std::vector<std::int64_t> sequences, heads, queries, keys;
    std::vector<double> entropies;
    const Index batch = study.isLoaded() ? 1 : study.run->layer.batch;
    for (Index sequence = 0; sequence < batch; ++sequence)
        for (Index head = 0; head < study.headCount(); ++head)
            for (Index query = 0; query < study.queries(); ++query) {
                sequences.push_back(sequence);
                heads.push_back(head);
                queries.push_back(query);
                entropies.push_back(study.isLoaded() ? study.entropies(query, head)
                                                     : entropy(rowBeforeDropout(*study.run, sequence, head, query)));
                keys.push_back(study.isLoaded()
                                   ? study.keys()
                                   : visibleKeyCount(study.run->layer.masks[std::size_t(sequence)], query));
            }
    return ColumnTable{{{"sequence", std::move(sequences)},
                        {"head", std::move(heads)},
                        {"query", std::move(queries)},
                        {"entropy", std::move(entropies)},
                        {"keys", std::move(keys)}}};
}

Table countsTable(const HeadsStudy& study) {
    static constexpr std::array<const char*, kHeadDesigns.size()> kNames{"sliced", "narrow", "wide"};
    std::vector<std::string> designs;
    std::vector<std::int64_t> widths, parameters, operations, storedValues;
    for (std::size_t i = 0; i < study.counts.size(); ++i) {
        const DesignCosts& counts = study.counts[i];
        if (!counts.isPossible) continue;
        designs.emplace_back(kNames[i]);
        widths.push_back(counts.width);
        parameters.push_back(std::int64_t(counts.parameters));
        operations.push_back(std::int64_t(counts.multiplyAdds));
        storedValues.push_back(std::int64_t(counts.storedValues));
    }
    return ColumnTable{{{"design", std::move(designs)},
                        {"width", std::move(widths)},
                        {"parameters", std::move(parameters)},
                        {"multiply-adds", std::move(operations)},
                        {"held", std::move(storedValues)}}};
}

}  // namespace

double HeadsStudy::maxEntropy() const {
    return std::log(double(keys()));
}

const Mask* HeadsStudy::mask() const {
    if (isLoaded()) return nullptr;
    const Mask& mask = run->layer.masks[std::size_t(sequence)];
    return mask.masksNothing() ? nullptr : &mask;
}

Index HeadsStudy::fullyMaskedQueries() const {
    Index count = 0;
    if (const Mask* sequenceMask = mask())
        for (Index query = 0; query < queries(); ++query) count += sequenceMask->isFullyMasked(query);
    return count;
}

HeadLink HeadsStudy::strongest(Index head, Index query) const {
    Index key = 0;
    const double weight = weights[std::size_t(head)].row(query).maxCoeff(&key);
    return {query, key, weight};
}

HeadLink HeadsStudy::strongest(Index head) const {
    HeadLink heaviest = strongest(head, 0);
    for (Index query = 1; query < queries(); ++query)
        if (const HeadLink link = strongest(head, query); link.weight > heaviest.weight) heaviest = link;
    return heaviest;
}

std::vector<Index> HeadsStudy::headCountByStrongestKey(Index query) const {
    std::vector<Index> heads(std::size_t(keys()), 0);
    for (Index head = 0; head < headCount(); ++head) ++heads[std::size_t(strongest(head, query).key)];
    return heads;
}

Index HeadsStudy::distinctStrongestKeyCount(Index query) const {
    const std::vector<Index> heads = headCountByStrongestKey(query);
    return Index(heads.size()) - std::ranges::count(heads, Index(0));
}

std::pair<Index, Index> HeadsStudy::extremeWeightHeads(Index query, Index key) const {
    const auto weight = [&](const Matrix& head) { return head(query, key); };
    return {std::ranges::min_element(weights, {}, weight) - weights.begin(),
            std::ranges::max_element(weights, {}, weight) - weights.begin()};
}

std::pair<Index, Index> HeadsStudy::extremeEntropyHeads() const {
    std::pair<Index, Index> heads;
    meanEntropies.minCoeff(&heads.first);
    meanEntropies.maxCoeff(&heads.second);
    return heads;
}

Derivation HeadsStudy::derivation(const Cell& cell, Index head) const {
    if (cell.matrix == "counts") {
        const HeadDesign design = kHeadDesigns[std::size_t(cell.row)];
        if (cell.column == 0) return parameterCountDerivation(design, sizes.dimensions, sizes.heads);
        return multiplyAddsDerivation(design, sizes.dimensions, sizes.heads, sizes.queryCount, sizes.keyCount);
    }
    const bool isEntropy = cell.matrix == "entropy";
    if (isLoaded()) {
        const Eigen::RowVectorXd row = weights[std::size_t(isEntropy ? cell.column : head)].row(cell.row);
        return isEntropy ? loadedEntropyDerivation(row, cell.row)
                         : loadedWeightDerivation(row, head, cell.row, cell.column);
    }
    if (isEntropy)
        return entropyDerivation(rowBeforeDropout(*run, sequence, cell.column, cell.row), cell.row,
                                 visibleKeyCount(run->layer.masks[std::size_t(sequence)], cell.row));
    return attentionDerivation(run->setting.layerInput(), run->layer, AttentionMatrix::Weights,
                               {.sequence = sequence, .head = head, .row = cell.row, .column = cell.column},
                               tokens.keys);
}

Table HeadsStudy::table(std::string_view name) const {
    if (name == "weights") return weightsTable(*this);
    if (name == "entropy") return entropyTable(*this);
    if (isLoaded())
        throw std::invalid_argument("with weights loaded by --attention there is no table \"" + std::string(name) +
                                    "\"; accepted: weights, entropy, derivation");
    return name == "output" ? outputTable(run) : countsTable(*this);
}

std::shared_ptr<const HeadsStudy> studyHeads(const Scene& scene, std::stop_token stop,
                                             const std::shared_ptr<const AttentionResult>& before) {
    auto study = std::make_shared<HeadsStudy>();
    study->sizes = attentionSizes(scene);
    study->counts = designCosts(study->sizes);
    if (const auto loaded = LoadedWeights::of(scene)) {
        study->tokens = loadedTokens(scene, *loaded);
        fillFromLoadedWeights(*study, *loaded, stop);
    } else {
        study->run = runAttention(scene, stop, before);
        if (stop.stop_requested()) return study;
        study->tokens = attentionTokens(scene);
        study->sequence = std::clamp<Index>(Index(scene.parameters.sequence.value_or(0)), 0, study->sizes.batch - 1);
        fillFromLayer(*study, stop);
    }
    if (stop.stop_requested()) return study;
    findRanges(*study);
    findLinks(*study, stop);
    return study;
}

double headsStudyBytes(const Scene& scene) {
    // The study copies the weights of each head, and the previous study with its copy still exists meanwhile.
    if (const auto loaded = LoadedWeights::of(scene)) return 2 * loaded->bytes();
    const AttentionSizes sizes = attentionSizes(scene);
    return attentionRunBytes(scene) +
           2.0 * sizeof(double) * double(sizes.heads) * double(sizes.queryCount) * double(sizes.keyCount);
}

}  // namespace attention
