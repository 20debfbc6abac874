#pragma once

#include <QByteArray>
#include <QString>

namespace attention {

/// Rules of CSS, @font-face, that bring the program's typefaces into an HTML file with the letters that a text has:
/// each face as WOFF with the outlines of the other letters taken out. A face without any of the letters is left out,
/// and so is one that this program does not have inside.
QByteArray webFontFaces(const QString& text);

}  // namespace attention
