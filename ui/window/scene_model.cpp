#include "ui/window/scene_model.h"

#include <algorithm>

#include <QDeadlineTimer>
#include <QFileInfo>

#include "ui/exhibits/exhibits.h"
#include "ui/text/parameter_text.h"
#include "ui/text/phrase_text.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

constexpr const char* kWalkKind = "view.walk";
/// Maximum number of changes that a description lists; few steps have more.
constexpr qsizetype kMaxListedChanges = 3;

Scene withKnownExhibit(Scene scene) {
    if (!findExhibit(scene.exhibit)) scene.exhibit = exhibits().front()->id();
    return scene;
}

bool isSameSelection(const Scene& a, const Scene& b) {
    const Parameters& first = a.parameters;
    const Parameters& second = b.parameters;
    return first.row == second.row && first.column == second.column &&
           (first.matrix == second.matrix || !selectedCell(first));
}

SceneHistory::Step firstStep(Scene scene, const QString& text, PageMemory pages = {}) {
    return {.scene = std::move(scene),
            .text = text,
            .kind = {},
            .memory = std::make_shared<const PageMemory>(std::move(pages))};
}

qint64 steadyMilliseconds() {
    return QDeadlineTimer::current().deadline();
}

}  // namespace

SceneModel::SceneModel(Scene scene, QObject* parent, std::function<qint64()> clock)
    : QObject(parent),
      m_clock(clock ? std::move(clock) : steadyMilliseconds),
      m_history(firstStep(withKnownExhibit(std::move(scene)), tr("Start"))),
      m_scene(m_history.currentScene()) {
    adaptToExhibit();
}

const Exhibit& SceneModel::exhibit() const {
    return *findExhibit(m_scene.exhibit);
}

void SceneModel::adaptToExhibit() {
    m_shown = adaptParameters(exhibit(), m_scene);
    m_shownScene = m_scene;
    m_shownScene.parameters = m_shown.parameters;
    m_shownScene.reference = adaptReference(exhibit(), m_scene);
}

void SceneModel::setScene(const Scene& scene, const QString& text) {
    if (scene.exhibit != m_scene.exhibit) return openPage(scene, text);
    add(scene, {}, text);
}

PageMemory SceneModel::memoryOnLeave() const {
    PageMemory memory = *m_history.currentStep().memory;
    if (!m_isInLesson) memory.remember(m_scene);
    return memory;
}

void SceneModel::setExhibit(std::string_view id) {
    const Exhibit* next = findExhibit(id);
    if (!next || (next == &exhibit() && !m_isInLesson)) return;
    PageMemory memory = memoryOnLeave();
    Scene turned = memory.open(*next, m_scene, m_takeAlong);
    add(std::move(turned), {}, {}, std::move(memory));
}

void SceneModel::changePage(std::string_view id, const std::function<void(Scene&)>& change, const QString& text) {
    Scene scene = m_scene;
    std::optional<PageMemory> memory;
    if (id == scene.exhibit)
        change(scene);
    else if (const Exhibit* page = findExhibit(id))
        memory.emplace(*m_history.currentStep().memory).change(*page, change);
    add(std::move(scene), {}, text, std::move(memory));
}

void SceneModel::openPage(Scene scene, const QString& text, const std::string& kind) {
    if (!findExhibit(scene.exhibit)) return;
    PageMemory memory = memoryOnLeave();
    memory.setBase(scene);
    add(std::move(scene), kind, text, std::move(memory));
}

void SceneModel::setParameter(std::string_view key, const ParameterValue& value) {
    if (exhibit().findUse(key)) add(withParameter(key, value), std::string(key));
}

Scene SceneModel::withParameter(std::string_view key, const ParameterValue& value) const {
    const ParameterInfo& info = *findParameter(key);
    Scene next = m_scene;
    setValue(next.parameters, info, value);
    const Parameters fitted = adapt(std::span(exhibit().findUse(key), 1), next.parameters).parameters;
    setValue(next.parameters, info, valueOf(fitted, info));
    next.parameters = exhibit().withLinkedParameters(m_scene.parameters, std::move(next.parameters));
    if (key == "n" || key == "d") next.view.zoom = std::nullopt;
    return next;
}

