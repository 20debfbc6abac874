#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "core/attention/attention_layer_setup.h"
#include "core/attention/attention_steps_study.h"
#include "core/attention/convolution_study.h"
#include "core/attention/heads_study.h"
#include "core/attention/loaded_weights.h"
#include "core/attention/order_study.h"
#include "core/attention/position_head_study.h"
#include "core/attention/scaling_study.h"
#include "core/cost/complexity_table_study.h"
#include "core/cost/cost_chart_study.h"
#include "core/cost/cost_terms.h"
#include "core/encoding/add_or_concatenate_study.h"
#include "core/encoding/binary.h"
#include "core/encoding/encoding_table.h"
#include "core/encoding/encodings_compared_study.h"
#include "core/encoding/learned_positions.h"
#include "core/encoding/token_input.h"
#include "core/random/philox.h"
#include "core/random/random_stream.h"
#include "core/scene/lists.h"
#include "core/string_utils.h"
#include "ui/code/program_values.h"

namespace attention {
namespace {

/// Adds the loaded table of positions as "learned"; empty if none is loaded.
void addLearned(const Scene& scene, ProgramValues& values) {
    const auto learned = learnedPositions(scene);
    values.set("learned", "");
    if (learned) values.setMatrix("learned", learnedRows(*learned, Index(scene.parameters.n), learned->shape.back()));
}

// Attention layers ---------------------------------------------------------------------------------------------------

/// Computes the study of a scene, as the type S that the exhibit has.
template <class S>
std::shared_ptr<const S> studyOf(const Exhibit& exhibit, const Scene& scene) {
    return std::dynamic_pointer_cast<const S>(exhibit.compute(scene, {}));
}

/// Sets an array of batch x rows x columns, or a matrix if there is only one sequence.
/// @param rows  of all sequences, one below the other
void setRows(ProgramValues& values, std::string_view name, const Matrix& rows, Index batch) {
    if (batch == 1) return values.setMatrix(name, rows);
    values.setArray(name, rows, {batch, rows.rows() / batch, rows.cols()});
}

void addMask(const AttentionLayerSetup& setting, ProgramValues& values) {
    const MaskOptions& mask = setting.mask;
    const bool isBatch = setting.batch > 1;
    values.setFlag("causal", mask.causal);
    values.set("radius", mask.radius ? std::to_string(*mask.radius) : "");
    values.set("valid-length", "");
    values.set("query-valid-length", "");
    values.set("masked-cells", "");
    if (!mask.validLengths.empty() && !isBatch) values.setNumber("valid-length", mask.validLengths.front());
    if (!mask.validLengths.empty() && isBatch)
        values.setIntegers("valid-length", mask.validLengths, "[:, None, None, None]");
    const std::string suffix = isBatch ? ".reshape(" + std::to_string(setting.batch) + ", 1, n, 1)" : "[:, None]";
    if (!mask.queryValidLengths.empty()) values.setIntegers("query-valid-length", mask.queryValidLengths, suffix);
    std::vector<std::string> cells;
    for (const auto& [query, key] : mask.maskedCells)
        if (query < setting.queryCount && key < setting.keyCount)
            cells.push_back("(" + std::to_string(query) + ", " + std::to_string(key) + ")");
    if (!cells.empty()) values.set("masked-cells", "[" + join(cells, ", ") + "]");

    bool isMasked = false, hidesAll = false;
    for (Index sequence = 0; sequence < setting.batch; ++sequence) {
        const Mask hidden(mask, setting.batch, sequence, setting.queryCount, setting.keyCount);
        isMasked |= !hidden.masksNothing();
        for (Index query = 0; query < setting.queryCount; ++query) hidesAll |= hidden.isFullyMasked(query);
    }
    values.setFlag("masked", isMasked);
    values.setFlag("hides-all", hidesAll);
}

/// Adds the dropout probability, and "kept": an array with 1 where dropout keeps a weight, otherwise 0.
void addDropout(const AttentionLayerSetup& setting, ProgramValues& values) {
    const AttentionOptions& choice = setting.choice;
    values.set("dropout", choice.dropout > 0 ? realLiteral(choice.dropout) : "");
    values.set("kept", "");
    if (choice.dropout <= 0) return;
    const Index n = setting.queryCount, m = setting.keyCount;
    Matrix kept(setting.batch * choice.heads * n, m);
    for (Index row = 0; row < kept.rows(); ++row)
        for (Index key = 0; key < m; ++key)
            kept(row, key) = attentionDropoutSample(choice.seed, row / n / choice.heads, row / n % choice.heads,
                                                    row % n, key) >= choice.dropout;
    std::vector<Index> shape{choice.heads, n, m};
    if (setting.batch > 1) shape.insert(shape.begin(), setting.batch);
    values.setArray("kept", kept, shape);
}

/// Adds assignments for numbers that the user typed into X or M after adding positions. Those typed into W are already
/// in the matrices W.
void addTyped(const Scene& scene, const AttentionLayerSetup& setting, ProgramValues& values) {
    std::vector<std::string> lines;
    for (const Entry& entry : readEntries(scene.parameters.entries)) {
        const bool isMemory = entry.matrix == "M" && setting.isCross;
        const Index rowsPerSequence = isMemory ? setting.keyCount : setting.queryCount;
        if ((!isMemory && entry.matrix != "X") || entry.row >= setting.batch * rowsPerSequence ||
            entry.column >= setting.dimensions)
            continue;
        const std::string batch = setting.batch > 1 ? std::to_string(entry.row / rowsPerSequence) + ", " : "";
        lines.push_back(entry.matrix + "[" + batch + std::to_string(entry.row % rowsPerSequence) + ", " +
                        std::to_string(entry.column) + "] = " + realLiteral(entry.value));
    }
    values.set("typed", join(lines, "\n"));
}

/// Adds the values of an attention layer.
/// @param hasOutput  whether the program also computes the layer's output, not only the weights
void addLayer(const Scene& scene, const AttentionLayerSetup& setting, bool hasOutput, ProgramValues& values) {
    const AttentionOptions& choice = setting.choice;
    const bool isSliced = choice.design == HeadDesign::Sliced && choice.projections;
    values.setNumber("n", setting.queryCount);
    values.setNumber("m-count", setting.keyCount);
    values.setNumber("d", setting.dimensions);
    values.setNumber("heads", choice.heads);
    values.setFlag("cross", setting.isCross);
    values.set("m", setting.isCross ? "m" : "n");
    values.set("memory", setting.isCross ? "M" : "X");
    values.setFlag("batch", setting.batch > 1);
    values.setFlag("projections", choice.projections);
    values.setFlag("sliced", isSliced);
    values.setFlag("add-position", setting.hasPositions);
    values.setFlag("output", hasOutput);
    values.setSentence("words", setting.words);
    values.setTexts("words-list", setting.words);
    values.setSentence("key-words", setting.keyWords);
    values.setTexts("key-words-list", setting.keyWords);
    values.set("key-words-name", setting.isCross ? "key_words" : "words");
    std::string divided = choice.projections ? " / w**0.5" : "";
    if (choice.temperature != 1) divided += " / " + realLiteral(choice.temperature) + "  # the temperature";
    values.set("divided", divided);

    setRows(values, "X", setting.embeddings, setting.batch);
    values.set("M", "");
    if (setting.isCross) {
        // The memory without positions and typed numbers, which `setting` does not have.
        Scene plain = scene;
        plain.parameters.addPosition = false;
        plain.parameters.entries.clear();
        const Matrix memory = attentionLayerSetup(plain).memory;
        setRows(values, "M", memory, setting.batch);
    }
    const std::array<std::tuple<const char*, const Matrix*, const Vector*>, 4> matrices{
        {{"q", &setting.weights.query, &setting.weights.queryBias},
         {"k", &setting.weights.key, &setting.weights.keyBias},
         {"v", &setting.weights.value, &setting.weights.valueBias},
         {"o", &setting.weights.output, &setting.weights.outputBias}}};
    for (const auto& [letter, matrix, bias] : matrices) {
        const std::string name = std::string("b_") + letter;
        const bool isUsed = choice.projections && (hasOutput || *letter == 'q' || *letter == 'k');
        const bool hasBias = isUsed && bias->size() > 0;
        values.set(name, "");
        if (isUsed) values.setMatrix(std::string("W_") + letter, *matrix);
        if (hasBias) values.setVector(name, *bias);
        const std::string added = isSliced && *letter != 'o' ? name + ".reshape(H, 1, w)" : name;
        values.set("plus-" + name, hasBias ? " + " + added : "");
    }
    if (choice.projections) values.setNumber("w", headWidth(choice.design, setting.dimensions, choice.heads));
    addMask(setting, values);
    addDropout(setting, values);
    addTyped(scene, setting, values);
}

void addAttention(const Exhibit& exhibit, const Scene& scene, ProgramValues& values) {
    const auto study = studyOf<AttentionStepsStudy>(exhibit, scene);
    values.setNumber("sequence", study->sequence);
    values.set("weight", "value");
    addLayer(study->run->origin, study->setting(), true, values);
}

void addHeads(const Exhibit& exhibit, const Scene& scene, ProgramValues& values) {
    values.set("attention", "");
    values.set("weight", "weight");
    if (const auto loaded = LoadedWeights::of(scene)) {
        Matrix all(loaded->heads() * loaded->queries(), loaded->keys());
        for (Index head = 0; head < loaded->heads(); ++head)
            all.middleRows(head * loaded->queries(), loaded->queries()) = loaded->head(head);
        values.setArray("attention", all, {loaded->heads(), loaded->queries(), loaded->keys()});
        const AttentionTokens tokens = loadedTokens(scene, *loaded);
        values.setTexts("words-list", tokens.queries);
        values.setTexts("key-words-list", tokens.keys);
        values.set("key-words-name", "key_words");
        values.setFlag("cross", true);
        values.setFlag("batch", false);
        return;
    }
    const auto study = studyOf<HeadsStudy>(exhibit, scene);
    values.setNumber("sequence", study->sequence);
    addLayer(study->run->origin, study->run->setting, false, values);
}

void addOrder(const Exhibit& exhibit, const Scene& scene, ProgramValues& values) {
    const auto study = studyOf<OrderStudy>(exhibit, scene);
    Scene untyped = scene;
    untyped.parameters.entries.clear();
    addLayer(untyped, study->setting, true, values);
    const std::vector<Index> places(study->shown.order.begin(), study->shown.order.end());
    values.set("order", "[" + join(places, ", ") + "]");
    values.setIntegers("order-array", places);
    const MaskOptions& mask = study->setting.mask;
    std::string text = mask.causal ? "causal" : "";
    if (mask.radius) text += (text.empty() ? "radius " : ", radius ") + std::to_string(*mask.radius);
    // A mask with a comma is quoted, because it is one field of a CSV table.
    values.set("mask-text", text.empty() ? "none" : text.find(',') == text.npos ? text : "\\\"" + text + "\\\"");
}

// Scores -------------------------------------------------------------------------------------------------------------

void addTemperature(const Scene& scene, ProgramValues& values) {
    Vector scores(Index(scene.parameters.n));
    standardNormalColumn(std::uint64_t(scene.parameters.seed), std::uint32_t(RandomStream::TemperatureScores), 0, 0,
                         {scores.data(), std::size_t(scores.size())});
    values.setVector("scores", scores);
}

/// A rows x kMaxKeyWidth matrix of standard normal numbers.
Matrix wideNormals(const SizeParameters& parameters, RandomStream stream, Index rows) {
    Matrix numbers(rows, kMaxKeyWidth);
    for (Index row = 0; row < rows; ++row)
        standardNormalRow(std::uint64_t(parameters.seed), std::uint32_t(stream), std::uint64_t(row), 0,
                          {numbers.row(row).data(), std::size_t(kMaxKeyWidth)});
    return numbers;
}

void addScaling(const Scene& scene, ProgramValues& values) {
    const Parameters& parameters = scene.parameters;
    values.setArray("queries", wideNormals(parameters, RandomStream::ScalingQuery, Index(parameters.draws)),
                    {Index(parameters.draws), kMaxKeyWidth});
    // The keys of a draw are the rows from scalingKeyRow(draw, 0) on, in a pool that repeats after kPool rows.
    constexpr Index kPool = 2039;
    const Index rows = std::min<Index>(kPool, (parameters.draws - 1) * scalingKeyRow(1, 0) + parameters.n);
    values.setArray("keys", wideNormals(parameters, RandomStream::ScalingKey, rows), {rows, kMaxKeyWidth});
    values.setNumber("max-width", kMaxKeyWidth);
    values.setNumber("powers", Index(std::log2(kMaxKeyWidth)) + 1);
    values.setReal("limit", std::log(double(parameters.n)));
}

// Positions ----------------------------------------------------------------------------------------------------------

void addHeatmap(const Scene& scene, ProgramValues& values) {
    addLearned(scene, values);
    values.setNumber("last", scene.parameters.start + scene.parameters.n - 1);
    values.set("colours", scene.parameters.colourMap == ColourScheme::Signed ? "cmap=signed" : "cmap=\"Blues\"");
}

void addShift(const Scene& scene, ProgramValues& values) {
    const bool isSineRight = scene.parameters.clockAxes == ClockAxes::SinCos;
    values.setNumber("right", isSineRight ? 0 : 1);
    values.setNumber("up", isSineRight ? 1 : 0);
}

void addSimilarity(const Scene& scene, ProgramValues& values) {
    addLearned(scene, values);
    const SimilarityMeasure measure = scene.parameters.similarityMeasure;
    values.set("measure-label", measure == SimilarityMeasure::Euclidean ? "distance"
                                : measure == SimilarityMeasure::Cosine  ? "cosine similarity"
                                                                        : "dot product");
}

void addTokens(const TokenInput& input, ProgramValues& values) {
    values.setNumber("n", input.embedding.positions());
    values.setNumber("d", input.embedding.dimensions());
    values.setSentence("words", input.words);
    values.setTexts("words-list", input.words);
}

void addTokenPlusPosition(const Scene& scene, ProgramValues& values) {
    const TokenInput input = tokenInput(scene);
    addTokens(input, values);
    Matrix rows;
    input.embedding.fill(rows, 1);
    values.setMatrix("E", rows);
    const double dropout = scene.parameters.embeddingDropout;
    values.set("dropout", dropout > 0 ? realLiteral(dropout) : "");
    values.set("kept", "");
    if (dropout <= 0) return;
    for (Index row = 0; row < rows.rows(); ++row)
        for (Index column = 0; column < rows.cols(); ++column)
            rows(row, column) = embeddingDropoutSample(std::uint64_t(scene.parameters.seed), row, column) >= dropout;
    values.setMatrix("kept", rows);
}

void addAddOrConcatenate(const Scene& scene, ProgramValues& values) {
    const AddOrConcatenateStudy study(scene);
    addTokens(study.input, values);
    values.setMatrix("X", study.values.tokens);
    values.setMatrix("W_x", study.values.tokenWeights);
    values.setMatrix("W_p", study.values.positionWeights);
}

void addGrid(const Scene& scene, ProgramValues& values) {
    const Parameters& parameters = scene.parameters;
    const std::int64_t cells = parameters.gridRows * parameters.gridColumns;
    const std::int64_t middle = parameters.gridRows / 2 * parameters.gridColumns + parameters.gridColumns / 2;
    const std::int64_t from = std::clamp<std::int64_t>(parameters.fromCell.value_or(middle), 0, cells - 1);
    values.setNumber("from-row", from / parameters.gridColumns);
    values.setNumber("from-column", from % parameters.gridColumns);
}

void addPositionHead(const Scene& scene, ProgramValues& values) {
    const PositionHeadOptions setting = positionHeadOptions(scene.parameters);
    const TokenInput input = tokenInput(withoutArrays(scene));
    addTokens(input, values);
    const bool isSameWord = setting.kind == PositionHeadKind::SameWord;
    const double content = isSameWord ? 1 : setting.contentMix;
    values.setFlag("positions", queriesUsePositions(setting));
    values.setFlag("content", content > 0);
    values.set("content-factor", content < 1 ? realLiteral(content) + " * " : "");
    values.set("offsets", "[" + join(setting.offsets, ", ") + "]");
    values.setNumber("window", setting.radius);
    values.set("X", "");
    if (content <= 0) return;
    Matrix rows;
    input.embedding.fill(rows, 1);
    const double length = std::sqrt(double(rows.cols()) / 2);
    for (Index row = 0; row < rows.rows(); ++row)
        if (const double norm = rows.row(row).norm(); norm > 0) rows.row(row) *= length / norm;
    values.setMatrix("X", rows);
}

void addEncodingsCompared(const Scene& scene, ProgramValues& values) {
    const EncodingOptions setup = encodingOptions(scene);
    values.setVector("q", contentQuery(setup));
    values.setVector("k", contentKey(setup));
    // As many rows as the widest encoding, which is one-hot, has columns.
    Matrix projection(std::max(setup.positions, bitsForCount(setup.positions)), setup.dimensions);
    for (Index row = 0; row < projection.rows(); ++row)
        standardNormalRow(setup.seed, std::uint32_t(RandomStream::EncodingProjection), std::uint64_t(row), 0,
                          {projection.row(row).data(), std::size_t(projection.cols())});
    values.setMatrix("G", projection);
    values.setMatrix("L", encodingTable(EncodingKind::Learned, setup));
    values.set("learned-reason", setup.learned ? ", as it was loaded" : " before training: standard normal numbers");
    values.setNumber("head-number", setup.head);
}

// Cost ---------------------------------------------------------------------------------------------------------------

void addConvolution(const Scene& scene, ProgramValues& values) {
    const ConvolutionHeadsOptions choice = convolutionOptions(scene.parameters);
    ConvolutionHeads heads;
    convolutionHeads(choice, heads);
    values.setMatrix("X", heads.input.middleRows(-heads.firstKey, choice.positions));
    values.setArray("W", heads.kernel, {choice.kernel, choice.dimensions, choice.dimensions});
    std::vector<Index> shifts;
    for (Index head = 0; head < choice.kernel; ++head) shifts.push_back(headShift(choice, head));
    values.set("offsets", choice.shifts.empty() ? "" : "[" + join(shifts, ", ") + "]");
}

void addCosts(const Scene& scene, ProgramValues& values) {
    const CostOptions setting = costSetting(scene.parameters);
    values.setNumber("radius", setting.radius);
    values.setNumber("attention-matrices", setting.projections ? 4 : 0);
    values.set("matrices-reason", setting.projections ? "W_q, W_k, W_v and W_o" : "projections are not counted");
    values.setNumber("operations", operationsPerMultiplyAdd(setting));
    const std::string unit = setting.flops ? "a multiply-add is two FLOPs" : "multiply-adds are counted";
    values.set("operations-reason", setting.training ? unit + ", and a training step takes three passes" : unit);
}

void addComplexityTable(const Scene& scene, ProgramValues& values) {
    addCosts(scene, values);
    const ComplexityTableStudy study(costSetting(scene.parameters), false);
    std::vector<std::string> lines;
    for (const LayerCost& cost : study.costs) {
        std::vector<std::string> texts;
        for (const CostColumn column : {CostColumn::Term, CostColumn::Exact, CostColumn::Sequential, CostColumn::Path})
            texts.push_back(expressionText(study.formulaOf(cost.architecture, column)));
        texts.emplace_back(costSource(cost.architecture));
        lines.push_back("        \"" + std::string(architectureName(cost.architecture)) + "\": (\"" +
                        join(texts, "\", \"") + "\"),\n");
    }
    values.set("formulas", "{\n" + join(lines, "") + "    }");
}

void addComplexityChart(const Scene& scene, ProgramValues& values) {
    addCosts(scene, values);
    const auto study = studyCostChart(scene.parameters);
    const CostChart& chart = study->axis.chart;
    std::string list;
    for (std::size_t i = 0; i < study->axis.values.size(); ++i)
        list += (i == 0 ? "" : i % 12 == 0 ? ",\n          " : ", ") + std::to_string(study->axis.values[i]);
    values.set("values", "[" + list + "]");
    std::vector<std::string> layers;
    for (const Architecture architecture : chart.compared) layers.emplace_back(architectureName(architecture));
    values.setTexts("layers", layers);
    values.setFlag("cost-count", chart.quantity == CostQuantity::Cost && chart.kind == CostKind::Exact);
    values.set("arguments", chart.against == AxisVariable::N   ? "value, d, k"
                            : chart.against == AxisVariable::D ? "n, value, k"
                                                               : "n, d, value");
    values.setNumber("present", axisValue(chart));
    values.set("axis-text", chart.against == AxisVariable::N   ? "tokens $n$"
                            : chart.against == AxisVariable::D ? "width $d$"
                                                               : "kernel size $k$");
    values.set("quantity-text", chart.quantity == CostQuantity::Path         ? "longest path"
                                : chart.quantity == CostQuantity::Sequential ? "sequential operations"
                                : chart.kind == CostKind::Term               ? "term in O() of the operations"
                                                                             : "exact number of operations");
}

void addPaths(const Scene& scene, ProgramValues& values) {
    const Network network = networkFromParameters(scene.parameters);
    values.setNumber("n", network.tokens);
    values.setNumber("radius", network.radius);
    values.set("steps-text", isRecurrence(network.architecture) ? "steps in time" : "layers");
}

using AddValues = void (*)(const Scene&, ProgramValues&);
constexpr std::array<std::pair<std::string_view, AddValues>, 14> kExhibitValues{{
    {"scaling", addScaling},
    {"softmax-temperature", addTemperature},
    {"encoding-heatmap", addHeatmap},
    {"relative-shift", addShift},
    {"similarity", addSimilarity},
    {"token-plus-position", addTokenPlusPosition},
    {"add-or-concatenate", addAddOrConcatenate},
    {"encodings-compared", addEncodingsCompared},
    {"encoding-2d", addGrid},
    {"position-heads", addPositionHead},
    {"convolution", addConvolution},
    {"complexity-table", addComplexityTable},
    {"complexity-chart", addComplexityChart},
    {"paths", addPaths},
}};

}  // namespace

void addExhibitValues(const Exhibit& exhibit, const Scene& scene, ProgramValues& values) {
    const std::string_view id = exhibit.id();
    if (id == "attention") return addAttention(exhibit, scene, values);
    if (id == "heads") return addHeads(exhibit, scene, values);
    if (id == "order") return addOrder(exhibit, scene, values);
    const auto found = std::ranges::find(kExhibitValues, id, &std::pair<std::string_view, AddValues>::first);
    if (found != kExhibitValues.end()) found->second(scene, values);
}

}  // namespace attention
