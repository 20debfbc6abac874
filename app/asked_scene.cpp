#include "app/asked_scene.h"

#include <set>
#include <utility>

#include "app/ending.h"
#include "app/words.h"
#include "core/system/memory.h"
#include "ui/exhibits/registry.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

QString exhibitIds() {
    return joined(exhibits(), [](const Exhibit* exhibit) { return text(exhibit->id()); });
}

/// Nothing if the command line names none.
const Exhibit* namedExhibit(const Command& command) {
    command.requireArguments(1);
    if (command.argument().isNull()) return nullptr;
    const Exhibit* found = findExhibit(command.argument().toStdString());
    if (!found) refuse(u"unknown exhibit %1; accepted: %2"_s.arg(quoted(command.argument()), exhibitIds()));
    return found;
}

void usePreset(const Command& command, AskedScene& asked) {
    const QString name = command.value(u"preset"_s);
    const auto preset = asked.exhibit->findPreset(name.toStdString());
    if (!preset)
        refuse(u"--preset: unknown preset %1 of %2; accepted: %3"_s.arg(
            quoted(name), text(asked.exhibit->id()),
            joined(asked.exhibit->presets(), [](const Preset& known) { return text(known.name); })));
    asked.scene = applyPreset(*asked.exhibit, *preset, std::move(asked.scene));
}

/// The parameters given, and the rest fitted to them and to the exhibit.
void useParameters(const Command& command, AskedScene& asked) {
    const Exhibit& exhibit = *asked.exhibit;
    Parameters& parameters = asked.scene.parameters;
    std::set<std::string_view> explicitKeys;
    try {
        for (const ParameterInfo& info : parameterTable()) {
            if (!command.has(text(info.key))) continue;
            const ParameterUse* use = exhibit.findUse(info.key);
            if (!use)
                refuse(u"%1: %2 does not use it; accepted: %3"_s.arg(
                    parameterOption(info.key), text(exhibit.id()),
                    joined(exhibit.uses(), [](const ParameterUse& used) { return parameterOption(used.key); })));
            setValue(parameters, info, parseValue(*use, command.value(text(info.key)).toStdString()));
            explicitKeys.insert(info.key);
        }
        const AdaptedParameters adapted = fittedParameters(exhibit, asked.scene, explicitKeys);
        // A default gives way in silence; of a value that somebody saved they are told.
        if (command.has(u"scene"_s))
            for (const Adaptation& adaptation : adapted.adaptations) {
                const ParameterInfo& info = *findParameter(adaptation.key);
                if (valueOf(Parameters{}, info) == adaptation.from) continue;
                asked.warnings += u"%1: its %2 is %3; %4 takes the nearest that it accepts, %5"_s.arg(
                    command.value(u"scene"_s), text(info.key), text(valueText(info, adaptation.from)),
                    text(exhibit.id()), text(valueText(info, adaptation.to)));
            }
        asked.scene.parameters = adapted.parameters;
        asked.scene.reference = fitted(exhibit, asked.scene).reference;
        validate(exhibit.uses(), parameters);
    } catch (const ParameterError& error) {
        refuse(u"%1: %2"_s.arg(parameterOption(error.key()), QString::fromUtf8(error.what())));
    }
}

}  // namespace

AskedScene askedScene(const Command& command) {
    AskedScene asked;
    asked.exhibit = namedExhibit(command);
    const bool hasScene = command.has(u"scene"_s);
    if (hasScene && command.has(u"preset"_s))
        refuse(u"--scene: it cannot stand beside --preset; accepted: one of the two"_s);
    if (!asked.exhibit && !hasScene)
        refuse(u"%1: the exhibit is missing; accepted: --scene, or one of %2"_s.arg(command.name(), exhibitIds()));

    if (hasScene) {
        const QString path = command.value(u"scene"_s);
        OpenedScene opened = openSceneFile(path);
        asked.scene = std::move(opened.scene);
        for (const QString& warning : opened.warnings) asked.warnings += u"%1: %2"_s.arg(path, warning);
        if (!asked.exhibit) asked.exhibit = findExhibit(asked.scene.exhibit);
    }
    if (asked.scene.exhibit != asked.exhibit->id()) {
        asked.scene.exhibit = asked.exhibit->id();
        asked.scene.view = {};
    }
    if (command.has(u"preset"_s)) usePreset(command, asked);
    useParameters(command, asked);
    return asked;
}

OpenedScene openSceneFile(const QString& path) {
    try {
        return openScene(path);
    } catch (const FileError& error) {
        fail(u"%1: %2"_s.arg(path, error.phrase()));
    }
}

void requireMemory(const Exhibit& exhibit, double bytes) {
    const auto amount = [](double size) { return QString::number(size / 1e9, 'g', 3) + u" GB"_s; };
    if (bytes > memoryLimit())
        refuse(u"%1 with these values needs %2 of memory; accepted: up to %3, half of what there is"_s.arg(
            text(exhibit.id()), amount(bytes), amount(memoryLimit())));
}

}  // namespace attention
