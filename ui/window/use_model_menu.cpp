#include "ui/window/use_model_menu.h"

#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/extracted_layers.h"
#include "ui/files/model_layer.h"
#include "ui/window/scene_model.h"

namespace attention {

UseModelMenu::UseModelMenu(SceneModel& model, QWidget* parent) : QMenu(parent), m_model(model) {
    connect(this, &QMenu::aboutToShow, this, &UseModelMenu::fill);
    retranslate();
    setShown({});
}

void UseModelMenu::retranslate() {
    setTitle(tr("Ta&ke these weights to"));
}

void UseModelMenu::setShown(const EvaluatedScene& shown) {
    m_shown = shown;
    // A layer that is still being read belongs to the previous page.
    m_reader.cancel();
    menuAction()->setEnabled(shown && shown.exhibit().layerSource());
}

void UseModelMenu::take(const Exhibit& exhibit) {
    const LayerSource* source = m_shown ? m_shown.exhibit().layerSource() : nullptr;
    if (!source) return;
    m_reader.start<std::optional<Scene>>(
        [source, shown = m_shown, &exhibit]() -> std::optional<Scene> {
            const auto layer = source->layerOf(*shown.study(), shown.scene());
            if (!layer || !acceptsLayer(exhibit, *layer)) return std::nullopt;
            return withShownLayer(exhibit, shown, *layer);
        },
        [this, &exhibit](const ReadOutcome<std::optional<Scene>>& outcome) {
            if (!outcome.problem.isEmpty()) Q_EMIT failed(outcome.problem);
            if (outcome.value) m_model.openPage(*outcome.value, tr("Trained layer on “%1”").arg(exhibit.words().name));
        });
}

void UseModelMenu::fill() {
    clear();
    const LayerSource* source = m_shown ? m_shown.exhibit().layerSource() : nullptr;
    const auto layer = source ? source->layerOf(*m_shown.study(), m_shown.scene()) : std::nullopt;
    if (!layer) return;
    for (const Exhibit* exhibit : exhibits())
        if (acceptsLayer(*exhibit, *layer)) addAction(exhibit->words().name, this, [this, exhibit] { take(*exhibit); });
    if (layer->hasMatrices()) return;
    addSeparator();
    addAction(tr("These positions act in the scores, which other pages do not have: the weights alone can be taken."))
        ->setEnabled(false);
}

}  // namespace attention
