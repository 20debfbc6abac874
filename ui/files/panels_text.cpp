#include <QJsonArray>
#include <QJsonDocument>

#include "core/scene/scene_text.h"
#include "ui/files/panels_page.h"
#include "ui/files/scene_file.h"
#include "ui/text/language.h"

namespace attention {

using namespace Qt::StringLiterals;

QByteArray panelsText(const std::vector<PanelEntry>& panels, const PanelsLayout& layout, const ExportOptions& choices) {
    const auto quoted = [](const QString& text) {
        const QByteArray list = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
        return list.sliced(1, list.size() - 2);
    };
    QByteArray text = QByteArray("{\n \"") + kPanelsKey + "\": 1";
    const auto add = [&](const char* key, const QByteArray& value) {
        text += QByteArray(",\n \"") + key + "\": " + value;
    };
    const auto number = [](double value) { return QByteArray::number(value, 'g', QLocale::FloatingPointShortest); };
    const auto addShares = [&](const char* key, const std::vector<double>& shares) {
        QByteArrayList numbers;
        for (const double share : shares) numbers += number(share);
        if (!shares.empty()) add(key, '[' + numbers.join(", ") + ']');
    };
    const auto length = [&](double millimetres) { return quoted(QString::fromLatin1(number(millimetres)) + u"mm"_s); };
    const auto onOff = [&](bool isOn) { return QByteArray(isOn ? "\"on\"" : "\"off\""); };
    add("width", length(choices.size.width));
    if (!layout.isHeightFree) add("height", length(choices.size.height));
    add("columns", QByteArray::number(layout.columnsFor(panels.size())));
    addShares("widths", layout.widths);
    addShares("heights", layout.heights);
    add("gap", length(layout.gap));
    add("letters", quoted(layout.letters));
    if (layout.sharesColourBar) add("shared-colour-bar", onOff(true));
    if (layout.sharesRanges) add("shared-ranges", onOff(true));
    add("font-size", number(choices.fontSize));
    if (choices.format == FigureFormat::Png && choices.dpi != ExportOptions().dpi) add("dpi", number(choices.dpi));
    if (choices.dark) add("theme", "\"dark\"");
    if (choices.transparent) add("transparent", "\"on\"");
    if (!choices.title.isEmpty()) add("title", quoted(choices.title));
    if (!choices.caption.isEmpty()) add("caption", quoted(choices.caption));
    const FigureLook& look = choices.look;
    if (!look.colourMap.isEmpty()) add("colours", quoted(look.colourMap));
    if (look.lineWidth != FigureLook().lineWidth) add("line-width", number(look.lineWidth));
    if (look.family != FigureLook().family) add("font", quoted(familyNames()[int(look.family)]));
    if (look.isGrey) add("inks", "\"grey\"");
    QByteArrayList labels;
    for (auto label = look.labels.begin(); label != look.labels.end(); ++label)
        labels += quoted(label.key()) + ": " + quoted(label.value());
    if (!labels.isEmpty()) add("labels", '{' + labels.join(", ") + '}');
    if (&currentLanguage() != &languages().front())
        add("language",
            quoted(QString::fromUtf8(currentLanguage().code.data(), qsizetype(currentLanguage().code.size()))));
    text += ",\n \"panels\": [";
    for (const PanelEntry& panel : panels) {
        if (&panel != &panels.front()) text += ',';
        text += "\n  {";
        if (!panel.title.isEmpty()) text += "\"title\": " + quoted(panel.title) + ", ";
        if (!panel.legend) text += "\"legend\": \"off\", ";
        if (!panel.colourBar) text += "\"colour-bar\": \"off\", ";
        Scene scene = panel.shown.scene();
        scene.exhibit = panel.shown.exhibit().id();
        text += "\"scene\": " + QByteArray::fromStdString(writeSceneText(scene)).trimmed() + '}';
    }
    return text + "\n ]\n}\n";
}

}  // namespace attention
