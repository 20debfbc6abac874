#include "ui/widgets/animation_maker.h"

#include <new>
#include <utility>

#include <QtConcurrent>

namespace attention {

AnimationMaker::AnimationMaker(std::unique_ptr<Animation> animation, QObject* parent)
    : QObject(parent), m_animation(std::move(animation)) {
    m_advanceTimer.setSingleShot(true);
    connect(&m_advanceTimer, &QTimer::timeout, this, &AnimationMaker::advance);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        if (!m_watcher.result()) return Q_EMIT failed();
        m_animation->setStudy(m_step, m_watcher.result());
        m_advanceTimer.start(0);
    });
    m_advanceTimer.start(0);
}

AnimationMaker::~AnimationMaker() {
    m_stop.request_stop();
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

void AnimationMaker::advance() {
    if (m_animation->isDone()) return Q_EMIT finished();
    if (const auto missing = m_animation->missingStep()) {
        m_step = *missing;
        m_watcher.setFuture(QtConcurrent::run([this]() -> StudyPtr {
            try {
                return m_animation->compute(m_step, m_stop.get_token());
            } catch (const std::bad_alloc&) {
                return nullptr;
            }
        }));
        return;
    }
    try {
        m_animation->advance();
    } catch (const std::bad_alloc&) {
        return Q_EMIT failed();
    }
    m_advanceTimer.start(0);
    Q_EMIT progressed(m_animation->progress());
}

}  // namespace attention
