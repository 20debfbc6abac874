#include "core/models/byte_pair_tokenizer.h"

#include <set>
#include <thread>
#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <QCryptographicHash>
#include <nlohmann/json.hpp>

#include "core/io/format_error.h"
#include "tests/core/translated.h"
#include "tests/file_contents.h"
#include "tests/test_class.h"

using namespace attention;
using nlohmann::json;

namespace {

/// The folder that tests/golden/make_tokenizer_golden.js writes; scripts/prove-tokenizer names another one.
QString goldenFile(const char* name) {
    return qEnvironmentVariable("ATTENTION_TOKENIZER_GOLDEN", ATTENTION_GOLDEN_DIR "/tokenizer") + '/' + name;
}

const json& golden() {
    static const json contents = json::parse(contentsOf(goldenFile("golden.json")).toStdString());
    return contents;
}

const std::string& merges() {
    static const std::string contents = contentsOf(goldenFile("merges.txt")).toStdString();
    return contents;
}

std::string utf8(UChar32 character) {
    std::array<char, U8_MAX_LENGTH> bytes{};
    std::size_t length = 0;
    U8_APPEND_UNSAFE(bytes.data(), length, character);
    return std::string(bytes.data(), length);
}

/// The characters for bytes in the order of their ids in GPT-2.
std::vector<std::string> byteAlphabet() {
    std::vector<std::string> printable, others;
    for (UChar32 byte = 0; byte < 256; ++byte) {
        if ((byte >= '!' && byte <= '~') || (byte >= 0xA1 && byte != 0xAD))
            printable.push_back(utf8(byte));
        else
            others.push_back(utf8(256 + UChar32(others.size())));
    }
    printable.insert(printable.end(), others.begin(), others.end());
    return printable;
}

/// vocab.json in GPT-2's order: bytes, results of merges, <|endoftext|>.
json vocabularyOf(std::string_view mergeLines) {
    json vocabulary = json::object();
    const auto add = [&](const std::string& token) { vocabulary.emplace(token, vocabulary.size()); };
    for (const std::string& token : byteAlphabet()) add(token);
    for (const QByteArray& line : QByteArray::fromStdString(std::string(mergeLines)).split('\n'))
        if (!line.isEmpty() && !line.startsWith("#version")) add(QByteArray(line).replace(" ", "").toStdString());
    add("<|endoftext|>");
    return vocabulary;
}

const BytePairTokenizer& gpt2() {
    static const auto tokenizer = BytePairTokenizer::fromVocabulary(vocabularyOf(merges()).dump(), merges());
    return tokenizer;
}

BytePairTokenizer small(std::string_view mergeLines) {
    return BytePairTokenizer::fromVocabulary(vocabularyOf(mergeLines).dump(), mergeLines);
}

/// As makeString() of make_tokenizer_golden.js has it.
std::string makeString(std::uint32_t index, const std::vector<std::string>& pieces,
                       const std::vector<std::pair<UChar32, UChar32>>& ranges) {
    std::uint32_t state = index * 2654435761U + 0x9E3779B9U;
    const auto below = [&](std::size_t limit) {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        return (state >> 8) % limit;
    };
    std::string text;
    for (std::size_t left = 1 + below(7); left > 0; --left) {
        const std::size_t kind = below(8);
        auto range = ranges[below(ranges.size())];
        if (kind > 1) {
            if (kind == 2) text += ' ';
            text += pieces[below(pieces.size())];
            continue;
        }
        for (std::size_t count = 1 + below(4); count > 0; --count) {
            if (kind == 0) range = ranges[below(ranges.size())];
            text += utf8(range.first + UChar32(below(std::size_t(range.second - range.first + 1))));
        }
    }
    return text;
}

/// tokenizer.json with 256 bytes, "ab" and <|endoftext|>.
json tokenizerJson() {
    json model = {{"type", "BPE"}, {"vocab", vocabularyOf("a b")}, {"merges", {"a b"}}};
    return {{"version", "1.0"},
            {"added_tokens", {{{"id", 257}, {"content", "<|endoftext|>"}}}},
            {"normalizer", nullptr},
            {"pre_tokenizer", {{"type", "ByteLevel"}, {"add_prefix_space", false}}},
            {"decoder", {{"type", "ByteLevel"}}},
            {"model", model}};
}

template <class Call>
void verifyRefusal(const Call& call, const QString& message) {
    try {
        call();
    } catch (const FormatError& error) {
        QCOMPARE(QString(error.what()), message);
        QCOMPARE(untranslated(error.phrase()), QString());
        return;
    }
    QFAIL("it is accepted");
}

}  // namespace

class BytePairTokenizerTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void equalsHuggingFace();
    void variants_data();
    void variants();
    void readsLists_data();
    void readsLists();
    void mergesInRounds();
    void longWords_data();
    void longWords();
    void decodes();
    void threadsShareOne();
    void labels_data();
    void labels();
    void labelsDiffer();
    void sameBytesHaveOtherLabels();
    void refusesText_data();
    void refusesText();
    void refusesIds();
    void refusesVocabulary_data();
    void refusesVocabulary();
    void refusesTokenizerJson_data();
    void refusesTokenizerJson();
    void acceptsTokenizerJson_data();
    void acceptsTokenizerJson();
};

void BytePairTokenizerTest::equalsHuggingFace() {
    const json data = json::parse(contentsOf(ATTENTION_GOLDEN_DIR "/tokenizer/pieces.json").toStdString());
    const auto pieces = data.at("pieces").get<std::vector<std::string>>();
    const auto ranges = data.at("ranges").get<std::vector<std::pair<UChar32, UChar32>>>();
    const json& shown = golden().at("strings");
    const auto count = golden().at("count").get<std::uint32_t>();
    QVERIFY(count >= 100000 && shown.size() >= 2000);
    QCryptographicHash sum(QCryptographicHash::Sha256);
    for (std::uint32_t index = 0; index < count; ++index) {
        const std::string text = makeString(index, pieces, ranges);
        const std::vector<int> ids = gpt2().encode(text);
        if (index < shown.size()) {
            QCOMPARE(text, shown[index][0].get<std::string>());
            QCOMPARE(ids, shown[index][1].get<std::vector<int>>());
        }
        QCOMPARE(gpt2().decode(ids), text);
        std::string line;
        for (const int id : ids) line += std::to_string(id) + ' ';
        if (!line.empty()) line.pop_back();
        sum.addData(QByteArray::fromStdString(line + '\n'));
    }
    QCOMPARE(sum.result().toHex().toStdString(), golden().at("sha256").get<std::string>());
}

void BytePairTokenizerTest::variants_data() {
    QTest::addColumn<std::string>("tokenizer");
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::vector<int>>("ids");
    for (const json& variant : golden().at("variants"))
        for (const json& given : variant.at("cases"))
            QTest::addRow("%s: %s", variant.at("name").get<std::string>().c_str(), given[0].dump().c_str())
                << variant.at("tokenizer").dump() << given[0].get<std::string>() << given[1].get<std::vector<int>>();
}

void BytePairTokenizerTest::variants() {
    QFETCH(std::string, tokenizer);
    QFETCH(std::string, text);
    QFETCH(std::vector<int>, ids);
    QCOMPARE(BytePairTokenizer::fromTokenizerJson(tokenizer).encode(text), ids);
}

void BytePairTokenizerTest::readsLists_data() {
    QTest::addColumn<std::string>("lines");
    QTest::addRow("with its version") << std::string("#version: 0.2\na b\nab c\n");
    QTest::addRow("without") << std::string("a b\nab c\n");
    QTest::addRow("without a line break at the end") << std::string("a b\nab c");
    QTest::addRow("empty lines at the end") << std::string("a b\nab c\n\n\n");
    QTest::addRow("line breaks of Windows") << std::string("#version: 0.2\r\na b\r\nab c\r\n");
}

