#include "tests/app/program.h"
#include "tests/test_class.h"

using namespace attention;

/// model: what a folder of a language model holds, and the tokens of a text.
class ModelCommandTest : public QObject, private ProgramRunner {
    Q_OBJECT

    static QString golden(const QString& name) { return ATTENTION_GOLDEN_DIR "/language_model/" + name; }

 private Q_SLOTS:
    void init() { makeFolder(); }

    void checks() {
        const Run done = run(QStringList{"model", "check", golden("exact")});
        SUCCEEDED(done);
        const QByteArrayList lines = done.out.split('\n');
        QCOMPARE(lines.size(), 15);
        for (const char* line :
             {"name: exact", "architecture: gpt2", "layers: 2", "heads: 3", "d: 24", "mlp-width: 96", "context: 16",
              "vocabulary: 300", "unused-rows: 0", "activation: gelu", "parameters: 22080", "type: F32"})
            QVERIFY2(lines.contains(line), done.out);
        QCOMPARE(lines[13].size(), QByteArray("checksum: ").size() + 64);
    }

    void writesTokens() {
        const Run done = run(QStringList{"model", "tokens", golden("tanh"), "ab<|endoftext|>"});
        SUCCEEDED(done);
        QCOMPARE(done.out, QByteArray("258\n256\n"));
        const Run read = shell("printf 'ab\\n' | \"$PROGRAM\" model tokens '" + golden("tanh") + "'");
        SUCCEEDED(read);
        QCOMPARE(read.out, QByteArray("258\n10\n"));
        QCOMPARE(run(QStringList{"model", "tokens", golden("tanh"), ""}).out, QByteArray());
        REFUSED(shell("printf 'a\\377' | \"$PROGRAM\" model tokens '" + golden("tanh") + "'"), 1, "standard input: ");
    }

    void refuses() {
        const QString accepted = "accepted: model check FOLDER, model tokens FOLDER [TEXT]";
        REFUSED(run("model"), 2, accepted);
        REFUSED(run("model frobnicate x"), 2, "\"frobnicate\"", "check, tokens");
        REFUSED(run("model check"), 2, accepted);
        REFUSED(run("model check one two"), 2, "\"two\"", accepted);
        REFUSED(run("model tokens one two three"), 2, "\"three\"", accepted);
        REFUSED(run("model check --n 3 ."), 2, "--n");
        REFUSED(run("model check ."), 1, ".: config.json is missing");
        REFUSED(run("model tokens missing a"), 1, "missing: the folder does not exist");
        put(path("config.json"), R"({"model_type": "llama"})");
        REFUSED(run("model check ."), 1, "model_type is \"llama\"; accepted: gpt2");
        REFUSED(run("model tokens . a"), 1, "model_type is \"llama\"; accepted: gpt2");
    }
};

ATTENTION_TEST(ModelCommandTest, QCoreApplication)
#include "model_command_test.moc"
