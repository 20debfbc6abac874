#include "core/models/language_model_reader.h"

#include <functional>

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include "core/io/array.h"
#include "core/io/format_error.h"
#include "core/models/byte_pair_tokenizer.h"
#include "core/models/language_model_tensors.h"
#include "tests/file_contents.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// A folder that a test may spoil.
class CopiedModel {
 public:
    explicit CopiedModel(const QString& name) {
        const QDir from(ATTENTION_GOLDEN_DIR "/language_model/" + name);
        for (const QString& file : from.entryList(QDir::Files))
            if (file != "pass.csv") QFile::copy(from.filePath(file), path(file));
    }

    QString path(const QString& file = {}) const { return m_folder.filePath(file); }
    void remove(const QString& file) const { QVERIFY(QFile::remove(path(file))); }
    void write(const QString& file, const QByteArray& bytes) const {
        QFile::remove(path(file));
        put(path(file), bytes);
    }
    QByteArray read(const QString& file) const { return contentsOf(path(file)); }

    /// Changes one key of a file of JSON; an undefined value removes it.
    void set(const QString& file, const QString& key, const QJsonValue& value) const {
        QJsonObject object = QJsonDocument::fromJson(read(file)).object();
        object.insert(key, value);
        write(file, QJsonDocument(object).toJson());
    }

    /// Replaces text of a file by text that is as long: of the head of the weights, too.
    void replace(const QString& file, const QByteArray& text, const QByteArray& by) const {
        QByteArray bytes = read(file);
        const qsizetype at = bytes.indexOf(text);
        QVERIFY(at >= 0);
        write(file, bytes.replace(at, text.size(), by));
    }

    /// Writes bytes over those of a tensor, from its first value on.
    void overwrite(const QByteArray& tensor, qsizetype value, const QByteArray& by) const {
        QByteArray bytes = read("model.safetensors");
        const qsizetype head = 8 + qsizetype(qFromLittleEndian<quint64>(bytes.constData()));
        const auto info = QJsonDocument::fromJson(bytes.mid(8, head - 8)).object()[tensor].toObject();
        const qsizetype at = head + qsizetype(info["data_offsets"][0].toDouble()) + value * by.size();
        write("model.safetensors", bytes.replace(at, by.size(), by));
    }

    QString refusal() const {
        try {
            openLanguageModel(path().toStdString());
        } catch (const FormatError& error) {
            return error.what();
        }
        return {};
    }

 private:
    QTemporaryDir m_folder;
};

using Change = std::function<void(const CopiedModel&)>;

constexpr const char* kIndex = "model.safetensors.index.json";

}  // namespace

Q_DECLARE_METATYPE(Change)

class LanguageModelReaderTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void listsWhatIsRead_data() {
        QTest::addColumn<QString>("names");  // with sizes in MB
        QTest::addColumn<QString>("read");
        QTest::addColumn<QString>("refusal");
        const auto row = [](const char* what, const char* names, const char* read, const char* refusal = "") {
            QTest::addRow("%s", what) << QString(names) << QString(read) << QString(refusal);
        };
        const char* const tooLarge =
            "the weights need 1.52 GB of memory, of which a model may take 1 GB here; accepted: a smaller model";
        row("two files of the tokenizer", "config.json:0 vocab.json:1 merges.txt:1 model.safetensors:548",
            "config.json vocab.json merges.txt model.safetensors");
        row("all that a repository has",
            "README.md:0 config.json:0 tokenizer.json:2 generation_config.json:0 model.safetensors:548 "
            "pytorch_model.bin:2000 model-00001-of-00002.safetensors:900",
            "config.json tokenizer.json model.safetensors");
        row("parts",
            "config.json:0 tokenizer.json:2 model.safetensors.index.json:0 model-00001-of-00002.safetensors:500 "
            "model-00002-of-00002.safetensors:400",
            "config.json tokenizer.json model.safetensors.index.json model-00001-of-00002.safetensors "
            "model-00002-of-00002.safetensors");
        row("as much as there may be", "config.json:0 tokenizer.json:2 model.safetensors:1000",
            "config.json tokenizer.json model.safetensors");
        row("too large", "config.json:0 tokenizer.json:2 model.safetensors:1520", "", tooLarge);
        row("parts that are too large together",
            "config.json:0 model.safetensors.index.json:0 a.safetensors:760 b.safetensors:760", "", tooLarge);
        row("a vocabulary that is none", "config.json:0 vocab.json:101 model.safetensors:1", "",
            "vocab.json: the file has 101 MB; accepted: up to 100 MB");
        row("no model", "notes.txt:1 model.safetensors:3000", "",
            "config.json is missing; accepted: a folder as Hugging Face writes it");
    }

    void listsWhatIsRead() {
        QFETCH(QString, names);
        std::vector<ListedFile> folder;
        for (const QString& file : names.split(' '))
            folder.push_back({file.section(':', 0, 0).toStdString(), 1e6 * file.section(':', 1).toDouble()});
        QStringList read;
        QString refusal;
        try {
            for (const std::string& name : languageModelFiles(folder, 1e9)) read += QString::fromStdString(name);
        } catch (const FormatError& error) {
            refusal = error.what();
        }
        QTEST(read.join(' '), "read");
        QTEST(refusal, "refusal");
    }

    void weightsNeedMemory_data() {
        QTest::addColumn<double>("held");
        QTest::addColumn<double>("mapped");
        QTest::addColumn<QString>("refusal");
        QTest::newRow("mapped ones are read where they are looked at") << 0.0 << 1.9e9 << "";
        QTest::newRow("held up to the limit") << 1e9 << 1e9 << "";
        QTest::newRow("held") << 1.1e9 << 0.0
                              << "the weights need 1.1 GB of memory, of which a model may take 1 GB here; accepted: a "
                                 "smaller model";
        QTest::newRow("together")
            << 0.9e9 << 1.2e9
            << "the weights need 2.1 GB of memory, of which a model may take 2 GB here; accepted: "
               "a smaller model";
    }

    void weightsNeedMemory() {
        QFETCH(double, held);
        QFETCH(double, mapped);
        QString refusal;
        try {
            requireMemory({held, mapped}, 1e9, 2e9);
        } catch (const FormatError& error) {
            refusal = error.what();
        }
        QTEST(refusal, "refusal");
    }

    void refuses_data() {
        QTest::addColumn<QString>("model");
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* what, const QString& says, const Change& change, const char* model = "tanh") {
            QTest::addRow("%s", what) << QString(model) << change << says;
        };
        const auto key = [&](const char* name, const QJsonValue& value, const QString& says) {
            row(qPrintable(QString("%1 %2").arg(name, value.toVariant().toString())), says,
                [=](const CopiedModel& model) { model.set("config.json", name, value); });
        };
        const auto without = [&](const char* file, const QString& says, const char* model = "tanh") {
            row(
                qPrintable(QString("without ") + file), says, [=](const CopiedModel& folder) { folder.remove(file); },
                model);
        };

        without("config.json", "config.json is missing; accepted: a folder as Hugging Face writes it");
        without("vocab.json", "vocab.json is missing; accepted: tokenizer.json, or vocab.json with merges.txt");
        without("merges.txt", "merges.txt is missing; accepted: tokenizer.json, or vocab.json with merges.txt");
        without("model.safetensors",
                "model.safetensors is missing; accepted: model.safetensors, or its parts with "
                "model.safetensors.index.json");
        without("model-00002-of-00002.safetensors",
                "model-00002-of-00002.safetensors: the file cannot be opened; accepted: a file that may be read",
                "untied");
        row("no tokenizer", "the tokenizer is missing; accepted: tokenizer.json, or vocab.json with merges.txt",
            [](const CopiedModel& model) {
                model.remove("vocab.json");
                model.remove("merges.txt");
            });
        row("added tokens",
            "added_tokens.json has tokens beside those of vocab.json; accepted: tokenizer.json, which has both",
            [](const CopiedModel& model) { model.write("added_tokens.json", "{}"); });
        row("PyTorch's own format", "pytorch_model.bin, which can run code", [](const CopiedModel& model) {
            model.remove("model.safetensors");
            model.write("pytorch_model.bin", "PK");
        });

        key("model_type", "llama", "config.json: model_type is \"llama\"; accepted: gpt2");
        key("model_type", QJsonValue(), "config.json: model_type is missing; accepted: gpt2");
        key("n_layer", QJsonValue(), "config.json: n_layer is missing; accepted: a whole number from 1");
        key("n_layer", 0, "config.json: n_layer is 0; accepted: a whole number from 1 to 10000000");
        key("n_layer", "2", "config.json: n_layer is \"2\"; accepted: a whole number from 1 to 10000000");
        key("n_layer", 3,
            "the weights lack tensor \"h.2.ln_1.weight\"; accepted: all tensors of GPT-2 with the layers "
            "of config.json");
        key("n_layer", 1,
            "model.safetensors: tensor \"h.1.attn.c_attn.bias\" is none of the tensors of GPT-2 with the "
            "layers of config.json; accepted: these alone");
        key("n_head", 5,
            "config.json: n_embd is 24, which 5 heads cannot share evenly; accepted: a multiple of n_head");
        key("n_embd", 48, "model.safetensors: tensor \"wte.weight\" is [300, 24], by config.json it is [300, 48]");
        key("n_inner", 95,
            "model.safetensors: tensor \"h.0.mlp.c_fc.weight\" is [24, 96], by config.json it is [24, 95]");
        key("n_ctx", 17, "config.json: n_ctx is 17 and n_positions 16; accepted: the same number");
        key("layer_norm_epsilon", 0, "config.json: layer_norm_epsilon is 0; accepted: a number above 0, at most 1");
        key("activation_function", "relu",
            "config.json: activation_function is \"relu\"; accepted: gelu_new, gelu_pytorch_tanh, gelu");
        key("scale_attn_weights", 1, "config.json: scale_attn_weights is 1; accepted: true, false");
        key("add_cross_attention", true, "config.json: add_cross_attention is true; accepted: false");
        key("quantization_config", QJsonObject(),
            "config.json: quantization_config is an object; accepted: weights that are not quantised");
        key("tie_word_embeddings", false,
            "the weights lack tensor \"lm_head.weight\"; accepted: all tensors of GPT-2 "
            "with the layers of config.json");
        key("vocab_size", 299, "the tokenizer has 300 tokens and the model 299; accepted: as many or fewer");
        key("vocab_size", 301, "model.safetensors: tensor \"wte.weight\" is [300, 24], by config.json it is [301, 24]");
        row("config.json is no JSON", "config.json: it is no JSON from byte 1 on; accepted: a JSON object",
            [](const CopiedModel& model) { model.write("config.json", "{oops"); });
        row("a broken merge", "merges.txt: line 3 is",
            [](const CopiedModel& model) { model.replace("merges.txt", "a b\n", "a b c\n"); });

        row("cut", "model.safetensors: ", [](const CopiedModel& model) {
            model.write("model.safetensors", model.read("model.safetensors").chopped(1));
        });
        row("cut in the head", "model.safetensors: the header claims", [](const CopiedModel& model) {
            model.write("model.safetensors", model.read("model.safetensors").first(100));
        });
        row("empty", "model.safetensors: the file is empty; accepted: a .safetensors file",
            [](const CopiedModel& model) { model.write("model.safetensors", {}); });
        row("overlapping", "the bytes of tensor", [](const CopiedModel& model) {
            // The embedding of positions, 16 x 24 numbers, begins before that of the tokens ends.
            model.replace("model.safetensors", "[28800,30336]", "[28796,30332]");
        });
        row("whole numbers", "model.safetensors: the values of tensor \"wpe.weight\" are I32; accepted: F32, F16, BF16",
            [](const CopiedModel& model) {
                model.replace("model.safetensors", "\"wpe.weight\":{\"dtype\":\"F32\"",
                              "\"wpe.weight\":{\"dtype\":\"I32\"");
            });
        row(
            "both names",
            "model.safetensors: tensor \"transformer.h.1.ln_1.bias\" stands beside tensor \"h.1.ln_1.bias\"; "
            "accepted: one of them",
            [](const CopiedModel& model) {
                // The names are as long as those that they take the place of.
                model.replace("model.safetensors", "\"transformer.h.0.attn.c_attn.bias\"",
                              "\"h.1.ln_1.bias\"                   ");
            },
            "exact");
        row("NaN", "model.safetensors: tensor \"h.1.mlp.c_fc.weight\": value [2, 5] is NaN; accepted: finite numbers",
            [](const CopiedModel& model) {
                model.overwrite("h.1.mlp.c_fc.weight", 2 * 96 + 5, QByteArray("\0\0\xC0\x7F", 4));
            });
        row(
            "half infinity",
            "model.safetensors: tensor \"wte.weight\": value [299, 23] is -infinity; accepted: finite numbers",
            [](const CopiedModel& model) { model.overwrite("wte.weight", 300 * 24 - 1, QByteArray("\x00\xFC", 2)); },
            "half");
        row(
            "brain NaN", "model.safetensors: tensor \"ln_f.bias\": value [0] is NaN; accepted: finite numbers",
            [](const CopiedModel& model) { model.overwrite("ln_f.bias", 0, QByteArray("\xC0\x7F", 2)); }, "brain");
        row(
            "an output beside a tied one",
            "lm_head.weight differs from wte.weight, but config.json ties them; accepted: equal ones, or "
            "tie_word_embeddings false",
            [](const CopiedModel& model) { model.set("config.json", "tie_word_embeddings", true); }, "untied");
        row(
            "an index of files elsewhere",
            QString(kIndex) +
                ": the file of tensor \"wte.weight\" is \"../model.safetensors\"; accepted: the name of a "
                ".safetensors file in the folder",
            [](const CopiedModel& model) {
                model.set(kIndex, "weight_map", QJsonObject{{"wte.weight", "../model.safetensors"}});
            },
            "untied");
        row(
            "an index of nothing",
            QString(kIndex) + ": weight_map is missing; accepted: an object with the file of each tensor",
            [](const CopiedModel& model) { model.set(kIndex, "weight_map", QJsonObject()); }, "untied");
    }
    void refuses() {
        QFETCH(QString, model);
        QFETCH(Change, change);
        QFETCH(QString, says);
        const CopiedModel folder(model);
        QCOMPARE(folder.refusal(), QString());
        change(folder);
        const QString said = folder.refusal();
        QVERIFY2(said.contains(says), qPrintable(said));
        QVERIFY(!said.contains('\n'));
    }

    void refusesWhatIsNoFolder() {
        const CopiedModel folder("tanh");
        const auto refusalOf = [](const QString& path) {
            try {
                openLanguageModel(path.toStdString());
            } catch (const FormatError& error) {
                return QString(error.what());
            }
            return QString();
        };
        QVERIFY(refusalOf(folder.path("model.safetensors")).startsWith("this is a file; accepted: the folder"));
        QVERIFY(refusalOf(folder.path("nothing")).startsWith("the folder does not exist; accepted: one with"));
    }

    /// A checksum is that of what the model is, wherever it lies.
    void checksums() {
        const CopiedModel folder("tanh"), other("exact");
        const auto checksumOf = [](const CopiedModel& model) {
            return openLanguageModel(model.path().toStdString())->checksum();
        };
        const std::string checksum = checksumOf(folder);
        QCOMPARE(checksum.size(), std::size_t(64));
        QVERIFY(checksumOf(other) != checksum);
        const QByteArray config = folder.read("config.json"), vocabulary = folder.read("vocab.json"),
                         merges = folder.read("merges.txt"), weights = folder.read("model.safetensors");
        // At an address that is none for floats.
        const QByteArray shifted = ' ' + weights;
        const auto inMemory =
            languageModelFromMemory("shipped", config.toStdString(), vocabulary.toStdString(), merges.toStdString(),
                                    std::string_view(shifted.constData(), std::size_t(shifted.size())).substr(1));
        QCOMPARE(inMemory->checksum(), checksum);
        QCOMPARE(inMemory->name(), std::string("shipped"));
        const auto opened = openLanguageModel(folder.path().toStdString());
        QVERIFY(inMemory->weights().output == opened->weights().output);
        folder.overwrite("wpe.weight", 3, QByteArray(4, '\0'));
        QVERIFY(checksumOf(folder) != checksum);
        folder.write("model.safetensors", weights);
        QCOMPARE(checksumOf(folder), checksum);
        folder.set("config.json", "layer_norm_epsilon", 1e-4);
        QVERIFY(checksumOf(folder) != checksum);
    }

    void readsWhatMayBeLeftOut() {
        const LanguageModelConfig config = readLanguageModelConfig(
            R"({"model_type": "gpt2", "n_layer": 1, "n_head": 2, "n_embd": 8, "n_ctx": 5, "vocab_size": 257})");
        QCOMPARE(config, (LanguageModelConfig{
                             .layers = 1, .heads = 2, .d = 8, .mlpWidth = 32, .context = 5, .vocabulary = 257}));
        QCOMPARE(config.scoreFactor(3), 0.5);
        LanguageModelConfig scaled = config;
        scaled.scalesByLayer = true;
        QCOMPARE(scaled.scoreFactor(3), 0.125);
    }
};

ATTENTION_TEST(LanguageModelReaderTest, attention::NoApplication)
#include "language_model_reader_test.moc"
