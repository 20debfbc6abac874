#pragma once

#include <string>

#include <QObject>

#include "ui/window/measurement_runner.h"

namespace attention {

class MeasureBar;
class SceneModel;

/// Measures what the exhibit of the page can measure, shows the plan or the progress in a bar, and puts the result
/// into the scene that it was measured for.
class MeasuringController : public QObject {
    Q_OBJECT

 public:
    MeasuringController(SceneModel& model, MeasureBar& bar, QObject* parent = nullptr);

    /// Begins, as the button does. Does nothing while it runs or if the scene cannot be measured.
    void measure();
    /// The bar follows the page; it is hidden for an exhibit that measures nothing.
    void showState();

 Q_SIGNALS:
    /// `reason` is for a developer.
    void failed(const QString& reason);

 private:
    SceneModel& m_model;
    MeasureBar& m_bar;
    MeasurementRunner m_runner;
    std::string m_measuredExhibit;  ///< the id of the exhibit that is measured
};

}  // namespace attention
