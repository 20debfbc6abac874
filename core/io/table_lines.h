#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/formula/expression.h"
#include "core/io/table.h"
#include "core/number_text.h"

namespace attention {

/// The formula between dollar signs, as LaTeX and Markdown have it; nothing of an empty one.
void appendMaths(std::string& line, const Expression& formula);

/// How a format of text writes one line of a table, the header or a row.
struct LineFormat {
    std::string_view start = {};
    std::string_view separator = {};  ///< between two fields
    std::string_view end = {};
    std::string_view between = {};  ///< between two rows, beside the end of the first and the start of the second
    std::string_view blank = {};    ///< stands for a line without a character
    void (*appendText)(std::string& line, std::string_view text) = nullptr;
    void (*appendFormula)(std::string& line, const Expression& formula) = nullptr;  ///< without it: as a line of text
    void (*appendReal)(std::string& line, double value) = appendNumber;
    /// A real number with the zeros at its end; without it, or without digits: as appendReal has it.
    void (*appendRounded)(std::string& line, double value, int digits) = nullptr;
    int digits = 0;  ///< significant ones of real numbers; 0: all
    void (*appendInteger)(std::string& line, std::int64_t value) = appendNumber;
};

/// What stands around the header line and the rows.
struct LineFrame {
    std::string above;        ///< above the header line
    std::string belowHeader;  ///< between the header line and the rows
    std::string below;        ///< below the rows
};

/// Visits the fields row by row, the names of the columns first; the names are appended as text. The sink gets whole
/// lines, some 64 kB at a time, so that no more than a piece of the text is in memory.
/// @return false as soon as `sink` returned false
/// @throws std::invalid_argument if the table is malformed (see tableShape); nothing is written then
bool writeLines(const Table& table, const LineFormat& format, const LineFrame& frame, const ByteSink& sink);

/// True if the column holds text or formulas, not numbers.
/// @param column  0 … columns − 1
bool isTextColumn(const Table& table, Index column);

}  // namespace attention
