#pragma once

#include <cstddef>
#include <vector>

#include <QString>

#include "core/scene/scene.h"

namespace attention {

/// What a person did, as the scenes that it led to. There is always a present step; undo and redo move it.
class SceneHistory {
 public:
    struct Step {
        Scene scene;
        QString text;  ///< translated: "n: 60 → 128"; of the first step: how it began
        QString kind;  ///< steps of one gesture with the same kind are one; empty: never merged
    };
    /// The oldest steps are forgotten beyond this.
    static constexpr std::size_t kMostSteps = 1000;

    explicit SceneHistory(Scene first, const QString& text = {});

    const Scene& present() const { return m_steps[m_present].scene; }
    const std::vector<Step>& steps() const { return m_steps; }
    std::size_t presentIndex() const { return m_present; }

    /// Adds a step after the present one and forgets what was undone. While a gesture lasts, a step of the same kind as
    /// the one before replaces its scene and text; a gesture that ends where it began leaves no step.
    void add(Scene scene, const QString& text, const QString& kind);
    /// Changes the present step without a new one: where the pointer rests is no deed to undo.
    void amend(Scene scene);
    /// The next step is a new one, whatever its kind: the mouse was released, the player stopped, a moment went by.
    void endGesture() { m_gesture = false; }

    bool canUndo() const { return m_present > 0; }
    bool canRedo() const { return m_present + 1 < m_steps.size(); }
    QString undoText() const;
    QString redoText() const;
    /// Makes a step the present one. @return its scene
    const Scene& goTo(std::size_t index);

    void reset(Scene first, const QString& text = {});

 private:
    std::vector<Step> m_steps;
    std::size_t m_present = 0;
    bool m_gesture = false;
};

}  // namespace attention
