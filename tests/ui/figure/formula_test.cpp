#include "ui/figure/formula.h"

#include <cmath>
#include <set>

#include <QBuffer>
#include <QImage>
#include <QPdfWriter>
#include <QSvgGenerator>

#include "core/encoding/sinusoidal_derivation.h"
#include "tests/core/formula/random_expressions.h"
#include "tests/test_class.h"
#include "ui/figure/math_font.h"

using namespace attention;
using namespace attention::formula;

namespace {

using Kind = Expression::Kind;
using Mark = FormulaLayout::Mark;

constexpr double kSize = 17;
/// Places come from sums of a few numbers of this order.
constexpr double kRounding = 1e-9;
/// Around what is drawn, where ink would show that a formula is larger than its size.
constexpr int kMargin = 8;

Expression letter(std::string_view name, IndexRole role = IndexRole::None) {
    return symbol(name, 1, role);
}

Expression grid(int columns, std::vector<Expression> cells) {
    Expression expression;
    expression.kind = Kind::Grid;
    expression.columns = columns;
    expression.parts = std::move(cells);
    return expression;
}

Expression entry(int position, int column) {
    return symbol("P", 1, IndexRole::None, {number(position, IndexRole::I), number(column, IndexRole::J)});
}

/// One of each kind, and what formulas of the program are made of.
std::vector<std::pair<const char*, Expression>> samples() {
    const Derivation derivation = sinusoidalDerivation(3, 6, 32, 10000);
    const Expression x = letter("x");
    const Expression half = fraction(number(1), number(2));
    Expression dots;
    dots.kind = Kind::Dots;
    const Expression tall = fraction(fraction(fraction(x, half), half), fraction(half, fraction(half, half)));
    return {
        {"general", derivation.symbolic},
        {"with numbers", derivation.numeric()},
        {"frequency", derivation.steps[2].expression},
        {"floor", floorOf(ratio(number(6), number(2)))},
        {"cost", bigO(product({letter("k"), letter("n"), power(letter("d"), number(2))}))},
        {"cost as a fraction", bigO(fraction(letter("n"), letter("k")))},
        {"ceiling of a logarithm", equation({ceilingOf(logarithm(letter("k"), letter("n"))), number(4)})},
        {"logarithm to a sum", logarithm(sum({letter("k"), number(1)}), half)},
        {"distance of what is tall", absolute(sum({tall, negative(letter("j"))}))},
        {"least", minimum({letter("n"), product({number(2), letter("r")})})},
        {"infinite", equation({letter("L"), number(std::numeric_limits<double>::infinity())})},
        {"large", equation({times({power(number(60), number(2)), number(32)}), number(115200)})},
        {"softmax", fraction(power(letter("e"), rounded(1.23, 3)),
                             sum({power(letter("e"), rounded(-0.53, 3)), power(letter("e"), rounded(1.23, 3))}))},
        {"matrix times vector",
         equation(
             {product({grid(2, {rounded(-0.79391, 4), rounded(-0.60812, 4), rounded(0.60812, 4), rounded(-0.79391, 4)}),
                       grid(1, {entry(1, 6), entry(1, 7)})}),
              grid(1, {entry(10, 6), entry(10, 7)})})},
        {"matrix of fractions", grid(2, {half, tall, x, half})},
        {"column of nine", grid(1, std::vector<Expression>(9, half))},
        {"root of a letter", root(letter("d"))},
        {"root of what is tall", root(tall)},
        {"brackets around what is tall", power(brackets(tall), number(2))},
        {"letters that overhang", product({letter("f"), letter("j"), letter("P"), letter("y")})},
        {"both scripts", power(symbol("x", 1, IndexRole::None, {letter("i"), letter("j")}), number(2))},
        {"a tower", power(letter("e"), power(letter("x"), power(letter("y"), number(2))))},
        {"small and large", times({rounded(1.5e-7, 2), number(1e300), number(-1e-12)})},
        {"a sum with dots", sum({x, dots, negative(letter("omega"))})},
        {"an index that hangs low", power(entry(10, 6), fraction(number(1), letter("n")))},
    };
}

struct Drawn {
    QImage image;
    QRect ink;  ///< device pixels; the formula begins at kMargin * scale
};

Drawn drawn(const FormulaLayout& layout, double scale, const Theme& theme = Theme::light(),
            const QColor& ink = Qt::black) {
    const QSize size = (layout.size() + QSizeF(2 * kMargin, 2 * kMargin)).toSize();
    Drawn result{QImage((QSizeF(size) * scale).toSize(), QImage::Format_ARGB32), {}};
    result.image.setDevicePixelRatio(scale);
    result.image.fill(Qt::transparent);
    {
        QPainter painter(&result.image);
        layout.paint(painter, {kMargin, kMargin}, theme, ink);
    }
    for (int y = 0; y < result.image.height(); ++y)
        for (int x = 0; x < result.image.width(); ++x)
            if (qAlpha(result.image.pixel(x, y)) > 0) result.ink |= QRect(x, y, 1, 1);
    return result;
}

std::set<QRgb> solidColours(const QImage& image) {
    std::set<QRgb> colours;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) == 255) colours.insert(image.pixel(x, y));
    return colours;
}

