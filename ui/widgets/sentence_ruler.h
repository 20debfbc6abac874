#pragma once

#include <vector>

#include <QFont>
#include <QHash>
#include <QStringList>
#include <QTextDocument>

#include "ui/figure/theme.h"

namespace attention {

/// Splits a rich text into sentences. Joined by sentenceSeparator(), they are the text again.
QStringList sentencesOf(const QString& richText);

/// The rich text that a caption's LinkText shows: one paragraph per line, with formulas in the mathematical font.
QString styledRichText(const QString& richText, const Theme& theme);

/// Measures the height of the first sentences of a text at any width. A line break depends only on the text before it,
/// so a single layout of the whole text gives the height for every number of sentences.
class SentenceRuler {
 public:
    SentenceRuler();

    void setSentences(const QStringList& sentences, const QFont& font, const Theme& theme);
    const QStringList& sentences() const { return m_sentences; }

    /// The height of the first sentences, in pixels. @param count  the number of sentences, at least 1
    int height(qsizetype count, int width) const;

 private:
    std::vector<int> measuredHeights(int width) const;

    QStringList m_sentences;
    QFont m_font;
    const Theme* m_theme = nullptr;
    mutable bool m_isDocumentFilled = false;  ///< m_document contains the sentences
    mutable QTextDocument m_document;
    mutable QHash<int, std::vector<int>> m_heights;  ///< by width, one per number of sentences
};

}  // namespace attention
