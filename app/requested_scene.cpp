#include "app/requested_scene.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "app/cli_text.h"
#include "app/command_error.h"
#include "app/nearest_names.h"
#include "app/zoom_option.h"
#include "core/attention/loaded_weights.h"
#include "core/attention/weight_files.h"
#include "core/io/safetensors.h"
#include "core/models/all_heads_study.h"
#include "core/scene/tokens.h"
#include "core/string_utils.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/files/model_folder.h"
#include "ui/files/model_layer.h"
#include "ui/files/token_list.h"
#include "ui/files/weight_file.h"
#include "ui/lesson/lesson_scene.h"
#include "ui/lesson/opened_link.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

QString exhibitIds() {
    return joined(exhibits(), [](const Exhibit* exhibit) { return fromUtf8(exhibit->id()); });
}

/// Nothing if the command line names none.
const Exhibit* namedExhibit(const Command& command) {
    command.requireArguments(1);
    if (command.argument().isNull()) return nullptr;
    const Exhibit* found = findExhibit(command.argument().toStdString());
    if (!found) throwUnknownExhibit(command.argument());
    return found;
}

void usePreset(const Command& command, RequestedScene& asked) {
    const QString name = command.value(u"preset"_s);
    const auto preset = asked.exhibit->findPreset(name.toStdString());
    if (!preset)
        throwUsageError(u"--preset: unknown preset %1 of %2; accepted: %3"_s.arg(
            quoted(name), fromUtf8(asked.exhibit->id()),
            joined(asked.exhibit->presets(), [](const Preset& known) { return fromUtf8(known.name); })));
    asked.scene = applyPreset(*asked.exhibit, *preset, std::move(asked.scene));
}

/// "wpe.weight (1024 x 768, F32)".
QString candidateText(const TensorInfo& tensor) {
    return u"%1 (%2, %3)"_s.arg(shownTensorName(tensor.name), fromUtf8(shapeText(tensor.shape)), fromUtf8(tensor.type));
}

/// "2", "2 or 3", "2 to 4".
QString axesText(const ArrayUse& use) {
    if (use.minAxes == use.maxAxes) return QString::number(use.minAxes);
    return (use.maxAxes == use.minAxes + 1 ? u"%1 or %2"_s : u"%1 to %2"_s).arg(use.minAxes).arg(use.maxAxes);
}

/// The one tensor that the command line means: the only one that fits, and that --tensor names, if it is given.
std::string tensorFor(const Command& command, const ArrayUse& use, const QString& path) {
    static constexpr std::size_t maxListed = 6;
    const QString wanted = command.value(u"tensor"_s);
    std::vector<TensorInfo> all;
    try {
        all = listTensors(path);
    } catch (const FileError& error) {
        throwFailure(u"%1: %2"_s.arg(path, error.phrase()));
    }
    const auto list = [](const std::vector<TensorInfo>& tensors) {
        const std::vector<TensorInfo> first(tensors.begin(),
                                            tensors.begin() + std::ptrdiff_t(std::min(tensors.size(), maxListed)));
        const QString more = u" and %1 more"_s.arg(tensors.size() - first.size());
        return joined(first, candidateText) + (first.size() < tensors.size() ? more : QString());
    };
    // The whole name is meant even where the tensor does not fit: why not, is told of that one.
    const std::string name = wanted.toStdString();
    if (!name.empty() && std::ranges::find(all, name, &TensorInfo::name) != all.end()) return name;
    const auto every = matchingTensors(all, use.minAxes, use.maxAxes);
    if (every.empty())
        throwFailure(u"%1: there is no tensor for %2 in it; accepted: F64, F32, F16 or BF16 on %3 axes"_s.arg(
            path, parameterOption(use.name), axesText(use)));
    const auto fitting = matchingTensors(all, use.minAxes, use.maxAxes, name);
    if (fitting.empty())
        throwUsageError(u"--tensor: no tensor in %1 that fits %2 begins with %3; accepted: %4"_s.arg(
            path, parameterOption(use.name), quoted(wanted), list(every)));
    if (fitting.size() > 1)
        throwUsageError(u"--tensor: %1 tensors in %2 fit %3; accepted: one of %4"_s.arg(fitting.size())
                            .arg(path,
                                 parameterOption(use.name) + (name.empty() ? QString() : u" and "_s + quoted(wanted)),
                                 list(fitting)));
    return fitting.front().name;
}

