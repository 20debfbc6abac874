#include "core/scene/scene_text.h"

#include <bit>
#include <clocale>
#include <cmath>

#include <QDir>
#include <QFile>

#include "core/io/format_error.h"
#include "core/version.h"
#include "tests/core/scene/random_scenes.h"
#include "tests/core/translated.h"
#include "tests/sweep.h"
#include "tests/test_class.h"

using namespace attention;
Q_DECLARE_METATYPE(Scene)

namespace {

const std::string kChecksum = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
const QString kVersionText = QString::fromStdString(std::string(kVersion));
const QString kParameterKeys = [] {
    QStringList keys;
    for (const ParameterInfo& info : parameterTable())
        keys += QString::fromUtf8(info.key.data(), qsizetype(info.key.size()));
    return keys.join(QStringLiteral(", "));
}();
const QString kFileKeys =
    "attention-lab-scene, program, exhibit, parameters, reference, view, arrays, measurement, language-model";

QString goldenDir() {
    return ATTENTION_GOLDEN_DIR "/scenes";
}

std::string golden(const QString& name) {
    QFile file(goldenDir() + "/" + name);
    if (!file.open(QIODevice::ReadOnly)) qFatal("no %s", qPrintable(file.fileName()));
    return file.readAll().toStdString();
}

/// What readSceneText says against a text; empty when it accepts it.
QString refusal(std::string_view text, auto... steps) {
    try {
        readSceneText(text, kExhibits, steps...);
    } catch (const FormatError& error) {
        return untranslated(error.phrase()) + QString::fromUtf8(error.what());
    }
    return {};
}

Scene everything() {
    constexpr double smallest = std::numeric_limits<double>::denorm_min();
    constexpr double normal = std::numeric_limits<double>::min();
    constexpr double largest = std::numeric_limits<double>::max();
    Scene scene;
    scene.exhibit = "encoding-curves";
    Parameters& parameters = scene.parameters;
    parameters.n = 1'000'000;
    parameters.d = 100'000;
    parameters.base = std::nextafter(1.0, 2.0);
    parameters.start = 123'456;
    parameters.firstColumn = 99'998;
    parameters.lastColumn = 99'999;
    parameters.row = 999'999;
    parameters.column = 0;
    parameters.colourMap = ColourScheme::Blues;
    parameters.look = FigureStyle::Book;
    scene.view = {Zoom{-0.5, std::nextafter(59.3, 60), 1e-300, -1e9}, FigureSize{57.3, 2000}, {}};
    std::string counting;
    for (int i = 0; i < 4; ++i) counting += "0123456789abcdef";
    scene.arrays["attention"] = {"/home/ana/dados/atenção \"1\".npy", counting, {4, 1000, 1000}, nullptr};
    const std::vector<double> numbers{
        0,    -0.0,      1, -1, 0.1, smallest, -normal, largest, std::acos(-1), 0x1p53, 1e-5, std::nextafter(1e-5, 0),
        1e16, 12345.678, 1, 2,  3,   4,        5,       6};
    scene.arrays["input"] = loadedArray("X.npy", kChecksum, {2, 10}, numbers);
    scene.arrays["learned"] = loadedArray("", std::string(64, 'f'), {1}, {1.0 / 3});
    scene.arrays["memory"] =
        loadedArray("C:\\data\\中文.csv", std::string(64, '0'), {1, 2, 1, 1, 1, 1, 1, 2}, {1, 2, 3, 4});
    return scene;
}

Scene missingKeys() {
    Scene scene;
    scene.exhibit = "encoding-curves";
    scene.parameters.n = 100;
    scene.parameters.base = 500;
    scene.parameters.row = 3;
    scene.view.size = {89, 60};
    return scene;
}

Scene otherEditor() {
    Scene scene;
    scene.parameters.d = 64;
    scene.parameters.look = FigureStyle::Book;
    scene.arrays["input"] = loadedArray("", kChecksum, {2, 2}, {1.5, -0.25, 100, 0});
    return scene;
}

Scene comparing() {
    Scene scene = everything();
    scene.reference = Parameters{};
    scene.reference->base = 100;
    scene.reference->row = 3;
    scene.view.pins = {{0, 99'999}, {999'999, 0}, {3, 6}};
    return scene;
}

Scene withTensor() {
    Scene scene;
    scene.arrays["learned"] = {"gpt2/model.safetensors", kChecksum, {1024, 768}, nullptr, "wpe.weight"};
    scene.arrays["input"] = loadedArray("", kChecksum, {1, 2}, {1.5, -0.25});
    scene.arrays["input"].tensor = "a \"name\"\n中文";
    return scene;
}

Scene withHeader() {
    Scene scene;
    scene.arrays["learned"] = {"tables/P.csv", kChecksum, {1024, 768}, nullptr, {}, CsvHeader::Off};
    scene.arrays["input"] = loadedArray("X.csv", kChecksum, {1, 2}, {1.5, -0.25});
    scene.arrays["input"].header = CsvHeader::On;
    scene.arrays["input"].headerLine = "no scene keeps it";
    return scene;
}

Scene measured() {
    Scene scene;
    scene.measurement =
        CostMeasurement{.machine = "A \"Processor\" 处理器",
                        .against = AxisVariable::D,
                        .projections = true,
                        .isQuick = true,
                        .samples = {{Architecture::Convolution, 60, 16, 3, {1e-6, 1.25e-6, std::nextafter(1e-6, 1)}},
                                    {Architecture::Attention, 1'000'000, 100'000, 63, {1e6}}}};
    return scene;
}

JsonMember& memberOf(JsonObject& object, std::string_view key) {
    return *std::ranges::find(object, key, &JsonMember::key);
}
JsonObject& parametersOf(JsonObject& file) {
    return std::get<JsonObject>(memberOf(file, "parameters").value);
}

/// Equal, and the embedded numbers equal to the last bit (which tells -0 from 0).
bool isSame(const Scene& a, const Scene& b) {
    if (a != b) return false;
    for (const auto& [name, array] : a.arrays) {
        const auto& other = b.arrays.at(name);
        if (!array.values) continue;
        if (array.values->shape != other.values->shape) return false;
        if (!std::ranges::equal(array.values->values, other.values->values, {}, std::bit_cast<std::uint64_t, double>,
                                std::bit_cast<std::uint64_t, double>))
            return false;
    }
    return true;
}

}  // namespace

class SceneTextTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void goldensOpenForEver_data();
    void goldensOpenForEver();
    void everyGoldenIsTested();
    void writesTheGoldenBytes_data();
    void writesTheGoldenBytes();
    void readsWhatItWrote();
    void aLanguageModelIsNamedByItsFolder();
    void localesDoNotMatter();
    void largeArraysStayOutside_data();
    void largeArraysStayOutside();
    void valuesForAnotherPageStay();
    void refusesWhatIsNoJson_data();
    void refusesWhatIsNoJson();
    void refusesWhatIsNoScene_data();
    void refusesWhatIsNoScene();
    void refusesWhatIsTooMuch_data();
    void refusesWhatIsTooMuch();
    void stepsTakeOlderFormsToTheNewest();
};

void SceneTextTest::goldensOpenForEver_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<Scene>("expected");
    QTest::addRow("all defaults") << "form1_defaults.attention" << Scene();
    QTest::addRow("everything set") << "form1_everything.attention" << everything();
    QTest::addRow("missing keys have their defaults") << "form1_missing_keys.attention" << missingKeys();
    QTest::addRow("as little as can be") << "form1_shortest.attention" << Scene();
    QTest::addRow("pins and a reference") << "form1_comparing.attention" << comparing();
    QTest::addRow("tensors of a file") << "form1_tensor.attention" << withTensor();
    QTest::addRow("headers of tables") << "form1_header.attention" << withHeader();
    QTest::addRow("a measurement") << "form1_measured.attention" << measured();
    QTest::addRow("byte order mark, CRLF, tabs, 6e1, \\u002d, the form last")
        << "form1_other_editor.attention" << otherEditor();
}
void SceneTextTest::goldensOpenForEver() {
    QFETCH(QString, file);
    QFETCH(Scene, expected);
    QVERIFY(isSame(readSceneText(golden(file), kExhibits), expected));
}

/// A raised form needs files of its own, and a file that nothing opens protects nothing.
void SceneTextTest::everyGoldenIsTested() {
    const QStringList tested{"form1_comparing.attention",    "form1_defaults.attention", "form1_everything.attention",
                             "form1_header.attention",       "form1_measured.attention", "form1_missing_keys.attention",
                             "form1_other_editor.attention", "form1_shortest.attention", "form1_tensor.attention"};
    QCOMPARE(QDir(goldenDir()).entryList(QDir::Files, QDir::Name), tested);
    for (int form = 1; form <= kSceneVersion; ++form) QVERIFY(!tested.filter(QString("form%1_").arg(form)).isEmpty());
}

/// When a key is added, another golden file joins here with it; keys that are not set are not written.
void SceneTextTest::writesTheGoldenBytes_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<Scene>("scene");
    QTest::addRow("all defaults") << "form1_defaults.attention" << Scene();
    QTest::addRow("everything of the first programs set") << "form1_everything.attention" << everything();
    QTest::addRow("everything set") << "form1_comparing.attention" << comparing();
    QTest::addRow("tensors of a file") << "form1_tensor.attention" << withTensor();
    QTest::addRow("headers of tables") << "form1_header.attention" << withHeader();
    QTest::addRow("a measurement") << "form1_measured.attention" << measured();
}
void SceneTextTest::writesTheGoldenBytes() {
    QFETCH(QString, file);
    QFETCH(Scene, scene);
    const QString expected =
        QString::fromStdString(golden(file)).replace("\"program\": \"0.1.0\"", "\"program\": \"" + kVersionText + "\"");
    QCOMPARE(QString::fromStdString(writeSceneText(scene)).split('\n'), expected.split('\n'));
}

