#pragma once

#include <QString>
#include <QStringList>

namespace attention {

/// Exit statuses that scripts depend on.
enum ExitStatus {
    kSuccess = 0,
    kFailure = 1,    ///< disk, memory, a file with bad contents
    kUsageError = 2  ///< the command line
};

/// Thrown by a command that fails. An empty message prints nothing.
struct CommandError {
    ExitStatus status;
    QString message;
    bool isDiskFull = false;  ///< so that nothing else can be written there, either
};

/// @throws CommandError with kUsageError. @param message  what was asked, what is wrong with it, what is accepted
[[noreturn]] void throwUsageError(const QString& message);
/// @throws CommandError with kFailure. @param message  the file or thing, and why it could not be done
[[noreturn]] void throwFailure(const QString& message);

/// Writes "attention-lab: error: ..." as one line to standard error, with control characters escaped.
void printError(const QString& message);
/// Prints a line with "warning", for what did not stop the command.
void printWarning(const QString& message);
/// Prints a "note:" line about a decision that the program made by itself and that may be correct.
void printNote(const QString& message);

/// What a command has to say when all went well.
struct Remarks {
    QStringList warnings;
    QStringList notes;

    Remarks& operator+=(const Remarks& more);
    void print() const;
};

}  // namespace attention
