#pragma once

#include <QObject>

namespace attention {

/// Tells the interface thread of SIGTERM, SIGINT and SIGHUP, of the first one that arrives; a second one of the same
/// kind ends the program at once, as it does without this. What is ignored (nohup) stays ignored. One at a time.
class EndingSignals : public QObject {
    Q_OBJECT

 public:
    explicit EndingSignals(QObject* parent = nullptr);
    /// The signals end the program again.
    ~EndingSignals() override;

    /// The signal that arrived; 0: none.
    int received() const { return m_received; }
    /// Ends the program by the signal that arrived, if one did: whoever started it, a loop in a shell above all, is to
    /// know.
    void raiseAgain() const;

 Q_SIGNALS:
    void arrived();

 private:
    int m_pipe[2];
    int m_received = 0;
};

}  // namespace attention
