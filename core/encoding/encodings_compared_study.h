#pragma once

#include <array>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/encoding/encoding_properties.h"
#include "core/encoding/encoding_scores.h"
#include "core/formula/derivation.h"
#include "core/io/table.h"
#include "core/scene/study.h"
#include "core/scene/view.h"

namespace attention {

struct Parameters;
struct Scene;

/// The tables, and with that the matrices that a cell can be in: the properties, then what ComparedMatrix says.
inline constexpr std::array<std::string_view, 16> kComparedMatrices{
    "properties",     "integer",       "integer-scaled",    "one-hot",        "binary",
    "sinusoidal",     "learned",       "none-scores",       "integer-scores", "integer-scaled-scores",
    "one-hot-scores", "binary-scores", "sinusoidal-scores", "learned-scores", "rotary-scores",
    "alibi-scores"};

/// The input that all encodings of a scene meet, with the loaded table if there is one.
EncodingOptions encodingOptions(const Scene& scene);

/// What a matrix other than the properties shows: an encoding's table or its scores.
struct ComparedMatrix {
    EncodingKind kind = EncodingKind::None;
    bool isScores = false;
};
/// Nothing for the properties.
std::optional<ComparedMatrix> comparedMatrix(std::string_view name);
/// The matrix with the scores of an encoding.
std::string scoresName(EncodingKind kind);
/// Rows and columns of the matrix that the selection is in.
TableShape comparedShape(const Parameters& parameters);

/// A matrix of the chosen encoding, drawn large.
struct DisplayedMatrix {
    Matrix values;          ///< empty where the encoding has none
    double limit = 1;       ///< the largest |value|; 1 where that is 0
    bool isSigned = false;  ///< some value is below 0
    OffsetBand band = {};   ///< of a square matrix, by offset
    double low = 0;         ///< the smallest value of a square matrix
    double high = 0;        ///< the largest value of a square matrix
};

/// All encodings at one setup, each measured, and one of them in full.
struct EncodingsComparedStudy : Study {
    EncodingOptions setup;
    EncodingKind kind = EncodingKind::None;                     ///< the chosen one
    std::array<EncodingScores, kEncodingKinds.size()> samples;  ///< at the positions of comparisonStep()
    std::array<double, kEncodingKinds.size()> limits{};         ///< the largest |score| of each; 1 where that is 0
    std::array<EncodingMetrics, kEncodingKinds.size()> measures;
    DisplayedMatrix encoding;  ///< the table of the chosen one
    DisplayedMatrix products;  ///< p_i . p_j
    DisplayedMatrix scores;

    bool isBits() const { return kind == EncodingKind::Binary || kind == EncodingKind::OneHot; }
    /// Positions from one of a sample to the next, and how many of all positions a sample would have.
    Index step() const { return comparisonStep(setup.positions); }
    Index comparedPositions() const { return (setup.positions + step() - 1) / step(); }

    const EncodingMetrics& measuresOf(EncodingKind of) const { return measures[std::size_t(of)]; }
    /// Columns of the chosen encoding's table.
    Index width() const;
    /// The smallest and the largest score in the chosen encoding's sample.
    std::pair<double, double> scoreExtent() const;
    /// The slope of ALiBi.
    double slope() const;
    /// From one position to the next, of integers between 0 and 1; 0 where there is one position only.
    double scaledStep() const;
    /// By how much each key scores more than the one before it, for the last query; of integers the same for all keys.
    double scoreStepOfLastQuery() const;

    /// @param name  one of kComparedMatrices; a matrix of another encoding is computed
    Table table(std::string_view name) const;
    Derivation derivation(const Cell& cell) const;
};

/// @param stop  when requested what is returned is unspecified
/// @param before  what it says of another seed is kept, where no random number is in it
std::shared_ptr<const EncodingsComparedStudy> studyEncodings(const Scene& scene, const std::stop_token& stop = {},
                                                             const EncodingsComparedStudy* before = nullptr);

}  // namespace attention
