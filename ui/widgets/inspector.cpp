#include "ui/widgets/inspector.h"

#include <algorithm>
#include <vector>

#include <QApplication>
#include <QLabel>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QStringList>
#include <QToolButton>

#include "core/number_text.h"
#include "ui/figure/clock.h"
#include "ui/text/derivation_words.h"
#include "ui/widgets/derivation_view.h"
#include "ui/widgets/formula_view.h"
#include "ui/widgets/index_tags.h"
#include "ui/widgets/inspector_parts.h"
#include "ui/widgets/pin_list.h"
#include "ui/widgets/style.h"
#include "ui/widgets/whole_rows.h"

namespace attention {
namespace {

constexpr int kSideMargin = 16;
constexpr int kTopMargin = 14;
constexpr int kBelowCopyButtons = 10;
constexpr int kPartSpacing = 12;
constexpr int kSmallGap = 4;
constexpr int kClockSize = 84;
constexpr int kCompactClockSize = 70;
/// The maximum width of the dial as a share of the width, because a value in large type needs space beside the dial.
constexpr double kMaxClockShare = 0.36;
constexpr int kCompactValueSize = 26;
constexpr int kMinValueSize = 16;
constexpr int kScrollStep = 25;
constexpr int kFoldButtonSize = 24;

}  // namespace

Inspector::Inspector(QWidget* parent) : QWidget(parent) {
    const auto quietButton = [this](const char* name) {
        auto* button = new QToolButton(this);
        button->setObjectName(QLatin1String(name));
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        return button;
    };
    m_heading = new QLabel(this);
    m_heading->setObjectName(QStringLiteral("heading"));
    m_heading->setWordWrap(true);
    m_pinButton = quietButton("pin");
    connect(m_pinButton, &QToolButton::clicked, this, &Inspector::pinToggled);
    m_foldButton = new FoldButton(this);
    connect(m_foldButton, &QToolButton::toggled, this, [this](bool folded) {
        showExplanation();
        arrange();
        updateGeometry();
        Q_EMIT foldToggled(folded);
    });

    m_scrollArea = new InspectorArea(this);
    m_scrollArea->setObjectName(QStringLiteral("derivation-area"));
    m_content = new QWidget;
    m_hint = new QLabel(m_content);
    m_hint->setObjectName(QStringLiteral("hint"));
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_generalFormulas = new FormulaView(m_content);
    m_generalFormulas->setObjectName(QStringLiteral("general"));
    m_tags = new IndexTags(m_content);
    m_tags->setObjectName(QStringLiteral("tags"));
    m_value = new QLabel(m_content);
    m_value->setObjectName(QStringLiteral("value"));
    m_value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sentence = new QLabel(m_content);
    m_sentence->setObjectName(QStringLiteral("sentence"));
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_clock = new ClockView(m_content);
    m_clock->setObjectName(QStringLiteral("clock"));
    m_derivation = new DerivationView(m_content);
    m_derivation->setObjectName(QStringLiteral("derivation"));
    m_pins = new PinList(m_content);
    m_pins->setObjectName(QStringLiteral("pins"));
    connect(m_pins, &PinList::chosen, this, &Inspector::pinChosen);
    connect(m_pins, &PinList::removed, this, &Inspector::pinRemoved);
    connect(m_pins, &PinList::cleared, this, &Inspector::pinsCleared);
    m_scrollArea->setWidget(m_content);
    // setWidget() turned the background on; it would cover the focus ring, which is drawn underneath.
    m_content->setAutoFillBackground(false);
    m_scrollArea->onResize = [this] { arrangeContent(); };
    m_wholeRows = new WholeRows(*m_scrollArea, [this] {
        std::vector<QRect> rows =
            visibleRects(*m_content, {m_hint, m_generalFormulas, m_tags, m_value, m_sentence, m_clock});
        if (m_derivation->isVisibleTo(m_content))
            for (const QRect& line : m_derivation->uncutRects()) rows.push_back(line.translated(m_derivation->pos()));
        for (const QRect& row : m_pins->rows()) rows.push_back(row.translated(m_pins->pos()));
        return rows;
    });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now && m_content->isAncestorOf(now)) m_scrollArea->ensureWidgetVisible(now, 0, px(kPartSpacing));
    });

    m_copyButtons[0] = quietButton("copy-value");
    connect(m_copyButtons[0], &QToolButton::clicked, this, &Inspector::copyValue);
    m_copyButtons[1] = quietButton("copy-text");
    connect(m_copyButtons[1], &QToolButton::clicked, this, &Inspector::copyText);
    m_copyButtons[2] = quietButton("copy-latex");
    connect(m_copyButtons[2], &QToolButton::clicked, this, &Inspector::copyLatex);

    setTheme(*m_theme);
    retranslate();
    rescale();
}

