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

/// Exports the counts of votes to a CSV file. Unsaved counts of a lesson that was left are kept until they are exported
/// or the program ends.
class VoteExport : public QObject {
    Q_OBJECT

 public:
    /// All arguments outlive this object.
    VoteExport(LessonSession& session, Settings& settings, QObject* parent);

    /// Whether there are counts to export.
    bool isPossible() const { return !m_unsaved.empty() || hasHands(); }
    /// Whether some counts have not been exported.
    bool isUnsaved() const;
    /// Asks for a file name, then exports. @param window  parent of the dialog
    void ask(QWidget* window);
    /// Exports in the background; said() or a warning over `window` reports the result.
    /// @param written  called on success
    void write(const QString& path, QWidget* window, const std::function<void()>& written = {});
    /// Asks whether to export unsaved counts, if there are any, and calls `then` unless the user cancels.
    void leave(QWidget* window, const std::function<void()>& then);

 Q_SIGNALS:
    void possibleChanged(bool isPossible);
    /// A message, translated.
    void said(const QString& sentence);

 private:
    /// Notes that a count of the current lesson has changed.
    void countChange();
    /// Keeps the unsaved counts of a lesson that is about to be left.
    void keepUnsaved();
    void ask(QWidget* window, const std::function<void()>& written);
    /// All counts: those of lessons that were left, then those of the current lesson.
    std::vector<LessonVotes> allVotes() const;
    /// Whether a count of the current lesson is not 0.
    bool hasHands() const;

    LessonSession& m_session;
    Settings& m_settings;
    std::vector<LessonVotes> m_unsaved;  ///< counts of lessons that were left, not exported yet
    int m_changeCount = 0;               ///< number of changes of the current lesson's counts
    int m_savedChangeCount = 0;          ///< m_changeCount at the last export
    QPointer<QDialog> m_question;
};

}  // namespace attention
