#pragma once

#include <string>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "ui/files/style_file.h"

namespace attention {

struct ExportOptions;
struct Language;

/// As a title or a caption it stands for the exhibit's generated text, which depends on the parameters.
inline constexpr const char* kGeneratedText = "auto";

/// The options with which a figure was exported, except for its scene, size and format. The file carries them beside
/// the scene, so that the same picture can be drawn again from the file alone.
struct CarriedStyle {
    ExportStyle style;  ///< without width and height, which belong to the scene
    QString title;      ///< drawn above the figure; may be kGeneratedText; empty: none
    QString caption;    ///< drawn under the figure; may be kGeneratedText; empty: none
    bool legend = true;
    bool colourBar = true;
    bool qrCode = false;
    bool transparent = false;
    QString linkAddress;
    QString language;  ///< the code of a language; empty: English

    bool operator==(const CarriedStyle&) const = default;
};

/// The style as JSON on one line, with only the values that differ from the defaults; empty if none does. Its keys are
/// the options of the command `export`, and "inks". Equal choices give equal bytes.
/// @param choices  its title and caption are kGeneratedText if they are the generated ones
std::string carriedStyleText(const ExportOptions& choices, const Language& language);

/// The maximum size of a style in a file, in bytes; a longer text is not read.
inline constexpr qint64 kMaxCarriedStyle = qint64(4) << 20;
/// Reads what carriedStyleText() of this or another version of the program wrote.
/// @param unread  receives the keys that are unknown or have unusable values; "JSON" if the text is no JSON object
CarriedStyle readCarriedStyle(const QByteArray& text, QStringList& unread);

}  // namespace attention
