#pragma once

#include <vector>

#include <QStringList>

class QAction;
class QMenuBar;

namespace attention {

/// An action of the menus and its position in them.
struct MenuEntry {
    QAction* action;
    QStringList path;         ///< titles of the enclosing menus from the outermost, then its own, without mnemonics
    QStringList englishPath;  ///< path in English
    bool isEnabled;           ///< the action and all enclosing menus are enabled
};

/// All visible actions of a menu bar, in order. Menus that are filled in aboutToShow() are filled first, so the actions
/// may be deleted by the next call.
std::vector<MenuEntry> menuEntries(const QMenuBar& bar);
/// The text of an action without its mnemonic: "Theme" for "&Theme", "主题" for "主题(&T)".
QString plainMenuText(QString text);

}  // namespace attention
