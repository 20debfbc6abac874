#pragma once

#include <QByteArray>

#include "ui/figure/exporters.h"
#include "ui/figure/svg_page.h"

namespace attention {

/// Turns the SVG that Qt wrote into the final file: sets the exact size, gives each text a list of font families, adds
/// title, description and scene, and removes redundant markup.
/// @param page  holds the elements that replace the placeholders in `svg`  @param svg  what Qt wrote for `page`
QByteArray finishedSvg(const SvgPage& page, const QByteArray& svg, const FigureOptions& options);

}  // namespace attention
