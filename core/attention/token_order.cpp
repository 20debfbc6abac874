#include "core/attention/token_order.h"

#include <algorithm>
#include <numeric>

#include "core/random/philox.h"
#include "core/random/random_stream.h"
#include "core/string_utils.h"

namespace attention {
namespace {

std::string accepted(Index count) {
    if (count == 1) return "accepted: the place 0 alone";
    return "accepted: each of the places 0 to " + std::to_string(count - 1) + " once, as in \"" +
           (count == 2 ? "1,0\"" : "2,0,1\" for three tokens");
}

/// What is wrong with the numbers of a list, regardless of its length; empty if nothing is.
std::string numbersProblem(std::span<const Index> order, Index count) {
    std::vector<bool> seen(std::size_t(count), false);
    for (const Index place : order) {
        if (place < 0 || place >= count)
            return "the order has the place " + std::to_string(place) + ", which none of the " + std::to_string(count) +
                   " tokens has; " + accepted(count);
        if (seen[std::size_t(place)])
            return "the order has the place " + std::to_string(place) + " twice; " + accepted(count);
        seen[std::size_t(place)] = true;
    }
    return {};
}

}  // namespace

Permutation readingOrder(Index count) {
    Permutation order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), Index(0));
    return order;
}

Permutation shuffledOrder(Index count, std::uint64_t seed) {
    Permutation order;
    order.reserve(std::size_t(count));
    for (Index token = 0; token < count; ++token) {
        const double draw = uniform(seed, std::uint32_t(RandomStream::TokenOrder), std::uint64_t(token), 0);
        const auto place = std::size_t(draw * double(token + 1));
        order.push_back(token);
        std::swap(order[place], order.back());
    }
    return order;
}

std::string orderText(std::span<const Index> order) {
    return join(order, ",");
}

std::string orderProblem(std::span<const Index> order, Index count) {
    if (std::string problem = numbersProblem(order, count); !problem.empty()) return problem;
    if (Index(order.size()) < count)
        return "the order has " + std::to_string(order.size()) + (order.size() == 1 ? " place for " : " places for ") +
               std::to_string(count) + " tokens; " + accepted(count);
    return {};
}

Permutation repairOrder(std::span<const Index> order, Index count) {
    Permutation fitted;
    std::vector<bool> seen(std::size_t(count), false);
    const auto add = [&](Index place) {
        if (place < 0 || place >= count || seen[std::size_t(place)]) return;
        seen[std::size_t(place)] = true;
        fitted.push_back(place);
    };
    for (const Index place : order) add(place);
    for (Index place = 0; place < count; ++place) add(place);
    return fitted;
}

Permutation inverseOrder(std::span<const Index> order) {
    Permutation inverse(order.size());
    for (std::size_t place = 0; place < order.size(); ++place) inverse[std::size_t(order[place])] = Index(place);
    return inverse;
}

Permutation withTokenMoved(std::span<const Index> order, Index from, Index to) {
    Permutation moved(order.begin(), order.end());
    const auto at = [&](Index place) { return moved.begin() + place; };
    if (from < to)
        std::rotate(at(from), at(from + 1), at(to + 1));
    else
        std::rotate(at(to), at(from), at(from + 1));
    return moved;
}

Matrix permuteRows(const Matrix& rows, std::span<const Index> order) {
    Matrix result(Index(order.size()), rows.cols());
    for (Index place = 0; place < result.rows(); ++place) result.row(place) = rows.row(order[std::size_t(place)]);
    return result;
}

}  // namespace attention