void SceneModel::resetParameter(std::string_view key) {
    if (!exhibit().findUse(key)) return;
    m_history.endBurst();
    add(withParameter(key, valueOf(startScene(exhibit()).parameters, *findParameter(key))), std::string(key));
    m_history.endBurst();
}

void SceneModel::resetParameters() {
    openPage(startScene(exhibit(), m_scene), tr("Reset parameters"));
}

void SceneModel::applyPreset(std::string_view name) {
    if (const auto preset = exhibit().findPreset(name))
        openPage(attention::applyPreset(exhibit(), *preset, m_scene), tr("Preset “%1”").arg(preset->title));
}

Cell SceneModel::clampedToTable(const Cell& cell) const {
    const TableShape shape = selectableShape(exhibit(), shown().parameters, cell.matrix);
    return {std::clamp<std::int64_t>(cell.row, 0, shape.rows - 1),
            std::clamp<std::int64_t>(cell.column, 0, shape.columns - 1), cell.matrix};
}

void SceneModel::selectCell(std::optional<Cell> cell, const std::optional<Zoom>& zoom, const std::string& kind) {
    Scene next = m_scene;
    next.view.zoom = zoom;
    setSelection(next.parameters, cell ? std::optional(clampedToTable(*cell)) : std::nullopt);
    next.parameters = exhibit().withLinkedParameters(m_scene.parameters, std::move(next.parameters));
    add(std::move(next), kind);
}

void SceneModel::select(std::optional<Cell> cell) {
    selectCell(cell, m_scene.view.zoom, {});
}

void SceneModel::walkTo(const Cell& cell) {
    walkTo(cell, m_scene.view.zoom);
}

void SceneModel::select(const Cell& cell, const std::optional<Zoom>& zoom) {
    selectCell(cell, zoom, {});
}

void SceneModel::walkTo(const Cell& cell, const std::optional<Zoom>& zoom) {
    selectCell(cell, zoom, kWalkKind);
}

void SceneModel::setZoom(std::optional<Zoom> zoom) {
    Scene scene = m_scene;
    scene.view.zoom = zoom;
    add(std::move(scene), kZoomGesture);
}

void SceneModel::togglePin(const Cell& cell) {
    Scene scene = m_scene;
    std::vector<Cell>& pins = scene.view.pins;
    const Cell pin = clampedToTable(cell);
    if (const auto found = std::ranges::find(pins, pin); found != pins.end())
        pins.erase(found);
    else
        pins.push_back(pin);
    if (pins.size() > kMaxPins) pins.erase(pins.begin());
    add(std::move(scene));
}

void SceneModel::clearPins() {
    Scene scene = m_scene;
    scene.view.pins.clear();
    add(std::move(scene));
}

void SceneModel::compare(bool on) {
    Scene scene = m_scene;
    scene.reference = on ? std::optional(shown().parameters) : std::nullopt;
    add(std::move(scene));
}

void SceneModel::editDraft(std::shared_ptr<const LessonDraft> draft, const QString& text, const std::string& kind) {
    m_draft = std::move(draft);
    add(m_scene, kind, text);
}

void SceneModel::resetTo(const Scene& scene, const QString& text, PageMemory pages) {
    Q_EMIT aboutToLeaveStep();
    SceneHistory::Step first =
        firstStep(withKnownExhibit(scene), text.isEmpty() ? tr("Start") : text, std::move(pages));
    first.draft = m_draft;
    m_history = SceneHistory(std::move(first));
    emitChanges(replaceScene(m_history.currentScene()));
    Q_EMIT documentReplaced();
}

void SceneModel::add(Scene scene, const std::string& kind, const QString& text, std::optional<PageMemory> memory) {
    if (!m_history.isGesture(kind)) {
        const qint64 now = m_clock();
        if (now - m_lastChange > kBurstTimeout) m_history.endBurst();
        m_lastChange = now;
    }
    const Scene before = m_history.before(kind);
    const bool isChanged = replaceScene(scene);
    m_history.add(
        {.scene = std::move(scene),
         .text = text.isEmpty() ? changeText(before) : text,
         .kind = kind,
         .memory = memory ? std::make_shared<const PageMemory>(*std::move(memory)) : m_history.currentStep().memory,
         .draft = m_draft});
    emitChanges(isChanged);
}

