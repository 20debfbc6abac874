#include "ui/lesson/opened_link.h"

#include <algorithm>

#include <QCoreApplication>
#include <QFileInfo>

#include "core/io/array.h"
#include "core/io/format_error.h"
#include "core/overloaded.h"
#include "core/string_utils.h"
#include "ui/exhibits/exhibits.h"
#include "ui/lesson/lesson_file.h"
#include "ui/lesson/lesson_scene.h"
#include "ui/text/phrase_text.h"

namespace attention {
namespace {

struct LinkWords {
    Q_DECLARE_TR_FUNCTIONS(Link)
};

/// @throws FileError with a phrase such as "lesson: …; accepted: …"
[[noreturn]] void refuseLinked(const QString& key, const QString& problem, const QString& accepted) {
    throw FileError(LinkWords::tr("%1: %2; accepted: %3").arg(key, problem, accepted));
}

[[noreturn]] void refuse(const LessonError& error) {
    QString sentence = error.sentence();
    // The sentence becomes a part of another sentence.
    if (sentence.endsWith(u'.') || sentence.endsWith(u'。')) sentence.chop(1);
    throw FileError(sentence);
}

QString lessonFile(const std::string& name) {
    QStringList names;
    for (const QString& file : courseFiles()) {
        names += QFileInfo(file).completeBaseName();
        if (names.last() == utf8Text(name)) return file;
    }
    refuseLinked(QStringLiteral("lesson"), LinkWords::tr("“%1” is no lesson of the course").arg(utf8Text(name)),
                 names.join(QStringLiteral(", ")));
}

std::optional<int> stepIndex(const LessonLink& link, const QString& file) {
    if (!link.step) return std::nullopt;
    const auto count = std::int64_t(readLessonFile(file).lesson.steps.size());
    if (*link.step > count)
        refuseLinked(QStringLiteral("step"), LinkWords::tr("there is no step %1").arg(*link.step),
                     LinkWords::tr("1 to %1").arg(count));
    return int(*link.step) - 1;
}

OpenedScene openedExhibit(const ExhibitLink& link) {
    const Exhibit* asked = findExhibit(link.exhibit);
    if (!asked)
        refuseLinked(
            QStringLiteral("exhibit"), LinkWords::tr("there is no exhibit “%1”").arg(utf8Text(link.exhibit)),
            utf8Text(join(exhibits(), ", ", [](const Exhibit* exhibit) { return std::string(exhibit->id()); })));
    // Without options the exhibit opens like from the list of exhibits.
    if (link.options.empty()) return {.scene = startScene(*asked), .warnings = {}};
    LessonStep step;
    step.show = {link.exhibit};
    for (const auto& [key, value] : link.options) step.show.push_back("--" + key + '=' + value);
    try {
        return {.scene = resolveStepScene(step, {}).scene, .warnings = {}};
    } catch (const LessonError& error) {
        // In a link, keys are written without hyphens.
        QString sentence = error.sentence();
        for (const auto& [key, value] : link.options) sentence.replace(utf8Text("--" + key), utf8Text(key));
        refuse(LessonError(sentence));
    }
}

}  // namespace

OpenedLink openLink(const QString& link) {
    std::vector<std::string_view> ids;
    for (const Exhibit* exhibit : exhibits()) ids.push_back(exhibit->id());
    OpenedLink opened;
    try {
        const Link parsed = readLink(link.toStdString(), ids);
        opened.isEmbedded = parsed.isEmbedded;
        opened.theme = utf8Text(parsed.theme);
        opened.language = findLanguage(parsed.language);
        if (!opened.language && !parsed.language.empty())
            refuseLinked(
                QStringLiteral("language"),
                LinkWords::tr("“%1” is no language of this program").arg(utf8Text(parsed.language)),
                utf8Text(join(languages(), ", ", [](const Language& language) { return std::string(language.code); })));
        std::visit(Overloaded{[&](const LessonLink& lesson) {
                                  opened.lesson = lessonFile(lesson.lesson);
                                  opened.step = stepIndex(lesson, opened.lesson);
                              },
                              [&](const ExhibitLink& exhibit) { opened.scene = openedExhibit(exhibit); },
                              [&](const Scene& scene) { opened.scene = OpenedScene{.scene = scene, .warnings = {}}; }},
                   parsed.target);
    } catch (const FormatError& error) {
        throw FileError(phraseText(error.phrase()));
    }
    return opened;
}

OpenedScene openLinkedScene(const QString& link) {
    OpenedLink opened = openLink(link);
    if (opened.scene) return std::move(*opened.scene);
    const OpenedLesson lesson = readLessonFile(opened.lesson);
    // A step without a scene shows the scene of the previous step.
    int index = opened.step.value_or(0);
    const auto& steps = lesson.lesson.steps;
    while (index > 0 && steps[std::size_t(index)].show.empty() && steps[std::size_t(index)].sceneFile.empty()) --index;
    try {
        return {.scene = resolveStepScene(steps[std::size_t(index)], lesson.path.folder).scene, .warnings = {}};
    } catch (const LessonError& error) {
        refuse(error);
    }
}

QString linkText(const QString& address, const std::string& target) {
    return (address.isEmpty() ? utf8Text(kLinkScheme) : address + u'#') + QString::fromStdString(target);
}

}  // namespace attention
