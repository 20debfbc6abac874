#include "app/batch_list.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include "app/batch_sweep.h"
#include "app/cli_text.h"
#include "app/data_command.h"
#include "app/export_command.h"
#include "app/json_option.h"
#include "app/nearest_names.h"
#include "app/panels_command.h"
#include "app/requested_scene.h"
#include "core/io/format_error.h"
#include "core/scene/json_tree.h"
#include "core/scene/scene_link.h"
#include "ui/exhibits/exhibits.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// The list, a list of entries, an entry, its parameters, a sweep.
constexpr std::size_t kMaxDepth = 8;

/// Whether the exhibit knows the parameter, or takes a layer of a language model with it.
bool usesParameter(const Exhibit& exhibit, const QString& key) {
    static constexpr std::array<std::string_view, 3> ofModel{"model", "layer", "tokens"};
    return exhibit.findUse(key.toStdString()) ||
           (exhibit.findArrayUse("weights") && std::ranges::find(ofModel, key.toStdString()) != ofModel.end());
}

/// An entry as it stands in the list, with what it has of the defaults.
struct RawEntry {
    const BatchKind* kind;
    QString place;  ///< "figures[2]"
    std::optional<QString> name;
    std::vector<BatchSetting> settings;  ///< in the order of the text, the defaults first
    QJsonArray panels = {};

    const BatchSetting* find(const QString& key, bool isParameter) const {
        const auto found = std::ranges::find_if(settings, [&](const BatchSetting& setting) {
            return setting.key == key && setting.isParameter == isParameter;
        });
        return found == settings.end() ? nullptr : &*found;
    }
};

/// The settings of one file.
struct Point {
    const RawEntry& entry;
    const Exhibit* exhibit = nullptr;
    std::vector<std::pair<const BatchSetting*, QString>> values = {};

    std::optional<QString> find(const QString& key) const {
        for (const auto& [setting, value] : values)
            if (setting->key == key) return value;
        return std::nullopt;
    }
    /// "figures[2] (n 16, d 8)".
    QString place() const {
        QStringList swept;
        for (const auto& [setting, value] : values)
            if (setting->isSwept) swept += setting->key + u' ' + value;
        return swept.isEmpty() ? entry.place : u"%1 (%2)"_s.arg(entry.place, swept.join(u", "_s));
    }
};

class ListReader {
 public:
    ListReader(const BatchSource& source, std::size_t maxFiles) : m_source(source), m_maxFiles(maxFiles) {}

    std::vector<BatchEntry> read(const QByteArray& text) {
        JsonValue root;
        try {
            root = parseJson({text.constData(), std::size_t(text.size())}, kMaxDepth, JsonLists::Values);
        } catch (const FormatError& error) {
            throwUsageError(fromUtf8(error.what()));
        }
        const QStringList keys = QStringList{u"defaults"_s} + kindKeys();
        const auto* list = std::get_if<JsonObject>(&root);
        if (!list)
            throwUsageError(u"%1 is no list of files; accepted: an object with %2"_s.arg(
                fromUtf8(describe(root).english()), keys.join(u", "_s)));
        for (const JsonMember& member : *list) {
            const QString key = fromUtf8(member.key);
            if (key == u"defaults")
                readDefaults(member.value);
            else if (!keys.contains(key))
                throwUsageError(u"unknown key %1; accepted: %2"_s.arg(quoted(key), keys.join(u", "_s)));
        }
        for (const JsonMember& member : *list)
            for (const BatchKind& kind : batchKinds())
                if (member.key == kind.key) readEntries(kind, member.value);
        if (m_entries.empty())
            throwUsageError(u"it names no file to make; accepted: an object with %1"_s.arg(keys.join(u", "_s)));
        for (const BatchSetting& setting : m_defaults)
            if (!m_usedDefaults.contains({setting.key, setting.isParameter}))
                throwUsageError(
                    u"defaults: no entry uses %1; accepted: keys that an entry uses"_s.arg(quoted(setting.key)));
        return std::move(m_entries);
    }

 private:
    static QStringList kindKeys() {
        QStringList keys;
        for (const BatchKind& kind : batchKinds()) keys += fromUtf8(kind.key);
        return keys;
    }

    static const JsonObject& objectOf(const QString& place, const JsonValue& value) {
        if (const auto* object = std::get_if<JsonObject>(&value)) return *object;
        throwUsageError(
            u"%1: %2 cannot stand here; accepted: an object"_s.arg(place, fromUtf8(describe(value).english())));
    }

