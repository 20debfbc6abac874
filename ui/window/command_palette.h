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

/// A line over the window in which everything is found by its name: pages, presets, lessons, terms, actions and values
/// of parameters. The arrow keys walk the list below it, Enter chooses, Escape and a click elsewhere close it. What is
/// chosen is remembered and comes first the next time.
class CommandPalette : public QFrame {
    Q_OBJECT

 public:
    /// @param window  over which it lies; its texts are made when it is opened
    CommandPalette(const PaletteSources& sources, Settings& settings, QWidget* window);

    void setTheme(const Theme& theme);
    /// @param query  is in its line to begin with
    void open(const QString& query = {});
    /// Nothing if the list is empty.
    const PaletteEntry* current() const;

 Q_SIGNALS:
    /// Something was chosen, and the scene is as it made it.
    void chosen();

 protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    friend class PaletteDelegate;

    void search();
    void place();
    /// Pixels for designed ones; on a stage they are as large as the stage's own words.
    int own(double designed) const;
    QFont face(int designedSize) const;
    void followCurrent();
    void choose();
    /// Closes it and gives the keyboard back.
    void leave();
    QStringList recent();

    PaletteSources m_sources;
    Settings& m_settings;
    const Theme* m_theme = &Theme::light();
    PaletteSearch m_search;
    PaletteModel* m_model = nullptr;
    QLineEdit* m_line = nullptr;
    QListView* m_list = nullptr;
    QLabel* m_note = nullptr;         ///< why the current entry cannot be chosen, or that nothing is found
    QPointer<QWidget> m_focusBefore;  ///< gets the keyboard back
};

}  // namespace attention
