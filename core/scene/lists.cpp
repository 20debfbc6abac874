#include "core/scene/lists.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/io/array.h"
#include "core/io/quoted_text.h"
#include "core/number_text.h"
#include "core/phrase.h"
#include "core/string_utils.h"

namespace attention {
namespace {

constexpr std::array<std::string_view, 6> kEditable{"X", "M", "W_q", "W_k", "W_v", "W_o"};

/// The pieces between separators, without surrounding blanks; none for a blank text.
std::vector<std::string_view> trimmedPieces(std::string_view text, char separator) {
    if (trimmed(text).empty()) return {};
    std::vector<std::string_view> pieces = split(text, separator);
    for (std::string_view& piece : pieces) piece = trimmed(piece);
    return pieces;
}

/// The words of a text that is split at blanks.
std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> pieces;
    for (text = trimmed(text); !text.empty();) {
        const auto end = std::min(text.find_first_of(" \t\r\n"), text.size());
        pieces.push_back(text.substr(0, end));
        text = trimmed(text.substr(end));
    }
    return pieces;
}

/// @param problem  such as "%1 is no pair; accepted: %2"
[[noreturn]] void refusePiece(std::string_view piece, MessageTemplate problem, const Message& accepted) {
    throw TextError({problem, quotedExcerpt(piece), accepted});
}

std::int64_t wholeNumber(std::string_view piece, std::int64_t minimum, std::int64_t maximum, const Message& accepted) {
    constexpr MessageTemplate outOfRange = CoreMessages::tr("%1 is out of range; accepted: %2");
    const auto number = parseInteger(piece);
    if (!number) refusePiece(piece, CoreMessages::tr("%1 is not a whole number; accepted: %2"), accepted);
    if (*number < minimum)
        refusePiece(piece, minimum == 0 ? CoreMessages::tr("%1 is negative; accepted: %2") : outOfRange, accepted);
    if (*number > maximum) refusePiece(piece, outOfRange, accepted);
    return *number;
}

void requireMaxLength(std::size_t count) {
    if (count > kMaxListLength)
        throw TextError({CoreMessages::tr("the list has %1 pieces; accepted: up to %2"), count, kMaxListLength});
}

}  // namespace

std::vector<std::int64_t> readList(std::string_view text, std::int64_t minimum, std::int64_t maximum) {
    const Message accepted =
        maximum == kMaxListNumber
            ? Message(CoreMessages::tr("whole numbers from %1 on with commas between them"), minimum)
            : Message(CoreMessages::tr("whole numbers %1 to %2 with commas between them"), minimum, maximum);
    std::vector<std::int64_t> list;
    const auto parts = trimmedPieces(text, ',');
    requireMaxLength(parts.size());
    for (const std::string_view piece : parts) list.push_back(wholeNumber(piece, minimum, maximum, accepted));
    return list;
}

std::vector<std::vector<std::int64_t>> readLists(std::string_view text, std::int64_t minimum) {
    std::vector<std::vector<std::int64_t>> lists;
    const auto parts = trimmedPieces(text, ';');
    requireMaxLength(parts.size());
    for (const std::string_view piece : parts) lists.push_back(readList(piece, minimum));
    return lists;
}

std::string listText(const std::vector<std::int64_t>& list) {
    return join(list, ",");
}

std::vector<std::pair<std::int64_t, std::int64_t>> readCells(std::string_view text) {
    const Message accepted = CoreMessages::tr("pairs of row and column, as in 3,1;2,0");
    std::vector<std::pair<std::int64_t, std::int64_t>> cells;
    const auto parts = trimmedPieces(text, ';');
    requireMaxLength(parts.size());
    for (const std::string_view piece : parts) {
        const auto pair = trimmedPieces(piece, ',');
        if (pair.size() != 2) refusePiece(piece, CoreMessages::tr("%1 is no pair; accepted: %2"), accepted);
        cells.emplace_back(wholeNumber(pair[0], 0, kMaxListNumber, accepted),
                           wholeNumber(pair[1], 0, kMaxListNumber, accepted));
    }
    return cells;
}

std::string cellsText(const std::vector<std::pair<std::int64_t, std::int64_t>>& cells) {
    return join(cells, ";", [](const auto& cell) { return join(std::array{cell.first, cell.second}, ","); });
}

std::string withToggledCell(std::string_view text, std::int64_t row, std::int64_t column) {
    auto cells = readCells(text);
    if (std::erase(cells, std::pair(row, column)) == 0) cells.emplace_back(row, column);
    return cellsText(cells);
}

std::vector<Entry> readEntries(std::string_view text) {
    const Message accepted = CoreMessages::tr("matrix, row, column and value, as in X 2 3 1.5; W_q 0 1 -2");
    std::vector<Entry> entries;
    const auto parts = trimmedPieces(text, ';');
    requireMaxLength(parts.size());
    for (const std::string_view piece : parts) {
        const auto fields = words(piece);
        if (fields.size() != 4) refusePiece(piece, CoreMessages::tr("%1 is no entry; accepted: %2"), accepted);
        if (std::ranges::find(kEditable, fields[0]) == kEditable.end())
            refusePiece(fields[0], CoreMessages::tr("%1 is no matrix that can be typed into; accepted: %2"),
                        "X, M, W_q, W_k, W_v, W_o");
        const auto value = parseReal(fields[3]);
        if (!value)
            refusePiece(fields[3], CoreMessages::tr("%1 is not a number that can be used here; accepted: %2"),
                        accepted);
        if (std::abs(*value) > kMaxEntry)
            refusePiece(fields[3],
                        CoreMessages::tr("%1 is out of range; accepted: numbers up to %2, with or without a minus"),
                        formatNumber(kMaxEntry));
        entries.push_back({std::string(fields[0]), wholeNumber(fields[1], 0, kMaxListNumber, accepted),
                           wholeNumber(fields[2], 0, kMaxListNumber, accepted), *value});
    }
    return entries;
}

std::string entriesText(const std::vector<Entry>& entries) {
    return join(entries, "; ", [](const Entry& entry) {
        return entry.matrix + " " + std::to_string(entry.row) + " " + std::to_string(entry.column) + " " +
               formatNumber(entry.value);
    });
}

std::string withEntry(std::string_view text, const Entry& entry) {
    std::vector<Entry> entries = readEntries(text);
    std::erase_if(entries, [&](const Entry& old) {
        return old.matrix == entry.matrix && old.row == entry.row && old.column == entry.column;
    });
    entries.push_back(entry);
    return entriesText(entries);
}

}  // namespace attention
