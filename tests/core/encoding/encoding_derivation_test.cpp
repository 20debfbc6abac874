#include "core/encoding/encoding_derivation.h"

#include <algorithm>
#include <cmath>

#include "core/encoding/encoding_table.h"
#include "tests/core/random_cases.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Sums of some dozen products, relative to the largest number on the way.
constexpr double kLineTolerance = 1e-11;

EncodingOptions randomSetup(RandomCases& cases) {
    EncodingOptions setup;
    setup.positions = cases.whole(1, 30);
    setup.dimensions = cases.whole(1, 12);
    setup.base = cases.real(1.5, 20000);
    setup.seed = std::uint64_t(cases.whole(0, 1000));
    setup.trainingLength = cases.whole(1, 40);
    setup.heads = cases.whole(1, 16);
    setup.head = cases.whole(0, setup.heads - 1);
    return setup;
}

/// Nothing if every line and every part of the formulas is what it says; else what isn't.
std::string fault(const Derivation& derivation, double value, double scale) {
    const double tolerance = kLineTolerance * (1 + std::abs(scale));
    const auto wrong = [&](const Expression& expression, double expected) {
        std::vector<Expression> parts{expression};
        if (expression.kind == Expression::Kind::Equation) parts = expression.parts;
        for (const Expression& part : parts) {
            const double told = evaluate(part);
            if (told == expected || std::abs(told - expected) <= tolerance) continue;
            return expressionText(part) + " is " + std::to_string(told) + ", not " + std::to_string(expected);
        }
        return std::string();
    };
    if (!(std::abs(derivation.value - value) <= tolerance) && derivation.value != value) return "another value";
    for (const Expression& formula : {derivation.symbolic, derivation.numeric()})
        if (auto what = wrong(formula, value); !what.empty()) return what;
    for (const auto* lines : {&derivation.steps, &derivation.context})
        for (const DerivationLine& line : *lines)
            if (line.word.empty())
                if (auto what = wrong(line.expression, line.value); !what.empty()) return line.name + ": " + what;
    if (derivation.steps.empty()) return "no steps";
    if (derivation.steps.back().value != derivation.value) return "the last step has another value";
    return {};
}

}  // namespace

class EncodingDerivationTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void everyScoreIsExplained() {
        RandomCases cases;
        int compared = 0;
        while (compared < RandomCases::kCount) {
            const EncodingOptions setup = randomSetup(cases);
            for (const EncodingKind kind : kEncodingKinds) {
                const Index n = encodedPositions(kind, setup);
                const EncodingScores all = encodingScores(kind, setup);
                for (int k = 0; k < 8; ++k, ++compared) {
                    const Index i = cases.whole(0, n - 1), j = cases.whole(0, n - 1);
                    const std::string what = fault(encodingScoreDerivation(kind, setup, i, j), all.scores(i, j),
                                                   all.scores.cwiseAbs().maxCoeff() * double(setup.dimensions));
                    QVERIFY2(what.empty(), (std::string(encodingName(kind)) + ": " + what).c_str());
                }
            }
        }
    }

    void everyEntryIsExplained() {
        RandomCases cases;
        int compared = 0;
        while (compared < RandomCases::kCount) {
            const EncodingOptions setup = randomSetup(cases);
            for (const EncodingKind kind : kEncodingKinds) {
                if (!hasTable(kind)) continue;
                const Matrix table = encodingTable(kind, setup);
                for (int k = 0; k < 8; ++k, ++compared) {
                    const Index i = cases.whole(0, table.rows() - 1), c = cases.whole(0, table.cols() - 1);
                    const std::string what = fault(encodingEntryDerivation(kind, setup, i, c), table(i, c), 1);
                    QVERIFY2(what.empty(), (std::string(encodingName(kind)) + ": " + what).c_str());
                }
            }
        }
    }

    void everyMeasureIsExplained() {
        RandomCases cases;
        for (int c = 0; c < 300; ++c) {
            const EncodingOptions setup = randomSetup(cases);
            for (const EncodingKind kind : kEncodingKinds) {
                const EncodingScores sample = encodingScores(kind, setup, comparisonStep(setup.positions));
                const EncodingMetrics measures = encodingMeasures(kind, setup, sample);
                for (const EncodingProperty property : kEncodingProperties) {
                    const double scale = std::max({1.0, measures.largestValue, measures.scores.scale});
                    const std::string what = fault(encodingPropertyDerivation(kind, setup, measures, property),
                                                   measureOf(kind, measures, property), scale * scale);
                    QVERIFY2(what.empty(), (std::string(encodingName(kind)) + ": " + what).c_str());
                }
            }
        }
    }

    void definitionsHold() {
        RandomCases cases;
        for (int c = 0; c < 300; ++c) {
            const EncodingOptions setup = randomSetup(cases);
            for (const EncodingKind kind : kEncodingKinds)
                for (const Expression& formula : encodingDefinition(kind, setup))
                    QVERIFY(std::abs(evaluate(formula.parts[0]) - evaluate(formula)) <= kLineTolerance);
        }
    }

    void formulasRead_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("definition");
        const auto row = [](EncodingKind kind, const char* definition) {
            QTest::newRow(encodingName(kind).data()) << int(kind) << definition;
        };
        row(EncodingKind::None, "s[i, j] = q * k/sqrt(d)");
        row(EncodingKind::Sinusoidal, "s[i, j] = (q + p_i) * (k + p_j)/sqrt(d)");
        row(EncodingKind::Learned, "s[i, j] = (q + p_i) * (k + p_j)/sqrt(d)");
        for (const EncodingKind kind :
             {EncodingKind::Integer, EncodingKind::IntegerScaled, EncodingKind::OneHot, EncodingKind::Binary})
            row(kind, "s[i, j] = (q + p_i W) * (k + p_j W)/sqrt(d)");
        row(EncodingKind::Rotary, "s[i, j] = (R_i q) * (R_j k)/sqrt(d)");
        row(EncodingKind::Alibi, "s[i, j] = q * k/sqrt(d) - m delta");
    }
    void formulasRead() {
        QFETCH(int, kind);
        const auto definition = encodingDefinition(EncodingKind(kind), {});
        QTEST(QString::fromStdString(expressionText(definition[0])), "definition");
        QTEST(QString::fromStdString(expressionText(encodingScoreDerivation(EncodingKind(kind), {}, 0, 0).symbolic)),
              "definition");
    }
};

ATTENTION_TEST(EncodingDerivationTest, NoApplication)
#include "encoding_derivation_test.moc"
