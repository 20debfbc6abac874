#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace attention {

// Parameters that are lists are stored as the text that the user typed; these functions read and write them. Invalid
// lists are refused with a TextError whose phrase names the piece, the problem and what is accepted. Blanks between
// the pieces are ignored, and an empty text is an empty list.

/// The maximum length of a list.
inline constexpr std::size_t kMaxListLength = 65536;
/// The largest absolute value of a shift.
inline constexpr std::int64_t kMaxOffset = 10000;

/// The largest number in a list, unless a smaller maximum is given.
inline constexpr std::int64_t kMaxListNumber = 1000000;

/// Reads whole numbers: "3,2". @param minimum, maximum  bounds of each number
std::vector<std::int64_t> readList(std::string_view text, std::int64_t minimum, std::int64_t maximum = kMaxListNumber);
/// Reads lists separated by semicolons: "1,2,3;1,1,2".
std::vector<std::vector<std::int64_t>> readLists(std::string_view text, std::int64_t minimum);
std::string listText(const std::vector<std::int64_t>& list);

/// Reads pairs of row and column: "3,1;2,0". Keeps their order.
std::vector<std::pair<std::int64_t, std::int64_t>> readCells(std::string_view text);
std::string cellsText(const std::vector<std::pair<std::int64_t, std::int64_t>>& cells);
/// The text with the pair added, or removed if it was there.
std::string withToggledCell(std::string_view text, std::int64_t row, std::int64_t column);

/// A number that the user typed to replace an entry of a matrix.
struct Entry {
    std::string matrix;  ///< X, M (the memory), W_q, W_k, W_v or W_o
    std::int64_t row = 0;
    std::int64_t column = 0;
    double value = 0;

    bool operator==(const Entry&) const = default;
};
/// Reads entries as matrix, row, column and value: "X 2 3 1.5; W_q 0 1 -2".
std::vector<Entry> readEntries(std::string_view text);
std::string entriesText(const std::vector<Entry>& entries);
/// The text with this entry added; it replaces an earlier entry of the same cell.
std::string withEntry(std::string_view text, const Entry& entry);

}  // namespace attention
