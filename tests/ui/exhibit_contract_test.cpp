// What every exhibit owes the window, whatever it shows: words whose links lead somewhere, presets that apply, cells
// that can be pointed at and explained, handles that set parameters there are.

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <random>
#include <set>
#include <tuple>

#include "core/io/table_format.h"
#include "tests/core/translated.h"
#include "tests/sweep.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/text/derivation_words.h"

using namespace attention;

namespace {

constexpr QSize kSize(820, 470);
/// Pixels between two places that are pointed at, at the defaults and in presets, which differ little in where things
/// are.
constexpr int kStride = 5, kWideStride = 11;
/// Cells that are asked about in each matrix.
const int kCells = isWholeSweep() ? 40 : 20;

Scene startOf(const Exhibit& exhibit) {
    return adaptScene(exhibit, commandScene(exhibit));
}

std::vector<std::string> matricesOf(const Exhibit& exhibit) {
    const ParameterUse* matrix = exhibit.findUse("matrix");
    if (!matrix) return {std::string()};
    return {matrix->acceptedNames.begin(), matrix->acceptedNames.end()};
}

/// Every exhibit at its defaults and in each of its presets.
void addScenes() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("preset");
    for (const Exhibit* exhibit : exhibits()) {
        QTest::addRow("%s", exhibit->id().data()) << exhibit->id().data() << QString();
        for (const Preset& preset : exhibit->presets())
            QTest::addRow("%s %s", exhibit->id().data(), preset.name.data())
                << exhibit->id().data() << QString::fromUtf8(preset.name.data(), qsizetype(preset.name.size()));
    }
}

Scene asked(const Exhibit& exhibit, const QString& preset) {
    if (preset.isEmpty()) return startOf(exhibit);
    return applyPreset(exhibit, *exhibit.findPreset(preset.toStdString()), startOf(exhibit));
}

/// As the exhibit shows it, computed in a moment.
Scene shownBriefly(const Exhibit& exhibit, const QString& preset) {
    return madeBrief(exhibit, asked(exhibit, preset));
}

/// Tables with a column in which there is a NaN.
std::set<std::pair<std::string, std::string>> nanColumns(const EvaluatedScene& shown) {
    std::set<std::pair<std::string, std::string>> found;
    for (const TableDescription& description : shown.exhibit().tables()) {
        if (description.name == kDerivationTable.name) continue;
        std::string csv;
        writeTable(shown.table(description.name), TableFormat::Csv, [&](std::string_view piece) {
            csv += piece;
            return true;
        });
        const auto lines = QString::fromStdString(csv).split(u'\n');
        const QStringList names = lines[0].split(u',');
        for (const QString& line : lines.mid(1))
            for (qsizetype i = 0; const QString& field : line.split(u','))
                if (const QString name = names.value(i++); field == u"nan")
                    found.emplace(description.name, name.toStdString());
    }
    return found;
}

}  // namespace

