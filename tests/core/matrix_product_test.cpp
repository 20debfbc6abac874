#include "core/matrix_product.h"

#include <cmath>
#include <limits>
#include <stdexcept>

#include "core/kernels/kernels.h"
#include "core/threads.h"
#include "tests/core/random_cases.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// A sum of k products, in whatever order, is off by at most k + 1 roundings of its terms' absolute sum.
double allowedError(Index terms, double absoluteSum) {
    return double(terms + 1) * std::numeric_limits<double>::epsilon() * absoluteSum;
}

Matrix randomMatrix(RandomCases& cases, Index rows, Index columns) {
    Matrix matrix(rows, columns);
    for (Index i = 0; i < matrix.size(); ++i) matrix.data()[i] = cases.real(-1, 1);
    return matrix;
}

/// Whether out is a b, by three loops.
bool isProduct(const MatrixView& a, const MatrixView& b, const MatrixView& out) {
    for (Index i = 0; i < a.rows(); ++i) {
        for (Index j = 0; j < b.cols(); ++j) {
            double sum = 0, absolute = 0;
            for (Index k = 0; k < a.cols(); ++k) {
                sum += a(i, k) * b(k, j);
                absolute += std::abs(a(i, k) * b(k, j));
            }
            // Written so that a NaN fails.
            if (!(std::abs(out(i, j) - sum) <= allowedError(a.cols(), absolute))) return false;
        }
    }
    return true;
}

constexpr double kUntouched = 1e300;

}  // namespace

class MatrixProductTest : public QObject {
    Q_OBJECT

 private slots:
    void cleanup() { setThreadCount(m_before); }

    void shapes_data() {
        QTest::addColumn<Index>("n");
        QTest::addColumn<Index>("k");
        QTest::addColumn<Index>("m");
        const auto row = [](Index n, Index k, Index m, const char* why) {
            QTest::addRow("%d x %d times %d x %d: %s", int(n), int(k), int(k), int(m), why) << n << k << m;
        };
        row(1, 1, 1, "one number");
        row(0, 3, 2, "no rows");
        row(3, 2, 0, "no columns");
        row(3, 0, 2, "no terms, so zeros");
        row(0, 0, 0, "nothing");
        row(4, 4, 4, "pencil and paper");
        row(1, 7, 5, "one row");
        row(5, 7, 1, "one column");
        row(6, 1, 9, "an outer product");
        row(7, 11, 13, "odd");
        row(16, 16, 16, "even");
        row(17, 31, 33, "odd, some blocks");
        row(64, 64, 64, "a page's layer");
        row(129, 257, 67, "beyond one block");
        row(300, 511, 130, "several blocks and threads");
        row(31, 1200, 29, "many terms");
        row(3, 40, 1500, "wide");
        row(1500, 40, 3, "tall");
    }
    void shapes() {
        QFETCH(Index, n);
        QFETCH(Index, k);
        QFETCH(Index, m);
        RandomCases cases(7);
        const Matrix a = randomMatrix(cases, n, k), b = randomMatrix(cases, k, m);
        const Matrix transposed = b.transpose();
        for (const int threads : {1, 2, 3}) {
            setThreadCount(threads);
            Matrix out = Matrix::Constant(n, m, kUntouched);
            product(a, b, out);
            QVERIFY(isProduct(a, b, out));
            out.setConstant(kUntouched);
            productWithTransposed(a, transposed, out);
            QVERIFY(isProduct(a, b, out));
        }
    }

