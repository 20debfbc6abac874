#include "ui/files/scene_file.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <csignal>
#include <fcntl.h>
#include <optional>
#include <sys/resource.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

#include <QImage>
#include <QtEndian>

#include "core/io/npy.h"
#include "core/scene/scene_text.h"
#include "tests/test_class.h"
#include "tests/ui/files/file_testing.h"
#include "tests/ui/files/temporary_folder.h"
#include "ui/figure/exporters.h"
#include "ui/figure/pdf_scene.h"

using namespace attention;

namespace {

const QString kNoScene = QStringLiteral(
    "there is no scene in this picture; pictures exported by Attention Lab as PNG, SVG or PDF carry one");
const QString kNoSceneInPdf =
    QStringLiteral("there is no scene in this PDF; figures exported by Attention Lab carry one");
const QString kDamaged = QStringLiteral("the scene in this picture is damaged: ");

// What starts this test once more, as a program that saves two scenes in turn until it is killed.
constexpr const char* kSceneFileClass = "ui.files.scene_file";
constexpr const char* kSaveForever = "--save-forever";

/// A scene in which nothing is at its default.
Scene changedScene() {
    Scene scene;
    scene.exhibit = "encoding-curves";
    scene.parameters.n = 128;
    scene.parameters.base = 1.1 + 2.2;
    scene.parameters.row = 3;
    scene.view.zoom = Zoom{.left = 0, .right = 12.5, .top = 7, .bottom = -1e-7};
    scene.view.size = FigureSize{.width = 89, .height = 60};
    return scene;
}

/// 256 x 256 numbers, as many as a scene file holds by value: 1.3 MB of text.
Scene bigScene(double seed) {
    Scene scene;
    Array array{.shape = {256, 256}, .values = std::vector<double>(kMaxEmbeddedNumbers)};
    for (std::size_t i = 0; i < array.values.size(); ++i) array.values[i] = std::sin(seed + double(i));
    scene.arrays["input"] = {.path = {},
                             .checksum = std::string(64, seed < 1 ? 'a' : 'b'),
                             .shape = array.shape,
                             .values = std::make_shared<const Array>(std::move(array))};
    return scene;
}

/// Scenes compare arrays by their checksums; this compares the numbers.
bool hasNumbersOf(const Scene& scene, const Scene& other) {
    return scene == other && *scene.arrays.at("input").values == *other.arrays.at("input").values;
}

int saveForever(const QString& path) {
    const Scene scenes[] = {bigScene(0), bigScene(1)};
    for (int turn = 0;; turn = 1 - turn) {
        if (saveScene(path, scenes[turn]) || ::write(STDOUT_FILENO, ".", 1) != 1) return 1;
    }
}

QByteArray textOf(const Scene& scene) {
    return QByteArray::fromStdString(writeSceneText(scene));
}

/// A PNG whose pixels do not compress.
QByteArray png(const QByteArray& sceneText, int side = 64) {
    QImage image(side, side, QImage::Format_RGB32);
    quint32 random = 1;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) image.setPixel(x, y, random = random * 1664525 + 1013904223);
    image.setText("Title", "a figure");
    if (!sceneText.isEmpty()) image.setText(kSceneKeyword, QString::fromUtf8(sceneText));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "png");
    return bytes;
}

/// Where the chunk with the scene begins, and how long it is with its length, type and checksum.
std::pair<qsizetype, qsizetype> sceneChunk(const QByteArray& bytes) {
    const qsizetype start = bytes.indexOf(kSceneKeyword) - 8;
    return {start, qsizetype(qFromBigEndian<quint32>(bytes.constData() + start)) + 12};
}

QByteArray svg(const QByteArray& metadata, const QByteArray& before = "<title>a &gt; b</title>") {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"120mm\">\n" +
           before + "<metadata>" + metadata + "</metadata>\n<g><path d=\"M0 0\"/></g></svg>\n";
}

QByteArray svgScene(const QByteArray& sceneText) {
    return "<scene xmlns=\"urn:attention-lab\">" + QString::fromUtf8(sceneText).toHtmlEscaped().toUtf8() + "</scene>";
}

/// A PDF of one object, as far as reading a scene goes. @param length  as written; of the scene if there is none
QByteArray pdf(const QByteArray& sceneText, const QByteArray& before = {}, QByteArray length = {}) {
    if (length.isEmpty()) length = QByteArray::number(sceneText.size());
    return "%PDF-1.4\n" + before + "9 0 obj\n" + kPdfSceneStart.data() + length + " >>\nstream\n" + sceneText +
           "\nendstream\nendobj\n%%EOF\n";
}

