#pragma once

#include <array>
#include <optional>

#include <QSize>
#include <QString>

#include "ui/files/carried_style.h"
#include "ui/files/figure_export.h"
#include "ui/files/settings.h"

namespace attention {

/// A named size of a figure; Custom is a size that the user entered.
enum class SizePreset { SingleColumn, DoubleColumn, Slide, Square, Book, OnScreen, Custom };
inline constexpr std::array kSizePresets{SizePreset::SingleColumn, SizePreset::DoubleColumn, SizePreset::Slide,
                                         SizePreset::Square,       SizePreset::Book,         SizePreset::OnScreen,
                                         SizePreset::Custom};

/// The size of a preset. Nothing for Custom, for Book if no preset of the exhibit has a size, and for OnScreen if
/// `onScreen` is empty.
/// @param onScreen  the size of the figure in the window, in logical pixels of 1/96 inch; empty: not known
std::optional<FigureSize> presetSize(SizePreset preset, const Exhibit& exhibit, QSize onScreen);

enum class LengthUnit { Millimetre, Inch, Pixel };

/// The maximum numbers of characters of a figure's title and caption.
inline constexpr int kMaxTitleLength = 200;
inline constexpr int kMaxCaptionLength = 2000;

/// Everything that the user chooses in the export dialog. Title and caption keep their text while they are switched
/// off.
struct ExportSettings {
    ExportOptions choices;  ///< its title and caption are not used: see currentChoices()
    SizePreset preset = SizePreset::Custom;
    LengthUnit unit = LengthUnit::Millimetre;
    bool keepProportions = false;
    bool hasTitle = false;
    bool hasCaption = false;
    QString title;
    QString caption;

    /// `choices` with title and caption as far as they are switched on.
    ExportOptions currentChoices() const;
};

/// The settings of the last export; missing or invalid ones have their defaults. Title and caption are the exhibit's or
/// those that the user wrote for it. A custom caption is reused only while the generated caption is unchanged, so that
/// it never names outdated parameters.
ExportSettings rememberedSettings(Settings& settings, const EvaluatedScene& shown, QSize onScreen = {});
/// The settings with which a figure was exported, whose scene has been opened.
/// @param base  the settings that a figure does not carry, such as the format
ExportSettings figureSettings(ExportSettings base, const CarriedStyle& style, const Scene& scene);
/// rememberedSettings() as choices for renderExport(). Their size and resolution are valid.
ExportOptions rememberedChoices(Settings& settings, const EvaluatedScene& shown, QSize onScreen = {});
/// Remembers settings and path after a figure has been written to `path`.
void rememberExport(Settings& settings, const ExportSettings& made, const QString& path, const EvaluatedScene& shown);
/// The path of the last export; empty if that was a figure of another exhibit, which must not be replaced.
QString lastExportPath(Settings& settings, const Exhibit& exhibit);

}  // namespace attention
