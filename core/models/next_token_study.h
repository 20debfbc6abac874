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

/// A token that could come next.
struct TokenGuess {
    int id = 0;
    double logit = 0;
    double probability = 0;
};

/// What the last norm and the output matrix make of the residual stream behind one layer, at one token: the logits of
/// what follows, at temperature 1 and of the whole vocabulary ("logit lens").
struct LayerGuess {
    std::vector<TokenGuess> top;       ///< the likeliest first, kShownGuesses or the whole vocabulary
    TokenGuess winner;                 ///< what is the likeliest behind the last layer, as this one has it
    double largest = 0, smallest = 0;  ///< logits
    double total = 0;                  ///< sum of exp(logit - largest)
    Eigen::RowVectorXd stream;         ///< d, the residual stream
    Eigen::RowVectorXd normalised;     ///< d, after the last norm
};

/// So many guesses are shown in pictures and tables,
inline constexpr Index kShownGuesses = 10;
/// and the layers' guesses behind so many tokens.
inline constexpr Index kLensTokens = 12;

/// The number of the layer that stands for what belongs to none: the embedding before the first one, the constant.
inline constexpr Index kNoLayer = -1;

/// One layer's attention or perceptron, which adds to the residual stream.
struct StreamPart {
    enum class Kind { Embedding, Attention, Perceptron, Constant };
    Kind kind = Kind::Embedding;
    Index layer = kNoLayer;  ///< from 0
    /// What it adds to the logit of the likeliest token, and to that of the next likeliest: its part of the last norm
    /// times the token's row of the output matrix.
    double first = 0, second = 0;
    Eigen::RowVectorXd added;  ///< d, to the stream; of the constant the shift of the last norm

    double difference() const { return first - second; }
};

/// All that does not depend on temperature and top-k.
struct LensWindow {
    std::vector<int> tokens;  ///< text and generated tokens
    Index position = 0;       ///< the token after which the guess is looked at
    bool isExact = false;     ///< computed in double from the first layer on
    Index first = 0;          ///< token of the first column
    /// By row and column of the window: row 0 is behind the embedding, row r behind layer layerOfRow(r).
    std::vector<std::vector<LayerGuess>> guesses;
    std::vector<double> logits;     ///< vocabulary, behind the last layer at `position`
    std::vector<StreamPart> parts;  ///< at `position`: the embedding, then each layer's attention and perceptron, the
                                    ///< constant
    double deviation = 1;           ///< sqrt(variance + epsilon) of the last norm at `position`

    Index columns() const { return guesses.empty() ? 0 : Index(guesses.front().size()); }
    const LayerGuess& at(Index row, Index column) const { return guesses[std::size_t(row)][std::size_t(column)]; }
    Index column() const { return position - first; }
    static Index layerOfRow(Index row) { return row + kNoLayer; }
};

/// What a language model makes of a text: how probable each token is as the next one, the tokens that it draws, and how
/// the guess forms from layer to layer.
struct NextTokenStudy : Study {
    std::shared_ptr<const LanguageModel> model;
    std::shared_ptr<const LensWindow> lens;
    Index textTokens = 0;  ///< the rest of lens->tokens was generated
    Index words = 0;       ///< of the text
    double temperature = 1;
    Index kept = 0;                ///< tokens that can come next: top-k, or the vocabulary
    std::vector<TokenGuess> next;  ///< at temperature and top-k, the likeliest first, kShownGuesses at most
    double total = 0;              ///< sum of exp((logit - largest) / temperature) over those kept
    double rest = 0;               ///< probability of those kept that are not in `next`
    double entropy = 0;            ///< of them, in bits
    std::int64_t seed = 0;

    Index layers() const;
    Index tokenCount() const { return Index(lens->tokens.size()); }
    Index position() const { return lens->position; }
    /// Tokens that can come next besides the likeliest ones, and their probability. @param shown  <= next.size()
    Index others(Index shown) const { return kept - shown; }
    double restBehind(Index shown) const;
    /// Whether temperature or top-k make other probabilities of the model's own.
    bool isChanged() const { return temperature != 1 || kept < Index(lens->logits.size()); }
    bool isGenerated(Index token) const { return token >= textTokens; }
    /// A token as pictures show it.
    std::string label(int id) const;
    std::string tokenLabel(Index token) const { return label(lens->tokens[std::size_t(token)]); }
    /// A token in tables: its bytes, but label() of bytes that are no text or have control characters other than tabs
    /// and line breaks.
    std::string tableText(int id) const;
    /// The text with tokens 0 ... position and this one; empty where that is no UTF-8: half a character.
    std::string continuedText(int id) const;
    /// The whole text with what was generated.
    std::string text() const;
    /// Of a cell, see derivation(). Nothing of a cell that is not there.
    double value(const Cell& cell) const;
    /// @param cell  of "next" (rank, 0), "lens" (row, column of the window), "winner" (row, 0), "parts" (part, 0)
    Derivation derivation(const Cell& cell) const;
    Table table(std::string_view name) const;
    /// Reads one of the matrices above as the nearest cell that there is.
    Cell clamped(Cell cell) const;
    /// The token whose probability a cell of "next", "lens" or "winner" is.
    const TokenGuess& guess(const Cell& cell) const;
};

/// @param parameters  tokens not empty  @param model  whose context is long enough
/// @param before  null, or a study whose numbers are used where they are the same
/// @param stop  when requested the result may be null
std::shared_ptr<const NextTokenStudy> studyNextToken(const Parameters& parameters,
                                                     const std::shared_ptr<const LanguageModel>& model,
                                                     const NextTokenStudy* before = nullptr,
                                                     const std::stop_token& stop = {});
/// Bytes that the study and its tables hold at most.
double nextTokenBytes(const LanguageModel& model, Index tokenCount);

}  // namespace attention
