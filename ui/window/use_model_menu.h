#pragma once

#include <QMenu>

#include "ui/exhibits/evaluated_scene.h"

namespace attention {

class SceneModel;

/// "Take these weights to": the exhibits in which the trained layer at hand can be looked at. Going there is
/// one step of the history.
class UseModelMenu : public QMenu {
    Q_OBJECT

 public:
    explicit UseModelMenu(SceneModel& model, QWidget* parent = nullptr);

    void retranslate();
    /// @param shown  of whatever exhibit; empty: nothing is shown
    void setShown(const EvaluatedScene& shown);

 private:
    void fill();

    SceneModel& m_model;
    EvaluatedScene m_shown;
};

}  // namespace attention
