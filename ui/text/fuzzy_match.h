#pragma once

#include <vector>

#include <QString>

namespace attention {

/// A text without case and accents, with mathematical letters replaced by plain ones.
QString foldedText(const QString& text);

/// A text to be searched, preprocessed for many searches.
struct SearchText {
    SearchText() = default;
    explicit SearchText(const QString& text);

    QString folded;  ///< foldedText()
    /// For each letter of `folded` whether a word begins there: after a blank or a sign, at a capital letter inside a
    /// word ("PyTorch"), at each character of a script that writes no blanks.
    std::vector<bool> beginsWord;
};

/// How well a search word matches a text. The word may skip letters of the text: "htmp" matches "heatmap". Consecutive
/// letters and letters that begin words count most, so that initials match, too. The time is proportional to the
/// product of both lengths.
/// @param word  folded, without blanks
/// @return 0 if it does not match, or only by letters scattered inside words
int fuzzyScore(const QString& word, const SearchText& text);

}  // namespace attention
