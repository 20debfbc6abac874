#include "app/exhibit_listing.h"

#include <algorithm>
#include <limits>
#include <utility>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "app/cli_text.h"
#include "core/number_text.h"
#include "ui/exhibits/exhibits.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype kMaxAlignedWidth = 48;

QString rangeText(const ParameterUse& use) {
    const ParameterInfo& info = *findParameter(use.key);
    if (info.isFlag) return u"[off, on]"_s;
    if (!use.acceptedNames.empty()) return joined(use.acceptedNames, fromUtf8);
    if (const ChoiceField* choice = choiceOf(info))
        return joined(choice->values, [](const ChoiceValue& value) { return fromUtf8(value.name); });
    if (std::holds_alternative<TextField>(info.field) && !isBoundedList(info)) return u"text"_s;
    const ParameterBounds bounds = fixedBounds(use);
    const QString minimum = info.atLeastKey.empty() ? fromUtf8(formatExact(bounds.minimum)) : fromUtf8(info.atLeastKey);
    QString range;
    if (bounds.maximum == std::numeric_limits<double>::max())
        range = (bounds.minimumExcluded ? u"> "_s : u">= "_s) + minimum;
    else
        range = (bounds.minimumExcluded ? u"above %1, up to "_s : u"%1 to "_s).arg(minimum) +
                (!use.dynamicMaximumText.empty()                  ? fromUtf8(use.dynamicMaximumText)
                 : use.dynamicMaximum || info.lessThanKey.empty() ? fromUtf8(formatExact(bounds.maximum))
                                                                  : fromUtf8(info.lessThanKey) + u" - 1"_s);
    if (isBoundedList(info)) range.prepend(u"each "_s);
    if (use.multipleOf > 1) range += u", multiples of %1"_s.arg(use.multipleOf);
    if (std::holds_alternative<OptionalField>(info.field)) range += u", none"_s;
    return range;
}

QString defaultText(const ParameterInfo& info, const Parameters& defaults = {}) {
    return fromUtf8(valueText(info, valueOf(defaults, info)));
}

/// The exhibits that use the parameter, grouped by the range that they accept, in the order of first occurrence.
std::vector<std::pair<QString, QStringList>> usersByRange(const ParameterInfo& info) {
    std::vector<std::pair<QString, QStringList>> users;
    for (const Exhibit* exhibit : exhibits()) {
        const ParameterUse* use = exhibit->findUse(info.key);
        if (!use) continue;
        const QString range = rangeText(*use);
        auto found = std::ranges::find(users, range, &std::pair<QString, QStringList>::first);
        if (found == users.end()) found = users.insert(users.end(), {range, {}});
        found->second += fromUtf8(exhibit->id());
    }
    return users;
}

/// The columns of a table, and what a row is: "q, k, weight; a row is a pair of tokens".
QString contentsText(const TableDescription& table) {
    const QString columns = joined(table.columns, [](const ColumnDescription& column) {
        return column.names.empty() ? fromUtf8(column.name)
                                    : u"one per %1 %2"_s.arg(fromUtf8(column.name), fromUtf8(column.names));
    });
    return u"%1; a row is %2"_s.arg(columns, fromUtf8(table.row));
}

QJsonValue jsonValue(const ParameterInfo& info, const ParameterValue& value) {
    if (std::holds_alternative<std::monostate>(value)) return QJsonValue::Null;
    if (choiceOf(info) || std::holds_alternative<std::string>(value)) return fromUtf8(valueText(info, value));
    if (const auto* integer = std::get_if<std::int64_t>(&value)) return qint64(*integer);
    return std::get<double>(value);
}

