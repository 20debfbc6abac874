#include "core/cost/layer_cost.h"

#include <cmath>
#include <limits>
#include <stdexcept>

#include <QFile>

#include "core/scene/parameters.h"
#include "tests/core/random_cases.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Formulas are evaluated with doubles, counts beyond 2^53 are not.
constexpr double kOfFormula = 1e-14;

constexpr std::array kAllArchitectures{Architecture::Convolution,   Architecture::Dilated,   Architecture::Recurrent,
                                       Architecture::Bidirectional, Architecture::Attention, Architecture::Restricted};

/// A number whose products and sums are counted.
struct Counted {
    double value = 0;
    static inline std::int64_t products = 0;
    static inline std::int64_t sums = 0;

    friend Counted operator*(Counted left, Counted right) {
        ++products;
        return {left.value * right.value};
    }
    Counted& operator+=(Counted other) {
        ++sums;
        value += other.value;
        return *this;
    }
};

struct CountedMatrix {
    CountedMatrix(std::int64_t rowCount, std::int64_t columnCount)
        : rows(rowCount), columns(columnCount), cells(std::size_t(rowCount * columnCount), Counted{0.5}) {}
    Counted& operator()(std::int64_t row, std::int64_t column) { return cells[std::size_t(row * columns + column)]; }

    std::int64_t rows;
    std::int64_t columns;
    std::vector<Counted> cells;
};

/// Performs layers with every product that they are made of, and in training those of both gradients.
class ReferenceLayer {
 public:
    explicit ReferenceLayer(const CostOptions& setting)
        : m_setting(setting), n(setting.n), d(setting.d), m_input(setting.n, setting.d) {}

    void run(Architecture architecture) {
        switch (architecture) {
            case Architecture::Convolution:
                return convolve(1);
            case Architecture::Dilated:
                return convolve(m_setting.kernel);
            case Architecture::Recurrent:
                return recur();
            case Architecture::Bidirectional:
                recur();
                return recur();
            case Architecture::Attention:
                return attend(n);
            case Architecture::Restricted:
                return attend(m_setting.radius);
        }
    }

    std::int64_t parameters() const { return m_parameters; }

 private:
    CountedMatrix weights() {
        m_parameters += d * d;
        return {d, d};
    }

    /// sum += left . right; its gradients take one product each.
    void multiplyAdd(Counted& sum, Counted& left, Counted& right) const {
        Counted gradient{1};
        sum += left * right;
        if (!m_setting.training) return;
        Counted ofLeft, ofRight;
        ofLeft += gradient * right;
        ofRight += gradient * left;
    }

    CountedMatrix project(CountedMatrix& input, CountedMatrix& by) const {
        CountedMatrix output(input.rows, by.columns);
        for (std::int64_t i = 0; i < input.rows; ++i)
            for (std::int64_t column = 0; column < by.columns; ++column)
                for (std::int64_t c = 0; c < input.columns; ++c)
                    multiplyAdd(output(i, column), input(i, c), by(c, column));
        return output;
    }

    void convolve(std::int64_t dilation) {
        const std::int64_t left = (m_setting.kernel - 1) / 2 * dilation;
        const std::int64_t padding = (m_setting.kernel - 1) * dilation;
        CountedMatrix padded(n + padding, d);
        for (std::int64_t i = 0; i < n; ++i)
            for (std::int64_t c = 0; c < d; ++c) padded(left + i, c) = m_input(i, c);
        CountedMatrix output(n, d);
        for (std::int64_t tap = 0; tap < m_setting.kernel; ++tap) {
            CountedMatrix kernel = weights();
            for (std::int64_t i = 0; i < n; ++i)
                for (std::int64_t column = 0; column < d; ++column)
                    for (std::int64_t c = 0; c < d; ++c)
                        multiplyAdd(output(i, column), padded(i + tap * dilation, c), kernel(c, column));
        }
    }

    void recur() {
        CountedMatrix ofInput = weights();
        CountedMatrix ofState = weights();
        CountedMatrix state(1, d);
        for (std::int64_t i = 0; i < n; ++i) {
            CountedMatrix token(1, d);
            for (std::int64_t c = 0; c < d; ++c) token(0, c) = m_input(i, c);
            CountedMatrix fromInput = project(token, ofInput);
            CountedMatrix fromState = project(state, ofState);
            for (std::int64_t c = 0; c < d; ++c)
                state(0, c).value = std::tanh(fromInput(0, c).value + fromState(0, c).value);
        }
    }

