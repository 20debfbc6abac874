#include "app/candidates.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "app/animation_command.h"
#include "app/cli_text.h"
#include "app/command.h"
#include "app/train_command.h"
#include "app/window_options.h"
#include "ui/exhibits/exhibits.h"
#include "ui/files/animation.h"
#include "ui/files/array_file.h"
#include "ui/files/scene_file.h"
#include "ui/files/token_list.h"
#include "ui/lesson/exercise_pool.h"
#include "ui/lesson/lesson_file.h"
#include "ui/lesson/packed_lesson.h"
#include "ui/paper/paper_document.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

const QStringList kSwitch{u"on"_s, u"off"_s};

/// The extensions of files that can hold a scene.
QStringList sceneSuffixes() {
    return {QString::fromLatin1(kSceneSuffix), u"png"_s, u"svg"_s, u"pdf"_s};
}

/// The extensions of the files that a command writes with -o.
QStringList writtenFormats(const QString& command, bool isAnimation) {
    return isAnimation                                   ? animationFormats()
           : command == u"data"                          ? dataFormats()
           : command == u"code"                          ? QStringList{u"py"_s}
           : command == u"handout" || command == u"quiz" ? paperFormatNames()
                                                         : figureFormats();
}

QStringList lessonSuffixes() {
    return {QString::fromLatin1(kLessonSuffix), QString::fromLatin1(kPackedLessonSuffix)};
}

/// Collects the lines of the answer; a word that was added before is ignored.
class Candidates {
 public:
    void add(const QString& word, const QString& meaning = {}) {
        if (m_words.contains(word)) return;
        m_words += word;
        m_lines += (meaning.isEmpty() ? word : word + u'\t' + meaning.simplified()) + u'\n';
    }
    void addAll(const QStringList& words, const QString& prefix = {}) {
        for (const QString& word : words) add(prefix + word);
    }
    void addFiles(const QStringList& suffixes) { m_lines += u":files "_s + suffixes.join(u' ') + u'\n'; }
    void addFolders() { m_lines += u":folders\n"_s; }
    const QString& lines() const { return m_lines; }

 private:
    QStringList m_words;
    QString m_lines;
};

/// The words of a command before the last one, parsed like Command does.
struct TypedWords {
    QString command;
    std::vector<TypedOption> options;  ///< all options of the command
    QStringList given = {};            ///< names of the options that were typed
    QStringList arguments = {};
    const TypedOption* pending = nullptr;  ///< the option whose value may come next
    bool areOptionsOver = false;           ///< `--` was typed: no option can follow

    /// The exhibit that an argument names; all exhibits if none does.
    std::vector<const Exhibit*> namedExhibits() const {
        for (const QString& argument : arguments)
            if (const Exhibit* exhibit = findExhibit(argument.toStdString())) return {exhibit};
        return {exhibits().begin(), exhibits().end()};
    }
};

TypedWords readWords(const QString& command, const QStringList& words) {
    TypedWords typed{.command = command, .options = typedOptions(command)};
    for (const QString& word : words) {
        const TypedOption* pending = std::exchange(typed.pending, nullptr);
        const TypedOption* option = typed.areOptionsOver ? nullptr : findOption(typed.options, word);
        if (pending && (pending->isFlag ? kSwitch.contains(word) : !option)) continue;
        if (typed.areOptionsOver || !word.startsWith(u'-') || word == u"-") {
            typed.arguments += word;
        } else if (word == u"--") {
            typed.areOptionsOver = true;
        } else if (option) {
            typed.given += option->name;
            if (option->takesValue() && !word.contains(u'=')) typed.pending = option;
        }
    }
    return typed;
}

/// The extensions of the files that an option accepts.
QStringList fileSuffixes(const TypedWords& typed, const TypedOption& option) {
    if (option.name == u"scene") return sceneSuffixes();
    if (option.name == u"lesson") return lessonSuffixes();
    if (option.name == QLatin1StringView(kTokenListName)) return tokenListSuffixes();
    if (option.name != u"o") return arraySuffixes();
    if (typed.command == u"lesson") return {QString::fromLatin1(kPackedLessonSuffix)};
    return writtenFormats(typed.command, typed.given.contains(u"play"_s));
}

/// The names that a parameter accepts as values in the exhibits that were named, or in training.
QStringList acceptedNames(const ParameterInfo& info, const TypedWords& typed) {
    if (info.isFlag) return kSwitch;
    std::vector<const ParameterUse*> uses;
    if (acceptsScene(typed.command))
        for (const Exhibit* exhibit : typed.namedExhibits()) uses.push_back(exhibit->findUse(info.key));
    else
        for (const ParameterUse& use : trainingParameters()) uses.push_back(use.key == info.key ? &use : nullptr);
    QStringList names;
    for (const ParameterUse* use : uses) {
        if (!use) continue;
        for (const std::string_view name : use->acceptedNames) names += fromUtf8(name);
        const ChoiceField* choice = choiceOf(info);
        if (use->acceptedNames.empty() && choice)
            for (const ChoiceValue& value : choice->values) names += fromUtf8(value.name);
    }
    return names;
}

