#include "ui/window/use_model_menu.h"

#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/extracted_layers.h"
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
    menuAction()->setEnabled(shown && shown.exhibit().trainable());
}

void UseModelMenu::fill() {
    clear();
    const Trainable* trainable = m_shown ? m_shown.exhibit().trainable() : nullptr;
    const auto layer = trainable ? trainable->layerOf(*m_shown.study(), m_shown.scene()) : std::nullopt;
    if (!layer) return;
    for (const Exhibit* exhibit : exhibits()) {
        if (!acceptsLayer(*exhibit, *layer)) continue;
        const QString name = exhibit->words().name;
        addAction(name, this, [this, exhibit, layer, name] {
            m_model.openPage(withLayer(*exhibit, *layer), tr("Trained layer on “%1”").arg(name));
        });
    }
    if (layer->hasMatrices()) return;
    addSeparator();
    addAction(tr("These positions act in the scores, which other pages do not have: the weights alone can be taken."))
        ->setEnabled(false);
}

}  // namespace attention
