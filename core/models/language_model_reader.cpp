#include "core/models/language_model_reader.h"

#include <algorithm>
#include <map>
#include <new>
#include <optional>
#include <set>
#include <system_error>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/io/array.h"
#include "core/io/format_error.h"
#include "core/io/quoted_text.h"
#include "core/io/safetensors.h"
#include "core/io/sha256.h"
#include "core/models/byte_pair_tokenizer.h"
#include "core/models/language_model_tensors.h"
#include "core/models/model_json.h"
#include "core/string_utils.h"
#include "core/threads.h"

namespace attention {
namespace {

namespace fs = std::filesystem;

constexpr const char *kConfig = "config.json", *kTokenizer = "tokenizer.json", *kVocabulary = "vocab.json",
                     *kMerges = "merges.txt", *kWeights = "model.safetensors", *kIndex = "model.safetensors.index.json",
                     *kAdded = "added_tokens.json";
/// The size in bytes of the blocks in which weight files are hashed.
constexpr std::size_t kHashBlockSize = 1 << 24;
constexpr std::string_view kTextFiles[]{kConfig, kTokenizer, kVocabulary, kMerges, kIndex, kAdded};
constexpr std::string_view kWeightSuffix = ".safetensors";
/// The maximum size of all other files in bytes; vocabularies have some megabytes.
constexpr double kMaxTextSize = 1e8;

/// The contents of the files of a model.
struct ModelFiles {
    std::string_view config;
    std::string_view tokenizer;  ///< tokenizer.json; if empty, `vocabulary` and `merges` are used
    std::string_view vocabulary, merges;
    std::vector<WeightFile> weights;
};

std::shared_ptr<const MappedFile> openFile(const fs::path& folder, const std::string& name) {
    try {
        return std::make_shared<const MappedFile>(folder / name);
    } catch (const std::system_error&) {
        refuseFile(name, CoreMessages::tr("the file cannot be opened; accepted: a file that may be read"));
    }
}

bool hasFile(const fs::path& folder, const char* name) {
    std::error_code ignored;
    return fs::exists(folder / name, ignored);
}

void requireTextSize(const std::string& name, double size) {
    if (size > kMaxTextSize)
        refuseFile(name, {CoreMessages::tr("the file has %1; accepted: up to %2"), byteSizeText(size),
                          byteSizeText(kMaxTextSize)});
}

[[noreturn]] void refuseWithoutConfig() {
    throw FormatError(CoreMessages::tr("%1 is missing; accepted: %2"), kConfig,
                      CoreMessages::tr("a folder as Hugging Face writes it"));
}

/// The weight files that model.safetensors.index.json lists.
std::vector<std::string> shardNames(std::string_view index) {
    const nlohmann::json document = parseJsonObject(index, kIndex);
    const auto map = document.find("weight_map");
    if (map == document.end() || !map->is_object() || map->empty())
        refuseFile(kIndex, CoreMessages::tr("weight_map is missing; accepted: an object with the file of each tensor"));
    std::set<std::string> names;
    for (const auto& [tensor, file] : map->items()) {
        const std::string name = file.is_string() ? file.get<std::string>() : std::string();
        // A model must not refer to files outside its folder.
        if (name.empty() || name.find_first_of("/\\") != name.npos || !name.ends_with(kWeightSuffix))
            refuseFile(kIndex,
                       {CoreMessages::tr("the file of tensor %1 is %2; accepted: the name of a .safetensors file "
                                         "in the folder"),
                        quotedExcerpt(tensor), describedJson(file)});
        names.insert(name);
    }
    return {names.begin(), names.end()};
}

/// A model folder, whose files stay mapped while the object exists.
class Folder {
 public:
    explicit Folder(fs::path path) : m_path(std::move(path)) {
        std::error_code ignored;
        if (fs::is_directory(m_path, ignored)) return;
        if (fs::exists(m_path, ignored))
            throw FormatError(
                CoreMessages::tr("this is a file; accepted: the folder that has it beside config.json and "
                                 "the tokenizer"));
        throw FormatError(
            CoreMessages::tr("the folder does not exist; accepted: one with config.json, model.safetensors, "
                             "and tokenizer.json or vocab.json with merges.txt"));
    }