    /// The one exhibit that an entry names, or null.
    static const Exhibit* exhibitIn(const JsonObject& entry) {
        const auto found = std::ranges::find(entry, "exhibit", &JsonMember::key);
        const auto* id = found == entry.end() ? nullptr : std::get_if<std::string>(&found->value);
        return id ? findExhibit(*id) : nullptr;
    }

    /// Reads the keys of an entry, or of the defaults of all.
    /// @param kinds  that may have the keys
    static RawEntry readKeys(const QString& place, const JsonValue& value, std::span<const BatchKind> kinds) {
        RawEntry entry{.kind = &kinds.front(), .place = place, .name = {}, .settings = {}, .panels = {}};
        for (const JsonMember& member : objectOf(place, value)) {
            const QString key = fromUtf8(member.key);
            const QString at = place + u'.' + key;
            const OptionInfo* option = nullptr;
            for (const BatchKind& kind : kinds)
                if (!option) option = entryOption(kind, key);
            if (key == u"parameters") {
                for (const JsonMember& parameter : objectOf(at, member.value)) {
                    const QString parameterKey = fromUtf8(parameter.key);
                    if (!findParameter(parameter.key))
                        throwUnknownParameter(at, parameterKey, exhibitIn(std::get<JsonObject>(value)));
                    entry.settings.push_back(readBatchSetting(at + u'.' + parameterKey, parameterKey, parameter.value));
                    entry.settings.back().isParameter = true;
                }
            } else if (key == u"name") {
                const auto* name = std::get_if<std::string>(&member.value);
                if (!name)
                    throwUsageError(u"%1: %2 cannot stand here; accepted: a text, as in \"pe-{n}-{d}\""_s.arg(
                        at, fromUtf8(describe(member.value).english())));
                entry.name = fromUtf8(*name);
            } else if (key == u"panels" && hasPanels(kinds.front())) {
                entry.panels = toQt(member.value).toArray();
            } else if (option || (key == u"exhibit" && !hasPanels(kinds.front()))) {
                entry.settings.push_back(readBatchSetting(at, key, member.value));
                if (option && *option->valueName == '\0')
                    for (const QString& given : entry.settings.back().values)
                        requireOneOf(at + u": unknown value"_s, given, {u"on"_s, u"off"_s});
            } else {
                throwUsageError(u"%1: unknown key %2; accepted: %3"_s.arg(
                    place, quoted(key),
                    findParameter(member.key) ? u"%1 in parameters"_s.arg(quoted(key)) : acceptedKeys(kinds.front())));
            }
        }
        return entry;
    }

    void readDefaults(const JsonValue& value) {
        RawEntry defaults = readKeys(u"defaults"_s, value, batchKinds());
        m_defaultName = defaults.name;
        m_defaults = std::move(defaults.settings);
        for (BatchSetting& setting : m_defaults) setting.isDefault = true;
    }

    void readEntries(const BatchKind& kind, const JsonValue& value) {
        const QString key = fromUtf8(kind.key);
        const auto* list = std::get_if<JsonList>(&value);
        if (!list)
            throwUsageError(
                u"%1: %2 cannot stand here; accepted: a list"_s.arg(key, fromUtf8(describe(value).english())));
        for (std::size_t i = 0; i < list->values.size(); ++i) {
            RawEntry entry = readKeys(u"%1[%2]"_s.arg(key).arg(i), list->values[i].value, {&kind, 1});
            std::vector<BatchSetting> settings;
            for (const BatchSetting& setting : m_defaults) {
                const bool isKnown = setting.isParameter || (setting.key == u"exhibit" && !hasPanels(kind)) ||
                                     entryOption(kind, setting.key) != nullptr;
                if (!isKnown) continue;
                if (entry.find(setting.key, setting.isParameter))
                    m_usedDefaults.insert({setting.key, setting.isParameter});
                else
                    settings.push_back(setting);
            }
            std::ranges::move(entry.settings, std::back_inserter(settings));
            entry.settings = std::move(settings);
            if (!entry.name) entry.name = m_defaultName;
            hasPanels(kind) ? expandPanels(entry) : expand(entry);
        }
    }

