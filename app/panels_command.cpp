#include "app/panels_command.h"

#include "app/command_error.h"
#include "app/offscreen_application.h"
#include "app/output.h"
#include "app/panels_request.h"
#include "app/progress_monitor.h"

namespace attention {

using namespace Qt::StringLiterals;

void runPanels(const Command& command) {
    if (!command.has(u"o"_s))
        throwUsageError(u"-o: the file to write is missing; accepted: -o FILE.png, FILE.svg or FILE.pdf"_s);
    if (command.arguments().isEmpty())
        throwUsageError(
            u"panels: there is nothing to draw; accepted: scene files, pictures with their scenes, links or exhibits, "
            u"a "
            "panel each, or a list of panels as .json"_s);
    const QString path = command.value(u"o"_s);
    const QString format = command.format(figureFormats());
    ProgressMonitor watch;
    watch.setActivity(u"reading"_s);
    QString folder;
    const QJsonObject list = panelsList(command.arguments(), folder);
    const PanelsRequest request = parsePanels(list, format, folder, &command);

    const OffscreenApplication application;
    watch.setActivity(u"waiting for the output"_s);
    const auto output = openOutput(path);
    checkWritten(*output, path);
    watch.setActivity(u"drawing"_s);
    const QStringList tooSmall = writePanels(*output, request);
    commit(*output, path);
    watch.stop();
    for (const QString& warning : tooSmall) printWarning(warning);
    for (const QString& warning : request.warnings) printWarning(warning);
    for (const QString& note : request.notes) printNote(note);
}

}  // namespace attention
