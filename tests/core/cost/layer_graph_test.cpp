#include "core/cost/layer_graph.h"

#include <array>
#include <cmath>
#include <limits>

#include <QFile>

#include "core/cost/layer_cost.h"
#include "core/scene/parameters.h"
#include "tests/core/refusal.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();
constexpr auto kSomeOutput = PathKind::SomeOutput;
constexpr auto kDependency = PathKind::Dependency;
/// Sizes of the exhaustive comparison.
constexpr Index kMaxGraphSize = 64;
constexpr Index kMaxKernel = 9;
constexpr Index kMaxRadius = 8;
/// Sizes where all that is reached is followed node by node.
constexpr Index kFewTokens = 14;

constexpr std::array kAll{Architecture::Convolution,   Architecture::Dilated,   Architecture::Recurrent,
                          Architecture::Bidirectional, Architecture::Attention, Architecture::Restricted};

/// Calls body for each network of these tokens: with each kernel or radius where there is one.
template <typename Body>
void eachNetwork(Index tokens, Body body) {
    for (const Architecture architecture : kAll) {
        const bool hasKernel = architecture == Architecture::Convolution || architecture == Architecture::Dilated;
        const bool hasRadius = architecture == Architecture::Restricted;
        const Index last = hasKernel ? kMaxKernel : hasRadius ? kMaxRadius : 0;
        for (Index size = hasKernel ? 1 : 0; size <= last; ++size) {
            Network network{.architecture = architecture, .tokens = tokens};
            if (hasKernel) network.kernel = size;
            if (hasRadius) network.radius = size;
            body(network);
        }
    }
}

std::vector<PathKind> kindsOf(const Network& network) {
    if (network.architecture == Architecture::Dilated) return {kSomeOutput};
    return {kSomeOutput, kDependency};
}

QByteArray nameOf(const Network& network, PathKind kind) {
    return QByteArray::fromStdString(std::string(architectureName(network.architecture))) +
           (kind == kDependency ? " dependency" : " some-output") + " n " + QByteArray::number(qint64(network.tokens)) +
           " k " + QByteArray::number(qint64(network.kernel)) + " radius " + QByteArray::number(qint64(network.radius));
}

/// ceil(a/b), in floating point, as it is written.
double ceilRatio(Index a, double b) {
    return b == 0 ? kInfinite : std::ceil(double(a) / b);
}

/// The formulas of the two readings, i the input and j the output, written out from their definitions.
double written(const Network& network, PathKind kind, Index i, Index j) {
    if (i == j) return 0;
    const Index apart = std::abs(i - j);
    const auto k = double(network.kernel);
    const auto radius = double(network.radius);
    if (kind == kSomeOutput) switch (network.architecture) {
            case Architecture::Convolution:
                return ceilRatio(apart, k - 1);
            case Architecture::Dilated: {
                if (network.kernel == 1) return kInfinite;
                int layers = 0;
                while (std::pow(k, layers) < double(apart + 1)) ++layers;
                return layers;
            }
            case Architecture::Recurrent:
                return double(apart);
            case Architecture::Bidirectional:
                return ceilRatio(apart, 2);
            case Architecture::Attention:
                return 1;
            case Architecture::Restricted:
                return ceilRatio(apart, 2 * radius);
        }
    switch (network.architecture) {
        case Architecture::Convolution:
            if (network.kernel % 2 == 1) return ceilRatio(apart, (k - 1) / 2);
            return i > j ? ceilRatio(i - j, std::floor(k / 2)) : ceilRatio(j - i, std::floor((k - 1) / 2));
        case Architecture::Dilated:
            break;
        case Architecture::Recurrent:
            return j > i ? double(j - i) : kInfinite;
        case Architecture::Bidirectional:
            return double(apart);
        case Architecture::Attention:
            return 1;
        case Architecture::Restricted:
            return ceilRatio(apart, radius);
    }
    return std::nan("");
}

Network sized(Architecture architecture, Index tokens, Index size, int layers = 3) {
    Network network{.architecture = architecture, .tokens = tokens, .layers = layers};
    (architecture == Architecture::Restricted ? network.radius : network.kernel) = size;
    return network;
}

