#include "core/training/model_file.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <set>

#include <nlohmann/json.hpp>

#include "core/io/array_bytes.h"
#include "core/io/quoted_text.h"
#include "core/io/safetensors.h"
#include "core/number_text.h"
#include "core/string_utils.h"

namespace attention {
namespace {

using Json = nlohmann::ordered_json;

/// The settings of the training, as information for people who want to repeat it.
Json metadata(const TrainingSettings& settings) {
    const auto text = [](auto number) { return std::to_string(number); };
    const auto is = [](bool on) { return std::string(choiceName(on)); };
    return {{"task", choiceName(settings.task)},
            {"symbols", text(settings.symbols)},
            {"n", text(settings.n)},
            {"d", text(settings.d)},
            {"heads", text(settings.heads)},
            {"layers", text(settings.layers)},
            {"encoding", choiceName(settings.encoding)},
            {"base", formatNumber(settings.base)},
            {"offset", text(settings.offset)},
            {"mask", choiceName(settings.mask)},
            {"seed", text(settings.seed)},
            {"steps", text(settings.steps)},
            {"batch-size", text(settings.batchSize)},
            {"learning-rate", formatNumber(settings.learningRate)},
            {"residual", is(settings.residual)},
            {"mlp", is(settings.mlp)},
            {"norm", is(settings.norm)},
            {"every-layer", is(settings.everyLayer)},
            {"pointing", is(settings.pointing)}};
}

}  // namespace

bool writeModel(const TrainingSettings& settings, std::span<const double> values, const ByteSink& sink) {
    Json header{{"__metadata__", metadata(settings)}};
    const ModelLayout layout(settings);
    for (const ModelTensor& tensor : layout.tensors)
        header[tensor.name] = {
            {"dtype", "F64"},
            {"shape", tensor.shape},
            {"data_offsets", {tensor.begin * sizeof(double), (tensor.begin + tensor.size()) * sizeof(double)}}};
    std::string text = header.dump();
    // Pads the header, so that the numbers are aligned.
    text.resize((text.size() + sizeof(double) - 1) / sizeof(double) * sizeof(double), ' ');
    std::string bytes;
    const auto append = [&](std::uint64_t number) {
        for (std::size_t i = 0; i < sizeof number; ++i) bytes += char(number >> 8 * i & 0xff);
    };
    append(text.size());
    bytes += text;
    bytes.reserve(bytes.size() + values.size_bytes());
    for (const double value : values) append(std::bit_cast<std::uint64_t>(value));
    return sink(bytes);
}

ModelValues readModel(const TrainingSettings& settings, std::string_view bytes) {
    const std::size_t head = safetensorsHeaderSize(bytes.substr(0, kSafetensorsPrefixSize), bytes.size());
    const std::vector<TensorInfo> found = readSafetensorsHeader(bytes.substr(0, head), bytes.size());
    const ModelLayout layout(settings);
    ModelValues values(layout.size);
    for (const ModelTensor& tensor : layout.tensors) {
        const auto info = std::ranges::find(found, tensor.name, &TensorInfo::name);
        if (info == found.end())
            throw FormatError(CoreMessages::tr("the tensor %1 is missing; accepted: %2"), quotedText(tensor.name),
                              shapeText(tensor.shape));
        if (info->shape != tensor.shape)
            throw FormatError(CoreMessages::tr("the tensor %1 is %2; accepted: %3"), quotedText(tensor.name),
                              shapeText(info->shape), shapeText(tensor.shape));
        const Array array = readTensor(*info, bytes.substr(info->begin, info->end - info->begin));
        std::copy(array.values.begin(), array.values.end(), values.begin() + std::ptrdiff_t(tensor.begin));
    }
    for (const TensorInfo& info : found)
        if (!layout.find(info.name))
            throw FormatError(CoreMessages::tr("the model has no tensor %1; accepted: those of its settings alone"),
                              quotedExcerpt(info.name));
    return values;
}

}  // namespace attention
