#include "core/kernels/fma.h"
#include "core/kernels/training_kernels.h"

namespace attention {
namespace {

// The size of a tile, in rows and vectors: independent sums hide the latency of a multiply-add and fit into registers.
#if defined(__AVX512F__)
constexpr Index kRows = 8, kWideVectors = 2;
#elif defined(ATTENTION_FUSES)
constexpr Index kRows = 6, kWideVectors = 2;
#else
constexpr Index kRows = 2, kWideVectors = kKernelColumns / kLanes;
#endif
constexpr Index kNarrowVectors = kKernelColumns / kLanes;

/// Computes a tile of out, R rows by C vectors. isTransposed: consecutive rows of a are adjacent in memory, otherwise
/// consecutive columns.
template <Index R, Index C, bool isTransposed>
void tile(const TrainingProduct& product, Index row, Index column) {
    const Index aRow = isTransposed ? 1 : product.aRowStride, aColumn = isTransposed ? product.aColumnStride : 1;
    const double* __restrict a = product.a + row * aRow;
    const double* __restrict b = product.b.data + column;
    double* const out = product.out + row * product.stride + column;
    Vector sums[R][C] = {};
    if (product.bias || product.accumulates) {
        const double* const from = product.bias ? product.bias + column : out;
        const Index step = product.bias ? 0 : product.stride;
        for (Index r = 0; r < R; ++r) {
            for (Index c = 0; c < C; ++c)
                sums[r][c] = *reinterpret_cast<const UnalignedVector*>(from + r * step + c * kLanes);
        }
    }
    for (Index p = 0; p < product.k; ++p) {
        Vector line[C];
        for (Index c = 0; c < C; ++c)
            line[c] = *reinterpret_cast<const UnalignedVector*>(b + p * product.b.stride + c * kLanes);
        for (Index r = 0; r < R; ++r) {
            const Vector x = a[r * aRow + p * aColumn] - Vector{};
            for (Index c = 0; c < C; ++c) sums[r][c] = fusedMultiplyAdd(x, line[c], sums[r][c]);
        }
    }
    // The comparison below keeps a NaN.
    const Vector lowerBound = (product.appliesRelu ? 0 : -__builtin_inf()) - Vector{};
    for (Index r = 0; r < R; ++r) {
        for (Index c = 0; c < C; ++c)
            *reinterpret_cast<UnalignedVector*>(out + r * product.stride + c * kLanes) =
                sums[r][c] < lowerBound ? lowerBound : sums[r][c];
    }
}

using Tile = void(const TrainingProduct&, Index, Index);
/// The tile functions, indexed by the number of rows - 1.
template <Index C, bool isTransposed>
constexpr Tile* kTiles[] = {
    tile<1, C, isTransposed>, tile<2, C, isTransposed>,
#if defined(ATTENTION_FUSES)
    tile<3, C, isTransposed>, tile<4, C, isTransposed>, tile<5, C, isTransposed>, tile<6, C, isTransposed>,
#endif
#if defined(__AVX512F__)
    tile<7, C, isTransposed>, tile<8, C, isTransposed>,
#endif
};
static_assert(sizeof(kTiles<1, false>) / sizeof(Tile*) == kRows);

template <bool isTransposed>
void computeTiles(const TrainingProduct& product) {
    Index column = 0;
    const auto computeColumns = [&](Tile* const* tiles) {
        for (Index row = 0; row < product.n; row += kRows)
            tiles[(product.n - row < kRows ? product.n - row : kRows) - 1](product, row, column);
    };
    for (; column + kWideVectors * kLanes <= product.m; column += kWideVectors * kLanes)
        computeColumns(kTiles<kWideVectors, isTransposed>);
    if (column < product.m) computeColumns(kTiles<kNarrowVectors, isTransposed>);
}

}  // namespace

void ATTENTION_KERNELS::trainingProduct(const TrainingProduct& product) {
    if (product.aColumnStride == 1)
        computeTiles<false>(product);
    else
        computeTiles<true>(product);
}

}  // namespace attention
