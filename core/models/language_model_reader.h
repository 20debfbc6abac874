#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/models/language_model.h"

namespace attention {

/// Opens a model folder in the format of Hugging Face: config.json with the architecture gpt2; model.safetensors, or
/// its parts with model.safetensors.index.json, with or without the prefix "transformer."; vocab.json and merges.txt,
/// or tokenizer.json. Weights in float32 are used directly in the memory-mapped file; float16 and bfloat16 are
/// converted to float32 in memory. Checks all shapes, and that all weights are finite. Rows of the embedding beyond the
/// last id of the tokenizer, which are only padding, are dropped: such tokens never occur. The checksum of the model
/// combines the checksums of its files; large files are hashed in blocks.
/// @param progress  called by the calling thread with the completed fraction, 0 ... 1
/// @param stop  checked between blocks of some megabytes; if requested, the result is null
/// @throws FormatError  whose message names the file, the problem and what is accepted
std::shared_ptr<const LanguageModel> openLanguageModel(const std::filesystem::path& folder,
                                                       const std::function<void(double fraction)>& progress = {},
                                                       std::stop_token stop = {});

/// Opens only the tokenizer of such a folder, without the weights. @throws FormatError
std::shared_ptr<const BytePairTokenizer> openModelTokenizer(const std::filesystem::path& folder);

/// Name and size of a file in a folder.
struct ListedFile {
    std::string name;
    double size = 0;  ///< bytes

    bool operator==(const ListedFile&) const = default;
};

/// The files of a folder that openLanguageModel() reads. In a browser, only these are copied into memory.
/// @param limit  maximum size of the weights in bytes
/// @throws FormatError  if the weights or another file are too large (the message names size and limit), or config.json
///                      is missing
std::vector<std::string> languageModelFiles(const std::vector<ListedFile>& folder, double limit);

/// Makes a model from the contents of its files, for the model that comes with the program. The checksum is the same as
/// for a folder with these files.
/// @param weights  contents of a .safetensors file, which must outlive the model
/// @throws FormatError
std::shared_ptr<const LanguageModel> languageModelFromMemory(std::string name, std::string_view config,
                                                             std::string_view vocabulary, std::string_view merges,
                                                             std::string_view weights);

/// Reads the contents of config.json. @throws FormatError  naming a key that is missing, wrong or not supported
LanguageModelConfig readLanguageModelConfig(std::string_view json);

}  // namespace attention
