#include "ui/lesson/lesson_scene.h"

#include <algorithm>
#include <set>

#include <QCoreApplication>
#include <QDir>

#include "ui/exhibits/exhibits.h"
#include "ui/files/scene_file.h"
#include "ui/text/phrase_text.h"

namespace attention {
namespace {

struct LessonWords {
    Q_DECLARE_TR_FUNCTIONS(LessonWords)
};

/// Parses options and their values. A flag without a value is on. @throws LessonError
std::vector<std::pair<std::string, std::string>> parseOptions(std::span<const std::string> words) {
    std::vector<std::pair<std::string, std::string>> options;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!words[i].starts_with("--"))
            throw LessonError(
                LessonWords::tr("“%1” stands where an option such as --d is expected.").arg(utf8Text(words[i])));
        std::string key = words[i].substr(2), value;
        const std::size_t equals = key.find('=');
        if (equals != key.npos) {
            value = key.substr(equals + 1);
            key.resize(equals);
        } else if (const ParameterInfo* info = findParameter(key); info && info->isFlag) {
            const std::string next = i + 1 < words.size() ? words[i + 1] : std::string();
            value = next == "on" || next == "off" ? words[++i] : "on";
        } else if (i + 1 < words.size()) {
            value = words[++i];
        } else {
            throw LessonError(LessonWords::tr("--%1 has no value.").arg(utf8Text(key)));
        }
        options.emplace_back(std::move(key), std::move(value));
    }
    return options;
}

/// The scene to which the options are applied: that of --preset, which is removed from the options, or the default.
Scene baseScene(const Exhibit& exhibit, std::vector<std::pair<std::string, std::string>>& options) {
    const auto preset = std::ranges::find(options, "preset", &std::pair<std::string, std::string>::first);
    if (preset == options.end()) return commandScene(exhibit);
    const auto found = exhibit.findPreset(preset->second);
    if (!found)
        throw LessonError(
            LessonWords::tr("%1 has no preset “%2”.").arg(utf8Text(exhibit.id()), utf8Text(preset->second)));
    options.erase(preset);
    Scene scene = applyPreset(exhibit, *found, {});
    // Covers name panels by number, counted over all parts, so that all parts must be shown.
    scene.parameters.show = kShowAll;
    return scene;
}

Scene withParsedOptions(const Exhibit& exhibit, Scene scene,
                        std::span<const std::pair<std::string, std::string>> options) {
    std::set<std::string_view> given;
    const Parameters before = scene.parameters;
    try {
        for (const auto& [key, value] : options) {
            const ParameterUse* use = exhibit.findUse(key);
            if (!use)
                throw LessonError(LessonWords::tr("%1 does not use --%2.").arg(utf8Text(exhibit.id()), utf8Text(key)));
            const ParameterInfo& info = *findParameter(key);
            setValue(scene.parameters, info, parseValue(*use, value));
            given.insert(info.key);
        }
        // With --n but no sentence, the tokens are numbered instead of taken from the default sentence.
        if (given.contains("n") && !given.contains("tokens") && exhibit.findUse("tokens") &&
            scene.parameters.tokens == Parameters{}.tokens)
            scene.parameters.tokens.clear();
        scene.parameters = followGiven(exhibit, before, scene, given);
        scene.parameters = adaptParameters(exhibit, scene, given).parameters;
        scene.reference = adaptReference(exhibit, scene);
        validateScene(exhibit, scene);
    } catch (const ParameterError& error) {
        throw LessonError(QStringLiteral("--%1: %2").arg(utf8Text(error.key()), QString::fromUtf8(error.what())));
    }
    if (const auto problem = findProblem(exhibit, scene)) throw LessonError(problem->words);
    return scene;
}

}  // namespace

Parameters followGiven(const Exhibit& exhibit, const Parameters& before, const Scene& typed,
                       const std::set<std::string_view>& given) {
    // A loaded input has one token per row, and no words.
    Parameters sized = typed.parameters;
    if (typed.arrays.contains("input")) {
        sized.n = adaptParameters(exhibit, typed, given).parameters.n;
        sized.tokens.clear();
    }
    const Parameters linked = exhibit.withLinkedParameters(before, sized);
    Parameters followed = typed.parameters;
    for (const ParameterUse& use : exhibit.uses()) {
        const ParameterInfo& info = *findParameter(use.key);
        const ParameterValue value = valueOf(linked, info);
        if (!given.contains(info.key) && value != valueOf(sized, info)) setValue(followed, info, value);
    }
    // The selection stays, because some tables need one; it is adapted to the nearest cell later.
    if (!followed.row) followed.row = typed.parameters.row;
    if (!followed.column) followed.column = typed.parameters.column;
    return followed;
}

Scene withOptions(const Exhibit& exhibit, Scene scene, std::span<const std::string> options) {
    return withParsedOptions(exhibit, std::move(scene), parseOptions(options));
}

std::optional<Scene> solvedScene(const Exhibit& exhibit, const Scene& initial, const LessonStep& step) {
    if (!step.task && !step.goal) return std::nullopt;
    if (!step.solution.empty()) return withOptions(exhibit, initial, step.solution);
    const auto solution = step.task ? solutionOf(*step.task) : std::nullopt;
    if (!solution) return std::nullopt;
    std::vector<std::string> options;
    for (const auto& [key, value] : *solution) options.insert(options.end(), {"--" + key, value});
    return withOptions(exhibit, initial, options);
}

void requireFirstScene(const OpenedLesson& opened) {
    if (opened.lesson.steps.empty() || opened.lesson.steps.front().sceneFile.empty()) return;
    try {
        resolveStepScene(opened.lesson.steps.front(), opened.path.folder);
    } catch (const LessonError& error) {
        throw FileError(LessonWords::tr("its first step cannot be shown: %1").arg(error.sentence()));
    }
}

LessonScene resolveStepScene(const LessonStep& step, const QString& folder) {
    if (!step.sceneFile.empty()) {
        try {
            OpenedScene opened = openScene(QDir(folder).filePath(utf8Text(step.sceneFile)));
            const Exhibit& exhibit = *findExhibit(opened.scene.exhibit);
            Scene scene = adaptScene(exhibit, std::move(opened.scene));
            if (const auto problem = findProblem(exhibit, scene)) throw LessonError(problem->words);
            return {&exhibit, std::move(scene)};
        } catch (const FileError& error) {
            throw LessonError(QStringLiteral("%1: %2").arg(utf8Text(step.sceneFile), error.phrase()));
        }
    }
    if (step.show.empty()) throw LessonError(LessonWords::tr("The step has nothing to show."));
    const Exhibit* exhibit = findExhibit(step.show.front());
    if (!exhibit) throw LessonError(LessonWords::tr("There is no exhibit “%1”.").arg(utf8Text(step.show.front())));
    auto options = parseOptions(std::span(step.show).subspan(1));
    Scene scene = baseScene(*exhibit, options);
    return {exhibit, withParsedOptions(*exhibit, std::move(scene), options)};
}

}  // namespace attention
