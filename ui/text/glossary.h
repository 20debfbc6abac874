#pragma once

#include <string_view>
#include <vector>

#include <QString>

#include "ui/exhibits/exhibit.h"

namespace attention {

/// A term of the subject and what it means.
struct GlossaryEntry {
    std::string_view id;  ///< for links: "term:<id>"
    QString term;
    QString explanation;  ///< one or two plain sentences
    QString symbol;       ///< as formulas write it; may be empty
    Chapter chapter;      ///< that needs the term first
};

enum class GlossaryOrder {
    Letters,   ///< as the language sorts words
    Chapters,  ///< as the chapters need them
};

/// Every term in the language in use.
std::vector<GlossaryEntry> glossary(GlossaryOrder order = GlossaryOrder::Letters);
/// Nothing for an unknown id.
QString glossaryExplanation(std::string_view id);

}  // namespace attention