/// The values that an exhibit accepts for a parameter, without bounds that depend on other parameters.
QJsonObject rangeJson(const ParameterUse& use) {
    const ParameterInfo& info = *findParameter(use.key);
    QJsonObject range;
    if (const ChoiceField* choice = choiceOf(info); choice && use.acceptedNames.empty()) {
        QJsonArray names;
        for (const ChoiceValue& value : choice->values) names.append(fromUtf8(value.name));
        range.insert(u"choices"_s, names);
        return range;
    }
    if (choiceOf(info) || (std::holds_alternative<TextField>(info.field) && !isBoundedList(info))) {
        QJsonArray names;
        for (const std::string_view name : use.acceptedNames) names.append(fromUtf8(name));
        if (!names.empty()) range.insert(u"choices"_s, names);
        return range;
    }
    const ParameterBounds bounds = fixedBounds(use);
    const bool isReal = std::holds_alternative<RealField>(info.field);
    const auto exact = [&](ExactNumber bound) {
        return isReal ? QJsonValue(double(bound)) : QJsonValue(qint64(bound));
    };
    range.insert(bounds.minimumExcluded ? u"above"_s : u"minimum"_s, exact(bounds.minimum));
    if (bounds.maximum < std::numeric_limits<double>::max()) range.insert(u"maximum"_s, exact(bounds.maximum));
    if (use.multipleOf > 1) range.insert(u"multiple-of"_s, qint64(use.multipleOf));
    if (!use.dynamicMaximumText.empty()) range.insert(u"at-most"_s, fromUtf8(use.dynamicMaximumText));
    return range;
}

QJsonObject parameterJson(const ParameterInfo& info) {
    QJsonObject parameter = rangeJson({.key = info.key});
    QJsonArray users;
    for (const Exhibit* exhibit : exhibits())
        if (exhibit->findUse(info.key)) users.append(fromUtf8(exhibit->id()));
    const bool isInteger =
        std::holds_alternative<IntegerField>(info.field) || std::holds_alternative<OptionalField>(info.field);
    parameter.insert(u"key"_s, fromUtf8(info.key));
    parameter.insert(u"kind"_s, choiceOf(info)                                  ? u"choice"_s
                                : std::holds_alternative<TextField>(info.field) ? u"text"_s
                                : isInteger                                     ? u"integer"_s
                                                                                : u"real"_s);
    parameter.insert(u"default"_s, jsonValue(info, valueOf(Parameters{}, info)));
    parameter.insert(u"help"_s, fromUtf8(info.help));
    parameter.insert(u"used-by"_s, users);
    if (info.isFlag) parameter.insert(u"flag"_s, true);
    if (!info.lessThanKey.empty()) parameter.insert(u"below"_s, fromUtf8(info.lessThanKey));
    if (!info.atLeastKey.empty()) parameter.insert(u"not-before"_s, fromUtf8(info.atLeastKey));
    return parameter;
}

QString typeName(ColumnType type) {
    switch (type) {
        case ColumnType::Integer:
            return u"integer"_s;
        case ColumnType::Real:
            return u"real"_s;
        case ColumnType::Text:
            return u"text"_s;
    }
    Q_UNREACHABLE();
}

QJsonObject tableJson(const TableDescription& table) {
    QJsonArray columns;
    for (const ColumnDescription& column : table.columns) {
        QJsonObject object{{u"name"_s, fromUtf8(column.name)},
                           {u"type"_s, typeName(column.type)},
                           {u"meaning"_s, fromUtf8(column.meaning)}};
        if (!column.names.empty()) object.insert(u"each"_s, fromUtf8(column.names));
        columns.append(object);
    }
    QJsonObject object{{u"name"_s, fromUtf8(table.name)}, {u"row"_s, fromUtf8(table.row)}, {u"columns"_s, columns}};
    if (!table.axes.empty()) {
        QJsonArray axes;
        for (const std::string_view axis : table.axes) axes.append(fromUtf8(axis));
        object[u"axes"_s] = axes;
    }
    return object;
}

QJsonObject exhibitJson(const Exhibit& exhibit) {
    QJsonArray tables;
    for (const TableDescription& table : exhibit.tables()) tables.append(tableJson(table));
    QJsonArray presets;
    for (const Preset& preset : exhibit.presets()) {
        QJsonObject values;
        for (const auto& [key, value] : preset.values) values.insert(fromUtf8(key), fromUtf8(value));
        presets.append(QJsonObject{{u"name"_s, fromUtf8(preset.name)},
                                   {u"title"_s, preset.title},
                                   {u"shows"_s, preset.summary},
                                   {u"values"_s, values}});
    }
    QJsonArray arrays;
    for (const ArrayUse& array : exhibit.arrays())
        arrays.append(QJsonObject{{u"name"_s, fromUtf8(array.name)},
                                  {u"least-axes"_s, qint64(array.minAxes)},
                                  {u"most-axes"_s, qint64(array.maxAxes)},
                                  {u"help"_s, fromUtf8(array.help)}});
    QJsonArray uses;
    for (const ParameterUse& use : exhibit.uses()) {
        QJsonObject range = rangeJson(use);
        range.insert(u"key"_s, fromUtf8(use.key));
        uses.append(range);
    }
    return {{u"id"_s, fromUtf8(exhibit.id())},
            {u"chapter"_s, englishChapterName(exhibit.chapter())},
            {u"title"_s, exhibit.words().title},
            {u"claim"_s, exhibit.words().claim},
            {u"tables"_s, tables},
            {u"presets"_s, presets},
            {u"arrays"_s, arrays},
            {u"parameters"_s, uses}};
}

}  // namespace

