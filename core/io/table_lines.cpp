#include "core/io/table_lines.h"

#include <cstddef>

namespace attention {
namespace {

constexpr std::size_t kPieceSize = std::size_t{1} << 16;

using Texts = std::vector<std::string>;
using Integers = std::vector<std::int64_t>;
using Reals = std::vector<double>;
using Formulas = std::vector<Expression>;

/// Collects lines and passes them to the sink in large pieces.
class LineWriter {
 public:
    LineWriter(const LineFormat& format, Index columns, const ByteSink& sink)
        : m_format(format), m_columns(columns), m_sink(sink) {}

    void addText(std::string_view text) { m_piece += text; }

    /// Adds one line; appendField(text, column) appends one field of it.
    /// @return false if the sink returned false
    template <class AppendField>
    bool addLine(AppendField appendField) {
        const std::size_t start = m_piece.size();
        m_piece += m_format.start;
        for (Index column = 0; column < m_columns; ++column) {
            if (column > 0) m_piece += m_format.separator;
            appendField(m_piece, column);
        }
        if (m_piece.size() == start) m_piece += m_format.blank;
        m_piece += m_format.end;
        return m_piece.size() < kPieceSize || flush();
    }

    /// Adds all rows; appendField(text, row, column) appends one field.
    template <class AppendField>
    bool addRows(Index rows, AppendField appendField) {
        for (Index row = 0; row < rows; ++row) {
            if (row > 0) addText(m_format.between);
            if (!addLine([&](std::string& line, Index column) { appendField(line, row, column); })) return false;
        }
        return true;
    }

    bool flush() {
        const bool isStored = m_piece.empty() || m_sink(m_piece);
        m_piece.clear();
        return isStored;
    }

 private:
    const LineFormat& m_format;
    Index m_columns;
    const ByteSink& m_sink;
    std::string m_piece;
};

const std::string& nameOf(const MatrixTable& table, Index column) {
    return table.columnNames[static_cast<std::size_t>(column)];
}

const std::string& nameOf(const ColumnTable& table, Index column) {
    return table.columns[static_cast<std::size_t>(column)].name;
}

const std::string& nameOf(const ArrayTable& table, Index column) {
    const auto axis = static_cast<std::size_t>(column);
    return axis < table.axes.size() ? table.axes[axis].name : table.valueName;
}

void appendRealOf(std::string& line, const LineFormat& format, double value) {
    format.digits > 0 && format.appendRounded ? format.appendRounded(line, value, format.digits)
                                              : format.appendReal(line, value);
}

void appendField(std::string& line, const LineFormat& format, const MatrixTable& table, Index row, Index column) {
    appendRealOf(line, format, (*table.values)(row, column));
}

void appendField(std::string& line, const LineFormat& format, const ColumnTable& table, Index row, Index column) {
    const auto& values = table.columns[static_cast<std::size_t>(column)].values;
    const auto i = static_cast<std::size_t>(row);
    if (const auto* texts = std::get_if<Texts>(&values)) {
        format.appendText(line, (*texts)[i]);
    } else if (const auto* integers = std::get_if<Integers>(&values)) {
        format.appendInteger(line, (*integers)[i]);
    } else if (const auto* formulas = std::get_if<Formulas>(&values)) {
        if (format.appendFormula) {
            format.appendFormula(line, (*formulas)[i]);
        } else {
            format.appendText(line, expressionText((*formulas)[i]));
        }
    } else {
        appendRealOf(line, format, std::get<Reals>(values)[i]);
    }
}

void appendField(std::string& line, const LineFormat& format, const ArrayTable& table, Index entry, Index column) {
    const auto axis = static_cast<std::size_t>(column);
    if (axis == table.axes.size()) {
        appendRealOf(line, format, table.values->data()[entry]);
        return;
    }
    for (std::size_t inner = table.axes.size() - 1; inner > axis; --inner) entry /= table.axes[inner].size;
    format.appendInteger(line, entry % table.axes[axis].size);
}

}  // namespace

void appendMaths(std::string& line, const Expression& formula) {
    if (const std::string latex = expressionLatex(formula); !latex.empty()) line.append("$").append(latex).append("$");
}

bool writeLines(const Table& table, const LineFormat& format, const LineFrame& frame, const ByteSink& sink) {
    const TableShape shape = tableShape(table);
    LineWriter lines(format, shape.columns, sink);
    const auto addLines = [&](const auto& kind) {
        lines.addText(frame.above);
        if (!lines.addLine([&](std::string& line, Index column) { format.appendText(line, nameOf(kind, column)); })) {
            return false;
        }
        lines.addText(frame.belowHeader);
        return lines.addRows(shape.rows, [&](std::string& line, Index row, Index column) {
            appendField(line, format, kind, row, column);
        });
    };
    if (!std::visit(addLines, table)) return false;
    lines.addText(frame.below);
    return lines.flush();
}

bool isTextColumn(const Table& table, Index column) {
    const auto* columns = std::get_if<ColumnTable>(&table);
    if (!columns) return false;
    const auto& values = columns->columns[static_cast<std::size_t>(column)].values;
    return std::holds_alternative<Texts>(values) || std::holds_alternative<Formulas>(values);
}

}  // namespace attention