    /// Calls `each` for every combination of the settings' values, behind those that `point` has.
    template <class Each>
    static void forEachPoint(Point point, const std::vector<const BatchSetting*>& settings, const Each& each) {
        const std::size_t first = point.values.size();
        for (const BatchSetting* setting : settings) point.values.emplace_back(setting, setting->values.front());
        std::vector<qsizetype> indices(settings.size());
        for (;;) {
            each(point);
            std::size_t axis = settings.size();
            while (axis > 0 && ++indices[axis - 1] == settings[axis - 1]->values.size()) indices[--axis] = 0;
            if (axis == 0) return;
            for (std::size_t i = axis - 1; i < settings.size(); ++i)
                point.values[first + i].second = settings[i]->values[indices[i]];
        }
    }

    void expand(const RawEntry& entry) {
        // Which other keys there may be depends on the exhibit.
        std::vector<const BatchSetting*> outer, inner;
        for (const BatchSetting& setting : entry.settings)
            (!setting.isParameter && (setting.key == u"exhibit" || setting.key == u"scene") ? outer : inner)
                .push_back(&setting);
        if (outer.empty())
            throwUsageError(u"%1: the exhibit is missing; accepted: exhibit, or scene"_s.arg(entry.place));
        forEachPoint({.entry = entry}, outer, [&](Point point) {
            QString problem;
            point.exhibit = exhibitOf(point, problem);
            if (!point.exhibit) return addFailing(point, problem);
            std::vector<const BatchSetting*> used;
            std::ranges::copy_if(inner, std::back_inserter(used),
                                 [&](const BatchSetting* setting) { return isUsed(entry, *point.exhibit, *setting); });
            for (const auto* setting : outer) noteUse(*setting);
            forEachPoint(point, used, [&](const Point& each) { add(each); });
        });
    }

    /// The parameters of the entry are those of all its panels that know them.
    void expandPanels(const RawEntry& entry) {
        if (entry.panels.isEmpty())
            throwUsageError(u"%1: the panels are missing; accepted: \"panels\", a list of objects"_s.arg(entry.place));
        std::vector<const BatchSetting*> used;
        for (const BatchSetting& setting : entry.settings) {
            const bool isKnown =
                !setting.isParameter || std::ranges::any_of(entry.panels, [&](const QJsonValue& panel) {
                    return knowsParameter(panel.toObject(), setting.key);
                });
            if (!isKnown && !setting.isDefault)
                throwUsageError(u"%1: no panel uses %2; accepted: parameters of an exhibit that a panel names"_s.arg(
                    entry.place, quoted(setting.key)));
            if (!isKnown) continue;
            noteUse(setting);
            used.push_back(&setting);
        }
        forEachPoint({.entry = entry}, used, [&](const Point& each) { add(each); });
    }

    static bool knowsParameter(const QJsonObject& panel, const QString& key) {
        const Exhibit* exhibit = findExhibit(panel.value(u"exhibit"_s).toString().toStdString());
        return exhibit && usesParameter(*exhibit, key);
    }

    /// The list of panels of one file, as the command reads it.
    QString panelsText(const Point& point) const {
        QJsonArray panels;
        for (const QJsonValue& value : point.entry.panels) {
            if (!value.isObject()) {
                panels.append(value);
                continue;
            }
            QJsonObject panel = value.toObject(), parameters = panel.value(u"parameters"_s).toObject();
            for (const QString& key : panel.keys()) {
                const OptionInfo* option = entryOption(batchKinds().front(), key);
                const std::string_view kind = option ? option->valueName : "";
                if ((kind == "FILE" || kind == "PATH") && panel.value(key).isString())
                    panel[key] = pathFrom(panel.value(key).toString());
            }
            for (const auto& [setting, given] : point.values)
                if (setting->isParameter && knowsParameter(panel, setting->key) && !parameters.contains(setting->key))
                    parameters[setting->key] = given;
            if (!parameters.isEmpty()) panel[u"parameters"_s] = parameters;
            panels.append(panel);
        }
        return QString::fromUtf8(QJsonDocument(QJsonObject{{u"panels"_s, panels}}).toJson(QJsonDocument::Compact));
    }

    void noteUse(const BatchSetting& setting) {
        if (setting.isDefault) m_usedDefaults.insert({setting.key, setting.isParameter});
    }

    /// @throws CommandError if it is given for an exhibit that does not know it, other than by default
    bool isUsed(const RawEntry& entry, const Exhibit& exhibit, const BatchSetting& setting) {
        const bool isKnown =
            setting.isParameter ? usesParameter(exhibit, setting.key) : !isOfOtherExhibits(exhibit, setting.key);
        if (isKnown) noteUse(setting);
        if (isKnown || setting.isDefault) return isKnown;
        QStringList accepted;
        if (setting.isParameter)
            for (const ParameterUse& use : exhibit.uses()) accepted += fromUtf8(use.key);
        else
            for (const ArrayUse& use : exhibit.arrays()) accepted += fromUtf8(use.name);
        throwUsageError(u"%1: %2 does not use %3%4; accepted: %5"_s.arg(
            entry.place, fromUtf8(exhibit.id()), quoted(setting.key), perhaps(setting.key, accepted),
            accepted.isEmpty() ? u"no arrays at all"_s : accepted.join(u", "_s)));
    }

