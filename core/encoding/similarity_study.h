#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "core/encoding/similarity.h"
#include "core/io/array.h"
#include "core/io/table.h"
#include "core/scene/study.h"

namespace attention {

struct Scene;

/// The similarity of positions in the sinusoidal encoding or in a loaded table.
struct SimilarityStudy : Study {
    /// @param stop  if a stop is requested, the study is unspecified
    explicit SimilarityStudy(const Scene& scene, std::stop_token stop = {});

    std::shared_ptr<const Array> loadedTable;  ///< the loaded table, positions x d; nullptr: the sinusoidal encoding
    Index dimensions = 0;
    double base = 0;
    SimilarityMeasure measure = SimilarityMeasure::Dot;
    std::shared_ptr<const Matrix> gram;  ///< n x n
    std::vector<double> byOffset;        ///< n, similarity by offset; for a loaded table the mean
    std::vector<double> spread;          ///< n, maximum minus minimum by offset; 0 unless loaded
    /// Distant offsets that are similar again: at most three, most similar first; empty for a loaded table.
    std::vector<SecondaryPeak> secondaryPeaks;
    std::vector<double> before;    ///< byOffset of the scene's reference; empty without one
    double longestWavelength = 0;  ///< in positions; 0 for a loaded table
    double low = 0;                ///< start of the colour scale: -high if any entry is negative, otherwise 0
    double high = 1;               ///< end of the colour scale

    /// The offset to which the relative embeddings in the exhibit are clipped. Shaw et al. 2018 learn one embedding for
    /// each clipped offset; they clip to 16.
    static constexpr Index kMaxClippedOffset = 4;
    /// The offset of the relative embedding for query i and key j.
    static Index embeddingOf(Index i, Index j) { return clipOffset(j - i, kMaxClippedOffset); }

    bool isDistance() const { return measure == SimilarityMeasure::Euclidean; }
    std::vector<Expression> definition() const;
    /// Explains the similarity of positions i and j.
    Derivation derivation(Index i, Index j) const;
    Table table(std::string_view name) const;
};

}  // namespace attention
