#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/formula/expression.h"

namespace attention {

// scripts/translate tells lupdate to treat this macro, too, like Q_DECLARE_TR_FUNCTIONS.
#define ATTENTION_DECLARE_NAMES(context)                   \
    static constexpr const char* tr(const char* english) { \
        return english;                                    \
    }

/// Marks a line name for translation: LineName::tr("weight"). Names that readers see under another term ("frequency" is
/// shown as "speed") are not marked here; they are listed in ui/text/derivation_words.cpp.
struct LineName {
    ATTENTION_DECLARE_NAMES(DerivationWords)
};

/// One step towards a number, or one additional fact about it.
struct DerivationLine {
    std::string name;       ///< stable, lower case English: "frequency"; see LineName
    Expression expression;  ///< evaluates to `value`
    double value = 0;
    int digits = 6;          ///< significant digits that are shown; 0: a whole number
    std::string word = {};   ///< shown instead of expression and value if the line names a kind: "sine"
    std::string label = {};  ///< tells apart lines with the same name, such as the token "cat" of a line "key"
};

namespace formula {

/// A line with a formula. @param digits  see DerivationLine::digits
DerivationLine line(std::string name, Expression expression, double value, int digits = 6);
/// A line that shows a word such as "sine" and no formula.
DerivationLine textLine(std::string name, std::string_view word);
/// @param label  see DerivationLine::label
DerivationLine labelled(DerivationLine line, std::string_view label);

}  // namespace formula

/// Explains how a number is computed.
struct Derivation {
    double value = 0;
    Expression symbolic = {};                  ///< with symbols: P_(i,2j) = sin(i/10000^(2j/d))
    std::vector<Expression> results = {};      ///< the last sides of numeric(), without symbols: sin(3/5.6234)
    std::vector<DerivationLine> steps = {};    ///< each may use the lines before it; the last one has `value`
    std::vector<DerivationLine> context = {};  ///< related facts: wavelength, neighbours

    /// `symbolic` with this cell's numbers: P_(3,6) = sin(3/10000^(6/32)) = sin(3/5.6234). If `value` is NaN (unknown),
    /// only the left side.
    Expression numeric() const;
};

}  // namespace attention
