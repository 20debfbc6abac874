#include "core/models/head_scores.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <list>
#include <mutex>
#include <numeric>
#include <unordered_map>

#include "core/models/byte_pair_tokenizer.h"
#include "core/random/philox.h"
#include "core/random/random_stream.h"

namespace attention {
namespace {

constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();

/// Distinct random tokens, none of them special.
std::vector<int> randomTokens(const LanguageModel& model, Index count) {
    // Ids beyond those of the tokenizer have no text.
    const int size = std::min(model.tokenizer().size(), int(model.config().vocabulary));
    std::vector<std::pair<double, int>> drawn;
    for (int id = 0; id < size; ++id)
        if (!model.tokenizer().isSpecial(id))
            drawn.emplace_back(uniform(0, std::uint32_t(RandomStream::InductionTokens), std::uint64_t(id), 0), id);
    const Index taken = std::min<Index>(count, Index(drawn.size()));
    std::partial_sort(drawn.begin(), drawn.begin() + taken, drawn.end());
    std::vector<int> ids;
    for (Index i = 0; i < taken; ++i) ids.push_back(drawn[std::size_t(i)].second);
    return ids;
}

}  // namespace

std::string_view headScoreName(HeadScore score) {
    switch (score) {
        case HeadScore::PreviousToken:
            return "previous-token";
        case HeadScore::FirstToken:
            return "first-token";
        case HeadScore::SameToken:
            return "same-token";
        case HeadScore::Induction:
            return "induction";
        case HeadScore::Entropy:
            break;
    }
    return "entropy";
}

std::string_view headJobName(HeadJob job) {
    switch (job) {
        case HeadJob::Induction:
            return "induction";
        case HeadJob::PreviousToken:
            return "previous-token";
        case HeadJob::SameToken:
            return "same-token";
        case HeadJob::FirstToken:
            return "first-token";
        case HeadJob::SpreadOut:
            return "spread-out";
        case HeadJob::Mixed:
            break;
    }
    return "mixed";
}

HeadJob jobOf(const HeadScores& scores) {
    const auto reaches = [&](HeadScore score, double minimum) { return scores[std::size_t(score)] >= minimum; };
    if (reaches(HeadScore::Induction, kMinNamingScore)) return HeadJob::Induction;
    if (reaches(HeadScore::PreviousToken, kMinNamingScore)) return HeadJob::PreviousToken;
    if (reaches(HeadScore::SameToken, kMinNamingScore)) return HeadJob::SameToken;
    if (reaches(HeadScore::FirstToken, kMinNamingScore)) return HeadJob::FirstToken;
    return reaches(HeadScore::Entropy, kMinSpreadEntropy) ? HeadJob::SpreadOut : HeadJob::Mixed;
}

ScorePairs scorePairs(HeadScore score, std::span<const int> tokens) {
    ScorePairs found;
    std::unordered_map<int, std::vector<Index>> earlier;
    for (Index query = 0; query < std::ssize(tokens); ++query) {
        const std::size_t before = found.pairs.size();
        std::vector<Index>& occurrences = earlier[tokens[std::size_t(query)]];
        if (score == HeadScore::PreviousToken && query > 0) found.pairs.emplace_back(query, query - 1);
        if (score == HeadScore::FirstToken && query > 0) found.pairs.emplace_back(query, 0);
        for (const Index key : occurrences) {
            if (score == HeadScore::SameToken) found.pairs.emplace_back(query, key);
            // If the earlier occurrence is directly before the query, the token after it is the query itself: not
            // counted.
            if (score == HeadScore::Induction && key + 1 < query) found.pairs.emplace_back(query, key + 1);
        }
        occurrences.push_back(query);
        if (found.pairs.size() > before) ++found.queries;
    }
    return found;
}

double meanWeight(const Matrix& weights, const ScorePairs& pairs) {
    if (pairs.queries == 0) return kUndefined;
    double sum = 0;
    for (const auto& [query, key] : pairs.pairs) sum += weights(query, key);
    return sum / double(pairs.queries);
}

double normalisedEntropy(const Eigen::Ref<const Eigen::RowVectorXd>& weights, Index visibleKeys) {
    double entropy = 0;
    for (const double weight : weights)
        if (weight > 0) entropy -= weight * std::log(weight);
    return entropy / std::log(double(visibleKeys));
}

double meanNormalisedEntropy(const Matrix& weights, bool isCausal) {
    double sum = 0;
    Index rows = 0;
    for (Index query = 0; query < weights.rows(); ++query) {
        const Index visibleKeys = isCausal ? query + 1 : weights.cols();
        if (visibleKeys < 2) continue;
        sum += normalisedEntropy(weights.row(query).head(visibleKeys), visibleKeys);
        ++rows;
    }
    return rows > 0 ? sum / double(rows) : kUndefined;
}

HeadScores headScores(const Matrix& weights, std::span<const int> tokens, bool isCausal) {
    HeadScores scores;
    for (const HeadScore score :
         {HeadScore::PreviousToken, HeadScore::FirstToken, HeadScore::SameToken, HeadScore::Induction})
        scores[std::size_t(score)] = meanWeight(weights, scorePairs(score, tokens));
    scores[std::size_t(HeadScore::Entropy)] = meanNormalisedEntropy(weights, isCausal);
    return scores;
}

double InductionMeasure::score(std::size_t head) const {
    const std::vector<double>& headWeights = weights[head];
    return headWeights.empty()
               ? kUndefined
               : std::accumulate(headWeights.begin(), headWeights.end(), 0.0) / double(headWeights.size());
}

std::shared_ptr<const InductionMeasure> measureInduction(const LanguageModel& model,
                                                         const LanguageModelIntervention& intervention,
                                                         std::stop_token stop) {
    struct CachedMeasure {
        std::string checksum;
        LanguageModelIntervention intervention;
        std::shared_ptr<const InductionMeasure> measure;
    };
    constexpr std::size_t kMaxCached = 32;
    static std::mutex mutex;
    static std::list<CachedMeasure> cache;
    const auto isSameRequest = [&](const CachedMeasure& cached) {
        return cached.checksum == model.checksum() && cached.intervention == intervention;
    };
    {
        const std::lock_guard lock(mutex);
        const auto found = std::ranges::find_if(cache, isSameRequest);
        if (found != cache.end()) {
            cache.splice(cache.begin(), cache, found);
            return found->measure;
        }
    }
    const LanguageModelConfig& config = model.config();
    auto measure = std::make_shared<InductionMeasure>();
    const std::optional<int> endOfText = model.tokenizer().endOfText();
    measure->start = endOfText ? 1 : 0;
    measure->weights.resize(std::size_t(config.layers * config.heads));
    const std::vector<int> ids = randomTokens(model, std::min(kInductionTokens, (config.context - measure->start) / 2));
    if (endOfText) measure->tokens.push_back(*endOfText);
    for (int copy = 0; copy < 2; ++copy) measure->tokens.insert(measure->tokens.end(), ids.begin(), ids.end());
    const Index half = measure->half(), start = measure->start, n = std::ssize(measure->tokens);
    if (half >= 2) {
        const LanguageModelPass pass = runLanguageModel(model, measure->tokens, intervention, stop);
        if (stop.stop_requested()) return nullptr;
        for (Index layer = 0; layer < config.layers; ++layer)
            for (Index head = 0; head < config.heads; ++head)
                for (Index i = 0; i + 1 < half; ++i)
                    measure->weights[std::size_t(layer * config.heads + head)].push_back(
                        pass.layers[std::size_t(layer)].weights(head * n + start + half + i, start + i + 1));
    }
    const std::lock_guard lock(mutex);
    cache.push_front({model.checksum(), intervention, measure});
    if (cache.size() > kMaxCached) cache.pop_back();
    return measure;
}

}  // namespace attention
