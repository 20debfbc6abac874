#pragma once

#include <span>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "core/scene/parameters.h"

namespace attention {

/// Exhibits with their tables and presets, then the parameters; for a person.
QString exhibitListText();
/// What `list --json` writes for programs, with the columns of every table.
QByteArray listJson();

/// The parameters with range, default, meaning and the exhibits that use them, a line each, indented by 2.
QString formatParameters();
/// The parameters of these uses with range, default and meaning, likewise.
QString formatParameters(std::span<const ParameterUse> uses, const Parameters& defaults);

/// Columns two blanks apart, each line with `indent` blanks before it.
QString alignColumns(const std::vector<QStringList>& rows, int indent);

}  // namespace attention
