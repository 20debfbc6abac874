#include "ui/window/page_memory.h"

#include <algorithm>

#include "ui/exhibits/exhibits.h"

namespace attention {
namespace {

std::int64_t firstRow(const Exhibit& exhibit, const Parameters& parameters) {
    return exhibit.selects() == SelectionKind::PositionColumn && exhibit.findUse("start") ? parameters.start : 0;
}

/// The sentences whose tokens are rows and columns of a selection.
std::pair<std::string, std::string> sentencesOf(const Exhibit& exhibit, const Parameters& parameters) {
    if (exhibit.selects() != SelectionKind::QueryKey) return {};
    return {parameters.tokens, exhibit.findUse("memory-tokens") ? parameters.memoryTokens : std::string()};
}

void copyValue(Parameters& to, const Parameters& from, std::string_view key) {
    const ParameterInfo& info = *findParameter(key);
    setValue(to, info, valueOf(from, info));
}

/// A cell of one exhibit as a cell of another one of the same kind, which may lie outside of its table.
Cell movedCell(Cell cell, const Exhibit& to, const Parameters& there) {
    cell.row -= firstRow(to, there);
    if (!to.findUse("matrix"))
        cell.matrix.clear();
    else if (to.isShared(there.matrix))
        cell.matrix = there.matrix;
    else
        cell.matrix = to.selectsIn().front();
    return cell;
}

}  // namespace

bool isSelectionKey(std::string_view key) {
    return key == "matrix" || key == "row" || key == "column";
}

ExhibitStates::ExhibitStates(const Scene& first) {
    const Exhibit& exhibit = *findExhibit(first.exhibit);
    recordEdit(startScene(exhibit), first);
    // A picture's scene has n as its sentence decided it.
    for (const DerivedParameter& decision : exhibit.derivedParameters(first))
        if (!decision.isUpperBound) forget(decision.key);
}

void ExhibitStates::recordEdit(const Scene& before, const Scene& after) {
    for (const ParameterInfo& info : parameterTable()) {
        if (isSelectionKey(info.key)) continue;
        ParameterValue value = valueOf(after.parameters, info);
        if (value != valueOf(before.parameters, info)) m_editedValues[std::string(info.key)] = std::move(value);
    }
    const auto isMoved = [&](auto field) { return before.parameters.*field != after.parameters.*field; };
    if (isMoved(&Parameters::row) || isMoved(&Parameters::column) || isMoved(&Parameters::matrix))
        noteCell(*findExhibit(after.exhibit), after);
}

void ExhibitStates::noteCell(const Exhibit& exhibit, const Scene& scene) {
    const Parameters fits = adaptParameters(exhibit, scene).parameters;
    auto cell = selectedCell(fits);
    if (!cell) {
        m_chosenCells.erase(exhibit.selects());
    } else if (exhibit.isShared(cell->matrix)) {
        cell->row += firstRow(exhibit, fits);
        const auto [tokens, memoryTokens] = sentencesOf(exhibit, fits);
        m_chosenCells[exhibit.selects()] = {*cell, tokens, memoryTokens};
    }
}

void ExhibitStates::forget(std::string_view key) {
    if (const auto found = m_editedValues.find(key); found != m_editedValues.end()) m_editedValues.erase(found);
}

void ExhibitStates::forget(const Exhibit& exhibit) {
    for (const ParameterUse& use : exhibit.uses()) forget(use.key);
    m_chosenCells.erase(exhibit.selects());
}

std::optional<Cell> ExhibitStates::chosenCell(const Exhibit& exhibit, const Parameters& fits) const {
    const auto chosen = m_chosenCells.find(exhibit.selects());
    if (chosen == m_chosenCells.end()) return std::nullopt;
    const auto& [cell, tokens, memoryTokens] = chosen->second;
    const Cell here = movedCell(cell, exhibit, fits);
    const bool isSame = sentencesOf(exhibit, fits) == std::pair(tokens, memoryTokens);
    return isSame && hasCell(exhibit, fits, here) ? std::optional(here) : std::nullopt;
}

Scene ExhibitStates::withTouched(const Exhibit& exhibit, const Scene& base, const Scene& left) const {
    Scene scene = base;
    scene.arrays = left.arrays;
    std::erase_if(scene.arrays, [](const auto& array) { return array.second.isFromModel(); });
    for (const auto& [name, array] : base.arrays)
        if (array.isFromModel()) scene.arrays.emplace(name, array);
    scene.measurement = left.measurement;
    scene.parameters = {};
    for (const ParameterUse& use : exhibit.uses()) copyValue(scene.parameters, base.parameters, use.key);
    for (const auto& [key, value] : m_editedValues) setValue(scene.parameters, *findParameter(key), value);
    // What is compared is where the two differ; a reference may have been kept as its exhibit fitted it.
    scene.reference.reset();
    if (!left.reference) return scene;
    scene.reference = scene.parameters;
    const Parameters fits = adaptParameters(*findExhibit(left.exhibit), left).parameters;
    for (const ParameterInfo& info : parameterTable()) {
        const ParameterValue value = valueOf(*left.reference, info);
        if (!isSelectionKey(info.key) && value != valueOf(left.parameters, info) && value != valueOf(fits, info))
            setValue(*scene.reference, info, value);
    }
    return scene;
}

Scene ExhibitStates::switchTo(const Exhibit& next, const Scene& left) {
    const Exhibit& before = *findExhibit(left.exhibit);
    m_pages[left.exhibit] = std::make_shared<const Scene>(left);
    const auto page = m_pages.find(next.id());
    const Scene base = page == m_pages.end() ? startScene(next) : *page->second;
    Scene scene = withTouched(next, base, left);
    // A start that contradicts what was set, as an order of five words does a sentence of four, gives way as a whole.
    if (page == m_pages.end() && findProblem(next, adaptScene(next, scene)))
        scene = withTouched(next, applyPreset(next, {}, {}), left);
    // A value of another exhibit that this one can in no way show, as words that its model does not know, stays there.
    if (const auto problem = findProblem(next, adaptScene(next, scene)); problem && next.findUse(problem->key)) {
        Scene kept = scene;
        copyValue(kept.parameters, base.parameters, problem->key);
        if (!findProblem(next, adaptScene(next, kept))) {
            scene = withTouched(next, base, left);
            copyValue(scene.parameters, base.parameters, problem->key);
        }
    }
    // Another table is shown as a whole.
    if (scene.parameters.n != base.parameters.n || scene.parameters.d != base.parameters.d) scene.view.zoom.reset();

    const Parameters fits = adaptParameters(next, scene).parameters;
    if (const auto cell = chosenCell(next, fits)) {
        setSelection(scene.parameters, cell);
    } else {
        // Nobody asked for a cell that is not there.
        scene.parameters.row = fits.row;
        scene.parameters.column = fits.column;
    }
    scene.parameters = next.linked(base.parameters, std::move(scene.parameters));
    if (before.selects() == next.selects() && next.selects() != SelectionKind::Own) {
        const Parameters there = adaptParameters(before, left).parameters;
        scene.view.pins.clear();
        for (Cell pin : left.view.pins) {
            if (!before.isShared(pin.matrix) || sentencesOf(before, there) != sentencesOf(next, fits)) continue;
            pin.row += firstRow(before, there);
            pin = movedCell(pin, next, fits);
            if (hasCell(next, fits, pin)) scene.view.pins.push_back(pin);
        }
    }
    return scene;
}

}  // namespace attention
