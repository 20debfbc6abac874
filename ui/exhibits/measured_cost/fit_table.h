#pragma once

#include <array>
#include <optional>

#include "core/cost/cost_study.h"
#include "ui/figure/formula.h"
#include "ui/figure/theme.h"

namespace attention::measured_cost {

/// A row for each layer below the plot: its exponent with the interval as a picture, its constant, its noise.
class FitTable {
 public:
    static double heightOf(double rowHeight) { return rowHeight * double(1 + kMeasuredArchitectures.size()) + 2; }

    /// @param study  is kept by reference
    void arrange(const CostStudy& study, const QRectF& room, double rowHeight, const Theme& theme);
    void hide();
    void draw(QCPPainter& painter) const;

    /// Row and column of the table "exponents" at a place.
    std::optional<std::pair<Index, Index>> numberAt(const QPointF& place) const;
    /// Empty where it is not drawn. @param row, column  may lie outside
    QRectF boxOf(Index row, Index column) const;

 private:
    struct ColumnRoom {
        double left = 0;
        double width = 0;
        bool isShown() const { return width > 0; }
        double right() const { return left + width; }
    };
    /// Behind the picture; the exponent is in words.
    enum Column : std::size_t { kExponent, kExpected, kConstant, kSpeed, kSpread, kColumns };
    template <class Value>
    using Columns = std::array<Value, kColumns>;

    /// The longest first; none: not measured.
    QStringList exponentForms(const CostFit& fit) const;
    /// What stands in the other columns.
    Columns<QString> wordsOf(const CostFit& fit) const;
    QStringList exponentHeaders() const;
    Columns<QString> headerNames() const;
    FormulaLayout countLayout(const CostFit& fit) const;
    /// Widths follow the words; what is least important goes first where there is no room.
    void arrangeColumns();
    void arrangeCells();
    double rowTop(std::size_t row) const { return m_room.top() + m_rowHeight * double(row + 1); }
    /// The exponents that the picture reaches from and to.
    std::pair<double, double> exponentRange() const;
    double exponentPlace(double exponent) const;
    void drawHeader(QCPPainter& painter) const;
    void drawRow(QCPPainter& painter, const CostFit& fit, double top) const;
    void drawCell(QCPPainter& painter, const ColumnRoom& column, double top, const QString& words, const QFont& font,
                  const QColor& ink, Qt::Alignment side = Qt::AlignLeft) const;
    /// The interval as a bar with its middle as a dot, what theory says as a tick; hollow where it says nothing.
    void drawInterval(QCPPainter& painter, const CostFit& fit, double y) const;

    const CostStudy* m_study = nullptr;
    const Theme* m_theme = nullptr;
    QRectF m_room;
    double m_rowHeight = 0;
    ColumnRoom m_names, m_picture;
    Columns<ColumnRoom> m_columns;
    std::array<std::array<QRectF, kCostFitNumbers.size()>, kMeasuredArchitectures.size()> m_cells;
};

}  // namespace attention::measured_cost
