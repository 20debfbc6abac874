#include "core/models/language_model_tensors.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstring>
#include <limits>
#include <map>
#include <set>
#include <utility>

#include "core/io/array_bytes.h"
#include "core/io/quoted_text.h"
#include "core/io/safetensors.h"
#include "core/models/model_json.h"
#include "core/number_text.h"
#include "core/string_utils.h"
#include "core/system/memory.h"
#include "core/threads.h"

namespace attention {
namespace {

constexpr std::string_view kPrefix = "transformer.";
/// The number of values that is worth a thread.
constexpr Index kGrain = 1 << 18;
/// The number of values that are tested together for being finite.
constexpr Index kTestedAtOnce = 4096;

/// Owns the memory of the weights.
struct Storage {
    std::vector<std::shared_ptr<const MappedFile>> files;
    std::vector<std::unique_ptr<float[]>> arrays;
};

Message tensorText(std::string_view name) {
    return {CoreMessages::tr("tensor %1"), quotedExcerpt(name)};
}

/// A 16-bit floating-point format.
struct SmallFloat {
    std::uint16_t exponentBits;  ///< mask; infinity and NaN have all of these bits set
    float (*value)(std::uint16_t bits);
};
const SmallFloat kHalf{0x7C00, [](std::uint16_t bits) {
                           static const auto values = [] {
                               std::vector<float> table(1 << 16);
                               for (std::size_t i = 0; i < table.size(); ++i)
                                   table[i] = static_cast<float>(halfValue(static_cast<std::uint16_t>(i)));
                               return table;
                           }();
                           return values[bits];
                       }};
const SmallFloat kBrain{
    0x7F80, [](std::uint16_t bits) { return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16); }};

/// Whether any number is not finite. @param exponent  mask of the bits of the exponent
template <class Bits>
bool hasNonFinite(const char* data, Index count, Bits exponent) {
    Bits found = 0;
    for (Index i = 0; i < count; ++i) {
        Bits bits;
        std::memcpy(&bits, data + Index(sizeof(Bits)) * i, sizeof bits);
        found = static_cast<Bits>(found | ((bits & exponent) == exponent));
    }
    return found != 0;
}

/// The index of the first number that is not finite, or `count` if there is none.
template <class Bits>
Index firstNonFinite(const char* data, Index count, Bits exponent) {
    std::atomic<Index> first = count;
    parallelFor(count, kGrain, [&](Index begin, Index end) {
        for (Index at = begin; at < end; at += kTestedAtOnce) {
            const Index tested = std::min(kTestedAtOnce, end - at);
            if (!hasNonFinite(data + Index(sizeof(Bits)) * at, tested, exponent)) continue;
            Index index = at;
            while (!hasNonFinite(data + Index(sizeof(Bits)) * index, 1, exponent)) ++index;
            for (Index other = first; index < other && !first.compare_exchange_weak(other, index);) {
            }
            return;
        }
    });
    return first;
}

/// Finds the tensors in the files of a model. take() is first called for each tensor as a check, then again to load it.
class TensorLoader {
 public:
    TensorLoader(const std::vector<WeightFile>& files, OpeningProgress& progress) : m_progress(progress) {
        for (const WeightFile& file : files) {
            try {
                addFile(file);
            } catch (const FormatError& error) {
                refuseFile(file.name, error.phrase());
            }
        }
    }

    /// Checks the shape of a tensor and returns its values; during the check, before finishCheck(), returns null.
    const float* take(const std::string& name, const std::vector<Index>& shape) {
        Tensor& tensor = find(name, shape);
        if (!m_isLoading) return nullptr;
        m_progress.advance(double(tensor.bytes.size()));
        const Index count = Index(tensor.bytes.size() / valueSize(tensor.info));
        try {
            return tensor.info.type == "F32" ? loadFloats(tensor, count) : widen(tensor, count);
        } catch (const FormatError& error) {
            refuseFile(tensor.file->name, {CoreMessages::tr("%1: %2"), tensorText(tensor.info.name), error.phrase()});
        }
    }

    bool has(const std::string& name) const { return m_tensors.contains(name); }

    /// Ends the check: refuses tensors that were not requested, and weights that need too much memory.
    void finishCheck() {
        WeightMemory memory;
        for (const auto& [name, tensor] : m_tensors) {
            if (!tensor.isRequested)
                refuseFile(
                    tensor.file->name,
                    {CoreMessages::tr("%1 is none of the tensors of GPT-2 with the layers of config.json; accepted: "
                                      "these alone"),
                     tensorText(tensor.info.name)});
            const double size = 4.0 * double(tensor.bytes.size() / valueSize(tensor.info));
            const bool isMapped = MappedFile::isMapped() || !tensor.file->mapped;
            if (!isUsedInPlace(tensor))
                memory.held += size;
            else if (isMapped)
                memory.mapped += size;
            // Without memory mapping, the whole file is in memory.
            if (!isMapped) memory.held += double(tensor.bytes.size());
        }
        requireMemory(memory, memoryLimit(), memoryBudget());
        m_isLoading = true;
    }

