#include <QDirIterator>
#include <QRegularExpression>

#include "tests/test_class.h"
#include "ui/exhibits/exhibits.h"

/// Who may include whom, and what the code of exhibits may hold, as docs/architecture.md says.
class IncludeRulesTest : public QObject {
    Q_OBJECT

 private slots:
    void rules_data() {
        QTest::addColumn<QString>("files");
        QTest::addColumn<QString>("forbidden");
        const auto rule = [](const char* says, const char* files, const char* forbidden) {
            QTest::addRow("%s", says) << QString(files) << QString(forbidden);
        };
        rule("core knows no Qt, no window, no program", "^core/", "^(Q[A-Z]|qcustomplot|ui/|app/)");
        rule("sentences know no exhibit", "^ui/text/", "^(ui/(exhibits|figure|widgets|files|system|window)/|app/)");
        rule("figures know no exhibit, widget or window", "^ui/figure/",
             "^(ui/(exhibits|widgets|files|system|window)/|app/)");
        rule("exhibits know no panel, window or file", "^ui/exhibits/", "^(ui/(widgets|files|system|window)/|app/)");
        rule("figures of an exhibit know of core its studies, scenes and plain numbers",
             "^ui/exhibits/[a-z_0-9]+/(?!(exhibit|words[a-z_]*)[.])",
             "^core/(?!.*_study[.]h$|scene/|matrix[.]h$|number_text[.]h$)");
        rule("words of an exhibit know no figure", "^ui/exhibits/[a-z_0-9]+/words[a-z_]*[.]",
             "^ui/figure/|figure[a-z_]*[.]h$");
        rule("widgets know no window", "^ui/widgets/", "^(ui/window/|app/)");
        rule("files and lessons know no window", "^ui/(files|lesson)/", "^(ui/window/|app/)");
        rule("two files know the formats of moving pictures", "^(?!ui/figure/(gif|webp)_writer[.]cpp$)",
             "^(gif_lib[.]h|webp/.*)$");
        rule("one file knows archives", "^(?!ui/files/zip_archive[.]cpp$)", "^(minizip/.*|m?zip[.]h|unzip[.]h)$");
        rule("paper knows no window or setting", "^ui/paper/", "^(ui/(files|window)/|app/)");
        rule("programs know exhibits and colours alone", "^ui/code/",
             "^(ui/(files|lesson|widgets|window|system)/|app/)");
        rule("the window knows no program", "^ui/", "^app/");
        rule("what a platform does stands below the rest of the interface", "^ui/system/", "^ui/(?!system/|text/)");
        // The standard header of signals has what only some platforms know.
        const char* platform =
            "^(c?signal|unistd|fcntl|poll|pthread|sched|malloc|dlfcn|termios|glob|pwd|grp|dirent|syslog|spawn|"
            "execinfo|windows|io|direct|process|emscripten)([.]h)?$|^(sys|linux|asm|net|netinet|arpa|mach|emscripten)/";
        rule("a platform is known in two folders", "^(core/(?!system/)|ui/(?!system/)|app/)", platform);
        rule("their headers are portable", "^(core|ui)/system/.*[.]h$", platform);
    }
    void rules() {
        QFETCH(QString, files);
        QFETCH(QString, forbidden);
        const QRegularExpression rule(forbidden);
        int read = 0;
        eachInclude(files, [&](const QString& file, const QString& included) {
            ++read;
            QVERIFY2(!rule.match(included).hasMatch(), qPrintable(file + " includes " + included));
        });
        QVERIFY(read > 0);
    }

    void exhibitsDoNotIncludeEachOther() {
        static const QRegularExpression inAFolder("^(ui/exhibits/[a-z_0-9]+/)");
        eachInclude("^ui/exhibits/", [&](const QString& file, const QString& included) {
            const QString folder = inAFolder.match(included).captured(1);
            QVERIFY2(folder.isEmpty() || file.startsWith(folder), qPrintable(file + " includes " + included));
        });
    }

    void includesStartAtTheRoot() {
        eachInclude("^(core|ui|app)/", [&](const QString& file, const QString& included) {
            const bool ours = QFileInfo::exists(root() + QFileInfo(file).path() + '/' + included);
            QVERIFY2(!ours, qPrintable(file + " includes " + included + " by its bare name"));
        });
    }

    void exhibitsKeepNothing_data() {
        QTest::addColumn<QString>("forbidden");
        QTest::addRow("nothing that changes behind a const") << "\\bmutable\\b";
        QTest::addRow("no lock") << "\\bstd::(mutex|once_flag|atomic)";
        QTest::addRow("no variable that outlives a call")
            << "^ *(static|thread_local) (?!const\\b|constexpr\\b)[^(]*(;|=|\\{$)";
    }
    void exhibitsKeepNothing() {
        QFETCH(QString, forbidden);
        const QRegularExpression rule(forbidden, QRegularExpression::MultilineOption);
        eachFile("^ui/exhibits/", [&](const QString& file, const QString& text) {
            const auto match = rule.match(text);
            QVERIFY2(!match.hasMatch(), qPrintable(file + ": " + match.captured().trimmed()));
        });
    }

