#pragma once

#include <memory>
#include <stop_token>

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include "ui/files/animation.h"

namespace attention {

/// Makes an animation while the window stays responsive: another thread computes the numbers, and the interface thread
/// draws one picture at a time between its events. Deleting this object cancels the work.
class AnimationMaker : public QObject {
    Q_OBJECT

 public:
    /// @param animation  one that is not done yet
    explicit AnimationMaker(std::unique_ptr<Animation> animation, QObject* parent = nullptr);
    ~AnimationMaker() override;

    Animation& animation() { return *m_animation; }

 Q_SIGNALS:
    /// @param share  of the work that is done, 0 ... 1
    void progressed(double share);
    /// The animation is done.
    void finished();
    /// There was not enough memory.
    void failed();

 private:
    void advance();

    std::unique_ptr<Animation> m_animation;
    std::stop_source m_stop;
    std::size_t m_step = 0;  ///< the step that is being computed
    QFutureWatcher<StudyPtr> m_watcher;
    QTimer m_advanceTimer;
};

}  // namespace attention
