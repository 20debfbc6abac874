#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/formula/expression.h"

namespace attention {

// scripts/translate tells lupdate that this, too, is Q_DECLARE_TR_FUNCTIONS.
#define ATTENTION_DECLARE_NAMES(context)                   \
    static constexpr const char* tr(const char* english) { \
        return english;                                    \
    }

/// Marks a line name for translation: LineName::tr("weight"). Names that readers see under another term ("frequency" is
/// shown as "speed") are not marked here; they are listed in ui/text/derivation_words.cpp.
struct LineName {
    ATTENTION_DECLARE_NAMES(DerivationWords)
};

/// One step on the way to a number, or one fact beside it.
struct DerivationLine {
    std::string name;       ///< stable, lower case English: "frequency"; see LineName
    Expression expression;  ///< evaluates to `value`
    double value = 0;
    int digits = 6;          ///< significant digits that are shown; 0: a whole number
    std::string word = {};   ///< instead of expression and value, where the line says a kind: "sine"
    std::string label = {};  ///< which of several lines of one name this is, as a token: key "cat"
};

namespace formula {

/// A line with its formula. @param digits  as DerivationLine has them
DerivationLine line(std::string name, Expression expression, double value, int digits = 6);
/// A line that says a kind: "sine".
DerivationLine textLine(std::string name, std::string_view word);
/// @param label  as DerivationLine has it
DerivationLine labelled(DerivationLine line, std::string_view label);

}  // namespace formula

/// Explains how a number is computed.
struct Derivation {
    double value = 0;
    Expression symbolic = {};                  ///< with symbols: P_(i,2j) = sin(i/10000^(2j/d))
    std::vector<Expression> results = {};      ///< what numeric() ends with, in numbers alone: sin(3/5.6234)
    std::vector<DerivationLine> steps = {};    ///< each needs those before it; the last has the cell's value
    std::vector<DerivationLine> context = {};  ///< what lies around it: wavelength, neighbours

    /// `symbolic` with this cell's numbers: P_(3,6) = sin(3/10000^(6/32)) = sin(3/5.6234). Of a value that is not
    /// known, NaN, the left side alone.
    Expression numeric() const;
};

}  // namespace attention
