#pragma once

#include <vector>

#include "ui/text/fuzzy_match.h"
#include "ui/window/palette_entries.h"

namespace attention {

/// Finds palette entries by words of their titles and categories, in any order, in the current language and in English.
class PaletteSearch {
 public:
    PaletteSearch() = default;
    /// @param recent  ids of recently chosen entries, the latest first
    explicit PaletteSearch(std::vector<PaletteEntry> entries, const QStringList& recent = {});

    const PaletteEntry& entry(std::size_t index) const { return m_entries[index]; }
    /// Indices of the entries that match all words of a query, best match first and, for equal matches, the most
    /// recently chosen first. An empty query returns all entries: recently chosen ones, then the rest in their order.
    std::vector<std::size_t> find(const QString& query) const;

 private:
    /// A searchable text of an entry. `cost` is subtracted from the score of words found in it.
    struct Field {
        SearchText text;
        int cost;
        bool isName = true;  ///< title or keyword; false: the entry's category
    };
    int score(std::size_t index, const QStringList& words, const QString& query) const;

    std::vector<PaletteEntry> m_entries;
    std::vector<std::vector<Field>> m_fields;  ///< for each entry, its title first
    std::vector<int> m_recency;                ///< for each entry, higher if chosen later; 0: not chosen recently
};

}  // namespace attention
