#include "core/scene/scene_link.h"

#include <zlib.h>

#include <QDir>
#include <QFile>

#include "core/io/format_error.h"
#include "core/scene/link_dictionary.h"
#include "core/scene/scene_text.h"
#include "core/version.h"
#include "tests/core/random_cases.h"
#include "tests/core/scene/random_scenes.h"
#include "tests/core/translated.h"
#include "tests/sweep.h"
#include "tests/test_class.h"

using namespace attention;
Q_DECLARE_METATYPE(Link)

namespace {

QByteArray fileText(const QString& path) {
    QFile file(QStringLiteral(ATTENTION_GOLDEN_DIR "/") + path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("no %s", qPrintable(file.fileName()));
    return file.readAll();
}

/// What readLink() says against a text; empty when it accepts it.
QString linkRefusal(std::string_view text) {
    try {
        readLink(text, kExhibits);
    } catch (const FormatError& error) {
        return untranslated(error.phrase()) + QString::fromUtf8(error.what());
    }
    return {};
}

Scene linked(const std::string& link) {
    return std::get<Scene>(readLink(link, kExhibits).target);
}

Scene withoutArrays(Scene scene) {
    scene.arrays.clear();
    return scene;
}

/// A link to what is packed as it is, with the right checksum.
std::string packedLink(const std::string& text, char version = '1', const std::string& behind = {}) {
    z_stream stream{};
    deflateInit2(&stream, 9, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY);
    deflateSetDictionary(&stream, reinterpret_cast<const Bytef*>(kLinkDictionary1.data()),
                         uInt(kLinkDictionary1.size()));
    std::string bytes(text.size() + 1000, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = uInt(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_out = uInt(bytes.size());
    deflate(&stream, Z_FINISH);
    bytes.resize(stream.total_out);
    deflateEnd(&stream);
    const auto sum = quint32(crc32(0, reinterpret_cast<const Bytef*>(text.data()), uInt(text.size())));
    const std::string all = std::string{char(sum >> 24), char(sum >> 16), char(sum >> 8), char(sum)} + bytes + behind;
    return std::string("scene=") + version +
           QByteArray::fromStdString(all)
               .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals)
               .toStdString();
}

Scene sentenceScene() {
    Scene scene;
    scene.exhibit = "encoding-curves";
    scene.parameters.tokens = "那只猫看见了另一只猫";
    scene.parameters.n = 10;
    scene.parameters.base = 500.25;
    scene.parameters.row = 3;
    scene.parameters.column = 4;
    scene.parameters.matrix = "weights";
    scene.parameters.mask = MaskKind::Causal;
    return scene;
}

/// Everything but arrays.
Scene completeScene() {
    Scene scene = sentenceScene();
    scene.reference = Parameters{};
    scene.reference->d = 64;
    scene.view.zoom = Zoom{-0.5, 59.3, 1e-300, -1e9};
    scene.view.size = FigureSize{57.3, 2000};
    scene.view.pins = {{0, 7, "P"}, {3, 6, ""}};
    scene.measurement = CostMeasurement{.machine = "A \"Processor\"",
                                        .against = AxisVariable::D,
                                        .projections = true,
                                        .isQuick = true,
                                        .samples = {{Architecture::Convolution, 60, 16, 3, {1e-6, 1.25e-6}}}};
    return scene;
}

}  // namespace

class SceneLinkTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void dictionaryOfVersionOneStays();
    void oldLinksOpenForEver_data();
    void oldLinksOpenForEver();
    void sceneFilesAreTheSameAsLinks_data();
    void sceneFilesAreTheSameAsLinks();
    void randomScenesAreTheSameAsLinks();
    void aChangedCharacterIsNoticed();
    void aCutIsNoticed();
    void reads_data();
    void reads();
    void brokenLinesAreMended_data();
    void brokenLinesAreMended();
    void refuses_data();
    void refuses();
    void knowsWhatIsMeantAsALink_data();
    void knowsWhatIsMeantAsALink();
    void optionsAreNoParameters();
};

void SceneLinkTest::dictionaryOfVersionOneStays() {
    QCOMPARE(QByteArray(kLinkDictionary1.data(), qsizetype(kLinkDictionary1.size())),
             fileText("links/dictionary1.txt"));
}

void SceneLinkTest::oldLinksOpenForEver_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<Link>("expected");
    QTest::addRow("all defaults") << "1_defaults.txt" << Link{.target = Scene()};
    QTest::addRow("a sentence and a selection") << "1_sentence.txt" << Link{.target = sentenceScene()};
    QTest::addRow("everything but arrays") << "1_everything.txt" << Link{.target = completeScene()};
}
void SceneLinkTest::oldLinksOpenForEver() {
    QFETCH(QString, file);
    QFETCH(Link, expected);
    const QByteArray link = fileText("links/" + file);
    QCOMPARE(linkRefusal(link.toStdString()), QString());
    QVERIFY2(readLink(link.toStdString(), kExhibits) == expected,
             writeSceneLink(std::get<Scene>(expected.target)).c_str());
}

