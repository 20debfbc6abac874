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

/// Whether the parameter is part of the selected cell.
bool isSelectionKey(std::string_view key);

/// Which settings of the current page are taken along to the page opened next: parameters, sentence, files and
/// comparison, and also selected and pinned cells if both pages have the same cells (SelectionKind). Measurements and
/// arrays of a trained model are never taken along.
enum class TakeAlong {
    Nothing,
    Once,    ///< once: everything that differs from the current page's start scene
    Always,  ///< always: what the user set, but not what a preset, Reset, a lesson or a trained model set
};

/// Remembers what each page of a document shows: at first its start scene (startScene()), later its scene when it was
/// last left. Each step of the history has its own memory, so that undo restores it as well. Copies are cheap, because
/// they share the scenes.
class PageMemory {
 public:
    using SharedScene = std::shared_ptr<const Scene>;

    PageMemory() = default;
    /// @param scenes  remembered scenes of pages, for example of a recovered run
    explicit PageMemory(const std::vector<SharedScene>& scenes);

    /// Sets the scene relative to which changes of the current page count as made by the user; called when the whole
    /// scene is set, for example by a preset.
    void setBase(const Scene& base) { m_base = std::make_shared<const Scene>(base); }
    /// Stores the scene of the current page when it is left.
    void remember(const Scene& leftScene);
    /// Changes the remembered scene of a page that is not shown, for example when a file for it has been read.
    void change(const Exhibit& page, const std::function<void(Scene&)>& change);
    /// Remembered scenes of all pages except one, as far as they differ from their start scenes.
    std::vector<SharedScene> scenesExcept(std::string_view exhibit) const;
    /// Makes `next` the current page. @return its scene
    /// @param leftScene  the scene of the previous page
    Scene open(const Exhibit& next, const Scene& leftScene, TakeAlong takeAlong);

 private:
    struct Page {
        SharedScene scene;
        SharedScene base;
    };
    Page pageOf(const Exhibit& exhibit) const;

    std::map<std::string, Page, std::less<>> m_pages;  ///< by exhibit id, as they were left
    SharedScene m_base;                                ///< see setBase(), of the current page; nullptr: its start scene
};

}  // namespace attention
