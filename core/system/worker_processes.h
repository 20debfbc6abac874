#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace attention {

/// Processes that do the parts of one task side by side, each the next part that nobody has begun. They are copies of
/// this process, to be made before it has threads or a QApplication, and end with it, however that happens. In a
/// browser there are none, and no part is done.
class WorkerProcesses {
 public:
    /// Does one part, in a worker, and returns what next() is to give of it.
    using Work = std::function<std::string(std::size_t part)>;

    /// @param parts    how many there are, numbered from 0
    /// @param workers  how many processes are started, >= 1; fewer if the system has no room for them
    /// @param begin    is called in each worker first, for what its parts share
    WorkerProcesses(std::size_t parts, int workers, const std::function<Work()>& begin);
    /// Ends those that are left.
    ~WorkerProcesses();
    WorkerProcesses(const WorkerProcesses&) = delete;
    WorkerProcesses& operator=(const WorkerProcesses&) = delete;

    struct Report {
        std::size_t part = 0;
        std::optional<std::string> result;  ///< nothing if the worker ended before the part was done
    };
    /// Waits for the next part to be done. @return nothing once all workers have ended
    std::optional<Report> next();
    /// Lets no worker begin another part; from a worker, too.
    void stop();
    /// Asks all workers to terminate and waits until they have; from any thread.
    void end();

 private:
    struct State;
    std::unique_ptr<State> m_state;
};

}  // namespace attention
