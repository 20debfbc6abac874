#include <cmath>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/cost/layer_graph.h"

namespace attention {
namespace {

using namespace formula;

PathKind otherOf(PathKind kind) {
    return kind == PathKind::SomeOutput ? PathKind::Dependency : PathKind::SomeOutput;
}

const char* nameOf(PathKind kind) {
    return kind == PathKind::SomeOutput ? LineName::tr("until some output sees both")
                                        : LineName::tr("until the output depends on the input");
}

/// The symbols of the formulas.
struct Quantities {
    Expression i;
    Expression j;
    Expression kernel;
    Expression radius;

    Expression apart() const { return absolute(difference(i, j)); }
    Expression later() const { return difference(j, i); }
    Expression kernelLessOne() const { return difference(kernel, number(1)); }
};

Quantities quantities(const Network& network, Index from, Index to) {
    return {symbol("i", from, kI), symbol("j", to, kJ), symbol("k", network.kernel), symbol("rho", network.radius)};
}

/// The maximum distance of two tokens that one layer connects; nothing for layers without a fixed reach.
std::optional<Expression> reachOfLayer(const Network& network, PathKind kind, Index from, Index to,
                                       const Quantities& of) {
    const bool isDependency = kind == PathKind::Dependency;
    if (network.architecture == Architecture::Restricted)
        return isDependency ? of.radius : product({number(2), of.radius});
    if (network.architecture != Architecture::Convolution) return std::nullopt;
    if (!isDependency) return of.kernelLessOne();
    if (network.kernel % 2 == 1) return ratio(of.kernelLessOne(), number(2));
    return floorOf(ratio(from > to ? of.kernel : of.kernelLessOne(), number(2)));
}

/// The distance of two tokens in the sequence: |i - j|, or j - i for a recurrence, which only looks back.
Expression apartIn(const Network& network, PathKind kind, Index from, Index to, const Quantities& of) {
    const bool isLater = network.architecture == Architecture::Recurrent && kind == PathKind::Dependency;
    return isLater && from < to ? of.later() : of.apart();
}

/// The formula of the path length.
/// @param apart  the distance in the sequence, in symbols or in numbers
Expression formulaOf(const Network& network, PathKind kind, Index from, Index to, const Quantities& of,
                     Expression apart) {
    const bool isDependency = kind == PathKind::Dependency;
    if (from == to) return number(0);
    if (auto reach = reachOfLayer(network, kind, from, to, of))
        return ceilingOf(fraction(std::move(apart), std::move(*reach)));
    switch (network.architecture) {
        case Architecture::Dilated:
            return ceilingOf(logarithm(of.kernel, sum({std::move(apart), number(1)})));
        case Architecture::Recurrent:
            if (isDependency && from > to) return number(closedFormDistance(network, kind, from, to));
            return apart;
        case Architecture::Bidirectional:
            return isDependency ? apart : ceilingOf(fraction(std::move(apart), number(2)));
        default:
            return number(1);
    }
}

Expression distanceSymbol(double value, Index from, Index to) {
    return symbol("D", value, {number(from, kI), number(to, kJ)});
}

}  // namespace

Derivation distanceDerivation(const Network& network, PathKind kind, Index from, Index to) {
    Derivation derivation;
    const NetworkPath path = shortestPath(network, kind, from, to);
    const double value = path.length;
    const double byFormula = closedFormDistance(network, kind, from, to);
    const auto apart = double(std::abs(from - to));
    const Quantities of = quantities(network, from, to);
    derivation.value = value;
    derivation.symbolic = equation({symbol("D", value, {of.i, from == to ? of.i : of.j}),
                                    formulaOf(network, kind, from, to, of, apartIn(network, kind, from, to, of))});
    derivation.results = {number(byFormula)};

    derivation.steps.push_back(line(LineName::tr("places apart"), substituteValues(of.apart()), apart, 0));
    if (const auto reach = from == to ? std::nullopt : reachOfLayer(network, kind, from, to, of))
        derivation.steps.push_back(
            line(LineName::tr("reach of one layer"), substituteValues(*reach), evaluate(*reach), 0));
    derivation.steps.push_back(line(LineName::tr("by the formula"),
                                    substituteValues(formulaOf(network, kind, from, to, of, number(apart))), byFormula,
                                    0));
    derivation.steps.push_back(line("breadth-first search", number(value), value, 0));

    if (from != to && path.meeting) {
        if (network.architecture == Architecture::Dilated)
            derivation.context.push_back(line(LineName::tr("tokens that its outputs see"),
                                              power(number(network.kernel), number(value)),
                                              std::pow(double(network.kernel), value), 0));
        const auto place = double(path.meeting->token);
        derivation.context.push_back(line(LineName::tr("output that sees both"), number(place), place, 0));
    }
    if (network.architecture != Architecture::Dilated) {
        const PathKind other = otherOf(kind);
        derivation.context.push_back(line(nameOf(other),
                                          substituteValues(formulaOf(network, other, from, to, of, number(apart))),
                                          tokenDistance(network, other, from, to), 0));
    }
    if (kind == PathKind::Dependency && from != to) {
        const double back = tokenDistance(network, kind, to, from);
        derivation.context.push_back(
            line(LineName::tr("the other way round"), distanceSymbol(back, to, from), back, 0));
    }
    const double longest = longestDistance(network, kind);
    const Index last = network.tokens - 1;
    const bool isForward = tokenDistance(network, kind, 0, last) == longest;
    derivation.context.push_back(line(LineName::tr("longest distance"),
                                      distanceSymbol(longest, isForward ? 0 : last, isForward ? last : 0), longest, 0));
    return derivation;
}

Expression outputFormula(const Network& network) {
    const auto at = [](std::string_view letter, Expression place) { return symbol(letter, 0, {std::move(place)}); };
    const auto beside = [](Expression steps, bool isAfter) {
        return isAfter ? sum({symbol("i", 0), std::move(steps)}) : difference(symbol("i", 0), std::move(steps));
    };
    const auto someFunction = [](std::vector<Expression> parts) {
        return Expression{.kind = Expression::Kind::Function, .text = "f", .parts = std::move(parts)};
    };
    const Expression own = at("x", symbol("i", 0)), dots{.kind = Expression::Kind::Dots, .text = {}, .parts = {}};
    std::vector<Expression> inputs;
    switch (network.architecture) {
        case Architecture::Recurrent:
        case Architecture::Bidirectional:
            return equation({at("h", symbol("i", 0)), someFunction({at("h", beside(number(1), false)), own})});
        case Architecture::Convolution:
        case Architecture::Dilated: {
            const auto [before, after] = kernelReach(network.kernel);
            // Inputs of a dilated layer are g places apart.
            const auto places = [&](Index steps) {
                if (network.architecture == Architecture::Convolution) return number(double(steps));
                const Expression gap = symbol("g", 0);
                return steps == 1 ? gap : product({number(double(steps)), gap});
            };
            if (before > 0) inputs.push_back(at("x", beside(places(before), false)));
            if (before > 1) inputs.push_back(dots);
            inputs.push_back(own);
            if (after > 1) inputs.push_back(dots);
            if (after > 0) inputs.push_back(at("x", beside(places(after), true)));
            break;
        }
        case Architecture::Attention:
            inputs = {own, at("x", number(0))};
            if (network.tokens > 2) inputs.push_back(dots);
            if (network.tokens > 1) inputs.push_back(at("x", number(double(network.tokens - 1))));
            break;
        case Architecture::Restricted:
            inputs = {own, at("x", beside(symbol("rho", 0), false)), dots, at("x", beside(symbol("rho", 0), true))};
            break;
    }
    return equation({at("y", symbol("i", 0)), someFunction(std::move(inputs))});
}

}  // namespace attention
