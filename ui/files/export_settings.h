#pragma once

#include <array>
#include <optional>

#include <QSize>
#include <QString>

#include "ui/files/carried_style.h"
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
inline constexpr int kMaxTitleLength = 200;
inline constexpr int kMaxCaptionLength = 2000;

/// All that a person chooses about an export. The words are kept while they are switched off.
struct ExportSettings {
    ExportOptions choices;  ///< its title and caption are those of currentChoices()
    SizePreset preset = SizePreset::Custom;
    LengthUnit unit = LengthUnit::Millimetre;
    bool keepProportions = false;
    bool hasTitle = false;
    bool hasCaption = false;
    QString title;
    QString caption;

    ExportOptions currentChoices() const;
};

/// Settings of the last export by key. Missing or invalid ones have their defaults. Title and caption are those of the
/// exhibit or what the user wrote for it. A custom caption is reused only while the generated description is unchanged,
/// so that it never names outdated parameters.
ExportSettings rememberedSettings(Settings& settings, const EvaluatedScene& shown, QSize onScreen = {});
/// The settings with which a figure was exported whose scene is shown. @param kept  has what figures do not tell
ExportSettings figureSettings(ExportSettings kept, const CarriedStyle& style, const Scene& scene);
/// rememberedSettings() as choices for renderExport(); a picture of that size can be made.
ExportOptions rememberedChoices(Settings& settings, const EvaluatedScene& shown, QSize onScreen = {});
/// To be called once a figure stands in `path`.
void rememberExport(Settings& settings, const ExportSettings& made, const QString& path, const EvaluatedScene& shown);
/// Where the last export went, in the format of rememberedChoices(); empty when that was a figure of another exhibit,
/// which must not be replaced by this one's.
QString lastExportPath(Settings& settings, const Exhibit& exhibit);

}  // namespace attention
