#pragma once

#include "app/command.h"

namespace attention {

/// Runs `quiz`: writes randomly drawn questions as a document for printing. @throws CommandError
void runQuiz(const Command& command);

}  // namespace attention
