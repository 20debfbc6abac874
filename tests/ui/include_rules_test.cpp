#include <QDirIterator>
#include <QRegularExpression>

#include "tests/test_class.h"

/// Who may include whom, as CONTRIBUTING.md says.
class IncludeRulesTest : public QObject {
    Q_OBJECT

 private slots:
    void rules_data() {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("forbidden");
        QTest::addRow("core knows no Qt, no window, no program") << "core"
                                                                 << "^(Q[A-Z]|qcustomplot|ui/|app/)";
        QTest::addRow("figures know no exhibit, widget or window")
            << "ui/figure"
            << "^(ui/(exhibits|widgets|files)/|ui/[a-z_]+[.]h|app/)";
        QTest::addRow("exhibits know no panel, window or file") << "ui/exhibits"
                                                                << "^(ui/(widgets|files)/|ui/[a-z_]+[.]h|app/)";
        QTest::addRow("widgets know no window") << "ui/widgets"
                                                << "^(ui/(main_window|exhibit_page)[.]h|app/)";
        QTest::addRow("the window knows no program") << "ui"
                                                     << "^app/";
    }
    void rules() {
        QFETCH(QString, folder);
        QFETCH(QString, forbidden);
        const QRegularExpression rule(forbidden);
        int read = 0;
        eachInclude(folder, [&](const QString& file, const QString& included) {
            ++read;
            QVERIFY2(!rule.match(included).hasMatch(), qPrintable(file + " includes " + included));
        });
        QVERIFY(read > 0);
    }

    void exhibitsDoNotIncludeEachOther() {
        const QRegularExpression shared("^ui/exhibits/(exhibit|[a-z_]+_words)\\.h$");
        eachInclude("ui/exhibits", [&](const QString& file, const QString& included) {
            if (!included.startsWith("ui/exhibits/") || shared.match(included).hasMatch()) return;
            const QString own = "ui/exhibits/" + QFileInfo(file).completeBaseName() + ".h";
            QVERIFY2(included == own || file.contains("/registry."), qPrintable(file + " includes " + included));
        });
    }

    void includesStartAtTheRoot() {
        for (const char* folder : {"core", "ui", "app"})
            eachInclude(folder, [&](const QString& file, const QString& included) {
                const bool ours = QFileInfo::exists(QFileInfo(file).path() + '/' + included);
                QVERIFY2(!ours, qPrintable(file + " includes " + included + " by its bare name"));
            });
    }

 private:
    void eachInclude(const QString& folder, const std::function<void(const QString&, const QString&)>& visit) {
        QDirIterator files(QStringLiteral(ATTENTION_SOURCE_DIR "/") + folder, {"*.h", "*.cpp"}, QDir::Files,
                           QDirIterator::Subdirectories);
        const QRegularExpression line("^#include [<\"]([^>\"]+)[>\"]", QRegularExpression::MultilineOption);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto matches = line.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext()) visit(file.fileName(), matches.next().captured(1));
        }
    }
};

ATTENTION_TEST(IncludeRulesTest, attention::NoApplication)
#include "include_rules_test.moc"
