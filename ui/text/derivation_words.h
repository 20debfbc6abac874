#pragma once

#include <string_view>

#include <QString>

#include "core/formula/derivation.h"

namespace attention {

/// Returns the displayed name of a derivation line, for example "speed". Names without a translation are returned
/// unchanged.
QString derivationLineName(std::string_view name);
/// The displayed name of a line, with the label that distinguishes it from lines with the same name: "key “cat”".
QString derivationLineName(const DerivationLine& line);
/// The displayed value of a line: a number with its significant digits (see formatSignificantDigits()), or a word:
/// "sine".
QString derivationLineValue(const DerivationLine& line);
/// The id of the glossary term that explains a line; empty if there is none.
QString derivationLineTerm(std::string_view name);

/// The text of a line for a screen reader: "frequency, omega_3 = 10000^(-6/32), 0.177828".
QString accessibleLine(const DerivationLine& line);

}  // namespace attention
