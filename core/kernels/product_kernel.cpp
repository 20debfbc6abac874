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
template <class Number>
constexpr Index kWidth = Simd<Number>::kLanes* kVectors;
/// Of k at a time, and of rows of a: what is used again and again stays in the first and second cache.
constexpr Index kDepth = 256;
constexpr Index kBlockRows = 480;
/// Of b at a time, rearranged: panels kWidth wide, in each the rows one behind the other.
constexpr Index kPackedBytes = 262144;
/// All of a first cache of 32 kB.
constexpr Index kCachedBytes = 32768;

/// R rows of out by C vectors: from zero, or from what is there where `isContinued`.
template <class Number, Index R, Index C>
void tile(const Number* __restrict a, Index aStride, const Number* __restrict b, Index bStride, Index k,
          Number* __restrict out, Index stride, bool isContinued) {
    using Of = typename Simd<Number>::Type;
    using Unaligned = typename Simd<Number>::Unaligned;
    constexpr Index lanes = Simd<Number>::kLanes;
    Of sums[R][C];
    for (Index r = 0; r < R; ++r) {
        for (Index c = 0; c < C; ++c)
            sums[r][c] = isContinued ? *reinterpret_cast<const Unaligned*>(out + r * stride + c * lanes) : Of{};
    }
    for (Index p = 0; p < k; ++p) {
        Of row[C];
        for (Index c = 0; c < C; ++c) row[c] = *reinterpret_cast<const Unaligned*>(b + p * bStride + c * lanes);
        for (Index r = 0; r < R; ++r) {
            const Of x = a[r * aStride + p] - Of{};
            for (Index c = 0; c < C; ++c) sums[r][c] = multiplyAdd(x, row[c], sums[r][c]);
        }
    }
    for (Index r = 0; r < R; ++r) {
        for (Index c = 0; c < C; ++c) *reinterpret_cast<Unaligned*>(out + r * stride + c * lanes) = sums[r][c];
    }
}

template <class Number>
using Tile = void(const Number*, Index, const Number*, Index, Index, Number*, Index, bool);
/// By rows - 1.
template <class N, Index C>
constexpr Tile<N>* kTiles[] = {tile<N, 1, C>, tile<N, 2, C>, tile<N, 3, C>, tile<N, 4, C>, tile<N, 5, C>, tile<N, 6, C>,
#if defined(__AVX512F__)
                               tile<N, 7, C>, tile<N, 8, C>
#endif
};
static_assert(sizeof(kTiles<double, 1>) / sizeof(Tile<double>*) == kRows);

Index least(Index a, Index b) {
    return a < b ? a : b;
}

/// Whether a panel this wide, or wider, can be read and written in vectors alone.
template <class Number>
bool isWholeVectors(Index width) {
    return width >= kWidth<Number> || width == Simd<Number>::kLanes;
}

/// Rows p ... p + k - 1 and columns j ... j + width - 1 of b as panels, the last one filled up with zeros to whole
/// vectors. A row is read through all panels, as it lies.
template <class Number>
void pack(OperandOf<Number> b, bool isTransposed, Index p, Index k, Index j, Index width, Number* __restrict panels) {
    constexpr Index panelWidth = kWidth<Number>, lanes = Simd<Number>::kLanes;
    const Index whole = width / panelWidth * panelWidth, rest = width - whole;
    if (isTransposed) {
        for (Index c = 0; c < width; ++c) {
            const Number* const column = b.data + (j + c) * b.stride + p;
            Number* const panel = panels + c / panelWidth * panelWidth * k + c % panelWidth;
            for (Index i = 0; i < k; ++i) panel[i * panelWidth] = column[i];
        }
    } else {
        const Number* row = b.data + p * b.stride + j;
        for (Index i = 0; i < k; ++i, row += b.stride) {
            Number* to = panels + i * panelWidth;
            for (Index c = 0; c < whole; c += panelWidth, to += k * panelWidth) {
                for (Index v = 0; v < panelWidth; v += lanes)
                    *reinterpret_cast<typename Simd<Number>::Unaligned*>(to + v) =
                        *reinterpret_cast<const typename Simd<Number>::Unaligned*>(row + c + v);
            }
            for (Index c = 0; c < rest; ++c) to[c] = row[whole + c];
        }
    }
    if (rest == 0 || rest == lanes) return;
    const Index end = rest < lanes ? lanes : panelWidth;
    for (Index i = 0; i < k; ++i) {
        for (Index c = rest; c < end; ++c) panels[whole * k + i * panelWidth + c] = 0;
    }
}

