#include "ui/window/figure_place.h"

#include <algorithm>
#include <cmath>

#include "core/scene/choices.h"
#include "core/scene/scene.h"

namespace attention {
namespace {

constexpr QSizeF kLargeWindow(1920, 1080);
/// Figures have their design size in a window of this size, and 1.5 times that in the large window.
constexpr QSizeF kDesignWindow(1280, 800);
constexpr double kLargeWindowScale = 1.5;

/// Position of a value between `from` and `to`, clamped to 0 ... 1.
double fractionBetween(double value, double from, double to) {
    return std::clamp((value - from) / (to - from), 0.0, 1.0);
}

/// Scale of a figure according to one side of the window; beyond the large window it is proportional to the side.
double sideScale(double side, double from, double large) {
    return side <= large ? 1 + (kLargeWindowScale - 1) * fractionBetween(side, from, large)
                         : kLargeWindowScale * side / large;
}

}  // namespace

double figureScaleFor(const QSize& window, double text) {
    // The caller multiplies by the text scale as well, so with larger text the window counts as smaller here, by the
    // square root of that scale.
    const QSizeF size = QSizeF(window) / std::sqrt(text);
    return std::min(sideScale(size.width(), kDesignWindow.width(), kLargeWindow.width()),
                    sideScale(size.height(), kDesignWindow.height(), kLargeWindow.height()));
}

QRect figureRect(const Scene& scene, const QRect& available) {
    if (!scene.view.size || scene.parameters.look != FigureStyle::Book) return available;
    QRect rect(
        {},
        QSizeF(scene.view.size->width, scene.view.size->height).scaled(available.size(), Qt::KeepAspectRatio).toSize());
    rect.moveCenter(available.center());
    return rect;
}

}  // namespace attention