    std::string name() const {
        std::error_code ignored;
        fs::path absolutePath = fs::absolute(m_path, ignored).lexically_normal();
        if (!absolutePath.has_filename()) absolutePath = absolutePath.parent_path();
        const auto name = absolutePath.filename().u8string();
        return {name.begin(), name.end()};
    }

    ModelFiles files() {
        ModelFiles files;
        if (!hasFile(m_path, kConfig)) refuseWithoutConfig();
        files.config = text(kConfig);
        return files;
    }

    void addTokenizer(ModelFiles& files) {
        const bool hasVocabulary = hasFile(m_path, kVocabulary), hasMerges = hasFile(m_path, kMerges);
        if (hasFile(m_path, kTokenizer)) {
            files.tokenizer = text(kTokenizer);
        } else if (hasVocabulary && hasMerges) {
            if (hasFile(m_path, kAdded))
                throw FormatError(CoreMessages::tr(
                    "added_tokens.json has tokens beside those of vocab.json; accepted: tokenizer.json, "
                    "which has both"));
            files.vocabulary = text(kVocabulary);
            files.merges = text(kMerges);
        } else {
            throw FormatError(CoreMessages::tr("%1 is missing; accepted: %2"),
                              hasVocabulary ? Message(kMerges)
                              : hasMerges   ? Message(kVocabulary)
                                            : Message(CoreMessages::tr("the tokenizer")),
                              CoreMessages::tr("tokenizer.json, or vocab.json with merges.txt"));
        }
    }

    void addWeights(ModelFiles& files) {
        std::vector<std::string> names{kWeights};
        if (!hasFile(m_path, kWeights)) {
            if (hasFile(m_path, kIndex)) {
                names = shardNames(text(kIndex));
            } else if (hasFile(m_path, "pytorch_model.bin")) {
                throw FormatError(CoreMessages::tr(
                    "the weights are in pytorch_model.bin, which can run code when it is read; accepted: "
                    "model.safetensors, as save_pretrained() of Hugging Face writes it"));
            } else {
                throw FormatError(
                    CoreMessages::tr("%1 is missing; accepted: %2"), kWeights,
                    CoreMessages::tr("model.safetensors, or its parts with model.safetensors.index.json"));
            }
        }
        for (const std::string& name : names) {
            const auto file = openFile(m_path, name);
            files.weights.push_back({name, file->bytes(), file});
        }
    }

 private:
    std::string_view text(const char* name) {
        m_textFiles.push_back(openFile(m_path, name));
        const std::string_view bytes = m_textFiles.back()->bytes();
        requireTextSize(name, double(bytes.size()));
        return bytes;
    }

