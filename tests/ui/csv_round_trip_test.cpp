// What `data` writes as CSV opens to the same numbers, wherever a reader of numbers accepts it at all.

#include <bit>

#include "core/io/csv.h"
#include "core/io/csv_reader.h"
#include "core/io/format_error.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"

using namespace attention;

namespace {

/// Values of parameters, by key.
using Given = std::vector<std::pair<std::string_view, std::string_view>>;

/// The numbers of a table line by line, as formats of text have them; nothing where a column is text.
std::optional<std::vector<double>> numbersOf(const Table& table) {
    const TableShape shape = tableShape(table);
    std::vector<double> numbers;
    for (Index row = 0; row < shape.rows; ++row)
        for (Index column = 0; column < shape.columns; ++column) {
            if (const auto* matrix = std::get_if<MatrixTable>(&table)) {
                numbers.push_back((*matrix->values)(row, column));
            } else if (const auto* columns = std::get_if<ColumnTable>(&table)) {
                const auto& values = columns->columns[std::size_t(column)].values;
                if (const auto* integers = std::get_if<std::vector<std::int64_t>>(&values))
                    numbers.push_back(double((*integers)[std::size_t(row)]));
                else if (const auto* reals = std::get_if<std::vector<double>>(&values))
                    numbers.push_back((*reals)[std::size_t(row)]);
                else
                    return {};
            } else {
                const auto& array = std::get<ArrayTable>(table);
                Index entry = row;
                for (std::size_t axis = array.axes.size(); axis-- > std::size_t(column) + 1;)
                    entry /= array.axes[axis].size;
                const bool isIndex = std::size_t(column) < array.axes.size();
                numbers.push_back(isIndex ? double(entry % array.axes[std::size_t(column)].size)
                                          : array.values->data()[row]);
            }
        }
    return numbers;
}

}  // namespace

class CsvRoundTripTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void everyTableOpensToItsNumbers_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<Scene>("scene");
        static const std::vector<std::pair<const char*, Given>> kSizes{
            {"defaults", {}},
            {"one token", {{"n", "1"}}},
            {"one dimension", {{"d", "1"}}},
            {"one number", {{"n", "1"}, {"d", "1"}}},
            {"two by two", {{"n", "2"}, {"d", "2"}}},
            {"one column", {{"first-column", "0"}, {"last-column", "0"}}},
            {"another column", {{"first-column", "3"}, {"last-column", "3"}}},
            {"whole numbers", {{"numbers", "integers"}}},
            {"one dimension of whole numbers", {{"numbers", "integers"}, {"d", "1"}, {"heads", "1"}}},
            {"one whole number", {{"numbers", "integers"}, {"n", "1"}, {"d", "1"}, {"heads", "1"}}},
        };
        for (const Exhibit* exhibit : exhibits()) {
            Scene start;
            start.exhibit = exhibit->id();
            makeSmall(*exhibit, start.parameters);
            std::vector<Scene> known;
            for (const auto& [name, given] : kSizes) {
                Scene scene = start;
                bool isUsed = true;
                for (const auto& [key, value] : given) {
                    const ParameterUse* use = exhibit->findUse(key);
                    isUsed = isUsed && use;
                    if (key == "n") scene.parameters.tokens = value == "1" ? "one" : "two words";
                    if (use && fixedBounds(*use).contains(std::atof(value.data())))
                        setValue(scene.parameters, *findParameter(key), parseValue(*use, value));
                }
                // What a page cannot show is another row already.
                scene = adaptScene(*exhibit, std::move(scene));
                if (!isUsed || std::ranges::any_of(known, [&](const Scene& each) {
                        return hasSameNumbers(*exhibit, each, scene) &&
                               each.parameters.firstColumn == scene.parameters.firstColumn &&
                               each.parameters.lastColumn == scene.parameters.lastColumn;
                    }))
                    continue;
                known.push_back(scene);
                QTest::addRow("%s, %s", exhibit->id().data(), name) << exhibit->id().data() << scene;
            }
            for (const Preset& preset : exhibit->presets()) {
                Scene scene = applyPreset(*exhibit, preset, start);
                makeSmall(*exhibit, scene.parameters);
                QTest::addRow("%s, preset %s", exhibit->id().data(), preset.name.data())
                    << exhibit->id().data() << adaptScene(*exhibit, std::move(scene));
            }
        }
    }
    void everyTableOpensToItsNumbers() {
        QFETCH(QString, id);
        QFETCH(Scene, scene);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        if (!selectedCell(scene.parameters)) setSelection(scene.parameters, Cell{0, 0, scene.parameters.matrix});
        const EvaluatedScene shown = evaluateScene(exhibit, scene);
        for (const TableDescription& description : exhibit.tables()) {
            const Table table = shown.table(description.name);
            std::string text;
            QVERIFY(writeCsv(table, [&](std::string_view piece) { return !text.append(piece).empty(); }));
            // Nothing here was given by a person: a 0 that was computed has no sign.
            static const QRegularExpression signedZero(QStringLiteral("(^|,)-0(,|$)"),
                                                       QRegularExpression::MultilineOption);
            const auto zero = signedZero.match(QString::fromStdString(text));
            QVERIFY2(!zero.hasMatch(),
                     qPrintable(QStringLiteral("%1 has -0: %2")
                                    .arg(QLatin1String(description.name.data(), qsizetype(description.name.size())),
                                         QString::fromStdString(text).mid(zero.capturedStart() - 40, 80))));
            CsvTable read;
            const auto numbers = numbersOf(table);
            try {
                read = readCsv(text);
            } catch (const FormatError& error) {
                // Text, and what is not finite, has no place in an array.
                const bool isFinite =
                    numbers && std::ranges::all_of(*numbers, [](double number) { return std::isfinite(number); });
                QVERIFY2(!isFinite || numbers->empty(), error.what());
                continue;
            }
            ++m_opened;
            const TableShape shape = tableShape(table);
            const QByteArray what = (std::string(description.name) + ": " + text.substr(0, 200)).c_str();
            QVERIFY2(numbers, what.constData());
            QVERIFY2(!read.header.empty(), what.constData());
            QVERIFY2(read.values.shape == (std::vector<Index>{shape.rows, shape.columns}), what.constData());
            QVERIFY2(std::ranges::equal(read.values.values, *numbers, {}, std::bit_cast<std::uint64_t, double>,
                                        std::bit_cast<std::uint64_t, double>),
                     what.constData());
        }
    }
    void cleanupTestCase() { QVERIFY2(m_opened > 500, qPrintable(QString::number(m_opened))); }

 private:
    int m_opened = 0;
};

ATTENTION_TEST(CsvRoundTripTest, QCoreApplication)
#include "csv_round_trip_test.moc"
