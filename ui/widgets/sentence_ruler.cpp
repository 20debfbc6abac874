#include "ui/widgets/sentence_ruler.h"

#include <algorithm>
#include <utility>

#include <QTextBlock>
#include <QTextLayout>

#include "ui/text/punctuation.h"
#include "ui/widgets/link_text.h"
#include "ui/widgets/rich_text.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

// In designed pixels.
constexpr int kMathFontSize = 16;
constexpr int kParagraphGap = 7;
constexpr int kLineHeightPercent = 118;

/// Makes each line of a rich text a paragraph. @param percent  the line height, in per cent
QString withParagraphs(QString richText, int percent) {
    // Qt breaks lines at the narrow no-break spaces of long numbers.
    richText.replace(QChar(0x202F), QChar(QChar::Nbsp));
    QString paragraphs;
    for (const QString& line : richText.split(u'\n'))
        paragraphs += QStringLiteral("<p style=\"line-height:%1%; margin:%2px 0px 0px 0px\">%3</p>")
                          .arg(percent)
                          .arg(paragraphs.isEmpty() ? 0 : px(kParagraphGap))
                          .arg(line);
    return paragraphs;
}

/// The number of characters that a rich text has in a document: tags do not count, and an entity counts as one.
int characterCount(const QString& richText) {
    int length = 0;
    for (qsizetype i = 0; i < richText.size(); ++i, ++length) {
        while (i < richText.size() && richText[i] == u'<') i = richText.indexOf(u'>', i) + 1;
        if (i >= richText.size()) break;
        if (richText[i] == u'&') i = std::max(i, richText.indexOf(u';', i));
    }
    return length;
}

}  // namespace

QStringList sentencesOf(const QString& richText) {
    QStringList sentences;
    qsizetype start = 0;
    int depth = 0;
    for (qsizetype i = 0; i < richText.size(); ++i) {
        const QChar character = richText[i];
        if (character == u'<') {
            depth += richText.mid(i + 1, 1) == u"/" ? -1 : 1;
            i = std::max(i, richText.indexOf(u'>', i));
            continue;
        }
        const QStringView after = QStringView(richText).mid(i + 1);
        const bool isFullWidth = QStringView(u"。！？").contains(character);
        const bool isEnd = isFullWidth || (QStringView(u".!?…").contains(character) && after.startsWith(u' ') &&
                                           after.size() > 1 && !after[1].isLower());
        if (!isEnd || depth > 0 || after.isEmpty()) continue;
        sentences += richText.mid(start, i + 1 - start);
        start = isFullWidth ? i + 1 : i + 2;
    }
    return sentences << richText.mid(start);
}

QString styledRichText(const QString& richText, const Theme& theme) {
    return withParagraphs(withMathFont(richText, px(kMathFontSize), theme), kLineHeightPercent);
}

SentenceRuler::SentenceRuler() {
    m_document.setDocumentMargin(0);
    m_document.setUndoRedoEnabled(false);
}

void SentenceRuler::setSentences(const QStringList& sentences, const QFont& font, const Theme& theme) {
    if (m_sentences == sentences && m_font == font) return;
    m_sentences = sentences;
    m_font = font;
    m_theme = &theme;
    m_heights.clear();
    m_isDocumentFilled = false;
}

int SentenceRuler::height(qsizetype count, int width) const {
    auto cached = m_heights.find(width);
    if (cached == m_heights.end()) cached = m_heights.insert(width, measuredHeights(width));
    return cached.value()[std::size_t(count - 1)];
}

std::vector<int> SentenceRuler::measuredHeights(int width) const {
    // The document is filled only when needed: most texts stay folded during playback and are never measured.
    if (!std::exchange(m_isDocumentFilled, true)) {
        m_document.setDefaultFont(m_font);
        m_document.setHtml(styledRichText(m_sentences.join(sentenceSeparator()), *m_theme));
    }
    m_document.setTextWidth(width - px(LinkText::kOverhang));
    const double wholeHeight = m_document.size().height();
    const QTextLayout& layout = *m_document.firstBlock().layout();
    std::vector<int> heights;
    int end = 0;
    for (qsizetype i = 0; i < m_sentences.size(); ++i) {
        end += characterCount(m_sentences[i]);
        const int nextLine = layout.lineForTextPosition(end - 1).lineNumber() + 1;
        const bool isLastLine = i + 1 == m_sentences.size() || nextLine <= 0 || nextLine >= layout.lineCount();
        heights.push_back(qCeil(isLastLine ? wholeHeight : layout.lineAt(nextLine).y() - layout.lineAt(0).y()));
        end += int(sentenceSeparator().size());
    }
    return heights;
}

}  // namespace attention
