#pragma once

#include <span>

#include "ui/figure/figure.h"
#include "ui/figure/parts/plot.h"

namespace attention {

/// A curve of numbers >= 0 against a parameter, on a logarithmic axis, with a marker at the current value of the
/// parameter, which can be dragged.
class DecadeCurvePart : public PlotPart {
 public:
    explicit DecadeCurvePart(Figure& figure) : PlotPart(figure), m_figure(figure) {}

    struct Look {
        std::span<const double> keys = {}, values = {};  ///< kept by reference; keys from 0
        double key = 0, value = 0;                       ///< of the marker
        std::string_view parameter = {};                 ///< key of the parameter that a drag of the marker changes
        double step = 1;                                 ///< a drag sets multiples of this
        QString keyName = {};
        int lowest = 0;        ///< exponent of ten at the lower end of the axis, where smaller values are drawn
        QString endNote = {};  ///< above the end of the curve; may be empty
    };
    void set(Look look);

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    /// The logarithm of a value with base 10, at least Look::lowest.
    double decadeOf(double value) const;

    Figure& m_figure;
    Look m_look;
};

}  // namespace attention
