#include "ui/widgets/player.h"

#include <algorithm>
#include <utility>

#include <QElapsedTimer>

namespace attention {
namespace {

constexpr int kTickMilliseconds = 16;

std::function<qint64()> steadyClock() {
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.elapsed(); };
}

}  // namespace

Player::Player(QObject* parent, std::function<qint64()> clock)
    : QObject(parent), m_clock(clock ? std::move(clock) : steadyClock()) {
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(kTickMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &Player::tick);
}

void Player::setSpeed(Speed speed) {
    if (std::exchange(m_speed, speed) != speed) Q_EMIT settingsChanged();
}

void Player::setMode(Mode mode) {
    if (std::exchange(m_mode, mode) != mode) Q_EMIT settingsChanged();
}

double Player::duration() const {
    switch (m_speed) {
        case Speed::Slow:
            return 20;
        case Speed::Fast:
            return 3;
        default:
            return 8;
    }
}

void Player::start(const std::string& key, const SliderScale& scale, std::optional<ExactNumber> from) {
    stop();
    m_key = key;
    m_scale = scale;
    m_value = from;
    m_fraction = from ? scale.fractionOf(*from) : 0;
    if (m_mode == Mode::Once && m_fraction >= 1) m_fraction = 0;
    m_direction = 1;
    m_lastTick = m_clock();
    m_timer.start();
    Q_EMIT started(m_key);
}

void Player::stop() {
    if (!isPlaying()) return;
    m_timer.stop();
    Q_EMIT stopped(std::exchange(m_key, {}));
}

void Player::tick() {
    if (!isPlaying()) return;
    const qint64 now = m_clock();
    const double step = double(now - m_lastTick) / (1000 * duration());
    m_lastTick = now;
    // A tick never passes an end: the end is shown first, and the next tick turns back or starts again.
    if (m_mode == Mode::Loop && m_fraction >= 1) m_fraction = 0;
    if (m_mode == Mode::BackAndForth && m_fraction >= 1) m_direction = -1;
    if (m_mode != Mode::BackAndForth || m_fraction <= 0) m_direction = 1;
    m_fraction = std::clamp(m_fraction + m_direction * step, 0.0, 1.0);
    const ExactNumber value = m_scale.valueAt(m_fraction);
    if (m_value != value) {
        m_value = value;
        const std::string key = m_key;
        Q_EMIT stepped(key, value);
    }
    if (m_mode == Mode::Once && m_fraction >= 1) stop();
}

}  // namespace attention
