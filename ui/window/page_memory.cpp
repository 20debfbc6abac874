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

/// The sentences whose tokens are rows and columns of a selection.
std::pair<std::string, std::string> sentencesOf(const Exhibit& exhibit, const TokenParameters& parameters) {
    if (exhibit.selectionKind() != SelectionKind::QueryKey) return {};
    return {parameters.tokens, exhibit.findUse("memory-tokens") ? parameters.memoryTokens : std::string()};
}

void copyValue(Parameters& to, const Parameters& from, std::string_view key) {
    const ParameterInfo& info = *findParameter(key);
    setValue(to, info, valueOf(from, info));
}

/// A page that is left, and what on it nobody set.
struct LeftPage {
    const Exhibit& exhibit;
    const Scene& scene;
    const Scene& base;
    Parameters fits = adaptParameters(exhibit, scene).parameters;  ///< as the page shows them

    bool isTaken(const ParameterInfo& info) const;
    bool isTaken(std::string_view name, const LoadedArray& array) const;
    bool isCellTaken() const;
    std::optional<Cell> cellOn(const Exhibit& next, const Parameters& there, Cell cell) const;
};

bool LeftPage::isTaken(const ParameterInfo& info) const {
    const ParameterValue value = valueOf(scene.parameters, info);
    // Which parts are shown is a matter of each page: another one has other tabs.
    if (isSelectionKey(info.key) || info.key == "show" || value == valueOf(base.parameters, info)) return false;
    // A picture's scene has n as its sentence decided it.
    return std::ranges::none_of(exhibit.derivedParameters(scene), [&](const DerivedParameter& decision) {
        return decision.key == info.key && !decision.isUpperBound && value == ParameterValue(decision.value);
    });
}

bool LeftPage::isTaken(std::string_view name, const LoadedArray& array) const {
    const auto before = base.arrays.find(name);
    return !array.isFromModel() && (before == base.arrays.end() || !(before->second == array));
}

bool LeftPage::isCellTaken() const {
    return scene.parameters.row != base.parameters.row || scene.parameters.column != base.parameters.column ||
           scene.parameters.matrix != base.parameters.matrix;
}

/// A cell as another page has it; nothing where it means something else there, or is not there.
std::optional<Cell> LeftPage::cellOn(const Exhibit& next, const Parameters& there, Cell cell) const {
    if (exhibit.selectionKind() != next.selectionKind() || !exhibit.hasSharedCells(cell.matrix)) return std::nullopt;
    if (sentencesOf(exhibit, fits) != sentencesOf(next, there)) return std::nullopt;
    cell.row += firstRow(exhibit, fits) - firstRow(next, there);
    if (!next.findUse("matrix"))
        cell.matrix.clear();
    else
        cell.matrix = next.hasSharedCells(there.matrix) ? there.matrix : std::string(next.selectionMatrices().front());
    return hasCell(next, there, cell) ? std::optional(cell) : std::nullopt;
}

/// `own` with the values, the files and the comparison of the page that is left.
Scene withTaken(const Exhibit& next, const Scene& own, const LeftPage& left) {
    Scene scene = own;
    scene.parameters = {};
    for (const ParameterUse& use : next.uses()) copyValue(scene.parameters, own.parameters, use.key);
    for (const ParameterInfo& info : parameterTable())
        if (left.isTaken(info)) setValue(scene.parameters, info, valueOf(left.scene.parameters, info));
    const auto isWeightTaken = [&](std::string_view name) {
        const auto weight = left.scene.arrays.find(name);
        return weight != left.scene.arrays.end() && left.isTaken(name, weight->second);
    };
    // A layer's matrices and biases come together.
    if (std::ranges::any_of(weightNames(), isWeightTaken))
        for (const std::string_view name : weightNames()) scene.arrays.erase(std::string(name));
    for (const auto& [name, array] : left.scene.arrays)
        if (left.isTaken(name, array)) scene.arrays.insert_or_assign(name, array);
    if (!left.scene.reference) return scene;
    // What is compared is where the two differ; a reference may have been kept as its exhibit fitted it.
    scene.reference = scene.parameters;
    for (const ParameterInfo& info : parameterTable()) {
        const ParameterValue value = valueOf(*left.scene.reference, info);
        if (!isSelectionKey(info.key) && value != valueOf(left.scene.parameters, info) &&
            value != valueOf(left.fits, info))
            setValue(*scene.reference, info, value);
    }
    return scene;
}

}  // namespace

