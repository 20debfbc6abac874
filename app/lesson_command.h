#pragma once

#include "app/command.h"

namespace attention {

/// `lesson check FILE...`: prints what is wrong with each lesson, or that nothing is. @throws Ending
void runLesson(const Command& command);

}  // namespace attention
