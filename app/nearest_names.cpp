#include "app/nearest_names.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "app/cli_text.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// As many texts as a person reads.
constexpr qsizetype kMostRead = 8;
/// Fewer letters stand in any word.
constexpr qsizetype kShortestPart = 3;
/// The part of a word that may be mistyped.
constexpr double kMistyped = 0.35;

/// Letters to insert, to leave out, to replace, or to exchange with the next one. Source: optimal string alignment,
/// G. Navarro 2001.
int distance(const QString& a, const QString& b) {
    std::vector<int> before, last(std::size_t(b.size()) + 1), now(last.size());
    std::iota(last.begin(), last.end(), 0);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        now[0] = int(i);
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const auto at = std::size_t(j);
            const bool isSame = a[i - 1] == b[j - 1];
            now[at] = std::min({last[at] + 1, now[at - 1] + 1, last[at - 1] + (isSame ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                now[at] = std::min(now[at], before[at - 2] + 1);
        }
        before = std::exchange(last, now);
    }
    return last.back();
}

/// 0: the same; 1 and more: nothing in common.
double unlikeness(const QString& word, const QString& name) {
    const qsizetype longest = std::max<qsizetype>(1, std::max(word.size(), name.size()));
    const double whole = double(distance(word, name)) / double(longest);
    // A part is nearer than what has as many other letters.
    const bool isPart =
        std::min(word.size(), name.size()) >= kShortestPart && (name.contains(word) || word.contains(name));
    return isPart ? whole / 2 : whole;
}

}  // namespace

QStringList nearestNames(const QString& word, const QStringList& names, qsizetype most) {
    const QString typed = word.toCaseFolded();
    std::vector<std::pair<double, QString>> ranked;
    for (const QString& name : names) ranked.emplace_back(unlikeness(typed, name.toCaseFolded()), name);
    std::ranges::stable_sort(ranked, {}, [](const auto& each) { return each.first; });
    QStringList nearest;
    for (const auto& [unlike, name] : ranked)
        if (nearest.size() < most) nearest += name;
    return nearest;
}

QString perhaps(const QString& word, const QStringList& names) {
    const QString nearest = nearestNames(word, names, 1).value(0);
    const bool isNear = !nearest.isEmpty() && unlikeness(word.toCaseFolded(), nearest.toCaseFolded()) <= kMistyped;
    return isNear ? u", perhaps "_s + nearest : QString();
}

QString nearestText(const QString& word, const QStringList& names) {
    const qsizetype more = names.size() - kMostRead;
    return joined(nearestNames(word, names, kMostRead), quoted) + (more > 0 ? u" and %1 more"_s.arg(more) : QString());
}

}  // namespace attention
