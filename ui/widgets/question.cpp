#include "ui/widgets/question.h"

#include <algorithm>

#include <QPushButton>

namespace attention {
namespace {

/// The button that Enter presses: the default button, or the first one with the role AcceptRole; null if there is none.
QAbstractButton* defaultAnswer(const QMessageBox& box) {
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
    // QDialog::open() would only block the parent windows of the dialog, but not the window of a presentation.
    dialog->setModal(true);
    dialog->show();
    // In a browser, the window becomes active before QDialog gives the focus to its default button, so do it here.
    if (const auto* box = qobject_cast<QMessageBox*>(dialog))
        if (QAbstractButton* answer = defaultAnswer(*box)) answer->setFocus();
}

Question::Question(QWidget* window, const QString& title, const QString& sentence, StandardButtons buttons,
                   const std::function<void(ButtonRole)>& answered)
    : QMessageBox(QMessageBox::Question, title, sentence, buttons, window) {
    setTextFormat(Qt::PlainText);
    connect(this, &QDialog::finished, this,
            [this, answered] { answered(clickedButton() ? buttonRole(clickedButton()) : RejectRole); });
}

}  // namespace attention
