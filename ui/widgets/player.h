#pragma once

#include <functional>
#include <optional>
#include <string>

#include <QObject>
#include <QTimer>

#include "ui/widgets/slider_scale.h"

namespace attention {

/// Runs one parameter along its slider in time. The place follows the clock, not the number of ticks, so a slow page
/// skips values and never lags.
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

    /// Stops what was playing. @param from  the present value; nothing: from the start, as when Once stands at the end
    void start(const std::string& key, const SliderScale& scale, std::optional<ExactNumber> from);
    /// What plays goes on over another range.
    void setScale(const SliderScale& scale) { m_scale = scale; }
    void stop();
    bool isPlaying() const { return m_timer.isActive(); }
    /// What is playing, or empty.
    const std::string& key() const { return m_key; }

    /// What the timer does some sixty times a second.
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
    qint64 m_last = 0;
    std::optional<ExactNumber> m_value;
};

}  // namespace attention