void BytePairTokenizerTest::readsLists() {
    QFETCH(std::string, lines);
    const auto tokenizer = BytePairTokenizer::fromVocabulary(vocabularyOf("a b\nab c").dump(), lines);
    QCOMPARE(tokenizer.size(), 259);
    QCOMPARE(tokenizer.encode("abcab#"), (std::vector<int>{257, 256, 2}));
    QCOMPARE(tokenizer.endOfText(), std::optional(258));
    QVERIFY(tokenizer.isSpecial(258) && !tokenizer.isSpecial(257));
    // A merge may begin with the sign of the version's line.
    QCOMPARE(small("# #\n## #").encode("###"), (std::vector<int>{257}));
    QCOMPARE(small("").encode("ab"), (std::vector<int>{64, 65}));
}

/// encode() of GPT-2's program merges all "a a" of a word before it looks for "aa a", whose rank is smaller.
void BytePairTokenizerTest::mergesInRounds() {
    const auto tokenizer = small("aa a\na a");
    QCOMPARE(tokenizer.encode("aaaa"), (std::vector<int>{257, 257}));
    QCOMPARE(tokenizer.encode("aaa"), (std::vector<int>{256}));
    QCOMPARE(tokenizer.encode("aaaaa"), (std::vector<int>{257, 256}));
}

void BytePairTokenizerTest::longWords_data() {
    QTest::addColumn<QString>("text");
    constexpr int length = 300000;  // a quadratic algorithm takes a minute
    QTest::addRow("one letter") << QString(length, 'a');
    QTest::addRow("letters that are merged") << QString("attention").repeated(length / 9);
    QTest::addRow("blanks") << QString(length, ' ');
    QTest::addRow("blanks before a word") << QString(length, ' ') + "x";
    QTest::addRow("line breaks") << QString(length, '\n');
    QTest::addRow("signs") << QString(length, '-');
    QTest::addRow("starts of a special token") << QString("<|endof").repeated(length / 7);
    QTest::addRow("Chinese") << QString::fromUtf8("注意").repeated(length / 2);
    QTest::addRow("contractions") << QString("'s").repeated(length / 2);
}

void BytePairTokenizerTest::longWords() {
    QFETCH(QString, text);
    const std::string utf8Text = text.toStdString();
    const std::vector<int> ids = gpt2().encode(utf8Text);
    QCOMPARE(gpt2().decode(ids), utf8Text);
    const auto size = static_cast<std::ptrdiff_t>(ids.size());
    QVERIFY(size >= text.size() / 130 && size <= static_cast<std::ptrdiff_t>(utf8Text.size()));
}

void BytePairTokenizerTest::decodes() {
    const std::vector<int> ids = gpt2().encode("你");
    QVERIFY(ids.size() > 1);
    QCOMPARE(gpt2().decode(ids), std::string("你"));
    QCOMPARE(std::string(gpt2().bytes(ids.back())), std::string("\xA0"));
    QCOMPARE(gpt2().decode({}), std::string());
    std::string all;
    for (int id = 0; id < 256; ++id) all += gpt2().bytes(id);
    std::ranges::sort(all, {}, [](char byte) { return static_cast<unsigned char>(byte); });
    for (int byte = 0; byte < 256; ++byte) QCOMPARE(static_cast<unsigned char>(all.at(std::size_t(byte))), byte);
}

void BytePairTokenizerTest::threadsShareOne() {
    const std::string text(merges().substr(0, 20000));
    const std::vector<int> expected = gpt2().encode(text);
    std::array<std::vector<int>, 4> found;
    {
        std::vector<std::jthread> threads;
        for (auto& ids : found) threads.emplace_back([&] { ids = gpt2().encode(text); });
    }
    for (const auto& ids : found) QCOMPARE(ids, expected);
}

