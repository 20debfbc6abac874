#pragma once

#include <set>
#include <string_view>
#include <vector>

#include <QString>
#include <QStringList>

#include "ui/text/chapter.h"

namespace attention {

/// A term and its explanation.
struct GlossaryEntry {
    std::string_view id;  ///< for links: "term:<id>"
    QString term;
    QString explanation;  ///< one or two plain sentences
    QStringList forms;    ///< the forms that are linked in texts: singular, plural; may be empty
    QString symbol;       ///< in formulas; may be empty
    Chapter chapter;      ///< the first chapter that needs the term
};

enum class GlossaryOrder {
    Letters,   ///< alphabetically in the current language
    Chapters,  ///< in the order in which the chapters need the terms
};

/// All terms in the current language.
std::vector<GlossaryEntry> glossary(GlossaryOrder order = GlossaryOrder::Letters);
/// The explanation of a term; empty for an unknown id.
QString glossaryExplanation(std::string_view id);

/// Links the glossary's terms in the texts of one page. Each term is linked only at its first occurrence on the page.
class TermLinks {
 public:
    /// @param richText  in the current language; existing links stay unchanged
    /// @return the text with links to "term:<id>" for terms that did not occur in earlier texts
    QString link(const QString& richText);

 private:
    std::set<std::string_view> m_linkedIds;
};

}  // namespace attention
