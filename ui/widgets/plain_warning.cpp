#include "ui/widgets/plain_warning.h"

#include "ui/widgets/question.h"

namespace attention {

void showPlainTextWarning(QWidget* parent, const QString& title, const QString& sentence,
                          const std::function<void()>& closed) {
    auto* box = new QMessageBox(QMessageBox::Warning, title, sentence, QMessageBox::Ok, parent);
    box->setTextFormat(Qt::PlainText);
    openDialog(box, [closed](int) {
        if (closed) closed();
    });
}

}  // namespace attention
