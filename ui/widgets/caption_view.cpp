#include "ui/widgets/caption_view.h"

#include <algorithm>
#include <memory>

#include <QAbstractButton>
#include <QHash>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextLayout>
#include <QWheelEvent>

#include "ui/text/glossary.h"
#include "ui/text/punctuation.h"
#include "ui/widgets/formula_view.h"
#include "ui/widgets/link_text.h"
#include "ui/widgets/rich_text.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

// Designed pixels.
constexpr int kSmallFormulaSize = 15;  ///< of one among several
constexpr int kBesideFormulaSize = 13;
constexpr int kMinFormulaSize = 12;
constexpr int kBrokenOver = 6;  ///< by which a broken formula may be higher than two lines of text
constexpr int kMathInText = 16;
constexpr int kAboveText = 9;
constexpr int kBelowText = 12;  ///< of the sheet
constexpr int kBetweenColumns = 24;
constexpr int kUnderHeading = 4;
constexpr int kBodyLine = 20;
constexpr int kBarGap = 6;
constexpr int kButtonGap = 5;
/// Columns of words are no narrower than this; the formula goes above them first, then they stand below each other.
constexpr int kMinColumn = 190;
/// Lines longer than this are hard to read.
constexpr int kWidestColumn = 720;
constexpr double kMaxFormula = 0.36;  // of the width
/// What to try is unfolded, too, where the folded words would take more of the page's height.
constexpr double kMaxHeight = 0.4;
constexpr double kMaxSheet = 0.75;  // of the height above
constexpr int kTextSpacing = 118;   // per cent
constexpr int kParagraphGap = 7;
/// The left of two columns gets one of these parts of the width, the one with the fewest lines.
constexpr std::array kShares{0.54, 0.5, 0.6, 0.44, 0.66, 0.38};

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

QStringList linksIn(const Caption& caption) {
    static const QRegularExpression href(QStringLiteral("href=\"([^\"]*)\""));
    QStringList links;
    for (const QString& words : {caption.observation, caption.suggestion, caption.more, caption.relevance}) {
        auto matches = href.globalMatch(words);
        while (matches.hasNext()) links += matches.next().captured(1);
    }
    return links;
}

/// The sentences of a rich text; together they are the text again, with sentenceSeparator().
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

int twoLines() {
    return px(2 * kBodyLine) + 1;
}

