#pragma once

#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "ui/files/panels_page.h"

namespace attention {

/// What is collected for a figure with panels, and how it is to look.
struct CollectedPanels {
    std::vector<PanelEntry> panels;
    PanelsLayout layout;
    ExportOptions choices;

    CollectedPanels() {
        choices.format = FigureFormat::Pdf;
        choices.size = {kPanelsWidth, 0};
    }
};

/// What a figure with panels carries, as it was read: the scenes are adapted to their exhibits and not computed.
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

/// Reads what panelsText() of this or an older program wrote. @param folder  where relative paths of arrays start
/// @throws FileError naming the panel or the key, what is wrong and what is accepted
OpenedPanels readPanels(const QByteArray& text, const QString& folder);

/// The panels of an exported figure, or nothing where the file carries none. @throws FileError
std::optional<OpenedPanels> openPanels(const QString& path);

/// Computes the scenes.
CollectedPanels evaluated(const OpenedPanels& opened);

}  // namespace attention
