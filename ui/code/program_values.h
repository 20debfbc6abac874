#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/code/program_template.h"
#include "core/io/table.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

struct Scene;

/// The values of a template while they are collected, with the arrays among them.
class ProgramValues {
 public:
    /// An array that is too large for the program.
    struct LargeArray {
        std::string name;
        ArrayTable table;
    };

    /// @param isTorch  arrays are tensors  @param stem  what the names of files begin with
    ProgramValues(bool isTorch, std::string stem) : m_isTorch(isTorch), m_stem(std::move(stem)) {}

    void set(std::string_view name, std::string value) {
        m_values.insert_or_assign(std::string(name), std::move(value));
    }
    void setFlag(std::string_view name, bool value) { set(name, value ? "on" : ""); }
    void setNumber(std::string_view name, std::int64_t value) { set(name, std::to_string(value)); }
    void setReal(std::string_view name, double value) { set(name, realLiteral(value)); }
    /// A list of texts, as Python has it.
    void setTexts(std::string_view name, const std::vector<std::string>& texts);
    /// A sentence for a comment: one line in quotation marks, shortened where it is long.
    void setSentence(std::string_view name, const std::vector<std::string>& words);
    /// A matrix, or the vector that is its only row: as a literal if it is small, else read from a file.
    void setMatrix(std::string_view name, const Matrix& matrix);
    void setVector(std::string_view name, const Vector& vector);
    /// An array with these axes. @param matrix  has its entries in C order
    void setArray(std::string_view name, const Matrix& matrix, const std::vector<Index>& shape);
    /// Whole numbers as an array, with what follows it: "[:, None]".
    void setIntegers(std::string_view name, const std::vector<Index>& numbers, std::string_view behind = {});

    const TemplateValues& values() const { return m_values; }
    const std::string& at(std::string_view name) const { return m_values.find(name)->second; }
    const std::vector<LargeArray>& files() const { return m_files; }
    std::string fileName(std::string_view array) const { return m_stem + "-" + std::string(array) + ".npy"; }

 private:
    /// @return false where one of its lines would be too long
    bool setLiteral(std::string_view name, const std::string& literal);
    std::string_view constructor() const { return m_isTorch ? "torch.tensor(" : "np.array("; }

    bool m_isTorch;
    std::string m_stem;
    TemplateValues m_values;
    std::vector<LargeArray> m_files;
};

/// What the template of an exhibit names, apart from the parameters themselves and the colours.
void addExhibitValues(const Exhibit& exhibit, const Scene& scene, ProgramValues& values);

}  // namespace attention
