// A parameter that a page says changes nothing changes nothing: no table, no number of the picture.

#include <array>
#include <map>
#include <ranges>
#include <set>

#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/files/figure_export.h"

using namespace attention;

namespace {

/// Values that tell whether a parameter matters, as on the command line.
std::vector<std::string> valuesOf(const ParameterUse& use) {
    static const std::map<std::string_view, std::vector<std::string>> kTexts{
        {"tokens",
         {"a b c d e f g h", "the cat saw the other cat there now", "b b a a c d e f", "the cat did not find it"}},
        {"memory-tokens", {"", "one two three", "one one two four"}},
        {"valid-length", {"", "2", "1"}},
        {"query-valid-length", {"", "1,2,3,4,1,2,3,4", "2,2,3,4,1,2,3,1"}},
        {"masked-cells", {"", "1,1;2,0", "3,2"}},
        {"entries", {"", "X 0 0 2", "W_q 0 0 2", "M 0 0 2"}},
        {"example", {"", "A B C", "A A B B A"}},
        {"beside", {"", "heavy", "narrow"}},
        {"order", {"", "7,6,5,4,3,2,1,0", "1,0,2,3,4,5,6,7"}},
        {"offsets", {"", "-1,1", "2"}},
        {"compared", {"", "attention,recurrent", "convolution,restricted"}}};
    const ParameterInfo& info = *findParameter(use.key);
    if (const auto* choice = std::get_if<ChoiceField>(&info.field)) {
        const auto names = choice->values | std::views::transform(&ChoiceValue::name);
        return {names.begin(), names.end()};
    }
    if (const auto text = kTexts.find(use.key); text != kTexts.end()) return text->second;
    if (std::holds_alternative<RealField>(info.field)) return {"0.25", "0.9", "2.5", "7", "300"};
    std::vector<std::string> values{"1", "2", "3", "4", "5", "8", "9", "16", "40"};
    if (std::holds_alternative<OptionalField>(info.field)) values.insert(values.begin(), "none");
    return values;
}

/// The scene with a value more; nothing where the page cannot show it so.
std::optional<Scene> with(const Exhibit& exhibit, Scene scene, std::string_view key, const std::string& value) {
    const ParameterInfo& info = *findParameter(key);
    try {
        setValue(scene.parameters, info, parseValue(*exhibit.findUse(key), value));
    } catch (const ParameterError&) {
        return std::nullopt;
    }
    const Parameters asked = scene.parameters;
    Scene shown = adaptScene(exhibit, scene);
    // Nothing else may have given way.
    if (!(shown.parameters == asked) || findProblem(exhibit, shown)) return {};
    return shown;
}

LoadedArray loaded(std::vector<Index> shape, double step) {
    Index count = 1;
    for (const Index length : shape) count *= length;
    std::vector<double> values;
    for (Index i = 0; i < count; ++i) values.push_back(0.1 + step * double((i * 7) % 11));
    LoadedArray array{.path = "file.npy", .checksum = std::string(64, '0'), .shape = shape, .values = {}};
    array.values = std::make_shared<const Array>(Array{shape, std::move(values)});
    return array;
}

/// Small, so that all of it is drawn in a moment.
Scene smallStart(const Exhibit& exhibit) {
    Scene scene = commandScene(exhibit);
    if (exhibit.usesStartPreset()) {
        scene.parameters.row.reset();
        scene.parameters.column.reset();
        scene = adaptScene(exhibit, scene);
    }
    for (const auto& [key, value] :
         {std::pair{"n", "8"}, {"d", "8"}, {"heads", "2"}, {"draws", "20"}, {"key-width", "8"}, {"steps", "4"}})
        if (exhibit.findUse(key))
            if (const auto smaller = with(exhibit, scene, key, value)) scene = *smaller;
    Scene spoken = scene;
    if (exhibit.findUse("tokens")) spoken.parameters.tokens = "a b c d e f g a";
    spoken = adaptScene(exhibit, spoken);
    return findProblem(exhibit, spoken) ? adaptScene(exhibit, scene) : spoken;
}

/// What the scene may have beside parameters, by name.
std::vector<std::pair<std::string, Scene>> startsOf(const Exhibit& exhibit) {
    const Scene plain = smallStart(exhibit);
    std::vector<std::pair<std::string, Scene>> starts{{"", plain}};
    const auto add = [&](const std::string& name, auto arrays) {
        Scene scene = plain;
        for (auto& [array, values] : arrays) scene.arrays[array] = values;
        scene = adaptScene(exhibit, scene);
        if (!findProblem(exhibit, scene)) starts.emplace_back(name, scene);
    };
    using Arrays = std::vector<std::pair<std::string, LoadedArray>>;
    Arrays weights;
    for (const char* name : {"W_q", "W_k", "W_v", "W_o"}) weights.emplace_back(name, loaded({8, 8}, 0.05));
    if (exhibit.findArrayUse("input")) add("input", Arrays{{"input", loaded({8, 8}, 0.1)}});
    if (exhibit.findArrayUse("memory")) add("memory", Arrays{{"memory", loaded({5, 8}, 0.1)}});
    if (exhibit.findArrayUse("weights")) {
        add("weights", weights);
        weights.emplace_back("input", loaded({8, 8}, 0.1));
        add("input and weights", weights);
    }
    if (exhibit.findArrayUse("learned")) add("learned", Arrays{{"learned", loaded({8, 8}, 0.1)}});
    if (exhibit.findArrayUse("attention")) add("attention", Arrays{{"attention", loaded({2, 8, 8}, 0.01)}});
    return starts;
}

/// All that the page tells of a scene: its tables and its picture.
std::string contentsOf(const Exhibit& exhibit, const Scene& scene) {
    std::string contents;
    const EvaluatedScene shown = evaluateScene(exhibit, scene);
    for (const TableDescription& table : exhibit.tables()) try {
            if (table.name != kDerivationTable.name) contents += csvOf(shown.table(table.name));
        } catch (const std::invalid_argument& error) {  // what is loaded has no such table
            contents += error.what();
        }
    const auto figure = exhibit.makeFigure();
    figure->display(scene, shown.study());
    return contents + renderFigure(*figure, figureOptions({})).toStdString();
}

}  // namespace

