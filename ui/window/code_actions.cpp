#include "ui/window/code_actions.h"

#include <functional>
#include <optional>

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QMenu>
#include <QToolButton>
#include <QtConcurrent>

#include "core/io/table_format.h"
#include "ui/code/scene_command.h"
#include "ui/figure/parts/code_listing.h"
#include "ui/system/browser.h"
#include "ui/system/output_file.h"
#include "ui/widgets/background_write.h"
#include "ui/widgets/plain_warning.h"
#include "ui/widgets/save_path_dialog.h"
#include "ui/widgets/style.h"
#include "ui/window/exhibit_page.h"

namespace attention {
namespace {

/// Side length of the copy button beside a listing's title, in logical pixels.
constexpr int kListingButtonSize = 22;

const CodeListingPart* shownListing(const Figure* figure) {
    const auto* owner = dynamic_cast<const ListingOwner*>(figure);
    return owner ? owner->shownListing() : nullptr;
}

/// Writes the data files of a program, then the program itself. @return an error message that names the file, or
/// nullopt
std::optional<QString> writeProgram(const ExhibitProgram& program, const QString& path) {
    const QDir folder = QFileInfo(path).dir();
    const auto namedProblem = [](const QString& name, const std::optional<QString>& problem) {
        return problem ? std::optional(QDir::toNativeSeparators(name) + QStringLiteral(": ") + *problem) : std::nullopt;
    };
    for (const ProgramFile& array : program.files) {
        OutputFile file(folder.filePath(array.name));
        if (!file.problem())
            writeTable(array.values, TableFormat::Npy, [&](std::string_view piece) { return file.write(piece); });
        if (auto problem = namedProblem(array.name, file.commit())) return problem;
    }
    return namedProblem(path, writeFile(path, program.text.toUtf8()));
}

}  // namespace

CodeActions::CodeActions(SceneModel& model, ExhibitPage& page, Settings& settings, QWidget* window)
    : QObject(window), m_model(model), m_page(page), m_settings(settings), m_window(window), m_theme(&Theme::light()) {
    connect(&page, &ExhibitPage::shownChanged, this, &CodeActions::updateForFigure);
}

void CodeActions::fillFileMenu(QMenu& menu) {
    // A browser has no folder for a program and its files.
    if (isInBrowser()) return;
    QMenu* programs = m_programMenus.emplace_back(menu.addMenu(QString()));
    const auto exporting = [&](ProgramKind kind) {
        return programs->addAction(QString(), this, [this, kind] { chooseProgramFile(kind); });
    };
    m_translatedActions.insert(m_translatedActions.end(),
                               {{programs->menuAction(), QT_TR_NOOP("E&xport program")},
                                {exporting(ProgramKind::NumPy), QT_TR_NOOP("&NumPy…")},
                                {exporting(ProgramKind::PyTorch), QT_TR_NOOP("&PyTorch…")},
                                {exporting(ProgramKind::Matplotlib), QT_TR_NOOP("&Matplotlib…")}});
    retranslate();
}

void CodeActions::fillEditMenu(QMenu& menu) {
    QAction* command = menu.addAction(QString(), this, &CodeActions::copyCommand);
    QMenu* programs = m_programMenus.emplace_back(menu.addMenu(QString()));
    const auto copying = [&](ProgramKind kind) {
        return programs->addAction(QString(), this, [this, kind] { copyProgram(kind); });
    };
    m_copyListingAction = menu.addAction(QString(), this, &CodeActions::copyListing);
    m_translatedActions.insert(m_translatedActions.end(),
                               {{command, QT_TR_NOOP("Copy as co&mmand")},
                                {m_copyListingAction, QT_TR_NOOP("Copy l&isting")},
                                {programs->menuAction(), QT_TR_NOOP("Copy as co&de")},
                                {copying(ProgramKind::NumPy), QT_TR_NOOP("&NumPy")},
                                {copying(ProgramKind::PyTorch), QT_TR_NOOP("&PyTorch")},
                                {copying(ProgramKind::Matplotlib), QT_TR_NOOP("&Matplotlib")}});
    retranslate();
}

void CodeActions::retranslate() {
    for (const auto& [action, text] : m_translatedActions) action->setText(tr(text));
    if (!m_copyListingButton) return;
    m_copyListingButton->setAccessibleName(tr("Copy the program"));
    m_copyListingButton->setToolTip(tr("Copy the program"));
}

void CodeActions::setTheme(const Theme& theme) {
    m_theme = &theme;
    if (m_copyListingButton) m_copyListingButton->setIcon(themedIcon(QStringLiteral("copy"), theme));
}

void CodeActions::copyCommand() {
    if (!m_page.shown()) return;
    const auto command = exportCommand(m_page.shown().exhibit(), m_page.shown().scene());
    if (command) QApplication::clipboard()->setText(*command);
    Q_EMIT said(command ? tr("Copied: the command that exports the figure")
                        : tr("No command can hold the loaded arrays; save the scene and export it with --scene FILE"));
}

void CodeActions::makeProgram(ProgramKind kind, const QString& stem,
                              const std::function<void(const ExhibitProgram&)>& done) {
    if (!m_page.shown() || !hasProgram(m_page.shown().exhibit())) return;
    const Exhibit* exhibit = &m_page.shown().exhibit();
    auto* watcher = new QFutureWatcher<ExhibitProgram>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [watcher, done] {
        watcher->deleteLater();
        done(watcher->result());
    });
    watcher->setFuture(QtConcurrent::run(
        [exhibit, scene = m_page.shown().scene(), kind, stem] { return exhibitProgram(*exhibit, scene, kind, stem); }));
}

