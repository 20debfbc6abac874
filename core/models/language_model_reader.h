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

/// Opens a folder as Hugging Face writes it: config.json of the architecture gpt2; model.safetensors, or its parts with
/// model.safetensors.index.json, with or without the prefix "transformer."; vocab.json and merges.txt, or
/// tokenizer.json. Weights of float32 are used where they lie in the mapped file; float16 and bfloat16 are widened to
/// float32 in memory. Every shape is checked, and every weight for NaN and infinity. Rows of the embedding beyond the
/// tokenizer's last id, as they are added to make the number of rows round, are left out: no text has such tokens, and
/// the next one is none of them. The model's checksum is that of the checksums of the files, and of blocks of the large
/// ones.
/// @param progress  gets the fraction that is done, 0 ... 1, from the calling thread
/// @param stop  ends it between two blocks of some megabytes; the result is null then
/// @throws FormatError  one sentence that names the file, what is wrong and what is accepted
std::shared_ptr<const LanguageModel> openLanguageModel(const std::filesystem::path& folder,
                                                       const std::function<void(double fraction)>& progress = {},
                                                       std::stop_token stop = {});

/// The tokenizer of such a folder alone, without a look at the weights. @throws FormatError
std::shared_ptr<const BytePairTokenizer> openModelTokenizer(const std::filesystem::path& folder);

/// A file of a folder that has not been read.
struct ListedFile {
    std::string name;
    double size = 0;  ///< bytes

    bool operator==(const ListedFile&) const = default;
};

/// The files of a folder that openLanguageModel() would read, so that no others are copied where all files lie in
/// memory.
/// @param limit  bytes that the weights may take
/// @throws FormatError  naming both sizes of weights, or of another file, that are too large; where config.json is
///                      missing
std::vector<std::string> languageModelFiles(const std::vector<ListedFile>& folder, double limit);

/// Makes a model of the files' contents, as of the one that comes with the program; its checksum is that of a folder of
/// these files.
/// @param weights  a .safetensors file, which must outlive the model
/// @throws FormatError
std::shared_ptr<const LanguageModel> languageModelFromMemory(std::string name, std::string_view config,
                                                             std::string_view vocabulary, std::string_view merges,
                                                             std::string_view weights);

/// config.json, its contents. @throws FormatError  names a key that is missing, wrong or not supported
LanguageModelConfig readLanguageModelConfig(std::string_view json);

}  // namespace attention
