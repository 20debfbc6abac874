#include "core/cost/layer_graph.h"

#include <cmath>
#include <limits>
#include <set>

#include <QFile>
#include <QtTest>

#include "core/cost/layer_cost.h"
#include "tests/core/refusal.h"

using namespace attention;

namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();
constexpr auto kSomeOutput = PathKindChoice::SomeOutput;
constexpr auto kDependency = PathKindChoice::Dependency;
/// Sizes of the exhaustive comparison.
constexpr Index kMostTokens = 64;
constexpr Index kMostKernel = 9;
constexpr Index kMostRadius = 8;
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
        const Index last = hasKernel ? kMostKernel : hasRadius ? kMostRadius : 0;
        for (Index size = hasKernel ? 1 : 0; size <= last; ++size) {
            Network network{.architecture = architecture, .tokens = tokens};
            if (hasKernel) network.kernel = size;
            if (hasRadius) network.radius = size;
            body(network);
        }
    }
}

std::vector<PathKindChoice> kindsOf(const Network& network) {
    if (network.architecture == Architecture::Dilated) return {kSomeOutput};
    return {kSomeOutput, kDependency};
}

QByteArray nameOf(const Network& network, PathKindChoice kind) {
    return QByteArray::fromStdString(std::string(architectureName(network.architecture))) +
           (kind == kDependency ? " dependency" : " some-output") + " n " + QByteArray::number(qint64(network.tokens)) +
           " k " + QByteArray::number(qint64(network.kernel)) + " radius " + QByteArray::number(qint64(network.radius));
}

/// ceil(a/b), in floating point, as it is written.
double ceilRatio(Index a, double b) {
    return b == 0 ? kInfinite : std::ceil(double(a) / b);
}

/// The formulas of the two readings, i the input and j the output, written out from their definitions.
double written(const Network& network, PathKindChoice kind, Index i, Index j) {
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

}  // namespace

class LayerGraphTest : public QObject {
    Q_OBJECT

 private slots:
    void theSearchFindsWhatTheFormulasSay() {
        for (Index n = 1; n <= kMostTokens; ++n)
            eachNetwork(n, [&](const Network& network) {
                for (const PathKindChoice kind : kindsOf(network)) {
                    const Matrix distances = tokenDistances(network, kind);
                    double longest = 0;
                    for (Index i = 0; i < n; ++i)
                        for (Index j = 0; j < n; ++j) {
                            const double expected = written(network, kind, i, j);
                            longest = std::max(longest, expected);
                            if (distances(i, j) == expected && formulaDistance(network, kind, i, j) == expected)
                                continue;
                            qWarning("%s: from %d to %d: searched %g, formula %g, expected %g",
                                     nameOf(network, kind).data(), int(i), int(j), distances(i, j),
                                     formulaDistance(network, kind, i, j), expected);
                            QFAIL("a distance");
                        }
                    QCOMPARE(longestDistance(network, kind), longest);
                }
            });
    }
};

QTEST_APPLESS_MAIN(LayerGraphTest)
#include "layer_graph_test.moc"
