#pragma once

#include <string>

#include <QObject>

#include "ui/window/measurement_runner.h"

namespace attention {

class MeasureBar;
class SceneModel;

/// Measures what the exhibit of the page can measure, tells in a bar what that would do or how it goes, and makes the
/// result a part of the scene it was measured for.
class MeasuringController : public QObject {
    Q_OBJECT

 public:
    MeasuringController(SceneModel& model, MeasureBar& bar, QObject* parent = nullptr);

    /// Begins, as the button does. Does nothing while it runs or where it is refused.
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
    std::string m_page;  ///< the exhibit's id that is measured
};

}  // namespace attention
