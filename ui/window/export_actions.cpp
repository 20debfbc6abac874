#include "ui/window/export_actions.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QInputDialog>
#include <QMenu>
#include <QMimeData>
#include <QtConcurrent>

#include "core/io/format_error.h"
#include "ui/files/export_settings.h"
#include "ui/files/link_address.h"
#include "ui/lesson/opened_link.h"
#include "ui/system/browser.h"
#include "ui/system/output_file.h"
#include "ui/text/phrase_text.h"
#include "ui/widgets/animation_dialog.h"
#include "ui/widgets/background_write.h"
#include "ui/widgets/export_dialog.h"
#include "ui/widgets/plain_warning.h"
#include "ui/widgets/question.h"
#include "ui/widgets/save_path_dialog.h"
#include "ui/widgets/series_dialog.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/panel_tray.h"

namespace attention {
namespace {

/// Longer tables are not copied: pasting them would take long, and they can be exported as files.
constexpr Index kMaxCopiedNumbers = 200'000;
/// For an exhibit that needs more memory, no table is computed: it would block the interface.
constexpr double kMaxCopiedMemory = 64e6;

/// The exhibit's first table as text; nullopt if it is too long for the clipboard.
std::optional<QByteArray> tableText(const EvaluatedScene& shown, TableFormat format) {
    if (shown.exhibit().memoryNeeded(shown.scene()) > kMaxCopiedMemory) return std::nullopt;
    const Table table = shown.table(shown.exhibit().tables().front().name);
    const TableShape shape = tableShape(table);
    if (shape.rows * shape.columns > kMaxCopiedNumbers) return std::nullopt;
    QByteArray text;
    writeTable(table, format, [&](std::string_view piece) {
        text.append(piece.data(), qsizetype(piece.size()));
        return true;
    });
    return text;
}

/// The MIME type under which other programs look for the format.
QString mimeType(TableFormat format) {
    switch (format) {
        case TableFormat::Csv:
            return QStringLiteral("text/csv");
        case TableFormat::Markdown:
            return QStringLiteral("text/markdown");
        case TableFormat::Latex:
            return QStringLiteral("text/x-tex");
        case TableFormat::Json:
            return QStringLiteral("application/json");
        case TableFormat::Tsv:
        case TableFormat::Npy:
            break;
    }
    return QStringLiteral("text/tab-separated-values");
}

}  // namespace

ExportActions::ExportActions(SceneModel& model, ExhibitPage& page, Settings& settings, QWidget* window)
    : QObject(window),
      m_model(model),
      m_page(page),
      m_settings(settings),
      m_window(window),
      m_panels(new PanelTray(page, settings, window)) {
    connect(m_panels, &PanelTray::said, this, &ExportActions::said);
}

void ExportActions::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_panels->setTheme(theme);
}

void ExportActions::fillFileMenu(QMenu& menu) {
    m_exportFigure = menu.addAction(QString(), this, &ExportActions::showExportDialog);
    m_exportFigure->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
    QAction* again = menu.addAction(QString(), this, &ExportActions::exportAgain);
    again->setShortcut(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_E));
    m_panels->fillMenu(menu);
    QAction* series = menu.addAction(QString(), this, &ExportActions::showSeriesDialog);
    // In a browser there is no folder to write the series into.
    series->setVisible(!isInBrowser());
    m_dataMenu = menu.addMenu(QString());
    connect(&m_model, &SceneModel::changed, this, [this, shown = std::string()]() mutable {
        if (std::exchange(shown, m_model.scene().exhibit) != m_model.scene().exhibit) fillDataMenu();
    });
    m_translatedActions.insert(m_translatedActions.end(), {{m_exportFigure, QT_TR_NOOP("Export &figure…")},
                                                           {again, QT_TR_NOOP("Export a&gain")},
                                                           {series, QT_TR_NOOP("Export a s&eries…")},
                                                           {m_dataMenu->menuAction(), QT_TR_NOOP("Export &data")}});
    retranslate();
}

