#include "ui/window/scene_history.h"

#include <algorithm>
#include <utility>

#include "ui/window/lesson_draft.h"

namespace attention {

SceneHistory::SceneHistory(Step first) {
    m_steps.push_back(std::move(first));
}

const Scene& SceneHistory::before(const std::string& kind) const {
    return m_steps[mergesWith(kind) ? m_currentIndex - 1 : m_currentIndex].scene;
}

bool SceneHistory::mergesWith(const std::string& kind) const {
    if (kind.empty() || m_currentIndex == 0 || canRedo()) return false;
    // If something plays while something else is dragged, the player extends the newer step; otherwise every tick and
    // every move would become a step of its own.
    const auto gesture = m_gestures.find(kind);
    if (gesture != m_gestures.end()) return m_currentIndex > gesture->second;
    return m_isBurstOpen && currentStep().kind == kind;
}

bool SceneHistory::isSame(const Step& one, const Step& other) {
    const bool isSameDraft = one.draft == other.draft || (one.draft && other.draft && *one.draft == *other.draft);
    return isSameDraft && one.scene == other.scene;
}

void SceneHistory::add(Step step) {
    if (mergesWith(step.kind)) {
        if (isSame(step, m_steps[m_currentIndex - 1])) {
            m_steps.pop_back();
            --m_currentIndex;
            m_isBurstOpen = false;
            for (auto& [kind, last] : m_gestures) last = std::min(last, m_currentIndex);
            return;
        }
        step.kind = currentStep().kind;
        m_steps[m_currentIndex] = std::move(step);
        return;
    }
    if (isSame(step, currentStep())) {
        m_steps[m_currentIndex].memory = std::move(step.memory);
        return;
    }
    m_steps.resize(m_currentIndex + 1);
    if (m_steps.size() == kMaxSteps) {
        m_steps.erase(m_steps.begin());
        m_floor -= std::min<std::size_t>(m_floor, 1);
        for (auto& [kind, last] : m_gestures) last -= std::min<std::size_t>(last, 1);
    }
    m_isBurstOpen = !step.kind.empty();
    m_steps.push_back(std::move(step));
    m_currentIndex = m_steps.size() - 1;
    if (!m_isBurstOpen) separateGestures();
}

void SceneHistory::beginGesture(const std::string& kind) {
    m_isBurstOpen = false;
    m_gestures[kind] = m_currentIndex;
}

void SceneHistory::endGesture(const std::string& kind) {
    if (m_gestures.erase(kind)) m_isBurstOpen = false;
}

void SceneHistory::endGestures() {
    m_gestures.clear();
    m_isBurstOpen = false;
}

void SceneHistory::goTo(std::size_t index) {
    m_currentIndex = std::min(index, m_steps.size() - 1);
    m_floor = std::min(m_floor, m_currentIndex);
    m_isBurstOpen = false;
    separateGestures();
}

void SceneHistory::separateGestures() {
    for (auto& [kind, last] : m_gestures) last = m_currentIndex;
}

}  // namespace attention
