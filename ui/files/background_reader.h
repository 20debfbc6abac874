#pragma once

#include <exception>
#include <stop_token>
#include <type_traits>
#include <utility>

#include <QFutureWatcher>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QThreadPool>
#include <QtConcurrent>

#include "ui/system/input_file.h"

namespace attention {

/// The result of reading a file: the value, or a problem.
template <class Value>
struct ReadOutcome {
    Value value;
    QString problem;  ///< the phrase of a FileError or the what() of another exception; empty: none
};

/// Reads files on a background thread. The latest request wins; an outdated read is cancelled, even if it waits on a
/// pipe whose writer is silent. It has its own thread pool, so a slow file does not delay computations.
class BackgroundReader : public QObject {
 public:
    using QObject::QObject;
    /// Cancels a running read and waits until it has ended.
    ~BackgroundReader() override { cancel(); }

    /// Calls `read` on this thread and returns its value, or the problem if it throws.
    template <class Value, class Read>
    static ReadOutcome<Value> outcomeOf(const Read& read) {
        try {
            return {read(), {}};
        } catch (const FileError& error) {
            return {{}, error.phrase()};
        } catch (const std::exception& error) {
            // For example, a browser could not load a part of the program.
            return {{}, QString::fromUtf8(error.what())};
        }
    }

    /// Calls `read`, which may take a std::stop_token, on another thread. Then calls `then` with the ReadOutcome on
    /// this thread, unless cancel() or another start() comes first.
    template <class Value, class Read, class Then>
    void start(Read read, Then then) {
        cancel();
        m_stop = std::stop_source();
        auto* watcher = new QFutureWatcher<ReadOutcome<Value>>(this);
        m_watcher = watcher;
        connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, then] {
            m_watcher.clear();
            watcher->deleteLater();
            then(watcher->result());
        });
        watcher->setFuture(QtConcurrent::run(&m_threads, [read, stop = m_stop.get_token()]() -> ReadOutcome<Value> {
            const ReadCancellation reading(stop);
            if constexpr (std::is_invocable_v<Read, std::stop_token>)
                return outcomeOf<Value>([&] { return read(stop); });
            else
                return outcomeOf<Value>(read);
        }));
    }
    /// Stops a running read; its `then` is not called.
    void cancel() {
        m_stop.request_stop();
        delete m_watcher.data();
    }
    bool isReading() const { return m_watcher != nullptr; }

 private:
    QThreadPool m_threads;
    std::stop_source m_stop;
    QPointer<QObject> m_watcher;  ///< null while nothing is read
};

}  // namespace attention
