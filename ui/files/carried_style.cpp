#include "ui/files/carried_style.h"

#include <array>
#include <utility>

#include <QJsonDocument>
#include <QJsonObject>

#include "ui/files/figure_export.h"
#include "ui/text/language.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

constexpr std::array kStyleKeys{"font-size", "dpi", "theme", "font", "inks", "line-width", "colours"};

struct SwitchKey {
    const char* key;
    bool CarriedStyle::*value;
};
constexpr std::array kSwitches{
    SwitchKey{"legend", &CarriedStyle::legend},
    SwitchKey{"colour-bar", &CarriedStyle::colourBar},
    SwitchKey{"qr", &CarriedStyle::qrCode},
    SwitchKey{"transparent", &CarriedStyle::transparent},
};

struct TextKey {
    const char* key;
    QString CarriedStyle::*value;
};
constexpr std::array kTexts{
    TextKey{"title", &CarriedStyle::title},
    TextKey{"caption", &CarriedStyle::caption},
    TextKey{"address", &CarriedStyle::linkAddress},
};

CarriedStyle carriedStyleOf(const ExportOptions& choices, const Language& language) {
    static const ExportOptions defaults;
    CarriedStyle carried;
    ExportStyle& style = carried.style;
    if (choices.fontSize != defaults.fontSize) style.fontSize = choices.fontSize;
    if (choices.dpi != defaults.dpi) style.dpi = choices.dpi;
    if (choices.dark) style.isDark = true;
    style.look = choices.look;
    carried.title = choices.title;
    carried.caption = choices.caption;
    carried.legend = choices.legend;
    carried.colourBar = choices.colourBar;
    carried.qrCode = choices.qrCode;
    carried.transparent = choices.transparent;
    if (choices.qrCode) carried.linkAddress = choices.linkAddress;
    if (&language != &languages().front()) carried.language = QString::fromUtf8(language.code);
    return carried;
}

/// Sets the value of one key. @return false if the key is unknown or the value unusable
bool setCarriedValue(CarriedStyle& carried, const QString& key, const QJsonValue& value) {
    const QString text = styleValueText(value);
    if (key == u"labels") return !readLabels(value, carried.style.look.labels);
    for (const char* known : kStyleKeys)
        if (key == QLatin1String(known)) return !setStyleValue(carried.style, key, text);
    for (const SwitchKey& known : kSwitches)
        if (key == QLatin1String(known.key)) {
            carried.*known.value = text == u"on";
            return text == u"on" || text == u"off";
        }
    for (const TextKey& known : kTexts)
        if (key == QLatin1String(known.key)) {
            carried.*known.value = text;
            return value.isString();
        }
    if (key == u"letter" && isPanelLetter(text)) {
        carried.style.look.letter = text;
        return true;
    }
    if (key == u"language" && findLanguage(text.toStdString())) {
        carried.language = text;
        return true;
    }
    return false;
}

}  // namespace

std::string carriedStyleText(const ExportOptions& choices, const Language& language) {
    static const CarriedStyle defaults;
    const CarriedStyle carried = carriedStyleOf(choices, language);
    const ExportStyle& style = carried.style;
    const FigureLook& look = style.look;
    QJsonObject text;
    if (style.fontSize) text[u"font-size"_s] = *style.fontSize;
    if (style.dpi) text[u"dpi"_s] = *style.dpi;
    if (style.isDark) text[u"theme"_s] = u"dark"_s;
    if (!look.colourMap.isEmpty()) text[u"colours"_s] = look.colourMap;
    if (look.lineWidth != defaults.style.look.lineWidth) text[u"line-width"_s] = look.lineWidth;
    if (look.family != defaults.style.look.family) text[u"font"_s] = familyNames()[int(look.family)];
    if (look.isGrey) text[u"inks"_s] = u"grey"_s;
    if (!look.letter.isEmpty()) text[u"letter"_s] = look.letter;
    QJsonObject labels;
    for (auto label = look.labels.cbegin(); label != look.labels.cend(); ++label) labels[label.key()] = label.value();
    if (!labels.isEmpty()) text[u"labels"_s] = labels;
    for (const auto& [key, value] : kSwitches)
        if (carried.*value != defaults.*value) text[QLatin1String(key)] = carried.*value ? u"on"_s : u"off"_s;
    for (const auto& [key, value] : kTexts)
        if (!(carried.*value).isEmpty()) text[QLatin1String(key)] = carried.*value;
    if (!carried.language.isEmpty()) text[u"language"_s] = carried.language;
    return text.isEmpty() ? std::string() : QJsonDocument(text).toJson(QJsonDocument::Compact).toStdString();
}

CarriedStyle readCarriedStyle(const QByteArray& text, QStringList& unread) {
    CarriedStyle carried;
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject()) unread += u"JSON"_s;
    const QJsonObject values = document.object();
    for (auto value = values.begin(); value != values.end(); ++value)
        if (!setCarriedValue(carried, value.key(), value.value())) unread += value.key();
    return carried;
}

}  // namespace attention
