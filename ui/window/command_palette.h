#pragma once

#include <QFrame>
#include <QPointer>

#include "ui/figure/theme.h"
#include "ui/files/settings.h"
#include "ui/window/palette_entries.h"
#include "ui/window/palette_search.h"

class QLabel;
class QLineEdit;
class QListView;

namespace attention {

class PaletteModel;

/// An input line over the window that finds pages, presets, lessons, terms, actions and parameter values by name, with
/// the matches in a list below it. The arrow keys move through the list, Enter chooses, Escape or a click elsewhere
/// closes the palette. Chosen entries are remembered and listed first next time.
class CommandPalette : public QFrame {
    Q_OBJECT

 public:
    /// @param window  the window that it covers; texts are set in open()
    CommandPalette(const PaletteSources& sources, Settings& settings, QWidget* window);

    void setTheme(const Theme& theme);
    /// @param query  initial text of the input line
    void open(const QString& query = {});
    /// The highlighted entry; nullptr if the list is empty.
    const PaletteEntry* current() const;

 Q_SIGNALS:
    /// An entry was chosen and has changed the scene.
    void chosen();

 protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    friend class PaletteDelegate;

    void search();
    void updateLayout();
    /// Converts a length at design size to pixels. On a stage, the scale is that of the stage's text.
    int scaledPixels(double designed) const;
    QFont scaledFont(int designedSize) const;
    void followCurrent();
    void choose();
    /// Closes the palette and restores the keyboard focus.
    void closeAndRestoreFocus();
    /// Ids of recently chosen entries, the latest first.
    QStringList recentIds();

    PaletteSources m_sources;
    Settings& m_settings;
    const Theme* m_theme = &Theme::light();
    PaletteSearch m_search;
    PaletteModel* m_model = nullptr;
    QLineEdit* m_queryEdit = nullptr;
    QListView* m_list = nullptr;
    QLabel* m_note = nullptr;           ///< why the current entry is disabled, or that nothing was found
    QPointer<QWidget> m_previousFocus;  ///< had the focus when the palette was opened
};

}  // namespace attention
