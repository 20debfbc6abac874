#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/formula/expression.h"
#include "core/io/table.h"
#include "core/number_text.h"

namespace attention {

/// Appends the formula between dollar signs, as in LaTeX and Markdown; nothing for an empty formula.
void appendMaths(std::string& line, const Expression& formula);

/// How a text format writes the lines of a table: the header and the rows.
struct LineFormat {
    std::string_view start = {};
    std::string_view separator = {};  ///< between two fields
    std::string_view end = {};
    std::string_view between = {};  ///< between two rows, in addition to `end` and `start`
    std::string_view blank = {};    ///< replaces a line that would be empty
    void (*appendText)(std::string& line, std::string_view text) = nullptr;
    void (*appendFormula)(std::string& line, const Expression& formula) = nullptr;  ///< null: appended as text
    void (*appendReal)(std::string& line, double value) = appendNumber;
    /// Appends a real number rounded to `digits`, with trailing zeros. If this is null or `digits` is 0, appendReal()
    /// is used.
    void (*appendRounded)(std::string& line, double value, int digits) = nullptr;
    int digits = 0;  ///< significant digits of real numbers; 0: all
    void (*appendInteger)(std::string& line, std::int64_t value) = appendNumber;
};

/// Text around the header line and the rows.
struct LineFrame {
    std::string above;        ///< above the header line
    std::string belowHeader;  ///< between the header line and the rows
    std::string below;        ///< below the rows
};

/// Writes the names of the columns, then the fields row by row. The sink gets whole lines, about 64 kB at a time, so
/// that the text is never in memory as a whole.
/// @return false as soon as `sink` returned false
/// @throws std::invalid_argument if the table is malformed (see tableShape); nothing is written then
bool writeLines(const Table& table, const LineFormat& format, const LineFrame& frame, const ByteSink& sink);

/// True if the column holds text or formulas, not numbers.
/// @param column  0 … columns − 1
bool isTextColumn(const Table& table, Index column);

}  // namespace attention
