#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/matrix.h"

namespace attention {

/// An order of n tokens: entry k is the place in reading order, 0 ... n - 1, of the token that comes k-th in this
/// order. For example, "2,0,1" begins with the third token, as X[[2, 0, 1]] does in NumPy and PyTorch.
using Permutation = std::vector<Index>;

/// 0, 1, ... count - 1. @param count  >= 0
Permutation readingOrder(Index count);

/// A uniformly random permutation; it may be the identity. When the sentence grows by one token, the order changes
/// little: the new token takes the place of an existing one, which moves to the end, or is itself appended.
/// @param count  >= 0
/// Source: Fisher and Yates 1938, as Knuth's "inside-out" variant; random numbers by
/// RandomStream::TokenOrder.
Permutation shuffledOrder(Index count, std::uint64_t seed);

/// The order as text, "2,0,1", which readList() reads.
std::string orderText(std::span<const Index> order);

/// Why a list is not an order of `count` tokens, as an English sentence that says what is wrong and what is accepted;
/// empty if it is one.
std::string orderProblem(std::span<const Index> order, Index count);

/// Turns a list into an order of `count` tokens: numbers outside of 0 ... count - 1 and repeated numbers are removed,
/// and the missing tokens are appended in reading order.
Permutation repairOrder(std::span<const Index> order, Index count);

/// The inverse permutation: entry i is the place in `order` of token i.
/// @param order  a permutation of 0 ... n - 1, also in the functions below
Permutation inverseOrder(std::span<const Index> order);

/// The order after moving the token at place `from` to place `to`; the tokens in between move by one place.
/// @param from, to  0 ... n - 1
Permutation withTokenMoved(std::span<const Index> order, Index from, Index to);

/// Row k of the result is row order[k].
Matrix permuteRows(const Matrix& rows, std::span<const Index> order);

}  // namespace attention
