#include "core/attention/attention_steps_study.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/drawn_text.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/attention_steps/listing.h"
#include "ui/exhibits/exhibits.h"

using namespace attention;

namespace {

using IsOne = std::function<bool(const CodeListingPart::Line&)>;

/// The lines of which this holds.
QStringList linesOf(const Scene& scene, const IsOne& isOne) {
    CodeListingPart part;
    fillListing(part, *studyAttentionSteps(scene), scene);
    QStringList found;
    for (const CodeListingPart::Line& line : part.lines())
        if (isOne(line)) found += line.code;
    return found;
}
QStringList litIn(const Scene& scene) {
    return linesOf(scene, [](const CodeListingPart::Line& line) { return line.isCurrent; });
}
QStringList madeBy(const Scene& scene, const Cell& cell) {
    return linesOf(scene, [&](const CodeListingPart::Line& line) { return line.makes && line.makes(cell); });
}
QString programOf(const Scene& scene) {
    return linesOf(scene, [](const CodeListingPart::Line&) { return true; }).join('\n');
}

QString drawn(const Scene& scene, QSize size) {
    const auto figure = shownFigure(attentionSteps(), scene, size);
    DrawnText texts(size);
    QCPPainter painter(&texts);
    figure->paint(painter, size);
    return texts.text();
}

}  // namespace

