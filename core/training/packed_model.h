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

/// The widths of a model, with and without padding.
struct PaddedWidths {
    /// @param length  length of the sequences
    PaddedWidths(const TrainingSettings& settings, Index length);

    Index d, paddedD;                ///< width of a token
    Index heads;                     ///< H
    Index head, paddedHead;          ///< width of a head
    Index qkvWidth;                  ///< width of Q, K and V side by side with padded heads: 3 H paddedHead
    Index mlp, paddedMlp;            ///< hidden width of the MLP, 4 d
    Index classes, paddedClasses;    ///< width of the output; in pointing models the number of tokens
    Index relative, paddedRelative;  ///< columns of a table of relative biases: H
};

/// Memory layout of a model for the kernels: rows are padded with zeros; Q, K and V of a layer are stacked vertically
/// with each head padded. Gradients have the same layout.
class PackedLayout {
 public:
    explicit PackedLayout(const TrainingSettings& settings);

    /// Offsets of the tensors of a layer.
    struct Layer {
        std::size_t norm = 0, normBias = 0, queryKeyValue = 0, output = 0, relative = 0;
        std::size_t mlpNorm = 0, mlpNormBias = 0, mlp0 = 0, mlp0Bias = 0, mlp2 = 0, mlp2Bias = 0;
    };

    /// Copies the values of a model to their places in the padded layout; padding is not written.
    void pack(std::span<const double> values, double* packed) const;
    /// Copies the values back.
    void unpack(const double* packed, std::span<double> values) const;

    PaddedWidths widths;
    ModelLayout model;
    std::size_t size = 0;
    std::size_t embedding = 0, positions = 0;
    std::vector<Layer> layers;
    std::size_t pointingNorm = 0, pointingNormBias = 0, pointingQuery = 0, pointingKey = 0;
    std::size_t output = 0, outputBias = 0;

 private:
    /// The position of a tensor: row r begins at begin + (r / rowRun * allRowRun + r % rowRun) * stride; likewise
    /// columns.
    struct Place {
        std::size_t begin;
        Index stride;
        Index rowRun, allRowRun, columnRun, allColumnRun;
    };
    template <class Copy>
    void forEachRun(Copy copy) const;

    std::vector<Place> m_places;  ///< one per tensor of the model
};

/// A model prepared for sequences of one length: its padded values, transposed matrices for the forward pass, and the
/// tables of the positional encoding.
class PackedModel {
 public:
    PackedModel(const TrainingSettings& settings, Index length);

    /// Sets the values of the model.
    void set(std::span<const double> values);

    const TrainingSettings& settings() const { return m_settings; }
    const PackedLayout& layout() const { return m_layout; }
    const PaddedWidths& widths() const { return m_widths; }
    Index length() const { return m_length; }
    Index paddedLength() const { return padded(m_length); }

    /// The padded values from an offset of PackedLayout.
    const double* at(std::size_t offset) const { return m_numbers.data() + offset; }
    /// The transposed matrix (in x out) at an offset of PackedLayout::Layer.
    const double* transposedAt(std::size_t offset) const { return m_transposed.data() + offset; }

    /// The positions that are added to the embeddings, length x paddedD; null if there are none.
    const double* positions() const;
    /// The bias that is added to the scores of a head in a layer, length x paddedLength; -infinity for masked keys and
    /// padding.
    const double* bias(Index layer, Index head) const;
    /// Tables for TrainingRotaryKernel, length x paddedHead each; null unless positions are rotary.
    const double* cosines() const { return m_cosines.empty() ? nullptr : m_cosines.data(); }
    const double* sines() const { return m_sines.data(); }
    /// d ones, then zeros up to paddedD.
    const double* ones() const { return m_ones.data(); }
    /// 0 for each class, then -infinity for padding.
    const double* classBias() const { return m_classBias.data(); }
    /// The row of the table of relative biases for a query and a key.
    Index relativeRow(Index query, Index key) const;

 private:
    void setPositions();
    void transpose(std::size_t offset, Index rows, Index columns, Index allColumns, Index allRows);

    TrainingSettings m_settings;
    Index m_length;
    PaddedWidths m_widths;
    PackedLayout m_layout;
    AlignedBuffer m_numbers, m_transposed, m_positions, m_bias, m_cosines, m_sines, m_ones, m_classBias;
};

}  // namespace attention
