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
        static const QRegularExpression year(QStringLiteral("\\b20\\d\\d\\b"));
        QVERIFY(form.contains(year));
    }

    void aPermanentAddressIsInEveryForm() {
        const QString file = "version: 2.3.4\ndate-released: 2031-05-06\ndoi: \"10.1234/lab.5\"\n";
        QCOMPARE(citationText(file),
                 "The Attention Lab authors. (2031). Attention Lab (Version 2.3.4) [Computer software]. "
                 "https://doi.org/10.1234/lab.5");
        QVERIFY(citationBibtex(file).contains("year = {2031}"));
        QVERIFY(citationBibtex(file).contains("url = {https://doi.org/10.1234/lab.5}"));
        const QString without = file.left(file.indexOf("doi"));
        QVERIFY(citationText(without).endsWith("[Computer software]."));
        QVERIFY(!citationBibtex(without).contains("url"));
    }

    void bibtexBracesAreBalanced() { QCOMPARE(citationBibtex().count(u'{'), citationBibtex().count(u'}')); }
};

ATTENTION_TEST(CitationTest, QCoreApplication)
#include "citation_test.moc"
