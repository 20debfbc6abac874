#include <cmath>

#include "core/kernels/kernels.h"
#include "core/models/language_model.h"
#include "tests/core/random_cases.h"
#include "tests/test_class.h"

using namespace attention;

Q_DECLARE_METATYPE(attention::InstructionSet)

/// The kernels of language models beside double precision, with every instruction set.
class LanguageKernelsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void areCloseToDoubles_data() {
        QTest::addColumn<InstructionSet>("set");
        for (const auto set : {InstructionSet::Baseline, InstructionSet::Avx2, InstructionSet::Avx512})
            if (isSupported(set)) QTest::addRow("%s", instructionSetName(set)) << set;
    }
    void areCloseToDoubles() {
        QFETCH(InstructionSet, set);
        const Kernels kernels = kernelSet(set);
        RandomCases cases;
        // Some roundings of float's 6e-8 each; of a product, in proportion to the size of its terms.
        constexpr double tolerance = 1e-6;
        for (int i = 0; i < 400; ++i) {
            const Index count = cases.whole(1, i % 10 == 0 ? 1000 : 70);
            Eigen::RowVectorXf row(count), scale(count), shift(count);
            for (auto* numbers : {&row, &scale, &shift})
                for (float& x : *numbers) x = float(cases.real(-6, 6));
            const Eigen::RowVectorXd exact = row.cast<double>();

            Eigen::RowVectorXf softmax = row;
            kernels.floatSoftmax(softmax.data(), count, 0.5f);
            const Eigen::ArrayXd powers = (0.5 * (exact.array() - exact.maxCoeff())).exp();
            QVERIFY(((softmax.cast<double>().array().transpose() - powers / powers.sum()).abs() <= tolerance).all());

            for (const bool isExact : {false, true}) {
                Eigen::RowVectorXf gelu = row;
                kernels.gelu(gelu.data(), shift.data(), count, isExact);
                for (Index j = 0; j < count; ++j) {
                    const double x = double(row(j) + shift(j));
                    const double inner = std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x);
                    const double factor = isExact ? std::erfc(-x / std::sqrt(2.0)) / 2 : (1 + std::tanh(inner)) / 2;
                    QVERIFY(std::abs(double(gelu(j)) - x * factor) <= tolerance * std::abs(x));
                }
            }

            Eigen::RowVectorXf norm(count);
            kernels.floatNorm(row.data(), scale.data(), shift.data(), 1e-2f, count, norm.data());
            const Eigen::RowVectorXd centred = exact.array() - exact.mean();
            const double deviation = std::sqrt(centred.squaredNorm() / double(count) + 1e-2);
            const Eigen::RowVectorXd wanted =
                centred.cwiseProduct(scale.cast<double>()) / deviation + shift.cast<double>();
            QVERIFY((norm.cast<double>() - wanted).cwiseAbs().maxCoeff() <= 50 * tolerance);

            const Index n = cases.whole(0, 30), k = cases.whole(0, i % 10 == 0 ? 600 : 40), m = cases.whole(0, 90);
            const FloatMatrix a = FloatMatrix::NullaryExpr(n, k, [&] { return float(cases.real(-1, 1)); });
            const FloatMatrix b = FloatMatrix::NullaryExpr(k, m, [&] { return float(cases.real(-1, 1)); });
            const FloatMatrix turned = b.transpose();
            const Matrix product = a.cast<double>() * b.cast<double>();
            for (const bool isTransposed : {false, true}) {
                FloatMatrix out = FloatMatrix::Constant(n, m, 1e30f);
                kernels.floatProduct({a.data(), k}, {isTransposed ? turned.data() : b.data(), isTransposed ? k : m},
                                     isTransposed, out.data(), m, n, k, m);
                if (out.size() > 0)
                    QVERIFY((out.cast<double>() - product).cwiseAbs().maxCoeff() <= tolerance * double(k + 1) / 4);
            }
        }
    }

    void extremes() {
        Eigen::RowVectorXf row{{-1e30f, 0.f, -200.f, 1e4f}};
        const Eigen::RowVectorXf zero = Eigen::RowVectorXf::Zero(4);
        Eigen::RowVectorXf softmax = row;
        kernels().floatSoftmax(softmax.data(), 4, 1);
        QCOMPARE(softmax, (Eigen::RowVectorXf{{0.f, 0.f, 0.f, 1.f}}));
        for (const bool isExact : {false, true}) {
            Eigen::RowVectorXf gelu = row.tail(3);
            kernels().gelu(gelu.data(), zero.data(), 3, isExact);
            QCOMPARE(gelu(0), 0.f);
            QVERIFY(std::abs(gelu(1)) < 1e-30f);
            QCOMPARE(gelu(2), 1e4f);
        }
    }
};

ATTENTION_TEST(LanguageKernelsTest, attention::NoApplication)
#include "language_kernels_test.moc"
