#pragma once

#include <span>

#include "ui/figure/figure.h"
#include "ui/figure/parts/plot.h"

namespace attention {

/// A number that is not negative against a parameter, on a scale of decades, with a mark at the present value of the
/// parameter, which can be dragged.
class DecadeCurvePart : public PlotPart {
 public:
    explicit DecadeCurvePart(Figure& figure) : PlotPart(figure), m_figure(figure) {}

    struct Look {
        std::span<const double> keys = {}, values = {};  ///< kept by reference; keys from 0
        double key = 0, value = 0;                       ///< of the mark
        std::string_view parameter = {};                 ///< that a drag of the mark changes,
        double step = 1;                                 ///< to a multiple of this
        QString keyName = {};
        int lowest = 0;        ///< the decade where the axis begins; smaller values lie there
        QString endNote = {};  ///< above the end of the curve; may be empty
    };
    void set(Look look);

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    double decadeOf(double value) const;

    Figure& m_figure;
    Look m_look;
};

}  // namespace attention
