#pragma once

#include <vector>

#include <QStringList>

class QAction;
class QMenuBar;

namespace attention {

/// An action of the menus and where it stands.
struct MenuEntry {
    QAction* action;
    QStringList path;         ///< titles of the menus around it, the outermost first, and its own, as plain text
    QStringList englishPath;  ///< the same in English
    bool isEnabled;           ///< itself and the menus around it
};

/// All visible actions below a menu bar, in their order. Menus that are filled when they are shown are filled first, so
/// the actions may be gone the next time.
std::vector<MenuEntry> menuEntries(const QMenuBar& bar);
/// The text of an action without the mark of its key: "Theme" of "&Theme", "主题" of "主题(&T)".
QString plainMenuText(QString text);

}  // namespace attention
