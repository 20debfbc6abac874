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
    I,     ///< row, position, query
    J,     ///< column, pair, key
    Delta  ///< a distance or shift
};

/// A formula as data: it can be typeset, written as text or LaTeX, and evaluated. Every number and symbol carries its
/// value, so the symbolic form (sin i omega) and the numeric form (sin 3 · 0.1778) both evaluate. Values are doubles,
/// which represent integers exactly up to 2^53; use wholeNumber() for larger counts.
struct Expression {
    enum class Kind {
        Number,     ///< `value` with `digits` significant digits; if `text` is not empty, it has the digits
        Symbol,     ///< a letter `text`, or omega, pi, delta, ..., with value `value`; `parts` are its subscripts
        Product,    ///< parts side by side: 2j
        Times,      ///< parts with a dot between them: 0.42 · 1.10
        Sum,        ///< parts with plus between them, or minus before one that is Negative
        Negative,   ///< minus parts[0]
        Fraction,   ///< parts[0] over parts[1]
        Ratio,      ///< parts[0]/parts[1] on one line, for exponents and for lines of text
        Power,      ///< parts[0] to the power of parts[1]
        Root,       ///< the square root of parts[0]
        Function,   ///< `text` names it: sin, cos, exp, ln, O of one part; min, f of any number of parts. O (the
                    ///< order of growth) and f (an unspecified function) evaluate to their first part
        Logarithm,  ///< the logarithm of parts[0] to the base parts[1]
        Floor,      ///< the largest whole number not above parts[0]
        Ceiling,    ///< the smallest whole number not below parts[0]
        Absolute,   ///< |parts[0]|
        Modulo,     ///< parts[0] mod parts[1]: the remainder, never negative for a positive divisor
        Brackets,   ///< (parts[0])
        Dots,       ///< terms of a Sum that are left out; `value` is their sum
        Equation,   ///< parts with "=" between them, all of one value
        Grid        ///< a matrix with `columns` parts in each row; it cannot be evaluated
    };

    Kind kind = Kind::Number;
    std::string text;
    double value = 0;
    int digits = 0;  ///< 0: as many as the value has
    int columns = 0;
    IndexRole role = IndexRole::None;
    std::vector<Expression> parts;
    /// What substituteValues() puts in its place: one expression, or for Dots any number of terms. If empty, a symbol
    /// becomes its value, and other kinds keep their form and get numbers in their parts.
    std::vector<Expression> numbers = {};

    bool operator==(const Expression&) const = default;
};

