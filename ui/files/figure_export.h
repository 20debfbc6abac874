#pragma once

#include <memory>
#include <optional>

#include <QByteArray>
#include <QString>

#include "ui/exhibits/evaluated_scene.h"
#include "ui/figure/exporters.h"
#include "ui/figure/look.h"

namespace attention {

struct Scene;

/// The options of an export, apart from the scene. The dialog, the clipboard and the command line share them.
struct ExportOptions {
    FigureFormat format = FigureFormat::Svg;
    FigureSize size;
    double dpi = 300;
    bool dark = false;
    bool transparent = false;
    double fontSize = kFontPoints;  ///< points of the axes' numbers; everything else scales with it
    bool legend = true;             ///< where the figure has one
    bool colourBar = true;          ///< where the figure has one
    QString title;                  ///< drawn above the figure; empty: none
    QString caption;                ///< drawn under it; empty: none
    bool qrCode = false;            ///< whether the link to the scene is drawn as a QR code beside the figure
    QString linkAddress;            ///< the address of the browser version, with which the link begins; may be empty
    FigureLook look = {};

    bool operator==(const ExportOptions&) const = default;
};

/// The texts of a drawn figure, and how its labels (replacements of texts) matched them.
struct FigureTexts {
    QStringList drawn;            ///< the original texts, before labels replace them, sorted and without numbers
    QStringList unmatchedLabels;  ///< keys of labels that match no text
    QStringList omittedNames;     ///< names of curves and tokens that are not drawn for lack of room
    /// Labels whose texts the exhibit has, but this picture does not: on another tab, or without room. Only for a
    /// single figure.
    QStringList undrawnLabels = {};
    bool omitsNumbers = false;  ///< the cells of a matrix are too small for their numbers
};

/// What a caller may report about a drawn figure.
struct FigureReport {
    FigureTexts texts;
    PageFit fit;  ///< without repeated names in `leftOut`
};

/// Draws the figure and returns the bytes of the file, which carries the scene. Empty if there was not enough memory.
/// @param report  receives the report, unless it is null
QByteArray renderExport(const EvaluatedScene& shown, const ExportOptions& choices, FigureReport* report = nullptr);

/// The light or dark theme, before FigureLook changes its colours.
const Theme& baseTheme(const ExportOptions& choices);

/// After a large picture has been drawn, returns freed memory to the system.
void releaseMemoryOf(const FigureOptions& options);

/// Why the QR code of the link to this scene cannot be drawn with these choices, as a translated phrase, or nothing.
std::optional<QString> codeProblem(const Scene& scene, const ExportOptions& choices);

/// Two alternatives with which a figure has room for all names or numbers: a larger page, or smaller text.
struct RoomForTexts {
    FigureSize size;      ///< whole millimetres, of the same proportions, with the requested font size
    double fontSize = 0;  ///< points, with the requested size; 0: the font would be below kMinFontPoints
};
/// The alternatives for names and for numbers. Nothing if not even much larger pages have room.
std::optional<RoomForTexts> roomForNames(const EvaluatedScene& shown, const ExportOptions& choices);
std::optional<RoomForTexts> roomForNumbers(const EvaluatedScene& shown, const ExportOptions& choices);

/// A caption for a paper: what the figure shows, with which parameters, and the name of the program.
QString suggestedCaption(const EvaluatedScene& shown);

/// The exporters' options for these choices, without anything that depends on the scene; enough for the picture's size.
FigureOptions figureOptions(const ExportOptions& choices);
/// The exporters' options for these choices, with the texts and the scene that the file carries.
FigureOptions figureOptions(const EvaluatedScene& shown, const ExportOptions& choices);

}  // namespace attention