    std::string types() const {
        std::set<std::string> names;
        for (const auto& [name, tensor] : m_tensors) names.insert(std::string(tensor.info.type));
        return join(names, ", ");
    }

    std::shared_ptr<const Storage> takeStorage() { return std::make_shared<const Storage>(std::move(m_storage)); }

 private:
    struct Tensor {
        TensorInfo info;
        const WeightFile* file;
        std::string_view bytes;
        bool isRequested = false;
    };

    static std::size_t valueSize(const TensorInfo& info) { return info.type == "F32" ? 4 : 2; }

    /// Whether the values can be used without a copy: float32, little endian and aligned.
    static bool isUsedInPlace(const Tensor& tensor) {
        return tensor.info.type == "F32" && std::endian::native == std::endian::little &&
               reinterpret_cast<std::uintptr_t>(tensor.bytes.data()) % alignof(float) == 0;
    }

    /// Whether it is one of GPT-2's masks, which are stored with the weights: h.0.attn.bias, h.0.attn.masked_bias.
    static bool isMask(std::string_view name) {
        return name.starts_with("h.") && (name.ends_with(".attn.bias") || name.ends_with(".attn.masked_bias"));
    }

    void addFile(const WeightFile& file) {
        const std::size_t head = safetensorsHeaderSize(file.bytes.substr(0, kSafetensorsPrefixSize), file.bytes.size());
        for (TensorInfo& info : readSafetensorsHeader(file.bytes.substr(0, head), file.bytes.size())) {
            std::string name = info.name.starts_with(kPrefix) ? info.name.substr(kPrefix.size()) : info.name;
            if (isMask(name)) continue;
            if (const auto other = m_tensors.find(name); other != m_tensors.end())
                throw FormatError(CoreMessages::tr("%1 stands beside %2; accepted: one of them"), tensorText(info.name),
                                  tensorText(other->second.info.name));
            const auto bytes = file.bytes.substr(std::size_t(info.begin), std::size_t(info.end - info.begin));
            m_tensors.emplace(std::move(name), Tensor{std::move(info), &file, bytes});
        }
        m_storage.files.push_back(file.mapped);
    }

    Tensor& find(const std::string& name, const std::vector<Index>& shape) {
        const auto found = m_tensors.find(name);
        if (found == m_tensors.end())
            throw FormatError(CoreMessages::tr("the weights lack %1; accepted: all tensors of GPT-2 with the layers of "
                                               "config.json"),
                              tensorText(name));
        Tensor& tensor = found->second;
        const auto refuse = [&](const Message& message) { refuseFile(tensor.file->name, message); };
        if (tensor.info.type != "F32" && tensor.info.type != "F16" && tensor.info.type != "BF16")
            refuse({CoreMessages::tr("the values of %1 are %2; accepted: F32, F16, BF16"), tensorText(tensor.info.name),
                    tensor.info.type});
        if (tensor.info.shape != shape)
            refuse({CoreMessages::tr("%1 is %2, by config.json it is %3"), tensorText(tensor.info.name),
                    indicesText(tensor.info.shape), indicesText(shape)});
        tensor.isRequested = true;
        return tensor;
    }

    const float* loadFloats(const Tensor& tensor, Index count) {
        const Index bad = firstNonFinite<std::uint32_t>(tensor.bytes.data(), count, 0x7F800000);
        if (bad < count)
            throw notFiniteError(double(loadNumber<float, std::endian::little>(tensor.bytes.data() + 4 * bad)),
                                 std::size_t(bad), tensor.info.shape);
        if (isUsedInPlace(tensor)) return reinterpret_cast<const float*>(tensor.bytes.data());
        float* const copy = newArray(count);
        for (Index i = 0; i < count; ++i) copy[i] = loadNumber<float, std::endian::little>(tensor.bytes.data() + 4 * i);
        return copy;
    }

    const float* widen(const Tensor& tensor, Index count) {
        const SmallFloat& type = tensor.info.type == "F16" ? kHalf : kBrain;
        const char* const data = tensor.bytes.data();
        const auto bits = [&](Index i) { return loadNumber<std::uint16_t, std::endian::little>(data + 2 * i); };
        if (const Index bad = firstNonFinite<std::uint16_t>(data, count, type.exponentBits); bad < count)
            throw notFiniteError(double(type.value(bits(bad))), std::size_t(bad), tensor.info.shape);
        float* const wide = newArray(count);
        parallelFor(count, kGrain, [&](Index begin, Index end) {
            for (Index i = begin; i < end; ++i) wide[i] = type.value(bits(i));
        });
        if (tensor.file->mapped) tensor.file->mapped->release(tensor.info.begin, tensor.info.end);
        return wide;
    }

