#pragma once

// What takes most of the time of nearly every file here, compiled once. Nothing of this project may stand in it: each
// file includes what it uses, and also builds with ATTENTION_PRECOMPILED_HEADERS off.

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
