#pragma once

#include <string_view>

namespace attention {

/// Whether standard error is a terminal.
bool isOnTerminal();

/// Whether standard error is a terminal and this program runs in its foreground; background jobs should not write.
bool mayWriteToTerminal();

/// The width of the terminal in columns; 80 if unknown.
int terminalColumns();

/// Writes to standard error without buffering; errors are ignored.
void writeToTerminal(std::string_view bytes);

}  // namespace attention