/// The array of this page, which is refused on others.
const ArrayUse& requiredUse(const Exhibit& exhibit, std::string_view name) {
    if (const ArrayUse* use = exhibit.findArrayUse(name)) return *use;
    const QString accepted = joined(exhibit.arrays(), [](const ArrayUse& used) { return parameterOption(used.name); });
    throwUsageError(u"%1: %2 does not use it; accepted: %3"_s.arg(
        parameterOption(name), fromUtf8(exhibit.id()), accepted.isEmpty() ? u"no arrays at all"_s : accepted));
}

/// The weights given, in the place of all that the scene has. @return whether --tensor says which
bool useWeights(const Command& command, RequestedScene& asked) {
    if (!command.has(u"weights"_s)) return false;
    requiredUse(*asked.exhibit, "weights");
    const QString path = command.value(u"weights"_s);
    try {
        auto weights = loadWeights(path, command.value(u"tensor"_s).toStdString());
        for (const std::string_view name : weightNames()) asked.scene.arrays.erase(std::string(name));
        for (auto& [name, array] : weights) asked.scene.arrays.insert_or_assign(name, std::move(array));
    } catch (const WeightLayerError& error) {
        throwUsageError(u"--tensor: %1: %2"_s.arg(path, error.phrase()));
    } catch (const FileError& error) {
        throwFailure(u"%1: %2"_s.arg(path, error.phrase()));
    }
    return holdsTensors(path);
}

CsvHeader headerOf(const Command& command) {
    if (!command.has(u"header"_s)) return CsvHeader::Auto;
    return command.choice(u"header"_s, {}) == u"on" ? CsvHeader::On : CsvHeader::Off;
}

/// The arrays given, in the place of the scene's.
void useArrays(const Command& command, RequestedScene& asked) {
    const Exhibit& exhibit = *asked.exhibit;
    const CsvHeader header = headerOf(command);
    bool isHeaderUsed = false;
    bool isTensorUsed = useWeights(command, asked);
    for (const std::string_view name : {"input", "memory", "learned", "attention"}) {
        if (!command.has(fromUtf8(name))) continue;
        const ArrayUse& use = requiredUse(exhibit, name);
        const QString path = command.value(fromUtf8(name));
        std::string tensor;
        if (holdsTensors(path)) {
            tensor = tensorFor(command, use, path);
            isTensorUsed = true;
        }
        try {
            LoadedArray loaded = loadArray(path, tensor, isCsv(path) ? header : CsvHeader::Auto);
            isHeaderUsed = isHeaderUsed || isCsv(path);
            if (!loaded.headerLine.empty())
                asked.notes += u"%1: its first line is taken as a header: %2"_s.arg(path, fromUtf8(loaded.headerLine));
            if (loaded.shape.size() < use.minAxes || loaded.shape.size() > use.maxAxes)
                throwFailure(u"%1: the number of axes of its array is %2; accepted: %3 for %4"_s.arg(
                    path, QString::number(loaded.shape.size()), axesText(use), parameterOption(name)));
            if (name == "input" && loaded.shape.size() == 3 && loaded.shape.front() > 1 && !exhibit.findUse("sequence"))
                asked.notes += u"%1: the first of its %2 sequences is used; %3 has room for one"_s.arg(
                    path, QString::number(loaded.shape.front()), fromUtf8(exhibit.id()));
            asked.scene.arrays.insert_or_assign(std::string(name), std::move(loaded));
            // Embeddings of a model have their positions in them already.
            if (name == "input") asked.scene.parameters.addPosition = false;
        } catch (const FileError& error) {
            throwFailure(u"%1: %2"_s.arg(path, error.phrase()));
        }
    }
    if (command.has(u"tensor"_s) && !isTensorUsed)
        throwUsageError(u"--tensor: no file with tensors is given; accepted: beside a .safetensors file"_s);
    if (header != CsvHeader::Auto && !isHeaderUsed)
        throwUsageError(u"--header: no .csv file is given; accepted: beside one that is read"_s);
}