void BytePairTokenizerTest::labels_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("label");
    const auto row = [](const char* name, const QByteArray& bytes, const char* label) {
        QTest::addRow("%s", name) << bytes << QString::fromUtf8(label);
    };
    row("a word after a blank", " the", "␣the");
    row("three blanks", "   ", "␣␣␣");
    row("line breaks and a tab", "\n\n\t", "↵↵⇥");
    row("a carriage return", "\r", "⟨U+000D⟩");
    row("zero", QByteArray(1, '\0'), "⟨U+0000⟩");
    row("a part of a character", "\xE4\xBD", "⟨E4 BD⟩");
    row("a blank and a part", " \xE4", "␣⟨E4⟩");
    row("a part between letters", "a\xBD\xA0z", "a⟨BD A0⟩z");
    row("two parts of different characters", "\xBD\xE4", "⟨BD E4⟩");
    row("a byte that no UTF-8 has", "\xFF", "⟨FF⟩");
    row("a control character of Latin-1", "\xC2\x85", "⟨U+0085⟩");
    row("Chinese", "你好", "你好");
    row("Hebrew", "שלום", "שלום");
    row("a no-break space", "\xC2\xA0", "⟨U+00A0⟩");
    row("an ideographic space", "\u3000", "⟨U+3000⟩");
    row("a zero-width space", "\u200B", "⟨U+200B⟩");
    row("a mark that turns text", "\u202E", "⟨U+202E⟩");
    row("a variation selector", "\uFE0F", "⟨U+FE0F⟩");
    row("a byte order mark", "\uFEFF", "⟨U+FEFF⟩");
    row("a Hangul filler", "\u3164", "⟨U+3164⟩");
    row("an emoji", "😀", "😀");
    row("a character for private use", "\uE000", "⟨U+E000⟩");
    row("the sign for a blank itself", "␣", "⟨U+2423⟩");
    row("a bracket that labels use", "⟨E4⟩", "⟨U+27E8⟩E4⟨U+27E9⟩");
    row("a combining mark alone", "\u0301", "◌\u0301");
    row("a combining mark after a blank", " \u0301", "␣◌\u0301");
    row("a combining mark on its letter", "x\u0301", "x\u0301");
    row("a letter composed", "é", "é");
    row("the same letter of two characters", "e\u0301", "e⟨U+0301⟩");
    row("a unit that is composed as a letter", "\u212B", "⟨U+212B⟩");
    row("a quotation mark and a backslash", "\"\\", "\"\\");
}

/// A vocabulary in which the bytes are one token.
void BytePairTokenizerTest::labels() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, label);
    json vocabulary = vocabularyOf("");
    const auto bytesOnly = small("");
    std::map<std::string, std::string> characters;
    for (int id = 0; id < 256; ++id) characters[std::string(bytesOnly.bytes(id))] = byteAlphabet().at(std::size_t(id));
    std::string token, lines;
    for (const char byte : bytes) {
        const std::string next = characters.at(std::string(1, byte));
        if (!token.empty()) lines += token + ' ' + next + '\n';
        token += next;
    }
    const auto tokenizer = small(lines);
    for (int k = 0; k < tokenizer.size(); ++k) {
        if (tokenizer.bytes(k) != std::string_view(bytes.constData(), std::size_t(bytes.size()))) continue;
        QCOMPARE(QString::fromStdString(tokenizer.label(k)), label);
        return;
    }
    QFAIL("no token has these bytes");
}

void BytePairTokenizerTest::labelsDiffer() {
    std::set<QString> seen;
    for (int id = 0; id < gpt2().size(); ++id) {
        const QString label = QString::fromStdString(gpt2().label(id));
        QVERIFY2(seen.insert(label.normalized(QString::NormalizationForm_C)).second, qPrintable(label));
        QVERIFY(!label.isEmpty());
        for (const char32_t character : label.toUcs4()) {
            // A blank is only between two bytes in brackets.
            const auto hidden = character == ' ' && label.contains("⟨") ? 0 : U_GC_C_MASK | U_GC_Z_MASK;
            QVERIFY2((U_GET_GC_MASK(UChar32(character)) & hidden) == 0, qPrintable(label));
        }
    }
    QCOMPARE(seen.size(), std::size_t(gpt2().size()));
}

