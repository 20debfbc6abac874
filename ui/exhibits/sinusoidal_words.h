#pragma once

#include "core/encoding/sinusoidal.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What the pages about the sinusoidal encoding say alike.

SinusoidalRange sinusoidalRange(const Parameters& parameters);
/// All of P, a row for each position.
Table sinusoidalTableOf(const Parameters& parameters);
/// Bytes of two tables: while a new one is computed the old one is still shown.
double sinusoidalMemory(const Parameters& parameters);
/// Why the entry in a cell of P is what it is.
Explanation sinusoidalExplanation(const Scene& scene, const Cell& cell);
/// The same of the selected cell as a table. @throws std::invalid_argument if none is selected
Table sinusoidalDerivationTable(const Scene& scene);
/// What is encoded, in a plain sentence: positions, dimensions, base.
QString sinusoidalDescription(const Parameters& parameters);
/// A plain sentence that begins with a blank on the selected entry; empty while none is selected.
QString sinusoidalSelection(const Scene& scene);
/// A wavelength with three significant digits at least.
QString wavelengthText(double wavelength);

}  // namespace attention