/// The folder of a language model, in the place of the scene's.
void useLanguageModel(const Command& command, RequestedScene& asked) {
    if (!command.has(u"model"_s) || !asked.exhibit->usesLanguageModel()) return;
    const QString path = command.value(u"model"_s);
    try {
        asked.scene.languageModel = openModelFolder(path);
    } catch (const FileError& error) {
        throwFailure(u"%1: %2"_s.arg(path, error.phrase()));
    }
}

/// Whether a layer of a language model is taken to an exhibit that shows any layer.
bool takesModelLayer(const Command& command, const Exhibit& exhibit) {
    return command.has(u"model"_s) && !exhibit.usesLanguageModel() && exhibit.findArrayUse("weights");
}

/// A layer of a folder's language model on a text, in the place of the scene's layer and sentence.
void useModelLayer(const Command& command, RequestedScene& asked) {
    for (const char* array : {"input", "memory", "weights", "attention"})
        if (command.has(fromUtf8(array)))
            throwUsageError(u"--%1: the layer is that of the model; accepted: --%1 or --model"_s.arg(fromUtf8(array)));
    const QString path = command.value(u"model"_s);
    try {
        const ModelReference reference = openModelFolder(path);
        const Index layers = reference.model->config().layers;
        ModelLayerPlace place;
        if (command.has(u"layer"_s)) {
            bool isNumber = false;
            place.layer = command.value(u"layer"_s).toLongLong(&isNumber);
            if (!isNumber || place.layer < 0 || place.layer >= layers)
                throwUsageError(u"--layer: %1 is no layer of %2; accepted: 0 to %3"_s.arg(
                    quoted(command.value(u"layer"_s)), path, QString::number(layers - 1)));
        }
        const std::string text =
            command.has(u"tokens"_s) ? command.value(u"tokens"_s).toStdString() : Parameters{}.tokens;
        if (const Message problem =
                findTokenCountProblem(*reference.model, std::ssize(modelTokens(*reference.model, text)));
            !problem.empty())
            throwUsageError(u"--tokens: %1"_s.arg(QString::fromStdString(problem.english())));
        asked.scene = withModelLayer(*asked.exhibit, reference, text, place);
        asked.scene.exhibit = asked.exhibit->id();
        // A command chooses a cell itself.
        setSelection(asked.scene.parameters, std::nullopt);
    } catch (const FileError& error) {
        throwFailure(u"%1: %2"_s.arg(path, error.phrase()));
    } catch (const TextError& error) {
        throwUsageError(u"--tokens: %1"_s.arg(QString::fromUtf8(error.what())));
    }
}

/// The list of tokens, in the place of the sentence.
void useTokenList(const Command& command, RequestedScene& asked) {
    if (!command.has(u"token-list"_s)) return;
    if (!takesTokenList(*asked.exhibit)) {
        std::vector<const Exhibit*> pages;
        std::ranges::copy_if(exhibits(), std::back_inserter(pages),
                             [](const Exhibit* exhibit) { return takesTokenList(*exhibit); });
        throwUsageError(u"--token-list: %1 does not use it; accepted: with %2"_s.arg(
            fromUtf8(asked.exhibit->id()), joined(pages, [](const Exhibit* page) { return fromUtf8(page->id()); })));
    }
    if (command.has(u"tokens"_s))
        throwUsageError(u"--token-list: it cannot stand beside --tokens; accepted: one of the two"_s);
    const bool readsText = asked.exhibit->usesLanguageModel() || command.has(u"model"_s);
    if (readsText && !asked.scene.arrays.contains("attention"))
        throwUsageError(u"--token-list: a language model splits the text itself; accepted: beside --attention"_s);
    const QString path = command.value(u"token-list"_s);
    try {
        asked.scene.parameters.tokens = openTokenList(path);
    } catch (const FileError& error) {
        throwFailure(u"%1: %2"_s.arg(path, error.phrase()));
    }
}

