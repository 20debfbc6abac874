#include "core/models/model_pass_cache.h"

#include <algorithm>
#include <list>
#include <mutex>
#include <string>
#include <utility>

#include "core/system/memory.h"

namespace attention {
namespace {

/// The last passes of one kind, what was asked for last first.
template <class Pass>
class PassCache {
 public:
    template <class Run>
    std::shared_ptr<const Pass> get(const LanguageModel& model, std::vector<int> tokens,
                                    LanguageModelIntervention intervention, bool isExact, const std::stop_token& stop,
                                    const Run& run) {
        std::ranges::sort(intervention.ablatedHeads);
        const double bytes = passBytes(model.config(), Index(tokens.size()), isExact);
        Kept entry{model.checksum(), std::move(tokens), std::move(intervention), nullptr, bytes};
        if (auto pass = find(entry)) return pass;
        // Not under the lock: who asks for another pass meanwhile does not wait.
        Pass pass = run(entry.tokens, entry.intervention);
        if (stop.stop_requested()) return nullptr;
        entry.pass = std::make_shared<const Pass>(std::move(pass));
        return insert(std::move(entry));
    }

 private:
    struct Kept {
        std::string checksum;
        std::vector<int> tokens;
        LanguageModelIntervention intervention;
        std::shared_ptr<const Pass> pass;
        double bytes = 0;

        bool isSame(const Kept& other) const {
            return checksum == other.checksum && tokens == other.tokens && intervention == other.intervention;
        }
    };

    std::shared_ptr<const Pass> find(const Kept& entry) {
        const std::lock_guard lock(m_mutex);
        const auto found = std::ranges::find_if(m_kept, [&](const Kept& each) { return each.isSame(entry); });
        if (found == m_kept.end()) return nullptr;
        m_kept.splice(m_kept.begin(), m_kept, found);
        return found->pass;
    }
    std::shared_ptr<const Pass> insert(Kept entry) {
        auto pass = entry.pass;
        const std::lock_guard lock(m_mutex);
        m_kept.push_front(std::move(entry));
        double sum = 0;
        for (auto each = m_kept.begin(); each != m_kept.end();) {
            sum += each->bytes;
            each = sum > passCacheLimit() / 2 ? m_kept.erase(each) : std::next(each);
        }
        return pass;
    }

    std::mutex m_mutex;
    std::list<Kept> m_kept;
};

}  // namespace

double passBytes(const LanguageModelConfig& config, Index tokenCount, bool isExact) {
    const double n = double(tokenCount), row = n * double(config.d), weights = double(config.heads) * n * n;
    const double layer = isExact ? 11 * row + n * double(config.mlpWidth) + 2 * weights : 7 * row + weights;
    return (double(config.layers) * layer + row) * double(isExact ? sizeof(double) : sizeof(float));
}

double passCacheLimit() {
    constexpr double kMax = 256e6, kShare = 1.0 / 16;
    static const double limit = std::min(kMax, kShare * memoryLimit());
    return limit;
}

std::shared_ptr<const LanguageModelPass> sharedPass(const std::shared_ptr<const LanguageModel>& model,
                                                    std::vector<int> tokens, LanguageModelIntervention intervention,
                                                    std::stop_token stop) {
    static PassCache<LanguageModelPass> cache;
    return cache.get(*model, std::move(tokens), std::move(intervention), false, stop,
                     [&](const std::vector<int>& ids, const LanguageModelIntervention& what) {
                         return runLanguageModel(*model, ids, what, stop);
                     });
}

std::shared_ptr<const ExactLanguageModelPass> sharedExactPass(const std::shared_ptr<const LanguageModel>& model,
                                                              std::vector<int> tokens,
                                                              LanguageModelIntervention intervention,
                                                              std::stop_token stop) {
    static PassCache<ExactLanguageModelPass> cache;
    return cache.get(*model, std::move(tokens), std::move(intervention), true, stop,
                     [&](const std::vector<int>& ids, const LanguageModelIntervention& what) {
                         return exactLanguageModelPass(*model, ids, what, stop);
                     });
}

}  // namespace attention
