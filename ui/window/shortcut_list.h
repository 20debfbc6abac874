#pragma once

#include <vector>

#include <QDialog>
#include <QString>

class QMenuBar;

namespace attention {

/// Keys or a mouse gesture, and their effect.
struct Shortcut {
    QString keys;  ///< in the platform's notation; several are separated by commas
    QString meaning;
};
struct ShortcutGroup {
    QString title;
    std::vector<Shortcut> shortcuts;
};

/// All shortcuts of the program in the current language: one group for each menu, then groups for figure, controls,
/// lessons and presentations.
std::vector<ShortcutGroup> shortcutGroups(const QMenuBar& menus);

/// A dialog that lists all shortcuts.
class ShortcutList : public QDialog {
    Q_OBJECT

 public:
    ShortcutList(const QMenuBar& menus, QWidget* parent);
};

}  // namespace attention
