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

/// What is measured of a head on a text of n tokens. Each but the last is a mean of attention weights, 0 ... 1.
enum class HeadScore {
    PreviousToken,  ///< weight of query i on key i - 1, of all queries but the first
    FirstToken,     ///< weight of query i on key 0, of all queries but the first
    SameToken,      ///< weight of a query on all earlier tokens that are the same, of the queries that have such
    /// weight of a query on the tokens behind earlier ones that are the same, of the queries that have such: where it
    /// continues what stood there before. Source: Olsson et al. 2022, "In-context learning and induction heads"
    Induction,
    Entropy  ///< entropy of a row divided by that of equal weights, of all rows that see two keys: 0 is one key, 1 even
};
inline constexpr std::size_t kHeadScoreCount = 5;
/// As tables and choices call them: "previous-token".
std::string_view headScoreName(HeadScore score);

/// NaN where it is not defined: of one token, and of a text in which no token repeats.
using HeadScores = std::array<double, kHeadScoreCount>;

/// What a head does, by its scores.
enum class HeadJob { Induction, PreviousToken, SameToken, FirstToken, SpreadOut, Mixed };
/// As tables call it: "previous-token", "spread-out", "mixed".
std::string_view headJobName(HeadJob job);

/// A head is named after a score from here on: then it gives that place more weight than all other keys together.
inline constexpr double kNamedFrom = 0.5;
/// It is spread out from here on. Rows whose weight is even on half of the keys have an entropy of ln(n/2)/ln n, which
/// is 0.8 of 32 tokens.
inline constexpr double kSpreadFrom = 0.8;

/// The first of these whose score is at least kNamedFrom: induction, previous token, same token, first token; what is
/// more special goes first, as many heads rest on the first token where they have nothing else to do. Then spread out,
/// from kSpreadFrom; else mixed.
HeadJob jobOf(const HeadScores& scores);

/// The pairs of query and key whose weights a score adds up, and by how many queries it divides the sum.
struct ScorePairs {
    std::vector<std::pair<Index, Index>> pairs;
    Index queries = 0;
};
/// @param score  not Entropy  @param tokens  the same number for the same token
ScorePairs scorePairs(HeadScore score, std::span<const int> tokens);
/// @param weights  n x n  @return NaN without queries
double meanWeight(const Matrix& weights, const ScorePairs& pairs);

/// The entropy of one row divided by the largest possible. @param seen  keys that the query sees, >= 2
double normalisedEntropy(const Eigen::Ref<const Eigen::RowVectorXd>& weights, Index seen);
/// HeadScore::Entropy. @param isCausal  query i sees the keys 0 ... i, otherwise all
double meanNormalisedEntropy(const Matrix& weights, bool isCausal);

/// All scores of one head from its weights on a text.
HeadScores headScores(const Matrix& weights, std::span<const int> tokens, bool isCausal);

/// How heads of a language model copy from a random sequence that repeats: the literature's measure of induction, which
/// needs no text with repeats, and no meaning.
struct InductionMeasure {
    std::vector<int> tokens;  ///< <|endoftext|>, if the model has one, then half() random ones, and the same again
    Index start = 0;          ///< where the first of them stands, 0 or 1
    /// Weights of each head, layer by layer, of query start + half() + i on the token behind its first occurrence,
    /// start + i + 1, of i = 0 ... half() - 2.
    std::vector<std::vector<double>> weights;

    Index half() const { return (Index(tokens.size()) - start) / 2; }
    /// HeadScore::Induction of a head; NaN of a model whose context has no room for it.
    double score(std::size_t head) const;
};
/// Tokens of the sequence before it repeats, at most; half of the model's context, if that is less.
inline constexpr Index kInductionTokens = 32;
/// Runs the model on the sequence. The last results are kept. Thread-safe.
/// @return nothing if `stop` was requested
std::shared_ptr<const InductionMeasure> measureInduction(const LanguageModel& model,
                                                         const LanguageModelIntervention& intervention = {},
                                                         std::stop_token stop = {});

}  // namespace attention
