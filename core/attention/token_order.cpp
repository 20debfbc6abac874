#include "core/attention/token_order.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <stdexcept>

#include "core/io/number_text.h"
#include "core/random/philox.h"
#include "core/random/random_matrix.h"

namespace attention {
namespace {

std::string accepted(Index count) {
    if (count == 1) return "accepted: the place 0 alone";
    return "accepted: each of the places 0 to " + std::to_string(count - 1) + " once, as in \"" +
           (count == 2 ? "1,0\"" : "2,0,1\" for three tokens");
}

/// What is wrong with the numbers of a list, whatever its length; empty: nothing.
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

std::string_view withoutBlanks(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
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
        const double draw = uniform(seed, std::uint32_t(RandomMatrix::TokenOrder), std::uint64_t(token), 0);
        const auto place = std::size_t(draw * double(token + 1));
        order.push_back(token);
        std::swap(order[place], order.back());
    }
    return order;
}

Permutation parseOrder(std::string_view text) {
    Permutation order;
    for (std::size_t start = 0;;) {
        const std::size_t comma = std::min(text.find(',', start), text.size());
        const std::string_view field = withoutBlanks(text.substr(start, comma - start));
        const std::optional<std::int64_t> place = parseInteger(field);
        if (!place)
            throw std::invalid_argument("\"" + std::string(field) +
                                        "\" in the order is not a whole number; accepted: the places of the tokens "
                                        "with commas between them, as in \"2,0,1\"");
        order.push_back(Index(*place));
        if (comma == text.size()) break;
        start = comma + 1;
    }
    if (const std::string problem = numbersProblem(order, Index(order.size())); !problem.empty())
        throw std::invalid_argument(problem);
    return order;
}

std::string orderText(std::span<const Index> order) {
    std::string text;
    for (const Index place : order) {
        if (!text.empty()) text += ',';
        text += std::to_string(place);
    }
    return text;
}

std::string orderProblem(std::span<const Index> order, Index count) {
    if (std::string problem = numbersProblem(order, count); !problem.empty()) return problem;
    if (Index(order.size()) < count)
        return "the order has " + std::to_string(order.size()) + (order.size() == 1 ? " place for " : " places for ") +
               std::to_string(count) + " tokens; " + accepted(count);
    return {};
}

Permutation fittedOrder(std::span<const Index> order, Index count) {
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

Matrix rowsInOrder(const Matrix& rows, std::span<const Index> order) {
    Matrix result(Index(order.size()), rows.cols());
    for (Index place = 0; place < result.rows(); ++place) result.row(place) = rows.row(order[std::size_t(place)]);
    return result;
}

}  // namespace attention
