#include "ui/widgets/caption_view.h"

#include <algorithm>
#include <memory>

#include <QFocusEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextDocument>
#include <QWheelEvent>

#include "ui/widgets/formula_view.h"
#include "ui/widgets/rich_text.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

constexpr int kFormulaSize = 17;
constexpr int kMathInText = 16;
constexpr int kTextSpacing = 118;  // per cent

QString spaced(const QString& richText, int percent) {
    return QStringLiteral("<div style=\"line-height:%1%\">%2</div>").arg(percent).arg(richText);
}

/// Text as high as its lines need, with links that are dotted underneath instead of blue.
class LinkText : public QTextBrowser {
 public:
    explicit LinkText(QWidget* parent) : QTextBrowser(parent) {
        setFrameShape(NoFrame);
        setOpenLinks(false);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
        document()->setDocumentMargin(0);
        viewport()->setAutoFillBackground(false);
        QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    void setWords(const QString& richText, const QColor& ink) {
        // Written again while a parameter runs, the same words must not lose the link that has the focus.
        if (m_words == richText && m_ink == ink) return;
        m_words = richText;
        m_ink = ink;
        setHtml(richText);
        for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
            for (auto piece = block.begin(); !piece.atEnd(); ++piece) dress(piece.fragment(), ink);
        updateGeometry();
    }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override {
        std::unique_ptr<QTextDocument> copy(document()->clone());
        copy->setTextWidth(width);
        return qCeil(copy->size().height());
    }
    QSize sizeHint() const override { return {160, heightForWidth(std::max(160, width()))}; }
    QSize minimumSizeHint() const override { return {80, 20}; }

 protected:
    // Tab goes to the first link at once, Shift+Tab to the last.
    void focusInEvent(QFocusEvent* event) override {
        QTextBrowser::focusInEvent(event);
        const bool forward = event->reason() == Qt::TabFocusReason;
        if (!forward && event->reason() != Qt::BacktabFocusReason) return;
        QTextCursor cursor(document());
        if (!forward) cursor.movePosition(QTextCursor::End);
        setTextCursor(cursor);
        QTextBrowser::focusNextPrevChild(forward);
    }
    void focusOutEvent(QFocusEvent* event) override {
        setTextCursor(QTextCursor(document()));
        QTextBrowser::focusOutEvent(event);
    }
    // The words are as high as they are: the wheel belongs to what lies behind.
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }

 private:
    void dress(const QTextFragment& fragment, const QColor& ink) {
        if (!fragment.charFormat().isAnchor()) return;
        QTextCharFormat link;
        link.setForeground(ink);
        link.setFontUnderline(false);
        link.setUnderlineStyle(QTextCharFormat::DotLine);
        link.setUnderlineColor(ink);
        QTextCursor cursor(document());
        cursor.setPosition(fragment.position());
        cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(link);
    }

    QString m_words;
    QColor m_ink;
};

}  // namespace

CaptionView::CaptionView(QWidget* parent) : QWidget(parent) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, px(12), 0, 0);
    grid->setHorizontalSpacing(px(24));
    grid->setVerticalSpacing(px(4));
    for (int column = 0; column < 3; ++column) {
        m_headings[column] = new QLabel(this);
        m_headings[column]->setFont(uiFont(type::kAxis, QFont::DemiBold));
        grid->addWidget(m_headings[column], 0, column);
    }
    m_formula = new FormulaView(this);
    m_whatYouSee = new QLabel(this);
    m_whatYouSee->setTextFormat(Qt::RichText);
    m_whatYouSee->setWordWrap(true);
    m_whatYouSee->setFont(uiFont(type::kBody));
    m_whatYouSee->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_try = new LinkText(this);
    m_try->setObjectName(QStringLiteral("try"));
    m_try->setFont(uiFont(type::kBody));
    connect(m_try, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { Q_EMIT linkActivated(url.toString()); });
    grid->addWidget(m_formula, 1, 0, Qt::AlignTop);
    grid->addWidget(m_whatYouSee, 1, 1, Qt::AlignTop);
    grid->addWidget(m_try, 1, 2);
    // As wide as the formula needs; the words share the rest.
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(2, 3);
    setTheme(*m_theme);
    retranslate();
}

void CaptionView::setTheme(const Theme& theme) {
    m_theme = &theme;
    for (QLabel* heading : m_headings) setInk(*heading, theme.muted, theme);
    for (QWidget* words :
         {static_cast<QWidget*>(m_formula), static_cast<QWidget*>(m_whatYouSee), static_cast<QWidget*>(m_try)})
        setInk(*words, theme.text, theme);
    QPalette clear = m_try->palette();
    clear.setColor(QPalette::Base, Qt::transparent);
    m_try->setPalette(clear);
    m_formula->setTheme(theme);
    showWords();
    update();
}

void CaptionView::retranslate() {
    m_headings[0]->setText(tr("Formula"));
    m_headings[1]->setText(tr("What you see"));
    m_headings[2]->setText(tr("Try"));
    m_try->setAccessibleName(m_headings[2]->text());
}

void CaptionView::setCaption(const Caption& caption) {
    m_caption = caption;
    showWords();
}

void CaptionView::showWords() {
    const auto setText = [](QLabel* label, const QString& text) {
        if (label->text() != text) label->setText(text);
    };
    m_formula->setFormulas(m_caption.formulas, px(kFormulaSize));
    setText(m_whatYouSee, spaced(withMathFace(m_caption.whatYouSee, px(kMathInText), *m_theme), kTextSpacing));
    static_cast<LinkText*>(m_try)->setWords(
        spaced(withMathFace(m_caption.tryThis, px(kMathInText), *m_theme), kTextSpacing), m_theme->text);
}

void CaptionView::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(QRect(0, 0, width(), 1), m_theme->rule);
}

}  // namespace attention
