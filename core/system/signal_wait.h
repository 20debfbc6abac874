#pragma once

#include <memory>
#include <optional>

namespace attention {

/// While it lives, the signals that end a program (Ctrl+C, a request to terminate, the terminal's hangup) are waited
/// for instead. One that is ignored stays so: nohup, and a job in the background of a script, are not to be ended by
/// it. To be made before any other thread is.
class SignalWait {
 public:
    SignalWait();
    /// Signals do again what they did.
    ~SignalWait();
    SignalWait(const SignalWait&) = delete;
    SignalWait& operator=(const SignalWait&) = delete;

    /// Waits for a signal, on one thread.
    /// @param milliseconds  at most; negative: for ever
    /// @return its number, 0 when the time has passed, nothing once stop() was called
    std::optional<int> wait(int milliseconds);
    /// Ends the wait; from any thread.
    void stop();
    /// Ends the program by a signal that came: whoever started it, a loop in a shell above all, is to know.
    [[noreturn]] static void endProgram(int signal);

 private:
    struct State;
    std::unique_ptr<State> m_state;
};

}  // namespace attention
