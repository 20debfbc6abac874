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
        QCOMPARE(withMathFace(text, 16, Theme::light()), dressed);
    }
};

ATTENTION_TEST(RichTextTest, QApplication)
#include "rich_text_test.moc"
