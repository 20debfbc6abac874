#include "ui/exhibits/token_exhibit.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

struct TokenWords {
    Q_DECLARE_TR_FUNCTIONS(TokenWords)
};

/// Characters of a word that are passed to a figure, which may elide it further.
constexpr qsizetype kMaxLabel = 64;
/// Maximum number of tokens that a sentence lists.
constexpr std::size_t kMaxListed = 12;

/// A token with blanks and control characters replaced by visible signs.
QString visibleToken(const std::string& token) {
    constexpr char16_t kControlPictures = 0x2400;
    constexpr char16_t kDelete = 0x7F;
    QString text = QString::fromStdString(token).left(kMaxLabel);
    for (QChar& sign : text) {
        if (sign == u' ')
            sign = QChar(u'\u2423');
        else if (sign == u'\n')
            sign = QChar(u'\u21B5');
        else if (sign == u'\t')
            sign = QChar(u'\u2192');
        else if (sign < u' ')
            sign = QChar(char16_t(kControlPictures + sign.unicode()));
        else if (sign == kDelete)
            sign = QChar(u'\u2421');
    }
    return text;
}

/// A word for use inside a sentence. A right-to-left word is put between Unicode isolates, so that it does not change
/// the order of the text around it.
QString isolatedWord(const std::string& word) {
    constexpr QChar kIsolate(0x2068);
    constexpr QChar kEndOfIsolate(0x2069);
    const QString text = visibleToken(word);
    return text.isRightToLeft() ? kIsolate + text + kEndOfIsolate : text;
}

}  // namespace

std::vector<DerivedParameter> tokenDerivedParameters(const Scene& scene) {
    if (const Array* loaded = loadedInput(scene)) {
        const auto& shape = loaded->shape;
        return {{"n", shape[shape.size() - 2], false, "input"}, {"d", shape.back(), false, "input"}};
    }
    const auto words = sentenceTokens(scene);
    if (words.empty()) return {};
    return {{"n", std::int64_t(words.size()), false, "tokens"}};
}

Index loadedSequences(const Scene& scene) {
    const Array* loaded = loadedInput(scene);
    if (!loaded) return 0;
    return loaded->shape.size() == 3 ? loaded->shape.front() : 1;
}

ArrayUse inputUse() {
    return {.name = "input", .minAxes = 2, .maxAxes = 3, .help = "embeddings, n x d or batch x n x d"};
}

bool takesTokenList(const Exhibit& exhibit) {
    return exhibit.findUse("tokens") && (exhibit.findArrayUse("attention") || exhibit.findArrayUse("memory"));
}

QStringList labelsOf(const std::vector<std::string>& words) {
    QStringList labels;
    for (const std::string& word : words) labels += visibleToken(word);
    return labels;
}

QString quotedWord(const std::string& word) {
    constexpr QChar kLeftToRight(0x200E);
    const QString shown = isolatedWord(word);
    const QString quoted = TokenWords::tr("“%1”").arg(shown);
    // A sentence that begins with a right-to-left word would run from right to left as a whole.
    return shown == visibleToken(word) ? quoted : kLeftToRight + quoted;
}

QString readingOrderNote(const std::vector<std::string>& words) {
    const bool isMet = std::ranges::any_of(
        words, [](const std::string& word) { return QString::fromStdString(word).isRightToLeft(); });
    return isMet ? TokenWords::tr(
                       "Words read from right to left; rows and columns keep their order, the first word "
                       "first.")
                 : QString();
}

QString tokensText(const std::vector<std::string>& words) {
    QStringList members;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words.size() > kMaxListed && i == kMaxListed - 2) {
            members += QStringLiteral("…");
            i = words.size() - 1;
        }
        members += isolatedWord(words[i]);
    }
    return joinList(members);
}

CellTags tokenTags(const std::vector<std::string>& words, const Cell& cell) {
    return {{TokenWords::tr("position %1: %2").arg(formatInteger(cell.row), quotedWord(words[std::size_t(cell.row)])),
             IndexRole::I},
            {TokenWords::tr("column %1").arg(formatInteger(cell.column)), IndexRole::J}};
}

std::vector<ColumnDescription> dimensionColumns(std::string_view meaning) {
    return {{"column", "0 to d - 1", ColumnType::Real, meaning}};
}

TableDescription tokenTableDescription() {
    return {"tokens",
            "a position, 0 to n - 1",
            {{"position", "", ColumnType::Integer, "position of the token"},
             {"token", "", ColumnType::Text, "the token there"},
             {"first-position", "", ColumnType::Integer, "first position with the same row of X"}}};
}

}  // namespace attention
