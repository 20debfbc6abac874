#include "ui/widgets/rich_text.h"

#include "tests/test_class.h"

using namespace attention;

class RichTextTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void dressesMathematicalLetters_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("dressed");
        const QString face = QStringLiteral("<span style=\"font-family:'Attention Lab Math';font-size:16px");
        QTest::addRow("plain words stay") << "sin x"
                                          << "sin x";
        QTest::addRow("a letter gets its face") << QStringLiteral("𝑛 = 3") << face + QStringLiteral("\">𝑛</span> = 3");
        QTest::addRow("i is orange") << QStringLiteral("𝑖") << face + QStringLiteral(";color:#b04a00\">𝑖</span>");
        QTest::addRow("the italic h is elsewhere") << QStringLiteral("ℎ") << face + QStringLiteral("\">ℎ</span>");
        QTest::addRow("not inside of tags")
            << QStringLiteral("<a href=\"𝑛\">go</a>") << QStringLiteral("<a href=\"𝑛\">go</a>");
    }
    void dressesMathematicalLetters() {
        QFETCH(QString, text);
        QFETCH(QString, dressed);
        QCOMPARE(withMathFont(text, 16, Theme::light()), dressed);
    }

    void setsFormulas_data() {
        QTest::addColumn<QString>("plain");
        QTest::addColumn<QString>("set");
        const auto row = [](const char* name, const char* plain, const char* set) {
            QTest::newRow(name) << QString(plain) << QString(set);
        };
        row("a letter alone", "n = 5 tokens", "𝑛 = 5 tokens");
        row("a letter between signs", "k·n·d² operations", "𝑘·𝑛·𝑑² operations");
        row("behind its factor", "column 2j + 1", "column 2𝑗 + 1");
        row("words stay words", "A score is what I see: a vector; x and y, e a",
            "A score is what I see: a vector; 𝑥 and 𝑦, e a");
        row("but beside a sign", "Here e ≈ 2.7, e² is 7.4, slope a·(1 − a)",
            "Here 𝑒 ≈ 2.7, 𝑒² is 7.4, slope 𝑎·(1 − 𝑎)");
        row("a subscript", "W_q and d_k numbers", "𝑊<sub>𝑞</sub> and 𝑑<sub>𝑘</sub> numbers");
        row("of a function", "log_k n layers", "log<sub>𝑘</sub> 𝑛 layers");
        row("a superscript", "each e^score, too", "each 𝑒<sup>score</sup>, too");
        row("in brackets", "sin(i / 10000^(2j/d))", "sin(𝑖 / 10000<sup>2𝑗/𝑑</sup>)");
        row("under a root", "by √d_k, by √d", "by √𝑑<sub>𝑘</sub>, by √𝑑");
        row("Greek", "turned by δ·ω, not by Σ", "turned by 𝛿·𝜔, not by Σ");
        row("a subscript of its own", "P₀ and x₁", "𝑃₀ and 𝑥₁");
        row("in Chinese", "第 2j 列，W_q、W_k", "第 2𝑗 列，𝑊<sub>𝑞</sub>、𝑊<sub>𝑘</sub>");
        row("a letter that leans over a blank", "rows of P and X in P.",
            "rows of 𝑃<span style=\"white-space:pre-wrap\">\u2009</span> and 𝑋 in 𝑃.");
        row("an apostrophe", "word’s attention’s don't", "word’s attention’s don't");
        row("codes and names", "A4 2D my_file free_2 x1", "A4 2D my_file free_2 x1");
        row("escaped signs", "1 &lt; n &amp; &quot;d&quot;", "1 &lt; 𝑛 &amp; &quot;𝑑&quot;");
    }
    void setsFormulas() {
        QFETCH(QString, plain);
        QFETCH(QString, set);
        QCOMPARE(withFormulas(plain), set);
    }

    void emphasisedLettersAreThoseOfFormulas() {
        QCOMPARE(withFormulaLetters("a weight *a*, and **A** *is*"), QString("a weight 𝑎, and **A** *is*"));
    }
};

ATTENTION_TEST(RichTextTest, QApplication)
#include "rich_text_test.moc"
