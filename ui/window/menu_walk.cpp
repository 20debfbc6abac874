#include "ui/window/menu_walk.h"

#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>

#include "ui/text/english_text.h"

namespace attention {
namespace {

void collectEntries(const QList<QAction*>& actions, const MenuEntry& parent, std::vector<MenuEntry>& entries) {
    for (QAction* action : actions) {
        if (action->isSeparator() || !action->isVisible()) continue;
        MenuEntry entry{action, parent.path, parent.englishPath, parent.isEnabled && action->isEnabled()};
        entry.path += plainMenuText(action->text());
        entry.englishPath += plainMenuText(englishText(action->text()));
        if (QMenu* menu = action->menu()) {
            Q_EMIT menu->aboutToShow();
            collectEntries(menu->actions(), entry, entries);
        } else {
            entries.push_back(std::move(entry));
        }
    }
}

}  // namespace

std::vector<MenuEntry> menuEntries(const QMenuBar& bar) {
    std::vector<MenuEntry> entries;
    collectEntries(bar.actions(), {nullptr, {}, {}, true}, entries);
    return entries;
}

QString plainMenuText(QString text) {
    // Languages without Latin letters append the mnemonic in brackets.
    static const QRegularExpression bracketedKey(QStringLiteral("\\(&[^&]\\)"));
    static const QRegularExpression mnemonic(QStringLiteral("&(.)"));
    return text.remove(bracketedKey).replace(mnemonic, QStringLiteral("\\1"));
}

}  // namespace attention
