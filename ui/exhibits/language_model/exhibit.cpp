#include "ui/exhibits/language_model/exhibit.h"

#include <algorithm>
#include <array>

#include "core/models/byte_pair_tokenizer.h"
#include "core/models/language_model_pass.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/language_models.h"
#include "ui/text/number_format.h"
#include "ui/text/phrase_text.h"

namespace attention {
namespace {

constexpr std::array<std::string_view, 4> kGuessMatrices{"next", "lens", "winner", "parts"};

/// The largest context of the models that can be loaded.
constexpr std::int64_t kMaxShownTokens = 4096;

/// The number of tokens of the text and of those that are generated.
std::int64_t totalTokens(const Parameters& parameters) {
    return parameters.n + parameters.newTokens;
}

std::vector<ParameterUse> usesOfLanguageModel() {
    return {
        {.key = "tokens",
         .label = CoreMessages::tr("text"),
         .tooltip = CoreMessages::tr("What the model reads, with blanks as they are typed: a word after a blank is "
                                     "another token than the same word without one.")},
        {.key = "new-tokens"},
        {.key = "temperature",
         .sliderMinimum = 0.1,
         .sliderMaximum = 10,
         .tooltip =
             CoreMessages::tr("Divides the logits before the softmax: a low temperature makes the likeliest token "
                              "nearly sure, a high one makes all tokens alike.")},
        {.key = "top-k", .sliderMaximum = 100},
        {.key = "seed", .sliderMaximum = 99},
        {.key = "n",
         .maximum = double(kMaxShownTokens),
         .label = CoreMessages::tr("tokens"),
         .tooltip = CoreMessages::tr("How many tokens the text has.")},
        {.key = "layers",
         .role = ParameterRole::Data,
         .label = CoreMessages::tr("layers"),
         .tooltip = CoreMessages::tr("How many layers the model has.")},
        {.key = "to-token",
         .role = ParameterRole::Data,
         .dynamicMaximum = [](const Parameters& parameters) { return totalTokens(parameters) - 1; },
         .dynamicMaximumText = "the last token",
         .maximumExplanation = CoreMessages::tr("the last token is %1"),
         .label = CoreMessages::tr("after token"),
         .tooltip = CoreMessages::tr("The token after which the guess is looked at, counted from 0; without a value, "
                                     "the last one. Clicking a token chooses it, too.")},
        {.key = "matrix", .acceptedNames = kGuessMatrices},
        {.key = "row",
         .dynamicMaximum = [](const Parameters& parameters) -> std::int64_t {
             if (parameters.matrix == "next")
                 return std::min(kShownGuesses, Index(parameters.topK.value_or(kShownGuesses))) - 1;
             return parameters.matrix == "parts" ? 2 * parameters.layers + 1 : parameters.layers;
         },
         .dynamicMaximumText = "9 (in lens and winner, where row 0 is the embedding: layers; in parts: 2 layers + 1)"},
        {.key = "column",
         .dynamicMaximum = [](const Parameters& parameters) -> std::int64_t {
             return parameters.matrix == "lens" ? std::min<std::int64_t>(kLensTokens, totalTokens(parameters)) - 1 : 0;
         },
         .dynamicMaximumText = "0 (in lens: 11, or the last token)"},
    };
}

constexpr std::string_view kTextMeaning =
    "the token's bytes; where they are no text or have control characters, as pictures show it";

std::vector<TableDescription> tablesOfLanguageModel() {
    using enum ColumnType;
    const ColumnDescription text{"text", "", Text, kTextMeaning};
    const ColumnDescription layer{"layer", "", Integer, "-1: after the embedding; 0 to layers - 1: after this layer"};
    return {
        {"next",
         "a token that could come next, the ten most probable",
         {{"rank", "", Integer, "from 0"},
          {"id", "", Integer, "its number in the vocabulary"},
          text,
          {"probability", "", Real, "at temperature and top-k, 0 to 1"}}},
        {"tokens",
         "a token of the text, then of what was generated",
         {{"index", "", Integer, "from 0"}, {"id", "", Integer, "its number in the vocabulary"}, text}},
        {"by-layer",
         "a layer and a token that it would name next, the ten most probable",
         {layer,
          {"rank", "", Integer, "from 0"},
          text,
          {"probability", "", Real, "with the output matrix after this layer, at temperature 1"}}},
        {"lens",
         "a layer and a token, twelve at most up to the one that is looked at",
         {layer,
          {"index", "", Integer, "of the token, from 0"},
          {"token", "", Text, kTextMeaning},
          {"text", "", Text, "the token that this layer would name next, likewise"},
          {"probability", "", Real, "of that, at temperature 1"}}},
        {"winner",
         "a layer",
         {layer,
          {"text", "", Text, "the token that is the most probable after the last layer, as in next"},
          {"probability", "", Real, "that this layer gives it, at temperature 1"}}},
        {"parts",
         "a part of the model that adds to the residual stream",
         {{"part", "", Text, "embedding, attention, mlp, or constant: the shift of the last norm"},
          {"layer", "", Integer, "0 to layers - 1; -1: of none"},
          {"first", "", Real, "what it adds to the logit of the most probable token"},
          {"second", "", Real, "what it adds to that of the next one"},
          {"difference", "", Real, "first less second"}}},
        {"logits", "a token", {{"id", "0 to vocabulary - 1", Real, "logit of this token as the next one, in float32"}}},
    };
}

}  // namespace

LanguageModelExhibit::LanguageModelExhibit()
    : ExhibitWithStudy({.id = "language-model",
                        .chapter = Chapter::Models,
                        .makeFigure = languageModelFigure,
                        .presentationKeys = {"new-tokens", "temperature"},
                        .uses = usesOfLanguageModel(),
                        .tables = tablesOfLanguageModel(),
                        .tabs = {{"next", CoreMessages::tr("What comes next")},
                                 {"layers", CoreMessages::tr("Layer by layer")},
                                 {"parts", CoreMessages::tr("What each layer adds")}},
                        .usesStartPreset = true,
                        .usesLanguageModel = true}) {}

std::vector<DerivedParameter> LanguageModelExhibit::derivedParameters(const Scene& scene) const {
    const auto model = languageModelOf(scene);
    const auto count = std::int64_t(model->tokenizer().encode(scene.parameters.tokens).size());
    const std::int64_t maxNewTokens = std::max<std::int64_t>(0, model->config().context - count);
    return {{"n", std::clamp<std::int64_t>(count, 1, kMaxShownTokens), false, "tokens"},
            {"layers", model->config().layers, false, kLanguageModelName},
            {"new-tokens", maxNewTokens, true, kLanguageModelName}};
}

std::optional<SceneProblem> LanguageModelExhibit::problem(const Scene& scene) const {
    const auto model = languageModelOf(scene);
    const auto count = Index(model->tokenizer().encode(scene.parameters.tokens).size());
    const Index context = model->config().context;
    if (const Message refusal = findTokenCountProblem(*model, count); !refusal.empty()) {
        const QString words = count < 1         ? tr("There is no token: write at least a letter.")
                              : count > context ? tr("The text has %1 tokens, and this model reads %2 at most.")
                                                      .arg(formatInteger(count), formatInteger(context))
                                                : phraseText(refusal);
        return SceneProblem{.key = "tokens", .sentence = refusal.english(), .words = words};
    }
    const auto added = Index(scene.parameters.newTokens);
    if (count + added <= context) return std::nullopt;
    return SceneProblem{
        .key = "new-tokens",
        .sentence = std::to_string(added) + " more tokens than the " + std::to_string(count) +
                    " of the text are too many for the model; accepted: 0 to " + std::to_string(context - count),
        .words = tr("The text has %1 tokens, and this model reads %2 at most: %3 can be generated.")
                     .arg(formatInteger(count), formatInteger(context), formatInteger(context - count))};
}

double LanguageModelExhibit::memoryNeeded(const Scene& scene) const {
    return nextTokenBytes(*languageModelOf(scene), Index(totalTokens(scene.parameters)));
}

StudyPtr LanguageModelExhibit::compute(const Scene& scene, std::stop_token stop) const {
    return studyNextToken(scene.parameters, languageModelOf(scene), nullptr, stop);
}

StudyPtr LanguageModelExhibit::computeFrom(const Study& before, const Scene& scene, std::stop_token stop) const {
    return studyNextToken(scene.parameters, languageModelOf(scene), &castStudy(before), stop);
}

std::optional<std::int64_t> LanguageModelExhibit::token(const NextTokenStudy& study, const Scene&,
                                                        const Cell& cell) const {
    return cell.matrix == "lens" ? study.lens->firstToken + study.clamped(cell).column : study.position();
}

Parameters LanguageModelExhibit::withLinkedParameters(const Parameters& before, Parameters after) const {
    if (after.tokens == before.tokens) return after;
    after.toToken = withoutStaleSelection(before, after).toToken;
    const bool isKept = after.row == before.row && after.column == before.column;
    // With another text, a selected cell of the lens loses its token, and in "next" the most probable token is selected
    // again. Other selections stay: their rows are layers, which do not depend on the text.
    if (isKept && after.matrix == "lens") after.row.reset(), after.column.reset();
    if (isKept && after.matrix == "next" && after.row) after.row = 0;
    return after;
}

IneffectiveReason LanguageModelExhibit::ineffectiveReason(std::string_view key, const Scene& scene) const {
    if (key == "seed" && scene.parameters.newTokens == 0)
        return {tr("Nothing is drawn: no token is generated."), "with --new-tokens 1 or more"};
    return {};
}

const Exhibit& languageModel() {
    return singleton<LanguageModelExhibit>();
}

}  // namespace attention
