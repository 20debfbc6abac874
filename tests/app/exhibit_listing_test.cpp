#include <algorithm>
#include <array>
#include <stdexcept>

#include "core/encoding/binary.h"
#include "core/scene/parameters.h"
#include "tests/app/program.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/language_models.h"

using namespace attention;

namespace {

QString textOf(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

/// What people read may be put better at any time; keys, names, types, ranges and values are what scripts depend on.
const QStringList kWords{"title", "claim", "shows", "help", "meaning", "row"};

/// The first place where the two differ, apart from kWords, or nothing.
QString difference(const QJsonValue& golden, const QJsonValue& actual, const QString& place = {}) {
    const auto told = [](const QJsonValue& value) {
        return value.isUndefined() ? QStringLiteral("nothing")
                                   : QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
    };
    if (golden.isObject() && actual.isObject()) {
        QStringList keys = golden.toObject().keys() + actual.toObject().keys();
        keys.removeDuplicates();
        for (const QString& key : keys) {
            const QJsonValue was = golden[key];
            const QJsonValue is = actual[key];
            if (kWords.contains(key) && was.isString() && is.isString()) continue;
            if (const QString found = difference(was, is, place + u'.' + key); !found.isEmpty()) return found;
        }
        return {};
    }
    if (golden.isArray() && actual.isArray()) {
        const auto size = std::max(golden.toArray().size(), actual.toArray().size());
        for (qsizetype index = 0; index < size; ++index)
            if (const QString found =
                    difference(golden[index], actual[index], QStringLiteral("%1[%2]").arg(place).arg(index));
                !found.isEmpty())
                return found;
        return {};
    }
    return golden == actual ? QString() : QStringLiteral("%1 was %2 and is %3").arg(place, told(golden), told(actual));
}

QString columnText(const QString& name, ColumnType type) {
    return name + (type == ColumnType::Integer ? QStringLiteral(" integer")
                   : type == ColumnType::Real  ? QStringLiteral(" real")
                                               : QStringLiteral(" text"));
}

/// "7" or "d"; "bits" are the digits that the last position needs.
std::int64_t valueOfFactor(const QString& factor, const Parameters& parameters) {
    if (factor == QLatin1String("vocabulary")) return shippedLanguageModel()->config().vocabulary;
    if (factor == QLatin1String("letters")) return 24;  // of the example of induction
    bool isNumber = false;
    const std::int64_t value = factor.toLongLong(&isNumber);
    if (isNumber) return value;
    if (factor == QLatin1String("bits")) return binaryWidth({.positions = parameters.n, .start = parameters.start});
    if (factor == QLatin1String("keys")) {
        const bool isPadded = parameters.padding == PaddingMode::Zeros;
        return parameters.n + (isPadded ? parameters.kernel - 1 : 0);
    }
    if (factor == QLatin1String("w")) return parameters.d / parameters.heads;
    if (factor == QLatin1String("H w")) return parameters.d;
    if (factor == QLatin1String("layers + 1")) return parameters.layers + 1;
    if (factor == QLatin1String("min(n, training-length)")) return std::min(parameters.n, parameters.trainingLength);
    const ParameterInfo* info = findParameter(factor.toStdString());
    if (!info) throw std::invalid_argument("no parameter " + factor.toStdString());
    return std::get<std::int64_t>(valueOf(parameters, *info));
}

/// "7", "d", "d - 1", "d / 2 - 1" or "grid-rows * grid-columns - 1".
std::int64_t valueOfTerm(const QString& term, const Parameters& parameters) {
    const QStringList parts = term.split(QStringLiteral(" - "));
    const QStringList quotient = parts.first().split(QStringLiteral(" / "));
    std::int64_t value = 1;
    for (const QString& factor : quotient.first().split(QStringLiteral(" * ")))
        value *= valueOfFactor(factor, parameters);
    if (quotient.size() > 1) value /= quotient[1].toLongLong();
    return parts.size() == 1 ? value : value - parts[1].toLongLong();
}

QStringList describedColumns(const TableDescription& table, const Parameters& parameters) {
    QStringList columns;
    for (const ColumnDescription& column : table.columns) {
        if (column.names.empty()) {
            columns += columnText(textOf(column.name), column.type);
            continue;
        }
        const QStringList ends = textOf(column.names).split(QStringLiteral(" to "));
        if (ends.size() != 2) throw std::invalid_argument("each is \"A to B\", not " + std::string(column.names));
        for (auto name = valueOfTerm(ends[0], parameters); name <= valueOfTerm(ends[1], parameters); ++name)
            columns += columnText(QString::number(name), column.type);
    }
    return columns;
}

QStringList columnsOf(const Table& table) {
    QStringList columns;
    if (const auto* matrix = std::get_if<MatrixTable>(&table))
        for (const std::string& name : matrix->columnNames) columns += columnText(textOf(name), ColumnType::Real);
    else if (const auto* array = std::get_if<ArrayTable>(&table)) {
        for (const ArrayAxis& axis : array->axes) columns += columnText(textOf(axis.name), ColumnType::Integer);
        columns += columnText(textOf(array->valueName), ColumnType::Real);
    } else
        for (const TableColumn& column : std::get<ColumnTable>(table).columns) {
            // A formula is text to whoever reads the table.
            constexpr std::array types{ColumnType::Real, ColumnType::Integer, ColumnType::Text, ColumnType::Text};
            columns += columnText(textOf(column.name), types.at(column.values.index()));
        }
    return columns;
}

}  // namespace

/// Keys and values as on the command line.
using Values = QList<std::pair<QString, QString>>;

class ListingTest : public QObject, private ProgramRunner {
    Q_OBJECT

