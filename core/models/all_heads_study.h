#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/formula/derivation.h"
#include "core/io/array.h"
#include "core/io/table.h"
#include "core/models/head_scores.h"
#include "core/models/language_model.h"
#include "core/models/language_model_pass.h"
#include "core/scene/choices.h"
#include "core/scene/study.h"
#include "core/scene/view.h"

namespace attention {

struct Parameters;

/// The maximum number of cells along an edge of a thumbnail. For longer texts, a cell shows the maximum of a block of
/// weights.
inline constexpr Index kThumbnailCells = 64;
/// The matrices of the selected head whose cells have a derivation: its attention weights (query, key), and its scores
/// in a single row with one column per HeadScore.
inline constexpr std::array<std::string_view, 2> kAllHeadsMatrices{"weights", "scores"};

/// The attention weights of all heads of a model on one text, or of all heads in a file, with scores of what each head
/// does. Heads are numbered across layers: head h of layer l has the number l * heads + h.
struct AllHeadsStudy : Study {
    std::shared_ptr<const LanguageModel> model;  ///< null if the weights are from a file
    std::vector<int> tokens;          ///< n token ids; without a model, numbers that are equal for equal labels
    std::vector<std::string> labels;  ///< n
    Index layers = 1, heads = 1;
    bool isCausal = true;                           ///< whether all weights of later keys are 0
    LanguageModelIntervention intervention;         ///< sorted
    std::shared_ptr<const LanguageModelPass> pass;  ///< in float32; exactly one of `pass`, `exact` and `loaded` is set
    std::shared_ptr<const ExactLanguageModelPass> exact;  ///< in double, if that is quick for the model and text
    std::shared_ptr<const Array> loaded;  ///< weights from a file: layers x heads x n x n, or without the first axes
    std::shared_ptr<const InductionMeasure> induction;  ///< null without a model
    std::vector<HeadScores> scores;                     ///< one per head
    std::vector<HeadJob> jobs;
    std::vector<Matrix> thumbnails;  ///< one per head, at most kThumbnailCells along an edge
    Index thumbnailStep = 1;         ///< a cell of a thumbnail is the maximum of this many rows and columns

    Index n() const { return Index(labels.size()); }
    Index headCount() const { return layers * heads; }
    Index flat(HeadIndex index) const { return index.layer * heads + index.head; }
    HeadIndex indexOf(Index head) const { return {head / heads, head % heads}; }
    bool isAblated(Index head) const;
    /// The attention weights of a head, n x n.
    Matrix weights(Index head) const;
    /// The normalised input of a layer, from which queries, keys and values are computed: n x d. Needs a model.
    Matrix layerInput(Index layer) const;
    double score(Index head, HeadScore score) const { return scores[std::size_t(head)][std::size_t(score)]; }
    /// The numbers of all heads, sorted; heads with an undefined score come last.
    std::vector<Index> order(HeadOrder order) const;
    /// The number of heads with each job, indexed by HeadJob.
    std::array<Index, 6> jobCounts() const;
    /// The head with the highest score; nullopt if the score is undefined for all heads.
    std::optional<Index> highest(HeadScore score) const;

    /// How a weight or a score is computed; empty for an undefined score (NaN).
    /// @param cell  in one of kAllHeadsMatrices
    Derivation derivation(Index head, const Cell& cell) const;
    /// @param name  "scores" or "weights"
    Table table(std::string_view name) const;
};

/// The token ids of a text in the vocabulary of a model.
std::vector<int> modelTokens(const LanguageModel& model, std::string_view text);
/// Reads ablated heads as "layer,head" pairs: "0,3;1,2". @throws TextError for other text
LanguageModelIntervention readAblated(std::string_view text);

/// @param parameters  tokens: the text as typed, not empty; ablated
/// @param stop  when requested the result may be null
std::shared_ptr<const AllHeadsStudy> studyAllHeads(const Parameters& parameters,
                                                   const std::shared_ptr<const LanguageModel>& model,
                                                   std::stop_token stop = {});
/// The study of weights from a file: layers x heads x n x n, heads x n x n or n x n.
/// @param tokens  n labels; for any other number the tokens are numbered
std::shared_ptr<const AllHeadsStudy> studyLoadedHeads(const std::shared_ptr<const Array>& weights,
                                                      std::vector<std::string> tokens, std::stop_token stop = {});
/// The memory of the study together with a table, in bytes.
double allHeadsBytes(const LanguageModel& model, Index tokenCount);

}  // namespace attention
