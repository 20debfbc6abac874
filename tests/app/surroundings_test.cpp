
#include "tests/app/program.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

struct Locale {
    const char* name;      ///< its source among those of Debian's package locales
    const char* currency;  ///< what shows that it is the one in use
    const char* decimalPoint;
};
constexpr Locale kLocales[]{{"en_US", "USD ", "."}, {"zh_CN", "CNY ", "."}, {"pt_BR", "BRL ", ","}};

/// The locale for localedef, but for the order of words and, in all but one, for kinds of letters: these take most of
/// the time, and nothing here is put in order.
QByteArray sourceOf(const Locale& locale) {
    QByteArray source;
    for (const char* part : {"IDENTIFICATION", "CTYPE", "COLLATE", "MONETARY", "NUMERIC", "TIME", "MESSAGES", "PAPER",
                             "NAME", "ADDRESS", "TELEPHONE", "MEASUREMENT"}) {
        const QByteArray name = QByteArray("LC_") + part;
        const bool isPlain = name == "LC_COLLATE" || (name == "LC_CTYPE" && &locale != &kLocales[2]);
        const QByteArray from = isPlain ? "POSIX" : locale.name;
        source += name + "\ncopy \"" + from + "\"\nEND " + name + "\n";
    }
    return source;
}

}  // namespace

/// What is written must not depend on where the program runs.
class SurroundingsTest : public QObject, private ProgramRunner {
    Q_OBJECT

    QTemporaryDir m_locales;  ///< a system seldom has all of them, so they are made here

    Variables inLocale(const char* locale) const {
        const QString name = QString::fromLatin1(locale) + QStringLiteral(".UTF-8");
        return {{"LOCPATH", m_locales.path()}, {"LC_ALL", name}, {"LANG", name}, {"LANGUAGE", QLatin1String(locale)}};
    }

    /// What the command writes to standard output, or to `file`; nothing if it fails.
    QByteArray written(const QStringList& arguments, const QString& file, const Variables& variables) {
        const Run done = run(arguments, variables);
        if (const QString problem = complaint(done); !problem.isEmpty()) {
            qWarning("%s", qPrintable(problem));
            return {};
        }
        return file.isEmpty() ? done.out : contentsOf(path(file));
    }

 private Q_SLOTS:
    void initTestCase() {
        QVERIFY(m_locales.isValid());
        makeFolder();
        for (const Locale& locale : kLocales) {
            const QString name = QString::fromLatin1(locale.name);
            put(m_locales.filePath(name), sourceOf(locale));
            const Run made = start(QStringLiteral("localedef"), {"-i", m_locales.filePath(name), "-f", "UTF-8",
                                                                 m_locales.filePath(name + QStringLiteral(".UTF-8"))});
            QVERIFY2(made.status == 0, "locales cannot be made: localedef and the package locales are needed");
            const Run used =
                start(QStringLiteral("locale"), {"int_curr_symbol", "decimal_point"}, inLocale(locale.name));
            QCOMPARE(used.out, QByteArray(locale.currency) + '\n' + locale.decimalPoint + '\n');
        }
    }
    void init() { makeFolder(); }