QString alignColumns(const std::vector<QStringList>& rows, int indent) {
    std::vector<qsizetype> widths;
    for (const QStringList& row : rows)
        for (qsizetype column = 0; column < row.size(); ++column) {
            if (std::size_t(column) == widths.size()) widths.push_back(0);
            // A cell that is wider than this does not widen its column; the rest of its line is just shifted.
            if (row[column].size() <= kMaxAlignedWidth)
                widths[std::size_t(column)] = std::max(widths[std::size_t(column)], row[column].size());
        }
    QString lines;
    for (const QStringList& row : rows) {
        QString line(indent, u' ');
        for (qsizetype column = 0; column < row.size(); ++column)
            line += row[column].leftJustified(widths[std::size_t(column)]) + u"  "_s;
        while (line.endsWith(u' ')) line.chop(1);
        lines += line + u'\n';
    }
    return lines;
}

std::vector<QStringList> parameterRows() {
    std::vector<QStringList> rows;
    for (const ParameterInfo& info : parameterTable()) {
        bool isFirst = true;
        for (const auto& [range, users] : usersByRange(info)) {
            rows.push_back({isFirst ? parameterOption(info.key) : QString(), range,
                            isFirst ? defaultText(info) : QString(), isFirst ? fromUtf8(info.help) : QString(),
                            users.join(u", "_s)});
            isFirst = false;
        }
    }
    return rows;
}

std::vector<QStringList> parameterRows(std::span<const ParameterUse> uses, const Parameters& defaults) {
    std::vector<QStringList> rows;
    for (const ParameterUse& use : uses) {
        const ParameterInfo& info = *findParameter(use.key);
        rows.push_back({parameterOption(use.key), rangeText(use), defaultText(info, defaults), fromUtf8(info.help)});
    }
    return rows;
}

QString formatParameters(std::vector<QStringList> rows) {
    QStringList head{u"key"_s, u"range"_s, u"default"_s, u"meaning"_s, u"used by"_s};
    if (!rows.empty()) head.resize(rows.front().size());
    rows.insert(rows.begin(), head);
    return alignColumns(rows, 2);
}

QString exhibitListText() {
    QString lines;
    for (const Exhibit* exhibit : exhibits()) {
        lines += u"%1  (%2)  %3\n"_s.arg(fromUtf8(exhibit->id()), englishChapterName(exhibit->chapter()),
                                         exhibit->words().title);
        std::vector<QStringList> rows;
        auto addRow = [&, last = QString()](const QString& kind, std::string_view name,
                                            const QString& meaning) mutable {
            rows.push_back({kind == last ? QString() : kind, fromUtf8(name), meaning});
            last = kind;
        };
        for (const TableDescription& table : exhibit->tables()) addRow(u"tables"_s, table.name, contentsText(table));
        for (const ArrayUse& array : exhibit->arrays()) addRow(u"arrays"_s, array.name, fromUtf8(array.help));
        for (const Preset& preset : exhibit->presets()) addRow(u"presets"_s, preset.name, preset.summary);
        lines += alignColumns(rows, 2) + u'\n';
    }
    return lines + u"Parameters\n"_s + formatParameters(parameterRows());
}

QByteArray listJson() {
    QJsonArray exhibitList;
    for (const Exhibit* exhibit : exhibits()) exhibitList.append(exhibitJson(*exhibit));
    QJsonArray parameters;
    for (const ParameterInfo& info : parameterTable()) parameters.append(parameterJson(info));
    return QJsonDocument(QJsonObject{{u"exhibits"_s, exhibitList}, {u"parameters"_s, parameters}}).toJson();
}

}  // namespace attention
