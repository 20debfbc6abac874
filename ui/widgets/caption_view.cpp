#include "ui/widgets/caption_view.h"

#include <algorithm>
#include <memory>

#include <QFocusEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextDocument>
#include <QTimer>
#include <QToolTip>
#include <QWheelEvent>

#include "ui/text/glossary.h"
#include "ui/widgets/formula_view.h"
#include "ui/widgets/rich_text.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

// Designed pixels.
constexpr int kFormulaSize = 17;
constexpr int kMathInText = 16;
constexpr int kTop = 12;
constexpr int kGap = 24;
constexpr int kUnderHeading = 4;
constexpr int kBodyLine = 20;
constexpr int kBarGap = 6;
/// Columns of words are no narrower than this; the formula leaves first, then the columns stand below each other.
constexpr int kLeastColumn = 190;
constexpr double kMostFormula = 0.3;  // of the width
/// Title, claim and figure need this much of it.
constexpr int kLeastAbove = 280;
constexpr double kMostHeight = 0.35;  // of the page's
constexpr int kTextSpacing = 118;     // per cent
const QLatin1String kTerm("term:");

QString spaced(QString richText, int percent) {
    // Qt breaks lines at the narrow no-break spaces of long numbers.
    richText.replace(QChar(0x202F), QChar(QChar::Nbsp));
    return QStringLiteral("<div style=\"line-height:%1%\">%2</div>").arg(percent).arg(richText);
}

QStringList linksIn(const Caption& caption) {
    static const QRegularExpression href(QStringLiteral("href=\"([^\"]*)\""));
    QStringList links;
    for (const QString& words : {caption.whatYouSee, caption.tryThis, caption.whyItMatters}) {
        auto matches = href.globalMatch(words);
        while (matches.hasNext()) links += matches.next().captured(1);
    }
    return links;
}

}  // namespace

/// Text as high as its lines need, with links that are dotted underneath instead of blue.
class LinkText : public QTextBrowser {
 public:
    explicit LinkText(QWidget* parent) : QTextBrowser(parent) {
        setFrameShape(NoFrame);
        setOpenLinks(false);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
        document()->setDocumentMargin(0);
        viewport()->setAutoFillBackground(false);
    }

    void setWords(const QString& richText, const Theme& theme) {
        // Written again while a parameter runs, the same words must not lose the link that has the focus.
        if (m_words == richText && m_theme == &theme) return;
        m_words = richText;
        m_theme = &theme;
        const QString focused = hasFocus() ? textCursor().charFormat().anchorHref() : QString();
        setHtml(richText);
        bool hasLinks = false;
        QTextCursor again;
        for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
            for (auto piece = block.begin(); !piece.atEnd(); ++piece) {
                const QTextFragment fragment = piece.fragment();
                if (!fragment.charFormat().isAnchor()) continue;
                hasLinks = true;
                const QTextCursor link = dress(fragment);
                if (!focused.isEmpty() && again.isNull() && fragment.charFormat().anchorHref() == focused) again = link;
            }
        if (!again.isNull()) setTextCursor(again);
        setFocusPolicy(hasLinks ? Qt::StrongFocus : Qt::ClickFocus);
        m_widths = {};
    }

    int heightFor(int width) const {
        if (m_widths.first == width) return m_widths.second;
        const std::unique_ptr<QTextDocument> copy(document()->clone());
        copy->setTextWidth(width);
        m_widths = {width, qCeil(copy->size().height())};
        return m_widths.second;
    }

