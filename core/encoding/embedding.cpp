#include "core/encoding/embedding.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <span>
#include <string_view>
#include <unordered_map>

#include "core/random/philox.h"
#include "core/random/random_stream.h"
#include "core/require.h"
#include "core/scene/tokens.h"
#include "core/threads.h"

namespace attention {
namespace {

/// Minimum number of entries per thread; drawing them takes about 50 microseconds.
constexpr Index kDrawnEntriesPerThread = 2048;

double drawnAt(std::uint64_t seed, std::uint64_t key, Index column) {
    return standardNormal(seed, std::uint32_t(RandomStream::Embedding), key, std::uint32_t(column));
}

/// The bytes of a row, after turning -0 into 0.
std::string bytesOf(const Matrix& rows, Index row) {
    const Vector values = rows.row(row).transpose().array() + 0.0;
    return {reinterpret_cast<const char*>(values.data()), std::size_t(values.size()) * sizeof(double)};
}

Index rowsPerThread(Index columns) {
    return std::max<Index>(1, kDrawnEntriesPerThread / columns);
}

}  // namespace

Embedding::Embedding(const std::vector<std::string>& words, Index dimensions, std::uint64_t seed)
    : m_dimensions(dimensions), m_seed(seed) {
    std::unordered_map<std::string, Index> types;
    for (const std::string& word : words) {
        const auto [place, isNew] = types.try_emplace(caseFoldToken(word), typeCount());
        if (isNew) {
            m_keys.push_back(tokenHash(word));
            m_firsts.push_back(positions());
        }
        m_types.push_back(place->second);
    }
}

Embedding::Embedding(std::shared_ptr<const Matrix> rows) : m_loaded(std::move(rows)), m_dimensions(m_loaded->cols()) {
    std::unordered_map<std::string, Index> types;
    for (Index row = 0; row < m_loaded->rows(); ++row) {
        const auto [place, isNew] = types.try_emplace(bytesOf(*m_loaded, row), typeCount());
        if (isNew) m_firsts.push_back(row);
        m_types.push_back(place->second);
    }
}

std::vector<Index> Embedding::samePositions(Index position) const {
    std::vector<Index> others;
    for (Index other = 0; other < positions(); ++other)
        if (other != position && typeAt(other) == typeAt(position)) others.push_back(other);
    std::ranges::stable_sort(others, {}, [&](Index other) { return std::abs(other - position); });
    return others;
}

double Embedding::standardNormalAt(Index position, Index column) const {
    return drawnAt(m_seed, m_keys[std::size_t(typeAt(position))], column);
}

double Embedding::value(Index position, Index column) const {
    return m_loaded ? (*m_loaded)(position, column)
                    : standardNormalAt(position, column) / std::sqrt(double(m_dimensions));
}

void Embedding::fill(Matrix& table, double factor, std::stop_token stop) const {
    table.resize(positions(), m_dimensions);
    if (m_loaded) {
        table = factor * *m_loaded;
        return;
    }
    const double root = std::sqrt(double(m_dimensions));
    parallelFor(typeCount(), rowsPerThread(m_dimensions), [&](Index first, Index end) {
        for (Index type = first; type < end && !stop.stop_requested(); ++type) {
            const std::span row(table.row(firstOf(type)).data(), std::size_t(m_dimensions));
            standardNormalRow(m_seed, std::uint32_t(RandomStream::Embedding), m_keys[std::size_t(type)], 0, row);
            for (double& entry : row) entry = factor * (entry / root);
        }
    });
    for (Index position = 0; position < positions(); ++position)
        if (const Index first = firstOf(typeAt(position)); first != position) table.row(position) = table.row(first);
}

double embeddingDropoutSample(std::uint64_t seed, Index position, Index column) {
    return uniform(seed, std::uint32_t(RandomStream::EmbeddingDropout), std::uint64_t(position), std::uint32_t(column));
}

void addPositions(const Embedding& embedding, const TokenPlusPositionOptions& choice, TokenPlusPosition& result,
                  std::stop_token stop) {
    require(choice.dropout >= 0 && choice.dropout < 1, "dropout", "at least 0 and below 1", choice.dropout);
    const Index n = embedding.positions();
    const Index d = embedding.dimensions();
    sinusoidalTable({.positions = n, .dimensions = d, .base = choice.base}, result.positions, stop);
    embedding.fill(result.embeddings, choice.scaled ? std::sqrt(double(d)) : 1, stop);
    result.sum.resize(n, d);
    result.mask.resize(n, d);
    if (choice.dropout == 0) {
        result.mask.setOnes();
        result.sum = result.embeddings + result.positions;
        return;
    }
    parallelFor(n, rowsPerThread(d), [&](Index first, Index end) {
        for (Index row = first; row < end && !stop.stop_requested(); ++row)
            for (Index column = 0; column < d; ++column) {
                const bool isKept = embeddingDropoutSample(choice.seed, row, column) >= choice.dropout;
                result.mask(row, column) = isKept ? 1 : 0;
                result.sum(row, column) =
                    isKept ? (result.embeddings(row, column) + result.positions(row, column)) / (1 - choice.dropout)
                           : 0;
            }
    });
}

}  // namespace attention
