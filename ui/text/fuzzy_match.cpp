#include "ui/text/fuzzy_match.h"

#include <algorithm>

namespace attention {
namespace {

constexpr int kLetterScore = 1;
constexpr int kWordStartScore = 6;
constexpr int kConsecutiveScore = 6;
/// For a match that ends at the end of a word: a search for "d" should prefer the name "d" to "dark".
constexpr int kWordEndScore = 3;
/// The cost of each skipped letter between two matching ones, and the maximum cost of a gap, so that initials match.
constexpr int kGapCost = 1;
constexpr int kMaxGapCost = 4;
/// The cost of a match that begins inside a word.
constexpr int kInsideWordCost = 4;
/// The minimum score per letter of a match. Initials and parts of words reach it, scattered letters do not.
constexpr int kMinScorePerLetter = 3;
constexpr int kNoMatch = -1'000'000;

bool isIdeograph(QChar letter) {
    return letter.script() == QChar::Script_Han;
}

bool beginsWord(QChar before, QChar letter) {
    if (!letter.isLetterOrNumber()) return false;
    return !before.isLetterOrNumber() || isIdeograph(letter) || isIdeograph(before) ||
           before.isDigit() != letter.isDigit() || (before.isLower() && letter.isUpper());
}

}  // namespace

QString foldedText(const QString& text) {
    return SearchText(text).folded;
}

SearchText::SearchText(const QString& text) {
    QChar before = u' ';
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD)) {
        if (letter.category() == QChar::Mark_NonSpacing) continue;
        const QString plain = QString(letter).toCaseFolded();
        folded += plain;
        beginsWord.push_back(attention::beginsWord(before, letter));
        beginsWord.resize(std::size_t(folded.size()), false);
        before = letter;
    }
}

int fuzzyScore(const QString& word, const SearchText& text) {
    // A fast check first: most texts do not contain the letters of the word in this order.
    qsizetype next = 0;
    for (const QChar letter : text.folded)
        if (next < word.size() && letter == word[next]) ++next;
    if (next < word.size()) return 0;
    const auto length = std::size_t(text.folded.size());
    // Dynamic programming: current[i] is the best score of the letters so far if the last one matches at text[i].
    std::vector<int> previous(length), current(length, kNoMatch);
    for (qsizetype j = 0; j < word.size(); ++j) {
        std::swap(previous, current);
        int farthest = kNoMatch, beforeGap = kNoMatch;
        for (std::size_t i = 0; i < length; ++i) {
            if (i > 1) {
                farthest = std::max(farthest, previous[i - 2]);
                beforeGap = std::max(std::max(beforeGap, previous[i - 2]) - kGapCost, farthest - kMaxGapCost);
            }
            current[i] = kNoMatch;
            if (text.folded[qsizetype(i)] != word[j]) continue;
            const int consecutive = i > 0 ? previous[i - 1] + kConsecutiveScore : kNoMatch;
            const int before = j > 0 ? std::max(consecutive, beforeGap) : text.beginsWord[i] ? 0 : -kInsideWordCost;
            if (before > kNoMatch / 2) current[i] = before + kLetterScore + (text.beginsWord[i] ? kWordStartScore : 0);
        }
    }
    int best = kNoMatch;
    for (std::size_t i = 0; i < length; ++i) {
        const bool endsWord =
            i + 1 == length || text.beginsWord[i + 1] || !text.folded[qsizetype(i) + 1].isLetterOrNumber();
        best = std::max(best, current[i] + (endsWord ? kWordEndScore : 0));
    }
    return best < kMinScorePerLetter * word.size() ? 0 : best;
}

}  // namespace attention
