#include "ui/files/settings.h"

#include <functional>
#include <optional>

#include "tests/test_class.h"
#include "tests/ui/files/file_testing.h"

using namespace attention;

namespace {

const QString kKey = QStringLiteral("key");

}  // namespace

class SettingsTest : public QObject {
    Q_OBJECT

    std::optional<QTemporaryDir> m_folder;

    QString path(const QString& name = QStringLiteral("settings.json")) const { return m_folder->filePath(name); }
    QStringList names() const { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden); }

    template <class Value>
    void comesBack(const Value& value, const Value& fallback) {
        init();
        Settings settings(path());
        QCOMPARE(settings.value(kKey, fallback), fallback);
        settings.setValue(kKey, value);
        QCOMPARE(settings.value(kKey, fallback), value);
        QVERIFY(settings.sync());
        QCOMPARE(Settings(path()).value(kKey, fallback), value);
    }

 private Q_SLOTS:
    void init() {
        m_folder.emplace();
        QVERIFY(m_folder->isValid());
    }

    void everyTypeComesBack() {
        comesBack(true, false);
        comesBack(-3, 7);
        comesBack(0.1, 1.0);
        comesBack(QStringLiteral("位置 \"x\"\n"), QString());
        comesBack(QByteArray("\0\xFF geometry", 11), QByteArray("none"));
        comesBack(QStringList{QStringLiteral("a"), QString()}, {});
        comesBack(QList<int>{240, 0, 800}, {});
        Settings settings(path());
        settings.setValue(kKey, "dark");
        QCOMPARE(settings.value(kKey, "system"), QStringLiteral("dark"));
    }

    void aMissingFolderIsMade() {
        const QString deep = path(QStringLiteral("a/b/settings.json"));
        Settings settings(deep);
        settings.setValue(kKey, 5);
        QVERIFY(settings.sync());
        QCOMPARE(Settings(deep).value(kKey, 0), 5);
    }

    void nothingIsWrittenUnlessSomethingChanged() {
        Settings settings(path());
        QVERIFY(settings.sync());
        QCOMPARE(names(), QStringList());
        settings.setValue(kKey, 5);
        QVERIFY(settings.sync());
        QVERIFY(QFile::remove(path()));
        settings.setValue(kKey, 5);
        QVERIFY(settings.sync());
        QCOMPARE(names(), QStringList());
    }

    void twoWindowsKeepWhatTheOtherSet() {
        Settings first(path());
        first.setValue(kKey, 1);
        QVERIFY(first.sync());
        Settings second(path());
        second.setValue(QStringLiteral("of the second"), 2);
        QVERIFY(second.sync());
        first.setValue(QStringLiteral("of the first"), 3);
        QVERIFY(first.sync());
        second.setValue(kKey, 4);
        QVERIFY(second.sync());
        first.setValue(QStringLiteral("of the first"), 5);
        QVERIFY(first.sync());
        Settings later(path());
        QCOMPARE(later.value(QStringLiteral("of the first"), 0), 5);
        QCOMPARE(later.value(QStringLiteral("of the second"), 0), 2);
        QCOMPARE(later.value(kKey, 0), 1);  // each run writes what it set itself
    }

    void aBadFileIsKeptAside_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addRow("empty") << QByteArray("");
        QTest::addRow("no JSON") << QByteArray("theme = dark\n");
        QTest::addRow("cut short") << QByteArray("{\"key\": 5, \"the");
        QTest::addRow("an array") << QByteArray("[1, 2]");
        QTest::addRow("a number") << QByteArray("5");
        QTest::addRow("zeros, as after a crash") << QByteArray(64, '\0');
        QTest::addRow("not UTF-8") << QByteArray("{\"key\": \"\xFF\xFE\"}");
        QTest::addRow("2000 arrays deep") << "{\"key\":" + QByteArray(2000, '[') + QByteArray(2000, ']') + '}';
        QTest::addRow("2 MB") << "{\"key\": \"" + QByteArray(2 << 20, 'x') + "\"}";
    }
    void aBadFileIsKeptAside() {
        QFETCH(QByteArray, bytes);
        put(path(), bytes);
        Settings settings(path());
        QCOMPARE(settings.value(kKey, 7), 7);
        QCOMPARE(names(), QStringList(QStringLiteral("settings.json.bad")));
        QCOMPARE(contentsOf(path(QStringLiteral("settings.json.bad"))), bytes);
        settings.setValue(kKey, 5);
        QVERIFY(settings.sync());
        QCOMPARE(Settings(path()).value(kKey, 7), 5);
        QCOMPARE(contentsOf(path(QStringLiteral("settings.json.bad"))), bytes);
    }

    void aWrongTypeIsKeptAside_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<std::function<bool(Settings&)>>("fallsBack");
        const auto row = [](const char* name, const QByteArray& json, auto fallback) {
            QTest::addRow("%s", name) << json << std::function<bool(Settings&)>([fallback](Settings& settings) {
                return settings.value(kKey, fallback) == fallback;
            });
        };
        row("a word for a number", "\"seven\"", 7);
        row("a digit in quotes for a number", "\"5\"", 7);
        row("a fraction for a whole number", "1.5", 7);
        row("2^31 for an int", "2147483648", 7);
        row("1 for a truth", "1", true);
        row("null for a text", "null", QStringLiteral("light"));
        row("an object for a text", "{\"a\": 1}", QStringLiteral("light"));
        row("no base64 for bytes", "\"$$$\"", QByteArray("geometry"));
        row("a number for bytes", "5", QByteArray("geometry"));
        row("a number for a list", "5", QList<int>{1, 2});
        row("a word in a list of numbers", "[1, \"2\"]", QList<int>{1, 2});
        row("a number in a list of words", "[\"a\", 2]", QStringList{QStringLiteral("a")});
    }
    void aWrongTypeIsKeptAside() {
        QFETCH(QByteArray, json);
        QFETCH(std::function<bool(Settings&)>, fallsBack);
        const QByteArray bytes = "{\"good\": 3, \"key\": " + json + "}";
        put(path(), bytes);
        Settings settings(path());
        QVERIFY(fallsBack(settings));
        QCOMPARE(contentsOf(path(QStringLiteral("settings.json.bad"))), bytes);
        QVERIFY(settings.sync());
        Settings again(path());
        QCOMPARE(again.value(QStringLiteral("good"), 0), 3);  // the rest is not lost
        QVERIFY(fallsBack(again));
        QCOMPARE(names(), QStringList({QStringLiteral("settings.json"), QStringLiteral("settings.json.bad")}));
    }

    void earlierBadFilesStay() {
        for (const char* bytes : {"first", "second", "third"}) {
            put(path(), bytes);
            Settings settings(path());
        }
        QCOMPARE(contentsOf(path(QStringLiteral("settings.json.bad"))), QByteArray("first"));
        QCOMPARE(contentsOf(path(QStringLiteral("settings.json.bad-2"))), QByteArray("second"));
        QCOMPARE(contentsOf(path(QStringLiteral("settings.json.bad-3"))), QByteArray("third"));
    }

    void worksWithoutAPlaceToWrite_data() {
        QTest::addColumn<QString>("place");
        QTest::addRow("the folder would be inside a file") << "file/settings.json";
        QTest::addRow("the file is a folder") << "folder";
        QTest::addRow("a folder in which nobody can write") << "/proc/settings.json";
        QTest::addRow("no path at all") << "";
    }
    void worksWithoutAPlaceToWrite() {
        QFETCH(QString, place);
        put(path(QStringLiteral("file")), "old");
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder")));
        Settings settings(place.isEmpty() || place.startsWith(u'/') ? place : path(place));
        QCOMPARE(settings.value(kKey, 7), 7);
        settings.setValue(kKey, 5);
        QCOMPARE(settings.value(kKey, 7), 5);
        QVERIFY(!settings.sync());
        QCOMPARE(contentsOf(path(QStringLiteral("file"))), QByteArray("old"));
        QVERIFY(QFileInfo(path(QStringLiteral("folder"))).isDir());
    }

    void theDefaultPathIsTheApplications() {
        QCoreApplication::setApplicationName(QStringLiteral("attention-lab"));
        QVERIFY2(Settings::defaultPath().endsWith(QStringLiteral("/attention-lab/settings.json")),
                 qPrintable(Settings::defaultPath()));
    }
};

ATTENTION_TEST(SettingsTest, QCoreApplication)
#include "settings_test.moc"
