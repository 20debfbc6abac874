#include "core/attention/weighted_values.h"

namespace attention {

Matrix weightedValues(const MultiHeadAttention& layer, Index sequence, Index head, Index query) {
    const auto values = layer.value.block(sequence * layer.keyCount, head * layer.width, layer.keyCount, layer.width);
    const auto weights = layer.weights.row(layer.firstRow(sequence, head) + query);
    return weights.transpose().asDiagonal() * values;
}

Matrix headToTail(const Matrix& terms, Index first, Index second) {
    Matrix places = Matrix::Zero(terms.rows() + 1, 2);
    for (Index term = 0; term < terms.rows(); ++term) {
        places(term + 1, 0) = places(term, 0) + terms(term, first);
        places(term + 1, 1) = places(term, 1) + terms(term, second);
    }
    return places;
}

}  // namespace attention
