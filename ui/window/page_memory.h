#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/scene/scene.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// Of a parameter that says which cell is selected.
bool isSelectionKey(std::string_view key);

/// What goes along to the page that is opened next: values, sentence, files, comparison, and, where they are the same
/// cells (SelectionKind), the selected and the pinned ones. Measurements and arrays of a trained model never do.
enum class TakeAlong {
    Nothing,
    Once,    ///< what differs from the start scene of the page at hand
    Always,  ///< what the person set: not what a preset, Reset, a lesson or a trained model brought to the page at hand
};

/// What the pages of a document show when they are opened: for the first time their start scene (startScene()), later
/// what they showed when they were left. Each step of the history has a memory of its own, so that undo takes back what
/// it remembers as well. A copy is cheap: copies share the scenes.
class PageMemory {
 public:
    using SharedScene = std::shared_ptr<const Scene>;

    PageMemory() = default;
    /// @param left  the scenes of pages that were left, as of another run
    explicit PageMemory(const std::vector<SharedScene>& left);

    /// The page at hand was set as a whole: what the person sets on it is what will differ from this scene.
    void setBase(const Scene& base) { m_base = std::make_shared<const Scene>(base); }
    /// The page at hand is left like this.
    void remember(const Scene& left);
    /// A page that is not at hand is opened like this, with a change that came for it meanwhile.
    void change(const Exhibit& page, const std::function<void(Scene&)>& change);
    /// Of the other pages than this one, those that differ from their start scenes.
    std::vector<SharedScene> scenesBut(std::string_view exhibit) const;
    /// The scene of the page `next`, which is at hand from now on. @param left  the scene of the page at hand before
    Scene open(const Exhibit& next, const Scene& left, TakeAlong takeAlong);

 private:
    struct Page {
        SharedScene scene;
        SharedScene base;
    };
    Page pageOf(const Exhibit& exhibit) const;

    std::map<std::string, Page, std::less<>> m_pages;  ///< as they were left
    SharedScene m_base;                                ///< of the page at hand; none: its start scene
};

}  // namespace attention
