#include "ui/widgets/plain_warning.h"

#include <QMessageBox>

namespace attention {

void showPlainWarning(QWidget* parent, const QString& title, const QString& sentence) {
    QMessageBox box(QMessageBox::Warning, title, sentence, QMessageBox::Ok, parent);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

}  // namespace attention
