#include <algorithm>

#include "core/attention/attention_derivation.h"
#include "core/attention/loaded_weights.h"
#include "core/models/byte_pair_tokenizer.h"
#include "core/models/extracted_model_layer.h"
#include "core/number_text.h"
#include "core/scene/lists.h"
#include "core/string_utils.h"
#include "ui/exhibits/all_heads/words.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/finding.h"
#include "ui/exhibits/language_models.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/text/phrase_text.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

std::vector<ParameterUse> usesOfAllHeads() {
    return {
        {.key = "tokens", .label = CoreMessages::tr("text")},
        {.key = "sort-heads", .label = CoreMessages::tr("sorted by")},
        {.key = "ablated"},
        {.key = "layers"},
        {.key = "layer", .label = CoreMessages::tr("layer")},
        {.key = "heads", .label = CoreMessages::tr("heads of a layer")},
        {.key = "head", .role = ParameterRole::View},
        {.key = "n", .maximum = 4096, .label = CoreMessages::tr("tokens")},
        {.key = "matrix", .acceptedNames = kAllHeadsMatrices},
        {.key = "row",
         .dynamicMaximum = +[](const Parameters& parameters) -> std::int64_t {
             return parameters.matrix == kAllHeadsMatrices[1] ? 0 : parameters.n - 1;
         },
         .dynamicMaximumText = "n - 1 (in scores: 0)"},
        {.key = "column",
         .dynamicMaximum = +[](const Parameters& parameters) -> std::int64_t {
             return parameters.matrix == kAllHeadsMatrices[1] ? std::int64_t(kHeadScoreCount) - 1 : parameters.n - 1;
         },
         .dynamicMaximumText = "n - 1 (in scores: 4)"},
    };
}

std::vector<TableDescription> tablesOfAllHeads() {
    using enum ColumnType;
    return {
        {"scores",
         "a head of a layer",
         {{"layer", "", Integer, "0 to layers - 1"},
          {"head", "", Integer, "0 to heads - 1"},
          {"previous-token", "", Real, "mean weight of a token on the one before it"},
          {"first-token", "", Real, "mean weight of a token, but the first, on the first"},
          {"same-token", "", Real, "mean weight on earlier tokens that are the same, where there are; else nan"},
          {"induction", "", Real,
           "mean weight on the token behind an earlier one that is the same: of a model on random tokens that repeat, "
           "of loaded weights where tokens repeat; else nan"},
          {"entropy", "", Real, "mean entropy of a row by that of equal weights: 0 is one key, 1 is even"},
          {"name", "", Text, "induction, previous-token, same-token, first-token, spread-out or mixed"}}},
        {"weights",
         "a weight",
         {{"layer", "", Integer, "0 to layers - 1"},
          {"head", "", Integer, "0 to heads - 1"},
          {"query", "", Integer, "0 to n - 1"},
          {"key", "", Integer, "0 to n - 1"},
          {"weight", "", Real, "attention weight, exactly 0 where the key comes after the query"}},
         {"layers", "heads", "n", "n"}},
    };
}

/// Texts of the presets: in one a name occurs twice, the other repeats a made-up name.
constexpr std::string_view kStartText = "Then Tom ate cake. Tom", kMadeUpName = "Tom met Krenum. Krenum was sad.";
const PresetValues kMadeUpNameValues = "tokens=" + std::string(kMadeUpName) + "; sort-heads=in-place";

/// The attention weights loaded from a file; nullptr if there are none.
const Array* loadedWeights(const Scene& scene) {
    return allHeads().arrayOf(scene, "attention");
}

/// The user's labels for the tokens of loaded weights; empty while the text is one of the presets' texts.
std::vector<std::string> loadedLabels(const Scene& scene) {
    const std::string& text = scene.parameters.tokens;
    return text == kStartText || text == kMadeUpName ? std::vector<std::string>() : userTokens(text);
}

/// The exhibit with the attention weights of all heads of a language model.
class AllHeads : public ExhibitWithStudy<AllHeadsStudy>, public LayerSource, public HasFinding, private AllHeadsWords {
    Q_DECLARE_TR_FUNCTIONS(AllHeads)

