#pragma once

#include <QString>
#include <QStringList>

namespace attention {

/// Candidates for the last word of a command line, for the completion of a shell. They are not filtered by what that
/// word begins with: the shell does that.
/// @param words  the words behind the program's name; the last one is being typed and may be empty
/// @return one candidate per line, with its meaning behind a tab; ":files EXTENSION..." or ":folders" if the name of a
///     file or folder is expected. For the last word "--theme=d" the candidates are "--theme=light" and
///     "--theme=dark", with the name of the option; names of files come without it
QString candidatesText(const QStringList& words);

}  // namespace attention