bool SceneModel::replaceScene(const Scene& scene) {
    if (scene == m_scene) return false;
    // The widgets that would end a gesture are destroyed together with their page.
    if (scene.exhibit != m_scene.exhibit) {
        m_history.endGestures();
        if (m_takeAlong == TakeAlong::Once) m_takeAlong = TakeAlong::Nothing;
    }
    m_scene = scene;
    adaptToExhibit();
    return true;
}

void SceneModel::emitChanges(bool isChanged) {
    if (isChanged) Q_EMIT changed();
    Q_EMIT historyChanged();
}

void SceneModel::undo() {
    if (canUndo()) goToStep(m_history.currentIndex() - 1);
}

void SceneModel::setUndoFloor(std::size_t index) {
    if (index == m_history.floor()) return;
    m_history.setFloor(index);
    Q_EMIT historyChanged();
}

void SceneModel::redo() {
    if (canRedo()) goToStep(m_history.currentIndex() + 1);
}

void SceneModel::goToStep(std::size_t index) {
    if (index >= m_history.steps().size() || index == m_history.currentIndex()) return;
    Q_EMIT aboutToLeaveStep();
    m_history.goTo(index);
    m_draft = m_history.currentStep().draft;
    emitChanges(replaceScene(m_history.currentScene()));
}

QString SceneModel::changeText(const Scene& before) const {
    const Scene& after = m_scene;
    if (before.exhibit != after.exhibit) return tr("Page %1").arg(exhibit().words().name);
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
    if (const std::string& path = after.languageModel.path; path != before.languageModel.path)
        changes += path.empty() ? tr("The model that comes with the program")
                                : tr("Open %1").arg(QFileInfo(QString::fromStdString(path)).fileName());
    const auto cell = selectedCell(m_shown.parameters);
    const bool isNamed = !cell || (m_evaluated && hasSameNumbers(exhibit(), m_evaluated.scene(), m_shownScene));
    const bool isCell = isNamed && parameters.row.has_value() == parameters.column.has_value();
    for (const ParameterInfo& info : parameterTable()) {
        const ParameterValue from = valueOf(before.parameters, info);
        const ParameterValue to = valueOf(parameters, info);
        if (from == to || (isCell && isSelectionKey(info.key))) continue;
        if (info.key == "show") {
            const auto tabs = exhibit().tabs();
            const auto tab = std::ranges::find(tabs, parameters.show, &FigureTab::name);
            changes += tab == tabs.end() ? tr("Show all parts") : tr("Show “%1”").arg(phraseText(tab->title));
            continue;
        }
        changes += tr("%1: %2 → %3", "a parameter, its value before and after")
                       .arg(parameterLabel(info.key), valueWords(info, from), valueWords(info, to));
    }
    if (isCell && !isSameSelection(before, after)) {
        if (cell) {
            QStringList tags;
            for (const Explanation::Tag& tag : m_evaluated.withScene(m_shownScene).tags(*cell)) tags += tag.text;
            changes += tr("Select %1").arg(joinList(tags));
        } else {
            changes += tr("Clear selection");
        }
    }
    // A new table size resets the zoom, which is not listed as a change of its own.
    const bool hasOtherShape = before.parameters.n != parameters.n || before.parameters.d != parameters.d;
    if (before.view.zoom != after.view.zoom && !hasOtherShape) changes += after.view.zoom ? tr("Zoom") : tr("Show all");
    if (const std::vector<Cell>& pins = after.view.pins; pins != before.view.pins) {
        const bool isNew = !pins.empty() && std::ranges::find(before.view.pins, pins.back()) == before.view.pins.end();
        changes += isNew ? tr("Pin a cell") : pins.empty() ? tr("Unpin all cells") : tr("Unpin a cell");
    }
    if (before.reference != after.reference)
        changes += after.reference ? tr("Keep the figure for comparison") : tr("End the comparison");
    if (before.view.size != after.view.size) changes += tr("Size of the figure");
    if (changes.size() > kMaxListedChanges) changes = changes.first(kMaxListedChanges) << QStringLiteral("…");
    return joinList(changes);
}

}  // namespace attention
