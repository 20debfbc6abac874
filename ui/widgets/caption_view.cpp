#include "ui/widgets/caption_view.h"

#include <algorithm>
#include <memory>

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QTextBrowser>
#include <QTextDocument>

#include "ui/text/glossary.h"
#include "ui/text/language.h"
#include "ui/text/punctuation.h"
#include "ui/widgets/formula_view.h"
#include "ui/widgets/link_text.h"
#include "ui/widgets/more_button.h"
#include "ui/widgets/sentence_ruler.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

// Designed pixels.
constexpr int kSmallFormulaSize = 15;  ///< of one among several
constexpr int kBesideFormulaSize = 13;
constexpr int kMinFormulaSize = 12;
constexpr int kAboveText = 9;
constexpr int kBetweenParts = 14;  ///< of what is unfolded
constexpr int kBetweenColumns = 24;
constexpr int kUnderHeading = 4;
constexpr int kBodyLine = 20;
/// Columns of words are no narrower than this; the formula is unfolded first, then what to try.
constexpr int kMinColumn = 190;
/// Lines longer than this are hard to read.
constexpr int kWidestColumn = 720;
constexpr double kMaxFormula = 0.36;  // of the width
/// Two lines hold a sentence of any page from this width on, three below it, in designed pixels.
constexpr int kTwoLines = 740;
/// That width in languages whose sentences are longer, or shorter.
constexpr std::array kTwoLinesIn{std::pair{"pt_BR", 900}, std::pair{"zh_CN", 0}};
/// The left of two columns gets one of these parts of the width, the one with the fewest lines.
constexpr std::array kShares{0.54, 0.5, 0.6, 0.44, 0.66, 0.38};

QStringList linksIn(const Caption& caption) {
    static const QRegularExpression href(QStringLiteral("href=\"([^\"]*)\""));
    QStringList links;
    for (const QString& words : {caption.observation, caption.suggestion, caption.more, caption.relevance}) {
        auto matches = href.globalMatch(words);
        while (matches.hasNext()) links += matches.next().captured(1);
    }
    return links;
}

}  // namespace

CaptionView::CaptionView(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    for (QLabel*& heading : m_headings) heading = new QLabel(this);
    m_formula = new FormulaView(this);
    m_allFormulas = new FormulaView(this);
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
        if (const auto rest = unfoldedParts();
            !open && std::ranges::any_of(rest, [this](Part part) { return body(part)->hasFocus(); }))
            m_button->setFocus();
        place();
        Q_EMIT moreToggled(open);
    });
    retranslate();
    setTheme(*m_theme);
}

CaptionView::~CaptionView() = default;

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
    return isMoreOpen() && !unfoldedParts().empty();
}

void CaptionView::resetReservedHeight() {
    m_source.reset();
    m_reserved = {};
    m_linesHeights = {};
    m_share = 0;
    m_moreHeight = 0;
}

int CaptionView::linesHeight(int lines) const {
    int& known = m_linesHeights[std::size_t(lines)];
    if (known > 0) return known;
    // Measured, since fonts have whole sizes; with the script of the language and a letter of a formula.
    const QString line = m_headings[WhatYouSee]->text() + QStringLiteral(" 𝛽");
    QTextDocument document;
    document.setDocumentMargin(0);
    document.setDefaultFont(uiFont(font_size::kBody));
    document.setHtml(styledRichText(QStringList(lines, line).join(QStringLiteral("<br>")), *m_theme));
    return known = qCeil(document.size().height());
}

