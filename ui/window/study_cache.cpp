#include "ui/window/study_cache.h"

#include <algorithm>
#include <utility>

#include "core/system/memory.h"

namespace attention {

StudyCache& StudyCache::global() {
    constexpr double kMax = 512e6, kShare = 1.0 / 8;
    static StudyCache kept(std::min(kMax, kShare * memoryLimit()));
    return kept;
}

std::shared_ptr<const Study> StudyCache::find(const Exhibit& exhibit, const Scene& scene) {
    const auto found = std::ranges::find_if(m_kept, [&](const Kept& each) {
        return each.exhibit == &exhibit && hasSameNumbers(exhibit, each.scene, scene);
    });
    if (found == m_kept.end()) return nullptr;
    m_kept.splice(m_kept.begin(), m_kept, found);
    return found->study;
}

void StudyCache::insert(const Exhibit& exhibit, const Scene& scene, std::shared_ptr<const Study> study) {
    if (find(exhibit, scene)) return;
    const double bytes = exhibit.memoryNeeded(scene);
    if (bytes > m_most / 2) return;
    m_kept.push_front({&exhibit, scene, std::move(study), bytes});
    double sum = 0;
    for (auto each = m_kept.begin(); each != m_kept.end();) {
        sum += each->bytes;
        each = sum > m_most ? m_kept.erase(each) : std::next(each);
    }
}

}  // namespace attention
