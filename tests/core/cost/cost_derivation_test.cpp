#include "core/cost/cost_derivation.h"

#include <cmath>
#include <limits>

#include "core/cost/layer_graph.h"
#include "core/scene/parameters.h"
#include "tests/core/encoding/derivation_testing.h"
#include "tests/core/random_cases.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Formulas are evaluated with doubles, counts beyond 2^53 are not.
constexpr double kOfDerivation = 1e-14;

bool differs(double is, double expected) {
    if (std::isinf(is) || std::isinf(expected)) return is != expected;
    return !(std::abs(is - expected) <= kOfDerivation * std::abs(expected));
}

QString stepsOf(const Derivation& derivation) {
    QStringList steps;
    for (const DerivationLine& line : derivation.steps)
        steps += QString("%1: %2").arg(QString::fromStdString(line.name),
                                       QString::fromStdString(expressionText(line.expression)));
    return steps.join("; ");
}

}  // namespace

class CostDerivationTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void everyFormulaHasItsValue() {
        RandomCases random;
        constexpr std::array kEnds{1, 2, 5, 40, 1'000'000};
        for (int i = 0; i < RandomCases::kCount; ++i) {
            const CostOptions setting{.n = random.whole(1, kEnds[std::size_t(random.whole(0, 4))]),
                                      .d = random.whole(1, random.whole(0, 1) ? 100'000 : 6),
                                      .kernel = random.whole(1, random.whole(0, 1) ? 63 : 3),
                                      .radius = random.whole(0, random.whole(0, 1) ? 4096 : 3),
                                      .projections = random.whole(0, 1) == 1,
                                      .flops = random.whole(0, 1) == 1,
                                      .training = random.whole(0, 1) == 1};
            for (const CostColumn column : kCostColumns) {
                const auto architecture = Architecture(random.whole(0, 5));
                const Derivation derivation = costDerivation(architecture, column, setting);
                const QString fault = faultOf(derivation, costValue(layerCost(architecture, setting), column), differs);
                QVERIFY2(fault.isEmpty(), qPrintable(QString("n %1 d %2 k %3 radius %4: %5")
                                                         .arg(setting.n)
                                                         .arg(setting.d)
                                                         .arg(setting.kernel)
                                                         .arg(setting.radius)
                                                         .arg(fault)));
            }
        }
    }

