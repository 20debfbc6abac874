#pragma once

#include <vector>

#include <QDialog>
#include <QString>

class QMenuBar;

namespace attention {

/// Keys or a gesture, and what they do.
struct Shortcut {
    QString keys;  ///< as the platform writes them; of several, with commas between them
    QString meaning;
};
struct ShortcutGroup {
    QString title;
    std::vector<Shortcut> shortcuts;
};

/// All keys of the program in the language in use: those of the menus, a group for each, then those of figure,
/// controls, lessons and presentations.
std::vector<ShortcutGroup> shortcutGroups(const QMenuBar& menus);

/// A dialog that lists them.
class ShortcutList : public QDialog {
    Q_OBJECT

 public:
    ShortcutList(const QMenuBar& menus, QWidget* parent);
};

}  // namespace attention
