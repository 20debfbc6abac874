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

/// The nesting depth of the JSON: the list, a list of entries, an entry, its parameters, a sweep, and some to spare.
constexpr std::size_t kMaxDepth = 8;

/// Whether the parameter means something for the exhibit: the exhibit uses it, or shows a layer of a language model
/// that the parameter chooses.
bool usesParameter(const Exhibit& exhibit, const QString& key) {
    static constexpr std::array<std::string_view, 3> modelKeys{"model", "layer", "tokens"};
    return exhibit.findUse(key.toStdString()) ||
           (exhibit.findArrayUse("weights") && std::ranges::find(modelKeys, key.toStdString()) != modelKeys.end());
}

/// An entry as written in the list, together with the defaults that apply to it.
struct RawEntry {
    const BatchKind* kind;
    QString location;  ///< "figures[2]"
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

/// One combination of the values of an entry's sweeps: the settings of one file.
struct SweepPoint {
    const RawEntry& entry;
    const Exhibit* exhibit = nullptr;
    std::vector<std::pair<const BatchSetting*, QString>> values = {};

    std::optional<QString> find(const QString& key) const {
        for (const auto& [setting, value] : values)
            if (setting->key == key) return value;
        return std::nullopt;
    }
    /// The location for messages: "figures[2] (n 16, d 8)".
    QString location() const {
        QStringList swept;
        for (const auto& [setting, value] : values)
            if (setting->isSwept) swept += setting->key + u' ' + value;
        return swept.isEmpty() ? entry.location : u"%1 (%2)"_s.arg(entry.location, swept.join(u", "_s));
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

    static const JsonObject& objectOf(const QString& location, const JsonValue& value) {
        if (const auto* object = std::get_if<JsonObject>(&value)) return *object;
        throwUsageError(
            u"%1: %2 cannot stand here; accepted: an object"_s.arg(location, fromUtf8(describe(value).english())));
    }

    /// The exhibit that an entry names; null if it names none, or several.
    static const Exhibit* exhibitIn(const JsonObject& entry) {
        const auto found = std::ranges::find(entry, "exhibit", &JsonMember::key);
        const auto* id = found == entry.end() ? nullptr : std::get_if<std::string>(&found->value);
        return id ? findExhibit(*id) : nullptr;
    }

    /// Reads the keys of an entry, or of the defaults.
    /// @param kinds  a key is accepted if one of these kinds has it
    static RawEntry readKeys(const QString& location, const JsonValue& value, std::span<const BatchKind> kinds) {
        RawEntry entry{.kind = &kinds.front(), .location = location, .name = {}, .settings = {}, .panels = {}};
        for (const JsonMember& member : objectOf(location, value)) {
            const QString key = fromUtf8(member.key);
            const QString keyLocation = location + u'.' + key;
            const OptionInfo* option = nullptr;
            for (const BatchKind& kind : kinds)
                if (!option) option = entryOption(kind, key);
            if (key == u"parameters") {
                for (const JsonMember& parameter : objectOf(keyLocation, member.value)) {
                    const QString parameterKey = fromUtf8(parameter.key);
                    if (!findParameter(parameter.key))
                        throwUnknownParameter(keyLocation, parameterKey, exhibitIn(std::get<JsonObject>(value)));
                    entry.settings.push_back(
                        readBatchSetting(keyLocation + u'.' + parameterKey, parameterKey, parameter.value));
                    entry.settings.back().isParameter = true;
                }
            } else if (key == u"name") {
                const auto* name = std::get_if<std::string>(&member.value);
                if (!name)
                    throwUsageError(u"%1: %2 cannot stand here; accepted: a text, as in \"pe-{n}-{d}\""_s.arg(
                        keyLocation, fromUtf8(describe(member.value).english())));
                entry.name = fromUtf8(*name);
            } else if (key == u"panels" && hasPanels(kinds.front())) {
                entry.panels = toQt(member.value).toArray();
            } else if (option || (key == u"exhibit" && !hasPanels(kinds.front()))) {
                entry.settings.push_back(readBatchSetting(keyLocation, key, member.value));
                if (option && *option->valueName == '\0')
                    for (const QString& given : entry.settings.back().values)
                        requireOneOf(keyLocation + u": unknown value"_s, given, {u"on"_s, u"off"_s});
            } else {
                throwUsageError(u"%1: unknown key %2; accepted: %3"_s.arg(
                    location, quoted(key),
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

    /// Calls `callback` for every combination of the settings' values, each appended to the values of `point`.
    template <class Each>
    static void forEachPoint(SweepPoint point, const std::vector<const BatchSetting*>& settings, const Each& callback) {
        const std::size_t first = point.values.size();
        for (const BatchSetting* setting : settings) point.values.emplace_back(setting, setting->values.front());
        std::vector<qsizetype> indices(settings.size());
        for (;;) {
            callback(point);
            std::size_t axis = settings.size();
            while (axis > 0 && ++indices[axis - 1] == settings[axis - 1]->values.size()) indices[--axis] = 0;
            if (axis == 0) return;
            for (std::size_t i = axis - 1; i < settings.size(); ++i)
                point.values[first + i].second = settings[i]->values[indices[i]];
        }
    }

    void expand(const RawEntry& entry) {
        // The outer loops choose the exhibit, because the keys that are accepted depend on it.
        std::vector<const BatchSetting*> outer, inner;
        for (const BatchSetting& setting : entry.settings)
            (!setting.isParameter && (setting.key == u"exhibit" || setting.key == u"scene") ? outer : inner)
                .push_back(&setting);
        if (outer.empty())
            throwUsageError(u"%1: the exhibit is missing; accepted: exhibit, or scene"_s.arg(entry.location));
        forEachPoint({.entry = entry}, outer, [&](SweepPoint point) {
            QString problem;
            point.exhibit = exhibitOf(point, problem);
            if (!point.exhibit) return addFailing(point, problem);
            std::vector<const BatchSetting*> used;
            std::ranges::copy_if(inner, std::back_inserter(used),
                                 [&](const BatchSetting* setting) { return isUsed(entry, *point.exhibit, *setting); });
            for (const auto* setting : outer) markUsed(*setting);
            forEachPoint(point, used, [&](const SweepPoint& each) { add(each); });
        });
    }

    /// Each parameter of the entry applies to all of its panels whose exhibits use it.
    void expandPanels(const RawEntry& entry) {
        if (entry.panels.isEmpty())
            throwUsageError(
                u"%1: the panels are missing; accepted: \"panels\", a list of objects"_s.arg(entry.location));
        std::vector<const BatchSetting*> used;
        for (const BatchSetting& setting : entry.settings) {
            const bool isKnown =
                !setting.isParameter || std::ranges::any_of(entry.panels, [&](const QJsonValue& panel) {
                    return knowsParameter(panel.toObject(), setting.key);
                });
            if (!isKnown && !setting.isDefault)
                throwUsageError(u"%1: no panel uses %2; accepted: parameters of an exhibit that a panel names"_s.arg(
                    entry.location, quoted(setting.key)));
            if (!isKnown) continue;
            markUsed(setting);
            used.push_back(&setting);
        }
        forEachPoint({.entry = entry}, used, [&](const SweepPoint& each) { add(each); });
    }

    static bool knowsParameter(const QJsonObject& panel, const QString& key) {
        const Exhibit* exhibit = findExhibit(panel.value(u"exhibit"_s).toString().toStdString());
        return exhibit && usesParameter(*exhibit, key);
    }

    /// The list of panels of one file, as JSON for the command `panels`.
    QString panelsText(const SweepPoint& point) const {
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

    void markUsed(const BatchSetting& setting) {
        if (setting.isDefault) m_usedDefaults.insert({setting.key, setting.isParameter});
    }

    /// Whether the exhibit uses the setting. @throws CommandError if it does not and the setting is no default
    bool isUsed(const RawEntry& entry, const Exhibit& exhibit, const BatchSetting& setting) {
        const bool isKnown =
            setting.isParameter ? usesParameter(exhibit, setting.key) : !ignoresOption(exhibit, setting.key);
        if (isKnown) markUsed(setting);
        if (isKnown || setting.isDefault) return isKnown;
        QStringList accepted;
        if (setting.isParameter)
            for (const ParameterUse& use : exhibit.uses()) accepted += fromUtf8(use.key);
        else
            for (const ArrayUse& use : exhibit.arrays()) accepted += fromUtf8(use.name);
        throwUsageError(u"%1: %2 does not use %3%4; accepted: %5"_s.arg(
            entry.location, fromUtf8(exhibit.id()), quoted(setting.key), perhaps(setting.key, accepted),
            accepted.isEmpty() ? u"no arrays at all"_s : accepted.join(u", "_s)));
    }

    /// The exhibit of a file; null if its scene cannot be read. @param problem  receives the reason
    const Exhibit* exhibitOf(const SweepPoint& point, QString& problem) const {
        if (const auto id = point.find(u"exhibit"_s)) {
            if (const Exhibit* exhibit = findExhibit(id->toStdString())) return exhibit;
            throwUnknownExhibit(*id, point.entry.location + u": "_s);
        }
        try {
            return resolveScene(commandOf(point, u"-"_s)).exhibit;
        } catch (const CommandError& error) {
            problem = error.message;
            return nullptr;
        }
    }

    /// Makes a relative path relative to the folder of the list.
    QString pathFrom(const QString& path) const {
        if (path.isEmpty() || m_source.base.isEmpty() || isLink(path.toStdString())) return path;
        return QDir::isAbsolutePath(path) ? path : m_source.base + u'/' + path;
    }

    static bool isPath(const SweepPoint& point, const BatchSetting& setting, const QString& given) {
        if (setting.isParameter)
            return setting.key == u"model" && point.exhibit &&
                   (point.exhibit->usesLanguageModel() || !point.exhibit->findUse("model"));
        const OptionInfo* option = entryOption(*point.entry.kind, setting.key);
        const std::string_view value = option ? option->valueName : "";
        // A style is a built-in name or a .json file.
        return value == "FILE" || value == "PATH" || (value == "STYLE" && given.endsWith(u".json"));
    }

    QStringList argumentsOf(const SweepPoint& point, const QString& path) const {
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

    Command commandOf(const SweepPoint& point, const QString& path) const {
        return Command(fromUtf8(point.entry.kind->command), argumentsOf(point, path));
    }

    void push(BatchEntry entry) {
        if (m_entries.size() >= m_maxFiles)
            throwUsageError(u"it makes more than %1 files; accepted: up to %1%2"_s.arg(
                QString::number(m_maxFiles), m_maxFiles < kMaxBatchFiles ? u", or more with --yes"_s : QString()));
        m_entries.push_back(std::move(entry));
    }

    void addFailing(const SweepPoint& point, const QString& problem) {
        push({.kind = point.entry.kind, .arguments = {}, .path = {}, .location = point.location(), .problem = problem});
    }

    void add(const SweepPoint& point) {
        const RawEntry& entry = point.entry;
        const QStringList& formats = entry.kind->formats();
        const QString pattern = entry.name.value_or(defaultName(point));
        // Without the key "format" the extension of the name decides the format.
        static const QRegularExpression extension(u"\\.([A-Za-z][A-Za-z0-9]*)$"_s);
        const QString suffix = extension.match(pattern).captured(1).toLower();
        const auto given = point.find(u"format"_s);
        if (!given && !suffix.isEmpty() && !formats.contains(suffix))
            throwUsageError(u"%1: the extension of the name %2 names no format; accepted: %3, or format"_s.arg(
                entry.location, quoted(pattern), joined(formats, [](const QString& format) { return u'.' + format; })));
        const QString format = given ? *given : suffix.isEmpty() ? defaultFormat(*entry.kind) : suffix;

        std::optional<QString> problem;
        QString name = expandedName(point, pattern, format, problem);
        if (problem) return addFailing(point, *problem);
        if (suffix != format) name += u'.' + format;
        name = QDir::cleanPath(name);
        if (QDir::isAbsolutePath(name) || name == u".." || name.startsWith(u"../") || pattern.isEmpty() ||
            pattern.endsWith(u'/'))
            throwUsageError(u"%1: the name %2 is no file in the folder; accepted: a relative path inside it"_s.arg(
                point.location(), quoted(pattern.isEmpty() ? pattern : name)));
        const QString path = m_source.folder.isEmpty() ? name : m_source.folder + u'/' + name;
        if (const auto other = m_entryIndexByPath.constFind(path); other != m_entryIndexByPath.constEnd())
            throwUsageError(u"%1 and %2 have the same file, %3; accepted: a name for each, as with {n} in it"_s.arg(
                m_entries[*other].location, point.location(), name));
        QStringList arguments = argumentsOf(point, path);
        if (!given) arguments += u"--format="_s + format;
        push({.kind = entry.kind, .arguments = arguments, .path = path, .location = point.location(), .problem = {}});
        m_entryIndexByPath.insert(path, m_entries.size() - 1);
    }

    static QString defaultFormat(const BatchKind& kind) {
        return kind.formats().contains(u"svg"_s) ? u"svg"_s : kind.formats().front();
    }

    /// The pattern of file names if the entry has none. It has a placeholder for each swept key, so that the files of
    /// one entry have different names: "{exhibit}-{table}-{n}".
    static QString defaultName(const SweepPoint& point) {
        QString name = u"{exhibit}"_s;
        // A figure with panels is named by its location: "panels[2]" becomes "panels-2".
        if (hasPanels(*point.entry.kind)) name = QString(point.entry.location).replace(u'[', u'-').remove(u']');
        for (const auto& [setting, value] : point.values)
            if (setting->key != u"exhibit" && setting->key != u"format" &&
                (setting->isSwept || setting->key == u"table"))
                name += u"-{%1}"_s.arg(setting->key);
        return name;
    }

    /// Replaces the placeholders of `pattern` by their values.
    /// @param problem  receives the reason if a value is not known because the scene cannot be resolved
    QString expandedName(const SweepPoint& point, const QString& pattern, const QString& format,
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
                    point.entry.location, quoted(match.captured()),
                    point.exhibit ? u" or a parameter of "_s + fromUtf8(point.exhibit->id()) : QString()));
            }
            // A slash in a value must not begin a folder.
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
    QHash<QString, std::size_t> m_entryIndexByPath;  ///< the index of the entry that makes the file at a path
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
