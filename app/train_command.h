#pragma once

#include <span>

#include "app/command.h"

namespace attention {

/// What `train` can train.
QStringList trainingTasks();
/// The parameters that are options of `train`, with what they may be: as on the page of training.
std::span<const ParameterUse> trainingParameters();

/// `train`: trains a model and writes its numbers and its losses. @throws CommandError
void runTrain(const Command& command);

}  // namespace attention
