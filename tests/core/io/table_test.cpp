#include "core/io/table.h"

#include <cmath>
#include <limits>
#include <random>

#include "core/formula/derivation.h"
#include "core/formula/expression.h"
#include "core/io/latex.h"
#include "core/io/rounded_table.h"
#include "tests/test_class.h"

using namespace attention;
using namespace attention::formula;

class TableTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void derivationHasOneRowForEachLine() {
        Derivation derivation;
        derivation.value = 0.5;
        derivation.symbolic = equation({symbol("x", 0.5), ratio(symbol("a", 1), symbol("b", 2))});
        derivation.steps = {textLine("kind", "half"), line("value", ratio(number(1), number(2)), 0.5)};
        derivation.context = {line("double", number(1), 1)};
        const Table table = derivationTable(derivation);
        const auto* columns = std::get_if<ColumnTable>(&table);
        QVERIFY(columns);
        QCOMPARE(columns->columns.size(), std::size_t(3));
        using Texts = std::vector<std::string>;
        const auto texts = [&](std::size_t column) { return std::get<Texts>(columns->columns[column].values); };
        QCOMPARE(texts(0), (Texts{"formula", "with numbers", "kind", "value", "double"}));
        const auto& formulas = std::get<std::vector<Expression>>(columns->columns[1].values);
        Texts expressions;
        for (const Expression& formula : formulas) expressions.push_back(expressionText(formula));
        QCOMPARE(expressions, (Texts{"x = a/b", "x = 1/2", "", "1/2", "1"}));
        std::string latex;
        writeLatex(table, [&](std::string_view piece) {
            latex += piece;
            return true;
        });
        QVERIFY(latex.find("\nformula & $x = a/b$ & 0.5 ") != std::string::npos);
        QVERIFY(latex.find("\nkind &  & half ") != std::string::npos);
        QCOMPARE(texts(2), (Texts{"0.5", "0.5", "half", "0.5", "1"}));
    }

    void aRoundedNumberIsTheOneThatIsWritten() {
        std::mt19937_64 bits(3);
        std::uniform_real_distribution<double> exponent(-300, 300);
        for (int i = 0; i < 20'000; ++i) {
            const double value = (i % 2 ? -1 : 1) * std::pow(10, exponent(bits));
            const int digits = 1 + i % 17;
            const double rounded = roundToSignificant(value, digits);
            QCOMPARE(rounded, QByteArray::number(value, 'e', digits - 1).toDouble());
            QCOMPARE(roundToSignificant(rounded, digits), rounded);
            QVERIFY(digits < 17 || rounded == value);
        }
        constexpr double kInfinity = std::numeric_limits<double>::infinity();
        QCOMPARE(roundToSignificant(-kInfinity, 3), -kInfinity);
        QVERIFY(std::isnan(roundToSignificant(std::numeric_limits<double>::quiet_NaN(), 3)));
        QVERIFY(std::signbit(roundToSignificant(-0.0, 3)));
        // 2e308 is no double any more.
        QCOMPARE(roundToSignificant(1.7e308, 1), 1.7e308);
    }

    void realsAreRounded() {
        const auto inner = std::make_shared<const Matrix>(Matrix{{1.2345, -0.00098765}, {123456, 0}});
        const Table matrix = roundedTable(MatrixTable{inner, {"a", "b"}}, 3);
        QVERIFY(*std::get<MatrixTable>(matrix).values == (Matrix{{1.23, -0.000988}, {123000, 0}}));
        QCOMPARE((*inner)(0, 0), 1.2345);  // a study keeps its own numbers
        const Table array = roundedTable(ArrayTable{inner, {{"entry", 4}}}, 1);
        QVERIFY(*std::get<ArrayTable>(array).values == (Matrix{{1, -0.001}, {100000, 0}}));
        const Table columns = roundedTable(ColumnTable{{{"real", std::vector<double>{2.0 / 3, 1e-300 / 3}},
                                                        {"whole", std::vector<std::int64_t>{1234567, 0}},
                                                        {"text", std::vector<std::string>{"1.2345", "a"}}}},
                                           2);
        const auto& kept = std::get<ColumnTable>(columns).columns;
        QCOMPARE(std::get<std::vector<double>>(kept[0].values), (std::vector<double>{0.67, 3.3e-301}));
        QCOMPARE(std::get<std::vector<std::int64_t>>(kept[1].values), (std::vector<std::int64_t>{1234567, 0}));
        QCOMPARE(std::get<std::vector<std::string>>(kept[2].values), (std::vector<std::string>{"1.2345", "a"}));
        QVERIFY(hasReals(matrix) && hasReals(array) && hasReals(columns));
        QVERIFY(!hasReals(ColumnTable{{kept[1], kept[2]}}));
    }
};

ATTENTION_TEST(TableTest, NoApplication)
#include "table_test.moc"
