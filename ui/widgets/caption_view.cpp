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

// In designed pixels.
constexpr int kSmallFormulaSize = 15;   ///< of each of several formulas
constexpr int kBesideFormulaSize = 13;  ///< the minimum for a formula that shrinks to stand beside the text
constexpr int kMinFormulaSize = 12;     ///< the minimum for a formula that shrinks to the height of two lines
constexpr int kAboveText = 9;
constexpr int kBetweenParts = 14;  ///< in the unfolded column
constexpr int kBetweenColumns = 24;
constexpr int kUnderHeading = 4;
constexpr int kBodyLineHeight = 20;
/// Text columns are at least this wide. If there is less width, first the formula is unfolded below, then Try.
constexpr int kMinColumnWidth = 190;
/// Lines longer than this are hard to read.
constexpr int kMaxColumnWidth = 720;
constexpr double kMaxFormulaShare = 0.36;  ///< of the width
/// From this width on, two lines hold any first sentence of a caption; below it, three lines are reserved.
constexpr int kTwoLineWidth = 740;
/// kTwoLineWidth in languages whose sentences are longer or shorter.
constexpr std::array kTwoLineWidthsByLanguage{std::pair{"pt_BR", 900}, std::pair{"zh_CN", 0}};
/// Candidates for the share of the width that the left of two text columns gets; the one with the fewest lines wins.
constexpr std::array kShares{0.54, 0.5, 0.6, 0.44, 0.66, 0.38};

