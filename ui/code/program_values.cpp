#include "ui/code/program_values.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/string_utils.h"

namespace attention {
namespace {

/// A matrix with more numbers, or with a row that is too long for a line, is read from a file instead of being a
/// literal in the program.
constexpr Index kMaxLiteralEntries = 64;
constexpr std::size_t kMaxLineLength = 120;
/// The maximum length of a sentence in a comment, in bytes.
constexpr std::size_t kMaxSentenceLength = 60;

std::string pythonText(const std::string& text) {
    // The escape sequences of JSON mean the same in Python.
    return nlohmann::json(text).dump();
}

}  // namespace

void ProgramValues::setTexts(std::string_view name, const std::vector<std::string>& texts) {
    set(name, "[" + join(texts, ", ", pythonText) + "]");
}

void ProgramValues::setSentence(std::string_view name, const std::vector<std::string>& words) {
    std::string sentence;
    for (const std::string& word : words) {
        if (sentence.size() + word.size() > kMaxSentenceLength) {
            sentence += " ...";
            break;
        }
        sentence += (sentence.empty() ? "" : " ") + word;
    }
    set(name, pythonText(sentence));
}

void ProgramValues::setMatrix(std::string_view name, const Matrix& matrix) {
    const std::size_t indent = name.size() + std::string_view(" = ").size() + constructor().size() + 1;
    if (matrix.size() <= kMaxLiteralEntries && setLiteral(name, matrixLiteral(matrix, indent))) return;
    setArray(name, matrix, {matrix.rows(), matrix.cols()});
}

void ProgramValues::setVector(std::string_view name, const Vector& vector) {
    if (vector.size() <= kMaxLiteralEntries && setLiteral(name, "[" + join(vector, ", ", realLiteral) + "]")) return;
    setArray(name, vector.transpose(), {vector.size()});
}

bool ProgramValues::setLiteral(std::string_view name, const std::string& literal) {
    std::string text = std::string(constructor()) + literal + ")";
    const std::size_t prefixLength = name.size() + std::string_view(" = ").size();
    std::size_t maxLength = 0;
    for (const std::string_view line : split(text, '\n'))
        maxLength = std::max(maxLength, line.size() + (line.data() == text.data() ? prefixLength : 0));
    if (maxLength > kMaxLineLength) return false;
    set(name, std::move(text));
    return true;
}

void ProgramValues::setArray(std::string_view name, const Matrix& matrix, const std::vector<Index>& shape) {
    ArrayTable table{.values = std::make_shared<const Matrix>(matrix), .axes = {}};
    for (const Index size : shape) table.axes.push_back({"", size});
    m_files.push_back({std::string(name), std::move(table)});
    const std::string load = "np.load(\"" + fileName(name) + "\")";
    set(name, m_isTorch ? "torch.from_numpy(" + load + ")" : load);
}

void ProgramValues::setIntegers(std::string_view name, const std::vector<Index>& numbers, std::string_view suffix) {
    set(name, std::string(constructor()) + "[" + join(numbers, ", ") + "])" + std::string(suffix));
}

}  // namespace attention
