#pragma once

#include <algorithm>
#include <optional>
#include <sys/stat.h>

#include <QtTest>

#include "tests/file_contents.h"

// The real program, as a person or a script starts it, in a folder and with a home of its own.

namespace attention {

struct Run {
    int status = -1;
    QByteArray out;
    QByteArray err;
};

inline std::optional<struct stat> statusOf(const QString& path) {
    struct stat status {};
    if (::lstat(QFile::encodeName(path).constData(), &status) != 0) return std::nullopt;
    return status;
}

/// True of one line that begins with the program's name and `kind` and is made of printable characters.
inline bool isOneLine(const QByteArray& err, const char* kind) {
    const QString line = QString::fromUtf8(err);
    if (!line.startsWith(QStringLiteral("attention-lab: %1: ").arg(QLatin1String(kind))) || !line.endsWith(u'\n'))
        return false;
    return std::all_of(line.cbegin(), line.cend() - 1, [](QChar character) { return character.isPrint(); });
}

/// What is wrong with a run that has to end with `status`, one line of error and `said` in it; else nothing.
inline QString complaint(const Run& run, int status, const QStringList& said) {
    const QString err = QString::fromUtf8(run.err);
    if (!isOneLine(run.err, "error")) return QStringLiteral("not one line of error: ") + err;
    if (run.status != status) return QStringLiteral("status %1: %2").arg(run.status).arg(err);
    if (!run.out.isEmpty()) return QStringLiteral("something on standard output beside ") + err;
    for (const QString& words : said)
        if (!err.contains(words)) return QStringLiteral("no %1 in %2").arg(words, err);
    return {};
}

/// What is wrong with a run that has to succeed. That a small page has no room for all of a figure is no fault.
inline QString complaint(const Run& run) {
    QString others;
    for (const QString& line : QString::fromUtf8(run.err).split(u'\n'))
        if (!line.startsWith(QStringLiteral("attention-lab: warning: ")) ||
            !line.contains(QStringLiteral(": no room at ")))
            others += line;
    if (run.status == 0 && others.isEmpty()) return {};
    return QStringLiteral("status %1: %2").arg(run.status).arg(QString::fromUtf8(run.err));
}

#define REFUSED(run, status, ...) QCOMPARE(complaint(run, status, QStringList{__VA_ARGS__}), QString())
#define SUCCEEDED(run) QCOMPARE(complaint(run), QString())

/// Runs the program; a test derives from it beside QObject.
class ProgramRunner {
 protected:
    using Variables = QMap<QString, QString>;

    /// Longer than any run takes, even under sanitizers.
    static constexpr int kTimeout = 60'000;

    /// To be called before each test function.
    void makeFolder() {
        m_folder.emplace();
        QVERIFY(m_folder->isValid());
    }
    QString path(const QString& name) const { return m_folder->filePath(name); }
    QStringList names() const {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

    QProcessEnvironment environment(const Variables& variables = {}) const {
        QProcessEnvironment environment;
        environment.insert(QStringLiteral("PATH"), qEnvironmentVariable("PATH"));
        environment.insert(QStringLiteral("HOME"), m_folder->path());
        environment.insert(QStringLiteral("PROGRAM"), program());
        for (auto variable = variables.cbegin(); variable != variables.cend(); ++variable)
            environment.insert(variable.key(), variable.value());
        return environment;
    }
    static QString program() { return QStringLiteral(ATTENTION_PROGRAM); }

    Run start(const QString& command, const QStringList& arguments, const Variables& variables = {}) const {
        QProcess process;
        process.setWorkingDirectory(m_folder->path());
        process.setProcessEnvironment(environment(variables));
        process.start(command, arguments);
        if (!process.waitForFinished(kTimeout)) {
            process.kill();
            process.waitForFinished();
            return {-1, {}, "did not end: " + process.errorString().toUtf8()};
        }
        if (process.exitStatus() != QProcess::NormalExit) return {-1, {}, "crashed: " + process.readAllStandardError()};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }
    Run run(const QStringList& arguments, const Variables& variables = {}) const {
        return start(program(), arguments, variables);
    }
    Run run(const char* arguments) const { return run(QString::fromUtf8(arguments).split(u' ', Qt::SkipEmptyParts)); }
    /// $PROGRAM is the program.
    Run shell(const QString& script, const Variables& variables = {}) const {
        return start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), script}, variables);
    }

    /// What stands before a command that may mount without anybody else seeing it; empty where that is not allowed.
    static const QStringList& mountPrefix() {
        static const QStringList kPrefix = [] {
            for (const char* flags : {"-m", "-rm"}) {
                const QStringList prefix{QStringLiteral("unshare"), QString::fromLatin1(flags)};
                QProcess probe;
                probe.start(prefix.first(), {prefix.last(), QStringLiteral("sh"), QStringLiteral("-c"),
                                             QStringLiteral("mount -t tmpfs none /mnt")});
                if (probe.waitForFinished(kTimeout) && probe.exitStatus() == QProcess::NormalExit &&
                    probe.exitCode() == 0)
                    return prefix;
            }
            return QStringList();
        }();
        return kPrefix;
    }
    /// As shell(), where the script may mount.
    Run mountingShell(const QString& script) const {
        return start(mountPrefix().first(),
                     mountPrefix().mid(1) + QStringList{QStringLiteral("/bin/sh"), QStringLiteral("-c"), script});
    }

 private:
    std::optional<QTemporaryDir> m_folder;
};

}  // namespace attention
