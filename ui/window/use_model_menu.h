#pragma once

#include <QMenu>

#include "ui/exhibits/evaluated_scene.h"
#include "ui/files/background_reader.h"

namespace attention {

class SceneModel;

/// The menu "Take these weights to": exhibits that can show the current layer of a trained model or a language model.
/// Opening one is one step of the history. A model's file is read in the background.
class UseModelMenu : public QMenu {
    Q_OBJECT

 public:
    explicit UseModelMenu(SceneModel& model, QWidget* parent = nullptr);

    void retranslate();
    /// @param shown  what the page shows, of any exhibit; may be empty
    void setShown(const EvaluatedScene& shown);
    /// Opens an exhibit with the current layer; does nothing without a layer.
    void take(const Exhibit& exhibit);

 Q_SIGNALS:
    /// The layer could not be read. @param why  the reason, as one sentence
    void failed(const QString& why);

 private:
    void fill();

    SceneModel& m_model;
    EvaluatedScene m_shown;
    BackgroundReader m_reader;
};

}  // namespace attention
