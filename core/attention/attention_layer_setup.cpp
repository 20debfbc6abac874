#include "core/attention/attention_layer_setup.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>
#include <tuple>
#include <utility>

#include "core/attention/loaded_weights.h"
#include "core/attention/weight_files.h"
#include "core/encoding/embedding.h"
#include "core/encoding/sinusoidal.h"
#include "core/random/random_stream.h"
#include "core/scene/lists.h"
#include "core/scene/tokens.h"
#include "core/string_utils.h"

namespace attention {
namespace {

/// The keys of the parameters that the layer depends on.
constexpr std::array<std::string_view, 22> kLayerParameters{"n",
                                                            "d",
                                                            "m",
                                                            "base",
                                                            "heads",
                                                            "head-design",
                                                            "tokens",
                                                            "memory-tokens",
                                                            "batch",
                                                            "numbers",
                                                            "scale-embedding",
                                                            "add-position",
                                                            "attention-projections",
                                                            "mask",
                                                            "radius",
                                                            "valid-length",
                                                            "query-valid-length",
                                                            "masked-cells",
                                                            "entries",
                                                            "temperature",
                                                            "attention-dropout",
                                                            "seed"};

/// The array of that name with the axes (row, column) or (sequence, row, column); null for none or for other axes.
const Array* findSequences(const Scene& scene, std::string_view name) {
    const Array* array = findValues(scene, name);
    return array && (array->shape.size() == 2 || array->shape.size() == 3) ? array : nullptr;
}
Index batchSizeOf(const Array& array) {
    return array.shape.size() == 3 ? array.shape[0] : 1;
}
Index rowsPerSequence(const Array& array) {
    return array.shape[array.shape.size() - 2];
}
Matrix matrixOf(const Array& array) {
    const Index columns = array.shape.back();
    return Eigen::Map<const Matrix>(array.values.data(), Index(array.values.size()) / columns, columns);
}

bool hasWeights(const Scene& scene) {
    return std::ranges::all_of(std::array{"W_q", "W_k", "W_v", "W_o"}, [&](const char* name) {
        const Array* array = findValues(scene, name);
        return array && array->shape.size() == 2;
    });
}

/// The tokens of a sentence; empty if it is empty or cannot be split.
std::vector<std::string> tokensOf(const std::string& sentence) {
    if (sentence.empty()) return {};
    try {
        return splitTokens(sentence);
    } catch (const std::invalid_argument&) {
        return {};  // such a sentence is refused where it is entered
    }
}

/// One row for each token: ones, small integers, or normal numbers, which are multiplied by sqrt(d) on request.
Matrix embeddingsOf(const std::vector<std::string>& words, const Parameters& parameters, Index dimensions) {
    Matrix rows;
    if (parameters.numbers == NumberDistribution::Ones) {
        rows = Matrix::Ones(Index(words.size()), dimensions);
        return rows;
    }
    const Embedding embedding(words, dimensions, std::uint64_t(parameters.seed));
    const double root = std::sqrt(double(dimensions));
    if (parameters.numbers == NumberDistribution::Integers) {
        // Integers from -2 to 2, of which 0 is the most frequent. Adding 0.0 turns -0 into 0.
        embedding.fill(rows, root);
        for (double& entry : rows.reshaped()) entry = std::clamp(std::round(entry), -2.0, 2.0) + 0.0;
        return rows;
    }
    embedding.fill(rows, parameters.scaleEmbedding ? root : 1);
    return rows;
}

/// `rows` stacked once for each sequence of the batch.
Matrix repeated(const Matrix& rows, Index batch) {
    return batch == 1 ? rows : Matrix(rows.replicate(batch, 1));
}

void addPositionsTo(Matrix& rows, Index batch, const Matrix& positions) {
    const Index count = rows.rows() / batch;
    for (Index sequence = 0; sequence < batch; ++sequence)
        rows.middleRows(sequence * count, count) += positions.topRows(count);
}

AttentionWeights loadedWeights(const Scene& scene) {
    return collectWeights([&](std::string_view name) { return findValues(scene, name); });
}

/// The matrices in which the user can type numbers, with their names.
template <class Setting>
auto editableMatrices(Setting& setting) {
    using NamedMatrix = std::pair<std::string_view, decltype(&setting.input)>;
    return std::array<NamedMatrix, 6>{{{"X", &setting.input},
                                       {"M", &setting.memory},
                                       {"W_q", &setting.weights.query},
                                       {"W_k", &setting.weights.key},
                                       {"W_v", &setting.weights.value},
                                       {"W_o", &setting.weights.output}}};
}

void applyEntries(const std::string& entries, AttentionLayerSetup& setting) {
    std::vector<Entry> typed;
    try {
        typed = readEntries(entries);
    } catch (const std::invalid_argument&) {
        return;
    }
    for (const Entry& entry : typed)
        for (const auto& [name, matrix] : editableMatrices(setting))
            if (name == entry.matrix && entry.row < matrix->rows() && entry.column < matrix->cols())
                (*matrix)(entry.row, entry.column) = entry.value;
}

/// The sentence without the "name: " that it begins with.
std::string withoutName(const std::string& sentence) {
    const auto end = sentence.find(": ");
    return end == std::string::npos ? sentence : sentence.substr(end + 2);
}

/// What is wrong with the valid lengths of the sequences, or of the queries: lengthsProblem() without the name; or
/// empty.
std::string validLengthProblem(const AttentionParameters& parameters, const AttentionSizes& sizes) {
    const auto list = readList(parameters.validLength, 0);
    if (list.empty()) return {};
    return withoutName(lengthsProblem("valid-length", {list.begin(), list.end()}, sizes.batch, sizes.keyCount));
}
std::string queryLengthProblem(const AttentionParameters& parameters, const AttentionSizes& sizes) {
    const auto lists = readLists(parameters.queryValidLength, 0);
    if (lists.empty()) return {};
    if (std::ssize(lists) != sizes.batch)
        return "there are lengths for " + std::to_string(lists.size()) +
               (lists.size() == 1 ? " sequence" : " sequences") + " in a batch of " + std::to_string(sizes.batch) +
               "; accepted: a list for each, with semicolons between them";
    for (const auto& list : lists) {
        const std::string problem = withoutName(
            lengthsProblem("query-valid-length", {list.begin(), list.end()}, sizes.queryCount, sizes.keyCount));
        if (!problem.empty()) return problem;
    }
    return {};
}

MaskOptions maskOf(const Parameters& parameters, const AttentionSizes& sizes) {
    MaskOptions mask{.causal = parameters.mask == MaskKind::Causal};
    if (parameters.radius) mask.radius = Index(*parameters.radius);
    try {
        if (validLengthProblem(parameters, sizes).empty())
            for (const auto length : readList(parameters.validLength, 0)) mask.validLengths.push_back(length);
        if (queryLengthProblem(parameters, sizes).empty())
            for (const auto& list : readLists(parameters.queryValidLength, 0))
                for (const auto length : list) mask.queryValidLengths.push_back(length);
        for (const auto& [row, column] : readCells(parameters.maskedCells)) mask.maskedCells.emplace_back(row, column);
    } catch (const std::invalid_argument&) {
        // Such a list is refused where it is entered.
    }
    return mask;
}

/// "9,9 lies outside of 4 x 6" for such a cell; empty for a cell inside.
std::string outsideText(Index row, Index column, Index rows, Index columns) {
    if (row < rows && column < columns) return {};
    return std::to_string(row) + "," + std::to_string(column) + " lies outside of " + shapeText(rows, columns);
}

/// The scene reduced to the parameters and arrays that the layer depends on.
Scene layerCacheKey(const Scene& scene) {
    return cacheKey(scene, kLayerParameters, std::array<std::string_view, 2>{"learned", "attention"});
}

}  // namespace

AttentionInput AttentionLayerSetup::layerInput() const {
    return {.queries = &input,
            .memory = isCross ? &memory : nullptr,
            .batch = batch,
            .weights = choice.projections ? &weights : nullptr,
            .mask = mask,
            .choice = choice};
}

AttentionSizes attentionSizes(const Scene& scene) {
    const Parameters& parameters = scene.parameters;
    AttentionSizes sizes;
    const Array* input = findSequences(scene, "input");
    const Array* memory = findSequences(scene, "memory");
    sizes.batch = input ? batchSizeOf(*input) : memory ? batchSizeOf(*memory) : Index(parameters.batch);
    sizes.dimensions = input ? input->shape.back() : memory ? memory->shape.back() : Index(parameters.d);
    sizes.design = parameters.headDesign;
    if (hasWeights(scene)) {
        const Array& query = *findValues(scene, "W_q");
        // W_o has d rows in every design.
        if (!input && !memory) sizes.dimensions = findValues(scene, "W_o")->shape[0];
        sizes.design = query.shape[0] == query.shape[1]                                        ? HeadDesign::Narrow
                       : query.shape[0] == sizes.dimensions && query.shape[1] < query.shape[0] ? HeadDesign::Sliced
                                                                                               : HeadDesign::Wide;
    }
    const auto count = [](const std::string& sentence, Index otherwise) {
        const auto words = tokensOf(sentence);
        return words.empty() ? otherwise : Index(words.size());
    };
    sizes.queryCount = input ? rowsPerSequence(*input) : count(parameters.tokens, Index(parameters.n));
    sizes.keyCount = memory ? rowsPerSequence(*memory) : count(parameters.memoryTokens, sizes.queryCount);
    sizes.heads = parameters.attentionProjections ? Index(parameters.heads) : 1;
    return sizes;
}

AttentionTokens attentionTokens(const Scene& scene) {
    const AttentionSizes sizes = attentionSizes(scene);
    const auto named = [&](const std::string& sentence, std::string_view array, bool isLoaded, Index count) {
        // Loaded rows are named by the tokens if these are a token list, or if the rows come from a trained model, and
        // if there are as many tokens as rows. Otherwise they are numbered.
        const auto found = scene.arrays.find(array);
        const bool isFromModel = found != scene.arrays.end() && found->second.isFromModel();
        std::vector<std::string> words = !isLoaded                              ? tokensOf(sentence)
                                         : isFromModel || isTokenList(sentence) ? userTokens(sentence)
                                                                                : std::vector<std::string>{};
        return words.empty() || (isLoaded && Index(words.size()) != count) ? numberedTokens(count) : words;
    };
    const bool hasMemory = findSequences(scene, "memory");
    AttentionTokens tokens;
    tokens.queries = named(scene.parameters.tokens, "input", findSequences(scene, "input"), sizes.queryCount);
    tokens.isCross = hasMemory || !tokensOf(scene.parameters.memoryTokens).empty();
    tokens.keys =
        tokens.isCross ? named(scene.parameters.memoryTokens, "memory", hasMemory, sizes.keyCount) : tokens.queries;
    return tokens;
}

AttentionLayerSetup attentionLayerSetup(const Scene& scene) {
    const Parameters& parameters = scene.parameters;
    const AttentionSizes sizes = attentionSizes(scene);
    AttentionLayerSetup setting;
    setting.batch = sizes.batch;
    setting.queryCount = sizes.queryCount;
    setting.keyCount = sizes.keyCount;
    setting.dimensions = sizes.dimensions;
    setting.hasPositions = parameters.addPosition;
    const Array* loaded = findSequences(scene, "input");
    const Array* loadedMemory = findSequences(scene, "memory");
    AttentionTokens tokens = attentionTokens(scene);
    setting.words = std::move(tokens.queries);
    setting.keyWords = std::move(tokens.keys);
    setting.isCross = tokens.isCross;
    setting.embeddings =
        loaded ? matrixOf(*loaded) : repeated(embeddingsOf(setting.words, parameters, sizes.dimensions), sizes.batch);
    if (setting.isCross)
        setting.memory = loadedMemory
                             ? matrixOf(*loadedMemory)
                             : repeated(embeddingsOf(setting.keyWords, parameters, sizes.dimensions), sizes.batch);
    setting.input = setting.embeddings;
    // attentionProblem() reports arrays that do not fit each other; here they must only not be read out of bounds.
    if (setting.isCross &&
        (setting.memory.cols() != sizes.dimensions || setting.memory.rows() != sizes.batch * sizes.keyCount))
        setting.memory = Matrix::Zero(sizes.batch * sizes.keyCount, sizes.dimensions);
    if (setting.hasPositions) {
        const Matrix positions = sinusoidalTable({.positions = std::max(sizes.queryCount, sizes.keyCount),
                                                  .dimensions = sizes.dimensions,
                                                  .base = parameters.base});
        addPositionsTo(setting.input, sizes.batch, positions);
        if (setting.isCross) addPositionsTo(setting.memory, sizes.batch, positions);
        setting.positions = positions.topRows(sizes.queryCount);
    }

    setting.choice = {.heads = sizes.heads,
                      .design = sizes.design,
                      .projections = parameters.attentionProjections,
                      .temperature = parameters.temperature,
                      .dropout = parameters.attentionDropout,
                      .seed = std::uint64_t(parameters.seed)};
    if (setting.choice.projections) {
        const bool isLoaded = hasWeights(scene) && !attentionProblem(scene);
        if (!isLoaded) setting.choice.design = parameters.headDesign;
        setting.weights =
            isLoaded
                ? loadedWeights(scene)
                : randomWeights(setting.choice.design, sizes.dimensions, sizes.heads, std::uint64_t(parameters.seed),
                                parameters.numbers == NumberDistribution::Integers ? WeightDistribution::Integers
                                                                                   : WeightDistribution::Normal);
    }
    applyEntries(parameters.entries, setting);
    setting.mask = maskOf(parameters, sizes);
    return setting;
}

std::optional<AttentionProblem> attentionProblem(const Scene& scene) {
    const AttentionSizes sizes = attentionSizes(scene);
    const Array* input = findSequences(scene, "input");
    const Array* memory = findSequences(scene, "memory");
    if (input && memory && input->shape.back() != memory->shape.back())
        return AttentionProblem{"memory", "it is " + shapeText(memory->shape) + " and input is " +
                                              shapeText(input->shape) + "; accepted: the same width of both"};
    if (input && memory && batchSizeOf(*input) != batchSizeOf(*memory))
        return AttentionProblem{"memory", "it is " + shapeText(memory->shape) + " and input is " +
                                              shapeText(input->shape) + "; accepted: as many sequences in both"};
    for (const auto& [key, text, array, rows] :
         {std::tuple{"tokens", &scene.parameters.tokens, input, sizes.queryCount},
          std::tuple{"memory-tokens", &scene.parameters.memoryTokens, memory, sizes.keyCount}})
        if (array && isTokenList(*text))
            if (const auto count = Index(tokensOf(*text).size()); count != rows)
                return AttentionProblem{key, std::to_string(count) + " tokens for " + std::to_string(rows) +
                                                 " loaded rows; accepted: " + std::to_string(rows) +
                                                 " tokens, or none"};
    if (hasWeights(scene)) {
        const Index d = sizes.dimensions;
        const auto at = [&](std::string_view name) -> const Array& { return *findValues(scene, name); };
        const Array& query = at("W_q");
        const Index rows = query.shape[0];
        const std::string inputText =
            input || memory ? "X is " + std::to_string(d) + " wide" : "d is " + std::to_string(d);
        const bool isSliced = rows == d && query.shape[1] * sizes.heads == d;
        if (query.shape[1] != d && !isSliced)
            return AttentionProblem{"weights", "W_q is " + shapeText(query.shape) + " and " + inputText +
                                                   "; accepted: W_q out x in, with in = d, or d/heads of sliced heads"};
        if (rows != d && rows != d * sizes.heads)
            return AttentionProblem{"weights", "W_q is " + shapeText(query.shape) + " with " +
                                                   std::to_string(sizes.heads) +
                                                   " heads; accepted: d x d, or heads d x d"};
        for (const std::string_view name : {"W_k", "W_v"})
            if (at(name).shape != query.shape)
                return AttentionProblem{"weights", std::string(name) + " is " + shapeText(at(name).shape) +
                                                       " and W_q is " + shapeText(query.shape) +
                                                       "; accepted: the same shape of both"};
        if (at("W_o").shape != std::vector<Index>{d, rows})
            return AttentionProblem{"weights", "W_o is " + shapeText(at("W_o").shape) + " and W_q is " +
                                                   shapeText(query.shape) + "; accepted: W_o " + shapeText(d, rows)};
        for (const auto& [name, length] :
             {std::pair{"b_q", rows}, std::pair{"b_k", rows}, std::pair{"b_v", rows}, std::pair{"b_o", d}})
            if (const Array* bias = findValues(scene, name); bias && Index(bias->values.size()) != length)
                return AttentionProblem{"weights", std::string(name) + " has " + std::to_string(bias->values.size()) +
                                                       " numbers and W_" + name[2] + " is " +
                                                       shapeText(at(std::string("W_") + name[2]).shape) +
                                                       "; accepted: " + std::to_string(length)};
    }
    try {
        if (const std::string problem = validLengthProblem(scene.parameters, sizes); !problem.empty())
            return AttentionProblem{"valid-length", problem};
        if (const std::string problem = queryLengthProblem(scene.parameters, sizes); !problem.empty())
            return AttentionProblem{"query-valid-length", problem};
    } catch (const std::invalid_argument&) {
        // Such a list is refused where it is entered.
    }
    return std::nullopt;
}

std::optional<AttentionProblem> ignoredAttentionInput(const Scene& scene) {
    const AttentionSizes sizes = attentionSizes(scene);
    const std::string accepted = "; accepted: cells of the matrix, counted from 0";
    try {
        for (const auto& [query, key] : readCells(scene.parameters.maskedCells))
            if (const std::string problem = outsideText(query, key, sizes.queryCount, sizes.keyCount); !problem.empty())
                return AttentionProblem{"masked-cells", problem + accepted};
        const auto entries = readEntries(scene.parameters.entries);
        if (entries.empty()) return std::nullopt;
        const AttentionLayerSetup setting = attentionLayerSetup(scene);
        for (const Entry& entry : entries)
            for (const auto& [name, matrix] : editableMatrices(setting))
                if (name == entry.matrix)
                    if (const std::string problem =
                            outsideText(entry.row, entry.column, matrix->rows(), matrix->cols());
                        !problem.empty())
                        return AttentionProblem{"entries", entry.matrix + " " + problem + accepted};
    } catch (const std::invalid_argument&) {
        // Such a list is refused where it is entered.
    }
    return std::nullopt;
}

std::shared_ptr<const AttentionResult> runAttention(const Scene& scene, std::stop_token stop,
                                                    const std::shared_ptr<const AttentionResult>& before) {
    Scene origin = layerCacheKey(scene);
    if (before && before->origin == origin) return before;
    auto run = std::make_shared<AttentionResult>();
    run->setting = attentionLayerSetup(origin);
    attend(run->setting.layerInput(), run->layer, stop);
    run->origin = std::move(origin);
    return run;
}

double attentionRunBytes(const Scene& scene) {
    const AttentionSizes sizes = attentionSizes(scene);
    const AttentionOptions choice{.heads = sizes.heads, .design = sizes.design};
    const double d = double(sizes.dimensions);
    constexpr double kBytesPerNumber = sizeof(double);
    return attentionBytes(choice, sizes.batch, sizes.queryCount, sizes.keyCount, sizes.dimensions) +
           kBytesPerNumber * (2 * d * double(sizes.batch) * double(sizes.queryCount + sizes.keyCount) +
                              parameterCount(sizes.design, sizes.dimensions, sizes.heads));
}

}  // namespace attention