 public:
    AllHeads()
        : ExhibitWithStudy(
              {.id = "all-heads",
               .chapter = Chapter::Models,
               .makeFigure = allHeadsFigure,
               .presentationKeys = {"layer", "head"},
               .uses = usesOfAllHeads(),
               .tables = tablesOfAllHeads(),
               .arrays = {{"attention", 2, 4, "weights of your own, layers x heads x n x n or heads x n x n"}},
               .tabs = {{"grid", CoreMessages::tr("All heads")}, {"head", CoreMessages::tr("One head")}},
               .usesStartPreset = true,
               .usesLanguageModel = true,
               .selectionKind = SelectionKind::QueryKey,
               .selectionMatrices = {kAllHeadsMatrices[0]}}) {}

    std::vector<DerivedParameter> derivedParameters(const Scene& scene) const override {
        if (const Array* loaded = loadedWeights(scene)) {
            const auto& shape = loaded->shape;
            const std::size_t axes = shape.size();
            const Index layers = axes > 3 ? shape[axes - 4] : 1, count = axes > 2 ? shape[axes - 3] : 1;
            return {{"n", shape.back(), false, "attention"},
                    {"layers", layers, false, "attention"},
                    {"layer", layers - 1, true, "attention"},
                    {"heads", count, false, "attention"},
                    {"head", count - 1, true, "attention"}};
        }
        const auto model = languageModelOf(scene);
        return {{"n", std::max<Index>(1, tokenCount(*model, scene)), false, "tokens"},
                {"layers", model->config().layers, false, "model"},
                {"heads", model->config().heads, false, "model"}};
    }

    std::optional<SceneProblem> problem(const Scene& scene) const override {
        if (const Array* loaded = loadedWeights(scene)) return loadedProblem(*loaded, scene);
        const auto model = languageModelOf(scene);
        try {
            const Index count = std::ssize(modelTokens(*model, scene.parameters.tokens));
            if (const Message message = findTokenCountProblem(*model, count); !message.empty())
                return SceneProblem{"tokens", false, message.english(), phraseText(message)};
            for (const auto& [layer, head] : readAblated(scene.parameters.ablated).ablatedHeads)
                if (layer >= model->config().layers || head >= model->config().heads)
                    return SceneProblem{
                        "ablated", false,
                        "layer " + std::to_string(layer) + ", head " + std::to_string(head) + " is none of " +
                            shapeText(model->config().layers, model->config().heads) +
                            "; accepted: layers and heads of the model, from 0",
                        tr("The model has no layer %1, head %2: it has %3 layers of %4 heads, counted from 0.")
                            .arg(formatInteger(layer), formatInteger(head), formatInteger(model->config().layers),
                                 formatInteger(model->config().heads))};
        } catch (const TextError& error) {
            return SceneProblem{"tokens", false, error.what(), phraseText(error.phrase())};
        }
        return std::nullopt;
    }

    IneffectiveReason ineffectiveReason(std::string_view key, const Scene& scene) const override {
        if (key == "ablated" && loadedWeights(scene))
            return {tr("The weights were loaded as they are: no head can be switched off."), "without --attention"};
        return {};
    }

    Parameters withLinkedParameters(const Parameters& before, Parameters after) const override {
        return withoutStaleSelection(before, std::move(after));
    }

    double memoryNeeded(const Scene& scene) const override {
        if (const Array* loaded = loadedWeights(scene)) return 3 * sizeof(double) * double(loaded->values.size());
        const auto model = languageModelOf(scene);
        return allHeadsBytes(*model, tokenCount(*model, scene));
    }

    StudyPtr compute(const Scene& scene, std::stop_token stop) const override {
        if (loadedWeights(scene))
            return studyLoadedHeads(scene.arrays.find("attention")->second.values, loadedLabels(scene), stop);
        return studyAllHeads(scene.parameters, languageModelOf(scene), stop);
    }

    /// The layer of the chosen head.
    std::optional<ExtractedLayer> layerOf(const Study& anyStudy, const Scene& scene) const override {
        const AllHeadsStudy& study = castStudy(anyStudy);
        if (!study.model) return std::nullopt;
        const auto [layer, head] = study.indexOf(chosenHead(study, scene.parameters));
        ExtractedLayer extracted = extractModelLayer(*study.model, study.layerInput(layer), study.labels, layer);
        const auto cell = selectedCell(scene.parameters);
        const bool isWeight = cell && cell->matrix == kAllHeadsMatrices[0];
        extracted.head = head;
        extracted.query = isWeight ? Index(cell->row) : study.n() - 1;
        extracted.key = isWeight ? Index(cell->column) : study.n() - 1;
        return extracted;
    }

