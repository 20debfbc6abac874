#pragma once

#include <QByteArray>

#include "ui/figure/exporters.h"
#include "ui/figure/svg_page.h"

namespace attention {

/// Turns the SVG that Qt wrote of a page into the final file: with the exact size, a list of font families for each
/// text, title, description and scene, and without redundant markup.
QByteArray finishedSvg(const SvgPage& page, const QByteArray& svg, const FigureOptions& options);

}  // namespace attention
