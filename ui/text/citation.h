#pragma once

#include <QString>

namespace attention {

/// How to cite the program, for a text: authors, title, version.
QString citationText();
/// The same as a BibTeX entry.
QString citationBibtex();
/// The same as the contents of CITATION.cff, which reference managers read.
QString citationFile();

}  // namespace attention
