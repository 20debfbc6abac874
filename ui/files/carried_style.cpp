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

struct Switch {
    const char* key;
    bool CarriedStyle::*value;
};
constexpr std::array kSwitches{
    Switch{"legend", &CarriedStyle::legend},
    Switch{"colour-bar", &CarriedStyle::colourBar},
    Switch{"qr", &CarriedStyle::qrCode},
    Switch{"transparent", &CarriedStyle::transparent},
};

struct Words {
    const char* key;
    QString CarriedStyle::*value;
};
constexpr std::array kWords{
    Words{"title", &CarriedStyle::title},
    Words{"caption", &CarriedStyle::caption},
    Words{"address", &CarriedStyle::linkAddress},
};

CarriedStyle styleOf(const ExportOptions& choices, const Language& language) {
    static const ExportOptions usual;
    CarriedStyle made;
    ExportStyle& style = made.style;
    if (choices.fontSize != usual.fontSize) style.fontSize = choices.fontSize;
    if (choices.dpi != usual.dpi) style.dpi = choices.dpi;
    if (choices.dark) style.isDark = true;
    style.look = choices.look;
    made.title = choices.title;
    made.caption = choices.caption;
    made.legend = choices.legend;
    made.colourBar = choices.colourBar;
    made.qrCode = choices.qrCode;
    made.transparent = choices.transparent;
    if (choices.qrCode) made.linkAddress = choices.linkAddress;
    if (&language != &languages().front()) made.language = QString::fromUtf8(language.code);
    return made;
}

/// @return whether it could be used
bool set(CarriedStyle& made, const QString& key, const QJsonValue& value) {
    const QString text = styleValueText(value);
    if (key == u"labels") return !readLabels(value, made.style.look.labels);
    for (const char* known : kStyleKeys)
        if (key == QLatin1String(known)) return !setStyleValue(made.style, key, text);
    for (const Switch& known : kSwitches)
        if (key == QLatin1String(known.key)) {
            made.*known.value = text == u"on";
            return text == u"on" || text == u"off";
        }
    for (const Words& known : kWords)
        if (key == QLatin1String(known.key)) {
            made.*known.value = text;
            return value.isString();
        }
    if (key == u"letter" && isPanelLetter(text)) {
        made.style.look.letter = text;
        return true;
    }
    if (key == u"language" && findLanguage(text.toStdString())) {
        made.language = text;
        return true;
    }
    return false;
}

}  // namespace

std::string carriedStyleText(const ExportOptions& choices, const Language& language) {
    static const CarriedStyle usual;
    const CarriedStyle made = styleOf(choices, language);
    const ExportStyle& style = made.style;
    const FigureLook& look = style.look;
    QJsonObject text;
    if (style.fontSize) text[u"font-size"_s] = *style.fontSize;
    if (style.dpi) text[u"dpi"_s] = *style.dpi;
    if (style.isDark) text[u"theme"_s] = u"dark"_s;
    if (!look.colourMap.isEmpty()) text[u"colours"_s] = look.colourMap;
    if (look.lineWidth != usual.style.look.lineWidth) text[u"line-width"_s] = look.lineWidth;
    if (look.family != usual.style.look.family) text[u"font"_s] = familyNames()[int(look.family)];
    if (look.isGrey) text[u"inks"_s] = u"grey"_s;
    if (!look.letter.isEmpty()) text[u"letter"_s] = look.letter;
    QJsonObject labels;
    for (auto label = look.labels.cbegin(); label != look.labels.cend(); ++label) labels[label.key()] = label.value();
    if (!labels.isEmpty()) text[u"labels"_s] = labels;
    for (const auto& [key, value] : kSwitches)
        if (made.*value != usual.*value) text[QLatin1String(key)] = made.*value ? u"on"_s : u"off"_s;
    for (const auto& [key, value] : kWords)
        if (!(made.*value).isEmpty()) text[QLatin1String(key)] = made.*value;
    if (!made.language.isEmpty()) text[u"language"_s] = made.language;
    return text.isEmpty() ? std::string() : QJsonDocument(text).toJson(QJsonDocument::Compact).toStdString();
}

CarriedStyle readCarriedStyle(const QByteArray& text, QStringList& unread) {
    CarriedStyle made;
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject()) unread += u"JSON"_s;
    const QJsonObject values = document.object();
    for (auto value = values.begin(); value != values.end(); ++value)
        if (!set(made, value.key(), value.value())) unread += value.key();
    return made;
}

}  // namespace attention
