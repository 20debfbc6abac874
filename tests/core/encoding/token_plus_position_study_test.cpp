#include "core/encoding/token_plus_position_study.h"

#include <algorithm>
#include <cmath>

#include "core/io/table.h"
#include "core/scene/scene.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

Scene sentence(bool scaled, double dropout) {
    Scene scene;
    scene.parameters.tokens = "the cat saw the other cat";
    scene.parameters.n = 6;
    scene.parameters.d = 9;
    scene.parameters.scaleEmbedding = scaled;
    scene.parameters.embeddingDropout = dropout;
    return scene;
}

}  // namespace

class TokenPlusPositionStudyTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void repeatedWordsAreGrouped() {
        const auto study = std::make_shared<const TokenPlusPositionStudy>(sentence(false, 0));
        QCOMPARE(study->duplicateGroups, (std::vector<std::vector<Index>>{{0, 3}, {1, 5}}));
        QCOMPARE(study->duplicatesOf(5), &study->duplicateGroups[1]);
        QCOMPARE(study->duplicatesOf(2), nullptr);
    }

    void rowsDiffer_data() {
        QTest::addColumn<bool>("scaled");
        QTest::addColumn<double>("dropout");
        QTest::newRow("as they are") << false << 0.0;
        QTest::newRow("scaled") << true << 0.0;
        QTest::newRow("after dropout") << true << 0.4;
    }
    void rowsDiffer() {
        QFETCH(bool, scaled);
        QFETCH(double, dropout);
        const auto study = std::make_shared<const TokenPlusPositionStudy>(sentence(scaled, dropout));
        // From the derivations, which go another way.
        double expected = 0;
        for (Index column = 0; column < 9; ++column)
            expected = std::max(expected, std::abs(study->derivation({0, column, "sum"}).value -
                                                   study->derivation({3, column, "sum"}).value));
        constexpr double kOfSum = 1e-14;
        QVERIFY(std::abs(study->largestDifference(0, 3) - expected) <= kOfSum);
        QCOMPARE(study->largestDifference(2, 2), 0.0);
        QVERIFY(dropout > 0 || expected > 0.1);
    }

    void scaleIsTheRootOfTheWidth() {
        QCOMPARE(TokenPlusPositionStudy(sentence(true, 0)).scale(), 3.0);
        QCOMPARE(TokenPlusPositionStudy(sentence(false, 0)).scale(), 1.0);
    }

    void tablesShareTheStudy() {
        auto study = std::make_shared<const TokenPlusPositionStudy>(sentence(false, 0));
        const Table table = study->table("X");
        QCOMPARE(std::get<MatrixTable>(table).values.get(), &study->values.embeddings);
        study.reset();
        QCOMPARE(std::get<MatrixTable>(table).values->rows(), Index{6});
    }
};

ATTENTION_TEST(TokenPlusPositionStudyTest, NoApplication)
#include "token_plus_position_study_test.moc"
