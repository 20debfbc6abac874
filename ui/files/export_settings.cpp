#include "ui/files/export_settings.h"

#include <algorithm>
#include <span>

#include "ui/files/link_address.h"

namespace attention {
namespace {

/// Of a column's figure, as of the usual one.
constexpr double kProportions = 3.0 / 2;

constexpr std::array kFormatNames{"png", "svg", "pdf"};
constexpr std::array kPresetNames{"single-column", "double-column", "slide", "square", "book", "on-screen", "custom"};
constexpr std::array kUnitNames{"mm", "in", "px"};
constexpr std::array kFamilyNames{"sans", "serif"};
constexpr std::array kThemeNames{"light", "dark"};

template <class Choice>
Choice choiceOf(Settings& settings, const char* key, std::span<const char* const> names, Choice fallback) {
    const QString name = settings.value(QLatin1String(key), names[std::size_t(fallback)]);
    const auto found = std::ranges::find_if(names, [&](const char* each) { return name == QLatin1String(each); });
    return found == names.end() ? fallback : Choice(found - names.begin());
}

double numberOf(Settings& settings, const char* key, double least, double most, double fallback) {
    const double value = settings.value(QLatin1String(key), fallback);
    return value >= least && value <= most ? value : fallback;
}

QString keyOf(const char* key, const Exhibit& exhibit) {
    return QLatin1String(key) + QString::fromUtf8(exhibit.id());
}

}  // namespace

std::optional<FigureSize> presetSize(SizePreset preset, const Exhibit& exhibit, QSize onScreen) {
    const auto columns = [](double width) { return FigureSize{width, width / kProportions}; };
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
    ExportOptions now = choices;
    now.title = hasTitle ? title.trimmed() : QString();
    now.caption = hasCaption ? caption.trimmed() : QString();
    return now;
}

ExportSettings rememberedSettings(Settings& settings, const EvaluatedScene& shown, QSize onScreen) {
    const Exhibit& exhibit = shown.exhibit();
    ExportSettings kept;
    ExportOptions& choices = kept.choices;
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

    kept.preset = choiceOf(settings, "export-size", kPresetNames, SizePreset::Custom);
    const FigureSize usual = shown.scene().view.size.value_or(FigureSize{});
    const auto length = [&](const char* key, double fallback) {
        return numberOf(settings, key, kMinFigureMm, kMaxFigureMm, fallback);
    };
    const FigureSize own{length("export-width-mm", usual.width), length("export-height-mm", usual.height)};
    const auto named = presetSize(kept.preset, exhibit, onScreen);
    if (!named) kept.preset = SizePreset::Custom;
    choices.size = named.value_or(own);
    if (imageProblem(figureOptions(choices))) {
        choices.size = FigureSize{};
        choices.dpi = ExportOptions{}.dpi;
        kept.preset = SizePreset::Custom;
    }
    kept.unit = choiceOf(settings, "export-unit", kUnitNames, LengthUnit::Millimetre);
    kept.keepProportions = settings.value(QStringLiteral("export-keep-proportions"), false);

    kept.hasTitle = settings.value(QStringLiteral("export-title"), false);
    kept.hasCaption = settings.value(QStringLiteral("export-caption"), false);
    kept.title = settings.value(keyOf("export-title-", exhibit), "").left(kMaxTitleLength);
    if (kept.title.isEmpty()) kept.title = exhibit.textsFor(shown.scene()).title;
    kept.caption = suggestedCaption(shown);
    const QStringList caption = settings.value(keyOf("export-caption-", exhibit), QStringList());
    if (caption.size() == 2 && caption[0] == kept.caption && caption[1].size() <= kMaxCaptionLength)
        kept.caption = caption[1];
    return kept;
}

ExportSettings figureSettings(ExportSettings kept, const CarriedStyle& style, const Scene& scene) {
    static const ExportOptions usual;
    ExportOptions& choices = kept.choices;
    choices.dpi = style.style.dpi.value_or(usual.dpi);
    choices.fontSize = style.style.fontSize.value_or(usual.fontSize);
    choices.dark = style.style.isDark.value_or(usual.dark);
    choices.look = style.style.look;
    choices.transparent = style.transparent;
    choices.legend = style.legend;
    choices.colourBar = style.colourBar;
    choices.qrCode = style.qrCode;
    choices.size = scene.view.size.value_or(choices.size);
    kept.preset = SizePreset::Custom;
    const auto setWords = [](const QString& words, bool& has, QString& text) {
        has = !words.isEmpty();
        if (has && words != QLatin1String(kOwnWords)) text = words;
    };
    setWords(style.title, kept.hasTitle, kept.title);
    setWords(style.caption, kept.hasCaption, kept.caption);
    return kept;
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
    const QString ready = suggestedCaption(shown);
    settings.setValue(keyOf("export-caption-", exhibit),
                      made.caption == ready ? QStringList() : QStringList{ready, made.caption});
    settings.setValue(QStringLiteral("export-path"), path);
    settings.setValue(QStringLiteral("export-exhibit"), keyOf("", exhibit));
}

QString lastExportPath(Settings& settings, const Exhibit& exhibit) {
    const bool isHere = settings.value(QStringLiteral("export-exhibit"), "") == keyOf("", exhibit);
    return isHere ? settings.value(QStringLiteral("export-path"), "") : QString();
}

}  // namespace attention
