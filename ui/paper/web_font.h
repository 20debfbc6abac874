#pragma once

#include <QByteArray>
#include <QString>

namespace attention {

/// CSS rules (@font-face) that embed the program's fonts into an HTML file, reduced to the characters of a text: each
/// font is a WOFF in which the outlines of all other characters are empty. A font that has none of the characters, or
/// that is not built into this program, is omitted.
QByteArray webFontFaces(const QString& text);

}  // namespace attention
