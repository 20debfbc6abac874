#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attention {

/// Which index a part of a formula belongs to; every exhibit shows it in that index's colour.
enum class IndexRole {
    None,
    I,     ///< the one that asks: row, position, query
    J,     ///< the one that is asked: column, pair, key
    Delta  ///< a distance or shift
};

/// A formula as data: it can be typeset, written as text or LaTeX, and evaluated. Every number and symbol carries its
/// value, so the symbolic form (sin i omega) and the numeric form (sin 3 · 0.1778) both evaluate. Values are doubles,
/// which represent integers exactly up to 2^53; use wholeNumber() for larger counts.
struct Expression {
    enum class Kind {
        Number,     ///< `value`, shown with `digits` significant digits, or as `text` where that has its digits
        Symbol,     ///< `text` of value `value`: one letter, or omega, pi, delta, ...; `parts` are its subscripts
        Product,    ///< parts side by side: 2j
        Times,      ///< parts with a dot between them: 0.42 · 1.10
        Sum,        ///< parts with plus between them, or minus before one that is Negative
        Negative,   ///< minus parts[0]
        Fraction,   ///< parts[0] over parts[1]
        Ratio,      ///< parts[0]/parts[1] on one line, for exponents and for lines of text
        Power,      ///< parts[0] to the power of parts[1]
        Root,       ///< the square root of parts[0]
        Function,   ///< `text` of its parts: sin, cos, exp, ln of one; min of any; the order O(), whose value is its
                    ///< term's; f of any, some function, whose value is its first part's
        Logarithm,  ///< of parts[0] to the base parts[1]
        Floor,      ///< the largest whole number not above parts[0]
        Ceiling,    ///< the smallest whole number not below parts[0]
        Absolute,   ///< |parts[0]|
        Modulo,     ///< parts[0] mod parts[1]: what is left of whole parts[0] after division by whole parts[1]
        Brackets,   ///< (parts[0])
        Dots,       ///< terms of a Sum that are left out; `value` is their sum
        Equation,   ///< parts with "=" between them, all of one value
        Grid        ///< a matrix: `columns` parts to a row, in brackets; it has no value of its own
    };

    Kind kind = Kind::Number;
    std::string text;
    double value = 0;
    int digits = 0;  ///< 0: as many as the value has
    int columns = 0;
    IndexRole role = IndexRole::None;
    std::vector<Expression> parts;
    /// What substituteValues() writes in its place: one expression, of Dots any number of terms. Empty: of a symbol its
    /// value, of anything else its parts in numbers.
    std::vector<Expression> numbers = {};

    bool operator==(const Expression&) const = default;
};

