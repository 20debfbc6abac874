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

/// What the options of `export` say of a figure, apart from exhibit and scene.
struct FigureRequest {
    ExportOptions choices;
    std::optional<double> width;
    std::optional<double> height;
    const Language* language = nullptr;
    QStringList typedLabels;  ///< those of `choices` that the command line names: the figure must have such texts
};

/// Reads the options of `export`. @param format  one of figureFormats()  @param dpi  unless another one is asked for
/// @param carried  what a figure was drawn with that is drawn again: holds where no option says otherwise
/// @throws CommandError
FigureRequest figureRequest(const Command& command, const QString& format, double dpi = ExportOptions().dpi,
                            const CarriedStyle& carried = {});

/// The options for one exhibit. @throws CommandError if the figure cannot be made with them
ExportOptions exportOptionsFor(const FigureRequest& request, const Exhibit& exhibit, const Scene& scene);

/// Draws the figure into `output`. @return what the page has no room for, and labels that change nothing
Remarks writeFigure(OutputFile& output, const Exhibit& exhibit, const Scene& scene, ExportOptions options,
                    const FigureRequest& request);

/// That names of curves or tokens are not drawn. @param where  they would be: a clause
QString namesWarning(const Exhibit& exhibit, const ExportOptions& options, const QStringList& names,
                     const QString& where);

/// A house style has labels for many figures; what is told is that this one has none of their texts.
/// @param texts  of what was drawn  @param drawn  its name
/// @throws CommandError for a label of the command line that no text has
QStringList labelNotes(const FigureRequest& request, const FigureTexts& texts, const QString& drawn);

}  // namespace attention
