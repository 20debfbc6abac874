#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include <QString>

#include "ui/exhibits/exhibit.h"

namespace attention {

/// An exhibit at one scene, with the study computed from it: what a window shows and what a file holds. It never
/// changes. Caption, description and explanations are made when somebody first asks for them, once for all copies, and
/// made anew only in another language. For one thread.
class EvaluatedScene {
 public:
    /// Without exhibit and study.
    EvaluatedScene() = default;
    /// @param scene  fits the exhibit  @param study  nullptr while there is none yet
    EvaluatedScene(const Exhibit& exhibit, Scene scene, StudyPtr study);
    /// This study at another scene with the same numbers. Explanations go along if only selection or View differ.
    EvaluatedScene at(Scene scene) const;
    EvaluatedScene withSelection(const std::optional<Cell>& cell) const;

    /// Whether there is a study; everything below but exhibit(), scene() and study() needs it.
    explicit operator bool() const { return m_study != nullptr; }
    const Exhibit& exhibit() const { return *m_exhibit; }
    const Scene& scene() const { return m_scene; }
    const StudyPtr& study() const { return m_study; }

    Caption caption() const;
    /// What the figure shows, with which parameters, and the selected number.
    QString description() const;
    /// Why the number in a cell is what it is. @param cell  inside the matrix that it names
    Explanation explain(const Cell& cell) const;
    /// Nothing while no cell is selected.
    std::optional<Explanation> explainSelection() const;
    /// How a cell is called: its position with the word there, its column.
    CellTags tags(const Cell& cell) const;
    /// Which token of the sentence a cell stands for, from 0; nothing: none.
    std::optional<std::int64_t> tokenOf(const Cell& cell) const;
    /// @throws std::invalid_argument for a name that is not in tables(), and for the derivation while no cell is
    /// selected
    Table table(std::string_view name) const;

 private:
    struct Words;
    struct Explanations;

    const Exhibit* m_exhibit = nullptr;
    Scene m_scene;
    StudyPtr m_study;
    std::shared_ptr<Words> m_words;
    std::shared_ptr<Explanations> m_explanations;
};

/// Computes the study of a scene that fits the exhibit.
EvaluatedScene evaluateScene(const Exhibit& exhibit, Scene scene);

}  // namespace attention