/// A size that was given stands against what decides it. @param keys  that were given
void requireAgreement(const Command& command, const RequestedScene& asked, const std::set<std::string_view>& keys) {
    for (const DerivedParameter& decision : asked.exhibit->derivedParameters(asked.scene)) {
        if (!keys.contains(decision.key)) continue;
        const ParameterInfo& info = *findParameter(decision.key);
        const ParameterValue given = valueOf(asked.scene.parameters, info);
        if (given.index() == 0) continue;  // "none" is within any bound
        const auto value = std::get<std::int64_t>(given);
        if (decision.isUpperBound ? value <= decision.value : value == decision.value) continue;
        const QString by = fromUtf8(decision.source);
        const bool isGiven = command.has(by);
        throwUsageError(u"%1: %2, but it is %3%4 by %5; accepted: %6%4"_s.arg(
            parameterOption(decision.key), fromUtf8(valueText(info, value)),
            decision.isUpperBound ? u"at most "_s : QString(), fromUtf8(valueText(info, decision.value)),
            isGiven ? u"--%1 %2"_s.arg(by, quoted(command.value(by))) : u"%1 of the scene"_s.arg(by),
            decision.isUpperBound ? u"%1 to "_s.arg(std::int64_t(info.minimum)) : QString()));
    }
}

/// Attention weights of a file are shown as they are: what would compute others cannot stand beside them.
void requireNoLayer(const Command& command) {
    if (!command.has(u"attention"_s)) return;
    for (const char* array : {"input", "memory", "weights"})
        if (command.has(fromUtf8(array)))
            throwUsageError(
                u"--%1: attention weights are loaded already; accepted: --%1 or --attention"_s.arg(fromUtf8(array)));
}

/// What was given and changes nothing beside the rest is refused; a seed, which scripts give to whatever they run, is
/// warned of.
void requireEffect(const Command& command, RequestedScene& asked, const std::set<std::string_view>& keys) {
    const Exhibit& exhibit = *asked.exhibit;
    const Parameters& parameters = asked.scene.parameters;
    if (command.has(u"weights"_s) && exhibit.findUse("attention-projections") && !parameters.attentionProjections)
        throwUsageError(
            u"--weights: attention-projections is off, so no weights are used; accepted: with "
            "--attention-projections on"_s);
    const std::vector<DerivedParameter> decisions = exhibit.derivedParameters(asked.scene);
    for (const std::string_view key : keys) {
        const auto decision = std::ranges::find(decisions, key, &DerivedParameter::key);
        if (!affectsData(*exhibit.findUse(key)) || (decision != decisions.end() && !decision->isUpperBound)) continue;
        const QString option = parameterOption(key);
        if (exhibit.measurable() && asked.scene.measurement)
            throwUsageError(
                u"%1: the scene has samples, which are shown as they were measured; accepted: a scene without samples"_s
                    .arg(option));
        const IneffectiveReason effect = exhibit.ineffectiveReason(key, asked.scene);
        // Without words for the command line it changes a table, though not the picture.
        if (effect.isEmpty() || effect.accepted.empty() ||
            (effect.value && ParameterValue(*effect.value) == valueOf(parameters, *findParameter(key))))
            continue;
        const QString why = asClause(effect.words);
        if (key == "seed")
            asked.warnings += u"%1: it changes nothing: %2"_s.arg(option, why);
        else
            throwUsageError(u"%1: %2; accepted: %3"_s.arg(option, why, fromUtf8(effect.accepted)));
    }
}

/// Of several layers one is shown, which nobody may have asked for.
void noteLayer(const Command& command, RequestedScene& asked, const std::set<std::string_view>& keys) {
    if (!command.has(u"attention"_s)) return;
    const auto loaded = LoadedWeights::of(asked.scene);
    if (loaded && loaded->layers() > 1 && asked.exhibit->findUse("layer") && !keys.contains("layer") &&
        asked.exhibit->chapter() == Chapter::Attention)
        asked.notes += u"layer %1 of the %2 layers in the attention weights is shown; --layer says which"_s.arg(
            QString::number(loaded->layer()), QString::number(loaded->layers()));
}

