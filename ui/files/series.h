#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "ui/files/export_settings.h"

namespace attention {

/// A parameter and the values that it takes in a series of figures.
struct SeriesSweep {
    std::string key;     ///< of a parameter that the exhibit uses
    QStringList values;  ///< as on the command line
};

/// Figures of one exhibit that differ in one or two parameters. Two sweeps make a grid, in which the last parameter
/// changes fastest.
struct Series {
    const Exhibit* exhibit = nullptr;
    Scene scene;  ///< of all figures, apart from the swept parameters
    std::vector<SeriesSweep> sweeps;
    QString name;         ///< of the files, without extension; {n} is replaced by the value of n
    ExportSettings look;  ///< its caption, if switched on, is generated for each figure

    /// The maximum number of figures; for more there is the command `batch`.
    static constexpr std::size_t kMaxFigures = 1000;

    std::size_t count() const;
    /// The scene of a figure; nothing if the exhibit cannot show it. @param index  below count()
    std::optional<Scene> sceneAt(std::size_t index) const;
    /// The name of a figure's file, with extension.
    QString nameAt(std::size_t index) const;
    /// The options of a figure for renderExport().
    ExportOptions optionsFor(const EvaluatedScene& shown) const;
    /// Why the series cannot be made, as a translated sentence, or nothing.
    std::optional<QString> problem() const;
    /// The series as a list for the command batch.
    /// @param scene  the value of the key "scene": a link, or the name of a scene file beside the list
    QByteArray list(const QString& scene) const;

 private:
    QStringList valuesAt(std::size_t index) const;
    /// @param result  receives the scene if there is no problem
    std::optional<QString> problemAt(std::size_t index, std::optional<Scene>& result) const;
};

/// The values that a line of text lists, with commas between them.
QStringList readSeriesValues(const QString& line);

}  // namespace attention
