#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/matrix.h"
#include "core/models/language_model_pass.h"
#include "core/scene/choices.h"

namespace attention {

/// The scores of a head on a text of n tokens, 0 ... 1. All but the last are mean attention weights.
enum class HeadScore {
    PreviousToken,  ///< mean weight of query i on key i - 1, over all queries but the first
    FirstToken,     ///< mean weight of query i on key 0, over all queries but the first
    SameToken,      ///< mean weight of a query on all earlier occurrences of its token, over the queries that have any
    /// mean weight of a query on the tokens that follow earlier occurrences of its token, over the queries that have
    /// any: the head can copy the continuation from there. Source: Olsson et al. 2022, "In-context learning and
    /// induction heads"
    Induction,
    Entropy  ///< mean entropy of a row divided by that of equal weights, over rows with two or more visible keys: 0:
             ///< one key; 1: equal
};
inline constexpr std::size_t kHeadScoreCount = 5;
/// The name of a score in tables and choices: "previous-token".
std::string_view headScoreName(HeadScore score);

/// The scores of a head, by HeadScore; NaN if undefined, as for a single token or a text without repeated tokens.
using HeadScores = std::array<double, kHeadScoreCount>;

/// What a head does, derived from its scores.
enum class HeadJob { Induction, PreviousToken, SameToken, FirstToken, SpreadOut, Mixed };
/// The name of a job in tables: "previous-token", "spread-out", "mixed".
std::string_view headJobName(HeadJob job);

/// The minimum score after which a head is named: such keys then get at least as much weight as all others together.
inline constexpr double kMinNamingScore = 0.5;
/// The minimum entropy of a head that is called spread out. A row with equal weights on half of its n keys has the
/// normalised entropy ln(n/2)/ln n, which is 0.8 for n = 32.
inline constexpr double kMinSpreadEntropy = 0.8;

/// The first of induction, previous token, same token and first token whose score is at least kMinNamingScore;
/// otherwise spread out if the entropy is at least kMinSpreadEntropy; otherwise mixed. The first token comes last,
/// because many heads attend to it if they find nothing else.
HeadJob jobOf(const HeadScores& scores);

/// The (query, key) pairs whose weights a score sums up, and the number of queries that divides the sum.
struct ScorePairs {
    std::vector<std::pair<Index, Index>> pairs;
    Index queries = 0;
};
/// @param score  any but Entropy  @param tokens  ids, equal for equal tokens
ScorePairs scorePairs(HeadScore score, std::span<const int> tokens);
/// The sum of the weights divided by pairs.queries; NaN if that is 0. @param weights  n x n
double meanWeight(const Matrix& weights, const ScorePairs& pairs);

/// The entropy of one row divided by the largest possible. @param visibleKeys  number of unmasked keys, >= 2
double normalisedEntropy(const Eigen::Ref<const Eigen::RowVectorXd>& weights, Index visibleKeys);
/// HeadScore::Entropy of a head. @param isCausal  whether query i sees only the keys 0 ... i
double meanNormalisedEntropy(const Matrix& weights, bool isCausal);

/// All scores of a head, from its weights on a text.
HeadScores headScores(const Matrix& weights, std::span<const int> tokens, bool isCausal);

/// How much the heads of a language model copy within a random sequence that is repeated once: the usual measure of
/// induction, which does not depend on a text.
struct InductionMeasure {
    std::vector<int> tokens;  ///< <|endoftext|> if the model has it, half() random tokens, and the same tokens again
    Index start = 0;          ///< index of the first random token, 0 or 1
    /// For each head, layer by layer: the weights of queries start + half() + i on keys start + i + 1, the tokens that
    /// follow the first occurrence of the query's token, for i = 0 ... half() - 2.
    std::vector<std::vector<double>> weights;

    Index half() const { return (Index(tokens.size()) - start) / 2; }
    /// HeadScore::Induction of a head; NaN if the context of the model is too short for the sequence.
    double score(std::size_t head) const;
};
/// The maximum of half(); a model with a shorter context uses half of its context.
inline constexpr Index kInductionTokens = 32;
/// Runs the model on the sequence, or returns a cached result. Thread-safe.
/// @return null if `stop` was requested
std::shared_ptr<const InductionMeasure> measureInduction(const LanguageModel& model,
                                                         const LanguageModelIntervention& intervention = {},
                                                         std::stop_token stop = {});

}  // namespace attention