/// What a PDF says of the program that made it.
QByteArray pdfCreator(const QString& program) {
    QByteArray text = "1 0 obj\n<<\n/Title (\xFE\xFF)\n/Creator (\xFE\xFF";
    for (const QChar letter : program) text.append(char(letter.row())).append(char(letter.cell()));
    return text + ")\n>>\nendobj\n";
}

/// The most memory, in MB, that this process has had since the last call of forgetPeakMemory().
double peakMemory() {
    QFile status("/proc/self/status");
    if (!status.open(QIODevice::ReadOnly)) return 0;
    const QByteArray text = status.readAll();
    return text.mid(text.indexOf("VmHWM:") + 6).simplified().split(' ').first().toDouble() / 1024;
}

void forgetPeakMemory() {
    QFile file("/proc/self/clear_refs");
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    QCOMPARE(file.write("5"), 1);
}

}  // namespace

class SceneFileTest : public QObject {
    Q_OBJECT

    std::optional<TemporaryFolder> m_folder;

    /// A scene with X.npy, of more numbers than are kept by value, as its input.
    Scene sceneWithFile(const QString& name) const {
        m_folder->put(name, npyBytes(numbered(257, 256)));
        Scene scene;
        scene.arrays["input"] = loadArray(m_folder->path(name));
        return scene;
    }

 private Q_SLOTS:
    void init() { m_folder.emplace(); }

    // --- Scene files

    void comesBack_data() {
        QTest::addColumn<QString>("name");
        QTest::addRow("a plain name") << "lesson.attention";
        QTest::addRow("blanks and letters of other scripts") << QStringLiteral("课 堂  é.attention");
        QTest::addRow("the contents decide, not the name") << "lesson.png";
        QTest::addRow("like an option") << "-o";
    }
    void comesBack() {
        QFETCH(QString, name);
        QCOMPARE(problemOf(saveScene(m_folder->path(name), changedScene())), "none");
        const OpenedScene opened = openScene(m_folder->path(name));
        QVERIFY(opened.scene == changedScene());
        QCOMPARE(opened.warnings, QStringList());
        QVERIFY(!opened.isFromFigure);
        QCOMPARE(m_folder->names(), QStringList(name));
    }

    void embeddedNumbersComeBack() {
        QCOMPARE(problemOf(saveScene(m_folder->path("s"), bigScene(1))), "none");
        QVERIFY(hasNumbersOf(openScene(m_folder->path("s")).scene, bigScene(1)));
    }

    void aRelativePathCountsFromTheWorkingFolder() {
        const QString before = QDir::currentPath();
        Scene scene = sceneWithFile("X.npy");
        QVERIFY(QDir::setCurrent(m_folder->path()));
        const QString problem = problemOf(saveScene("s", scene));
        const QStringList warnings = openScene("s").warnings;
        scene.arrays["input"] = loadArray("X.npy");
        QVERIFY(QDir::setCurrent(before));
        QCOMPARE(problem, "none");
        QCOMPARE(warnings, QStringList());
        QCOMPARE(QString::fromStdString(scene.arrays["input"].path), m_folder->path("X.npy"));
    }

    void throughALink() {
        QVERIFY(m_folder->makeFolder("real"));
        const Scene scene = sceneWithFile("real/X.npy");
        QCOMPARE(::symlink("real/s", encoded(m_folder->path("link")).constData()), 0);
        for (const char* when : {"the file is not there yet", "the file is there"}) {
            QCOMPARE(problemOf(saveScene(m_folder->path("link"), scene)), "none");
            QVERIFY(QFileInfo(m_folder->path("link")).isSymLink());
            QVERIFY2(m_folder->contentsOf("real/s").contains("\"X.npy\""), when);
            QVERIFY(hasNumbersOf(openScene(m_folder->path("link")).scene, scene));
            QVERIFY(hasNumbersOf(openScene(m_folder->path("real/s")).scene, scene));
        }
    }

    void aFolderWithSceneAndArrayCanBeMoved_data() {
        QTest::addColumn<QString>("array");
        QTest::addRow("beside the scene") << "a/X.npy";
        QTest::addRow("in a folder beside it") << QStringLiteral("a/数 据/X  1.NPY");
        QTest::addRow("a name that begins with two dots") << "a/..X.npy";
    }
    void aFolderWithSceneAndArrayCanBeMoved() {
        QFETCH(QString, array);
        QVERIFY(m_folder->makeFolder(QFileInfo(array).path()));
        const Scene scene = sceneWithFile(array);
        QCOMPARE(problemOf(saveScene(m_folder->path("a/s"), scene)), "none");
        QVERIFY(openScene(m_folder->path("a/s")).scene == scene);
        QVERIFY(QDir(m_folder->path()).rename("a", "b"));
        const OpenedScene opened = openScene(m_folder->path("b/s"));
        QCOMPARE(opened.warnings, QStringList());
        QVERIFY(*opened.scene.arrays.at("input").values == *scene.arrays.at("input").values);
    }

