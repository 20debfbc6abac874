#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace attention {

/// Worker processes that do the parts of a task in parallel; each takes the next part that no worker has begun. They
/// are forks of this process: create them before it has threads or a QApplication. They end when this process ends, for
/// any reason. In a browser there are no workers, and no part is done.
class WorkerProcesses {
 public:
    /// Does one part in a worker and returns the result for next().
    using Work = std::function<std::string(std::size_t part)>;

    /// @param parts    number of parts
    /// @param workers  number of processes, >= 1; fewer are started if the system refuses more
    /// @param begin    called once in each worker, to prepare for its parts
    WorkerProcesses(std::size_t parts, int workers, const std::function<Work()>& begin);
    /// Calls end().
    ~WorkerProcesses();
    WorkerProcesses(const WorkerProcesses&) = delete;
    WorkerProcesses& operator=(const WorkerProcesses&) = delete;

    struct Report {
        std::size_t part = 0;               ///< from 0
        std::optional<std::string> result;  ///< nullopt if the worker ended before the part was done
    };
    /// Waits until another part is done. @return nullopt when all workers have ended
    std::optional<Report> next();
    /// Prevents workers from beginning another part. May also be called in a worker.
    void stop();
    /// Terminates all workers and waits for them. May be called from any thread.
    void end();

 private:
    struct State;
    std::unique_ptr<State> m_state;
};

}  // namespace attention
