#include "ui/files/weight_file.h"

#include <cstring>
#include <limits>

#include <QDir>

#include "core/attention/weight_files.h"
#include "core/io/npy.h"
#include "tests/test_class.h"
#include "tests/ui/files/file_testing.h"
#include "tests/ui/files/temporary_folder.h"

using namespace attention;

namespace {

/// A bias as numpy.save writes it, on one axis.
QByteArray npyBytes(const Vector& vector) {
    QByteArray header =
        "{'descr': '<f8', 'fortran_order': False, 'shape': (" + QByteArray::number(vector.size()) + ",), }";
    header = header.leftJustified(64 * 2 - 10 - 1, ' ') + '\n';
    QByteArray bytes("\x93NUMPY\x01\x00", 8);
    bytes.append(char(header.size())).append('\0').append(header);
    return bytes + QByteArray(reinterpret_cast<const char*>(vector.data()), vector.size() * qsizetype(sizeof(double)));
}

struct Tensor {
    QByteArray name;
    QByteArray shape;
    Matrix values;
};

QByteArray safetensors(const QList<Tensor>& tensors) {
    QByteArray header = "{";
    QByteArray data;
    for (const Tensor& tensor : tensors) {
        const QByteArray begin = QByteArray::number(data.size());
        data.append(reinterpret_cast<const char*>(tensor.values.data()),
                    tensor.values.size() * qsizetype(sizeof(double)));
        header += (header.size() > 1 ? ",\"" : "\"") + tensor.name + "\":{\"dtype\":\"F64\",\"shape\":[" +
                  tensor.shape + "],\"data_offsets\":[" + begin + "," + QByteArray::number(data.size()) + "]}";
    }
    header += "}";
    return withLength(header) + data;
}

AttentionWeights weightsOf(const std::map<std::string, LoadedArray, std::less<>>& loaded) {
    return collectWeights([&](std::string_view name) -> const Array* {
        const auto found = loaded.find(name);
        return found == loaded.end() ? nullptr : found->second.values.get();
    });
}

}  // namespace

class WeightFileTest : public QObject {
    Q_OBJECT

    std::optional<TemporaryFolder> m_folder;
    AttentionWeights m_weights;

    QString inThreeLayouts(const QString& layout) const {
        const AttentionWeights& w = m_weights;
        if (layout == "folder") {
            for (const auto& [name, matrix] : {std::pair("W_q", &w.query), std::pair("W_k", &w.key),
                                               std::pair("W_v", &w.value), std::pair("W_o", &w.output)})
                m_folder->put(QStringLiteral("%1.npy").arg(name), npyBytes(*matrix));
            for (const auto& [name, vector] : {std::pair("b_q", &w.queryBias), std::pair("b_k", &w.keyBias),
                                               std::pair("b_v", &w.valueBias), std::pair("b_o", &w.outputBias)})
                m_folder->put(QStringLiteral("%1.npy").arg(name), npyBytes(*vector));
            m_folder->put("other.npy", "no array at all");
            return m_folder->path();
        }
        Matrix three(12, 4);
        three << w.query, w.key, w.value;
        Vector bias(12);
        bias << w.queryBias, w.keyBias, w.valueBias;
        QList<Tensor> tensors;
        if (layout == "separate")
            tensors = {{"W_o.weight", "4,4", w.output}, {"W_q.weight", "4,4", w.query}, {"b_q", "4", w.queryBias},
                       {"W_k.weight", "4,4", w.key},    {"b_k", "4", w.keyBias},        {"W_v.weight", "4,4", w.value},
                       {"b_v", "4", w.valueBias},       {"b_o", "4", w.outputBias}};
        else if (layout == "packed")
            tensors = {{"in_proj_weight", "12,4", three},
                       {"in_proj_bias", "12", bias},
                       {"out_proj.weight", "4,4", w.output},
                       {"out_proj.bias", "4", w.outputBias}};
        else
            tensors = {{"c_attn.weight", "4,12", three.transpose()},
                       {"c_attn.bias", "12", bias},
                       {"c_proj.weight", "4,4", w.output.transpose()},
                       {"c_proj.bias", "4", w.outputBias}};
        return m_folder->put("w.safetensors", safetensors(tensors));
    }

