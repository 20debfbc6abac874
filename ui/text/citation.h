#pragma once

#include <QString>

namespace attention {

/// The contents of CITATION.cff, which reference managers read. The other citations are made from it.
QString citationFile();

/// The citation of the program in the style of APA 7: authors, year, title, version, and the DOI if the file has a line
/// "doi: 10.…". @param file  the contents of CITATION.cff
QString citationText(const QString& file = citationFile());
/// The citation of the program as a BibTeX entry. @param file  the contents of CITATION.cff
QString citationBibtex(const QString& file = citationFile());

}  // namespace attention
