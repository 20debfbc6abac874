#pragma once

#include <memory>
#include <variant>

#include <QFutureWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

#include "ui/paper/handout.h"
#include "ui/widgets/handout_dialog.h"

namespace attention {

/// Menu entry Course, Handout: asks for a lesson and options, then writes the lesson as a printable document. Scenes
/// are evaluated and the file is written on other threads. Figures are widgets, so they are drawn on the interface
/// thread, one piece per event-loop iteration to keep the window responsive.
class HandoutActions : public QObject {
    Q_OBJECT

 public:
    explicit HandoutActions(QWidget* window);
    ~HandoutActions() override;

    /// @param lesson  file of the current lesson, preselected in the dialog; empty: none
    void ask(const QString& lesson);
    /// Starts writing a handout and cancels one that is still being written; said() or a warning reports the result.
    void write(const HandoutDialog::Choice& choice, const QString& path);

 Q_SIGNALS:
    /// A sentence for the status line, translated.
    void said(const QString& sentence);

 private:
    /// A lesson with the evaluated scenes of its figures.
    struct EvaluatedLesson {
        Lesson lesson;
        std::vector<HandoutScene> scenes;
    };
    /// Either an error or the lesson to write.
    using Outcome = std::variant<QString, std::shared_ptr<EvaluatedLesson>>;
    struct Job;

    void begin(const Outcome& outcome);
    /// Draws the next piece, or writes the file after the last one.
    void advance();
    void finish(const QString& problem);

    QWidget* m_window;
    HandoutDialog::Choice m_choice;
    QString m_folder;  ///< of the latest handout
    std::unique_ptr<Job> m_job;
    QTimer m_next;  ///< calls advance()
};

}  // namespace attention