    void sameBytesInEveryLocale_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("other");  // locale, by turns, beside the one with another decimal point
        auto row = [turn = 0](const char* arguments, const QString& file = {}) mutable {
            QTest::addRow("%s %s", arguments, qPrintable(file))
                << QString::fromLatin1(arguments).split(u' ') + (file.isEmpty() ? QStringList() : QStringList(file))
                << file << turn++ % 2;
        };
        for (const char* arguments : {"list", "list --json", "--version", "help", "help list", "help export",
                                      "help data", "data encoding-curves --base 100.5"})
            row(arguments);
        for (const char* file : {"out.csv", "out.npy", "out.json", "out.tex", "out.md"})
            row("data encoding-heatmap --n 12345 --d 2 --base 100.5 -o", QLatin1String(file));
        for (const char* file : {"out.svg", "out.png", "out.pdf"}) {
            row("export encoding-heatmap --n 1500 --base 100.5 --row 3 --column 6 --title auto --caption auto "
                "--font-size 7.5 --width 80.5mm -o",
                QLatin1String(file));
            row("export encoding-curves --base 100.5 --n 1500 --start 12345 --row 3 --column 6 --caption auto -o",
                QLatin1String(file));
            row("export encoding-curves --base 100.5 --row 3 --column 6 --caption auto --language pt_BR -o",
                QLatin1String(file));
            row("export encoding-heatmap --base 100.5 --row 3 --column 6 --caption auto --language zh_CN -o",
                QLatin1String(file));
        }
    }
    void sameBytesInEveryLocale() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, file);
        QFETCH(int, other);
        const QByteArray expected = written(arguments, file, {{"LC_ALL", "C"}});
        QVERIFY(expected.size() > 10);
        for (const Locale& locale : {kLocales[other], kLocales[2]})
            QVERIFY2(written(arguments, file, inLocale(locale.name)) == expected, locale.name);
    }

    void sameScenesInEveryLocale() {
        SUCCEEDED(run({"export", "encoding-curves", "--base", "100.5", "--width", "80.5mm", "-o", "scene.svg"},
                      inLocale("pt_BR")));
        const QByteArray expected = run("data encoding-curves --base 100.5").out;
        for (const Locale& locale : kLocales)
            QCOMPARE(written({"data", "--scene", "scene.svg"}, {}, inLocale(locale.name)), expected);
    }

    void sameWordsInEveryLocale() {
        const QStringList wrong{"data", "encoding-heatmap", "--base", "1,5"};
        const Run expected = run(wrong);
        REFUSED(expected, 2, QStringLiteral("--base"), QStringLiteral("\"1,5\""));
        for (const Locale& locale : kLocales) QCOMPARE(run(wrong, inLocale(locale.name)).err, expected.err);
    }

    void sameBytesEverywhere_data() {
        QTest::addColumn<QString>("file");
        for (const char* file :
             {"out.csv", "out.npy", "out.json", "out.tex", "out.md", "out.svg", "out.png", "out.pdf"})
            QTest::addRow("%s", file) << file;
    }
    void sameBytesEverywhere() {
        QFETCH(QString, file);
        const bool isFigure = file.endsWith(u"svg") || file.endsWith(u"png") || file.endsWith(u"pdf");
        const QString command = QStringLiteral("%1 encoding-heatmap --base 100.5 --row 3 --column 6 -o %2")
                                    .arg(isFigure ? "export" : "data", file);
        QVERIFY(QDir(path({})).mkpath(QStringLiteral("config/attention-lab")));
        put(path(QStringLiteral("config/attention-lab/settings.json")),
            "{\"theme\": \"dark\", \"language\": \"pt_BR\", \"exhibit\": \"encoding-curves\"}");
        const Variables surroundings[]{
            {},
            {},  // twice
            {{"LC_ALL", "C.UTF-8"}},
            {{"QT_SCALE_FACTOR", "2"}, {"QT_FONT_DPI", "200"}},
            {{"QT_QPA_PLATFORM", "xcb"},
             {"DISPLAY", ":4242"},
             {"QT_QPA_PLATFORMTHEME", "gtk3"},
             {"QT_STYLE_OVERRIDE", "none"}},
            {{"XDG_CONFIG_HOME", path("config")}},
        };
        QByteArray expected;
        for (const Variables& variables : surroundings) {
            const QByteArray bytes = written(command.split(u' '), file, variables);
            if (expected.isEmpty()) expected = bytes;
            QVERIFY2(bytes == expected, qPrintable(variables.keys().join(u' ')));
        }
    }

    void namesInOtherScripts() {
        const QString name = QStringLiteral("位置 é.csv");
        SUCCEEDED(run({"data", "encoding-heatmap", "-o", name}, {{"LC_ALL", "C"}}));
        QCOMPARE(names(), QStringList(name));
    }
};

ATTENTION_TEST(SurroundingsTest, QCoreApplication)
#include "surroundings_test.moc"
