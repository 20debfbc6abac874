#include "core/kernels/fma.h"
#include "core/kernels/training_kernels.h"

namespace attention {
namespace {

// So many sums at once hide how long one multiply-add takes, and stay in registers.
#if defined(__AVX512F__)
constexpr Index kRows = 8, kWide = 2;
#elif defined(ATTENTION_FUSES)
constexpr Index kRows = 6, kWide = 2;
#else
constexpr Index kRows = 2, kWide = kKernelColumns / kLanes;
#endif
constexpr Index kNarrow = kKernelColumns / kLanes;

/// R rows of out by C vectors. Of a transposed a its rows are neighbours, else its columns.
template <Index R, Index C, bool isTransposed>
void tile(const TrainingProduct& of, Index row, Index column) {
    const Index aRow = isTransposed ? 1 : of.aRowStride, aColumn = isTransposed ? of.aColumnStride : 1;
    const double* __restrict a = of.a + row * aRow;
    const double* __restrict b = of.b.data + column;
    double* const out = of.out + row * of.stride + column;
    Vector sums[R][C] = {};
    if (of.bias || of.accumulates) {
        const double* const from = of.bias ? of.bias + column : out;
        const Index step = of.bias ? 0 : of.stride;
        for (Index r = 0; r < R; ++r) {
            for (Index c = 0; c < C; ++c)
                sums[r][c] = *reinterpret_cast<const UnalignedVector*>(from + r * step + c * kLanes);
        }
    }
    for (Index p = 0; p < of.k; ++p) {
        Vector line[C];
        for (Index c = 0; c < C; ++c)
            line[c] = *reinterpret_cast<const UnalignedVector*>(b + p * of.b.stride + c * kLanes);
        for (Index r = 0; r < R; ++r) {
            const Vector x = a[r * aRow + p * aColumn] - Vector{};
            for (Index c = 0; c < C; ++c) sums[r][c] = fusedMultiplyAdd(x, line[c], sums[r][c]);
        }
    }
    // Written so that a NaN stays one.
    const Vector least = (of.appliesRelu ? 0 : -__builtin_inf()) - Vector{};
    for (Index r = 0; r < R; ++r) {
        for (Index c = 0; c < C; ++c)
            *reinterpret_cast<UnalignedVector*>(out + r * of.stride + c * kLanes) =
                sums[r][c] < least ? least : sums[r][c];
    }
}

using Tile = void(const TrainingProduct&, Index, Index);
/// By rows - 1.
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
void allTiles(const TrainingProduct& of) {
    Index column = 0;
    const auto strip = [&](Tile* const* tiles) {
        for (Index row = 0; row < of.n; row += kRows)
            tiles[(of.n - row < kRows ? of.n - row : kRows) - 1](of, row, column);
    };
    for (; column + kWide * kLanes <= of.m; column += kWide * kLanes) strip(kTiles<kWide, isTransposed>);
    if (column < of.m) strip(kTiles<kNarrow, isTransposed>);
}

}  // namespace

void ATTENTION_KERNELS::trainingProduct(const TrainingProduct& product) {
    if (product.aColumnStride == 1)
        allTiles<false>(product);
    else
        allTiles<true>(product);
}

}  // namespace attention
