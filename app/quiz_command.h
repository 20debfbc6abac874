#pragma once

#include "app/command.h"

namespace attention {

/// Writes drawn questions as a document to be printed. @throws CommandError
void runQuiz(const Command& command);

}  // namespace attention
