#pragma once

#include <utility>
#include <vector>

#include "ui/figure/marks.h"
#include "ui/figure/theme.h"

namespace attention {

/// The pen of a curve in the style of the figures of the book, Dive into Deep Learning. There are four such pens, which
/// repeat.
/// @param curve  index of the curve in its figure, from 0
QPen bookPen(std::size_t curve, double width, const Theme& theme);

/// Adds the legend that the book's figures have inside their axes, at the lower left, with as many of the names as fit.
/// @param axes  in pixels  @param curves  names with their pens
void addBookLegend(Marks& marks, const QRectF& axes, const std::vector<std::pair<QString, QPen>>& curves,
                   const Theme& theme);

}  // namespace attention
