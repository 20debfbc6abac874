#pragma once

#include <array>
#include <optional>

#include <QSize>
#include <QString>

#include "ui/files/figure_export.h"
#include "ui/files/settings.h"

namespace attention {

/// A size with a name, or the person's own.
enum class SizePreset { SingleColumn, DoubleColumn, Slide, Square, Book, OnScreen, Custom };
inline constexpr std::array kSizePresets{SizePreset::SingleColumn, SizePreset::DoubleColumn, SizePreset::Slide,
                                         SizePreset::Square,       SizePreset::Book,         SizePreset::OnScreen,
                                         SizePreset::Custom};

/// Nothing for the person's own, for the book's where no preset of the exhibit has a size, and for the window's without
/// `onScreen`.
/// @param onScreen  the figure in the window, in logical pixels of 1/96 inch; empty: not known
std::optional<FigureSize> presetSize(SizePreset preset, const Exhibit& exhibit, QSize onScreen);

enum class LengthUnit { Millimetre, Inch, Pixel };

/// Longer words under a figure are a text of their own.
inline constexpr int kLongestTitle = 200;
inline constexpr int kLongestCaption = 2000;

/// All that a person chooses about an export. The words are kept while they are switched off.
struct ExportSettings {
    ExportChoices choices;  ///< its title and caption are those of choicesNow()
    SizePreset preset = SizePreset::Custom;
    LengthUnit unit = LengthUnit::Millimetre;
    bool keepProportions = false;
    bool hasTitle = false;
    bool hasCaption = false;
    QString title;
    QString caption;

    ExportChoices choicesNow() const;
};

/// What was chosen for the last export, by name; whatever is missing or cannot be used has its default. Title and
/// caption are those of the exhibit, or what the person wrote for it; a caption only while what the program says of the
/// scene is what it was then, so that it never names parameters that have changed since.
ExportSettings rememberedSettings(Settings& settings, const StudiedScene& shown, QSize onScreen = {});
/// rememberedSettings() as choices for exportedFigure(); a picture of that size can be made.
ExportChoices rememberedChoices(Settings& settings, const StudiedScene& shown, QSize onScreen = {});
/// To be called once a figure stands in `path`.
void rememberExport(Settings& settings, const ExportSettings& made, const QString& path, const StudiedScene& shown);
/// Where the last export went, in the format of rememberedChoices(); empty when that was a figure of another exhibit,
/// which must not be replaced by this one's.
QString lastPath(Settings& settings, const Exhibit& exhibit);

}  // namespace attention
