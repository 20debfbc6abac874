#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/matrix.h"

namespace attention {

/// An order of n tokens: entry k is the place in reading order, 0 ... n - 1, of the token that stands at place k. So
/// "2,0,1" begins with the third token, as X[[2, 0, 1]] does in NumPy and PyTorch.
using Permutation = std::vector<Index>;

/// 0, 1, ... count - 1. @param count  >= 0
Permutation readingOrder(Index count);

/// A uniformly random permutation. It is stable when the sentence grows: the new token takes the position of an
/// existing one, which moves to the end. The result may be the identity.
/// @param count  >= 0
/// Source: Fisher and Yates 1938, as Knuth's "inside-out" variant; random numbers by
/// RandomStream::TokenOrder.
Permutation shuffledOrder(Index count, std::uint64_t seed);

/// "2,0,1", as lists.h reads it.
std::string orderText(std::span<const Index> order);

/// Why a list is not an order of `count` tokens, as one sentence of English that says what is wrong and what is
/// accepted; empty: it is one.
std::string orderProblem(std::span<const Index> order, Index count);

/// The order of `count` tokens that keeps as much of a list as it can: numbers that are no place, or that came before,
/// are left out, and the tokens that are missing follow in reading order.
Permutation repairOrder(std::span<const Index> order, Index count);

/// Entry i is the place at which the token of place i in reading order stands.
/// @param order  an order of its length, as below
Permutation inverseOrder(std::span<const Index> order);

/// The order in which the token at place `from` stands at place `to`, and those between have made room.
/// @param from, to  0 ... n - 1
Permutation withTokenMoved(std::span<const Index> order, Index from, Index to);

/// Row k of the result is row order[k].
Matrix permuteRows(const Matrix& rows, std::span<const Index> order);

}  // namespace attention
