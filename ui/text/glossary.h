#pragma once

#include <set>
#include <string_view>
#include <vector>

#include <QString>
#include <QStringList>

#include "ui/text/chapter.h"

namespace attention {

/// A term of the subject and what it means.
struct GlossaryEntry {
    std::string_view id;  ///< for links: "term:<id>"
    QString term;
    QString explanation;  ///< one or two plain sentences
    QStringList forms;    ///< in which sentences name it and are linked to it; may be empty
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

/// Makes links of the glossary's terms in the texts of one page, each where the page first names it.
class TermLinks {
 public:
    /// @param richText  in the language in use; what is a link already stays as it is
    /// @return the text with "term:<id>" behind the terms that no text before has named
    QString link(const QString& richText);

 private:
    std::set<std::string_view> m_named;
};

}  // namespace attention