    float* newArray(Index count) {
        m_storage.arrays.push_back(std::make_unique_for_overwrite<float[]>(std::size_t(count)));
        return m_storage.arrays.back().get();
    }

    std::map<std::string, Tensor> m_tensors;  ///< by name without kPrefix
    OpeningProgress& m_progress;
    Storage m_storage;
    bool m_isLoading = false;
};

/// Takes all tensors of the model from the loader.
LanguageModelWeights takeWeights(const LanguageModelConfig& config, Index usedRows, TensorLoader& tensors) {
    const Index d = config.d;
    const auto matrix = [&](const std::string& name, Index rows, Index columns) {
        return FloatMatrixView(tensors.take(name, {rows, columns}), rows, columns);
    };
    const auto row = [&](const std::string& name, Index size) {
        return FloatRowView(tensors.take(name, {size}), size);
    };
    const auto norm = [&](const std::string& name) {
        return LayerNormWeights{row(name + ".weight", d), row(name + ".bias", d)};
    };
    const auto linear = [&](const std::string& name, Index inputs, Index outputs) {
        return LinearWeights{matrix(name + ".weight", inputs, outputs), row(name + ".bias", outputs)};
    };
    const auto embedding = [&](const std::string& name) {
        return FloatMatrixView(tensors.take(name, {config.vocabulary, d}), usedRows, d);
    };
    const std::string outputName = "lm_head.weight";
    const bool hasOutput = !config.tiesOutput || tensors.has(outputName);
    // Views of Eigen cannot be reassigned, so all are initialised here.
    LanguageModelWeights weights{.tokens = embedding("wte.weight"),
                                 .positions = matrix("wpe.weight", config.context, d),
                                 .layers = {},
                                 .finalNorm = norm("ln_f"),
                                 .storage = nullptr};
    for (Index i = 0; i < config.layers; ++i) {
        const std::string name = "h." + std::to_string(i);
        weights.layers.push_back({.norm1 = norm(name + ".ln_1"),
                                  .queryKeyValue = linear(name + ".attn.c_attn", d, 3 * d),
                                  .projection = linear(name + ".attn.c_proj", d, d),
                                  .norm2 = norm(name + ".ln_2"),
                                  .mlpIn = linear(name + ".mlp.c_fc", d, config.mlpWidth),
                                  .mlpOut = linear(name + ".mlp.c_proj", config.mlpWidth, d)});
    }
    const float* output = hasOutput ? tensors.take(outputName, {config.vocabulary, d}) : weights.tokens.data();
    if (hasOutput && output && config.tiesOutput) {
        if (std::memcmp(output, weights.tokens.data(), sizeof(float) * std::size_t(config.vocabulary * d)) != 0)
            throw FormatError(
                CoreMessages::tr("lm_head.weight differs from wte.weight, but config.json ties them; "
                                 "accepted: equal ones, or tie_word_embeddings false"));
        output = weights.tokens.data();
    }
    new (&weights.output) FloatMatrixView(output, usedRows, d);
    return weights;
}

}  // namespace

void OpeningProgress::advance(double bytes) {
    if (m_stop.stop_requested()) throw OpeningStopped();
    m_done += bytes;
    if (m_report) m_report(std::min(1.0, m_done / m_total));
}

LanguageModelWeights readLanguageModelWeights(const LanguageModelConfig& config, Index usedRows,
                                              const std::vector<WeightFile>& files, OpeningProgress& progress,
                                              std::string& types) {
    TensorLoader tensors(files, progress);
    takeWeights(config, usedRows, tensors);
    tensors.finishCheck();
    types = tensors.types();
    LanguageModelWeights weights = takeWeights(config, usedRows, tensors);
    weights.storage = tensors.takeStorage();
    return weights;
}

void requireMemory(const WeightMemory& weights, double limit, double budget) {
    const auto [held, mapped] = weights;
    if (held <= limit && held + mapped <= budget) return;
    throw FormatError(CoreMessages::tr("the weights need %1 of memory, of which a model may take %2 here; accepted: "
                                       "a smaller model"),
                      byteSizeText(held + mapped), byteSizeText(held > limit ? limit : budget));
}

std::string byteSizeText(double bytes) {
    const double kMega = 1e6, kGiga = 1e9;
    return bytes < kGiga ? formatSignificant(bytes / kMega, 3) + " MB" : formatSignificant(bytes / kGiga, 3) + " GB";
}

}  // namespace attention
