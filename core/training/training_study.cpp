#include "core/training/training_study.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/scene/parameters.h"
#include "core/scene/tokens.h"
#include "core/threads.h"

namespace attention {
namespace {

constexpr double kNoValue = std::numeric_limits<double>::quiet_NaN();
/// The maximum multiply-adds for the analysis of an example; more would delay the display.
constexpr double kMaxAnalysisWork = 2e7;

std::vector<int> tokensOf(const TrainingBatch& batch) {
    return {batch.tokens.begin(), batch.tokens.begin() + std::ptrdiff_t(batch.length)};
}

/// The curve of a run before a step, from its evaluated checkpoints.
TrainingCurve curveBefore(const TrainingProgress& progress, Index until) {
    TrainingCurve curve;
    for (const Checkpoint& checkpoint : progress.checkpoints) {
        const Index step = checkpoint.state->step;
        if (step >= until || !checkpoint.score) continue;
        curve.steps.push_back(step);
        curve.losses.push_back(progress.losses[std::size_t(step)]);
        curve.accuracies.push_back(checkpoint.score->accuracy);
    }
    return curve;
}

void addStep(TrainingCurve& curve, Index step, double loss, double accuracy) {
    curve.steps.push_back(step);
    curve.losses.push_back(loss);
    curve.accuracies.push_back(accuracy);
}

std::shared_ptr<SharedTrainingRun> runFor(const TrainingSettings& settings, const TrainingStudy* before) {
    if (before)
        for (const auto& run : {before->run, before->baselineRun})
            if (run && run->run().settings() == settings) return run;
    return std::make_shared<SharedTrainingRun>(settings);
}

/// The approximate multiply-adds of a pass over `length` tokens.
double passWork(const TrainingSettings& settings, Index length) {
    return double(settings.layers * length) * 12 * double(settings.d * settings.d);
}

Index correctOf(const std::vector<PositionPrediction>& predictions) {
    return std::ranges::count_if(predictions,
                                 [](const PositionPrediction& each) { return each.hasTarget() && each.isRight(); });
}

/// The number of correct predictions on the example without each of the heads, layer by layer.
std::vector<Index> countCorrectWithoutHeads(const TrainingSettings& settings, const ModelValues& values,
                                            std::span<const int> tokens, std::span<const int> targets) {
    const ModelLayout layout(settings);
    const Index width = settings.d / settings.heads;
    std::vector<Index> counts;
    for (Index layer = 0; layer < settings.layers; ++layer)
        for (Index head = 0; head < settings.heads; ++head) {
            ModelValues without = values;
            const ModelTensor& output = layout.at(layerTensor(layer, "attention.W_o.weight"));
            tensorView(output, std::span<double>(without)).middleCols(head * width, width).setZero();
            counts.push_back(correctOf(positionPredictions(runModel(settings, without, tokens), tokens, targets)));
        }
    return counts;
}

/// Visits the fields that settings and parameters share. @param visit  takes a member pointer of each
void visitSharedFields(auto visit) {
    using S = TrainingSettings;
    using P = Parameters;
    visit(&S::task, &P::task);
    visit(&S::symbols, &P::symbols);
    visit(&S::n, &P::n);
    visit(&S::d, &P::d);
    visit(&S::heads, &P::heads);
    visit(&S::layers, &P::layers);
    visit(&S::base, &P::base);
    visit(&S::steps, &P::steps);
    visit(&S::batchSize, &P::batchSize);
    visit(&S::learningRate, &P::learningRate);
    visit(&S::residual, &P::residual);
    visit(&S::mlp, &P::mlp);
    visit(&S::norm, &P::norm);
}

}  // namespace

std::vector<PositionPrediction> positionPredictions(const ModelActivations& pass, std::span<const int> tokens,
                                                    std::span<const int> targets) {
    std::vector<PositionPrediction> predictions;
    for (Index i = 0; i < Index(tokens.size()); ++i) {
        PositionPrediction prediction{
            .token = tokens[std::size_t(i)], .target = targets[std::size_t(i)], .predicted = pass.predictedClass(i)};
        prediction.probability = pass.probabilities(i, prediction.predicted);
        prediction.targetProbability = prediction.hasTarget() ? pass.probabilities(i, prediction.target) : kNoValue;
        prediction.loss = prediction.hasTarget() ? -std::log(prediction.targetProbability) : 0;
        predictions.push_back(prediction);
    }
    return predictions;
}

TrainingSettings trainingSettings(const Parameters& parameters) {
    TrainingSettings settings;
    visitSharedFields([&](auto setting, auto parameter) { settings.*setting = parameters.*parameter; });
    settings.encoding =
        findChoice<TrainedEncoding>(choiceName(parameters.encoding)).value_or(TrainedEncoding::Sinusoidal);
    // Other tasks keep the default offset, so that their runs do not depend on the parameter.
    if (parameters.task == TrainingTask::LookBack) settings.offset = parameters.offset;
    // The baseline of a run with ALiBi copies this mask, so that it is causal, too.
    const bool needsCausalMask =
        parameters.task == TrainingTask::Induction || settings.encoding == TrainedEncoding::Alibi;
    settings.mask = needsCausalMask ? MaskKind::Causal : parameters.mask;
    settings.seed = std::uint64_t(parameters.seed);
    return settings;
}

Parameters parametersFrom(const TrainingSettings& settings) {
    Parameters parameters;
    visitSharedFields([&](auto setting, auto parameter) { parameters.*parameter = settings.*setting; });
    parameters.encoding = *findChoice<EncodingChoice>(choiceName(settings.encoding));
    parameters.offset = settings.offset;
    parameters.mask = settings.mask;
    parameters.seed = std::int64_t(settings.seed);
    return parameters;
}

bool hasBaseline(const Parameters& parameters) {
    return parameters.ghost == BaselineKind::WithoutPositions && parameters.encoding != EncodingChoice::None;
}

TypedExample readExample(const TrainingSettings& settings, const std::string& text) {
    TypedExample example;
    if (text.find_first_not_of(" ") == std::string::npos) return example;
    const auto find = [&](const std::string& word) {
        if (const int token = findToken(settings, word); token >= 0) return token;
        std::string uppercase = word;
        for (char& letter : uppercase)
            if (letter >= 'a' && letter <= 'z') letter = char(letter - 'a' + 'A');
        return findToken(settings, uppercase);
    };
    for (const std::string& word : splitTokens(text)) {
        if (const int token = find(word); token >= 0) {
            example.tokens.push_back(token);
            continue;
        }
        // Letters without blanks between them are one word in splitTokens().
        std::vector<int> letters;
        for (const char letter : word)
            if (const int token = find(std::string(1, letter)); token >= 0) letters.push_back(token);
        if (letters.size() == word.size())
            example.tokens.insert(example.tokens.end(), letters.begin(), letters.end());
        else if (std::ranges::find(example.unknown, word) == example.unknown.end())
            example.unknown.push_back(word);
    }
    return example;
}

Index maxExampleTokens(const TrainingSettings& settings) {
    return kPositionTableFactor * settings.n;
}

Index exampleLength(const Parameters& parameters) {
    const TypedExample typed = readExample(trainingSettings(parameters), parameters.example);
    return typed.tokens.empty() || !typed.unknown.empty() ? parameters.n : Index(typed.tokens.size());
}

const LayerActivations& TrainingStudy::shownLayer(const SelectionParameters& parameters) const {
    return pass.layers[std::size_t(std::clamp<std::int64_t>(parameters.layer, 0, std::ssize(pass.layers) - 1))];
}

std::optional<Index> TrainingStudy::targetPosition(Index query) const {
    const PositionPrediction& prediction = places[std::size_t(query)];
    if (!prediction.hasTarget()) return std::nullopt;
    const auto length = Index(places.size());
    std::optional<Index> position;
    if (settings.task == TrainingTask::LookBack) position = query - settings.offset;
    if (settings.task == TrainingTask::Reverse) position = length - 1 - query;
    if (settings.task == TrainingTask::Induction)
        for (Index i = 1; i <= query; ++i)
            if (places[std::size_t(i)].token == prediction.target &&
                places[std::size_t(i - 1)].token == prediction.token)
                position = i;
    const bool isVisible =
        position && *position >= 0 && *position < length && (!isCausal(settings) || *position <= query);
    return isVisible ? position : std::nullopt;
}

double TrainingStudy::meanTargetWeight(Index layer, Index head) const {
    double sum = 0;
    int count = 0;
    for (Index query = 0; query < Index(places.size()); ++query)
        if (const auto position = targetPosition(query)) {
            sum += pass.layers[std::size_t(layer)].headWeights(head)(query, *position);
            ++count;
        }
    return count > 0 ? sum / count : kNoValue;
}

std::vector<int> TrainingStudy::tokens() const {
    std::vector<int> tokens;
    for (const PositionPrediction& each : places) tokens.push_back(each.token);
    return tokens;
}

Index TrainingStudy::correctCount() const {
    return correctOf(places);
}

Index TrainingStudy::targetCount() const {
    return std::ranges::count_if(places, &PositionPrediction::hasTarget);
}

double TrainingStudy::scoreGradient(Index position, int target) const {
    const PositionPrediction& prediction = places[std::size_t(position)];
    return prediction.hasTarget() ? pass.probabilities(position, target) - (target == prediction.target ? 1 : 0) : 0;
}

PredictionAnalysis TrainingStudy::analysePrediction(Index query, Index layer) const {
    PredictionAnalysis analysis;
    const PositionPrediction& prediction = places[std::size_t(query)];
    const auto probabilities = pass.probabilities.row(query);
    std::vector<int> classes(std::size_t(probabilities.size()));
    std::iota(classes.begin(), classes.end(), 0);
    std::ranges::stable_sort(classes, std::greater<>(), [&](int each) { return probabilities[each]; });
    for (std::size_t i = 0; i < std::min<std::size_t>(3, classes.size()); ++i)
        analysis.likeliest.emplace_back(classes[i], probabilities[classes[i]]);

    const LayerActivations& heads = pass.layers[std::size_t(layer)];
    const auto weightOf = [&](Index position) {
        double sum = 0;
        for (Index head = 0; head < settings.heads; ++head) sum += heads.headWeights(head)(query, position);
        return sum / double(settings.heads);
    };
    if (const auto target = targetPosition(query)) analysis.target = {*target, weightOf(*target)};
    const bool namesTokens = settings.task != TrainingTask::Repeat;
    if (namesTokens && prediction.hasTarget() && !prediction.isRight())
        for (Index position = 0; position < Index(places.size()); ++position) {
            if (places[std::size_t(position)].token != prediction.predicted) continue;
            if (const double weight = weightOf(position);
                weight > 0 && (!analysis.distractor || weight > analysis.distractor->weight))
                analysis.distractor = {position, weight};
        }

    if (passWork(settings, Index(places.size())) > kMaxAnalysisWork) return analysis;
    const std::vector<int> tokens = this->tokens();
    const auto predictWith = [&](Index position, const Intervention& intervention) {
        const ModelActivations changed = runModel(settings, state->values, tokens, intervention);
        const int named = changed.predictedClass(query);
        return PredictionAnalysis::Counterfactual{position, named, changed.probabilities(query, named)};
    };
    if (analysis.distractor)
        analysis.hidden = predictWith(analysis.distractor->place,
                                      {.forced = {}, .hidden = {{.query = query, .key = analysis.distractor->place}}});
    if (analysis.target)
        analysis.forced = predictWith(analysis.target->place, {.forced = {{.layer = settings.layers - 1,
                                                                           .head = Intervention::kAll,
                                                                           .query = query,
                                                                           .key = analysis.target->place}},
                                                               .hidden = {}});
    return analysis;
}

double trainingStudyBytes(const Parameters& parameters) {
    const TrainingSettings settings = trainingSettings(parameters);
    const double runBytes = trainingBytes(settings);
    const auto length = double(exampleLength(parameters));
    const double example =
        8 * double(settings.layers) * length * (2 * length * double(settings.heads) + 14 * double(settings.d));
    return (hasBaseline(parameters) ? 2 : 1) * runBytes + 2 * example;
}

std::shared_ptr<const TrainingStudy> studyTraining(const Parameters& parameters, const std::stop_token& stop,
                                                   const TrainingStudy* before) {
    auto study = std::make_shared<TrainingStudy>();
    const TrainingSettings settings = trainingSettings(parameters);
    study->settings = settings;
    study->run = runFor(settings, before);
    const Index requestedStep = std::min<Index>(parameters.trainingStep.value_or(settings.steps), settings.steps);
    if (hasBaseline(parameters)) {
        TrainingSettings without = settings;
        without.encoding = TrainedEncoding::None;
        study->baselineRun = runFor(without, before);
    }
    // Both runs train concurrently, because parts of a run use only one thread. Each run caches its evaluations.
    parallelFor(study->baselineRun ? 2 : 1, 1, [&](Index first, Index end) {
        for (Index index = first; index < end; ++index) {
            SharedTrainingRun& run = index == 0 ? *study->run : *study->baselineRun;
            run.advance(index == 0 ? requestedStep : settings.steps, stop);
            if (!stop.stop_requested()) run.evaluationAt(requestedStep);
        }
    });
    if (stop.stop_requested()) return study;

    const TrainingRun& run = study->run->run();
    const TrainingProgress progress = run.progress();
    // A shared run may have advanced beyond the requested step; a later divergence must not show in this study.
    if (progress.diverged && requestedStep >= *progress.diverged) study->diverged = progress.diverged;
    study->step = std::min(requestedStep, progress.step);
    study->state = run.stateAt(study->step);
    if (stop.stop_requested()) return study;
    const StepEvaluation evaluation = study->run->evaluationAt(study->step);
    study->scores = evaluation.scores;
    study->accuracy = evaluation.accuracy();
    study->loss = evaluation.loss;
    study->curve = curveBefore(progress, study->step);
    addStep(study->curve, study->step, study->loss, study->accuracy);

    if (study->baselineRun) {
        const TrainingProgress baselineProgress = study->baselineRun->run().progress();
        const StepEvaluation last = study->baselineRun->evaluationAt(baselineProgress.step);
        study->baselineCurve = curveBefore(baselineProgress, baselineProgress.step);
        addStep(study->baselineCurve, baselineProgress.step, last.loss, last.accuracy());
        const StepEvaluation baseline = study->baselineRun->evaluationAt(study->step);
        study->baselineScores = baseline.scores;
        study->baselineAccuracy = baseline.accuracy();
        study->baselineLoss = baseline.loss;
    }

    const TypedExample typed = readExample(settings, parameters.example);
    study->isTyped = !typed.tokens.empty();
    const std::vector<int> tokens = study->isTyped ? typed.tokens : tokensOf(evaluationBatch(settings, settings.n, 1));
    study->pass = runModel(settings, study->state->values, tokens);
    const std::vector<int> targets = targetsOf(settings, tokens);
    study->places = positionPredictions(study->pass, tokens, targets);
    if (study->baselineRun) {
        const TrainingRun& baseline = study->baselineRun->run();
        const ModelActivations pass = runModel(baseline.settings(), baseline.stateAt(study->step)->values, tokens);
        study->baselinePlaces = positionPredictions(pass, tokens, targets);
    }
    const double work = passWork(settings, Index(tokens.size())) * double(settings.layers * settings.heads);
    if (settings.heads > 1 && work <= kMaxAnalysisWork)
        study->correctWithout = countCorrectWithoutHeads(settings, study->state->values, tokens, targets);
    study->mostFrequent =
        before && before->settings == settings ? before->mostFrequent : mostFrequentAccuracy(settings, settings.n);
    return study;
}

}  // namespace attention
