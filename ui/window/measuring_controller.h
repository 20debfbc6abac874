#pragma once

#include <string>

#include <QObject>

#include "ui/window/measurement_runner.h"

namespace attention {

class MeasureBar;
class SceneModel;

/// Runs the measurement of the page's exhibit, shows its plan or progress in a bar, and stores the result in the scene
/// for which it was started.
class MeasuringController : public QObject {
    Q_OBJECT

 public:
    MeasuringController(SceneModel& model, MeasureBar& bar, QObject* parent = nullptr);

    /// Starts the measurement, like the button. Does nothing while one is running or if the scene cannot be measured.
    void measure();
    /// Updates the bar; it is hidden for an exhibit without measurements.
    void showState();

 Q_SIGNALS:
    /// @param reason  an untranslated text for developers
    void failed(const QString& reason);

 private:
    SceneModel& m_model;
    MeasureBar& m_bar;
    MeasurementRunner m_runner;
    std::string m_measuredExhibit;  ///< the id of the exhibit that is measured
};

}  // namespace attention
