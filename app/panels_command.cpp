#include "app/panels_command.h"

#include "app/command_error.h"
#include "app/offscreen_application.h"
#include "app/output.h"
#include "app/panels_request.h"
#include "app/progress_monitor.h"

namespace attention {

using namespace Qt::StringLiterals;

Remarks drawPanels(const Command& command, ProgressMonitor& watch, std::optional<OffscreenApplication>& application) {
    const QString path = command.value(u"o"_s);
    const QString format = command.format(figureFormats());
    watch.setActivity(u"reading"_s);
    QString folder;
    const QJsonObject list = panelsList(command.arguments(), folder);
    const PanelsRequest request = parsePanels(list, format, folder, &command);

    if (!application) application.emplace();
    watch.setActivity(u"waiting for the output"_s);
    const auto output = openOutput(path);
    checkWritten(*output, path);
    watch.setActivity(u"drawing"_s);
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
    ProgressMonitor watch;
    std::optional<OffscreenApplication> application;
    const Remarks remarks = drawPanels(command, watch, application);
    watch.stop();
    remarks.print();
}

}  // namespace attention
