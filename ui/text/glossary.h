#pragma once

#include <string_view>
#include <vector>

#include <QString>

namespace attention {

/// A term of the subject and what it means.
struct GlossaryEntry {
    std::string_view id;  ///< for links: "term:<id>"
    QString term;
    QString explanation;       ///< one or two plain sentences
    QString symbol;            ///< as formulas write it; may be empty
    std::string_view chapter;  ///< where the term is at home: position, attention or cost
};

/// Every term in the language in use, sorted as that language sorts words.
std::vector<GlossaryEntry> glossary();
/// Nothing for an unknown id.
QString glossaryExplanation(std::string_view id);

}  // namespace attention
