#pragma once

#include <optional>

#include <QString>
#include <QStringList>

#include "app/command.h"
#include "app/command_error.h"
#include "ui/exhibits/exhibit.h"
#include "ui/files/carried_style.h"
#include "ui/files/figure_export.h"
#include "ui/system/output_file.h"

namespace attention {

struct Language;

/// The options of `export` that say how a figure is drawn, apart from exhibit and scene.
struct FigureRequest {
    ExportOptions choices;
    std::optional<double> width;   ///< in mm; nothing: as the scene or the default has it
    std::optional<double> height;  ///< likewise
    const Language* language = nullptr;
    QStringList typedLabels;  ///< the old texts that --labels replaces: the figure must have them
};

/// Reads the options of `export`.
/// @param format  one of figureFormats()
/// @param dpi  the default of --dpi
/// @param carried  the style of the figure that is drawn again: the defaults of the options
/// @throws CommandError
FigureRequest figureRequest(const Command& command, const QString& format, double dpi = ExportOptions().dpi,
                            const CarriedStyle& carried = {});

/// The options for one exhibit. @throws CommandError if the figure cannot be made with them
ExportOptions exportOptionsFor(const FigureRequest& request, const Exhibit& exhibit, const Scene& scene);

/// Draws the figure into `output`. @return warnings about texts that do not fit, and notes about labels without effect
Remarks writeFigure(OutputFile& output, const Exhibit& exhibit, const Scene& scene, ExportOptions options,
                    const FigureRequest& request);

/// The warning that names of curves or tokens are not drawn. @param where  a clause that says at which size they are
QString namesWarning(const Exhibit& exhibit, const ExportOptions& options, const QStringList& names,
                     const QString& where);

/// Notes about labels that do not replace any text of the figure. A style may have labels for many figures, so they are
/// noted only if none of them matches.
/// @param texts  of the figure  @param figureName  for messages: "heads"
/// @throws CommandError for a label of --labels that matches no text
QStringList labelNotes(const FigureRequest& request, const FigureTexts& texts, const QString& figureName);

}  // namespace attention
