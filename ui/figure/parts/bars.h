#pragma once

#include <span>

#include "core/matrix.h"
#include "ui/figure/figure.h"
#include "ui/figure/parts/plot.h"

namespace attention {

/// A row of numbers as bars that stand on 0, each a cell of one row, or of one column, of a matrix.
class BarsPart : public PlotPart {
 public:
    explicit BarsPart(Figure& figure);

    struct Look {
        QString name = {};       ///< of the values' axis
        QString keyName = {};    ///< of the axis below
        QStringList words = {};  ///< below the bars, instead of their numbers
        QColor colour = {};
        std::optional<double> low = {};    ///< where the axis of the values begins; else at the least value or 0
        std::optional<double> high = {};   ///< where the axis of the values ends; else at the largest value or 0
        std::optional<int> decimals = {};  ///< the values stand at the bars' ends, where all of them fit
        std::optional<double> referenceLevel = {};  ///< a dashed line at this value
        double tickStep = 0;      ///< between numbers of the values' axis, for known ends; 0: as it fits
        bool hasKeys = true;      ///< what the bars are called stands below them
        std::string matrix = {};  ///< of the cells
        Index row = 0;            ///< of the cells in the matrix
        bool isColumn = false;    ///< the cells are those of one column, which `row` then is
    };
    /// @param values  are kept by reference
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
    QCPRange m_extent;  ///< of the values with 0, or as the look has it
    std::optional<QCPRange> m_keptExtent;
    Look m_look;
};

}  // namespace attention
