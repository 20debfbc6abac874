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

/// The exhibit that the command line names; null if it names none. @throws CommandError if it does not exist
const Exhibit* namedExhibit(const Command& command) {
    command.requireArguments(1);
    if (command.argument().isNull()) return nullptr;
    const Exhibit* found = findExhibit(command.argument().toStdString());
    if (!found) throwUnknownExhibit(command.argument());
    return found;
}

void usePreset(const Command& command, RequestedScene& requested) {
    const QString name = command.value(u"preset"_s);
    const auto preset = requested.exhibit->findPreset(name.toStdString());
    if (!preset)
        throwUsageError(u"--preset: unknown preset %1 of %2; accepted: %3"_s.arg(
            quoted(name), fromUtf8(requested.exhibit->id()),
            joined(requested.exhibit->presets(), [](const Preset& known) { return fromUtf8(known.name); })));
    requested.scene = applyPreset(*requested.exhibit, *preset, std::move(requested.scene));
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

/// The name of the tensor to read from a file: the only one that has the accepted number of axes and, if --tensor is
/// given, whose name begins with its value. @throws CommandError if there is none, or more than one
std::string tensorFor(const Command& command, const ArrayUse& use, const QString& path) {
    static constexpr std::size_t kMaxListed = 6;
    const QString wanted = command.value(u"tensor"_s);
    std::vector<TensorInfo> all;
    try {
        all = listTensors(path);
    } catch (const FileError& error) {
        throwFailure(u"%1: %2"_s.arg(path, error.phrase()));
    }
    const auto list = [](const std::vector<TensorInfo>& tensors) {
        const std::vector<TensorInfo> first(tensors.begin(),
                                            tensors.begin() + std::ptrdiff_t(std::min(tensors.size(), kMaxListed)));
        const QString more = u" and %1 more"_s.arg(tensors.size() - first.size());
        return joined(first, candidateText) + (first.size() < tensors.size() ? more : QString());
    };
    // A complete name is taken even if the tensor does not fit, so that the error is about this tensor.
    const std::string name = wanted.toStdString();
    if (!name.empty() && std::ranges::find(all, name, &TensorInfo::name) != all.end()) return name;
    const auto allFitting = matchingTensors(all, use.minAxes, use.maxAxes);
    if (allFitting.empty())
        throwFailure(u"%1: there is no tensor for %2 in it; accepted: F64, F32, F16 or BF16 on %3 axes"_s.arg(
            path, parameterOption(use.name), axesText(use)));
    const auto fitting = matchingTensors(all, use.minAxes, use.maxAxes, name);
    if (fitting.empty())
        throwUsageError(u"--tensor: no tensor in %1 that fits %2 begins with %3; accepted: %4"_s.arg(
            path, parameterOption(use.name), quoted(wanted), list(allFitting)));
    if (fitting.size() > 1)
        throwUsageError(u"--tensor: %1 tensors in %2 fit %3; accepted: one of %4"_s.arg(fitting.size())
                            .arg(path,
                                 parameterOption(use.name) + (name.empty() ? QString() : u" and "_s + quoted(wanted)),
                                 list(fitting)));
    return fitting.front().name;
}

/// How the exhibit uses the array. @throws CommandError if it does not use it
const ArrayUse& requiredUse(const Exhibit& exhibit, std::string_view name) {
    if (const ArrayUse* use = exhibit.findArrayUse(name)) return *use;
    const QString accepted = joined(exhibit.arrays(), [](const ArrayUse& used) { return parameterOption(used.name); });
    throwUsageError(u"%1: %2 does not use it; accepted: %3"_s.arg(
        parameterOption(name), fromUtf8(exhibit.id()), accepted.isEmpty() ? u"no arrays at all"_s : accepted));
}

/// Replaces all weights of the scene by those of --weights, if given. @return whether they are tensors, which --tensor
/// can select
bool useWeights(const Command& command, RequestedScene& requested) {
    if (!command.has(u"weights"_s)) return false;
    requiredUse(*requested.exhibit, "weights");
    const QString path = command.value(u"weights"_s);
    try {
        auto weights = loadWeights(path, command.value(u"tensor"_s).toStdString());
        for (const std::string_view name : weightNames()) requested.scene.arrays.erase(std::string(name));
        for (auto& [name, array] : weights) requested.scene.arrays.insert_or_assign(name, std::move(array));
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

/// Replaces arrays of the scene by those that the command line gives.
void useArrays(const Command& command, RequestedScene& requested) {
    const Exhibit& exhibit = *requested.exhibit;
    const CsvHeader header = headerOf(command);
    bool isHeaderUsed = false;
    bool isTensorUsed = useWeights(command, requested);
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
                requested.notes +=
                    u"%1: its first line is taken as a header: %2"_s.arg(path, fromUtf8(loaded.headerLine));
            if (loaded.shape.size() < use.minAxes || loaded.shape.size() > use.maxAxes)
                throwFailure(u"%1: the number of axes of its array is %2; accepted: %3 for %4"_s.arg(
                    path, QString::number(loaded.shape.size()), axesText(use), parameterOption(name)));
            if (name == "input" && loaded.shape.size() == 3 && loaded.shape.front() > 1 && !exhibit.findUse("sequence"))
                requested.notes += u"%1: the first of its %2 sequences is used; %3 has room for one"_s.arg(
                    path, QString::number(loaded.shape.front()), fromUtf8(exhibit.id()));
            requested.scene.arrays.insert_or_assign(std::string(name), std::move(loaded));
            // Embeddings from a file contain the positional encoding already.
            if (name == "input") requested.scene.parameters.addPosition = false;
        } catch (const FileError& error) {
            throwFailure(u"%1: %2"_s.arg(path, error.phrase()));
        }
    }
    if (command.has(u"tensor"_s) && !isTensorUsed)
        throwUsageError(u"--tensor: no file with tensors is given; accepted: beside a .safetensors file"_s);
    if (header != CsvHeader::Auto && !isHeaderUsed)
        throwUsageError(u"--header: no .csv file is given; accepted: beside one that is read"_s);
}

/// Replaces the language model of the scene by the one in the folder of --model, if the exhibit shows such a model.
void useLanguageModel(const Command& command, RequestedScene& requested) {
    if (!command.has(u"model"_s) || !requested.exhibit->usesLanguageModel()) return;
    const QString path = command.value(u"model"_s);
    try {
        requested.scene.languageModel = openModelFolder(path);
    } catch (const FileError& error) {
        throwFailure(u"%1: %2"_s.arg(path, error.phrase()));
    }
}

/// Whether --model means one layer of a language model, because the exhibit shows a single attention layer.
bool takesModelLayer(const Command& command, const Exhibit& exhibit) {
    return command.has(u"model"_s) && !exhibit.usesLanguageModel() && exhibit.findArrayUse("weights");
}

/// Replaces the weights and the input of the scene by a layer of the model of --model, applied to the text of --tokens.
void useModelLayer(const Command& command, RequestedScene& requested) {
    for (const char* array : {"input", "memory", "weights", "attention"})
        if (command.has(fromUtf8(array)))
            throwUsageError(u"--%1: the layer is that of the model; accepted: --%1 or --model"_s.arg(fromUtf8(array)));
    const QString path = command.value(u"model"_s);
    try {
        const ModelReference reference = openModelFolder(path);
        const Index layers = reference.model->config().layers;
        ModelLayerSelection selection;
        if (command.has(u"layer"_s)) {
            bool isNumber = false;
            selection.layer = command.value(u"layer"_s).toLongLong(&isNumber);
            if (!isNumber || selection.layer < 0 || selection.layer >= layers)
                throwUsageError(u"--layer: %1 is no layer of %2; accepted: 0 to %3"_s.arg(
                    quoted(command.value(u"layer"_s)), path, QString::number(layers - 1)));
        }
        const std::string text =
            command.has(u"tokens"_s) ? command.value(u"tokens"_s).toStdString() : Parameters{}.tokens;
        if (const Message problem =
                findTokenCountProblem(*reference.model, std::ssize(modelTokens(*reference.model, text)));
            !problem.empty())
            throwUsageError(u"--tokens: %1"_s.arg(QString::fromStdString(problem.english())));
        requested.scene = withModelLayer(*requested.exhibit, reference, text, selection);
        requested.scene.exhibit = requested.exhibit->id();
        // No cell is selected unless the command line selects one.
        setSelection(requested.scene.parameters, std::nullopt);
    } catch (const FileError& error) {
        throwFailure(u"%1: %2"_s.arg(path, error.phrase()));
    } catch (const TextError& error) {
        throwUsageError(u"--tokens: %1"_s.arg(QString::fromUtf8(error.what())));
    }
}

/// Replaces the sentence of the scene by the tokens of --token-list, if given.
void useTokenList(const Command& command, RequestedScene& requested) {
    if (!command.has(u"token-list"_s)) return;
    if (!takesTokenList(*requested.exhibit)) {
        std::vector<const Exhibit*> pages;
        std::ranges::copy_if(exhibits(), std::back_inserter(pages),
                             [](const Exhibit* exhibit) { return takesTokenList(*exhibit); });
        throwUsageError(u"--token-list: %1 does not use it; accepted: with %2"_s.arg(
            fromUtf8(requested.exhibit->id()),
            joined(pages, [](const Exhibit* page) { return fromUtf8(page->id()); })));
    }
    if (command.has(u"tokens"_s))
        throwUsageError(u"--token-list: it cannot stand beside --tokens; accepted: one of the two"_s);
    const bool readsText = requested.exhibit->usesLanguageModel() || command.has(u"model"_s);
    if (readsText && !requested.scene.arrays.contains("attention"))
        throwUsageError(u"--token-list: a language model splits the text itself; accepted: beside --attention"_s);
    const QString path = command.value(u"token-list"_s);
    try {
        requested.scene.parameters.tokens = openTokenList(path);
    } catch (const FileError& error) {
        throwFailure(u"%1: %2"_s.arg(path, error.phrase()));
    }
}

/// Checks that given sizes agree with the arrays or tokens that determine them.
/// @param keys  of the parameters that were given
/// @throws CommandError
void requireAgreement(const Command& command, const RequestedScene& requested, const std::set<std::string_view>& keys) {
    for (const DerivedParameter& decision : requested.exhibit->derivedParameters(requested.scene)) {
        if (!keys.contains(decision.key)) continue;
        const ParameterInfo& info = *findParameter(decision.key);
        const ParameterValue given = valueOf(requested.scene.parameters, info);
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

/// Checks that nothing is given from which attention weights would be computed if --attention loads them from a file.
/// @throws CommandError
void requireNoLayer(const Command& command) {
    if (!command.has(u"attention"_s)) return;
    for (const char* array : {"input", "memory", "weights"})
        if (command.has(fromUtf8(array)))
            throwUsageError(
                u"--%1: attention weights are loaded already; accepted: --%1 or --attention"_s.arg(fromUtf8(array)));
}

/// Refuses a given parameter that has no effect with the other values. A --seed without effect only causes a warning,
/// because scripts pass it to all commands.
/// @param keys  of the parameters that were given
/// @throws CommandError
void requireEffect(const Command& command, RequestedScene& requested, const std::set<std::string_view>& keys) {
    const Exhibit& exhibit = *requested.exhibit;
    const Parameters& parameters = requested.scene.parameters;
    if (command.has(u"weights"_s) && exhibit.findUse("attention-projections") && !parameters.attentionProjections)
        throwUsageError(
            u"--weights: attention-projections is off, so no weights are used; accepted: with "
            "--attention-projections on"_s);
    const std::vector<DerivedParameter> decisions = exhibit.derivedParameters(requested.scene);
    for (const std::string_view key : keys) {
        const auto decision = std::ranges::find(decisions, key, &DerivedParameter::key);
        if (!affectsData(*exhibit.findUse(key)) || (decision != decisions.end() && !decision->isUpperBound)) continue;
        const QString option = parameterOption(key);
        if (exhibit.measurable() && requested.scene.measurement)
            throwUsageError(
                u"%1: the scene has samples, which are shown as they were measured; accepted: a scene without samples"_s
                    .arg(option));
        const IneffectiveReason reason = exhibit.ineffectiveReason(key, requested.scene);
        // Without a text of what is accepted, the parameter changes a table, although not the figure.
        if (reason.isEmpty() || reason.accepted.empty() ||
            (reason.value && ParameterValue(*reason.value) == valueOf(parameters, *findParameter(key))))
            continue;
        const QString why = asClause(reason.words);
        if (key == "seed")
            requested.warnings += u"%1: it changes nothing: %2"_s.arg(option, why);
        else
            throwUsageError(u"%1: %2; accepted: %3"_s.arg(option, why, fromUtf8(reason.accepted)));
    }
}

/// Notes which layer of several loaded ones is shown if --layer does not choose it.
void noteLayer(const Command& command, RequestedScene& requested, const std::set<std::string_view>& keys) {
    if (!command.has(u"attention"_s)) return;
    const auto loaded = LoadedWeights::of(requested.scene);
    if (loaded && loaded->layers() > 1 && requested.exhibit->findUse("layer") && !keys.contains("layer") &&
        requested.exhibit->chapter() == Chapter::Attention)
        requested.notes += u"layer %1 of the %2 layers in the attention weights is shown; --layer says which"_s.arg(
            QString::number(loaded->layer()), QString::number(loaded->layers()));
}

/// Notes that a given array has more rows than are used. @param keys  of the parameters that were given
void noteUnusedRows(const Command& command, RequestedScene& requested, const Parameters& adapted,
                    const std::set<std::string_view>& keys) {
    for (const DerivedParameter& decision : requested.exhibit->derivedParameters(requested.scene)) {
        const QString by = fromUtf8(decision.source);
        if (decision.key != "n" || !decision.isUpperBound || !requested.exhibit->findArrayUse(decision.source) ||
            keys.contains(decision.key) || !command.has(by))
            continue;
        const auto shown = std::get<std::int64_t>(valueOf(adapted, *findParameter(decision.key)));
        if (shown < decision.value)
            requested.notes += u"%1: %2 of its %3 rows are used; %4 says how many"_s.arg(
                command.value(by), QString::number(shown), QString::number(decision.value),
                parameterOption(decision.key));
    }
}

/// Sets the parameters that were given and adapts all others to them and to the exhibit.
/// @param before  the parameters of the preset or the scene
/// @param source  the path of the saved scene, for messages; empty: there is no saved scene
void useParameters(const Command& command, RequestedScene& requested, const Parameters& before, const QString& source) {
    const Exhibit& exhibit = *requested.exhibit;
    Parameters& parameters = requested.scene.parameters;
    const bool usesModelLayer = takesModelLayer(command, exhibit);
    std::set<std::string_view> explicitKeys;
    try {
        for (const ParameterInfo& info : parameterTable()) {
            if (!command.has(fromUtf8(info.key))) continue;
            if (info.key == "model" && exhibit.usesLanguageModel()) continue;
            if (usesModelLayer && (info.key == "model" || info.key == "layer" || info.key == "tokens")) continue;
            const ParameterUse* use = exhibit.findUse(info.key);
            if (!use)
                throwUsageError(u"%1: %2 does not use it; accepted: %3"_s.arg(
                    parameterOption(info.key), fromUtf8(exhibit.id()),
                    joined(exhibit.uses(), [](const ParameterUse& used) { return parameterOption(used.key); })));
            setValue(parameters, info, parseValue(*use, command.value(fromUtf8(info.key)).toStdString()));
            // A flag that is off is not an explicit request.
            if (!info.isFlag || command.value(fromUtf8(info.key)) != u"off") explicitKeys.insert(info.key);
        }
        if (command.has(u"token-list"_s)) explicitKeys.insert("tokens");
        // With --n but no sentence, the tokens are numbered instead of taken from the default sentence.
        if (explicitKeys.contains("n") && !explicitKeys.contains("tokens") && exhibit.findUse("tokens") &&
            parameters.tokens == Parameters{}.tokens)
            parameters.tokens.clear();
        std::set<std::string_view> typedKeys = explicitKeys;
        for (const ParameterUse& use : exhibit.uses())
            if (command.has(fromUtf8(use.key))) typedKeys.insert(use.key);
        parameters = followGiven(exhibit, before, requested.scene, typedKeys);
        if (explicitKeys.contains("tokens") && requested.scene.arrays.contains("input") &&
            !isTokenList(parameters.tokens))
            throwUsageError(u"--tokens: embeddings of the tokens are loaded already; accepted: --tokens or --input"_s);
        for (const char* key : {"tokens", "memory-tokens"})
            if (command.has(fromUtf8(key)) && command.value(fromUtf8(key)).isEmpty() && !explicitKeys.contains("n"))
                throwUsageError(
                    u"--%1: the sentence is empty; accepted: one with at least one token"_s.arg(fromUtf8(key)));
        requireNoLayer(command);
        requireAgreement(command, requested, explicitKeys);
        const AdaptedParameters adapted = adaptParameters(exhibit, requested.scene, explicitKeys);
        const std::vector<DerivedParameter> decisions = exhibit.derivedParameters(requested.scene);
        // Defaults, and values determined by arrays or tokens, are adjusted silently; for any other saved value a
        // warning is printed.
        if (!source.isEmpty())
            for (const Adaptation& adaptation : adapted.adaptations) {
                const ParameterInfo& info = *findParameter(adaptation.key);
                if (valueOf(Parameters{}, info) == adaptation.from ||
                    std::ranges::find(decisions, adaptation.key, &DerivedParameter::key) != decisions.end())
                    continue;
                requested.warnings += u"%1: its %2 is %3; %4 takes the nearest that it accepts, %5"_s.arg(
                    source, fromUtf8(info.key), fromUtf8(valueText(info, adaptation.from)), fromUtf8(exhibit.id()),
                    fromUtf8(valueText(info, adaptation.to)));
            }
        noteUnusedRows(command, requested, adapted.parameters, explicitKeys);
        requested.scene.parameters = adapted.parameters;
        requested.scene.reference = adaptReference(exhibit, requested.scene);
        validateScene(exhibit, requested.scene);
        noteLayer(command, requested, explicitKeys);
        if (const auto oversight = ignoredAttentionInput(requested.scene);
            oversight && explicitKeys.contains(oversight->name))
            throwUsageError(u"--%1: %2"_s.arg(fromUtf8(oversight->name), fromUtf8(oversight->sentence)));
        if (const auto problem = findProblem(exhibit, requested.scene)) {
            const bool isListed = problem->key == "tokens" && command.has(u"token-list"_s);
            const QString name = isListed ? u"token-list"_s : fromUtf8(problem->key);
            const QString sentence = QString::fromUtf8(problem->sentence.c_str());
            if (!problem->isFile) throwUsageError(name.isEmpty() ? sentence : u"--%1: %2"_s.arg(name, sentence));
            throwFailure(
                u"%1: %2"_s.arg(command.has(name) ? command.value(name) : u"%1 of the scene"_s.arg(name), sentence));
        }
        requireEffect(command, requested, explicitKeys);
    } catch (const ParameterError& error) {
        throwUsageError(u"%1: %2"_s.arg(parameterOption(error.key()), QString::fromUtf8(error.what())));
    }
}

}  // namespace

RequestedScene resolveScene(const Command& command, std::optional<OpenedScene> start) {
    RequestedScene requested;
    requested.exhibit = namedExhibit(command);
    const bool hasScene = start || command.has(u"scene"_s);
    const QString source = start ? u"scene"_s : command.value(u"scene"_s);
    if (hasScene && command.has(u"preset"_s))
        throwUsageError(u"--scene: it cannot stand beside --preset; accepted: one of the two"_s);
    if (!requested.exhibit && !hasScene)
        throwUsageError(
            u"%1: the exhibit is missing; accepted: --scene, or one of %2"_s.arg(command.name(), exhibitIds()));

    if (hasScene) {
        OpenedScene opened = start ? std::move(*start) : openSceneFile(source);
        requested.scene = std::move(opened.scene);
        if (opened.isFromFigure) requested.style = std::move(opened.style);
        for (const QString& warning : opened.warnings) requested.warnings += u"%1: %2"_s.arg(source, warning);
        if (!requested.exhibit) requested.exhibit = findExhibit(requested.scene.exhibit);
    }
    if (requested.scene.exhibit != requested.exhibit->id()) {
        requested.scene.exhibit = requested.exhibit->id();
        requested.scene.view = {};
        requested.style.reset();
    }
    if (command.has(u"preset"_s))
        usePreset(command, requested);
    else if (!hasScene)
        requested.scene = commandScene(*requested.exhibit, std::move(requested.scene));
    const Parameters before = requested.scene.parameters;
    if (takesModelLayer(command, *requested.exhibit))
        useModelLayer(command, requested);
    else
        useArrays(command, requested);
    useLanguageModel(command, requested);
    useTokenList(command, requested);
    useParameters(command, requested, before, source);
    useZoom(command, *requested.exhibit, requested.scene);
    return requested;
}

void throwUnknownExhibit(const QString& id, const QString& prefix) {
    QStringList ids;
    for (const Exhibit* exhibit : exhibits()) ids += fromUtf8(exhibit->id());
    throwUsageError(prefix +
                    u"unknown exhibit %1%2; accepted: %3"_s.arg(quoted(id), perhaps(id, ids), ids.join(u", "_s)));
}

void throwUnknownParameter(const QString& location, const QString& key, const Exhibit* exhibit) {
    QStringList keys;
    if (exhibit)
        for (const ParameterUse& use : exhibit->uses()) keys += fromUtf8(use.key);
    else
        for (const ParameterInfo& info : parameterTable()) keys += fromUtf8(info.key);
    throwUsageError(u"%1: unknown parameter %2%3; accepted: %4"_s.arg(location, quoted(key), perhaps(key, keys),
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