 protected:
    // Tab goes to the first link at once, Shift+Tab to the last.
    void focusInEvent(QFocusEvent* event) override {
        QTextBrowser::focusInEvent(event);
        const bool forward = event->reason() == Qt::TabFocusReason;
        if (!forward && event->reason() != Qt::BacktabFocusReason) return;
        QTextCursor cursor(document());
        if (!forward) cursor.movePosition(QTextCursor::End);
        setTextCursor(cursor);
        focusNextPrevChild(forward);
    }
    void focusOutEvent(QFocusEvent* event) override {
        setTextCursor(QTextCursor(document()));
        QTextBrowser::focusOutEvent(event);
        QToolTip::hideText();
    }
    bool focusNextPrevChild(bool next) override {
        const int before = textCursor().selectionStart();
        const bool wasOnLink = textCursor().hasSelection();
        const bool moved = QTextBrowser::focusNextPrevChild(next);
        if (!moved || !hasFocus()) return moved;
        // Backwards from the first link Qt finds the same one again, which would hold the keyboard here for good.
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
    void keyPressEvent(QKeyEvent* event) override {
        switch (event->key()) {
            // What scrolls is the whole caption.
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
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
    bool viewportEvent(QEvent* event) override {
        if (event->type() != QEvent::ToolTip) return QTextBrowser::viewportEvent(event);
        const auto* help = static_cast<QHelpEvent*>(event);
        explain(anchorAt(help->pos()), help->globalPos());
        return true;
    }

 private:
    QTextCursor dress(const QTextFragment& fragment) {
        const bool isTerm = fragment.charFormat().anchorHref().startsWith(kTerm);
        QTextCharFormat link;
        link.setForeground(m_theme->text);
        link.setFontUnderline(false);
        link.setUnderlineStyle(QTextCharFormat::DotLine);
        link.setUnderlineColor(isTerm ? m_theme->control : m_theme->text);
        QTextCursor cursor(document());
        cursor.setPosition(fragment.position());
        cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(link);
        return cursor;
    }

    /// Says what a term means; of other links the words say what they do.
    void explain(const QString& link, const QPoint& place) {
        const QString meaning =
            link.startsWith(kTerm) ? glossaryExplanation(link.mid(kTerm.size()).toStdString()) : QString();
        if (meaning.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(place, tooltipText({}, meaning), this);
    }

    QString m_words;
    const Theme* m_theme = nullptr;
    mutable std::pair<int, int> m_widths;  ///< a width, and the height it needs
};

CaptionView::CaptionView(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_content = new QWidget;
    m_content->setAutoFillBackground(false);
    m_scroll->setWidget(m_content);
    m_content->setAutoFillBackground(false);
    for (QLabel*& heading : m_headings) heading = new QLabel(m_content);
    m_formula = new FormulaView(m_content);
    for (LinkText*& text : m_words) {
        text = new LinkText(m_content);
        connect(text, &QTextBrowser::anchorClicked, this,
                [this](const QUrl& url) { Q_EMIT linkActivated(url.toString()); });
    }
    words(WhatYouSee).setObjectName(QStringLiteral("see"));
    words(Try).setObjectName(QStringLiteral("try"));
    words(WhyItMatters).setObjectName(QStringLiteral("why"));
    if (parent) parent->installEventFilter(this);
    retranslate();
    setTheme(*m_theme);
}

void CaptionView::setTheme(const Theme& theme) {
    m_theme = &theme;
    for (QLabel* heading : m_headings) {
        heading->setFont(uiFont(type::kAxis, QFont::DemiBold));
        setInk(*heading, theme.muted, theme);
    }
    m_formula->setTheme(theme);
    setInk(*m_formula, theme.text, theme);
    for (LinkText* text : m_words) {
        text->setFont(uiFont(type::kBody));
        setInk(*text, theme.text, theme);
        QPalette clear = text->palette();
        clear.setColor(QPalette::Base, Qt::transparent);
        text->setPalette(clear);
    }
    m_reservedHeight = 0;
    showWords();
    update();
}

void CaptionView::retranslate() {
    m_headings[Formula]->setText(tr("Formula"));
    m_headings[WhatYouSee]->setText(tr("What you see"));
    m_headings[Try]->setText(tr("Try"));
    m_headings[WhyItMatters]->setText(tr("Why it matters"));
    for (const Part part : {WhatYouSee, Try, WhyItMatters}) words(part).setAccessibleName(m_headings[part]->text());
    m_reservedHeight = 0;
    place();
}

void CaptionView::setCaption(const Caption& caption) {
    m_caption = caption;
    const QStringList links = linksIn(caption);
    if (links != m_links) m_reservedHeight = 0;
    m_links = links;
    showWords();
}

void CaptionView::showWords() {
    m_formula->setFormulas(m_caption.formulas, px(kFormulaSize));
    const auto show = [&](Part part, const QString& text) {
        words(part).setWords(spaced(withMathFace(text, px(kMathInText), *m_theme), kTextSpacing), *m_theme);
    };
    show(WhatYouSee, m_caption.whatYouSee);
    show(Try, m_caption.tryThis);
    show(WhyItMatters, m_caption.whyItMatters);
    const int before = height();
    if (heightForWidth(width()) != before) updateGeometry();
    place();
}

QWidget* CaptionView::body(Part part) const {
    return part == Formula ? static_cast<QWidget*>(m_formula) : &words(part);
}

std::vector<CaptionView::Column> CaptionView::columnsIn(int width) const {
    std::vector<Part> texts;
    for (const auto& [part, text] : {std::pair{WhatYouSee, &m_caption.whatYouSee},
                                     {Try, &m_caption.tryThis},
                                     {WhyItMatters, &m_caption.whyItMatters}})
        if (!text->isEmpty()) texts.push_back(part);
    const int count = std::max(1, int(texts.size()));
    const int gap = px(kGap);
    const int formula = m_caption.formulas.empty() ? 0 : m_formula->sizeHint().width();
    const auto widthBeside = [&](int taken) { return (width - taken - (count - 1) * gap) / count; };
    std::vector<Column> columns;
    int left = 0;
    // As wide as the formula needs; the words share the rest.
    if (formula > 0 && formula <= kMostFormula * width && widthBeside(formula + gap) >= px(kLeastColumn)) {
        columns.push_back({Formula, 0, formula});
        left = formula + gap;
    }
    const bool beside = widthBeside(left) >= px(kLeastColumn);
    const int each = beside ? widthBeside(left) : width;
    for (const Part part : texts) {
        columns.push_back({part, beside ? left : 0, each});
        left += each + gap;
    }
    return columns;
}

int CaptionView::headingHeight() const {
    return m_headings[Formula]->sizeHint().height() + px(kUnderHeading);
}

int CaptionView::contentHeight(int width) const {
    int height = 0;
    int last = -1;
    for (const Column& column : columnsIn(width)) {
        const int needed = headingHeight() + (column.part == Formula ? m_formula->heightForWidth(column.width)
                                                                     : words(column.part).heightFor(column.width));
        // One below the other, or the highest of those beside each other.
        height = column.left == last ? height + px(kTop) + needed : std::max(height, needed);
        last = column.left;
    }
    return height;
}

int CaptionView::heightForWidth(int width) const {
    if (width != m_reservedWidth) m_reservedHeight = 0;
    m_reservedWidth = width;
    m_reservedHeight = std::max(m_reservedHeight, contentHeight(width));
    const int needed = px(kTop) + m_reservedHeight;
    const int least = px(kTop) + headingHeight() + px(kBodyLine);
    if (!parentWidget()) return needed;
    const int page = parentWidget()->height();
    return std::min(needed, std::max(least, std::min(int(kMostHeight * page), page - px(kLeastAbove))));
}

QSize CaptionView::sizeHint() const {
    const int wide = std::max(width(), px(3 * kLeastColumn));
    return {px(3 * kLeastColumn), heightForWidth(wide)};
}

QSize CaptionView::minimumSizeHint() const {
    return {px(kLeastColumn), px(kTop) + headingHeight() + px(kBodyLine)};
}

void CaptionView::place() {
    m_scroll->setGeometry(0, px(kTop), width(), std::max(0, height() - px(kTop)));
    int content = width();
    int needed = contentHeight(content);
    if (needed > m_scroll->height()) {
        content -= m_scroll->verticalScrollBar()->sizeHint().width() + px(kBarGap);
        needed = contentHeight(content);
    }
    m_content->resize(content, std::max(needed, 1));
    m_scroll->verticalScrollBar()->setSingleStep(px(kBodyLine));
    const std::vector<Column> columns = columnsIn(content);
    for (const Part part : {Formula, WhatYouSee, Try, WhyItMatters}) {
        const bool shown = std::ranges::find(columns, part, &Column::part) != columns.end();
        m_headings[part]->setVisible(shown);
        body(part)->setVisible(shown);
    }
    int top = 0;
    int last = -1;
    int bottom = 0;
    for (const Column& column : columns) {
        if (column.left == last) top = bottom + px(kTop);
        last = column.left;
        const int height = column.part == Formula ? m_formula->heightForWidth(column.width)
                                                  : words(column.part).heightFor(column.width);
        m_headings[column.part]->setGeometry(column.left, top, column.width,
                                             m_headings[column.part]->sizeHint().height());
        body(column.part)->setGeometry(column.left, top + headingHeight(), column.width, height);
        bottom = top + headingHeight() + height;
    }
}

void CaptionView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

bool CaptionView::event(QEvent* event) {
    if (event->type() == QEvent::ParentAboutToChange && parentWidget()) parentWidget()->removeEventFilter(this);
    if (event->type() == QEvent::ParentChange && parentWidget()) parentWidget()->installEventFilter(this);
    return QWidget::event(event);
}

bool CaptionView::eventFilter(QObject* watched, QEvent* event) {
    // How high it may be depends on the page.
    if (watched == parentWidget() && event->type() == QEvent::Resize) updateGeometry();
    return QWidget::eventFilter(watched, event);
}

void CaptionView::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(QRect(0, 0, width(), 1), m_theme->rule);
}

}  // namespace attention