    ExhibitTexts textsFor(const Scene&) const override {
        return {tr("All heads"), tr("All heads of a model"),
                tr("What a head of a language model does is measured, not guessed.")};
    }

    QString finding(const Study& anyStudy, const Scene&) const override {
        const AllHeadsStudy& study = castStudy(anyStudy);
        const auto best = study.highest(HeadScore::Induction);
        if (!best || study.headCount() == 1) return {};
        const QString all = formatInteger(study.headCount());
        const Index copying = study.jobCounts()[std::size_t(HeadJob::Induction)];
        if (copying == 0)
            return tr("None of %1 heads copies what followed last time: at most %2 of its weight goes there.")
                .arg(all, number(study.score(*best, HeadScore::Induction)));
        return copying == 1
                   ? tr("One of %1 heads looks at what came after the same word.").arg(all)
                   : tr("%1 of %2 heads look at what came after the same word.").arg(formatInteger(copying), all);
    }

    std::vector<Preset> presets() const override {
        return {
            {kStartPreset, tr("A name twice"),
             tr("Where the name comes again, the induction head looks at what followed it the first time."),
             "tokens=" + std::string(kStartText) +
                 "; sort-heads=in-place; layer=1; head=0; matrix=weights; row=5; column=2"},
            {"sorted", tr("Sorted by induction"), tr("The heads that copy most stand first."),
             kMadeUpNameValues.overriddenBy("sort-heads=induction; layer=1; head=0")},
            {"previous", tr("The token before"), tr("The heads that look one token back stand first."),
             kMadeUpNameValues.overriddenBy("sort-heads=previous-token; layer=0; head=0")},
            {"induction-head-off", tr("Without the induction head"),
             tr("Head 1.0 switched off: head 2.2 now gives 0.27 of its weight to the same token, not 0.04."),
             kMadeUpNameValues.overriddenBy("ablated=1,0; layer=2; head=2")},
            {"previous-token-head-off", tr("Without the previous-token head"),
             tr("Head 0.0 switched off: the induction head does not find its place any more."),
             kMadeUpNameValues.overriddenBy("ablated=0,0; layer=1; head=0; matrix=weights; row=6; column=3")},
        };
    }

    Caption caption(const AllHeadsStudy& study, const Scene& scene) const override {
        const Index head = chosenHead(study, scene.parameters);
        return {attentionDefinition({.heads = study.heads}), seen(study, head), tryThis(study, scene, head),
                joinParagraphs({more(study), aboutModel(study, scene)}), matters(study)};
    }

    QString description(const AllHeadsStudy& study, const Scene& scene) const override {
        const Index head = chosenHead(study, scene.parameters);
        return tr("The attention weights of %1 heads in %2 layers on %3 tokens as small pictures, green from 0 to 1, "
                  "queries as rows and keys as columns. Large beside them is %4.")
                   .arg(formatInteger(study.headCount()), formatInteger(study.layers), formatInteger(study.n()),
                        headName(study, head)) +
               sentenceSeparator() + jobText(study, head);
    }

    CellTags tags(const AllHeadsStudy& study, const Scene& scene, const Cell& cell) const override {
        CellTags tags{{headName(study, chosenHead(study, scene.parameters))}};
        if (cell.matrix == kAllHeadsMatrices[1]) {
            tags.push_back({scoreName(HeadScore(cell.column))});
            return tags;
        }
        const auto tag = [&](const QString& text, Index index, IndexRole role) {
            tags.push_back({text.arg(formatInteger(index), quotedWord(study.labels[std::size_t(index)])), role});
        };
        tag(tr("query %1: %2"), cell.row, IndexRole::I);
        tag(tr("key %1: %2"), cell.column, IndexRole::J);
        return tags;
    }

    Explanation explain(const AllHeadsStudy& study, const Scene& scene, const Cell& cell) const override {
        const Index head = chosenHead(study, scene.parameters);
        if (cell.matrix == kAllHeadsMatrices[1]) {
            const auto score = HeadScore(cell.column);
            if (std::isnan(study.score(head, score)))
                return {.tags = {},
                        .value = QStringLiteral("–"),
                        .sentence = tr("not defined: no token of the text repeats"),
                        .derivation = {},
                        .clock = {}};
            return explanationFor(study.derivation(head, cell), scoreSentence(study, score));
        }
        return explanationFor(study.derivation(head, cell),
                              study.model ? tr("how much the query takes of the key’s value") : tr("loaded weight"));
    }

