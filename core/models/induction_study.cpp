#include "core/models/induction_study.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/encoding/rotary.h"
#include "core/scene/lists.h"
#include "core/scene/parameters.h"

namespace attention {
namespace {

constexpr double kNoValue = std::numeric_limits<double>::quiet_NaN();
/// The epsilon of layer norm, the same as in core/kernels.
constexpr double kNormEpsilon = 1e-5;

Matrix tensorOf(const TrainingSettings& settings, std::span<const double> values, Index layer, const char* name) {
    const ModelLayout layout(settings);
    return tensorView(layout.at(layerTensor(layer, name)), values);
}

/// The values of the model with the outputs of some heads set to zero.
ModelValues withoutHeads(const TrainingSettings& settings, ModelValues values, std::span<const LayerHead> heads) {
    const ModelLayout layout(settings);
    const Index width = settings.d / settings.heads;
    for (const auto& [layer, head] : heads)
        tensorView(layout.at(layerTensor(layer, "attention.W_o.weight")), std::span<double>(values))
            .middleCols(head * width, width)
            .setZero();
    return values;
}

/// Applies the rotary rotation of a position to each column.
Matrix rotatedColumns(const TrainingSettings& settings, const Matrix& columns, Index position) {
    if (settings.encoding != TrainedEncoding::Rotary) return columns;
    Matrix rotated(columns.rows(), columns.cols());
    for (Index column = 0; column < columns.cols(); ++column)
        rotated.col(column) = applyRotary(columns.col(column), position, 1, 1, settings.base).row(0).transpose();
    return rotated;
}

ModelValues valuesAt(const InductionModel& model, Index step,
                     const std::function<ModelValues(const InductionModel&)>& shipped,
                     std::shared_ptr<SharedTrainingRun>& run, const std::stop_token& stop) {
    if (step >= model.settings.steps) return shipped(model);
    if (step == 0) return initialValues(model.settings);
    if (!run) run = std::make_shared<SharedTrainingRun>(model.settings, EvaluationSchedule::Never);
    run->advance(step, stop);
    return run->run().stateAt(step)->values;
}

}  // namespace

Composition composition(const TrainingSettings& settings, std::span<const double> values) {
    const auto gain = [&](Index layer) {
        return Matrix(tensorOf(settings, values, layer, "attention_norm.weight").row(0).asDiagonal());
    };
    const auto map = [&](Index layer, const char* name) { return tensorOf(settings, values, layer, name); };
    const Matrix written = map(0, "attention.W_o.weight") * map(0, "attention.W_v.weight") * gain(0);
    const Matrix queries = map(1, "attention.W_q.weight") * gain(1), keys = map(1, "attention.W_k.weight") * gain(1);
    const Matrix outputs = map(1, "attention.W_o.weight") * map(1, "attention.W_v.weight") * gain(1);
    const auto fit = [&](const Matrix& reads) { return (reads * written).norm() / (reads.norm() * written.norm()); };
    Composition mean{.value = fit(outputs)};
    // The distance from a query to its target is one less than the length of a half.
    const Index nearest = settings.n / 4 - 1, farthest = settings.n / 2 - 1;
    for (Index distance = nearest; distance <= farthest; ++distance) {
        const Matrix scores = rotatedColumns(settings, queries, distance).transpose() * keys;
        const double factor = 1 / double(farthest - nearest + 1);
        mean.key += factor * fit(scores);
        mean.query += factor * fit(scores.transpose());
    }
    return mean;
}

const InductionModel& inductionModel(const Parameters& parameters) {
    return inductionModel(parameters.layers, parameters.encoding != EncodingChoice::None);
}

TypedExample inductionExample(const Parameters& parameters) {
    const TrainingSettings& settings = inductionModel(parameters).settings;
    TypedExample typed = readExample(settings, parameters.example);
    if (typed.tokens.empty() || !typed.unknown.empty())
        typed.tokens = readExample(settings, std::string(kInductionExample)).tokens;
    return typed;
}

std::vector<LayerHead> ablatedHeads(const Parameters& parameters) {
    std::vector<LayerHead> heads = readCells(parameters.ablated);
    std::erase_if(heads, [&](const LayerHead& each) { return each.first >= parameters.layers || each.second > 0; });
    std::ranges::sort(heads);
    return heads;
}

std::optional<Index> InductionStudy::targetPosition(Index query) const {
    const PositionPrediction& prediction = example.places[std::size_t(query)];
    std::optional<Index> found;
    bool hasCorrect = false;
    for (Index place = 1; place <= query; ++place) {
        if (example.places[std::size_t(place - 1)].token != prediction.token) continue;
        const bool isCorrect = prediction.hasTarget() && example.places[std::size_t(place)].token == prediction.target;
        if (isCorrect || !hasCorrect) found = place;
        hasCorrect = hasCorrect || isCorrect;
    }
    return found;
}

double InductionStudy::meanTargetWeight(const ModelActivations& pass) const {
    double sum = 0;
    Index count = 0;
    for (Index query = 0; query < length(); ++query)
        if (const auto place = targetPosition(query)) {
            sum += pass.layers.back().weights(query, *place);
            ++count;
        }
    return count > 0 ? sum / double(count) : kNoValue;
}

double InductionStudy::previousWeight() const {
    double sum = 0;
    for (Index query = 1; query < length(); ++query) sum += example.pass.layers[0].weights(query, query - 1);
    return length() > 1 ? sum / double(length() - 1) : kNoValue;
}

bool InductionStudy::isAblated(Index layer) const {
    return std::ranges::find(ablated, LayerHead(layer, 0)) != ablated.end();
}

const AblationResult& InductionStudy::currentResult() const {
    return *std::ranges::find(ablations, ablated, &AblationResult::heads);
}

KeyParts InductionStudy::keyParts(Index query, Index key) const {
    const TrainingSettings& modelSettings = settings();
    const std::span<const double> values = example.state->values;
    const LayerActivations &first = example.pass.layers[0], &second = example.pass.layers[1];
    const Eigen::RowVectorXd input = second.input.row(key), letter = first.input.row(key);
    const double mean = input.mean();
    const double factor = 1 / std::sqrt((input.array() - mean).square().mean() + kNormEpsilon);
    const Matrix gain = tensorOf(modelSettings, values, 1, "attention_norm.weight");
    const Matrix keys = tensorOf(modelSettings, values, 1, "attention.W_k.weight");
    const auto scoreOf = [&](const Eigen::RowVectorXd& normed) {
        const Matrix rotated = rotatedColumns(modelSettings, keys * normed.transpose(), key);
        return second.query.row(query).dot(rotated.col(0)) / std::sqrt(double(modelSettings.d / modelSettings.heads));
    };
    const auto partOf = [&](const Eigen::RowVectorXd& part) {
        return scoreOf(((part.array() - part.mean()) * factor * gain.row(0).array()).matrix());
    };
    return {.letter = partOf(letter),
            .written = partOf(input - letter),
            .bias = scoreOf(tensorOf(modelSettings, values, 1, "attention_norm.bias").row(0))};
}

KeyParts InductionStudy::meanAdvantage() const {
    KeyParts sum;
    Index count = 0;
    for (Index query = 1; query < length(); ++query) {
        const auto target = targetPosition(query);
        if (!target) continue;
        const auto add = [&](const KeyParts& parts, double factor) {
            sum.letter += factor * parts.letter;
            sum.written += factor * parts.written;
            sum.bias += factor * parts.bias;
        };
        for (Index key = 0; key <= query; ++key) add(keyParts(query, key), key == *target ? 1 : -1 / double(query));
        ++count;
    }
    const double factor = count > 0 ? 1 / double(count) : kNoValue;
    return {sum.letter * factor, sum.written * factor, sum.bias * factor};
}

const InductionMoment& InductionStudy::moment(Index ofLayers, bool hasPositions) const {
    return attention::inductionModel(ofLayers, hasPositions).curve[std::size_t(step / kInductionStride)];
}

std::shared_ptr<const InductionStudy> studyInduction(const Parameters& parameters,
                                                     const std::function<ModelValues(const InductionModel&)>& shipped,
                                                     const std::stop_token& stop, const InductionStudy* before) {
    auto study = std::make_shared<InductionStudy>();
    if (before) study->runs = before->runs;
    study->model = &inductionModel(parameters);
    study->ablated = ablatedHeads(parameters);
    const TrainingSettings& settings = study->model->settings;
    study->step = std::min<Index>(parameters.trainingStep.value_or(settings.steps), settings.steps);
    auto& run = study->runs[std::size_t(study->model - inductionModels().data())];
    const ModelValues trained = valuesAt(*study->model, study->step, shipped, run, stop);
    if (stop.stop_requested()) return study;

    const std::vector<int> tokens = inductionExample(parameters).tokens;
    const std::vector<int> targets = targetsOf(settings, tokens);
    study->example.settings = settings;
    study->example.step = study->step;
    study->example.isTyped = !parameters.example.empty();
    auto state = std::make_shared<TrainingState>();
    state->step = study->step;
    state->values = withoutHeads(settings, trained, study->ablated);
    study->example.pass = runModel(settings, state->values, tokens);
    study->example.places = positionPredictions(study->example.pass, tokens, targets);
    study->example.state = std::move(state);

    std::vector<std::vector<LayerHead>> ablatedHeadSets{{}};
    for (Index layer = 0; layer < settings.layers; ++layer) ablatedHeadSets.push_back({{layer, 0}});
    if (settings.layers > 1) ablatedHeadSets.push_back({{0, 0}, {1, 0}});
    for (std::vector<LayerHead>& heads : ablatedHeadSets) {
        if (stop.stop_requested()) return study;
        const ModelValues values = withoutHeads(settings, trained, heads);
        AblationResult& result = study->ablations.emplace_back();
        result.score = scoreHalves(settings, values);
        result.targetWeight = study->meanTargetWeight(runModel(settings, values, tokens));
        result.heads = std::move(heads);
    }
    if (settings.layers > 1) {
        study->composition = composition(settings, trained);
        study->untrainedComposition = composition(settings, initialValues(settings));
    }
    return study;
}

Derivation InductionStudy::derivation(const Cell& cell, Index layer) const {
    Derivation derivation = example.derivation(cell, layer, 0);
    if (cell.matrix != "weights" || layer != 1 || cell.column > cell.row) return derivation;
    const KeyParts parts = keyParts(cell.row, cell.column);
    const auto add = [&](const char* name, double part) {
        derivation.context.push_back(
            formula::line(name, formula::rounded(part, formula::kDigitsOfResult), part, formula::kDigitsOfResult));
    };
    add(LineName::tr("score through what layer 0 wrote"), parts.written);
    add(LineName::tr("score through the letter itself"), parts.letter);
    add(LineName::tr("score through the bias of layer norm"), parts.bias);
    return derivation;
}

Table InductionStudy::table(std::string_view name, const Parameters& parameters) const {
    const bool hasPositions = parameters.encoding != EncodingChoice::None;
    if (name == "accuracy" || name == "loss") {
        std::vector<std::int64_t> steps, layers;
        std::vector<double> first, second, losses;
        const auto judged = double(asTrained().score.judged);
        for (const Index count : {1, 2})
            for (const InductionMoment& each : attention::inductionModel(count, hasPositions).curve) {
                steps.push_back(each.step), layers.push_back(count);
                first.push_back(double(each.firstRight) / judged);
                second.push_back(double(each.secondRight) / judged);
                losses.push_back(each.loss);
            }
        if (name == "loss") return ColumnTable{{{"step", steps}, {"layers", layers}, {"loss", losses}}};
        return ColumnTable{{{"step", steps}, {"layers", layers}, {"first-half", first}, {"second-half", second}}};
    }
    if (name == "ablation") {
        std::vector<std::string> heads;
        std::vector<double> first, second, weights;
        for (const AblationResult& each : ablations) {
            std::string headText;
            for (const auto& [layer, head] : each.heads) {
                if (!headText.empty()) headText += ';';
                headText += std::to_string(layer) + ',' + std::to_string(head);
            }
            heads.push_back(headText);
            first.push_back(each.score.first());
            second.push_back(each.score.second());
            weights.push_back(each.targetWeight);
        }
        return ColumnTable{
            {{"ablated", heads}, {"first-half", first}, {"second-half", second}, {"target-weight", weights}}};
    }
    if (name == "composition") {
        constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
        const auto scores = [](const Composition& each) { return std::vector{each.query, each.key, each.value}; };
        return ColumnTable{{{"kind", std::vector<std::string>{"query", "key", "value"}},
                            {"score", scores(composition.value_or(Composition{kNone, kNone, kNone}))},
                            {"untrained", scores(untrainedComposition.value_or(Composition{kNone, kNone, kNone}))}}};
    }
    if (name == "score-parts") {
        std::vector<std::int64_t> queries, keys;
        std::vector<double> letters, written, biases, scores;
        constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
        for (Index query = 0; query < length(); ++query)
            for (Index key = 0; key <= query; ++key) {
                const KeyParts parts = layers() > 1 ? keyParts(query, key) : KeyParts{kNone, kNone, kNone};
                queries.push_back(query), keys.push_back(key);
                letters.push_back(parts.letter), written.push_back(parts.written), biases.push_back(parts.bias);
                scores.push_back(parts.score());
            }
        return ColumnTable{{{"query", queries},
                            {"key", keys},
                            {"letter", letters},
                            {"written", written},
                            {"bias", biases},
                            {"score", scores}}};
    }
    return example.table(name);
}

}  // namespace attention
