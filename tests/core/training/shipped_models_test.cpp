#include "core/training/shipped_models.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include "core/training/forced_attention.h"
#include "core/training/model_file.h"
#include "core/training/training_run.h"
#include "tests/core/training/training_testing.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

const QString kFolder = QStringLiteral(ATTENTION_SOURCE_DIR "/resources/models/");

QByteArray contentsOf(const QString& name) {
    QFile file(kFolder + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

const TrainingSettings& settingsOf(const QString& name) {
    return findShippedModel(name.toStdString())->settings;
}

ModelValues valuesOf(const QString& name) {
    return readModel(settingsOf(name), contentsOf(name + ".safetensors").toStdString());
}

}  // namespace

/// The models that come with the program.
class ShippedModelsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    /// The smallest one, or, with ATTENTION_ALL_TRAINED=1, all of them.
    void madeAnewBitForBit_data() { models(qEnvironmentVariableIsSet("ATTENTION_ALL_TRAINED") ? 3 : 1); }
    void madeAnewBitForBit() {
        QFETCH(QString, name);
        const TrainingSettings settings = settingsOf(name);
        std::string bytes;
        writeModel(settings, trainedState(settings, settings.steps).values, [&](std::string_view piece) {
            bytes += piece;
            return true;
        });
        QVERIFY(contentsOf(name + ".safetensors").toStdString() == bytes);
    }

    void checksums() {
        qsizetype lines = 0;
        for (const QByteArray& line : contentsOf("SHA256SUMS").trimmed().split('\n')) {
            const auto fields = line.split(' ');
            QCOMPARE(QCryptographicHash::hash(contentsOf(fields.last()), QCryptographicHash::Sha256).toHex(),
                     fields.first());
            ++lines;
        }
        const QStringList files =
            QDir(kFolder).entryList({"*.safetensors"}) +
            QDir(kFolder + "little-stories").entryList({"*.safetensors", "*.json", "*.txt"}, QDir::Files);
        QCOMPARE(lines, files.size());
    }

    void answers_data() { models(); }
    void answers() {
        QFETCH(QString, name);
        const TrainingSettings settings = settingsOf(name);
        const ModelValues values = valuesOf(name);
        for (Index number = 0; number < kProbeSentences; ++number) {
            const Sentence sentence = forcedSentence(number);
            const ModelActivations pass = runModel(settings, values, sentence.tokens);
            QCOMPARE(predictedPosition(settings, pass, sentence.tokens, sentence.it), sentence.answer());
        }
        const QString start = "the animal with the bag did not cross the street because it was too ";
        for (const auto& [adjective, place] : {std::pair{"tired", 1}, std::pair{"wide", 9}, std::pair{"heavy", 4}}) {
            const std::vector<int> tokens = tokensOf(start + adjective);
            const ModelActivations pass = runModel(settings, values, tokens);
            QCOMPARE(predictedPosition(settings, pass, tokens, 11), Index(place));
            if (settings.pointing) QVERIFY(pass.probabilities(11, place) > 0.99);
        }
    }

    /// What is stored of their lines is what is measured.
    void lines_data() { models(); }
    void lines() {
        QFETCH(QString, name);
        const ShippedModel& model = *findShippedModel(name.toStdString());
        const ModelValues values = valuesOf(name);
        Index count = 0;
        for (Index layer = 0; layer < attentionLayerCount(model.settings); ++layer)
            for (Index head = 0; head < attentionHeadCount(model.settings, layer); ++head, ++count)
                QVERIFY(measureAttentionRow(model.settings, values, layer, head) == model.line(layer, head));
        QCOMPARE(count, Index(model.lines.size()));
    }

    /// What a page may say of them.
    void reasons() {
        const auto followed = [](const char* name, Index layer, Index head) {
            return findShippedModel(name)->line(layer, head).followed;
        };
        QVERIFY(followed("who-is-it-free-1", 0, 0) >= kCausalThreshold);
        const double second = followed("who-is-it-free-1", 1, 0);
        QVERIFY(second > 1 - kCausalThreshold && second < kCausalThreshold);
        for (const Index layer : {0, 1}) {
            for (const Index head : {0, 1}) QVERIFY(followed("who-is-it-free-2", layer, head) <= 1 - kCausalThreshold);
        }
    }

 private:
    static void models(std::size_t most = 3) {
        QTest::addColumn<QString>("name");
        for (const ShippedModel& model : std::span(shippedModels()).first(most))
            QTest::newRow(model.name.data()) << QString::fromStdString(std::string(model.name));
    }
};

ATTENTION_TEST(ShippedModelsTest, NoApplication)
#include "shipped_models_test.moc"
