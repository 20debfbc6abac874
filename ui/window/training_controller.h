#pragma once

#include <memory>
#include <stop_token>

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "core/training/shared_training_run.h"
#include "ui/exhibits/evaluated_scene.h"

namespace attention {

class SceneModel;
class TrainBar;

/// Continues the training run of the current exhibit on a worker thread and updates the figure while it runs. The run
/// continues while another exhibit is shown and ends with a new document.
class TrainingController : public QObject {
    Q_OBJECT

 public:
    TrainingController(SceneModel& model, TrainBar& bar, QObject* parent = nullptr);
    /// Stops the training run and waits for it.
    ~TrainingController() override;

    /// To be called when the page shows another study. @param shown  of any exhibit; empty: none
    void show(const EvaluatedScene& shown);
    /// Starts or resumes training.
    void train();
    void pause();

 private:
    /// Shows the latest step of the run and follows it again.
    void goLive();
    /// Shows the previous or next checkpoint and stops following; the run continues.
    /// @param direction  -1 or 1
    void goToCheckpoint(int direction);
    /// The shown step no longer follows the run.
    void stopFollowing();
    void tick();
    void setStep(std::int64_t step);
    void startWorker();
    void endRun();
    void showState();
    /// Starts training from the shown run; restarts it if it is at its end.
    void start();
    /// Whether the page shows the scene that the model requests, so that no change is pending that may bring another
    /// run.
    bool isCaughtUp() const;
    /// The step requested last, which the page may not show yet.
    std::int64_t requestedStep() const;

    SceneModel& m_model;
    TrainBar& m_bar;
    QTimer m_tickTimer;
    QThreadPool m_pool;  ///< a separate pool, so that training does not delay computations for figures
    QFutureWatcher<void> m_watcher;
    std::stop_source m_stop;
    std::shared_ptr<SharedTrainingRun> m_run;  ///< run of the study shown now or last
    std::shared_ptr<const Study> m_study;      ///< keeps the run alive while another page is shown
    const Exhibit* m_exhibit = nullptr;        ///< exhibit of m_study
    bool m_isOnPage = false;                   ///< the page shows the exhibit of the run
    bool m_isFollowing = false;                ///< the shown step follows the run
    bool m_isStarting = false;                 ///< training starts as soon as isCaughtUp()
    Scene m_scene;                             ///< the scene that the page shows
    std::int64_t m_shownStep = 0;              ///< the training step that the page shows
};

}  // namespace attention
