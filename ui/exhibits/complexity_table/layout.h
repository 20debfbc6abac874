#pragma once

#include <vector>

#include <QFont>
#include <QRectF>

#include "core/cost/complexity_table_study.h"
#include "ui/figure/formula.h"

namespace attention {

/// Where the parts of the table of costs lie, in the figure's pixels.
struct ComplexityTableLayout {
    static constexpr std::size_t kRows = kComparedArchitectures.size();
    /// The outline of a cell of the last column stays inside.
    static constexpr double kEdge = 6;
    static constexpr double kHeadLine = 15;  ///< height of a line above the rows
    static constexpr double kSampleGap = 9;  ///< between the sample of a layer's line and its name

    struct Column {
        CostColumn column = CostColumn::Term;
        double left = 0;
        double width = 0;
        bool isShort = false;                      ///< counts are written with a power of ten
        std::vector<FormulaLayout> formulas = {};  ///< of each row; empty: no formulas are shown
    };

    int valueSize() const { return isSmall ? type::kName : type::kBody; }
    QFont nameFont(bool isBold) const { return textFont(valueSize(), isBold ? QFont::DemiBold : QFont::Normal); }
    static QFont headFont() { return textFont(type::kAxis, QFont::DemiBold); }
    static QFont unitFont() { return textFont(type::kSmallest); }
    double sampleWidth() const { return isSmall ? 20 : 24; }
    /// Of a line of numbers; formulas are a little higher than those.
    double lineHeight() const { return double(valueSize()) + (isSmall ? 3 : 4); }
    double bottom() const { return top + double(kRows) * rowHeight; }
    QRectF boxOf(std::size_t row, const Column& column) const;
    /// In one line; empty where that takes more.
    static QString headOf(const Column& column);

    std::vector<Column> columns;  ///< those that there is room for
    double left = 0;
    double right = 0;
    double namesRight = 0;
    double top = 0;  ///< of the first row
    double rowHeight = 0;
    double gap = 0;  ///< between two columns
    int headLines = 1;
    bool isSmall = false;
    bool wrapsNames = false;  ///< names of the layers in two lines
    bool isStacked = false;   ///< formulas above the numbers
};

/// The table in the room that it has: as many columns as fit, then as much of names, formulas and digits.
/// @param keepsRoom  columns are as wide as their widest numbers at any sizes, so that nothing moves under a slider
ComplexityTableLayout layOutComplexityTable(const ComplexityTableStudy& study, const QRectF& room, bool keepsRoom);

}  // namespace attention
