#include "ui/window/palette_entries.h"

#include <algorithm>

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>

#include "ui/exhibits/exhibits.h"
#include "ui/lesson/challenges.h"
#include "ui/lesson/lesson_file.h"
#include "ui/text/english_text.h"
#include "ui/text/glossary.h"
#include "ui/text/language.h"
#include "ui/text/phrase_text.h"
#include "ui/widgets/exhibit_list.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/menu_walk.h"
#include "ui/window/page_words.h"
#include "ui/window/palette_parameters.h"
#include "ui/window/scene_model.h"

using namespace Qt::StringLiterals;

namespace attention {
namespace {

struct PaletteWords {
    Q_DECLARE_TR_FUNCTIONS(Palette)
};

const QString kPathSeparator = QStringLiteral(" › ");

/// The category of an entry, in the current language and in English.
struct Category {
    QString shown, english;
};

Category categoryOf(const QString& kind, const QString& around = {}, const QString& englishAround = {}) {
    const QString english = englishText(kind);
    return around.isEmpty() ? Category{kind, english}
                            : Category{kind + kPathSeparator + around, english + kPathSeparator + englishAround};
}

/// @param title  as translated by tr()
PaletteEntry entryOf(const QString& id, const QString& title, const Category& category, std::function<void()> run) {
    return {.id = id,
            .title = title,
            .englishTitle = englishText(title),
            .category = category.shown,
            .englishCategory = category.english,
            .run = std::move(run)};
}

/// Pauses a lesson, because something outside its steps was chosen.
void pauseLesson(LessonActions& lessons) {
    if (lessons.isShown() && !lessons.isEditing()) lessons.pauseAtScene();
}

void addPages(const PaletteSources& sources, std::vector<PaletteEntry>& entries) {
    for (const Exhibit* exhibit : exhibits()) {
        const ExhibitTexts texts = exhibit->words();
        const auto open = [&sources, id = exhibit->id()] {
            sources.model.setExhibit(id);
            pauseLesson(sources.lessons);
        };
        const Category category = categoryOf(PaletteWords::tr("Page"), chapterName(exhibit->chapter()),
                                             utf8Text(englishChapterName(exhibit->chapter())));
        PaletteEntry entry = entryOf(u"page:"_s + utf8Text(exhibit->id()), texts.name, category, open);
        entry.keywords = pageKeywords(exhibit->id());
        entry.keywords << utf8Text(exhibit->id()) << texts.title << englishText(texts.title);
        entries.push_back(std::move(entry));
    }
}

void applyPreset(const PaletteSources& sources, const Exhibit& exhibit, const Preset& preset) {
    pauseLesson(sources.lessons);
    SceneModel& model = sources.model;
    if (&exhibit == &model.exhibit()) return model.applyPreset(preset.name);
    Scene base;
    base.languageModel = model.scene().languageModel;
    model.openPage(attention::applyPreset(exhibit, preset, startScene(exhibit, std::move(base))),
                   SceneModel::tr("Preset “%1”").arg(preset.title));
}

void addPresets(const PaletteSources& sources, const Exhibit& exhibit, std::vector<PaletteEntry>& entries) {
    const QString page = exhibit.words().name;
    const Category category = categoryOf(PaletteWords::tr("Preset"), page, englishText(page));
    for (const Preset& preset : exhibit.offeredPresets()) {
        const auto apply = [&sources, &exhibit, preset] { applyPreset(sources, exhibit, preset); };
        PaletteEntry entry = entryOf(u"preset:"_s + utf8Text(exhibit.id()) + u'/' + utf8Text(preset.name), preset.title,
                                     category, apply);
        entry.keywords = {utf8Text(preset.name)};
        entries.push_back(std::move(entry));
    }
}

/// A stable id of a menu action, which stays valid when menus are filled again. Actions with the same path are
/// numbered.
QString actionId(const MenuEntry& entry, const std::vector<MenuEntry>& all) {
    const auto isSame = [&](const MenuEntry& other) { return other.englishPath == entry.englishPath; };
    const auto occurrence = std::count_if(all.data(), &entry, isSame);
    return QStringLiteral("action:%1#%2").arg(entry.englishPath.join(u'/')).arg(occurrence);
}

void trigger(const QMenuBar& menus, const QString& id) {
    const std::vector<MenuEntry> all = menuEntries(menus);
    for (const MenuEntry& entry : all)
        if (actionId(entry, all) == id) return entry.action->trigger();
}

void addActions(const PaletteSources& sources, std::vector<PaletteEntry>& entries) {
    const std::vector<MenuEntry> all = menuEntries(sources.menus);
    for (const MenuEntry& found : all) {
        const QAction& action = *found.action;
        const QString id = actionId(found, all);
        PaletteEntry entry{
            .id = id,
            .title = found.path.last(),
            .englishTitle = found.englishPath.last(),
            .category = QStringList(found.path.mid(0, found.path.size() - 1)).join(kPathSeparator),
            .englishCategory = QStringList(found.englishPath.mid(0, found.englishPath.size() - 1)).join(kPathSeparator),
            .detail = action.shortcut().toString(QKeySequence::NativeText),
            .run = [&sources, id] { trigger(sources.menus, id); }};
        if (action.isChecked()) entry.detail.prepend(entry.detail.isEmpty() ? u"✓"_s : u"✓  "_s);
        if (!found.isEnabled) entry.disabledReason = PaletteWords::tr("“%1” cannot be used now.").arg(entry.title);
        entries.push_back(std::move(entry));
    }
}

struct LessonTitle {
    QString file, title, english;
};

/// Titles of the lessons of the course or of the challenges. The files are built in, so they are read only once for
/// each language.
std::vector<LessonTitle> readTitles(const QStringList& files) {
    const auto code = currentLanguage().code;
    const QString language = QLatin1String(code.data(), qsizetype(code.size()));
    std::vector<LessonTitle> titles;
    for (const QString& file : files)
        titles.push_back({file, QString::fromStdString(openLesson(file, language).lesson.title),
                          QString::fromStdString(readLessonFile(file).lesson.title)});
    return titles;
}

struct LessonTitles {
    std::string_view language;
    std::vector<LessonTitle> course, challenges;
};

const LessonTitles& lessonTitles() {
    static LessonTitles titles;
    if (titles.language != currentLanguage().code) {
        titles = {currentLanguage().code, readTitles(courseFiles()), readTitles(challengeFiles())};
        for (const std::vector<LessonTitle>* each : {&titles.course, &titles.challenges})
            for (const LessonTitle& lesson : *each) rememberEnglish(lesson.title, lesson.english);
    }
    return titles;
}

void addLessons(const PaletteSources& sources, const std::vector<LessonTitle>& titles, const Category& category,
                std::vector<PaletteEntry>& entries) {
    for (const LessonTitle& lesson : titles) {
        const QString name = splitLessonPath(lesson.file).name;
        const auto open = [&sources, file = lesson.file] { sources.lessons.open(file); };
        PaletteEntry entry = entryOf(u"lesson:"_s + name, lesson.title, category, open);
        entry.englishTitle = lesson.english;
        entry.keywords = {name};
        entries.push_back(std::move(entry));
    }
}

void addTerms(const PaletteSources& sources, std::vector<PaletteEntry>& entries) {
    const Category category = categoryOf(PaletteWords::tr("Term"));
    for (const GlossaryEntry& term : glossary()) {
        const auto show = [&sources, id = term.id] { sources.showTerm(id); };
        PaletteEntry entry = entryOf(u"term:"_s + utf8Text(term.id), term.term, category, show);
        entry.keywords = {utf8Text(term.id)};
        entries.push_back(std::move(entry));
    }
}

}  // namespace

std::vector<PaletteEntry> paletteEntries(const PaletteSources& sources) {
    // Read first: menus contain lesson titles, whose English texts are known only after reading.
    const LessonTitles& lessons = lessonTitles();
    const Exhibit& shown = sources.model.exhibit();
    std::vector<PaletteEntry> entries;
    // In a lesson, presets of the current page are left out, and so are parameters that its step does not offer.
    if (sources.isOnStage) addParameters(sources, entries);
    if (!sources.lessons.isShown()) addPresets(sources, shown, entries);
    if (!sources.isOnStage) addParameters(sources, entries);
    addPages(sources, entries);
    // Lessons come before menu actions, because practice rounds in the menus have the same names.
    addLessons(sources, lessons.course, categoryOf(PaletteWords::tr("Lesson")), entries);
    if (!sources.isOnStage) addActions(sources, entries);
    for (const Exhibit* exhibit : exhibits())
        if (exhibit != &shown) addPresets(sources, *exhibit, entries);
    addLessons(sources, lessons.challenges, categoryOf(PaletteWords::tr("Challenge")), entries);
    if (!sources.isOnStage) addTerms(sources, entries);
    return entries;
}

}  // namespace attention
