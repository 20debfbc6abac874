#pragma once

// What takes most of the time of the tests of core/, compiled once. As in ui/precompiled.h, nothing of this project.

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <set>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include <Eigen/Core>
#include <QtTest>