void ExportActions::fillEditMenu(QMenu& menu) {
    m_copyFigure = menu.addAction(QString(), this, &ExportActions::copyFigure);
    m_copyFigure->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    QAction* caption = menu.addAction(QString(), this, &ExportActions::copyCaption);
    QAction* link = menu.addAction(QString(), this, &ExportActions::copyLink);
    m_linkAddress = menu.addAction(QString(), this, &ExportActions::showLinkAddressDialog);
    // In a browser, the page's own address is used.
    m_linkAddress->setVisible(pageAddress().isEmpty());
    QMenu* tables = menu.addMenu(QString());
    const auto copying = [&](TableFormat format) {
        return tables->addAction(QString(), this, [this, format] { copyTable(format); });
    };
    m_translatedActions.insert(m_translatedActions.end(),
                               {{m_copyFigure, QT_TR_NOOP("Copy &figure")},
                                {caption, QT_TR_NOOP("Copy cap&tion")},
                                {link, QT_TR_NOOP("Copy lin&k")},
                                {m_linkAddress, QT_TR_NOOP("Address &of links…")},
                                {tables->menuAction(), QT_TR_NOOP("Copy ta&ble as")},
                                {copying(TableFormat::Csv), QT_TR_NOOP("&CSV")},
                                {copying(TableFormat::Markdown), QT_TR_NOOP("&Markdown")},
                                {copying(TableFormat::Latex), QT_TR_NOOP("&LaTeX (booktabs)")}});
    retranslate();
}

void ExportActions::retranslate() {
    for (const auto& [action, text] : m_translatedActions) action->setText(tr(text));
    m_panels->retranslate();
    fillDataMenu();
}

void ExportActions::fillDataMenu() {
    m_dataMenu->clear();
    for (const TableDescription& table : m_model.exhibit().tables()) {
        const std::string name(table.name);
        QAction* action = m_dataMenu->addAction(tr("Table %1…").arg(QString::fromUtf8(name)), this,
                                                [this, name] { chooseTableFile(name); });
        if (m_dataMenu->actions().size() == 1) action->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
    }
}

void ExportActions::warn(const QString& title, const QString& path, const QString& phrase) {
    showNotWritten(m_window, title, path, phrase);
}

void ExportActions::copyLink() {
    const Scene& scene = m_model.scene();
    try {
        QApplication::clipboard()->setText(linkText(linkAddress(m_settings), writeSceneLink(scene)));
        Q_EMIT said(hasArrays(scene) ? tr("Link copied, without the loaded arrays: a link cannot hold them.")
                                     : tr("Link copied."));
    } catch (const FormatError& error) {
        showPlainTextWarning(m_window, tr("Copy link"), tr("No link was copied: %1.").arg(phraseText(error.phrase())));
    }
}

void ExportActions::showLinkAddressDialog() {
    auto* dialog = new QInputDialog(m_window);
    dialog->setWindowTitle(tr("Address of links"));
    dialog->setLabelText(
        tr("Where the browser version is, such as https://example.org/lab/. Empty: links begin with "
           "attention-lab: and open in this program alone."));
    dialog->setTextValue(linkAddress(m_settings));
    openDialog(dialog, [this, dialog](int result) {
        if (result != QDialog::Accepted) return;
        const QString address = dialog->textValue().trimmed();
        if (address.isEmpty() || isLinkAddress(address)) return setLinkAddress(m_settings, address);
        showPlainTextWarning(m_window, tr("Address of links"),
                             tr("“%1” is no address of a page; accepted: one that begins with https://, http:// or "
                                "file:// and has no #, or none.")
                                 .arg(address));
    });
}

void ExportActions::showExportDialog() {
    if (!m_page.shown()) return;
    auto* dialog =
        new ExportDialog(m_page.shown(), m_settings, *m_theme, m_window, m_page.figure()->size(), m_figureStyle());
    openDialog(dialog, [this, dialog](int result) {
        if (result == QDialog::Accepted) Q_EMIT said(writtenText(dialog->path()));
    });
}

void ExportActions::showAnimationDialog(const std::string& key) {
    if (!m_page.shown() || !m_page.shown().exhibit().findUse(key)) return;
    auto* dialog = new AnimationDialog(m_page.shown(), key, m_theme->isDark, m_settings, m_window);
    openDialog(dialog, [this, dialog](int result) {
        if (result == QDialog::Accepted) Q_EMIT said(writtenText(dialog->path()));
    });
}

void ExportActions::showSeriesDialog() {
    if (!m_page.shown()) return;
    auto* dialog = new SeriesDialog(m_page.shown(), m_settings, m_window);
    openDialog(dialog, [this, dialog](int result) {
        if (result != QDialog::Accepted) return;
        Q_EMIT said(
            tr("Written: %1 figures in %2").arg(dialog->written()).arg(QDir::toNativeSeparators(dialog->folder())));
    });
}

void ExportActions::exportAgain() {
    const QString path = lastExportPath(m_settings, m_model.exhibit());
    if (path.isEmpty()) return showExportDialog();
    if (const auto problem = exportFigure(path))
        warn(tr("Export figure"), path, *problem);
    else
        Q_EMIT said(writtenText(path));
}

ExportOptions ExportActions::lastOptions() const {
    return rememberedChoices(m_settings, m_page.shown(), m_page.figure()->size());
}

