#include "core/attention/position_head_study.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "core/attention/position_head_derivation.h"
#include "core/attention/softmax.h"
#include "core/encoding/shift_rotation.h"
#include "core/io/column_of.h"
#include "core/min_max.h"
#include "core/scene/lists.h"
#include "core/scene/scene.h"

namespace attention {
namespace {

/// Maximum number of shifts of one head.
constexpr std::size_t kMaxShifts = 16;
constexpr Index kDefaultWindowRadius = 2;
/// Values of the curve per key position. With more keys than kMaxKeysWithSubsteps there is only one, since several
/// would share a pixel.
constexpr Index kSubsteps = 12;
constexpr Index kMaxKeysWithSubsteps = 96;

std::string expectedText(const AttendedKey& attended) {
    std::string list;
    for (const Index key : attended.targetKeys) {
        if (!list.empty()) list += ' ';
        list += std::to_string(key);
    }
    return list.empty() ? "none" : list;
}

/// What PositionHead::meanTargetWeight would be at sharpness 1, for a head without a window.
double meanTargetWeightAtSharpnessOne(const PositionHead& head) {
    const Index count = head.scores.rows();
    const double divisor = std::sqrt(double(head.keys.cols()));
    Vector weights(count);
    double sum = 0;
    for (Index query = 0; query < count; ++query) {
        const std::vector<Index>& expected = head.attended[std::size_t(query)].targetKeys;
        if (expected.empty()) continue;
        softmaxRow({head.scores.row(query).data(), std::size_t(count)}, {.first = 0, .end = count},
                   {weights.data(), std::size_t(count)}, {divisor});
        for (const Index key : expected) sum += weights[key];
    }
    return count > head.untargetedQueries ? sum / double(count - head.untargetedQueries) : 0;
}

/// Each query with the key that it attends to most.
Table attendedTable(const PositionHeadStudy& study) {
    const auto& attended = study.head->attended;
    const auto& words = study.input.words;
    return ColumnTable{
        {indexColumn("query", Index(attended.size())),
         {"token", words},
         makeColumn("key", attended, [](const AttendedKey& query) { return std::int64_t(query.key); }),
         makeColumn("key-token", attended, [&](const AttendedKey& query) { return words[std::size_t(query.key)]; }),
         makeColumn("weight", attended, &AttendedKey::weight),
         makeColumn("expected", attended, expectedText),
         makeColumn("expected-weight", attended, &AttendedKey::targetWeight)}};
}

}  // namespace

std::vector<Index> listedShifts(const PositionHeadParameters& parameters) {
    try {
        const auto list = readList(parameters.offsets, -kMaxOffset, kMaxOffset);
        std::vector<Index> shifts;
        for (const std::int64_t shift : list)
            if (shifts.size() < kMaxShifts) shifts.push_back(std::clamp<Index>(shift, -kMaxOffset, kMaxOffset));
        return shifts;
    } catch (const std::invalid_argument&) {
        return {};  // such a list is refused where it is entered
    }
}

PositionHeadOptions positionHeadOptions(const Parameters& parameters) {
    PositionHeadOptions setting{.kind = parameters.positionHead,
                                .offsets = listedShifts(parameters),
                                .radius = parameters.radius.value_or(kDefaultWindowRadius),
                                .sharpness = parameters.sharpness,
                                .contentMix = parameters.contentMix,
                                .base = parameters.base};
    if (setting.offsets.empty()) setting.offsets = {parameters.offset};
    return setting;
}

bool queriesUsePositions(const PositionHeadOptions& setting) {
    return (setting.kind == PositionHeadKind::Rotation || setting.kind == PositionHeadKind::FirstToken) &&
           setting.contentMix < 1;
}

PositionHeadStudy::PositionHeadStudy(const Scene& scene, std::stop_token stop)
    : setting(positionHeadOptions(scene.parameters)),
      hasListedShifts(!listedShifts(scene.parameters).empty()),
      input(tokenInput(withoutArrays(scene))) {
    auto newHead = std::make_shared<PositionHead>();
    positionHead(input.embedding, setting, *newHead, stop);
    head = newHead;
    if (stop.stop_requested()) return;
    if (!shifts().empty()) {
        // The curve extends beyond the ends, to show the target of a query that has no key there.
        const Index maxExtension = std::max<Index>(1, (2 * count() + 4) / 5);
        const auto [minShift, maxShift] = std::ranges::minmax(shifts());
        positionsBefore = std::clamp<Index>(-minShift, 0, maxExtension);
        positionsAfter = std::clamp<Index>(maxShift, 0, maxExtension);
    }
    if (queriesUsePositions(setting))
        curve = positionScoreCurve(setting, count(), dimensions(), std::max(positionsBefore, positionsAfter) + 1,
                                   count() <= kMaxKeysWithSubsteps ? kSubsteps : 1, stop);
    if (setting.kind == PositionHeadKind::Rotation) meanTargetWeightUnsharpened = meanTargetWeightAtSharpnessOne(*head);
    if (setting.kind == PositionHeadKind::Rotation) {
        for (const Index shift : setting.offsets) turns.push_back(shiftAngles(shift, dimensions(), setting.base));
        meanTargetWeightUnsharpened = meanTargetWeightAtSharpnessOne(*head);
    }
    const auto [minScore, maxScore] = minMax(head->scores);
    low = minScore;
    high = std::max(maxScore, 1e-9);
    for (const double value : curve.values) {
        low = std::min(low, value);
        high = std::max(high, value);
    }
}

double PositionHeadStudy::handAngle(Index place, Index pair) const {
    return std::atan2(head->keys(place, 2 * pair), head->keys(place, 2 * pair + 1));
}

std::span<const Index> PositionHeadStudy::shifts() const {
    if (setting.kind != PositionHeadKind::Rotation || !queriesUsePositions(setting)) return {};
    return setting.offsets;
}

std::vector<Index> PositionHeadStudy::targetPositions(Index query) const {
    if (setting.kind == PositionHeadKind::FirstToken && queriesUsePositions(setting)) return {0};
    std::vector<Index> places;
    for (const Index shift : shifts()) places.push_back(query + shift);
    return places;
}

Index PositionHeadStudy::longestShift() const {
    Index longest = 0;
    for (const Index shift : shifts()) longest = std::max(longest, std::abs(shift));
    return longest;
}

bool PositionHeadStudy::isExpected(Index query, Index key) const {
    return std::ranges::binary_search(head->attended[std::size_t(query)].targetKeys, key);
}

Index PositionHeadStudy::matchedQueries() const {
    return std::ranges::count_if(head->attended, [](const AttendedKey& attended) {
        return std::ranges::binary_search(attended.targetKeys, attended.key);
    });
}

const AttendedKey* PositionHeadStudy::lastUntargetedQuery() const {
    const auto& attended = head->attended;
    const auto hasNoTarget = [](const AttendedKey& key) { return key.targetKeys.empty(); };
    const auto found = std::find_if(attended.rbegin(), attended.rend(), hasNoTarget);
    return found == attended.rend() ? nullptr : &*found;
}

Table PositionHeadStudy::table(std::string_view name) const {
    if (name == "attended") return attendedTable(*this);
    const Matrix& matrix = name == "scores"    ? head->scores
                           : name == "queries" ? head->queries
                           : name == "keys"    ? head->keys
                           : name == "content" ? head->content
                                               : head->weights;
    return MatrixTable{std::shared_ptr<const Matrix>(head, &matrix), indexNames(matrix.cols())};
}

Derivation PositionHeadStudy::derivation(const Cell& cell) const {
    return positionHeadDerivation(input.embedding, setting, cell.row, cell.column);
}

}  // namespace attention
