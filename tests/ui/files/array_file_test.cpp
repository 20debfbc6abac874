#include "ui/files/array_file.h"

#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QCryptographicHash>
#include <QElapsedTimer>

#include "core/io/npy.h"
#include "tests/test_class.h"
#include "tests/ui/files/file_testing.h"
#include "tests/ui/files/temporary_folder.h"
#include "ui/files/scene_file.h"

using namespace attention;

namespace {

QByteArray floats(int count, float first = 0) {
    QByteArray bytes(qsizetype(sizeof(float)) * count, 0);
    for (int i = 0; i < count; ++i) {
        const float value = first + float(i) / 8;
        std::memcpy(bytes.data() + qsizetype(sizeof value) * i, &value, sizeof value);
    }
    return bytes;
}

/// Three tensors, of which the first and the last have values.
QByteArray safetensors(const QByteArray& first, const QByteArray& last) {
    const QByteArray split = QByteArray::number(first.size());
    const QByteArray end = QByteArray::number(first.size() + last.size());
    return withLength("{\"wpe.weight\":{\"dtype\":\"F32\",\"shape\":[2,3],\"data_offsets\":[0," + split +
                      "]},\"h.0.bias\":{\"dtype\":\"BF16\",\"shape\":[0],\"data_offsets\":[" + split + "," + split +
                      "]},\"ids\":{\"dtype\":\"I64\",\"shape\":[" + QByteArray::number(last.size() / 8) +
                      "],\"data_offsets\":[" + split + "," + end + "]}}") +
           first + last;
}

}  // namespace

class ArrayFileTest : public QObject {
    Q_OBJECT

    std::optional<TemporaryFolder> m_folder;

 private Q_SLOTS:
    void init() { m_folder.emplace(); }

