#include "core/io/csv.h"

#include <cstddef>

#include "core/io/number_text.h"

namespace attention {
namespace {

constexpr std::size_t kPieceSize = std::size_t{1} << 16;

void appendText(std::string& line, const std::string& field) {
    if (field.find_first_of(",\"\r\n") == std::string::npos) {
        line += field;
        return;
    }
    line += '"';
    for (const char character : field) {
        if (character == '"') line += '"';
        line += character;
    }
    line += '"';
}

void appendField(std::string& line, const TableColumn& column, std::size_t row) {
    if (const auto* texts = std::get_if<std::vector<std::string>>(&column.values)) {
        appendText(line, (*texts)[row]);
    } else if (const auto* integers = std::get_if<std::vector<std::int64_t>>(&column.values)) {
        appendNumber(line, (*integers)[row]);
    } else {
        appendNumber(line, std::get<std::vector<double>>(column.values)[row]);
    }
}

/// Collects lines and hands them on in large pieces.
class LineWriter {
 public:
    LineWriter(const ByteSink& sink, Index columns) : m_sink(sink), m_columns(columns) {}

    /// Adds one line; appendColumn(text, column) appends one field of it.
    /// @return false if the sink refused
    template <class AppendColumn>
    bool add(AppendColumn appendColumn) {
        const std::size_t start = m_piece.size();
        for (Index column = 0; column < m_columns; ++column) {
            if (column > 0) m_piece += ',';
            appendColumn(m_piece, column);
        }
        if (m_piece.size() == start) m_piece += "\"\"";  // readers skip a blank line
        m_piece += '\n';
        return m_piece.size() < kPieceSize || flush();
    }

    bool flush() {
        const bool kept = m_piece.empty() || m_sink(m_piece);
        m_piece.clear();
        return kept;
    }

 private:
    const ByteSink& m_sink;
    Index m_columns;
    std::string m_piece;
};

bool addLines(LineWriter& lines, const MatrixTable& table, Index rows) {
    const auto appendName = [&](std::string& line, Index column) {
        appendText(line, table.columnNames[static_cast<std::size_t>(column)]);
    };
    if (!lines.add(appendName)) return false;
    const Matrix& values = *table.values;
    for (Index row = 0; row < rows; ++row) {
        if (!lines.add([&](std::string& line, Index column) { appendNumber(line, values(row, column)); })) return false;
    }
    return true;
}

bool addLines(LineWriter& lines, const ColumnTable& table, Index rows) {
    const auto columnAt = [&](Index column) -> const TableColumn& {
        return table.columns[static_cast<std::size_t>(column)];
    };
    if (!lines.add([&](std::string& line, Index column) { appendText(line, columnAt(column).name); })) return false;
    for (std::size_t row = 0; row < static_cast<std::size_t>(rows); ++row) {
        if (!lines.add([&](std::string& line, Index column) { appendField(line, columnAt(column), row); }))
            return false;
    }
    return true;
}

}  // namespace

bool writeCsv(const Table& table, const ByteSink& sink) {
    const TableShape shape = tableShape(table);
    LineWriter lines(sink, shape.columns);
    return std::visit([&](const auto& kind) { return addLines(lines, kind, shape.rows); }, table) && lines.flush();
}

}  // namespace attention
