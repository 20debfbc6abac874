#include "ui/files/export_settings.h"

#include <algorithm>
#include <span>

#include "ui/files/link_address.h"

namespace attention {
namespace {

/// Width by height of a figure for a column; the default size has the same ratio.
constexpr double kAspectRatio = 3.0 / 2;

constexpr std::array kFormatNames{"png", "svg", "pdf"};
constexpr std::array kPresetNames{"single-column", "double-column", "slide", "square", "book", "on-screen", "custom"};
constexpr std::array kUnitNames{"mm", "in", "px"};
constexpr std::array kFamilyNames{"sans", "serif"};
constexpr std::array kThemeNames{"light", "dark"};

template <class Choice>
Choice choiceOf(Settings& settings, const char* key, std::span<const char* const> names, Choice fallback) {
    const QString name = settings.value(QLatin1String(key), names[std::size_t(fallback)]);
    const auto found = std::ranges::find_if(names, [&](const char* known) { return name == QLatin1String(known); });
    return found == names.end() ? fallback : Choice(found - names.begin());
}

double numberOf(Settings& settings, const char* key, double minimum, double maximum, double fallback) {
    const double value = settings.value(QLatin1String(key), fallback);
    return value >= minimum && value <= maximum ? value : fallback;
}

QString keyOf(const char* key, const Exhibit& exhibit) {
    return QLatin1String(key) + QString::fromUtf8(exhibit.id());
}

}  // namespace

std::optional<FigureSize> presetSize(SizePreset preset, const Exhibit& exhibit, QSize onScreen) {
    const auto columns = [](double width) { return FigureSize{width, width / kAspectRatio}; };
    switch (preset) {
        case SizePreset::SingleColumn:
            return columns(89);
        case SizePreset::DoubleColumn:
            return columns(183);
        case SizePreset::Slide:
            return FigureSize{254, 254.0 * 9 / 16};
        case SizePreset::Square:
            return FigureSize{89, 89};
        case SizePreset::Book:
            for (const Preset& named : exhibit.presets())
                if (named.size) return named.size;
            return std::nullopt;
        case SizePreset::OnScreen: {
            if (onScreen.isEmpty()) return std::nullopt;
            const auto length = [](int pixels) {
                return std::clamp(pixels * kMillimetresPerInch / kLogicalDpi, kMinFigureMm, kMaxFigureMm);
            };
            return FigureSize{length(onScreen.width()), length(onScreen.height())};
        }
        case SizePreset::Custom:
            return std::nullopt;
    }
    Q_UNREACHABLE();
}

ExportOptions ExportSettings::currentChoices() const {
    ExportOptions current = choices;
    current.title = hasTitle ? title.trimmed() : QString();
    current.caption = hasCaption ? caption.trimmed() : QString();
    return current;
}

ExportSettings rememberedSettings(Settings& settings, const EvaluatedScene& shown, QSize onScreen) {
    const Exhibit& exhibit = shown.exhibit();
    ExportSettings remembered;
    ExportOptions& choices = remembered.choices;
    choices.format = choiceOf(settings, "export-format", kFormatNames, FigureFormat::Pdf);
    choices.dpi = numberOf(settings, "export-dpi", kMinDpi, kMaxDpi, choices.dpi);
    choices.dark = choiceOf(settings, "export-theme", kThemeNames, 0) == 1;
    choices.transparent = settings.value(QStringLiteral("export-transparent"), choices.transparent);
    choices.fontSize = numberOf(settings, "export-font-size", kMinFontPoints, kMaxFontPoints, choices.fontSize);
    const QString map = settings.value(QStringLiteral("export-colours"), "");
    if (colourMapNames().contains(map)) choices.look.colourMap = map;
    choices.look.lineWidth = numberOf(settings, "export-line-width", kMinLineWidth, kMaxLineWidth, 1);
    choices.look.family = choiceOf(settings, "export-font", kFamilyNames, TypeFamily::Sans);
    choices.look.isGrey = settings.value(QStringLiteral("export-grey"), false);
    choices.legend = settings.value(QStringLiteral("export-legend"), choices.legend);
    choices.colourBar = settings.value(QStringLiteral("export-colour-bar"), choices.colourBar);
    choices.qrCode = settings.value(QStringLiteral("export-qr-code"), choices.qrCode);
    choices.linkAddress = linkAddress(settings);

    remembered.preset = choiceOf(settings, "export-size", kPresetNames, SizePreset::Custom);
    const FigureSize defaults = shown.scene().view.size.value_or(FigureSize{});
    const auto length = [&](const char* key, double fallback) {
        return numberOf(settings, key, kMinFigureMm, kMaxFigureMm, fallback);
    };
    const FigureSize custom{length("export-width-mm", defaults.width), length("export-height-mm", defaults.height)};
    const auto named = presetSize(remembered.preset, exhibit, onScreen);
    if (!named) remembered.preset = SizePreset::Custom;
    choices.size = named.value_or(custom);
    if (imageProblem(figureOptions(choices))) {
        choices.size = FigureSize{};
        choices.dpi = ExportOptions{}.dpi;
        remembered.preset = SizePreset::Custom;
    }
    remembered.unit = choiceOf(settings, "export-unit", kUnitNames, LengthUnit::Millimetre);
    remembered.keepProportions = settings.value(QStringLiteral("export-keep-proportions"), false);

    remembered.hasTitle = settings.value(QStringLiteral("export-title"), false);
    remembered.hasCaption = settings.value(QStringLiteral("export-caption"), false);
    remembered.title = settings.value(keyOf("export-title-", exhibit), "").left(kMaxTitleLength);
    if (remembered.title.isEmpty()) remembered.title = exhibit.textsFor(shown.scene()).title;
    remembered.caption = suggestedCaption(shown);
    const QStringList caption = settings.value(keyOf("export-caption-", exhibit), QStringList());
    if (caption.size() == 2 && caption[0] == remembered.caption && caption[1].size() <= kMaxCaptionLength)
        remembered.caption = caption[1];
    return remembered;
}

ExportSettings figureSettings(ExportSettings base, const CarriedStyle& style, const Scene& scene) {
    static const ExportOptions defaults;
    ExportOptions& choices = base.choices;
    choices.dpi = style.style.dpi.value_or(defaults.dpi);
    choices.fontSize = style.style.fontSize.value_or(defaults.fontSize);
    choices.dark = style.style.isDark.value_or(defaults.dark);
    choices.look = style.style.look;
    choices.transparent = style.transparent;
    choices.legend = style.legend;
    choices.colourBar = style.colourBar;
    choices.qrCode = style.qrCode;
    choices.size = scene.view.size.value_or(choices.size);
    base.preset = SizePreset::Custom;
    const auto setWords = [](const QString& words, bool& has, QString& text) {
        has = !words.isEmpty();
        if (has && words != QLatin1String(kGeneratedText)) text = words;
    };
    setWords(style.title, base.hasTitle, base.title);
    setWords(style.caption, base.hasCaption, base.caption);
    return base;
}

ExportOptions rememberedChoices(Settings& settings, const EvaluatedScene& shown, QSize onScreen) {
    return rememberedSettings(settings, shown, onScreen).currentChoices();
}

void rememberExport(Settings& settings, const ExportSettings& made, const QString& path, const EvaluatedScene& shown) {
    const Exhibit& exhibit = shown.exhibit();
    const ExportOptions& choices = made.choices;
    settings.setValue(QStringLiteral("export-format"), kFormatNames[std::size_t(choices.format)]);
    settings.setValue(QStringLiteral("export-dpi"), choices.dpi);
    settings.setValue(QStringLiteral("export-theme"), kThemeNames[choices.dark]);
    settings.setValue(QStringLiteral("export-transparent"), choices.transparent);
    settings.setValue(QStringLiteral("export-font-size"), choices.fontSize);
    settings.setValue(QStringLiteral("export-colours"), choices.look.colourMap);
    settings.setValue(QStringLiteral("export-line-width"), choices.look.lineWidth);
    settings.setValue(QStringLiteral("export-font"), kFamilyNames[std::size_t(choices.look.family)]);
    settings.setValue(QStringLiteral("export-grey"), choices.look.isGrey);
    settings.setValue(QStringLiteral("export-legend"), choices.legend);
    settings.setValue(QStringLiteral("export-colour-bar"), choices.colourBar);
    settings.setValue(QStringLiteral("export-qr-code"), choices.qrCode);
    settings.setValue(QStringLiteral("export-size"), kPresetNames[std::size_t(made.preset)]);
    settings.setValue(QStringLiteral("export-width-mm"), choices.size.width);
    settings.setValue(QStringLiteral("export-height-mm"), choices.size.height);
    settings.setValue(QStringLiteral("export-unit"), kUnitNames[std::size_t(made.unit)]);
    settings.setValue(QStringLiteral("export-keep-proportions"), made.keepProportions);
    settings.setValue(QStringLiteral("export-title"), made.hasTitle);
    settings.setValue(QStringLiteral("export-caption"), made.hasCaption);
    settings.setValue(keyOf("export-title-", exhibit),
                      made.title == exhibit.textsFor(shown.scene()).title ? QString() : made.title);
    const QString generated = suggestedCaption(shown);
    settings.setValue(keyOf("export-caption-", exhibit),
                      made.caption == generated ? QStringList() : QStringList{generated, made.caption});
    settings.setValue(QStringLiteral("export-path"), path);
    settings.setValue(QStringLiteral("export-exhibit"), keyOf("", exhibit));
}

QString lastExportPath(Settings& settings, const Exhibit& exhibit) {
    const bool isSameExhibit = settings.value(QStringLiteral("export-exhibit"), "") == keyOf("", exhibit);
    return isSameExhibit ? settings.value(QStringLiteral("export-path"), "") : QString();
}

}  // namespace attention
