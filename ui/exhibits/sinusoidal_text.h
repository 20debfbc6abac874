#pragma once

#include "core/encoding/sinusoidal_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// Functions shared by the exhibits about the sinusoidal encoding.

/// Bytes of two n x d tables: while the new one is computed the old one is still shown. Six tables if the scene has a
/// reference.
double sinusoidalMemory(const Scene& scene);
/// {"position 3", "column 5"} for a cell of P.
CellTags sinusoidalTags(const Scene& scene, const Cell& cell);
/// Explains an entry of P; the tags are empty.
Explanation sinusoidalExplanation(const SinusoidalStudy& study, const Cell& cell);
/// Plain sentences: the positions, dimensions and base of the encoding, and those of the reference, if there is one.
QString sinusoidalDescription(const Scene& scene);
/// A wavelength with at least three significant digits.
QString wavelengthText(double wavelength);
/// A number of turns, with two significant digits.
QString turnsText(double turns);
/// "1 position", "8 positions": the translation in the plural form that the number needs.
QString positionsText(std::int64_t count);
/// The columns of a pair, for use inside a sentence: "columns 6 and 7", or "column 8" if it is the last one of an odd
/// d.
QString pairText(Index pair, Index dimensions);

/// The parameters of the reference that differ from the current ones: "base 100", "16 dimensions, base 100"; empty if
/// none differs. The scene must have a reference.
QString differenceText(const Scene& scene);
/// Sentence for a comparison in which no entry differs, or in which the tables have no entry in common; empty if some
/// entries differ. The study must have a reference.
QString noDifferenceText(const SinusoidalStudy& study);
/// Sentence for a comparison of only the first pair of columns, which never differs.
QString onlyFirstPairText();
/// Explains the symbols of the formula sinusoidalDefinition(), as rich text.
QString sinusoidalSymbols(const Scene& scene);
/// Sentence on why a model needs positions, for Caption::relevance.
QString whyPositionsMatter();
/// Link that starts a comparison with the current figure, or ends the running one.
/// @param isDifference  the exhibit shows the difference of both figures, instead of the reference as a grey copy
QString tryComparing(const Scene& scene, bool isDifference = false);
/// Sentence on the visible range, preceded by a separator: " Zoomed in: positions 2 to 9."; empty without a zoom.
QString zoomedText(const Scene& scene, bool columnsToo);

}  // namespace attention
