#include "ui/widgets/ask_path.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace attention {

QString usualFolder() {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

QString askPath(QWidget* parent, const QString& title, const QStringList& suffixes, const QString& name,
                Settings& settings) {
    static const QString key = QStringLiteral("export-folder");
    QFileDialog dialog(parent, title);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    QStringList filters;
    for (const QString& suffix : suffixes) filters.append(QStringLiteral("%1 (*.%2)").arg(suffix.toUpper(), suffix));
    dialog.setNameFilters(filters);
    dialog.setDefaultSuffix(suffixes.first());
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog,
                     [&](const QString& filter) { dialog.setDefaultSuffix(suffixes.value(filters.indexOf(filter))); });
    dialog.setDirectory(settings.value(key, usualFolder()));
    dialog.selectFile(name + u'.' + suffixes.first());
    if (dialog.exec() != QDialog::Accepted) return {};
    const QString path = dialog.selectedFiles().value(0);
    settings.setValue(key, QFileInfo(path).path());
    return path;
}

}  // namespace attention
