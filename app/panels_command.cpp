#include "app/panels_command.h"

#include "app/command_error.h"
#include "app/offscreen_application.h"
#include "app/output.h"
#include "app/panels_request.h"
#include "app/progress_monitor.h"

namespace attention {

using namespace Qt::StringLiterals;

Remarks drawPanels(const Command& command, ProgressMonitor& monitor, std::optional<OffscreenApplication>& application) {
    const QString path = command.value(u"o"_s);
    const QString format = command.format(figureFormats());
    monitor.setActivity(u"reading"_s);
    QString folder;
    const QJsonObject list = panelsList(command.arguments(), folder);
    const PanelsRequest request = parsePanels(list, format, folder, &command);

    if (!application) application.emplace();
    monitor.setActivity(u"waiting for the output"_s);
    const auto output = openOutput(path);
    checkWritten(*output, path);
    monitor.setActivity(u"drawing"_s);
    Remarks remarks = writePanels(*output, request);
    commit(*output, path);
    return remarks += request.remarks;
}

void runPanels(const Command& command) {
    if (!command.has(u"o"_s))
        throwUsageError(u"-o: the file to write is missing; accepted: -o FILE.png, FILE.svg or FILE.pdf"_s);
    if (command.arguments().isEmpty())
        throwUsageError(
            u"panels: there is nothing to draw; accepted: scene files, pictures with their scenes, links or exhibits, "
            "a panel each, or a list of panels as .json"_s);
    ProgressMonitor monitor;
    std::optional<OffscreenApplication> application;
    const Remarks remarks = drawPanels(command, monitor, application);
    monitor.stop();
    remarks.print();
}

}  // namespace attention
