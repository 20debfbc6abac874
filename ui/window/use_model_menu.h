#pragma once

#include <QMenu>

#include "ui/exhibits/evaluated_scene.h"
#include "ui/files/background_reader.h"

namespace attention {

class SceneModel;

/// "Take these weights to": the exhibits in which the layer at hand can be looked at, of a trained or of a language
/// model. Going there is one step of the history. A model's file is read in the background.
class UseModelMenu : public QMenu {
    Q_OBJECT

 public:
    explicit UseModelMenu(SceneModel& model, QWidget* parent = nullptr);

    void retranslate();
    /// @param shown  of whatever exhibit; empty: nothing is shown
    void setShown(const EvaluatedScene& shown);
    /// Takes the layer at hand to an exhibit that accepts it; nothing without a layer.
    void take(const Exhibit& exhibit);

 Q_SIGNALS:
    /// The layer could not be read. @param why  one sentence
    void failed(const QString& why);

 private:
    void fill();

    SceneModel& m_model;
    EvaluatedScene m_shown;
    BackgroundReader m_reader;
};

}  // namespace attention
