#pragma once

#include <QString>
#include <QStringList>

namespace attention {

/// What may stand for the last of the words of a command line, for the completion of a shell. It need not begin like
/// that word: the shell chooses among the candidates.
/// @param words  what was typed behind the program's name; the last one may be empty
/// @return lines: a word and, behind a tab, what it means; ":files EXTENSION..." or ":folders" where the name of a file
///     or folder is expected. The candidates for a last word "--theme=d" begin with "--theme="; file names do not
QString candidatesText(const QStringList& words);

}  // namespace attention
