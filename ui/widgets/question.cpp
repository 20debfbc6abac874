#include "ui/widgets/question.h"

#include <algorithm>

#include <QPushButton>

namespace attention {
namespace {

/// The answer of Enter: the default button, or the first that accepts; null if there is none.
QAbstractButton* usualAnswer(const QMessageBox& box) {
    if (box.defaultButton()) return box.defaultButton();
    const QList<QAbstractButton*> buttons = box.buttons();
    const auto accepts = [&](QAbstractButton* button) { return box.buttonRole(button) == QMessageBox::AcceptRole; };
    const auto found = std::ranges::find_if(buttons, accepts);
    return found == buttons.end() ? nullptr : *found;
}

}  // namespace

void openDialog(QDialog* dialog, const std::function<void(int)>& closed) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (closed) QObject::connect(dialog, &QDialog::finished, dialog, closed);
    // QDialog::open() would block the windows above the dialog alone, and not the stage of a presentation.
    dialog->setModal(true);
    dialog->show();
    // In a browser the window becomes active while it is shown, before QDialog gives its default button the keyboard.
    if (const auto* box = qobject_cast<QMessageBox*>(dialog))
        if (QAbstractButton* answer = usualAnswer(*box)) answer->setFocus();
}

Question::Question(QWidget* window, const QString& title, const QString& sentence, StandardButtons buttons,
                   const std::function<void(ButtonRole)>& answered)
    : QMessageBox(QMessageBox::Question, title, sentence, buttons, window) {
    setTextFormat(Qt::PlainText);
    connect(this, &QDialog::finished, this,
            [this, answered] { answered(clickedButton() ? buttonRole(clickedButton()) : RejectRole); });
}

}  // namespace attention