std::optional<QString> ExportActions::exportFigure(const QString& path) {
    const auto format = figureFormat(QFileInfo(path).suffix().toLower());
    if (!format) return tr("the name must end in .png, .svg or .pdf");
    if (!m_page.shown()) return tr("the figure is still being computed");
    ExportOptions choices = lastOptions();
    choices.format = *format;
    if (const auto problem = imageProblem(figureOptions(choices))) return problem;
    if (const auto problem = codeProblem(m_page.shown().scene(), choices)) return problem;
    const QByteArray picture = renderExport(m_page.shown(), choices);
    if (picture.isEmpty()) return tr("there is not enough memory for the picture");
    return writeFile(path, picture);
}

void ExportActions::chooseTableFile(const std::string& table) {
    QStringList suffixes;
    for (const std::string_view name : tableFormatNames()) suffixes.append(QString::fromUtf8(name));
    const QString name =
        QStringLiteral("%1-%2").arg(QString::fromUtf8(m_model.exhibit().id()), QString::fromStdString(table));
    askSavePath(m_window, tr("Export table %1").arg(QString::fromStdString(table)), suffixes, name, m_settings,
                [this, table](const QString& path) { exportData(table, path); });
}

void ExportActions::exportData(const std::string& table, const QString& path) {
    const auto format = tableFormat(QFileInfo(path).suffix().toLower().toStdString());
    if (!format) {
        QStringList accepted;
        for (const std::string_view name : tableFormatNames()) accepted.append(u'.' + QString::fromUtf8(name));
        warn(tr("Export data"), path, tr("the name must end in %1").arg(accepted.join(QLatin1String(", "))));
        return;
    }
    Q_EMIT said(tr("Writing %1 …").arg(QDir::toNativeSeparators(path)));
    auto* watcher = new QFutureWatcher<std::optional<QString>>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, path] {
        watcher->deleteLater();
        if (const auto problem = watcher->result()) {
            Q_EMIT said({});
            warn(tr("Export data"), path, *problem);
        } else {
            Q_EMIT said(writtenText(path));
        }
    });
    const Exhibit* exhibit = &m_model.exhibit();
    watcher->setFuture(QtConcurrent::run(
        [exhibit, scene = m_model.shownScene(), table, path, format = *format]() -> std::optional<QString> {
            try {
                const Table values = evaluateScene(*exhibit, scene).table(table);
                OutputFile file(path);
                if (!file.problem())
                    writeTable(values, format, [&](std::string_view piece) { return file.write(piece); });
                return file.commit();
            } catch (const std::exception& error) {
                return QString::fromUtf8(error.what());
            }
        }));
}

void ExportActions::copyFigure() {
    if (!m_page.shown()) return;
    const EvaluatedScene& shown = m_page.shown();
    ExportOptions choices = lastOptions();
    choices.format = FigureFormat::Svg;
    if (const auto problem = codeProblem(shown.scene(), choices))
        return showPlainTextWarning(m_window, tr("Copy figure"), tr("Nothing was copied: %1.").arg(*problem));
    auto* data = new QMimeData;
    data->setData(QStringLiteral("image/svg+xml"), renderExport(shown, choices));
    choices.format = FigureFormat::Png;
    if (!imageProblem(figureOptions(choices))) data->setData(QStringLiteral("image/png"), renderExport(shown, choices));
    const auto lines = tableText(shown, TableFormat::Tsv);
    if (lines) {
        data->setData(mimeType(TableFormat::Tsv), *lines);
        data->setText(QString::fromUtf8(*lines));
    }
    copyData(data);
    Q_EMIT said(lines ? tr("Copied: the figure as SVG and PNG, its numbers as a table")
                      : tr("Copied: the figure as SVG and PNG; the table is too long, Export data writes it"));
}

void ExportActions::copyTable(TableFormat format) {
    if (!m_page.shown()) return;
    const auto text = tableText(m_page.shown(), format);
    if (!text) {
        Q_EMIT said(tr("The table is too long to copy; Export data writes it"));
        return;
    }
    auto* data = new QMimeData;
    data->setData(mimeType(format), *text);
    data->setText(QString::fromUtf8(*text));
    copyData(data);
    Q_EMIT said(tr("Copied: the table %1").arg(QString::fromUtf8(m_model.exhibit().tables().front().name.data())));
}

void ExportActions::copyCaption() {
    if (!m_page.shown()) return;
    QApplication::clipboard()->setText(suggestedCaption(m_page.shown()));
    Q_EMIT said(tr("Copied: the caption"));
}

}  // namespace attention