    void attend(std::int64_t radius) {
        CountedMatrix queries = m_input, keys = m_input, values = m_input;
        if (m_setting.projections)
            for (CountedMatrix* projected : {&queries, &keys, &values}) {
                CountedMatrix by = weights();
                *projected = project(m_input, by);
            }
        CountedMatrix output(n, d);
        for (std::int64_t i = 0; i < n; ++i)
            for (std::int64_t j = 0; j < n; ++j) {
                if (std::abs(i - j) > radius) continue;
                Counted score;
                for (std::int64_t c = 0; c < d; ++c) multiplyAdd(score, queries(i, c), keys(j, c));
                for (std::int64_t c = 0; c < d; ++c) multiplyAdd(output(i, c), score, values(j, c));
            }
        if (!m_setting.projections) return;
        CountedMatrix by = weights();
        project(output, by);
    }

    CostOptions m_setting;
    std::int64_t n, d;
    CountedMatrix m_input;
    std::int64_t m_parameters = 0;
};

QString told(Architecture architecture, const CostOptions& s) {
    return QString("%1 n %2 d %3 k %4 radius %5 projections %6 flops %7 training %8")
        .arg(QString::fromStdString(std::string(architectureName(architecture))))
        .arg(s.n)
        .arg(s.d)
        .arg(s.kernel)
        .arg(s.radius)
        .arg(s.projections)
        .arg(s.flops)
        .arg(s.training);
}

CostOptions randomSetting(RandomCases& random, std::int64_t mostTokens, std::int64_t mostWidth) {
    return {.n = random.whole(1, mostTokens),
            .d = random.whole(1, mostWidth),
            .kernel = random.whole(1, 63),
            .radius = random.whole(0, random.whole(0, 1) ? 8 : 4096),
            .projections = random.whole(0, 1) == 1,
            .flops = random.whole(0, 1) == 1,
            .training = random.whole(0, 1) == 1};
}

std::optional<Architecture> named(const QByteArray& name) {
    return findChoice<Architecture>(name.toStdString());
}

}  // namespace

class LayerCostTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void workedNumbers() {
        const CostOptions setting{.n = 60, .d = 32, .kernel = 3, .radius = 4};
        const std::vector<LayerCost> costs = layerCosts(setting);
        QCOMPARE(costs.size(), kComparedArchitectures.size());
        for (std::size_t i = 0; i < costs.size(); ++i) QCOMPARE(costs[i].architecture, kComparedArchitectures[i]);
        const auto terms = [&](std::size_t i) { return countText(costs[i].term); };
        QCOMPARE(terms(0), std::string("184320"));
        QCOMPARE(terms(1), std::string("184320"));
        QCOMPARE(terms(2), std::string("61440"));
        QCOMPARE(terms(3), std::string("115200"));
        QCOMPARE(terms(4), std::string("17280"));
        const auto exact = [&](std::size_t i) { return countText(costs[i].exact); };
        QCOMPARE(exact(0), std::string("184320"));
        QCOMPARE(exact(2), std::string("122880"));
        QCOMPARE(exact(3), std::string("230400"));
        // 2 . 32 . (60 . 9 - 4 . 5)
        QCOMPARE(exact(4), std::string("33280"));
        QCOMPARE(costs[0].path, 20.0);
        QCOMPARE(costs[1].path, std::log(60.0) / std::log(3.0));
        QCOMPARE(costs[2].path, 60.0);
        QCOMPARE(costs[3].path, 1.0);
        QCOMPARE(costs[4].path, 60.0 / 9.0);
        QCOMPARE(countText(costs[2].sequential), std::string("60"));
        QCOMPARE(countText(costs[4].sequential), std::string("1"));
    }

    /// Each layer performed with a number that counts: all sizes up to 6, all switches.
    void counted_data() {
        QTest::addColumn<int>("layer");
        for (const Architecture architecture : kAllArchitectures)
            QTest::newRow(architectureName(architecture).data()) << int(architecture);
    }
    void counted() {
        QFETCH(const int, layer);
        const auto architecture = Architecture(layer);
        const bool isConvolution = architecture == Architecture::Convolution || architecture == Architecture::Dilated;
        const bool isRestricted = architecture == Architecture::Restricted;
        for (std::int64_t n = 1; n <= 6; ++n)
            for (std::int64_t d = 1; d <= 6; ++d)
                for (std::int64_t kernel = 1; kernel <= (isConvolution ? 7 : 1); ++kernel)
                    for (std::int64_t radius = 0; radius <= (isRestricted ? 7 : 0); ++radius)
                        for (int switches = 0; switches < 8; ++switches) {
                            const CostOptions setting{
                                n, d, kernel, radius, (switches & 1) != 0, (switches & 2) != 0, (switches & 4) != 0};
                            Counted::products = Counted::sums = 0;
                            ReferenceLayer reference(setting);
                            reference.run(architecture);
                            const std::int64_t operations = Counted::products + (setting.flops ? Counted::sums : 0);
                            const LayerCost cost = layerCost(architecture, setting);
                            QVERIFY2(cost.exact == operations, qPrintable(told(architecture, setting)));
                            QVERIFY2(cost.parameters == reference.parameters(),
                                     qPrintable(told(architecture, setting)));
                        }
    }

    /// Against Python's whole numbers, which have no limit.
    void golden() {
        QFile file(ATTENTION_GOLDEN_DIR "/layer_cost.csv");
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        file.readLine();
        int lines = 0;
        for (; !file.atEnd(); ++lines) {
            const QByteArray text = file.readLine().trimmed();
            const QByteArrayList fields = text.split(',');
            QCOMPARE(fields.size(), 10);
            const CostOptions setting{.n = fields[1].toLongLong(),
                                      .d = fields[2].toLongLong(),
                                      .kernel = fields[3].toLongLong(),
                                      .radius = fields[4].toLongLong(),
                                      .projections = fields[5] == "1"};
            const auto architecture = named(fields[0]);
            QVERIFY2(architecture, text.data());
            const LayerCost cost = layerCost(*architecture, setting);
            QCOMPARE(countText(cost.term), fields[6].toStdString());
            QCOMPARE(countText(cost.exact), fields[7].toStdString());
            QCOMPARE(countText(cost.memory), fields[8].toStdString());
            QCOMPARE(countText(cost.parameters), fields[9].toStdString());
        }
        QCOMPARE(lines, 6 * 13 * 2);
    }

    /// What PyTorch keeps for the backward pass of real layers.
    void keptAsByPyTorch() {
        QFile file(ATTENTION_GOLDEN_DIR "/layer_memory.csv");
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        file.readLine();
        int lines = 0;
        for (; !file.atEnd(); ++lines) {
            const QByteArray text = file.readLine().trimmed();
            const QByteArrayList fields = text.split(',');
            QCOMPARE(fields.size(), 6);
            const CostOptions setting{.n = fields[1].toLongLong(),
                                      .d = fields[2].toLongLong(),
                                      .kernel = fields[3].toLongLong(),
                                      .projections = fields[4] == "1"};
            Count numbers = 0;
            for (const SavedActivation& matrix : layerCost(*named(fields[0]), setting).savedActivations)
                numbers += matrix.numbers;
            QVERIFY2(numbers == fields[5].toLongLong(), text.data());
        }
        QCOMPARE(lines, 5 * 3 * 2);
    }

    void restrictedKeepsTheKeysMet() {
        for (std::int64_t n = 1; n <= 12; ++n)
            for (std::int64_t radius = 0; radius <= 14; ++radius) {
                std::int64_t met = 0;
                std::int64_t most = 0;
                for (std::int64_t i = 0; i < n; ++i) {
                    const std::int64_t keys = std::min(n - 1, i + radius) - std::max<std::int64_t>(0, i - radius) + 1;
                    met += keys;
                    most = std::max(most, keys);
                }
                const CostOptions setting{.n = n, .d = 3, .radius = radius};
                QVERIFY(layerCost(Architecture::Restricted, setting).savedActivations.back().numbers == met);
                // At least one query meets r keys where the text is long enough for a whole neighbourhood.
                if (n > 2 * radius) QCOMPARE(neighbourhood(setting), most);
            }
    }

    void radiusOverTheWholeText() {
        for (const std::int64_t radius : {59, 60, 4096}) {
            CostOptions setting{.n = 60, .d = 32, .radius = radius};
            const LayerCost restricted = layerCost(Architecture::Restricted, setting);
            const LayerCost full = layerCost(Architecture::Attention, setting);
            for (const CostColumn column : kCostColumns)
                QCOMPARE(costValue(restricted, column), costValue(full, column));
        }
    }

    void noPath() {
        const CostOptions setting{.n = 5, .d = 2, .kernel = 1, .radius = 0};
        const std::vector<LayerCost> costs = layerCosts(setting);
        for (const std::size_t i : {0, 1, 4}) QCOMPARE(costs[i].path, std::numeric_limits<double>::infinity());
        QCOMPARE(cheapest(costs, CostColumn::Path), (std::vector<bool>{false, false, false, true, false}));
        // Where nothing reaches anything, nothing is the lowest.
        QCOMPARE(cheapest({costs[0], costs[4]}, CostColumn::Path), (std::vector<bool>{false, false}));
    }

    void logarithmsOfPowers() {
        for (std::int64_t k = 2; k <= 63; ++k) {
            std::int64_t n = 1;
            for (int exponent = 0; n <= 1'000'000; ++exponent, n *= k)
                QCOMPARE(layerCost(Architecture::Dilated, {.n = n, .d = 1, .kernel = k}).path, double(exponent));
        }
    }

    void lowest() {
        const std::vector<LayerCost> costs = layerCosts({.n = 32, .d = 32, .kernel = 1, .radius = 16});
        // k n d^2 with k = 1, n d^2, n^2 d and r n d with r = 32 are all the same.
        QCOMPARE(cheapest(costs, CostColumn::Term), std::vector<bool>(5, true));
        QCOMPARE(cheapest(costs, CostColumn::Sequential), (std::vector<bool>{true, true, false, true, true}));
        QCOMPARE(cheapest(costs, CostColumn::Parameters), (std::vector<bool>{false, false, false, true, true}));
        QCOMPARE(cheapest(costs, CostColumn::Exact), (std::vector<bool>{true, true, false, false, false}));
    }

    /// Doubles cannot tell these two apart, counts can.
    void lowestBeyondDoubles() {
        LayerCost low, high;
        low.exact = (Count(1) << 100) + 1;
        high.exact = (Count(1) << 100) + 2;
        QCOMPARE(costValue(low, CostColumn::Exact), costValue(high, CostColumn::Exact));
        QCOMPARE(cheapest({high, low}, CostColumn::Exact), (std::vector<bool>{false, true}));
    }

    /// The parts add up, and every formula has its number.
    void formulas() {
        RandomCases random;
        for (int i = 0; i < RandomCases::kCount; ++i) {
            const CostOptions setting = randomSetting(random, i % 2 ? 1'000'000 : 20, i % 3 ? 100'000 : 20);
            const Architecture architecture = kAllArchitectures[std::size_t(random.whole(0, 5))];
            const LayerCost cost = layerCost(architecture, setting);
            const auto check = [&](const Expression& formula, double value) {
                QVERIFY2(
                    std::abs(evaluate(formula) - value) <= kOfFormula * value,
                    qPrintable(told(architecture, setting) + ": " + QString::fromStdString(expressionText(formula))));
            };
            for (const CostColumn column : kCostColumns)
                if (std::isfinite(costValue(cost, column)))
                    check(costFormula(architecture, column, setting), costValue(cost, column));
            Count whole = 0;
            for (const OperationCount& part : cost.parts) {
                check(part.size, double(part.count));
                whole += part.count * (setting.flops ? 2 : 1) * (setting.training ? 3 : 1);
            }
            QVERIFY(whole == cost.exact);
            Count bytes = 0;
            for (const SavedActivation& matrix : cost.savedActivations) {
                check(matrix.size, double(matrix.numbers));
                bytes += 8 * matrix.numbers;
            }
            QVERIFY(bytes == cost.memory);
        }
    }

    void formulaText_data() {
        QTest::addColumn<int>("layer");
        QTest::addColumn<int>("column");
        QTest::addColumn<CostOptions>("setting");
        QTest::addColumn<QString>("text");
        using enum Architecture;
        const CostOptions usual;
        const CostOptions projected{.projections = true};
        const CostOptions training{.projections = true, .flops = true, .training = true};
        const auto row = [](const char* name, Architecture layer, CostColumn column, const CostOptions& setting,
                            const char* text) {
            QTest::newRow(name) << int(layer) << int(column) << setting << QString(text);
        };
        row("convolution, term", Convolution, CostColumn::Term, usual, "k n d^2");
        row("recurrent, exact", Recurrent, CostColumn::Exact, usual, "2n d^2");
        row("attention, term", Attention, CostColumn::Term, projected, "n^2 d");
        row("attention, exact", Attention, CostColumn::Exact, usual, "2 n^2 d");
        row("attention, projected", Attention, CostColumn::Exact, projected, "2 n^2 d + 4n d^2");
        row("attention, training FLOPs", Attention, CostColumn::Exact, training, "12 n^2 d + 24n d^2");
        row("restricted, term", Restricted, CostColumn::Term, usual, "r n d");
        row("restricted, exact", Restricted, CostColumn::Exact, usual, "2d (n (2 rho + 1) - rho (rho + 1))");
        row("restricted over everything", Restricted, CostColumn::Exact, {.n = 4, .radius = 4}, "2 n^2 d");
        row("restricted to itself", Restricted, CostColumn::Exact, {.radius = 0}, "2n d");
        row("no parameters", Attention, CostColumn::Parameters, usual, "0");
        row("convolution, path", Convolution, CostColumn::Path, usual, "n/k");
        row("recurrent, memory", Recurrent, CostColumn::Memory, usual, "8 * 2n d");
        row("attention, memory", Attention, CostColumn::Memory, projected, "8 * (5n d + n^2)");
    }
    void formulaText() {
        QFETCH(const int, layer);
        QFETCH(const int, column);
        QFETCH(const CostOptions, setting);
        QTEST(QString::fromStdString(expressionText(costFormula(Architecture(layer), CostColumn(column), setting))),
              "text");
    }

    void countsAsText() {
        QCOMPARE(countText(0), std::string("0"));
        QCOMPARE(countText(-7), std::string("-7"));
        const Count most = std::numeric_limits<std::int64_t>::max();
        QCOMPARE(countText(most), std::string("9223372036854775807"));
        QCOMPARE(countText(most * 1'000'000'007), std::string("9223372101418380064983430649"));
        const Count lowestOfAll = -(((Count(1) << 126) - 1) * 2 + 1) - 1;
        QCOMPARE(countText(lowestOfAll), std::string("-170141183460469231731687303715884105728"));
    }

    void outOfRange_data() {
        QTest::addColumn<CostOptions>("setting");
        QTest::newRow("no token") << CostOptions{.n = 0};
        QTest::newRow("too many tokens") << CostOptions{.n = 1'000'001};
        QTest::newRow("no width") << CostOptions{.d = 0};
        QTest::newRow("too wide") << CostOptions{.d = 100'001};
        QTest::newRow("no kernel") << CostOptions{.kernel = 0};
        QTest::newRow("kernel too long") << CostOptions{.kernel = 64};
        QTest::newRow("radius below 0") << CostOptions{.radius = -1};
        QTest::newRow("radius too far") << CostOptions{.radius = 4097};
    }
    void outOfRange() {
        QFETCH(const CostOptions, setting);
        QVERIFY_EXCEPTION_THROWN(layerCost(Architecture::Convolution, setting), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(costFormula(Architecture::Convolution, CostColumn::Term, setting),
                                 std::invalid_argument);
    }

    void settingOfTheParameters() {
        Parameters parameters;
        parameters.n = 12;
        parameters.d = 7;
        parameters.kernel = 5;
        QCOMPARE(costSetting(parameters), (CostOptions{.n = 12, .d = 7, .kernel = 5, .radius = 4}));
        parameters.radius = 0;
        parameters.projections = true;
        parameters.count = OperationUnit::Flop;
        parameters.pass = PassKind::Training;
        QCOMPARE(costSetting(parameters), (CostOptions{12, 7, 5, 0, true, true, true}));
    }
};

ATTENTION_TEST(LayerCostTest, NoApplication)
#include "layer_cost_test.moc"