QSize Inspector::sizeHint() const {
    return {px(288), px(480)};
}

QSize Inspector::minimumSizeHint() const {
    return {px(260), isFolded() ? headingAreaHeight() : px(140)};
}

void Inspector::setTheme(const Theme& theme) {
    m_theme = &theme;
    setInk(*m_hint, theme.muted, theme);
    setInk(*m_sentence, theme.muted, theme);
    for (QWidget* ink :
         {static_cast<QWidget*>(m_heading), static_cast<QWidget*>(m_value), static_cast<QWidget*>(m_generalFormulas)})
        setInk(*ink, theme.text, theme);
    m_scrollArea->setTheme(theme);
    m_foldButton->setTheme(theme);
    m_generalFormulas->setTheme(theme);
    m_tags->setTheme(theme);
    m_clock->setTheme(theme);
    m_derivation->setTheme(theme);
    m_pins->setTheme(theme);
    rescale();
}

void Inspector::rescale() {
    m_heading->setFont(uiFont(font_size::kBody, QFont::DemiBold));
    m_hint->setFont(uiFont(font_size::kName));
    m_sentence->setFont(uiFont(font_size::kName));
    for (QToolButton* button : {m_pinButton, m_copyButtons[0], m_copyButtons[1], m_copyButtons[2]})
        button->setFont(uiFont(font_size::kName));
    m_tags->rescale();
    m_pins->rescale();
    m_scrollArea->verticalScrollBar()->setSingleStep(px(kScrollStep));
    resetReservedSpace();
    updateGeometry();
    arrange();
}

void Inspector::retranslate() {
    showHeading();
    showHint();
    m_copyButtons[0]->setText(tr("Copy value"));
    m_copyButtons[1]->setAccessibleName(tr("Copy as text"));
    m_copyButtons[2]->setAccessibleName(tr("Copy as LaTeX"));
    m_pins->retranslate();
    m_foldButton->setAccessibleName(tr("Fold away"));
    m_foldButton->setToolTip(tr("Fold away, or unfold, how the number is made"));
    resetReservedSpace();
    showExplanation();
    arrange();
}

void Inspector::setCompact(bool compact) {
    if (compact == m_compact) return;
    m_compact = compact;
    resetReservedSpace();
    arrange();
}

void Inspector::setFolded(bool folded) {
    m_foldButton->setChecked(folded);
}

bool Inspector::isFolded() const {
    return m_foldButton->isChecked();
}

void Inspector::setExplanation(std::optional<Explanation> explanation, bool isPinned) {
    m_currentExplanation = std::move(explanation);
    m_explanation = m_replacementText.isEmpty() ? m_currentExplanation : std::nullopt;
    m_isPinned = isPinned;
    // The reserved space was for the cell before; a new selection starts without it.
    if (!m_explanation) resetReservedSpace();
    showHeading();
    showExplanation();
}

void Inspector::setReplacementText(const QString& text) {
    if (text == m_replacementText) return;
    m_replacementText = text;
    showHint();
    setExplanation(std::exchange(m_currentExplanation, {}), m_isPinned);
}

void Inspector::showHint() {
    m_hint->setText(m_replacementText.isEmpty() ? tr("Point at a cell, or walk with the arrow keys.")
                                                : m_replacementText);
}

void Inspector::showHeading() {
    const bool hasQuestion = m_explanation && !m_explanation->question.isEmpty();
    m_heading->setText(hasQuestion ? m_explanation->question : tr("Why this number?"));
    // Qt notifies screen readers even if the name does not change.
    if (accessibleName() == m_heading->text()) return;
    setAccessibleName(m_heading->text());
    m_scrollArea->setAccessibleName(m_heading->text());
}

void Inspector::setGeneralFormulas(std::vector<Expression> formulas) {
    m_generalFormulas->setFormulas(std::move(formulas), px(kFormulaSize));
    arrangeContent();
}

void Inspector::setPins(const std::vector<Explanation>& pins) {
    const bool isAdded = m_pins->setPins(pins);
    arrangeContent();
    // Make the new pin visible.
    if (!isAdded) return;
    setFolded(false);
    const QRect added = m_pins->rows().back().translated(m_pins->pos());
    m_scrollArea->ensureVisible(added.center().x(), added.center().y(), 0, added.height());
}

void Inspector::resetReservedSpace() {
    m_tagsAcross = false;
    m_sentenceAcross = false;
    m_sentenceHeight = 0;
    m_tagsHeight = 0;
    m_derivation->resetReservedSpace();
}

