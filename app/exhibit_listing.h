#pragma once

#include <span>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "core/scene/parameter_table.h"

namespace attention {

struct Parameters;

/// The text of `list`: the exhibits with their tables, arrays and presets, then the parameters.
QString exhibitListText();
/// The output of `list --json`, which also has the columns of every table.
QByteArray listJson();

/// All parameters, one row each: option, range, default, meaning, the exhibits that use it. If exhibits accept
/// different ranges, one more row follows for each further range; only its range and exhibits are not empty.
std::vector<QStringList> parameterRows();
/// The parameters of these uses, one row each: option, range, default, meaning.
std::vector<QStringList> parameterRows(std::span<const ParameterUse> uses, const Parameters& defaults);
/// The rows of parameterRows() as aligned lines under column headings, indented by 2.
QString formatParameters(std::vector<QStringList> rows);

/// The rows as lines with aligned columns, two blanks apart. Each line begins with `indent` blanks.
QString alignColumns(const std::vector<QStringList>& rows, int indent);

}  // namespace attention