/// A text as LinkText shows it.
QString styledRichText(const QString& richText, const Theme& theme) {
    return spaced(withMathFont(richText, px(kMathInText), theme), kTextSpacing);
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

/// How high the first sentences of a text are at any width. A line break depends on what stands before it only, so one
/// layout of the whole text measures each of its beginnings.
class SentenceRuler {
 public:
    SentenceRuler() {
        m_document.setDocumentMargin(0);
        m_document.setUndoRedoEnabled(false);
    }

    void setSentences(const QStringList& sentences, const QFont& font, const Theme& theme) {
        if (m_sentences == sentences && m_font == font) return;
        m_sentences = sentences;
        m_font = font;
        m_theme = &theme;
        m_heights.clear();
        m_isWritten = false;
    }
    const QStringList& sentences() const { return m_sentences; }

    /// @param count  of sentences, at least 1
    int height(qsizetype count, int width) const {
        auto known = m_heights.find(width);
        if (known == m_heights.end()) known = m_heights.insert(width, measured(width));
        return known.value()[std::size_t(count - 1)];
    }

 private:
    std::vector<int> measured(int width) const {
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

    QStringList m_sentences;
    QFont m_font;
    const Theme* m_theme = nullptr;
    mutable bool m_isWritten = false;  ///< to the document
    mutable QTextDocument m_document;
    mutable QHash<int, std::vector<int>> m_heights;  ///< by width, one per number of sentences
};

/// "More" and an arrow, as quiet as a heading.
class MoreButton : public QAbstractButton {
 public:
    explicit MoreButton(QWidget* parent) : QAbstractButton(parent) {
        setObjectName(QStringLiteral("more"));
        setCheckable(true);
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
    }
    void setTheme(const Theme& theme) {
        m_theme = &theme;
        setFont(uiFont(font_size::kAxis));
        update();
    }
    /// The wider of its two texts, so that nothing moves.
    QSize sizeHint() const override {
        const QFontMetrics metrics(font());
        return {metrics.horizontalAdvance(text()) + px(2 * kButtonGap + kArrow), metrics.height() + px(4)};
    }

 protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setFont(font());
        painter.setPen(underMouse() || isDown() ? m_theme->text : m_theme->muted);
        painter.drawText(rect().adjusted(px(kButtonGap), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text());
        drawChevron(painter, QPointF(width() - scaled(kArrow) / 2 - scaled(1), height() / 2.0 + scaled(0.5)),
                    painter.pen().color(), isChecked() ? Qt::UpArrow : Qt::DownArrow);
        if (hasFocus()) drawFocusRing(painter, QRectF(rect()), scaled(4), m_theme->text);
    }
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }

 private:
    static constexpr int kArrow = 12;
    const Theme* m_theme = &Theme::light();
};

/// What is unfolded: on the page's own ground, over what lies above the words, with a thin rule.
class MoreSheet : public QScrollArea {
 public:
    MoreSheet() {
        setObjectName(QStringLiteral("more-sheet"));
        setFrameShape(NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setAutoFillBackground(true);
        viewport()->setAutoFillBackground(false);
        m_content = new QWidget;
        setWidget(m_content);
        m_content->setAutoFillBackground(false);
        hide();
    }
    QWidget& content() { return *m_content; }
    void setTheme(const Theme& theme) {
        m_theme = &theme;
        QPalette colours = palette();
        colours.setColor(QPalette::Window, theme.surface);
        setPalette(colours);
        setViewportMargins(0, px(kAboveText), 0, px(kBelowText));
        update();
    }

 protected:
    bool event(QEvent* event) override {
        const bool handled = QScrollArea::event(event);
        if (event->type() == QEvent::Paint) QPainter(this).fillRect(QRect(0, 0, width(), 1), m_theme->rule);
        return handled;
    }

 private:
    const Theme* m_theme = &Theme::light();
    QWidget* m_content = nullptr;
};

CaptionView::CaptionView(QWidget* parent) : QWidget(parent), m_sheet(new MoreSheet) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    for (QLabel*& heading : m_headings) heading = new QLabel(this);
    m_sheet->installEventFilter(this);
    m_formula = new FormulaView(this);
    m_allFormulas = new FormulaView(&m_sheet->content());
    for (auto& each : m_rulers) each = std::make_unique<SentenceRuler>();
    for (LinkText*& text : m_words) {
        text = new LinkText(this);
        connect(text, &QTextBrowser::anchorClicked, this,
                [this](const QUrl& url) { Q_EMIT linkActivated(url.toString()); });
    }
    words(WhatYouSee).setObjectName(QStringLiteral("see"));
    words(Try).setObjectName(QStringLiteral("try"));
    words(More).setObjectName(QStringLiteral("rest"));
    words(WhyItMatters).setObjectName(QStringLiteral("why"));
    m_button = new MoreButton(this);
    connect(m_button, &QAbstractButton::toggled, this, [this](bool open) {
        const QWidget* focus = m_sheet->focusWidget();
        if (!open && focus && focus->hasFocus()) m_button->setFocus();
        place();
        Q_EMIT moreToggled(open);
    });
    reparentSheet();
    retranslate();
    setTheme(*m_theme);
}

CaptionView::~CaptionView() {
    if (parentWidget()) parentWidget()->removeEventFilter(this);
    delete m_sheet;
}

void CaptionView::reparentSheet() {
    if (!m_sheet || m_sheet->parentWidget() == parentWidget()) return;
    m_sheet->setParent(parentWidget());
    if (!parentWidget()) return m_sheet->hide();
    parentWidget()->installEventFilter(this);
    place();
}

void CaptionView::setTheme(const Theme& theme) {
    m_theme = &theme;
    for (QLabel* heading : m_headings) {
        heading->setFont(uiFont(font_size::kAxis, QFont::DemiBold));
        setInk(*heading, theme.muted, theme);
    }
    for (FormulaView* formula : {m_formula, m_allFormulas}) {
        formula->setTheme(theme);
        setInk(*formula, theme.text, theme);
    }
    for (LinkText* text : m_words) {
        text->setFont(uiFont(font_size::kBody));
        setInk(*text, theme.text, theme);
        QPalette clear = text->palette();
        clear.setColor(QPalette::Base, Qt::transparent);
        text->setPalette(clear);
    }
    m_button->setTheme(theme);
    m_sheet->setTheme(theme);
    resetReservedHeight();
    showWords();
    update();
}

void CaptionView::retranslate() {
    m_headings[Formula]->setText(tr("Formula"));
    m_headings[AllFormulas]->setText(tr("Formulas"));
    m_headings[WhatYouSee]->setText(tr("What you see"));
    m_headings[Try]->setText(tr("Try"));
    m_headings[More]->setText(tr("In detail"));
    m_headings[WhyItMatters]->setText(tr("Why it matters"));
    for (const Part part : {WhatYouSee, Try, More, WhyItMatters})
        words(part).setAccessibleName(m_headings[part]->text());
    m_button->setText(tr("More"));
    m_button->setAccessibleName(m_button->text());
    m_button->setToolTip(tr("More about this page, and why it matters"));
    resetReservedHeight();
    place();
}

void CaptionView::setCaption(const Caption& caption) {
    // While a parameter runs most captions stay as they are.
    if (m_source && *m_source == caption) return;
    m_caption = caption;
    TermLinks terms;
    for (QString* words : {&m_caption.observation, &m_caption.suggestion, &m_caption.more, &m_caption.relevance})
        *words = terms.link(*words);
    const QStringList links = linksIn(caption);
    if (links != m_links) resetReservedHeight();
    m_links = links;
    showWords();
    m_source = caption;
}

void CaptionView::setMoreOpen(bool open) {
    m_button->setChecked(open);
}

bool CaptionView::isMoreOpen() const {
    return m_button->isChecked();
}

bool CaptionView::isMoreShown() const {
    return m_sheet && m_sheet->isVisibleTo(m_sheet->parentWidget());
}

void CaptionView::resetReservedHeight() {
    m_source.reset();
    m_reserved = {};
    m_sheetHeight = 0;
}

SentenceRuler& CaptionView::ruler(Part part) const {
    return *m_rulers[std::size_t(part - WhatYouSee)];
}

void CaptionView::foldSentences() {
    constexpr std::array parts{WhatYouSee, Try};
    const QFont font = uiFont(font_size::kBody);
    for (const Part part : parts)
        ruler(part).setSentences(sentencesOf(part == Try ? m_caption.suggestion : m_caption.observation), font,
                                 *m_theme);
    m_shown = m_caption;
    for (const Part part : parts) shownSentences(part) = ruler(part).sentences().size();
    for (bool isLess = true; isLess;) {
        isLess = false;
        for (const Place& each : folded(width()).places) {
            if (std::ranges::find(parts, each.part) == parts.end()) continue;
            if (each.place.height() <= headingHeight() + twoLines() || shownSentences(each.part) == 1) continue;
            --shownSentences(each.part);
            isLess = true;
        }
    }
    // What to do comes after what it means.
    QStringList rest;
    for (const Part part : parts) {
        const QStringList& all = ruler(part).sentences();
        (part == Try ? m_shown.suggestion : m_shown.observation) =
            all.mid(0, shownSentences(part)).join(sentenceSeparator());
        if (part == Try && !m_caption.more.isEmpty()) rest += m_caption.more;
        rest += all.mid(shownSentences(part));
    }
    m_shown.more = joinParagraphs(rest);
    for (const Part part : {WhatYouSee, Try, More, WhyItMatters}) {
        StyledText& of = m_styledTexts[std::size_t(part - WhatYouSee)];
        if (of.text != textOf(part) || of.theme != m_theme || of.scale != scaled(1))
            of = {textOf(part), m_theme, scaled(1), styledRichText(textOf(part), *m_theme)};
        words(part).setWords(of.richText, *m_theme, m_theme->text);
        if (part == More || part == WhyItMatters) ruler(part).setSentences({textOf(part)}, font, *m_theme);
    }
}

void CaptionView::showWords() {
    // How wide the formulas are decides how much room there is for words.
    showFormulas();
    foldSentences();
    const int before = height();
    if (heightForWidth(width()) != before) updateGeometry();
    place();
}

void CaptionView::showFormulas() {
    const std::vector<Expression>& all = m_caption.formulas;
    // As many as stand in two lines of text, the first one in any case: smaller rather than higher.
    std::vector<Expression> shown;
    int size = kFormulaSize;
    for (const Expression& formula : all) {
        const int least = shown.empty() ? kMinFormulaSize : kSmallFormulaSize;
        const int before = size;
        shown.push_back(formula);
        m_formula->setFormulas(shown, px(size));
        while (m_formula->sizeHint().height() > twoLines() && size > least) m_formula->setFormulas(shown, px(--size));
        if (shown.size() == 1 || m_formula->sizeHint().height() <= twoLines()) continue;
        shown.pop_back();
        size = before;
        break;
    }
    // One that is too wide to stand beside the words may be smaller, too.
    for (int smaller = size; shown.size() == 1 && smaller >= kBesideFormulaSize; --smaller) {
        m_formula->setFormulas(shown, px(smaller));
        if (m_formula->sizeHint().width() < kMaxFormula * width()) {
            size = smaller;
            break;
        }
    }
    m_formula->setFormulas(shown, px(size));
    m_showsAllFormulas = shown.size() == all.size();
    m_allFormulas->setFormulas(all, px(kFormulaSize));
}

const QString& CaptionView::textOf(Part part) const {
    switch (part) {
        case WhatYouSee:
            return m_shown.observation;
        case Try:
            return m_shown.suggestion;
        case More:
            return m_shown.more;
        default:
            return m_shown.relevance;
    }
}

QWidget* CaptionView::body(Part part) const {
    if (part == Formula) return m_formula;
    return part == AllFormulas ? static_cast<QWidget*>(m_allFormulas) : &words(part);
}

int CaptionView::bodyHeight(Part part, int width) const {
    if (part == Formula || part == AllFormulas)
        return static_cast<const FormulaView*>(body(part))->heightForWidth(width);
    return ruler(part).height(part == WhatYouSee || part == Try ? m_kept[std::size_t(part - WhatYouSee)] : 1, width);
}

int CaptionView::headingHeight() const {
    return m_headings[Formula]->sizeHint().height() + px(kUnderHeading);
}

CaptionView::Arrangement CaptionView::arranged(std::vector<Part> parts, int width) const {
    Arrangement all;
    const int gap = px(kBetweenColumns);
    const int heading = headingHeight();
    int left = 0;
    int top = 0;
    if (!parts.empty() && (parts.front() == Formula || parts.front() == AllFormulas)) {
        // As wide as the formula needs; the words share the rest. A wide one breaks, or stands above them.
        const Part part = parts.front();
        parts.erase(parts.begin());
        const int texts = int(parts.size());
        const auto& formulas = *static_cast<FormulaView*>(body(part));
        const int needed = formulas.sizeHint().width() + 1;
        const int most = std::min(int(kMaxFormula * width), width - texts * px(kMinColumn) - texts * gap);
        const bool isBeside =
            texts == 0 || needed <= most ||
            (most > 0 && formulas.fits(most) && formulas.heightForWidth(most) <= twoLines() + px(kBrokenOver));
        const int own = !isBeside || texts == 0 ? width : std::min(needed, most);
        all.places.push_back({part, QRect(0, 0, own, heading + bodyHeight(part, own))});
        if (isBeside)
            left = own + gap;
        else
            top = all.places.back().place.height() + px(kAboveText);
    }
    const int room = std::min(width - left, px(kWidestColumn) * int(std::max<std::size_t>(1, parts.size())) + gap);
    const auto add = [&](Part part, int x, int columnWidth) {
        all.places.push_back({part, QRect(x, top, columnWidth, heading + bodyHeight(part, columnWidth))});
    };
    if (parts.size() == 2 && (room - gap) / 2 >= px(kMinColumn)) {
        const auto heightAt = [&](double share) {
            const int first = int(share * (room - gap));
            return std::max(bodyHeight(parts[0], first), bodyHeight(parts[1], room - gap - first));
        };
        double best = kShares.front();
        for (const double share : kShares) {
            const bool isWide = std::min(share, 1 - share) * (room - gap) >= px(kMinColumn);
            if (isWide && heightAt(share) < heightAt(best)) best = share;
        }
        const int first = int(best * (room - gap));
        add(parts[0], left, first);
        add(parts[1], left + first + gap, room - gap - first);
    } else {
        for (const Part part : parts) {
            add(part, left, room);
            top += all.places.back().place.height() + px(kAboveText);
        }
    }
    for (const Place& each : all.places) all.height = std::max(all.height, each.place.bottom() + 1);
    return all;
}

CaptionView::Arrangement CaptionView::folded(int width) const {
    std::vector<Part> parts;
    if (!m_caption.formulas.empty()) parts.push_back(Formula);
    for (const Part part : {WhatYouSee, Try})
        if (!textOf(part).isEmpty()) parts.push_back(part);
    Arrangement all = arranged(parts, width);
    const int page = parentWidget() ? parentWidget()->height() : 0;
    if (page > 0 && all.height > kMaxHeight * page && parts.back() == Try && parts.size() > 1) {
        parts.pop_back();
        all = arranged(parts, width);
    }
    return all;
}

std::vector<CaptionView::Part> CaptionView::unfoldedParts(const Arrangement& shown) const {
    std::vector<Part> parts;
    if (!m_showsAllFormulas) parts.push_back(AllFormulas);
    const bool triesBelow = std::ranges::find(shown.places, Try, &Place::part) != shown.places.end();
    if (!triesBelow && !textOf(Try).isEmpty()) parts.push_back(Try);
    for (const Part part : {More, WhyItMatters})
        if (!textOf(part).isEmpty()) parts.push_back(part);
    return parts;
}

int CaptionView::heightForWidth(int width) const {
    if (width != m_reserved.first) m_reserved = {width, 0};
    m_reserved.second = std::max(m_reserved.second, px(kAboveText) + folded(width).height);
    return m_reserved.second;
}

QSize CaptionView::sizeHint() const {
    const int wide = std::max(width(), px(3 * kMinColumn));
    return {px(3 * kMinColumn), heightForWidth(wide)};
}

QSize CaptionView::minimumSizeHint() const {
    return {px(kMinColumn), px(kAboveText) + headingHeight() + px(kBodyLine)};
}

void CaptionView::put(const Place& each, QWidget& on, int top) {
    const QRect place = each.place.translated(0, top);
    QLabel& heading = *m_headings[each.part];
    QWidget& text = *body(each.part);
    for (QWidget* widget : {static_cast<QWidget*>(&heading), &text}) {
        if (widget->parentWidget() != &on) widget->setParent(&on);
        widget->show();
    }
    if (each.part != Formula && each.part != AllFormulas) words(each.part).setAvailableWidth(place.width());
    heading.setGeometry(place.left(), place.top(), place.width(), heading.sizeHint().height());
    text.setGeometry(place.adjusted(0, headingHeight(), 0, 0));
}

void CaptionView::place() {
    if (!m_sheet) return;
    const Arrangement shown = folded(width());
    const std::vector<Part> rest = unfoldedParts(shown);
    for (const Part part : {Formula, WhatYouSee, Try, AllFormulas, More, WhyItMatters}) {
        const bool isShown = std::ranges::find(shown.places, part, &Place::part) != shown.places.end() ||
                             std::ranges::find(rest, part) != rest.end();
        if (isShown) continue;
        m_headings[part]->hide();
        body(part)->hide();
    }
    for (const Place& each : shown.places) put(each, *this, px(kAboveText));
    m_button->setVisible(!rest.empty());
    const QSize button = m_button->sizeHint();
    const int line = m_headings[Formula]->sizeHint().height();
    m_button->setGeometry(width() - button.width(), px(kAboveText) + (line - button.height()) / 2, button.width(),
                          button.height());
    m_button->raise();
    placeSheet(rest);
}

void CaptionView::placeSheet(const std::vector<Part>& parts) {
    const bool isOpen = isMoreOpen() && !parts.empty() && parentWidget();
    m_sheet->setVisible(isOpen);
    QWidget& content = m_sheet->content();
    if (!isOpen) {
        for (const Part part : parts)
            for (QWidget* widget : {static_cast<QWidget*>(m_headings[part]), body(part)})
                if (widget->parentWidget() != &content) widget->setParent(&content);
        return;
    }
    int room = width();
    Arrangement all = arranged(parts, room);
    const int around = px(kAboveText) + px(kBelowText);
    // While numbers change it does not jump either.
    m_sheetHeight = std::max(m_sheetHeight, around + all.height);
    const int most = std::min(y(), std::max(px(5 * kBodyLine), int(kMaxSheet * y())));
    if (m_sheetHeight > most) {
        room -= m_sheet->verticalScrollBar()->sizeHint().width() + px(kBarGap);
        all = arranged(parts, room);
    }
    const int high = std::min(m_sheetHeight, most);
    m_sheet->setGeometry(x(), y() - high, width(), high);
    content.resize(std::max(1, room), std::max(1, all.height));
    m_sheet->verticalScrollBar()->setSingleStep(px(kBodyLine));
    // The keys scroll where there is no link to go to.
    m_sheet->setFocusPolicy(all.height + around > high ? Qt::TabFocus : Qt::NoFocus);
    for (const Place& each : all.places) put(each, content, 0);
    m_sheet->raise();
}

void CaptionView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        resetReservedHeight();
        showFormulas();
        foldSentences();
        updateGeometry();
    }
    place();
}

void CaptionView::moveEvent(QMoveEvent* event) {
    QWidget::moveEvent(event);
    place();
}

bool CaptionView::event(QEvent* event) {
    if (event->type() == QEvent::ParentAboutToChange && parentWidget()) parentWidget()->removeEventFilter(this);
    if (event->type() == QEvent::ParentChange) reparentSheet();
    return QWidget::event(event);
}

bool CaptionView::eventFilter(QObject* watched, QEvent* event) {
    // What is folded depends on the page's height.
    if (watched == parentWidget() && event->type() == QEvent::Resize) {
        resetReservedHeight();
        updateGeometry();
    }
    if (watched == m_sheet && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        setMoreOpen(false);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void CaptionView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && isMoreShown())
        setMoreOpen(false);
    else
        QWidget::keyPressEvent(event);
}

void CaptionView::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(QRect(0, 0, width(), 1), m_theme->rule);
}

}  // namespace attention