void Inspector::showExplanation() {
    const bool hasExplanation = m_explanation.has_value();
    const QString pinText = m_isPinned ? tr("Unpin") : tr("Pin");
    const bool keepsLayout = (hasExplanation && !isFolded()) != m_pinButton->isHidden() &&
                             pinText == m_pinButton->text() &&
                             m_heading->heightForWidth(m_heading->width()) == m_heading->height();
    m_pinButton->setText(pinText);
    m_pinButton->setToolTip(m_isPinned ? tr("No longer keep this cell for comparison")
                                       : tr("Keep this cell for comparison"));
    if (hasExplanation) {
        m_tags->setTags(m_explanation->tags);
        m_value->setText(m_explanation->value);
        m_sentence->setText(m_explanation->sentence);
        if (m_explanation->clock) m_clock->setClock(*m_explanation->clock);
        m_derivation->setDerivation(m_explanation->derivation);
    }
    for (QWidget* widget :
         {static_cast<QWidget*>(m_tags), static_cast<QWidget*>(m_value), static_cast<QWidget*>(m_derivation)})
        widget->setVisible(hasExplanation);
    for (QToolButton* widget : {m_pinButton, m_copyButtons[0], m_copyButtons[1], m_copyButtons[2]})
        widget->setVisible(hasExplanation && !isFolded());
    m_scrollArea->setVisible(!isFolded());
    m_sentence->setVisible(hasExplanation && !m_explanation->sentence.isEmpty());
    m_clock->setVisible(hasExplanation && m_explanation->clock);
    m_hint->setVisible(!hasExplanation);
    m_generalFormulas->setVisible(!hasExplanation && m_replacementText.isEmpty());
    const QString text = accessibleText();
    setAccessibleDescription(text);
    m_scrollArea->setAccessibleDescription(text);
    if (keepsLayout)
        arrangeContent();
    else
        arrange();
}

QString Inspector::accessibleText() const {
    if (!m_explanation) return m_hint->text();
    QStringList lines{m_tags->text() + QStringLiteral(": ") + m_explanation->value};
    if (!m_explanation->sentence.isEmpty()) lines += m_explanation->sentence;
    const Derivation& derivation = m_explanation->derivation;
    for (const Expression& formula : {derivation.symbolic, derivation.numeric()})
        if (formula != Expression{}) lines += QString::fromStdString(expressionText(formula));
    for (const auto* part : {&derivation.steps, &derivation.context})
        for (const DerivationLine& line : *part) lines += accessibleLine(line);
    return lines.join(u'\n');
}

void Inspector::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) resetReservedSpace();
    arrange();
}

void Inspector::arrange() {
    const int margin = px(kSideMargin);
    const bool hasButtons = m_explanation && !isFolded();
    int top = px(kTopMargin);
    const int foldSize = px(kFoldButtonSize);
    // The text of a quiet button is aligned with the margin; its background extends into the margin.
    const QSize pinSize(flatButtonWidth(*m_pinButton), m_pinButton->sizeHint().height());
    const int headingWidth = width() - 2 * margin - foldSize -
                             (hasButtons ? pinSize.width() + px(kPartSpacing) - px(kFlatButtonPadding) : 0);
    const int lineHeight = m_heading->fontMetrics().height();
    const int headingHeight = m_heading->heightForWidth(headingWidth);
    m_heading->setGeometry(margin, top, headingWidth, headingHeight);
    // The right end of the chevron is aligned with the margin.
    const int foldLeft = width() - margin + px(kFlatButtonPadding) - foldSize;
    m_foldButton->setGeometry(foldLeft, top + (lineHeight - foldSize) / 2, foldSize, foldSize);
    m_pinButton->setGeometry(foldLeft - pinSize.width(), top + (lineHeight - pinSize.height()) / 2, pinSize.width(),
                             pinSize.height());
    setMaximumHeight(isFolded() ? headingAreaHeight() : QWIDGETSIZE_MAX);
    if (isFolded()) return;
    top += headingHeight + px(m_compact ? kPartSpacing * 2 / 3 : kPartSpacing);

    const int bottom = hasButtons ? arrangeCopyButtons() - px(kSmallGap) : height() - px(kBelowCopyButtons);
    m_scrollArea->setGeometry(0, top, width(), std::max(0, bottom - top));
    arrangeContent();
}

int Inspector::headingAreaHeight() const {
    return 2 * px(kTopMargin) + m_heading->height();
}