void CodeActions::copyProgram(ProgramKind kind) {
    makeProgram(kind, QString::fromUtf8(m_model.exhibit().id()), [this](const ExhibitProgram& program) {
        QApplication::clipboard()->setText(program.text);
        Q_EMIT said(program.files.empty()
                        ? tr("Copied: the program")
                        : tr("Copied: the program; Export program writes it with the files that it reads"));
    });
}

void CodeActions::chooseProgramFile(ProgramKind kind) {
    askSavePath(m_window, tr("Export program"), {QStringLiteral("py")}, QString::fromUtf8(m_model.exhibit().id()),
                m_settings, [this, kind](const QString& path) { exportProgram(kind, path); });
}

void CodeActions::exportProgram(ProgramKind kind, const QString& path) {
    makeProgram(kind, QFileInfo(path).completeBaseName(), [this, path](const ExhibitProgram& program) {
        auto* watcher = new QFutureWatcher<std::optional<QString>>(this);
        connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, path] {
            watcher->deleteLater();
            if (const auto problem = watcher->result())
                showPlainTextWarning(m_window, tr("Export program"), tr("Not written: %1.").arg(*problem));
            else
                Q_EMIT said(writtenText(path));
        });
        watcher->setFuture(QtConcurrent::run([program, path] { return writeProgram(program, path); }));
    });
}

void CodeActions::copyListing() {
    const CodeListingPart* listing = shownListing(m_page.figure());
    if (!listing) return;
    QApplication::clipboard()->setText(listing->text());
    Q_EMIT said(tr("Copied: the program"));
}

void CodeActions::updateForFigure() {
    for (QMenu* menu : m_programMenus) menu->setEnabled(hasProgram(m_model.exhibit()));
    if (m_figure == m_page.figure()) return placeListingButton();
    m_figure = m_page.figure();
    if (!dynamic_cast<const ListingOwner*>(m_page.figure())) return placeListingButton();
    m_copyListingButton = new QToolButton(m_figure);
    m_copyListingButton->setAutoRaise(true);
    m_copyListingButton->setCursor(Qt::ArrowCursor);
    m_copyListingButton->setFocusPolicy(Qt::NoFocus);  // keyboard users have the menu entry
    m_copyListingButton->setFixedSize(kListingButtonSize, kListingButtonSize);
    connect(m_copyListingButton, &QToolButton::clicked, this, &CodeActions::copyListing);
    connect(m_figure, &Figure::afterReplot, this, &CodeActions::placeListingButton);
    setTheme(*m_theme);
    retranslate();
    placeListingButton();
}

void CodeActions::placeListingButton() {
    const CodeListingPart* listing = shownListing(m_page.figure());
    if (m_copyListingAction) m_copyListingAction->setEnabled(listing);
    if (!m_copyListingButton) return;
    m_copyListingButton->setVisible(listing);
    if (!listing) return;
    const QRectF rect = m_page.figure()->mapToWidget(listing->boundingRect());
    m_copyListingButton->move(int(rect.right()) - kListingButtonSize, int(rect.top()));
}

}  // namespace attention