 private:
    static QString aboutModel(const AllHeadsStudy& study, const Scene& scene) {
        if (!study.model || scene.languageModel.model) return {};
        return tr(
            "The model that comes with the program was trained on small English stories that a program made up. "
            "Head 0 of layer 0 was set to look at the token before when training began, and was trained on from there "
            "like all others; what is built on it was learned. No head finds whom “he” or “she” means: on 300 "
            "sentences with two people, the best one is right no more often than chance.");
    }

    static Index tokenCount(const LanguageModel& model, const Scene& scene) {
        try {
            return std::ssize(modelTokens(model, scene.parameters.tokens));
        } catch (const TextError&) {
            return 0;  // problem() reports the error
        }
    }

    static std::optional<SceneProblem> loadedProblem(const Array& loaded, const Scene& scene) {
        const auto& shape = loaded.shape;
        const Index n = shape.back();
        if (shape[shape.size() - 2] != n)
            return SceneProblem{"attention", true, "it is " + shapeText(shape) + "; accepted: as many queries as keys",
                                tr("These weights have %1 queries and %2 keys; this page shows sentences that attend "
                                   "to themselves, with as many of both.")
                                    .arg(formatInteger(shape[shape.size() - 2]), formatInteger(n))};
        const auto negative = std::ranges::find_if(loaded.values, [](double weight) { return weight < 0; });
        if (negative != loaded.values.end())
            return SceneProblem{"attention", true,
                                "it has the weight " + formatNumber(*negative) + "; accepted: numbers from 0 on",
                                tr("These are no attention weights: one is %1, and none is below 0.")
                                    .arg(formatSignificantDigits(*negative, 4))};
        const auto words = std::ssize(loadedLabels(scene));
        if (words == 0 || words == n) return std::nullopt;
        return SceneProblem{"tokens", false,
                            std::to_string(words) + " tokens for " + std::to_string(n) +
                                " rows of the loaded weights; accepted: " + std::to_string(n) + " tokens, or none",
                            tr("%n token(s) do not fit the loaded weights: they have %1 rows.", nullptr, int(words))
                                .arg(formatInteger(n))};
    }

    static QString seen(const AllHeadsStudy& study, Index head) {
        const HeadIndex index = study.indexOf(head);
        QStringList sentences{tr("Layer %1, head %2: %3")
                                  .arg(formatInteger(index.layer), formatInteger(index.head), jobText(study, head))};
        const auto& off = study.intervention.ablatedHeads;
        if (off.size() > (study.isAblated(head) ? 1U : 0U)) {
            QStringList names;
            for (const HeadIndex& ablated : off) names += shortName(ablated.layer, ablated.head);
            sentences += tr("Switched off: %1.").arg(joinList(names));
        }
        if (study.model.get() == shippedLanguageModel().get() && hasPronoun(study))
            sentences += tr("No head finds whom “he” or “she” means.");
        sentences += study.model
                         ? tr("Names come from five scores: induction on random tokens, the others on these %1 tokens; "
                              "on another text a head may get another name.")
                               .arg(formatInteger(study.n()))
                         : tr("Names come from five scores, measured on the loaded weights.");
        if (study.model)
            for (const QString& note : nonTextTokenNotes(*study.model, study.tokens)) sentences += note.toHtmlEscaped();
        return sentences.join(sentenceSeparator());
    }
    /// "1.0"
    static QString shortName(Index layer, Index head) { return QStringLiteral("%1.%2").arg(layer).arg(head); }
    static bool hasPronoun(const AllHeadsStudy& study) {
        static const QStringList pronouns{QStringLiteral("he"), QStringLiteral("she"), QStringLiteral("him"),
                                          QStringLiteral("her"), QStringLiteral("his")};
        return std::ranges::any_of(study.labels, [](const std::string& label) {
            return pronouns.contains(QString::fromStdString(label).remove(QChar(0x2423)).toLower());
        });
    }
    /// Sentences with links that switch heads on or off: the chosen head, the strongest induction and previous-token
    /// heads, and all heads that are off.
    static QStringList headLinks(const AllHeadsStudy& study, const LanguageModelParameters& parameters, Index chosen) {
        std::vector<Index> heads{chosen};
        const auto add = [&](std::optional<Index> head) {
            if (head && std::ranges::find(heads, *head) == heads.end()) heads.push_back(*head);
        };
        const auto addStrongest = [&](HeadScore score, HeadJob job) {
            const auto head = study.highest(score);
            if (head && study.jobs[std::size_t(*head)] == job) add(head);
        };
        addStrongest(HeadScore::Induction, HeadJob::Induction);
        addStrongest(HeadScore::PreviousToken, HeadJob::PreviousToken);
        for (const HeadIndex& off : study.intervention.ablatedHeads) add(study.flat(off));
        QStringList on, off;
        for (const Index head : heads) {
            const HeadIndex index = study.indexOf(head);
            const QString name =
                head == chosen ? tr("this head")
                               : tr("%1 (%2)", "what a head does, and which it is")
                                     .arg(jobName(study.jobs[std::size_t(head)]), shortName(index.layer, index.head));
            (study.isAblated(head) ? off : on) +=
                QStringLiteral("<a href=\"ablated=%1\">%2</a>")
                    .arg(QString::fromStdString(withToggledCell(parameters.ablated, index.layer, index.head)), name);
        }
        QStringList sentences;
        if (!on.empty()) sentences += tr("Switch off: %1.").arg(joinList(on));
        if (!off.empty()) sentences += tr("Switch on again: %1.").arg(joinList(off));
        return sentences;
    }

