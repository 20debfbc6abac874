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

    /// A formula with numbers follows from the one with symbols: each symbol becomes its value. Where something else
    /// stands in its place, by withReplacement(), there is a reason.
    void fewNumbersAreWrittenByHand() {
        const std::map<QString, const char*> reasons{
            {"formula/expression", "withValue() and keepingLetter() are made with it"},
            {"attention/scaling_study", "the sum of all squares, one letter, is told by its first terms"},
            {"cost/cost_derivation", "pairs are counted exactly, beyond what a double holds"},
            {"encoding/embedding_derivation", "an entry of E is told as the quotient that it is"},
            {"encoding/encoding_derivation", "a product of vectors has terms, but vectors have no value"},
            {"encoding/similarity", "the quotient of a row of zeros is not defined"},
            {"training/depth_derivation", "the value of a difference of matrices would cancel"},
            {"training/training_derivation", "a class has a name, not a number"}};
        std::set<QString> found;
        const QString root = ATTENTION_SOURCE_DIR "/core/";
        QDirIterator files(root, {"*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            if (file.readAll().contains("withReplacement(")) found.insert(file.fileName().mid(root.size()).chopped(4));
        }
        std::set<QString> expected;
        for (const auto& [name, reason] : reasons) expected.insert(name);
        QCOMPARE(QStringList(found.begin(), found.end()), QStringList(expected.begin(), expected.end()));
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
