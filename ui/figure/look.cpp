#include "ui/figure/look.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/figure/label_text.h"

namespace attention {
namespace {

thread_local ScopedLook* currentLook = nullptr;

/// The greys of the series. Each has a contrast of at least 3 : 1 to the surface, and no other ink has the same grey.
constexpr std::array kSeriesOnLight{0x101010, 0x6A6A6A, 0x3E3E3E, 0x868686, 0x545454};
constexpr std::array kSeriesOnDark{0xF6F6F6, 0xA2A2A2, 0xD2D2D2, 0x868686, 0xBABABA};
/// The dash patterns of the series, in widths of the pen: a line, dashes, dots, dashes with a dot, dashes with two. The
/// short lines of legends show most of each.
const std::array<QList<qreal>, 5>& seriesDashes() {
    static const std::array<QList<qreal>, 5> dashes{
        QList<qreal>{}, {3, 1.6}, {1.2, 1.4}, {4, 1.3, 1.2, 1.3}, {3.4, 1.1, 1.1, 1.1, 1.1, 1.1}};
    return dashes;
}

/// The grey with the same luminance.
QColor grey(const QColor& colour) {
    const double light = relativeLuminance(colour);
    const double level = light <= 0.0031308 ? 12.92 * light : 1.055 * std::pow(light, 1 / 2.4) - 0.055;
    QColor made;
    made.setRgbF(float(level), float(level), float(level), colour.alphaF());
    return made;
}

std::vector<QColor> reversed(std::vector<QColor> stops) {
    std::ranges::reverse(stops);
    return stops;
}

/// The colours of a map, from the lowest number to the highest. In the dark theme blues and greys are reversed, so that
/// they begin with a dark colour.
/// Source of blues and greys: ColorBrewer 2.0; of viridis and cividis: matplotlib 3.
std::vector<QColor> stopsOf(const QString& map, const Theme& theme) {
    if (map == u"blue-white-red") return {theme.signedStops.begin(), theme.signedStops.end()};
    if (map == u"greens") return {theme.weightStops.begin(), theme.weightStops.end()};
    if (map == u"viridis")
        return {"#440154", "#472D7B", "#3B528B", "#2C728E", "#21918C", "#28AE80", "#5EC962", "#ADDC30", "#FDE725"};
    if (map == u"cividis")
        return {"#00224E", "#123570", "#3B496C", "#575D6D", "#707173",
                "#8A8678", "#A59C74", "#C3B369", "#E1CC55", "#FEE838"};
    const std::vector<QColor> stops = map == u"blues"
                                          ? std::vector<QColor>{"#F7FBFF", "#DEEBF7", "#C6DBEF", "#9ECAE1", "#6BAED6",
                                                                "#4292C6", "#2171B5", "#08519C", "#08306B"}
                                          : std::vector<QColor>{"#FFFFFF", "#F0F0F0", "#D9D9D9", "#BDBDBD", "#969696",
                                                                "#737373", "#525252", "#252525", "#000000"};
    return theme.isDark ? reversed(stops) : stops;
}

Theme recoloured(const Theme& base, const FigureLook& look) {
    Theme theme = base;
    const QString map = look.colourMap.isEmpty() && look.isGrey ? QStringLiteral("greys") : look.colourMap;
    if (!map.isEmpty()) theme.map = stopsOf(map, base);
    theme.isMapDiverging = map == u"blue-white-red";
    if (!look.isGrey) return theme;
    for (QColor* ink :
         {&theme.window, &theme.surface, &theme.raised, &theme.hover, &theme.text, &theme.muted, &theme.faint,
          &theme.control, &theme.track, &theme.rule, &theme.indexI, &theme.indexJ, &theme.indexDelta, &theme.onIndex})
        *ink = grey(*ink);
    for (std::size_t i = 0; i < theme.series.size(); ++i)
        theme.series[i] = QColor(QRgb(theme.isDark ? kSeriesOnDark[i] : kSeriesOnLight[i]));
    return theme;
}

FigureLook withTypedLabels(FigureLook look) {
    QMap<QString, QString> labels;
    for (auto label = look.labels.cbegin(); label != look.labels.cend(); ++label)
        labels.insert(typedText(label.key()), label.value());
    look.labels = labels;
    return look;
}

bool isNumber(const QString& text) {
    return std::ranges::none_of(text, [](QChar sign) { return sign.isLetter(); });
}

}  // namespace

QString typedText(const QString& text) {
    return text.normalized(QString::NormalizationForm_KC).simplified();
}

const QStringList& colourMapNames() {
    static const QStringList names{QStringLiteral("blue-white-red"), QStringLiteral("blues"),
                                   QStringLiteral("greens"),         QStringLiteral("viridis"),
                                   QStringLiteral("cividis"),        QStringLiteral("greys")};
    return names;
}

const QStringList& familyNames() {
    static const QStringList names{QStringLiteral("sans"), QStringLiteral("serif")};
    return names;
}

ScopedLook::ScopedLook(const FigureLook& look, const Theme& base)
    : m_look(withTypedLabels(look)),
      m_base(base),
      m_isRecoloured(look.isGrey || !look.colourMap.isEmpty()),
      m_before(std::exchange(currentLook, this)),
      m_familyBefore(setTextFamily(look.family)) {
    if (m_isRecoloured) m_theme = recoloured(base, look);
}

ScopedLook::~ScopedLook() {
    setTextFamily(m_familyBefore);
    currentLook = m_before;
}

QStringList ScopedLook::unmatchedLabels() const {
    QStringList labels = m_look.labels.keys();
    labels.removeIf([&](const QString& label) { return m_drawn.contains(label); });
    return labels;
}

QStringList ScopedLook::undrawnLabels() const {
    const QChar ellipsis(0x2026);
    const auto isPainted = [&](const QString& words) {
        return words.isEmpty() || m_painted.contains(words) || std::ranges::any_of(m_painted, [&](const QString& text) {
                   const qsizetype cut = text.indexOf(ellipsis);
                   return cut > 0 && words.startsWith(QStringView(text).first(cut).trimmed());
               });
    };
    QStringList labels = m_look.labels.keys();
    labels.removeIf([&](const QString& label) { return !m_drawn.contains(label) || isPainted(m_look.labels[label]); });
    return labels;
}

QStringList ScopedLook::drawnTexts() const {
    QStringList texts(m_drawn.begin(), m_drawn.end());
    texts.removeIf(isNumber);
    texts.sort();
    return texts;
}

QStringList ScopedLook::omittedNames() const {
    QStringList names = m_omitted;
    names.removeIf([&](const QString& name) { return isNumber(name) || m_drawn.contains(typedText(name)); });
    names.removeDuplicates();
    return names;
}

ScopedLook* CarriedLook::current() {
    return currentLook;
}

CarriedLook::CarriedLook(ScopedLook* look) : m_before(std::exchange(currentLook, look)) {}

CarriedLook::~CarriedLook() {
    currentLook = m_before;
}

QPen strokePen(const QColor& colour, double width, Qt::PenStyle style, Qt::PenCapStyle cap, Qt::PenJoinStyle join) {
    QPen pen(colour, width, style, cap, join);
    if (!currentLook) return pen;
    pen.setWidthF(width * currentLook->m_look.lineWidth);
    if (!currentLook->m_look.isGrey) return pen;
    const auto& series = currentLook->m_theme.series;
    const auto found = std::ranges::find(series, colour.rgb(), &QColor::rgb);
    if (found == series.end()) {
        pen.setColor(grey(colour));
        return pen;
    }
    QList<qreal> dashes = seriesDashes()[std::size_t(found - series.begin())];
    // A second curve in the same colour, which other looks draw dashed.
    if (style != Qt::SolidLine) dashes = dashes.isEmpty() ? QList<qreal>{3, 1.5} : dashes + QList<qreal>{2.4, 1.6};
    if (dashes.isEmpty()) return pen;
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern(dashes);
    return pen;
}

QPen dashedPen(const QColor& colour, double width, double dash, double gap) {
    QPen pen = strokePen(colour, width, Qt::SolidLine, Qt::FlatCap);
    pen.setDashPattern({dash, gap});
    return pen;
}

bool isGreyLook() {
    return currentLook && currentLook->m_look.isGrey;
}

QString measuredText(const QString& text) {
    const bool isReplaced = currentLook && !currentLook->m_look.labels.isEmpty();
    return isReplaced ? currentLook->m_look.labels.value(typedText(text), text) : text;
}

QString shownText(const QString& text) {
    if (currentLook) currentLook->m_drawn.insert(typedText(text));
    return measuredText(text);
}

void tellOmittedName(const QString& name) {
    if (currentLook) currentLook->m_omitted.append(name);
}

void tellOmittedNumbers() {
    if (currentLook) currentLook->m_omitsNumbers = true;
}

void tellPaintedText(const QString& shown) {
    if (currentLook && !currentLook->m_look.labels.isEmpty()) currentLook->m_painted.insert(shown);
}

void tellOmittedNames(const QStringList& names, qsizetype stride) {
    for (qsizetype i = 0; i < names.size(); ++i)
        if (i % stride != 0) tellOmittedName(names[i]);
}

void drawLabelText(QPainter& painter, const QRectF& room, int flags, const QString& text) {
    const QString shown = shownText(text);
    tellPaintedText(shown);
    painter.drawText(room, flags, shown);
}

void drawLabelText(QPainter& painter, const QPointF& baseline, const QString& text) {
    const QString shown = shownText(text);
    tellPaintedText(shown);
    painter.drawText(baseline, shown);
}

}  // namespace attention
