#include "ui/window/page_memory.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/attention/weight_files.h"
#include "ui/exhibits/exhibits.h"

namespace attention {
namespace {

std::int64_t firstRow(const Exhibit& exhibit, const EncodingParameters& parameters) {
    return exhibit.selectionKind() == SelectionKind::PositionColumn && exhibit.findUse("start") ? parameters.start : 0;
}

/// The sentences whose tokens are the rows and columns of a selection; empty for other selections.
std::pair<std::string, std::string> sentencesOf(const Exhibit& exhibit, const TokenParameters& parameters) {
    if (exhibit.selectionKind() != SelectionKind::QueryKey) return {};
    return {parameters.tokens, exhibit.findUse("memory-tokens") ? parameters.memoryTokens : std::string()};
}

void copyValue(Parameters& to, const Parameters& from, std::string_view key) {
    const ParameterInfo& info = *findParameter(key);
    setValue(to, info, valueOf(from, info));
}

/// The page that is left, with the base that tells which values the user set.
struct LeftPage {
    const Exhibit& exhibit;
    const Scene& scene;
    const Scene& base;
    Parameters adapted = adaptParameters(exhibit, scene).parameters;  ///< the parameters as the page shows them

    /// Whether the user set the value, so that the next page gets it.
    bool isTakenAlong(const ParameterInfo& info) const;
    bool isTakenAlong(std::string_view name, const LoadedArray& array) const;
    bool isCellTakenAlong() const;
    std::optional<Cell> cellOn(const Exhibit& next, const Parameters& nextParameters, Cell cell) const;
};

bool LeftPage::isTakenAlong(const ParameterInfo& info) const {
    const ParameterValue value = valueOf(scene.parameters, info);
    // The tab is never taken along, because each page has its own tabs.
    if (isSelectionKey(info.key) || info.key == "show" || value == valueOf(base.parameters, info)) return false;
    // A value that the exhibit derived, such as n from the sentence, was not set by the user.
    return std::ranges::none_of(exhibit.derivedParameters(scene), [&](const DerivedParameter& decision) {
        return decision.key == info.key && !decision.isUpperBound && value == ParameterValue(decision.value);
    });
}

bool LeftPage::isTakenAlong(std::string_view name, const LoadedArray& array) const {
    const auto before = base.arrays.find(name);
    return !array.isFromModel() && (before == base.arrays.end() || !(before->second == array));
}

bool LeftPage::isCellTakenAlong() const {
    return scene.parameters.row != base.parameters.row || scene.parameters.column != base.parameters.column ||
           scene.parameters.matrix != base.parameters.matrix;
}

/// The corresponding cell of another page; nullopt if the cell has another meaning or does not exist there.
std::optional<Cell> LeftPage::cellOn(const Exhibit& next, const Parameters& nextParameters, Cell cell) const {
    if (exhibit.selectionKind() != next.selectionKind() || !exhibit.hasSharedCells(cell.matrix)) return std::nullopt;
    if (sentencesOf(exhibit, adapted) != sentencesOf(next, nextParameters)) return std::nullopt;
    cell.row += firstRow(exhibit, adapted) - firstRow(next, nextParameters);
    if (!next.findUse("matrix"))
        cell.matrix.clear();
    else
        cell.matrix = next.hasSharedCells(nextParameters.matrix) ? nextParameters.matrix
                                                                 : std::string(next.selectionMatrices().front());
    return hasCell(next, nextParameters, cell) ? std::optional(cell) : std::nullopt;
}

/// The scene `ownScene` of the next page with the values, files and comparison of the page that is left.
Scene withTakenAlong(const Exhibit& next, const Scene& ownScene, const LeftPage& leftPage) {
    Scene scene = ownScene;
    scene.parameters = {};
    for (const ParameterUse& use : next.uses()) copyValue(scene.parameters, ownScene.parameters, use.key);
    for (const ParameterInfo& info : parameterTable())
        if (leftPage.isTakenAlong(info)) setValue(scene.parameters, info, valueOf(leftPage.scene.parameters, info));
    const auto isWeightTakenAlong = [&](std::string_view name) {
        const auto weight = leftPage.scene.arrays.find(name);
        return weight != leftPage.scene.arrays.end() && leftPage.isTakenAlong(name, weight->second);
    };
    // All weights of a layer are taken along together.
    if (std::ranges::any_of(weightNames(), isWeightTakenAlong))
        for (const std::string_view name : weightNames()) scene.arrays.erase(std::string(name));
    for (const auto& [name, array] : leftPage.scene.arrays)
        if (leftPage.isTakenAlong(name, array)) scene.arrays.insert_or_assign(name, array);
    if (!leftPage.scene.reference) return scene;
    // Only parameters that differ between scene and reference are compared; the reference may have been adapted by its
    // exhibit.
    scene.reference = scene.parameters;
    for (const ParameterInfo& info : parameterTable()) {
        const ParameterValue value = valueOf(*leftPage.scene.reference, info);
        if (!isSelectionKey(info.key) && value != valueOf(leftPage.scene.parameters, info) &&
            value != valueOf(leftPage.adapted, info))
            setValue(*scene.reference, info, value);
    }
    return scene;
}

}  // namespace

bool isSelectionKey(std::string_view key) {
    return key == "matrix" || key == "row" || key == "column";
}

PageMemory::PageMemory(const std::vector<SharedScene>& scenes) {
    for (const SharedScene& scene : scenes)
        if (findExhibit(scene->exhibit)) m_pages[scene->exhibit] = {scene, nullptr};
}

std::vector<PageMemory::SharedScene> PageMemory::scenesExcept(std::string_view exhibit) const {
    std::vector<SharedScene> scenes;
    for (const auto& [id, page] : m_pages)
        if (id != exhibit && *page.scene != startScene(*findExhibit(id))) scenes.push_back(page.scene);
    return scenes;
}

PageMemory::Page PageMemory::pageOf(const Exhibit& exhibit) const {
    const auto page = m_pages.find(exhibit.id());
    return page == m_pages.end() ? Page{std::make_shared<const Scene>(startScene(exhibit)), nullptr} : page->second;
}

void PageMemory::remember(const Scene& leftScene) {
    m_pages[leftScene.exhibit] = {std::make_shared<const Scene>(leftScene), m_base};
}

void PageMemory::change(const Exhibit& page, const std::function<void(Scene&)>& change) {
    Page changed = pageOf(page);
    Scene scene = *changed.scene;
    change(scene);
    changed.scene = std::make_shared<const Scene>(std::move(scene));
    m_pages[std::string(page.id())] = std::move(changed);
}

Scene PageMemory::open(const Exhibit& next, const Scene& leftScene, TakeAlong takeAlong) {
    Page page = pageOf(next);
    // Only one language model is open at a time, and all pages use it.
    if (!(page.scene->languageModel == leftScene.languageModel)) {
        Scene own = *page.scene;
        own.languageModel = leftScene.languageModel;
        page.scene = std::make_shared<const Scene>(std::move(own));
    }
    const SharedScene base = std::exchange(m_base, page.base);
    if (takeAlong == TakeAlong::Nothing) return *page.scene;
    const Exhibit& before = *findExhibit(leftScene.exhibit);
    const Scene unchangedScene = takeAlong == TakeAlong::Always && base ? *base : startScene(before);
    const LeftPage from{before, leftScene, unchangedScene};
    const auto isShown = [&](const Scene& scene) { return !findProblem(next, adaptScene(next, scene)); };

    Scene scene = withTakenAlong(next, *page.scene, from);
    // If the values taken along contradict the page's start scene, for example an order of five words and a sentence of
    // four, the exhibit's default scene is used instead.
    if (!m_pages.contains(next.id()) && !isShown(scene)) {
        setBase(applyPreset(next, {}, {}));
        scene = withTakenAlong(next, *m_base, from);
    }
    // If the page cannot show one of the values, for example words unknown to its model, it keeps its own value
    // instead.
    if (const auto problem = findProblem(next, adaptScene(next, scene)); problem && next.findUse(problem->key)) {
        Scene withOwnValue = withTakenAlong(next, *page.scene, from);
        copyValue(withOwnValue.parameters, page.scene->parameters, problem->key);
        if (isShown(withOwnValue)) {
            scene = std::move(withOwnValue);
            m_base = page.base;
        }
    }
    const Parameters& own = page.scene->parameters;
    // A table of another size is shown unzoomed.
    if (scene.parameters.n != own.n || scene.parameters.d != own.d) scene.view.zoom.reset();

    const Parameters adapted = adaptParameters(next, scene).parameters;
    const auto chosen = from.isCellTakenAlong() ? selectedCell(from.adapted) : std::nullopt;
    if (const auto cell = chosen ? from.cellOn(next, adapted, *chosen) : std::nullopt) {
        setSelection(scene.parameters, cell);
    } else {
        // Without a valid cell, the selection is what the exhibit adapts it to.
        scene.parameters.row = adapted.row;
        scene.parameters.column = adapted.column;
    }
    scene.parameters = next.withLinkedParameters(own, std::move(scene.parameters));
    if (!leftScene.view.pins.empty() && before.selectionKind() == next.selectionKind() &&
        next.selectionKind() != SelectionKind::Own) {
        scene.view.pins.clear();
        for (const Cell& pin : leftScene.view.pins)
            if (const auto cell = from.cellOn(next, adapted, pin)) scene.view.pins.push_back(*cell);
    }
    return scene;
}

}  // namespace attention
