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

/// How alike the positions are, of the sinusoidal encoding or of a loaded table.
struct SimilarityStudy : Study {
    /// @param stop  when requested the study may be anything
    explicit SimilarityStudy(const Scene& scene, std::stop_token stop = {});

    std::shared_ptr<const Array> learned;  ///< the loaded table, positions x d; nullptr: the sinusoidal encoding
    Index dimensions = 0;
    double base = 0;
    SimilarityMeasure measure = SimilarityMeasure::Dot;
    std::shared_ptr<const Matrix> gram;       ///< n x n
    std::vector<double> byOffset;             ///< n, entry k of offset k; of a loaded table the mean
    std::vector<double> spread;               ///< n, largest minus smallest at an offset; 0 in theory unless loaded
    std::vector<SecondaryPeak> falseFriends;  ///< the closest first, three at most; none of a loaded table
    std::vector<double> before;               ///< by offset, of what the scene is compared with
    double longestWavelength = 0;             ///< in positions; 0 of a loaded table
    double low = 0;  ///< of the scale that all entries lie on: -high where some are negative, else 0
    double high = 1;

    /// Embeddings of offsets that the exhibit shows reach so far; in the paper to 16.
    static constexpr Index kMaxClippedOffset = 4;
    /// Which of them positions i and j have.
    static Index embeddingOf(Index i, Index j) { return clipOffset(j - i, kMaxClippedOffset); }

    bool isDistance() const { return measure == SimilarityMeasure::Euclidean; }
    std::vector<Expression> definition() const;
    /// Why positions i and j are as alike as they are.
    Derivation derivation(Index i, Index j) const;
    Table table(std::string_view name) const;
};

}  // namespace attention
