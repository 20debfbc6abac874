
#include "tests/test_class.h"
#include "tests/ui/files/temporary_folder.h"
#include "ui/files/scene_file.h"
#include "ui/files/weight_file.h"
#include "ui/text/language.h"

using namespace attention;

namespace {

const QByteArray kCsv = "1,2\n3,4%\n";
const QByteArray kNpy("\x93NUMPY\x04\0v\0", 10);
const QByteArray kSafetensors("\x10\0\0\0\0\0\0\0{}", 10);
const QByteArray kScene = "{\"attention-lab-scene\": 1, \"exhibit\": \"attention\", \"parameters\": {\"n\": 0}}";

/// Why a file with these bytes is not read.
QString problemOf(const TemporaryFolder& folder, const QString& name, const QByteArray& bytes) {
    const QString path = folder.put(name, bytes);
    try {
        if (name.endsWith("attention"))
            openScene(path);
        else if (name == "W_q.npy")
            loadWeights(folder.path());
        else if (name.startsWith("layer"))
            loadWeights(path);
        else
            loadArray(path);
    } catch (const FileError& error) {
        return error.phrase();
    }
    return {};
}

}  // namespace

/// What readers say about a file, in the language of the window.
class FileLanguageTest : public QObject {
    Q_OBJECT

    static const Language& language(std::string_view code) {
        return *std::ranges::find(languages(), code, &Language::code);
    }

 private Q_SLOTS:
    void cleanup() { installLanguage(languages().front()); }

    void readersSpeakTheLanguage_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("chinese");
        QTest::addColumn<QString>("portuguese");
        QTest::addRow("a table")
            << "X.csv" << kCsv << "line 2, column 2 is \"4%\"; accepted: finite numbers, separated by ',', ';' or a tab"
            << "第 2 行第 2 列：\"4%\"；可接受：有限的数，以 ','、';' 或制表符分隔"
            << "linha 2, coluna 2: o campo é \"4%\"; aceito: números finitos, separados por ',', ';' "
               "ou tabulação";
        QTest::addRow("an array") << "X.npy" << kNpy << "it has version 4.0 of the .npy format; accepted: 1.0, 2.0, 3.0"
                                  << "它是 .npy 格式的 4.0 版；可接受：1.0、2.0、3.0"
                                  << "ele tem a versão 4.0 do formato .npy; aceito: 1.0, 2.0, 3.0";
        QTest::addRow("tensors") << "X.safetensors" << kSafetensors
                                 << "the header claims 16 bytes, the file has 2 there"
                                 << "文件头声称有 16 字节，而文件在那里只有 2 字节"
                                 << "o cabeçalho declara 16 bytes, o arquivo tem 2 ali";
        QTest::addRow("a scene") << "s.attention" << kScene
                                 << "parameters.n: 0 is out of range; accepted: whole numbers 1 to 1000000"
                                 << "parameters.n：0 超出范围；可接受：1 到 1000000 的整数"
                                 << "parameters.n: 0 está fora do intervalo; aceito: números inteiros de 1 a 1000000";
        QTest::addRow("a folder of weights")
            << "W_q.npy" << kNpy << "W_q.npy: it has version 4.0 of the .npy format; accepted: 1.0, 2.0, 3.0"
            << "W_q.npy: 它是 .npy 格式的 4.0 版；可接受：1.0、2.0、3.0"
            << "W_q.npy: ele tem a versão 4.0 do formato .npy; aceito: 1.0, 2.0, 3.0";
        QTest::addRow("a layer")
            << "layer.safetensors" << QByteArray("\x02\0\0\0\0\0\0\0{}", 10)
            << "no attention weights are in it; accepted: W_q.weight, W_k.weight, W_v.weight and W_o.weight; or "
               "in_proj_weight and out_proj.weight; or c_attn.weight and c_proj.weight"
            << "其中没有注意力层的权重；可接受：W_q.weight、W_k.weight、W_v.weight 和 W_o.weight；或 in_proj_weight 和 "
               "out_proj.weight；或 c_attn.weight 和 c_proj.weight"
            << "não há pesos de atenção nele; aceito: W_q.weight, W_k.weight, W_v.weight e W_o.weight; ou "
               "in_proj_weight "
               "e out_proj.weight; ou c_attn.weight e c_proj.weight";
    }
    void readersSpeakTheLanguage() {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, english);
        QFETCH(QString, chinese);
        QFETCH(QString, portuguese);
        const TemporaryFolder folder;
        for (const auto& [code, expected] : {std::pair{"en", english}, {"zh_CN", chinese}, {"pt_BR", portuguese}}) {
            installLanguage(language(code));
            QCOMPARE(problemOf(folder, name, bytes), expected);
        }
    }

    /// Bytes of the file that look like places for arguments stay what they are.
    void argumentsAreNoPlaces() {
        installLanguage(language("pt_BR"));
        const TemporaryFolder folder;
        QVERIFY(problemOf(folder, "X.csv", "1,2\n%1,%4\n").startsWith("linha 2, coluna 1: o campo é \"%1\"; aceito: "));
    }
};

ATTENTION_TEST(FileLanguageTest, QApplication)
#include "file_language_test.moc"
