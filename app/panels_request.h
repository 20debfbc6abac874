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

/// A figure with several panels, as it was asked for.
struct PanelsRequest {
    struct Panel {
        const Exhibit* exhibit = nullptr;
        Scene scene;  ///< fits the exhibit
        QString title;
        bool legend = true;
        bool colourBar = true;
        std::optional<CarriedStyle> style = {};  ///< of the figure that the scene came out of
    };

    FigureRequest figure;
    PanelsLayout layout;
    std::vector<Panel> panels;
    Remarks remarks;  ///< about scenes and arrays
};

/// Reads what a list of panels says: the object of a file, or one entry of a longer list. Its keys are options of the
/// command `panels`, and "panels", a list of objects with "exhibit" or "scene", "preset", "parameters", "title",
/// "legend", "colour-bar" and the options for arrays.
/// @param format  one of figureFormats()
/// @param folder  where relative paths in the list begin
/// @param command  its options take the place of the list's; may be null
/// @throws CommandError
PanelsRequest parsePanels(const QJsonObject& list, const QString& format, const QString& folder,
                          const Command* command = nullptr);

/// The list that the arguments of a command name: a file with a list, a figure that carries one, or scenes, pictures
/// with their scenes, links and exhibits, a panel each; or the list itself. @param folder  receives where the list's
/// paths begin
/// @throws CommandError
QJsonObject panelsList(const QStringList& arguments, QString& folder);

/// Draws the figure into `output`. @return what had no room, and labels that change nothing. @throws CommandError if a
/// panel does not fit, before anything is written
Remarks writePanels(OutputFile& output, const PanelsRequest& request);

}  // namespace attention
