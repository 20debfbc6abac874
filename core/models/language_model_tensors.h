#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/models/language_model.h"
#include "core/system/mapped_file.h"

namespace attention {

/// A .safetensors file of a model.
struct WeightFile {
    std::string name;  ///< for messages
    std::string_view bytes;
    std::shared_ptr<const MappedFile> mapped;  ///< that has the bytes, or null
};

/// What is thrown where opening a model is stopped.
struct OpeningStopped {};

/// How far the opening of a model is.
class OpeningProgress {
 public:
    /// @param total  bytes that are to be worked on
    OpeningProgress(const std::function<void(double)>& report, std::stop_token stop, double total)
        : m_report(report), m_stop(std::move(stop)), m_total(total) {}

    /// @param bytes  that were worked on. @throws OpeningStopped
    void advance(double bytes);

 private:
    const std::function<void(double)>& m_report;
    std::stop_token m_stop;
    double m_total, m_done = 0;
};

/// The weights of a model of GPT-2's architecture, of whose names "transformer." may be the prefix; buffers that hold
/// no weights (attn.bias, attn.masked_bias) are left out. What is float32 and lies at an address for it is not copied.
/// @param config  vocabulary is the rows of the stored embedding
/// @param usedRows  of these, the first ones, the result has
/// @param types  gets the types of the tensors, "F32" or more of them: "F32, F16"
/// @throws FormatError naming the file and the tensor; OpeningStopped
LanguageModelWeights readLanguageModelWeights(const LanguageModelConfig& config, Index usedRows,
                                              const std::vector<WeightFile>& files, OpeningProgress& progress,
                                              std::string& types);

/// What a model's weights take of memory, in bytes.
struct WeightMemory {
    double held = 0;    ///< for them alone
    double mapped = 0;  ///< of files that are read where they are looked at
};

/// Refuses weights that do not fit. @param limit  bytes that may be held  @param budget  that there are
/// @throws FormatError naming both sizes
void requireMemory(const WeightMemory& weights, double limit, double budget);

/// "1.25 GB", "498 MB".
std::string byteSizeText(double bytes);

}  // namespace attention
