#include "ui/figure/parts/wave_drawing.h"

#include "ui/figure/look.h"
#include "ui/figure/marks.h"

namespace attention {
namespace {

/// Positions have dots if they are at least this many pixels apart.
constexpr double kCurveDotSpacing = 4;

}  // namespace

bool pointsStandApart(const Samples& points, const PlotPart& plot) {
    return pixelSpacing(points, plot.x()) >= kCurveDotSpacing;
}

bool isFineWave(const WaveColumns& columns, Index c, const PlotPart& plot) {
    return columns.wavelength(columns.first + c) * (plot.x().coordToPixel(1) - plot.x().coordToPixel(0)) < kFineWave;
}

Samples addWave(Marks& marks, const PlotPart& plot, const WaveColumns& columns, Index c, QPen pen, bool isPlain,
                bool isInteractive) {
    const double start = double(columns.firstRow);
    const Samples points = Samples::column(*columns.values, c, start);
    const bool isSmooth = !isPlain && columns.samples.size() > 0 && pointsStandApart(points, plot);
    const Samples line = isSmooth ? Samples::column(columns.samples, c, start, 1.0 / double(columns.substeps)) : points;
    const bool isFine = isFineWave(columns, c, plot);
    if (isFine) pen = strokePen(pen.color(), 1);
    // Steep lines look the same without antialiasing, which takes long.
    marks.curve(curvePoints(line, plot.x(), plot.y()), pen, !isFine || !isInteractive);
    return points;
}

}  // namespace attention
