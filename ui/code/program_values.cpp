#include "ui/code/program_values.h"

#include <nlohmann/json.hpp>

#include "core/string_utils.h"

namespace attention {
namespace {

/// Numbers of a matrix that still can be read in a program.
constexpr Index kMaxLiteralEntries = 64;
/// Bytes of a sentence in a comment.
constexpr std::size_t kMaxSentence = 60;

std::string pythonText(const std::string& text) {
    // What JSON escapes reads the same in Python.
    return nlohmann::json(text).dump();
}

}  // namespace

void ProgramValues::setTexts(std::string_view name, const std::vector<std::string>& texts) {
    set(name, "[" + join(texts, ", ", pythonText) + "]");
}

void ProgramValues::setSentence(std::string_view name, const std::vector<std::string>& words) {
    std::string sentence;
    for (const std::string& word : words) {
        if (sentence.size() + word.size() > kMaxSentence) {
            sentence += " ...";
            break;
        }
        sentence += (sentence.empty() ? "" : " ") + word;
    }
    set(name, pythonText(sentence));
}

void ProgramValues::setMatrix(std::string_view name, const Matrix& matrix) {
    if (matrix.size() > kMaxLiteralEntries) return setArray(name, matrix, {matrix.rows(), matrix.cols()});
    const std::size_t indent = name.size() + std::string_view(" = ").size() + constructor().size() + 1;
    set(name, std::string(constructor()) + matrixLiteral(matrix, indent) + ")");
}

void ProgramValues::setVector(std::string_view name, const Vector& vector) {
    if (vector.size() > kMaxLiteralEntries) return setArray(name, vector.transpose(), {vector.size()});
    set(name, std::string(constructor()) + "[" + join(vector, ", ", realLiteral) + "])");
}

void ProgramValues::setArray(std::string_view name, const Matrix& matrix, const std::vector<Index>& shape) {
    ArrayTable table{.values = std::make_shared<const Matrix>(matrix), .axes = {}};
    for (const Index size : shape) table.axes.push_back({"", size});
    m_files.push_back({std::string(name), std::move(table)});
    const std::string load = "np.load(\"" + fileName(name) + "\")";
    set(name, m_isTorch ? "torch.from_numpy(" + load + ")" : load);
}

void ProgramValues::setIntegers(std::string_view name, const std::vector<Index>& numbers, std::string_view behind) {
    set(name, std::string(constructor()) + "[" + join(numbers, ", ") + "])" + std::string(behind));
}

}  // namespace attention
