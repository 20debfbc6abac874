#include "core/matrix_product.h"

#include <stdexcept>
#include <string>

#include "core/threads.h"

namespace attention {
namespace {

std::string shape(Index rows, Index columns) {
    return std::to_string(rows) + " x " + std::to_string(columns);
}

void requireShapes(bool fit, const char* what, const MatrixView& a, const MatrixView& b, const MatrixBlock& out) {
    if (fit) return;
    throw std::invalid_argument("the shapes of out = " + std::string(what) + " do not fit: a is " +
                                shape(a.rows(), a.cols()) + ", b is " + shape(b.rows(), b.cols()) + ", out is " +
                                shape(out.rows(), out.cols()));
}

}  // namespace

void product(const MatrixView& a, const MatrixView& b, MatrixBlock out, ProductThreads) {
    requireShapes(a.cols() == b.rows() && out.rows() == a.rows() && out.cols() == b.cols(), "a b", a, b, out);
    out.noalias() = a * b;
}

void productTransposed(const MatrixView& a, const MatrixView& b, MatrixBlock out, ProductThreads) {
    requireShapes(a.cols() == b.cols() && out.rows() == a.rows() && out.cols() == b.rows(), "a b^T", a, b, out);
    out.noalias() = a * b.transpose();
}

}  // namespace attention
