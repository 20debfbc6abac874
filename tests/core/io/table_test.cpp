#include "core/io/table.h"

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
        QCOMPARE(texts(1), (Texts{"x = a/b", "x = 1/2", "", "1/2", "1"}));
        QCOMPARE(texts(2), (Texts{"0.5", "0.5", "half", "0.5", "1"}));
    }
};

ATTENTION_TEST(TableTest, NoApplication)
#include "table_test.moc"