void SceneLinkTest::sceneFilesAreTheSameAsLinks_data() {
    QTest::addColumn<QString>("file");
    for (const QString& file : QDir(ATTENTION_GOLDEN_DIR "/scenes").entryList(QDir::Files))
        QTest::addRow("%s", qPrintable(file)) << file;
}
void SceneLinkTest::sceneFilesAreTheSameAsLinks() {
    QFETCH(QString, file);
    const Scene scene = readSceneText(fileText("scenes/" + file).toStdString(), kExhibits);
    QCOMPARE(linkRefusal(writeSceneLink(scene)), QString());
    QVERIFY(linked(writeSceneLink(scene)) == withoutArrays(scene));
    QCOMPARE(hasArrays(scene), !scene.arrays.empty());
}

void SceneLinkTest::randomScenesAreTheSameAsLinks() {
    RandomScenes scenes;
    for (int i = 0; i < (isWholeSweep() ? 3000 : 600); ++i) {
        const Scene scene = scenes.next();
        const std::string link = writeSceneLink(scene);
        QCOMPARE(linkRefusal(link), QString());
        QVERIFY2(linked(link) == withoutArrays(scene), link.c_str());
        QVERIFY2(
            link.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", 6) == link.npos,
            link.c_str());
    }
}

void SceneLinkTest::aChangedCharacterIsNoticed() {
    RandomCases cases;
    RandomScenes scenes;
    int refused = 0;
    for (int i = 0; i < RandomCases::kCount; ++i) {
        static Scene scene;
        if (i % 100 == 0) scene = i == 0 ? Scene() : withoutArrays(scenes.next());
        std::string link = writeSceneLink(scene);
        char& changed = link[std::size_t(cases.whole(0, Index(link.size()) - 1))];
        changed = char(cases.whole(0, 1) ? cases.whole(0, 255) : Index("AQgw10_-"[cases.whole(0, 7)]));
        try {
            QVERIFY2(readLink(link, kExhibits) == Link{.target = scene}, link.c_str());
        } catch (const FormatError&) {
            ++refused;
        }
    }
    // What is left: the same character again, and bits behind the end.
    QVERIFY(refused > RandomCases::kCount * 9 / 10);
}

void SceneLinkTest::aCutIsNoticed() {
    for (const Scene& scene : {Scene(), sentenceScene(), completeScene()}) {
        const std::string link = writeSceneLink(scene);
        for (std::size_t length = 6; length < link.size(); ++length)
            QCOMPARE(linkRefusal(link.substr(0, length)), "scene: the text is cut short; accepted: all of the link");
    }
}

