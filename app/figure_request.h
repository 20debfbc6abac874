#pragma once

#include <optional>

#include <QString>
#include <QStringList>

#include "app/command.h"
#include "ui/exhibits/exhibit.h"
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
};

/// Reads the options of `export`. @param format  one of figureFormats()  @param dpi  unless another one is asked for
/// @throws CommandError
FigureRequest figureRequest(const Command& command, const QString& format, double dpi = ExportOptions().dpi);

/// The options for one exhibit. @throws CommandError if the figure cannot be made with them
ExportOptions exportOptionsFor(const FigureRequest& request, const Exhibit& exhibit, const Scene& scene);

/// Draws the figure into `output`. @return warnings where the page has no room for all of the figure
QStringList writeFigure(OutputFile& output, const Exhibit& exhibit, const Scene& scene,
                                   ExportOptions options, const Language& language);

/// @param unmatched  labels that no text of what was drawn has @throws CommandError unless there are none
void requireMatched(const QStringList& unmatched);

}  // namespace attention
