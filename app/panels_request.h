#pragma once

#include <optional>
#include <vector>

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include "app/command.h"
#include "app/figure_request.h"
#include "ui/files/panels_page.h"

namespace attention {

/// A figure with several panels, as the command line and the list of panels ask for it.
struct PanelsRequest {
    struct Panel {
        const Exhibit* exhibit = nullptr;
        Scene scene;  ///< fits the exhibit
        QString title;
        bool legend = true;
        bool colourBar = true;
        std::optional<CarriedStyle> style = {};  ///< of the figure from which the scene was read
    };

    FigureRequest figure;
    PanelsLayout layout;
    std::vector<Panel> panels;
    Remarks remarks;  ///< about scenes and arrays
};

/// Reads a list of panels: the object in a file, or one entry of a batch list. Its keys are the options of the command
/// `panels`, and "panels", an array of objects with "exhibit" or "scene", "preset", "parameters", "title",
/// "legend", "colour-bar" and the options for arrays.
/// @param format  one of figureFormats()
/// @param folder  where relative paths in the list begin
/// @param command  its options override those of the list; may be null
/// @throws CommandError
PanelsRequest parsePanels(const QJsonObject& list, const QString& format, const QString& folder,
                          const Command* command = nullptr);

/// The list of panels that the arguments of the command name. Either there is one argument, a file with a list, a
/// figure that carries one, or the list itself as JSON; or each argument is one panel: a scene file, a figure with its
/// scene, a link or an exhibit.
/// @param folder  receives the folder that relative paths in the list begin in
/// @throws CommandError
QJsonObject panelsList(const QStringList& arguments, QString& folder);

/// Draws the figure into `output`. @return warnings about texts that do not fit, and notes about labels without effect
/// @throws CommandError if a panel does not fit, before anything is written
Remarks writePanels(OutputFile& output, const PanelsRequest& request);

}  // namespace attention
