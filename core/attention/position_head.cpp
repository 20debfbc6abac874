#include "core/attention/position_head.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "core/attention/softmax.h"
#include "core/encoding/shift_rotation.h"
#include "core/encoding/sinusoidal.h"
#include "core/require.h"

namespace attention {
namespace {

void check(const PositionHeadOptions& choice, Index dimensions) {
    require(dimensions >= 2 && dimensions % 2 == 0, "d", "even and at least 2", dimensions);
    require(choice.kind != PositionHeadKind::Rotation || !choice.offsets.empty(), "the number of offsets", "at least 1",
            choice.offsets.size());
    for (const Index offset : choice.offsets)
        require(std::abs(offset) <= kMaxOffset, "an offset", "-10000 to 10000", offset);
    require(choice.radius >= 0, "the radius", "at least 0", choice.radius);
    require(choice.sharpness >= 0 && std::isfinite(choice.sharpness), "the sharpness", "at least 0 and finite",
            choice.sharpness);
    require(choice.contentMix >= 0 && choice.contentMix <= 1, "the part of the content", "0 to 1", choice.contentMix);
}

/// The weight c of the content in the scores.
double contentWeight(const PositionHeadOptions& choice) {
    return choice.kind == PositionHeadKind::SameWord ? 1 : choice.contentMix;
}

/// Adds R(delta) p to `sum` for each row p of `rows`, with delta = offset.
void addRotated(const Matrix& rows, Index offset, double base, Matrix& sum) {
    const Vector rotation = sinusoidalRow(offset, rows.cols(), base);
    for (Index row = 0; row < rows.rows(); ++row)
        for (Index sine = 0; sine < rows.cols(); sine += 2) {
            const double s = rows(row, sine), c = rows(row, sine + 1);
            sum(row, sine) += rotation[sine + 1] * s + rotation[sine] * c;
            sum(row, sine + 1) += rotation[sine + 1] * c - rotation[sine] * s;
        }
}

/// Fills the tokens' embeddings, scaled to the norm of a row of the position encoding, sqrt(d/2).
void fillContent(const Embedding& embedding, Matrix& content) {
    embedding.fill(content, 1);
    const double length = std::sqrt(double(embedding.dimensions()) / 2);
    for (Index row = 0; row < content.rows(); ++row)
        if (const double norm = content.row(row).norm(); norm > 0) content.row(row) *= length / norm;
}

/// The keys in the window of a query; all keys if the head has no window.
AllowedKeys allowedKeys(const PositionHeadOptions& choice, Index query, Index count) {
    if (choice.kind != PositionHeadKind::LocalWindow) return {.first = 0, .end = count};
    const Index radius = std::min(choice.radius, count);
    return {.first = std::max<Index>(0, query - radius), .end = std::min(count, query + radius + 1)};
}

AttendedKey findAttendedKey(const Embedding& embedding, const PositionHeadOptions& choice, const Matrix& weights,
                            Index query) {
    AttendedKey attended;
    attended.weight = weights.row(query).maxCoeff(&attended.key);
    attended.targetKeys = targetKeys(embedding, choice, query);
    for (const Index key : attended.targetKeys) attended.targetWeight += weights(query, key);
    return attended;
}

/// The positional part of the query of one token, d numbers.
Vector queryRow(const PositionHeadOptions& choice, Index query, Index dimensions) {
    Matrix from = sinusoidalRow(query, dimensions, choice.base).transpose();
    Matrix sum = Matrix::Zero(1, dimensions);
    if (choice.kind == PositionHeadKind::Rotation)
        for (const Index offset : choice.offsets) addRotated(from, offset, choice.base, sum);
    else if (choice.kind == PositionHeadKind::FirstToken)
        sum = sinusoidalRow(0, dimensions, choice.base).transpose();
    return sum.row(0);
}

}  // namespace

std::vector<Index> targetKeys(const Embedding& embedding, const PositionHeadOptions& choice, Index query) {
    const Index count = embedding.positions();
    std::vector<Index> keys;
    switch (choice.kind) {
        case PositionHeadKind::Rotation:
            for (const Index offset : choice.offsets)
                if (query + offset >= 0 && query + offset < count) keys.push_back(query + offset);
            std::ranges::sort(keys);
            keys.erase(std::ranges::unique(keys).begin(), keys.end());
            break;
        case PositionHeadKind::SameWord:
            for (Index key = 0; key < count; ++key)
                if (embedding.typeAt(key) == embedding.typeAt(query)) keys.push_back(key);
            break;
        case PositionHeadKind::FirstToken:
            keys.push_back(0);
            break;
        case PositionHeadKind::LocalWindow:
            const AllowedKeys window = allowedKeys(choice, query, count);
            for (Index key = window.first; key < window.end; ++key) keys.push_back(key);
            break;
    }
    return keys;
}

void positionHead(const Embedding& embedding, const PositionHeadOptions& choice, PositionHead& head,
                  std::stop_token stop) {
    const Index count = embedding.positions();
    const Index dimensions = embedding.dimensions();
    check(choice, dimensions);
    sinusoidalTable({.positions = count, .dimensions = dimensions, .base = choice.base}, head.keys, stop);
    if (stop.stop_requested()) return;
    head.queries.setZero(count, dimensions);
    if (choice.kind == PositionHeadKind::Rotation)
        for (const Index offset : choice.offsets) addRotated(head.keys, offset, choice.base, head.queries);
    else if (choice.kind == PositionHeadKind::FirstToken)
        head.queries.rowwise() = head.keys.row(0);
    fillContent(embedding, head.content);
    if (stop.stop_requested()) return;

    const double content = contentWeight(choice);
    head.scores.setZero(count, count);
    // In blocks of a few rows, so that a stop request is obeyed soon.
    constexpr Index kRows = 64;
    for (Index first = 0; first < count; first += kRows) {
        if (stop.stop_requested()) return;
        const Index rows = std::min(kRows, count - first);
        auto block = head.scores.middleRows(first, rows);
        if (content < 1) {
            block.noalias() = head.queries.middleRows(first, rows) * head.keys.transpose();
            block *= 1 - content;
        }
        if (content > 0) block.noalias() += content * (head.content.middleRows(first, rows) * head.content.transpose());
    }

    const double factor = choice.sharpness / std::sqrt(double(dimensions));
    head.weights = factor * head.scores;
    head.attended.clear();
    for (Index query = 0; query < count && !stop.stop_requested(); ++query) {
        const std::span<double> row(head.weights.row(query).data(), std::size_t(count));
        softmaxRow(row, allowedKeys(choice, query, count), row);
        head.attended.push_back(findAttendedKey(embedding, choice, head.weights, query));
    }
    head.untargetedQueries =
        std::ranges::count_if(head.attended, [](const AttendedKey& key) { return key.targetKeys.empty(); });
    head.meanTargetWeight = 0;
    for (const AttendedKey& key : head.attended) head.meanTargetWeight += key.targetWeight;
    if (count > head.untargetedQueries) head.meanTargetWeight /= double(count - head.untargetedQueries);
}

PositionHeadRow positionHeadRow(const Embedding& embedding, const PositionHeadOptions& choice, Index query) {
    const Index count = embedding.positions();
    const Index dimensions = embedding.dimensions();
    check(choice, dimensions);
    PositionHeadRow row;
    row.contentPart = contentWeight(choice);
    row.positionScores = Vector::Zero(count);
    row.contentScores = Vector::Zero(count);
    Matrix rows;
    if (row.contentPart < 1) {
        sinusoidalTable({.positions = count, .dimensions = dimensions, .base = choice.base}, rows);
        row.positionScores = rows * queryRow(choice, query, dimensions);
    }
    if (row.contentPart > 0) {
        fillContent(embedding, rows);
        row.contentScores = rows * rows.row(query).transpose();
    }
    row.scaled = choice.sharpness / std::sqrt(double(dimensions)) *
                 ((1 - row.contentPart) * row.positionScores + row.contentPart * row.contentScores);
    const AllowedKeys allowed = allowedKeys(choice, query, count);
    row.firstAllowed = allowed.first;
    row.endAllowed = allowed.end;
    row.weights.resize(count);
    softmaxRow({row.scaled.data(), std::size_t(count)}, allowed, {row.weights.data(), std::size_t(count)});
    return row;
}

ScoreCurve positionScoreCurve(const PositionHeadOptions& choice, Index positions, Index dimensions, Index reach,
                              Index substeps, std::stop_token stop) {
    check(choice, dimensions);
    const bool isRotation = choice.kind == PositionHeadKind::Rotation;
    if (!isRotation && choice.kind != PositionHeadKind::FirstToken) return {};
    // The abscissa is j - i, which serves all queries at once, or j for FirstToken.
    const Index minimum = isRotation ? -(positions - 1) - reach : -reach;
    const Index maximum = positions - 1 + reach;
    ScoreCurve curve{.first = double(minimum), .step = 1 / double(substeps), .values = {}};
    curve.values.assign(std::size_t((maximum - minimum) * substeps + 1), 0);
    const std::vector<Index> offsets = isRotation ? choice.offsets : std::vector<Index>{0};
    Index farthest = 0;
    for (const Index offset : offsets)
        farthest = std::max({farthest, std::abs(maximum - offset), std::abs(minimum - offset)});
    // S(t) = sum over pairs of cos(omega_k t), at t = 0, 1/substeps, ...
    std::vector<double> similarity(std::size_t(farthest * substeps + 1), 0);
    for (Index pair = 0; 2 * pair < dimensions && !stop.stop_requested(); ++pair) {
        const Matrix cosines = sinusoidalSamples({.positions = farthest + 1,
                                                  .dimensions = dimensions,
                                                  .base = choice.base,
                                                  .firstColumn = 2 * pair + 1,
                                                  .columnCount = 1},
                                                 substeps);
        for (std::size_t i = 0; i < similarity.size(); ++i) similarity[i] += cosines(Index(i), 0);
    }
    for (std::size_t i = 0; i < curve.values.size(); ++i)
        for (const Index offset : offsets) {
            const Index index = std::abs((minimum - offset) * substeps + Index(i));
            curve.values[i] += (1 - choice.contentMix) * similarity[std::size_t(index)];
        }
    return curve;
}

}  // namespace attention
