#pragma once

#include <memory>
#include <stop_token>

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include "ui/files/animation.h"

namespace attention {

/// Makes an animation while the window goes on: numbers are computed on another thread, and one picture after another
/// is drawn between its events. Ends with the object.
class AnimationMaker : public QObject {
    Q_OBJECT

 public:
    /// @param animation  not done yet
    explicit AnimationMaker(std::unique_ptr<Animation> animation, QObject* parent = nullptr);
    ~AnimationMaker() override;

    Animation& animation() { return *m_animation; }

 Q_SIGNALS:
    /// @param share  0 ... 1
    void progressed(double share);
    /// The animation is done.
    void finished();
    /// There was not enough memory.
    void failed();

 private:
    void advance();

    std::unique_ptr<Animation> m_animation;
    std::stop_source m_stop;
    std::size_t m_step = 0;  ///< that is computed
    QFutureWatcher<StudyPtr> m_watcher;
    QTimer m_next;
};

}  // namespace attention
