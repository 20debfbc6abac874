#pragma once

#include <cmath>

#include "core/formula/expression.h"
#include "tests/core/random_cases.h"

namespace attention {

/// Nested formulas of every kind that has a value, of numbers from 1 to 9 and of letters with values that are not
/// whole.
class RandomExpressions {
 public:
    explicit RandomExpressions(RandomCases& cases) : m_cases(cases) {}

    /// @param depth  of what is nested, at most
    Expression make(int depth) {
        using namespace formula;
        if (depth == 0) return leaf();
        switch (m_cases.whole(0, 15)) {
            case 0:
                return product(several(depth));
            case 1:
                return times(several(depth));
            case 2:
                return sum(several(depth));
            case 3:
                return negative(make(depth - 1));
            case 4:
                return fraction(make(depth - 1), make(depth - 1));
            case 5:
                return ratio(make(depth - 1), make(depth - 1));
            case 6:
                return power(make(depth - 1), number(double(m_cases.whole(1, 3))));
            case 7:
                return root(absolute(make(depth - 1)));
            case 8:
                return function("cos", make(depth - 1));
            case 9:
                return minimum(several(depth));
            case 10:
                return bigO(make(depth - 1));
            case 11:
                return logarithm(number(double(m_cases.whole(2, 9))), absolute(make(depth - 1)));
            case 12: {
                // Next to a whole number, rounding would decide.
                const Expression inner = make(depth - 1);
                const double value = evaluate(inner);
                if (!(std::abs(value - std::round(value)) > kClearOfWhole)) return inner;
                return m_cases.whole(0, 1) == 0 ? floorOf(inner) : ceilingOf(inner);
            }
            case 13:
                return absolute(make(depth - 1));
            case 14:
                return brackets(make(depth - 1));
            default:
                return modulo(leaf(), letter());
        }
    }

 private:
    static constexpr double kClearOfWhole = 1e-4;

    Expression leaf() {
        using namespace formula;
        switch (m_cases.whole(0, 4)) {
            case 0:
                return number(double(m_cases.whole(1, 9)));
            case 1:
                return number(-double(m_cases.whole(1, 9)));
            case 2:
                return symbol("omega", 0.5, IndexRole::J, {number(3)});
            default:
                return letter();
        }
    }

    Expression letter() {
        return m_cases.whole(0, 1) == 0 ? formula::symbol("x", 2.718281828, IndexRole::I)
                                        : formula::symbol("y", 0.5772156649);
    }

    std::vector<Expression> several(int depth) {
        std::vector<Expression> parts;
        const Index count = m_cases.whole(2, 3);
        for (Index i = 0; i < count; ++i) parts.push_back(make(depth - 1));
        return parts;
    }

    RandomCases& m_cases;
};

}  // namespace attention
