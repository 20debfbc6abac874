#include "core/scene/tokens.h"

#include <set>
#include <stdexcept>

#include <QFile>
#include <QStringList>

#include "core/io/array.h"
#include "core/io/format_error.h"
#include "tests/core/random_cases.h"
#include "tests/core/refusal.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

QStringList split(const QString& sentence) {
    QStringList tokens;
    for (const std::string& token : splitTokens(sentence.toStdString())) tokens += QString::fromStdString(token);
    return tokens;
}

QString splitRefusal(const std::string& sentence) {
    return QString::fromUtf8(refusalOf([&] { splitTokens(sentence); }));
}

}  // namespace

class TokensTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void tokensAsAPersonExpects_data() {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QStringList>("tokens");
        const auto row = [](const char* name, const char* sentence, const char* tokens) {
            QTest::newRow(name) << QString::fromUtf8(sentence) << QString::fromUtf8(tokens).split('|');
        };
        row("words at blanks", "the cat saw the other cat", "the|cat|saw|the|other|cat");
        row("one word", "cat", "cat");
        row("blanks of any kind and number", " \t the\n\ncat\u00a0saw\u3000it ", "the|cat|saw|it");
        row("punctuation apart", "Hello, world!", "Hello|,|world|!");
        row("each mark is one token", "What?!...", "What|?|!|.|.|.");
        row("brackets and quotes", "(\"so\")", "(|\"|so|\"|)");
        row("an apostrophe inside a word stays", "don't we", "don't|we");
        row("a typographic apostrophe too", "don’t", "don’t");
        row("an apostrophe after a word is apart", "the dogs' tails", "the|dogs|'|tails");
        row("quotes around a word are apart", "'yes'", "'|yes|'");
        row("French elision stays with its word", "l'été d'ici", "l'été|d'ici");
        row("a hyphen divides", "well-known", "well|-|known");
        row("a number with its decimal point", "pi is 3.14159.", "pi|is|3.14159|.");
        row("a decimal comma and groups", "1,5 and 1,000.25", "1,5|and|1,000.25");
        row("signs are apart from numbers", "-5 + 50%", "-|5|+|50|%");
        row("letters and digits together", "the 2nd GPT2", "the|2nd|GPT2");
        row("an underscore joins", "snake_case", "snake_case");
        row("a composed accent", "caf\u00e9", "caf\u00e9");
        row("a combining accent is composed", "cafe\u0301", "caf\u00e9");
        row("a combining mark without a composed form stays", "x\u0302y z", "x\u0302y|z");
        row("Portuguese", "Não é só isso, não.", "Não|é|só|isso|,|não|.");
        row("Chinese, a character each", "我爱你。", "我|爱|你|。");
        row("Chinese with Latin and digits", "在2024年用GPT", "在|2024|年|用|GPT");
        row("Chinese and Latin without a blank", "很cool吧", "很|cool|吧");
        row("a rare character beyond 16 bits", "𠮷野家", "𠮷|野|家");
        row("Japanese, a character each", "カレーを食べる", "カ|レ|ー|を|食|べ|る");
        row("a small kana is a character", "きゃ", "き|ゃ");
        row("Japanese voicing in two code points", "か\u3099", "が");
        row("half-width kana keep their voicing", "ｶﾞ", "ｶﾞ");
        row("Korean, a syllable each", "한국어 말", "한|국|어|말");
        row("Korean in letters of its own is composed", "\u1112\u1161\u11ab", "한");
        row("Bopomofo", "ㄅㄆ", "ㄅ|ㄆ");
        row("Hebrew, from right to left", "שלום עולם!", "שלום|עולם|!");
        row("Hebrew with its vowels", "שָׁלוֹם", "שָׁלוֹם");
        row("Arabic", "القطة رأت القطة.", "القطة|رأت|القطة|.");
        row("Persian with a joiner inside a word", "می\u200cخواهم", "می\u200cخواهم");
        row("marks of direction are in no token", "\u200fשלום\u200f cat\u200e", "שלום|cat");
        row("isolates around a word", "\u2067שלום\u2069", "שלום");
        row("Cyrillic", "кошка видела кошку", "кошка|видела|кошку");
        row("Greek", "η γάτα", "η|γάτα");
        row("Hindi with its vowel signs", "बिल्ली ने देखा", "बिल्ली|ने|देखा");
        row("Tamil", "பூனை பூனை", "பூனை|பூனை");
        row("Thai by dictionary", "แมวเห็นแมว", "แมว|เห็น|แมว");
        row("a zero-width space divides", "cat\u200bsaw", "cat|saw");
        row("an emoji with skin and profession is one", "hi 👩🏽‍🚀!", "hi|👩🏽‍🚀|!");
        row("flags", "🇧🇷🇨🇳", "🇧🇷|🇨🇳");
        row("controls divide and vanish", "a\u0001b\u0007", "a|b");
        row("a byte-order mark is no token", "\ufeffcat", "cat");
        row("a selector alone is no token", "a \ufe0f b", "a|b");
        row("a mark that cannot be assigned", "a \ue000", "a|\ue000");
    }
    void tokensAsAPersonExpects() {
        QFETCH(QString, sentence);
        QTEST(split(sentence), "tokens");
    }

    void refused_data() {
        QTest::addColumn<QByteArray>("sentence");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, const QByteArray& sentence, const char* reason) {
            QTest::newRow(name) << sentence << reason;
        };
        const char* none = "the sentence has no token; accepted: 1 to 512 tokens";
        row("nothing", "", none);
        row("blanks alone", " \t\n", none);
        row("invisible marks alone", "\u200f\u200b\u2060", none);
        row("one token too many", QByteArray("a ").repeated(513),
            "the sentence has more than 512 tokens; accepted: 1 to 512 tokens");
        row("too many Chinese characters", QByteArray("猫").repeated(513),
            "the sentence has more than 512 tokens; accepted: 1 to 512 tokens");
        row("a longer word than any", QByteArray(65537, 'a'), "the text has 65537 bytes; accepted: at most 65536");
        const auto bad = [&](const char* name, const QByteArray& bytes, const char* place) {
            row(name, bytes,
                qPrintable(QString("byte %1 of the text is not UTF-8; accepted: text in UTF-8").arg(place)));
        };
        bad("a lone high surrogate", "cat \xed\xa0\x80", "4");
        bad("a lone low surrogate", "\xed\xbf\xbf", "0");
        bad("a pair of surrogates", "\xed\xa0\xbd\xed\xb8\x80", "0");
        bad("a byte that never occurs", "a\xff", "1");
        bad("a continuation without a start", "\x80", "0");
        bad("cut inside a character", "ok \xe7\x8c", "3");
        bad("an overlong slash", "\xc0\xaf", "0");
        bad("beyond the last code point", "\xf4\x90\x80\x80", "0");
        bad("Latin-1", "caf\xe9 au lait", "3");
    }
    void refused() {
        QFETCH(QByteArray, sentence);
        QTEST(splitRefusal(sentence.toStdString()), "reason");
    }

    void listsAreAsTheyAre_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("tokens");
        const auto row = [](const char* name, const char* text, const QStringList& tokens) {
            QTest::newRow(name) << QByteArray(text) << tokens;
        };
        row("tokens of four tokenizers", "[\"Ġcat's\",\"##ing\",\"low</w>\",\"<|endoftext|>\",\"[CLS]\",\"▁a b\"]",
            {"Ġcat's", "##ing", "low</w>", "<|endoftext|>", "[CLS]", "▁a b"});
        row("blanks around", " [ \"a b\" ,\n\" c\"]\n", {"a b", " c"});
        row("not composed", "[\"cafe\u0301\"]", {"cafe\u0301"});
        row("escapes", "[\"\\n\",\"\\u4e2d\\u6587\",\"\\ud83d\\ude00\"]", {"\n", "中文", "😀"});
        row("a list that does not end is a sentence", "[\"a\"", {"[", "\"", "a", "\""});
        row("one of other things, too", "[\"a\",1]", {"[", "\"", "a", "\"", ",", "1", "]"});
        row("and so is an empty one", "[]", {"[", "]"});
    }
    void listsAreAsTheyAre() {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, tokens);
        QCOMPARE(split(QString::fromUtf8(text)), tokens);
        // Written again it is a list in any case.
        std::vector<std::string> written;
        for (const QString& token : tokens) written.push_back(token.toStdString());
        QVERIFY(isTokenList(tokenListText(written)));
        QCOMPARE(splitTokens(tokenListText(written)), written);
    }

    void listsAreRefused() {
        QVERIFY(splitRefusal("[\"a\",\"\"]").contains("token 1 of the list"));
        QVERIFY(splitRefusal("[\"a\\uffff\"]").contains("no character"));
        QVERIFY(splitRefusal(tokenListText(std::vector<std::string>(kMaxTokens + 1, "a"))).contains("513 tokens"));
        QCOMPARE(splitTokens(tokenListText(std::vector<std::string>(kMaxTokens, "Ġa"))).size(), kMaxTokens);
    }

    void filesOfTokens_data() {
        QTest::addColumn<QByteArray>("contents");
        QTest::addColumn<bool>("isJson");
        QTest::addColumn<QStringList>("tokens");  ///< none: refused
        QTest::addColumn<QString>("reason");      ///< is in what is said
        const auto read = [](const char* name, const QByteArray& contents, bool isJson, const QStringList& tokens) {
            QTest::newRow(name) << contents << isJson << tokens << QString();
        };
        const auto refuse = [](const char* name, const QByteArray& contents, bool isJson, const char* reason) {
            QTest::newRow(name) << contents << isJson << QStringList() << QString(reason);
        };
        read("a token on each line", "[CLS]\nĠthe cat\n##s", false, {"[CLS]", "Ġthe cat", "##s"});
        read("line breaks of Windows, and one at the end", "a\r\n b \r\n", false, {"a", " b "});
        read("a byte order mark",
             "\xef\xbb\xbf"
             "a\n",
             false, {"a"});
        read("JSON, as it says", "[\"a\",\"Ġb\"]", true, {"a", "Ġb"});
        read("JSON, as it looks", "[\"a\",\n\"Ġb\"]\n", false, {"a", "Ġb"});
        read("lines that look like JSON", "[\n\"\na\n\"\n]\n", false, {"[", "\"", "a", "\"", "]"});
        refuse("nothing", "", false, "no token");
        refuse("an empty line", "a\n\nb\n", false, "line 2 is empty");
        refuse("an empty line at the end", "a\n\n", false, "line 2 is empty");
        refuse("Latin-1", "a\ncaf\xe9\n", false, "line 2: byte 3");
        refuse("many lines", QByteArray("a\n").repeated(100000), false, "100000 tokens; accepted: 1 to 512");
        refuse("JSON of numbers", "[1]", true, "item 0");
        refuse("JSON of a list in a list", "[\"a\",[\"b\"]]", true, "item 1");
        refuse("an empty list", "[]", true, "an empty list");
        refuse("an object", "{\"a\":1}", true, "an object");
        refuse("an empty token", "[\"a\",\"\"]", true, "token 1");
        refuse("JSON that ends too early", "[\"a", true, "line 1, column");
        refuse("half of a pair", "[\"\\ud800\"]", true, "line 1, column");
        refuse("tokens that are too long", QByteArray(70000, 'a'), false, "bytes; accepted: at most 65536");
    }
    void filesOfTokens() {
        QFETCH(QByteArray, contents);
        QFETCH(bool, isJson);
        QFETCH(QStringList, tokens);
        QFETCH(QString, reason);
        QStringList found;
        QByteArray said;
        try {
            for (const std::string& token : readTokenList(contents.toStdString(), isJson))
                found += QString::fromStdString(token);
        } catch (const FormatError& error) {
            said = error.what();
        }
        QCOMPARE(found, tokens);
        QVERIFY2(QString::fromUtf8(said).contains(reason), said.constData());
        QCOMPARE(said.isEmpty(), reason.isEmpty());
    }

    void asManyAsAreAccepted() {
        QCOMPARE(splitTokens(QByteArray("a ").repeated(512).toStdString()).size(), kMaxTokens);
        QCOMPARE(splitTokens(std::string(65536, 'a')).size(), std::size_t(1));
    }

    void aNulByteSeparates() { QCOMPARE(splitTokens(std::string("a\0b", 3)).size(), std::size_t(2)); }

    void numbered() {
        QCOMPARE(numberedTokens(0).size(), std::size_t(0));
        const auto tokens = numberedTokens(12);
        QCOMPARE(tokens.size(), std::size_t(12));
        QCOMPARE(tokens.front(), std::string("t0"));
        QCOMPARE(tokens.back(), std::string("t11"));
    }

    void whatIsNoCharacterIsInNoToken() {
        for (char32_t codePoint = 0; codePoint <= 0x10ffff; ++codePoint) {
            const bool isNone = QChar::isNonCharacter(codePoint);
            if (!isNone && codePoint > 0xa0) continue;
            const std::string sign = QString::fromUcs4(&codePoint, 1).toStdString();
            const QString said = splitRefusal("a" + sign + " z");
            if (isNone) {
                const QString name =
                    QStringLiteral("U+%1").arg(QString::number(uint(codePoint), 16).toUpper().rightJustified(4, u'0'));
                QCOMPARE(said, name + QStringLiteral(" in the text is no character; accepted: text without it"));
            } else {
                QCOMPARE(said, QString());
                // Controls are no character of any token either: they stand between them.
                if (codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0))
                    QCOMPARE(split(QString::fromStdString("a" + sign + " z")), (QStringList{"a", "z"}));
            }
        }
    }

    void sameWord_data() {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::addColumn<bool>("same");
        const auto row = [](const char* name, const char* one, const char* other, bool same) {
            QTest::newRow(name) << QString::fromUtf8(one) << QString::fromUtf8(other) << same;
        };
        row("case", "The", "the", true);
        row("accents written in two ways", "é", "e\u0301", true);
        row("accents count", "é", "e", false);
        row("sharp s and SS", "Straße", "STRASSE", true);
        row("final sigma", "ΣΊΣΥΦΟΣ", "σίσυφος", true);
        row("Cyrillic case", "Кошка", "кошка", true);
        row("a ligature folds", "ﬁn", "FIN", true);
        row("full-width letters are others", "Ａ", "a", false);
        row("an inflected word is another", "cat", "cats", false);
        row("a dotless i is another", "ı", "i", false);
    }
    void sameWord() {
        QFETCH(QString, one);
        QFETCH(QString, other);
        QTEST(tokenHash(one.toStdString()) == tokenHash(other.toStdString()), "same");
        QTEST(caseFoldToken(one.toStdString()) == caseFoldToken(other.toStdString()), "same");
    }

    void keysOfPython_data() {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<quint64>("key");
        QFile file(ATTENTION_GOLDEN_DIR "/token_keys.csv");
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        file.readLine();
        while (!file.atEnd()) {
            const QByteArrayList fields = file.readLine().trimmed().split(',');
            const QByteArray word = QByteArray::fromHex(fields[0]);
            QTest::newRow(word.constData()) << word << fields[1].toULongLong();
        }
    }
    void keysOfPython() {
        QFETCH(QByteArray, word);
        QFETCH(quint64, key);
        QCOMPARE(quint64(tokenHash(word.toStdString())), key);
    }

    /// Whatever is written, no character of it is lost or made up, and tokens are tokens again.
    void anyTextIsDivided() {
        RandomCases cases(20170612);
        const std::vector<std::pair<char32_t, char32_t>> ranges{
            {0x20, 0x7e},     {0xa0, 0x24f},    {0x300, 0x36f},     {0x370, 0x52f},     {0x590, 0x6ff},
            {0x900, 0xdff},   {0xe00, 0xeff},   {0x1100, 0x11ff},   {0x2000, 0x206f},   {0x3000, 0x30ff},
            {0x4e00, 0x4fff}, {0xac00, 0xad00}, {0x1f300, 0x1f6ff}, {0x20000, 0x20100}, {0x1, 0x1f}};
        const QString fillers = QStringLiteral(u"\u115f\u1160");  // letters that nobody sees
        for (int t = 0; t < RandomCases::kCount; ++t) {
            QString text;
            for (std::size_t k = 1 + cases.bits() % 40; k > 0; --k) {
                const auto [first, last] = ranges[cases.bits() % ranges.size()];
                text += QString::fromUcs4(std::vector{char32_t(first + cases.bits() % (last - first + 1))}.data(), 1);
                if (cases.bits() % 5 == 0) text += ' ';
            }
            const QByteArray told = text.toUtf8().toHex();
            QStringList tokens;
            try {
                tokens = split(text);
            } catch (const std::invalid_argument&) {
                continue;  // invisible characters alone
            }
            qsizetype from = 0;
            const QString composed = text.normalized(QString::NormalizationForm_C);
            for (const QString& token : tokens) {
                QVERIFY2(!token.isEmpty() && !token.front().isSpace() && !token.back().isSpace(), told.constData());
                const qsizetype place = composed.indexOf(token, from);
                QVERIFY2(place >= 0, told.constData());
                for (const QChar skipped : composed.mid(from, place - from))
                    QVERIFY2(fillers.contains(skipped) || !(skipped.isLetterOrNumber() || skipped.isPunct()),
                             told.constData());
                from = place + token.size();
            }
            QCOMPARE(split(text), tokens);
        }
    }
};

ATTENTION_TEST(TokensTest, NoApplication)
#include "tokens_test.moc"
