#include "core/attention/position_head_study.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "core/attention/position_head_derivation.h"
#include "core/attention/softmax.h"
#include "core/encoding/shift_rotation.h"
#include "core/extent.h"
#include "core/io/column_of.h"
#include "core/scene/lists.h"

namespace attention {
namespace {

/// Shifts that one head adds up, at most.
constexpr std::size_t kMostShifts = 16;
constexpr Index kUsualWindowRadius = 2;
/// Values of the curve between two keys; at many keys there are none, they would share a pixel.
constexpr Index kSubsteps = 12;
constexpr Index kMostWithSubsteps = 96;

std::string expectedText(const AttendedKey& attended) {
    std::string list;
    for (const Index key : attended.expected) {
        if (!list.empty()) list += ' ';
        list += std::to_string(key);
    }
    return list.empty() ? "none" : list;
}

/// The mean weight of the keys that a head without a window is made to find, had it a sharpness of 1.
double plainExpectedOf(const PositionHead& head) {
    const Index count = head.scores.rows();
    const double divisor = std::sqrt(double(head.keys.cols()));
    Vector weights(count);
    double sum = 0;
    for (Index query = 0; query < count; ++query) {
        const std::vector<Index>& expected = head.attended[std::size_t(query)].expected;
        if (expected.empty()) continue;
        softmaxRow({head.scores.row(query).data(), std::size_t(count)}, {.first = 0, .end = count},
                   {weights.data(), std::size_t(count)}, {divisor});
        for (const Index key : expected) sum += weights[key];
    }
    return count > head.without ? sum / double(count - head.without) : 0;
}

/// Each query with the key that it attends to most.
Table attendedTable(const PositionHeadStudy& study) {
    const auto& attended = study.head->attended;
    const auto& words = study.input.words;
    return ColumnTable{
        {indexColumn("query", Index(attended.size())),
         {"token", words},
         columnOf("key", attended, [](const AttendedKey& of) { return std::int64_t(of.key); }),
         columnOf("key-token", attended, [&](const AttendedKey& of) { return words[std::size_t(of.key)]; }),
         columnOf("weight", attended, &AttendedKey::weight),
         columnOf("expected", attended, expectedText),
         columnOf("expected-weight", attended, &AttendedKey::expectedWeight)}};
}

}  // namespace

std::vector<Index> listedShifts(const Parameters& parameters) {
    try {
        const auto list = readList(parameters.offsets, -kFarthestOffset, kFarthestOffset);
        std::vector<Index> shifts;
        for (const std::int64_t shift : list)
            if (shifts.size() < kMostShifts) shifts.push_back(std::clamp<Index>(shift, -kMostOffset, kMostOffset));
        return shifts;
    } catch (const std::invalid_argument&) {
        return {};  // whoever reads a list refuses such a one
    }
}

PositionHeadSetting positionHeadSetting(const Parameters& parameters) {
    PositionHeadSetting setting{.kind = parameters.positionHead,
                                .offsets = listedShifts(parameters),
                                .radius = parameters.radius.value_or(kUsualWindowRadius),
                                .sharpness = parameters.sharpness,
                                .contentMix = parameters.contentMix,
                                .base = parameters.base};
    if (setting.offsets.empty()) setting.offsets = {parameters.offset};
    return setting;
}

bool asksForPlaces(const PositionHeadSetting& setting) {
    return (setting.kind == PositionHeadKind::Rotation || setting.kind == PositionHeadKind::FirstToken) &&
           setting.contentMix < 1;
}

PositionHeadStudy::PositionHeadStudy(const Scene& scene, std::stop_token stop)
    : setting(positionHeadSetting(scene.parameters)),
      hasListedShifts(!listedShifts(scene.parameters).empty()),
      input(tokenInput(withoutLoaded(scene))) {
    auto made = std::make_shared<PositionHead>();
    positionHead(input.embedding, setting, *made, stop);
    head = made;
    if (stop.stop_requested()) return;
    if (!shifts().empty()) {
        // A few places beyond the ends, so that one sees where a query without a key looks.
        const Index most = std::max<Index>(1, (2 * count() + 4) / 5);
        const auto [least, largest] = std::ranges::minmax(shifts());
        before = std::clamp<Index>(-least, 0, most);
        behind = std::clamp<Index>(largest, 0, most);
    }
    if (asksForPlaces(setting))
        curve = positionScoreCurve(setting, count(), dimensions(), std::max(before, behind) + 1,
                                   count() <= kMostWithSubsteps ? kSubsteps : 1, stop);
    if (setting.kind == PositionHeadKind::Rotation) plainExpected = plainExpectedOf(*head);
    if (setting.kind == PositionHeadKind::Rotation) {
        for (const Index shift : setting.offsets) turns.push_back(shiftAngles(shift, dimensions(), setting.base));
        plainExpected = plainExpectedOf(*head);
    }
    const auto [least, most] = extentOf(head->scores);
    low = least;
    high = std::max(most, 1e-9);
    for (const double value : curve.values) {
        low = std::min(low, value);
        high = std::max(high, value);
    }
}

double PositionHeadStudy::handAngle(Index place, Index pair) const {
    return std::atan2(head->keys(place, 2 * pair), head->keys(place, 2 * pair + 1));
}

std::span<const Index> PositionHeadStudy::shifts() const {
    if (setting.kind != PositionHeadKind::Rotation || !asksForPlaces(setting)) return {};
    return setting.offsets;
}

std::vector<Index> PositionHeadStudy::placesOf(Index query) const {
    if (setting.kind == PositionHeadKind::FirstToken && asksForPlaces(setting)) return {0};
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
    return std::ranges::binary_search(head->attended[std::size_t(query)].expected, key);
}

Index PositionHeadStudy::foundCount() const {
    return std::ranges::count_if(head->attended, [](const AttendedKey& attended) {
        return std::ranges::binary_search(attended.expected, attended.key);
    });
}

const AttendedKey* PositionHeadStudy::lastWithoutKey() const {
    const auto& attended = head->attended;
    const auto isWithout = [](const AttendedKey& key) { return key.expected.empty(); };
    const auto found = std::find_if(attended.rbegin(), attended.rend(), isWithout);
    return found == attended.rend() ? nullptr : &*found;
}

Table PositionHeadStudy::table(std::string_view name) const {
    if (name == "attended") return attendedTable(*this);
    const Matrix& matrix = name == "scores"    ? head->scores
                           : name == "queries" ? head->queries
                           : name == "keys"    ? head->keys
                           : name == "content" ? head->content
                                               : head->weights;
    return MatrixTable{std::shared_ptr<const Matrix>(head, &matrix), numberedColumns(matrix.cols())};
}

Derivation PositionHeadStudy::derivation(const Cell& cell) const {
    return positionHeadDerivation(input.embedding, setting, cell.row, cell.column);
}

}  // namespace attention
