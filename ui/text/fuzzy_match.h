#pragma once

#include <vector>

#include <QString>

namespace attention {

/// Letters without case and accents; the mathematical ones become plain.
QString foldedText(const QString& text);

/// A text that is searched, prepared once for many searches.
struct SearchText {
    SearchText() = default;
    explicit SearchText(const QString& text);

    QString folded;
    /// For each letter of `folded` whether a word begins there: after a blank or a sign, at a capital letter inside a
    /// word ("PyTorch"), at each character of a script that writes no blanks.
    std::vector<bool> beginsWord;
};

/// How well a word of a search matches a text, whose letters it may leave out: "htmp" matches "heatmap". Letters that
/// follow each other and those that begin words count most, so that initials match, too. The time is proportional to
/// the product of both lengths.
/// @param word  folded, without blanks
/// @return 0 if it does not match, or only by letters scattered inside words
int fuzzyScore(const QString& word, const SearchText& text);

}  // namespace attention
