#pragma once

#include <memory>
#include <new>
#include <span>
#include <vector>

#include "core/attention/mask.h"
#include "core/kernels/training_kernels.h"
#include "core/training/model_tensors.h"

namespace attention {

/// Allocates memory aligned to cache lines, so that no vector straddles two lines.
template <class Number>
struct CacheAlignedAllocator {
    using value_type = Number;
    static constexpr std::align_val_t kLine{64};

    CacheAlignedAllocator() = default;
    template <class Other>
    CacheAlignedAllocator(const CacheAlignedAllocator<Other>&) {}
    Number* allocate(std::size_t count) { return static_cast<Number*>(::operator new(count * sizeof(Number), kLine)); }
    void deallocate(Number* numbers, std::size_t) { ::operator delete(numbers, kLine); }
    template <class Other>
    bool operator==(const CacheAlignedAllocator<Other>&) const {
        return true;
    }
};
using AlignedBuffer = std::vector<double, CacheAlignedAllocator<double>>;

constexpr Index padded(Index columns) {
    return (columns + kKernelColumns - 1) / kKernelColumns * kKernelColumns;
}

/// The widths of a model, and what they are filled up to.
struct PaddedWidths {
    /// @param length  of the sequences
    PaddedWidths(const TrainingSettings& settings, Index length);

    Index d, paddedD;                ///< of a token, and padded
    Index heads;                     ///< H
    Index head, paddedHead;          ///< of a head
    Index qkvWidth;                  ///< of Q, K and V side by side, each head padded: 3 H paddedHead
    Index mlp, paddedMlp;            ///< 4 d
    Index classes, paddedClasses;    ///< of the output; of a pointing model the tokens
    Index relative, paddedRelative;  ///< H: columns of a table of relative biases
};

/// Memory layout of a model for the kernels: rows are padded with zeros; Q, K and V of a layer are stacked vertically
/// with each head padded. Gradients have the same layout.
class PackedLayout {
 public:
    explicit PackedLayout(const TrainingSettings& settings);

    struct Layer {
        std::size_t norm = 0, normBias = 0, queryKeyValue = 0, output = 0, relative = 0;
        std::size_t mlpNorm = 0, mlpNormBias = 0, mlp0 = 0, mlp0Bias = 0, mlp2 = 0, mlp2Bias = 0;
    };

    /// The numbers of a model, in their places; the others are left as they are.
    void pack(std::span<const double> values, double* packed) const;
    void unpack(const double* packed, std::span<double> values) const;

    PaddedWidths widths;
    ModelLayout model;
    std::size_t size = 0;
    std::size_t embedding = 0, positions = 0;
    std::vector<Layer> layers;
    std::size_t pointingNorm = 0, pointingNormBias = 0, pointingQuery = 0, pointingKey = 0;
    std::size_t output = 0, outputBias = 0;

 private:
    /// Where a tensor lies: row r of it at begin + (r / rowRun * allRowRun + r % rowRun) * stride, columns likewise.
    struct Place {
        std::size_t begin;
        Index stride;
        Index rowRun, allRowRun, columnRun, allColumnRun;
    };
    template <class Copy>
    void forEachRun(Copy copy) const;

    std::vector<Place> m_places;  ///< of each tensor of the model
};

/// A model in use on sequences of one length: its numbers, the matrices that a forward pass multiplies with, and what
/// positions add.
class PackedModel {
 public:
    PackedModel(const TrainingSettings& settings, Index length);

    void set(std::span<const double> values);

    const TrainingSettings& settings() const { return m_settings; }
    const PackedLayout& layout() const { return m_layout; }
    const PaddedWidths& widths() const { return m_widths; }
    Index length() const { return m_length; }
    Index paddedLength() const { return padded(m_length); }

    const double* at(std::size_t place) const { return m_numbers.data() + place; }
    /// in x out of a layer's maps, as Layer names them.
    const double* transposedAt(std::size_t place) const { return m_transposed.data() + place; }

    /// length x paddedD that is added to the embeddings; null: nothing is.
    const double* positions() const;
    /// What is added to the scores of a head in a layer, length x paddedLength; -infinity where a key is hidden or
    /// none.
    const double* bias(Index layer, Index head) const;
    /// length x paddedHead each, as TrainingRotaryKernel takes them; null unless positions are rotary.
    const double* cosines() const { return m_cosines.empty() ? nullptr : m_cosines.data(); }
    const double* sines() const { return m_sines.data(); }
    /// d numbers 1, then 0
    const double* ones() const { return m_ones.data(); }
    /// What hides the padding of classes: 0, then -infinity.
    const double* classBias() const { return m_classBias.data(); }
    /// The row of a table of relative biases.
    Index relativeRow(Index query, Index key) const;

 private:
    void setPositions();
    void transpose(std::size_t place, Index rows, Index columns, Index allColumns, Index allRows);

    TrainingSettings m_settings;
    Index m_length;
    PaddedWidths m_widths;
    PackedLayout m_layout;
    AlignedBuffer m_numbers, m_transposed, m_positions, m_bias, m_cosines, m_sines, m_ones, m_classBias;
};

}  // namespace attention