void SceneLinkTest::reads_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Link>("expected");
    const auto row = [](const char* name, const QByteArray& text, const Link& expected) {
        QTest::addRow("%s", name) << text << expected;
    };
    const Link lesson{.target = LessonLink{"order-is-lost"}};
    row("the text alone", "lesson=order-is-lost", lesson);
    row("as a browser has it", "#lesson=order-is-lost", lesson);
    row("an address", "https://a.org/lab/?x=1#lesson=order-is-lost", lesson);
    row("a scheme", "attention-lab:lesson=order-is-lost", lesson);
    row("a scheme with a sign", "attention-lab:#lesson=order-is-lost", lesson);
    row("a scheme with slashes", "attention-lab://#lesson=order-is-lost", lesson);
    row("angles and blanks around it", " <attention-lab:lesson=order-is-lost>\r\n", lesson);
    row("a step", "lesson=order-is-lost&step=3", {.target = LessonLink{"order-is-lost", 3}});
    row("beside others, in any order", "embed=1&language=zh_CN&lesson=a&theme=dark&step=2",
        {.target = LessonLink{"a", 2}, .isEmbedded = true, .language = "zh_CN", .theme = "dark"});
    const Link heads{.target = ExhibitLink{"heads", {{"d", "64"}, {"n", "12"}}}};
    row("an exhibit", "exhibit=heads&d=64&n=12", heads);
    row("an exhibit alone", "exhibit=heads", {.target = ExhibitLink{"heads"}});
    row("with empty parts", "exhibit=heads&&d=64&n=12&", heads);
    row("from a page's source", "exhibit=heads&amp;d=64&amp;n=12", heads);
    row("encoded as a whole", "https%3A%2F%2Fa.org%2F%23exhibit%3Dheads%26d%3D64%26n%3D12", heads);
    row("a flag alone is on", "exhibit=measured-cost&quick",
        {.target = ExhibitLink{"measured-cost", {{"quick", "on"}}}});
    row("a key step of an exhibit is its own", "exhibit=attention&step=3",
        {.target = ExhibitLink{"attention", {{"step", "3"}}}});
    row("percent-encoded values", "exhibit=attention&tokens=the%20cat%20%3D%20%E7%8C%AB+1",
        {.target = ExhibitLink{"attention", {{"tokens", "the cat = 猫+1"}}}});
    row("blanks in a value", "attention-lab:exhibit=attention&tokens=the cat",
        {.target = ExhibitLink{"attention", {{"tokens", "the cat"}}}});
    const QByteArray scene = QByteArray::fromStdString(writeSceneLink(sentenceScene()));
    row("a scene", "https://a.org/#" + scene + "&embed=1", {.target = sentenceScene(), .isEmbedded = true});
    row("a scene, percent-encoded", "attention-lab:" + scene.toPercentEncoding(), {.target = sentenceScene()});
    row("a scene without a checksum of its spelling: blanks in its text",
        QByteArray::fromStdString(packedLink(R"({ "attention-lab-scene": 1, "exhibit": "encoding-heatmap" })")),
        {.target = Scene()});
}
void SceneLinkTest::reads() {
    QFETCH(QByteArray, text);
    QFETCH(Link, expected);
    QCOMPARE(linkRefusal(text.toStdString()), QString());
    QVERIFY(readLink(text.toStdString(), kExhibits) == expected);
}

void SceneLinkTest::brokenLinesAreMended_data() {
    QTest::addColumn<QByteArray>("lineEnd");
    QTest::addRow("line feeds") << QByteArray("\n");
    QTest::addRow("carriage returns and blanks") << QByteArray("\r\n  ");
    QTest::addRow("blanks") << QByteArray(" ");
    QTest::addRow("quoted-printable") << QByteArray("=\r\n");
}
void SceneLinkTest::brokenLinesAreMended() {
    QFETCH(QByteArray, lineEnd);
    for (const char* before : {"", "attention-lab:", "https://a.org/#"}) {
        const QByteArray link = before + QByteArray::fromStdString(writeSceneLink(completeScene()));
        for (qsizetype at = 1; at < link.size(); at += 7) {
            const std::string broken = QByteArray(link).insert(at, lineEnd).toStdString();
            QVERIFY2(linkRefusal(broken).isEmpty(), (broken + linkRefusal(broken).toStdString()).c_str());
            QVERIFY(linked(broken) == completeScene());
        }
    }
}