    void rectanglesWhereTheyLie() {
        RandomCases cases;
        for (int i = 0; i < 2000; ++i) {
            const Index n = cases.whole(0, 20), k = cases.whole(0, 20), m = cases.whole(0, 30);
            const Index left = cases.whole(0, 5), top = cases.whole(0, 3), beside = cases.whole(0, 5);
            const Matrix a = randomMatrix(cases, top + n, left + k + beside);
            const Matrix b = randomMatrix(cases, top + k, left + m + beside);
            const Matrix bT = randomMatrix(cases, top + m, left + k + beside);
            const auto aBlock = a.block(top, left, n, k);
            const auto bBlock = b.block(top, left, k, m);
            const auto bTBlock = bT.block(top, left, m, k);
            for (const bool isTransposed : {false, true}) {
                Matrix out = Matrix::Constant(top + n + 1, left + m + beside, kUntouched);
                auto block = out.block(top, left, n, m);
                if (isTransposed) {
                    productWithTransposed(aBlock, bTBlock, block, ProductThreads::One);
                    QVERIFY(isProduct(aBlock, Matrix(bTBlock.transpose()), block));
                } else {
                    product(aBlock, bBlock, block, ProductThreads::One);
                    QVERIFY(isProduct(aBlock, bBlock, block));
                }
                block.setConstant(kUntouched);
                QVERIFY((out.array() == kUntouched).all());
            }
        }
    }

    void threadsDoNotMatter() {
        RandomCases cases(11);
        const Matrix a = randomMatrix(cases, 301, 520), b = randomMatrix(cases, 520, 263);
        setThreadCount(1);
        Matrix alone(301, 263), together(301, 263);
        product(a, b, alone);
        setThreadCount(3);
        product(a, b, together);
        QVERIFY(alone == together);
        product(a, b, together, ProductThreads::One);
        QVERIFY(alone == together);
    }

    void everyInstructionSet() {
        RandomCases cases;
        for (int i = 0; i < 300; ++i) {
            const Index n = cases.whole(0, 70), k = cases.whole(0, i % 10 == 0 ? 600 : 40), m = cases.whole(0, 70);
            const Matrix a = randomMatrix(cases, n, k), b = randomMatrix(cases, k, m), transposed = b.transpose();
            Matrix fused(n, m);
            for (Index row = 0; row < n; ++row) {
                for (Index column = 0; column < m; ++column) {
                    double sum = 0;
                    for (Index p = 0; p < k; ++p) sum = std::fma(a(row, p), b(p, column), sum);
                    fused(row, column) = sum;
                }
            }
            for (const auto set : {InstructionSet::Baseline, InstructionSet::Avx2, InstructionSet::Avx512}) {
                if (!isSupported(set)) continue;
                for (const bool isTransposed : {false, true}) {
                    const Matrix& right = isTransposed ? transposed : b;
                    Matrix out = Matrix::Constant(n, m, kUntouched);
                    kernelSet(set).product({a.data(), k}, {right.data(), right.cols()}, isTransposed, out.data(), m, n,
                                           k, m);
                    QVERIFY(isProduct(a, b, out));
                    if (set != InstructionSet::Baseline) QVERIFY(out == fused);
                }
            }
        }
    }

    void infinityAndNaNComeThrough() {
        Matrix a = Matrix::Ones(9, 9), b = Matrix::Ones(9, 9), out(9, 9);
        a(2, 3) = std::numeric_limits<double>::quiet_NaN();
        b(4, 5) = std::numeric_limits<double>::infinity();
        product(a, b, out);
        for (Index i = 0; i < 9; ++i) {
            for (Index j = 0; j < 9; ++j) {
                if (i == 2) QVERIFY(std::isnan(out(i, j)));
                if (i != 2) QCOMPARE(out(i, j), j == 5 ? std::numeric_limits<double>::infinity() : 9.0);
            }
        }
    }

    void shapesThatDoNotFit() {
        const Matrix a = Matrix::Zero(2, 3), b = Matrix::Zero(3, 4), c = Matrix::Zero(4, 4);
        Matrix out(2, 4), small(2, 3);
        QVERIFY_EXCEPTION_THROWN(product(a, c, out), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(product(a, b, small), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(productWithTransposed(a, b, out), std::invalid_argument);
        try {
            product(a, c, out);
        } catch (const std::invalid_argument& error) {
            QCOMPARE(QString(error.what()),
                     QString("the shapes of out = a b do not fit: a is 2 x 3, b is 4 x 4, out is 2 x 4"));
        }
    }

 private:
    const int m_before = threadCount();
};

ATTENTION_TEST(MatrixProductTest, NoApplication)
#include "matrix_product_test.moc"
