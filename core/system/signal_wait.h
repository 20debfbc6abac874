#pragma once

#include <memory>
#include <optional>

namespace attention {

/// During its lifetime, the signals that terminate a program (SIGINT, SIGTERM, SIGHUP) are blocked, so that wait() can
/// receive them. Signals that are ignored stay ignored, for nohup and for background jobs of scripts. Create it before
/// any other thread starts.
class SignalWait {
 public:
    SignalWait();
    /// Restores the previous handling of signals.
    ~SignalWait();
    SignalWait(const SignalWait&) = delete;
    SignalWait& operator=(const SignalWait&) = delete;

    /// Waits for a signal; only one thread may wait.
    /// @param milliseconds  timeout; negative: none
    /// @return the number of the signal; 0 after the timeout; nullopt after stop()
    std::optional<int> wait(int milliseconds);
    /// Ends wait(); may be called from any thread.
    void stop();
    /// Terminates the program with the given signal, so that its parent, such as a loop in a shell, sees the signal.
    [[noreturn]] static void endProgram(int signal);

 private:
    struct State;
    std::unique_ptr<State> m_state;
};

}  // namespace attention
