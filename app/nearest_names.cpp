#include "app/nearest_names.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "app/cli_text.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// How many names nearestText() shows.
constexpr qsizetype kMaxShown = 8;
/// A shorter text does not count as a part of a name, because it is a part of too many.
constexpr qsizetype kMinPartLength = 3;
/// The dissimilarity up to which a word is taken as a mistyped name.
constexpr double kMaxTypoDissimilarity = 0.35;

/// The edit distance: how many letters have to be inserted, deleted, replaced or swapped with the next one. Source:
/// optimal string alignment, G. Navarro 2001.
int editDistance(const QString& a, const QString& b) {
    std::vector<int> twoBefore, previous(std::size_t(b.size()) + 1), current(previous.size());
    std::iota(previous.begin(), previous.end(), 0);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        current[0] = int(i);
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const auto column = std::size_t(j);
            const bool isSame = a[i - 1] == b[j - 1];
            current[column] =
                std::min({previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (isSame ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                current[column] = std::min(current[column], twoBefore[column - 2] + 1);
        }
        twoBefore = std::exchange(previous, current);
    }
    return previous.back();
}

/// The edit distance relative to the length of the longer text: 0 for equal texts, 1 for nothing in common.
double dissimilarity(const QString& word, const QString& name) {
    const qsizetype length = std::max<qsizetype>(1, std::max(word.size(), name.size()));
    const double relative = double(editDistance(word, name)) / double(length);
    // If one text is a part of the other, they are more similar than other texts with the same distance.
    const bool isPart =
        std::min(word.size(), name.size()) >= kMinPartLength && (name.contains(word) || word.contains(name));
    return isPart ? relative / 2 : relative;
}

}  // namespace

QStringList nearestNames(const QString& word, const QStringList& names, qsizetype maxCount) {
    const QString typed = word.toCaseFolded();
    std::vector<std::pair<double, QString>> ranked;
    for (const QString& name : names) ranked.emplace_back(dissimilarity(typed, name.toCaseFolded()), name);
    std::ranges::stable_sort(ranked, {}, [](const auto& each) { return each.first; });
    QStringList nearest;
    for (const auto& [score, name] : ranked)
        if (nearest.size() < maxCount) nearest += name;
    return nearest;
}

QString perhaps(const QString& word, const QStringList& names) {
    const QString nearest = nearestNames(word, names, 1).value(0);
    const bool isNear =
        !nearest.isEmpty() && dissimilarity(word.toCaseFolded(), nearest.toCaseFolded()) <= kMaxTypoDissimilarity;
    return isNear ? u", perhaps "_s + nearest : QString();
}

QString nearestText(const QString& word, const QStringList& names) {
    const qsizetype more = names.size() - kMaxShown;
    return joined(nearestNames(word, names, kMaxShown), quoted) + (more > 0 ? u" and %1 more"_s.arg(more) : QString());
}

}  // namespace attention
