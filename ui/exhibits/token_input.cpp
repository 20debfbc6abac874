#include "ui/exhibits/token_input.h"

#include <stdexcept>

#include <QCoreApplication>

#include "core/scene/tokens.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct TokenWords {
    Q_DECLARE_TR_FUNCTIONS(TokenWords)
};

/// What is drawn of a word, at most; the figure elides it further.
constexpr qsizetype kLongestLabel = 64;
/// A text lists so many tokens.
constexpr std::size_t kMostListed = 12;

/// A word that runs from right to left keeps to itself, and does not turn the sentence around it.
QString shownWord(const std::string& word) {
    constexpr QChar kIsolate(0x2068);
    constexpr QChar kEndOfIsolate(0x2069);
    const QString text = QString::fromStdString(word).left(kLongestLabel);
    return text.isRightToLeft() ? kIsolate + text + kEndOfIsolate : text;
}

/// The array's first sequence, n x d; nothing where none was loaded, or its file was not found.
const Array* loadedInput(const Scene& scene) {
    const ArrayUse use = inputUse();
    const Array* array = findValues(scene, use.name);
    return array && array->shape.size() >= use.leastAxes && array->shape.size() <= use.mostAxes ? array : nullptr;
}

/// The tokens of the sentence; none where there is no sentence to split.
std::vector<std::string> sentenceTokens(const Scene& scene) {
    if (scene.parameters.tokens.empty()) return {};
    try {
        return splitTokens(scene.parameters.tokens);
    } catch (const std::invalid_argument&) {
        return {};  // whoever reads a sentence refuses such a one
    }
}

}  // namespace

TokenInput tokenInput(const Scene& scene) {
    const Parameters& parameters = scene.parameters;
    if (const Array* loaded = loadedInput(scene)) {
        const auto& shape = loaded->shape;
        const Index rows = shape[shape.size() - 2];
        const Index columns = shape.back();
        const Eigen::Map<const Matrix> values(loaded->values.data(), rows, columns);
        return {numberedTokens(rows), Embedding(std::make_shared<const Matrix>(values))};
    }
    std::vector<std::string> words = sentenceTokens(scene);
    if (words.empty()) words = numberedTokens(parameters.n);
    Embedding embedding(words, parameters.d, std::uint64_t(parameters.seed));
    return {std::move(words), std::move(embedding)};
}

std::vector<Decision> decidedByTokens(const Scene& scene) {
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
    return {.name = "input", .leastAxes = 2, .mostAxes = 3, .help = "embeddings, n x d or batch x n x d"};
}

QStringList labelsOf(const std::vector<std::string>& words) {
    QStringList labels;
    for (const std::string& word : words) labels += QString::fromStdString(word).left(kLongestLabel);
    return labels;
}

QString quotedWord(const std::string& word) {
    constexpr QChar kLeftToRight(0x200E);
    const QString shown = shownWord(word);
    const QString quoted = TokenWords::tr("“%1”").arg(shown);
    // A sentence may begin with it, and would run from right to left as a whole.
    return shown == QString::fromStdString(word).left(kLongestLabel) ? quoted : kLeftToRight + quoted;
}

QString tokensText(const std::vector<std::string>& words) {
    QStringList members;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words.size() > kMostListed && i == kMostListed - 2) {
            members += QStringLiteral("…");
            i = words.size() - 1;
        }
        members += shownWord(words[i]);
    }
    return listed(members);
}

std::vector<Explanation::Tag> tokenTags(const TokenInput& input, const Cell& cell) {
    return {{TokenWords::tr("position %1: %2")
                 .arg(displayNumber(double(cell.row), 0), quotedWord(input.words[std::size_t(cell.row)])),
             IndexRole::I},
            {TokenWords::tr("column %1").arg(displayNumber(double(cell.column), 0)), IndexRole::J}};
}

Table tokenTable(const TokenInput& input) {
    std::vector<std::int64_t> positions, firsts;
    for (Index i = 0; i < input.embedding.positions(); ++i) {
        positions.push_back(i);
        firsts.push_back(input.embedding.firstOf(input.embedding.typeAt(i)));
    }
    return ColumnTable{
        {{"position", std::move(positions)}, {"token", input.words}, {"first-position", std::move(firsts)}}};
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
