#include "ui/window/scene_model.h"

#include <algorithm>

#include <QDeadlineTimer>
#include <QFileInfo>

#include "ui/exhibits/exhibits.h"
#include "ui/text/language_signs.h"
#include "ui/text/parameter_text.h"

namespace attention {
namespace {

constexpr const char* kWalk = "view.walk";
/// So many changes are told in words; a step that has more is rare, and the first ones tell it from others.
constexpr qsizetype kMostWords = 3;

Scene onKnownPage(Scene scene) {
    if (!findExhibit(scene.exhibit)) scene.exhibit = exhibits().front()->id();
    return scene;
}

bool isSameSelection(const Scene& a, const Scene& b) {
    const Parameters& first = a.parameters;
    const Parameters& second = b.parameters;
    return first.row == second.row && first.column == second.column &&
           (first.matrix == second.matrix || !selectionOf(first));
}

bool isSelectionKey(std::string_view key) {
    return key == "matrix" || key == "row" || key == "column";
}

qint64 steadyMilliseconds() {
    return QDeadlineTimer::current().deadline();
}

}  // namespace

SceneModel::SceneModel(Scene scene, QObject* parent, std::function<qint64()> clock)
    : QObject(parent),
      m_clock(clock ? std::move(clock) : steadyMilliseconds),
      m_history({.scene = onKnownPage(std::move(scene)), .text = tr("Start"), .kind = {}}),
      m_scene(documentScene()) {
    fit();
}

const Exhibit& SceneModel::exhibit() const {
    return *findExhibit(m_scene.exhibit);
}

void SceneModel::fit() {
    m_shown = fittedParameters(exhibit(), m_scene);
    m_shownScene = m_scene;
    m_shownScene.parameters = m_shown.parameters;
    m_shownScene.reference = fittedReference(exhibit(), m_scene);
}

void SceneModel::setScene(const Scene& scene, const QString& text) {
    if (!findExhibit(scene.exhibit)) return;
    Scene next = scene;
    // Who changed something else in what is shown did not choose the cell that is pointed at.
    if (isSameSelection(scene, m_scene))
        setSelection(next.parameters, selectionOf(documentScene().parameters));
    else
        m_pointed.reset();
    add(std::move(next), {}, text);
}

void SceneModel::setExhibit(std::string_view id) {
    if (!findExhibit(id)) return;
    Scene scene = documentScene();
    scene.exhibit = id;
    // Zoom and size belong to the picture that is left.
    if (scene.exhibit != documentScene().exhibit)
        scene.view = {.zoom = std::nullopt, .size = std::nullopt, .pins = std::move(scene.view.pins)};
    add(std::move(scene));
}

void SceneModel::setParameter(std::string_view key, const ParameterValue& value) {
    const ParameterInfo* info = findParameter(key);
    const ParameterUse* use = exhibit().findUse(key);
    if (!info || !use) return;
    Scene scene = isSelectionKey(key) ? m_scene : documentScene();
    setValue(scene.parameters, *info, value);
    const Parameters fitted = adapt(std::span(use, 1), scene.parameters).parameters;
    setValue(scene.parameters, *info, valueOf(fitted, *info));
    if (isSelectionKey(key)) m_pointed.reset();
    if (key == "n" || key == "d") scene.view.zoom = std::nullopt;
    add(std::move(scene), std::string(key));
}

void SceneModel::resetParameter(std::string_view key) {
    m_history.endBurst();
    if (const ParameterInfo* info = findParameter(key)) setParameter(key, valueOf(Parameters{}, *info));
    m_history.endBurst();
}

void SceneModel::resetParameters() {
    m_pointed.reset();
    add(attention::applyPreset(exhibit(), Preset{}, documentScene()), {}, tr("Reset parameters"));
}

void SceneModel::applyPreset(std::string_view name) {
    const auto preset = exhibit().findPreset(name);
    if (!preset) return;
    m_pointed.reset();
    add(attention::applyPreset(exhibit(), *preset, documentScene()), {}, tr("Preset “%1”").arg(preset->title));
}

Cell SceneModel::inTable(const Cell& cell) const {
    const TableShape shape = selectable(exhibit(), shown().parameters, cell.matrix);
    return {std::clamp<std::int64_t>(cell.row, 0, shape.rows - 1),
            std::clamp<std::int64_t>(cell.column, 0, shape.columns - 1), cell.matrix};
}

void SceneModel::choose(std::optional<Cell> cell, const std::string& kind) {
    Scene scene = documentScene();
    setSelection(scene.parameters, cell ? std::optional(inTable(*cell)) : std::nullopt);
    m_pointed.reset();
    add(std::move(scene), kind);
    m_history.keepSelection(cell.has_value());
}

void SceneModel::select(std::optional<Cell> cell) {
    choose(cell, {});
}

void SceneModel::walkTo(const Cell& cell) {
    choose(cell, kWalk);
}

void SceneModel::pointAt(const Cell& cell) {
    if (isSelectionKept()) return;
    m_pointed = inTable(cell);
    show();
}

void SceneModel::keepSelection(bool kept) {
    if (kept && selectionOf(m_scene.parameters))
        select(selectionOf(m_scene.parameters));
    else
        m_history.keepSelection(false);
}

void SceneModel::setZoom(std::optional<Zoom> zoom) {
    Scene scene = documentScene();
    scene.view.zoom = zoom;
    add(std::move(scene), kZoomGesture);
}

void SceneModel::togglePin(const Cell& cell) {
    Scene scene = documentScene();
    std::vector<Cell>& pins = scene.view.pins;
    const Cell pin = inTable(cell);
    if (const auto found = std::ranges::find(pins, pin); found != pins.end())
        pins.erase(found);
    else
        pins.push_back(pin);
    if (pins.size() > kMostPins) pins.erase(pins.begin());
    add(std::move(scene));
}

void SceneModel::clearPins() {
    Scene scene = documentScene();
    scene.view.pins.clear();
    add(std::move(scene));
}

void SceneModel::compare(bool on) {
    Scene scene = documentScene();
    scene.reference = on ? std::optional(shown().parameters) : std::nullopt;
    add(std::move(scene));
}

void SceneModel::resetTo(const Scene& scene, const QString& text) {
    Q_EMIT leavingPresent();
    m_pointed.reset();
    m_history = SceneHistory({.scene = onKnownPage(scene),
                              .text = text.isEmpty() ? tr("Start") : text,
                              .kind = {},
                              .isSelectionKept = selectionOf(scene.parameters).has_value()});
    show();
    Q_EMIT historyChanged();
}

void SceneModel::add(Scene scene, const std::string& kind, const QString& text) {
    if (!m_history.isGesture(kind)) {
        const qint64 now = m_clock();
        if (now - m_lastChange > kBurstPause) m_history.endBurst();
        m_lastChange = now;
    }
    const bool kept =
        isSameSelection(scene, documentScene()) ? isSelectionKept() : selectionOf(scene.parameters).has_value();
    const QString words = text.isEmpty() ? changeText(m_history.before(kind), scene) : text;
    m_history.add({.scene = std::move(scene), .text = words, .kind = kind, .isSelectionKept = kept});
    show();
    Q_EMIT historyChanged();
}

void SceneModel::show() {
    Scene scene = documentScene();
    if (m_pointed) setSelection(scene.parameters, m_pointed);
    if (scene == m_scene) return;
    // The widgets that would tell the end of a gesture are gone with their page.
    if (scene.exhibit != m_scene.exhibit) m_history.endGestures();
    m_scene = std::move(scene);
    fit();
    Q_EMIT changed();
}

void SceneModel::undo() {
    if (canUndo()) goToStep(m_history.presentIndex() - 1);
}

void SceneModel::redo() {
    if (canRedo()) goToStep(m_history.presentIndex() + 1);
}

void SceneModel::goToStep(std::size_t index) {
    if (index >= m_history.steps().size() || index == m_history.presentIndex()) return;
    Q_EMIT leavingPresent();
    const Scene before = documentScene();
    m_history.goTo(index);
    // What the pointer left behind stays, unless the step is about the selection.
    if (isSelectionKept() || !isSameSelection(before, documentScene())) m_pointed.reset();
    show();
    Q_EMIT historyChanged();
}

QString SceneModel::changeText(const Scene& before, const Scene& after) {
    const Exhibit& exhibit = *findExhibit(after.exhibit);
    if (before.exhibit != after.exhibit) return tr("Page %1").arg(exhibit.words().name);
    const Parameters& parameters = after.parameters;
    QStringList changes;
    for (const auto name : arrayNames()) {
        const auto old = before.arrays.find(name);
        const auto array = after.arrays.find(name);
        const QString key = QString::fromUtf8(name.data(), qsizetype(name.size()));
        if (array == after.arrays.end()) {
            if (old != before.arrays.end()) changes += tr("Remove the array %1").arg(key);
        } else if (old == before.arrays.end() || !(old->second == array->second)) {
            const QString file = QFileInfo(QString::fromStdString(array->second.path)).fileName();
            changes += file.isEmpty() ? tr("Open the array %1").arg(key) : tr("Open %1").arg(file);
        }
    }
    const bool isCell = parameters.row.has_value() == parameters.column.has_value();
    for (const ParameterInfo& info : parameterTable()) {
        const ParameterValue from = valueOf(before.parameters, info);
        const ParameterValue to = valueOf(parameters, info);
        if (from == to || (isCell && isSelectionKey(info.key))) continue;
        changes += tr("%1: %2 → %3", "a parameter, its value before and after")
                       .arg(parameterLabel(info.key), valueWords(info, from), valueWords(info, to));
    }
    if (isCell && !isSameSelection(before, after)) {
        const Scene shown = fitted(exhibit, after);
        if (const auto cell = selectionOf(shown.parameters)) {
            QStringList tags;
            for (const Explanation::Tag& tag : exhibit.tags(shown, *cell)) tags += tag.text;
            changes += tr("Select %1").arg(listed(tags));
        } else {
            changes += tr("Clear selection");
        }
    }
    // Another size of the table shows all of it.
    const bool isOtherTable = before.parameters.n != parameters.n || before.parameters.d != parameters.d;
    if (before.view.zoom != after.view.zoom && !isOtherTable) changes += after.view.zoom ? tr("Zoom") : tr("Show all");
    if (const std::vector<Cell>& pins = after.view.pins; pins != before.view.pins) {
        const bool isNew = !pins.empty() && std::ranges::find(before.view.pins, pins.back()) == before.view.pins.end();
        changes += isNew ? tr("Pin a cell") : pins.empty() ? tr("Unpin all cells") : tr("Unpin a cell");
    }
    if (before.reference != after.reference)
        changes += after.reference ? tr("Keep the figure for comparison") : tr("End the comparison");
    if (before.view.size != after.view.size) changes += tr("Size of the figure");
    if (changes.size() > kMostWords) changes = changes.first(kMostWords) << QStringLiteral("…");
    return listed(changes);
}

}  // namespace attention
