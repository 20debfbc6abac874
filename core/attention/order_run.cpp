#include "core/attention/order_run.h"

#include <algorithm>
#include <array>
#include <mutex>
#include <stdexcept>
#include <utility>

#include "core/encoding/sinusoidal.h"
#include "core/scene/lists.h"

namespace attention {
namespace {

/// What a run at once may cost: some milliseconds on one thread.
constexpr double kQuickMultiplyAdds = 1e6;

constexpr std::array<std::string_view, 15> kKeys{"n",
                                                 "d",
                                                 "base",
                                                 "heads",
                                                 "head-design",
                                                 "tokens",
                                                 "numbers",
                                                 "scale-embedding",
                                                 "add-position",
                                                 "attention-projections",
                                                 "mask",
                                                 "radius",
                                                 "temperature",
                                                 "seed",
                                                 "order"};

/// The scene without what does not matter here.
Scene keyOf(const Scene& scene) {
    return partOf(scene, kKeys, std::array<std::string_view, 3>{"learned", "attention", "memory"});
}

Permutation typedOrder(const Scene& scene) {
    try {
        const auto list = readList(scene.parameters.order, 0);
        return {list.begin(), list.end()};
    } catch (const std::invalid_argument&) {
        return {};  // whoever reads a list refuses such a one
    }
}

using Kept = std::pair<Scene, std::shared_ptr<const OrderRun>>;
std::mutex keptMutex;
Kept kept;

std::shared_ptr<const OrderRun> findKept(const Scene& key) {
    const std::lock_guard lock(keptMutex);
    return kept.second && kept.first == key ? kept.second : nullptr;
}

}  // namespace

ShuffledInput OrderRun::input() const {
    return {.tokens = &setting.embeddings,
            .positions = setting.hasPositions ? &setting.positions : nullptr,
            .order = shown.order,
            .weights = setting.choice.projections ? &setting.weights : nullptr,
            .mask = setting.mask,
            .choice = setting.choice};
}

Permutation orderOf(const Scene& scene) {
    const Index n = attentionSizes(keyOf(scene)).queryCount;
    const Permutation typed = typedOrder(scene);
    return typed.empty() ? shuffledOrder(n, std::uint64_t(scene.parameters.seed)) : fittedOrder(typed, n);
}

std::optional<std::string> sceneOrderProblem(const Scene& scene) {
    const Permutation typed = typedOrder(scene);
    if (typed.empty()) return std::nullopt;
    std::string problem = orderProblem(typed, attentionSizes(keyOf(scene)).queryCount);
    if (problem.empty()) return std::nullopt;
    return problem;
}

std::shared_ptr<const OrderRun> orderRun(const Scene& scene, std::stop_token stop) {
    Scene key = keyOf(scene);
    if (auto found = findKept(key)) return found;
    auto run = std::make_shared<OrderRun>();
    AttentionSetting& setting = run->setting;
    setting = attentionSetting(key);
    if (setting.batch > 1) {
        setting.embeddings = Matrix(setting.embeddings.topRows(setting.queryCount));
        setting.input = Matrix(setting.input.topRows(setting.queryCount));
        setting.batch = 1;
    }
    run->shown.order = orderOf(key);
    attendShuffled(run->input(), run->shown, stop);
    if (stop.stop_requested()) return run;

    ShuffledInput other = run->input();
    const Matrix positions = sinusoidalTable(
        {.positions = setting.queryCount, .dimensions = setting.dimensions, .base = key.parameters.base});
    other.positions = setting.hasPositions ? nullptr : &positions;
    ShuffledAttention otherwise;
    attendShuffled(other, otherwise, stop);
    run->withPositions = setting.hasPositions ? run->shown.largest : otherwise.largest;
    run->withoutPositions = setting.hasPositions ? otherwise.largest : run->shown.largest;
    if (stop.stop_requested()) return run;
    const std::lock_guard lock(keptMutex);
    kept = {std::move(key), run};
    return run;
}

std::shared_ptr<const OrderRun> orderRunNow(const Scene& scene) {
    const AttentionSizes sizes = attentionSizes(scene);
    const double work =
        4 * multiplyAdds(sizes.design, sizes.dimensions, sizes.heads, sizes.queryCount, sizes.queryCount);
    return work < kQuickMultiplyAdds ? orderRun(scene) : findKept(keyOf(scene));
}

double orderRunBytes(const Scene& scene) {
    const Scene key = keyOf(scene);
    const AttentionSizes sizes = attentionSizes(key);
    const AttentionChoice choice{.heads = sizes.heads, .design = sizes.design};
    // Both layers that are shown, and both that are not.
    return attentionRunBytes(key) + 3 * attentionBytes(choice, 1, sizes.queryCount, sizes.queryCount, sizes.dimensions);
}

}  // namespace attention
