#include "ui/window/menu_walk.h"

#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>

#include "ui/text/english_text.h"

namespace attention {
namespace {

void walk(const QList<QAction*>& actions, const MenuEntry& around, std::vector<MenuEntry>& entries) {
    for (QAction* action : actions) {
        if (action->isSeparator() || !action->isVisible()) continue;
        MenuEntry entry{action, around.path, around.englishPath, around.isEnabled && action->isEnabled()};
        entry.path += plainMenuText(action->text());
        entry.englishPath += plainMenuText(englishText(action->text()));
        if (QMenu* menu = action->menu()) {
            Q_EMIT menu->aboutToShow();
            walk(menu->actions(), entry, entries);
        } else {
            entries.push_back(std::move(entry));
        }
    }
}

}  // namespace

std::vector<MenuEntry> menuEntries(const QMenuBar& bar) {
    std::vector<MenuEntry> entries;
    walk(bar.actions(), {nullptr, {}, {}, true}, entries);
    return entries;
}

QString plainMenuText(QString text) {
    // Languages without Latin letters have the key in brackets behind the text.
    static const QRegularExpression bracketedKey(QStringLiteral("\\(&[^&]\\)"));
    static const QRegularExpression mark(QStringLiteral("&(.)"));
    return text.remove(bracketedKey).replace(mark, QStringLiteral("\\1"));
}

}  // namespace attention
