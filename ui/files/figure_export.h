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

/// How a figure is exported, apart from what it shows: the same for the dialog, the clipboard and the command line.
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
    bool qrCode = false;            ///< the link to the scene is drawn beside the figure
    QString linkAddress;            ///< of the browser version, with which that link begins; may be empty
    FigureLook look = {};

    bool operator==(const ExportOptions&) const = default;
};

/// The texts of a figure, for its labels.
struct FigureTexts {
    QStringList drawn;            ///< as they are without labels, sorted; no numbers
    QStringList unmatchedLabels;  ///< labels that no text has
    QStringList omittedNames;     ///< of curves and tokens that have no room
    /// Labels of texts that the page has, but this picture does not: on another tab, or without room. Of one figure.
    QStringList undrawnLabels = {};
    bool omitsNumbers = false;  ///< of a matrix whose cells are too small for them
};

/// What there is to tell of a figure that was drawn.
struct FigureReport {
    FigureTexts texts;
    PageFit fit;  ///< each name of what is left out once
};

/// The whole file, which carries the scene. Empty when there was not enough memory for the picture.
/// @param report  is set, if it is asked for
QByteArray renderExport(const EvaluatedScene& shown, const ExportOptions& choices, FigureReport* report = nullptr);

/// The theme that a look's colours change.
const Theme& baseTheme(const ExportOptions& choices);

/// Gives back the memory that drawing a large picture took and that would stay otherwise.
void releaseMemoryOf(const FigureOptions& options);

/// Why the QR code of the link to this scene cannot be drawn with these choices, as a translated phrase, or nothing.
std::optional<QString> codeProblem(const Scene& scene, const ExportOptions& choices);

/// With what the names, or the numbers, of a picture are drawn that have no room in it.
struct RoomForTexts {
    FigureSize size;      ///< whole millimetres, in the same proportion and type
    double fontSize = 0;  ///< points, at the same size; 0: there would be no type so small
};
/// Nothing where they have no room in much larger pictures either.
std::optional<RoomForTexts> roomForNames(const EvaluatedScene& shown, const ExportOptions& choices);
std::optional<RoomForTexts> roomForNumbers(const EvaluatedScene& shown, const ExportOptions& choices);

/// A caption ready for a paper: what is shown, with which parameters, and what it was made with.
QString suggestedCaption(const EvaluatedScene& shown);

/// The exporters' options for these choices: what decides the picture's size.
FigureOptions figureOptions(const ExportOptions& choices);
/// The exporters' options for these choices, with the words and the scene that the file carries.
FigureOptions figureOptions(const EvaluatedScene& shown, const ExportOptions& choices);

}  // namespace attention
