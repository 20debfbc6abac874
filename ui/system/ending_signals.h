#pragma once

#include <QObject>

namespace attention {

/// Emits arrived() on the interface thread when the first SIGTERM, SIGINT or SIGHUP arrives. A second signal of the
/// same kind ends the program at once, as without this class. Signals that are ignored (nohup) stay ignored. Only one
/// object may exist at a time.
class EndingSignals : public QObject {
    Q_OBJECT

 public:
    explicit EndingSignals(QObject* parent = nullptr);
    /// Restores the default handling: the signals end the program.
    ~EndingSignals() override;

    /// The signal that arrived; 0: none.
    int received() const { return m_received; }
    /// Ends the program with the signal that arrived, if one did, so that the parent process, such as a shell with a
    /// loop, learns of it.
    void raiseAgain() const;

 Q_SIGNALS:
    void arrived();

 private:
    int m_pipe[2];
    int m_received = 0;
};

}  // namespace attention
