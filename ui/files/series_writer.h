#pragma once

#include <stop_token>

#include <QObject>

#include "ui/files/series.h"

namespace attention {

/// Writes the figures of a series one after the other: numbers and files on other threads, each picture in a moment of
/// the interface's. What was written stays, however it ends.
class SeriesWriter : public QObject {
    Q_OBJECT

 public:
    /// @param series  without problem()
    SeriesWriter(Series series, const QString& folder, QObject* parent = nullptr);
    /// Stops as cancel() does.
    ~SeriesWriter() override;

    void start();
    /// Makes no further figure; finished() follows.
    void cancel();

    std::size_t written() const { return m_written; }
    QString pathAt(std::size_t index) const;

 Q_SIGNALS:
    void progressed(std::size_t written);
    /// @param problem  what it ended with, as a translated sentence; empty: nothing, or it was cancelled
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
