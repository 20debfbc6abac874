#include "ui/window/palette_search.h"

#include <algorithm>
#include <numeric>

#include <QRegularExpression>

namespace attention {
namespace {

constexpr int kKeywordCost = 1;
constexpr int kCategoryCost = 4;
/// Score added if a title or keyword equals the query, or begins with it.
constexpr int kExactNameBonus = 20;
constexpr int kPrefixBonus = 8;
/// Score subtracted from disabled entries, so that they come after enabled ones that match nearly as well.
constexpr int kDisabledCost = 8;
/// A title loses one point for this many letters, so that of equal matches the shorter comes first.
constexpr int kLettersPerPoint = 12;

}  // namespace

PaletteSearch::PaletteSearch(std::vector<PaletteEntry> entries, const QStringList& recent)
    : m_entries(std::move(entries)) {
    for (const PaletteEntry& entry : m_entries) {
        std::vector<Field> fields{{SearchText(entry.title), 0}};
        if (entry.englishTitle != entry.title) fields.push_back({SearchText(entry.englishTitle), 0});
        for (const QString& keyword : entry.keywords) fields.push_back({SearchText(keyword), kKeywordCost});
        fields.push_back({SearchText(entry.category), kCategoryCost, false});
        if (entry.englishCategory != entry.category)
            fields.push_back({SearchText(entry.englishCategory), kCategoryCost, false});
        m_fields.push_back(std::move(fields));
        const qsizetype rank = recent.indexOf(entry.id);
        m_recency.push_back(rank < 0 ? 0 : int(recent.size() - rank));
    }
}

int PaletteSearch::score(std::size_t index, const QStringList& words, const QString& query) const {
    const std::vector<Field>& fields = m_fields[index];
    int sum = 0;
    for (const QString& word : words) {
        int best = 0;
        for (const Field& field : fields) best = std::max(best, fuzzyScore(word, field.text) - field.cost);
        if (best <= 0) return 0;
        sum += best;
    }
    int nameBonus = 0;
    for (const Field& field : fields) {
        if (!field.isName) continue;
        if (field.text.folded == query) nameBonus = kExactNameBonus;
        if (field.text.folded.startsWith(query)) nameBonus = std::max(nameBonus, kPrefixBonus);
    }
    sum += nameBonus + m_recency[index] - int(fields[0].text.folded.size()) / kLettersPerPoint;
    if (!m_entries[index].isEnabled()) sum -= kDisabledCost;
    return std::max(sum, 1);
}

std::vector<std::size_t> PaletteSearch::find(const QString& query) const {
    static const QRegularExpression between(QStringLiteral("[\\s=:›,]+"));
    const QString folded = foldedText(query).trimmed();
    const QStringList words = folded.split(between, Qt::SkipEmptyParts);
    std::vector<std::size_t> found(m_entries.size());
    std::iota(found.begin(), found.end(), std::size_t(0));
    if (words.isEmpty()) {
        std::ranges::stable_sort(found, std::ranges::greater(), [this](std::size_t i) { return m_recency[i]; });
        return found;
    }
    std::vector<int> scores(m_entries.size());
    for (std::size_t i = 0; i < scores.size(); ++i) scores[i] = score(i, words, folded);
    std::erase_if(found, [&](std::size_t i) { return scores[i] == 0; });
    std::ranges::stable_sort(found, std::ranges::greater(), [&](std::size_t i) { return scores[i]; });
    return found;
}

}  // namespace attention
