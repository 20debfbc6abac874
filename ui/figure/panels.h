#pragma once

#include <optional>
#include <vector>

#include "ui/figure/matrix_panel.h"

namespace attention {

/// The cell at a place in the figure's pixels, of whichever panel has one there.
/// @param panels  a range of what points at MatrixPanels, as pointers and optionals do
template <class Panels>
std::optional<Cell> cellOfPanels(const Panels& panels, const QPointF& place) {
    for (const auto& panel : panels)
        if (const auto cell = panel->cellAt(place)) return cell;
    return std::nullopt;
}

/// The marks of kept cells, each on the panels that have it.
template <class Panels>
void drawPins(QCPPainter& painter, const Panels& panels, const std::vector<Cell>& pins) {
    for (const Cell& pin : pins)
        for (const auto& panel : panels) panel->drawPin(painter, pin);
}

/// The scale that several panels have in common, with its name before it where that is not empty.
/// @param left  where the name begins
/// @return where the last number ends, and a little room
double drawCommonScale(QCPPainter& painter, double left, double y, double length, const QString& name,
                       const MatrixLook& look, const Theme& theme);

}  // namespace attention