bool isSelectionKey(std::string_view key) {
    return key == "matrix" || key == "row" || key == "column";
}

PageMemory::PageMemory(const std::vector<SharedScene>& left) {
    for (const SharedScene& scene : left)
        if (findExhibit(scene->exhibit)) m_pages[scene->exhibit] = {scene, nullptr};
}

std::vector<PageMemory::SharedScene> PageMemory::scenesBut(std::string_view exhibit) const {
    std::vector<SharedScene> scenes;
    for (const auto& [id, page] : m_pages)
        if (id != exhibit && *page.scene != startScene(*findExhibit(id))) scenes.push_back(page.scene);
    return scenes;
}

PageMemory::Page PageMemory::pageOf(const Exhibit& exhibit) const {
    const auto page = m_pages.find(exhibit.id());
    return page == m_pages.end() ? Page{std::make_shared<const Scene>(startScene(exhibit)), nullptr} : page->second;
}

void PageMemory::remember(const Scene& left) {
    m_pages[left.exhibit] = {std::make_shared<const Scene>(left), m_base};
}

void PageMemory::change(const Exhibit& page, const std::function<void(Scene&)>& change) {
    Page changed = pageOf(page);
    Scene scene = *changed.scene;
    change(scene);
    changed.scene = std::make_shared<const Scene>(std::move(scene));
    m_pages[std::string(page.id())] = std::move(changed);
}

Scene PageMemory::open(const Exhibit& next, const Scene& left, TakeAlong takeAlong) {
    Page page = pageOf(next);
    // One model is open at a time: every page that shows a model shows that one.
    if (!(page.scene->languageModel == left.languageModel)) {
        Scene own = *page.scene;
        own.languageModel = left.languageModel;
        page.scene = std::make_shared<const Scene>(std::move(own));
    }
    const SharedScene base = std::exchange(m_base, page.base);
    if (takeAlong == TakeAlong::Nothing) return *page.scene;
    const Exhibit& before = *findExhibit(left.exhibit);
    const Scene untouched = takeAlong == TakeAlong::Always && base ? *base : startScene(before);
    const LeftPage from{before, left, untouched};
    const auto isShown = [&](const Scene& scene) { return !findProblem(next, adaptScene(next, scene)); };

    Scene scene = withTaken(next, *page.scene, from);
    // A start that contradicts what was set, as an order of five words does a sentence of four, gives way as a whole.
    if (!m_pages.contains(next.id()) && !isShown(scene)) {
        setBase(applyPreset(next, {}, {}));
        scene = withTaken(next, *m_base, from);
    }
    // A value that this page can in no way show, as words that its model does not know, stays where it was set.
    if (const auto problem = findProblem(next, adaptScene(next, scene)); problem && next.findUse(problem->key)) {
        Scene kept = withTaken(next, *page.scene, from);
        copyValue(kept.parameters, page.scene->parameters, problem->key);
        if (isShown(kept)) {
            scene = std::move(kept);
            m_base = page.base;
        }
    }
    const Parameters& own = page.scene->parameters;
    // Another table is shown as a whole.
    if (scene.parameters.n != own.n || scene.parameters.d != own.d) scene.view.zoom.reset();

    const Parameters fits = adaptParameters(next, scene).parameters;
    const auto chosen = from.isCellTaken() ? selectedCell(from.fits) : std::nullopt;
    if (const auto cell = chosen ? from.cellOn(next, fits, *chosen) : std::nullopt) {
        setSelection(scene.parameters, cell);
    } else {
        // Nobody asked for a cell that is not there.
        scene.parameters.row = fits.row;
        scene.parameters.column = fits.column;
    }
    scene.parameters = next.withLinkedParameters(own, std::move(scene.parameters));
    if (!left.view.pins.empty() && before.selectionKind() == next.selectionKind() &&
        next.selectionKind() != SelectionKind::Own) {
        scene.view.pins.clear();
        for (const Cell& pin : left.view.pins)
            if (const auto cell = from.cellOn(next, fits, pin)) scene.view.pins.push_back(*cell);
    }
    return scene;
}

}  // namespace attention
