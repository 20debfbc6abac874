#include "core/attention/weighted_values.h"

namespace attention {

Matrix weightedValues(const MultiHeadAttention& layer, Index sequence, Index head, Index query) {
    const auto values = layer.value.block(sequence * layer.keyCount, head * layer.width, layer.keyCount, layer.width);
    const auto weights = layer.weights.row(layer.firstRow(sequence, head) + query);
    return weights.transpose().asDiagonal() * values;
}

Matrix tipToTail(const Matrix& terms, Index first, Index second) {
    Matrix points = Matrix::Zero(terms.rows() + 1, 2);
    for (Index term = 0; term < terms.rows(); ++term) {
        points(term + 1, 0) = points(term, 0) + terms(term, first);
        points(term + 1, 1) = points(term, 1) + terms(term, second);
    }
    return points;
}

}  // namespace attention
