#pragma once

#include "core/encoding/sinusoidal_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What the exhibits about the sinusoidal encoding say alike.

/// Bytes of two tables, and of what they are compared with: while a new one is computed the old one is still shown.
double sinusoidalMemory(const Scene& scene);
/// The position and the column of a cell of P.
CellTags sinusoidalTags(const Scene& scene, const Cell& cell);
/// Why the entry in a cell of P is what it is, without tags.
Explanation sinusoidalExplanation(const SinusoidalStudy& study, const Cell& cell);
/// What is encoded, in plain sentences: positions, dimensions, base, and what it is compared with.
QString sinusoidalDescription(const Scene& scene);
/// A wavelength with three significant digits at least.
QString wavelengthText(double wavelength);
/// How often a wave turns, with two significant digits.
QString turnsText(double turns);
/// "%1 positions", with the right word for the number.
QString positionsText(std::int64_t count);
/// The columns of a pair, inside a sentence: "columns 6 and 7", or "column 8" where d has no more.
QString pairText(Index pair, Index dimensions);

/// In what the figure that is compared with differs: "base 100", "16 dimensions, base 100"; empty for the same
/// numbers. Needs a reference.
QString differenceText(const Scene& scene);
/// What to say of a comparison in which no entry can differ, or none is in both; empty where some do. Needs a
/// reference.
QString comparisonWithoutDifference(const SinusoidalStudy& study);
/// What to say where only the columns of the first pair are compared.
QString onlyFirstPairText();
/// What the letters of sinusoidalDefinition() are.
QString sinusoidalSymbols(const Scene& scene);
/// Why the exhibits are about this encoding at all.
QString whyPositionsMatter();
/// Suggestions for a comparison: to keep the present figure, or to end the comparison.
/// @param isDifference  the exhibit shows the difference of both figures, not the one before as a grey copy
QString tryComparing(const Scene& scene, bool isDifference = false);
/// A sentence that begins with a blank on the part that is shown; empty while all is shown.
QString zoomedText(const Scene& scene, bool columnsToo);

}  // namespace attention
