#pragma once

#include <string_view>

#include <QString>

#include "core/explain/derivation.h"

namespace attention {

/// What a line of that name is called: "speed". A name that has no words is shown as it is.
QString derivationLineName(std::string_view name);
/// What a line is called, with the label that tells it from others of its name: "key “cat”".
QString derivationLineName(const DerivationLine& line);
/// A line's value as a reader sees it: its significant digits, a true minus, narrow groups, "1.5 · 10⁻⁷" far from 1;
/// or its word: "sine".
QString derivationLineValue(const DerivationLine& line);
/// The term of the glossary that explains a line, as in links; empty where there is none.
QString derivationLineTerm(std::string_view name);

/// "frequency, omega_3 = 10000^(-6/32), 0.177828": a line for a screen reader.
QString spokenLine(const DerivationLine& line);

}  // namespace attention
