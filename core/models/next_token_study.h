#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/formula/derivation.h"
#include "core/io/table.h"
#include "core/models/language_model.h"
#include "core/scene/study.h"
#include "core/scene/view.h"

namespace attention {

struct Parameters;

/// A candidate for the next token.
struct TokenGuess {
    int id = 0;
    double logit = 0;
    double probability = 0;
};

/// The prediction of the next token from the residual stream after one layer, at one position: final layer norm, output
/// matrix, and softmax over the whole vocabulary at temperature 1 ("logit lens").
struct LayerGuess {
    std::vector<TokenGuess> top;  ///< the likeliest tokens, most probable first; at most kShownGuesses
    TokenGuess winner;  ///< the likeliest token after the last layer, with its logit and probability after this layer
    double largest = 0, smallest = 0;  ///< of all logits
    double total = 0;                  ///< sum of exp(logit - largest)
    Eigen::RowVectorXd stream;         ///< d, the residual stream
    Eigen::RowVectorXd normalised;     ///< d, after the last norm
};

/// The maximum number of guesses in figures and tables.
inline constexpr Index kShownGuesses = 10;
/// The maximum number of positions for which the guesses of all layers are shown.
inline constexpr Index kLensTokens = 12;

/// The layer index of parts that belong to no layer: the embedding and the constant.
inline constexpr Index kNoLayer = -1;

/// A part of the residual stream: what the embedding, or the attention or MLP of a layer adds; or the constant, the
/// shift of the final layer norm.
struct StreamPart {
    enum class Kind { Embedding, Attention, Perceptron, Constant };
    Kind kind = Kind::Embedding;
    Index layer = kNoLayer;  ///< from 0
    /// Contributions to the logits of the likeliest and the second likeliest token: the part after the final layer norm
    /// times the row of the token in the output matrix.
    double first = 0, second = 0;
    Eigen::RowVectorXd
        added;  ///< d, the vector that is added to the residual stream; for Constant the shift of the final layer norm

    double difference() const { return first - second; }
};

/// The results that do not depend on temperature and top-k.
struct LensWindow {
    std::vector<int> tokens;  ///< the tokens of the text, then the generated ones
    Index position = 0;       ///< index of the selected token, after which the next one is predicted
    bool isExact = false;     ///< whether the whole pass is in double
    Index firstToken = 0;     ///< index of the token in the first column
    /// By row and column of the window. Row 0 is after the embedding, row r after layer layerOfRow(r).
    std::vector<std::vector<LayerGuess>> guesses;
    std::vector<double> logits;  ///< one per token of the vocabulary, after the last layer at `position`
    /// At `position`: the embedding, then attention and MLP of each layer, then the constant.
    std::vector<StreamPart> parts;
    double deviation = 1;  ///< sqrt(variance + epsilon) in the final layer norm at `position`

    Index columns() const { return guesses.empty() ? 0 : Index(guesses.front().size()); }
    const LayerGuess& at(Index row, Index column) const { return guesses[std::size_t(row)][std::size_t(column)]; }
    Index column() const { return position - firstToken; }
    static Index layerOfRow(Index row) { return row + kNoLayer; }
};

/// The predictions of a language model for a text: probabilities of the next token, generated tokens, and how the
/// prediction develops from layer to layer.
struct NextTokenStudy : Study {
    std::shared_ptr<const LanguageModel> model;
    std::shared_ptr<const LensWindow> lens;
    Index textTokens = 0;  ///< number of tokens of the text; the tokens after them in lens->tokens are generated
    Index words = 0;       ///< number of words of the text
    double temperature = 1;
    Index candidateCount = 0;  ///< number of tokens that can come next: top-k, or the whole vocabulary
    std::vector<TokenGuess>
        next;                    ///< candidates with temperature and top-k, most probable first; at most kShownGuesses
    double total = 0;            ///< sum of exp((logit - largest) / temperature) over all candidates
    double restProbability = 0;  ///< total probability of the candidates that are not in `next`
    double entropy = 0;          ///< entropy of the candidates, in bits
    std::int64_t seed = 0;

    Index layers() const;
    Index tokenCount() const { return Index(lens->tokens.size()); }
    Index position() const { return lens->position; }
    /// Number and total probability of the candidates after the `shown` most probable ones. @param shown  <=
    /// next.size()
    Index remainingCount(Index shown) const { return candidateCount - shown; }
    double remainingProbability(Index shown) const;
    /// Whether temperature or top-k change the probabilities.
    bool isChanged() const { return temperature != 1 || candidateCount < Index(lens->logits.size()); }
    bool isGenerated(Index token) const { return token >= textTokens; }
    /// A token as figures show it.
    std::string label(int id) const;
    std::string tokenLabel(Index token) const { return label(lens->tokens[std::size_t(token)]); }
    /// A token as tables have it: its bytes; or label(), if they are not UTF-8 or have control characters other than
    /// tabs and line breaks.
    std::string tableText(int id) const;
    /// The text of tokens 0 ... position followed by this token; empty if it is not UTF-8 because a character is
    /// incomplete.
    std::string continuedText(int id) const;
    /// The text, including the generated tokens.
    std::string text() const;
    /// The value of a cell; see derivation() for the cells.
    double value(const Cell& cell) const;
    /// How the value of a cell is computed.
    /// @param cell  in "next" (rank, 0), "lens" (row, column of the window), "winner" (row, 0), "parts" (part, 0)
    Derivation derivation(const Cell& cell) const;
    Table table(std::string_view name) const;
    /// The nearest existing cell in the matrix of the given cell.
    Cell clamped(Cell cell) const;
    /// The token whose probability is shown in a cell of "next", "lens" or "winner".
    const TokenGuess& guess(const Cell& cell) const;
};

/// @param parameters  with tokens that are not empty and fit into the context of the model
/// @param before  null, or an earlier study whose results are reused if they do not change
/// @param stop  when requested the result may be null
std::shared_ptr<const NextTokenStudy> studyNextToken(const Parameters& parameters,
                                                     const std::shared_ptr<const LanguageModel>& model,
                                                     const NextTokenStudy* before = nullptr,
                                                     const std::stop_token& stop = {});
/// The maximum memory of the study and its tables, in bytes.
double nextTokenBytes(const LanguageModel& model, Index tokenCount);

}  // namespace attention