/// An added token can be text that the byte alphabet has a token for, too.
void BytePairTokenizerTest::sameBytesHaveOtherLabels() {
    json file = tokenizerJson();
    file["added_tokens"].push_back({{"id", 258}, {"content", " "}});
    const auto tokenizer = BytePairTokenizer::fromTokenizerJson(file.dump());
    QCOMPARE(tokenizer.label(220), std::string("␣⟨#220⟩"));
    QCOMPARE(tokenizer.label(258), std::string("␣⟨#258⟩"));
    QCOMPARE(tokenizer.label(256), std::string("ab"));
}

void BytePairTokenizerTest::refusesText_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("byte");
    QTest::addRow("half a character at the end") << QByteArray("a\xE4\xBD") << 1;
    QTest::addRow("Latin-1") << QByteArray("caf\xE9 x") << 3;
    QTest::addRow("a surrogate written in three bytes") << QByteArray("\xED\xA0\x80") << 0;
    QTest::addRow("a character written in more bytes than it needs") << QByteArray("ab\xC0\x80") << 2;
    QTest::addRow("beyond U+10FFFF") << QByteArray("\xF4\x90\x80\x80") << 0;
}

void BytePairTokenizerTest::refusesText() {
    QFETCH(QByteArray, text);
    QFETCH(int, byte);
    try {
        gpt2().encode(text.toStdString());
        QFAIL("it is accepted");
    } catch (const TextError& error) {
        QCOMPARE(QString(error.what()), QString("byte %1 of the text is not UTF-8; accepted: text in UTF-8").arg(byte));
        QCOMPARE(untranslated(error.phrase()), QString());
    }
}