    void filesOfExhibitsAreShort() {
        constexpr qsizetype kMaxLines = 500;
        // Lines of code are neither blank nor a comment: an explanation costs nothing.
        constexpr qsizetype kMaxCodeLinesPerExhibit = 860;
        static const QRegularExpression codeLine("^ *(?!//)\\S", QRegularExpression::MultilineOption);
        qsizetype codeLines = 0;
        eachFile("^ui/exhibits/", [&](const QString& file, const QString& text) {
            codeLines += text.count(codeLine);
            QVERIFY2(text.count('\n') <= kMaxLines,
                     qPrintable(QString("%1: %2 lines").arg(file).arg(text.count('\n'))));
        });
        QVERIFY2(codeLines > 0 && codeLines <= kMaxCodeLinesPerExhibit * qsizetype(exhibits().size()),
                 qPrintable(QString::number(codeLines)));
    }

    void docstringsNameTheirSubject() {
        static const QRegularExpression same("///<? *The same\\b");
        eachFile(".", [](const QString& file, const QString& text) {
            const auto match = same.match(text);
            QVERIFY2(!match.hasMatch(), qPrintable(file + ": " + text.mid(match.capturedStart(), 80)));
        });
    }

    void aPlatformIsKnownInTwoFolders() {
        static const QRegularExpression known(
            "\\bQ_OS_[A-Z]|\\b__(linux|unix|APPLE|EMSCRIPTEN|GLIBC|ANDROID)(__)?\\b|\\b_WIN32\\b|"
            // A function outside all namespaces is the system's.
            "(?<![\\w>])::[a-z_0-9]+\\(|\\b_exit\\(");
        eachFile("^(core/(?!system/)|ui/(?!system/)|app/)", [](const QString& file, const QString& text) {
            const auto match = known.match(text);
            QVERIFY2(!match.hasMatch(), qPrintable(file + ": " + match.captured()));
        });
    }

    /// A browser cannot: what follows a dialog is called when it is closed.
    void nothingWaitsInsideADialog() {
        static const QRegularExpression waiting(
            "(?<!QApplication::)\\bexec\\(|\\bQ(File|Input|Color|Font)Dialog::get(?!OpenFileContent\\b)[A-Z]|"
            "\\bQMessageBox::(about|aboutQt|critical|information|question|warning)\\(|\\baboutQt\\(");
        eachFile("^(ui|app)/", [](const QString& file, const QString& text) {
            const auto match = waiting.match(text);
            QVERIFY2(!match.hasMatch(), qPrintable(file + ": " + match.captured()));
        });
    }

    /// Parts measure their text.
    void noExhibitMeasuresText() {
        eachFile("^ui/exhibits/", [](const QString& file, const QString& text) {
            QVERIFY2(!text.contains(QLatin1String("QFontMetrics")), qPrintable(file));
        });
    }

    /// They declare marks, which one class paints.
    void noExhibitPaints() {
        static const QRegularExpression painting("\\bQ\\w*Painter\\b|\\bpainter\\b|\\bonDraw\\b");
        eachFile("^ui/exhibits/", [](const QString& file, const QString& text) {
            const auto match = painting.match(text);
            QVERIFY2(!match.hasMatch(), qPrintable(file + ": " + match.captured()));
        });
    }

    /// What a place means is read from marks, and where the arrow keys lead from a CellWalk.
    void noExhibitHitTests() {
        static const QRegularExpression picking(
            "\\b(cellAt|cellRect|markedCellRect|adjacentCell|labelAt|choiceAt|clickActionAt|doubleClickActionAt|"
            "handleAt|"
            "handleValue|beginDrag)\\([^;{]*override");
        eachFile("^ui/exhibits/", [](const QString& file, const QString& text) {
            const auto match = picking.match(text);
            QVERIFY2(!match.hasMatch(), qPrintable(file + ": " + match.captured()));
        });
    }

    void anExhibitIsNeverCalledAPage() {
        static const QRegularExpression name("\\b\\w*Page\\b|\\bpage([A-Z]\\w*)?\\b");
        static const QRegularExpression said("//[^\n]*|\"(\\\\.|[^\"\\\\])*\"|Q_DECLARE_TR_FUNCTIONS\\(\\w+\\)");
        eachFile("^ui/exhibits/", [&](const QString& file, QString text) {
            const auto match = name.match(text.remove(said));
            QVERIFY2(!match.hasMatch(), qPrintable(file + ": " + match.captured()));
        });
    }

 private:
    static QString root() { return QStringLiteral(ATTENTION_SOURCE_DIR "/"); }

    /// @param files  matches the paths of those that are read, from the root
    void eachFile(const QString& files, const std::function<void(const QString&, const QString&)>& visit) {
        const QRegularExpression wanted(files);
        for (const char* folder : {"core", "ui", "app", "tests"}) {
            QDirIterator all(root() + folder, {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
            while (all.hasNext()) {
                const QString path = all.next().mid(root().size());
                if (!wanted.match(path).hasMatch()) continue;
                QFile file(root() + path);
                QVERIFY(file.open(QIODevice::ReadOnly));
                visit(path, QString::fromUtf8(file.readAll()));
            }
        }
    }

    void eachInclude(const QString& files, const std::function<void(const QString&, const QString&)>& visit) {
        static const QRegularExpression line("^#include [<\"]([^>\"]+)[>\"]", QRegularExpression::MultilineOption);
        eachFile(files, [&](const QString& file, const QString& text) {
            for (auto matches = line.globalMatch(text); matches.hasNext();) visit(file, matches.next().captured(1));
        });
    }
};

ATTENTION_TEST(IncludeRulesTest, attention::NoApplication)
#include "include_rules_test.moc"