    /// @param problem  why there is none
    const Exhibit* exhibitOf(const Point& point, QString& problem) const {
        if (const auto id = point.find(u"exhibit"_s)) {
            if (const Exhibit* exhibit = findExhibit(id->toStdString())) return exhibit;
            throwUnknownExhibit(*id, point.entry.place + u": "_s);
        }
        try {
            return resolveScene(commandOf(point, u"-"_s)).exhibit;
        } catch (const CommandError& error) {
            problem = error.message;
            return nullptr;
        }
    }

    /// Relative paths begin where the list is.
    QString pathFrom(const QString& path) const {
        if (path.isEmpty() || m_source.base.isEmpty() || isLink(path.toStdString())) return path;
        return QDir::isAbsolutePath(path) ? path : m_source.base + u'/' + path;
    }

    static bool isPath(const Point& point, const BatchSetting& setting, const QString& given) {
        if (setting.isParameter)
            return setting.key == u"model" && point.exhibit &&
                   (point.exhibit->usesLanguageModel() || !point.exhibit->findUse("model"));
        const OptionInfo* option = entryOption(*point.entry.kind, setting.key);
        const std::string_view value = option ? option->valueName : "";
        // A style is a name or a file.
        return value == "FILE" || value == "PATH" || (value == "STYLE" && given.endsWith(u".json"));
    }

    QStringList argumentsOf(const Point& point, const QString& path) const {
        QStringList arguments{u"-o="_s + path};
        if (hasPanels(*point.entry.kind)) arguments += panelsText(point);
        for (const auto& [setting, value] : point.values) {
            if (setting->isParameter && hasPanels(*point.entry.kind)) continue;
            const OptionInfo* option = setting->isParameter ? nullptr : entryOption(*point.entry.kind, setting->key);
            if (setting->key == u"exhibit" && !setting->isParameter)
                arguments += value;
            else if (option && *option->valueName == '\0')
                arguments += value == u"on" ? QStringList{optionName(setting->key)} : QStringList();
            else
                arguments += u"--%1=%2"_s.arg(setting->key, isPath(point, *setting, value) ? pathFrom(value) : value);
        }
        return arguments;
    }

    Command commandOf(const Point& point, const QString& path) const {
        return Command(fromUtf8(point.entry.kind->command), argumentsOf(point, path));
    }

    void push(BatchEntry entry) {
        if (m_entries.size() >= m_maxFiles)
            throwUsageError(u"it makes more than %1 files; accepted: up to %1%2"_s.arg(
                QString::number(m_maxFiles), m_maxFiles < kMaxBatchFiles ? u", or more with --yes"_s : QString()));
        m_entries.push_back(std::move(entry));
    }

    void addFailing(const Point& point, const QString& problem) {
        push({.kind = point.entry.kind, .arguments = {}, .path = {}, .place = point.place(), .problem = problem});
    }

    void add(const Point& point) {
        const RawEntry& entry = point.entry;
        const QStringList& formats = entry.kind->formats();
        const QString pattern = entry.name.value_or(usualName(point));
        // The name says the format if nothing else does.
        static const QRegularExpression extension(u"\\.([A-Za-z][A-Za-z0-9]*)$"_s);
        const QString suffix = extension.match(pattern).captured(1).toLower();
        const auto given = point.find(u"format"_s);
        if (!given && !suffix.isEmpty() && !formats.contains(suffix))
            throwUsageError(u"%1: the extension of the name %2 names no format; accepted: %3, or format"_s.arg(
                entry.place, quoted(pattern), joined(formats, [](const QString& format) { return u'.' + format; })));
        const QString format = given ? *given : suffix.isEmpty() ? usualFormat(*entry.kind) : suffix;

        std::optional<QString> problem;
        QString name = filledName(point, pattern, format, problem);
        if (problem) return addFailing(point, *problem);
        if (suffix != format) name += u'.' + format;
        name = QDir::cleanPath(name);
        if (QDir::isAbsolutePath(name) || name == u".." || name.startsWith(u"../") || pattern.isEmpty() ||
            pattern.endsWith(u'/'))
            throwUsageError(u"%1: the name %2 is no file in the folder; accepted: a relative path inside it"_s.arg(
                point.place(), quoted(pattern.isEmpty() ? pattern : name)));
        const QString path = m_source.folder.isEmpty() ? name : m_source.folder + u'/' + name;
        if (const auto other = m_placeOf.constFind(path); other != m_placeOf.constEnd())
            throwUsageError(u"%1 and %2 have the same file, %3; accepted: a name for each, as with {n} in it"_s.arg(
                m_entries[*other].place, point.place(), name));
        QStringList arguments = argumentsOf(point, path);
        if (!given) arguments += u"--format="_s + format;
        push({.kind = entry.kind, .arguments = arguments, .path = path, .place = point.place(), .problem = {}});
        m_placeOf.insert(path, m_entries.size() - 1);
    }