void BytePairTokenizerTest::refusesIds() {
    const std::vector<int> beyond{0, gpt2().size()};
    QVERIFY_EXCEPTION_THROWN(gpt2().bytes(-1), std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN(gpt2().label(gpt2().size()), std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN(gpt2().decode(beyond), std::invalid_argument);
}

void BytePairTokenizerTest::refusesVocabulary_data() {
    QTest::addColumn<std::string>("vocabulary");
    QTest::addColumn<std::string>("lines");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const std::string& vocabulary, const std::string& lines,
                        const char* message) {
        QTest::addRow("%s", name) << vocabulary << lines << QString::fromUtf8(message);
    };
    const json good = vocabularyOf("a b\nab c");  // 259 tokens
    const auto changed = [&](const char* token, const json& id) {
        json vocabulary = good;
        vocabulary[token] = id;
        return vocabulary.dump();
    };
    const auto without = [&](const char* token) {
        json vocabulary = good;
        const json id = vocabulary.at(token);
        vocabulary.erase(token);
        vocabulary["<pad>"] = id;
        return vocabulary.dump();
    };
    const std::string all = good.dump();
    row("an empty file", "", "", "vocab.json: it is no JSON from byte 0 on; accepted: a JSON object");
    row("no JSON", "{\"a\": 0,}", "", "vocab.json: it is no JSON from byte 8 on; accepted: a JSON object");
    row("cut off", "{\"a\": 0", "", "vocab.json: it is no JSON from byte 7 on; accepted: a JSON object");
    row("a zero in it", std::string("{\"a\": 0}\0{}", 11), "",
        "vocab.json: it is no JSON from byte 8 on; accepted: a JSON object");
    row("not UTF-8", "{\"a\xE4\": 0}", "", "vocab.json: it is no JSON from byte 4 on; accepted: a JSON object");
    row("a list", "[\"a\"]", "", "vocab.json: it is JSON, but no object; accepted: a JSON object");
    row("very deep", "{\"a\":" + std::string(100000, '['), "",
        "vocab.json: objects and lists stand too deep inside each other; accepted: at most 32 deep");
    row("a number beyond all doubles", "{\"a\": 1e999}", "",
        "vocab.json: a number in it is too large for a double; accepted: up to 1.7976931348623157e+308");
    row("a token twice", "{\"a\": 0, \"b\": 1, \"a\": 2}", "",
        "vocab.json: the key \"a\" stands twice; accepted: once");
    row("an empty vocabulary", "{}", "",
        "vocab.json: token \"Ā\", which stands for byte 0, is missing; accepted: vocabularies of byte-level BPE, which "
        "have all 256 bytes");
    row("a byte that is missing", without("Ġ"), "",
        "vocab.json: token \"Ġ\", which stands for byte 32, is missing; accepted: vocabularies of byte-level BPE, "
        "which "
        "have all 256 bytes");
    row("a negative id", changed("a", -1), "",
        "vocab.json: the id of token \"a\" is -1; accepted: for 259 tokens, the whole numbers from 0 to 258");
    row("an id that leaves a gap", changed("a", 259), "",
        "vocab.json: the id of token \"a\" is 259; accepted: for 259 tokens, the whole numbers from 0 to 258");
    row("a fraction", changed("a", 0.5), "",
        "vocab.json: the id of token \"a\" is 0.5; accepted: for 259 tokens, the whole numbers from 0 to 258");
    row("an id as text", changed("a", "64"), "",
        "vocab.json: the id of token \"a\" is \"64\"; accepted: for 259 tokens, the whole numbers from 0 to 258");
    row("an id of 64 bits", changed("a", std::uint64_t(-1)), "",
        "vocab.json: the id of token \"a\" is 18446744073709551615; accepted: for 259 tokens, the whole numbers from 0 "
        "to 258");
    row("an id twice", changed("b", 64), "",
        "vocab.json: tokens \"a\" and \"b\" have the same id, 64; accepted: an id for each token");
    row("one word in a line", all, "#version: 0.2\na b\nab\n",
        "merges.txt: line 3 is \"ab\"; accepted: two tokens with one blank between");
    row("three words in a line", all, "a b c\n",
        "merges.txt: line 1 is \"a b c\"; accepted: two tokens with one blank between");
    row("two blanks", all, "a  b\n", "merges.txt: line 1 is \"a  b\"; accepted: two tokens with one blank between");
    row("a blank at the end", all, "ab \n",
        "merges.txt: line 1 is \"ab \"; accepted: two tokens with one blank between");
    row("an empty line between", all, "a b\n\nab c\n",
        "merges.txt: line 2 is \"\"; accepted: two tokens with one blank between");
    row("a result that the vocabulary lacks", all, "a b\nb c\n",
        "merges.txt: line 2 merges \"b\" and \"c\", but the vocabulary has no token \"bc\"; accepted: merges of tokens "
        "of "
        "the vocabulary that give such a token");
    row("a part that the vocabulary lacks", all, "a b\na bc\n",
        "merges.txt: line 2 merges \"a\" and \"bc\", but the vocabulary has no token \"bc\"; accepted: merges of "
        "tokens "
        "of the vocabulary that give such a token");
    row("a merge twice", all, "a b\nab c\na b\n",
        "merges.txt: line 3 merges \"a\" and \"b\" once more; accepted: each merge once");
    row("merges cut off", all, "a b\n",
        "merges.txt: no merge makes token \"abc\", id 257, of the vocabulary; accepted: a merge for each token that is "
        "neither a byte nor special, as <pad>");
    row("a line that is a token of a model of words", all, "##ing\n",
        "merges.txt: line 1 is \"##ing\"; accepted: two tokens with one blank between");
}

void BytePairTokenizerTest::refusesVocabulary() {
    QFETCH(std::string, vocabulary);
    QFETCH(std::string, lines);
    QFETCH(QString, message);
    verifyRefusal([&] { BytePairTokenizer::fromVocabulary(vocabulary, lines); }, message);
}

void BytePairTokenizerTest::refusesTokenizerJson_data() {
    QTest::addColumn<std::string>("pointer");
    QTest::addColumn<std::string>("value");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* pointer, const char* value, const char* message) {
        QTest::addRow("%s", name) << std::string(pointer) << std::string(value) << QString::fromUtf8(message);
    };
    row("no model", "/model", "null", "model is null; accepted: {\"type\": \"BPE\", ...}");
    row("words and pieces of them", "/model/type", "\"WordPiece\"", "model.type is \"WordPiece\"; accepted: \"BPE\"");
    row("an unknown key of the model", "/model/rope", "1",
        "the key \"model.rope\" is unknown; accepted: type, dropout, unk_token, continuing_subword_prefix, "
        "end_of_word_suffix, fuse_unk, byte_fallback, ignore_merges, vocab, merges");
    row("an unknown key", "/tokens", "1",
        "the key \"tokens\" is unknown; accepted: version, truncation, padding, added_tokens, normalizer, "
        "pre_tokenizer, post_processor, decoder, model");
    row("dropout", "/model/dropout", "0.1", "model.dropout is 0.1; accepted: null, 0");
    row("a prefix of parts", "/model/continuing_subword_prefix", "\"##\"",
        "model.continuing_subword_prefix is \"##\"; accepted: null, \"\"");
    row("a suffix of words", "/model/end_of_word_suffix", "\"</w>\"",
        "model.end_of_word_suffix is \"</w>\"; accepted: null, \"\"");
    row("whole words first", "/model/ignore_merges", "true", "model.ignore_merges is true; accepted: false");
    row("a vocabulary with weights", "/model/vocab", "[[\"a\", 0]]",
        "model.vocab is a list; accepted: {\"!\": 0, ...}");
    row("no merges", "/model/merges", "null", "model.merges is null; accepted: [[\"a\", \"b\"], ...]");
    row("a merge of one token", "/model/merges/0", "\"ab\"",
        "model.merges[0] is \"ab\"; accepted: \"a b\", [\"a\", \"b\"]");
    row("a merge of three tokens", "/model/merges/0", "[\"a\", \"b\", \"c\"]",
        "model.merges[0] is a list; accepted: \"a b\", [\"a\", \"b\"]");
    row("a merge of numbers", "/model/merges/0", "[1, 2]",
        "model.merges[0] is a list; accepted: \"a b\", [\"a\", \"b\"]");
    row("a merge without a result", "/model/merges/1", "[\"a\", \"c\"]",
        "model.merges[1] merges \"a\" and \"c\", but the vocabulary has no token \"ac\"; accepted: merges of tokens of "
        "the vocabulary that give such a token");
    row("merges cut off", "/model/merges", "[]",
        "no merge makes token \"ab\", id 256, of the vocabulary; accepted: a merge for each token that is neither a "
        "byte nor special, as <pad>");
    row("a normalizer", "/normalizer", "{\"type\": \"NFC\"}", "normalizer is \"NFC\"; accepted: null");
    row("a pre-tokenizer of blanks", "/pre_tokenizer/type", "\"Whitespace\"",
        "pre_tokenizer is \"Whitespace\"; accepted: \"ByteLevel\"");
    row("a list of pre-tokenizers", "/pre_tokenizer", "{\"type\": \"Sequence\", \"pretokenizers\": []}",
        "pre_tokenizer is \"Sequence\"; accepted: \"ByteLevel\"");
    row("no pre-tokenizer", "/pre_tokenizer", "null", "pre_tokenizer is null; accepted: \"ByteLevel\"");
    row("no pattern", "/pre_tokenizer/use_regex", "false", "pre_tokenizer.use_regex is false; accepted: true");
    row("a blank before the text, as a number", "/pre_tokenizer/add_prefix_space", "1",
        "pre_tokenizer.add_prefix_space is 1; accepted: true, false");
    row("another decoder", "/decoder/type", "\"WordPiece\"", "decoder is \"WordPiece\"; accepted: \"ByteLevel\", null");
    row("tokens around the text", "/post_processor",
        R"({"type": "TemplateProcessing", "single": [{"SpecialToken": {"id": "<s>"}}, {"Sequence": {"id": "A"}}]})",
        "post_processor is \"TemplateProcessing\"; accepted: \"ByteLevel\", null");
    row("a special token that takes blanks along", "/added_tokens/0/lstrip", "true",
        "added_tokens[0].lstrip is true; accepted: false");
    row("a special token of whole words", "/added_tokens/0/single_word", "true",
        "added_tokens[0].single_word is true; accepted: false");
    row("an empty special token", "/added_tokens/0/content", "\"\"",
        "added_tokens[0].content is \"\"; accepted: \"<|endoftext|>\"");
    row("an unknown key of a special token", "/added_tokens/0/colour", "1",
        "the key \"added_tokens[0].colour\" is unknown; accepted: id, content, single_word, lstrip, rstrip, "
        "normalized, "
        "special");
    row("another id than the vocabulary's", "/added_tokens/0/id", "3", "added_tokens[0].id is 3; accepted: 257");
    row("special tokens twice", "/added_tokens/1", R"({"id": 257, "content": "<|endoftext|>"})",
        "added_tokens[1] is token \"<|endoftext|>\" once more; accepted: each once");
    row("a special token without an id", "/added_tokens/1", R"({"content": "<pad>"})",
        "the id of token \"<pad>\" is null; accepted: for 259 tokens, the whole numbers from 0 to 258");
    row("a special token that leaves a gap", "/added_tokens/1", R"({"id": 300, "content": "<pad>"})",
        "the id of token \"<pad>\" is 300; accepted: for 259 tokens, the whole numbers from 0 to 258");
}