    fs::path m_path;
    std::vector<std::shared_ptr<const MappedFile>> m_textFiles;
};

double weightBytes(const ModelFiles& files) {
    double bytes = 0;
    for (const WeightFile& file : files.weights) bytes += double(file.bytes.size());
    return bytes;
}

/// The checksum of the model. Weight files are hashed in blocks by several threads, because a single SHA-256 uses only
/// one.
std::string checksumOf(const ModelFiles& files, OpeningProgress& progress) {
    std::string lines;
    const auto add = [&](const char* name, const std::string& digest) {
        lines += std::string(name) + ' ' + digest + '\n';
    };
    add("config", sha256(files.config));
    if (files.tokenizer.empty()) {
        add("vocabulary", sha256(files.vocabulary));
        add("merges", sha256(files.merges));
    } else {
        add("tokenizer", sha256(files.tokenizer));
    }
    for (const WeightFile& file : files.weights) {
        const Index blocks = Index((file.bytes.size() + kHashBlockSize - 1) / kHashBlockSize);
        for (Index first = 0; first < blocks; first += threadCount()) {
            const Index count = std::min<Index>(threadCount(), blocks - first);
            std::vector<std::string> digests(static_cast<std::size_t>(count));
            parallelFor(count, 1, [&](Index begin, Index end) {
                for (Index i = begin; i < end; ++i)
                    digests[std::size_t(i)] =
                        sha256(file.bytes.substr(std::size_t(first + i) * kHashBlockSize, kHashBlockSize));
            });
            for (const std::string& digest : digests) add("weights", digest);
            const std::size_t begin = std::size_t(first) * kHashBlockSize;
            const std::size_t end = std::min(file.bytes.size(), begin + std::size_t(count) * kHashBlockSize);
            // Releases the pages; when needed again, they come from the system's file cache.
            if (file.mapped) file.mapped->release(begin, end);
            progress.advance(double(end - begin));
        }
    }
    return sha256(lines);
}

/// @throws FormatError if the tokenizer has more tokens than the model
std::shared_ptr<const BytePairTokenizer> readTokenizer(const LanguageModelConfig& config, const ModelFiles& files) {
    const auto tokenizer = std::make_shared<const BytePairTokenizer>(
        files.tokenizer.empty() ? BytePairTokenizer::fromVocabulary(files.vocabulary, files.merges)
                                : BytePairTokenizer::fromTokenizerJson(files.tokenizer));
    if (tokenizer->size() > config.vocabulary)
        throw FormatError(CoreMessages::tr("the tokenizer has %1 tokens and the model %2; accepted: as many or fewer"),
                          tokenizer->size(), config.vocabulary);
    return tokenizer;
}

std::shared_ptr<const LanguageModel> build(std::string name, LanguageModelConfig config, const ModelFiles& files,
                                           const std::function<void(double)>& report, std::stop_token stop) {
    const auto tokenizer = readTokenizer(config, files);
    LanguageModelSource source;
    source.name = std::move(name);
    source.storedBytes = std::uint64_t(weightBytes(files));
    source.unusedRows = config.vocabulary - tokenizer->size();
    OpeningProgress progress(report, std::move(stop), 2 * weightBytes(files));
    // The weights are read first, so that errors are found before the slow checksum.
    LanguageModelWeights weights =
        readLanguageModelWeights(config, tokenizer->size(), files.weights, progress, source.type);
    source.checksum = checksumOf(files, progress);
    config.vocabulary = tokenizer->size();
    return std::make_shared<const LanguageModel>(std::move(source), config, tokenizer, std::move(weights));
}

}  // namespace

std::shared_ptr<const LanguageModel> openLanguageModel(const fs::path& path,
                                                       const std::function<void(double)>& progress,
                                                       std::stop_token stop) {
    try {
        Folder folder(path);
        ModelFiles files = folder.files();
        // The configuration is checked first, because models of other architectures also have other files.
        const LanguageModelConfig config = readLanguageModelConfig(files.config);
        folder.addTokenizer(files);
        folder.addWeights(files);
        return build(folder.name(), config, files, progress, std::move(stop));
    } catch (const OpeningStopped&) {
        return nullptr;
    } catch (const std::bad_alloc&) {
        throw FormatError(CoreMessages::tr("there is not enough memory for this model; accepted: a smaller one"));
    }
}

std::shared_ptr<const BytePairTokenizer> openModelTokenizer(const fs::path& path) {
    Folder folder(path);
    ModelFiles files = folder.files();
    const LanguageModelConfig config = readLanguageModelConfig(files.config);
    folder.addTokenizer(files);
    return readTokenizer(config, files);
}

std::vector<std::string> languageModelFiles(const std::vector<ListedFile>& folder, double limit) {
    const auto has = [&](std::string_view name) {
        return std::ranges::find(folder, name, &ListedFile::name) != folder.end();
    };
    if (!has(kConfig)) refuseWithoutConfig();
    const bool hasSingleFile = has(kWeights);
    std::vector<std::string> names;
    WeightMemory weights;
    for (const auto& [name, size] : folder) {
        if (name.ends_with(kWeightSuffix)) {
            if (hasSingleFile && name != kWeights) continue;
            weights.held += size;
        } else if (std::ranges::find(kTextFiles, name) != std::end(kTextFiles)) {
            requireTextSize(name, size);
        } else {
            continue;
        }
        names.push_back(name);
    }
    requireMemory(weights, limit, limit);
    return names;
}

std::shared_ptr<const LanguageModel> languageModelFromMemory(std::string name, std::string_view config,
                                                             std::string_view vocabulary, std::string_view merges,
                                                             std::string_view weights) {
    const ModelFiles files{.config = config,
                           .tokenizer = {},
                           .vocabulary = vocabulary,
                           .merges = merges,
                           .weights = {{kWeights, weights, nullptr}}};
    return build(std::move(name), readLanguageModelConfig(config), files, {}, {});
}

}  // namespace attention