    static QString usualFormat(const BatchKind& kind) {
        return kind.formats().contains(u"svg"_s) ? u"svg"_s : kind.formats().front();
    }

    /// "{exhibit}-{table}-{n}": what tells the files of one entry apart.
    static QString usualName(const Point& point) {
        QString name = u"{exhibit}"_s;
        // "panels[2]" makes "panels-2".
        if (hasPanels(*point.entry.kind)) name = QString(point.entry.place).replace(u'[', u'-').remove(u']');
        for (const auto& [setting, value] : point.values)
            if (setting->key != u"exhibit" && setting->key != u"format" &&
                (setting->isSwept || setting->key == u"table"))
                name += u"-{%1}"_s.arg(setting->key);
        return name;
    }

    /// @param problem  why a value is not known, because the entry cannot be made
    QString filledName(const Point& point, const QString& pattern, const QString& format,
                       std::optional<QString>& problem) const {
        static const QRegularExpression placeholder(u"\\{([^{}]*)\\}"_s);
        std::optional<Parameters> parameters;
        QString name;
        qsizetype end = 0;
        for (auto matches = placeholder.globalMatch(pattern); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            name += pattern.mid(end, match.capturedStart() - end);
            end = match.capturedEnd();
            const QString key = match.captured(1);
            QString value;
            const auto given = point.find(key);
            const ParameterInfo* info = findParameter(key.toStdString());
            if (key == u"exhibit" && point.exhibit) {
                value = fromUtf8(point.exhibit->id());
            } else if (key == u"format") {
                value = format;
            } else if (given) {
                const OptionInfo* option = entryOption(*point.entry.kind, key);
                const bool isFile = option && std::string_view(option->valueName) == "FILE";
                value = isFile ? QFileInfo(*given).completeBaseName() : *given;
            } else if (key == u"theme" || key == u"language") {
                value = key == u"theme" ? u"light"_s : u"en"_s;
            } else if (key == u"table" && entryOption(*point.entry.kind, key)) {
                value = fromUtf8(point.exhibit->tables().front().name);
            } else if (info && point.exhibit && point.exhibit->findUse(info->key)) {
                try {
                    if (!parameters) parameters = resolveScene(commandOf(point, u"-"_s)).scene.parameters;
                    value = fromUtf8(valueText(*info, valueOf(*parameters, *info)));
                } catch (const CommandError& error) {
                    problem = error.message;
                    return {};
                }
            } else {
                throwUsageError(u"%1: %2 in the name has no value; accepted: a key of the entry%3"_s.arg(
                    point.entry.place, quoted(match.captured()),
                    point.exhibit ? u" or a parameter of "_s + fromUtf8(point.exhibit->id()) : QString()));
            }
            // A value makes no folder.
            name += value.replace(u'/', u'-');
        }
        name += pattern.mid(end);
        return name;
    }

    const BatchSource& m_source;
    std::size_t m_maxFiles;
    std::optional<QString> m_defaultName;
    std::vector<BatchSetting> m_defaults;
    std::set<std::pair<QString, bool>> m_usedDefaults;  ///< key, and whether it is a parameter
    std::vector<BatchEntry> m_entries;
    QHash<QString, std::size_t> m_placeOf;  ///< of the entry that makes a file
};

}  // namespace

std::vector<BatchEntry> readBatchList(const QByteArray& text, const BatchSource& source, std::size_t maxFiles) {
    try {
        return ListReader(source, maxFiles).read(text);
    } catch (CommandError& error) {
        error.message = u"%1: %2"_s.arg(source.name, error.message);
        throw;
    }
}

}  // namespace attention
