#include "ui/scene_model.h"

#include <algorithm>

#include "ui/exhibits/registry.h"

namespace attention {

SceneModel::SceneModel(Scene scene, QObject* parent) : QObject(parent), m_scene(std::move(scene)) {
    if (!findExhibit(m_scene.exhibit)) m_scene.exhibit = exhibits().front()->id();
}

const Exhibit& SceneModel::exhibit() const {
    return *findExhibit(m_scene.exhibit);
}

AdaptedParameters SceneModel::shown() const {
    return adapt(exhibit().uses(), m_scene.parameters);
}

Scene SceneModel::shownScene() const {
    Scene scene = m_scene;
    scene.parameters = shown().parameters;
    return scene;
}

void SceneModel::setScene(const Scene& scene) {
    if (scene == m_scene || !findExhibit(scene.exhibit)) return;
    m_scene = scene;
    Q_EMIT changed();
}

void SceneModel::setExhibit(std::string_view id) {
    Scene scene = m_scene;
    scene.exhibit = id;
    // Zoom and size belong to the picture that is left.
    if (scene.exhibit != m_scene.exhibit) scene.view = {};
    setScene(scene);
}

void SceneModel::setParameter(std::string_view key, const ParameterValue& value) {
    const ParameterInfo* info = findParameter(key);
    const ParameterUse* use = exhibit().findUse(key);
    if (!info || !use) return;
    Scene scene = m_scene;
    setValue(scene.parameters, *info, value);
    const Parameters fitted = adapt(std::span(use, 1), scene.parameters).parameters;
    setValue(scene.parameters, *info, valueOf(fitted, *info));
    if (key == "n" || key == "d") scene.view.zoom = std::nullopt;
    setScene(scene);
}

void SceneModel::resetParameter(std::string_view key) {
    if (const ParameterInfo* info = findParameter(key)) setParameter(key, valueOf(Parameters{}, *info));
}

void SceneModel::resetParameters() {
    setScene(attention::applyPreset(exhibit(), Preset{}, m_scene));
}

void SceneModel::applyPreset(std::string_view name) {
    if (const auto preset = exhibit().findPreset(name)) setScene(attention::applyPreset(exhibit(), *preset, m_scene));
}

void SceneModel::select(std::optional<Cell> cell) {
    Scene scene = m_scene;
    scene.parameters.row.reset();
    scene.parameters.column.reset();
    if (cell) {
        const Parameters& fits = shown().parameters;
        scene.parameters.row = std::clamp<std::int64_t>(cell->row, 0, fits.n - 1);
        scene.parameters.column = std::clamp<std::int64_t>(cell->column, 0, fits.d - 1);
    }
    setScene(scene);
}

void SceneModel::setZoom(std::optional<Zoom> zoom) {
    Scene scene = m_scene;
    scene.view.zoom = zoom;
    setScene(scene);
}

}  // namespace attention
