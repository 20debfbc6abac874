#include "ui/widgets/question.h"

namespace attention {

void openDialog(QDialog* dialog, const std::function<void(int)>& closed) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (closed) QObject::connect(dialog, &QDialog::finished, dialog, closed);
    // QDialog::open() would block the windows above the dialog alone, and not the stage of a presentation.
    dialog->setModal(true);
    dialog->show();
}

Question::Question(QWidget* window, const QString& title, const QString& sentence, StandardButtons buttons,
                   const std::function<void(ButtonRole)>& answered)
    : QMessageBox(QMessageBox::Question, title, sentence, buttons, window) {
    setTextFormat(Qt::PlainText);
    connect(this, &QDialog::finished, this,
            [this, answered] { answered(clickedButton() ? buttonRole(clickedButton()) : RejectRole); });
}

}  // namespace attention
