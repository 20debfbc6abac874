#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <QString>

#include "core/scene/scene.h"

namespace attention {

struct LessonDraft;
class PageMemory;

/// What a person did, as the scenes that it led to. There is always a present step; undo and redo move it. Scenes share
/// their arrays, so a step costs some hundred bytes. Related changes form one step. Changes of the same kind are merged
/// into a burst until another kind of change or endBurst(); between beginGesture() and endGesture() they are merged
/// regardless of other changes.
class SceneHistory {
 public:
    struct Step {
        Scene scene;
        QString text;      ///< translated: "n: 60 → 128"; of the first step: how it began
        std::string kind;  ///< what it can grow with; empty: with nothing
        std::shared_ptr<const PageMemory> memory = {};  ///< of the pages, as of this step
        std::shared_ptr<const LessonDraft> draft = {};  ///< of the lesson that is edited; none: none is
    };
    /// The oldest steps are forgotten beyond this.
    static constexpr std::size_t kMaxSteps = 1000;

    explicit SceneHistory(Step first);

    const Scene& currentScene() const { return currentStep().scene; }
    const Step& currentStep() const { return m_steps[m_present]; }
    const std::vector<Step>& steps() const { return m_steps; }
    std::size_t currentIndex() const { return m_present; }

    /// The scene that a change of this kind would start from: the present one, or, where the present step would grow,
    /// the one before it.
    const Scene& before(const std::string& kind) const;
    /// Adds a step after the present one and forgets what was undone, or lets the present step grow. A scene that is
    /// the present one adds nothing, and a step that has grown back to where it began is gone.
    void add(Step step);

    /// A moment went by: the next change is a step of its own, save in a gesture.
    void endBurst() { m_isBurstOpen = false; }
    void beginGesture(const std::string& kind);
    void endGesture(const std::string& kind);
    void endGestures();
    bool isGesture(const std::string& kind) const { return m_gestures.contains(kind); }
    bool isAnyGesture() const { return !m_gestures.empty(); }

    /// What led to this step is not for undo to take back, until another floor is set or a step before it is gone to.
    /// @param index  in steps()
    void setFloor(std::size_t index) { m_floor = index; }
    std::size_t floor() const { return m_floor; }
    bool canUndo() const { return m_present > m_floor; }
    bool canRedo() const { return m_present + 1 < m_steps.size(); }
    /// What undo would take back, and redo bring back; empty without such a step.
    QString undoText() const { return canUndo() ? currentStep().text : QString(); }
    QString redoText() const { return canRedo() ? m_steps[m_present + 1].text : QString(); }
    /// Makes a step the present one. The next change is a step of its own, even in a gesture.
    /// @param index  in steps()
    void goTo(std::size_t index);

 private:
    bool mergesWith(const std::string& kind) const;
    void separateGestures();
    /// Scene and lesson are the same.
    static bool isSame(const Step& one, const Step& other);

    std::vector<Step> m_steps;
    std::size_t m_present = 0;
    std::size_t m_floor = 0;  ///< undo goes back to it
    bool m_isBurstOpen = false;
    std::map<std::string, std::size_t> m_gestures;  ///< kind, and the last step that is not part of the gesture
};

}  // namespace attention