int Inspector::arrangeCopyButtons() {
    const int left = px(kSideMargin) - px(kFlatButtonPadding);
    const int available = width() - 2 * left;
    const auto widthOfAll = [&] {
        int total = 0;
        for (const QToolButton* button : m_copyButtons) total += flatButtonWidth(*button);
        return total;
    };
    m_copyButtons[1]->setText(m_copyButtons[1]->accessibleName());
    m_copyButtons[2]->setText(m_copyButtons[2]->accessibleName());
    if (widthOfAll() > available) {
        m_copyButtons[1]->setText(tr("as text", "after the button \"Copy value\""));
        m_copyButtons[2]->setText(tr("as LaTeX", "after the button \"Copy value\""));
    }
    // The buttons wrap into rows, laid out from 0 and then moved to the bottom together.
    std::vector<QRect> rects;
    int x = 0;
    int y = 0;
    const int rowHeight = m_copyButtons[0]->sizeHint().height();
    for (const QToolButton* button : m_copyButtons) {
        const int buttonWidth = std::min(available, flatButtonWidth(*button));
        if (x > 0 && x + buttonWidth > available) {
            x = 0;
            y += rowHeight;
        }
        rects.emplace_back(left + x, y, buttonWidth, rowHeight);
        x += buttonWidth;
    }
    const int top = height() - px(kBelowCopyButtons) - y - rowHeight;
    for (std::size_t i = 0; i < rects.size(); ++i) m_copyButtons[i]->setGeometry(rects[i].translated(0, top));
    return top;
}

void Inspector::arrangeContent() {
    const int margin = px(kSideMargin);
    const int viewportWidth = m_scrollArea->viewport()->width();
    const int contentWidth = std::max(1, width() - 2 * margin);
    int top = m_explanation ? arrangeHeader(margin, contentWidth) : arrangeHint(margin, contentWidth);
    // Pins stand below the value, which they are compared with.
    const int overhang = px(kPinOverhang);
    const int pinsWidth = std::min(contentWidth + 2 * overhang, viewportWidth - margin + overhang);
    const int pinsHeight = m_pins->arrange(pinsWidth);
    m_pins->setGeometry(margin - overhang, top, pinsWidth, pinsHeight);
    top += pinsHeight > 0 ? pinsHeight + px(kPartSpacing) : 0;
    if (m_explanation) {
        const int height = m_derivation->arrange(contentWidth);
        m_derivation->setGeometry(margin, top, contentWidth, height);
        top += height + px(kSmallGap);
    }
    m_content->resize(viewportWidth, top);
    m_wholeRows->update();
}

int Inspector::arrangeHint(int left, int width) {
    const int hint = m_hint->heightForWidth(width);
    m_hint->setGeometry(left, 0, width, hint);
    const int top = hint + px(kPartSpacing);
    const int formulas = m_generalFormulas->heightForWidth(width);
    m_generalFormulas->setGeometry(left, top, width, formulas);
    return top + formulas + px(kPartSpacing);
}

int Inspector::arrangeHeader(int left, int width) {
    const bool hasClock = m_explanation->clock.has_value();
    const bool hasSentence = !m_explanation->sentence.isEmpty();
    const int clockSize = std::min(px(m_compact ? kCompactClockSize : kClockSize), int(kMaxClockShare * width));
    const int widthBesideClock = hasClock ? width - clockSize - px(kPartSpacing) : width;
    if (m_tags->preferredWidth() > widthBesideClock) m_tagsAcross = true;
    if (m_sentence->fontMetrics().horizontalAdvance(m_sentence->text()) >= widthBesideClock) m_sentenceAcross = true;

    int top = 0;
    const auto placeTags = [&](int available) {
        m_tagsHeight = std::max(m_tagsHeight, m_tags->heightForWidth(available));
        m_tags->setGeometry(left, top, available, m_tagsHeight);
        top += m_tagsHeight + px(kSmallGap);
    };
    const auto placeSentence = [&](int available) {
        m_sentenceHeight = std::max(m_sentenceHeight, m_sentence->heightForWidth(available));
        m_sentence->setGeometry(left, top, available, m_sentenceHeight);
        top += m_sentenceHeight;
    };
    if (m_tagsAcross) placeTags(width);
    const int clockTop = top;
    if (!m_tagsAcross) placeTags(widthBesideClock);
    const int largest = px(m_compact ? kCompactValueSize : font_size::kBigValue);
    m_value->setFont(textFont(largest, QFont::DemiBold));
    const int lineHeight = m_value->sizeHint().height();
    for (int size = largest - 1; m_value->sizeHint().width() > widthBesideClock && size >= px(kMinValueSize) / 2;
         --size)
        m_value->setFont(textFont(size, QFont::DemiBold));
    m_value->setGeometry(left, top, widthBesideClock, lineHeight);
    top += lineHeight;
    if (hasSentence && !m_sentenceAcross) placeSentence(widthBesideClock);
    if (hasClock) {
        m_clock->setGeometry(left + width - clockSize, clockTop, clockSize, clockSize);
        top = std::max(top, clockTop + clockSize);
    }
    if (hasSentence && m_sentenceAcross) {
        top += px(kSmallGap) / 2;
        placeSentence(width);
    }
    return top + px(m_compact ? kPartSpacing * 2 / 3 : kPartSpacing + kSmallGap);
}

}  // namespace attention