    void arraysLoad_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addRow("npy") << "X.npy" << npyBytes(numbered(2, 3));
        QTest::addRow("NPY, other letters") << QStringLiteral("位 置.v2.NPY") << npyBytes(numbered(2, 3));
        QTest::addRow("csv") << "X.csv" << QByteArray("0,0.125,0.25\n0.375,0.5,0.625\n");
    }
    void arraysLoad() {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        const LoadedArray loaded = loadArray(m_folder->put(name, bytes));
        QCOMPARE(QString::fromStdString(loaded.path), m_folder->path(name));
        QCOMPARE(loaded.shape, (std::vector<Index>{2, 3}));
        QCOMPARE(loaded.values->values, (std::vector<double>{0, 0.125, 0.25, 0.375, 0.5, 0.625}));
    }

    void theChecksumIsThatOfTheFile() {
        // printf '1,2\n' | sha256sum
        QCOMPARE(QString::fromStdString(loadArray(m_folder->put("X.csv", "1,2\n")).checksum),
                 "52186c933993da4082b3cdc7c40bb4bf735b391ff54a2ef78c037dda6c38a680");
    }

    void badArraysAreRefused_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("why");
        QTest::addRow("missing") << "missing.npy"
                                 << "there is no such file";
        QTest::addRow("no extension") << "X"
                                      << "it is no array; accepted: .npy, .csv, .safetensors";
        QTest::addRow("another extension") << "X.txt"
                                           << "it is no array; accepted: .npy, .csv, .safetensors";
        // What the readers say about the contents has tests of its own.
        QTest::addRow("no NPY inside") << "X.npy"
                                       << "";
        QTest::addRow("no CSV inside") << "X.csv"
                                       << "";
    }
    void badArraysAreRefused() {
        QFETCH(QString, name);
        QFETCH(QString, why);
        if (name != "missing.npy") m_folder->put(name, "one,\"two");
        const QString problem = refusalOf([&] { loadArray(m_folder->path(name)); });
        QVERIFY2(why.isEmpty() ? problem != "none" : problem == why, qPrintable(problem));
    }

    void whatCannotBeComputedWithIsRefused() {
        m_folder->put("X.csv", "1,2\n1e40,-1e308\n");
        QCOMPARE(refusalOf([&] { loadArray(m_folder->path("X.csv")); }),
                 QStringLiteral("value [1, 1] is -1e+308; accepted: numbers from -1e+40 to 1e+40"));
    }

    void tensorsAreListed() {
        const auto tensors = listTensors(m_folder->put("m.safetensors", safetensors(floats(6), QByteArray(16, 0))));
        QCOMPARE(tensors.size(), std::size_t{3});
        QCOMPARE(tensors[0].name, std::string("wpe.weight"));
        QCOMPARE(shapeWords(tensors[0].shape), QStringLiteral("2 × 3"));
        QCOMPARE(tensors[1].type, std::string_view("BF16"));
        QCOMPARE(tensors[2].type, std::string_view("I64"));
    }

    void aTensorLoads_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("tensor");
        QTest::addRow("by its name") << "model.safetensors"
                                     << "wpe.weight";
        QTest::addRow("the only one that can be read") << "model.SafeTensors"
                                                       << "";
    }
    void aTensorLoads() {
        QFETCH(QString, file);
        QFETCH(QString, tensor);
        const QString path = m_folder->put(file, safetensors(floats(6), QByteArray(16, 0)));
        const LoadedArray loaded = loadArray(path, tensor.toStdString());
        QCOMPARE(QString::fromStdString(loaded.path), m_folder->path(file));
        QCOMPARE(loaded.tensor, std::string("wpe.weight"));
        QCOMPARE(loaded.shape, (std::vector<Index>{2, 3}));
        QCOMPARE(loaded.values->values, (std::vector<double>{0, 0.125, 0.25, 0.375, 0.5, 0.625}));
        QCOMPARE(QString::fromStdString(loaded.checksum),
                 QCryptographicHash::hash("F32" + floats(6), QCryptographicHash::Sha256).toHex());
    }

    void tensorsThatCannotBeLoaded_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("tensor");
        QTest::addColumn<QString>("why");
        QTest::addRow("no such tensor") << "m.safetensors"
                                        << "wpe"
                                        << "there is no tensor \"wpe\" in it";
        QTest::addRow("a name of two lines") << "m.safetensors"
                                             << "a\nb"
                                             << "there is no tensor \"a?b\" in it";
        QTest::addRow("integers") << "m.safetensors"
                                  << "ids"
                                  << "the values of tensor \"ids\" are I64; accepted: F64, F32, F16, BF16";
        QTest::addRow("an empty one")
            << "m.safetensors"
            << "h.0.bias"
            << "axis 0 of tensor \"h.0.bias\" is empty, so there are no numbers; accepted: lengths from 1";
        QTest::addRow("a tensor of what has none")
            << "X.csv"
            << "wpe.weight"
            << "it is a single array, in which there is no tensor \"wpe.weight\"";
        QTest::addRow("not the file it says") << "bad.safetensors"
                                              << ""
                                              << "the file ends within its first 8 bytes, the length of its header";
        QTest::addRow("none at all") << "no.safetensors"
                                     << ""
                                     << "there is no tensor of numbers in it";
        QTest::addRow("two, and none is named") << "two.safetensors"
                                                << ""
                                                << "there is more than one tensor in it";
        QTest::addRow("cut in its values")
            << "cut.safetensors"
            << ""
            << "tensor \"wpe.weight\" ends at byte 24 of the data, the file has 23 bytes there";
    }
    void tensorsThatCannotBeLoaded() {
        QFETCH(QString, file);
        QFETCH(QString, tensor);
        QFETCH(QString, why);
        m_folder->put("m.safetensors", safetensors(floats(6), QByteArray(16, 0)));
        m_folder->put("X.csv", "1,2\n");
        m_folder->put("bad.safetensors", "1,2\n");
        m_folder->put("no.safetensors", withLength("{}"));
        m_folder->put("two.safetensors",
                      withLength("{\"a\":{\"dtype\":\"F32\",\"shape\":[1],\"data_offsets\":[0,4]},\"b\":{\"dtype\":"
                                 "\"F32\",\"shape\":[1],\"data_offsets\":[4,8]}}") +
                          floats(2));
        m_folder->put("cut.safetensors", safetensors(floats(6), {}).chopped(1));
        QCOMPARE(refusalOf([&] { loadArray(m_folder->path(file), tensor.toStdString()); }), why);
    }

    void aTensorIsFoundAgainWithItsScene() {
        const QString path = m_folder->put("m.safetensors", safetensors(floats(6), QByteArray(16, 0)));
        Scene scene;
        scene.arrays["learned"] = loadArray(path, "wpe.weight");
        scene.arrays["learned"].values = nullptr;  // as of an array that is too large for the scene's file
        QVERIFY(!saveScene(m_folder->path("s"), scene));
        QVERIFY(m_folder->contentsOf("s").contains("\"tensor\": \"wpe.weight\""));
        const auto warnings = [&] { return openScene(m_folder->path("s")).warnings; };
        QCOMPARE(warnings(), QStringList());
        // Elsewhere the file may change.
        m_folder->put("m.safetensors", safetensors(floats(6), QByteArray(32, 1)));
        QCOMPARE(warnings(), QStringList());
        m_folder->put("m.safetensors", safetensors(floats(6, 1), QByteArray(16, 0)));
        QCOMPARE(warnings(), QStringList("The array \"learned\" is missing: m.safetensors: it has changed since the "
                                         "scene was saved. The rest is open."));
    }

    /// As large as GPT-2's own, without the place that it would take on a disk. A second is a hundred times what it
    /// needs, and less than what reading all of it takes.
    void aLargeFileOpensAtOnce() {
        constexpr qint64 others = 548'000'000;
        constexpr int count = 1024 * 768;
        const QByteArray header =
            "{\"wpe.weight\":{\"dtype\":\"F32\",\"shape\":[1024,768],\"data_offsets\":[548000000,551145728]},"
            "\"wte.weight\":{\"dtype\":\"F32\",\"shape\":[137000000],\"data_offsets\":[0,548000000]}}";
        const QString path = m_folder->put("model.safetensors", withLength(header));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(file.size() + others));
        QVERIFY(file.seek(file.size()));
        file.write(floats(count));
        file.close();
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(listTensors(path).size(), std::size_t{2});
        const LoadedArray loaded = loadArray(path, "wpe.weight");
        QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
        QCOMPARE(loaded.values->values.back(), (count - 1) / 8.0);
        qInfo("opened in %lld ms", timer.elapsed());
    }

    void aPipeIsReadToItsEnd() {
        const QString path = m_folder->path("p.safetensors");
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        // While this one reads, the bytes stay in the pipe after whoever wrote them has gone.
        const int guard = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK);
        const int writer = ::open(QFile::encodeName(path).constData(), O_WRONLY);
        const QByteArray bytes = safetensors(floats(6), {});
        QCOMPARE(::write(writer, bytes.constData(), std::size_t(bytes.size())), ssize_t(bytes.size()));
        ::close(writer);
        const QString problem = refusalOf([&] { QCOMPARE(loadArray(path).shape, (std::vector<Index>{2, 3})); });
        ::close(guard);
        QCOMPARE(problem, "none");
    }
};

ATTENTION_TEST(ArrayFileTest, QCoreApplication)
#include "array_file_test.moc"