/// The program beside attention step by step is that of the scene, and its light is at the stage that is shown.
class AttentionListingTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        QVERIFY(QCoreApplication::installTranslator(&m_plurals));
    }

    void theLightFollowsTheStage_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("step");
        QTest::addColumn<QStringList>("lit");
        const auto row = [](const char* words, int step, QStringList lit) {
            QTest::addRow("%s, stage %d", words, step) << QString(words) << step << lit;
        };
        const char* masked = "d=8 heads=1 mask=causal";
        row(masked, 1, {"def forward(self, X, mask):", "X = torch.randn(1, 6, 8)  # for the words"});
        row(masked, 2, {"Q = self.W_q(X)", "K = self.W_k(X)", "V = self.W_v(X)"});
        row(masked, 3, {"scores = Q @ K.transpose(-2, -1)"});
        row(masked, 4, {"d_k = K.shape[-1]", "scores = scores / math.sqrt(d_k)"});
        row(masked, 5, {"scores.masked_fill_(~mask, -math.inf)", "mask = torch.ones(6, 6).tril().bool()"});
        row(masked, 6, {"A = scores.softmax(dim=-1)"});
        row(masked, 7, {"O = A @ V"});
        row(masked, 8, {"return self.W_o(O)"});
        // What changes nothing has no line: the light stays at the one before.
        row("d=8 heads=1", 5, {"d_k = K.shape[-1]", "scores = scores / math.sqrt(d_k)"});
        const char* bare = "d=8 attention-projections=off";
        row(bare, 2, {"Q = X", "K = X", "V = X"});
        row(bare, 4, {"scores = Q @ K.transpose(-2, -1)"});
        row(bare, 5, {"scores = Q @ K.transpose(-2, -1)"});
        row(bare, 8, {"return O"});
        row("d=8 attention-projections=off temperature=2", 4, {"scores = scores / 2"});
        const char* several = "d=8 heads=2 memory-tokens=one,two attention-dropout=0.5 temperature=2";
        row(several, 2, {"Q = self.split(self.W_q(X))", "K = self.split(self.W_k(M))", "V = self.split(self.W_v(M))"});
        row(several, 4, {"d_k = K.shape[-1]", "scores = scores / (math.sqrt(d_k) * 2)"});
        row(several, 6, {"A = scores.softmax(dim=-1)", "A = nn.functional.dropout(A, 0.5)"});
        row(several, 8, {"O = O.transpose(1, 2).flatten(2)", "return self.W_o(O)"});
    }
    void theLightFollowsTheStage() {
        QFETCH(QString, words);
        QFETCH(int, step);
        QFETCH(QStringList, lit);
        const Scene scene = sceneOf(attentionSteps(), words + QStringLiteral(" step=%1").arg(step));
        QCOMPARE(litIn(scene), lit);
    }

    void theFrameIsAroundWhatMakesACell() {
        Scene scene = sceneOf(attentionSteps(), "d=8 heads=1");
        QCOMPARE(madeBy(scene, {1, 1, "weights"}), QStringList{"A = scores.softmax(dim=-1)"});
        QCOMPARE(madeBy(scene, {1, 1}), madeBy(scene, {1, 1, "weights"}));
        QCOMPARE(madeBy(scene, {1, 1, "K"}), QStringList{"K = self.W_k(X)"});
        QCOMPARE(madeBy(scene, {1, 1, "W_o"}), QStringList{"self.W_o = nn.Linear(d, d, bias=False)"});
        QCOMPARE(madeBy(scene, {1, 1, "concatenation"}), QStringList{"O = A @ V"});
        // Before its stage a cell stands for that of the stage.
        scene.parameters.step = 3;
        QCOMPARE(madeBy(scene, {1, 1, "weights"}), litIn(scene));
        // Every matrix has a line.
        scene = sceneOf(attentionSteps(), "d=8 heads=2 memory-tokens=one,two mask=causal");
        for (const std::string_view name : kStepsMatrices)
            QVERIFY2(!madeBy(scene, {0, 0, std::string(name)}).isEmpty(), std::string(name).c_str());
    }

    void linesComeAndGoWithTheScene_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("there");
        QTest::addColumn<QStringList>("missing");
        QTest::newRow("plain") << "d=8 heads=1"
                               << QStringList{"class SelfAttention",
                                              "def __init__(self, d):", "Y = SelfAttention(8)(X)",
                                              "Y.shape  # (1, 6, 8)"}
                               << QStringList{"mask", "split", "heads", "dropout", "M ="};
        QTest::newRow("heads") << "d=8 heads=2"
                               << QStringList{"self.heads = heads", "def split(self, X):", "flatten(2)",
                                              "Y = SelfAttention(8, 2)(X)"}
                               << QStringList{"mask"};
        QTest::newRow("without projections") << "d=8 attention-projections=off" << QStringList{"Y = SelfAttention()(X)"}
                                             << QStringList{"W_q", "sqrt", "__init__", "d_k"};
        QTest::newRow("cross") << "d=8 heads=1 memory-tokens=one,two"
                               << QStringList{"class CrossAttention",
                                              "forward(self, X, M):", "M = torch.randn(1, 3, 8)",
                                              "Y = CrossAttention(8)(X, M)", "Y.shape  # (1, 6, 8)"}
                               << QStringList{"SelfAttention"};
        QTest::newRow("lengths") << "tokens= n=4 d=10 heads=5 batch=2 valid-length=3,2 numbers=ones add-position=off"
                                 << QStringList{"lengths = torch.tensor([3, 2])", "lengths = lengths.view(2, 1, 1, 1)",
                                                "mask = torch.arange(4) < lengths", "X = torch.ones(2, 4, 10)",
                                                "Y.shape  # (2, 4, 10)"}
                                 << QStringList{"torch.ones(4, 4)"};
        QTest::newRow("all kinds of masks")
            << "tokens= n=3 d=8 heads=1 mask=causal radius=1 valid-length=2 query-valid-length=1,2,3 masked-cells=1,0"
            << QStringList{"mask = torch.ones(3, 3).tril().triu(-1).bool()",
                           "lengths = torch.tensor([2])",
                           "mask = mask & (torch.arange(3) < lengths)",
                           "lengths = lengths.view(3, 1)",
                           "mask[..., [1], [0]] = False",
                           "-math.inf"}
            << QStringList{"-1e6"};
        QTest::newRow("a radius alone") << "tokens= n=4 d=8 heads=1 radius=1"
                                        << QStringList{"torch.ones(4, 4).tril(1).triu(-1).bool()"} << QStringList{};
        QTest::newRow("a mask that hides nothing")
            << "tokens= n=4 d=8 heads=1 radius=9" << QStringList{} << QStringList{"mask"};
        // A softmax of -inf alone has no value.
        QTest::newRow("all hidden from a query")
            << "tokens= n=3 d=8 heads=1 query-valid-length=0,1,2" << QStringList{"scores.masked_fill_(~mask, -1e6)"}
            << QStringList{"inf"};
        QTest::newRow("long lists") << "tokens= n=12 d=8 heads=1 query-valid-length=1,2,3,4,5,6,7,8,9,10,11,12"
                                    << QStringList{"torch.tensor([1, 2, 3, 4, 5, 6, 7, 8, …])"} << QStringList{"9"};
    }
    void linesComeAndGoWithTheScene() {
        QFETCH(QString, words);
        QFETCH(QStringList, there);
        QFETCH(QStringList, missing);
        const QString program = programOf(sceneOf(attentionSteps(), words));
        for (const QString& text : there) QVERIFY2(program.contains(text), qPrintable(text + " is not in\n" + program));
        for (const QString& text : missing) QVERIFY2(!program.contains(text), qPrintable(text + " is in\n" + program));
    }

    void theProgramStandsBesideEveryMatrix() {
        constexpr QSize kFigure(770, 500);
        const Scene scene = presetScene(attentionSteps(), "listing");
        QVERIFY(scene.parameters.listing);
        Scene last = scene;
        last.parameters.step = 8;
        const auto figure = shownFigure(attentionSteps(), last, kFigure);
        for (const char* matrix : {"X", "Q", "K", "V", "masked", "weights", "head-output", "output"})
            QVERIFY2(figure->markedCellRect({3, 0, matrix}), matrix);
        QVERIFY(figure->droppedItems().isEmpty());
        QVERIFY(drawn(last, kFigure).contains("scores.masked_fill_(~mask, -math.inf)"));
        QVERIFY(!drawn(sceneOf(attentionSteps(), "d=8 heads=1"), kFigure).contains("softmax(dim"));
        // Keys are the arrow keys' way as they are drawn: a row each.
        QCOMPARE(figure->adjacentCell({1, 1, "K"}, 1, 0), (Cell{1, 2, "K"}));
        QVERIFY(!figure->clickActionAt(figure->markedCellRect({3, 0, "X"})->center()));
    }

    void nothingMovesBetweenStages() {
        const auto boxAt = [](int step, const char* matrix) {
            Scene scene = presetScene(attentionSteps(), "listing");
            scene.parameters.step = step;
            return shownFigure(attentionSteps(), scene, {770, 600})->markedCellRect({3, 0, matrix});
        };
        for (const auto& [from, name] : {std::pair{1, "X"}, {2, "K"}, {6, "weights"}, {7, "head-output"}}) {
            const auto last = boxAt(8, name);
            QVERIFY2(last, name);
            for (int step = from; step < 8; ++step) QCOMPARE(boxAt(step, name), last);
        }
    }

    void anySizeIsDrawn_data() {
        QTest::addColumn<QString>("words");
        QTest::newRow("columns") << "d=8 heads=2 token-axis=columns mask=causal";
        QTest::newRow("arrows") << "d=8 heads=1 output-view=arrows";
        QTest::newRow("cross, batch") << "d=8 heads=2 memory-tokens=one,two batch=2";
        QTest::newRow("a matrix W") << "d=8 heads=1 matrix=W_q row=1 column=1";
        QTest::newRow("positions") << "d=8 heads=1 matrix=P row=1 column=1 step=1";
        QTest::newRow("many tokens") << "tokens= n=300 d=4 heads=1 masked-cells=1,2";
    }
    void anySizeIsDrawn() {
        QFETCH(QString, words);
        const Scene scene = sceneOf(attentionSteps(), words + QStringLiteral(" listing=on"));
        for (const QSize size : {QSize(40, 30), QSize(300, 200), QSize(770, 600)}) {
            const auto figure = shownFigure(attentionSteps(), scene, size);
            QVERIFY(!figure->grab().isNull());
        }
        QVERIFY(shownFigure(attentionSteps(), scene, {1400, 1400})->droppedItems().isEmpty());
    }

    void aSmallRoomKeepsThePicture() {
        const auto figure = shownFigure(attentionSteps(), presetScene(attentionSteps(), "listing"), {450, 420});
        QVERIFY(figure->droppedItems().contains("the program"));
        QVERIFY(figure->markedCellRect({3, 1, "weights"}));
    }

 private:
    Plurals m_plurals;
};

ATTENTION_TEST(AttentionListingTest, QApplication)
#include "attention_listing_test.moc"
