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

/// A tile of out has kRows rows of kVectors vectors. Its sums stay in registers during the loop over k: independent
/// sums hide the latency of a multiply-add, and each loaded number is used several times.
constexpr Index kVectors = 2;
template <class Number>
constexpr Index kWidth = Simd<Number>::kLanes* kVectors;
/// Block sizes along k and along the rows of a, chosen so that reused data stay in the L1 and L2 caches.
constexpr Index kDepth = 256;
constexpr Index kBlockRows = 480;
/// Size of the packed part of b: panels of kWidth columns, each with its rows contiguous in memory.
constexpr Index kPackedBytes = 262144;
/// A typical L1 data cache of 32 kB.
constexpr Index kCachedBytes = 32768;

/// Computes a tile of out, R rows by C vectors; with `isContinued` it adds to the contents of out.
template <class Number, Index R, Index C>
void tile(const Number* __restrict a, Index aStride, const Number* __restrict b, Index bStride, Index k,
          Number* __restrict out, Index stride, bool isContinued) {
    using VectorType = typename Simd<Number>::Type;
    using Unaligned = typename Simd<Number>::Unaligned;
    constexpr Index lanes = Simd<Number>::kLanes;
    VectorType sums[R][C];
    for (Index r = 0; r < R; ++r) {
        for (Index c = 0; c < C; ++c)
            sums[r][c] = isContinued ? *reinterpret_cast<const Unaligned*>(out + r * stride + c * lanes) : VectorType{};
    }
    for (Index p = 0; p < k; ++p) {
        VectorType row[C];
        for (Index c = 0; c < C; ++c) row[c] = *reinterpret_cast<const Unaligned*>(b + p * bStride + c * lanes);
        for (Index r = 0; r < R; ++r) {
            const VectorType x = a[r * aStride + p] - VectorType{};
            for (Index c = 0; c < C; ++c) sums[r][c] = multiplyAdd(x, row[c], sums[r][c]);
        }
    }
    for (Index r = 0; r < R; ++r) {
        for (Index c = 0; c < C; ++c) *reinterpret_cast<Unaligned*>(out + r * stride + c * lanes) = sums[r][c];
    }
}

template <class Number>
using Tile = void(const Number*, Index, const Number*, Index, Index, Number*, Index, bool);
/// The tile functions, indexed by the number of rows - 1.
template <class N, Index C>
constexpr Tile<N>* kTiles[] = {tile<N, 1, C>, tile<N, 2, C>, tile<N, 3, C>, tile<N, 4, C>, tile<N, 5, C>, tile<N, 6, C>,
#if defined(__AVX512F__)
                               tile<N, 7, C>, tile<N, 8, C>
#endif
};
static_assert(sizeof(kTiles<double, 1>) / sizeof(Tile<double>*) == kRows);

Index smaller(Index a, Index b) {
    return a < b ? a : b;
}

/// Whether a panel of at least this width can be read and written with whole vectors.
template <class Number>
bool hasWholeVectors(Index width) {
    return width >= kWidth<Number> || width == Simd<Number>::kLanes;
}

/// Copies rows p ... p + k - 1 and columns j ... j + width - 1 of b into panels; the last panel is padded with zeros to
/// whole vectors.
template <class Number>
void pack(OperandOf<Number> b, bool isTransposed, Index p, Index k, Index j, Index width, Number* __restrict panels) {
    constexpr Index panelWidth = kWidth<Number>, lanes = Simd<Number>::kLanes;
    const Index whole = width / panelWidth * panelWidth, remainingColumns = width - whole;
    if (isTransposed) {
        for (Index c = 0; c < width; ++c) {
            const Number* const column = b.data + (j + c) * b.stride + p;
            Number* const panel = panels + c / panelWidth * panelWidth * k + c % panelWidth;
            for (Index i = 0; i < k; ++i) panel[i * panelWidth] = column[i];
        }
    } else {
        const Number* row = b.data + p * b.stride + j;
        for (Index i = 0; i < k; ++i, row += b.stride) {
            Number* target = panels + i * panelWidth;
            for (Index c = 0; c < whole; c += panelWidth, target += k * panelWidth) {
                for (Index v = 0; v < panelWidth; v += lanes)
                    *reinterpret_cast<typename Simd<Number>::Unaligned*>(target + v) =
                        *reinterpret_cast<const typename Simd<Number>::Unaligned*>(row + c + v);
            }
            for (Index c = 0; c < remainingColumns; ++c) target[c] = row[whole + c];
        }
    }
    if (remainingColumns == 0 || remainingColumns == lanes) return;
    const Index end = remainingColumns < lanes ? lanes : panelWidth;
    for (Index i = 0; i < k; ++i) {
        for (Index c = remainingColumns; c < end; ++c) panels[whole * k + i * panelWidth + c] = 0;
    }
}

