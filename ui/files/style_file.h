#pragma once

#include <optional>

#include <QJsonValue>
#include <QString>
#include <QStringList>

#include "ui/figure/look.h"

namespace attention {

/// A style of exported figures: the look and options of the export. An option without a value is not changed by the
/// style.
struct ExportStyle {
    std::optional<double> width;     ///< millimetres
    std::optional<double> height;    ///< millimetres
    std::optional<double> fontSize;  ///< points of the axes' numbers
    std::optional<double> dpi;       ///< of a PNG
    std::optional<bool> isDark;
    FigureLook look;

    bool operator==(const ExportStyle&) const = default;
};

/// The names of the built-in styles, in the order of the menu.
const QStringList& styleNames();

/// As the name of a colour map it stands for the colours that each exhibit has by default.
inline constexpr const char* kDefaultColours = "own";
/// As the name of a style it means: without a style.
inline constexpr const char* kNoStyle = "none";

/// Reads a built-in style or a JSON file. The file has an object with any of the keys width, height, font-size, dpi,
/// theme, font, line-width, colours and inks, whose values are written like those of the command line's options, and
/// labels, an object whose keys are texts of figures and whose values replace them.
/// @param base  the values that the style does not set; ignored for kNoStyle
/// @throws FileError if there is no such style or file, or if the file has an unknown key or an unusable value
ExportStyle readStyle(const QString& nameOrPath, const ExportStyle& base = {});

/// Adds the labels of a JSON object to `labels`; unusable ones are skipped.
/// @return what is wrong with the first unusable label, as a translated phrase; nothing if all are usable
std::optional<QString> readLabels(const QJsonValue& value, QMap<QString, QString>& labels);

/// A JSON value as typed on the command line: a number in its shortest form, or a text.
QString styleValueText(const QJsonValue& value);

/// The keys of a style, without labels.
const QStringList& styleKeys();

/// Sets one value of a style. @param key  one of styleKeys()
/// @return nothing if the value was set; otherwise what is accepted, as a translated phrase
std::optional<QString> setStyleValue(ExportStyle& style, const QString& key, const QString& value);

/// The first character of the text that an exported file cannot contain, if there is one.
std::optional<char32_t> undrawable(const QString& text);

/// The maximum length of the letter of a panel.
inline constexpr qsizetype kMaxPanelLetter = 3;
/// Whether a text can be the letter of a panel: one to kMaxPanelLetter letters or digits.
bool isPanelLetter(const QString& letter);

}  // namespace attention
