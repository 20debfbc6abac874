#include "core/attention/convolution_study.h"

#include <cmath>

#include "core/scene/scene.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Sums of some dozen products in another order.
constexpr double kOfParts = 1e-12;

}  // namespace

class ConvolutionStudyTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void partsAddUpToTheOutputs_data() {
        QTest::addColumn<Index>("kernel");
        QTest::addColumn<bool>("isPadded");
        QTest::addColumn<Index>("first");
        QTest::addColumn<Index>("count");
        QTest::newRow("all heads") << Index(3) << true << Index(0) << Index(3);
        QTest::newRow("some of them") << Index(9) << true << Index(2) << Index(5);
        QTest::newRow("wider than the sequence") << Index(15) << true << Index(10) << Index(5);
        QTest::newRow("without tokens of zeros") << Index(4) << false << Index(0) << Index(4);
        QTest::newRow("one head") << Index(1) << true << Index(0) << Index(1);
    }
    void partsAddUpToTheOutputs() {
        QFETCH(Index, kernel);
        QFETCH(bool, isPadded);
        QFETCH(Index, first);
        QFETCH(Index, count);
        Scene scene;
        scene.parameters.n = 7;
        scene.parameters.d = 4;
        scene.parameters.kernel = kernel;
        scene.parameters.alpha = 2;
        if (!isPadded) scene.parameters.padding = PaddingMode::None;
        const auto study = studyConvolution(scene);
        for (Index position = 0; position < 7; ++position) {
            const PositionParts parts = study->partsAt(position, first, count);
            QCOMPARE(parts.weights.rows(), count + (count < kernel ? 1 : 0));
            const auto isSum = [&](const Matrix& rows, const Matrix& output) {
                return (rows.colwise().sum() - output.row(position)).cwiseAbs().maxCoeff() < kOfParts;
            };
            QVERIFY(isSum(parts.heads, study->heads->attention));
            QVERIFY(isSum(parts.kernel, study->heads->convolution));
            QCOMPARE(Matrix(parts.weights.row(0)), Matrix(study->heads->headWeights(first).row(position)));
            QVERIFY(std::abs(parts.weights.sum() - double(kernel)) < kOfParts);
        }
    }
};

ATTENTION_TEST(ConvolutionStudyTest, NoApplication)
#include "convolution_study_test.moc"
