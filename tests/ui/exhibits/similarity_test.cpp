#include <algorithm>

#include "tests/test_class.h"
#include "tests/ui/exhibits/drawn_text.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/parts/parts_figure.h"

using namespace attention;

namespace {

QStringList textsOf(const Scene& scene, QSize size = {800, 520}) {
    const auto figure = shownFigure(similarity(), scene, size);
    DrawnText drawn(size);
    QCPPainter painter(&drawn);
    figure->paint(painter, size);
    return drawn.text().split(u'\n');
}

}  // namespace

class SimilarityPageTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    void curvesAreNamed() {
        Scene scene = presetScene(similarity(), kStartPreset);
        scene.parameters.show = kShowAll;
        const QStringList texts = textsOf(scene, {1100, 640});
        for (const char* name : {"from position 12", "from other positions",
                                 "the highest side peaks: \u03B4 = \u00B16, \u00B112, \u00B119"})
            QVERIFY2(texts.join(QString()).contains(QString::fromUtf8(name)), qPrintable(texts.join(u'\n')));
        // Without a row there is one curve.
        QVERIFY(!textsOf(sceneWith(similarity(), {{"n", "40"}})).contains("from other positions"));
    }

    /// The picture that opens the page says three times at the diagonal and once at the curve what the similarity of
    /// its offset is.
    void theStartNamesItsOffset() {
        const QStringList texts = textsOf(presetScene(similarity(), kStartPreset), {766, 570});
        QCOMPARE(texts.count("10.5"), 4);
        for (const char* text : {"from position", "from other", "side peaks"})
            QVERIFY2(!texts.join(u'\n').contains(text), qPrintable(texts.join(u'\n')));
        // Backwards it is as far.
        Scene back = presetScene(similarity(), kStartPreset);
        std::swap(back.parameters.row, back.parameters.column);
        QCOMPARE(textsOf(back, {766, 570}).count("10.5"), 4);
    }

    /// Alone the similarities have a scale that begins at the least of them; beside the rest it begins at 0.
    void coloursBeginAtTheLeast_data() {
        QTest::addColumn<std::string>("show");
        QTest::addColumn<bool>("beginsAtLeast");
        QTest::newRow("the matrix and its curve") << std::string("map") << true;
        QTest::newRow("everything") << std::string(kShowAll) << false;
    }
    void coloursBeginAtTheLeast() {
        QFETCH(std::string, show);
        QFETCH(bool, beginsAtLeast);
        Scene scene = presetScene(similarity(), kStartPreset);
        scene.parameters.show = show;
        const auto figure = shownFigure(similarity(), scene, {766, 570});
        const auto scales = dynamic_cast<PartsFigure&>(*figure).colourScales();
        QCOMPARE(scales.size(), std::size_t(1));
        const Matrix gram = matrixOf(evaluateScene(similarity(), scene).table("gram"));
        QCOMPARE(scales[0].low, beginsAtLeast ? gram.minCoeff() : 0.0);
        QCOMPARE(scales[0].high, 16.0);
    }

    void theMatrixIsNamedAsInTheFormula_data() {
        QTest::addColumn<QString>("measure");
        QTest::addColumn<QString>("letter");
        QTest::addColumn<QString>("heading");
        QTest::newRow("dot") << QStringLiteral("dot") << QStringLiteral("<i>S</i>") << QStringLiteral("𝑆");
        QTest::newRow("cosine") << QStringLiteral("cosine") << QStringLiteral("<i>C</i>") << QStringLiteral("𝐶");
        QTest::newRow("euclidean") << QStringLiteral("euclidean") << QStringLiteral("<i>D</i>") << QStringLiteral("𝐷");
    }
    void theMatrixIsNamedAsInTheFormula() {
        QFETCH(QString, measure);
        QFETCH(QString, letter);
        QFETCH(QString, heading);
        const std::string value = measure.toStdString();
        const Scene scene = sceneWith(similarity(), {{"similarity-measure", value.c_str()}, {"show", "all"}});
        const QString seen = evaluateScene(similarity(), scene).caption().observation;
        QVERIFY2(seen.contains(letter), qPrintable(seen));
        const QStringList texts = textsOf(scene, {1100, 640});
        const bool isNamed = std::ranges::any_of(texts, [&](const QString& text) { return text.startsWith(heading); });
        QVERIFY2(isNamed, qPrintable(texts.join(u'|')));
    }

    void theOffsetOfACellIsItsColumnLessItsRow_data() {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QByteArray>("column");
        QTest::addColumn<QString>("tag");
        QTest::newRow("a later position") << QByteArray("12") << QByteArray("20") << QStringLiteral("δ = 8");
        QTest::newRow("an earlier position") << QByteArray("20") << QByteArray("12") << QStringLiteral("δ = \u22128");
    }
    void theOffsetOfACellIsItsColumnLessItsRow() {
        QFETCH(QByteArray, row);
        QFETCH(QByteArray, column);
        QFETCH(QString, tag);
        const QStringList texts = textsOf(
            sceneWith(similarity(), {{"row", row.constData()}, {"column", column.constData()}, {"show", "all"}}),
            {1100, 640});
        QVERIFY2(texts.contains(tag), qPrintable(texts.join(u'|')));
    }

    void anOffsetHasItsEmbedding_data() {
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("box");
        QTest::newRow("near") << 14 << QStringLiteral("2");
        QTest::newRow("far") << 30 << QStringLiteral("\u2265 4");
        QTest::newRow("far before") << 0 << QStringLiteral("\u2264 \u22124");
    }
    void anOffsetHasItsEmbedding() {
        QFETCH(int, column);
        QFETCH(QString, box);
        const QString number = QString::number(column);
        const std::string text = number.toStdString();
        const QStringList marked =
            textsOf(sceneWith(similarity(), {{"n", "40"}, {"row", "12"}, {"column", text.c_str()}}));
        const QStringList plain = textsOf(sceneWith(similarity(), {{"n", "40"}}));
        // The marked box is written once more.
        QCOMPARE(marked.count(box), plain.count(box) + 1);
    }
};

ATTENTION_TEST(SimilarityPageTest, QApplication)

#include "similarity_test.moc"
