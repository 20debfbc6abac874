#include "ui/code/scene_command.h"

#include <QRegularExpression>

#include "core/io/format_error.h"
#include "core/scene/scene_link.h"
#include "core/scene/tokens.h"
#include "ui/text/language.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// The arguments for the parameters that differ from `start`, the parameters with which a command starts.
QStringList differences(const Exhibit& exhibit, const Parameters& start, const Parameters& parameters) {
    QStringList arguments;
    for (const ParameterUse& use : exhibit.uses()) {
        const ParameterInfo& info = *findParameter(use.key);
        const ParameterValue value = valueOf(parameters, info);
        if (value == valueOf(start, info)) continue;
        const QString option = u"--"_s + QString::fromUtf8(use.key);
        const QString text = QString::fromStdString(valueText(info, value));
        // A value that begins like an option needs the equals sign.
        if (text.startsWith(u"--"_s))
            arguments += option + u'=' + text;
        else
            arguments << option << text;
    }
    return arguments;
}

bool holdsTokenList(const Exhibit& exhibit, const TokenParameters& parameters) {
    for (const ParameterUse& use : exhibit.uses())
        if (use.key == "tokens" || use.key == "memory-tokens")
            if (isTokenList(use.key == "tokens" ? parameters.tokens : parameters.memoryTokens)) return true;
    return false;
}

}  // namespace

std::optional<QStringList> sceneArguments(const Exhibit& exhibit, const Scene& scene) {
    const QString id = QString::fromUtf8(exhibit.id());
    std::optional<QStringList> shortest;
    const auto tryStart = [&](const Scene& candidate, QStringList arguments) {
        const Scene start = adaptScene(exhibit, candidate);
        if (start.arrays != scene.arrays || start.languageModel != scene.languageModel || start.view != scene.view ||
            start.reference != scene.reference || start.measurement != scene.measurement)
            return;
        arguments += differences(exhibit, start.parameters, scene.parameters);
        if (!shortest || arguments.size() < shortest->size()) shortest = std::move(arguments);
    };
    if (!holdsTokenList(exhibit, scene.parameters)) {
        tryStart(commandScene(exhibit), {id});
        for (const Preset& preset : exhibit.presets())
            tryStart(applyPreset(exhibit, preset, {}), {id, u"--preset"_s, QString::fromUtf8(preset.name)});
    }
    if (shortest || hasArrays(scene)) return shortest;
    try {
        shortest =
            QStringList{u"--scene"_s, QString::fromUtf8(kLinkScheme) + QString::fromStdString(writeSceneLink(scene))};
    } catch (const FormatError&) {
        // The scene is too long for a link.
    }
    return shortest;
}

QString shellLine(const QStringList& arguments) {
    static const QRegularExpression plain(u"^[A-Za-z0-9_@%+=:,./-]+$"_s);
    QStringList words;
    for (QString argument : arguments) {
        const bool isPlain = plain.match(argument).hasMatch();
        words += isPlain ? argument : u'\'' + argument.replace(u'\'', u"'\\''"_s) + u'\'';
    }
    return words.join(u' ');
}

std::optional<QString> exportCommand(const Exhibit& exhibit, const Scene& scene) {
    const auto arguments = sceneArguments(exhibit, scene);
    if (!arguments) return std::nullopt;
    QStringList words = QStringList{u"attention-lab"_s, u"export"_s} + *arguments;
    if (const QString language = QString::fromUtf8(currentLanguage().code); language != u"en")
        words << u"--language"_s << language;
    words << u"-o"_s << QString::fromUtf8(exhibit.id()) + u".svg"_s;
    return shellLine(words);
}

}  // namespace attention
