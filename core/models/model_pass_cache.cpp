#include "core/models/model_pass_cache.h"

#include <algorithm>
#include <list>
#include <mutex>
#include <string>
#include <utility>

#include "core/system/memory.h"

namespace attention {
namespace {

/// A cache of passes of one kind; the most recently used one is first.
template <class Pass>
class PassCache {
 public:
    template <class Run>
    std::shared_ptr<const Pass> get(const LanguageModel& model, std::vector<int> tokens,
                                    LanguageModelIntervention intervention, bool isExact, const std::stop_token& stop,
                                    const Run& run) {
        std::ranges::sort(intervention.ablatedHeads);
        const double bytes = cachedPassBytes(model.config(), Index(tokens.size()), isExact);
        Entry entry{model.checksum(), std::move(tokens), std::move(intervention), nullptr, bytes};
        if (auto pass = find(entry)) return pass;
        // Computed without the lock, so that requests for other passes do not wait.
        Pass pass = run(entry.tokens, entry.intervention);
        if (stop.stop_requested()) return nullptr;
        entry.pass = std::make_shared<const Pass>(std::move(pass));
        return insert(std::move(entry));
    }

 private:
    struct Entry {
        std::string checksum;
        std::vector<int> tokens;
        LanguageModelIntervention intervention;
        std::shared_ptr<const Pass> pass;
        double bytes = 0;

        bool isSame(const Entry& other) const {
            return checksum == other.checksum && tokens == other.tokens && intervention == other.intervention;
        }
    };

    std::shared_ptr<const Pass> find(const Entry& entry) {
        const std::lock_guard lock(m_mutex);
        const auto found = std::ranges::find_if(m_entries, [&](const Entry& each) { return each.isSame(entry); });
        if (found == m_entries.end()) return nullptr;
        m_entries.splice(m_entries.begin(), m_entries, found);
        return found->pass;
    }
    std::shared_ptr<const Pass> insert(Entry entry) {
        auto pass = entry.pass;
        const std::lock_guard lock(m_mutex);
        m_entries.push_front(std::move(entry));
        double sum = 0;
        for (auto each = m_entries.begin(); each != m_entries.end();) {
            sum += each->bytes;
            each = sum > passCacheLimit() / 2 ? m_entries.erase(each) : std::next(each);
        }
        return pass;
    }

    std::mutex m_mutex;
    std::list<Entry> m_entries;
};

}  // namespace

double cachedPassBytes(const LanguageModelConfig& config, Index tokenCount, bool isExact) {
    const double n = double(tokenCount), row = n * double(config.d), weights = double(config.heads) * n * n;
    const double layer = isExact ? 11 * row + n * double(config.mlpWidth) + 2 * weights : 7 * row + weights;
    return (double(config.layers) * layer + row) * double(isExact ? sizeof(double) : sizeof(float));
}

double passCacheLimit() {
    constexpr double kMax = 256e6, kMemoryFraction = 1.0 / 16;
    static const double limit = std::min(kMax, kMemoryFraction * memoryLimit());
    return limit;
}

std::shared_ptr<const LanguageModelPass> sharedPass(const std::shared_ptr<const LanguageModel>& model,
                                                    std::vector<int> tokens, LanguageModelIntervention intervention,
                                                    std::stop_token stop) {
    static PassCache<LanguageModelPass> cache;
    return cache.get(*model, std::move(tokens), std::move(intervention), false, stop,
                     [&](const std::vector<int>& ids, const LanguageModelIntervention& changes) {
                         return runLanguageModel(*model, ids, changes, stop);
                     });
}

std::shared_ptr<const ExactLanguageModelPass> sharedExactPass(const std::shared_ptr<const LanguageModel>& model,
                                                              std::vector<int> tokens,
                                                              LanguageModelIntervention intervention,
                                                              std::stop_token stop) {
    static PassCache<ExactLanguageModelPass> cache;
    return cache.get(*model, std::move(tokens), std::move(intervention), true, stop,
                     [&](const std::vector<int>& ids, const LanguageModelIntervention& changes) {
                         return exactLanguageModelPass(*model, ids, changes, stop);
                     });
}

}  // namespace attention
