#include "ui/figure/theme.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QFontDatabase>
#include <QHash>
#include <QStringList>

namespace attention {
namespace {

thread_local TypeFamily textFamily = TypeFamily::Sans;

/// Keys of fonts in cachedFont(), in place of a weight.
constexpr int kMath = -1, kCode = -2;

/// A font of this size and weight, created once: its copies share the result of Qt's font matching, which takes longer
/// than to measure a word.
template <class Make>
QFont cachedFont(std::pair<int, int> sizeAndWeight, const Make& make) {
    // Each thread has its own font engines.
    thread_local std::array<QHash<std::pair<int, int>, QFont>, 2> ofFamilies;
    auto& fonts = ofFamilies[std::size_t(textFamily)];
    if (const auto known = fonts.constFind(sizeAndWeight); known != fonts.cend()) return *known;
    return *fonts.insert(sizeAndWeight, make());
}

/// The chosen map for numbers >= 0.
ColourMap positiveMap(const Theme& theme) {
    return ColourMap(std::span(theme.map).subspan(theme.isMapDiverging ? theme.map.size() / 2 : 0));
}

}  // namespace

const Theme& Theme::light(Contrast contrast) {
    static const Theme usual{
        .isDark = false,
        .window = "#F3F4F6",
        .surface = "#FFFFFF",
        .raised = "#FFFFFF",
        .hover = "#E4E7EB",
        .text = "#171B21",
        .muted = "#4A535E",
        .faint = "#666F7A",
        .control = "#7C8591",
        .track = "#C9CFD6",
        .rule = "#DDE1E6",
        .indexI = "#B04A00",
        .indexJ = "#5223B0",
        .indexDelta = "#277783",
        .onIndex = "#FFFFFF",
        .series = {"#1A57D6", "#C24A78", "#5E4100", "#3D9BCC", "#AA8D3F"},
        .signedStops = {"#2561B8", "#3C8BDC", "#6FB5F4", "#B3DCFD", "#FFFFFF", "#FDCDB7", "#F3987B", "#D8644F",
                        "#B03A32"},
        .weightStops = {"#FFFFFF", "#EAF4D3", "#C4E0A0", "#8EC57B", "#4FA05D", "#207647", "#0A4530"},
    };
    static const Theme high = [] {
        Theme theme = usual;
        theme.muted = theme.faint = "#384049";
        theme.control = "#616A75";
        theme.indexI = "#8A3800";
        theme.indexDelta = "#0B5B60";
        return theme;
    }();
    return contrast == Contrast::High ? high : usual;
}

const Theme& Theme::dark(Contrast contrast) {
    static const Theme usual{
        .isDark = true,
        .window = "#14171B",
        .surface = "#1B1F24",
        .raised = "#22272D",
        .hover = "#2B3138",
        .text = "#ECEFF3",
        .muted = "#B4BCC6",
        .faint = "#8F98A3",
        .control = "#737C87",
        .track = "#444B54",
        .rule = "#30363D",
        .indexI = "#FFB740",
        .indexJ = "#A48FFF",
        .indexDelta = "#82EDF3",
        .onIndex = "#14171B",
        .series = {"#6E90FF", "#DE86A4", "#8F6C1E", "#CFE9FA", "#F6E9A0"},
        .signedStops = {"#62B8F8", "#3A8ED2", "#316A9D", "#2E465F", "#1B1F24", "#67372B", "#A74B3B", "#DD6355",
                        "#FE9386"},
        .weightStops = {"#1B1F24", "#1C3F33", "#23664A", "#4A9160", "#85BB74", "#C1DD95", "#F3F8CE"},
    };
    static const Theme high = [] {
        Theme theme = usual;
        theme.muted = theme.faint = "#CDD4DC";
        theme.control = "#8F98A3";
        theme.indexJ = "#BBA3FF";
        theme.indexDelta = "#C2F9FB";
        return theme;
    }();
    return contrast == Contrast::High ? high : usual;
}

void loadFonts() {
    for (const char* file :
         {"attention-lab-sans-400.otf", "attention-lab-sans-600.otf", "attention-lab-math.otf",
          "attention-lab-sans-sc-400.otf", "attention-lab-sans-sc-600.otf", "attention-lab-mono-400.otf",
          "attention-lab-serif-400.otf", "attention-lab-serif-600.otf"})
        QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/") + QLatin1String(file));
}

TypeFamily setTextFamily(TypeFamily family) {
    return std::exchange(textFamily, family);
}

QFont textFont(int pixelSize, QFont::Weight weight) {
    return cachedFont({pixelSize, weight}, [&] {
        // The Chinese fonts are listed so that Chinese text never gets Japanese glyph shapes; the last one has rare
        // characters, if it is installed. The font of formulas has the letters of matrices inside a sentence: without
        // it they would come from any font of the machine, with another width and height.
        QFont font;
        QStringList families{QStringLiteral("Attention Lab Sans"), QStringLiteral("Attention Lab Sans SC"),
                             QStringLiteral("Attention Lab Math"), QStringLiteral("Noto Sans CJK SC")};
        // The font of formulas matches the serif one and has the characters that the latter lacks.
        if (textFamily == TypeFamily::Serif)
            families =
                QStringList{QStringLiteral("Attention Lab Serif"), QStringLiteral("Attention Lab Math")} + families;
        font.setFamilies(families);
        font.setPixelSize(pixelSize);
        font.setWeight(weight);
        return font;
    });
}

QFont codeFont(int pixelSize) {
    return cachedFont({pixelSize, kCode}, [&] {
        QFont font = textFont(pixelSize);
        font.setFamilies(QStringList{QStringLiteral("Attention Lab Mono")} + font.families());
        return font;
    });
}

QFont mathFont(int pixelSize) {
    return cachedFont({pixelSize, kMath}, [&] {
        QFont font(QStringLiteral("Attention Lab Math"));
        font.setPixelSize(pixelSize);
        return font;
    });
}

ColourMap::ColourMap(std::span<const QColor> stops)
    : m_scale(double(stops.size() - 1)), m_first(stops.front().rgb()), m_last(stops.back().rgb()) {
    for (std::size_t i = 0; i + 1 < stops.size(); ++i) {
        const double from[] = {double(stops[i].red()), double(stops[i].green()), double(stops[i].blue())};
        const double to[] = {double(stops[i + 1].red()), double(stops[i + 1].green()), double(stops[i + 1].blue())};
        Segment segment{};
        for (int c = 0; c < 3; ++c) {
            segment.from[c] = from[c] + 0.5;
            segment.change[c] = to[c] - from[c];
        }
        m_segments.push_back(segment);
    }
}

ColourMap ColourMap::signedMap(const Theme& theme) {
    return theme.map.empty() ? ColourMap(theme.signedStops) : ColourMap(theme.map);
}

ColourMap ColourMap::positive(const Theme& theme) {
    if (!theme.map.empty()) return positiveMap(theme);
    return ColourMap(std::span(theme.signedStops).subspan(theme.signedStops.size() / 2));
}

ColourMap ColourMap::weights(const Theme& theme) {
    return theme.map.empty() ? ColourMap(theme.weightStops) : positiveMap(theme);
}

ColourMap ColourMap::blues() {
    static const std::array<QColor, 9> stops{"#F7FBFF", "#DEEBF7", "#C6DBEF", "#9ECAE1", "#6BAED6",
                                             "#4292C6", "#2171B5", "#08519C", "#08306B"};
    return ColourMap(stops);
}

double relativeLuminance(const QColor& colour) {
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrastRatio(const QColor& first, const QColor& second) {
    const auto [dark, light] = std::minmax({relativeLuminance(first), relativeLuminance(second)});
    return (light + 0.05) / (dark + 0.05);
}

QColor contrastingColour(const QColor& ground) {
    // At this luminance black and white have equal contrast.
    constexpr double kEqual = 0.179;
    return relativeLuminance(ground) > kEqual ? Qt::black : Qt::white;
}

QColor numberInk(const ColourMap& map, double low, double high, double value, int decimals) {
    const auto colourOf = [&](double number) { return QColor(map.at((number - low) / (high - low))); };
    const double unit = std::pow(10.0, decimals);
    const QColor cell = colourOf(value), ink = contrastingColour(colourOf(std::round(value * unit) / unit));
    // If few decimals merge very different colours, the cell's own colour decides.
    return contrastRatio(ink, cell) >= kReadableContrast ? ink : contrastingColour(cell);
}

}  // namespace attention
