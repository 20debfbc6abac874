#pragma once

#include <vector>

#include <QFont>
#include <QHash>
#include <QStringList>
#include <QTextDocument>

#include "ui/figure/theme.h"

namespace attention {

/// The sentences of a rich text; together they are the text again, with sentenceSeparator().
QStringList sentencesOf(const QString& richText);

/// A text as a caption's LinkText shows it: a paragraph for each line, formulas in the face of mathematics.
QString styledRichText(const QString& richText, const Theme& theme);

/// How high the first sentences of a text are at any width. A line break depends on what stands before it only, so one
/// layout of the whole text measures each of its beginnings.
class SentenceRuler {
 public:
    SentenceRuler();

    void setSentences(const QStringList& sentences, const QFont& font, const Theme& theme);
    const QStringList& sentences() const { return m_sentences; }

    /// @param count  of sentences, at least 1
    int height(qsizetype count, int width) const;

 private:
    std::vector<int> measured(int width) const;

    QStringList m_sentences;
    QFont m_font;
    const Theme* m_theme = nullptr;
    mutable bool m_isWritten = false;  ///< to the document
    mutable QTextDocument m_document;
    mutable QHash<int, std::vector<int>> m_heights;  ///< by width, one per number of sentences
};

}  // namespace attention