/// The parameters given, and the rest fitted to them and to the exhibit.
/// @param before  those of the preset or the scene
/// @param source  of a saved scene, for messages; empty: the scene is none
void useParameters(const Command& command, RequestedScene& asked, const Parameters& before, const QString& source) {
    const Exhibit& exhibit = *asked.exhibit;
    Parameters& parameters = asked.scene.parameters;
    const bool isTaken = takesModelLayer(command, exhibit);
    std::set<std::string_view> explicitKeys;
    try {
        for (const ParameterInfo& info : parameterTable()) {
            if (!command.has(fromUtf8(info.key))) continue;
            if (info.key == "model" && exhibit.usesLanguageModel()) continue;
            if (isTaken && (info.key == "model" || info.key == "layer" || info.key == "tokens")) continue;
            const ParameterUse* use = exhibit.findUse(info.key);
            if (!use)
                throwUsageError(u"%1: %2 does not use it; accepted: %3"_s.arg(
                    parameterOption(info.key), fromUtf8(exhibit.id()),
                    joined(exhibit.uses(), [](const ParameterUse& used) { return parameterOption(used.key); })));
            setValue(parameters, info, parseValue(*use, command.value(fromUtf8(info.key)).toStdString()));
            // A flag that is off asks for nothing.
            if (!info.isFlag || command.value(fromUtf8(info.key)) != u"off") explicitKeys.insert(info.key);
        }
        if (command.has(u"token-list"_s)) explicitKeys.insert("tokens");
        // Who asks for a number of tokens and for no sentence has none: they are numbered.
        if (explicitKeys.contains("n") && !explicitKeys.contains("tokens") && exhibit.findUse("tokens") &&
            parameters.tokens == Parameters{}.tokens)
            parameters.tokens.clear();
        std::set<std::string_view> typedKeys = explicitKeys;
        for (const ParameterUse& use : exhibit.uses())
            if (command.has(fromUtf8(use.key))) typedKeys.insert(use.key);
        parameters = followGiven(exhibit, before, asked.scene, typedKeys);
        if (explicitKeys.contains("tokens") && asked.scene.arrays.contains("input") && !isTokenList(parameters.tokens))
            throwUsageError(u"--tokens: embeddings of the tokens are loaded already; accepted: --tokens or --input"_s);
        for (const char* key : {"tokens", "memory-tokens"})
            if (command.has(fromUtf8(key)) && command.value(fromUtf8(key)).isEmpty() && !explicitKeys.contains("n"))
                throwUsageError(
                    u"--%1: the sentence is empty; accepted: one with at least one token"_s.arg(fromUtf8(key)));
        requireNoLayer(command);
        requireAgreement(command, asked, explicitKeys);
        const AdaptedParameters adapted = adaptParameters(exhibit, asked.scene, explicitKeys);
        const std::vector<DerivedParameter> decisions = exhibit.derivedParameters(asked.scene);
        // Defaults, and values determined by arrays or tokens, are adjusted silently; for any other saved value a
        // warning is printed.
        if (!source.isEmpty())
            for (const Adaptation& adaptation : adapted.adaptations) {
                const ParameterInfo& info = *findParameter(adaptation.key);
                if (valueOf(Parameters{}, info) == adaptation.from ||
                    std::ranges::find(decisions, adaptation.key, &DerivedParameter::key) != decisions.end())
                    continue;
                asked.warnings += u"%1: its %2 is %3; %4 takes the nearest that it accepts, %5"_s.arg(
                    source, fromUtf8(info.key), fromUtf8(valueText(info, adaptation.from)), fromUtf8(exhibit.id()),
                    fromUtf8(valueText(info, adaptation.to)));
            }
        // A table that is longer than what is shown of it.
        for (const DerivedParameter& decision : decisions) {
            const QString by = fromUtf8(decision.source);
            if (decision.key != "n" || !decision.isUpperBound || !exhibit.findArrayUse(decision.source) ||
                explicitKeys.contains(decision.key) || !command.has(by))
                continue;
            const auto shown = std::get<std::int64_t>(valueOf(adapted.parameters, *findParameter(decision.key)));
            if (shown < decision.value)
                asked.notes += u"%1: %2 of its %3 rows are used; %4 says how many"_s.arg(
                    command.value(by), QString::number(shown), QString::number(decision.value),
                    parameterOption(decision.key));
        }
        asked.scene.parameters = adapted.parameters;
        asked.scene.reference = adaptReference(exhibit, asked.scene);
        validateScene(exhibit, asked.scene);
        noteLayer(command, asked, explicitKeys);
        if (const auto oversight = ignoredAttentionInput(asked.scene);
            oversight && explicitKeys.contains(oversight->name))
            throwUsageError(u"--%1: %2"_s.arg(fromUtf8(oversight->name), fromUtf8(oversight->sentence)));
        if (const auto problem = findProblem(exhibit, asked.scene)) {
            const bool isListed = problem->key == "tokens" && command.has(u"token-list"_s);
            const QString name = isListed ? u"token-list"_s : fromUtf8(problem->key);
            const QString sentence = QString::fromUtf8(problem->sentence.c_str());
            if (!problem->isFile) throwUsageError(name.isEmpty() ? sentence : u"--%1: %2"_s.arg(name, sentence));
            throwFailure(
                u"%1: %2"_s.arg(command.has(name) ? command.value(name) : u"%1 of the scene"_s.arg(name), sentence));
        }
        requireEffect(command, asked, explicitKeys);
    } catch (const ParameterError& error) {
        throwUsageError(u"%1: %2"_s.arg(parameterOption(error.key()), QString::fromUtf8(error.what())));
    }
}

}  // namespace