    static QString tryThis(const AllHeadsStudy& study, const Scene& scene, Index head) {
        QStringList sentences;
        if (study.model) {
            sentences +=
                tr("Open this head in <a href=\"take:attention\">Step by step</a> or in <a "
                   "href=\"take:heads\">Heads</a>.");
            sentences += headLinks(study, scene.parameters, head);
        }
        sentences += scene.parameters.sortHeads == HeadOrder::InPlace
                         ? tr("<a href=\"sort-heads=induction\">Sort by induction</a>.")
                         : tr("<a href=\"sort-heads=in-place\">Put all heads back in place</a>.");
        return sentences.join(sentenceSeparator());
    }

    static QString more(const AllHeadsStudy& study) {
        QStringList lines;
        lines +=
            tr("Previous token: the mean weight of a token on the one before it. First token: the mean weight on "
               "the first token. Both leave the first token out, which has only itself.");
        lines += tr("Same token: the mean weight on earlier tokens that are the same, of the tokens that have such.");
        lines +=
            study.induction
                ? tr("Induction: the mean weight on the token behind an earlier one that is the same, on %1 random "
                     "tokens that stand there twice. So it is defined for any text, and no meaning can help "
                     "(Olsson et al. 2022).")
                      .arg(formatInteger(study.induction->half()))
                : tr("Induction: the mean weight on the token behind an earlier one that is the same, where the "
                     "text has such (Olsson et al. 2022).");
        lines +=
            tr("Entropy: how evenly a row is spread, as a part of the most that is possible; the mean of all rows.");
        lines += tr("A head is named after the first of induction, previous token, same token and first token that "
                    "reaches %1: more weight than on all other tokens together. What is special goes first, because "
                    "many heads rest on the first token when they find nothing. A head with an entropy from %2 is "
                    "spread out; any other is mixed.")
                     .arg(formatDecimals(kMinNamingScore, 1), formatDecimals(kMinSpreadEntropy, 1));
        if (study.model)
            lines +=
                tr("Double-click a picture to switch that head off: its output is set to 0, and what the later "
                   "layers look at is computed anew.");
        return joinParagraphs(lines);
    }

    static QString matters(const AllHeadsStudy& study) {
        QString text =
            tr("What a head looks at is a fact; why the model says what it says, it does not tell alone. A "
               "name says what the head was measured to do.");
        if (study.model)
            text += sentenceSeparator() + tr("The model is “%1”, with %2 learned numbers.")
                                              .arg(QString::fromStdString(study.model->name()),
                                                   formatInteger(std::int64_t(study.model->parameterCount())));
        return text;
    }

    static QString scoreSentence(const AllHeadsStudy& study, HeadScore score) {
        switch (score) {
            case HeadScore::PreviousToken:
                return tr("mean weight on the token just before");
            case HeadScore::FirstToken:
                return tr("mean weight on the first token");
            case HeadScore::SameToken:
                return tr("mean weight on earlier tokens that are the same");
            case HeadScore::Induction:
                return study.induction ? tr("mean weight on the token behind the earlier one, on random tokens twice")
                                       : tr("mean weight on the token behind an earlier one that is the same");
            case HeadScore::Entropy:
                break;
        }
        return tr("mean entropy of the rows, as a part of the largest possible");
    }
};

}  // namespace

const Exhibit& allHeads() {
    return singleton<AllHeads>();
}

}  // namespace attention
