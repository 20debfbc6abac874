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

/// Small pictures have no more cells along an edge; of longer texts a cell is the largest of several weights.
inline constexpr Index kThumbnailCells = 64;
/// The matrices whose cells are explained, of the head that is looked at: its weights by query and key, and its scores
/// in one row, by HeadScore.
inline constexpr std::array<std::string_view, 2> kAllHeadsMatrices{"weights", "scores"};

/// The attention weights of all heads of a model on one text, or those of a file, and what each head does, measured.
/// Heads are counted through all layers: head h of layer l is l * heads + h.
struct AllHeadsStudy : Study {
    std::shared_ptr<const LanguageModel> model;  ///< null: the weights are those of a file
    std::vector<int> tokens;                     ///< n; without a model the same number for the same label
    std::vector<std::string> labels;             ///< n
    Index layers = 1, heads = 1;
    bool isCausal = true;                                 ///< no query weighs a later key
    LanguageModelIntervention intervention;               ///< sorted
    std::shared_ptr<const LanguageModelPass> pass;        ///< float32; one of these three is there
    std::shared_ptr<const ExactLanguageModelPass> exact;  ///< of models and texts for which that is quick
    std::shared_ptr<const Array> loaded;                  ///< layers x heads x n x n, or less axes
    std::shared_ptr<const InductionMeasure> induction;    ///< null without a model
    std::vector<HeadScores> scores;                       ///< of each head
    std::vector<HeadJob> jobs;
    std::vector<Matrix> thumbnails;  ///< of each head, at most kThumbnailCells along an edge
    Index thumbnailStep = 1;         ///< rows and columns of weights for one cell of them, of which it is the largest

    Index n() const { return Index(labels.size()); }
    Index headCount() const { return layers * heads; }
    Index flat(HeadIndex index) const { return index.layer * heads + index.head; }
    HeadIndex indexOf(Index head) const { return {head / heads, head % heads}; }
    bool isAblated(Index head) const;
    /// n x n
    Matrix weights(Index head) const;
    /// n x d, what queries, keys and values of a layer are made of; of a model only
    Matrix layerInput(Index layer) const;
    double score(Index head, HeadScore score) const { return scores[std::size_t(head)][std::size_t(score)]; }
    /// All heads in an order; those whose score is not defined come last.
    std::vector<Index> order(HeadOrder order) const;
    /// How many heads have each job, by HeadJob.
    std::array<Index, 6> jobCounts() const;
    /// The head with the highest score; nothing where no head has one.
    std::optional<Index> highest(HeadScore score) const;

    /// Why a weight or a score is what it is. Without a definition, NaN, the derivation is empty.
    /// @param cell  of kAllHeadsMatrices
    Derivation derivation(Index head, const Cell& cell) const;
    /// @param name  "scores" or "weights"
    Table table(std::string_view name) const;
};

/// The tokens of a text as a model has them.
std::vector<int> modelTokens(const LanguageModel& model, std::string_view text);
/// "0,3;1,2": layer and head. @throws TextError for another text
LanguageModelIntervention readAblated(std::string_view text);

/// @param parameters  tokens: the text as typed, not empty; ablated
/// @param stop  when requested the result may be null
std::shared_ptr<const AllHeadsStudy> studyAllHeads(const Parameters& parameters,
                                                   const std::shared_ptr<const LanguageModel>& model,
                                                   std::stop_token stop = {});
/// Of a file's weights, layers x heads x n x n, heads x n x n or n x n.
/// @param tokens  n, or none: they are numbered
std::shared_ptr<const AllHeadsStudy> studyLoadedHeads(const std::shared_ptr<const Array>& weights,
                                                      std::vector<std::string> tokens, std::stop_token stop = {});
/// Bytes that the study and a table hold at once.
double allHeadsBytes(const LanguageModel& model, Index tokenCount);

}  // namespace attention