 private Q_SLOTS:
    void init() {
        m_folder.emplace();
        m_weights = {.query = numbered(4, 4, 0),
                     .key = numbered(4, 4, 10),
                     .value = numbered(4, 4, 20),
                     .output = numbered(4, 4, 30),
                     .queryBias = numbered(4, 1, 40),
                     .keyBias = numbered(4, 1, 50),
                     .valueBias = numbered(4, 1, 60),
                     .outputBias = numbered(4, 1, 70)};
    }

    void everyLayoutHasTheSameWeights_data() {
        QTest::addColumn<QString>("layout");
        for (const char* layout : {"folder", "separate", "packed", "transposed"}) QTest::addRow("%s", layout) << layout;
    }
    void everyLayoutHasTheSameWeights() {
        QFETCH(QString, layout);
        const QString path = inThreeLayouts(layout);
        const auto loaded = loadWeights(path);
        QVERIFY(weightsOf(loaded) == m_weights);
        for (const auto& [name, array] : loaded) {
            // What a scene keeps leads to the same numbers again.
            const LoadedArray again = loadWeight(QString::fromStdString(array.path), array.tensor, name);
            QVERIFY2(again == array && *again.values == *array.values, name.c_str());
            QCOMPARE(array.shape, array.values->shape);
        }
    }

    void aLayerIsChosen() {
        const Matrix m = numbered(4, 4, 0);
        QList<Tensor> tensors;
        for (const char* layer : {"one.", "two."})
            for (const char* name : {"W_q.weight", "W_k.weight", "W_v.weight", "W_o.weight"})
                tensors.append({QByteArray(layer) + name, "4,4", m});
        const QString path = m_folder->put("w.safetensors", safetensors(tensors));
        QCOMPARE(loadWeights(path, "two").at("W_q").tensor, std::string("two.W_q.weight"));
        QVERIFY_EXCEPTION_THROWN(loadWeights(path), WeightLayerError);
        QVERIFY_EXCEPTION_THROWN(loadWeights(path, "three"), WeightLayerError);
        QCOMPARE(refusalOf([&] { loadWeights(path); }),
                 "2 attention layers are in it; accepted: one of \"one.\", \"two.\"");
        QVERIFY_EXCEPTION_THROWN(loadWeights(m_folder->path(), "two"), WeightLayerError);
    }

    void refusals() {
        QCOMPARE(refusalOf([&] { loadWeights(m_folder->path("missing")); }), "there is no such file or folder");
        QCOMPARE(refusalOf([&] { loadWeights(m_folder->path("missing.safetensors")); }), "there is no such file");
        QVERIFY(refusalOf([&] { loadWeights(m_folder->path()); }).startsWith("there is no W_q.npy in it; accepted: "));
        QVERIFY(refusalOf([&] { loadWeights(m_folder->put("W.npy", "")); }).startsWith("it holds no weights by name"));

        inThreeLayouts("folder");
        m_folder->put("W_k.npy", npyBytes(numbered(2, 4, 0)));
        QCOMPARE(refusalOf([&] { loadWeights(m_folder->path()); }),
                 "W_k is 2 x 4 and W_q is 4 x 4; accepted: the same shape for both");
        Matrix bad = numbered(4, 4, 0);
        bad(3, 2) = std::numeric_limits<double>::quiet_NaN();
        m_folder->put("W_k.npy", npyBytes(bad));
        QCOMPARE(refusalOf([&] { loadWeights(m_folder->path()); }),
                 "W_k.npy: value [3, 2] is NaN; accepted: finite numbers");
        QFile::remove(m_folder->path("W_k.npy"));
        QVERIFY(refusalOf([&] { loadWeights(m_folder->path()); }).startsWith("there is no W_k.npy in it; accepted: "));

        m_weights.value(1, 2) = std::numeric_limits<double>::infinity();
        const QString path = inThreeLayouts("packed");
        QCOMPARE(refusalOf([&] { loadWeights(path); }),
                 "in_proj_weight: value [9, 2] is infinity; accepted: finite numbers");
        QByteArray claim(8, 0);
        claim[4] = 2;  // 8 GiB and more
        QVERIFY(refusalOf([&] {
                    loadWeights(m_folder->put("w.safetensors", claim));
                }).startsWith("the header claims 8589934592 bytes"));
    }
};

ATTENTION_TEST(WeightFileTest, NoApplication)
#include "weight_file_test.moc"