/// One panel times up to kRows rows of a. Less than a panel's width goes through a tile beside out.
template <class Number>
void multiplyPanel(const Number* a, Index aStride, const Number* panel, Index panelStride, Index k, Number* out,
                   Index stride, Index rows, Index width, bool isContinued) {
    constexpr Index panelWidth = kWidth<Number>;
    Tile<Number>* const multiply =
        width <= Simd<Number>::kLanes ? kTiles<Number, 1>[rows - 1] : kTiles<Number, kVectors>[rows - 1];
    if (isWholeVectors<Number>(width)) {
        multiply(a, aStride, panel, panelStride, k, out, stride, isContinued);
        return;
    }
    alignas(kVectorBytes) Number beside[kRows * panelWidth];
    if (isContinued) {
        for (Index i = 0; i < rows * panelWidth; ++i) beside[i] = 0;
        for (Index r = 0; r < rows; ++r) {
            for (Index c = 0; c < width; ++c) beside[r * panelWidth + c] = out[r * stride + c];
        }
    }
    multiply(a, aStride, panel, panelStride, k, beside, panelWidth, isContinued);
    for (Index r = 0; r < rows; ++r) {
        for (Index c = 0; c < width; ++c) out[r * stride + c] = beside[r * panelWidth + c];
    }
}

template <class Number>
void multiplyMatrices(OperandOf<Number> a, OperandOf<Number> b, bool isTransposed, Number* out, Index stride, Index n,
                      Index k, Index m) {
    constexpr Index width = kWidth<Number>;
    // Where all of b stays in the first cache, its rows need not be moved together first.
    const bool isDirect = !isTransposed && k <= kDepth && k * b.stride * Index(sizeof(Number)) <= kCachedBytes;
    alignas(kVectorBytes) Number packed[kPackedBytes / sizeof(Number)];
    for (Index p = 0; p < k; p += kDepth) {
        const Index depth = least(k - p, kDepth);
        const Index blockWidth = kPackedBytes / Index(sizeof(Number)) / (depth * width) * width;
        for (Index i = 0; i < n; i += kBlockRows) {
            const Index rows = least(n - i, kBlockRows);
            for (Index block = 0; block < m; block += blockWidth) {
                const Index end = least(m, block + blockWidth);
                // What is read where it lies needs no panels, but for a last one that is no whole vectors.
                const Index first = isDirect ? block + (end - block) / width * width : block;
                if (!isDirect || !isWholeVectors<Number>(end - first))
                    pack(b, isTransposed, p, depth, first, end - first, packed + (first - block) * depth);
                for (Index r = i; r < i + rows; r += kRows) {
                    for (Index j = block; j < end; j += width) {
                        const bool isPacked = !isDirect || !isWholeVectors<Number>(end - j);
                        multiplyPanel(a.data + r * a.stride + p, a.stride,
                                      isPacked ? packed + (j - block) * depth : b.data + p * b.stride + j,
                                      isPacked ? width : b.stride, depth, out + r * stride + j, stride,
                                      least(kRows, i + rows - r), least(width, end - j), p > 0);
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
    multiplyMatrices(a, b, isTransposed, out, stride, n, k, m);
}

void ATTENTION_KERNELS::floatProduct(FloatOperand a, FloatOperand b, bool isTransposed, float* out, Index stride,
                                     Index n, Index k, Index m) {
    multiplyMatrices(a, b, isTransposed, out, stride, n, k, m);
}

void ATTENTION_KERNELS::addRowProduct(const double* x, MatrixOperand b, double* out, Index k, Index m) {
    const Index whole = k / kChains * kChains;
    Index j = 0;
    for (; j + kWidth<double> <= m; j += kWidth<double>) addRowPanel<kVectors>(x, {b.data + j, b.stride}, out + j, k);
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
