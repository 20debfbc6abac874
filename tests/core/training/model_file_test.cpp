#include "core/training/model_file.h"

#include <QDir>
#include <QFile>

#include "core/io/format_error.h"
#include "core/io/safetensors.h"
#include "core/training/training_run.h"
#include "tests/core/training/training_testing.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

std::string written(const TrainingSettings& settings, const ModelValues& values) {
    std::string bytes;
    writeModel(settings, values, [&](std::string_view piece) {
        bytes += piece;
        return true;
    });
    return bytes;
}

QString complaint(const TrainingSettings& settings, const std::string& bytes) {
    try {
        readModel(settings, bytes);
    } catch (const FormatError& error) {
        return error.what();
    }
    return {};
}

}  // namespace

class ModelFileTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void comesBack() {
        RandomCases cases;
        for (int i = 0; i < 200; ++i) {
            const TrainingSettings settings = drawnSettings(cases);
            const ModelValues values = drawnValues(settings, cases);
            const std::string bytes = written(settings, values);
            QVERIFY(readModel(settings, bytes) == values);
            const std::size_t head = safetensorsHeaderSize(std::string_view(bytes).substr(0, 8), bytes.size());
            QCOMPARE(head % 8, std::size_t(0));
            const auto tensors = readSafetensorsHeader(std::string_view(bytes).substr(0, head), bytes.size());
            const ModelLayout layout(settings);
            QCOMPARE(tensors.size(), layout.tensors.size());
            for (std::size_t tensor = 0; tensor < tensors.size(); ++tensor) {
                QCOMPARE(tensors[tensor].name, layout.tensors[tensor].name);
                QCOMPARE(tensors[tensor].type, std::string_view("F64"));
            }
        }
    }

    /// Models for tests/golden/check_trained_model.py, which runs this.
    void forPyTorch() {
        const QDir folder(qEnvironmentVariable("ATTENTION_TRAINED"));
        if (!qEnvironmentVariableIsSet("ATTENTION_TRAINED"))
            QSKIP("there is no folder ATTENTION_TRAINED to write into");
        std::vector<TrainingSettings> models;
        for (int encoding = 0; encoding <= int(TrainedEncoding::Relative); ++encoding) {
            models.emplace_back().encoding = TrainedEncoding(encoding);
            models.back().heads = 2;
        }
        models.push_back(settingsFor(TrainingTask::Induction));
        models.push_back(settingsFor(TrainingTask::Coreference));
        models.push_back(settingsFor(TrainingTask::Coreference));
        models.back().pointing = true;
        models.emplace_back().norm = false;
        models.back().residual = false;
        models.emplace_back().mlp = false;
        for (std::size_t i = 0; i < models.size(); ++i) {
            TrainingSettings& settings = models[i];
            settings.steps = 20;
            const ModelValues values = trainedState(settings, settings.steps).values;
            const QString name = QString::number(i);
            QVERIFY(folder.mkdir(name));
            QFile model(folder.filePath(name + "/model.safetensors")), logits(folder.filePath(name + "/logits.csv"));
            QVERIFY(model.open(QIODevice::WriteOnly) && logits.open(QIODevice::WriteOnly));
            model.write(QByteArray::fromStdString(written(settings, values)));
            constexpr Index kSequences = 5;
            const TrainingBatch batch = evaluationBatch(settings, settings.n, kSequences);
            for (Index sequence = 0; sequence < kSequences; ++sequence) {
                const std::span tokens(batch.tokens.data() + sequence * settings.n, std::size_t(settings.n));
                const ModelActivations pass = runModel(settings, values, tokens);
                for (Index row = 0; row < settings.n; ++row) {
                    QByteArray line = QByteArray::number(sequence) + ',' + QByteArray::number(tokens[std::size_t(row)]);
                    for (const double logit : pass.logits.row(row)) line += ',' + QByteArray::number(logit, 'g', 17);
                    logits.write(line + '\n');
                }
            }
        }
    }

    void anotherModelsFileIsRefused() {
        TrainingSettings settings;
        const std::string bytes = written(settings, initialValues(settings));
        QCOMPARE(complaint(settings, bytes), QString());
        settings.d = 16;
        QCOMPARE(complaint(settings, bytes), QString("the tensor \"embedding.weight\" is 10 x 32; accepted: 10 x 16"));
        settings.d = 32;
        settings.layers = 2;
        QCOMPARE(complaint(settings, bytes),
                 QString("the tensor \"layers.1.attention_norm.weight\" is missing; accepted: 32"));
        settings.layers = 1;
        settings.mlp = false;
        QCOMPARE(
            complaint(settings, bytes),
            QString("the model has no tensor \"layers.0.mlp_norm.weight\"; accepted: those of its settings alone"));
        QVERIFY(!complaint(settings, bytes.substr(0, bytes.size() - 8)).isEmpty());
    }
};

ATTENTION_TEST(ModelFileTest, NoApplication)
#include "model_file_test.moc"
