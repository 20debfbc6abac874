#pragma once

#include <cmath>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/formula/derivation.h"
#include "core/io/table.h"
#include "core/scene/parameter_groups.h"
#include "core/scene/study.h"
#include "core/scene/view.h"
#include "core/training/shared_training_run.h"

namespace attention {

struct Parameters;

/// The training settings that the parameters describe. Induction is always causal, because the model could otherwise
/// look at the target itself; so is ALiBi.
TrainingSettings trainingSettings(const Parameters& parameters);
/// The inverse of trainingSettings(), except for settings that no parameter describes (pointing, everyLayer).
Parameters parametersFrom(const TrainingSettings& settings);
/// Whether the run is compared with a baseline run without positions: it has positions, and the parameter `ghost` asks
/// for it.
bool hasBaseline(const Parameters& parameters);

/// An example that the user typed.
struct TypedExample {
    std::vector<int> tokens;
    std::vector<std::string> unknown;  ///< the words that are no tokens
};
/// Reads letters with or without blanks between them ("ABC", "A B C") or numbers separated by blanks. A lowercase
/// letter that is no token is read as the uppercase one.
TypedExample readExample(const TrainingSettings& settings, const std::string& text);
/// The maximum length of an example, which is the number of rows of a learned table of positions.
Index maxExampleTokens(const TrainingSettings& settings);
/// The number of tokens of the example: of the typed one if there is one, otherwise n.
Index exampleLength(const Parameters& parameters);

/// Loss and accuracy of a run at its evaluated checkpoints and at the displayed step.
struct TrainingCurve {
    std::vector<std::int64_t> steps;
    std::vector<double> losses;      ///< on the batch of the step, before its update
    std::vector<double> accuracies;  ///< on kEvaluationSequences sequences of the trained length
};

/// Prediction and target of a model at one position of the example.
struct PositionPrediction {
    int token = 0;
    int target = kNoTarget;
    int predicted = 0;
    double probability = 0;        ///< of `predicted`
    double targetProbability = 0;  ///< of the target; NaN without one
    double loss = 0;               ///< -ln targetProbability; 0 without a target

    bool hasTarget() const { return target != kNoTarget; }
    bool isRight() const { return predicted == target; }
    bool isWrong() const { return hasTarget() && !isRight(); }
};

/// The predictions of a pass at all of its positions. @param targets  by position; kNoTarget where there is none
std::vector<PositionPrediction> positionPredictions(const ModelActivations& pass, std::span<const int> tokens,
                                                    std::span<const int> targets);

/// An explanation of a prediction: the attention of the heads, and the predictions with a key masked or with attention
/// forced to a key. Each case is computed, not estimated.
struct PredictionAnalysis {
    struct Place {
        Index place = 0;
        double weight = 0;  ///< mean over the heads of the layer
    };
    struct Counterfactual {
        Index place = 0;         ///< the masked or attended position
        int named = 0;           ///< the class predicted in this case
        double probability = 0;  ///< of that class
    };
    std::optional<Place> target;  ///< targetPosition()
    /// After a wrong prediction, the position of the predicted token with the largest weight.
    std::optional<Place> distractor;
    std::optional<Counterfactual> hidden;           ///< with `distractor` masked for this query
    std::optional<Counterfactual> forced;           ///< with weight 1 on `target` in all heads of the last layer
    std::vector<std::pair<int, double>> likeliest;  ///< the three most probable classes with their probabilities
};

/// A training run at one step: its evaluation, its predictions on an example, and a baseline run without positions.
struct TrainingStudy : Study {
    const LayerActivations& shownLayer(const SelectionParameters& parameters) const;
    /// The key that holds the answer for a query in look-back, reverse and induction; nullopt in other tasks and where
    /// there is none.
    std::optional<Index> targetPosition(Index query) const;
    /// The mean weight on targetPosition() over the queries that have one; NaN where there is none.
    double meanTargetWeight(Index layer, Index head) const;
    /// The number of correct predictions on the example without the output of a head. Requires a nonempty
    /// `correctWithout`.
    Index correctWithoutHead(Index layer, Index head) const {
        return correctWithout[std::size_t(layer * settings.heads + head)];
    }
    std::vector<int> tokens() const;  ///< of the example
    Index correctCount() const;
    Index targetCount() const;
    /// The gradient of the loss at a position by the score of a class, dL_i/dz_ic: its probability, minus 1 for the
    /// target; 0 at positions without a target.
    double scoreGradient(Index position, int target) const;
    /// @param layer  the layer whose attention weights are reported
    PredictionAnalysis analysePrediction(Index query, Index layer) const;
    /// @param cell  of the matrix "weights" (query, key), or of "example": column 0 is the prediction, 1 the loss,
    ///        2 the gradient of the loss by the score of the target
    Derivation derivation(const Cell& cell, Index layer, Index head) const;
    /// The loss of the example: L = -(ln p_3 + ... + ln p_15)/m, with the probabilities of the targets.
    Expression lossFormula() const;
    Table table(std::string_view name) const;
    /// The loss of a guess in which all classes have the same probability.
    double uniformLoss() const { return std::log(double(classCount(settings))); }
    std::string name(int target) const { return className(settings, target); }

    TrainingSettings settings;
    std::shared_ptr<SharedTrainingRun> run;
    std::shared_ptr<SharedTrainingRun> baselineRun;      ///< null without one
    Index step = 0;                                      ///< the displayed step
    std::optional<Index> diverged;                       ///< the step at which model or loss are not finite
    double loss = 0, accuracy = 0;                       ///< at `step`, as in TrainingCurve
    TrainingCurve curve;                                 ///< up to `step`
    TrainingCurve baselineCurve;                         ///< of the whole run
    double baselineLoss = 0, baselineAccuracy = 0;       ///< at `step`, or at the end of the baseline if earlier
    std::vector<LengthAccuracy> scores, baselineScores;  ///< at `step`, by evaluationLengths()
    bool isTyped = false;                                ///< the user typed the example
    std::vector<PositionPrediction> places;              ///< predictions on the example
    std::vector<PositionPrediction> baselinePlaces;      ///< those of the baseline; empty without one
    std::shared_ptr<const TrainingState> state;
    ModelActivations pass;  ///< of the example
    /// correctWithoutHead() for all heads, layer by layer; empty if there is only one head or it would take too long.
    std::vector<Index> correctWithout;
    double mostFrequent = 0;  ///< mostFrequentAccuracy() of the trained length
};

/// The estimated memory of the runs and of the study in bytes.
double trainingStudyBytes(const Parameters& parameters);
/// @param before  an earlier study, whose runs are continued if their settings match
/// @return an incomplete study if `stop` was requested
/// @throws std::invalid_argument with the message of trainingProblem()
std::shared_ptr<const TrainingStudy> studyTraining(const Parameters& parameters, const std::stop_token& stop = {},
                                                   const TrainingStudy* before = nullptr);

}  // namespace attention
