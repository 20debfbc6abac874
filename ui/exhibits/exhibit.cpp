#include "ui/exhibits/exhibit.h"

#include <algorithm>
#include <stdexcept>

#include <QCoreApplication>

#include "core/system/memory.h"
#include "ui/figure/figure.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

const Cell kDefaultCell{3, 6};

struct AdmissionWords {
    Q_DECLARE_TR_FUNCTIONS(Admission)
};

}  // namespace

Exhibit::Exhibit(ExhibitInfo info) : m_info(std::move(info)) {
    if (!m_info.tables.empty()) m_info.tables.push_back(kDerivationTable);
    if (m_info.tabs.empty()) return;
    m_shownNames.push_back(kShowAll);
    for (const FigureTab& tab : m_info.tabs) m_shownNames.push_back(tab.name);
    m_info.uses.push_back({.key = "show", .acceptedNames = m_shownNames});
}

std::unique_ptr<Figure> Exhibit::makeFigure() const {
    auto figure = m_info.makeFigure();
    figure->setCellCounts(
        [this](const Parameters& parameters) { return selectableShape(*this, parameters, parameters.matrix); });
    return figure;
}

const ParameterUse* Exhibit::findUse(std::string_view key) const {
    const auto all = uses();
    const auto found = std::ranges::find(all, key, &ParameterUse::key);
    return found == all.end() ? nullptr : &*found;
}

bool Exhibit::hasSharedCells(std::string_view matrix) const {
    const auto matrices = selectionMatrices();
    return selectionKind() != SelectionKind::Own &&
           (matrices.empty() || std::ranges::find(matrices, matrix) != matrices.end());
}

const ArrayUse* Exhibit::findArrayUse(std::string_view name) const {
    const auto all = arrays();
    const auto found = std::ranges::find(all, name, &ArrayUse::name);
    return found == all.end() ? nullptr : &*found;
}

const Array* Exhibit::arrayOf(const Scene& scene, std::string_view name) const {
    const ArrayUse* use = findArrayUse(name);
    const Array* array = findValues(scene, name);
    const bool fits = use && array && array->shape.size() >= use->minAxes && array->shape.size() <= use->maxAxes;
    return fits ? array : nullptr;
}

std::optional<Preset> Exhibit::findPreset(std::string_view name) const {
    for (Preset& preset : presets())
        if (preset.name == name) return std::move(preset);
    return std::nullopt;
}

std::vector<Preset> Exhibit::offeredPresets() const {
    std::vector<Preset> offered = presets();
    std::erase_if(offered, [](const Preset& preset) { return preset.name == kStartPreset; });
    return offered;
}

const Editable* Exhibit::editable() const {
    return dynamic_cast<const Editable*>(this);
}

const Trainable* Exhibit::trainable() const {
    return dynamic_cast<const Trainable*>(this);
}

const LayerSource* Exhibit::layerSource() const {
    return dynamic_cast<const LayerSource*>(this);
}

const Measurable* Exhibit::measurable() const {
    return dynamic_cast<const Measurable*>(this);
}

const Incremental* Exhibit::incremental() const {
    return dynamic_cast<const Incremental*>(this);
}

std::optional<std::int64_t> Exhibit::tokenOf(const Study&, const Scene& scene, const Cell& cell) const {
    if (!findUse("tokens")) return std::nullopt;
    if (selectionKind() == SelectionKind::QueryKey && hasSharedCells(cell.matrix)) return cell.column;
    return cell.row < scene.parameters.n ? std::optional(cell.row) : std::nullopt;
}

Explanation explanationFor(Derivation derivation, QString sentence) {
    return {.tags = {},
            .value = formatSignificantDigits(derivation.value, 4),
            .sentence = std::move(sentence),
            .derivation = std::move(derivation),
            .clock = std::nullopt};
}

const TableDescription kDerivationTable{
    "derivation",
    "one step of how the selected cell's number comes about",
    {{"name", "", ColumnType::Text, "what the step finds: formula, frequency, angle, value, ..."},
     {"expression", "", ColumnType::Text, "the step with the cell's numbers"},
     {"value", "", ColumnType::Text, "what it comes to: a number, or a word such as sine"}}};

