#pragma once

#include <string>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "ui/files/style_file.h"

namespace attention {

struct ExportOptions;
struct Language;

/// In the place of a title or a caption: the exhibit's own, whatever its parameters are.
inline constexpr const char* kOwnWords = "auto";

/// What a figure was exported with, apart from what it shows, its size and its format: its file carries it beside the
/// scene, so that the same picture can be made of the file alone.
struct CarriedStyle {
    ExportStyle style;  ///< without width and height, which are the scene's
    QString title;      ///< drawn above the figure; kOwnWords, or empty: none
    QString caption;    ///< drawn under it; kOwnWords, or empty: none
    bool legend = true;
    bool colourBar = true;
    bool qrCode = false;
    bool transparent = false;
    QString linkAddress;
    QString language;  ///< its code; empty: English

    bool operator==(const CarriedStyle&) const = default;
};

/// JSON on one line, with what differs from the defaults alone; empty where nothing does. Its keys are the options of
/// the command `export`, and "inks". Equal choices give equal bytes.
/// @param choices  with kOwnWords where title and caption are the exhibit's own
std::string carriedStyleText(const ExportOptions& choices, const Language& language);

/// Longer ones are no styles. Bytes.
inline constexpr qint64 kMaxCarriedStyle = qint64(4) << 20;
/// Reads what carriedStyleText() of this or another program wrote.
/// @param unread  gets the keys that this program does not know or whose values it cannot use; "JSON" if it is none
CarriedStyle readCarriedStyle(const QByteArray& text, QStringList& unread);

}  // namespace attention
