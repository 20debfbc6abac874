#pragma once

#include <functional>
#include <optional>
#include <string>

#include <QObject>
#include <QTimer>

#include "ui/widgets/slider_scale.h"

namespace attention {

/// Animates one parameter along its slider. The position follows the clock, not the number of ticks, so that a slow
/// exhibit skips values instead of lagging behind.
class Player : public QObject {
    Q_OBJECT

 public:
    enum class Speed { Slow, Normal, Fast };
    enum class Mode { Once, Loop, BackAndForth };
    Q_ENUM(Speed)
    Q_ENUM(Mode)

    /// @param clock  milliseconds from any origin; by default a monotonic one
    explicit Player(QObject* parent = nullptr, std::function<qint64()> clock = {});

    Speed speed() const { return m_speed; }
    Mode mode() const { return m_mode; }
    void setSpeed(Speed speed);
    void setMode(Mode mode);
    /// Seconds from one end of the scale to the other.
    double duration() const;

    /// Stops what is playing and starts a parameter. @param from  the current value. Without a value, playing starts at
    /// the minimum; so it does from the maximum in the mode Once
    void start(const std::string& key, const SliderScale& scale, std::optional<ExactNumber> from);
    /// Changes the range while playing.
    void setScale(const SliderScale& scale) { m_scale = scale; }
    void stop();
    bool isPlaying() const { return m_timer.isActive(); }
    /// The key of the playing parameter, or empty.
    const std::string& key() const { return m_key; }

    /// Advances to the current time; called by the timer about 60 times per second.
    void tick();

 Q_SIGNALS:
    void started(const std::string& key);
    void stepped(const std::string& key, attention::ExactNumber value);
    void stopped(const std::string& key);
    void settingsChanged();

 private:
    std::function<qint64()> m_clock;
    QTimer m_timer;
    Speed m_speed = Speed::Normal;
    Mode m_mode = Mode::Loop;
    std::string m_key;
    SliderScale m_scale;
    double m_fraction = 0;
    double m_direction = 1;
    qint64 m_lastTick = 0;
    std::optional<ExactNumber> m_value;
};

}  // namespace attention
