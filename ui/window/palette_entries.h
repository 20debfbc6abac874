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

/// An entry that the palette finds by its name. All texts except the English ones are in the current language.
struct PaletteEntry {
    QString id;  ///< stable across runs and languages: "page:scaling"
    QString title;
    QString englishTitle;
    QString category;  ///< its kind, or the menus that contain it: "View › Theme"
    QString englishCategory;
    QString detail = {};          ///< its shortcut or current value; may be empty
    QStringList keywords = {};    ///< more search terms, such as names on the command line
    QString disabledReason = {};  ///< why it cannot be chosen now, in one sentence; empty if it can
    std::function<void()> run;    ///< what choosing it does

    bool isEnabled() const { return disabledReason.isEmpty(); }
};

/// The objects from which the entries are made and on which they act; all outlive the entries.
struct PaletteSources {
    const QMenuBar& menus;
    SceneModel& model;
    ParameterPanel& panel;
    LessonActions& lessons;
    std::function<void(std::string_view id)> showTerm;          ///< shows a term of the glossary
    std::function<void(const std::string& key)> showParameter;  ///< focuses the control of a parameter
    /// The palette is on a presentation's stage. Then entries that open other windows are left out, because these would
    /// be hidden behind the stage; parameters come first, including those that a lesson's step does not offer, which
    /// pause the lesson when chosen.
    bool isOnStage = false;
};

/// All entries: presets and parameters of the current page, pages, lessons, menu actions, presets of other pages,
/// challenges and terms.
std::vector<PaletteEntry> paletteEntries(const PaletteSources& sources);
/// An entry for a value that was typed.
struct TypedValue {
    PaletteEntry entry;     ///< disabled if the value is invalid; the reason tells which values are accepted
    bool isNumber = false;  ///< the value is a number, so the text cannot be a name
};
/// The entry that sets a parameter of the page to a value typed after its name, symbol or key: "d 64", "columns = 64".
/// Nullopt if no parameter has such a name, or if the value is one of a parameter's choices, which have their own
/// entries.
std::optional<TypedValue> typedValue(const PaletteSources& sources, const QString& typed);

}  // namespace attention
