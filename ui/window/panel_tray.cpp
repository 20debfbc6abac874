#include "ui/window/panel_tray.h"

#include <QMenu>

#include "ui/widgets/background_write.h"
#include "ui/widgets/question.h"
#include "ui/window/exhibit_page.h"

namespace attention {

PanelTray::PanelTray(ExhibitPage& page, Settings& settings, QWidget* window)
    : QObject(window), m_page(page), m_settings(settings), m_window(window) {}

void PanelTray::fillMenu(QMenu& menu) {
    m_translatedActions = {
        {menu.addAction(QString(), this, &PanelTray::add), QT_TR_NOOP("Add to a figure with &panels")},
        {menu.addAction(QString(), this, &PanelTray::arrange), QT_TR_NOOP("Figure &with panels…")}};
    retranslate();
}

void PanelTray::retranslate() {
    for (const auto& [action, text] : m_translatedActions) action->setText(tr(text));
}

void PanelTray::add() {
    if (!m_page.shown()) return;
    std::vector<PanelEntry>& panels = m_collected.panels;
    if (panels.size() == kMaxPanels) {
        Q_EMIT said(tr("The figure has %1 panels, and more have no letters.").arg(kMaxPanels));
        return;
    }
    panels.push_back({m_page.shown(), {}});
    Q_EMIT said(tr("Added as panel %1; File, Figure with panels arranges and exports them.")
                    .arg(panelLetter(PanelsLayout().letters, panels.size() - 1)));
}

void PanelTray::arrange() {
    auto* dialog = new PanelsDialog(m_collected, m_settings, *m_theme, m_window);
    openDialog(dialog, [this, dialog](int result) {
        if (result == QDialog::Accepted) Q_EMIT said(writtenText(dialog->path()));
    });
}

void PanelTray::open(const CollectedPanels& figure, const QString& name) {
    const auto replace = [this, figure] {
        m_collected = figure;
        arrange();
    };
    if (m_collected.panels.empty()) return replace();
    auto* question = new Question(
        m_window, tr("Figure with panels"),
        tr("%n panel(s) are collected already. Those of %1 take their place.", nullptr, int(m_collected.panels.size()))
            .arg(name),
        QMessageBox::Cancel, [replace](QMessageBox::ButtonRole answer) {
            if (answer == QMessageBox::AcceptRole) replace();
        });
    question->addButton(tr("&Replace"), QMessageBox::AcceptRole);
    openDialog(question);
}

}  // namespace attention