void SceneTextTest::readsWhatItWrote() {
    RandomScenes scenes;
    for (int i = 0; i < (isWholeSweep() ? 3000 : 1000); ++i) {
        const Scene scene = scenes.next();
        const std::string text = writeSceneText(scene);
        const QString problem = refusal(text);
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        const Scene again = readSceneText(text, kExhibits);
        QVERIFY2(isSame(scene, again), text.c_str());
        QCOMPARE(writeSceneText(again), text);
    }
}

void SceneTextTest::aLanguageModelIsNamedByItsFolder() {
    Scene scene;
    scene.exhibit = kExhibits.front();
    QVERIFY(writeSceneText(scene).find("language-model") == std::string::npos);
    scene.languageModel = {"models/gpt2", std::string(64, 'a'), nullptr};
    QCOMPARE(readSceneText(writeSceneText(scene), kExhibits), scene);
}

void SceneTextTest::localesDoNotMatter() {
    const std::string text = writeSceneText(everything());
    const std::string before = std::setlocale(LC_ALL, nullptr);
    // Those that are not installed are passed over; with each of these, printf writes 1,5.
    for (const char* name : {"pt_BR.UTF-8", "de_DE.UTF-8", "fr_FR.UTF-8", "ru_RU.UTF-8", "zh_CN.UTF-8", "C"}) {
        if (!std::setlocale(LC_ALL, name)) continue;
        const std::string written = writeSceneText(everything());
        const QString problem = refusal(text);
        const bool isRead = problem.isEmpty() && isSame(readSceneText(text, kExhibits), everything());
        std::setlocale(LC_ALL, before.c_str());
        QCOMPARE(written, text);
        QVERIFY2(isRead, name);
    }
}

