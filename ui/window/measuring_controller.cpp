#include "ui/window/measuring_controller.h"

#include "ui/widgets/measure_bar.h"
#include "ui/window/scene_model.h"

namespace attention {

MeasuringController::MeasuringController(SceneModel& model, MeasureBar& bar, QObject* parent)
    : QObject(parent), m_model(model), m_bar(bar) {
    connect(&bar, &MeasureBar::measureClicked, this, &MeasuringController::measure);
    connect(&bar, &MeasureBar::cancelClicked, &m_runner, &MeasurementRunner::cancel);
    connect(&m_runner, &MeasurementRunner::progressed, &bar, &MeasureBar::setProgress);
    connect(&m_runner, &MeasurementRunner::failed, this, &MeasuringController::failed);
    for (const auto changed : {&MeasurementRunner::started, &MeasurementRunner::ended})
        connect(&m_runner, changed, this, [this] {
            m_bar.setRunning(m_runner.isRunning());
            showState();
        });
    connect(&m_runner, &MeasurementRunner::measured, this, [this](const CostMeasurement& measurement) {
        m_model.changePage(
            m_measuredExhibit, [&](Scene& scene) { scene.measurement = measurement; }, tr("Measure"));
    });
    // A measurement continues while another page is shown, but not in another document.
    connect(&model, &SceneModel::documentReplaced, &m_runner, &MeasurementRunner::cancel);
}

void MeasuringController::measure() {
    const Measurable* measurable = m_model.exhibit().measurable();
    const Scene& scene = m_model.shownScene();
    if (!measurable || m_runner.isRunning() || measurable->measuringProblem(scene)) return;
    m_measuredExhibit = scene.exhibit;
    m_runner.start(*measurable, scene);
}

void MeasuringController::showState() {
    const Measurable* measurable = m_model.exhibit().measurable();
    m_bar.setVisible(measurable);
    if (!measurable) return;
    const Scene& scene = m_model.shownScene();
    const auto problem = measurable->measuringProblem(scene);
    m_bar.setHasSamples(scene.measurement.has_value());
    m_bar.setPlan(m_runner.isRunning() ? tr("Measuring … The machine had better do nothing else.")
                  : problem            ? problem->words
                                       : measurable->measuringPlan(scene),
                  !problem);
}

}  // namespace attention
