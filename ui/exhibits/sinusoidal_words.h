#pragma once

#include "core/encoding/sinusoidal.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What the pages about the sinusoidal encoding say alike.

SinusoidalRange sinusoidalRange(const Parameters& parameters);
/// The selected entry as value, pair, frequency, angle and wavelength.
std::optional<Readout> sinusoidalReadout(const Parameters& parameters, std::optional<Cell> cell);
/// P = ..., omega = ... as rich text.
QString sinusoidalFormula(const Parameters& parameters);
/// A wavelength with three significant digits at least.
QString wavelengthText(double wavelength);
/// "0" ... "n - 1" for each column of a matrix table.
std::vector<std::string> columnNumbers(std::int64_t first, std::int64_t last);

}  // namespace attention
