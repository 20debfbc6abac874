#include "core/attention/mask.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace attention {
namespace {

void requireFit(const std::string& problem) {
    if (!problem.empty()) throw std::invalid_argument(problem);
}

}  // namespace

Mask::Mask(Index queries, Index keys) : m_keys(keys), m_ranges(std::size_t(queries), {0, keys}) {}

Mask::Mask(const MaskOptions& choice, Index batch, Index sequence, Index queries, Index keys)
    : m_causal(choice.causal), m_radius(choice.radius), m_keys(keys), m_ranges(std::size_t(queries), {0, keys}) {
    if (m_radius && *m_radius < 0)
        throw std::invalid_argument("radius: " + std::to_string(*m_radius) + "; accepted: 0 or more");
    if (!choice.validLengths.empty()) {
        requireFit(lengthsProblem("valid-length", choice.validLengths, batch, keys));
        m_validLength = choice.validLengths[std::size_t(sequence)];
    }
    if (!choice.queryValidLengths.empty()) {
        requireFit(lengthsProblem("query-valid-length", choice.queryValidLengths, batch * queries, keys));
        const auto first = choice.queryValidLengths.begin() + sequence * queries;
        m_queryValidLengths.assign(first, first + queries);
    }
    for (Index query = 0; query < queries; ++query) {
        Index start = 0;
        Index end = keys;
        if (m_causal) end = std::min(end, query + 1);
        if (m_radius) {
            start = std::max<Index>(0, query - *m_radius);
            if (*m_radius < keys) end = std::min(end, query + *m_radius + 1);
        }
        if (m_validLength) end = std::min(end, *m_validLength);
        if (!m_queryValidLengths.empty()) end = std::min(end, m_queryValidLengths[std::size_t(query)]);
        m_ranges[std::size_t(query)] = {std::min(start, end), end};
    }
    for (const auto& [query, key] : choice.maskedCells) {
        if (query < 0 || query >= queries || key < 0 || key >= keys) continue;
        if (m_hidden.empty()) m_hidden.resize(std::size_t(queries));
        m_hidden[std::size_t(query)].push_back(key);
    }
    for (std::vector<Index>& hiddenKeys : m_hidden) {
        std::ranges::sort(hiddenKeys);
        hiddenKeys.erase(std::ranges::unique(hiddenKeys).begin(), hiddenKeys.end());
    }
}

const std::vector<Index>& Mask::maskedKeys(Index query) const {
    static const std::vector<Index> none;
    return m_hidden.empty() ? none : m_hidden[std::size_t(query)];
}

bool Mask::allows(Index query, Index key) const {
    return key >= firstKey(query) && key < endKey(query) && !std::ranges::binary_search(maskedKeys(query), key);
}

bool Mask::isFullyMasked(Index query) const {
    const std::vector<Index>& hiddenKeys = maskedKeys(query);
    const auto from = std::ranges::lower_bound(hiddenKeys, firstKey(query));
    const auto to = std::ranges::lower_bound(hiddenKeys, endKey(query));
    return endKey(query) - firstKey(query) == to - from;
}

bool Mask::masksNothing() const {
    return std::ranges::all_of(m_hidden, &std::vector<Index>::empty) &&
           std::ranges::all_of(m_ranges, [this](const auto& range) { return range == std::pair(Index(0), m_keys); });
}

std::vector<MaskReason> Mask::reasons(Index query, Index key) const {
    std::vector<MaskReason> reasons;
    if (m_causal && key > query) reasons.push_back(MaskReason::Causal);
    if (m_radius && std::abs(key - query) > *m_radius) reasons.push_back(MaskReason::Radius);
    if (m_validLength && key >= *m_validLength) reasons.push_back(MaskReason::ValidLength);
    if (!m_queryValidLengths.empty() && key >= m_queryValidLengths[std::size_t(query)])
        reasons.push_back(MaskReason::QueryValidLength);
    if (std::ranges::binary_search(maskedKeys(query), key)) reasons.push_back(MaskReason::Manual);
    return reasons;
}

std::string lengthsProblem(std::string_view name, const std::vector<Index>& lengths, Index wanted, Index keyCount) {
    const std::string label(name);
    if (Index(lengths.size()) != wanted)
        return label + ": " + std::to_string(lengths.size()) + (lengths.size() == 1 ? " length" : " lengths") +
               " given; accepted: " + std::to_string(wanted);
    for (const Index length : lengths)
        if (length < 0 || length > keyCount)
            return label + ": " + std::to_string(length) + "; accepted: 0 to " + std::to_string(keyCount) +
                   ", the number of keys";
    return {};
}

}  // namespace attention
