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

/// The undo history: the scenes to which the user's changes led. There is always a current step; undo and redo move it.
/// Scenes share their arrays, so a step needs only some hundred bytes. Related changes form one step: changes of the
/// same kind are merged in a burst, until a change of another kind or endBurst(); between beginGesture() and
/// endGesture() they are merged regardless of other changes.
class SceneHistory {
 public:
    struct Step {
        Scene scene;
        QString text;      ///< description, translated: "n: 60 → 128"; of the first step: how the document began
        std::string kind;  ///< later changes of this kind can be merged; empty: none
        std::shared_ptr<const PageMemory> memory = {};  ///< what the other pages show at this step
        std::shared_ptr<const LessonDraft> draft = {};  ///< of the edited lesson; nullptr: none is edited
    };
    /// Maximum number of steps; beyond it the oldest are removed.
    static constexpr std::size_t kMaxSteps = 1000;

    explicit SceneHistory(Step first);

    const Scene& currentScene() const { return currentStep().scene; }
    const Step& currentStep() const { return m_steps[m_currentIndex]; }
    const std::vector<Step>& steps() const { return m_steps; }
    std::size_t currentIndex() const { return m_currentIndex; }

    /// The scene before a change of this kind: the current one, or, if the change would be merged into the current
    /// step, that of the step before.
    const Scene& before(const std::string& kind) const;
    /// Adds a step after the current one and removes undone steps, or merges it into the current step. A step equal to
    /// the current one is not added; a merged step that equals the step before is removed.
    void add(Step step);

    /// Ends merging by kind: the next change is a step of its own, unless it belongs to a gesture.
    void endBurst() { m_isBurstOpen = false; }
    /// Merges changes of this kind until endGesture(), for example while a slider is dragged.
    void beginGesture(const std::string& kind);
    void endGesture(const std::string& kind);
    void endGestures();
    bool isGesture(const std::string& kind) const { return m_gestures.contains(kind); }
    bool isAnyGesture() const { return !m_gestures.empty(); }

    /// Limits undo to steps after this one, until another floor is set or goTo() leads to an earlier step.
    /// @param index  in steps()
    void setFloor(std::size_t index) { m_floor = index; }
    std::size_t floor() const { return m_floor; }
    bool canUndo() const { return m_currentIndex > m_floor; }
    bool canRedo() const { return m_currentIndex + 1 < m_steps.size(); }
    /// Descriptions of the steps that undo and redo would affect; empty if there is none.
    QString undoText() const { return canUndo() ? currentStep().text : QString(); }
    QString redoText() const { return canRedo() ? m_steps[m_currentIndex + 1].text : QString(); }
    /// Makes a step the current one. The next change is a step of its own, even in a gesture.
    /// @param index  in steps()
    void goTo(std::size_t index);

 private:
    /// Whether a change of this kind would be merged into the current step.
    bool mergesWith(const std::string& kind) const;
    /// Makes the next change of each gesture a new step.
    void separateGestures();
    /// Whether scene and draft are equal.
    static bool isSame(const Step& one, const Step& other);

    std::vector<Step> m_steps;
    std::size_t m_currentIndex = 0;
    std::size_t m_floor = 0;  ///< undo does not go back beyond this step
    bool m_isBurstOpen = false;
    std::map<std::string, std::size_t> m_gestures;  ///< for each kind, the last step before the gesture's own step
};

}  // namespace attention
