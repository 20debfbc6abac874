#pragma once

#include <QString>
#include <QStringList>

namespace attention {

/// Exit statuses that scripts depend on.
enum ExitStatus {
    kSuccess = 0,
    kFailure = 1,    ///< the disk, the memory or the contents of a file are at fault
    kUsageError = 2  ///< the command line is at fault
};

/// Thrown by a command that fails. An empty message prints nothing.
struct CommandError {
    ExitStatus status;
    QString message;
    bool isDiskFull = false;  ///< no other file can be written there, either
};

/// @throws CommandError with kUsageError
/// @param message  names the input, what is wrong with it and what is accepted
[[noreturn]] void throwUsageError(const QString& message);
/// @throws CommandError with kFailure
/// @param message  names the file or thing and the reason of the failure
[[noreturn]] void throwFailure(const QString& message);

/// Writes "attention-lab: error: ..." as one line to standard error, with control characters escaped.
void printError(const QString& message);
/// Prints a "warning:" line about a problem that did not stop the command.
void printWarning(const QString& message);
/// Prints a "note:" line about a decision that the program made by itself and that may be correct.
void printNote(const QString& message);

/// What a command prints to standard error although it succeeded.
struct Remarks {
    QStringList warnings;
    QStringList notes;

    Remarks& operator+=(const Remarks& more);
    void print() const;
};

}  // namespace attention
