#pragma once

#include <string>
#include <string_view>

#include <QObject>

#include "core/scene/scene.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// The window's one scene. Everything a person does ends in a new scene here, and everything shown follows from
/// changed().
class SceneModel : public QObject {
    Q_OBJECT

 public:
    explicit SceneModel(Scene scene = {}, QObject* parent = nullptr);

    const Scene& scene() const { return m_scene; }
    const Exhibit& exhibit() const;
    /// The parameters as the exhibit can show them: shared values that do not fit are replaced by the nearest that do.
    AdaptedParameters shown() const;
    /// The scene with the parameters that are shown.
    Scene shownScene() const;

    /// Does nothing when equal to the present one.
    void setScene(const Scene& scene);
    void setExhibit(std::string_view id);
    /// Snaps the value to what the exhibit accepts now, so that a slider stops where the picture does.
    void setParameter(std::string_view key, const ParameterValue& value);
    void resetParameter(std::string_view key);
    /// All parameters that the exhibit uses, and its view.
    void resetParameters();
    void applyPreset(std::string_view name);
    void select(std::optional<Cell> cell);
    void setZoom(std::optional<Zoom> zoom);

 Q_SIGNALS:
    void changed();

 private:
    Scene m_scene;
};

}  // namespace attention
