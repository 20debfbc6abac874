#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "ui/files/export_settings.h"

namespace attention {

/// A parameter that takes one value after the other.
struct SeriesSweep {
    std::string key;     ///< of one that the exhibit uses
    QStringList values;  ///< as on the command line
};

/// Figures of one exhibit that differ in one or two parameters; several make a grid, in which the last changes fastest.
struct Series {
    const Exhibit* exhibit = nullptr;
    Scene scene;  ///< of all, but for the sweeps
    std::vector<SeriesSweep> sweeps;
    QString name;         ///< of the files, without extension; {n} stands for a value
    ExportSettings look;  ///< its caption, if it has one, is made for each figure

    /// More figures than this are made by the command batch.
    static constexpr std::size_t kMaxFigures = 1000;

    std::size_t count() const;
    /// Nothing if the exhibit cannot show it. @param index  below count()
    std::optional<Scene> sceneAt(std::size_t index) const;
    /// With extension.
    QString nameAt(std::size_t index) const;
    /// For renderExport().
    ExportOptions optionsFor(const EvaluatedScene& shown) const;
    /// Why the series cannot be made, as a translated sentence, or nothing.
    std::optional<QString> problem() const;
    /// The series as a list for the command batch.
    /// @param scene  what the list has as the scene: a link, or the name of a file beside it
    QByteArray list(const QString& scene) const;

 private:
    QStringList valuesAt(std::size_t index) const;
    std::optional<QString> problemAt(std::size_t index, std::optional<Scene>& scene) const;
};

/// The values that a line of text lists, with commas between them.
QStringList readSeriesValues(const QString& line);

}  // namespace attention