std::vector<Mark> marksOf(const FormulaLayout& layout, char32_t glyph, int level = 0) {
    std::vector<Mark> found;
    for (const Mark& mark : layout.marks())
        if (mark.glyph == MathFont::instance().glyph(glyph, level)) found.push_back(mark);
    return found;
}

}  // namespace

class FormulaTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    void faceHasWhatFormulasNeed() {
        const MathFont& face = MathFont::instance();
        // The values of Latin Modern Math; reading from a wrong place would give others.
        QCOMPARE(face.constant(MathFont::AxisHeight), 0.25);
        QCOMPARE(face.constant(MathFont::SuperscriptShiftUp), 0.363);
        QCOMPARE(face.constant(MathFont::FractionRuleThickness), 0.04);
        QCOMPARE(face.constant(MathFont::RadicalExtraAscender), 0.04);
        QCOMPARE(face.scale(1), 0.7);
        QCOMPARE(face.scale(2), 0.5);
        for (const char32_t growing :
             {U'(', U')', U'[', U']', U'\u230A', U'\u230B', U'\u2308', U'\u2309', U'|', U'\u221A'}) {
            const MathFont::GlyphConstruction* growth = face.growth(face.glyph(growing, 0));
            QVERIFY(growth);
            QVERIFY(growth->variants.size() > 3);
            QVERIFY(!growth->pieces.empty());
            for (const MathFont::Variant& variant : growth->variants) {
                const MathFont::Metrics& metrics = face.metrics(variant.glyph);
                // The table says the height of the ink, Qt's box is rounded to a thousandth on each side.
                QVERIFY(std::abs(metrics.height + metrics.depth - variant.height) < 0.004);
            }
        }
        QVERIFY(face.glyph(U'3', 1) != face.glyph(U'3', 0));
        QVERIFY(face.glyph(U'3', 2) != face.glyph(U'3', 1));
    }

    void everyNameHasAGlyph_data() {
        QTest::addColumn<QByteArray>("name");
        for (char c = 'a'; c <= 'z'; ++c) QTest::addRow("%c", c) << QByteArray(1, c);
        for (char c = 'A'; c <= 'Z'; ++c) QTest::addRow("%c", c) << QByteArray(1, c);
        for (const char* name : {"alpha", "beta", "gamma", "delta", "epsilon", "theta", "lambda", "mu", "pi", "sigma",
                                 "tau", "phi", "omega", "Delta", "Sigma", "Omega"})
            QTest::addRow("%s", name) << QByteArray(name);
    }
    void everyNameHasAGlyph() {
        QFETCH(QByteArray, name);
        for (const Expression& expression :
             {letter(name.constData()), symbol("x", 1, IndexRole::None, {letter(name.constData())})}) {
            const FormulaLayout layout(expression, kSize);
            const Mark& mark = layout.marks().back();
            QVERIFY(mark.glyph != 0);
            const MathFont::Metrics& metrics = MathFont::instance().metrics(mark.glyph);
            QVERIFY(metrics.height > 0.3);
            QVERIFY(metrics.advance > 0.1);
        }
    }

    void lettersAreItalicWordsUpright() {
        QCOMPARE(marksOf(FormulaLayout(letter("d"), kSize), U'\U0001D451').size(), std::size_t(1));
        QCOMPARE(marksOf(FormulaLayout(letter("h"), kSize), U'\u210E').size(), std::size_t(1));
        QCOMPARE(marksOf(FormulaLayout(letter("omega"), kSize), U'\U0001D714').size(), std::size_t(1));
        QCOMPARE(marksOf(FormulaLayout(letter("base"), kSize), U'b').size(), std::size_t(1));
        const FormulaLayout sine(function("sin", letter("x")), kSize);
        QCOMPARE(marksOf(sine, U's').size(), std::size_t(1));
        // A thin space stands behind an operator's name, none inside it.
        const double behind =
            sine.marks()[3].x - sine.marks()[2].x - MathFont::instance().metrics(sine.marks()[2].glyph).advance * kSize;
        QVERIFY(std::abs(behind - kSize / 6) < kRounding);
    }

    void minusIsNoHyphen() {
        for (const Expression& expression :
             {number(-0.5), negative(letter("x")), sum({letter("x"), negative(letter("y"))})}) {
            const FormulaLayout layout(expression, kSize);
            QCOMPARE(marksOf(layout, U'\u2212').size(), std::size_t(1));
            QCOMPARE(marksOf(layout, U'-').size(), std::size_t(0));
        }
    }

    void spacesAroundRelationsAndSigns() {
        const auto gap = [](const Expression& expression, std::size_t left) {
            const std::vector<Mark> marks = FormulaLayout(expression, kSize).marks();
            const MathFont::Metrics& metrics = MathFont::instance().metrics(marks[left].glyph);
            return (marks[left + 1].x - marks[left].x) / kSize - metrics.advance - metrics.italic;
        };
        const Expression one = number(1);
        const double thick = 5.0 / 18;
        const double medium = 4.0 / 18;
        QVERIFY(std::abs(gap(equation({one, one}), 0) - thick) < kRounding);
        QVERIFY(std::abs(gap(equation({one, one}), 1) - thick) < kRounding);
        QVERIFY(std::abs(gap(sum({one, one}), 0) - medium) < kRounding);
        QVERIFY(std::abs(gap(sum({one, negative(one)}), 1) - medium) < kRounding);
        QVERIFY(std::abs(gap(negative(one), 0)) < kRounding);
        QVERIFY(std::abs(gap(ratio(one, one), 0)) < kRounding);
        QVERIFY(std::abs(gap(product({number(2), letter("j")}), 0)) < kRounding);
        QVERIFY(gap(product({number(2), symbol("omega", 1, IndexRole::None, {one})}), 0) > 0.1);
        // Letters close together, unless one of them has an exponent in front of which there is space.
        const Expression k = letter("k");
        const Expression square = power(letter("d"), number(2));
        const double thin = 3.0 / 18;
        QVERIFY(std::abs(gap(product({k, k}), 0)) < kRounding);
        QVERIFY(std::abs(gap(product({k, k, square}), 0) - thin) < kRounding);
        QVERIFY(std::abs(gap(product({k, k, square}), 1) - thin) < kRounding);
        QVERIFY(std::abs(gap(product({number(2), k, square}), 0)) < kRounding);
        QVERIFY(FormulaLayout(product({square, k}), kSize).size().width() <=
                FormulaLayout(product({k, square}), kSize).size().width() - thin * kSize + 1);
        // No spaces around signs in scripts.
        const Expression index = symbol("x", 1, IndexRole::None, {sum({one, one})});
        const std::vector<Mark> marks = FormulaLayout(index, kSize).marks();
        QVERIFY(std::abs(marks[2].x - marks[1].x - MathFont::instance().metrics(marks[1].glyph).advance * 0.7 * kSize) <
                kRounding);
    }

    void fractionIsHigherThanItsParts() {
        const FormulaLayout one(number(1), kSize);
        const FormulaLayout fractionLayout(fraction(number(1), number(10000)), kSize);
        const FormulaLayout inner(number(10000), kSize);
        QVERIFY(fractionLayout.size().height() > 2 * one.size().height());
        QVERIFY(fractionLayout.size().width() >= inner.size().width());
        const std::vector<Mark> rules = [&] {
            std::vector<Mark> found;
            for (const Mark& mark : fractionLayout.marks())
                if (mark.glyph == 0) found.push_back(mark);
            return found;
        }();
        QCOMPARE(rules.size(), std::size_t(1));
        // On the axis, where "=" and "+" have their middle.
        QVERIFY(std::abs(rules[0].y + rules[0].height / 2 - (fractionLayout.ascent() - 0.25 * kSize)) < kRounding);
        // Both parts at full size, in the middle above and below.
        const Mark above = fractionLayout.marks().front();
        QCOMPARE(above.size, kSize);
        QVERIFY(std::abs(above.x + 0.25 * kSize - rules[0].x - rules[0].width / 2) < kRounding);
        QVERIFY(above.y < rules[0].y);
    }

    void scriptsAreSmallerRaisedAndLowered() {
        const FormulaLayout raised(power(number(2), number(3)), kSize);
        QCOMPARE(raised.marks()[1].size, 0.7 * kSize);
        QVERIFY(std::abs(raised.marks()[0].y - raised.marks()[1].y - 0.363 * kSize) < kRounding);
        QCOMPARE(raised.marks()[0].y, raised.ascent());
        const FormulaLayout lowered(symbol("x", 1, IndexRole::None, {number(3)}), kSize);
        QVERIFY(lowered.marks()[1].y > lowered.marks()[0].y);
        const FormulaLayout tower(power(letter("e"), power(letter("x"), power(letter("y"), number(2)))), kSize);
        QCOMPARE(tower.marks()[2].size, 0.5 * kSize);
        QCOMPARE(tower.marks()[3].size, 0.5 * kSize);
        // Exponents under a rule rise less.
        const FormulaLayout cramped(root(power(number(2), number(3))), kSize);
        QVERIFY(std::abs(cramped.marks()[0].y - cramped.marks()[1].y - 0.289 * kSize) < kRounding);
        // With both, the index stands under the exponent's beginning or left of it, and they don't touch.
        const FormulaLayout both(power(symbol("P", 1, IndexRole::None, {number(3)}), number(2)), kSize);
        const Mark exponent = marksOf(both, U'2', 1).front();
        const Mark index = marksOf(both, U'3', 1).front();
        const MathFont& face = MathFont::instance();
        QVERIFY(index.x < exponent.x);
        QVERIFY(index.y - face.metrics(index.glyph).height * index.size >
                exponent.y + face.metrics(exponent.glyph).depth * exponent.size);
    }

    void digitsAdvanceAlike() {
        for (const int level : {0, 1, 2}) {
            const MathFont& face = MathFont::instance();
            for (const char32_t digit : std::u32string(U"123456789"))
                QCOMPARE(face.metrics(face.glyph(digit, level)).advance, face.metrics(face.glyph(U'0', level)).advance);
        }
        // A point behind them stands still, whatever they are.
        for (const int digits : {1234, 7777, 1111}) {
            const FormulaLayout layout(sum({number(digits + 0.5), number(1)}), kSize);
            const Mark point = marksOf(layout, U'.').front();
            const auto count = double(QString::number(digits).size());
            QVERIFY(std::abs(point.x - layout.marks().front().x - count * kSize / 2) < kRounding);
        }
    }

    void largeNumbersAreGrouped_data() {
        QTest::addColumn<Expression>("expression");
        QTest::addColumn<QByteArray>("groups");
        const auto row = [](const char* groups, const Expression& expression) {
            QTest::addRow("%s", groups) << expression << QByteArray(groups);
        };
        row("9999", number(9999));
        row("10 000", number(10000));
        row("115 200", number(115200));
        row("184 320 000", number(184320000));
        row("9 223 372 036 854 775 807", wholeNumber("9223372036854775807"));
        row("12 345.6789", number(12345.6789));
        row("0.123456", number(0.123456));
        // A base stays close to its exponent.
        row("10000", power(number(10000), letter("x")));
    }
    void largeNumbersAreGrouped() {
        QFETCH(Expression, expression);
        QFETCH(QByteArray, groups);
        const MathFont& face = MathFont::instance();
        const std::vector<Mark> marks = FormulaLayout(expression, kSize).marks();
        std::size_t at = 0;
        double x = marks[0].x;
        for (const char character : groups) {
            if (character == ' ') {
                x += kSize / 6;
                continue;
            }
            QCOMPARE(marks[at].glyph, face.glyph(char32_t(character), 0));
            QVERIFY(std::abs(marks[at].x - x) < kRounding);
            x += face.metrics(marks[at].glyph).advance * kSize;
            ++at;
        }
        QCOMPARE(at, expression.kind == Kind::Power ? marks.size() - 1 : marks.size());
    }

    void costsHaveTheirSigns() {
        const Expression n = letter("n");
        const FormulaLayout cost(bigO(product({letter("k"), n})), kSize);
        QCOMPARE(marksOf(cost, U'\U0001D442').size(), std::size_t(1));
        QCOMPARE(marksOf(cost, U'(').size(), std::size_t(1));
        QCOMPARE(marksOf(cost, U')').size(), std::size_t(1));
        // No space between the letter and its bracket.
        const MathFont::Metrics& letterO = MathFont::instance().metrics(cost.marks()[0].glyph);
        const Mark bracket = marksOf(cost, U'(').front();
        QVERIFY(std::abs(bracket.x - cost.marks()[0].x - (letterO.advance + letterO.italic) * kSize) < kRounding);

        const FormulaLayout ceiling(ceilingOf(n), kSize);
        QCOMPARE(marksOf(ceiling, U'\u2308').size(), std::size_t(1));
        QCOMPARE(marksOf(ceiling, U'\u2309').size(), std::size_t(1));
        const FormulaLayout path(logarithm(letter("k"), n), kSize);
        const Mark base = marksOf(path, U'\U0001D458', 1).front();
        const Mark argument = marksOf(path, U'\U0001D45B').front();
        QCOMPARE(base.size, 0.7 * kSize);
        QVERIFY(base.y > argument.y);
        QVERIFY(base.x < argument.x);

        QCOMPARE(marksOf(FormulaLayout(absolute(n), kSize), U'|').size(), std::size_t(2));
        QCOMPARE(marksOf(FormulaLayout(minimum({n, n, n}), kSize), U',').size(), std::size_t(2));
        QCOMPARE(marksOf(FormulaLayout(number(std::numeric_limits<double>::infinity()), kSize), U'\u221E').size(),
                 std::size_t(1));
        // Brackets that grow reach around what is tall.
        const auto heightOf = [&](const Expression& inner) { return FormulaLayout(inner, kSize).size().height(); };
        QVERIFY(heightOf(ceilingOf(fraction(n, n))) > 1.5 * heightOf(ceilingOf(n)));
        QCOMPARE(marksOf(FormulaLayout(bigO(fraction(n, n)), kSize), U'(').size(), std::size_t(0));
    }

    void anyFormulaIsSet() {
        RandomCases cases;
        RandomExpressions expressions(cases);
        for (int i = 0; i < RandomCases::kCount; ++i) {
            const Expression expression = expressions.make(3);
            const FormulaLayout whole(expression, kSize);
            const QRectF room(QPointF(), whole.size());
            for (const Mark& mark : whole.marks()) {
                QVERIFY2(mark.glyph != 0 || mark.width > 0, expressionText(expression).c_str());
                QVERIFY2(room.contains(QPointF(mark.x, mark.y)), expressionText(expression).c_str());
            }
            QCOMPARE(FormulaLayout(expression, kSize, room.width() / 2).marks().size(), whole.marks().size());
        }
    }

    void nothingIsDrawnOutside_data() {
        QTest::addColumn<int>("sample");
        QTest::addColumn<double>("size");
        QTest::addColumn<double>("scale");
        const auto all = samples();
        for (std::size_t i = 0; i < all.size(); ++i)
            for (const double size : {11.0, 15.0, 17.0, 19.0, 26.0, 40.0})
                for (const double scale : {1.0, 1.25, 1.5, 2.0, 3.0})
                    QTest::addRow("%s, %g px, scale %g", all[i].first, size, scale) << int(i) << size << scale;
    }
    void nothingIsDrawnOutside() {
        QFETCH(int, sample);
        QFETCH(double, size);
        QFETCH(double, scale);
        const FormulaLayout layout(samples()[std::size_t(sample)].second, size);
        const Drawn picture = drawn(layout, scale);
        QVERIFY(!picture.ink.isEmpty());
        const QRectF room = QRectF(QPointF(kMargin, kMargin) * scale, layout.size() * scale);
        QVERIFY2(room.toAlignedRect().contains(picture.ink),
                 qPrintable(QStringLiteral("ink %1 %2 %3 × %4, room %5 × %6")
                                .arg(picture.ink.x() - kMargin * scale)
                                .arg(picture.ink.y() - kMargin * scale)
                                .arg(picture.ink.width())
                                .arg(picture.ink.height())
                                .arg(room.width())
                                .arg(room.height())));
        // And not much less is: the size is no guess. A script's space, a fraction's sides and the outer sides of large
        // brackets are empty.
        QVERIFY(picture.ink.height() >= room.height() - 5 * scale);
        QVERIFY(picture.ink.width() >= room.width() - (4 + 0.8 * size) * scale);
        // A baseline on a whole pixel can be shared with text.
        QCOMPARE(layout.ascent(), std::round(layout.ascent()));
    }

    void indicesHaveTheirColours() {
        const Expression formula =
            equation({symbol("P", 1, IndexRole::None, {letter("i", IndexRole::I), letter("j", IndexRole::J)}),
                      letter("delta", IndexRole::Delta)});
        for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
            // Large enough that each letter covers a pixel wholly.
            const auto colours = solidColours(drawn(FormulaLayout(formula, 60), 2, *theme, theme->text).image);
            for (const QColor& expected : {theme->text, theme->indexI, theme->indexJ, theme->indexDelta})
                QVERIFY2(colours.contains(expected.rgb()), qPrintable(expected.name()));
            QVERIFY(!colours.contains((theme->isDark ? Theme::light() : Theme::dark()).indexI.rgb()));
        }
    }

    void aRoleColoursWhatHasNoOther() {
        Expression whole = fraction(sum({letter("x"), letter("i", IndexRole::I)}), root(number(2)));
        whole.role = IndexRole::Delta;
        const FormulaLayout layout(whole, kSize);
        for (const Mark& mark : layout.marks()) {
            const bool isI = mark.glyph == MathFont::instance().glyph(U'\U0001D456', 0);
            QVERIFY(mark.role == (isI ? IndexRole::I : IndexRole::Delta));
        }
        // Brackets belong to what they enclose.
        const FormulaLayout bracketed(times({number(2), number(-3, IndexRole::Delta)}), kSize);
        QVERIFY(marksOf(bracketed, U'(').front().role == IndexRole::Delta);
        QVERIFY(marksOf(bracketed, U'\u22C5').front().role == IndexRole::None);
    }

    void bracketsFollowTheRulesOfWriting() {
        QCOMPARE(marksOf(FormulaLayout(times({number(2), number(-3)}), kSize), U'(').size(), std::size_t(1));
        QCOMPARE(marksOf(FormulaLayout(times({number(-2), number(3)}), kSize), U'(').size(), std::size_t(0));
        QCOMPARE(marksOf(FormulaLayout(equation({letter("x"), times({number(-2), number(3)})}), kSize), U'(').size(),
                 std::size_t(0));
        const Expression twoTerms = sum({times({number(-2), number(3)}), times({number(-2), number(3)})});
        QCOMPARE(marksOf(FormulaLayout(twoTerms, kSize), U'(').size(), std::size_t(1));
        QCOMPARE(marksOf(FormulaLayout(power(brackets(twoTerms), number(2)), kSize), U'(').size(), std::size_t(2));
        const Expression shifted = sum({letter("i"), letter("delta")});
        QCOMPARE(marksOf(FormulaLayout(function("sin", shifted), kSize), U'(').size(), std::size_t(1));
        QCOMPARE(marksOf(FormulaLayout(function("sin", fraction(shifted, shifted)), kSize), U'(').size(),
                 std::size_t(0));
    }

    void bracketsGrow_data() {
        QTest::addColumn<int>("rows");
        for (const int rows : {1, 2, 3, 5, 9, 40}) QTest::addRow("%d rows", rows) << rows;
    }
    void bracketsGrow() {
        QFETCH(int, rows);
        const FormulaLayout layout(grid(1, std::vector<Expression>(std::size_t(rows), letter("x"))), kSize);
        QRectF left;
        double x = layout.size().width();
        for (const Mark& mark : layout.marks()) x = std::min(x, mark.x);
        for (const Mark& mark : layout.marks()) {
            const MathFont::Metrics& metrics = MathFont::instance().metrics(mark.glyph);
            if (mark.x == x)
                left |= QRectF(mark.x, mark.y - metrics.height * kSize, 1, (metrics.height + metrics.depth) * kSize);
        }
        const double height = rows * 1.2 * kSize;
        // Plain TeX: nine tenths, and no more than half an em too little; variants are some steps apart.
        QVERIFY(left.height() >= std::max(0.901 * height, height - 0.5 * kSize) - 0.01 * kSize);
        QVERIFY(left.height() <= height + 0.7 * kSize);
        QVERIFY(std::abs(left.center().y() - (layout.ascent() - 0.25 * kSize)) < 0.01 * kSize);
    }

    void rootCoversWhatIsUnderIt() {
        const FormulaLayout layout(root(fraction(letter("x"), letter("y"))), kSize);
        const Mark& rule = layout.marks().back();
        QCOMPARE(rule.glyph, 0U);
        for (const Mark& mark : layout.marks()) {
            if (mark.glyph == 0) continue;
            const MathFont::Metrics& metrics = MathFont::instance().metrics(mark.glyph);
            // The sign's own top is the rule's.
            QVERIFY(mark.y - metrics.height * mark.size >= rule.y - 0.004 * kSize);
        }
    }

    void pointsStandBelowEachOther() {
        const FormulaLayout layout(grid(1, {rounded(-0.8798, 4), rounded(-10.541, 4), rounded(0.41, 2), number(3)}),
                                   kSize);
        const std::vector<Mark> points = marksOf(layout, U'.');
        QCOMPARE(points.size(), std::size_t(3));
        for (const Mark& point : points) QVERIFY(std::abs(point.x - points[0].x) < kRounding);
        // A whole number ends where they begin: 3 of -10.541 has another y.
        double end = 0;
        for (const Mark& three : marksOf(layout, U'3')) end = std::max(end, three.x + 0.5 * kSize);
        QVERIFY(std::abs(end - points[0].x) < kRounding);
    }

    void breaksBeforeEqualsSigns() {
        const Expression formula = sinusoidalDerivation(3, 6, 32, 10000).numeric();
        const FormulaLayout wide(formula, kSize);
        QCOMPARE(wide.lineCount(), 1);
        const std::vector<Mark> relations = marksOf(wide, U'=');
        QCOMPARE(relations.size(), std::size_t(2));
        QCOMPARE(relations[0].y, relations[1].y);

        const FormulaLayout exact(formula, kSize, wide.size().width());
        QCOMPARE(exact.lineCount(), 1);
        const double narrow = wide.size().width() - 10;
        const FormulaLayout broken(formula, kSize, narrow);
        QCOMPARE(broken.lineCount(), 2);
        QVERIFY(broken.size().width() <= narrow);
        QCOMPARE(broken.ascent(), wide.ascent());
        QVERIFY(broken.size().height() > 1.5 * wide.size().height());
        const std::vector<Mark> below = marksOf(broken, U'=');
        QVERIFY(std::abs(below[0].x - below[1].x) < kRounding);
        QVERIFY(below[1].y > below[0].y);
        QCOMPARE(broken.marks().size(), wide.marks().size());
    }

    void fillsLinesBeforeItBreaks() {
        const Expression formula = equation({letter("x"), number(1), number(1), number(1), number(1)});
        const double one = FormulaLayout(formula, kSize).size().width();
        QCOMPARE(FormulaLayout(formula, kSize, 0.8 * one).lineCount(), 2);
        QCOMPARE(FormulaLayout(formula, kSize, 1).lineCount(), 4);
    }

    void breaksLongSumsBeforeSigns() {
        const Expression term = times({rounded(0.79391, 4), rounded(0.4093, 4)});
        const Expression formula = equation({entry(10, 6), sum({term, negative(term), term})});
        const double narrow = FormulaLayout(equation({entry(10, 6), term}), kSize).size().width() + 2 * kSize;
        const FormulaLayout layout(formula, kSize, narrow);
        QCOMPARE(layout.lineCount(), 3);
        QVERIFY(layout.size().width() <= narrow);
        // Signs stand under the sum's beginning, that is farther right than "=".
        const double minus = marksOf(layout, U'\u2212').front().x;
        QVERIFY(std::abs(minus - marksOf(layout, U'+').front().x) < kRounding);
        QVERIFY(minus > marksOf(layout, U'=').front().x + 0.5 * kSize);
        // Inside brackets nothing breaks.
        const FormulaLayout bracketed(equation({entry(10, 6), brackets(sum({term, term}))}), kSize, narrow);
        QCOMPARE(bracketed.lineCount(), 1);
    }

    void rulesAreWholePixels_data() {
        QTest::addColumn<double>("scale");
        for (const double scale : {1.0, 1.25, 1.5, 2.0, 3.0}) QTest::addRow("scale %g", scale) << scale;
    }
    void rulesAreWholePixels() {
        QFETCH(double, scale);
        const FormulaLayout layout(fraction(number(1), number(10000)), kSize);
        const QImage image = drawn(layout, scale).image;
        // A row of the picture that is black for the whole width of the fraction.
        const int least = int(2 * kSize * scale);
        int solidRows = 0;
        int paleRows = 0;
        for (int y = 0; y < image.height(); ++y) {
            int solid = 0;
            int inked = 0;
            for (int x = 0; x < image.width(); ++x) {
                solid += qAlpha(image.pixel(x, y)) == 255;
                inked += qAlpha(image.pixel(x, y)) > 0;
            }
            solidRows += solid >= least;
            paleRows += solid < least && inked >= int(2.45 * kSize * scale);
        }
        QCOMPARE(solidRows, std::max(1, int(std::lround(0.04 * kSize * scale))));
        QCOMPARE(paleRows, 0);
    }

    void isSharpAtTwiceTheScale() {
        const FormulaLayout layout(samples()[1].second, kSize);
        const QImage once = drawn(layout, 1).image.scaled(drawn(layout, 2).image.size());
        const QImage twice = drawn(layout, 2).image;
        // A picture that is only enlarged has blocks of four equal pixels.
        const auto mixedBlocks = [](const QImage& image) {
            int mixed = 0;
            for (int y = 0; y + 1 < image.height(); y += 2)
                for (int x = 0; x + 1 < image.width(); x += 2)
                    mixed += image.pixel(x, y) != image.pixel(x + 1, y) || image.pixel(x, y) != image.pixel(x, y + 1);
            return mixed;
        };
        QCOMPARE(mixedBlocks(once), 0);
        QVERIFY(mixedBlocks(twice) > 500);
    }

    void staysAVectorInSvg() {
        QBuffer buffer;
        {
            QSvgGenerator generator;
            generator.setOutputDevice(&buffer);
            QPainter painter(&generator);
            for (const auto& [name, expression] : samples())
                FormulaLayout(expression, kSize).paint(painter, {10, 10}, Theme::light(), Qt::black);
        }
        const QByteArray svg = buffer.data();
        QVERIFY(svg.contains("<path"));
        QVERIFY(!svg.contains("<image"));
        QVERIFY(!svg.contains("<text"));
        QVERIFY(svg.contains(Theme::light().indexI.name().toUtf8()));
    }

    void isTextInPdf() {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        {
            QPdfWriter writer(&buffer);
            QPainter painter(&writer);
            for (const auto& [name, expression] : samples())
                FormulaLayout(expression, kSize).paint(painter, {10, 10}, Theme::light(), Qt::black);
        }
        QVERIFY(buffer.data().contains("AttentionLabMath"));
        QVERIFY(!buffer.data().contains("/Subtype /Image"));
    }

    void paintingLeavesThePainterAsItWas() {
        QImage image(200, 100, QImage::Format_RGB32);
        QPainter painter(&image);
        painter.setPen(Qt::green);
        painter.setRenderHint(QPainter::Antialiasing, false);
        FormulaLayout(samples()[1].second, kSize).paint(painter, {3, 4}, Theme::light(), Qt::black);
        QCOMPARE(painter.pen().color(), QColor(Qt::green));
        QVERIFY(!painter.testRenderHint(QPainter::Antialiasing));
        QVERIFY(painter.transform().isIdentity());
    }
};

ATTENTION_TEST(FormulaTest, QApplication)
#include "formula_test.moc"