int CaptionView::lineRoom(int width) const {
    const auto found = std::ranges::find_if(
        kTwoLinesIn, [](const auto& each) { return currentLanguage().code == std::string_view(each.first); });
    return linesHeight(width < px(found == kTwoLinesIn.end() ? kTwoLines : found->second) ? 3 : 2);
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
    const int most = headingHeight() + lineRoom(width());
    for (const std::vector<Part>& row : possibleRows(width())) {
        m_row = row;
        for (const Part part : parts) shownSentences(part) = ruler(part).sentences().size();
        bool isLess = true, isHigh = false;
        while (std::exchange(isLess, false)) {
            isHigh = false;
            for (const Place& each : columns(width())) {
                if (each.place.height() <= most) continue;
                const bool isSentence = std::ranges::find(parts, each.part) != parts.end();
                if (isSentence && shownSentences(each.part) > 1) {
                    --shownSentences(each.part);
                    isLess = true;
                }
                isHigh = true;
            }
        }
        if (!isHigh) break;
    }
    double used = m_share;
    columns(width(), &used);
    m_share = used;
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
        while (m_formula->sizeHint().height() > linesHeight(2) && size > least)
            m_formula->setFormulas(shown, px(--size));
        if (shown.size() == 1 || m_formula->sizeHint().height() <= linesHeight(2)) continue;
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

int CaptionView::formulaRoom(int width, int texts) const {
    return std::min(int(kMaxFormula * width), width - texts * (px(kMinColumn) + px(kBetweenColumns)));
}

std::vector<std::vector<CaptionView::Part>> CaptionView::possibleRows(int width) const {
    std::vector<Part> words;
    for (const Part part : {WhatYouSee, Try})
        if (!textOf(part).isEmpty()) words.push_back(part);
    const bool isWide = (width - px(kBetweenColumns)) / 2 >= px(kMinColumn);
    if (words.size() == 2 && !isWide) words.pop_back();
    std::vector<std::vector<Part>> rows{words};
    // A wide formula breaks.
    const int room = formulaRoom(width, int(words.size()));
    if (!m_caption.formulas.empty() && room > 0 && m_formula->fits(room) &&
        m_formula->heightForWidth(room) <= lineRoom(width)) {
        rows.insert(rows.begin(), words);
        rows.front().insert(rows.front().begin(), Formula);
    }
    if (words.size() == 2) rows.push_back({words.front()});
    return rows;
}

std::vector<CaptionView::Place> CaptionView::columns(int width, double* share) const {
    std::vector<Place> places;
    const int gap = px(kBetweenColumns);
    std::vector<Part> words = m_row;
    int left = 0;
    const auto add = [&](Part part, int columnWidth) {
        places.push_back({part, QRect(left, 0, columnWidth, headingHeight() + bodyHeight(part, columnWidth))});
        left += columnWidth + gap;
    };
    // As wide as the formula needs; the words share the rest.
    if (!words.empty() && words.front() == Formula) {
        words.erase(words.begin());
        add(Formula, std::min(m_formula->sizeHint().width() + 1, formulaRoom(width, int(words.size()))));
    }
    if (words.empty()) return places;
    if (words.size() == 1) {
        add(words.front(), std::min(width - left, px(kWidestColumn)));
        return places;
    }
    const int room = std::min(width - left, 2 * px(kWidestColumn) + gap) - gap;
    const auto heightAt = [&](double part) {
        const int first = int(part * room);
        return std::max(bodyHeight(words[0], first), bodyHeight(words[1], room - first));
    };
    const auto isWide = [&](double part) { return std::min(part, 1 - part) * room >= px(kMinColumn); };
    double best = m_share > 0 ? m_share : isWide(kShares.front()) ? kShares.front() : 0.5;
    // While numbers change the columns stay where the words have room.
    if (m_share == 0 || heightAt(m_share) > lineRoom(width))
        for (const double other : kShares)
            if (isWide(other) && heightAt(other) < heightAt(best)) best = other;
    if (share) *share = best;
    const int first = int(best * room);
    add(words[0], first);
    add(words[1], room - first);
    return places;
}

std::vector<CaptionView::Part> CaptionView::unfoldedParts() const {
    const auto isShown = [this](Part part) { return std::ranges::find(m_row, part) != m_row.end(); };
    std::vector<Part> parts;
    if (!m_caption.formulas.empty() && (!m_showsAllFormulas || !isShown(Formula))) parts.push_back(AllFormulas);
    if (!isShown(Try) && !textOf(Try).isEmpty()) parts.push_back(Try);
    for (const Part part : {More, WhyItMatters})
        if (!textOf(part).isEmpty()) parts.push_back(part);
    return parts;
}

int CaptionView::foldedHeight(int width) const {
    if (width != m_reserved.first) m_reserved = {width, headingHeight() + lineRoom(width)};
    // Nothing is cut, however long a sentence is.
    if (width == this->width())
        for (const Place& each : columns(width)) m_reserved.second = std::max(m_reserved.second, each.place.height());
    return px(kAboveText) + m_reserved.second;
}

int CaptionView::moreHeight() const {
    return isMoreShown() ? m_moreHeight : 0;
}

int CaptionView::heightForWidth(int width) const {
    return foldedHeight(width) + moreHeight();
}

QSize CaptionView::sizeHint() const {
    const int wide = std::max(width(), px(3 * kMinColumn));
    return {px(3 * kMinColumn), heightForWidth(wide)};
}

QSize CaptionView::minimumSizeHint() const {
    return {px(kMinColumn), px(kAboveText) + headingHeight() + px(kBodyLine)};
}

void CaptionView::put(const Place& each, int top) {
    const QRect place = each.place.translated(0, top);
    QLabel& heading = *m_headings[each.part];
    QWidget& text = *body(each.part);
    heading.show();
    text.show();
    if (each.part != Formula && each.part != AllFormulas) words(each.part).setAvailableWidth(place.width());
    heading.setGeometry(place.left(), place.top(), place.width(), heading.sizeHint().height());
    text.setGeometry(place.adjusted(0, headingHeight(), 0, 0));
}

void CaptionView::place() {
    const std::vector<Place> row = columns(width());
    const std::vector<Part> rest = unfoldedParts();
    std::array<bool, kParts> isPlaced{};
    for (const Place& each : row) {
        put(each, px(kAboveText));
        isPlaced[each.part] = true;
    }
    if (isMoreShown()) {
        // In one column, as wide as lines can be read.
        const int column = std::min(width(), px(kWidestColumn));
        int top = foldedHeight(width()) + px(kBetweenParts);
        for (const Part part : rest) {
            const Place each{part, QRect(0, 0, column, headingHeight() + bodyHeight(part, column))};
            put(each, top);
            isPlaced[part] = true;
            top += each.place.height() + px(kBetweenParts);
        }
        // While numbers change it does not jump either.
        m_moreHeight = std::max(m_moreHeight, top - foldedHeight(width()));
    }
    for (int part = 0; part < kParts; ++part) {
        if (isPlaced[std::size_t(part)]) continue;
        m_headings[std::size_t(part)]->hide();
        body(Part(part))->hide();
    }
    m_button->setVisible(!rest.empty());
    const QSize button = m_button->sizeHint();
    const int line = m_headings[Formula]->sizeHint().height();
    m_button->setGeometry(width() - button.width(), px(kAboveText) + (line - button.height()) / 2, button.width(),
                          button.height());
    m_button->raise();
    if (moreHeight() != std::exchange(m_toldHeight, moreHeight())) {
        updateGeometry();
        Q_EMIT moreResized();
    }
    update();
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

void CaptionView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && isMoreShown())
        setMoreOpen(false);
    else
        QWidget::keyPressEvent(event);
}

void CaptionView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), 1), m_theme->rule);
    if (isMoreShown()) painter.fillRect(QRect(0, foldedHeight(width()), width(), 1), m_theme->rule);
}

}  // namespace attention
