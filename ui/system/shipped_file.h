#pragma once

#include <string>

class QString;

namespace attention {

/// The bytes of a model's file that comes with the program. In a browser the weights of the language model lie beside
/// the page: they are fetched when they are first asked for, and the calling thread waits for them.
/// @param name  its path below resources/models
/// @throws std::runtime_error if it cannot be had
std::string shippedModelFile(const QString& name);

}  // namespace attention