void SceneTextTest::largeArraysStayOutside_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<qint64>("count");
    QTest::addColumn<bool>("embedded");
    QTest::addRow("as many as are embedded") << "X.npy" << qint64(65'536) << true;
    QTest::addRow("one more: by path and checksum") << "X.npy" << qint64(65'537) << false;
    QTest::addRow("one more, but there is no file to read again") << "" << qint64(65'537) << true;
}
void SceneTextTest::largeArraysStayOutside() {
    QFETCH(QString, path);
    QFETCH(qint64, count);
    QFETCH(bool, embedded);
    Scene scene;
    scene.arrays["input"] = loadedArray(path.toStdString(), kChecksum, {Index(count), 1},
                                        std::vector<double>(static_cast<std::size_t>(count), 0.1));
    const LoadedArray read = readSceneText(writeSceneText(scene), kExhibits).arrays.at("input");
    QCOMPARE(read.path, path.toStdString());
    QCOMPARE(read.checksum, kChecksum);
    QCOMPARE(read.shape, (std::vector<Index>{Index(count), 1}));
    QCOMPARE(read.values != nullptr, embedded);
    if (embedded) QCOMPARE(*read.values, *scene.arrays["input"].values);
}

void SceneTextTest::valuesForAnotherPageStay() {
    // Columns beyond d, a last before the first, a row beyond n: the page that is shown adapts them, the file keeps
    // them.
    Scene scene;
    Parameters& parameters = scene.parameters;
    parameters.n = 2;
    parameters.d = 1;
    parameters.firstColumn = 50;
    parameters.lastColumn = 40;
    parameters.row = 700;
    parameters.column = 80;
    QCOMPARE(readSceneText(writeSceneText(scene), kExhibits).parameters, scene.parameters);
}

void SceneTextTest::refusesWhatIsNoJson_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* why, const QByteArray& text, const char* says) {
        QTest::addRow("%s", why) << text << QString(says);
    };
    row("nothing", "", "it is empty; accepted: a scene of Attention Lab");
    row("a byte order mark alone", "\xEF\xBB\xBF", "line 1, column 1: the text ends too early");
    row("blanks", " \n ", "line 2, column 2: the text ends too early");
    row("cut off after a bracket", "{", "line 1, column 2: the text ends too early");
    row("cut off in a number", "{\"a\": 1", "line 1, column 8: the text ends too early");
    row("cut off in a text", "{\"a\": \"b", "line 1, column 9: the text ends too early");
    row("cut off in a word", "{\"a\": tru", "line 1, column 10: the text ends too early");
    row("a picture", "\x89PNG\r\n", "line 1, column 1: a byte is not UTF-8; accepted: UTF-8");
    row("XML", "<svg/>", "line 1, column 1: \"<svg/>\" cannot stand here; accepted: an object");
    row("zero bytes", QByteArray("\0\0", 2), "line 1, column 1: \"??\" cannot stand here; accepted: an object");
    row("a comma too many", "{\"a\": 1,}",
        "line 1, column 9: \"}\" cannot stand here; accepted: a key in double quotes");
    row("a comma too few", "{\n  \"a\": 1\n  \"b\": 2\n}",
        "line 3, column 3: the text \"b\" cannot stand here; accepted: a comma, or }");
    row("a comma first", "{,}", "line 1, column 2: \",\" cannot stand here; accepted: a key in double quotes, or }");
    row("a comma too many in a list", "{\"a\": [1,]}", "line 1, column 10: \"]\" cannot stand here; accepted: a value");
    row("a comma too few in a list", "{\"a\": [1 2]}",
        "line 1, column 10: \"2\" cannot stand here; accepted: a comma, or ]");
    row("a list closed as an object", "{\"a\": [}",
        "line 1, column 8: \"}\" cannot stand here; accepted: a value, or ]");
    row("a colon too few", "{\"a\" 1}", "line 1, column 6: \"1\" cannot stand here; accepted: a colon");
    row("no value", "{\"a\": }", "line 1, column 7: \"}\" cannot stand here; accepted: a value");
    row("a bracket too many", "{}\n}", "line 2, column 1: \"}\" cannot stand here; accepted: the end of the text");
    row("words after the end", "{} x", "line 1, column 4: \"x\" cannot stand here; accepted: the end of the text");
    row("two scenes", "{}{}", "line 1, column 3: \"{\" cannot stand here; accepted: the end of the text");
    row("a key in single quotes", "{'a': 1}",
        "line 1, column 2: \"'a'\" cannot stand here; accepted: a key in double quotes, or }");
    row("a comment", "{\"a\": // 1", "line 1, column 7: \"//\" cannot stand here; accepted: a value");
    row("a leading zero", "{\"a\": 01}", "line 1, column 7: \"01\" cannot stand here; accepted: a value");
    row("a plus sign", "{\"a\": +1}", "line 1, column 7: \"+1\" cannot stand here; accepted: a value");
    row("no digit after the point", "{\"a\": 1.}", "line 1, column 7: \"1.\" cannot stand here; accepted: a value");
    row("a decimal comma", "{\"a\": 1,5}",
        "line 1, column 9: \"5\" cannot stand here; accepted: a key in double quotes");
    row("hexadecimal", "{\"a\": 0x10}", "line 1, column 7: \"0x10\" cannot stand here; accepted: a value");
    row("not a number", "{\"a\": NaN}", "line 1, column 7: \"NaN\" cannot stand here; accepted: a value");
    row("infinity", "{\"a\": -Infinity}", "line 1, column 7: \"-Infinity\" cannot stand here; accepted: a value");
    row("half a word", "{\"a\": nul}", "line 1, column 7: \"nul\" cannot stand here; accepted: a value");
    row("another script's digit; columns count characters", "{\"é\": ٣}",
        "line 1, column 7: \"٣\" cannot stand here; accepted: a value");
    row("a text over two lines", "{\"a\": \"b\nc\"}",
        "line 1, column 9: a line break or another control character in a text; accepted: \\n and the like");
    row("a quote too few", "{\n\"a: 1,\n\"b\": 2}",
        "line 2, column 7: a line break or another control character in a text; accepted: \\n and the like");
    const char* escape = "an escape that JSON does not have; accepted: \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0000";
    row("a path with single backslashes", R"({"a": "C:\data"})", qPrintable("line 1, column 11: " + QString(escape)));
    row("a wrong \\u", R"({"a": "\u12G4"})", qPrintable("line 1, column 12: " + QString(escape)));
    row("half a pair", R"({"a": "\ud800"})", qPrintable("line 1, column 14: " + QString(escape)));
    const char* utf8 = "line 1, column 9: a byte is not UTF-8; accepted: UTF-8";
    row("Latin-1", "{\"a\": \"x\xE9\"}", utf8);
    row("an overlong zero", "{\"a\": \"x\xC0\x80\"}", utf8);
    row("a character cut off", "{\"a\": \"x\xE4\xB8\"}", utf8);
    row("beyond Unicode", "{\"a\": \"x\xF4\x90\x80\x80\"}", utf8);
    row("half a pair, as bytes", "{\"a\": \"x\xED\xA0\x80\"}", utf8);
    row("too large for a double, by its key", R"({"parameters": {"base": 1e400}})",
        "parameters.base: \"1e400\" is too large for a number; accepted: up to 1.7976931348623157e+308");
    row("too large for a double, by its place", R"({"arrays": {"input": {"values": [1, 2, -1e400]}}})",
        "arrays.input.values[2]: \"-1e400\" is too large for a number; accepted: up to 1.7976931348623157e+308");
    row("a key twice", R"({"exhibit": "a", "exhibit": "a"})", "exhibit: the key stands twice; accepted: once");
    row("a key twice, further in", R"({"parameters": {"n": 1, "d": 2, "n": 3}})",
        "parameters.n: the key stands twice; accepted: once");
    row("a key twice, once as an escape", R"({"view": {"zoom": {"left": 1, "l\u0065ft": 3}}})",
        "view.zoom.left: the key stands twice; accepted: once");
}
void SceneTextTest::refusesWhatIsNoJson() {
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    QCOMPARE(refusal(text.toStdString()), says);
}

