#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include <QString>

#include "ui/exhibits/exhibit.h"

namespace attention {

/// An exhibit, a scene and the study computed from it: what a window shows or an exported file contains. Immutable.
/// Caption, description and explanations are created at the first request, shared by all copies, and created again only
/// after a change of language. Not thread-safe.
class EvaluatedScene {
 public:
    /// Without exhibit and study.
    EvaluatedScene() = default;
    /// @param scene  adapted to the exhibit  @param study  nullptr while it is not computed yet
    EvaluatedScene(const Exhibit& exhibit, Scene scene, StudyPtr study);
    /// This study with another scene, which must have the same numbers (hasSameNumbers()). Cached explanations are kept
    /// if the scenes differ only in selection and View.
    EvaluatedScene withScene(Scene scene) const;
    EvaluatedScene withSelection(const std::optional<Cell>& cell) const;

    /// Whether there is a study. Without one, only exhibit(), scene() and study() may be called.
    explicit operator bool() const { return m_study != nullptr; }
    const Exhibit& exhibit() const { return *m_exhibit; }
    const Scene& scene() const { return m_scene; }
    const StudyPtr& study() const { return m_study; }

    Caption caption() const;
    /// Plain sentences: what the figure shows, with which parameters, and the selected number.
    QString description() const;
    /// Why the number in a cell is what it is. @param cell  inside the matrix that it names
    Explanation explain(const Cell& cell) const;
    /// The explanation of the selected cell; nothing while no cell is selected.
    std::optional<Explanation> explainSelection() const;
    /// The names of a cell's row and column: {"position 3: “cat”", "column 5"}.
    CellTags tags(const Cell& cell) const;
    /// Index of the token that a cell or label belongs to, from 0; nothing if it belongs to no token.
    std::optional<std::int64_t> tokenOf(const Cell& cell) const;
    /// @throws std::invalid_argument for a name that is not in Exhibit::tables(), and for the derivation while no cell
    /// is selected
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
