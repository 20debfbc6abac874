#include "ui/exhibits/trained_sentence/exhibit.h"

#include <algorithm>
#include <array>

#include "core/training/trained_sentence_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/extracted_layers.h"

namespace attention {
namespace {

constexpr std::array<std::string_view, 2> kSentenceMatrices{"answer", "weights"};

std::int64_t lastPlace(const Parameters& parameters) {
    return std::max<std::int64_t>(0, std::int64_t(readSentence(parameters.tokens).tokens.size()) - 1);
}

std::vector<ParameterUse> usesOfTrainedSentence() {
    return {
        {.key = "tokens",
         .tooltip = CoreMessages::tr("A sentence with “it”, of words that the model was trained on. Exchange its "
                                     "adjective and see what “it” is taken for.")},
        {.key = "model"},
        {.key = "layer",
         .role = ParameterRole::Data,
         .dynamicMaximum = [](const Parameters& parameters) -> std::int64_t {
             return attentionLayerCount(shippedModel(parameters.model).settings) - 1;
         },
         .dynamicMaximumText = "1",
         .maximumExplanation = CoreMessages::tr("the last layer is %1"),
         .label = CoreMessages::tr("layer")},
        {.key = "head",
         .dynamicMaximum = [](const Parameters& parameters) -> std::int64_t {
             return shippedModel(parameters.model).settings.heads - 1;
         },
         .dynamicMaximumText = "0 (with --model free-2: 1)",
         .maximumExplanation = CoreMessages::tr("the last head is %1")},
        {.key = "what-if",
         .role = ParameterRole::Data,
         .dynamicMaximum = lastPlace,
         .dynamicMaximumText = "the sentence's last place",
         .maximumExplanation = CoreMessages::tr("the last word is %1")},
        {.key = "beside"},
        {.key = "matrix", .acceptedNames = kSentenceMatrices},
        {.key = "row",
         .dynamicMaximum = [](const Parameters& parameters) -> std::int64_t {
             if (parameters.matrix == "weights") return lastPlace(parameters);
             return std::max<Index>(1, nounCount(readSentence(parameters.tokens), parameters.model)) - 1;
         },
         .dynamicMaximumText = "the last noun (in weights: the sentence's last place)"},
        {.key = "column",
         .dynamicMaximum = [](const Parameters& parameters) -> std::int64_t {
             return parameters.matrix == "weights" ? lastPlace(parameters) : 0;
         },
         .dynamicMaximumText = "0 (in weights: the sentence's last place)"},
    };
}

std::vector<TableDescription> tablesOfTrainedSentence() {
    using enum ColumnType;
    return {
        {"answer",
         "what is named, then a noun of the sentence, the likeliest first",
         {{"noun", "", Text, "the word"},
          {"place", "", Integer, "its place in the sentence, from 0; -1: it is not there"},
          {"probability", "", Real, "that \"it\" means it, 0 to 1, with what-if"},
          {"as-trained", "", Real, "the same without what-if"}}},
        {"weights",
         "a weight, as trained",
         {{"layer", "", Integer, "0 or 1"},
          {"head", "", Integer, "of the layer, from 0"},
          {"query", "", Integer, "place that looks"},
          {"key", "", Integer, "place that is looked at"},
          {"query-word", "", Text, "the word that looks"},
          {"key-word", "", Text, "the word that is looked at"},
          {"weight", "", Real, "the attention weight, 0 to 1"}}},
        {"forced",
         "a line and a noun that it is forced to",
         {{"layer", "", Integer, "0 or 1"},
          {"head", "", Integer, "of the layer, from 0"},
          {"forced-to", "", Text, "the noun that gets all the weight"},
          {"place", "", Integer, "its place"},
          {"answer", "", Text, "what \"it\" is then taken for"},
          {"probability", "", Real, "of that answer, 0 to 1"},
          {"share", "", Real,
           "of 256 other sentences, the part in which a noun becomes the answer when this line is forced to it"}}},
        {"lines",
         "a line from \"it\", by layer and head, in 256 other sentences",
         {{"layer", "", Integer, "0 or 1"},
          {"head", "", Integer, "of the layer, from 0"},
          {"followed", "", Real, "how often a noun becomes the answer when the line is forced to it, 0 to 1"},
          {"at-answer", "", Real, "how often its largest weight lies on the noun that is meant"},
          {"at-adjective", "", Real, "how often it lies on the adjective"},
          {"weight", "", Real, "in this sentence, what \"it\" gives to the answer, 0 to 1; nan without it there"}}},
        {"adjectives",
         "an adjective in the place of the sentence's",
         {{"adjective", "", Text, "the word"},
          {"fits", "", Text, "animal, place or thing"},
          {"answer", "", Text, "what \"it\" is then taken for"},
          {"place", "", Integer, "its place; -1: it is not in the sentence"},
          {"probability", "", Real, "of that answer, 0 to 1"}}},
    };
}

}  // namespace

TrainedSentence::TrainedSentence()
    : ExhibitWithStudy({.id = "trained-sentence",
                        .chapter = Chapter::Training,
                        .makeFigure = trainedSentenceFigure,
                        .presentationKeys = {"what-if", "layer"},
                        .uses = usesOfTrainedSentence(),
                        .tables = tablesOfTrainedSentence(),
                        .tabs = {{kAdjectivesTab, CoreMessages::tr("Two adjectives")},
                                 {kWeightsTab, CoreMessages::tr("Weights and answer")}},
                        .usesStartPreset = true}) {}

StudyPtr TrainedSentence::compute(const Scene& scene, std::stop_token stop) const {
    auto values = std::make_shared<const ModelValues>(shippedModelValues(shippedModel(scene.parameters.model)));
    return studyTrainedSentence(scene.parameters, std::move(values), stop);
}

const Exhibit& trainedSentence() {
    return singleton<TrainedSentence>();
}

}  // namespace attention
