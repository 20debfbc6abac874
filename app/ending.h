#pragma once

#include <QString>

namespace attention {

/// Exit statuses that scripts depend on.
enum ExitStatus {
    kDone = 0,
    kCouldNot = 1,     ///< disk, memory, a file with bad contents
    kAskedWrongly = 2  ///< the command line
};

/// Thrown by a command that does not succeed; without a message it says nothing.
struct Ending {
    ExitStatus status;
    QString message;
};

/// @throws Ending with kAskedWrongly. @param message  what was asked, what is wrong with it, what is accepted
[[noreturn]] void refuse(const QString& message);
/// @throws Ending with kCouldNot. @param message  the file or thing, and why it could not be done
[[noreturn]] void fail(const QString& message);

/// Writes "attention-lab: error: ..." as one line to standard error, with control characters escaped.
void printError(const QString& message);
/// Prints a line with "warning", for what did not stop the command.
void printWarning(const QString& message);
/// Prints a line with "note", for a decision that nobody asked for, and that may be right.
void printNote(const QString& message);

}  // namespace attention