bool hasText(const TableDescription& table) {
    return std::ranges::find(table.columns, ColumnType::Text, &ColumnDescription::type) != table.columns.end();
}

AdaptedParameters adaptParameters(const Exhibit& exhibit, const Scene& scene, const std::set<std::string_view>& fixed) {
    Parameters parameters = scene.parameters;
    std::vector<Adaptation> decisions;
    std::set<std::string_view> decided;
    for (const DerivedParameter& decision : exhibit.derivedParameters(scene)) {
        const ParameterInfo& info = *findParameter(decision.key);
        const ParameterValue from = valueOf(parameters, info);
        if (from.index() == 0) continue;  // a parameter without a value satisfies every bound
        const auto value = std::get<std::int64_t>(from);
        if (!decision.isUpperBound) decided.insert(decision.key);
        if (value == decision.value || (decision.isUpperBound && value < decision.value) ||
            fixed.contains(decision.key))
            continue;
        setValue(parameters, info, decision.value);
        decisions.push_back({info.key, from, decision.value});
    }
    const ParameterUse* matrix = exhibit.findUse("matrix");
    if (!matrix)
        parameters.matrix.clear();
    else if (std::ranges::find(matrix->acceptedNames, parameters.matrix) == matrix->acceptedNames.end())
        parameters.matrix = matrix->acceptedNames.front();
    AdaptedParameters adapted = adapt(exhibit.uses(), parameters, fixed, decided);
    adapted.adaptations.insert(adapted.adaptations.begin(), decisions.begin(), decisions.end());
    return adapted;
}

std::optional<Parameters> adaptReference(const Exhibit& exhibit, const Scene& scene) {
    if (!scene.reference) return std::nullopt;
    Scene before = scene;
    before.parameters = *scene.reference;
    return adaptParameters(exhibit, before).parameters;
}

Scene adaptScene(const Exhibit& exhibit, Scene scene) {
    scene.reference = adaptReference(exhibit, scene);
    scene.parameters = adaptParameters(exhibit, scene).parameters;
    return scene;
}

void validateScene(const Exhibit& exhibit, const Scene& scene) {
    std::vector<ParameterUse> uses(exhibit.uses().begin(), exhibit.uses().end());
    for (const DerivedParameter& decision : exhibit.derivedParameters(scene))
        if (!decision.isUpperBound)
            std::erase_if(uses, [&](const ParameterUse& use) { return use.key == decision.key; });
    validate(uses, scene.parameters);
}

std::optional<SceneProblem> memoryProblem(const Exhibit& exhibit, double bytes) {
    if (bytes <= memoryLimit()) return std::nullopt;
    const auto amount = [](double size) { return QString::number(size / 1e9, 'g', 3); };
    return SceneProblem{
        .key = {},
        .sentence =
            QStringLiteral("%1 with these values needs %2 GB of memory; accepted: up to %3 GB, half of what there is")
                .arg(QString::fromUtf8(exhibit.id().data(), qsizetype(exhibit.id().size())), amount(bytes),
                     amount(memoryLimit()))
                .toStdString(),
        .words = AdmissionWords::tr("This would need %1 GB of memory, and %2 GB are the most that this machine can "
                                    "spare.")
                     .arg(formatDecimals(bytes / 1e9, 1), formatDecimals(memoryLimit() / 1e9, 1))};
}

std::optional<SceneProblem> findProblem(const Exhibit& exhibit, const Scene& scene) {
    for (const DerivedParameter& decision : exhibit.derivedParameters(scene)) {
        const ParameterUse* use = exhibit.findUse(decision.key);
        // Showing a part of a too large array would look like the complete one.
        if (!use || decision.isUpperBound || ExactNumber(decision.value) <= fixedBounds(*use).maximum) continue;
        const std::string key(decision.key);
        return SceneProblem{
            .key = std::string(decision.source),
            .isFile = true,
            .sentence = "its " + key + " is " + std::to_string(decision.value) + "; accepted by " +
                        std::string(exhibit.id()) + ": " + acceptedText(*use),
            .words = AdmissionWords::tr("The open file makes %1 = %2, and %3 is the most that this page shows.")
                         .arg(QString::fromStdString(key), formatDecimals(double(decision.value), 0),
                              formatDecimals(double(fixedBounds(*use).maximum), 0))};
    }
    if (auto problem = exhibit.problem(scene)) return problem;
    auto problem = memoryProblem(exhibit, exhibit.memoryNeeded(scene));
    if (problem)
        problem->words += sentenceSeparator() + AdmissionWords::tr("The picture still shows the last values that fit.");
    return problem;
}

