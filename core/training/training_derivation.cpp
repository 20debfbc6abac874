#include <algorithm>
#include <cmath>
#include <limits>

#include "core/formula/elided_sum.h"
#include "core/number_text.h"
#include "core/training/pass_derivation.h"
#include "core/training/training_study.h"

namespace attention {
namespace {

using namespace formula;

bool allVisible(Index) {
    return true;
}

/// A position of the example with its token: "7, D".
std::string positionLabel(const TrainingStudy& study, Index place) {
    return std::to_string(place) + ", " + tokenName(study.settings, study.places[std::size_t(place)].token);
}

/// The symbol of a class in a subscript: its name if that is a single letter, otherwise c.
Expression classSymbol(const TrainingStudy& study, int target) {
    const std::string name = study.name(target);
    return symbol(name.size() == 1 ? name : "c", target);
}

/// Adds context to a derivation: probable classes, weights of the heads, and predictions with changed attention.
void addAnalysis(const TrainingStudy& study, Index place, Index layer, Derivation& derivation) {
    const PredictionAnalysis analysis = study.analysePrediction(place, layer);
    auto& lines = derivation.context;
    const PositionPrediction& prediction = study.places[std::size_t(place)];
    const auto addChance = [&](int target, double probability) {
        lines.push_back(labelled(line(LineName::tr("probability of"), rounded(probability, 3), probability, 3),
                                 study.name(target)));
    };
    for (const auto& [target, probability] : analysis.likeliest) addChance(target, probability);
    const bool isListed =
        std::ranges::any_of(analysis.likeliest, [&](auto& each) { return each.first == prediction.target; });
    if (prediction.hasTarget() && !isListed) addChance(prediction.target, prediction.targetProbability);
    const auto addWeight = [&](const std::optional<PredictionAnalysis::Place>& at) {
        if (at)
            lines.push_back(
                labelled(line(LineName::tr("mean weight of the heads at"), rounded(at->weight, 3), at->weight, 3),
                         positionLabel(study, at->place)));
    };
    addWeight(analysis.target);
    addWeight(analysis.distractor);
    const auto addCounterfactual = [&](const char* name,
                                       const std::optional<PredictionAnalysis::Counterfactual>& counterfactual) {
        if (counterfactual)
            lines.push_back(labelled(
                textLine(name, study.name(counterfactual->named) + ", " + formatFraction(counterfactual->probability)),
                std::to_string(counterfactual->place)));
    };
    addCounterfactual(LineName::tr("named with a place hidden"), analysis.hidden);
    addCounterfactual(LineName::tr("named with all heads at"), analysis.forced);
}

Derivation predictionDerivation(const TrainingStudy& study, Index place) {
    const PositionPrediction& prediction = study.places[std::size_t(place)];
    const SoftmaxTerm term(study.pass.logits.row(place), prediction.predicted, allVisible);
    Derivation derivation{.value = prediction.probability};
    const auto at = [&](const char* letter, double value, Expression target) {
        return symbol(letter, value, {symbol("i", place, kI), std::move(target)});
    };
    const Expression named =
        withReplacement(symbol("c", prediction.predicted), classSymbol(study, prediction.predicted));
    derivation.symbolic = equation(
        {at("p", term.value, named), term.symbolic("z", at("z", term.score, named), {symbol("i", place, kI)})});
    derivation.results = {rounded(term.value, kDigitsOfResult)};
    derivation.steps.push_back(
        line(LineName::tr("score of what is named"), rounded(term.score, kDigitsOfResult), term.score));
    term.addSteps(derivation.steps);
    derivation.steps.push_back(
        line(LineName::tr("probability of what is named"), term.numeric(), prediction.probability));
    return derivation;
}

Derivation lossDerivation(const TrainingStudy& study, Index place) {
    const PositionPrediction& prediction = study.places[std::size_t(place)];
    Derivation derivation{.value = prediction.loss};
    const Expression loss = symbol("L", prediction.loss, {symbol("i", place, kI)});
    if (!prediction.hasTarget()) {
        derivation.symbolic = equation({loss, number(0)});
        derivation.steps.push_back(line(LineName::tr("nothing to name here"), number(0), 0));
        return derivation;
    }
    const SoftmaxTerm term(study.pass.logits.row(place), prediction.target, allVisible);
    const Expression targetSymbol =
        symbol("p", prediction.targetProbability, {symbol("i", place, kI), symbol("y", prediction.target)});
    const Expression logarithm = negative(function("ln", withValue(targetSymbol, kDigitsOfResult)));
    derivation.symbolic = equation({loss, logarithm});
    derivation.results = {rounded(prediction.loss, kDigitsOfResult)};
    derivation.steps.push_back(
        line(LineName::tr("score of what is wanted"), rounded(term.score, kDigitsOfResult), term.score));
    term.addSteps(derivation.steps);
    derivation.steps.push_back(
        line(LineName::tr("probability of what is wanted"), term.numeric(), prediction.targetProbability));
    derivation.steps.push_back(line(LineName::tr("loss of this place"), substituteValues(logarithm), prediction.loss));
    return derivation;
}

/// The gradient of the loss at a position by the score of its target, step by step with the chain rule.
Derivation gradientDerivation(const TrainingStudy& study, Index place) {
    const PositionPrediction& prediction = study.places[std::size_t(place)];
    const double gradient = study.scoreGradient(place, prediction.target);
    Derivation derivation{.value = gradient};
    const auto at = [&](const char* letter, double value) {
        return symbol(letter, value, {symbol("i", place, kI), keepingLetter(symbol("y", prediction.target))});
    };
    if (!prediction.hasTarget()) {
        derivation.symbolic = equation({symbol("g", 0, {symbol("i", place, kI)}), number(0)});
        derivation.steps.push_back(line(LineName::tr("nothing to name here"), number(0), 0));
        return derivation;
    }
    const double p = prediction.targetProbability, lossSlope = -1 / p, probabilitySlope = p * (1 - p);
    const Expression simplified = difference(withValue(at("p", p), kDigitsOfResult), number(1));
    derivation.symbolic = equation({at("g", gradient), simplified});
    derivation.results = {rounded(gradient, kDigitsOfResult)};
    derivation.steps.push_back(line(LineName::tr("probability of what is wanted"), rounded(p, kDigitsOfResult), p));
    // A probability of 0, after a failed training, has no logarithm.
    if (p > 0) {
        derivation.steps.push_back(line(LineName::tr("slope of the loss by the probability"),
                                        negative(fraction(number(1), rounded(p, kDigitsOfResult))), lossSlope));
        derivation.steps.push_back(
            line(LineName::tr("slope of the probability by its score"),
                 times({rounded(p, kDigitsOfResult), brackets(difference(number(1), rounded(p, kDigitsOfResult)))}),
                 probabilitySlope));
    }
    const Expression product =
        times({brackets(rounded(lossSlope, kDigitsOfResult)), brackets(rounded(probabilitySlope, kDigitsOfResult))});
    derivation.steps.push_back(
        line(LineName::tr("their product: the gradient"), p > 0 ? product : substituteValues(simplified), gradient));
    // For the other classes, the gradient is their probability.
    for (const auto& [target, probability] : study.analysePrediction(place, 0).likeliest)
        if (target != prediction.target)
            derivation.context.push_back(
                labelled(line(LineName::tr("gradient by the score of"), rounded(probability, 3), probability, 3),
                         study.name(target)));
    return derivation;
}

std::vector<double> valuesAtSteps(const TrainingCurve& curve, const TrainingCurve& baseline,
                                  const std::vector<double>& numbers) {
    std::vector<double> beside;
    for (const std::int64_t step : curve.steps) {
        const auto found = std::ranges::find(baseline.steps, step);
        beside.push_back(found == baseline.steps.end() ? std::numeric_limits<double>::quiet_NaN()
                                                       : numbers[std::size_t(found - baseline.steps.begin())]);
    }
    return beside;
}

}  // namespace

Derivation TrainingStudy::derivation(const Cell& cell, Index layer, Index head) const {
    if (cell.matrix == "weights")
        return headWeightDerivation(settings, pass.layers[std::size_t(layer)], head, cell.row, cell.column);
    if (cell.column == 2) return gradientDerivation(*this, cell.row);
    Derivation derivation = cell.column == 0 ? predictionDerivation(*this, cell.row) : lossDerivation(*this, cell.row);
    addAnalysis(*this, cell.row, layer, derivation);
    return derivation;
}

Expression TrainingStudy::lossFormula() const {
    const auto m = double(targetCount());
    const auto term = [&](const PositionPrediction& place, Index at) {
        return function("ln", symbol("p", place.targetProbability, {number(double(at), kI)}));
    };
    std::vector<Index> positions;
    for (Index i = 0; i < Index(places.size()); ++i)
        if (places[std::size_t(i)].hasTarget()) positions.push_back(i);
    if (positions.empty()) return equation({symbol("L", 0), number(0)});
    double total = 0;
    for (const Index at : positions) total += places[std::size_t(at)].loss;
    const auto terms = elidedTerms(positions.size(),
                                   [&](std::size_t i) { return term(places[std::size_t(positions[i])], positions[i]); },
                                   {.total = -total, .leadingTerms = 1, .maxTerms = 2});
    return equation({symbol("L", total / m), negative(fraction(sumOf(terms), symbol("m", m)))});
}

Table TrainingStudy::table(std::string_view name) const {
    if (name == "loss")
        return ColumnTable{{{"step", curve.steps},
                            {"loss", curve.losses},
                            {"accuracy", curve.accuracies},
                            {"ghost-loss", valuesAtSteps(curve, baselineCurve, baselineCurve.losses)},
                            {"ghost-accuracy", valuesAtSteps(curve, baselineCurve, baselineCurve.accuracies)}}};
    if (name == "accuracy") {
        std::vector<std::int64_t> lengths;
        std::vector<std::string> trained;
        std::vector<double> accuracies, beside, oldPlaces, newPlaces, frequent;
        for (std::size_t i = 0; i < scores.size(); ++i) {
            lengths.push_back(scores[i].length);
            trained.push_back(scores[i].isTrained ? "yes" : "no");
            accuracies.push_back(scores[i].accuracy);
            beside.push_back(baselineRun ? baselineScores[i].accuracy : std::numeric_limits<double>::quiet_NaN());
            oldPlaces.push_back(scores[i].seenPositions);
            newPlaces.push_back(scores[i].unseenPositions);
            frequent.push_back(mostFrequentAccuracy(settings, scores[i].length));
        }
        return ColumnTable{{{"length", lengths},
                            {"trained", trained},
                            {"accuracy", accuracies},
                            {"ghost-accuracy", beside},
                            {"old-places", oldPlaces},
                            {"new-places", newPlaces},
                            {"most-frequent", frequent}}};
    }
    if (name == "heads") {
        std::vector<std::int64_t> layers, heads, without;
        std::vector<double> onRight;
        for (Index layer = 0; layer < settings.layers && !correctWithout.empty(); ++layer)
            for (Index head = 0; head < settings.heads; ++head) {
                layers.push_back(layer), heads.push_back(head);
                onRight.push_back(meanTargetWeight(layer, head));
                without.push_back(correctWithoutHead(layer, head));
            }
        return ColumnTable{
            {{"layer", layers}, {"head", heads}, {"right-place-weight", onRight}, {"right-without", without}}};
    }
    if (name == "accuracy-by-place") {
        std::vector<std::int64_t> lengths, numbers;
        std::vector<double> accuracies, beside;
        for (std::size_t i = 0; i < scores.size(); ++i)
            for (std::size_t place = 0; place < scores[i].byPosition.size(); ++place) {
                lengths.push_back(scores[i].length);
                numbers.push_back(std::int64_t(place));
                accuracies.push_back(scores[i].byPosition[place]);
                beside.push_back(baselineRun ? baselineScores[i].byPosition[place]
                                             : std::numeric_limits<double>::quiet_NaN());
            }
        return ColumnTable{
            {{"length", lengths}, {"place", numbers}, {"accuracy", accuracies}, {"ghost-accuracy", beside}}};
    }
    if (name == "logits") {
        std::vector<std::int64_t> numbers;
        std::vector<std::string> classes, wanted;
        std::vector<double> logits, probabilities, gradients;
        for (Index place = 0; place < pass.logits.rows(); ++place)
            for (int target = 0; target < int(pass.logits.cols()); ++target) {
                numbers.push_back(place);
                classes.push_back(this->name(target));
                logits.push_back(pass.logits(place, target));
                probabilities.push_back(pass.probabilities(place, target));
                wanted.push_back(places[std::size_t(place)].target == target ? "yes" : "no");
                gradients.push_back(scoreGradient(place, target));
            }
        return ColumnTable{{{"place", numbers},
                            {"class", classes},
                            {"logit", logits},
                            {"probability", probabilities},
                            {"wanted", wanted},
                            {"gradient", gradients}}};
    }
    if (name == "gradients") {
        const LossGradient found = lossGradient(settings, state->values, trainingBatch(settings, state->step));
        std::vector<std::string> names;
        std::vector<std::int64_t> counts;
        std::vector<double> norms, largest, ofValues;
        for (const ModelTensor& tensor : ModelLayout(settings).tensors) {
            const auto gradient = tensorView(tensor, std::span<const double>(found.gradient));
            names.push_back(tensor.name);
            counts.push_back(std::int64_t(tensor.size()));
            norms.push_back(gradient.norm());
            largest.push_back(gradient.cwiseAbs().maxCoeff());
            ofValues.push_back(tensorView(tensor, std::span<const double>(state->values)).norm());
        }
        return ColumnTable{{{"tensor", names},
                            {"numbers", counts},
                            {"gradient-norm", norms},
                            {"gradient-largest", largest},
                            {"value-norm", ofValues}}};
    }
    if (name == "weights") {
        const auto length = Index(places.size());
        auto all = std::make_shared<Matrix>(settings.layers * settings.heads * length, length);
        for (Index layer = 0; layer < settings.layers; ++layer)
            all->middleRows(layer * settings.heads * length, settings.heads * length) =
                pass.layers[std::size_t(layer)].weights;
        return ArrayTable{all,
                          {{"layer", settings.layers}, {"head", settings.heads}, {"query", length}, {"key", length}}};
    }
    std::vector<std::int64_t> numbers;
    std::vector<std::string> tokens, named, wanted, right;
    std::vector<double> probabilities, ofWanted, losses;
    for (const PositionPrediction& place : places) {
        numbers.push_back(std::int64_t(numbers.size()));
        tokens.push_back(tokenName(settings, place.token));
        named.push_back(this->name(place.predicted));
        wanted.push_back(place.hasTarget() ? this->name(place.target) : "");
        right.push_back(!place.hasTarget() ? "" : place.isRight() ? "yes" : "no");
        probabilities.push_back(place.probability);
        ofWanted.push_back(place.targetProbability);
        losses.push_back(place.hasTarget() ? place.loss : std::numeric_limits<double>::quiet_NaN());
    }
    return ColumnTable{{{"place", numbers},
                        {"token", tokens},
                        {"named", named},
                        {"wanted", wanted},
                        {"right", right},
                        {"probability", probabilities},
                        {"wanted-probability", ofWanted},
                        {"loss", losses}}};
}

}  // namespace attention
