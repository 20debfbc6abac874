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

const QLatin1String kTermScheme("term:");

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
    // Each setter lays out the whole text, so avoid redundant calls.
    const int wrapWidth = width - px(kOverhang);
    if (lineWrapMode() == FixedPixelWidth && lineWrapColumnOrWidth() == wrapWidth) return;
    setLineWrapMode(FixedPixelWidth);
    setLineWrapColumnOrWidth(wrapWidth);
}

void LinkText::setRichText(const QString& richText, const Theme& theme, const QColor& colour) {
    // During playback the same text is set again and again; the focused link must keep the focus.
    if (m_richText == richText && m_theme == &theme && m_colour == colour) return;
    m_richText = richText;
    m_theme = &theme;
    m_colour = colour;
    const QString focused = hasFocus() ? textCursor().charFormat().anchorHref() : QString();
    // One edit block; otherwise each link would lay out the whole text again.
    QTextCursor editing(document());
    editing.beginEditBlock();
    setHtml(richText);
    bool hasLinks = false;
    QTextCursor refocusedLink;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        for (auto piece = block.begin(); !piece.atEnd(); ++piece) {
            const QTextFragment fragment = piece.fragment();
            if (!fragment.charFormat().isAnchor()) continue;
            hasLinks = true;
            const QTextCursor link = styleLink(fragment);
            if (!focused.isEmpty() && refocusedLink.isNull() && fragment.charFormat().anchorHref() == focused)
                refocusedLink = link;
        }
    editing.endEditBlock();
    // Qt for WebAssembly exposes the accessible name of a text to the browser, but not its content.
    if (isInBrowser()) setAccessibleName(toPlainText());
    if (!refocusedLink.isNull()) setTextCursor(refocusedLink);
    setFocusPolicy(hasLinks ? Qt::StrongFocus : Qt::ClickFocus);
    updateGeometry();
}

int LinkText::heightForWidth(int width) const {
    // Sub- and superscripts make lines higher.
    if (m_richText.contains(QLatin1String("<su"))) {
        const std::unique_ptr<QTextDocument> copy(document()->clone());
        copy->setTextWidth(width - px(kOverhang));
        return int(std::ceil(copy->size().height()));
    }
    return fontMetrics()
        .boundingRect(QRect(0, 0, width - px(kOverhang), QWIDGETSIZE_MAX), Qt::TextWordWrap, toPlainText())
        .height();
}

QSize LinkText::sizeHint() const {
    const int textWidth = fontMetrics().horizontalAdvance(toPlainText()) + px(kOverhang) + 1;
    return {textWidth, heightForWidth(textWidth)};
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
    const QRect linkRect = cursorRect();
    for (QWidget* ancestor = parentWidget(); ancestor; ancestor = ancestor->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(ancestor)) {
            const QPoint centre = viewport()->mapTo(area->widget(), linkRect.center());
            area->ensureVisible(centre.x(), centre.y(), 0, linkRect.height());
        }
    // Deferred, because the event that moves the focus hides tooltips when it ends.
    QTimer::singleShot(0, this, [this] {
        if (hasFocus())
            explain(textCursor().charFormat().anchorHref(), viewport()->mapToGlobal(cursorRect().bottomLeft()));
    });
    return moved;
}

void LinkText::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        // These keys scroll the widget around this text.
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
    const bool isTerm = fragment.charFormat().anchorHref().startsWith(kTermScheme);
    QTextCharFormat link;
    link.setForeground(m_colour);
    link.setFontUnderline(false);
    link.setUnderlineStyle(isTerm ? QTextCharFormat::DotLine : QTextCharFormat::SingleUnderline);
    link.setUnderlineColor(isTerm ? m_theme->control : m_colour);
    QTextCursor cursor(document());
    cursor.setPosition(fragment.position());
    cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
    cursor.mergeCharFormat(link);
    return cursor;
}

/// Shows the explanation of a glossary term as a tooltip; other links have none.
void LinkText::explain(const QString& link, const QPoint& position) {
    const QString meaning =
        link.startsWith(kTermScheme) ? glossaryExplanation(link.mid(kTermScheme.size()).toStdString()) : QString();
    if (meaning.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(position, tooltipText({}, meaning), this);
}

}  // namespace attention
