#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/code/program_template.h"
#include "core/io/table.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

struct Scene;

/// Collects the values that replace the names in a program's template, and the arrays that the program reads from
/// files.
class ProgramValues {
 public:
    /// An array that is too large to be a literal in the program.
    struct LargeArray {
        std::string name;
        ArrayTable table;
    };

    /// @param isTorch  arrays are PyTorch tensors instead of NumPy arrays
    /// @param stem  with which the names of array files begin
    ProgramValues(bool isTorch, std::string stem) : m_isTorch(isTorch), m_stem(std::move(stem)) {}

    void set(std::string_view name, std::string value) {
        m_values.insert_or_assign(std::string(name), std::move(value));
    }
    void setFlag(std::string_view name, bool value) { set(name, value ? "on" : ""); }
    void setNumber(std::string_view name, std::int64_t value) { set(name, std::to_string(value)); }
    void setReal(std::string_view name, double value) { set(name, realLiteral(value)); }
    /// Sets a Python list of texts.
    void setTexts(std::string_view name, const std::vector<std::string>& texts);
    /// Sets a sentence for a comment: one line in quotation marks, shortened if it is long.
    void setSentence(std::string_view name, const std::vector<std::string>& words);
    /// Sets a matrix or vector: a literal if it is small, otherwise code that reads it from a file.
    void setMatrix(std::string_view name, const Matrix& matrix);
    void setVector(std::string_view name, const Vector& vector);
    /// Sets an array of this shape, read from a file. @param matrix  has the entries in C order (last axis fastest)
    void setArray(std::string_view name, const Matrix& matrix, const std::vector<Index>& shape);
    /// Sets an array of whole numbers. @param suffix  code that follows the array: "[:, None]"
    void setIntegers(std::string_view name, const std::vector<Index>& numbers, std::string_view suffix = {});

    const TemplateValues& values() const { return m_values; }
    const std::string& at(std::string_view name) const { return m_values.find(name)->second; }
    const std::vector<LargeArray>& files() const { return m_files; }
    std::string fileName(std::string_view array) const { return m_stem + "-" + std::string(array) + ".npy"; }

 private:
    /// @return false if one of the lines would be too long; then nothing is set
    bool setLiteral(std::string_view name, const std::string& literal);
    std::string_view constructor() const { return m_isTorch ? "torch.tensor(" : "np.array("; }

    bool m_isTorch;
    std::string m_stem;
    TemplateValues m_values;
    std::vector<LargeArray> m_files;
};

/// Adds the values that the template of an exhibit needs, except for parameters and colours.
void addExhibitValues(const Exhibit& exhibit, const Scene& scene, ProgramValues& values);

}  // namespace attention
