#include "core/formula/expression.h"

#include <cmath>
#include <limits>
#include <numbers>
#include <stdexcept>

#include "core/formula/derivation.h"
#include "core/formula/elided_sum.h"
#include "tests/core/formula/random_expressions.h"
#include "tests/test_class.h"

using namespace attention;
using namespace attention::formula;

namespace {

using Kind = Expression::Kind;

Expression letter(std::string_view name, double value = 1) {
    return symbol(name, value);
}

Expression grid(int columns, std::vector<Expression> cells) {
    Expression expression;
    expression.kind = Kind::Grid;
    expression.columns = columns;
    expression.parts = std::move(cells);
    return expression;
}

Expression omega(int pair) {
    return symbol("omega", 0.5, IndexRole::J, {number(pair)});
}

/// What a formula's text says, read as mathematics is: by the rules of precedence, and knowing nothing of the parts
/// that it was written from.
class TextReader {
 public:
    static double value(const std::string& text) {
        TextReader reader(text);
        const double value = reader.sum();
        return reader.m_rest.empty() ? value : std::numeric_limits<double>::quiet_NaN();
    }

 private:
    explicit TextReader(std::string_view text) : m_rest(text) {}

    bool take(std::string_view sign) {
        if (!m_rest.starts_with(sign)) return false;
        m_rest.remove_prefix(sign.size());
        return true;
    }

    double sum() {
        double value = rest(take("-") ? -1 : 1);
        while (true) {
            if (take(" + "))
                value += rest(1);
            else if (take(" - "))
                value -= rest(1);
            else
                return value;
        }
    }

    double rest(double sign) {
        const double value = sign * product();
        if (!take(" mod ")) return value;
        const double divisor = product();
        return value - divisor * std::floor(value / divisor);
    }

    double product() {
        double value = power();
        while (true) {
            const bool isSideBySide = m_rest.size() > 1 && m_rest[0] == ' ' && !m_rest.starts_with(" mod ") &&
                                      std::string_view("+-*").find(m_rest[1]) == std::string_view::npos;
            const bool isLetter = !m_rest.empty() && (m_rest[0] == 'x' || m_rest[0] == 'y');
            if (take("/"))
                value /= power();
            else if (take(" * ") || isLetter || (isSideBySide && take(" ")))
                value *= power();
            else
                return value;
        }
    }

    double power() {
        const double base = whole();
        return take("^") ? std::pow(base, whole()) : base;
    }

    double closed(double value, std::string_view sign) {
        return take(sign) ? value : std::numeric_limits<double>::quiet_NaN();
    }

    double whole() {
        if (take("(")) return closed(sum(), ")");
        if (take("|")) return closed(std::abs(sum()), "|");
        if (take("sqrt(")) return closed(std::sqrt(sum()), ")");
        if (take("cos(")) return closed(std::cos(sum()), ")");
        if (take("floor(")) return closed(std::floor(sum()), ")");
        if (take("ceil(")) return closed(std::ceil(sum()), ")");
        if (take("O(")) return closed(sum(), ")");
        if (take("min(")) {
            double least = sum();
            while (take(", ")) least = std::min(least, sum());
            return closed(least, ")");
        }
        if (take("log_")) {
            const double base = digit();
            return take("(") ? closed(std::log(sum()) / std::log(base), ")") : base;
        }
        if (take("omega_3")) return 0.5;
        if (take("x")) return 2.718281828;
        if (take("y")) return 0.5772156649;
        return digit();
    }

    double digit() {
        const bool isNegative = take("-");
        const double value = m_rest.empty() ? std::numeric_limits<double>::quiet_NaN() : m_rest[0] - '0';
        if (!m_rest.empty()) m_rest.remove_prefix(1);
        return isNegative ? -value : value;
    }

    std::string_view m_rest;
};

}  // namespace

class ExpressionTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void evaluates_data() {
        QTest::addColumn<Expression>("expression");
        QTest::addColumn<double>("value");
        const auto row = [](const char* name, const Expression& expression, double value) {
            QTest::addRow("%s: %s", name, expressionText(expression).c_str()) << expression << value;
        };
        row("a number", number(-2.5), -2.5);
        row("a rounded number keeps its value", rounded(std::numbers::pi, 3), std::numbers::pi);
        row("a symbol has one", letter("omega", 0.25), 0.25);
        row("subscripts don't count", symbol("P", 7, IndexRole::None, {number(2), number(3)}), 7);
        row("factors side by side", product({number(2), letter("j", 3)}), 6);
        row("factors with dots", times({number(2), number(-3), number(4)}), -24);
        row("terms", sum({number(2), negative(number(5)), number(1)}), -2);
        row("terms that are left out", sum({number(1), dots(10), number(2)}), 13);
        row("stacked", fraction(number(1), number(4)), 0.25);
        row("on one line", ratio(number(6), number(32)), 0.1875);
        row("a power", power(number(2), negative(number(3))), 0.125);
        row("a root", root(number(64)), 8);
        row("sine", function("sin", number(2)), std::sin(2.0));
        row("cosine", function("cos", number(2)), std::cos(2.0));
        row("exponential", function("exp", number(-1)), std::exp(-1.0));
        row("logarithm", function("ln", number(10)), std::log(10.0));
        row("order", bigO(product({number(3), number(4)})), 12);
        row("least", minimum({number(3), number(-1), number(2)}), -1);
        row("logarithm with a base", logarithm(number(3), number(60)), std::log(60.0) / std::log(3.0));
        row("logarithm of a power that rounding would miss", logarithm(number(5), number(125)), 3);
        row("logarithm of a large power", logarithm(number(7), number(std::pow(7, 18))), 18);
        row("logarithm of a reciprocal power", logarithm(number(2), number(0.125)), -3);
        row("logarithm of one", logarithm(number(3), number(1)), 0);
        row("no step of one leads farther", logarithm(number(1), number(8)), std::numeric_limits<double>::infinity());
        row("ceiling of what is positive", ceilingOf(ratio(number(7), number(2))), 4);
        row("ceiling goes up, not from zero", ceilingOf(number(-1.5)), -1);
        row("ceiling of an exact logarithm", ceilingOf(logarithm(number(5), number(125))), 3);
        row("distance", absolute(sum({number(2), negative(number(5))})), 3);
        row("infinite", number(std::numeric_limits<double>::infinity()), std::numeric_limits<double>::infinity());
        row("more digits than a double has", wholeNumber("9223372036854775807"), 9223372036854775808.0);
        row("floor of what is positive", floorOf(ratio(number(7), number(2))), 3);
        row("floor goes down, not to zero", floorOf(number(-0.5)), -1);
        row("the rest of a division", modulo(number(11), number(4)), 3);
        row("the rest is never negative", modulo(number(-1), number(2)), 1);
        row("brackets", brackets(number(3)), 3);
        row("an equation has its last part's", equation({letter("j", 2), number(3)}), 3);
        row("division by zero is infinite", fraction(number(1), number(0)), std::numeric_limits<double>::infinity());
    }
    void evaluates() {
        QFETCH(Expression, expression);
        QFETCH(double, value);
        QVERIFY2(evaluate(expression) == value, qPrintable(QString::number(evaluate(expression), 'g', 17)));
    }

    void hasNoValue() {
        QVERIFY_EXCEPTION_THROWN(evaluate(grid(1, {number(1)})), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(evaluate(function("tan", number(1))), std::invalid_argument);
        for (const char* text : {"", "-", "1.5", "1e3", "+1", " 1", "1 000", "inf"})
            QVERIFY_EXCEPTION_THROWN(wholeNumber(text), std::invalid_argument);
    }

    void writes_data() {
        QTest::addColumn<Expression>("expression");
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("latex");
        const auto row = [](const char* name, const Expression& expression, const char* text, const char* latex) {
            QTest::addRow("%s: %s", name, text) << expression << std::string(text) << std::string(latex);
        };
        const Expression x = letter("x");
        const Expression y = letter("y");
        const Expression xPlusY = sum({x, y});
        const Expression sine = function("sin", x);

        row("whole number", number(10000), "10000", "10000");
        row("all digits", number(0.1), "0.1", "0.1");
        row("so many digits", rounded(5.6234132519, 5), "5.6234", "5.6234");
        row("minus", number(-0.5), "-0.5", "-0.5");
        row("small", rounded(1.53e-7, 2), "1.5e-07", "1.5 \\cdot 10^{-7}");
        row("a power of ten alone", number(1e-7), "1e-07", "10^{-7}");
        row("minus a power of ten", number(-1e-7), "-1e-07", "-10^{-7}");
        row("large", number(2e20), "2e+20", "2 \\cdot 10^{20}");
        row("infinite", number(std::numeric_limits<double>::infinity()), "inf", "\\infty");
        row("not a number", number(std::numeric_limits<double>::quiet_NaN()), "nan", "\\mathrm{nan}");

        row("large and whole", number(184320000), "184320000", "184320000");
        row("the largest that a double counts to", number(9007199254740992), "9007199254740992", "9007199254740992");
        row("a count with all its digits", wholeNumber("9223372036854775807"), "9223372036854775807",
            "9223372036854775807");
        row("a count beyond 64 bits", wholeNumber("-30000000000000000000"), "-30000000000000000000",
            "-30000000000000000000");
        row("minus a count behind a dot", times({x, wholeNumber("-12")}), "x * (-12)", "x \\cdot \\left(-12\\right)");

        const Expression kernel = letter("k");
        const Expression n = letter("n");
        row("order", bigO(product({kernel, n, power(letter("d"), number(2))})), "O(k n d^2)", "O(k n d^{2})");
        row("order of one", bigO(number(1)), "O(1)", "O(1)");
        row("order of a ratio", bigO(ratio(n, kernel)), "O(n/k)", "O(n/k)");
        row("brackets of an order that grow", bigO(fraction(n, kernel)), "O(n/k)", "O\\!\\left(\\frac{n}{k}\\right)");
        row("order of a logarithm", bigO(logarithm(kernel, n)), "O(log_k(n))", "O(\\log_{k} n)");
        row("an order before a factor", product({bigO(n), x}), "O(n) x", "O(n) x");
        row("power of an order", power(bigO(n), number(2)), "O(n)^2", "O(n)^{2}");
        row("least", minimum({n, product({number(2), kernel})}), "min(n, 2k)", "\\min(n, 2 k)");
        row("a least before a factor", product({minimum({n, kernel}), x}), "min(n, k) x", "\\min(n, k) x");
        row("logarithm", logarithm(kernel, n), "log_k(n)", "\\log_{k} n");
        row("logarithm of a sum to a sum", logarithm(xPlusY, xPlusY), "log[x + y](x + y)",
            "\\log_{x + y} \\left(x + y\\right)");
        row("logarithm with numbers", logarithm(number(3), number(60)), "log_3(60)", "\\log_{3} 60");
        row("a logarithm before a factor", product({logarithm(kernel, n), x}), "log_k(n) x",
            "\\left(\\log_{k} n\\right) x");
        row("half a logarithm", ratio(logarithm(kernel, n), number(2)), "log_k(n)/2", "\\left(\\log_{k} n\\right)/2");
        row("ceiling of a logarithm", ceilingOf(logarithm(kernel, n)), "ceil(log_k(n))", "\\lceil \\log_{k} n \\rceil");
        row("ceiling of a fraction", ceilingOf(fraction(n, kernel)), "ceil(n/k)", "\\lceil \\frac{n}{k} \\rceil");
        row("distance", absolute(sum({letter("i"), negative(letter("j"))})), "|i - j|", "\\lvert i - j \\rvert");
        row("a distance as factor", product({number(2), absolute(x)}), "2 |x|", "2 \\lvert x \\rvert");
        row("an infinite path", equation({absolute(x), number(std::numeric_limits<double>::infinity())}), "|x| = inf",
            "\\lvert x \\rvert = \\infty");
        row("a rest as factor", times({x, modulo(y, number(2))}), "x * (y mod 2)",
            "x \\cdot \\left(y \\bmod 2\\right)");
        row("minus a rest", negative(modulo(y, number(2))), "-(y mod 2)", "-\\left(y \\bmod 2\\right)");

        row("the rest of a floor", modulo(floorOf(ratio(number(11), number(4))), number(2)), "floor(11/4) mod 2",
            "\\lfloor 11/4 \\rfloor \\bmod 2");
        row("the rest of a sum", modulo(xPlusY, number(2)), "(x + y) mod 2", "\\left(x + y\\right) \\bmod 2");
        row("the rest by a product", modulo(x, times({number(2), y})), "x mod (2 * y)",
            "x \\bmod \\left(2 \\cdot y\\right)");
        row("a rest in a sum", sum({x, modulo(y, number(2))}), "x + y mod 2", "x + y \\bmod 2");
        row("Greek", letter("omega"), "omega", "\\omega");
        row("Greek capital", letter("Delta"), "Delta", "\\Delta");
        row("a word", letter("base"), "base", "\\mathrm{base}");
        row("one plain subscript", omega(3), "omega_3", "\\omega_{3}");
        row("a subscript that is a sum", symbol("P", 1, IndexRole::None, {sum({letter("i"), number(1)})}), "P[i + 1]",
            "P_{i + 1}");
        row("two subscripts", symbol("P", 1, IndexRole::None, {number(3), number(6)}), "P[3, 6]", "P_{3,6}");

        row("number and letter", product({number(2), letter("j")}), "2j", "2 j");
        row("number and indexed letter", product({number(2), omega(3)}), "2 omega_3", "2 \\omega_{3}");
        row("letters", product({letter("i"), letter("omega")}), "i omega", "i \\omega");
        row("dot", times({number(2), number(3)}), "2 * 3", "2 \\cdot 3");
        row("a sum as factor", product({xPlusY, letter("omega")}), "(x + y) omega", "\\left(x + y\\right) \\omega");
        row("a minus at the start is a sign", times({number(-2), number(3)}), "-2 * 3", "-2 \\cdot 3");
        row("a minus behind a dot", times({number(2), number(-3)}), "2 * (-3)", "2 \\cdot \\left(-3\\right)");
        row("minus in later terms", sum({times({number(-2), number(3)}), times({number(-4), number(5)})}),
            "-2 * 3 + (-4) * 5", "-2 \\cdot 3 + \\left(-4\\right) \\cdot 5");
        row("minus behind an equals sign", equation({x, times({number(-2), number(3)})}), "x = -2 * 3",
            "x = -2 \\cdot 3");

        row("difference", sum({x, negative(y)}), "x - y", "x - y");
        row("difference of a sum", sum({x, negative(xPlusY)}), "x - (x + y)", "x - \\left(x + y\\right)");
        row("difference of a negative number", sum({x, negative(number(-3))}), "x - (-3)", "x - \\left(-3\\right)");
        row("a negative number as later term", sum({x, number(-3)}), "x + (-3)", "x + \\left(-3\\right)");
        row("a negative number as first term", sum({number(-3), x}), "-3 + x", "-3 + x");
        row("a sum that begins with minus as later term", sum({x, sum({negative(y), x})}), "x + (-y + x)",
            "x + \\left(-y + x\\right)");
        row("a sum that does not", sum({x, sum({y, negative(x)})}), "x + y - x", "x + y - x");
        row("minus a sum", negative(xPlusY), "-(x + y)", "-\\left(x + y\\right)");
        row("minus a product", negative(product({x, y})), "-x y", "-x y");
        row("dots", sum({x, dots(1), y}), "x + ... + y", "x + \\cdots + y");

        row("fraction", fraction(xPlusY, sum({x, number(1)})), "(x + y)/(x + 1)", "\\frac{x + y}{x + 1}");
        row("fraction of fractions", fraction(fraction(x, y), fraction(y, x)), "x/y/(y/x)",
            "\\frac{\\frac{x}{y}}{\\frac{y}{x}}");
        row("a fraction as factor holds together", times({fraction(x, y), x}), "x/y * x", "\\frac{x}{y} \\cdot x");
        row("ratio of sums", ratio(xPlusY, xPlusY), "(x + y)/(x + y)", "\\left(x + y\\right)/\\left(x + y\\right)");
        row("ratio to a product", ratio(x, product({number(2), y})), "x/(2y)", "x/\\left(2 y\\right)");
        row("ratio to a power of ten", ratio(x, number(1e20)), "x/1e+20", "x/\\left(10^{20}\\right)");

        row("exponent", power(number(10000), negative(ratio(number(6), number(32)))), "10000^(-6/32)", "10000^{-6/32}");
        row("power of a power", power(power(x, y), number(2)), "(x^y)^2", "\\left(x^{y}\\right)^{2}");
        row("power of a fraction", power(fraction(x, y), number(2)), "(x/y)^2", "\\left(\\frac{x}{y}\\right)^{2}");
        row("power of a negative number", power(number(-2), number(2)), "(-2)^2", "\\left(-2\\right)^{2}");
        row("power of a small number", power(rounded(1.5e-7, 2), number(2)), "1.5e-07^2",
            "\\left(1.5 \\cdot 10^{-7}\\right)^{2}");
        row("root of a sum", root(xPlusY), "sqrt(x + y)", "\\sqrt{x + y}");
        row("floor", floorOf(ratio(number(6), number(2))), "floor(6/2)", "\\lfloor 6/2 \\rfloor");
        row("given brackets", brackets(x), "(x)", "\\left(x\\right)");

        row("sine", sine, "sin(x)", "\\sin x");
        row("sine of a product", function("sin", product({letter("i"), omega(3)})), "sin(i omega_3)",
            "\\sin i \\omega_{3}");
        row("sine of a fraction", function("sin", fraction(x, y)), "sin(x/y)", "\\sin \\frac{x}{y}");
        row("sine of a sum", function("sin", xPlusY), "sin(x + y)", "\\sin \\left(x + y\\right)");
        row("sine of a negative number", function("sin", number(-3)), "sin(-3)", "\\sin \\left(-3\\right)");
        row("sine of a product with a dot", function("sin", times({number(3), number(0.5)})), "sin(3 * 0.5)",
            "\\sin \\left(3 \\cdot 0.5\\right)");
        row("sine of what begins with a bracket", function("sin", product({xPlusY, omega(3)})), "sin((x + y) omega_3)",
            "\\sin \\left(\\left(x + y\\right) \\omega_{3}\\right)");
        row("sine of a power of a sum", function("sin", power(xPlusY, number(2))), "sin((x + y)^2)",
            "\\sin \\left(\\left(x + y\\right)^{2}\\right)");
        row("sine of a product with a sine", function("sin", product({number(2), sine})), "sin(2 sin(x))",
            "\\sin \\left(2 \\sin x\\right)");
        row("product of sines", product({sine, function("cos", y)}), "sin(x) cos(y)", "\\sin x \\cos y");
        row("a sine before another factor", product({sine, y}), "sin(x) y", "\\left(\\sin x\\right) y");
        row("power of a sine", power(sine, number(2)), "sin(x)^2", "\\left(\\sin x\\right)^{2}");
        row("half a sine", ratio(sine, number(2)), "sin(x)/2", "\\left(\\sin x\\right)/2");

        row("equation", equation({x, y, number(1)}), "x = y = 1", "x = y = 1");
        row("matrix", grid(2, {x, y, negative(y), xPlusY}), "[x, y; -y, x + y]",
            "\\begin{bmatrix} x & y \\\\ -y & x + y \\end{bmatrix}");
        row("column", grid(1, {number(-1), number(2)}), "[-1; 2]", "\\begin{bmatrix} -1 \\\\ 2 \\end{bmatrix}");
    }
    void writes() {
        QFETCH(Expression, expression);
        QFETCH(std::string, text);
        QFETCH(std::string, latex);
        QCOMPARE(expressionText(expression), text);
        QCOMPARE(expressionLatex(expression), latex);
    }

    void textSaysWhatIsMeant() {
        // Another order of the factors rounds otherwise.
        constexpr double kRounding = 1e-9;
        // Differences of almost equal terms would lose too many digits, so always the same cases.
        RandomCases cases(8);
        RandomExpressions expressions(cases);
        int compared = 0;
        for (int i = 0; i < RandomCases::kCount; ++i) {
            const Expression expression = expressions.make(3);
            const double value = evaluate(expression);
            if (!std::isfinite(value)) continue;
            const std::string text = expressionText(expression);
            const double read = TextReader::value(text);
            QVERIFY2(std::abs(read - value) <= kRounding * std::max(1.0, std::abs(value)),
                     qPrintable(QStringLiteral("%1 reads as %2, not %3")
                                    .arg(QString::fromStdString(text))
                                    .arg(read, 0, 'g', 17)
                                    .arg(value, 0, 'g', 17)));
            ++compared;
        }
        QVERIFY(compared > RandomCases::kCount / 2);
    }

    void writesNumbers_data() {
        QTest::addColumn<Expression>("general");
        QTest::addColumn<std::vector<Expression>>("results");
        QTest::addColumn<std::string>("text");
        const auto row = [](const char* name, Expression general, const char* text,
                            std::vector<Expression> results = {}) {
            QTest::newRow(name) << std::move(general) << std::move(results) << std::string(text);
        };
        const Expression x = letter("x"), i = letter("i", 3), j = letter("j", 2), less = letter("b", -3);
        const Expression twoJ = product({number(2), j});
        const Expression pair = keepingLetter(symbol("omega", 0.5, {j}));
        row("indices", equation({symbol("P", 0.5, {i, twoJ}), fraction(i, power(number(10), withValue(twoJ)))}),
            "P[3, 4] = 3/10^4");
        row("left side", equation({power(symbol("R", 2, {i}), number(2)), number(4)}), "R_3^2 = 4");
        row("name as an index", equation({symbol("W", 1, {keepingLetter(letter("q")), i}), number(1)}), "W[q, 3] = 1");
        row("digits", equation({x, withValue(letter("a", 0.123456), 3)}), "x = 0.123");
        row("value of a part", equation({x, fraction(i, withValue(difference(letter("n", 9), number(1))))}), "x = 3/8");
        row("no negative zero", equation({x, withValue(negative(letter("a", 0)))}), "x = 0");
        row("other numbers", equation({x, withReplacement(i, sum({number(1), number(2)}))}), "x = 1 + 2");
        row("dots between numbers", equation({x, product({i, power(j, number(2))})}), "x = 3 * 2^2");
        row("none beside a letter", equation({x, product({i, pair})}), "x = 3 omega_2");
        row("constants", equation({x, powerOfE(fraction(i, twoPi()))}), "x = e^(3/(2 pi))");
        row("negative term", equation({x, sum({less, i, less})}), "x = -3 + 3 - 3");
        row("negative subtrahend", equation({x, difference(i, less)}), "x = 3 - (-3)");
        row("negative factor", equation({x, product({i, less})}), "x = 3 * (-3)");
        row("negative base", equation({x, power(less, number(2))}), "x = (-3)^2");
        row("result", equation({x, product({i, j})}), "x = 3 * 2 = 6", {number(6)});
        row("nothing twice", equation({x, i, product({i})}), "x = 3", {number(3)});
        row("no left side", product({i, j}), "i j = 3 * 2 = 6", {number(6)});
        row("one side", equation({product({i, j})}), "3 * 2 = 6", {number(6)});
        const auto term = [](std::size_t at) { return symbol("a", double(at), {number(double(at))}); };
        const auto some = [&](std::size_t count) {
            return equation(
                {x, sum(elidedTerms(count, term, {.leadingTerms = 1, .maxTerms = 2, .extraNumericTerms = 1}))});
        };
        row("more terms", some(5), "x = 0 + 1 + ... + 4");
        row("all terms", some(3), "x = 0 + 1 + 2");
        row("few terms", some(2), "x = 0 + 1");
    }
    void writesNumbers() {
        QFETCH(Expression, general);
        QFETCH(std::vector<Expression>, results);
        QTEST(expressionText(withNumbers(general, results)), "text");
    }

    void numbersHaveTheValue() {
        constexpr double kRounding = 1e-12;
        RandomCases cases;
        RandomExpressions expressions(cases);
        for (int i = 0; i < RandomCases::kCount; ++i) {
            const Expression expression = expressions.make(3);
            const double value = evaluate(expression), inThem = evaluate(substituteValues(expression));
            if (std::isfinite(value))
                QVERIFY2(std::abs(inThem - value) <= kRounding * std::max(1.0, std::abs(value)),
                         expressionText(expression).c_str());
        }
    }

    void unknownValueHasNoNumbers() {
        Derivation derivation{.value = std::numeric_limits<double>::quiet_NaN()};
        QVERIFY(derivation.numeric() == Expression{});
        derivation.symbolic = equation({letter("b"), letter("c")});
        QCOMPARE(expressionText(derivation.numeric()), std::string("b"));
    }

    void latexClosesWhatItOpens() {
        RandomCases cases;
        RandomExpressions expressions(cases);
        for (int i = 0; i < RandomCases::kCount; ++i) {
            const auto latex = QString::fromStdString(expressionLatex(expressions.make(3)));
            for (const auto& [open, close] : {std::pair("{", "}"), std::pair("(", ")"), std::pair("\\left", "\\right"),
                                              std::pair("\\lceil", "\\rceil"), std::pair("\\lvert", "\\rvert")}) {
                const QString opening = QString::fromLatin1(open);
                QVERIFY2(latex.count(opening) == latex.count(QString::fromLatin1(close)), qPrintable(latex));
            }
        }
    }

    void rolesChangeNothing() {
        const auto coloured = [](IndexRole role) {
            return equation({symbol("P", 1, role, {number(1, role)}), product({number(2, role), letter("j")})});
        };
        QCOMPARE(expressionText(coloured(IndexRole::I)), expressionText(coloured(IndexRole::None)));
        QCOMPARE(expressionLatex(coloured(IndexRole::I)), expressionLatex(coloured(IndexRole::None)));
        QVERIFY(coloured(IndexRole::I) != coloured(IndexRole::None));
    }

    void numberParts_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("digits");
        QTest::addColumn<bool>("isNegative");
        QTest::addColumn<std::string>("shown");
        QTest::addColumn<std::optional<int>>("exponent");
        using Exponent = std::optional<int>;
        QTest::newRow("whole") << 42.0 << 0 << false << std::string("42") << Exponent();
        QTest::newRow("negative zero") << -0.0 << 0 << true << std::string("0") << Exponent();
        QTest::newRow("rounded") << -0.60812 << 4 << true << std::string("0.6081") << Exponent();
        QTest::newRow("small") << -1.5e-7 << 0 << true << std::string("1.5") << Exponent(-7);
        QTest::newRow("large") << 1.25e100 << 2 << false << std::string("1.2") << Exponent(100);
        QTest::newRow("one times a power of ten") << 1e300 << 0 << false << std::string() << Exponent(300);
        QTest::newRow("one to three digits") << 1.00001e300 << 3 << false << std::string("1.00") << Exponent(300);
        QTest::newRow("infinite") << -std::numeric_limits<double>::infinity() << 3 << true << std::string("inf")
                                  << Exponent();
    }
    void numberParts() {
        QFETCH(double, value);
        QFETCH(int, digits);
        Expression expression = number(value);
        expression.digits = digits;
        const NumberParts parts = attention::numberParts(expression);
        QTEST(parts.isNegative, "isNegative");
        QTEST(parts.digits, "shown");
        QTEST(parts.exponent, "exponent");
    }

    void greekLetters_data() {
        QTest::addColumn<std::string>("name");
        QTest::addColumn<std::optional<char32_t>>("letter");
        using Letter = std::optional<char32_t>;
        QTest::newRow("first") << std::string("alpha") << Letter(U'\u03B1');
        QTest::newRow("pi") << std::string("pi") << Letter(U'\u03C0');
        QTest::newRow("behind the final sigma") << std::string("sigma") << Letter(U'\u03C3');
        QTest::newRow("last") << std::string("omega") << Letter(U'\u03C9');
        QTest::newRow("capital") << std::string("Delta") << Letter(U'\u0394');
        QTest::newRow("a Latin letter") << std::string("a") << Letter();
        QTest::newRow("a word") << std::string("base") << Letter();
        QTest::newRow("nothing") << std::string() << Letter();
    }
    void greekLetters() {
        QFETCH(std::string, name);
        QTEST(greekLetter(name), "letter");
    }
};

ATTENTION_TEST(ExpressionTest, NoApplication)
#include "expression_test.moc"