    void anArrayElsewhereIsKeptByItsWholePath() {
        QVERIFY(m_folder->makeFolder("a"));
        const Scene scene = sceneWithFile("X.npy");
        QCOMPARE(problemOf(saveScene(m_folder->path("a/s"), scene)), "none");
        QVERIFY(m_folder->contentsOf("a/s").contains('"' + m_folder->path("X.npy").toUtf8() + '"'));
        QVERIFY(hasNumbersOf(openScene(m_folder->path("a/s")).scene, scene));
    }

    void aMissingArrayIsToldAndTheRestOpens_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("why");
        QTest::addRow("deleted") << "delete"
                                 << "there is no such file";
        QTest::addRow("a folder now") << "folder"
                                      << "it is a folder";
        QTest::addRow("other numbers") << "numbers"
                                       << "it has changed since the scene was saved";
        QTest::addRow("cut short") << "cut"
                                   << "";
    }
    void aMissingArrayIsToldAndTheRestOpens() {
        QFETCH(QString, what);
        QFETCH(QString, why);
        Scene scene = sceneWithFile("X.npy");
        scene.parameters.d = 64;
        QCOMPARE(problemOf(saveScene(m_folder->path("s"), scene)), "none");
        if (what == "delete" || what == "folder") QVERIFY(QFile::remove(m_folder->path("X.npy")));
        if (what == "folder") QVERIFY(m_folder->makeFolder("X.npy"));
        if (what == "numbers") m_folder->put("X.npy", npyBytes(numbered(257, 255)));
        if (what == "cut") {
            m_folder->put("X.npy", npyBytes(numbered(257, 256)).chopped(1));
            why = refusalOf([&] { loadArray(m_folder->path("X.npy")); });
        }
        const OpenedScene opened = openScene(m_folder->path("s"));
        QCOMPARE(opened.warnings, QStringList("The array \"input\" is missing: X.npy: " + why + ". The rest is open."));
        QCOMPARE(opened.scene.parameters.d, 64);
        QVERIFY(!opened.scene.arrays.at("input").values);
        QCOMPARE(opened.scene.arrays.at("input").shape, (std::vector<Index>{257, 256}));
        // Saved again, the scene still knows what belongs to it.
        QCOMPARE(problemOf(saveScene(m_folder->path("again"), opened.scene)), "none");
        QCOMPARE(m_folder->contentsOf("again"), m_folder->contentsOf("s"));
    }

    void anotherChecksumOfTheSameNumbers() {
        m_folder->put("X.csv", "1,2\n3,4\n");
        Scene scene;
        scene.arrays["memory"] = loadArray(m_folder->path("X.csv"));
        scene.arrays["memory"].values = nullptr;
        QCOMPARE(problemOf(saveScene(m_folder->path("s"), scene)), "none");
        QCOMPARE(openScene(m_folder->path("s")).warnings, QStringList());
        m_folder->put("X.csv", "1,2\n3,4.0\n");
        QCOMPARE(openScene(m_folder->path("s")).warnings,
                 QStringList("The array \"memory\" is missing: X.csv: it has changed since the scene was saved. The "
                             "rest is open."));
    }

    void aTableKeepsItsHeader_data() {
        QTest::addColumn<QByteArray>("start");
        QTest::addColumn<CsvHeader>("header");
        QTest::addColumn<Index>("rows");
        QTest::addRow("names") << QByteArray("a,b\n") << CsvHeader::Auto << Index(40'000);
        QTest::addRow("counted columns") << QByteArray("0,1\n") << CsvHeader::Auto << Index(40'000);
        QTest::addRow("counted columns are values") << QByteArray("0,1\n") << CsvHeader::Off << Index(40'001);
        QTest::addRow("values are a header") << QByteArray("2019,2020\n") << CsvHeader::On << Index(40'000);
    }
    void aTableKeepsItsHeader() {
        QFETCH(QByteArray, start);
        QFETCH(CsvHeader, header);
        QFETCH(Index, rows);
        m_folder->put("X.csv", start + QByteArray("3,4\n").repeated(40'000));
        Scene scene;
        scene.arrays["input"] = loadArray(m_folder->path("X.csv"), {}, header);
        QCOMPARE(scene.arrays["input"].shape, (std::vector<Index>{rows, 2}));
        QCOMPARE(problemOf(saveScene(m_folder->path("s"), scene)), "none");
        QCOMPARE(m_folder->contentsOf("s").contains("\"header\""), header != CsvHeader::Auto);
        const OpenedScene opened = openScene(m_folder->path("s"));
        QCOMPARE(opened.warnings, QStringList());
        QVERIFY(opened.scene == scene);
        QVERIFY(*opened.scene.arrays.at("input").values == *scene.arrays["input"].values);
    }

    /// Earlier programs skipped a line that has an odd number, and kept a counted one above whole numbers.
    void aTableOpensAsAnEarlierProgramReadIt_data() {
        QTest::addColumn<QByteArray>("start");
        QTest::addColumn<Index>("rows");
        QTest::addRow("a plus sign was a header") << QByteArray("+1,2\n") << Index(40'000);
        QTest::addRow("counted columns were values") << QByteArray("0,1\n") << Index(40'001);
    }
    void aTableOpensAsAnEarlierProgramReadIt() {
        QFETCH(QByteArray, start);
        QFETCH(Index, rows);
        m_folder->put("X.csv", start + QByteArray("3,4\n").repeated(40'000));
        Scene scene;
        scene.arrays["input"] = loadArray(m_folder->path("X.csv"));
        QVERIFY(scene.arrays["input"].shape[0] != rows);
        scene.arrays["input"].shape[0] = rows;
        QCOMPARE(problemOf(saveScene(m_folder->path("s"), scene)), "none");
        const OpenedScene opened = openScene(m_folder->path("s"));
        QCOMPARE(opened.warnings, QStringList());
        QCOMPARE(opened.scene.arrays.at("input").values->shape, (std::vector<Index>{rows, 2}));
    }

    void badFilesAreRefused_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("why");
        // What readSceneText() says about the rest has tests of its own.
        QTest::addRow("empty") << QByteArray() << "";
        QTest::addRow("blanks") << QByteArray(5000, ' ') << "";
        QTest::addRow("a JPEG") << QByteArray("\xFF\xD8\xFF\xE0\0\x10JFIF", 10) << "";
        QTest::addRow("some JSON") << QByteArray("{\"a\": 1}") << "";
        QTest::addRow("the first byte of a PNG") << QByteArray("\x89") << "";
        QTest::addRow("an exhibit that is none")
            << QByteArray("{\"attention-lab-scene\": 1, \"exhibit\": \"toast\"}") << "";
    }
    void badFilesAreRefused() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, why);
        const QString path = m_folder->put("f", bytes);
        const QString problem = refusalOf([&] { openScene(path); });
        QVERIFY2(why.isEmpty() ? problem != "none" : problem == why, qPrintable(problem));
        QCOMPARE(refusalOf([&] { readScene(bytes, m_folder->path()); }), problem);
    }

    void filesThatCannotBeRead() {
        QCOMPARE(refusalOf([&] { openScene(m_folder->path("f")); }), "there is no such file");
        QCOMPARE(refusalOf([&] { openScene(m_folder->path()); }), "it is a folder");
        QCOMPARE(refusalOf([&] { openScene("/dev/zero"); }), "there is more in it than the 256 MiB that are accepted");
    }

    void whatIsTooLongIsRefusedByItsSize_data() {
        QTest::addColumn<QByteArray>("start");
        QTest::addColumn<qint64>("size");
        QTest::addColumn<QString>("why");
        QTest::addRow("a scene of 100 MB")
            << QByteArray("{") << qint64(100'000'000) << "there is more in it than the 16 MiB that are accepted";
        QTest::addRow("a PNG of 300 MB") << png({}).left(8) << qint64(300'000'000)
                                         << "there is more in it than the 256 MiB that are accepted";
        QTest::addRow("an SVG of 300 MB")
            << QByteArray("\n <svg") << qint64(300'000'000) << "there is more in it than the 256 MiB that are accepted";
        QTest::addRow("a PNG of 200 MB: chunks of nothing") << png({}).left(8) << qint64(200'000'000) << kNoScene;
        QTest::addRow("an SVG of 200 MB: zeros") << QByteArray("<svg>") << qint64(200'000'000) << kNoScene;
        QTest::addRow("a PDF of 200 MB: zeros") << QByteArray("%PDF-1.4") << qint64(200'000'000) << kNoSceneInPdf;
        QTest::addRow("a PDF of 300 MB") << QByteArray("%PDF-1.4") << qint64(300'000'000)
                                         << "there is more in it than the 256 MiB that are accepted";
    }
    void whatIsTooLongIsRefusedByItsSize() {
        QFETCH(QByteArray, start);
        QFETCH(qint64, size);
        QFETCH(QString, why);
        const QString path = m_folder->put("f", start);
        QCOMPARE(::truncate(encoded(path).constData(), size), 0);
        forgetPeakMemory();
        const double before = peakMemory();
        QCOMPARE(refusalOf([&] { openScene(path); }), why);
        // MB: an address sanitizer keeps what was freed, some 20.
        QVERIFY2(peakMemory() - before < 64, "it was read");
    }

    void throughAPipe_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("isFigure");
        QTest::addRow("a scene") << textOf(changedScene()) << false;
        QTest::addRow("a PNG") << png(textOf(changedScene())) << true;
        QTest::addRow("an SVG") << svg(svgScene(textOf(changedScene()))) << true;
        QTest::addRow("a PDF") << pdf(textOf(changedScene())) << true;
    }
    void throughAPipe() {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, isFigure);
        const QByteArray pipe = encoded(m_folder->path("pipe"));
        QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
        const int guard = ::open(pipe.constData(), O_RDONLY | O_NONBLOCK);  // else the next line would wait
        const int descriptor = ::open(pipe.constData(), O_WRONLY);
        QCOMPARE(::write(descriptor, bytes.constData(), std::size_t(bytes.size())), bytes.size());
        ::close(descriptor);
        const OpenedScene opened = openScene(m_folder->path("pipe"));
        ::close(guard);
        QVERIFY(opened.scene == changedScene());
        QCOMPARE(opened.isFromFigure, isFigure);
    }

    // --- Pictures

    void picturesOpen_data() {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray scene = textOf(changedScene());
        const QByteArray picture = png(scene, 512);
        const auto [start, length] = sceneChunk(picture);
        QTest::addRow("PNG") << picture;
        QByteArray moved = picture;
        moved.remove(start, length).insert(picture.size() - length - 12, picture.mid(start, length));
        QTest::addRow("PNG, the scene behind 1 MB of pixels") << moved;
        QTest::addRow("PNG cut behind the scene: the pixels are not needed") << picture.left(start + length);
        QByteArray plain(kSceneKeyword);
        plain = "tEXt" + plain + '\0' + scene;
        const auto big = [](quint32 number) {
            QByteArray bytes(4, '\0');
            qToBigEndian(number, bytes.data());
            return bytes;
        };
        // CRC-32 of type and text, as PNG has it.
        quint32 crc = ~0u;
        for (const char byte : plain) {
            crc ^= quint8(byte);
            for (int bit = 0; bit < 8; ++bit) crc = crc & 1 ? crc >> 1 ^ 0xEDB88320u : crc >> 1;
        }
        QByteArray uncompressed = picture;
        uncompressed.replace(start, length, big(quint32(plain.size() - 4)) + plain + big(~crc));
        QTest::addRow("PNG, the scene not compressed") << uncompressed;
        const QByteArray element = svgScene(scene);
        QTest::addRow("SVG") << svg(element);
        QTest::addRow("SVG with a byte order mark and blanks") << "\xEF\xBB\xBF" + svg(element).mid(39);
        QTest::addRow("SVG with a document type") << svg(element).replace("<svg", "<!DOCTYPE svg>\n<svg");
        QTest::addRow("SVG with a prefix")
            << svg(QByteArray(element).replace("<scene xmlns", "<al:scene xmlns:al").replace("</scene", "</al:scene"));
        QTest::addRow("SVG with other metadata before, a > in an attribute, a comment")
            << svg("<rdf about='a>b'><c/></rdf><!-- > -->" + element);
        QTest::addRow("SVG with two metadata elements") << svg("<a/></metadata><metadata>" + element);
        QTest::addRow("PDF") << pdf(scene);
        // The search goes piece by piece: the scene begins at the end of one and ends in the next.
        QTest::addRow("PDF, the scene behind 1 MB") << pdf(scene, QByteArray((1 << 20) - 40, ' '));
        QTest::addRow("PDF cut behind the scene") << pdf(scene).left(pdf(scene).indexOf("endstream"));
        QTest::addRow("SVG cut behind the scene") << svg(element).left(svg(element).indexOf("</scene>") + 1);
    }
    void picturesOpen() {
        QFETCH(QByteArray, bytes);
        const OpenedScene opened = openScene(m_folder->put("f", bytes));
        QVERIFY(opened.scene == changedScene());
        QVERIFY(opened.isFromFigure);
        QVERIFY(readScene(bytes, m_folder->path()).scene == changedScene());
    }

    void picturesKeepEveryCharacterOfAPath_data() {
        QTest::addColumn<QString>("format");
        for (const char* format : {"PNG", "SVG", "PDF"}) QTest::addRow("%s", format) << format;
    }
    void picturesKeepEveryCharacterOfAPath() {
        QFETCH(QString, format);
        const QString name = QStringLiteral("a  b\u3000c\u00A0<&>\"'\U0001D451.npy");
        const Scene scene = sceneWithFile(name);
        const QByteArray text = textOf(scene);
        const QString path = m_folder->put("f", format == u"SVG"   ? svg(svgScene(text))
                                                : format == u"PDF" ? pdf(text)
                                                                   : png(text));
        const OpenedScene opened = openScene(path);
        QCOMPARE(opened.warnings, QStringList());
        QVERIFY(hasNumbersOf(opened.scene, scene));
    }

    void picturesWithEmbeddedNumbers() {
        const Scene scene = bigScene(0);
        QVERIFY(hasNumbersOf(readScene(png(textOf(scene)), {}).scene, scene));
        QVERIFY(hasNumbersOf(readScene(svg(svgScene(textOf(scene))), {}).scene, scene));
        QVERIFY(hasNumbersOf(readScene(pdf(textOf(scene)), {}).scene, scene));
    }

    void picturesWithoutAScene_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("why");
        const QByteArray scene = textOf(changedScene());
        const QByteArray picture = png(scene);
        const auto [start, length] = sceneChunk(picture);
        QTest::addRow("PNG of another program") << png({}) << kNoScene;
        QTest::addRow("PNG: the signature alone") << picture.left(8) << kNoScene;
        QTest::addRow("PNG cut before the scene") << picture.left(start + 4) << kNoScene;
        QTest::addRow("PNG cut in the scene")
            << picture.left(start + length - 1) << kDamaged + "the file ends in the middle of it";
        QByteArray flipped = picture;
        flipped[start + length - 8] = char(flipped[start + length - 8] ^ 1);
        QTest::addRow("PNG, one bit of the scene wrong")
            << flipped << kDamaged + "its checksum is wrong, or it is too long";
        QTest::addRow("PNG: 15 MB of zeros in 15 kB")
            << png(QByteArray(15'000'000, '0')) << kDamaged + "its checksum is wrong, or it is too long";
        QByteArray endless = png({}).left(8);
        endless += QByteArray(12, '\0').repeated(200'000);
        QTest::addRow("PNG: 200,000 empty chunks") << endless + picture.mid(8) << kNoScene;
        QByteArray huge = picture;
        huge.replace(start, 4, "\x7F\xFF\xFF\xFF", 4);
        QTest::addRow("PNG: a scene of 2 GB, it says")
            << huge << "there is more in it than the 16 MiB that are accepted";
        QTest::addRow("PNG: the scene is some JSON") << png("{\"a\": 1}") << "";

        const QByteArray element = svgScene(scene);
        QTest::addRow("SVG of another program") << svg("<rdf/>") << kNoScene;
        QTest::addRow("HTML") << QByteArray("<!DOCTYPE html><html><body><p>a<br>b</body></html>") << kNoScene;
        QTest::addRow("one <") << QByteArray("<") << kNoScene;
        QTest::addRow("SVG: another namespace") << svg("<scene xmlns='urn:x'>" + scene + "</scene>") << kNoScene;
        QTest::addRow("SVG: no namespace") << svg("<scene>" + scene + "</scene>") << kNoScene;
        QTest::addRow("SVG: not in the metadata") << svg("", element) << kNoScene;
        QTest::addRow("SVG: deeper in the metadata") << svg("<a>" + element + "</a>") << kNoScene;
        QTest::addRow("SVG: in a comment") << svg("<!--" + element + "-->") << kNoScene;
        QTest::addRow("SVG: behind 64 kB of something else") << svg(element, QByteArray(1 << 16, ' ')) << kNoScene;
        QTest::addRow("SVG: behind 30,000 elements inside each other")
            << svg(element, QByteArray("<a>").repeated(30'000)) << kNoScene;
        QTest::addRow("SVG: behind a tag that ends wrongly") << svg(element, "<a></b>") << kNoScene;
        QTest::addRow("SVG cut in the scene")
            << svg(element).left(svg(element).indexOf("</scene>")) << kDamaged + "the file ends in the middle of it";
        QTest::addRow("SVG: an element in the scene") << svg(QByteArray(element).replace("{\n", "{\n<b/>")) << "";
        QTest::addRow("SVG: an entity in the scene") << svg(QByteArray(element).replace("{\n", "{\n&lol;")) << "";
        QTest::addRow("SVG: an empty scene") << svg("<scene xmlns='urn:attention-lab'/>") << "";
        QTest::addRow("PDF of another program") << QByteArray("%PDF-1.4\n") + pdfCreator("LaTeX") << kNoSceneInPdf;
        QTest::addRow("PDF: a handout")
            << QByteArray("%PDF-1.4\n") + pdfCreator("Attention Lab 0.1.0")
            << "there is no scene in this PDF: handouts carry none, nor do figures of older "
               "versions";
        QTest::addRow("PDF cut in the scene")
            << pdf(scene).left(pdf(scene).indexOf("\nendstream") - 1) << kDamaged + "the file ends in the middle of it";
        QTest::addRow("PDF: no length") << pdf(scene, {}, "10 0 R") << kDamaged + "its length is missing";
        QTest::addRow("PDF: less than no length") << pdf(scene, {}, "-1") << kDamaged + "its length is missing";
        QTest::addRow("PDF: a scene of 2 GB, it says")
            << pdf(scene, {}, "2147483648") << "there is more in it than the 16 MiB that are accepted";
        QTest::addRow("PDF: the scene is some JSON") << pdf("{\"a\": 1}") << "";
        QTest::addRow("SVG: a scene of 40 MB")
            << svg(svgScene(QByteArray(40'000'000, ' '))) << "there is more in it than the 16 MiB that are accepted";
    }
    void picturesWithoutAScene() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, why);
        const QString path = m_folder->put("f", bytes);
        const QString problem = refusalOf([&] { openScene(path); });
        if (why.isEmpty())
            QVERIFY2(problem.startsWith(kDamaged), qPrintable(problem));
        else
            QCOMPARE(problem, why);
        QCOMPARE(refusalOf([&] { readScene(bytes, m_folder->path()); }), problem);
    }

    void nothingInAnSvgTakesLong_data() {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray element = svgScene(textOf(changedScene()));
        QByteArray entities = "<!DOCTYPE l [<!ENTITY l0 'lol'>";
        for (int i = 1; i < 10; ++i) {
            entities += "<!ENTITY l" + QByteArray::number(i) + " '" +
                        QByteArray("&l" + QByteArray::number(i - 1) + ";").repeated(10) + "'>";
        }
        QTest::addRow("10^9 laughs before the scene") << entities + "]><svg>&l9;" + svg(element) + "</svg>";
        QTest::addRow("10^9 laughs in the scene")
            << entities + "]><svg><metadata><scene xmlns='urn:attention-lab'>&l9;</scene></metadata></svg>";
        QByteArray attributes = "<a";
        for (int i = 0; i < 200'000; ++i) attributes += " a" + QByteArray::number(i) + "=''";
        QTest::addRow("200,000 attributes before the scene") << svg(element, attributes + "/>");
        QTest::addRow("200,000 attributes in the scene")
            << svg("<scene xmlns='urn:attention-lab'>" + attributes + "/></scene>");
        QTest::addRow("a million elements inside each other") << QByteArray("<a>").repeated(1'000'000);
    }
    void nothingInAnSvgTakesLong() {
        QFETCH(QByteArray, bytes);
        forgetPeakMemory();
        const double before = peakMemory();
        QElapsedTimer timer;
        timer.start();
        QVERIFY(refusalOf([&] { readScene(bytes, {}); }) != "none");
        // Milliseconds: the reader of XML would take 85 s for the attributes. A slow machine may take 0.2.
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(peakMemory() - before < 64);
    }

    // --- Saving

    void aFailedSaveLeavesTheOldFile_data() {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("why");
        QTest::addRow("no room for it") << "s"
                                        << "the file would be larger than allowed";
        QTest::addRow("its folder is a file") << "s/new"
                                              << "a part of the path is not a folder";
        QTest::addRow("its folder is missing") << "missing/new"
                                               << "the folder does not exist";
        QTest::addRow("it is a folder") << "folder"
                                        << "it is a folder";
        QTest::addRow("a full device") << "/dev/full"
                                       << "the disk is full";
    }
    void aFailedSaveLeavesTheOldFile() {
        QFETCH(QString, target);
        QFETCH(QString, why);
        QVERIFY(m_folder->makeFolder("folder"));
        QCOMPARE(problemOf(saveScene(m_folder->path("s"), changedScene())), "none");
        const QStringList before = m_folder->names();
        rlimit old{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &old), 0);
        const rlimit small{100'000, old.rlim_max};
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
        const auto problem = saveScene(target.startsWith(u'/') ? target : m_folder->path(target), bigScene(0));
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &old), 0);
        std::signal(SIGXFSZ, handler);
        QCOMPARE(problemOf(problem), why);
        QVERIFY(openScene(m_folder->path("s")).scene == changedScene());
        QCOMPARE(m_folder->names(), before);
    }

    void whatCouldNotBeOpenedAgainIsNotSaved() {
        QCOMPARE(problemOf(saveScene(m_folder->path("s"), changedScene())), "none");
        // Without the path of a file all numbers have to be in the scene: some 20 bytes each.
        Scene scene;
        Array array{.shape = {1'000'000}, .values = std::vector<double>(1'000'000, 1.0 / 3)};
        scene.arrays["input"] = {.path = {},
                                 .checksum = std::string(64, 'a'),
                                 .shape = array.shape,
                                 .values = std::make_shared<const Array>(std::move(array))};
        QCOMPARE(problemOf(saveScene(m_folder->path("s"), scene)),
                 "there is more in it than the 16 MiB that are accepted");
        QVERIFY(openScene(m_folder->path("s")).scene == changedScene());
    }

    void twoSaversAtOnce() {
        const Scene scenes[] = {bigScene(0), bigScene(1)};
        const QString path = m_folder->path("s");
        QCOMPARE(problemOf(saveScene(path, scenes[0])), "none");
        std::atomic<int> running = 2;
        std::atomic<int> failures = 0;
        const auto save = [&](const Scene& scene) {
            for (int i = 0; i < 10; ++i) failures += saveScene(path, scene).has_value();
            --running;
        };
        std::thread first(save, std::cref(scenes[0]));
        std::thread second(save, std::cref(scenes[1]));
        int broken = 0;
        int opened = 0;
        do {
            Scene scene;
            failures += refusalOf([&] { scene = openScene(path).scene; }) != "none";
            broken += !hasNumbersOf(scene, scenes[0]) && !hasNumbersOf(scene, scenes[1]);
            ++opened;
        } while (running > 0);
        first.join();
        second.join();
        QCOMPARE(failures, 0);
        QCOMPARE(broken, 0);
        QVERIFY(opened > 1);
        QCOMPARE(m_folder->names(), QStringList("s"));
    }

    void aKillWhileSavingLeavesOneOfTheTwo() {
        const int kills =
            qEnvironmentVariableIsSet("ATTENTION_KILLS") ? qEnvironmentVariableIntValue("ATTENTION_KILLS") : 12;
        const Scene scenes[] = {bigScene(0), bigScene(1)};
        const QString path = m_folder->path("s");
        QCOMPARE(problemOf(saveScene(path, scenes[0])), "none");
        int found[2] = {0, 0};
        int strays = 0;
        for (int kill = 0; kill < kills; ++kill) {
            QProcess saver;
            saver.start(QCoreApplication::applicationFilePath(), {kSceneFileClass, kSaveForever, path});
            // A dot for each save. From the second on it is known how long one takes.
            QByteArray dots;
            QElapsedTimer timer;
            qint64 oneSave = 0;
            const int wanted = 2 + QRandomGenerator::global()->bounded(4);
            while (dots.size() < wanted) {
                timer.start();
                QVERIFY(saver.waitForReadyRead());
                oneSave = timer.nsecsElapsed();
                dots += saver.readAll();
            }
            // Any moment of the next save, not only the first microseconds after a dot.
            const auto moment = qint64(QRandomGenerator::global()->bounded(double(oneSave)));
            for (timer.start(); timer.nsecsElapsed() < moment;) {
            }
            saver.kill();
            QVERIFY(saver.waitForFinished());
            QCOMPARE(saver.exitStatus(), QProcess::CrashExit);
            Scene scene;
            QCOMPARE(refusalOf([&] { scene = openScene(path).scene; }), "none");
            const int which = hasNumbersOf(scene, scenes[1]);
            QVERIFY2(hasNumbersOf(scene, scenes[which]), "neither of the two scenes");
            ++found[which];
            for (const QString& name : m_folder->names()) {
                if (name == "s") continue;
                // A complete file waits under a hidden name, for the moment before it replaces the old one.
                Scene stray;
                QCOMPARE(refusalOf([&] { stray = openScene(m_folder->path(name)).scene; }), "none");
                QVERIFY(hasNumbersOf(stray, scenes[0]) || hasNumbersOf(stray, scenes[1]));
                QVERIFY(QFile::remove(m_folder->path(name)));
                ++strays;
            }
        }
        qInfo("%d kills: %d times the one scene, %d times the other, %d complete files under a hidden name", kills,
              found[0], found[1], strays);
    }
};

int runSceneFileTest(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == kSaveForever) return saveForever(arguments[2]);
    SceneFileTest test;
    return QTest::qExec(&test, argc, argv);
}
ATTENTION_TEST_MAIN(runSceneFileTest)
#include "scene_file_test.moc"
