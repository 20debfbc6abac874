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

/// Continues the training run of the current exhibit on a worker thread and updates the display ten times a second. The
/// run continues while another exhibit is shown and ends with a new document.
class TrainingController : public QObject {
    Q_OBJECT

 public:
    TrainingController(SceneModel& model, TrainBar& bar, QObject* parent = nullptr);
    /// Ends the run and waits for it.
    ~TrainingController() override;

    /// The page shows another study, of whatever exhibit.
    void show(const EvaluatedScene& shown);
    bool isRunning() const { return m_isFollowing; }
    void train();
    void pause();

 private:
    /// Shows where the run has come to, and follows it again.
    void goLive();
    /// Another step is looked at while the run goes on.
    void goToCheckpoint(int direction);
    void stopFollowing();
    void tick();
    void setStep(std::int64_t step);
    void startWorker();
    void endRun();
    void showState();
    /// Goes on with what is shown, from its start where it is at its end.
    void start();
    /// What is shown is what the model asks for: no change is on its way that may bring another run.
    bool isCaughtUp() const;
    /// The step that was asked for last; the page may not show it yet.
    std::int64_t requestedStep() const;

    SceneModel& m_model;
    TrainBar& m_bar;
    QTimer m_timer;
    QThreadPool m_pool;  ///< of its own: what is computed for the picture waits for no training
    QFutureWatcher<void> m_watcher;
    std::stop_source m_stop;
    std::shared_ptr<SharedTrainingRun> m_run;  ///< of what is shown, or was on the page before
    std::shared_ptr<const Study> m_study;      ///< whose runs are gone on with when the page is opened again
    const Exhibit* m_exhibit = nullptr;        ///< of m_study
    bool m_isOnPage = false;                   ///< the page shows it
    bool m_isFollowing = false;
    bool m_isStarting = false;  ///< training was asked for while what is shown was not what the model asks for
    Scene m_scene;              ///< that the page shows
    std::int64_t m_shown = 0;   ///< its step
};

}  // namespace attention