class IdleParametersTest : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() { loadFonts(); }
    void whatIsSaidToBeIdleIsIdle_data() {
        QTest::addColumn<QString>("id");
        for (const Exhibit* exhibit : exhibits()) QTest::addRow("%s", exhibit->id().data()) << exhibit->id().data();
    }
    void whatIsSaidToBeIdleIsIdle() {
        QFETCH(QString, id);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        std::set<std::pair<std::string_view, QString>> tried;
        for (const auto& [name, start] : startsOf(exhibit)) {
            std::vector<std::pair<std::string, Scene>> scenes{{name, start}};
            for (const ParameterUse& use : exhibit.uses())
                if (std::holds_alternative<ChoiceField>(findParameter(use.key)->field) ||
                    std::holds_alternative<TextField>(findParameter(use.key)->field))
                    for (const std::string& value : valuesOf(use))
                        if (const auto scene = with(exhibit, start, use.key, value))
                            scenes.emplace_back(name + " " + std::string(use.key) + "=" + value, *scene);
            for (const auto& [context, scene] : scenes)
                for (const ParameterUse& use : exhibit.uses()) {
                    if (!affectsData(use) || exhibit.ineffectiveReason(use.key, scene).accepted.empty()) continue;
                    // A picture takes its time: each key is tried once for each reason that the page has.
                    if (!tried.emplace(use.key, exhibit.ineffectiveReason(use.key, scene).words).second) continue;
                    const std::string before = contentsOf(exhibit, scene);
                    for (const std::string& value : valuesOf(use))
                        if (const auto other = with(exhibit, scene, use.key, value))
                            QVERIFY2(contentsOf(exhibit, *other) == before,
                                     (context + ": " + std::string(use.key) + "=" + value).c_str());
                }
        }
    }
};

ATTENTION_TEST(IdleParametersTest, QApplication)
#include "idle_parameters_test.moc"
