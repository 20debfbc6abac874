#include "ui/widgets/link_text.h"

#include <cmath>
#include <memory>

#include <QFocusEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QScrollArea>
#include <QTextBlock>
#include <QTextCursor>
#include <QTimer>
#include <QToolTip>
#include <QWheelEvent>

#include "ui/system/browser.h"
#include "ui/text/glossary.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

const QLatin1String kTerm("term:");

}  // namespace

LinkText::LinkText(QWidget* parent) : QTextBrowser(parent) {
    setFrameShape(NoFrame);
    setOpenLinks(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    document()->setDocumentMargin(0);
    viewport()->setAutoFillBackground(false);
}

void LinkText::setAvailableWidth(int width) {
    // Setting either lays out all of it.
    const int wide = width - px(kOverhang);
    if (lineWrapMode() == FixedPixelWidth && lineWrapColumnOrWidth() == wide) return;
    setLineWrapMode(FixedPixelWidth);
    setLineWrapColumnOrWidth(wide);
}

void LinkText::setWords(const QString& richText, const Theme& theme, const QColor& ink) {
    // Written again while a parameter runs, the same words must not lose the link that has the focus.
    if (m_words == richText && m_theme == &theme && m_ink == ink) return;
    m_words = richText;
    m_theme = &theme;
    m_ink = ink;
    const QString focused = hasFocus() ? textCursor().charFormat().anchorHref() : QString();
    // One edit, or each link would lay out all of it again.
    QTextCursor edit(document());
    edit.beginEditBlock();
    setHtml(richText);
    bool hasLinks = false;
    QTextCursor again;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        for (auto piece = block.begin(); !piece.atEnd(); ++piece) {
            const QTextFragment fragment = piece.fragment();
            if (!fragment.charFormat().isAnchor()) continue;
            hasLinks = true;
            const QTextCursor link = styleLink(fragment);
            if (!focused.isEmpty() && again.isNull() && fragment.charFormat().anchorHref() == focused) again = link;
        }
    edit.endEditBlock();
    // Qt tells a page the name of a text, not its words.
    if (isInBrowser()) setAccessibleName(toPlainText());
    if (!again.isNull()) setTextCursor(again);
    setFocusPolicy(hasLinks ? Qt::StrongFocus : Qt::ClickFocus);
    updateGeometry();
}

int LinkText::heightForWidth(int width) const {
    // Sub- and superscripts make lines higher.
    if (m_words.contains(QLatin1String("<su"))) {
        const std::unique_ptr<QTextDocument> copy(document()->clone());
        copy->setTextWidth(width - px(kOverhang));
        return int(std::ceil(copy->size().height()));
    }
    return fontMetrics()
        .boundingRect(QRect(0, 0, width - px(kOverhang), QWIDGETSIZE_MAX), Qt::TextWordWrap, toPlainText())
        .height();
}

QSize LinkText::sizeHint() const {
    const int wide = fontMetrics().horizontalAdvance(toPlainText()) + px(kOverhang) + 1;
    return {wide, heightForWidth(wide)};
}

QSize LinkText::minimumSizeHint() const {
    return {0, fontMetrics().height()};
}

// Tab goes to the first link at once, Shift+Tab to the last.
void LinkText::focusInEvent(QFocusEvent* event) {
    QTextBrowser::focusInEvent(event);
    const bool forward = event->reason() == Qt::TabFocusReason;
    if (!forward && event->reason() != Qt::BacktabFocusReason) return;
    QTextCursor cursor(document());
    if (!forward) cursor.movePosition(QTextCursor::End);
    setTextCursor(cursor);
    focusNextPrevChild(forward);
}

void LinkText::focusOutEvent(QFocusEvent* event) {
    setTextCursor(QTextCursor(document()));
    QTextBrowser::focusOutEvent(event);
    QToolTip::hideText();
}

bool LinkText::focusNextPrevChild(bool next) {
    const int before = textCursor().selectionStart();
    const bool wasOnLink = textCursor().hasSelection();
    const bool moved = QTextBrowser::focusNextPrevChild(next);
    if (!moved || !hasFocus()) return moved;
    // Moving backwards from the first link, Qt finds the same link again, which would trap the focus here.
    if (!next && wasOnLink && textCursor().selectionStart() >= before) return QWidget::focusNextPrevChild(false);
    const QRect place = cursorRect();
    for (QWidget* above = parentWidget(); above; above = above->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(above)) {
            const QPoint middle = viewport()->mapTo(area->widget(), place.center());
            area->ensureVisible(middle.x(), middle.y(), 0, place.height());
        }
    // Not before the event is over that moves the focus, because that hides tips.
    QTimer::singleShot(0, this, [this] {
        if (hasFocus())
            explain(textCursor().charFormat().anchorHref(), viewport()->mapToGlobal(cursorRect().bottomLeft()));
    });
    return moved;
}

void LinkText::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        // What scrolls is what it stands in.
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            event->ignore();
            return;
        default:
            QTextBrowser::keyPressEvent(event);
    }
}

bool LinkText::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QTextBrowser::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    explain(anchorAt(help->pos()), help->globalPos());
    return true;
}

QTextCursor LinkText::styleLink(const QTextFragment& fragment) {
    const bool isTerm = fragment.charFormat().anchorHref().startsWith(kTerm);
    QTextCharFormat link;
    link.setForeground(m_ink);
    link.setFontUnderline(false);
    link.setUnderlineStyle(isTerm ? QTextCharFormat::DotLine : QTextCharFormat::SingleUnderline);
    link.setUnderlineColor(isTerm ? m_theme->control : m_ink);
    QTextCursor cursor(document());
    cursor.setPosition(fragment.position());
    cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
    cursor.mergeCharFormat(link);
    return cursor;
}

/// Says what a term means; of other links the words say what they do.
void LinkText::explain(const QString& link, const QPoint& place) {
    const QString meaning =
        link.startsWith(kTerm) ? glossaryExplanation(link.mid(kTerm.size()).toStdString()) : QString();
    if (meaning.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(place, tooltipText({}, meaning), this);
}

}  // namespace attention
