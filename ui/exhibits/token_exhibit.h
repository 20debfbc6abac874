#pragma once

#include <string>
#include <vector>

#include <QStringList>

#include "core/encoding/token_input.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What the exhibits about a sentence have and say alike.

/// What the array, or else the sentence, decides.
std::vector<DerivedParameter> tokenDerivedParameters(const Scene& scene);
/// How many sequences the array has of which the first is shown; 0 without an array.
Index loadedSequences(const Scene& scene);
/// The array that these exhibits take.
ArrayUse inputUse();

/// Whether the exhibit shows rows and columns of arrays that a list of tokens can name.
bool takesTokenList(const Exhibit& exhibit);

/// Words short enough for a figure's labels. Blanks and control characters in tokens that are as they were given are
/// seen: "␣" for a blank.
QStringList labelsOf(const std::vector<std::string>& words);
/// A word inside a sentence, with the language's quotation marks.
QString quotedWord(const std::string& word);
/// Where words run from right to left: that rows and columns do not. Else empty.
QString readingOrderNote(const std::vector<std::string>& words);
/// The sentence's tokens with commas between them, the first and the last ones where there are many.
QString tokensText(const std::vector<std::string>& words);
/// The tags of a cell: its position with the word there, and its column.
CellTags tokenTags(const std::vector<std::string>& words, const Cell& cell);
/// Of tokenTable().
TableDescription tokenTableDescription();
/// The d columns of a matrix.
std::vector<ColumnDescription> dimensionColumns(std::string_view meaning);

}  // namespace attention