bool isRecurrence(const Network& network) {
    return network.architecture == Architecture::Recurrent || network.architecture == Architecture::Bidirectional;
}

bool holds(const TokenRange& range, Index token) {
    return token >= range.first && token <= range.last && (token - range.first) % range.step == 0;
}

/// Whether output j of `layer` takes token i of the layer below in, from the definitions.
bool isInput(const Network& network, int layer, Index i, Index j) {
    const Index k = network.kernel;
    switch (network.architecture) {
        case Architecture::Convolution:
            return i >= j - (k - 1) / 2 && i <= j + k / 2;
        case Architecture::Dilated: {
            const auto dilation = Index(std::pow(double(k), layer - 1));
            for (Index tap = -((k - 1) / 2); tap <= k / 2; ++tap)
                if (i == j + tap * dilation) return true;
            return false;
        }
        case Architecture::Recurrent:
        case Architecture::Bidirectional:
            return i == j;
        case Architecture::Attention:
            return true;
        case Architecture::Restricted:
            return std::abs(i - j) <= network.radius;
    }
    return false;
}

bool isTimeEdge(const Network& network, Index from, Index to) {
    return to == from + 1 || (network.architecture == Architecture::Bidirectional && to == from - 1);
}

/// What the outputs of one layer depend on in the layer below, those of a recurrence along time as well.
Matrix dependence(const Network& network, int layer) {
    const Index n = network.tokens;
    Matrix depends(n, n);
    for (Index j = 0; j < n; ++j)
        for (Index i = 0; i < n; ++i) {
            bool isOne = isInput(network, layer, i, j);
            if (network.architecture == Architecture::Recurrent) isOne = i <= j;
            if (network.architecture == Architecture::Bidirectional) isOne = true;
            depends(j, i) = isOne ? 1 : 0;
        }
    return depends;
}

/// The distances by following all that depends on a token layer by layer, as many layers as could ever be needed.
Matrix brute(const Network& network, PathKind kind) {
    const Index n = network.tokens;
    Matrix distances = Matrix::Constant(n, n, kInfinite);
    distances.diagonal().setZero();
    Matrix depends = Matrix::Identity(n, n);
    for (int layer = 1; layer <= n; ++layer) {
        Matrix edges(n, n);
        for (Index j = 0; j < n; ++j)
            for (Index i = 0; i < n; ++i) {
                const bool isOne =
                    isRecurrence(network) ? i == j || isTimeEdge(network, i, j) : isInput(network, layer, i, j);
                edges(j, i) = isOne ? 1 : 0;
            }
        depends = (edges * depends).cwiseMin(1);
        const Matrix joined = depends.transpose() * depends;
        for (Index i = 0; i < n; ++i)
            for (Index j = 0; j < n; ++j) {
                const bool isThere = kind == kDependency ? depends(j, i) > 0 : joined(i, j) > 0;
                if (isThere) distances(i, j) = std::min(distances(i, j), double(layer));
            }
    }
    return distances;
}

/// What is wrong with a leg from token `start`: it has to go along edges. Counts its layers, or steps in time.
QByteArray problemOf(const Network& network, const std::vector<NetworkNode>& leg, Index start, double& length) {
    length = 0;
    if (leg.empty() || !(leg.front() == NetworkNode{0, start})) return "does not start at its token";
    for (std::size_t at = 1; at < leg.size(); ++at) {
        const NetworkNode& below = leg[at - 1];
        const NetworkNode& above = leg[at];
        if (above.token < 0 || above.token >= network.tokens) return "leaves the sequence";
        if (above.layer == below.layer) {
            if (!isRecurrence(network) || above.layer != 1 || !isTimeEdge(network, below.token, above.token))
                return "goes along a layer";
            ++length;
        } else {
            if (above.layer != below.layer + 1) return "leaves out a layer";
            if (!isInput(network, above.layer, below.token, above.token)) return "goes where no edge is";
            if (!holds(inputsOf(network, above.layer, above.token), below.token)) return "goes where no input is";
            if (!isRecurrence(network)) ++length;
        }
    }
    return {};
}

}  // namespace

class LayerGraphTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void edgesGoFromInputsToOutputs() {
        for (Index n = 1; n <= kFewTokens; ++n)
            eachNetwork(n, [&](const Network& network) {
                for (int layer = 1; layer <= 4; ++layer)
                    for (Index j = 0; j < n; ++j) {
                        const TokenRange inputs = inputsOf(network, layer, j);
                        QVERIFY(inputs.first >= 0 && inputs.last < n);
                        QCOMPARE((inputs.last - inputs.first) % inputs.step, Index(0));
                        for (Index i = 0; i < n; ++i) QCOMPARE(holds(inputs, i), isInput(network, layer, i, j));
                    }
            });
    }

    void searchFindsWhatTheFormulasSay() {
        for (Index n = 1; n <= kMaxGraphSize; ++n)
            eachNetwork(n, [&](const Network& network) {
                for (const PathKind kind : kindsOf(network)) {
                    const Matrix distances = tokenDistances(network, kind);
                    double longest = 0;
                    for (Index i = 0; i < n; ++i)
                        for (Index j = 0; j < n; ++j) {
                            const double expected = written(network, kind, i, j);
                            longest = std::max(longest, expected);
                            if (distances(i, j) == expected && closedFormDistance(network, kind, i, j) == expected)
                                continue;
                            qWarning("%s: from %d to %d: searched %g, formula %g, expected %g",
                                     nameOf(network, kind).data(), int(i), int(j), distances(i, j),
                                     closedFormDistance(network, kind, i, j), expected);
                            QFAIL("a distance");
                        }
                    QCOMPARE(longestDistance(network, kind), longest);
                }
            });
    }

    void manyTokensAsTheFormulasSay_data() {
        QTest::addColumn<int>("architecture");
        QTest::addColumn<int>("size");
        QTest::newRow("convolution, the smallest kernel") << int(Architecture::Convolution) << 2;
        QTest::newRow("convolution, the largest kernel") << int(Architecture::Convolution) << 63;
        QTest::newRow("dilated, the smallest kernel") << int(Architecture::Dilated) << 2;
        QTest::newRow("dilated, the largest kernel") << int(Architecture::Dilated) << 63;
        QTest::newRow("recurrent") << int(Architecture::Recurrent) << 1;
        QTest::newRow("bidirectional") << int(Architecture::Bidirectional) << 1;
        QTest::newRow("attention") << int(Architecture::Attention) << 1;
        QTest::newRow("restricted, radius 1") << int(Architecture::Restricted) << 1;
        QTest::newRow("restricted, a radius beyond the sequence") << int(Architecture::Restricted) << 4096;
    }

    void manyTokensAsTheFormulasSay() {
        QFETCH(int, architecture);
        QFETCH(int, size);
        // Neither a multiple of the 64 places that are searched together, nor of any kernel.
        constexpr Index kTokens = 1009;
        const Network network = sized(Architecture(architecture), kTokens, size);
        for (const PathKind kind : kindsOf(network)) {
            const Matrix distances = tokenDistances(network, kind);
            Index wrong = 0;
            for (Index i = 0; i < kTokens; ++i)
                for (Index j = 0; j < kTokens; ++j)
                    if (distances(i, j) != written(network, kind, i, j)) ++wrong;
            QCOMPARE(wrong, Index(0));
        }
    }

    void searchFindsWhatFollowingEveryNodeFinds() {
        for (Index n = 1; n <= kFewTokens; ++n)
            eachNetwork(n, [&](const Network& network) {
                for (const PathKind kind : kindsOf(network)) {
                    const Matrix followed = brute(network, kind);
                    if (!(tokenDistances(network, kind) == followed)) {
                        qWarning("%s", nameOf(network, kind).data());
                        QFAIL("distances");
                    }
                }
            });
    }

    void oneDistanceIsThatOfTheMatrix() {
        for (const Index n : {1, 2, 7, 32, 33})
            eachNetwork(n, [&](const Network& network) {
                for (const PathKind kind : kindsOf(network)) {
                    const Matrix distances = tokenDistances(network, kind);
                    for (Index i = 0; i < n; ++i)
                        for (Index j = 0; j < n; ++j) QCOMPARE(tokenDistance(network, kind, i, j), distances(i, j));
                }
            });
    }

    void goldenDistances() {
        QFile file(QStringLiteral(ATTENTION_GOLDEN_DIR "/layer_graph.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        file.readLine();
        int rows = 0;
        Network network;
        PathKind kind = kSomeOutput;
        Matrix distances;
        while (!file.atEnd()) {
            const QList<QByteArray> fields = file.readLine().trimmed().split(',');
            QCOMPARE(fields.size(), 6);
            const auto architecture = std::ranges::find(kAll, fields[0].toStdString(), architectureName);
            QVERIFY(architecture != kAll.end());
            const bool hasKernel = fields[3] != "0" || *architecture == Architecture::Restricted;
            const Network next = sized(*architecture, fields[2].toInt(), hasKernel ? fields[3].toInt() : 1);
            const PathKind nextKind = fields[1] == "dependency" ? kDependency : kSomeOutput;
            if (rows == 0 || !(next == network) || nextKind != kind) {
                network = next;
                kind = nextKind;
                distances = tokenDistances(network, kind);
            }
            const QList<QByteArray> expected = fields[5].split(' ');
            QCOMPARE(Index(expected.size()), network.tokens);
            for (Index j = 0; j < network.tokens; ++j)
                QVERIFY2(distances(fields[4].toInt(), j) == expected[int(j)].toDouble(), fields.join(',').data());
            ++rows;
        }
        QCOMPARE(rows, 1728);
    }

    void theBooksFigure() {
        const Network network{.architecture = Architecture::Convolution, .tokens = 5, .kernel = 3};
        QCOMPARE(tokenDistance(network, kSomeOutput, 0, 4), 2.0);
        QCOMPARE(tokenDistance(network, kDependency, 0, 4), 4.0);
        using Leg = std::vector<NetworkNode>;
        const NetworkPath path = shortestPath(network, kSomeOutput, 0, 4);
        QCOMPARE(path.length, 2.0);
        QCOMPARE(path.requiredLayers, 2);
        QVERIFY(path.firstLeg == (Leg{{0, 0}, {1, 1}, {2, 2}}));
        QVERIFY(path.secondLeg == (Leg{{0, 4}, {1, 3}, {2, 2}}));
        QVERIFY(path.meeting == (NetworkNode{2, 2}));
        const NetworkPath all = shortestPath(network, kDependency, 0, 4);
        QVERIFY(all.firstLeg == (Leg{{0, 0}, {1, 1}, {2, 2}, {3, 3}, {4, 4}}));
        QVERIFY(all.secondLeg.empty());
        QVERIFY(!all.meeting);
        QCOMPARE(all.requiredLayers, 4);
    }

    void infiniteWhereNothingConnects_data() {
        QTest::addColumn<int>("architecture");
        QTest::addColumn<int>("size");
        QTest::addColumn<bool>("isDependency");
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<bool>("isInfinite");
        const auto row = [](const char* name, Architecture architecture, int size, bool isDependency, int from, int to,
                            bool isInfinite) {
            QTest::newRow(name) << int(architecture) << size << isDependency << from << to << isInfinite;
        };
        row("a kernel of one token", Architecture::Convolution, 1, false, 2, 3, true);
        row("a kernel of one token, to itself", Architecture::Convolution, 1, false, 2, 2, false);
        row("a dilated kernel of one token", Architecture::Dilated, 1, false, 2, 3, true);
        row("a radius of nothing", Architecture::Restricted, 0, false, 2, 3, true);
        row("a radius of nothing, dependency", Architecture::Restricted, 0, true, 3, 2, true);
        row("a recurrence back in time", Architecture::Recurrent, 1, true, 3, 2, true);
        row("a recurrence forth in time", Architecture::Recurrent, 1, true, 2, 3, false);
        row("a recurrence, a later output sees both", Architecture::Recurrent, 1, false, 3, 2, false);
        row("both ways in time", Architecture::Bidirectional, 1, true, 3, 2, false);
        row("a kernel of two reaches to the right only", Architecture::Convolution, 2, true, 3, 2, false);
        row("a kernel of two has nothing from the left", Architecture::Convolution, 2, true, 2, 3, true);
        row("a kernel of two, some output", Architecture::Convolution, 2, false, 2, 3, false);
    }

    void infiniteWhereNothingConnects() {
        QFETCH(int, architecture);
        QFETCH(int, size);
        QFETCH(bool, isDependency);
        QFETCH(int, from);
        QFETCH(int, to);
        QFETCH(bool, isInfinite);
        const Network network = sized(Architecture(architecture), 6, size);
        const PathKind kind = isDependency ? kDependency : kSomeOutput;
        QCOMPARE(std::isinf(tokenDistance(network, kind, from, to)), isInfinite);
        const NetworkPath path = shortestPath(network, kind, from, to);
        QCOMPARE(std::isinf(path.length), isInfinite);
        QCOMPARE(path.firstLeg.empty(), isInfinite);
        if (isInfinite) {
            QVERIFY(path.secondLeg.empty());
            QVERIFY(!path.meeting);
            QCOMPARE(path.requiredLayers, 0);
        }
    }

    void evenKernelsReachOneFurtherToTheRight() {
        const Network network{.architecture = Architecture::Convolution, .tokens = 9, .kernel = 4};
        QVERIFY(inputsOf(network, 1, 4) == (TokenRange{3, 6, 1}));
        QCOMPARE(tokenDistance(network, kDependency, 8, 0), 4.0);
        QCOMPARE(tokenDistance(network, kDependency, 0, 8), 8.0);
        QCOMPARE(tokenDistance(network, kSomeOutput, 0, 8), 3.0);
        QCOMPARE(tokenDistance(network, kSomeOutput, 8, 0), 3.0);
    }

    void pathsGoAlongEdges() {
        for (const Index n : {1, 2, 3, 5, 9, 16, 27})
            eachNetwork(n, [&](const Network& network) {
                for (const PathKind kind : kindsOf(network)) {
                    const Matrix distances = tokenDistances(network, kind);
                    for (Index i = 0; i < n; ++i)
                        for (Index j = 0; j < n; ++j) {
                            const NetworkPath path = shortestPath(network, kind, i, j);
                            QCOMPARE(path.length, distances(i, j));
                            if (std::isinf(path.length)) continue;
                            const QByteArray problem = problemOfPath(network, kind, path, i, j);
                            if (problem.isEmpty()) continue;
                            qWarning("%s: from %d to %d", nameOf(network, kind).data(), int(i), int(j));
                            QFAIL(problem);
                        }
                }
            });
    }

    void legsMeetInTheMiddle() {
        for (const Index n : {2, 5, 9, 16, 27})
            eachNetwork(n, [&](const Network& network) {
                for (Index i = 0; i < n; ++i)
                    for (Index j = 0; j < n; ++j) {
                        const NetworkPath path = shortestPath(network, kSomeOutput, i, j);
                        const NetworkPath back = shortestPath(network, kSomeOutput, j, i);
                        QVERIFY(path.firstLeg == back.secondLeg && path.secondLeg == back.firstLeg);
                        const bool isEven = network.architecture != Architecture::Restricted && network.kernel % 2 == 0;
                        if (std::isinf(path.length) || network.architecture == Architecture::Recurrent || isEven ||
                            network.architecture == Architecture::Dilated || (i + j) % 2 != 0)
                            continue;
                        // Windows alike to both sides: one leg mirrors the other.
                        QCOMPARE(path.meeting->token, (i + j) / 2);
                        QCOMPARE(path.firstLeg.size(), path.secondLeg.size());
                        for (std::size_t at = 0; at < path.firstLeg.size(); ++at)
                            QCOMPARE(path.firstLeg[at].token + path.secondLeg[at].token, i + j);
                    }
            });
    }

    void receptiveFieldIsWhatTheOutputDependsOn() {
        for (const Index n : {1, 2, 5, 9, 14, 30})
            for (int layers = 1; layers <= 5; ++layers)
                eachNetwork(n, [&](const Network& shape) {
                    Network network = shape;
                    network.layers = layers;
                    for (Index token = 0; token < n; ++token) {
                        const std::vector<TokenRange> field = receptiveField(network, token);
                        QCOMPARE(field.size(), std::size_t(layers) + 1);
                        Matrix seen = Matrix::Zero(1, n);
                        seen(0, token) = 1;
                        for (int layer = layers; layer >= 0; --layer) {
                            if (layer < layers) seen = (seen * dependence(network, layer + 1)).cwiseMin(1);
                            const TokenRange& range = field[std::size_t(layer)];
                            QVERIFY(range.first >= 0 && range.last < n && (range.last - range.first) % range.step == 0);
                            for (Index place = 0; place < n; ++place)
                                if (holds(range, place) != (seen(0, place) > 0)) {
                                    qWarning("%s: output %d of %d layers, layer %d, place %d",
                                             nameOf(network, kSomeOutput).data(), int(token), layers, layer,
                                             int(place));
                                    QFAIL("a receptive field");
                                }
                        }
                    }
                });
    }

    void dilatedFieldsKeepTheirSteps() {
        const Network network = sized(Architecture::Dilated, 64, 3, 3);
        const std::vector<TokenRange> field = receptiveField(network, 32);
        QVERIFY(field[3] == (TokenRange{32, 32, 1}));
        QVERIFY(field[2] == (TokenRange{23, 41, 9}));
        QVERIFY(field[1] == (TokenRange{20, 44, 3}));
        QVERIFY(field[0] == (TokenRange{19, 45, 1}));
    }

    void derivationsEvaluate() {
        for (const Index n : {1, 2, 6, 11})
            eachNetwork(n, [&](const Network& network) {
                for (const PathKind kind : kindsOf(network))
                    for (Index i = 0; i < n; ++i)
                        for (Index j = 0; j < n; ++j) {
                            const Derivation derivation = distanceDerivation(network, kind, i, j);
                            const double value = written(network, kind, i, j);
                            QVERIFY(derivation.value == value);
                            for (const Expression& formula : {derivation.symbolic, derivation.numeric()})
                                for (const Expression& part : formula.parts)
                                    QVERIFY2(evaluate(part) == value, nameOf(network, kind));
                            for (const auto* lines : {&derivation.steps, &derivation.context})
                                for (const DerivationLine& line : *lines)
                                    QVERIFY2(evaluate(line.expression) == line.value, line.name.data());
                            QCOMPARE(derivation.steps.back().name, std::string("breadth-first search"));
                            QVERIFY(derivation.steps.back().value == value);
                        }
            });
    }

    void derivationTexts_data() {
        QTest::addColumn<int>("architecture");
        QTest::addColumn<int>("size");
        QTest::addColumn<bool>("isDependency");
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<QByteArray>("general");
        QTest::addColumn<QByteArray>("withNumbers");
        const auto row = [](const char* name, Architecture architecture, int size, bool isDependency, int from, int to,
                            const char* general, const char* withNumbers) {
            QTest::newRow(name) << int(architecture) << size << isDependency << from << to << QByteArray(general)
                                << QByteArray(withNumbers);
        };
        using enum Architecture;
        row("convolution", Convolution, 3, false, 0, 4, "D[i, j] = ceil(|i - j|/(k - 1))",
            "D[0, 4] = ceil(|0 - 4|/(3 - 1)) = 2");
        row("convolution, to itself", Convolution, 3, false, 4, 4, "D[i, i] = 0", "D[4, 4] = 0");
        row("convolution, dependency", Convolution, 3, true, 0, 4, "D[i, j] = ceil(|i - j|/((k - 1)/2))",
            "D[0, 4] = ceil(|0 - 4|/((3 - 1)/2)) = 4");
        row("even kernel, from the right", Convolution, 4, true, 4, 0, "D[i, j] = ceil(|i - j|/floor(k/2))",
            "D[4, 0] = ceil(|4 - 0|/floor(4/2)) = 2");
        row("even kernel, from the left", Convolution, 4, true, 0, 4, "D[i, j] = ceil(|i - j|/floor((k - 1)/2))",
            "D[0, 4] = ceil(|0 - 4|/floor((4 - 1)/2)) = 4");
        row("kernel of one", Convolution, 1, false, 0, 4, "D[i, j] = ceil(|i - j|/(k - 1))",
            "D[0, 4] = ceil(|0 - 4|/(1 - 1)) = inf");
        row("dilated", Dilated, 3, false, 0, 8, "D[i, j] = ceil(log_k(|i - j| + 1))",
            "D[0, 8] = ceil(log_3(|0 - 8| + 1)) = 2");
        row("recurrent", Recurrent, 1, false, 4, 0, "D[i, j] = |i - j|", "D[4, 0] = |4 - 0| = 4");
        row("recurrent, forth in time", Recurrent, 1, true, 0, 4, "D[i, j] = j - i", "D[0, 4] = 4 - 0 = 4");
        row("recurrent, back in time", Recurrent, 1, true, 4, 0, "D[i, j] = inf", "D[4, 0] = inf");
        row("bidirectional", Bidirectional, 1, false, 0, 5, "D[i, j] = ceil(|i - j|/2)",
            "D[0, 5] = ceil(|0 - 5|/2) = 3");
        row("attention", Attention, 1, false, 0, 4, "D[i, j] = 1", "D[0, 4] = 1");
        row("restricted", Restricted, 2, false, 0, 5, "D[i, j] = ceil(|i - j|/(2 rho))",
            "D[0, 5] = ceil(|0 - 5|/(2 * 2)) = 2");
        row("restricted, dependency", Restricted, 2, true, 0, 5, "D[i, j] = ceil(|i - j|/rho)",
            "D[0, 5] = ceil(|0 - 5|/2) = 3");
    }

    void derivationTexts() {
        QFETCH(int, architecture);
        QFETCH(int, size);
        QFETCH(bool, isDependency);
        QFETCH(int, from);
        QFETCH(int, to);
        const Derivation derivation = distanceDerivation(sized(Architecture(architecture), 9, size),
                                                         isDependency ? kDependency : kSomeOutput, from, to);
        QTEST(QByteArray::fromStdString(expressionText(derivation.symbolic)), "general");
        QTEST(QByteArray::fromStdString(expressionText(derivation.numeric())), "withNumbers");
    }

    void contextOfADistance() {
        const auto lines = [](const Network& network, PathKind kind, Index from, Index to) {
            QByteArrayList names;
            for (const DerivationLine& line : distanceDerivation(network, kind, from, to).context)
                names += QByteArray::fromStdString(line.name) + " " + QByteArray::number(line.value);
            return names.join("; ");
        };
        QCOMPARE(lines(sized(Architecture::Convolution, 5, 3), kSomeOutput, 0, 4),
                 "output that sees both 2; until the output depends on the input 4; longest distance 2");
        QCOMPARE(lines(sized(Architecture::Dilated, 9, 3), kSomeOutput, 0, 8),
                 "tokens that its outputs see 9; output that sees both 4; longest distance 2");
        QCOMPARE(lines(sized(Architecture::Recurrent, 5, 1), kDependency, 3, 1),
                 "until some output sees both 2; the other way round 2; longest distance inf");
        QCOMPARE(lines(sized(Architecture::Convolution, 5, 1), kSomeOutput, 2, 2),
                 "until the output depends on the input 0; longest distance inf");
    }

    void networkOfAScene() {
        Parameters parameters;
        parameters.n = 12;
        parameters.kernel = 5;
        parameters.layers = 4;
        parameters.architecture = Architecture::Restricted;
        QVERIFY(networkFromParameters(parameters) == (Network{Architecture::Restricted, 12, 5, kDefaultRadius, 4}));
        parameters.radius = 0;
        QCOMPARE(networkFromParameters(parameters).radius, Index(0));
        parameters.n = 1000000;
        QCOMPARE(networkFromParameters(parameters).tokens, kMaxGraphTokens);
    }

    void stopsWhenAsked() {
        std::stop_source source;
        source.request_stop();
        for (const Architecture architecture : kAll)
            QCOMPARE(
                tokenDistances({.architecture = architecture, .tokens = 9}, kSomeOutput, source.get_token()).size(),
                Index(0));
    }

    void memoryIsTold() {
        const Network network{.architecture = Architecture::Convolution, .tokens = 1000};
        QCOMPARE(distancesMemory(network, kDependency), 8e6);
        QCOMPARE(distancesMemory(network, kSomeOutput), 10e6);
    }

    void refuses_data() {
        QTest::addColumn<std::function<void()>>("call");
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const char* name, std::function<void()> call, const char* words) {
            QTest::newRow(name) << std::move(call) << QByteArray(words);
        };
        const Network dilated{.architecture = Architecture::Dilated, .tokens = 5};
        const char* noDependency = "architecture dilated with path-kind dependency leaves pairs without a distance";
        row(
            "dilated, dependency", [=] { tokenDistances(dilated, kDependency); }, noDependency);
        row(
            "dilated, dependency, one", [=] { tokenDistance(dilated, kDependency, 1, 1); }, noDependency);
        row(
            "dilated, dependency, formula", [=] { closedFormDistance(dilated, kDependency, 0, 1); }, noDependency);
        row(
            "dilated, dependency, longest", [=] { longestDistance(dilated, kDependency); }, noDependency);
        row(
            "dilated, dependency, path", [=] { shortestPath(dilated, kDependency, 0, 1); }, noDependency);
        row(
            "dilated, dependency, derivation", [=] { distanceDerivation(dilated, kDependency, 0, 1); }, noDependency);
        row(
            "no tokens", [] { tokenDistances({.tokens = 0}, kSomeOutput); }, "tokens: 0; accepted: 1 ... 4096");
        row(
            "too many tokens", [] { tokenDistances({.tokens = 4097}, kSomeOutput); },
            "tokens: 4097; accepted: 1 ... 4096");
        row(
            "no kernel", [] { inputsOf({.tokens = 5, .kernel = 0}, 1, 0); }, "kernel: 0; accepted: 1 or more");
        row(
            "a negative radius", [] { receptiveField({.tokens = 5, .radius = -1}, 0); },
            "radius: -1; accepted: 0 or more");
        row(
            "no layers", [] { receptiveField({.tokens = 5, .layers = 0}, 0); }, "layers: 0; accepted: 1 or more");
        row(
            "a token that is not there", [] { tokenDistance({.tokens = 5}, kSomeOutput, 0, 5); },
            "token: 5; accepted: 0 ... 4");
        row(
            "inputs of a token", [] { inputsOf({.tokens = 5}, 0, 0); }, "layer: 0; accepted: 1 or more");
    }

    void refuses() {
        QFETCH(std::function<void()>, call);
        QFETCH(QByteArray, words);
        QCOMPARE(refusalOf(call), words);
    }

 private:
    static QByteArray problemOfPath(const Network& network, PathKind kind, const NetworkPath& path, Index i, Index j) {
        double first = 0;
        double second = 0;
        const QByteArray ofFirst = problemOf(network, path.firstLeg, i, first);
        if (!ofFirst.isEmpty()) return "the first leg " + ofFirst;
        const int layers = isRecurrence(network) && i != j ? 1 : int(path.length);
        if (path.requiredLayers != layers) return "layers needed";
        if (kind == kDependency) {
            if (!path.secondLeg.empty() || path.meeting) return "something meets";
            if (first != path.length) return "the length";
            return path.firstLeg.back() == NetworkNode{layers, j} ? "" : "the end";
        }
        const QByteArray ofSecond = problemOf(network, path.secondLeg, j, second);
        if (!ofSecond.isEmpty()) return "the second leg " + ofSecond;
        if (std::max(first, second) != path.length) return "the length";
        if (!path.meeting || path.meeting->layer != layers) return "the meeting";
        if (!(path.firstLeg.back() == *path.meeting) || !(path.secondLeg.back() == *path.meeting)) return "do not meet";
        return {};
    }
};

ATTENTION_TEST(LayerGraphTest, NoApplication)
#include "layer_graph_test.moc"
