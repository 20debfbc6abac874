#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/scene/scene.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// Of a parameter that says which cell is selected.
bool isSelectionKey(std::string_view key);

/// State that is carried over when the user switches between exhibits of a document. A page that was left shows what it
/// showed; one that comes for the first time opens with its start scene (startScene()). On either stands what the
/// person has set anywhere since: n dragged on one page is n on the next. So does a cell that the person chose where it
/// is the same cell (SelectionKind), and, between such pages, the pinned ones. Loaded arrays, samples and the
/// comparison belong to the document and always go along; arrays of a trained model stay with the page that they were
/// taken to. A preset and Reset set a whole page: their values are the page's, not the person's, and stay there. Each
/// step of the history has a memory of its own, so that undo takes back what it remembers as well. A copy is cheap:
/// copies share the scenes.
class ExhibitStates {
 public:
    /// Of a document that begins with this scene, whose exhibit is known: a person set what differs from the page's
    /// start, and from the defaults of the other pages, apart from what a sentence or an array decides.
    explicit ExhibitStates(const Scene& first);

    /// A person changed a scene of one page.
    void recordEdit(const Scene& before, const Scene& after);
    /// Takes what the person has set as not set: one parameter, or all of a page and its selection.
    void forget(std::string_view key);
    void forget(const Exhibit& exhibit);
    /// The scene that follows `left` on another page. Remembers `left`.
    Scene switchTo(const Exhibit& next, const Scene& left);

 private:
    struct ChosenCell {
        Cell cell;  ///< its row without the first position of the table
        std::string tokens;
        std::string memoryTokens;
    };
    void noteCell(const Exhibit& exhibit, const Scene& scene);
    Scene withTouched(const Exhibit& exhibit, const Scene& base, const Scene& left) const;
    std::optional<Cell> chosenCell(const Exhibit& exhibit, const Parameters& fits) const;

    std::map<std::string, ParameterValue, std::less<>> m_editedValues;
    std::map<SelectionKind, ChosenCell> m_chosenCells;
    std::map<std::string, std::shared_ptr<const Scene>, std::less<>> m_pages;  ///< as they were left
};

}  // namespace attention
