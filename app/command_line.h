#pragma once

namespace attention {

/// Exit statuses that scripts depend on.
enum ExitStatus {
    kDone = 0,
    kCouldNot = 1,     ///< disk, memory, a file with bad contents
    kAskedWrongly = 2  ///< the command line
};

/// Runs one command that needs no display. Ignores saved settings and the locale; an error is one line on standard
/// error.
/// @param argc, argv  as main gets them, with one argument at least
/// @return an ExitStatus
int runCommandLine(int argc, char** argv);

/// Writes "attention-lab: error: ..." as one line to standard error, with control characters escaped.
/// @param message  UTF-8
void printError(const char* message);

}  // namespace attention
