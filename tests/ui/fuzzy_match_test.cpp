#include "ui/text/fuzzy_match.h"

#include "tests/test_class.h"

using namespace attention;

class FuzzyMatchTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void matches_data() {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isMatch");
        const auto row = [](const char* name, const char* word, const char* text, bool isMatch) {
            QTest::addRow("%s", name) << QString::fromUtf8(word) << QString::fromUtf8(text) << isMatch;
        };
        row("itself", "heatmap", "heatmap", true);
        row("in any case", "HEAT", "Heatmap", true);
        row("part of a word", "map", "Heatmap", true);
        row("letters left out", "hetmp", "Heatmap", true);
        row("initials", "cwtf", "Compare with this figure", true);
        row("capitals inside a word", "pt", "PyTorch", true);
        row("a symbol of formulas, written plainly", "d", "𝑑 · columns", true);
        row("without the accent", "configuracao", "Configuração", true);
        row("with an accent too many", "thémé", "theme", true);
        row("Chinese characters", "位编", "位置编码", true);
        row("letters scattered inside words", "etp", "heatmap", false);
        row("a single letter inside a word", "e", "heatmap", false);
        row("another order", "pamtaeh", "heatmap", false);
        row("a letter that is missing", "heatx", "heatmap", false);
        row("a Chinese character inside a name", "编", "位置编码", true);
        row("Latin letters behind a Chinese character", "p", "位置P", true);
        row("Chinese characters in another order", "编位", "位置编码", false);
        row("nothing to search in", "a", "", false);
    }
    void matches() {
        QFETCH(QString, word);
        QFETCH(QString, text);
        QFETCH(bool, isMatch);
        QCOMPARE(fuzzyScore(foldedText(word), SearchText(text)) > 0, isMatch);
    }

    void prefers_data() {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("better");
        QTest::addColumn<QString>("worse");
        QTest::addRow("a whole word to the beginning of one") << "d"
                                                              << "d"
                                                              << "dark";
        QTest::addRow("the beginning of a word to its middle") << "ark"
                                                               << "ark"
                                                               << "dark";
        QTest::addRow("letters in a row to letters apart") << "them"
                                                           << "theme"
                                                           << "the mask";
        QTest::addRow("initials to letters inside words") << "pe"
                                                          << "Positional encoding"
                                                          << "dropped";
        QTest::addRow("a match from the beginning of a word on") << "tema"
                                                                 << "temperature"
                                                                 << "bites man";
        QTest::addRow("neighbouring characters")
            << QStringLiteral("位置") << QStringLiteral("位置") << QStringLiteral("位移放置");
    }
    void prefers() {
        QFETCH(QString, word);
        QFETCH(QString, better);
        QFETCH(QString, worse);
        QVERIFY(fuzzyScore(foldedText(word), SearchText(better)) > fuzzyScore(foldedText(word), SearchText(worse)));
    }
};

ATTENTION_TEST(FuzzyMatchTest, NoApplication)
#include "fuzzy_match_test.moc"