void SceneTextTest::refusesWhatIsNoScene_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* why, const QByteArray& text, const QString& says) {
        QTest::addRow("%s", why) << text << says;
    };
    row("a list", "[1]", "it is no scene of Attention Lab: it holds a list instead of an object");
    row("a number", "60", "it is no scene of Attention Lab: it holds 60 instead of an object");
    row("another program's JSON", R"({"nbformat": 4, "cells": [{"a": []}]})",
        "it is no scene of Attention Lab: it has no key \"attention-lab-scene\"");

    const auto withForm = [](const QByteArray& form) {
        return QByteArray(R"({"exhibit": "?", "program": "99.9.0", "new": {"n": [[]]}, "attention-lab-scene": )" +
                          form + "}");
    };
    const QString form = "attention-lab-scene: %1 is not the number of a form; accepted: 1";
    row("the form is text", withForm("\"1\""), form.arg("the text \"1\""));
    row("the form is no whole number", withForm("1.5"), form.arg("1.5"));
    row("form 0", withForm("0"), form.arg("0"));
    row("form -1", withForm("-1"), form.arg("-1"));
    row("no form", withForm("null"), form.arg("null"));
    row("a form beyond counting", withForm("1e300"), form.arg("1e+300"));
    row("a newer form, checked before all other keys", withForm("2"),
        "it has form 2 and was written by Attention Lab 99.9.0; this program, " + kVersionText + ", reads form 1");
    row("a newer form without its program", R"({"attention-lab-scene": 7})",
        "it has form 7; this program, " + kVersionText + ", reads form 1");
    row("a newer form with an odd program", R"({"attention-lab-scene": 7, "program": "x\ny"})",
        "it has form 7; this program, " + kVersionText + ", reads form 1");

    row("no exhibit", R"({"attention-lab-scene": 1})",
        "exhibit: it is missing; accepted: encoding-curves, encoding-heatmap");
    row("the exhibit is no text", R"({"attention-lab-scene": 1, "exhibit": null})",
        "exhibit: null is not a text; accepted: encoding-curves, encoding-heatmap");
    row("an unknown exhibit", R"({"attention-lab-scene": 1, "exhibit": "heads"})",
        "exhibit: \"heads\" is no exhibit of this program; accepted: encoding-curves, encoding-heatmap");
    row("an exhibit of a newer program", R"({"attention-lab-scene": 1, "program": "99.0.0", "exhibit": "heads"})",
        "exhibit: \"heads\" is no exhibit of this program; accepted: encoding-curves, encoding-heatmap; it was written "
        "by Attention Lab 99.0.0, and this program is " +
            kVersionText);

    const auto with = [](const QByteArray& members) {
        return QByteArray(R"({"attention-lab-scene": 1, "exhibit": "encoding-curves", )" + members + "}");
    };
    row("the program is no text", with(R"("program": 1)"), "program: 1 is not a text; accepted: text");
    row("an unknown key", with(R"("notes": [["a"], {"b": 1}])"), "notes: the key is unknown; accepted: " + kFileKeys);
    row("an empty key", with(R"("": 1)"), "\"\": the key is unknown; accepted: " + kFileKeys);
    row("an unknown key is quoted on one line, and not all of it", with("\"a\\n" + QByteArray(100'000, 'b') + "\": 1"),
        "\"a?" + QString(38, 'b') + "...\": the key is unknown; accepted: " + kFileKeys);
    row("an unknown parameter", with(R"("parameters": {"no-such-key": 4})"),
        "parameters.no-such-key: the key is unknown; accepted: " + kParameterKeys);
    row("a parameter of this program's own version cannot be newer",
        with(R"("parameters": {"no-such-key": 4}, "program": ")" + kVersionText.toUtf8() + "\""),
        "parameters.no-such-key: the key is unknown; accepted: " + kParameterKeys);
    row("a parameter of a newer program", with(R"("parameters": {"no-such-key": 4}, "program": "99.10.0")"),
        "parameters.no-such-key: the key is unknown; accepted: " + kParameterKeys +
            "; it was written by Attention Lab 99.10.0, and this program is " + kVersionText);
    row("a program of another form is not compared", with(R"("parameters": {"no-such-key": 4}, "program": "99")"),
        "parameters.no-such-key: the key is unknown; accepted: " + kParameterKeys);
    row("parameters are no object", with(R"("parameters": [60, 32])"),
        "parameters: a list is not an object; accepted: an object");
    row("parameters are null", with(R"("parameters": null)"), "parameters: null is not an object; accepted: an object");

    row("the reference is no object", with(R"("reference": 7)"), "reference: 7 is not an object; accepted: an object");
    row("a parameter of the reference", with(R"("reference": {"n": 0})"),
        "reference.n: 0 is out of range; accepted: whole numbers 1 to 1000000");

    const auto parameter = [&](const QByteArray& member) { return with("\"parameters\": {" + member + "}"); };
    const QString whole = "; accepted: whole numbers 1 to 1000000";
    row("a fraction", parameter(R"("n": 60.5)"), "parameters.n: 60.5 is not a whole number" + whole);
    row("text", parameter(R"("n": "60")"), "parameters.n: the text \"60\" is not a whole number" + whole);
    row("true", parameter(R"("n": true)"), "parameters.n: true is not a whole number" + whole);
    row("null is for selections", parameter(R"("n": null)"), "parameters.n: null is not a whole number" + whole);
    row("an object", parameter(R"("n": {})"), "parameters.n: an object is not a whole number" + whole);
    row("below the range", parameter(R"("n": 0)"), "parameters.n: 0 is out of range" + whole);
    row("above the range", parameter(R"("n": 1000001)"), "parameters.n: 1000001 is out of range" + whole);
    row("above 63 bits", parameter(R"("n": 9223372036854775808)"),
        "parameters.n: 9.223372036854776e+18 is out of range" + whole);
    row("below 64 bits", parameter(R"("n": -99999999999999999999)"), "parameters.n: -1e+20 is out of range" + whole);
    row("a selection", parameter(R"("row": "none")"),
        "parameters.row: the text \"none\" is not a whole number; accepted: whole numbers 0 to 999999, or null");
    row("a selection below the range", parameter(R"("row": -1)"),
        "parameters.row: -1 is out of range; accepted: whole numbers 0 to 999999, or null");
    row("a real", parameter(R"("base": "10000")"),
        "parameters.base: the text \"10000\" is not a number; accepted: a number greater than 1");
    row("a real at its open end", parameter(R"("base": 1)"),
        "parameters.base: 1 is out of range; accepted: a number greater than 1");
    row("a choice", parameter(R"("colour-map": "jet")"),
        "parameters.colour-map: the text \"jet\" is not one of the choices; accepted: signed, blues");
    row("a choice by number", parameter(R"("look": 1)"),
        "parameters.look: 1 is not one of the choices; accepted: lab, book");

    const auto view = [&](const QByteArray& members) { return with("\"view\": {" + members + "}"); };
    const QString rows = "; accepted: a list of up to 8 whole numbers 0 to 999999";
    row("pins are no list", view(R"("pinned-rows": 3)"), "view.pinned-rows: 3 is not a list of numbers" + rows);
    row("a pin between rows", view(R"("pinned-rows": [3, 0.5], "pinned-columns": [1, 1])"),
        "view.pinned-rows[1]: 0.5 is not one of them" + rows);
    row("a pin before the first row", view(R"("pinned-rows": [-1], "pinned-columns": [1])"),
        "view.pinned-rows[0]: -1 is not one of them" + rows);
    row("too many pins", view(R"("pinned-rows": [1, 2, 3, 4, 5, 6, 7, 8, 9])"),
        "view.pinned-rows: the list has 9 numbers" + rows);
    row("half a pin", view(R"("pinned-rows": [1])"),
        "view.pinned-rows: there are 1 rows for 0 columns; accepted: as many pinned-rows as pinned-columns");
    const auto zoom = [&](const QByteArray& members) { return view("\"zoom\": {" + members + "}"); };
    const QString far = "; accepted: numbers -1000000000 to 1000000000";
    row("the view is no object", with(R"("view": 1)"), "view: 1 is not an object; accepted: an object");
    row("an unknown key of the view", view(R"("theme": "dark")"),
        "view.theme: the key is unknown; accepted: zoom, size, pinned-rows, pinned-columns, pinned-matrices");
    row("the zoom is no object", view(R"("zoom": [0, 1, 2, 3])"),
        "view.zoom: a list is not an object; accepted: an object, or null");
    row("half a zoom", zoom(R"("left": 0, "top": -1, "bottom": 1)"), "view.zoom.right: it is missing" + far);
    row("an unknown key of the zoom", zoom(R"("left": 0, "middle": 1)"),
        "view.zoom.middle: the key is unknown; accepted: left, right, top, bottom");
    row("a bound that is text", zoom(R"("left": "0", "right": 1, "top": -1, "bottom": 1)"),
        "view.zoom.left: the text \"0\" is not a number" + far);
    row("a bound too far out", zoom(R"("left": 0, "right": 1, "top": -1, "bottom": 1000000000.1)"),
        "view.zoom.bottom: 1000000000.1 is out of range" + far);
    row("from right to left", zoom(R"("left": 2, "right": 1, "top": -1, "bottom": 1)"),
        "view.zoom: left 2 is not below right 1; accepted: left below right");
    row("no width", zoom(R"("left": 1, "right": 1.0, "top": -1, "bottom": 1)"),
        "view.zoom: left 1 is not below right 1; accepted: left below right");
    row("no height", zoom(R"("left": 0, "right": 1, "top": 0, "bottom": -0.0)"),
        "view.zoom: top and bottom are both 0; accepted: top and bottom that differ");
    row("the size is no object", view(R"("size": 120)"),
        "view.size: 120 is not an object; accepted: an object, or null");
    row("half a size", view(R"("size": {"width": 120})"),
        "view.size.height: it is missing; accepted: numbers 10 to 2000");
    row("a size too small", view(R"("size": {"width": 9.9, "height": 80})"),
        "view.size.width: 9.9 is out of range; accepted: numbers 10 to 2000");
    row("a size too large", view(R"("size": {"width": 120, "height": 2001})"),
        "view.size.height: 2001 is out of range; accepted: numbers 10 to 2000");

    row("arrays are no object", with(R"("arrays": [])"), "arrays: a list is not an object; accepted: an object");
    row("an unknown array", with(R"("arrays": {"weights": {}})"),
        "arrays.weights: the key is unknown; accepted: input, memory, learned, attention, W_q, W_k, W_v, W_o, b_q, "
        "b_k, b_v, b_o");
    row("an array is no object", with(R"("arrays": {"input": "X.npy"})"),
        "arrays.input: the text \"X.npy\" is not an object; accepted: an object");
    const QByteArray checksum = kChecksum.c_str();
    const auto array = [&](const QByteArray& members) {
        return with(R"("arrays": {"input": {"sha256": ")" + checksum + "\", " + members + "}}");
    };
    const auto shaped = [&](const QByteArray& shape) { return array("\"path\": \"X.npy\", \"shape\": " + shape); };
    const auto filled = [&](const QByteArray& values) { return array("\"shape\": [2, 2], \"values\": " + values); };
    row("an unknown key of an array", array(R"("dtype": "float64")"),
        "arrays.input.dtype: the key is unknown; accepted: path, tensor, header, sha256, shape, values");
    row("neither path nor values", array(R"("shape": [2])"),
        "arrays.input: it has neither values nor the path of a file; accepted: one of the two at least");
    row("an empty path and no values", array(R"("shape": [2], "path": "")"),
        "arrays.input: it has neither values nor the path of a file; accepted: one of the two at least");
    row("a path that is no text", array(R"("path": 5)"), "arrays.input.path: 5 is not a text; accepted: text");
    row("a header that is no text", array(R"("header": true)"),
        "arrays.input.header: true is not one of the choices; accepted: off, on");
    row("a header that is left to the reader", array(R"("header": "auto")"),
        "arrays.input.header: the text \"auto\" is not one of the choices; accepted: off, on");
    const QString digits = "; accepted: 64 hexadecimal digits in lower case";
    const auto summed = [&](const QByteArray& sum) { return with(R"("arrays": {"input": {)" + sum + "}}"); };
    row("no checksum", summed(R"("path": "X.npy")"), "arrays.input.sha256: it is missing" + digits);
    row("a checksum that is no text", summed(R"("sha256": 0)"), "arrays.input.sha256: 0 is not a text" + digits);
    row("a checksum too short", summed(R"("sha256": "abc")"), "arrays.input.sha256: \"abc\" is not a SHA-256" + digits);
    row("a checksum in upper case", summed("\"sha256\": \"" + checksum.toUpper() + "\""),
        "arrays.input.sha256: \"" + QString(checksum.toUpper().left(40)) + "...\" is not a SHA-256" + digits);
    const QString lengths = "; accepted: a list of 1 to 8 whole numbers, each at least 1";
    row("no shape", array(R"("path": "X.npy")"), "arrays.input.shape: it is missing" + lengths);
    row("a shape that is no list", shaped("8"), "arrays.input.shape: 8 is not a list of numbers" + lengths);
    row("no axes", shaped("[]"), "arrays.input.shape: the list has 0 numbers" + lengths);
    row("nine axes", shaped("[1, 1, 1, 1, 1, 1, 1, 1, 1]"), "arrays.input.shape: the list has 9 numbers" + lengths);
    row("an empty axis", shaped("[4, 0]"), "arrays.input.shape[1]: 0 is not the length of an axis" + lengths);
    row("a negative axis", shaped("[-4, -8]"), "arrays.input.shape[0]: -4 is not the length of an axis" + lengths);
    row("a fraction of an axis", shaped("[4, 8.5]"),
        "arrays.input.shape[1]: 8.5 is not the length of an axis" + lengths);
    row("an axis in words", shaped("[4, \"8\"]"), "arrays.input.shape[1]: the text \"8\" is not a number" + lengths);
    row("a product that overflows", shaped("[4294967296, 4294967296, 4294967296]"),
        "arrays.input.shape: these are more numbers than can be held; accepted: at most 2^53 in all");
    row("a length that overflows", shaped("[1e300]"),
        "arrays.input.shape: these are more numbers than can be held; accepted: at most 2^53 in all");
    const QString four = "; accepted: a list of 4 numbers";
    row("values that are no list", filled("null"), "arrays.input.values: null is not a list of numbers" + four);
    row("values in lists", filled("[[1, 2], [3, 4]]"), "arrays.input.values[0]: a list is not a number" + four);
    row("a missing value", filled("[1, 2, null, \"x\"]"), "arrays.input.values[2]: null is not a number" + four);
    row("infinity as text", filled("[1, \"inf\", 3, 4]"),
        "arrays.input.values[1]: the text \"inf\" is not a number" + four);
    row("a value too few", filled("[1, 2, 3]"),
        "arrays.input.values: the list has 3 numbers for the shape [2, 2]" + four);
    row("a value too many", filled("[1, 2, 3, 4, 5]"),
        "arrays.input.values: the list has 5 numbers for the shape [2, 2]" + four);

    row("a language model that is only a path", with(R"("language-model": "gpt2")"),
        "language-model: the text \"gpt2\" is not an object; accepted: an object, or null");
    row("a language model without checksum", with(R"("language-model": {"path": "gpt2"})"),
        "language-model.sha256: it is missing; accepted: text");
    row("a measurement that is no object", with(R"("measurement": 5)"),
        "measurement: 5 is not an object; accepted: an object");
    const auto timed = [&](const QByteArray& lists) {
        return with(R"("measurement": {"against": "n", "projections": "off", "quick": "on", )" + lists + "}");
    };
    const QString layers =
        "; accepted: names with commas between them, of convolution, dilated, recurrent, bidirectional, attention, "
        "restricted";
    row("a measurement against nothing", with(R"("measurement": {"projections": "off"})"),
        "measurement.against: it is missing; accepted: n, d, kernel");
    row("a measurement of nothing", timed(R"("n": [1])"), "measurement.architectures: it is missing" + layers);
    row("a measurement of no layer", timed(R"("architectures": "convolution,pooling")"),
        "measurement.architectures: \"pooling\" is none of the names" + layers);
    row("a measured n that is none", timed(R"("architectures": "attention", "n": [0.5])"),
        "measurement.n[0]: 0.5 is not accepted; accepted: a list of whole numbers 1 to 1000000");
    const QByteArray sizes = R"("architectures": "attention", "n": [8], "d": [8], "kernel": [3], )";
    row("a size too many",
        timed(R"("architectures": "attention", "n": [8, 9], "d": [8], "kernel": [3], )"
              R"("repeats": [1], "seconds": [1])"),
        "measurement.n: the list has 2 numbers; accepted: as many as architectures, 1");
    row("a negative time", timed(sizes + R"("repeats": [1], "seconds": [-1])"),
        "measurement.seconds[0]: -1 is not accepted; accepted: a list of numbers 1e-12 to 1000000");
    row("a time too few", timed(sizes + R"("repeats": [2], "seconds": [1])"),
        "measurement.seconds: the list has 1 numbers; accepted: as many as all repeats together, 2");
}
void SceneTextTest::refusesWhatIsNoScene() {
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    QCOMPARE(refusal(text.toStdString()), says);
}

