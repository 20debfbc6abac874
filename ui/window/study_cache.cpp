#include "ui/window/study_cache.h"

#include <algorithm>
#include <utility>

#include "core/system/memory.h"

namespace attention {

StudyCache& StudyCache::global() {
    constexpr double kMaxBytes = 512e6, kMemoryFraction = 1.0 / 8;
    static StudyCache cache(std::min(kMaxBytes, kMemoryFraction * memoryLimit()));
    return cache;
}

std::shared_ptr<const Study> StudyCache::find(const Exhibit& exhibit, const Scene& scene) {
    const auto found = std::ranges::find_if(m_entries, [&](const Entry& each) {
        return each.exhibit == &exhibit && hasSameNumbers(exhibit, each.scene, scene);
    });
    if (found == m_entries.end()) return nullptr;
    m_entries.splice(m_entries.begin(), m_entries, found);
    return found->study;
}

void StudyCache::insert(const Exhibit& exhibit, const Scene& scene, std::shared_ptr<const Study> study) {
    if (find(exhibit, scene)) return;
    const double bytes = exhibit.memoryNeeded(scene);
    if (bytes > m_maxBytes / 2) return;
    m_entries.push_front({&exhibit, scene, std::move(study), bytes});
    double sum = 0;
    for (auto each = m_entries.begin(); each != m_entries.end();) {
        sum += each->bytes;
        each = sum > m_maxBytes ? m_entries.erase(each) : std::next(each);
    }
}

}  // namespace attention
