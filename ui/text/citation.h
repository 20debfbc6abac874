#pragma once

#include <QString>

namespace attention {

/// The contents of CITATION.cff with version and day of release, which reference managers read. The other forms are
/// made from it.
QString citationFile();

/// How to cite the program, for a text, in the style of APA 7: authors, year, title, version, and its permanent address
/// where the file has a line "doi: 10.…".
QString citationText(const QString& file = citationFile());
/// The reference to the program as a BibTeX entry.
QString citationBibtex(const QString& file = citationFile());

}  // namespace attention