RequestedScene resolveScene(const Command& command, std::optional<OpenedScene> start) {
    RequestedScene asked;
    asked.exhibit = namedExhibit(command);
    const bool hasScene = start || command.has(u"scene"_s);
    const QString source = start ? u"scene"_s : command.value(u"scene"_s);
    if (hasScene && command.has(u"preset"_s))
        throwUsageError(u"--scene: it cannot stand beside --preset; accepted: one of the two"_s);
    if (!asked.exhibit && !hasScene)
        throwUsageError(
            u"%1: the exhibit is missing; accepted: --scene, or one of %2"_s.arg(command.name(), exhibitIds()));

    if (hasScene) {
        OpenedScene opened = start ? std::move(*start) : openSceneFile(source);
        asked.scene = std::move(opened.scene);
        if (opened.isFromFigure) asked.style = std::move(opened.style);
        for (const QString& warning : opened.warnings) asked.warnings += u"%1: %2"_s.arg(source, warning);
        if (!asked.exhibit) asked.exhibit = findExhibit(asked.scene.exhibit);
    }
    if (asked.scene.exhibit != asked.exhibit->id()) {
        asked.scene.exhibit = asked.exhibit->id();
        asked.scene.view = {};
        asked.style.reset();
    }
    if (command.has(u"preset"_s))
        usePreset(command, asked);
    else if (!hasScene)
        asked.scene = commandScene(*asked.exhibit, std::move(asked.scene));
    const Parameters before = asked.scene.parameters;
    if (takesModelLayer(command, *asked.exhibit))
        useModelLayer(command, asked);
    else
        useArrays(command, asked);
    useLanguageModel(command, asked);
    useTokenList(command, asked);
    useParameters(command, asked, before, source);
    useZoom(command, *asked.exhibit, asked.scene);
    return asked;
}

void throwUnknownExhibit(const QString& id, const QString& before) {
    QStringList ids;
    for (const Exhibit* exhibit : exhibits()) ids += fromUtf8(exhibit->id());
    throwUsageError(before +
                    u"unknown exhibit %1%2; accepted: %3"_s.arg(quoted(id), perhaps(id, ids), ids.join(u", "_s)));
}

void throwUnknownParameter(const QString& place, const QString& key, const Exhibit* exhibit) {
    QStringList keys;
    if (exhibit)
        for (const ParameterUse& use : exhibit->uses()) keys += fromUtf8(use.key);
    else
        for (const ParameterInfo& info : parameterTable()) keys += fromUtf8(info.key);
    throwUsageError(u"%1: unknown parameter %2%3; accepted: %4"_s.arg(place, quoted(key), perhaps(key, keys),
                                                                      nearestText(key, keys)));
}

OpenedScene openSceneFile(const QString& path) {
    if (isLink(path.toStdString())) {
        try {
            return openLinkedScene(path);
        } catch (const FileError& error) {
            throwFailure(u"the link: %1"_s.arg(error.phrase()));
        }
    }
    try {
        return openScene(path);
    } catch (const FileError& error) {
        throwFailure(u"%1: %2"_s.arg(path, error.phrase()));
    }
}

}  // namespace attention
