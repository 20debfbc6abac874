#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <QString>
#include <QStringList>

class QMenuBar;

namespace attention {

class LessonActions;
class ParameterPanel;
class SceneModel;

/// Something that the palette finds by its name. All texts but the English ones are in the language in use.
struct PaletteEntry {
    QString id;  ///< the same in each run and language: "page:scaling"
    QString title;
    QString englishTitle;
    QString place;  ///< what it is, or where it stands otherwise: "View › Theme"
    QString englishPlace;
    QString detail = {};          ///< its shortcut or present value; may be empty
    QStringList keywords = {};    ///< by which it is found, too: names of the command line
    QString disabledReason = {};  ///< why it cannot be chosen now, in one sentence; empty: it can
    std::function<void()> run;

    bool isEnabled() const { return disabledReason.isEmpty(); }
};

/// What the entries are made from and act on, all of which outlives them.
struct PaletteSources {
    const QMenuBar& menus;
    SceneModel& model;
    ParameterPanel& panel;
    LessonActions& lessons;
    std::function<void(std::string_view id)> showTerm;          ///< of the glossary
    std::function<void(const std::string& key)> showParameter;  ///< puts the keyboard on its control
    /// Without what opens windows, which would stand behind the stage. Parameters come first, and also those that the
    /// step of a lesson does not offer: the lesson then waits.
    bool isOnStage = false;
};

/// Everything that can be found: presets and parameters of the page that is shown, pages, actions of the menus, presets
/// of other pages, lessons, challenges, terms.
std::vector<PaletteEntry> paletteEntries(const PaletteSources& sources);
/// An entry made of what is typed.
struct TypedValue {
    PaletteEntry entry;     ///< disabled if the value is not accepted, with what is
    bool isNumber = false;  ///< so that nothing else can be meant
};
/// What sets a parameter of the page to a value that is typed behind its name, its symbol or its key: "d 64", "columns
/// = 64". Nothing if no parameter has such a name, or if the search finds the value as one of a choice.
std::optional<TypedValue> typedValue(const PaletteSources& sources, const QString& typed);

}  // namespace attention