void SceneLinkTest::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* why, const QByteArray& text, const QString& says) {
        QTest::addRow("%s", why) << text << says;
    };
    const QString none = "it is no link of Attention Lab; accepted: one with scene=, exhibit= or lesson=";
    row("nothing", "", none);
    row("an address alone", "https://a.org/#about", none);
    row("options alone", "#embed=1", none);
    row("too long", QByteArray(kMaxLinkBytes + 1, 'a'), "524289 bytes are too long for a link; accepted: up to 524288");
    row("two targets", "exhibit=heads&scene=1", "exhibit: it cannot stand beside scene; accepted: one of the two");
    row("a key twice", "exhibit=heads&d=64&d=65", "d: the key stands twice; accepted: once");
    row("an unknown key beside a lesson", "lesson=a&d=64",
        "d: the key is unknown; accepted: step, embed, language, theme");
    row("an unknown key beside a scene", "scene=1abcd&d=64", "d: the key is unknown; accepted: embed, language, theme");
    row("a strange key", "lesson=a&%0a=64", "\"?\": the key is unknown; accepted: step, embed, language, theme");
    row("no value", "exhibit=heads&d", "d: the value is missing; accepted: d=VALUE");
    row("step 0", "lesson=a&step=0", "step: \"0\" is not the number of a step; accepted: whole numbers from 1");
    row("no step", "lesson=a&step=x", "step: \"x\" is not the number of a step; accepted: whole numbers from 1");
    row("embed", "lesson=a&embed=0", "embed: \"0\" is not accepted; accepted: 1");
    row("theme", "lesson=a&theme=blue", "theme: \"blue\" is not one of the choices; accepted: light, dark");
    row("half an encoded character", "exhibit=attention&tokens=a%2",
        "tokens: \"%2\" is no percent-encoded character; accepted: a percent sign with two hexadecimal digits");
    row("not UTF-8", "exhibit=attention&tokens=%FF", "tokens: its text is not UTF-8; accepted: UTF-8");
    row("a line break where words may be missing", "exhibit=attention&tokens=the%20\ncat",
        "a line break stands in the link; accepted: all of it on one line");

    const QString cut = "scene: the text is cut short; accepted: all of the link";
    const QString changed = "scene: a character was changed; accepted: the link as it was made";
    row("no scene", "scene=", cut);
    row("a version alone", "scene=1", cut);
    row("a newer version", "scene=2abcdefgh",
        QStringLiteral("scene: it was made by a newer version of Attention Lab than this, %1")
            .arg(QString::fromStdString(std::string(kVersion))));
    row("no version", "scene=xabcdefgh", changed);
    row("no base64url", "scene=1abcd*efgh",
        "scene: \"*\" is no character of its text; accepted: A to Z, a to z, 0 to 9, - and _");
    row("another alphabet", "scene=1abcd%2Fefgh",
        "scene: \"/\" is no character of its text; accepted: A to Z, a to z, 0 to 9, - and _");
    row("no deflated text", "scene=1AAAAAP___w", changed);
    row("more than it", QByteArray::fromStdString(packedLink("{}", '1', "x")),
        "scene: something stands behind the end of its text; accepted: the link alone");
    row("a thousandfold", QByteArray::fromStdString(packedLink(std::string(2 * kMaxLinkedSceneBytes, ' '))),
        "scene: it unpacks to more than any scene of a link; accepted: up to 1048576 bytes");
    row("no scene in it", QByteArray::fromStdString(packedLink("{}")),
        "it is no scene of Attention Lab: it has no key \"attention-lab-scene\"");
    row("a value out of range",
        QByteArray::fromStdString(
            packedLink(R"({"attention-lab-scene":1,"exhibit":"encoding-curves","parameters":{"n":0}})")),
        "parameters.n: 0 is out of range; accepted: whole numbers 1 to 1000000");
    row("a key of a newer program",
        QByteArray::fromStdString(
            packedLink(R"({"attention-lab-scene":1,"program":"99.0.0","exhibit":"encoding-curves","new":1})")),
        QStringLiteral(
            "new: the key is unknown; accepted: attention-lab-scene, program, exhibit, parameters, "
            "reference, view, arrays, measurement, language-model; it was written by Attention Lab 99.0.0, and this "
            "program is %1")
            .arg(QString::fromStdString(std::string(kVersion))));
}
void SceneLinkTest::refuses() {
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    QCOMPARE(linkRefusal(text.toStdString()), says);
}

void SceneLinkTest::knowsWhatIsMeantAsALink_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("expected");
    const auto row = [](const QByteArray& text, bool expected) {
        QTest::addRow("%s", text.left(40).constData()) << text << expected;
    };
    row("attention-lab:scene=", true);
    row(" <https://a.org/#scene=1>\n", true);
    row("https://a.org/#exhibit=heads", true);
    row("https%3A%2F%2Fa.org%2F%23lesson%3Da", true);
    row("", false);
    row("heads", false);
    row("my.attention", false);
    row("https://a.org/#about", false);
    row("attention-lab:" + QByteArray(kMaxLinkBytes, 'x'), false);
}
void SceneLinkTest::knowsWhatIsMeantAsALink() {
    QFETCH(QByteArray, text);
    QFETCH(bool, expected);
    QCOMPARE(isLink(text.toStdString()), expected);
}

void SceneLinkTest::optionsAreNoParameters() {
    for (const char* key : {"scene", "exhibit", "lesson", "preset", "embed", "language", "theme"})
        QVERIFY2(!findParameter(key), key);
}

#include "scene_link_test.moc"
ATTENTION_TEST(SceneLinkTest, NoApplication)