class ExhibitContractTest : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() { loadFonts(); }

    void presetsFit_data() { addScenes(); }
    void presetsFit() {
        QFETCH(QString, id);
        QFETCH(QString, preset);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        const Scene scene = asked(exhibit, preset);
        std::set<std::string_view> decided;
        for (const DerivedParameter& decision : exhibit.derivedParameters(scene)) decided.insert(decision.key);
        for (const Adaptation& adaptation : adaptParameters(exhibit, scene).adaptations)
            QVERIFY2(decided.contains(adaptation.key), std::string(adaptation.key).c_str());
        QVERIFY(exhibit.memoryNeeded(scene) > 0 && exhibit.memoryNeeded(scene) < 1e9);
        for (const Preset& known : exhibit.presets()) QVERIFY(!known.title.isEmpty() && !known.summary.isEmpty());
        const auto cell = selectedCell(scene.parameters);
        if (cell)
            QVERIFY(hasCell(exhibit, adaptScene(exhibit, scene).parameters,
                            *selectedCell(adaptScene(exhibit, scene).parameters)));
    }

    void linksLeadSomewhere_data() { addScenes(); }
    void linksLeadSomewhere() {
        QFETCH(QString, id);
        QFETCH(QString, preset);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        const Scene scene = shownBriefly(exhibit, preset);
        QCOMPARE(wordsFault(exhibit, scene), QString());
        const Caption caption = studiedOnce(exhibit, scene).caption();
        QVERIFY(!caption.formulas.empty());
        QVERIFY((caption.observation + caption.suggestion + caption.more + caption.relevance)
                    .contains(QLatin1String("<a ")));
    }

    void cellsAreExplained_data() { addScenes(); }
    void cellsAreExplained() {
        QFETCH(QString, id);
        QFETCH(QString, preset);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        const Scene scene = shownBriefly(exhibit, preset);
        EvaluatedScene shown = studiedOnce(exhibit, scene);
        std::mt19937_64 bits(20170612);
        for (const std::string& matrix : matricesOf(exhibit)) {
            const TableShape shape = selectableShape(exhibit, scene.parameters, matrix);
            QVERIFY2(shape.rows > 0 && shape.columns > 0, matrix.c_str());
            for (int i = 0; i < kCells; ++i) {
                Cell cell{Index(bits() % std::uint64_t(shape.rows)), Index(bits() % std::uint64_t(shape.columns)),
                          matrix};
                if (i == 0) cell = {shape.rows - 1, shape.columns - 1, matrix};
                const Explanation explanation = shown.explain(cell);
                const auto where = QStringLiteral("%1[%2, %3]").arg(matrix.c_str()).arg(cell.row).arg(cell.column);
                QVERIFY2(!explanation.tags.empty() && !explanation.value.isEmpty() && !explanation.sentence.isEmpty(),
                         qPrintable(where));
                for (const DerivationLine& line : explanation.derivation.steps) {
                    QVERIFY2(!line.name.empty(), qPrintable(where));
                    if (!line.word.empty() || line.expression == Expression{}) continue;
                    if (line.expression.kind == Expression::Kind::Grid) continue;
                    const double value = evaluate(line.expression);
                    // Steps are written with digits enough for their value to come out as it is shown.
                    const double scale = std::max({1.0, std::abs(value), std::abs(line.value)});
                    QVERIFY2(
                        std::abs(value - line.value) <= 1e-2 * scale || (std::isinf(value) && std::isinf(line.value)),
                        qPrintable(where + u' ' + QString::fromStdString(line.name) + u' ' +
                                   QString::fromStdString(expressionText(line.expression)) +
                                   QStringLiteral(" = %1, not %2").arg(value).arg(line.value)));
                }
                shown = shown.withSelection(cell);
                QVERIFY2(tableShape(shown.table("derivation")).rows > 0, qPrintable(where));
            }
        }
    }

    void linesHaveWords_data() { addScenes(); }
    void linesHaveWords() {
        QFETCH(QString, id);
        QFETCH(QString, preset);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        const Scene scene = shownBriefly(exhibit, preset);
        // A name that has no words, or no mark, would stay English in every language.
        static const auto words = wordsIn("zh_CN", "DerivationWords");
        const EvaluatedScene shown = studiedOnce(exhibit, scene);
        for (const std::string& matrix : matricesOf(exhibit)) {
            const Explanation explanation = shown.explain(Cell{0, 0, matrix});
            for (const auto* lines : {&explanation.derivation.steps, &explanation.derivation.context})
                for (const DerivationLine& line : *lines)
                    QVERIFY2(words.contains(derivationLineName(line.name).toStdString()), line.name.c_str());
        }
    }

    void everyPlaceIsInTheMatrix_data() { addScenes(); }
    void everyPlaceIsInTheMatrix() {
        QFETCH(QString, id);
        QFETCH(QString, preset);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        const Scene scene = shownBriefly(exhibit, preset);
        const auto figure = shownFigure(exhibit, scene, kSize);
        std::set<std::tuple<std::string, std::int64_t, std::int64_t>> cells;
        // Asked once for each matrix: some have to be computed.
        const std::vector<std::string> matrices = matricesOf(exhibit);
        std::map<std::string, TableShape> shapes;
        const auto shapeOf = [&](const std::string& matrix) {
            const auto [shape, isNew] = shapes.try_emplace(matrix);
            if (isNew) shape->second = selectableShape(exhibit, scene.parameters, matrix);
            return shape->second;
        };
        const auto has = [&](const Cell& cell) {
            const TableShape shape = shapeOf(cell.matrix);
            return std::ranges::find(matrices, cell.matrix) != matrices.end() && cell.row >= 0 &&
                   cell.row < shape.rows && cell.column >= 0 && cell.column < shape.columns;
        };
        const int stride = preset.isEmpty() ? kStride : kWideStride;
        for (int y = 0; y < kSize.height(); y += stride)
            for (int x = 0; x < kSize.width(); x += stride) {
                const QPointF place(x, y);
                if (const auto cell = figure->cellAt(place);
                    cell && cells.emplace(cell->matrix, cell->row, cell->column).second) {
                    QVERIFY2(
                        has(*cell),
                        qPrintable(
                            QStringLiteral("%1[%2, %3]").arg(cell->matrix.c_str()).arg(cell->row).arg(cell->column)));
                    for (const auto& [right, down] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                        QVERIFY(shapeOf(figure->adjacentCell(*cell, right, down).matrix).rows > 0);
                    }
                }
                const auto settable = [&](std::string_view key, const ParameterValue& value) {
                    const ParameterUse* use = exhibit.findUse(key);
                    QVERIFY2(use, std::string(key).c_str());
                    Parameters parameters = scene.parameters;
                    setValue(parameters, *findParameter(key), value);
                };
                if (const auto choice = figure->clickActionAt(place)) settable(choice->key, choice->value);
                if (const auto key = figure->handleAt(place); !key.empty()) {
                    settable(key, figure->handleValue(key, place));
                    settable(key, figure->handleValue(key, place + QPointF(40, -30)));
                }
            }
        QVERIFY(!cells.empty());
    }

    void tablesAreWhatTheyDeclare_data() { addScenes(); }
    void tablesAreWhatTheyDeclare() {
        QFETCH(QString, id);
        QFETCH(QString, preset);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        Scene scene = shownBriefly(exhibit, preset);
        if (!selectedCell(scene.parameters)) setSelection(scene.parameters, Cell{0, 0, scene.parameters.matrix});
        QCOMPARE(exhibit.tables().back().name, kDerivationTable.name);
        const EvaluatedScene shown = studiedOnce(exhibit, scene);
        for (const TableDescription& description : exhibit.tables()) {
            const Table table = shown.table(description.name);
            QVERIFY2(tableShape(table).rows > 0, description.name.data());
            // What holds it can be told before it is computed.
            for (const std::string_view name : tableFormatNames()) {
                const TableFormat format = *tableFormat(name);
                const auto said = hasText(description) ? formatTextProblem(format) : std::string_view();
                QVERIFY2(said == formatProblem(table, format),
                         (std::string(description.name) + " as ").append(name).c_str());
            }
        }
        QVERIFY_EXCEPTION_THROWN(shown.table("no such table"), std::invalid_argument);
    }

    /// What is accepted is computed: the ends of each range make no column NaN that is none at the start.
    void extremesAreNumbers_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("key");
        for (const Exhibit* exhibit : exhibits())
            for (const ParameterUse& use : exhibit->uses())
                if (std::holds_alternative<RealField>(findParameter(use.key)->field))
                    QTest::addRow("%s %s", exhibit->id().data(), use.key.data())
                        << exhibit->id().data() << QString::fromUtf8(use.key.data(), qsizetype(use.key.size()));
    }
    void extremesAreNumbers() {
        QFETCH(QString, id);
        QFETCH(QString, key);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        const ParameterUse& use = *exhibit.findUse(key.toStdString());
        const ParameterBounds bounds = fixedBounds(use);
        const double least = double(bounds.minimum);
        Scene scene = shownBriefly(exhibit, {});
        setSelection(scene.parameters, std::nullopt);
        std::map<std::string, std::set<std::string>> known;
        for (const auto& [table, column] : nanColumns(studiedOnce(exhibit, scene))) known[table].insert(column);
        for (const double value : {bounds.minimumExcluded ? std::nextafter(least, HUGE_VAL) : least,
                                   double(std::min<ExactNumber>(bounds.maximum, std::numeric_limits<double>::max()))}) {
            setValue(scene.parameters, *findParameter(use.key), value);
            for (const auto& [table, column] : nanColumns(studiedOnce(exhibit, adaptScene(exhibit, scene))))
                QVERIFY2(known[table].contains(column),
                         (table + ", " + column + " at " + std::to_string(value)).c_str());
        }
    }

    void panelsHaveKeys_data() { addScenes(); }
    /// The panels have keys that are theirs alone, and are the same ones on paper.
    void panelsHaveKeys() {
        QFETCH(QString, id);
        QFETCH(QString, preset);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        const Scene asked = shownBriefly(exhibit, preset);
        static const QRegularExpression key(QStringLiteral("^[a-z0-9]+(-[a-z0-9]+)*$"));
        for (const std::string& show : {asked.parameters.show, std::string(kShowAll)}) {
            Scene scene = asked;
            scene.parameters.show = show;
            const EvaluatedScene shown = evaluateScene(exhibit, adaptScene(exhibit, scene));
            const auto panels = [&](bool isInteractive, QSize size) {
                const auto figure = exhibit.makeFigure();
                figure->setInteractive(isInteractive);
                figure->setViewport(QRect({}, size));
                figure->display(shown.scene(), shown.study());
                QStringList all;
                for (const Figure::Panel& panel : figure->panels())
                    all += QString::fromStdString(panel.key) + u' ' + panel.heading;
                return all;
            };
            const QStringList usual = panels(true, {1000, 700});
            std::set<QString> keys;
            for (const std::string& matrix : matricesOf(exhibit)) keys.insert(QString::fromStdString(matrix));
            for (const TableDescription& table : exhibit.tables())
                keys.insert(QString::fromStdString(std::string(table.name)));
            for (const QString& panel : usual) {
                const QString word = panel.section(u' ', 0, 0);
                QVERIFY2(key.match(word).hasMatch() && keys.insert(word).second, qPrintable(panel));
            }
            for (const QSize size : {QSize(1000, 700), QSize(500, 600), QSize(1300, 500)})
                for (const bool isInteractive : {false, true}) QCOMPARE(panels(isInteractive, size), usual);
        }
    }

    void exportsAreDrawn_data() { addScenes(); }
    void exportsAreDrawn() {
        QFETCH(QString, id);
        QFETCH(QString, preset);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        const Scene scene = shownBriefly(exhibit, preset);
        // In other sizes the defaults are drawn, in smallAndLargeAreDrawn().
        QVERIFY(isDrawnOn(painted(exhibit, scene, {454, 302})));
    }

    void smallAndLargeAreDrawn_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<std::size_t>("turn");  // of the matrices, of which another one has the selection in each size
        std::size_t turn = 0;
        for (const Exhibit* exhibit : exhibits())
            for (const QSize size : {QSize(1, 1), QSize(60, 40), QSize(300, 200), QSize(453, 302), QSize(200, 900),
                                     QSize(1, 5000), QSize(1400, 160), QSize(2400, 1600)})
                QTest::addRow("%s %d x %d", exhibit->id().data(), size.width(), size.height())
                    << exhibit->id().data() << size << turn++;
    }
    void smallAndLargeAreDrawn() {
        QFETCH(QString, id);
        QFETCH(QSize, size);
        QFETCH(std::size_t, turn);
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        Scene scene = shownBriefly(exhibit, {});
        const std::vector<std::string> matrices = matricesOf(exhibit);
        const std::string& matrix = matrices[turn % matrices.size()];
        const TableShape shape = selectableShape(exhibit, scene.parameters, matrix);
        setSelection(scene.parameters, Cell{shape.rows - 1, shape.columns - 1, matrix});
        painted(exhibit, scene, size);
    }
};

ATTENTION_TEST(ExhibitContractTest, QApplication)
#include "exhibit_contract_test.moc"
