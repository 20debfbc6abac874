#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace attention {

/// Parameters that are lists are kept as a person types them; these read them. What is no such list is refused with
/// TextError, one phrase that names the piece, what was wrong and what is accepted. Blanks between the pieces are
/// ignored, and an empty text is an empty list.

/// Numbers that a list has at most.
inline constexpr std::size_t kMaxListLength = 65536;
/// The largest shift, to either side.
inline constexpr std::int64_t kMaxOffset = 10000;

/// The largest number of a list where nothing smaller is said.
inline constexpr std::int64_t kMaxListNumber = 1000000;

/// "3,2": whole numbers. @param least, most  of each number
std::vector<std::int64_t> readList(std::string_view text, std::int64_t least, std::int64_t most = kMaxListNumber);
/// "1,2,3;1,1,2": lists with semicolons between them.
std::vector<std::vector<std::int64_t>> readLists(std::string_view text, std::int64_t least);
std::string listText(const std::vector<std::int64_t>& list);

/// "3,1;2,0": pairs of row and column, as they are written, each once.
std::vector<std::pair<std::int64_t, std::int64_t>> readCells(std::string_view text);
std::string cellsText(const std::vector<std::pair<std::int64_t, std::int64_t>>& cells);
/// The text with a pair more, or without it where it was there.
std::string withToggledCell(std::string_view text, std::int64_t row, std::int64_t column);

/// A number that was typed in the place of one of a matrix's own.
struct Entry {
    std::string matrix;  ///< X, M (the memory), W_q, W_k, W_v or W_o
    std::int64_t row = 0;
    std::int64_t column = 0;
    double value = 0;

    bool operator==(const Entry&) const = default;
};
/// "X 2 3 1.5; W_q 0 1 -2": matrix, row, column and value.
std::vector<Entry> readEntries(std::string_view text);
std::string entriesText(const std::vector<Entry>& entries);
/// The text with this entry, in the place of an older one of the same cell.
std::string withEntry(std::string_view text, const Entry& entry);

}  // namespace attention
