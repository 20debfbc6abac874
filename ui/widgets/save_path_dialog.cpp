#include "ui/widgets/save_path_dialog.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>

#include "ui/system/browser.h"
#include "ui/widgets/question.h"

namespace attention {
namespace {

/// The dialog of the browser version: asks for the name and the format of a file to download.
class DownloadDialog : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(DownloadDialog)

 public:
    DownloadDialog(const QString& title, const QStringList& suffixes, const QString& name, QWidget* parent)
        : QDialog(parent), m_name(new QLineEdit), m_format(new QComboBox) {
        setWindowTitle(title);
        const bool hasSuffix = suffixes.contains(QFileInfo(name).suffix());
        m_name->setText(hasSuffix ? QFileInfo(name).completeBaseName() : name);
        m_format->addItems(suffixes);
        if (hasSuffix) m_format->setCurrentText(QFileInfo(name).suffix());
        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
        auto* rows = new QFormLayout(this);
        rows->addRow(tr("Name:"), m_name);
        rows->addRow(tr("Format:"), m_format);
        rows->addRow(buttons);
        connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        // A slash would make a folder of the part before it.
        connect(m_name, &QLineEdit::textChanged, this, [=](const QString& text) {
            buttons->button(QDialogButtonBox::Save)->setEnabled(!text.trimmed().isEmpty() && !text.contains(u'/'));
        });
        m_name->selectAll();
    }

    QString fileName() const { return m_name->text().trimmed() + u'.' + m_format->currentText(); }

 private:
    QLineEdit* m_name;
    QComboBox* m_format;
};

}  // namespace

QString defaultFolder() {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

QDialog* openSaveDialog(QWidget* parent, const QString& title, const QStringList& suffixes, const QStringList& filters,
                        const QString& folder, const QString& name,
                        const std::function<void(const QString& path)>& answered) {
    if (isInBrowser()) {
        auto* dialog = new DownloadDialog(title, suffixes, name, parent);
        openDialog(dialog, [=](int result) {
            answered(result == QDialog::Accepted ? downloadPath(dialog->fileName()) : QString());
        });
        return dialog;
    }
    auto* dialog = new QFileDialog(parent, title);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(filters);
    // With a default suffix, the dialog appends it before asking whether an existing file may be replaced.
    dialog->setDefaultSuffix(suffixes.first());
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog,
                     [=](const QString& filter) { dialog->setDefaultSuffix(suffixes.value(filters.indexOf(filter))); });
    dialog->setDirectory(folder);
    dialog->selectFile(name);
    openDialog(dialog, [=](int result) {
        answered(result == QDialog::Accepted ? dialog->selectedFiles().value(0) : QString());
    });
    return dialog;
}

void askSavePath(QWidget* parent, const QString& title, const QStringList& suffixes, const QString& name,
                 Settings& settings, const std::function<void(const QString& path)>& chosen) {
    static const QString key = QStringLiteral("export-folder");
    QStringList filters;
    for (const QString& suffix : suffixes) filters.append(QStringLiteral("%1 (*.%2)").arg(suffix.toUpper(), suffix));
    openSaveDialog(parent, title, suffixes, filters, settings.value(key, defaultFolder()),
                   name + u'.' + suffixes.first(), [=, &settings](const QString& path) {
                       if (path.isEmpty()) return;
                       settings.setValue(key, QFileInfo(path).path());
                       chosen(path);
                   });
}

void askFile(QWidget* parent, const QString& title, const QString& folder, const QString& filters,
             const std::function<void(const QString& path)>& chosen) {
    if (isInBrowser()) return askBrowserFile(filters, chosen);
    auto* dialog = new QFileDialog(parent, title, folder, filters);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setSupportedSchemes({QStringLiteral("file")});
    openDialog(dialog, [=](int result) {
        if (result == QDialog::Accepted) chosen(dialog->selectedFiles().value(0));
    });
}

void askFolder(QWidget* parent, const QString& title, const QString& folder,
               const std::function<void(const QString& path)>& chosen) {
    auto* dialog = new QFileDialog(parent, title, folder);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    openDialog(dialog, [=](int result) {
        if (result == QDialog::Accepted) chosen(dialog->selectedFiles().value(0));
    });
}

}  // namespace attention
