#pragma once

#include <string_view>

#include <QString>

#include "core/formula/derivation.h"

namespace attention {

/// Returns the displayed name of a derivation line, for example "speed". Names without a translation are returned
/// unchanged.
QString derivationLineName(std::string_view name);
/// What a line is called, with the label that tells it from others of its name: "key “cat”".
QString derivationLineName(const DerivationLine& line);
/// A line's value as a reader sees it: its significant digits, a true minus, narrow groups, "1.5 · 10⁻⁷" far from 1;
/// or its word: "sine".
QString derivationLineValue(const DerivationLine& line);
/// The term of the glossary that explains a line, as in links; empty where there is none.
QString derivationLineTerm(std::string_view name);

/// "frequency, omega_3 = 10000^(-6/32), 0.177828": a line for a screen reader.
QString accessibleLine(const DerivationLine& line);

}  // namespace attention
