#include "core/kernels/fma.h"
#include "core/kernels/kernels.h"

namespace attention {
namespace {

#if defined(__AVX512F__)
constexpr Index kRows = 8;
#else
constexpr Index kRows = 6;
#endif
static_assert(kKernelRowBlock % kRows == 0);

/// A tile of out, kRows by two vectors, stays in registers while k runs: so many sums at once hide how long one
/// multiply-add takes, and each number loaded is used several times.
constexpr Index kVectors = 2;
constexpr Index kWidth = kVectors * kLanes;
/// Of k at a time, and of rows of a: what is used again and again stays in the first and second cache.
constexpr Index kDepth = 256;
constexpr Index kBlockRows = 480;
/// Of b at a time, rearranged: panels kWidth wide, in each the rows one behind the other.
constexpr Index kPackedNumbers = 32768;
/// Half of a first cache of 32 kB and more.
constexpr Index kCachedNumbers = 4096;

/// R rows of out by C vectors: from zero, or from what is there where `isContinued`.
template <Index R, Index C>
void tile(const double* __restrict a, Index aStride, const double* __restrict b, Index bStride, Index k,
          double* __restrict out, Index stride, bool isContinued) {
    Vector sums[R][C];
    for (Index r = 0; r < R; ++r) {
        for (Index c = 0; c < C; ++c)
            sums[r][c] =
                isContinued ? *reinterpret_cast<const UnalignedVector*>(out + r * stride + c * kLanes) : Vector{};
    }
    for (Index p = 0; p < k; ++p) {
        Vector row[C];
        for (Index c = 0; c < C; ++c) row[c] = *reinterpret_cast<const UnalignedVector*>(b + p * bStride + c * kLanes);
        for (Index r = 0; r < R; ++r) {
            const Vector x = a[r * aStride + p] - Vector{};
            for (Index c = 0; c < C; ++c) sums[r][c] = multiplyAdd(x, row[c], sums[r][c]);
        }
    }
    for (Index r = 0; r < R; ++r) {
        for (Index c = 0; c < C; ++c) *reinterpret_cast<UnalignedVector*>(out + r * stride + c * kLanes) = sums[r][c];
    }
}

using Tile = void(const double*, Index, const double*, Index, Index, double*, Index, bool);
/// By rows - 1.
template <Index C>
constexpr Tile* kTiles[] = {tile<1, C>, tile<2, C>, tile<3, C>, tile<4, C>, tile<5, C>, tile<6, C>,
#if defined(__AVX512F__)
                            tile<7, C>, tile<8, C>
#endif
};
static_assert(sizeof(kTiles<1>) / sizeof(Tile*) == kRows);

Index least(Index a, Index b) {
    return a < b ? a : b;
}

/// Whether a panel this wide, or wider, can be read and written in vectors alone.
bool isWholeVectors(Index width) {
    return width >= kWidth || width == kLanes;
}

/// Columns j ... j + width - 1 of k rows of b, filled up with zeros to whole vectors.
void pack(MatrixOperand b, bool isTransposed, Index firstRow, Index k, Index j, Index width, double* __restrict panel) {
    if (isTransposed) {
        for (Index c = 0; c < width; ++c) {
            const double* const column = b.data + (j + c) * b.stride + firstRow;
            for (Index p = 0; p < k; ++p) panel[p * kWidth + c] = column[p];
        }
    } else {
        const double* row = b.data + firstRow * b.stride + j;
        for (Index p = 0; p < k; ++p, row += b.stride) {
            if (width == kWidth) {
                for (Index c = 0; c < kWidth; ++c) panel[p * kWidth + c] = row[c];
            } else {
                for (Index c = 0; c < width; ++c) panel[p * kWidth + c] = row[c];
            }
        }
    }
    if (isWholeVectors(width)) return;
    const Index end = width < kLanes ? kLanes : kWidth;
    for (Index p = 0; p < k; ++p) {
        for (Index c = width; c < end; ++c) panel[p * kWidth + c] = 0;
    }
}

/// One panel times up to kRows rows of a. Less than a panel's width goes through a tile beside out.
void multiplyPanel(const double* a, Index aStride, const double* panel, Index panelStride, Index k, double* out,
                   Index stride, Index rows, Index width, bool isContinued) {
    Tile* const multiply = width <= kLanes ? kTiles<1>[rows - 1] : kTiles<kVectors>[rows - 1];
    if (isWholeVectors(width)) {
        multiply(a, aStride, panel, panelStride, k, out, stride, isContinued);
        return;
    }
    alignas(kVectorBytes) double beside[kRows * kWidth];
    if (isContinued) {
        for (Index i = 0; i < rows * kWidth; ++i) beside[i] = 0;
        for (Index r = 0; r < rows; ++r) {
            for (Index c = 0; c < width; ++c) beside[r * kWidth + c] = out[r * stride + c];
        }
    }
    multiply(a, aStride, panel, panelStride, k, beside, kWidth, isContinued);
    for (Index r = 0; r < rows; ++r) {
        for (Index c = 0; c < width; ++c) out[r * stride + c] = beside[r * kWidth + c];
    }
}

/// The sums that one row's entry is made of.
constexpr Index kChains = 4;

/// x times C vectors of the columns of b.
template <Index C>
void addRowPanel(const double* __restrict x, MatrixOperand b, double* __restrict out, Index k) {
    Vector sums[kChains][C] = {};
    const auto add = [&](Index p, Index chain) {
        for (Index c = 0; c < C; ++c) {
            const Vector row = *reinterpret_cast<const UnalignedVector*>(b.data + p * b.stride + c * kLanes);
            sums[chain][c] = multiplyAdd(x[p] - Vector{}, row, sums[chain][c]);
        }
    };
    const Index whole = k / kChains * kChains;
    for (Index p = 0; p < whole; p += kChains) {
        for (Index chain = 0; chain < kChains; ++chain) add(p + chain, chain);
    }
    for (Index p = whole; p < k; ++p) add(p, p - whole);
    for (Index c = 0; c < C; ++c)
        *reinterpret_cast<UnalignedVector*>(out + c * kLanes) += (sums[0][c] + sums[1][c]) + (sums[2][c] + sums[3][c]);
}

}  // namespace

void ATTENTION_KERNELS::product(MatrixOperand a, MatrixOperand b, bool isTransposed, double* out, Index stride, Index n,
                                Index k, Index m) {
    // Where all of b stays in the first cache its rows need not be moved together first.
    const bool isDirect = !isTransposed && k <= kDepth && k * b.stride <= kCachedNumbers;
    alignas(kVectorBytes) double packed[kPackedNumbers];
    for (Index p = 0; p < k; p += kDepth) {
        const Index depth = least(k - p, kDepth);
        const Index blockWidth = kPackedNumbers / (depth * kWidth) * kWidth;
        for (Index i = 0; i < n; i += kBlockRows) {
            const Index rows = least(n - i, kBlockRows);
            for (Index block = 0; block < m; block += blockWidth) {
                const Index end = least(m, block + blockWidth);
                for (Index j = block; j < end; j += kWidth) {
                    if (!isDirect || !isWholeVectors(end - j))
                        pack(b, isTransposed, p, depth, j, least(kWidth, end - j), packed + (j - block) * depth);
                }
                for (Index r = i; r < i + rows; r += kRows) {
                    for (Index j = block; j < end; j += kWidth) {
                        const bool isPacked = !isDirect || !isWholeVectors(end - j);
                        multiplyPanel(a.data + r * a.stride + p, a.stride,
                                      isPacked ? packed + (j - block) * depth : b.data + p * b.stride + j,
                                      isPacked ? kWidth : b.stride, depth, out + r * stride + j, stride,
                                      least(kRows, i + rows - r), least(kWidth, end - j), p > 0);
                    }
                }
            }
        }
    }
    if (k > 0) return;
    for (Index i = 0; i < n; ++i) {
        for (Index j = 0; j < m; ++j) out[i * stride + j] = 0;
    }
}

void ATTENTION_KERNELS::addRowProduct(const double* x, MatrixOperand b, double* out, Index k, Index m) {
    const Index whole = k / kChains * kChains;
    Index j = 0;
    for (; j + kWidth <= m; j += kWidth) addRowPanel<kVectors>(x, {b.data + j, b.stride}, out + j, k);
    for (; j + kLanes <= m; j += kLanes) addRowPanel<1>(x, {b.data + j, b.stride}, out + j, k);
    for (; j < m; ++j) {
        double sums[kChains] = {};
        for (Index p = 0; p < whole; p += kChains) {
            for (Index chain = 0; chain < kChains; ++chain)
                sums[chain] = multiplyAdd(x[p + chain], b.data[(p + chain) * b.stride + j], sums[chain]);
        }
        for (Index p = whole; p < k; ++p)
            sums[p - whole] = multiplyAdd(x[p], b.data[p * b.stride + j], sums[p - whole]);
        out[j] += (sums[0] + sums[1]) + (sums[2] + sums[3]);
    }
}

}  // namespace attention
