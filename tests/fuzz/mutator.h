#pragma once

#include <cstddef>
#include <random>
#include <span>
#include <string>

namespace attention {

using Random = std::mt19937_64;

/// Changes a file in 1 to 16 places: flips bits, overwrites, inserts, removes, doubles or moves blocks, puts in pieces
/// of other files, cuts, and replaces numbers (as text or as bytes) by extreme ones and structure characters by others.
/// The changes follow from `random` alone.
/// @param corpus  the other files; one at least
/// @param most    the result has no more bytes
void mutate(std::string& bytes, std::span<const std::string> corpus, std::size_t most, Random& random);

}  // namespace attention
