#include "app/export_command.h"

#include <memory>
#include <utility>
#include <vector>

#include <QDir>
#include <QFileInfo>

#include "app/animation_command.h"
#include "app/cli_text.h"
#include "app/command_error.h"
#include "app/figure_request.h"
#include "app/link_command.h"
#include "app/offscreen_application.h"
#include "app/output.h"
#include "app/progress_monitor.h"
#include "app/requested_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/text/language.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

QStringList addressWarnings(const ExportOptions& choices) {
    if (!choices.qrCode || !choices.linkAddress.isEmpty()) return {};
    return {
        u"the link in the QR code begins with attention-lab:, which phones cannot open; "
        "--address gives it the address of the browser version"_s};
}

void exportAll(const Command& command) {
    command.requireArguments(0);
    for (const TypedOption& option : typedOptions(command.name()))
        if (isSingleExhibitOption(option.name) && command.has(option.name))
            throwUsageError(
                u"%1: --all draws every exhibit at its defaults; accepted: %1 with one exhibit"_s.arg(option.typed));
    const QString format = command.choice(u"format"_s, u"svg"_s);
    const FigureRequest request = figureRequest(command, format);

    const QString folder = command.value(u"o"_s);
    const QFileInfo info(folder);
    if (folder == u"-" || (!info.isDir() && figureFormats().contains(info.suffix().toLower())))
        throwUsageError(u"-o: %1 names one file, and --all writes one for every exhibit; accepted: -o FOLDER"_s.arg(
            quoted(folder)));
    if (info.exists() && !info.isDir()) throwFailure(u"%1: it is not a folder"_s.arg(folder));
    struct Picture {
        const Exhibit* exhibit;
        Scene scene;
        ExportOptions choices;
        QString path;
        std::unique_ptr<OutputFile> file;
    };
    std::vector<Picture> pictures;
    for (const Exhibit* exhibit : exhibits()) {
        Scene scene = adaptScene(*exhibit, commandScene(*exhibit));
        const ExportOptions choices = exportOptionsFor(request, *exhibit, scene);
        pictures.push_back(
            {exhibit, std::move(scene), choices, u"%1/%2.%3"_s.arg(folder, fromUtf8(exhibit->id()), format), nullptr});
    }

    ProgressMonitor monitor;
    monitor.setActivity(u"drawing"_s);
    const OffscreenApplication application;
    const bool isNew = !info.exists();
    if (isNew) monitor.setCreatedFolder(QFile::encodeName(folder));
    if (isNew && !QDir().mkdir(folder))
        throwFailure((info.dir().exists() ? u"%1: the folder cannot be made there"_s
                                          : u"%1: the folder in which it would be made does not exist"_s)
                         .arg(folder) +
                     folderRemedy(info.path()));
    Remarks remarks;
    try {
        for (Picture& picture : pictures) {
            picture.file = openOutput(picture.path);
            checkWritten(*picture.file, picture.path);
        }
        double drawn = 0;
        for (const Picture& picture : pictures) {
            monitor.setProgress(drawn++ / double(pictures.size()));
            remarks += writeFigure(*picture.file, *picture.exhibit, picture.scene, picture.choices, request);
            checkWritten(*picture.file, picture.path);
        }
        // No file is replaced before all are written.
        for (const Picture& picture : pictures) commit(*picture.file, picture.path);
    } catch (...) {
        pictures.clear();
        if (isNew) QDir().rmdir(folder);
        throw;
    }
    remarks.warnings += addressWarnings(request.choices);
    remarks.print();
}

}  // namespace

Remarks exportFigure(const Command& command, ProgressMonitor& monitor,
                     std::optional<OffscreenApplication>& application) {
    const QString path = command.value(u"o"_s);
    const QString format = command.format(figureFormats());
    // Wrong options are reported before anything is read. A figure as scene may bring the QR code that --address needs.
    CarriedStyle possible;
    possible.qrCode = command.has(u"scene"_s);
    figureRequest(command, format, ExportOptions().dpi, possible);
    monitor.setActivity(u"reading"_s);
    const RequestedScene requested = resolveScene(command);
    const FigureRequest request =
        figureRequest(command, format, ExportOptions().dpi, requested.style.value_or(CarriedStyle()));
    const ExportOptions choices = exportOptionsFor(request, *requested.exhibit, requested.scene);

    if (!application) application.emplace();
    monitor.setActivity(u"waiting for the output"_s);
    const auto output = openOutput(path);
    checkWritten(*output, path);
    monitor.setActivity(u"drawing "_s + fromUtf8(requested.exhibit->id()));
    Remarks remarks = writeFigure(*output, *requested.exhibit, requested.scene, choices, request);
    commit(*output, path);
    remarks.notes += requested.notes;
    if (choices.qrCode) remarks.warnings += linkWarnings(requested.scene);
    remarks.warnings += addressWarnings(choices) + requested.warnings;
    return remarks;
}

void runExport(const Command& command) {
    if (!command.has(u"o"_s))
        throwUsageError(
            u"-o: the file to write is missing; accepted: -o FILE.png, FILE.svg or FILE.pdf, or a folder with --all"_s);
    if (!command.has(u"play"_s)) requireNoAnimation(command);
    if (command.has(u"all"_s)) return exportAll(command);
    if (command.has(u"play"_s)) return exportAnimation(command);
    ProgressMonitor monitor;
    std::optional<OffscreenApplication> application;
    const Remarks remarks = exportFigure(command, monitor, application);
    monitor.stop();
    remarks.print();
}

}  // namespace attention
