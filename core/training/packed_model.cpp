#include "core/training/packed_model.h"

#include <algorithm>

#include "core/encoding/alibi.h"
#include "core/encoding/sinusoidal.h"

namespace attention {
PaddedWidths::PaddedWidths(const TrainingSettings& settings, Index length)
    : d(settings.d),
      paddedD(padded(d)),
      heads(settings.heads),
      head(d / heads),
      paddedHead(padded(head)),
      qkvWidth(3 * heads * paddedHead),
      mlp(4 * d),
      paddedMlp(padded(mlp)),
      classes(settings.pointing ? length : classCount(settings)),
      paddedClasses(padded(classes)),
      relative(heads),
      paddedRelative(padded(heads)) {}

PackedLayout::PackedLayout(const TrainingSettings& settings) : widths(settings, settings.n), model(settings) {
    const auto reserve = [&](Index rows, Index stride) {
        const std::size_t begin = size;
        // The number of rows is padded, too, because the transposed matrix has rows of that length.
        size += std::size_t(padded(rows) * stride);
        return begin;
    };
    const auto addMatrix = [&](Index rows, Index columns) {
        const Index stride = padded(columns);
        const std::size_t begin = reserve(rows, stride);
        m_places.push_back({begin, stride, rows, rows, columns, columns});
        return begin;
    };
    const auto addVector = [&](Index columns) {
        const std::size_t begin = size;
        size += std::size_t(padded(columns));
        m_places.push_back({begin, padded(columns), 1, 1, columns, columns});
        return begin;
    };
    // m_places is in the order of ModelLayout.
    const PaddedWidths& w = widths;
    embedding = addMatrix(vocabularySize(settings), w.d);
    if (settings.encoding == TrainedEncoding::Learned) positions = addMatrix(kPositionTableFactor * settings.n, w.d);
    for (Index layer = 0; layer < settings.layers; ++layer) {
        Layer& offsets = layers.emplace_back();
        if (settings.norm) {
            offsets.norm = addVector(w.d);
            offsets.normBias = addVector(w.d);
        }
        offsets.queryKeyValue = reserve(w.qkvWidth, w.paddedD);
        for (Index part = 0; part < 3; ++part)
            m_places.push_back({offsets.queryKeyValue + std::size_t(part * w.heads * w.paddedHead * w.paddedD),
                                w.paddedD, w.head, w.paddedHead, w.d, w.d});
        offsets.output = reserve(w.d, w.heads * w.paddedHead);
        m_places.push_back({offsets.output, w.heads * w.paddedHead, w.d, w.d, w.head, w.paddedHead});
        if (settings.encoding == TrainedEncoding::Relative) offsets.relative = addMatrix(2 * settings.n + 1, w.heads);
        if (!settings.mlp) continue;
        if (settings.norm) {
            offsets.mlpNorm = addVector(w.d);
            offsets.mlpNormBias = addVector(w.d);
        }
        offsets.mlp0 = addMatrix(w.mlp, w.d);
        offsets.mlp0Bias = addVector(w.mlp);
        offsets.mlp2 = addMatrix(w.d, w.mlp);
        offsets.mlp2Bias = addVector(w.d);
    }
    if (!settings.pointing) {
        output = addMatrix(w.classes, w.d);
        outputBias = addVector(w.classes);
        return;
    }
    if (settings.norm) {
        pointingNorm = addVector(w.d);
        pointingNormBias = addVector(w.d);
    }
    pointingQuery = addMatrix(w.d, w.d);
    pointingKey = addMatrix(w.d, w.d);
}

/// Calls copy(offset in ModelValues, offset in the padded layout, count) for each piece that is contiguous in both.
template <class Copy>
void PackedLayout::forEachRun(Copy copy) const {
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const ModelTensor& tensor = model.tensors[i];
        const Place& place = m_places[i];
        const Index rows = tensor.rows(), columns = tensor.columns();
        for (Index row = 0; row < rows; ++row) {
            const Index allRow = row / place.rowRun * place.allRowRun + row % place.rowRun;
            for (Index column = 0; column < columns; column += place.columnRun)
                copy(tensor.begin + std::size_t(row * columns + column),
                     place.begin + std::size_t(allRow * place.stride + column / place.columnRun * place.allColumnRun),
                     place.columnRun);
        }
    }
}

void PackedLayout::pack(std::span<const double> values, double* to) const {
    forEachRun(
        [&](std::size_t from, std::size_t into, Index count) { std::copy_n(values.data() + from, count, to + into); });
}

void PackedLayout::unpack(const double* from, std::span<double> values) const {
    forEachRun(
        [&](std::size_t into, std::size_t at, Index count) { std::copy_n(from + at, count, values.data() + into); });
}

