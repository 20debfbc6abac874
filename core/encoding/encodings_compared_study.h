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

/// The names of the tables, which are also the matrices of selectable cells: the properties, then the table and the
/// scores of each encoding (see ComparedMatrix).
inline constexpr std::array<std::string_view, 16> kComparedMatrices{
    "properties",     "integer",       "integer-scaled",    "one-hot",        "binary",
    "sinusoidal",     "learned",       "none-scores",       "integer-scores", "integer-scaled-scores",
    "one-hot-scores", "binary-scores", "sinusoidal-scores", "learned-scores", "rotary-scores",
    "alibi-scores"};

/// The options of a scene for all encodings, with the loaded table if there is one.
EncodingOptions encodingOptions(const Scene& scene);

/// The content of a matrix of kComparedMatrices other than "properties": an encoding's table, or its scores.
struct ComparedMatrix {
    EncodingKind kind = EncodingKind::None;
    bool isScores = false;
};
/// Nothing for "properties" and for unknown names.
std::optional<ComparedMatrix> comparedMatrix(std::string_view name);
/// The name of the matrix with the scores of an encoding.
std::string scoresName(EncodingKind kind);
/// The shape of the selected matrix.
TableShape comparedShape(const Parameters& parameters);

/// A matrix of the chosen encoding, as the figure draws it.
struct DisplayedMatrix {
    Matrix values;          ///< empty if the encoding has no such matrix
    double limit = 1;       ///< the largest |value|, or 1 if that is 0
    bool isSigned = false;  ///< whether any value is below 0
    OffsetBand band = {};   ///< of a square matrix: range of each diagonal
    double low = 0;         ///< the smallest value of a square matrix
    double high = 0;        ///< the largest value of a square matrix
};

/// Measurements of all encodings with the same options, and the matrices of the chosen encoding.
struct EncodingsComparedStudy : Study {
    EncodingOptions setup;
    EncodingKind kind = EncodingKind::None;                     ///< the chosen encoding
    std::array<EncodingScores, kEncodingKinds.size()> samples;  ///< scores at the positions of comparisonStep()
    std::array<double, kEncodingKinds.size()> limits{};  ///< the largest |score| of each encoding, or 1 if that is 0
    std::array<EncodingMetrics, kEncodingKinds.size()> measures;
    DisplayedMatrix encoding;  ///< the table of the chosen encoding
    DisplayedMatrix products;  ///< p_i . p_j of the chosen encoding
    DisplayedMatrix scores;    ///< scores of the chosen encoding

    bool isBits() const { return kind == EncodingKind::Binary || kind == EncodingKind::OneHot; }
    /// The distance between compared positions, and their number.
    Index step() const { return comparisonStep(setup.positions); }
    Index comparedPositions() const { return (setup.positions + step() - 1) / step(); }

    const EncodingMetrics& measuresOf(EncodingKind of) const { return measures[std::size_t(of)]; }
    /// Columns of the chosen encoding's table.
    Index width() const;
    /// The smallest and the largest score in the chosen encoding's sample.
    std::pair<double, double> scoreExtent() const;
    /// The slope of ALiBi in the chosen head.
    double slope() const;
    /// The difference between neighbouring positions of IntegerScaled, 1/(n - 1); 0 if there is only one position.
    double scaledStep() const;
    /// For the Integer encoding, the score difference between neighbouring keys for the last query, which is the same
    /// for all keys.
    double scoreStepOfLastQuery() const;

    /// @param name  one of kComparedMatrices; a matrix of another encoding is computed
    Table table(std::string_view name) const;
    Derivation derivation(const Cell& cell) const;
};

/// @param stop  if a stop is requested, the result is unspecified
/// @param before  an earlier study: if only the seed differs, measurements without random numbers are reused
std::shared_ptr<const EncodingsComparedStudy> studyEncodings(const Scene& scene, const std::stop_token& stop = {},
                                                             const EncodingsComparedStudy* before = nullptr);

}  // namespace attention
