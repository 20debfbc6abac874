#include "core/models/next_token_study.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>

#include "core/models/byte_pair_tokenizer.h"
#include "core/models/language_model_pass.h"
#include "core/models/model_pass_cache.h"
#include "core/random/philox.h"
#include "core/random/random_stream.h"
#include "core/scene/parameter_groups.h"
#include "core/scene/parameters.h"
#include "core/scene/tokens.h"
#include "core/threads.h"

namespace attention {
namespace {

/// The number of most probable tokens whose logits are recomputed in double.
constexpr Index kRecomputed = kShownGuesses + 6;
/// Layers whose logits are computed with one product, which reads the output matrix once.
constexpr std::ptrdiff_t kLayersAtOnce = 13;

/// Ids of the `count` largest logits, largest first; for equal logits, the smaller id first.
std::vector<int> likeliest(const std::vector<double>& logits, Index count) {
    std::vector<int> ids(logits.size());
    std::iota(ids.begin(), ids.end(), 0);
    const auto end = ids.begin() + std::min<std::ptrdiff_t>(count, std::ssize(ids));
    std::partial_sort(ids.begin(), end, ids.end(), [&](int a, int b) {
        const double x = logits[std::size_t(a)], y = logits[std::size_t(b)];
        return x != y ? x > y : a < b;
    });
    ids.erase(end, ids.end());
    return ids;
}

Eigen::RowVectorXd outputRow(const LanguageModel& model, int id) {
    return model.weights().output.row(id).cast<double>();
}

/// The residual streams of some tokens, from a pass in float32 or double.
struct Streams {
    std::vector<Matrix> afterLayer;      ///< [0]: the embedding; [l + 1]: after layer l
    std::vector<Matrix> afterAttention;  ///< [l]: between attention and MLP of layer l
};
template <class Pass>
Streams streamsOf(const Pass& pass, Index first, Index count) {
    Streams streams;
    streams.afterLayer.push_back(pass.layers.front().input.middleRows(first, count).template cast<double>());
    for (const auto& layer : pass.layers) {
        streams.afterLayer.push_back(layer.output.middleRows(first, count).template cast<double>());
        streams.afterAttention.push_back(layer.afterAttention.middleRows(first, count).template cast<double>());
    }
    return streams;
}

double standardDeviation(const Eigen::RowVectorXd& row, double epsilon) {
    const double mean = row.mean();
    return std::sqrt((row.array() - mean).square().mean() + epsilon);
}

void addParts(LensWindow& lens, const LanguageModel& model, const Streams& streams) {
    const Index column = lens.column();
    const LayerGuess& last = lens.guesses.back()[std::size_t(column)];
    const auto firstRow = outputRow(model, last.top[0].id);
    const auto secondRow = outputRow(model, last.top[last.top.size() > 1 ? 1 : 0].id);
    const Eigen::RowVectorXd scale = model.weights().finalNorm.scale.cast<double>();
    lens.deviation = standardDeviation(last.stream, model.config().normEpsilon);
    const auto add = [&](StreamPart::Kind kind, Index layer, Eigen::RowVectorXd added) {
        StreamPart part{kind, layer, 0, 0, std::move(added)};
        const Eigen::RowVectorXd normalisedPart =
            kind == StreamPart::Kind::Constant
                ? part.added
                : ((part.added.array() - part.added.mean()) * scale.array() / lens.deviation).matrix().eval();
        part.first = normalisedPart.dot(firstRow);
        part.second = normalisedPart.dot(secondRow);
        lens.parts.push_back(std::move(part));
    };
    using enum StreamPart::Kind;
    add(Embedding, kNoLayer, streams.afterLayer[0].row(column));
    for (std::size_t layer = 0; layer < streams.afterAttention.size(); ++layer) {
        const auto afterAttention = streams.afterAttention[layer].row(column);
        add(Attention, Index(layer), afterAttention - streams.afterLayer[layer].row(column));
        add(Perceptron, Index(layer), streams.afterLayer[layer + 1].row(column) - afterAttention);
    }
    add(Constant, kNoLayer, model.weights().finalNorm.shift.cast<double>());
}

/// The prediction after one layer. Recomputes the logits of the likeliest tokens in double.
/// @param logits  in float32 or double; the recomputed ones are replaced
/// @param winner  the likeliest token after the last layer; output if `isLast`, otherwise input
LayerGuess guessOf(const LanguageModel& model, const Eigen::RowVectorXd& stream, const Eigen::RowVectorXd& normalised,
                   std::vector<double>& logits, bool isLast, int& winner) {
    const auto recompute = [&](int id) { return logits[std::size_t(id)] = normalised.dot(outputRow(model, id)); };
    for (const int id : likeliest(logits, kRecomputed)) recompute(id);
    const std::vector<int> top = likeliest(logits, kShownGuesses);
    if (isLast) winner = top.front();
    LayerGuess guess;
    guess.winner = {winner, recompute(winner), 0};
    guess.largest = logits[std::size_t(top.front())];
    guess.smallest = *std::ranges::min_element(logits);
    for (const double logit : logits) guess.total += std::exp(logit - guess.largest);
    const auto probability = [&](double logit) { return std::exp(logit - guess.largest) / guess.total; };
    for (const int id : top) guess.top.push_back({id, logits[std::size_t(id)], probability(logits[std::size_t(id)])});
    guess.winner.probability = probability(guess.winner.logit);
    guess.stream = stream;
    guess.normalised = normalised;
    return guess;
}

/// Computes the window. @return null if `stop` was requested
std::shared_ptr<const LensWindow> lensOf(const std::shared_ptr<const LanguageModel>& model, std::vector<int> tokens,
                                         Index position, const std::stop_token& stop) {
    auto lens = std::make_shared<LensWindow>();
    const auto n = Index(tokens.size());
    lens->position = position;
    lens->firstToken = std::max<Index>(0, position - kLensTokens + 1);
    const Index columns = std::min(kLensTokens, n - lens->firstToken);
    lens->isExact = double(model->parameterCount()) * double(n) <= kExactWork;
    Streams streams;
    if (lens->isExact) {
        if (const auto pass = sharedExactPass(model, tokens, {}, stop))
            streams = streamsOf(*pass, lens->firstToken, columns);
    } else if (const auto pass = sharedPass(model, tokens, {}, stop)) {
        streams = streamsOf(*pass, lens->firstToken, columns);
    }
    if (stop.stop_requested()) return nullptr;
    lens->tokens = std::move(tokens);
    const auto layers = std::ssize(streams.afterLayer);
    lens->guesses.assign(std::size_t(layers), std::vector<LayerGuess>(std::size_t(columns)));
    std::vector<int> winners(std::size_t(columns), 0);
    // From the last layer to the first, because the last one determines the winner.
    for (auto end = layers; end > 0; end -= std::min<std::ptrdiff_t>(end, kLayersAtOnce)) {
        if (stop.stop_requested()) return nullptr;
        const auto begin = std::max<std::ptrdiff_t>(0, end - kLayersAtOnce);
        Matrix stream((end - begin) * columns, model->config().d);
        for (auto layer = begin; layer < end; ++layer)
            stream.middleRows((layer - begin) * columns, columns) = streams.afterLayer[std::size_t(layer)];
        const Matrix normalised = exactFinalNorm(*model, stream);
        const auto guess = [&](const auto& all) {
            parallelFor(columns, 1, [&](Index first, Index last) {
                for (Index column = first; column < last; ++column)
                    for (auto layer = end; layer-- > begin;) {
                        const Index row = (layer - begin) * columns + column;
                        const bool isLast = layer == layers - 1;
                        std::vector<double> logits(all.row(row).begin(), all.row(row).end());
                        auto& winner = winners[std::size_t(column)];
                        lens->guesses[std::size_t(layer)][std::size_t(column)] =
                            guessOf(*model, stream.row(row), normalised.row(row), logits, isLast, winner);
                        if (isLast && column == lens->column()) lens->logits = std::move(logits);
                    }
            });
        };
        if (lens->isExact)
            guess(exactOutputLogits(*model, normalised));
        else
            guess(outputLogits(*model, normalised.cast<float>()));
    }
    addParts(*lens, *model, streams);
    return lens;
}

/// The candidates for the next token with their probabilities.
struct Candidates {
    std::vector<TokenGuess> guesses;  ///< most probable first
    double total = 0;                 ///< sum of exp((logit - largest) / temperature)
};
Candidates findCandidates(const std::vector<double>& logits, double temperature, Index count) {
    Candidates candidates;
    for (const int id : likeliest(logits, count)) candidates.guesses.push_back({id, logits[std::size_t(id)], 0});
    const double largest = candidates.guesses.front().logit;
    for (TokenGuess& guess : candidates.guesses)
        candidates.total += guess.probability = std::exp((guess.logit - largest) / temperature);
    for (TokenGuess& guess : candidates.guesses) guess.probability /= candidates.total;
    return candidates;
}

Index candidateCountOf(const LanguageModelParameters& parameters, const LanguageModel& model) {
    return std::min<Index>(model.config().vocabulary, Index(parameters.topK.value_or(model.config().vocabulary)));
}

/// Draws the next token: the first, in order of probability, at which the cumulative probability exceeds a uniform
/// random number. That depends on the seed and the number of tokens drawn before.
int draw(const Candidates& candidates, std::int64_t seed, Index drawn) {
    const double threshold =
        uniform(std::uint64_t(seed), std::uint32_t(RandomStream::GeneratedTokens), std::uint64_t(drawn), 0);
    double sum = 0;
    for (const TokenGuess& guess : candidates.guesses)
        if ((sum += guess.probability) > threshold) return guess.id;
    return candidates.guesses.back().id;
}

/// Appends generated tokens. @return false if `stop` was requested
bool generate(std::vector<int>& tokens, Index textTokens, const Parameters& parameters,
              const std::shared_ptr<const LanguageModel>& model, const std::stop_token& stop) {
    while (Index(tokens.size()) < textTokens + Index(parameters.newTokens)) {
        const auto pass = sharedPass(model, tokens, {}, stop);
        if (!pass) return false;
        const FloatMatrix row = outputLogits(*model, pass->finalNormalised.bottomRows(1));
        const std::vector<double> logits(row.data(), row.data() + row.size());
        const Candidates candidates =
            findCandidates(logits, parameters.temperature, candidateCountOf(parameters, *model));
        tokens.push_back(draw(candidates, parameters.seed, Index(tokens.size()) - textTokens));
    }
    return true;
}

}  // namespace

std::shared_ptr<const NextTokenStudy> studyNextToken(const Parameters& parameters,
                                                     const std::shared_ptr<const LanguageModel>& model,
                                                     const NextTokenStudy* before, const std::stop_token& stop) {
    auto study = std::make_shared<NextTokenStudy>();
    study->model = model;
    study->temperature = parameters.temperature;
    study->candidateCount = candidateCountOf(parameters, *model);
    study->seed = parameters.seed;
    std::vector<int> tokens = model->tokenizer().encode(parameters.tokens);
    study->textTokens = Index(tokens.size());
    try {
        study->words = Index(splitTokens(parameters.tokens).size());
    } catch (const std::exception&) {
        study->words = 0;  // the text consists of blanks
    }
    const bool isSameModel = before && before->model == model;
    // Reuse the tokens that an earlier study generated.
    if (isSameModel && before->temperature == study->temperature && before->candidateCount == study->candidateCount &&
        before->seed == study->seed && before->textTokens == study->textTokens) {
        const std::vector<int>& known = before->lens->tokens;
        if (std::equal(tokens.begin(), tokens.end(), known.begin()))
            tokens.assign(
                known.begin(),
                known.begin() + std::min(std::ssize(known), std::ssize(tokens) + std::ptrdiff_t(parameters.newTokens)));
    }
    if (!generate(tokens, study->textTokens, parameters, model, stop)) return nullptr;
    const auto last = Index(tokens.size()) - 1;
    const Index position = std::clamp<Index>(Index(parameters.toToken.value_or(last)), 0, last);
    if (isSameModel && before->lens->tokens == tokens && before->lens->position == position)
        study->lens = before->lens;
    else
        study->lens = lensOf(model, std::move(tokens), position, stop);
    if (!study->lens) return nullptr;
    Candidates candidates = findCandidates(study->lens->logits, study->temperature, study->candidateCount);
    study->total = candidates.total;
    for (const TokenGuess& guess : candidates.guesses)
        if (guess.probability > 0) study->entropy -= guess.probability * std::log2(guess.probability);
    for (std::size_t i = kShownGuesses; i < candidates.guesses.size(); ++i)
        study->restProbability += candidates.guesses[i].probability;
    candidates.guesses.resize(std::min(candidates.guesses.size(), std::size_t(kShownGuesses)));
    study->next = std::move(candidates.guesses);
    return study;
}

double nextTokenBytes(const LanguageModel& model, Index tokenCount) {
    const LanguageModelConfig& config = model.config();
    const double n = double(tokenCount), vocabulary = double(config.vocabulary);
    return 2 * cachedPassBytes(config, tokenCount, double(model.parameterCount()) * n <= kExactWork) +
           (double(kLayersAtOnce * kLensTokens) + 2 * threadCount() + 4) * vocabulary * sizeof(double) +
           n * vocabulary * 2 * sizeof(double);
}

double NextTokenStudy::remainingProbability(Index shown) const {
    double sum = restProbability;
    for (std::size_t rank = next.size(); rank > std::size_t(shown); --rank) sum += next[rank - 1].probability;
    return sum;
}

Index NextTokenStudy::layers() const {
    return model->config().layers;
}

std::string NextTokenStudy::label(int id) const {
    const BytePairTokenizer& tokenizer = model->tokenizer();
    return id < tokenizer.size() ? tokenizer.label(id) : "⟨#" + std::to_string(id) + "⟩";
}

std::string NextTokenStudy::tableText(int id) const {
    if (id >= model->tokenizer().size()) return label(id);
    const std::string bytes(model->tokenizer().bytes(id));
    const auto isControl = [](unsigned char byte) {
        return (byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7F;
    };
    if (std::ranges::any_of(bytes, isControl)) return label(id);
    try {
        model->tokenizer().encode(bytes);
    } catch (const TextError&) {
        return label(id);  // a part of a character
    }
    return bytes;
}

std::string NextTokenStudy::text() const {
    return model->tokenizer().decode(lens->tokens);
}

std::string NextTokenStudy::continuedText(int id) const {
    std::vector<int> tokens(lens->tokens.begin(), lens->tokens.begin() + position() + 1);
    if (id >= model->tokenizer().size()) return {};
    tokens.push_back(id);
    std::string text = model->tokenizer().decode(tokens);
    try {
        if (Index(splitTokens(text).size()) < 1) return {};
    } catch (const std::exception&) {
        return {};
    }
    return text;
}

Cell NextTokenStudy::clamped(Cell cell) const {
    const auto clamp = [](std::int64_t value, Index count) { return std::clamp<std::int64_t>(value, 0, count - 1); };
    Index rows = Index(next.size()), columns = 1;
    if (cell.matrix == "lens") rows = layers() + 1, columns = lens->columns();
    if (cell.matrix == "winner") rows = layers() + 1;
    if (cell.matrix == "parts") rows = Index(lens->parts.size());
    return {clamp(cell.row, rows), clamp(cell.column, columns), cell.matrix};
}

const TokenGuess& NextTokenStudy::guess(const Cell& cell) const {
    const Cell at = clamped(cell);
    if (at.matrix == "lens") return lens->at(at.row, at.column).top.front();
    if (at.matrix == "winner") return lens->at(at.row, lens->column()).winner;
    return next[std::size_t(at.row)];
}

double NextTokenStudy::value(const Cell& cell) const {
    if (cell.matrix == "parts") return lens->parts[std::size_t(clamped(cell).row)].difference();
    return guess(cell).probability;
}

}  // namespace attention
