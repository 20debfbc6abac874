#include "core/attention/weight_files.h"

#include "core/io/format_error.h"
#include "tests/core/translated.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// A tensor of a header: its name, its shape, its type.
TensorInfo tensor(std::string name, std::vector<Index> shape, std::string_view type = "F32") {
    return {.name = std::move(name), .type = type, .shape = std::move(shape)};
}

using Tensors = std::vector<TensorInfo>;

Tensors separate(const std::string& layer, Index rows = 8, Index columns = 8) {
    return {tensor(layer + "W_q.weight", {rows, columns}), tensor(layer + "W_k.weight", {rows, columns}),
            tensor(layer + "W_v.weight", {rows, columns}), tensor(layer + "W_o.weight", {columns, rows})};
}

Tensors packed(const std::string& layer) {
    return {tensor(layer + "in_proj_weight", {24, 8}), tensor(layer + "in_proj_bias", {24}),
            tensor(layer + "out_proj.weight", {8, 8}), tensor(layer + "out_proj.bias", {8})};
}

/// One block of GPT-2, with what else has such names.
Tensors gpt2(const std::string& block) {
    return {tensor(block + "attn.bias", {1, 1, 16, 16}),   tensor(block + "attn.c_attn.bias", {24}),
            tensor(block + "attn.c_attn.weight", {8, 24}), tensor(block + "attn.c_proj.bias", {8}),
            tensor(block + "attn.c_proj.weight", {8, 8}),  tensor(block + "mlp.c_fc.weight", {8, 32}),
            tensor(block + "mlp.c_proj.weight", {32, 8}),  tensor(block + "ln_1.weight", {8})};
}

Tensors joined(std::initializer_list<Tensors> lists) {
    Tensors all;
    for (const Tensors& list : lists) all.insert(all.end(), list.begin(), list.end());
    return all;
}

Tensors with(Tensors tensors, TensorInfo other) {
    std::erase_if(tensors, [&](const TensorInfo& one) { return one.name == other.name; });
    tensors.push_back(std::move(other));
    return tensors;
}

Tensors without(Tensors tensors, std::string_view name) {
    std::erase_if(tensors, [&](const TensorInfo& one) { return one.name == name; });
    return tensors;
}

template <class Call>
QString refusalOf(Call call) {
    try {
        call();
    } catch (const FormatError& error) {
        return untranslated(error.phrase()) + QString::fromUtf8(error.what());
    }
    return {};
}

Array counted(std::vector<Index> shape) {
    Array array{std::move(shape), {}};
    Index count = 1;
    for (const Index length : array.shape) count *= length;
    for (Index k = 0; k < count; ++k) array.values.push_back(double(k));
    return array;
}

QString told(const Message& phrase) {
    return untranslated(phrase) + QString::fromStdString(phrase.english());
}

QString told(const std::map<std::string, std::string, std::less<>>& names) {
    QStringList list;
    for (const auto& [weight, name] : names)
        list.append(QString::fromStdString(weight) + "=" + QString::fromStdString(name));
    return list.join(' ');
}

}  // namespace

Q_DECLARE_METATYPE(TensorInfo)

class WeightFilesTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void layouts_data() {
        QTest::addColumn<Tensors>("tensors");
        QTest::addColumn<QString>("layer");
        QTest::addColumn<QString>("expected");
        QTest::addRow("separate") << separate("") << ""
                                  << "W_k=W_k.weight W_o=W_o.weight W_q=W_q.weight W_v=W_v.weight";
        QTest::addRow("separate, plain names, one bias")
            << Tensors{tensor("W_v", {8, 8}), tensor("W_q", {8, 8}), tensor("W_k", {8, 8}), tensor("b_k", {8}),
                       tensor("W_o", {8, 8})}
            << ""
            << "W_k=W_k W_o=W_o W_q=W_q W_v=W_v b_k=b_k";
        QTest::addRow("wide heads, with the bias of a linear layer")
            << with(separate("attention.", 32, 8), tensor("attention.W_o.bias", {8})) << "attention."
            << "W_k=attention.W_k.weight W_o=attention.W_o.weight W_q=attention.W_q.weight W_v=attention.W_v.weight "
               "b_o=attention.W_o.bias";
        QTest::addRow("PyTorch") << packed("self_attn.") << "self_attn."
                                 << "W_k=self_attn.in_proj_weight W_o=self_attn.out_proj.weight "
                                    "W_q=self_attn.in_proj_weight W_v=self_attn.in_proj_weight "
                                    "b_k=self_attn.in_proj_bias b_o=self_attn.out_proj.bias "
                                    "b_q=self_attn.in_proj_bias b_v=self_attn.in_proj_bias";
        QTest::addRow("GPT-2") << joined({gpt2("h.0."), gpt2("h.1.")}) << "h.1.attn."
                               << "W_k=h.1.attn.c_attn.weight W_o=h.1.attn.c_proj.weight W_q=h.1.attn.c_attn.weight "
                                  "W_v=h.1.attn.c_attn.weight b_k=h.1.attn.c_attn.bias b_o=h.1.attn.c_proj.bias "
                                  "b_q=h.1.attn.c_attn.bias b_v=h.1.attn.c_attn.bias";
    }
    void layouts() {
        QFETCH(Tensors, tensors);
        QFETCH(QString, layer);
        QFETCH(QString, expected);
        QCOMPARE(told(weightTensors(tensors, layer.toStdString())), expected);
    }

    void layers_data() {
        QTest::addColumn<QString>("wanted");
        QTest::addColumn<QString>("layers");
        QTest::addColumn<QString>("problem");
        QTest::addRow("nothing is said") << ""
                                         << "h.1.attn.,h.10.attn.,h.11.attn.,side."
                                         << "4 attention layers are in it; accepted: one of \"h.1.attn.\", "
                                            "\"h.10.attn.\", \"h.11.attn.\", \"side.\"";
        QTest::addRow("its whole prefix") << "h.10.attn."
                                          << "h.10.attn."
                                          << "";
        QTest::addRow("a whole part") << "h.1"
                                      << "h.1.attn."
                                      << "";
        QTest::addRow("a part, with its dot") << "h.1."
                                              << "h.1.attn."
                                              << "";
        QTest::addRow("part of a part") << "h.1"
                                           "1"
                                        << "h.11.attn."
                                        << "";
        QTest::addRow("a letter") << "s"
                                  << "side."
                                  << "";
        QTest::addRow("a tensor's name") << "h.10.attn.c_attn.weight"
                                         << "h.10.attn."
                                         << "";
        QTest::addRow("several begin so") << "h"
                                          << "h.1.attn.,h.10.attn.,h.11.attn."
                                          << "3 attention layers are in it that begin with \"h\"; accepted: one of "
                                             "\"h.1.attn.\", \"h.10.attn.\", \"h.11.attn.\"";
        QTest::addRow("none begins so") << "x"
                                        << ""
                                        << "no attention layer in it begins with \"x\"; accepted: \"h.1.attn.\", "
                                           "\"h.10.attn.\", \"h.11.attn.\", \"side.\"";
    }
    void layers() {
        QFETCH(QString, wanted);
        QFETCH(QString, layers);
        QFETCH(QString, problem);
        const Tensors tensors = joined({gpt2("h.1."), gpt2("h.10."), packed("side."), gpt2("h.11.")});
        QStringList found;
        for (const std::string& layer : weightLayers(tensors, wanted.toStdString()))
            found.append(QString::fromStdString(layer));
        found.sort();
        QCOMPARE(found.join(','), layers);
        QString is = told(weightLayerProblem(tensors, wanted.toStdString()));
        // As they come in the file.
        is.replace("\"side.\", \"h.11.attn.\"", "\"h.11.attn.\", \"side.\"");
        QCOMPARE(is, problem);
    }

    void manyLayersAreNotAllNamed() {
        Tensors tensors;
        for (int block = 0; block < 12; ++block) tensors = joined({tensors, gpt2("h." + std::to_string(block) + ".")});
        QVERIFY(told(weightLayerProblem(tensors, {})).endsWith("\"h.5.attn.\" and 6 more"));
    }

    void refusals_data() {
        QTest::addColumn<Tensors>("tensors");
        QTest::addColumn<QString>("why");
        QTest::addRow("nothing of the kind")
            << Tensors{tensor("mlp.c_proj.weight", {8, 8})} << "no attention weights are in it; accepted: ";
        QTest::addRow("no keys") << without(separate(""), "W_k.weight")
                                 << "there is no \"W_k.weight\" beside \"W_o.weight\"; accepted: ";
        QTest::addRow("no output") << without(packed(""), "out_proj.weight")
                                   << "there is no \"out_proj.weight\" beside \"in_proj_weight\"; accepted: ";
        QTest::addRow("two layouts")
            << joined({separate(""), packed("")})
            << "\"W_o.weight\" and \"in_proj_weight\" are of two layouts; accepted: one of them";
        QTest::addRow("twice") << with(separate(""), tensor("W_k", {8, 8}))
                               << "\"W_k.weight\" and \"W_k\" are both in it; accepted: one of them";
        QTest::addRow("keys of another shape") << with(separate(""), tensor("W_k.weight", {4, 8}))
                                               << "W_k is 4 x 8 and W_q is 8 x 8; accepted: the same shape for both";
        QTest::addRow("an output of another shape")
            << with(separate(""), tensor("W_o.weight", {8, 4}))
            << "W_o is 8 x 4 and W_q is 8 x 8; accepted: as many columns of W_o as rows of W_q";
        QTest::addRow("a long bias") << with(separate(""), tensor("b_v", {9}))
                                     << "b_v has 9 numbers and W_v is 8 x 8; accepted: a number for each row";
        QTest::addRow("not in thirds") << with(packed(""), tensor("in_proj_weight", {25, 8}))
                                       << "\"in_proj_weight\" is 25 x 8; accepted: 3 d x d";
        QTest::addRow("not in thirds, turned") << with(gpt2(""), tensor("attn.c_attn.weight", {24, 8}))
                                               << "\"attn.c_attn.weight\" is 24 x 8; accepted: d x 3 d";
        QTest::addRow("no matrix") << with(separate(""), tensor("W_v.weight", {2, 4, 8}))
                                   << "\"W_v.weight\" is 2 x 4 x 8; accepted: a matrix, with 2 axes";
        QTest::addRow("no list of numbers") << with(packed(""), tensor("in_proj_bias", {}))
                                            << "\"in_proj_bias\" is a single number; accepted: a bias, with 1 axis";
        QTest::addRow("whole numbers") << with(separate(""), tensor("W_v.weight", {8, 8}, "I64"))
                                       << "\"W_v.weight\" is 8 x 8 of type I64; accepted: F64, F32, F16 or BF16";
        QTest::addRow("empty") << separate("", 8, 0) << "\"W_q.weight\" is 8 x 0 of type F32; accepted: ";
    }
    void refusals() {
        QFETCH(Tensors, tensors);
        QFETCH(QString, why);
        const std::vector<std::string> layers = weightLayers(tensors);
        const QString is = layers.empty() ? told(weightLayerProblem(tensors, {}))
                                          : refusalOf([&] { weightTensors(tensors, layers.front()); });
        QVERIFY2(is.startsWith(why), qPrintable(is));
    }

    void partsAreCutAndTurned() {
        const Array rows = counted({6, 2});
        QCOMPARE(sliceWeight(rows, "in_proj_weight", "W_q"), (Array{{2, 2}, {0, 1, 2, 3}}));
        QCOMPARE(sliceWeight(rows, "in_proj_weight", "W_v"), (Array{{2, 2}, {8, 9, 10, 11}}));
        const Array columns = counted({2, 6});
        QCOMPARE(sliceWeight(columns, "h.0.attn.c_attn.weight", "W_q"), (Array{{2, 2}, {0, 6, 1, 7}}));
        QCOMPARE(sliceWeight(columns, "h.0.attn.c_attn.weight", "W_k"), (Array{{2, 2}, {2, 8, 3, 9}}));
        QCOMPARE(sliceWeight(counted({6}), "c_attn.bias", "b_v"), (Array{{2}, {4, 5}}));
        QCOMPARE(sliceWeight(counted({2, 2}), "c_proj.weight", "W_o"), (Array{{2, 2}, {0, 2, 1, 3}}));
        QCOMPARE(sliceWeight(counted({2, 2}), "out_proj.weight", "W_o"), (Array{{2, 2}, {0, 1, 2, 3}}));
        QCOMPARE(sliceWeight(counted({3}), "W_q.bias", "b_q"), counted({3}));
        QCOMPARE(refusalOf([&] { sliceWeight(rows, "in_proj_weight", "W_o"); }),
                 "\"in_proj_weight\" does not hold W_o");
        QCOMPARE(refusalOf([&] { sliceWeight(rows, "wpe.weight", "W_q"); }), "\"wpe.weight\" does not hold W_q");
    }

    void weightsOfArrays() {
        std::map<std::string, Array, std::less<>> arrays{{"W_q", counted({4, 2})},
                                                         {"W_k", counted({4, 2})},
                                                         {"W_v", counted({4, 2})},
                                                         {"W_o", counted({2, 4})},
                                                         {"b_v", counted({4})}};
        const auto find = [&](std::string_view name) -> const Array* {
            const auto found = arrays.find(name);
            return found == arrays.end() ? nullptr : &found->second;
        };
        const AttentionWeights weights = collectWeights(find);
        QCOMPARE(weights.query(3, 1), 7.0);
        QCOMPARE(weights.output.cols(), 4);
        QCOMPARE(weights.valueBias.size(), 4);
        QCOMPARE(weights.queryBias.size(), 0);
        QCOMPARE(weightsProblem(weights, 2, 2, HeadDesign::Wide), std::string());
        QCOMPARE(QString::fromStdString(weightsProblem(weights, 2, 2, HeadDesign::Narrow)),
                 "W_q is 4 x 2; accepted for d = 2 and 2 heads: 2 x 2");
        arrays.erase("W_k");
        QCOMPARE(refusalOf([&] { collectWeights(find); }), "there is no W_k; accepted: W_q, W_k, W_v and W_o");
    }
};

ATTENTION_TEST(WeightFilesTest, NoApplication)
#include "weight_files_test.moc"
