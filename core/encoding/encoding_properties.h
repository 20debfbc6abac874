#pragma once

#include <array>
#include <span>
#include <stop_token>
#include <string_view>

#include "core/encoding/encoding_kind.h"
#include "core/encoding/encoding_scores.h"

namespace attention {

/// What is asked of an encoding, in the order of the exhibit's columns.
enum class EncodingProperty {
    Unique,        ///< every position has a value of its own
    Bounded,       ///< values stay as large as they are, however many positions there are
    OffsetOnly,    ///< similarity depends on the offset alone
    Extrapolates,  ///< positions past the training length have values like those seen
    LinearShift    ///< one matrix leads from every position to the next
};
inline constexpr std::array kEncodingProperties{EncodingProperty::Unique, EncodingProperty::Bounded,
                                                EncodingProperty::OffsetOnly, EncodingProperty::Extrapolates,
                                                EncodingProperty::LinearShift};

enum class Verdict {
    Yes,
    Partial,
    No,
    NotApplicable  ///< there is nothing to measure, or what is measured is too large for a number
};
/// "yes", "in-part", "no", "not-applicable".
std::string_view verdictName(Verdict verdict);

/// Two positions nearer to each other than this count as alike.
inline constexpr double kEqualDistance = 1e-9;
/// A value that grows with this power of n, or faster, is unbounded: integers grow with the first, sines with none.
inline constexpr double kUnboundedExponent = 0.5;
/// Relative differences up to here are rounding.
inline constexpr double kRoundingTolerance = 1e-12;

/// Measurements for the five properties. An encoding without a table is measured by its equivalent: rotary by its
/// matrices R_i, ALiBi by its penalties, none by zeros.
struct EncodingMetrics {
    /// The smallest distance of two positions: of p_i and p_j (Euclidean), of R_i and R_j (Frobenius), of rows i and j
    /// of ALiBi's penalties. Infinite where there is one position only, or where squares of entries are.
    double smallestDistance = 0;
    Index closestFirst = 0, closestSecond = 0;  ///< the two positions
    Verdict unique = Verdict::NotApplicable;

    /// The largest |value|: an entry of p, a cosine or sine of R, a penalty.
    double largestValue = 0;
    /// The power of n with which it grows: the base-10 logarithm of the ratio of the largest among the n positions up
    /// to 100 n and the largest among the n positions up to 10 n. 0 for a learned table, which has no such rows.
    double growth = 0;
    double maxAtTenfold = 0, maxAtHundredfold = 0;  ///< |value| up to 10 n and up to 100 n
    Verdict bounded = Verdict::NotApplicable;

    /// Of p_i . p_j of the table as it is, and of the scores, at the positions of comparisonStep().
    OffsetMeasure products;
    OffsetMeasure scores;
    /// By the products, or by the scores where there is no table. Yes: one number for each offset. In part: so, but the
    /// same for all offsets apart from 0 (one-hot). No, too, where all entries are alike.
    Verdict offsetAlone = Verdict::NotApplicable;

    /// Of T further positions beyond the T training positions 0 ... T - 1, the number whose values are no larger than
    /// the largest |value| seen in training, provided that the values of the first T positions do not change. ALiBi's
    /// penalties only lower scores, so they are in range if none exceeds the largest seen.
    Index extrapolatedInRange = 0;
    Index extrapolatedTested = 0;  ///< T
    Verdict extends = Verdict::NotApplicable;

    /// || P' - P M^T || / || P' || for the best matrix M (least squares), P all rows but the last, P' all but the
    /// first. For sinusoidal and rotary M is not sought, but the rotation by one position, which serves any table; an
    /// unpaired last sine is multiplied by the best number.
    double shiftResidual = 0;
    double shiftError = 0;     ///< || P' - P M^T ||
    double shiftNorm = 0;      ///< || P' ||
    Index shiftEquations = 0;  ///< rows of P; 0 where there is nothing to measure
    Index shiftRank = 0;       ///< of P
    /// In part: the rows are linearly independent, so that any rows can follow them, and M says nothing.
    Verdict linearShift = Verdict::NotApplicable;
};

Verdict verdictOf(const EncodingMetrics& measures, EncodingProperty property);
/// The number that the property is judged by: smallestDistance, largestValue, spread (of the products, or of the
/// scores), extrapolatedInRange, shiftResidual.
double measureOf(EncodingKind kind, const EncodingMetrics& measures, EncodingProperty property);

/// @param sample  encodingScores() of that encoding and setup at comparisonStep(n)
/// @param stop  when requested what is returned is unspecified
/// @param asked  what is measured  @param measures  the rest stays as it is there
EncodingMetrics encodingMeasures(EncodingKind kind, const EncodingOptions& setup, const EncodingScores& sample,
                                 std::stop_token stop = {},
                                 std::span<const EncodingProperty> asked = kEncodingProperties,
                                 EncodingMetrics measures = {});

/// How well the rows of a table follow from those before them by one matrix.
struct ShiftFit {
    double residual = 0;  ///< error / norm; infinite where one of them is no finite number
    double error = 0;     ///< what the matrix does not reach, in the Frobenius norm
    double norm = 0;      ///< of the rows to reach
    Index equations = 0;  ///< rows - 1
    Index rank = 0;       ///< of all rows but the last
};
/// The best matrix of all, by least squares.
/// @param table  at least 2 rows
ShiftFit bestShift(const Matrix& table);
/// The rotation by one position, for a table of sines and cosines (see EncodingMetrics::shiftResidual).
/// @param table  at least 2 rows of the sinusoidal encoding, from position 0
ShiftFit rotationShift(const Matrix& table);

}  // namespace attention
