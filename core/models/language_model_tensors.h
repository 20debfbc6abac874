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
    std::string name;  ///< name of the file, for messages
    std::string_view bytes;
    std::shared_ptr<const MappedFile> mapped;  ///< the mapped file that owns the bytes, or null
};

/// Thrown when opening a model is stopped.
struct OpeningStopped {};

/// Reports the progress of opening a model and checks whether to stop.
class OpeningProgress {
 public:
    /// @param report  called with the completed fraction, 0 ... 1; may be empty
    /// @param total  bytes to process
    OpeningProgress(const std::function<void(double)>& report, std::stop_token stop, double total)
        : m_report(report), m_stop(std::move(stop)), m_total(total) {}

    /// @param bytes  number of bytes just processed  @throws OpeningStopped if `stop` was requested
    void advance(double bytes);

 private:
    const std::function<void(double)>& m_report;
    std::stop_token m_stop;
    double m_total, m_done = 0;
};

/// Reads the weights of a model of GPT-2's architecture, whose names may have the prefix "transformer."; ignores
/// buffers that hold no weights (attn.bias, attn.masked_bias). Aligned float32 tensors are not copied.
/// @param config  whose vocabulary is the number of rows of the stored embedding
/// @param usedRows  the number of rows of the embedding in the result, from the first one
/// @param types  output: the types of the tensors, "F32" or "F32, F16"
/// @throws FormatError naming the file and the tensor; OpeningStopped
LanguageModelWeights readLanguageModelWeights(const LanguageModelConfig& config, Index usedRows,
                                              const std::vector<WeightFile>& files, OpeningProgress& progress,
                                              std::string& types);

/// The memory that the weights of a model need, in bytes.
struct WeightMemory {
    double held = 0;    ///< allocated for the weights
    double mapped = 0;  ///< used directly in memory-mapped files
};

/// Refuses weights that need too much memory.
/// @param limit  maximum of weights.held, in bytes
/// @param budget  maximum of held and mapped together, in bytes
/// @throws FormatError naming the needed and the accepted size
void requireMemory(const WeightMemory& weights, double limit, double budget);

/// "1.25 GB", "498 MB".
std::string byteSizeText(double bytes);

}  // namespace attention
