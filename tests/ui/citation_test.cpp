#include "ui/text/citation.h"

#include <QTest>

#include "core/version.h"
#include "tests/test_class.h"

using namespace attention;

class CitationTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void everyFormNamesTheVersionOfTheProgram_data() {
        QTest::addColumn<QString>("form");
        QTest::addRow("for a text") << citationText();
        QTest::addRow("BibTeX") << citationBibtex();
        QTest::addRow("CITATION.cff") << citationFile();
    }
    void everyFormNamesTheVersionOfTheProgram() {
        QFETCH(QString, form);
        QVERIFY(form.contains(QStringLiteral("Attention Lab")));
        QVERIFY(form.contains(QLatin1String(kVersion.data(), qsizetype(kVersion.size()))));
    }

    void bibtexBracesAreBalanced() { QCOMPARE(citationBibtex().count(u'{'), citationBibtex().count(u'}')); }
};

ATTENTION_TEST(CitationTest, QCoreApplication)
#include "citation_test.moc"
