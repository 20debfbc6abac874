#pragma once

#include <functional>
#include <vector>

#include <QObject>
#include <QPointer>
#include <QString>

#include "core/lesson/vote.h"
#include "ui/files/settings.h"

class QDialog;
class QWidget;

namespace attention {

class LessonSession;

/// Writes the counts of votes into a CSV file. Those of a lesson that is left before they were written are kept until
/// they are, or until the program ends.
class VoteExport : public QObject {
    Q_OBJECT

 public:
    /// All are there as long as this is.
    VoteExport(LessonSession& session, Settings& settings, QObject* parent);

    /// There are counts.
    bool isPossible() const { return !m_left.empty() || hasHands(); }
    /// There are counts that no file has.
    bool isUnsaved() const;
    /// Asks where to. @param window  over which
    void ask(QWidget* window);
    /// Returns at once; said() tells when it is written, a warning over `window` that it is not.
    /// @param written  called when it is
    void write(const QString& path, QWidget* window, const std::function<void()>& written = {});
    /// Asks what becomes of counts that no file has, if there are any, and calls `then` unless the person stays.
    void leave(QWidget* window, const std::function<void()>& then);

 Q_SIGNALS:
    void possibleChanged(bool isPossible);
    /// One sentence, translated.
    void said(const QString& sentence);

 private:
    void note();
    void keep();
    void ask(QWidget* window, const std::function<void()>& written);
    /// Those of lessons that were left, then those of the lesson under way.
    std::vector<LessonVotes> all() const;
    bool hasHands() const;

    LessonSession& m_session;
    Settings& m_settings;
    std::vector<LessonVotes> m_left;  ///< what no file has
    int m_changes = 0;                ///< of the counts of the lesson under way
    int m_saved = 0;                  ///< m_changes when they were last written
    QPointer<QDialog> m_asking;
};

}  // namespace attention
