#include <cstdint>
#include <string>

#include <nlohmann/json.hpp>

#include "core/models/language_model_reader.h"
#include "core/models/model_json.h"

namespace attention {
namespace {

using nlohmann::json;

constexpr std::string_view kFile = "config.json";
/// Larger than in any model, and small enough that products of two sizes do not overflow.
constexpr std::int64_t kMaxSize = 10'000'000;

[[noreturn]] void refuseKey(std::string_view key, const json& value, const Message& accepted) {
    refuseFile(kFile, {CoreMessages::tr("%1 is %2; accepted: %3"), key, describedJson(value), accepted});
}

/// The value of a key, or null if the key is missing or its value is null.
const json* findValue(const json& config, const char* key) {
    const auto found = config.find(key);
    return found == config.end() || found->is_null() ? nullptr : &*found;
}

Index size(const json& config, const char* key, Index defaultValue = 0) {
    const json* const value = findValue(config, key);
    if (!value && defaultValue > 0) return defaultValue;
    if (!value) refuseFile(kFile, {CoreMessages::tr("%1 is missing; accepted: a whole number from 1"), key});
    const bool fits = value->is_number_unsigned() && value->get<std::uint64_t>() >= 1 &&
                      value->get<std::uint64_t>() <= std::uint64_t(kMaxSize);
    if (!fits) refuseKey(key, *value, {CoreMessages::tr("a whole number from %1 to %2"), 1, kMaxSize});
    return value->get<Index>();
}

bool flag(const json& config, const char* key, bool defaultValue) {
    const json* const value = findValue(config, key);
    if (!value) return defaultValue;
    if (!value->is_boolean()) refuseKey(key, *value, "true, false");
    return value->get<bool>();
}

Gelu gelu(const json& config) {
    constexpr const char* key = "activation_function";
    const json* const value = findValue(config, key);
    if (!value || *value == "gelu_new" || *value == "gelu_pytorch_tanh") return Gelu::Tanh;
    if (*value == "gelu") return Gelu::Exact;
    refuseKey(key, *value, "gelu_new, gelu_pytorch_tanh, gelu");
}

}  // namespace

LanguageModelConfig readLanguageModelConfig(std::string_view text) {
    const json config = parseJsonObject(text, kFile);
    const json* const type = findValue(config, "model_type");
    if (!type) refuseFile(kFile, {CoreMessages::tr("%1 is missing; accepted: %2"), "model_type", "gpt2"});
    if (*type != "gpt2") refuseKey("model_type", *type, "gpt2");
    if (const json* const value = findValue(config, "quantization_config"))
        refuseKey("quantization_config", *value, CoreMessages::tr("weights that are not quantised"));
    if (flag(config, "add_cross_attention", false)) refuseKey("add_cross_attention", true, "false");

    LanguageModelConfig read;
    read.layers = size(config, "n_layer");
    read.heads = size(config, "n_head");
    read.d = size(config, "n_embd");
    read.mlpWidth = size(config, "n_inner", 4 * read.d);
    read.context = findValue(config, "n_positions") ? size(config, "n_positions") : size(config, "n_ctx");
    read.vocabulary = size(config, "vocab_size");
    if (size(config, "n_ctx", read.context) != read.context)
        refuseFile(kFile, {CoreMessages::tr("n_ctx is %1 and n_positions %2; accepted: the same number"),
                           size(config, "n_ctx"), read.context});
    if (read.d % read.heads != 0)
        refuseFile(kFile, {CoreMessages::tr("n_embd is %1, which %2 heads cannot share evenly; accepted: a multiple of "
                                            "n_head"),
                           read.d, read.heads});
    if (const json* const epsilon = findValue(config, "layer_norm_epsilon")) {
        const bool isPositive = epsilon->is_number() && epsilon->get<double>() > 0 && epsilon->get<double>() <= 1;
        if (!isPositive) refuseKey("layer_norm_epsilon", *epsilon, CoreMessages::tr("a number above 0, at most 1"));
        read.normEpsilon = epsilon->get<double>();
    }
    read.gelu = gelu(config);
    read.scalesScores = flag(config, "scale_attn_weights", true);
    read.scalesByLayer = flag(config, "scale_attn_by_inverse_layer_idx", false);
    // Only checked to be a boolean: it requests scores in float32, which is always the case here.
    flag(config, "reorder_and_upcast_attn", false);
    read.tiesOutput = flag(config, "tie_word_embeddings", true);
    return read;
}

}  // namespace attention
