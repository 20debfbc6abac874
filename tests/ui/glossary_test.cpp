#include "ui/text/glossary.h"

#include <algorithm>
#include <set>

#include <QCollator>
#include <QDirIterator>
#include <QRegularExpression>

#include "tests/test_class.h"
#include "ui/text/language.h"

using namespace attention;

class GlossaryTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void cleanup() { installLanguage(languages().front()); }

    void everyTermIsExplainedInASentenceOrTwo_data() { eachLanguage(); }
    void everyTermIsExplainedInASentenceOrTwo() {
        QFETCH(QString, code);
        installLanguage(*findLanguage(code.toStdString()));
        std::set<std::string_view> ids;
        std::set<QString> terms;
        static const QRegularExpression sentenceEnd(QStringLiteral("([.] |。|[.]$)"));
        for (const GlossaryEntry& entry : glossary()) {
            QVERIFY2(ids.insert(entry.id).second, entry.id.data());
            QVERIFY2(terms.insert(entry.term).second, qPrintable(entry.term));
            const auto sentences = entry.explanation.count(sentenceEnd);
            QVERIFY2(sentences == 1 || sentences == 2, qPrintable(entry.explanation));
        }
        QVERIFY(ids.size() >= 45);
    }

    void isSortedAsTheLanguageSorts_data() { eachLanguage(); }
    void isSortedAsTheLanguageSorts() {
        QFETCH(QString, code);
        installLanguage(*findLanguage(code.toStdString()));
        const QCollator collator{QLocale(code)};
        const auto entries = glossary();
        for (std::size_t i = 1; i < entries.size(); ++i)
            QVERIFY2(collator.compare(entries[i - 1].term, entries[i].term) <= 0, qPrintable(entries[i].term));
    }

    void chaptersFollowEachOther() {
        const auto entries = glossary(GlossaryOrder::Chapters);
        QVERIFY(std::ranges::is_sorted(entries, {}, &GlossaryEntry::chapter));
        QCOMPARE(entries.size(), glossary().size());
    }

    void findsAnExplanationByItsId() {
        QVERIFY(glossaryExplanation("wavelength").contains(QStringLiteral("2π")));
        QVERIFY(glossaryExplanation("no such term").isEmpty());
        QVERIFY(glossaryExplanation("").isEmpty());
    }

    void aTermIsALinkWhereAPageFirstNamesIt() {
        TermLinks page;
        QCOMPARE(
            page.link(QStringLiteral("Scores &lt; 1: the <i>softmax</i> of a score.")),
            QStringLiteral("<a href=\"term:score\">Scores</a> &lt; 1: the <i><a href=\"term:softmax\">softmax</a></i> "
                           "of a score."));
        QCOMPARE(page.link(QStringLiteral("A softmax of scores.")), QStringLiteral("A softmax of scores."));
        QCOMPARE(TermLinks().link(QStringLiteral("<a href=\"step:4\">The softmax</a>")),
                 QStringLiteral("<a href=\"step:4\">The softmax</a>"));
    }

    void otherWordsAreNoTerms_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("words");
        QTest::addRow("part of a word") << "en"
                                        << "keyboard";
        QTest::addRow("another meaning") << "en"
                                         << "the arrow keys";
        QTest::addRow("another meaning, without spaces") << "zh_CN" << QStringLiteral("沿着箭头");
    }
    void otherWordsAreNoTerms() {
        QFETCH(QString, code);
        QFETCH(QString, words);
        installLanguage(*findLanguage(code.toStdString()));
        QCOMPARE(TermLinks().link(words), words);
    }

    /// Two terms with a form in common would make one of them unreachable.
    void everyTermIsFoundByItsForms_data() { eachLanguage(); }
    void everyTermIsFoundByItsForms() {
        QFETCH(QString, code);
        installLanguage(*findLanguage(code.toStdString()));
        for (const GlossaryEntry& entry : glossary())
            for (const QString& form : entry.forms)
                QCOMPARE(TermLinks().link(form),
                         QStringLiteral("<a href=\"term:%1\">%2</a>").arg(QString::fromUtf8(entry.id.data()), form));
    }

    /// A link to a term that is not there would open the window and show nothing.
    void everyLinkInTheSourceLeadsToATerm() {
        QDirIterator files(QStringLiteral(ATTENTION_SOURCE_DIR "/ui/exhibits"), {"*.cpp"}, QDir::Files,
                           QDirIterator::Subdirectories);
        static const QRegularExpression link(QStringLiteral("href=\\\\?\"term:([^\"\\\\]*)"));
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto found = link.globalMatch(QString::fromUtf8(file.readAll()));
            while (found.hasNext()) {
                const QString id = found.next().captured(1);
                QVERIFY2(!glossaryExplanation(id.toStdString()).isEmpty(), qPrintable(file.fileName() + ": " + id));
            }
        }
    }

 private:
    static void eachLanguage() {
        QTest::addColumn<QString>("code");
        for (const Language& language : languages())
            QTest::addRow("%s", language.code.data()) << QString::fromUtf8(language.code.data());
    }
};

ATTENTION_TEST(GlossaryTest, QCoreApplication)
#include "glossary_test.moc"
