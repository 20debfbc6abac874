#pragma once

#include <string_view>

namespace attention {

/// Standard error is a terminal.
bool isOnTerminal();

/// Standard error is a terminal, and this program's to write on: a job in the background keeps still.
bool mayWriteToTerminal();

/// Columns of the terminal; 80 where it does not tell.
int terminalColumns();

/// Writes to standard error at once; what cannot be written is lost.
void writeToTerminal(std::string_view bytes);

}  // namespace attention