void BytePairTokenizerTest::refusesTokenizerJson() {
    QFETCH(std::string, pointer);
    QFETCH(std::string, value);
    QFETCH(QString, message);
    json file = tokenizerJson();
    file[json::json_pointer(pointer)] = json::parse(value);
    verifyRefusal([&] { BytePairTokenizer::fromTokenizerJson(file.dump()); }, "tokenizer.json: " + message);
}

void BytePairTokenizerTest::acceptsTokenizerJson_data() {
    QTest::addColumn<std::string>("pointer");
    QTest::addColumn<std::string>("value");
    const auto row = [](const char* name, const char* pointer, const char* value) {
        QTest::addRow("%s", name) << std::string(pointer) << std::string(value);
    };
    row("as it is", "/version", "\"1.0\"");
    row("an older one without the type of its model", "/model/type", "null");
    row("merges as pairs", "/model/merges", "[[\"a\", \"b\"]]");
    row("no decoder", "/decoder", "null");
    row("a post-processor for offsets", "/post_processor", R"({"type": "ByteLevel", "trim_offsets": true})");
    row("a template of the text alone", "/post_processor",
        R"({"type": "TemplateProcessing", "single": [{"Sequence": {"id": "A", "type_id": 0}}], "special_tokens": {}})");
    row("truncation of batches", "/truncation", R"({"max_length": 1})");
    row("a token for the unknown, of which there is none", "/model/unk_token", "\"<|endoftext|>\"");
    row("a special token that is in the vocabulary alone", "/model/vocab/<pad>", "258");
}

void BytePairTokenizerTest::acceptsTokenizerJson() {
    QFETCH(std::string, pointer);
    QFETCH(std::string, value);
    json file = tokenizerJson();
    file[json::json_pointer(pointer)] = json::parse(value);
    const auto tokenizer = BytePairTokenizer::fromTokenizerJson(file.dump());
    QCOMPARE(tokenizer.encode("abb<|endoftext|>a"), (std::vector<int>{256, 65, 257, 64}));
    QCOMPARE(tokenizer.endOfText(), std::optional(257));
}

ATTENTION_TEST(BytePairTokenizerTest, NoApplication)
#include "byte_pair_tokenizer_test.moc"