PackedModel::PackedModel(const TrainingSettings& settings, Index length)
    : m_settings(settings),
      m_length(length),
      m_widths(settings, length),
      m_layout(settings),
      m_numbers(m_layout.size, 0.0),
      m_transposed(m_layout.size, 0.0),
      m_ones(std::size_t(widths().paddedD), 0.0),
      m_classBias(std::size_t(widths().paddedClasses), kMaskedScore) {
    const PaddedWidths& w = widths();
    setPositions();
    std::fill_n(m_ones.begin(), w.d, 1.0);
    std::fill_n(m_classBias.begin(), w.classes, 0.0);

    const bool isRelative = settings.encoding == TrainedEncoding::Relative;
    const Index stride = paddedLength(), tables = isRelative ? settings.layers * w.heads : w.heads;
    m_bias.assign(std::size_t(tables * length * stride), kMaskedScore);
    const bool isAlibi =
        settings.encoding == TrainedEncoding::Alibi || settings.encoding == TrainedEncoding::AlibiTwoSided;
    for (Index table = 0; table < tables; ++table) {
        const double slope = isAlibi ? alibiSlope(table % w.heads, w.heads) : 0;
        for (Index query = 0; query < length; ++query) {
            double* const row = m_bias.data() + (table * length + query) * stride;
            const Index end = isCausal(settings) ? query + 1 : length;
            for (Index key = 0; key < end; ++key) row[key] = isAlibi ? alibiPenalty(query, key, slope) : 0;
        }
    }
}

void PackedModel::setPositions() {
    const PaddedWidths& w = widths();
    const auto table = [&](Index columns) {
        return sinusoidalTable({.positions = m_length, .dimensions = columns, .base = m_settings.base});
    };
    if (m_settings.encoding == TrainedEncoding::Sinusoidal) {
        const Matrix waves = table(w.d);
        m_positions.assign(std::size_t(m_length * w.paddedD), 0);
        for (Index i = 0; i < m_length; ++i) std::copy_n(waves.row(i).data(), w.d, m_positions.data() + i * w.paddedD);
    }
    if (m_settings.encoding == TrainedEncoding::Rotary) {
        const Matrix waves = table(w.head);
        for (AlignedBuffer* numbers : {&m_cosines, &m_sines}) numbers->assign(std::size_t(m_length * w.paddedHead), 0);
        for (Index i = 0; i < m_length; ++i) {
            for (Index c = 0; c < w.head; ++c) {
                const auto at = std::size_t(i * w.paddedHead + c);
                m_cosines[at] = waves(i, c | 1);
                m_sines[at] = c % 2 == 0 ? -waves(i, c) : waves(i, c - 1);
            }
        }
    }
}

void PackedModel::set(std::span<const double> values) {
    m_layout.pack(values, m_numbers.data());
    const PaddedWidths& w = widths();
    for (Index layer = 0; layer < m_settings.layers; ++layer) {
        const PackedLayout::Layer& offsets = m_layout.layers[std::size_t(layer)];
        transpose(offsets.queryKeyValue, w.qkvWidth, w.d, w.paddedD, w.qkvWidth);
        transpose(offsets.output, w.d, w.heads * w.paddedHead, w.heads * w.paddedHead, w.paddedD);
        if (m_settings.mlp) {
            transpose(offsets.mlp0, w.mlp, w.d, w.paddedD, w.paddedMlp);
            transpose(offsets.mlp2, w.d, w.mlp, w.paddedMlp, w.paddedD);
        }
        if (m_settings.encoding != TrainedEncoding::Relative) continue;
        for (Index head = 0; head < w.heads; ++head) {
            double* const table = m_bias.data() + (layer * w.heads + head) * m_length * paddedLength();
            for (Index query = 0; query < m_length; ++query) {
                const Index end = isCausal(m_settings) ? query + 1 : m_length;
                for (Index key = 0; key < end; ++key)
                    table[query * paddedLength() + key] =
                        at(offsets.relative)[relativeRow(query, key) * w.paddedRelative + head];
            }
        }
    }
    if (m_settings.pointing) {
        transpose(m_layout.pointingQuery, w.d, w.d, w.paddedD, w.paddedD);
        transpose(m_layout.pointingKey, w.d, w.d, w.paddedD, w.paddedD);
    } else {
        transpose(m_layout.output, w.classes, w.d, w.paddedD, w.paddedClasses);
    }
}

const double* PackedModel::positions() const {
    if (m_settings.encoding == TrainedEncoding::Learned) return at(m_layout.positions);
    return m_positions.empty() ? nullptr : m_positions.data();
}

const double* PackedModel::bias(Index layer, Index head) const {
    const Index table = m_settings.encoding == TrainedEncoding::Relative ? layer * widths().heads + head : head;
    return m_bias.data() + table * m_length * paddedLength();
}

Index PackedModel::relativeRow(Index query, Index key) const {
    return std::clamp(key - query, -m_settings.n, m_settings.n) + m_settings.n;
}

void PackedModel::transpose(std::size_t offset, Index rows, Index columns, Index allColumns, Index allRows) {
    const double* const from = m_numbers.data() + offset;
    double* const to = m_transposed.data() + offset;
    // Works on blocks of rows, so that writes are adjacent in memory.
    constexpr Index kBlock = 8;
    for (Index first = 0; first < rows; first += kBlock) {
        const Index end = std::min(first + kBlock, rows);
        for (Index column = 0; column < columns; ++column) {
            for (Index row = first; row < end; ++row) to[column * allRows + row] = from[row * allColumns + column];
        }
    }
}

}  // namespace attention
