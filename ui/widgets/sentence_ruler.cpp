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
constexpr int kMathInText = 16;
constexpr int kParagraphGap = 7;
constexpr int kTextSpacing = 118;  // per cent

/// A paragraph for each line of a text.
QString spaced(QString richText, int percent) {
    // Qt breaks lines at the narrow no-break spaces of long numbers.
    richText.replace(QChar(0x202F), QChar(QChar::Nbsp));
    QString paragraphs;
    for (const QString& each : richText.split(u'\n'))
        paragraphs += QStringLiteral("<p style=\"line-height:%1%; margin:%2px 0px 0px 0px\">%3</p>")
                          .arg(percent)
                          .arg(paragraphs.isEmpty() ? 0 : px(kParagraphGap))
                          .arg(each);
    return paragraphs;
}

/// How many characters of a document a rich text without paragraphs becomes.
int shownLength(const QString& richText) {
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
        const QChar sign = richText[i];
        if (sign == u'<') {
            depth += richText.mid(i + 1, 1) == u"/" ? -1 : 1;
            i = std::max(i, richText.indexOf(u'>', i));
            continue;
        }
        const QStringView after = QStringView(richText).mid(i + 1);
        const bool isWide = QStringView(u"。！？").contains(sign);
        const bool isEnd = isWide || (QStringView(u".!?…").contains(sign) && after.startsWith(u' ') &&
                                      after.size() > 1 && !after[1].isLower());
        if (!isEnd || depth > 0 || after.isEmpty()) continue;
        sentences += richText.mid(start, i + 1 - start);
        start = isWide ? i + 1 : i + 2;
    }
    return sentences << richText.mid(start);
}

QString styledRichText(const QString& richText, const Theme& theme) {
    return spaced(withMathFont(richText, px(kMathInText), theme), kTextSpacing);
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
    m_isWritten = false;
}

int SentenceRuler::height(qsizetype count, int width) const {
    auto known = m_heights.find(width);
    if (known == m_heights.end()) known = m_heights.insert(width, measured(width));
    return known.value()[std::size_t(count - 1)];
}

std::vector<int> SentenceRuler::measured(int width) const {
    // Most texts stay folded while a parameter runs, and are never measured.
    if (!std::exchange(m_isWritten, true)) {
        m_document.setDefaultFont(m_font);
        m_document.setHtml(styledRichText(m_sentences.join(sentenceSeparator()), *m_theme));
    }
    m_document.setTextWidth(width - px(LinkText::kOverhang));
    const double whole = m_document.size().height();
    const QTextLayout& layout = *m_document.firstBlock().layout();
    std::vector<int> heights;
    int end = 0;
    for (qsizetype i = 0; i < m_sentences.size(); ++i) {
        end += shownLength(m_sentences[i]);
        const int next = layout.lineForTextPosition(end - 1).lineNumber() + 1;
        const bool isWhole = i + 1 == m_sentences.size() || next <= 0 || next >= layout.lineCount();
        heights.push_back(qCeil(isWhole ? whole : layout.lineAt(next).y() - layout.lineAt(0).y()));
        end += int(sentenceSeparator().size());
    }
    return heights;
}

}  // namespace attention
