#pragma once

#include <span>

#include "core/matrix.h"
#include "ui/figure/figure.h"
#include "ui/figure/parts/plot.h"

namespace attention {

/// A bar chart of numbers, with bars from 0. Each bar is a cell of one row, or of one column, of a matrix.
class BarsPart : public PlotPart {
 public:
    explicit BarsPart(Figure& figure);

    struct Look {
        QString name = {};       ///< name of the values' axis
        QString keyName = {};    ///< name of the horizontal axis
        QStringList words = {};  ///< below the bars, instead of their indices
        QColor colour = {};
        std::optional<double> low = {};    ///< lower end of the values' axis; default: the minimum or 0
        std::optional<double> high = {};   ///< upper end of the values' axis; default: the maximum or 0
        std::optional<int> decimals = {};  ///< of the values at the bars' ends, drawn if all fit; nothing: not drawn
        std::optional<double> referenceLevel = {};  ///< a dashed line at this value
        double tickStep = 0;                        ///< of the values' axis; 0: chosen automatically
        bool hasKeys = true;                        ///< words or indices are drawn below the bars
        std::string matrix = {};                    ///< as in Cell::matrix
        Index row = 0;                              ///< the row of all cells, or their column if isColumn
        bool isColumn = false;                      ///< the bars are the cells of one column
    };
    /// @param values  kept by reference
    void set(std::span<const double> values, Look look);
    QRectF box(Index bar) const;

 protected:
    void geometryChanged() override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    void drawValues(QCPPainter& painter, const Theme& theme) const;
    Cell cellOf(Index bar) const;

    Figure& m_figure;
    std::span<const double> m_values;
    QCPRange m_extent;  ///< of the values and 0, or as m_look says
    std::optional<QCPRange> m_keptExtent;
    Look m_look;
};

}  // namespace attention
