#include "ui/widgets/save_path_dialog.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

#include "ui/widgets/question.h"

namespace attention {

QString defaultFolder() {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

void askSavePath(QWidget* parent, const QString& title, const QStringList& suffixes, const QString& name,
                 Settings& settings, const std::function<void(const QString& path)>& chosen) {
    static const QString key = QStringLiteral("export-folder");
    auto* dialog = new QFileDialog(parent, title);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    QStringList filters;
    for (const QString& suffix : suffixes) filters.append(QStringLiteral("%1 (*.%2)").arg(suffix.toUpper(), suffix));
    dialog->setNameFilters(filters);
    dialog->setDefaultSuffix(suffixes.first());
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog,
                     [=](const QString& filter) { dialog->setDefaultSuffix(suffixes.value(filters.indexOf(filter))); });
    dialog->setDirectory(settings.value(key, defaultFolder()));
    dialog->selectFile(name + u'.' + suffixes.first());
    openDialog(dialog, [=, &settings](int result) {
        if (result != QDialog::Accepted) return;
        const QString path = dialog->selectedFiles().value(0);
        settings.setValue(key, QFileInfo(path).path());
        chosen(path);
    });
}

void askFile(QWidget* parent, const QString& title, const QString& folder, const QString& filters,
             const std::function<void(const QString& path)>& chosen) {
    auto* dialog = new QFileDialog(parent, title, folder, filters);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setSupportedSchemes({QStringLiteral("file")});
    openDialog(dialog, [=](int result) {
        if (result == QDialog::Accepted) chosen(dialog->selectedFiles().value(0));
    });
}

}  // namespace attention
