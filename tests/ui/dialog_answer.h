#pragma once

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QTest>
#include <QTimer>

/// The answer of who presses the Escape key.
inline const QString kEscape = QStringLiteral("Escape key");

/// Milliseconds for a dialog to come, on a machine that is busy with other things.
constexpr int kDialogPatience = 60000;

/// Answers the next dialogs as a person would, each once it stands; keeps what the last message said.
class DialogAnswer : public QObject {
 public:
    /// @param answers  for each dialog the text of a button without its ampersand, for a file dialog the path
    explicit DialogAnswer(const QStringList& answers) : m_answers(answers) { qApp->installEventFilter(this); }
    explicit DialogAnswer(const QString& answer) : DialogAnswer(QStringList(answer)) {}

    /// Waits until all answers are given.
    bool wasAsked() const {
        return QTest::qWaitFor([this] { return m_answers.isEmpty() && m_pending == 0; }, kDialogPatience);
    }
    /// Waits, too.
    QString sentence() const {
        if (!wasAsked()) qWarning("a dialog did not come");
        return m_sentence;
    }

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        auto* dialog = qobject_cast<QDialog*>(watched);
        if (!dialog || event->type() != QEvent::Show || m_answers.isEmpty()) return false;
        // Behind the dialog's own handling of the event.
        ++m_pending;
        QTimer::singleShot(0, dialog, [dialog, this, answer = m_answers.takeFirst()] {
            give(*dialog, answer);
            --m_pending;
        });
        return false;
    }

 private:
    void give(QDialog& dialog, const QString& answer) {
        if (const auto* box = qobject_cast<QMessageBox*>(&dialog)) m_sentence = box->text();
        if (answer == kEscape) return QTest::keyClick(&dialog, Qt::Key_Escape);
        if (auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))) {
            name->setText(answer);
            return dialog.accept();
        }
        for (QAbstractButton* button : dialog.findChildren<QAbstractButton*>())
            if (button->text().remove(u'&') == answer) return button->click();
        qWarning("no button \"%s\"", qPrintable(answer));
        dialog.reject();
    }

    QStringList m_answers;
    int m_pending = 0;  ///< dialogs that stand and wait for their answer
    QString m_sentence;
};