/// Multiplies up to kRows rows of a by one panel. A panel without whole vectors is computed in a buffer and copied to
/// out.
template <class Number>
void multiplyPanel(const Number* a, Index aStride, const Number* panel, Index panelStride, Index k, Number* out,
                   Index stride, Index rows, Index width, bool isContinued) {
    constexpr Index panelWidth = kWidth<Number>;
    Tile<Number>* const multiply =
        width <= Simd<Number>::kLanes ? kTiles<Number, 1>[rows - 1] : kTiles<Number, kVectors>[rows - 1];
    if (hasWholeVectors<Number>(width)) {
        multiply(a, aStride, panel, panelStride, k, out, stride, isContinued);
        return;
    }
    alignas(kVectorBytes) Number buffer[kRows * panelWidth];
    if (isContinued) {
        for (Index i = 0; i < rows * panelWidth; ++i) buffer[i] = 0;
        for (Index r = 0; r < rows; ++r) {
            for (Index c = 0; c < width; ++c) buffer[r * panelWidth + c] = out[r * stride + c];
        }
    }
    multiply(a, aStride, panel, panelStride, k, buffer, panelWidth, isContinued);
    for (Index r = 0; r < rows; ++r) {
        for (Index c = 0; c < width; ++c) out[r * stride + c] = buffer[r * panelWidth + c];
    }
}

template <class Number>
void multiplyMatrices(OperandOf<Number> a, OperandOf<Number> b, bool isTransposed, Number* out, Index stride, Index n,
                      Index k, Index m) {
    constexpr Index width = kWidth<Number>;
    // If all of b fits into the L1 cache, packing its rows into panels gains nothing.
    const bool isDirect = !isTransposed && k <= kDepth && k * b.stride * Index(sizeof(Number)) <= kCachedBytes;
    alignas(kVectorBytes) Number packed[kPackedBytes / sizeof(Number)];
    for (Index p = 0; p < k; p += kDepth) {
        const Index depth = smaller(k - p, kDepth);
        const Index blockWidth = kPackedBytes / Index(sizeof(Number)) / (depth * width) * width;
        for (Index i = 0; i < n; i += kBlockRows) {
            const Index rows = smaller(n - i, kBlockRows);
            for (Index block = 0; block < m; block += blockWidth) {
                const Index end = smaller(m, block + blockWidth);
                // If b is read directly, only a last panel without whole vectors has to be packed.
                const Index first = isDirect ? block + (end - block) / width * width : block;
                if (!isDirect || !hasWholeVectors<Number>(end - first))
                    pack(b, isTransposed, p, depth, first, end - first, packed + (first - block) * depth);
                for (Index r = i; r < i + rows; r += kRows) {
                    for (Index j = block; j < end; j += width) {
                        const bool isPacked = !isDirect || !hasWholeVectors<Number>(end - j);
                        multiplyPanel(a.data + r * a.stride + p, a.stride,
                                      isPacked ? packed + (j - block) * depth : b.data + p * b.stride + j,
                                      isPacked ? width : b.stride, depth, out + r * stride + j, stride,
                                      smaller(kRows, i + rows - r), smaller(width, end - j), p > 0);
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

/// Number of partial sums of each entry in addRowProduct().
constexpr Index kChains = 4;

/// Adds x b to out, for C vectors of columns.
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
