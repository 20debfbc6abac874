#pragma once

#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "ui/files/panels_page.h"

namespace attention {

/// The evaluated panels of a figure, with its layout and export options.
struct CollectedPanels {
    std::vector<PanelEntry> panels;
    PanelsLayout layout;
    ExportOptions choices;

    CollectedPanels() {
        choices.format = FigureFormat::Pdf;
        choices.size = {kPanelsWidth, 0};
    }
};

/// The panels that an exported figure carries, as read from the file. The scenes are adapted to their exhibits, but not
/// evaluated.
struct OpenedPanels {
    struct Panel {
        const Exhibit* exhibit = nullptr;
        Scene scene;
        QString title;
        bool legend = true;
        bool colourBar = true;
    };

    std::vector<Panel> panels;
    PanelsLayout layout;
    ExportOptions choices;
    QStringList warnings;  ///< one translated sentence each, about arrays that are missing or changed
};

/// Reads what panelsText() of this or an older version of the program wrote.
/// @param folder  relative paths of arrays begin here
/// @throws FileError naming the panel or the key, what is wrong and what is accepted
OpenedPanels readPanels(const QByteArray& text, const QString& folder);

/// The panels of an exported figure; nothing if the file does not carry a list of panels. @throws FileError
std::optional<OpenedPanels> openPanels(const QString& path);

/// Evaluates the scenes of the panels.
CollectedPanels evaluatePanels(const OpenedPanels& opened);

}  // namespace attention