    void withNumbers_data() {
        QTest::addColumn<int>("layer");
        QTest::addColumn<int>("column");
        QTest::addColumn<CostOptions>("setting");
        QTest::addColumn<QString>("formula");
        QTest::addColumn<QString>("steps");
        using enum Architecture;
        const auto row = [](const char* name, Architecture layer, CostColumn column, const CostOptions& setting,
                            const char* formula, const char* steps) {
            QTest::newRow(name) << int(layer) << int(column) << setting << QString(formula) << QString(steps);
        };
        const CostOptions usual;
        row("term", Attention, CostColumn::Term, usual, "n^2 d = 60^2 * 32 = 115200",
            "pairs of query and key: n^2; for each pair: d; value: 60^2 * 32");
        row("neighbourhood", Restricted, CostColumn::Term, usual, "r n d = 9 * 60 * 32 = 17280",
            "keys of a query: r = min(2 rho + 1, n); pairs of query and key: r n; for each pair: d; value: 9 * 60 * "
            "32");
        row("training with projections", Attention, CostColumn::Exact,
            {.projections = true, .flops = true, .training = true}, "12 * 60^2 * 32 + 24 * 60 * 32^2 = 2856960",
            "three projections: 3n d^2; score products: n^2 d; weighted-sum products: n^2 d; output projection: n d^2; "
            "multiply-adds: 184320 + 115200 + 115200 + 61440; as FLOPs: 2 * 476160; forward and backward: 3 * 952320");
        row("pairs at the ends", Restricted, CostColumn::Exact, usual, "2 * 32 * 520 = 33280",
            "pairs of query and key: n (2 rho + 1) - rho (rho + 1); score products: 32 * 520; "
            "weighted-sum products: 32 * 520; multiply-adds: 16640 + 16640");
        row("kept pairs", Restricted, CostColumn::Memory, usual, "8 * (60 * 32 + 520) = 19520",
            "input: n d; weights: n (2 rho + 1) - rho (rho + 1); numbers kept: 1920 + 520; bytes: 8 * 2440");
        row("memory", Recurrent, CostColumn::Memory, usual, "8 * 2n d = 8 * 2 * 60 * 32 = 30720",
            "input: n d; states: n d; numbers kept: 1920 + 1920; bytes: 8 * 3840");
        row("no path", Convolution, CostColumn::Path, {.kernel = 1}, "inf", "reach of a layer: k - 1; value: inf");
        row("no reach", Restricted, CostColumn::Path, {.radius = 0}, "inf", "reach of a layer: 2 rho; value: inf");
        row("logarithm", Dilated, CostColumn::Path, usual, "log_k(n) = log_3(60) = 3.727", "value: log_3(60)");
        row("one step", Attention, CostColumn::Sequential, usual, "1", "value: 1");
        row("all digits", Convolution, CostColumn::Term, {.n = 1'000'000, .d = 100'000, .kernel = 63},
            "k n d^2 = 63 * 1000000 * 100000^2 = 630000000000000000",
            "for each token: k d^2; value: 63 * 1000000 * 100000^2");
    }
    void withNumbers() {
        QFETCH(const int, layer);
        QFETCH(const int, column);
        QFETCH(const CostOptions, setting);
        const Derivation derivation = costDerivation(Architecture(layer), CostColumn(column), setting);
        QTEST(QString::fromStdString(expressionText(derivation.numeric())), "formula");
        QTEST(stepsOf(derivation), "steps");
    }

    /// The layers told beside a path are those that a search through the graph finds.
    void layersToBothEnds() {
        for (const Architecture architecture :
             {Architecture::Convolution, Architecture::Dilated, Architecture::Recurrent, Architecture::Bidirectional,
              Architecture::Attention, Architecture::Restricted})
            for (const std::int64_t n : {1, 2, 3, 5, 9, 26, 27, 28, 64})
                for (const std::int64_t kernel : {2, 3, 4, 9})
                    for (const std::int64_t radius : {1, 2, 4, 40}) {
                        const CostOptions setting{.n = n, .d = 3, .kernel = kernel, .radius = radius};
                        const Derivation derivation = costDerivation(architecture, CostColumn::Path, setting);
                        const Network network{
                            .architecture = architecture, .tokens = n, .kernel = kernel, .radius = radius};
                        QCOMPARE(findLine(derivation, "until some output sees both ends")->value,
                                 tokenDistance(network, PathKind::SomeOutput, 0, n - 1));
                    }
    }

    /// The other reading, and how much more than the lowest.
    void context() {
        const Derivation term = costDerivation(Architecture::Attention, CostColumn::Term, {});
        QCOMPARE(findLine(term, "exact count")->value, 230400.0);
        QCOMPARE(findLine(term, "times the lowest")->value, 115200.0 / 17280.0);
        const Derivation exact = costDerivation(Architecture::Restricted, CostColumn::Exact, {.training = true});
        QCOMPARE(findLine(exact, "term")->value, 17280.0);
        QCOMPARE(findLine(exact, "times the lowest")->value, 1.0);
        const Derivation path = costDerivation(Architecture::Convolution, CostColumn::Path, {.n = 5});
        QCOMPARE(findLine(path, "until some output sees both ends")->value, 2.0);
        // Nothing is no number of times nothing.
        QVERIFY(!findLine(costDerivation(Architecture::Recurrent, CostColumn::Parameters, {}), "times the lowest"));
    }
};

ATTENTION_TEST(CostDerivationTest, NoApplication)
#include "cost_derivation_test.moc"