/// How formulas are put together.
namespace formula {

inline constexpr IndexRole kI = IndexRole::I;
inline constexpr IndexRole kJ = IndexRole::J;
inline constexpr IndexRole kDelta = IndexRole::Delta;

/// Significant digits: of a number among others of a sum, of one inside another formula, and of a result.
inline constexpr int kDigitsInSum = 4, kDigitsInFormula = 5, kDigitsOfResult = 6;

Expression number(double value, IndexRole role = IndexRole::None);
/// @param digits  significant digits that are shown; `value` is whole
Expression rounded(double value, int digits, IndexRole role = IndexRole::None);
/// A whole number of any size with all its digits, its value the nearest double: number() writes 1e+16 and more with a
/// power of ten.
/// @param digits  ASCII digits with an optional '-'
/// @throws std::invalid_argument for any other text
Expression wholeNumber(std::string_view digits, IndexRole role = IndexRole::None);
/// A term of a sum with its sign before it: a negative number is taken away.
/// @param digits  significant digits that are shown; 0: as many as it has
Expression signedTerm(double value, int digits = 0, IndexRole role = IndexRole::None);
Expression symbol(std::string_view name, double value, IndexRole role = IndexRole::None,
                  std::vector<Expression> subscripts = {});
Expression symbol(std::string_view name, double value, std::vector<Expression> subscripts);
/// Number of digits to show for an angle, or for a factor of it, so that its sine matches the displayed value. Digits
/// before the decimal point are whole turns and carry no information.
/// @param digits of an angle below 1; at most 15 are shown
int digitsOfAngle(double angle, int digits);
/// 2 pi
Expression twoPi();
Expression product(std::vector<Expression> parts);
Expression times(std::vector<Expression> parts);
Expression sum(std::vector<Expression> parts);
/// The sum; of one term that term alone, of none 0.
Expression sumOf(std::vector<Expression> terms);
Expression negative(Expression part);
/// minuend - subtrahend
Expression difference(Expression minuend, Expression subtrahend);
/// Less a number, which is added where it is negative: a - 3, a + 3. @param digits  as signedTerm() takes them
Expression minus(Expression minuend, double subtrahend, int digits = 0, IndexRole role = IndexRole::None);
Expression fraction(Expression above, Expression below);
Expression ratio(Expression left, Expression right);
Expression power(Expression base, Expression exponent);
Expression root(Expression part);
Expression function(std::string_view name, Expression argument);
/// exp of the exponent
Expression exponential(Expression exponent);
/// e^x, as books write the softmax
Expression powerOfE(Expression exponent);
/// Beyond it e^x is no number that can be shown any more.
inline constexpr double kMaxDisplayedExponent = 300;
Expression minimum(std::vector<Expression> parts);
/// How a cost grows, O(term): it evaluates to the term.
Expression bigO(Expression term);
/// Evaluates to logarithmOf(argument, base).
Expression logarithm(Expression base, Expression argument);
Expression floorOf(Expression part);
Expression ceilingOf(Expression part);
Expression absolute(Expression part);
Expression modulo(Expression left, Expression right);
Expression brackets(Expression part);
Expression equation(std::vector<Expression> parts);

/// The part, which substituteValues() replaces by `numbers`.
Expression shownAs(Expression part, Expression numbers);
/// The part, which substituteValues() replaces by its value. @param digits  significant digits that are shown; 0: as
/// many as it has  @param role  nothing: that of the symbol, or the only one among the parts
Expression shown(Expression part, int digits = 0, std::optional<IndexRole> role = std::nullopt);
/// The symbol, which keeps its letter in substituteValues(): e; the q of W_q; omega_j, which becomes omega_3.
Expression named(Expression symbol);

/// The formula with the number of each symbol in its place, and with dots between numbers that then stand side by side.
/// The left side of an equation keeps its letters, whose indices become numbers: P_(i,2j) = ... is P_(3,6) = ...
Expression substituteValues(Expression expression);
/// The formula in numbers, where results follow; a side that reads like the one before it is left out. What is no
/// equation is its own left side.
Expression withNumbers(const Expression& general, const std::vector<Expression>& results);

}  // namespace formula

/// ln argument / ln base, and a whole number where the argument is exactly that power of the base, so that its ceiling
/// is right.
double logarithmOf(double argument, double base);

/// The value, by double arithmetic over the parts; of an equation: its last part's.
/// @throws std::invalid_argument for a grid, and for a function that is not known
double evaluate(const Expression& expression);

/// Text runs along one line; what is typeset, by LaTeX or on the screen, has stacked fractions, raised exponents and
/// functions without brackets, and needs fewer of them.
enum class Notation { Text, Typeset };

/// Whether parts[part] has to stand in brackets, so that the formula reads as it is meant. Never for the minus of a
/// Negative in a Sum, which becomes the sign between the terms.
/// @param atStart  nothing stands before the part, so that a minus there can only be a sign
bool needsBrackets(const Expression& expression, std::size_t part, Notation notation, bool atStart);

/// A Number as it is shown: "-1.5e-07" is minus, "1.5", -7.
struct NumberParts {
    bool isNegative = false;
    std::string digits;  ///< empty where only the power of ten is left: 10^-7. "inf" and "nan" as well
    std::optional<int> exponent;
};
NumberParts numberParts(const Expression& number);

/// The Greek letter of that TeX name, "omega" or "Delta", as its code point; nothing for another name.
std::optional<char32_t> greekLetter(std::string_view name);

/// One line of ASCII, locale-free: "P[3, 6] = sin(3/10000^(6/32))". Brackets stand where the text needs them.
std::string expressionText(const Expression& expression);

/// LaTeX for maths mode, without colours: "P_{3,6} = \sin \frac{3}{10000^{6/32}}".
std::string expressionLatex(const Expression& expression);

}  // namespace attention
