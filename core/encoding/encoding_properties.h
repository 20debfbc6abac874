#pragma once

#include <array>
#include <span>
#include <stop_token>
#include <string_view>

#include "core/encoding/encoding_kind.h"
#include "core/encoding/encoding_scores.h"

namespace attention {

/// The properties by which encodings are compared, in the order of the exhibit's columns.
enum class EncodingProperty {
    Unique,        ///< no two positions have the same value
    Bounded,       ///< values do not grow with the number of positions
    OffsetOnly,    ///< similarity depends on the offset alone
    Extrapolates,  ///< positions beyond the training length have values within the trained range
    LinearShift    ///< a single matrix maps every position to the next
};
inline constexpr std::array kEncodingProperties{EncodingProperty::Unique, EncodingProperty::Bounded,
                                                EncodingProperty::OffsetOnly, EncodingProperty::Extrapolates,
                                                EncodingProperty::LinearShift};

enum class Verdict {
    Yes,
    Partial,
    No,
    NotApplicable  ///< there is nothing to measure, or the measurement overflows
};
/// "yes", "in-part", "no", "not-applicable".
std::string_view verdictName(Verdict verdict);

/// Two positions count as equal if their distance is at most this.
inline constexpr double kEqualDistance = 1e-9;
/// Values are unbounded if they grow like this power of n or faster. Integers grow like n^1, sines like n^0.
inline constexpr double kUnboundedExponent = 0.5;
/// Relative differences up to this count as rounding errors.
inline constexpr double kRoundingTolerance = 1e-12;

/// Measurements for the five properties. An encoding without a table is measured by its equivalent: rotary by its
/// matrices R_i, ALiBi by its penalties, no encoding by zeros.
struct EncodingMetrics {
    /// The smallest distance of two positions: of p_i and p_j (Euclidean), of R_i and R_j (Frobenius), of rows i and j
    /// of ALiBi's penalties. Infinite if there is only one position, or if squares overflow.
    double smallestDistance = 0;
    Index closestFirst = 0, closestSecond = 0;  ///< the two positions with this distance
    Verdict unique = Verdict::NotApplicable;

    /// The largest |value|: an entry of p, a cosine or sine of R, a penalty.
    double largestValue = 0;
    /// The power of n with which the largest value grows: the base-10 logarithm of the ratio of the largest among the n
    /// positions up to 100 n and the largest among the n positions up to 10 n. 0 for a learned table, which has no such
    /// rows.
    double growth = 0;
    double maxAtTenfold = 0, maxAtHundredfold = 0;  ///< |value| up to 10 n and up to 100 n
    Verdict bounded = Verdict::NotApplicable;

    /// Measures of p_i . p_j (of the unprojected table) and of the scores, at the positions of comparisonStep().
    OffsetMeasure products;
    OffsetMeasure scores;
    /// Judged by the products, or by the scores if there is no table. Yes: entries depend on the offset only. Partial:
    /// they do, but all offsets except 0 have the same value (one-hot). No otherwise, also if all entries are equal.
    Verdict offsetAlone = Verdict::NotApplicable;

    /// Of T further positions beyond the T training positions 0 ... T - 1, the number whose values are no larger than
    /// the largest |value| seen in training, provided that the values of the first T positions do not change. ALiBi's
    /// penalties only lower scores, so they are in range if none exceeds the largest seen.
    Index extrapolatedInRange = 0;
    Index extrapolatedTested = 0;  ///< T
    Verdict extends = Verdict::NotApplicable;

    /// || P' - P M^T || / || P' || for the best matrix M (least squares), P all rows but the last, P' all but the
    /// first. For sinusoidal and rotary, M is not fitted but is the rotation by one position; only the factor for an
    /// unpaired last sine is fitted.
    double shiftResidual = 0;
    double shiftError = 0;     ///< || P' - P M^T ||
    double shiftNorm = 0;      ///< || P' ||
    Index shiftEquations = 0;  ///< number of rows of P; 0 if there is nothing to measure
    Index shiftRank = 0;       ///< rank of P
    /// Partial: the rows of P are linearly independent, so that an exact M exists for any P' and proves nothing.
    Verdict linearShift = Verdict::NotApplicable;
};

Verdict verdictOf(const EncodingMetrics& measures, EncodingProperty property);
/// The number by which a property is judged: smallestDistance, largestValue, spread (of the products, or of the
/// scores), extrapolatedInRange, shiftResidual.
double measureOf(EncodingKind kind, const EncodingMetrics& measures, EncodingProperty property);

/// Measures properties of an encoding.
/// @param sample  encodingScores() of the encoding at comparisonStep(n)
/// @param stop  if a stop is requested, the result is unspecified
/// @param asked  the properties to measure
/// @param measures  earlier measurements, kept for all other properties
EncodingMetrics encodingMeasures(EncodingKind kind, const EncodingOptions& setup, const EncodingScores& sample,
                                 std::stop_token stop = {},
                                 std::span<const EncodingProperty> asked = kEncodingProperties,
                                 EncodingMetrics measures = {});

/// How well a single matrix maps each row of a table to the next row.
struct ShiftFit {
    double residual = 0;  ///< error / norm; infinite if either is not finite
    double error = 0;     ///< Frobenius norm of mapped rows minus actual rows
    double norm = 0;      ///< Frobenius norm of all rows but the first
    Index equations = 0;  ///< rows - 1
    Index rank = 0;       ///< rank of all rows but the last
};
/// Fits the best matrix by least squares.
/// @param table  at least 2 rows
ShiftFit bestShift(const Matrix& table);
/// Takes the rotation by one position as the matrix, for a table of sines and cosines (see
/// EncodingMetrics::shiftResidual).
/// @param table  at least 2 rows of the sinusoidal encoding, from position 0
ShiftFit rotationShift(const Matrix& table);

}  // namespace attention
