#pragma once

#include <QString>

namespace attention {

/// How to cite the program, for a text: authors, title, version.
QString citationText();
/// The reference to the program as a BibTeX entry.
QString citationBibtex();
/// The contents of CITATION.cff, which reference managers read.
QString citationFile();

}  // namespace attention
