#include "core/system/worker_processes.h"

#ifdef __EMSCRIPTEN__

namespace attention {

struct WorkerProcesses::State {};

WorkerProcesses::WorkerProcesses(std::size_t, int, const std::function<Work()>&) {}
WorkerProcesses::~WorkerProcesses() = default;
std::optional<WorkerProcesses::Report> WorkerProcesses::next() {
    return std::nullopt;
}
void WorkerProcesses::stop() {}
void WorkerProcesses::end() {}

}  // namespace attention

#else

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <new>
#include <poll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace attention {

/// The state that all workers share, in shared memory.
struct WorkerProgress {
    std::atomic<std::size_t> next = 0;  ///< the first part that nobody has begun
    std::atomic<bool> isStopped = false;
};

namespace {

/// A message that a worker writes into its pipe before and after each part; after it, followed by the result.
struct Header {
    std::size_t part;
    std::size_t length;  ///< of the result, in bytes
    bool isDone;
};

bool writeAll(int descriptor, const char* bytes, std::size_t count) {
    while (count > 0) {
        const auto written = ::write(descriptor, bytes, count);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        bytes += written;
        count -= std::size_t(written);
    }
    return true;
}

bool readAll(int descriptor, char* bytes, std::size_t count) {
    while (count > 0) {
        const auto got = ::read(descriptor, bytes, count);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return false;
        bytes += got;
        count -= std::size_t(got);
    }
    return true;
}

bool report(int descriptor, const Header& header, const std::string& result = {}) {
    return writeAll(descriptor, reinterpret_cast<const char*>(&header), sizeof header) &&
           writeAll(descriptor, result.data(), result.size());
}

[[noreturn]] void runWorker(WorkerProgress& shared, std::size_t parts, int descriptor, pid_t parent,
                            const std::function<WorkerProcesses::Work()>& begin) {
    // The parent may have ended before this was set.
    if (::prctl(PR_SET_PDEATHSIG, SIGTERM) != 0 || ::getppid() != parent) ::_exit(1);
    // If the parent has ended, write() fails instead of raising SIGPIPE. SIGTERM from the parent must end the worker
    // even if the parent ignores it for itself.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGTERM, SIG_DFL);
    const WorkerProcesses::Work work = begin();
    while (!shared.isStopped) {
        const std::size_t part = shared.next++;
        if (part >= parts || !report(descriptor, {part, 0, false})) break;
        const std::string result = work(part);
        if (!report(descriptor, {part, result.size(), true}, result)) break;
    }
    ::_exit(0);
}

}  // namespace

struct WorkerProcesses::State {
    struct Worker {
        std::atomic<pid_t> process;
        int descriptor;  ///< read end of the pipe from the worker
        std::optional<std::size_t> begun = {};

        Worker(pid_t id, int end) : process(id), descriptor(end) {}
        Worker(Worker&& other) noexcept : process(other.process.load()), descriptor(other.descriptor) {}
    };
    WorkerProgress* shared = nullptr;
    std::vector<Worker> workers;
};

WorkerProcesses::WorkerProcesses(std::size_t parts, int workers, const std::function<Work()>& begin)
    : m_state(std::make_unique<State>()) {
    void* memory = ::mmap(nullptr, sizeof(WorkerProgress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return;
    m_state->shared = new (memory) WorkerProgress;
    const pid_t parent = ::getpid();
    for (int i = 0; i < workers; ++i) {
        int ends[2];
        if (::pipe2(ends, O_CLOEXEC) != 0) break;
        const pid_t process = ::fork();
        if (process == 0) {
            // Close inherited pipes, so that a pipe closes when its worker ends.
            for (const State::Worker& other : m_state->workers) ::close(other.descriptor);
            ::close(ends[0]);
            runWorker(*m_state->shared, parts, ends[1], parent, begin);
        }
        ::close(ends[1]);
        if (process < 0) {
            ::close(ends[0]);
            break;
        }
        m_state->workers.emplace_back(process, ends[0]);
    }
}

WorkerProcesses::~WorkerProcesses() {
    end();
    for (const State::Worker& worker : m_state->workers)
        if (worker.descriptor >= 0) ::close(worker.descriptor);
    if (m_state->shared) ::munmap(m_state->shared, sizeof(WorkerProgress));
}

std::optional<WorkerProcesses::Report> WorkerProcesses::next() {
    for (;;) {
        std::vector<pollfd> waited;
        for (const State::Worker& worker : m_state->workers) waited.push_back({worker.descriptor, POLLIN, 0});
        const auto isOpen = [](const State::Worker& worker) { return worker.descriptor >= 0; };
        if (std::ranges::none_of(m_state->workers, isOpen)) return std::nullopt;
        if (::poll(waited.data(), waited.size(), -1) < 0) continue;
        for (std::size_t i = 0; i < waited.size(); ++i) {
            if (waited[i].revents == 0) continue;
            State::Worker& worker = m_state->workers[i];
            Header header{};
            std::string result;
            bool isRead = readAll(worker.descriptor, reinterpret_cast<char*>(&header), sizeof header);
            if (isRead && header.isDone) {
                result.resize(header.length);
                isRead = readAll(worker.descriptor, result.data(), result.size());
            }
            if (isRead && header.isDone) {
                worker.begun.reset();
                return Report{header.part, std::move(result)};
            }
            if (isRead) {
                worker.begun = header.part;
                continue;
            }
            ::close(std::exchange(worker.descriptor, -1));
            if (const auto begun = std::exchange(worker.begun, std::nullopt)) return Report{*begun, std::nullopt};
        }
    }
}

void WorkerProcesses::stop() {
    if (m_state->shared) m_state->shared->isStopped = true;
}

void WorkerProcesses::end() {
    stop();
    std::vector<pid_t> ended;
    for (State::Worker& worker : m_state->workers)
        if (const pid_t process = worker.process.exchange(0); process > 0) ended.push_back(process);
    for (const pid_t process : ended) ::kill(process, SIGTERM);
    for (const pid_t process : ended)
        while (::waitpid(process, nullptr, 0) < 0 && errno == EINTR) {
        }
}

}  // namespace attention

#endif
