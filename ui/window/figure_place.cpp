#include "ui/window/figure_place.h"

#include <algorithm>
#include <cmath>

#include "core/scene/choices.h"
#include "core/scene/scene.h"

namespace attention {
namespace {

constexpr QSizeF kLargeWindow(1920, 1080);
/// A figure is drawn as designed in a window of this size, half as large again in the large one.
constexpr QSizeF kFigureWindow(1280, 800);
constexpr double kLargeFigure = 1.5;

/// 0 up to `from`, 1 from `to` on.
double part(double value, double from, double to) {
    return std::clamp((value - from) / (to - from), 0.0, 1.0);
}

/// How much larger a figure is drawn along one side of a window; beyond the large one it grows as that does.
double growth(double side, double from, double large) {
    return side <= large ? 1 + (kLargeFigure - 1) * part(side, from, large) : kLargeFigure * side / large;
}

}  // namespace

double figureGrowth(const QSize& window, double text) {
    // A large window enlarges text already, so only the square root of the scale comes on top.
    const QSizeF size = QSizeF(window) / std::sqrt(text);
    return std::min(growth(size.width(), kFigureWindow.width(), kLargeWindow.width()),
                    growth(size.height(), kFigureWindow.height(), kLargeWindow.height()));
}

QRect figurePlace(const Scene& scene, const QRect& room) {
    if (!scene.view.size || scene.parameters.look != FigureStyle::Book) return room;
    QRect place(
        {}, QSizeF(scene.view.size->width, scene.view.size->height).scaled(room.size(), Qt::KeepAspectRatio).toSize());
    place.moveCenter(room.center());
    return place;
}

}  // namespace attention