/// Functions that build formulas.
namespace formula {

/// The roles of an index i, j or delta: a symbol or a number that gets one is drawn in the colour of that index.
inline constexpr IndexRole kI = IndexRole::I;
inline constexpr IndexRole kJ = IndexRole::J;
inline constexpr IndexRole kDelta = IndexRole::Delta;

/// Significant digits of a number in a sum of many terms, of a number in another formula, and of a result.
inline constexpr int kDigitsInSum = 4, kDigitsInFormula = 5, kDigitsOfResult = 6;

Expression number(double value, IndexRole role = IndexRole::None);
/// @param digits  significant digits that are shown; `value` is whole
Expression rounded(double value, int digits, IndexRole role = IndexRole::None);
/// A whole number of any size with all its digits, its value the nearest double: number() writes 1e+16 and more with a
/// power of ten.
/// @param digits  ASCII digits with an optional '-'
/// @throws std::invalid_argument for any other text
Expression wholeNumber(std::string_view digits, IndexRole role = IndexRole::None);
/// A term of a sum: a negative number becomes Negative, so that the sum shows a minus.
/// @param digits  significant digits that are shown; 0: all
Expression signedTerm(double value, int digits = 0, IndexRole role = IndexRole::None);
Expression symbol(std::string_view name, double value, IndexRole role = IndexRole::None,
                  std::vector<Expression> subscripts = {});
Expression symbol(std::string_view name, double value, std::vector<Expression> subscripts);
/// Number of digits to show for an angle, or for a factor of it, so that its sine matches the displayed value. Digits
/// before the decimal point are whole turns and carry no information.
/// @param digits  number of digits for an angle below 1; the result is at most 15
int digitsOfAngle(double angle, int digits);
/// 2 pi
Expression twoPi();
Expression product(std::vector<Expression> parts);
Expression times(std::vector<Expression> parts);
Expression sum(std::vector<Expression> parts);
/// The sum of the terms; a single term is returned as it is, no terms give 0.
Expression sumOf(std::vector<Expression> terms);
Expression negative(Expression part);
/// minuend - subtrahend
Expression difference(Expression minuend, Expression subtrahend);
/// minuend - subtrahend, where a negative subtrahend is written as an addition: a - 3, a + 3. @param digits  as in
/// signedTerm()
Expression minus(Expression minuend, double subtrahend, int digits = 0, IndexRole role = IndexRole::None);
Expression fraction(Expression above, Expression below);
Expression ratio(Expression left, Expression right);
Expression power(Expression base, Expression exponent);
Expression root(Expression part);
Expression function(std::string_view name, Expression argument);
/// exp(exponent)
Expression exponential(Expression exponent);
/// e^x, as books write the softmax
Expression powerOfE(Expression exponent);
/// The largest |x| for which e^x is shown as a number.
inline constexpr double kMaxDisplayedExponent = 300;
Expression minimum(std::vector<Expression> parts);
/// The order of growth O(term); evaluates to the term.
Expression bigO(Expression term);
/// Evaluates to logarithmOf(argument, base).
Expression logarithm(Expression base, Expression argument);
Expression floorOf(Expression part);
Expression ceilingOf(Expression part);
Expression absolute(Expression part);
Expression modulo(Expression left, Expression right);
Expression brackets(Expression part);
Expression equation(std::vector<Expression> parts);

/// Returns `part`, marked so that substituteValues() replaces it with `numbers`.
Expression withReplacement(Expression part, Expression numbers);
/// Returns `part`, marked so that substituteValues() replaces it with its value: 2j becomes 6.
/// @param digits  significant digits that are shown; 0: all
/// @param role  if not given: the role of the symbol, or the only role among its parts
Expression withValue(Expression part, int digits = 0, std::optional<IndexRole> role = std::nullopt);
/// Returns the symbol, marked so that substituteValues() keeps its letter and replaces only its subscripts: e stays e,
/// omega_j becomes omega_3.
Expression keepingLetter(Expression symbol);

/// The formula with each symbol replaced by its value, and with a dot between two factors that are both numbers. On the
/// left side of an equation only the subscripts are replaced: P_(i,2j) = ... becomes P_(3,6) = ...
Expression substituteValues(Expression expression);
/// The equation `general` with numbers, extended by `results` as further sides; a side with the same text as the one
/// before is omitted. If `general` is no equation, it becomes the left side.
Expression withNumbers(const Expression& general, const std::vector<Expression>& results);

}  // namespace formula

/// The logarithm, ln argument / ln base. If the argument is an exact power of the base, the result is exactly the whole
/// number, so that floor and ceiling are right.
double logarithmOf(double argument, double base);

/// The value, computed from the parts in double arithmetic; for an equation the value of its last part.
/// @throws std::invalid_argument for a grid, and for an unknown function
double evaluate(const Expression& expression);

/// Text is a single line. Typeset formulas (LaTeX or on the screen) have stacked fractions and raised exponents, and
/// need fewer brackets.
enum class Notation { Text, Typeset };

/// Whether parts[part] needs brackets to be read correctly. A Negative in a Sum never does: its minus becomes the sign
/// between the terms.
/// @param atStart  whether the part begins the formula, so that a minus there can only be a sign
bool needsBrackets(const Expression& expression, std::size_t part, Notation notation, bool atStart);

/// A Number split for display: "-1.5e-07" becomes isNegative, digits "1.5", exponent -7.
struct NumberParts {
    bool isNegative = false;
    std::string digits;  ///< "1.5", "inf" or "nan"; empty if only the power of ten is shown: 10^-7
    std::optional<int> exponent;
};
NumberParts numberParts(const Expression& number);

/// The code point of the Greek letter with this TeX name ("omega", "Delta"); nullopt for other names.
std::optional<char32_t> greekLetter(std::string_view name);

/// One line of ASCII, locale-free: "P[3, 6] = sin(3/10000^(6/32))". Has brackets only where needed.
std::string expressionText(const Expression& expression);

/// LaTeX for maths mode, without colours: "P_{3,6} = \sin \frac{3}{10000^{6/32}}".
std::string expressionLatex(const Expression& expression);

}  // namespace attention
