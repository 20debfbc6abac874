#pragma once

// Precompiled headers: third-party headers that dominate the compile time of most files here. Do not add headers of
// this project: every file includes what it uses and also builds with ATTENTION_PRECOMPILED_HEADERS=OFF.

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include <Eigen/Core>
