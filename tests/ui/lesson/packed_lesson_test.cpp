#include "ui/lesson/packed_lesson.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <QDir>
#include <QTemporaryDir>

#include "core/scene/scene_text.h"
#include "tests/file_contents.h"
#include "tests/test_class.h"
#include "ui/exhibits/exhibits.h"
#include "ui/files/scene_file.h"
#include "ui/lesson/lesson_file.h"
#include "ui/lesson/lesson_scene.h"

using namespace attention;

namespace {

QByteArray seed(const QString& name) {
    return contentsOf(QStringLiteral(ATTENTION_SOURCE_DIR "/tests/fuzz/corpus/packed_lesson/%1.zip").arg(name));
}

QStringList namesOf(const std::vector<ZipFile>& files) {
    QStringList names;
    for (const ZipFile& file : files) names += file.name;
    return names;
}

QStringList foldersOf(const QString& temporary) {
    return QDir(temporary).entryList({QStringLiteral("attention-lab-lesson-*")}, QDir::Dirs);
}

}  // namespace

/// Lessons as one .zip: what is in them, what is refused, and what stays behind.
class PackedLessonTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { m_temporary = qgetenv("TMPDIR"); }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkdir("tmp") && QDir(m_folder->path()).mkdir("lesson"));
        qputenv("TMPDIR", QFile::encodeName(m_folder->filePath("tmp")));
    }
    void cleanup() {
        m_temporary.isEmpty() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", m_temporary);
        m_folder.reset();
    }

    void opens_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<int>("files");
        QTest::newRow("with a translation") << "good_plain"
                                            << "order.lesson" << 2;
        QTest::newRow("in a folder") << "good_folder"
                                     << "folder/order.lesson" << 2;
        QTest::newRow("stored") << "good_stored"
                                << "order.lesson" << 1;
        QTest::newRow("packed by macOS") << "good_macos"
                                         << "order.lesson" << 1;
        QTest::newRow("a translation alone") << "good_translation" << QStringLiteral("序.pt_BR.lesson") << 1;
        QTest::newRow("with arrays") << "good_arrays"
                                     << "order.lesson" << 2;
    }
    void opens() {
        QFETCH(QString, name);
        QFETCH(QString, lesson);
        QFETCH(int, files);
        const PackedLesson packed = readPackedLesson(seed(name));
        QCOMPARE(packed.lesson, lesson);
        QCOMPARE(int(packed.files.size()), files);
        put(m_folder->filePath("a.zip"), seed(name));
        QString folder;
        {
            const OpenedLesson opened = openLesson(m_folder->filePath("a.zip"), "en");
            QCOMPARE(int(opened.lesson.steps.size()), 1);
            QVERIFY(opened.lesson.diagnostics.empty());
            QCOMPARE(foldersOf(m_folder->filePath("tmp")).size(), 1);
            folder = m_folder->filePath("tmp/" + foldersOf(m_folder->filePath("tmp")).first());
            QVERIFY(QFile::exists(folder + '/' + lesson));
            // Nobody else looks into it.
            QCOMPARE(QFileInfo(folder).permissions() & QFile::Permissions(0x77), QFile::Permissions());
        }
        QVERIFY(!QFileInfo::exists(folder));
    }

    void isRefused_data() {
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* says) { QTest::newRow(name) << QString(says); };
        row("parent", "the path “../evil.lesson” in it leads outside of its folder");
        row("parent_inside", "the path “a/../../evil” in it leads outside");
        row("absolute", "the path “/tmp/order.lesson” in it leads outside");
        row("drive", "the path “C:order.lesson” in it leads outside");
        row("backslash", "the path “..\\order.lesson” in it leads outside");
        row("link", "in it is a symbolic link; accepted: files and folders");
        row("encrypted", "the file “order.lesson” in it is encrypted");
        row("truncated", "it is no .zip file, or it is damaged or cut short");
        row("cut_in_half", "it is no .zip file, or it is damaged or cut short");
        row("two", "there are several lessons in it, “order.lesson” and “heads.lesson”; accepted: one");
        row("none", "there is no lesson in it; accepted: a file whose name ends in .lesson");
        row("empty", "it is no .zip file");
        row("latin1", "in it is no UTF-8 text");
        row("control", "in it is no UTF-8 text; accepted: names in UTF-8, without control characters");
        row("twice", "the name “order.lesson” is in it twice");
        row("twice_capital", "the name “ORDER.lesson” is in it twice");
        row("file_and_folder", "is in it twice");
        row("bomb", "it unpacks to more than 64 MiB, or than 200 times its size");
        row("many", "there are more than 256 files in it");
        row("bzip2", "is packed in an unusual way; accepted: deflated or stored");
        row("checksum", "the file “order.lesson” in it is damaged");
        row("smaller_than_it_is", "damaged");
        row("larger_than_it_is", "damaged");
        row("text", "it is no .zip file");
        row("nothing", "it is no .zip file");
    }
    void isRefused() {
        QFETCH(QString, says);
        const QString name = QLatin1String("bad_") + QTest::currentDataTag();
        put(m_folder->filePath("a.zip"), seed(name));
        try {
            (void)openLesson(m_folder->filePath("a.zip"), "en");
            QFAIL("it was opened");
        } catch (const FileError& error) {
            QVERIFY2(error.phrase().contains(says), qPrintable(error.phrase()));
            QVERIFY(!error.phrase().endsWith(u'.') && !error.phrase().contains(u'\n'));
        }
        // Nothing was left, inside or outside.
        QCOMPARE(foldersOf(m_folder->filePath("tmp")), QStringList());
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList("a.zip"));
    }

    void everySeedIsTried() {
        QStringList bad =
            QDir(QStringLiteral(ATTENTION_SOURCE_DIR "/tests/fuzz/corpus/packed_lesson")).entryList({"bad_*"});
        QCOMPARE(bad.size(), 25);
    }

    void aFolderThatACrashLeftIsRemoved() {
        const QString left = m_folder->filePath("tmp/attention-lab-lesson-crash");
        const QString used = m_folder->filePath("tmp/attention-lab-lesson-used");
        const QString fresh = m_folder->filePath("tmp/attention-lab-lesson-new");
        for (const QString& folder : {left, used, fresh}) {
            QVERIFY(QDir().mkpath(folder));
            put(folder + "/order.lesson", "# T\n");
            if (folder == fresh) continue;
            struct timespec times[2]{{1'000'000'000, 0}, {1'000'000'000, 0}};
            QCOMPARE(::utimensat(AT_FDCWD, QFile::encodeName(folder).constData(), times, 0), 0);
        }
        const FolderLock lock(used);
        put(m_folder->filePath("a.zip"), seed("good_plain"));
        (void)openLesson(m_folder->filePath("a.zip"), "en");
        QVERIFY(!QFileInfo::exists(left));
        QVERIFY(QFileInfo::exists(used + "/order.lesson"));
        QVERIFY(QFileInfo::exists(fresh + "/order.lesson"));
    }

    void whatIsPackedOpensAgain() {
        makeLesson();
        const QByteArray zip = packLesson(m_folder->filePath("lesson/mine.lesson"));
        QCOMPARE(namesOf(readPackedLesson(zip).files),
                 (QStringList{"mine.lesson", "mine.pt_BR.lesson", "large.attention", "small.attention", "data/X.npy"}));
        // The same from the translation, at any time.
        QCOMPARE(packLesson(m_folder->filePath("lesson/mine.pt_BR.lesson")), zip);
        put(m_folder->filePath("mine.zip"), zip);
        QDir(m_folder->filePath("lesson")).removeRecursively();
        const OpenedLesson opened = openLesson(m_folder->filePath("mine.zip"), "pt_BR");
        QCOMPARE(opened.path.language, QString("pt_BR"));
        for (const LessonStep& step : opened.lesson.steps) {
            const LessonScene shown = resolveStepScene(step, opened.path.folder);
            const auto& array = shown.scene.arrays.at("input");
            QVERIFY(array.values);
        }
    }

    void lessonsOfTheCourseArePacked() {
        for (const QString& file : courseFiles()) {
            const PackedLesson packed = readPackedLesson(packLesson(file));
            QCOMPARE(packed.lesson, QFileInfo(file).fileName());
            QCOMPARE(packed.files.size(), std::size_t(3));
        }
    }

    void whatIsMissingIsTold_data() {
        QTest::addColumn<QString>("missing");
        QTest::addColumn<QString>("says");
        QTest::newRow("a scene") << "small.attention"
                                 << "“small.attention”, which it needs, cannot be packed: there is no such file";
        QTest::newRow("an array") << "data/X.npy"
                                  << "“data/X.npy”, which it needs, cannot be packed: there is no such file";
        QTest::newRow("the lesson") << "mine.lesson"
                                    << "";
    }
    void whatIsMissingIsTold() {
        QFETCH(QString, missing);
        QFETCH(QString, says);
        makeLesson();
        QVERIFY(QFile::remove(m_folder->filePath("lesson/" + missing)));
        if (says.isEmpty()) QVERIFY(QFile::remove(m_folder->filePath("lesson/mine.pt_BR.lesson")));
        try {
            (void)packLesson(m_folder->filePath("lesson/mine.lesson"));
            QFAIL("it was packed");
        } catch (const FileError& error) {
            QVERIFY2(error.phrase().contains(says), qPrintable(error.phrase()));
        }
    }

    void anArrayOutsideIsRefused() {
        makeLesson();
        QVERIFY(QFile::rename(m_folder->filePath("lesson/data/X.npy"), m_folder->filePath("X.npy")));
        QByteArray scene = contentsOf(m_folder->filePath("lesson/large.attention"));
        put(m_folder->filePath("lesson/large.attention"), scene.replace("data/X.npy", "../X.npy"));
        try {
            (void)packLesson(m_folder->filePath("lesson/mine.lesson"));
            QFAIL("it was packed");
        } catch (const FileError& error) {
            QVERIFY2(error.phrase().contains("outside of the lesson's folder"), qPrintable(error.phrase()));
        }
    }

 private:
    /// A lesson with a translation, a scene that holds its array, and one that names its array.
    void makeLesson() {
        const QDir folder(m_folder->filePath("lesson"));
        QVERIFY(folder.mkpath("data"));
        for (const auto& [name, rows] : {std::pair{"small", 6}, std::pair{"large", 3000}}) {
            const QString file = folder.filePath(QString(name == std::string("small") ? "x.npy" : "data/X.npy"));
            put(file, npyOf(rows, 32));
            Scene scene = startScene(*findExhibit("attention"));
            scene.arrays["input"] = loadArray(file);
            QCOMPARE(saveScene(folder.filePath(QString(name) + ".attention"), scene), std::nullopt);
        }
        const QByteArray steps = "\n## One\nscene: small.attention\n\n## Two\nscene: large.attention\n";
        put(folder.filePath("mine.lesson"), "# Mine\n" + steps);
        put(folder.filePath("mine.pt_BR.lesson"), "# Minha\n" + steps);
        // It is in the scene.
        QVERIFY(QFile::remove(folder.filePath("x.npy")));
    }

    static QByteArray npyOf(int rows, int columns) {
        QByteArray header = QStringLiteral("{'descr': '<f8', 'fortran_order': False, 'shape': (%1, %2), }")
                                .arg(rows)
                                .arg(columns)
                                .toLatin1();
        while ((header.size() + 11) % 64) header += ' ';
        header += '\n';
        QByteArray file = QByteArray::fromHex("934e554d50590100");
        file += char(header.size() % 256);
        file += char(header.size() / 256);
        return file + header + QByteArray(rows * columns * 8, '\0');
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_temporary;
};

#include "packed_lesson_test.moc"
ATTENTION_TEST(PackedLessonTest, QApplication)
