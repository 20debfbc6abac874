#pragma once

#include <span>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "core/scene/parameter_table.h"

namespace attention {

struct Parameters;

/// Exhibits with their tables and presets, then the parameters; for a person.
QString exhibitListText();
/// What `list --json` writes for programs, with the columns of every table.
QByteArray listJson();

/// The parameters, a row each: option, range, default, meaning, the exhibits that use it. Where these accept different
/// ranges, a row for each further range follows, which has only the range and its exhibits.
std::vector<QStringList> parameterRows();
/// The parameters of these uses, a row each: option, range, default, meaning.
std::vector<QStringList> parameterRows(std::span<const ParameterUse> uses, const Parameters& defaults);
/// Such rows as lines under their heads, indented by 2.
QString formatParameters(std::vector<QStringList> rows);

/// Columns two blanks apart, each line with `indent` blanks before it.
QString alignColumns(const std::vector<QStringList>& rows, int indent);

}  // namespace attention