TableShape selectableShape(const Exhibit& exhibit, Parameters parameters, const std::string& matrix) {
    parameters.matrix = matrix;
    const auto count = [&](std::string_view key) {
        const ParameterUse* use = exhibit.findUse(key);
        return use ? Index(currentBounds(*use, parameters).maximum) + 1 : 0;
    };
    return {count("row"), count("column")};
}

bool hasCell(const Exhibit& exhibit, const Parameters& parameters, const Cell& cell) {
    const ParameterUse* matrix = exhibit.findUse("matrix");
    const bool isKnown = matrix ? std::ranges::find(matrix->acceptedNames, cell.matrix) != matrix->acceptedNames.end()
                                : cell.matrix.empty();
    if (!isKnown) return false;
    const TableShape shape = selectableShape(exhibit, parameters, cell.matrix);
    return cell.row >= 0 && cell.row < shape.rows && cell.column >= 0 && cell.column < shape.columns;
}

bool hasSameNumbers(const Exhibit& exhibit, const Scene& a, const Scene& b) {
    const auto uses = exhibit.uses();
    if (a.exhibit != b.exhibit || a.arrays != b.arrays || a.reference.has_value() != b.reference.has_value())
        return false;
    if (exhibit.measurable() && a.measurement != b.measurement) return false;
    if (exhibit.usesLanguageModel() && !(a.languageModel == b.languageModel)) return false;
    if (a.reference && dataParameters(uses, *a.reference) != dataParameters(uses, *b.reference)) return false;
    return dataParameters(uses, a.parameters) == dataParameters(uses, b.parameters);
}

Scene applyPreset(const Exhibit& exhibit, const Preset& preset, Scene scene) {
    scene.exhibit = exhibit.id();
    const Parameters defaults;
    for (const ParameterUse& use : exhibit.uses()) {
        const ParameterInfo& info = *findParameter(use.key);
        setValue(scene.parameters, info, valueOf(defaults, info));
    }
    const auto set = [&](Parameters& parameters, const auto& values) {
        for (const auto& [key, text] : values)
            setValue(parameters, *findParameter(key), parseValue(*exhibit.findUse(key), text));
    };
    scene.reference.reset();
    if (!preset.reference.empty()) {
        scene.reference = scene.parameters;
        set(*scene.reference, preset.reference);
    }
    set(scene.parameters, preset.values);
    if (preset.name == kStartPreset && !exhibit.tabs().empty()) scene.parameters.show = exhibit.tabs().front().name;
    std::erase_if(scene.arrays, [](const auto& array) { return array.second.isFromModel(); });
    if (preset.arrays) scene.arrays = preset.arrays();
    scene.view = View{.zoom = std::nullopt, .size = preset.size, .pins = {}};
    return scene;
}

Scene startScene(const Exhibit& exhibit, Scene scene) {
    if (const auto start = exhibit.findPreset(kStartPreset)) return applyPreset(exhibit, *start, std::move(scene));
    Preset defaults;
    defaults.name = kStartPreset;
    scene = applyPreset(exhibit, defaults, std::move(scene));
    Scene selected = scene;
    setSelection(selected.parameters, kDefaultCell);
    const Parameters adapted = adaptParameters(exhibit, selected).parameters;
    scene.parameters.row = adapted.row;
    scene.parameters.column = adapted.column;
    return scene;
}

Scene commandScene(const Exhibit& exhibit, Scene scene) {
    if (exhibit.usesStartPreset()) {
        scene = startScene(exhibit, std::move(scene));
        // An exported figure has all parts unless the command names a tab.
        scene.parameters.show = kShowAll;
    }
    scene.exhibit = exhibit.id();
    return scene;
}

}  // namespace attention
