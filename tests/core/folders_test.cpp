#include <functional>
#include <map>
#include <set>

#include <QDirIterator>
#include <QRegularExpression>

#include "tests/test_class.h"

/// Which folder of core includes which, and what none of them calls.
class FoldersTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void noneIncludesOneThatIncludesIt() {
        const QString root = ATTENTION_SOURCE_DIR "/";
        const QRegularExpression include("^#include \"(core/[^\"]+)/[^/\"]+\"", QRegularExpression::MultilineOption);
        std::map<QString, std::set<QString>> included;
        QDirIterator files(root + "core", {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString folder = QFileInfo(file).path().mid(root.size());
            auto matches = include.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext())
                if (const QString other = matches.next().captured(1); other != folder) included[folder].insert(other);
        }
        QVERIFY(included.size() > 5);

        std::set<QString> isAcyclic;
        const std::function<QString(const QString&, const QString&)> cycleFrom = [&](const QString& folder,
                                                                                     const QString& way) {
            if (isAcyclic.contains(folder)) return QString();
            if (way.contains(folder + " ")) return way + folder;
            for (const QString& other : included[folder])
                if (const QString cycle = cycleFrom(other, way + folder + " > "); !cycle.isEmpty()) return cycle;
            isAcyclic.insert(folder);
            return QString();
        };
        for (const auto& [folder, others] : included) QCOMPARE(cycleFrom(folder, {}), QString());
    }

    /// It writes a decimal point as the locale has it.
    void nonePrintsByTheLocale() {
        QDirIterator files(ATTENTION_SOURCE_DIR "/core", {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!file.readAll().contains("printf("), qPrintable(file.fileName()));
        }
    }
};

ATTENTION_TEST(FoldersTest, attention::NoApplication)
#include "folders_test.moc"
