#include <algorithm>
#include <cmath>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/models/byte_pair_tokenizer.h"
#include "core/models/language_model_pass.h"
#include "core/models/language_model_reader.h"
#include "core/threads.h"
#include "tests/core/refusal.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

// Beside PyTorch in float64. Relative to the largest logit of the row; and attention weights, which are at most 1.
constexpr double kLogitTolerance = 1e-4, kWeightTolerance = 1e-5;
/// Double beside double: 9 digits are stored.
constexpr double kExactTolerance = 1e-8;
/// Float beside double in the layers of the small models, relative to the largest number.
constexpr double kFloatTolerance = 1e-5;

const std::vector<int> kTokens{72, 101, 108, 108, 111, 256, 257, 299, 10, 0, 260};

std::shared_ptr<const LanguageModel> golden(const QString& name) {
    return openLanguageModel((ATTENTION_GOLDEN_DIR "/language_model/" + name).toStdString());
}

/// A line of pass.csv, as make_language_model_golden.py writes it.
struct Expected {
    bool isLogit;
    Index layer, head, row, column;
    double value;
};
std::vector<Expected> expectedOf(const QString& name) {
    QFile file(ATTENTION_GOLDEN_DIR "/language_model/" + name + "/pass.csv");
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s is missing", qPrintable(file.fileName()));
    file.readLine();
    std::vector<Expected> lines;
    while (!file.atEnd()) {
        const auto fields = file.readLine().trimmed().split(',');
        lines.push_back({fields[0] == "logit", fields[1].toLongLong(), fields[2].toLongLong(), fields[3].toLongLong(),
                         fields[4].toLongLong(), fields[5].toDouble()});
    }
    return lines;
}

std::vector<int> idsOf(const QJsonValue& list) {
    std::vector<int> ids;
    for (const QJsonValue& id : list.toArray()) ids.push_back(id.toInt());
    return ids;
}

Eigen::RowVectorXd rowOf(const QJsonValue& list) {
    const QJsonArray numbers = list.toArray();
    return Eigen::RowVectorXd::NullaryExpr(numbers.size(), [&](Index i) { return numbers[i].toDouble(); });
}

/// The largest difference, relative to the largest number.
template <class One, class Other>
double difference(const One& one, const Other& other) {
    return (one.template cast<double>() - other.template cast<double>()).cwiseAbs().maxCoeff() /
           other.cwiseAbs().maxCoeff();
}

}  // namespace

class LanguageModelTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void cleanup() { setThreadCount(m_threads); }

    void passes_data() {
        QTest::addColumn<QString>("type");
        QTest::addColumn<Index>("unused");
        QTest::addRow("tanh") << "F32" << Index(0);
        QTest::addRow("exact") << "F32" << Index(0);
        QTest::addRow("half") << "F16" << Index(0);
        QTest::addRow("brain") << "BF16" << Index(0);
        QTest::addRow("scaled") << "F32" << Index(0);
        QTest::addRow("untied") << "F32" << Index(0);
        QTest::addRow("padded") << "F32" << Index(7);
    }
    void passes() {
        QFETCH(QString, type);
        QFETCH(Index, unused);
        const QString name = QTest::currentDataTag();
        const auto model = golden(name);
        QCOMPARE(QString::fromStdString(model->source().type), type);
        QCOMPARE(model->source().unusedRows, unused);
        QCOMPARE(QString::fromStdString(model->name()), name);
        QCOMPARE(model->config().vocabulary, Index(model->tokenizer().size()));
        const LanguageModelPass pass = runLanguageModel(*model, kTokens);
        const ExactLanguageModelPass exact = exactLanguageModelPass(*model, kTokens);
        const FloatMatrix logits = outputLogits(*model, pass.finalNormalised);
        const Matrix exactLogits = exactOutputLogits(*model, exact.finalNormalised);
        const std::vector<Expected> expected = expectedOf(name);
        std::vector<double> largest(kTokens.size());
        for (const Expected& line : expected)
            if (double& size = largest[std::size_t(line.row)]; line.isLogit)
                size = std::max(size, std::abs(line.value));
        const Index n = Index(kTokens.size());
        double worstLogit = 0, worstWeight = 0, worstExact = 0;
        for (const Expected& line : expected) {
            if (line.isLogit) {
                const double scale = largest[std::size_t(line.row)];
                worstLogit = std::max(worstLogit, std::abs(logits(line.row, line.column) - line.value) / scale);
                worstExact = std::max(worstExact, std::abs(exactLogits(line.row, line.column) - line.value) / scale);
            } else {
                const Index row = line.head * n + line.row;
                const std::size_t layer = std::size_t(line.layer);
                worstWeight =
                    std::max(worstWeight, std::abs(pass.layers[layer].weights(row, line.column) - line.value));
                worstExact = std::max(worstExact, std::abs(exact.layers[layer].weights(row, line.column) - line.value));
            }
        }
        QVERIFY2(worstLogit <= kLogitTolerance, qPrintable(QString::number(worstLogit)));
        QVERIFY2(worstWeight <= kWeightTolerance, qPrintable(QString::number(worstWeight)));
        QVERIFY2(worstExact <= kExactTolerance, qPrintable(QString::number(worstExact)));
        QCOMPARE(expected.size(), std::size_t(3 * 300 + 2 * 3 * n * (n + 1) / 2));
    }

    /// The model that comes with the program, beside PyTorch: make_stories_golden.py.
    void shippedModel() {
        QFile file(ATTENTION_GOLDEN_DIR "/stories.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject stories = QJsonDocument::fromJson(file.readAll()).object();
        const auto model = openLanguageModel(ATTENTION_SOURCE_DIR "/resources/models/little-stories");
        const Index heads = model->config().heads;
        const auto logitsOf = [&](const std::vector<int>& tokens, const LanguageModelIntervention& changed = {}) {
            return outputLogits(*model, runLanguageModel(*model, tokens, changed).finalNormalised.bottomRows(1));
        };
        const QJsonArray cases = stories["cases"].toArray();
        QCOMPARE(cases.size(), 4);
        for (const QJsonValue& of : cases) {
            const std::vector<int> ids = idsOf(of["ids"]);
            QCOMPARE(model->tokenizer().encode(of["text"].toString().toStdString()), ids);
            QVERIFY(difference(logitsOf(ids), rowOf(of["logits"])) <= kLogitTolerance);
            const ExactLanguageModelPass exact = exactLanguageModelPass(*model, ids);
            const Matrix exactLogits = exactOutputLogits(*model, exact.finalNormalised.bottomRows(1));
            QVERIFY(difference(exactLogits, rowOf(of["logits"])) <= kExactTolerance);
            const LanguageModelPass pass = runLanguageModel(*model, ids);
            const Index n = Index(ids.size());
            for (const char* const key : {"lastWeights", "middleWeights"}) {
                const Index token = key[0] == 'l' ? n - 1 : of["middle"].toInt();
                for (Index head = 0; head < model->config().layers * heads; ++head) {
                    const Eigen::RowVectorXd expected = rowOf(of[key][head]);
                    const FloatMatrix& weights = pass.layers[std::size_t(head / heads)].weights;
                    const auto row = weights.row(head % heads * n + token).head(expected.size());
                    QVERIFY((row.cast<double>() - expected).cwiseAbs().maxCoeff() <= kWeightTolerance);
                }
            }
        }
        const QJsonValue ablated = stories["ablated"];
        const LanguageModelIntervention without{{{ablated["layer"].toInt(), ablated["head"].toInt()}}};
        const FloatMatrix logits = logitsOf(idsOf(cases[ablated["case"].toInt()]["ids"]), without);
        QVERIFY(difference(logits, rowOf(ablated["logits"])) <= kLogitTolerance);
    }

    void layersAreThoseOfTheExactPass() {
        const auto model = golden("exact");
        const LanguageModelPass pass = runLanguageModel(*model, kTokens);
        const ExactLanguageModelPass exact = exactLanguageModelPass(*model, kTokens);
        QCOMPARE(pass.layers.size(), exact.layers.size());
        for (std::size_t i = 0; i < pass.layers.size(); ++i) {
            const LanguageModelLayer& layer = pass.layers[i];
            const ExactLanguageModelLayer& other = exact.layers[i];
            for (const double worst :
                 {difference(layer.input, other.input), difference(layer.normalised, other.normalised),
                  difference(layer.query, other.query), difference(layer.key, other.key),
                  difference(layer.value, other.value), difference(layer.weights, other.weights),
                  difference(layer.afterAttention, other.afterAttention), difference(layer.output, other.output)})
                QVERIFY2(worst <= kFloatTolerance, qPrintable(QString::number(worst)));
            QVERIFY(difference(layerLogits(*model, layer.output), exactLayerLogits(*model, other.output)) <=
                    kFloatTolerance);
        }
        QVERIFY(layerLogits(*model, pass.layers.back().output) == outputLogits(*model, pass.finalNormalised));
        QCOMPARE(exactLanguageModelPass(*model, kTokens, {}, {}, 1).layers.size(), std::size_t(1));
    }

    /// What is behind a token changes nothing before it, and threads nothing at all.
    void laterTokensAreNotSeen() {
        const auto model = golden("tanh");
        const LanguageModelPass whole = runLanguageModel(*model, kTokens);
        const LanguageModelPass part = runLanguageModel(*model, std::span(kTokens).first(4));
        QVERIFY(difference(part.finalNormalised, whole.finalNormalised.topRows(4)) <= kFloatTolerance);
        const Index n = Index(kTokens.size());
        for (const LanguageModelLayer& layer : whole.layers) {
            for (Index row = 0; row < layer.weights.rows(); ++row) {
                QVERIFY((layer.weights.row(row).tail(n - 1 - row % n).array() == 0).all());
                QVERIFY(std::abs(layer.weights.row(row).sum() - 1) < kFloatTolerance);
            }
        }
        for (const int threads : {1, 3}) {
            setThreadCount(threads);
            QVERIFY(runLanguageModel(*model, kTokens).finalNormalised == whole.finalNormalised);
        }
    }

    void ablatedHeadsGiveNothing() {
        const auto model = golden("tanh");
        const LanguageModelIntervention one{{{0, 1}}}, all{{{0, 0}, {0, 1}, {0, 2}}};
        const LanguageModelPass without = runLanguageModel(*model, kTokens, one);
        QVERIFY(difference(without.finalNormalised, exactLanguageModelPass(*model, kTokens, one).finalNormalised) <=
                kFloatTolerance);
        QVERIFY(difference(without.finalNormalised, runLanguageModel(*model, kTokens).finalNormalised) > 0.01);
        const LanguageModelLayer layer = runLanguageModel(*model, kTokens, all).layers[0];
        const FloatMatrix expected = layer.input.rowwise() + model->layer(0).projection.bias;
        QVERIFY(difference(layer.afterAttention, expected) <= kFloatTolerance);
    }

    void stops() {
        std::stop_source source;
        source.request_stop();
        QVERIFY(!openLanguageModel(ATTENTION_GOLDEN_DIR "/language_model/tanh", {}, source.get_token()));
        const auto model = golden("tanh");
        QVERIFY(runLanguageModel(*model, kTokens, {}, source.get_token()).layers.empty());
    }

    void tellsHowFarItIs() {
        std::vector<double> told;
        openLanguageModel(ATTENTION_GOLDEN_DIR "/language_model/untied", [&](double share) { told.push_back(share); });
        QVERIFY(told.size() > 10 && std::ranges::is_sorted(told));
        QVERIFY(told.front() < 0.5 && told.back() > 0.99 && told.back() <= 1);
    }

    void countsParameters() {
        constexpr std::uint64_t d = 24, layer = 4 * d + 3 * d * d + 3 * d + d * d + d + 8 * d * d + 5 * d;
        QCOMPARE(golden("tanh")->parameterCount(), 300 * d + 16 * d + 2 * layer + 2 * d);
        QCOMPARE(golden("untied")->parameterCount(), 600 * d + 16 * d + 2 * layer + 2 * d);
    }

    void widensExactly() {
        const auto model = golden("brain");
        const Matrix weight = model->queryKeyValueWeight(1);
        QVERIFY(weight.cast<float>() == model->layer(1).queryKeyValue.weight);
        QVERIFY(model->tokenEmbedding(299).cast<float>() == model->weights().tokens.row(299));
        QVERIFY(model->positionEmbedding(15).cast<float>() == model->weights().positions.row(15));
        QCOMPARE(weight.cols(), Index(72));
    }

    void probabilities() {
        const Eigen::RowVectorXf logits{{1.f, 2.f, 4.f}};
        const Eigen::RowVectorXd one = nextTokenProbabilities(logits), cold = nextTokenProbabilities(logits, 0.5);
        QVERIFY(std::abs(one(2) - 1 / (1 + std::exp(-2.0) + std::exp(-3.0))) < 1e-15);
        QVERIFY(std::abs(cold(2) - 1 / (1 + std::exp(-4.0) + std::exp(-6.0))) < 1e-15);
        QCOMPARE(refusalOf([&] { nextTokenProbabilities(logits, 0); }), "temperature must be above 0, not 0.");
    }

    void refusesTokens_data() {
        QTest::addColumn<std::vector<int>>("tokens");
        QTest::addColumn<std::vector<int>>("head");
        QTest::addColumn<QByteArray>("key");
        QTest::addRow("none") << std::vector<int>{} << std::vector<int>{} << QByteArray("no token");
        QTest::addRow("100,000") << std::vector<int>(100'000, 1) << std::vector<int>{}
                                 << QByteArray("100000 tokens; accepted: up to 16,");
        QTest::addRow("one more than the context") << std::vector<int>(17, 1) << std::vector<int>{} << QByteArray("17");
        QTest::addRow("id") << std::vector<int>{3, 300} << std::vector<int>{} << QByteArray("from 0 to 299, not 300.");
        QTest::addRow("negative") << std::vector<int>{-1} << std::vector<int>{} << QByteArray("not -1.");
        QTest::addRow("layer") << std::vector<int>{1} << std::vector<int>{2, 0} << QByteArray("from 0 to 1, not 2.");
        QTest::addRow("head") << std::vector<int>{1} << std::vector<int>{1, 3} << QByteArray("from 0 to 2, not 3.");
    }
    void refusesTokens() {
        QFETCH(std::vector<int>, tokens);
        QFETCH(std::vector<int>, head);
        QFETCH(QByteArray, key);
        const auto model = golden("tanh");
        LanguageModelIntervention intervention;
        if (!head.empty()) intervention.ablatedHeads = {{head[0], head[1]}};
        const QByteArray said = refusalOf([&] { runLanguageModel(*model, tokens, intervention); });
        QVERIFY2(said.contains(key), said);
        QCOMPARE(refusalOf([&] { exactLanguageModelPass(*model, tokens, intervention); }), said);
        QCOMPARE(runLanguageModel(*model, std::vector<int>(16, 1)).layers.size(), std::size_t(2));
    }

 private:
    const int m_threads = threadCount();
};

ATTENTION_TEST(LanguageModelTest, attention::NoApplication)
#include "language_model_test.moc"
