#include "app/code_command.h"

#include <memory>
#include <vector>

#include <QDir>
#include <QFileInfo>

#include "app/cli_text.h"
#include "app/command_error.h"
#include "app/output.h"
#include "app/progress_monitor.h"
#include "app/requested_scene.h"
#include "core/io/table_format.h"
#include "ui/code/exhibit_program.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

struct OpenFile {
    QString path;
    std::unique_ptr<OutputFile> file;
};

OpenFile opened(const QString& path) {
    OpenFile open{path, openOutput(path)};
    checkWritten(*open.file, path);
    return open;
}

}  // namespace

void runCode(const Command& command) {
    if (!command.has(u"to"_s))
        throwUsageError(u"--to: what the program is written for is missing; accepted: --to %1"_s.arg(
            programKindNames().join(u", --to "_s)));
    const ProgramKind kind = *programKind(command.choice(u"to"_s, {}));
    const QString path = command.value(u"o"_s, u"-"_s);
    const QFileInfo info(path);
    const bool isFile = path != u"-";
    if (isFile && info.suffix() != u"py")
        throwUsageError(u"-o: the extension of %1 names no program; accepted: .py"_s.arg(quoted(path)));
    const RequestedScene requested = resolveScene(command);
    const Exhibit& exhibit = *requested.exhibit;
    if (!hasProgram(exhibit))
        throwUsageError(u"%1: there is no program of what is trained, measured or loaded; accepted: %2"_s.arg(
            fromUtf8(exhibit.id()),
            joined(exhibitsWithProgram(), [](const Exhibit* other) { return fromUtf8(other->id()); })));

    ProgressMonitor monitor;
    monitor.setActivity(u"writing"_s);
    const ExhibitProgram program =
        exhibitProgram(exhibit, requested.scene, kind, isFile ? info.completeBaseName() : fromUtf8(exhibit.id()));
    std::vector<OpenFile> files;
    files.push_back(opened(path));
    files.front().file->write(program.text.toStdString());
    if (isFile)
        for (const ProgramFile& array : program.files) {
            files.push_back(opened(info.dir().filePath(array.name)));
            writeTable(array.values, TableFormat::Npy,
                       [&](std::string_view piece) { return files.back().file->write(piece); });
            checkWritten(*files.back().file, files.back().path);
        }
    // The program is committed last, so that its data files exist when it does.
    for (auto file = files.rbegin(); file != files.rend(); ++file) commit(*file->file, file->path);
    monitor.stop();
    if (!isFile && !program.files.empty())
        printNote(u"the program reads %1, which -o FILE.py writes beside it"_s.arg(
            joined(program.files, [](const ProgramFile& file) { return file.name; })));
    for (const QString& warning : requested.warnings) printWarning(warning);
    for (const QString& note : requested.notes) printNote(note);
}

}  // namespace attention
