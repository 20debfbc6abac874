#pragma once

#include <string>
#include <vector>

#include <QStringList>

#include "core/encoding/token_input.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// Functions shared by the exhibits about a sentence.

/// The parameters that the loaded input (n and d) or, without one, the sentence (n) determines.
std::vector<DerivedParameter> tokenDerivedParameters(const Scene& scene);
/// The number of sequences in the loaded input, of which the first is shown; 0 without a loaded input.
Index loadedSequences(const Scene& scene);
/// The array that these exhibits can load: "input".
ArrayUse inputUse();

/// Whether the exhibit accepts a list of tokens as labels for the rows and columns of a loaded array.
bool takesTokenList(const Exhibit& exhibit);

/// Labels of a figure: words cut to a maximal length, with visible signs for blanks and control characters, such as "␣"
/// for a blank.
QStringList labelsOf(const std::vector<std::string>& words);
/// A word in the quotation marks of the interface language, for use inside a sentence.
QString quotedWord(const std::string& word);
/// A note that rows and columns run from left to right although some words read from right to left; empty if no word
/// does.
QString readingOrderNote(const std::vector<std::string>& words);
/// The tokens with commas between them; of more than twelve, the first ones, "…" and the last one.
QString tokensText(const std::vector<std::string>& words);
/// {"position 3: “cat”", "column 5"}.
CellTags tokenTags(const std::vector<std::string>& words, const Cell& cell);
/// Describes tokenTable().
TableDescription tokenTableDescription();
/// Describes the d columns of a matrix with one column per dimension.
std::vector<ColumnDescription> dimensionColumns(std::string_view meaning);

}  // namespace attention
