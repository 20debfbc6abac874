#include "ui/files/panels_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "ui/exhibits/exhibits.h"
#include "ui/files/scene_file.h"
#include "ui/files/style_file.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

struct PanelsFileWords {
    Q_DECLARE_TR_FUNCTIONS(PanelsFile)
};

[[noreturn]] void refuse(const QString& key) {
    throw FileError(PanelsFileWords::tr("its list of panels has no usable value of \"%1\"").arg(key));
}

bool isOn(const QString& key, const QJsonValue& value) {
    if (value.toString() != u"on" && value.toString() != u"off") refuse(key);
    return value.toString() == u"on";
}

std::vector<double> sharesOf(const QString& key, const QJsonValue& value) {
    std::vector<double> shares;
    for (const QJsonValue& share : value.toArray()) {
        if (!(share.toDouble() > 0) || share.toDouble() > kMaxFigureMm) refuse(key);
        shares.push_back(share.toDouble());
    }
    return shares;
}

/// Reads one key of the layout. @return false if the key does not belong to the layout
bool readLayout(const QString& key, const QJsonValue& value, PanelsLayout& layout) {
    if (key == u"columns") {
        layout.columns = value.toInt();
        if (layout.columns < 1 || layout.columns > int(kMaxPanels)) refuse(key);
    } else if (key == u"widths" || key == u"heights") {
        (key == u"widths" ? layout.widths : layout.heights) = sharesOf(key, value);
    } else if (key == u"gap") {
        bool isNumber = false;
        layout.gap = value.toString().chopped(value.toString().endsWith(u"mm") ? 2 : 0).toDouble(&isNumber);
        if (!isNumber || !(layout.gap >= 0) || layout.gap > kMaxPanelGap) refuse(key);
    } else if (key == u"letters") {
        layout.letters = value.toString();
        if (!panelLetterStyles().contains(layout.letters)) refuse(key);
    } else if (key == u"shared-colour-bar" || key == u"shared-ranges") {
        (key == u"shared-ranges" ? layout.sharesRanges : layout.sharesColourBar) = isOn(key, value);
    } else {
        return false;
    }
    return true;
}

void readChoice(const QString& key, const QJsonValue& value, OpenedPanels& opened, ExportStyle& style) {
    ExportOptions& choices = opened.choices;
    if (key == u"title" || key == u"caption") {
        if (!value.isString() || undrawable(value.toString())) refuse(key);
        (key == u"title" ? choices.title : choices.caption) = value.toString();
    } else if (key == u"transparent") {
        choices.transparent = isOn(key, value);
    } else if (key == u"labels") {
        if (readLabels(value, style.look.labels)) refuse(key);
    } else if (!styleKeys().contains(key) || setStyleValue(style, key, styleValueText(value))) {
        refuse(key);
    }
}

OpenedPanels::Panel readPanel(const QJsonObject& entry, const QString& folder, QStringList& warnings) {
    OpenedPanels::Panel panel;
    for (const QString& key : entry.keys()) {
        const QJsonValue value = entry.value(key);
        if (key == u"title")
            panel.title = value.toString();
        else if (key == u"legend" || key == u"colour-bar")
            (key == u"legend" ? panel.legend : panel.colourBar) = isOn(key, value);
        else if (key != u"scene" || !value.isObject())
            refuse(key);
    }
    const QJsonObject scene = entry.value(u"scene"_s).toObject();
    if (scene.isEmpty()) refuse(u"scene"_s);
    OpenedScene opened = readScene(QJsonDocument(scene).toJson(QJsonDocument::Compact), folder);
    warnings += opened.warnings;
    panel.exhibit = findExhibit(opened.scene.exhibit);
    panel.scene = adaptScene(*panel.exhibit, std::move(opened.scene));
    if (const auto problem = findProblem(*panel.exhibit, panel.scene)) throw FileError(problem->words);
    return panel;
}

}  // namespace

OpenedPanels readPanels(const QByteArray& text, const QString& folder) {
    const QJsonDocument document = QJsonDocument::fromJson(text);
    const QJsonObject list = document.object();
    const QJsonArray panels = list.value(u"panels"_s).toArray();
    if (panels.isEmpty() || std::size_t(panels.size()) > kMaxPanels) refuse(u"panels"_s);
    OpenedPanels opened;
    opened.choices = CollectedPanels().choices;
    ExportStyle style;
    for (const QString& key : list.keys()) {
        const QJsonValue value = list.value(key);
        // The language is ignored, because the window has its own.
        const bool isIgnored = key == QLatin1String(kPanelsKey) || key == u"panels" || key == u"language";
        if (!isIgnored && !readLayout(key, value, opened.layout)) readChoice(key, value, opened, style);
    }
    ExportOptions& choices = opened.choices;
    choices.look = style.look;
    choices.size = {style.width.value_or(kPanelsWidth), style.height.value_or(0)};
    opened.layout.isHeightFree = !style.height;
    choices.fontSize = style.fontSize.value_or(choices.fontSize);
    choices.dpi = style.dpi.value_or(choices.dpi);
    choices.dark = style.isDark.value_or(false);
    const auto hasCount = [&](const std::vector<double>& shares, int expected) {
        return shares.empty() || std::ssize(shares) == expected;
    };
    const auto count = std::size_t(panels.size());
    if (!hasCount(opened.layout.widths, opened.layout.columnsFor(count))) refuse(u"widths"_s);
    if (!hasCount(opened.layout.heights, opened.layout.rowsFor(count))) refuse(u"heights"_s);
    double bytes = 0;
    for (const QJsonValue& panel : panels) {
        const auto number = opened.panels.size() + 1;
        try {
            opened.panels.push_back(readPanel(panel.toObject(), folder, opened.warnings));
        } catch (const FileError& error) {
            throw FileError(PanelsFileWords::tr("panel %1: %2").arg(number).arg(error.phrase()));
        }
        bytes += opened.panels.back().exhibit->memoryNeeded(opened.panels.back().scene);
        if (const auto problem = memoryProblem(*opened.panels.back().exhibit, bytes)) throw FileError(problem->words);
    }
    return opened;
}

std::optional<OpenedPanels> openPanels(const QString& path) {
    const QByteArray text = carriedText(path);
    if (!isPanelsText(text)) return std::nullopt;
    OpenedPanels opened = readPanels(text, QFileInfo(path).absolutePath());
    const auto format = figureFormat(QFileInfo(path).suffix().toLower());
    if (format) opened.choices.format = *format;
    return opened;
}

CollectedPanels evaluatePanels(const OpenedPanels& opened) {
    CollectedPanels collected;
    collected.layout = opened.layout;
    collected.choices = opened.choices;
    for (const OpenedPanels::Panel& panel : opened.panels)
        collected.panels.push_back(
            {evaluateScene(*panel.exhibit, panel.scene), panel.title, panel.legend, panel.colourBar});
    return collected;
}

}  // namespace attention