 private Q_SLOTS:
    void init() { makeFolder(); }

    void listNamesEverything() {
        const Run done = run("list");
        SUCCEEDED(done);
        const QString out = QString::fromUtf8(done.out);
        for (const Exhibit* exhibit : exhibits()) {
            QVERIFY(out.contains(textOf(exhibit->id())));
            for (const TableDescription& table : exhibit->tables()) {
                QVERIFY(out.contains(textOf(table.row)));
                for (const ColumnDescription& column : table.columns) QVERIFY(out.contains(textOf(column.name)));
            }
            for (const Preset& preset : exhibit->presets()) QVERIFY(out.contains(preset.summary));
        }
        for (const ParameterInfo& info : parameterTable())
            QVERIFY(out.contains(QStringLiteral("--") + textOf(info.key)));
    }

    void listJsonIsForPrograms() {
        const Run done = run("list --json");
        SUCCEEDED(done);
        const QJsonObject list = QJsonDocument::fromJson(done.out).object();
        const QJsonArray all = list["exhibits"].toArray();
        QCOMPARE(all.size(), qsizetype(exhibits().size()));
        // Attention, then position, cost, training and models.
        QCOMPARE(all[0]["chapter"].toString(), QStringLiteral("Attention"));
        QCOMPARE(all.last()["chapter"].toString(), QStringLiteral("Models"));
        const auto found =
            std::ranges::find_if(all, [](const QJsonValue& each) { return each["id"] == "encoding-curves"; });
        QVERIFY(found != all.end());
        const QJsonObject curves = found->toObject();
        QCOMPARE(curves["chapter"].toString(), QStringLiteral("Position"));
        QCOMPARE(curves["presets"][0]["name"].toString(), QStringLiteral("start"));
        QCOMPARE(curves["presets"][1]["name"].toString(), QStringLiteral("d2l"));
        const QJsonObject table = curves["tables"][0].toObject();
        QCOMPARE(table["name"].toString(), QStringLiteral("columns"));
        QCOMPARE(table["row"].toString(), QStringLiteral("a position"));
        QCOMPARE(table["columns"][0],
                 QJsonValue(QJsonObject{
                     {"name", "position"}, {"type", "integer"}, {"meaning", "the position, start to start + n - 1"}}));
        QCOMPARE(table["columns"][1]["each"].toString(), QStringLiteral("first-column to last-column"));
        QCOMPARE(table["columns"][1]["type"].toString(), QStringLiteral("real"));
        const QJsonArray parameters = list["parameters"].toArray();
        QCOMPARE(parameters.size(), qsizetype(parameterTable().size()));
        const QJsonObject n = parameters[0].toObject();
        QCOMPARE(n["key"].toString(), QStringLiteral("n"));
        QCOMPARE(n["minimum"].toInt(), 1);
        QCOMPARE(n["maximum"].toInt(), 1'000'000);
        QCOMPARE(n["default"].toInt(), 60);
        const auto users = std::ranges::count_if(exhibits(), [](const Exhibit* e) { return e->findUse("n"); });
        QCOMPARE(n["used-by"].toArray().size(), qsizetype(users));
    }

