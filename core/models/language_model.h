#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/matrix.h"

namespace attention {

class BytePairTokenizer;

/// A matrix in float32, the precision in which language models compute.
using FloatMatrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
/// Views of weights, which are in a memory-mapped file or in memory.
using FloatMatrixView = Eigen::Map<const FloatMatrix>;
using FloatRowView = Eigen::Map<const Eigen::RowVectorXf>;

/// The variants of GELU, the activation function x Phi(x) of the MLPs. Source: Hendrycks and Gimpel 2016.
enum class Gelu {
    Tanh,  ///< x/2 (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3))): "gelu_new", "gelu_pytorch_tanh"
    Exact  ///< x/2 (1 + erf(x / sqrt 2)): "gelu"
};

/// The shape of a model of GPT-2's architecture, as its config.json gives it. All numbers are >= 1.
struct LanguageModelConfig {
    Index layers = 0;
    Index heads = 0;       ///< in each layer; divides d
    Index d = 0;           ///< width of the residual stream
    Index mlpWidth = 0;    ///< width of the hidden layer of the MLPs: n_inner, by default 4 d
    Index context = 0;     ///< maximum number of tokens of a pass
    Index vocabulary = 0;  ///< ids are 0 ... vocabulary - 1
    double normEpsilon = 1e-5;
    Gelu gelu = Gelu::Tanh;
    bool scalesScores = true;    ///< scores are divided by sqrt(headWidth()): scale_attn_weights
    bool tiesOutput = true;      ///< the output matrix is the token embedding: tie_word_embeddings
    bool scalesByLayer = false;  ///< scores are also divided by layer + 1: scale_attn_by_inverse_layer_idx

    Index headWidth() const { return d / heads; }
    /// The factor of the products of queries and keys. @param layer  from 0
    double scoreFactor(Index layer) const;

    bool operator==(const LanguageModelConfig&) const = default;
};

/// Layer normalisation of each row x of d numbers: (x - mean) / sqrt(variance + epsilon) scale + shift.
struct LayerNormWeights {
    FloatRowView scale{nullptr, 0};
    FloatRowView shift{nullptr, 0};
};

/// A linear layer: x weight + bias.
struct LinearWeights {
    FloatMatrixView weight{nullptr, 0, 0};  ///< inputs x outputs, as GPT-2 stores it
    FloatRowView bias{nullptr, 0};
};

/// One layer of the model: y = x + projection(attention(norm1(x))), output = y + mlpOut(gelu(mlpIn(norm2(y)))).
struct LanguageModelLayerWeights {
    LayerNormWeights norm1;
    LinearWeights queryKeyValue;  ///< d x 3d: columns of queries, keys and values; in each of them, head after head
    LinearWeights projection;     ///< d x d
    LayerNormWeights norm2;
    LinearWeights mlpIn;   ///< d x mlpWidth
    LinearWeights mlpOut;  ///< mlpWidth x d
};

/// All weights of a model.
struct LanguageModelWeights {
    FloatMatrixView tokens{nullptr, 0, 0};     ///< vocabulary x d: the token embedding
    FloatMatrixView positions{nullptr, 0, 0};  ///< context x d: the position embedding, which is added
    std::vector<LanguageModelLayerWeights> layers;
    LayerNormWeights finalNorm;
    FloatMatrixView output{nullptr, 0, 0};  ///< vocabulary x d; the same as `tokens` if tiesOutput
    std::shared_ptr<const void> storage;    ///< owns the memory of the views
};

/// Where a model comes from.
struct LanguageModelSource {
    std::string name;               ///< name of its folder, or of the model that comes with the program
    std::string checksum;           ///< SHA-256 in lower-case hexadecimal of its configuration, vocabulary and weights
    std::string type;               ///< data type of the stored weights: "F32", "F16", "BF16"
    std::uint64_t storedBytes = 0;  ///< size of the weight files
    Index unusedRows = 0;           ///< rows of the stored embedding for which the tokenizer has no token
};

/// A language model of GPT-2's architecture with its tokenizer; immutable, so that threads share it. Source: Radford et
/// al. 2019, "Language models are unsupervised multitask learners".
class LanguageModel {
 public:
    /// @param tokenizer  with config.vocabulary tokens
    LanguageModel(LanguageModelSource source, const LanguageModelConfig& config,
                  std::shared_ptr<const BytePairTokenizer> tokenizer, LanguageModelWeights weights);

    const std::string& name() const { return m_source.name; }
    /// Identifies configuration, vocabulary and weights: SHA-256 in lower-case hexadecimal.
    const std::string& checksum() const { return m_source.checksum; }
    const LanguageModelSource& source() const { return m_source; }
    const LanguageModelConfig& config() const { return m_config; }
    const BytePairTokenizer& tokenizer() const { return *m_tokenizer; }
    const LanguageModelWeights& weights() const { return m_weights; }
    const LanguageModelLayerWeights& layer(Index layer) const { return m_weights.layers[std::size_t(layer)]; }
    /// The number of parameters; an output matrix that is tied to the embedding is counted once.
    std::uint64_t parameterCount() const;

    // Weights, converted to double.

    Matrix queryKeyValueWeight(Index layer) const;               ///< d x 3d
    Eigen::RowVectorXd queryKeyValueBias(Index layer) const;     ///< 3d
    Matrix projectionWeight(Index layer) const;                  ///< d x d
    Eigen::RowVectorXd projectionBias(Index layer) const;        ///< d
    Eigen::RowVectorXd tokenEmbedding(int id) const;             ///< d
    Eigen::RowVectorXd positionEmbedding(Index position) const;  ///< d; position from 0

 private:
    LanguageModelSource m_source;
    LanguageModelConfig m_config;
    std::shared_ptr<const BytePairTokenizer> m_tokenizer;
    LanguageModelWeights m_weights;
};

}  // namespace attention
