#pragma once

#include <stop_token>
#include <utility>

#include <QFutureWatcher>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QThreadPool>
#include <QtConcurrent>

#include "ui/system/input_file.h"

namespace attention {

/// What came of reading a file: one of the two.
template <class Value>
struct ReadOutcome {
    Value value;
    QString problem;  ///< the phrase of a FileError
};

/// Reads files off the interface thread; what is asked for last wins, and what is not wanted any more is given up, a
/// pipe with a silent writer as well. It has threads of its own: a file that takes long keeps no computation waiting.
class AsideReader : public QObject {
 public:
    using QObject::QObject;
    /// Gives up what is being read and waits until it has ended.
    ~AsideReader() override { stop(); }

    /// Runs `read` on another thread, and then `then` with its ReadOutcome on this one, unless stop() or another
    /// start() comes first.
    template <class Value, class Read, class Then>
    void start(Read read, Then then) {
        stop();
        m_stop = std::stop_source();
        auto* watcher = new QFutureWatcher<ReadOutcome<Value>>(this);
        m_watcher = watcher;
        connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, then] {
            m_watcher.clear();
            watcher->deleteLater();
            then(watcher->result());
        });
        watcher->setFuture(QtConcurrent::run(&m_threads, [read, stop = m_stop.get_token()]() -> ReadOutcome<Value> {
            const AbandonableReading reading(stop);
            try {
                return {read(), {}};
            } catch (const FileError& error) {
                return {{}, error.phrase()};
            }
        }));
    }
    void stop() {
        m_stop.request_stop();
        delete m_watcher.data();
    }
    bool isReading() const { return m_watcher != nullptr; }

 private:
    QThreadPool m_threads;
    std::stop_source m_stop;
    QPointer<QObject> m_watcher;  ///< none while nothing is read
};

}  // namespace attention
