#pragma once

#include <optional>

#include <QJsonValue>
#include <QString>
#include <QStringList>

#include "ui/figure/look.h"

namespace attention {

/// How figures are exported, under one name: a look, and what an export may choose besides. What is not said stays as
/// it would be without the style.
struct ExportStyle {
    std::optional<double> width;     ///< millimetres
    std::optional<double> height;    ///< millimetres
    std::optional<double> fontSize;  ///< points of the axes' numbers
    std::optional<double> dpi;       ///< of a PNG
    std::optional<bool> isDark;
    FigureLook look;

    bool operator==(const ExportStyle&) const = default;
};

/// The styles that the program brings, in the order of the menu.
const QStringList& styleNames();

/// In the place of a colour map: each exhibit's own.
inline constexpr const char* kOwnColours = "own";
/// The name of no style: figures as they are without one.
inline constexpr const char* kNoStyle = "none";

/// A style by its name, or from a JSON file: an object with any of the keys width, height, font-size, dpi, theme, font,
/// line-width, colours and inks, whose values are written as those of the options, and labels, an object of texts
/// and what is drawn in their place.
/// @param base  has what the style does not say; kNoStyle has nothing of it
/// @throws FileError for no such name and file, and for a file with another key or value
ExportStyle readStyle(const QString& nameOrPath, const ExportStyle& base = {});

/// Adds the labels of an object of texts. @return what is wrong with the first that is not added, as a translated
/// phrase, or nothing
std::optional<QString> readLabels(const QJsonValue& value, QMap<QString, QString>& labels);

/// A value in JSON as one types it: a number in its shortest form, a text as it is.
QString styleValueText(const QJsonValue& value);

/// Those above but labels.
const QStringList& styleKeys();

/// Sets one value of a style. @param key  one of styleKeys()
/// @return what is accepted instead, as a translated phrase, where the value cannot be used
std::optional<QString> setStyleValue(ExportStyle& style, const QString& key, const QString& value);

/// The first character that no file can draw, if there is one.
std::optional<char32_t> undrawable(const QString& text);

inline constexpr qsizetype kMaxPanelLetter = 3;
/// One to kMaxPanelLetter letters or digits.
bool isPanelLetter(const QString& letter);

}  // namespace attention
