#pragma once

#include <QObject>
#include <QString>

#include "ui/files/settings.h"

class QWidget;

namespace attention {

class LessonSession;

/// Writes the counts of all votes of a lesson into a CSV file. Without it they are forgotten with the lesson.
class VoteExport : public QObject {
    Q_OBJECT

 public:
    /// All are there as long as this is.
    VoteExport(LessonSession& session, Settings& settings, QObject* parent);

    /// There are counts.
    bool isPossible() const;
    /// Asks where to. @param window  over which
    void ask(QWidget* window);
    /// Returns at once; said() tells when it is written, a warning over `window` that it is not.
    void write(const QString& path, QWidget* window);

 Q_SIGNALS:
    void possibleChanged(bool isPossible);
    /// One sentence, translated.
    void said(const QString& sentence);

 private:
    LessonSession& m_session;
    Settings& m_settings;
};

}  // namespace attention