    void listJsonChangesOnPurposeOnly() {
        const Run done = run("list --json");
        SUCCEEDED(done);
        const auto read = [](const QByteArray& json) { return QJsonValue(QJsonDocument::fromJson(json).object()); };
        const QString found =
            difference(read(contentsOf(QStringLiteral(ATTENTION_GOLDEN_DIR "/list.json"))), read(done.out));
        QVERIFY2(found.isEmpty(),
                 qPrintable(found + QStringLiteral(". Scripts depend on this. If it is meant, say so in CHANGELOG.md "
                                                   "and renew the file: attention-lab list --json "
                                                   ">tests/golden/list.json")));
    }

    void tablesAreAsDescribed_data() {
        const std::pair<const char*, Values> variations[]{
            {"defaults", {}},
            {"the smallest", {{"n", "1"}, {"d", "1"}}},
            {"an odd width", {{"n", "7"}, {"d", "9"}}},
            {"a later start", {{"n", "3"}, {"start", "1000"}}},
            {"wide", {{"n", "2"}, {"d", "4096"}}},
            {"wide, with weights", {{"n", "2"}, {"d", "1024"}}},
            {"other columns", {{"n", "2"}, {"first-column", "0"}, {"last-column", "31"}}},
            {"one column", {{"n", "2"}, {"first-column", "11"}, {"last-column", "11"}}},
        };
        QTest::addColumn<QString>("id");
        QTest::addColumn<Values>("values");
        for (const Exhibit* exhibit : exhibits())
            for (const auto& [what, values] : variations) {
                // Weights have d × d numbers; their columns have four digits at 1024 as well.
                const bool isWide = QByteArray(what).startsWith("wide");
                if (isWide && QByteArray(what).endsWith("weights") != (exhibit->findUse("heads") != nullptr)) continue;
                const bool isUsed = std::ranges::any_of(
                    values, [&](const auto& value) { return exhibit->findUse(value.first.toStdString()) != nullptr; });
                if (isUsed || values.isEmpty())
                    QTest::addRow("%s: %s", exhibit->id().data(), what) << textOf(exhibit->id()) << values;
            }
    }
    void tablesAreAsDescribed() {
        QFETCH(QString, id);
        QFETCH(Values, values);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        Scene scene;
        Parameters& parameters = scene.parameters;
        makeSmall(exhibit, parameters);
        parameters.tokens = commandScene(exhibit).parameters.tokens;
        for (const auto& [key, value] : values)
            if (const ParameterUse* use = exhibit.findUse(key.toStdString()))
                // What the page cannot show is fitted to it below.
                setValue(parameters, *findParameter(use->key), parseValue({.key = use->key}, value.toStdString()));
        parameters.row = parameters.column = 0;  // a derivation is that of a number
        scene = adaptScene(exhibit, scene);
        const EvaluatedScene shown = evaluateScene(exhibit, scene);
        for (const TableDescription& description : exhibit.tables()) {
            const Table table = shown.table(description.name);
            QCOMPARE(columnsOf(table), describedColumns(description, parameters));
            const auto* array = std::get_if<ArrayTable>(&table);
            QCOMPARE(description.axes.size(), array ? array->axes.size() : 0);
            for (std::size_t axis = 0; axis < description.axes.size(); ++axis)
                QCOMPARE(std::int64_t(array->axes[axis].size), valueOfTerm(textOf(description.axes[axis]), parameters));
            QVERIFY(!description.row.empty());
            for (const ColumnDescription& column : description.columns) QVERIFY(!column.meaning.empty());
        }
    }
};

ATTENTION_TEST(ListingTest, QCoreApplication)
#include "exhibit_listing_test.moc"