QStringList linksIn(const Caption& caption) {
    static const QRegularExpression href(QStringLiteral("href=\"([^\"]*)\""));
    QStringList links;
    for (const QString& text : {caption.observation, caption.suggestion, caption.more, caption.relevance}) {
        auto matches = href.globalMatch(text);
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
    for (auto& sentenceRuler : m_rulers) sentenceRuler = std::make_unique<SentenceRuler>();
    for (LinkText*& text : m_textViews) {
        text = new LinkText(this);
        connect(text, &QTextBrowser::anchorClicked, this,
                [this](const QUrl& url) { Q_EMIT linkActivated(url.toString()); });
    }
    textView(WhatYouSee).setObjectName(QStringLiteral("see"));
    textView(Try).setObjectName(QStringLiteral("try"));
    textView(More).setObjectName(QStringLiteral("rest"));
    textView(WhyItMatters).setObjectName(QStringLiteral("why"));
    m_button = new MoreButton(this);
    connect(m_button, &QAbstractButton::toggled, this, [this](bool open) {
        if (const auto unfolded = unfoldedParts();
            !open && std::ranges::any_of(unfolded, [this](Part part) { return body(part)->hasFocus(); }))
            m_button->setFocus();
        layOut();
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
    for (LinkText* text : m_textViews) {
        text->setFont(uiFont(font_size::kBody));
        setInk(*text, theme.text, theme);
        QPalette clear = text->palette();
        clear.setColor(QPalette::Base, Qt::transparent);
        text->setPalette(clear);
    }
    m_button->setTheme(theme);
    resetReservedHeight();
    updateTexts();
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
        textView(part).setAccessibleName(m_headings[part]->text());
    m_button->setText(tr("More"));
    m_button->setAccessibleName(m_button->text());
    m_button->setToolTip(tr("More about this page, and why it matters"));
    resetReservedHeight();
    layOut();
}

void CaptionView::setCaption(const Caption& caption) {
    // While a parameter is playing, the caption rarely changes.
    if (m_source && *m_source == caption) return;
    m_caption = caption;
    TermLinks terms;
    for (QString* words : {&m_caption.observation, &m_caption.suggestion, &m_caption.more, &m_caption.relevance})
        *words = terms.link(*words);
    const QStringList links = linksIn(caption);
    if (links != m_links) resetReservedHeight();
    m_links = links;
    updateTexts();
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
    int& cached = m_linesHeights[std::size_t(lines)];
    if (cached > 0) return cached;
    // The height is measured because font sizes are rounded. The sample line has the script of the language and a
    // mathematical letter.
    const QString line = m_headings[WhatYouSee]->text() + QStringLiteral(" 𝛽");
    QTextDocument document;
    document.setDocumentMargin(0);
    document.setDefaultFont(uiFont(font_size::kBody));
    document.setHtml(styledRichText(QStringList(lines, line).join(QStringLiteral("<br>")), *m_theme));
    return cached = qCeil(document.size().height());
}

int CaptionView::reservedLinesHeight(int width) const {
    const auto found = std::ranges::find_if(kTwoLineWidthsByLanguage, [](const auto& each) {
        return currentLanguage().code == std::string_view(each.first);
    });
    return linesHeight(width < px(found == kTwoLineWidthsByLanguage.end() ? kTwoLineWidth : found->second) ? 3 : 2);
}

SentenceRuler& CaptionView::ruler(Part part) const {
    return *m_rulers[std::size_t(part - WhatYouSee)];
}

void CaptionView::foldSentences() {
    constexpr std::array textParts{WhatYouSee, Try};
    const QFont font = uiFont(font_size::kBody);
    for (const Part part : textParts)
        ruler(part).setSentences(sentencesOf(part == Try ? m_caption.suggestion : m_caption.observation), font,
                                 *m_theme);
    m_folded = m_caption;
    const int maxHeight = headingHeight() + reservedLinesHeight(width());
    for (const std::vector<Part>& row : possibleRows(width())) {
        m_row = row;
        for (const Part part : textParts) shownSentences(part) = ruler(part).sentences().size();
        bool hasFoldedSentence = true, isTooHigh = false;
        while (std::exchange(hasFoldedSentence, false)) {
            isTooHigh = false;
            for (const PartRect& placed : columns(width())) {
                if (placed.rect.height() <= maxHeight) continue;
                const bool hasSentences = std::ranges::find(textParts, placed.part) != textParts.end();
                if (hasSentences && shownSentences(placed.part) > 1) {
                    --shownSentences(placed.part);
                    hasFoldedSentence = true;
                }
                isTooHigh = true;
            }
        }
        if (!isTooHigh) break;
    }
    double share = m_share;
    columns(width(), &share);
    m_share = share;
    // In the part More, the remaining sentences of the observation and the details stand before those of the
    // suggestion.
    QStringList unfolded;
    for (const Part part : textParts) {
        const QStringList& sentences = ruler(part).sentences();
        (part == Try ? m_folded.suggestion : m_folded.observation) =
            sentences.mid(0, shownSentences(part)).join(sentenceSeparator());
        if (part == Try && !m_caption.more.isEmpty()) unfolded += m_caption.more;
        unfolded += sentences.mid(shownSentences(part));
    }
    m_folded.more = joinParagraphs(unfolded);
    for (const Part part : {WhatYouSee, Try, More, WhyItMatters}) {
        StyledText& styled = m_styledTexts[std::size_t(part - WhatYouSee)];
        if (styled.text != textOf(part) || styled.theme != m_theme || styled.scale != scaled(1))
            styled = {textOf(part), m_theme, scaled(1), styledRichText(textOf(part), *m_theme)};
        textView(part).setRichText(styled.richText, *m_theme, m_theme->text);
        if (part == More || part == WhyItMatters) ruler(part).setSentences({textOf(part)}, font, *m_theme);
    }
}

void CaptionView::updateTexts() {
    // The width of the formulas determines the width that is left for text, so formulas come first.
    showFormulas();
    foldSentences();
    const int before = height();
    if (heightForWidth(width()) != before) updateGeometry();
    layOut();
}

void CaptionView::showFormulas() {
    const std::vector<Expression>& all = m_caption.formulas;
    // Show as many formulas as fit in the height of two text lines, but at least one; shrink them rather than exceed
    // that height.
    std::vector<Expression> shown;
    int size = kFormulaSize;
    for (const Expression& formula : all) {
        const int minSize = shown.empty() ? kMinFormulaSize : kSmallFormulaSize;
        const int previousSize = size;
        shown.push_back(formula);
        m_formula->setFormulas(shown, px(size));
        while (m_formula->sizeHint().height() > linesHeight(2) && size > minSize)
            m_formula->setFormulas(shown, px(--size));
        if (shown.size() == 1 || m_formula->sizeHint().height() <= linesHeight(2)) continue;
        shown.pop_back();
        size = previousSize;
        break;
    }
    // A single formula also shrinks if that lets it stand beside the text.
    for (int smaller = size; shown.size() == 1 && smaller >= kBesideFormulaSize; --smaller) {
        m_formula->setFormulas(shown, px(smaller));
        if (m_formula->sizeHint().width() < kMaxFormulaShare * width()) {
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
            return m_folded.observation;
        case Try:
            return m_folded.suggestion;
        case More:
            return m_folded.more;
        default:
            return m_folded.relevance;
    }
}

QWidget* CaptionView::body(Part part) const {
    if (part == Formula) return m_formula;
    return part == AllFormulas ? static_cast<QWidget*>(m_allFormulas) : &textView(part);
}

int CaptionView::bodyHeight(Part part, int width) const {
    if (part == Formula || part == AllFormulas)
        return static_cast<const FormulaView*>(body(part))->heightForWidth(width);
    return ruler(part).height(part == WhatYouSee || part == Try ? m_sentenceCounts[std::size_t(part - WhatYouSee)] : 1,
                              width);
}

int CaptionView::headingHeight() const {
    return m_headings[Formula]->sizeHint().height() + px(kUnderHeading);
}

int CaptionView::maxFormulaWidth(int width, int textColumns) const {
    return std::min(int(kMaxFormulaShare * width), width - textColumns * (px(kMinColumnWidth) + px(kBetweenColumns)));
}

std::vector<std::vector<CaptionView::Part>> CaptionView::possibleRows(int width) const {
    std::vector<Part> textParts;
    for (const Part part : {WhatYouSee, Try})
        if (!textOf(part).isEmpty()) textParts.push_back(part);
    const bool isWide = (width - px(kBetweenColumns)) / 2 >= px(kMinColumnWidth);
    if (textParts.size() == 2 && !isWide) textParts.pop_back();
    std::vector<std::vector<Part>> rows{textParts};
    // A formula that is too wide can break into lines.
    const int formulaWidth = maxFormulaWidth(width, int(textParts.size()));
    if (!m_caption.formulas.empty() && formulaWidth > 0 && m_formula->fits(formulaWidth) &&
        m_formula->heightForWidth(formulaWidth) <= reservedLinesHeight(width)) {
        rows.insert(rows.begin(), textParts);
        rows.front().insert(rows.front().begin(), Formula);
    }
    if (textParts.size() == 2) rows.push_back({textParts.front()});
    return rows;
}

std::vector<CaptionView::PartRect> CaptionView::columns(int width, double* share) const {
    std::vector<PartRect> columns;
    const int gap = px(kBetweenColumns);
    std::vector<Part> textParts = m_row;
    int left = 0;
    const auto add = [&](Part part, int columnWidth) {
        columns.push_back({part, QRect(left, 0, columnWidth, headingHeight() + bodyHeight(part, columnWidth))});
        left += columnWidth + gap;
    };
    // The formula gets the width it needs; the text columns share the remaining width.
    if (!textParts.empty() && textParts.front() == Formula) {
        textParts.erase(textParts.begin());
        add(Formula, std::min(m_formula->sizeHint().width() + 1, maxFormulaWidth(width, int(textParts.size()))));
    }
    if (textParts.empty()) return columns;
    if (textParts.size() == 1) {
        add(textParts.front(), std::min(width - left, px(kMaxColumnWidth)));
        return columns;
    }
    const int available = std::min(width - left, 2 * px(kMaxColumnWidth) + gap) - gap;
    const auto heightAt = [&](double part) {
        const int first = int(part * available);
        return std::max(bodyHeight(textParts[0], first), bodyHeight(textParts[1], available - first));
    };
    const auto isWide = [&](double part) { return std::min(part, 1 - part) * available >= px(kMinColumnWidth); };
    double best = m_share > 0 ? m_share : isWide(kShares.front()) ? kShares.front() : 0.5;
    // While only numbers change, the columns keep their widths as long as the text fits.
    if (m_share == 0 || heightAt(m_share) > reservedLinesHeight(width))
        for (const double candidate : kShares)
            if (isWide(candidate) && heightAt(candidate) < heightAt(best)) best = candidate;
    if (share) *share = best;
    const int first = int(best * available);
    add(textParts[0], first);
    add(textParts[1], available - first);
    return columns;
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
    if (width != m_reserved.first) m_reserved = {width, headingHeight() + reservedLinesHeight(width)};
    // A sentence that is too long for the reserved lines makes the row higher instead of being cut off.
    if (width == this->width())
        for (const PartRect& placed : columns(width))
            m_reserved.second = std::max(m_reserved.second, placed.rect.height());
    return px(kAboveText) + m_reserved.second;
}

int CaptionView::moreHeight() const {
    return isMoreShown() ? m_moreHeight : 0;
}

int CaptionView::heightForWidth(int width) const {
    return foldedHeight(width) + moreHeight();
}

QSize CaptionView::sizeHint() const {
    const int assumedWidth = std::max(width(), px(3 * kMinColumnWidth));
    return {px(3 * kMinColumnWidth), heightForWidth(assumedWidth)};
}

QSize CaptionView::minimumSizeHint() const {
    return {px(kMinColumnWidth), px(kAboveText) + headingHeight() + px(kBodyLineHeight)};
}

void CaptionView::placePart(const PartRect& placed, int top) {
    const QRect rect = placed.rect.translated(0, top);
    QLabel& heading = *m_headings[placed.part];
    QWidget& text = *body(placed.part);
    heading.show();
    text.show();
    if (placed.part != Formula && placed.part != AllFormulas) textView(placed.part).setAvailableWidth(rect.width());
    heading.setGeometry(rect.left(), rect.top(), rect.width(), heading.sizeHint().height());
    text.setGeometry(rect.adjusted(0, headingHeight(), 0, 0));
}

void CaptionView::layOut() {
    const std::vector<PartRect> row = columns(width());
    const std::vector<Part> unfolded = unfoldedParts();
    std::array<bool, kParts> isPlaced{};
    for (const PartRect& placed : row) {
        placePart(placed, px(kAboveText));
        isPlaced[placed.part] = true;
    }
    if (isMoreShown()) {
        // One column, no wider than readable lines.
        const int column = std::min(width(), px(kMaxColumnWidth));
        int top = foldedHeight(width()) + px(kBetweenParts);
        for (const Part part : unfolded) {
            const PartRect placed{part, QRect(0, 0, column, headingHeight() + bodyHeight(part, column))};
            placePart(placed, top);
            isPlaced[part] = true;
            top += placed.rect.height() + px(kBetweenParts);
        }
        // The unfolded column never shrinks while only numbers change, so that nothing jumps.
        m_moreHeight = std::max(m_moreHeight, top - foldedHeight(width()));
    }
    for (int part = 0; part < kParts; ++part) {
        if (isPlaced[std::size_t(part)]) continue;
        m_headings[std::size_t(part)]->hide();
        body(Part(part))->hide();
    }
    m_button->setVisible(!unfolded.empty());
    const QSize button = m_button->sizeHint();
    const int line = m_headings[Formula]->sizeHint().height();
    m_button->setGeometry(width() - button.width(), px(kAboveText) + (line - button.height()) / 2, button.width(),
                          button.height());
    m_button->raise();
    if (moreHeight() != std::exchange(m_reportedHeight, moreHeight())) {
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
    layOut();
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
