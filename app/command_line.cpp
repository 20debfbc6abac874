#include "app/command_line.h"

#include <cstdlib>
#include <new>

#include <QFileInfo>

#include "app/batch_command.h"
#include "app/candidates.h"
#include "app/cli_text.h"
#include "app/code_command.h"
#include "app/command.h"
#include "app/data_command.h"
#include "app/exhibit_listing.h"
#include "app/export_command.h"
#include "app/handout_command.h"
#include "app/help.h"
#include "app/lesson_command.h"
#include "app/link_command.h"
#include "app/manual_page.h"
#include "app/model_command.h"
#include "app/output.h"
#include "app/panels_command.h"
#include "app/quiz_command.h"
#include "app/requested_scene.h"
#include "app/train_command.h"
#include "app/window_options.h"
#include "core/scene/scene_link.h"
#include "core/version.h"
#include "ui/files/panels_file.h"
#include "ui/lesson/packed_lesson.h"
#include "ui/system/diagnostics.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// Suppresses Qt's messages, which would mix with the output of the program; a fatal one is printed as an error.
void onMessage(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type != QtFatalMsg) return;
    printError(message);
    std::_Exit(kFailure);
}

class ScopedMessageHandler {
    Q_DISABLE_COPY_MOVE(ScopedMessageHandler)

 public:
    ScopedMessageHandler() : m_previous(qInstallMessageHandler(onMessage)) {}
    ~ScopedMessageHandler() { qInstallMessageHandler(m_previous); }

 private:
    QtMessageHandler m_previous;
};

QStringList argumentsOf(int argc, char** argv) {
    QStringList arguments;
    for (int index = 1; index < argc; ++index) {
        if (!QUtf8StringView(argv[index]).isValidUtf8())
            throwUsageError(
                u"%1: the argument is no UTF-8 text; accepted: UTF-8"_s.arg(quoted(QString::fromUtf8(argv[index]))));
        arguments += QString::fromUtf8(argv[index]);
    }
    return arguments;
}

/// @throws CommandError unless the file or link holds a scene, or the file a figure with panels
void requireSceneOrPanels(const QString& path) {
    if (isLink(path.toStdString())) return (void)openSceneFile(path);
    try {
        if (openPanels(path)) return;
    } catch (const FileError& error) {
        throwFailure(u"%1: %2"_s.arg(path, error.phrase()));
    }
    (void)openSceneFile(path);
}

/// Checks the file or link that the window is to open, so that an error is reported even without a display.
/// @throws CommandError if no scene or lesson can be read from it
void requireWindowFile(const QStringList& arguments) {
    const QFileInfo file(arguments.first());
    const bool isLesson = !isLink(arguments.first().toStdString()) &&
                          (file.suffix() == QLatin1String(kLessonSuffix) || hasPackedLessonSuffix(arguments.first()));
    const auto open = [&] { isLesson ? requireLesson(arguments.first()) : requireSceneOrPanels(arguments.first()); };
    if (isLink(arguments.first().toStdString())) {
        if (arguments.size() == 1) return open();
        throwUsageError(u"%1: unexpected argument beside a link; accepted: the link alone"_s.arg(quoted(arguments[1])));
    }
    // An argument with a slash or an extension was meant as a file: opening it reports the error.
    if (!file.exists() && (arguments.first().contains(u'/') || !file.suffix().isEmpty())) open();
    if (!file.exists())
        throwUsageError(
            u"%1 is neither a command nor a file; accepted: a scene file, a lesson, a link, --version, --help, or a command: %2"_s
                .arg(quoted(arguments.first()), commandNames().join(u", "_s)));
    if (arguments.size() > 1)
        throwUsageError(u"%1: unexpected argument beside the file %2; accepted: the file alone"_s.arg(
            quoted(arguments[1]), quoted(arguments.first())));
    // A pipe can be read only once, and the window has to read it.
    if (file.isFile() || file.isDir()) open();
}

void runList(const Command& command) {
    command.requireArguments(0);
    print(command.has(u"json"_s) ? listJson() : exhibitListText().toUtf8());
}

void runHelp(const Command& command) {
    const bool isManual = command.has(u"man"_s);
    if (command.has(u"candidates"_s)) {
        if (isManual) throwUsageError(u"--man: it cannot stand beside --candidates; accepted: one of them"_s);
        return print(candidatesText(command.arguments()).toUtf8());
    }
    command.requireArguments(isManual ? 0 : 1);
    if (isManual) return print(manualPage().toUtf8());
    const QString about = command.argument();
    if (!about.isNull()) requireOneOf(u"unknown command"_s, about, commandNames());
    print(helpText(about).toUtf8());
}

void runCommand(const QString& name, const QStringList& arguments) {
    const Command command(name, arguments);
    if (command.wantsHelp()) return print(helpText(name).toUtf8());
    if (name == u"list") return runList(command);
    if (name == u"export") return runExport(command);
    if (name == u"panels") return runPanels(command);
    if (name == u"data") return runData(command);
    if (name == u"batch") return runBatch(command);
    if (name == u"code") return runCode(command);
    if (name == u"train") return runTrain(command);
    if (name == u"lesson") return runLesson(command);
    if (name == u"handout") return runHandout(command);
    if (name == u"quiz") return runQuiz(command);
    if (name == u"model") return runModel(command);
    if (name == u"link") return runLink(command);
    runHelp(command);
}

/// @return the exit status of a command; nothing if the arguments ask for the window
std::optional<ExitStatus> run(const QStringList& arguments, WindowRequest& request) {
    const QString& name = arguments.first();
    if (name == u"--version" || name == u"-v" || name == u"--help" || name == u"-h") {
        const bool isHelp = name == u"--help" || name == u"-h";
        const bool isVerbose = !isHelp && arguments.size() > 1 && arguments[1] == u"--verbose";
        if (arguments.size() > (isVerbose ? 2 : 1))
            throwUsageError(u"%1: unexpected argument of %2; accepted: %2 alone%3"_s.arg(
                quoted(arguments[isVerbose ? 2 : 1]), name, isHelp ? u""_s : u", or with --verbose"_s));
        print((isHelp      ? helpText()
               : isVerbose ? diagnosticsText(u"light"_s)
                           : u"attention-lab "_s + fromUtf8(kVersion) + u'\n')
                  .toUtf8());
        return kSuccess;
    }
    if (isWindowOption(name)) {
        request = windowRequest(arguments);
        return std::nullopt;
    }
    if (name.startsWith(u'-'))
        throwUsageError(u"%1: unknown option; accepted: --lesson, --version, --help, or a command: %2"_s.arg(
            name, commandNames().join(u", "_s)));
    if (!commandNames().contains(name)) {
        requireWindowFile(arguments);
        request = {name};
        return std::nullopt;
    }
    runCommand(name, arguments.mid(1));
    return kSuccess;
}

}  // namespace

std::optional<ExitStatus> runCommandLine(int argc, char** argv, WindowRequest* request) {
    const ScopedMessageHandler quiet;
    WindowRequest ignored;
    try {
        return run(argumentsOf(argc, argv), request ? *request : ignored);
    } catch (const CommandError& ending) {
        if (!ending.message.isEmpty()) printError(ending.message);
        return ending.status;
    } catch (const std::bad_alloc&) {
        printError(u"there is not enough memory for this"_s);
    } catch (const std::exception& error) {
        printError(QString::fromUtf8(error.what()));
    }
    return kFailure;
}

}  // namespace attention
