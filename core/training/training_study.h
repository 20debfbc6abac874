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

/// What the parameters train. Induction always hides later tokens, because it would else see what it has to name; and
/// so does ALiBi.
TrainingSettings trainingSettings(const Parameters& parameters);
/// The parameters that train it: trainingSettings() of them are the same again, but for what no parameter tells
/// (pointing, everyLayer).
Parameters parametersFrom(const TrainingSettings& settings);
/// Whether the run is drawn beside a second one: it has positions, and a ghost is asked for.
bool hasBaseline(const Parameters& parameters);

/// The tokens of an example that a person wrote, and those of its words that are none.
struct TypedExample {
    std::vector<int> tokens;
    std::vector<std::string> unknown;
};
/// Letters with or without blanks between them ("ABC", "A B C"); numbers need blanks. Small letters stand for large
/// ones where those alone are known.
TypedExample readExample(const TrainingSettings& settings, const std::string& text);
/// Tokens of the longest example: a learned table has no more rows.
Index maxExampleTokens(const TrainingSettings& settings);
/// How many tokens the example has: those that are typed, else n.
Index exampleLength(const Parameters& parameters);

/// How a run went, at the steps where its accuracy is known and the one that is shown.
struct TrainingCurve {
    std::vector<std::int64_t> steps;
    std::vector<double> losses;      ///< of the model at the step, on the batch of that step, before it learns from it
    std::vector<double> accuracies;  ///< on kEvaluationSequences fresh sequences of the trained length
};

/// What a model names at one place of the example, and what it was to name.
struct PositionPrediction {
    int token = 0;
    int target = kNoTarget;
    int predicted = 0;
    double probability = 0;        ///< of what is named
    double targetProbability = 0;  ///< of the target; NaN without one
    double loss = 0;               ///< -ln of that; 0 without

    bool hasTarget() const { return target != kNoTarget; }
    bool isRight() const { return predicted == target; }
    bool isWrong() const { return hasTarget() && !isRight(); }
};

/// What a pass names at each place of its tokens. @param targets  what each is to name, or kNoTarget
std::vector<PositionPrediction> positionPredictions(const ModelActivations& pass, std::span<const int> tokens,
                                                    std::span<const int> targets);

/// Why a position was predicted as it was: where the heads looked, and what is predicted if they must not, or must,
/// look at a position. Each case is computed, not estimated.
struct PredictionAnalysis {
    struct Place {
        Index place = 0;
        double weight = 0;  ///< mean over the heads of the layer
    };
    struct Counterfactual {
        Index place = 0;         ///< that is hidden, or looked at
        int named = 0;           ///< the class that is predicted then
        double probability = 0;  ///< of that class
    };
    std::optional<Place> target;      ///< the place to look at
    std::optional<Place> distractor;  ///< the place of the token named that has the most weight, if it is another one
    std::optional<Counterfactual> hidden;           ///< `distractor` hidden from this place
    std::optional<Counterfactual> forced;           ///< all heads of the last layer give `target` all their weight
    std::vector<std::pair<int, double>> likeliest;  ///< classes and their probabilities, the three largest
};

/// A moment of a training run, on an example and on fresh sequences, beside the same run without positions.
struct TrainingStudy : Study {
    const LayerActivations& shownLayer(const SelectionParameters& parameters) const;
    /// The place that the task is to be found at: of look-back, reverse and induction; else nothing.
    std::optional<Index> targetPosition(Index query) const;
    /// The mean weight on targetPosition() over the queries that have one; NaN where there is none.
    double meanTargetWeight(Index layer, Index head) const;
    /// Places of the example that are right when a head adds nothing to its layer. Only where correctWithout is not
    /// empty.
    Index correctWithoutHead(Index layer, Index head) const {
        return correctWithout[std::size_t(layer * settings.heads + head)];
    }
    std::vector<int> tokens() const;  ///< of the example
    Index correctCount() const;
    Index targetCount() const;
    /// How the loss of a place grows with the score of a class, dL_i/dz_ic: its probability, less 1 of what is wanted;
    /// 0 where nothing is to be named.
    double scoreGradient(Index place, int target) const;
    /// @param layer  whose heads are asked about
    PredictionAnalysis analysePrediction(Index query, Index layer) const;
    /// @param cell  of the matrix "weights" (query, key), or of "example": column 0 what is named, 1 its loss,
    ///        2 the gradient of that by the score of what is wanted
    Derivation derivation(const Cell& cell, Index layer, Index head) const;
    /// The loss of the example: L = -(ln p_3 + ... + ln p_15)/m, with the probability of what is wanted at each place.
    Expression lossFormula() const;
    Table table(std::string_view name) const;
    /// The loss of who guesses, each class as likely as the next.
    double uniformLoss() const { return std::log(double(classCount(settings))); }
    std::string name(int target) const { return className(settings, target); }

    TrainingSettings settings;
    std::shared_ptr<SharedTrainingRun> run;
    std::shared_ptr<SharedTrainingRun> baselineRun;      ///< null without one
    Index step = 0;                                      ///< the moment that is shown
    std::optional<Index> diverged;                       ///< the step whose model or loss was not finite
    double loss = 0, accuracy = 0;                       ///< at that moment, as in TrainingCurve
    TrainingCurve curve;                                 ///< up to that moment
    TrainingCurve baselineCurve;                         ///< to its end
    double ghostLoss = 0, ghostAccuracy = 0;             ///< at the moment shown, or where the ghost ended before
    std::vector<LengthAccuracy> scores, baselineScores;  ///< at the moment shown, by evaluationLengths()
    bool isTyped = false;                                ///< the example was written by a person
    std::vector<PositionPrediction> places;              ///< of the example
    std::vector<PositionPrediction> baselinePlaces;      ///< what the run beside it names there; empty without one
    std::shared_ptr<const TrainingState> state;
    ModelActivations pass;  ///< of the example
    /// correctWithoutHead(), layer by layer; empty where there is one head alone or where it would take long.
    std::vector<Index> correctWithout;
    double mostFrequent = 0;  ///< mostFrequentAccuracy() of the trained length
};

/// Bytes of the runs and of the study.
double trainingStudyBytes(const Parameters& parameters);
/// @param before  its runs are gone on with where they are the same
/// @return anything once `stop` is asked for
/// @throws std::invalid_argument with the sentence of trainingProblem()
std::shared_ptr<const TrainingStudy> studyTraining(const Parameters& parameters, const std::stop_token& stop = {},
                                                   const TrainingStudy* before = nullptr);

}  // namespace attention
