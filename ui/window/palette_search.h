#pragma once

#include <vector>

#include "ui/text/fuzzy_match.h"
#include "ui/window/palette_entries.h"

namespace attention {

/// Finds entries of the palette by words of their titles and places, in the language in use and in English, in any
/// order.
class PaletteSearch {
 public:
    PaletteSearch() = default;
    /// @param recent  ids of entries that were chosen before, the last one first
    explicit PaletteSearch(std::vector<PaletteEntry> entries, const QStringList& recent = {});

    const PaletteEntry& entry(std::size_t index) const { return m_entries[index]; }
    /// Indices of the entries that match all words of a query, the best first; of those that match alike the one that
    /// was chosen last. An empty query gives all: those that were chosen before, then the others in their order.
    std::vector<std::size_t> find(const QString& query) const;

 private:
    /// A text of an entry and what a word that is found there scores less.
    struct Field {
        SearchText text;
        int cost;
        bool isName = true;  ///< else it is where the entry stands
    };
    int score(std::size_t index, const QStringList& words, const QString& query) const;

    std::vector<PaletteEntry> m_entries;
    std::vector<std::vector<Field>> m_fields;  ///< of each entry, its title first
    std::vector<int> m_recency;                ///< of each entry; 0: not chosen before
};

}  // namespace attention