/// Adds what the option accepts as a value. @param prefix  of each candidate: "--theme=", or empty
void addValues(Candidates& candidates, const TypedWords& typed, const TypedOption& option, const QString& prefix = {}) {
    if (option.name == u"preset")
        for (const Exhibit* exhibit : typed.namedExhibits())
            for (const Preset& preset : exhibit->presets())
                candidates.add(prefix + fromUtf8(preset.name), preset.summary);
    if (option.name == u"lesson") candidates.addAll(lessonsWithQuestions(), prefix);
    if (option.name == u"table")
        for (const Exhibit* exhibit : typed.namedExhibits())
            for (const TableDescription& table : exhibit->tables())
                candidates.add(prefix + fromUtf8(table.name), u"a row is "_s + fromUtf8(table.row));
    if (const ParameterInfo* info = findParameter(option.name.toStdString()))
        return candidates.addAll(acceptedNames(*info, typed), prefix);
    if (option.name == u"play")
        for (const Exhibit* exhibit : typed.namedExhibits())
            for (const std::string_view key : playableKeys(*exhibit)) candidates.add(prefix + fromUtf8(key));
    if (option.name == u"format" && typed.given.contains(u"play"_s))
        return candidates.addAll(animationFormats(), prefix);
    for (const OptionInfo& info : optionsOf(typed.command))
        if (option.name == QLatin1String(info.name)) candidates.addAll(acceptedValues(typed.command, info), prefix);
    if (option.valueName == u"STYLE") candidates.addFiles({u"json"_s});
    if (option.valueName == u"FOLDER" || (option.name == u"o" && typed.given.contains(u"all"_s)))
        candidates.addFolders();
    else if (option.valueName == u"PATH")
        candidates.addFiles({u"safetensors"_s});  // a shell offers folders, too
    else if (option.valueName == u"FILE")
        candidates.addFiles(fileSuffixes(typed, option));
}

void addArguments(Candidates& candidates, const TypedWords& typed) {
    const bool isFirst = typed.arguments.isEmpty();
    if (acceptsScene(typed.command) && isFirst && !typed.given.contains(u"all"_s))
        for (const Exhibit* exhibit : exhibits()) candidates.add(fromUtf8(exhibit->id()), exhibit->words().title);
    if (typed.command == u"train" && isFirst) candidates.addAll(trainingTasks());
    if (typed.command == u"lesson" && isFirst) candidates.addAll({u"check"_s, u"pack"_s});
    if (typed.command == u"lesson" && !isFirst) candidates.addFiles(lessonSuffixes());
    if (typed.command == u"batch" && isFirst) candidates.addFiles({u"json"_s});
    if (typed.command == u"model" && isFirst) candidates.addAll({u"check"_s, u"tokens"_s});
    if (typed.command == u"model" && typed.arguments.size() == 1) candidates.addFolders();
    if (typed.command == u"handout" && isFirst) {
        for (const QString& file : courseFiles()) candidates.add(splitLessonPath(file).name);
        candidates.addFiles(lessonSuffixes());
    }
    if (typed.command == u"help" && isFirst && typed.given.isEmpty()) candidates.addAll(commandNames());
}

/// Whether the option contradicts the options that were typed, or is unknown to the exhibit.
bool isRuledOut(const TypedWords& typed, const TypedOption& option) {
    if (typed.given.contains(u"all"_s)) return isSingleExhibitOption(option.name);
    if (option.name == u"all") return !typed.arguments.isEmpty();
    return acceptsScene(typed.command) && std::ranges::all_of(typed.namedExhibits(), [&](const Exhibit* exhibit) {
               return ignoresOption(*exhibit, option.name);
           });
}

/// Adds the options that may still be given.
void addOptions(Candidates& candidates, const TypedWords& typed) {
    for (const TypedOption& option : typed.options)
        if (!typed.given.contains(option.name) && !isRuledOut(typed, option) && option.typed != u"-h")
            candidates.add(option.typed, option.help);
}

/// Adds what a command line may begin with: commands, --help and files that the window opens.
void addCommands(Candidates& candidates) {
    for (const CommandForm& form : commandForms()) {
        const QString name = fromUtf8(*form.name ? form.name : form.arguments).section(u' ', 0, 0);
        if (!name.startsWith(u'[')) candidates.add(name, fromUtf8(form.meaning));
    }
    candidates.add(u"--help"_s);
    candidates.addFiles(sceneSuffixes() + lessonSuffixes());
}

}  // namespace

QString candidatesText(const QStringList& words) {
    Candidates candidates;
    const QString last = words.value(words.size() - 1);
    if (words.size() < 2) {
        addCommands(candidates);
    } else if (const bool isWindow = isWindowOption(words.first());
               isWindow || commandNames().contains(words.first())) {
        const TypedWords typed = isWindow ? readWords(QString::fromLatin1(kWindowName), words.first(words.size() - 1))
                                          : readWords(words.first(), words.mid(1, words.size() - 2));
        const bool isOption = !typed.areOptionsOver && last.startsWith(u'-');
        const TypedOption* named = isOption && last.contains(u'=') ? findOption(typed.options, last) : nullptr;
        if (named) {
            addValues(candidates, typed, *named, named->typed + u'=');
        } else if (typed.pending && !typed.pending->isFlag) {
            addValues(candidates, typed, *typed.pending);
        } else {
            if (typed.pending) candidates.addAll(kSwitch);
            if (!isOption) addArguments(candidates, typed);
            if (isOption || (candidates.lines().isEmpty() && !typed.areOptionsOver)) addOptions(candidates, typed);
        }
    }
    return candidates.lines();
}

}  // namespace attention
