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

/// Course, Handout: asks which lesson and how, then writes it as a document to be printed. Scenes are evaluated and the
/// file is written on other threads; figures, which are widgets, are drawn in pieces between which the window goes on.
class HandoutActions : public QObject {
    Q_OBJECT

 public:
    explicit HandoutActions(QWidget* window);
    ~HandoutActions() override;

    /// @param lesson  the file of the one under way, which is proposed; empty: none is
    void ask(const QString& lesson);
    /// Begins to write it; said() or a warning tells how it went. What was being written is given up.
    void write(const HandoutDialog::Choice& choice, const QString& path);

 Q_SIGNALS:
    /// For the status line.
    void said(const QString& sentence);

 private:
    struct Read {
        Lesson lesson;
        std::vector<HandoutScene> scenes;
    };
    using Outcome = std::variant<QString, std::shared_ptr<Read>>;
    struct Job;

    void begin(const Outcome& outcome);
    void advance();
    void finish(const QString& problem);

    QWidget* m_window;
    HandoutDialog::Choice m_choice;
    QString m_folder;
    std::unique_ptr<Job> m_job;
    QTimer m_next;
};

}  // namespace attention
