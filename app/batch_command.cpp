#include "app/batch_command.h"

#include <algorithm>
#include <memory>
#include <new>
#include <optional>
#include <vector>

#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QIODevice>

#include "app/batch_list.h"
#include "app/cli_text.h"
#include "app/command_error.h"
#include "app/output.h"
#include "app/progress_monitor.h"
#include "core/number_text.h"
#include "core/system/terminal.h"
#include "core/system/worker_processes.h"
#include "core/threads.h"
#include "ui/system/input_file.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// The maximum size of a list, in bytes.
constexpr qint64 kMaxList = 64 << 20;
constexpr int kMaxJobs = 256;

/// The outcome of making one entry, as a worker process reports it.
struct Result {
    QString error;  ///< empty: the file was written
    bool isDiskFull = false;
    Remarks remarks = {};
};

std::string toBytes(const Result& result) {
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << result.error << result.isDiskFull << result.remarks.warnings << result.remarks.notes;
    return bytes.toStdString();
}

Result fromBytes(const std::string& bytes) {
    Result result;
    QDataStream stream(QByteArray::fromStdString(bytes));
    stream >> result.error >> result.isDiskFull >> result.remarks.warnings >> result.remarks.notes;
    return result;
}

Result make(const BatchEntry& entry, BatchTools& tools) {
    try {
        // The folder does not exist yet when its first file is made.
        QDir().mkpath(QFileInfo(entry.path).path());
        return {{}, false, entry.kind->make(Command(fromUtf8(entry.kind->command), entry.arguments), tools)};
    } catch (const CommandError& error) {
        return {error.message.isEmpty() ? u"nobody reads the pipe"_s : error.message, error.isDiskFull};
    } catch (const std::bad_alloc&) {
        return {u"there is not enough memory for this"_s};
    } catch (const std::exception& error) {
        return {QString::fromUtf8(error.what())};
    }
}

QByteArray readList(const QString& path) {
    try {
        if (path != u"-") return readFile(path, kMaxList);
    } catch (const FileError& error) {
        throwFailure(u"%1: %2"_s.arg(path, error.phrase()));
    }
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly)) throwFailure(u"standard input cannot be read"_s);
    const QByteArray bytes = input.read(kMaxList + 1);
    if (bytes.size() > kMaxList) throwFailure(u"standard input: %1"_s.arg(tooLongMessage(kMaxList)));
    return bytes;
}

int requestedJobs(const Command& command) {
    if (!command.has(u"jobs"_s)) return threadCount();
    const QString value = command.value(u"jobs"_s);
    const auto jobs = parseInteger(value.toStdString());
    if (!jobs || *jobs < 1 || *jobs > kMaxJobs)
        throwUsageError(
            u"--jobs: %1 cannot be used here; accepted: whole numbers 1 to %2"_s.arg(quoted(value)).arg(kMaxJobs));
    return int(*jobs);
}

/// Checks that the folder exists or can be made. It is made later, with its first file. @throws CommandError if not
void requireFolder(const QString& folder) {
    const QFileInfo info(folder);
    if (info.isDir()) return;
    if (info.exists()) throwFailure(u"%1: it is not a folder"_s.arg(folder));
    if (!info.dir().exists())
        throwFailure(u"%1: the folder in which it would be made does not exist"_s.arg(folder) +
                     folderRemedy(info.path()));
    if (!QFileInfo(info.path()).isWritable()) throwFailure(u"%1: the folder cannot be made there"_s.arg(folder));
}

/// Makes the entries in several processes. @return one result per entry; nothing for an entry that was not started
std::vector<std::optional<Result>> makeAll(const std::vector<BatchEntry>& entries, const QString& folder, int jobs) {
    std::vector<std::size_t> parts;
    std::vector<std::optional<Result>> results(entries.size());
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (entries[i].problem)
            results[i] = Result{*entries[i].problem};
        else
            parts.push_back(i);
    jobs = std::clamp(jobs, 1, std::max(1, int(parts.size())));
    const bool isNew = !folder.isEmpty() && !QFileInfo::exists(folder);
    WorkerProcesses workers(parts.size(), jobs, [&] {
        setThreadCount(std::max(1, threadCount() / jobs));
        const auto tools = std::make_shared<BatchTools>();
        return [&, tools](std::size_t part) {
            const Result result = make(entries[parts[part]], *tools);
            // No other file could be written, either.
            if (result.isDiskFull) workers.stop();
            return toBytes(result);
        };
    });
    ProgressMonitor monitor;
    monitor.setSignalCallback([&] { workers.end(); });
    if (isNew) monitor.setCreatedFolder(QFile::encodeName(folder));
    monitor.setActivity(entries.size() == 1 ? u"making 1 file"_s : u"making %1 files"_s.arg(entries.size()), true);
    std::size_t doneCount = 0;
    while (const auto report = workers.next()) {
        std::optional<Result>& result = results[parts[report->part]];
        result = report->result ? fromBytes(*report->result) : Result{u"the process that made it ended too early"_s};
        monitor.setProgress(double(++doneCount) / double(parts.size()));
    }
    monitor.stop();
    if (doneCount == 0 && !parts.empty()) throwFailure(u"no process could be started that makes the files"_s);
    if (isNew) QDir().rmdir(folder);  // unless something is in it
    return results;
}

}  // namespace

void runBatch(const Command& command) {
    command.requireArguments(1);
    const QString path = command.argument();
    if (path.isNull()) throwUsageError(u"batch: the list is missing; accepted: FILE.json, or - for standard input"_s);
    const int jobs = requestedJobs(command);
    const bool isInput = path == u"-";
    BatchSource source{.name = isInput ? u"standard input"_s : path,
                       .base = isInput ? QString() : QFileInfo(path).path(),
                       .folder = {}};
    if (source.base == u".") source.base.clear();
    source.folder = command.value(u"o"_s, source.base);
    const QByteArray text = readList(path);
    const auto entries = readBatchList(text, source, command.has(u"yes"_s) ? kMaxBatchFiles : kManyBatchFiles);
    if (!source.folder.isEmpty()) requireFolder(source.folder);

    const auto results = makeAll(entries, source.folder, jobs);
    std::size_t written = 0;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (!results[i]) continue;
        const BatchEntry& entry = entries[i];
        const QString name = entry.path.isEmpty() ? entry.location : u"%1, %2"_s.arg(entry.location, entry.path);
        if (!results[i]->error.isEmpty()) {
            const bool isNamed = results[i]->error.startsWith(entry.path + u": "_s) && !entry.path.isEmpty();
            printError(u"%1: %2"_s.arg(isNamed ? entry.location : name, results[i]->error));
            continue;
        }
        ++written;
        for (const QString& warning : results[i]->remarks.warnings) printWarning(u"%1: %2"_s.arg(name, warning));
        for (const QString& note : results[i]->remarks.notes) printNote(u"%1: %2"_s.arg(name, note));
    }
    const bool isComplete = written == entries.size();
    // A script learns of success from the exit status and needs no note.
    if (!isComplete || isOnTerminal())
        printNote(isComplete && written == 1 ? u"1 file is written"_s
                                             : u"%1 of %2 files are written"_s.arg(written).arg(entries.size()));
    if (!isComplete) throw CommandError{kFailure, {}};
}

}  // namespace attention
