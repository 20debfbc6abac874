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

constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();
/// Multiply-adds of a pass beyond which nothing is asked about an example: the answer would not come at once.
constexpr double kMaxAsked = 2e7;

std::vector<int> tokensOf(const TrainingBatch& batch) {
    return {batch.tokens.begin(), batch.tokens.begin() + std::ptrdiff_t(batch.length)};
}

/// The curve of a run before a step, from what was found out in training.
TrainingCurve curveBefore(const TrainingProgress& progress, Index until) {
    TrainingCurve curve;
    for (const Checkpoint& kept : progress.checkpoints) {
        const Index step = kept.state->step;
        if (step >= until || !kept.score) continue;
        curve.steps.push_back(step);
        curve.losses.push_back(progress.losses[std::size_t(step)]);
        curve.accuracies.push_back(kept.score->accuracy);
    }
    return curve;
}

void addMoment(TrainingCurve& curve, Index step, double loss, double accuracy) {
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

/// Multiply-adds of a pass over `length` tokens, about.
double passWork(const TrainingSettings& settings, Index length) {
    return double(settings.layers * length) * 12 * double(settings.d * settings.d);
}

Index correctOf(const std::vector<PositionPrediction>& places) {
    return std::ranges::count_if(places,
                                 [](const PositionPrediction& each) { return each.hasTarget() && each.isRight(); });
}

/// How many places of the example are right without each head, layer by layer.
std::vector<Index> rightWithoutHeads(const TrainingSettings& settings, const ModelValues& values,
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

/// What settings and parameters have alike. @param visit  takes the member of each
void eachShared(auto visit) {
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
    std::vector<PositionPrediction> places;
    for (Index i = 0; i < Index(tokens.size()); ++i) {
        PositionPrediction place{
            .token = tokens[std::size_t(i)], .target = targets[std::size_t(i)], .predicted = pass.predictedClass(i)};
        place.probability = pass.probabilities(i, place.predicted);
        place.targetProbability = place.hasTarget() ? pass.probabilities(i, place.target) : kNothing;
        place.loss = place.hasTarget() ? -std::log(place.targetProbability) : 0;
        places.push_back(place);
    }
    return places;
}

TrainingSettings trainingSettings(const Parameters& parameters) {
    TrainingSettings settings;
    eachShared([&](auto setting, auto parameter) { settings.*setting = parameters.*parameter; });
    settings.encoding =
        findChoice<TrainedEncoding>(choiceName(parameters.encoding)).value_or(TrainedEncoding::Sinusoidal);
    // Of other tasks it is left at its default, so that all runs of one task are equal whatever it is.
    if (parameters.task == TrainingTask::LookBack) settings.offset = parameters.offset;
    // So that a run beside one with ALiBi hides them, too.
    const bool hides = parameters.task == TrainingTask::Induction || settings.encoding == TrainedEncoding::Alibi;
    settings.mask = hides ? MaskKind::Causal : parameters.mask;
    settings.seed = std::uint64_t(parameters.seed);
    return settings;
}

Parameters parametersFrom(const TrainingSettings& settings) {
    Parameters parameters;
    eachShared([&](auto setting, auto parameter) { parameters.*parameter = settings.*setting; });
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
        std::string large = word;
        for (char& letter : large)
            if (letter >= 'a' && letter <= 'z') letter = char(letter - 'a' + 'A');
        return findToken(settings, large);
    };
    for (const std::string& word : splitTokens(text)) {
        if (const int token = find(word); token >= 0) {
            example.tokens.push_back(token);
            continue;
        }
        // Letters that stand side by side are one word to everybody else.
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
    const PositionPrediction& asked = places[std::size_t(query)];
    if (!asked.hasTarget()) return std::nullopt;
    const auto length = Index(places.size());
    std::optional<Index> place;
    if (settings.task == TrainingTask::LookBack) place = query - settings.offset;
    if (settings.task == TrainingTask::Reverse) place = length - 1 - query;
    if (settings.task == TrainingTask::Induction)
        for (Index i = 1; i <= query; ++i)
            if (places[std::size_t(i)].token == asked.target && places[std::size_t(i - 1)].token == asked.token)
                place = i;
    const bool isSeen = place && *place >= 0 && *place < length && (!isCausal(settings) || *place <= query);
    return isSeen ? place : std::nullopt;
}

double TrainingStudy::meanTargetWeight(Index layer, Index head) const {
    double sum = 0;
    int count = 0;
    for (Index query = 0; query < Index(places.size()); ++query)
        if (const auto place = targetPosition(query)) {
            sum += pass.layers[std::size_t(layer)].headWeights(head)(query, *place);
            ++count;
        }
    return count > 0 ? sum / count : kNothing;
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

double TrainingStudy::scoreGradient(Index place, int target) const {
    const PositionPrediction& asked = places[std::size_t(place)];
    return asked.hasTarget() ? pass.probabilities(place, target) - (target == asked.target ? 1 : 0) : 0;
}

PredictionAnalysis TrainingStudy::analysePrediction(Index query, Index layer) const {
    PredictionAnalysis inquiry;
    const PositionPrediction& asked = places[std::size_t(query)];
    const auto probabilities = pass.probabilities.row(query);
    std::vector<int> classes(std::size_t(probabilities.size()));
    std::iota(classes.begin(), classes.end(), 0);
    std::ranges::stable_sort(classes, std::greater<>(), [&](int each) { return probabilities[each]; });
    for (std::size_t i = 0; i < std::min<std::size_t>(3, classes.size()); ++i)
        inquiry.likeliest.emplace_back(classes[i], probabilities[classes[i]]);

    const LayerActivations& heads = pass.layers[std::size_t(layer)];
    const auto weightOf = [&](Index place) {
        double sum = 0;
        for (Index head = 0; head < settings.heads; ++head) sum += heads.headWeights(head)(query, place);
        return sum / double(settings.heads);
    };
    if (const auto right = targetPosition(query)) inquiry.target = {*right, weightOf(*right)};
    const bool namesTokens = settings.task != TrainingTask::Repeat;
    if (namesTokens && asked.hasTarget() && !asked.isRight())
        for (Index place = 0; place < Index(places.size()); ++place) {
            if (places[std::size_t(place)].token != asked.predicted) continue;
            if (const double weight = weightOf(place);
                weight > 0 && (!inquiry.distractor || weight > inquiry.distractor->weight))
                inquiry.distractor = {place, weight};
        }

    if (passWork(settings, Index(places.size())) > kMaxAsked) return inquiry;
    const std::vector<int> tokens = this->tokens();
    const auto instead = [&](Index place, const Intervention& intervention) {
        const ModelActivations changed = runModel(settings, state->values, tokens, intervention);
        const int named = changed.predictedClass(query);
        return PredictionAnalysis::Counterfactual{place, named, changed.probabilities(query, named)};
    };
    if (inquiry.distractor)
        inquiry.hidden = instead(inquiry.distractor->place,
                                 {.forced = {}, .hidden = {{.query = query, .key = inquiry.distractor->place}}});
    if (inquiry.target)
        inquiry.forced = instead(inquiry.target->place, {.forced = {{.layer = settings.layers - 1,
                                                                     .head = Intervention::kAll,
                                                                     .query = query,
                                                                     .key = inquiry.target->place}},
                                                         .hidden = {}});
    return inquiry;
}

double trainingStudyBytes(const Parameters& parameters) {
    const TrainingSettings settings = trainingSettings(parameters);
    const double one = trainingBytes(settings);
    const auto length = double(exampleLength(parameters));
    const double example =
        8 * double(settings.layers) * length * (2 * length * double(settings.heads) + 14 * double(settings.d));
    return (hasBaseline(parameters) ? 2 : 1) * one + 2 * example;
}

std::shared_ptr<const TrainingStudy> studyTraining(const Parameters& parameters, const std::stop_token& stop,
                                                   const TrainingStudy* before) {
    auto study = std::make_shared<TrainingStudy>();
    const TrainingSettings settings = trainingSettings(parameters);
    study->settings = settings;
    study->run = runFor(settings, before);
    const Index asked = std::min<Index>(parameters.trainingStep.value_or(settings.steps), settings.steps);
    if (hasBaseline(parameters)) {
        TrainingSettings without = settings;
        without.encoding = TrainedEncoding::None;
        study->baselineRun = runFor(without, before);
    }
    // Beside each other: one alone has stretches that only one thread can work on. The runs keep their moments.
    parallelFor(study->baselineRun ? 2 : 1, 1, [&](Index first, Index end) {
        for (Index which = first; which < end; ++which) {
            SharedTrainingRun& each = which == 0 ? *study->run : *study->baselineRun;
            each.advance(which == 0 ? asked : settings.steps, stop);
            if (!stop.stop_requested()) each.evaluationAt(asked);
        }
    });
    if (stop.stop_requested()) return study;

    const TrainingRun& run = study->run->run();
    const TrainingProgress progress = run.progress();
    // What is known of a divergence must not depend on how far the run has come by now.
    if (progress.diverged && asked >= *progress.diverged) study->diverged = progress.diverged;
    study->step = std::min(asked, progress.step);
    study->state = run.stateAt(study->step);
    if (stop.stop_requested()) return study;
    const StepEvaluation moment = study->run->evaluationAt(study->step);
    study->scores = moment.scores;
    study->accuracy = moment.accuracy();
    study->loss = moment.loss;
    study->curve = curveBefore(progress, study->step);
    addMoment(study->curve, study->step, study->loss, study->accuracy);

    if (study->baselineRun) {
        const TrainingProgress known = study->baselineRun->run().progress();
        const StepEvaluation last = study->baselineRun->evaluationAt(known.step);
        study->baselineCurve = curveBefore(known, known.step);
        addMoment(study->baselineCurve, known.step, last.loss, last.accuracy());
        const StepEvaluation beside = study->baselineRun->evaluationAt(study->step);
        study->baselineScores = beside.scores;
        study->ghostAccuracy = beside.accuracy();
        study->ghostLoss = beside.loss;
    }

    const TypedExample typed = readExample(settings, parameters.example);
    study->isTyped = !typed.tokens.empty();
    const std::vector<int> tokens = study->isTyped ? typed.tokens : tokensOf(evaluationBatch(settings, settings.n, 1));
    study->pass = runModel(settings, study->state->values, tokens);
    const std::vector<int> targets = targetsOf(settings, tokens);
    study->places = positionPredictions(study->pass, tokens, targets);
    if (study->baselineRun) {
        const TrainingRun& beside = study->baselineRun->run();
        const ModelActivations pass = runModel(beside.settings(), beside.stateAt(study->step)->values, tokens);
        study->baselinePlaces = positionPredictions(pass, tokens, targets);
    }
    const double work = passWork(settings, Index(tokens.size())) * double(settings.layers * settings.heads);
    if (settings.heads > 1 && work <= kMaxAsked)
        study->correctWithout = rightWithoutHeads(settings, study->state->values, tokens, targets);
    study->mostFrequent =
        before && before->settings == settings ? before->mostFrequent : mostFrequentAccuracy(settings, settings.n);
    return study;
}

}  // namespace attention
