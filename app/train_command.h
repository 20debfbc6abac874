#pragma once

#include <span>

#include "app/command.h"

namespace attention {

/// The names of the tasks that `train` accepts.
QStringList trainingTasks();
/// The parameters that are options of `train`, with the ranges of the exhibit for training (only heads has more).
std::span<const ParameterUse> trainingParameters();

/// Runs `train`: trains a model and writes its weights and its losses. @throws CommandError
void runTrain(const Command& command);

}  // namespace attention