void SceneTextTest::refusesWhatIsTooMuch_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    constexpr qsizetype longest = qsizetype{16} << 20;
    const QString tooDeep = "objects and lists stand too deep inside each other; accepted: at most 16 deep";
    QTest::addRow("a byte too many, of whatever kind")
        << QByteArray(longest + 1, '[') << "16777217 bytes are too long for a scene; accepted: up to 16777216";
    QTest::addRow("as long as can be, and opened so far as it is needed") << QByteArray(longest, '[') << tooDeep;
    QTest::addRow("lists inside each other") << QByteArray(1 << 20, '[') << tooDeep;
    QTest::addRow("objects inside each other") << QByteArray("{\"a\":").repeated(100'000) << tooDeep;
    QTest::addRow("17 deep") << QByteArray("[").repeated(17) + QByteArray("]").repeated(17) << tooDeep;
    QTest::addRow("16 deep") << QByteArray("[").repeated(16) + QByteArray("]").repeated(16)
                             << "it is no scene of Attention Lab: it holds a list instead of an object";
    QByteArray keys = "{";
    for (int i = 0; i < 100'000; ++i) keys += "\"" + QByteArray::number(i) + "\": 0, ";
    QTest::addRow("a hundred thousand keys") << keys << "it has too many keys; accepted: at most 1024";
    QTest::addRow("a million lists, which are not kept")
        << "{\"a\": [" + QByteArray("[],").repeated(1'000'000) + "0]}"
        << "it is no scene of Attention Lab: it has no key \"attention-lab-scene\"";
}
void SceneTextTest::refusesWhatIsTooMuch() {
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    QCOMPARE(refusal({text.constData(), static_cast<std::size_t>(text.size())}), says);
}

/// Form 1 of this fixture calls n "positions", form 2 counts pairs instead of d.
void SceneTextTest::stepsTakeOlderFormsToTheNewest() {
    constexpr std::array<SceneMigration, 2> steps{
        [](JsonObject& file) { memberOf(parametersOf(file), "positions").key = "n"; },
        [](JsonObject& file) {
            JsonMember& pairs = memberOf(parametersOf(file), "pairs");
            pairs = {"d", 2 * std::get<std::int64_t>(pairs.value)};
        },
    };
    const auto text = [](int form, const std::string& parameters) {
        return "{\"attention-lab-scene\": " + std::to_string(form) +
               R"(, "exhibit": "encoding-curves", "parameters": {)" + parameters + "}}";
    };
    Scene expected;
    expected.exhibit = "encoding-curves";
    expected.parameters.n = 100;
    expected.parameters.d = 64;
    QCOMPARE(readSceneText(text(1, R"("positions": 100, "pairs": 32)"), kExhibits, steps), expected);
    QCOMPARE(readSceneText(text(2, R"("n": 100, "pairs": 32)"), kExhibits, steps), expected);
    QCOMPARE(readSceneText(text(3, R"("n": 100, "d": 64)"), kExhibits, steps), expected);
    QCOMPARE(refusal(text(3, R"("positions": 100)"), steps),
             "parameters.positions: the key is unknown; accepted: " + kParameterKeys);
    QCOMPARE(refusal(text(2, R"("n": 0, "pairs": 32)"), steps),
             QString("parameters.n: 0 is out of range; accepted: whole numbers 1 to 1000000"));
    QCOMPARE(refusal(text(4, ""), steps), "it has form 4; this program, " + kVersionText + ", reads forms 1 to 3");
    QCOMPARE(refusal(text(0, ""), steps),
             QString("attention-lab-scene: 0 is not the number of a form; accepted: 1 to 3"));
}

ATTENTION_TEST(SceneTextTest, QCoreApplication)
#include "scene_text_test.moc"
