#pragma once

#include <stop_token>

#include <QObject>

#include "ui/files/series.h"

namespace attention {

/// Writes the figures of a series one after the other. Computing and writing run on other threads, drawing on the
/// interface thread. Files that have been written stay if it is cancelled or fails.
class SeriesWriter : public QObject {
    Q_OBJECT

 public:
    /// @param series  without problem()
    SeriesWriter(Series series, const QString& folder, QObject* parent = nullptr);
    /// Stops like cancel().
    ~SeriesWriter() override;

    void start();
    /// Stops before the next figure; finished() follows.
    void cancel();

    std::size_t written() const { return m_written; }
    QString pathAt(std::size_t index) const;

 Q_SIGNALS:
    void progressed(std::size_t written);
    /// @param problem  why it failed, as a translated sentence; empty: it was successful or cancelled
    void finished(const QString& problem);

 private:
    void compute();
    void draw(const EvaluatedScene& shown);
    void end(const QString& problem);

    const Series m_series;
    const QString m_folder;
    std::size_t m_written = 0;
    std::stop_source m_stop;
    bool m_isOver = false;
};

}  // namespace attention
