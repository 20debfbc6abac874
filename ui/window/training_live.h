#pragma once

#include <memory>
#include <stop_token>

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "core/training/shared_training_run.h"
#include "ui/exhibits/studied_scene.h"

namespace attention {

class SceneModel;
class TrainBar;

/// Lets the training run of the page go on off the interface thread, and what is shown follow it ten times a second. A
/// run goes on while another page is looked at; a new document ends it.
class TrainingLive : public QObject {
    Q_OBJECT

 public:
    TrainingLive(SceneModel& model, TrainBar& bar, QObject* parent = nullptr);
    /// Ends the run and waits for it.
    ~TrainingLive() override;

    /// The page shows another study, of whatever exhibit.
    void show(const StudiedScene& shown);
    bool isRunning() const { return m_isFollowing; }
    void train();
    void pause();

 private:
    /// Shows where the run has come to, and follows it again.
    void goLive();
    /// Another step is looked at while the run goes on.
    void goToKept(int direction);
    void letGo();
    void tick();
    void setStep(std::int64_t step);
    void letRun();
    void endRun();
    void showState();
    /// Goes on with what is shown, from its start where it is at its end.
    void start();
    /// What is shown is what the model asks for: no change is on its way that may bring another run.
    bool isCaughtUp() const;
    /// The step that was asked for last; the page may not show it yet.
    std::int64_t askedStep() const;

    SceneModel& m_model;
    TrainBar& m_bar;
    QTimer m_timer;
    QThreadPool m_pool;  ///< of its own: what is computed for the picture waits for no training
    QFutureWatcher<void> m_watcher;
    std::stop_source m_stop;
    std::shared_ptr<SharedTrainingRun> m_run;  ///< of what is shown, or was on the page before
    std::shared_ptr<const Study> m_study;      ///< whose runs are gone on with when the page is opened again
    const Exhibit* m_exhibit = nullptr;        ///< of m_study
    bool m_isHere = false;                     ///< the page shows it
    bool m_isFollowing = false;
    bool m_isStarting = false;  ///< training was asked for while what is shown was not what the model asks for
    Scene m_scene;              ///< that the page shows
    std::int64_t m_shown = 0;   ///< its step
};

}  // namespace attention
