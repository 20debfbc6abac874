#pragma once

#include "app/command.h"

namespace attention {

/// `train`: trains a model and writes its numbers and its losses. @throws Ending
void runTrain(const Command& command);

}  // namespace attention
