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
constexpr int kBelowCopies = 10;
constexpr int kBetweenParts = 12;
constexpr int kSmallGap = 4;
constexpr int kClock = 84;
constexpr int kCompactClock = 70;
/// Beside large letters the dial must leave room for the value.
constexpr double kClockShare = 0.36;
constexpr int kCompactValue = 26;
constexpr int kMinValue = 16;
constexpr int kScrollStep = 25;
constexpr int kFold = 24;  ///< the side of its button

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
    m_pin = quietButton("pin");
    connect(m_pin, &QToolButton::clicked, this, &Inspector::pinToggled);
    m_fold = new FoldButton(this);
    connect(m_fold, &QToolButton::toggled, this, [this](bool folded) {
        showExplanation();
        arrange();
        updateGeometry();
        Q_EMIT foldToggled(folded);
    });

    m_area = new InspectorArea(this);
    m_area->setObjectName(QStringLiteral("derivation-area"));
    m_content = new QWidget;
    m_hint = new QLabel(m_content);
    m_hint->setObjectName(QStringLiteral("hint"));
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_general = new FormulaView(m_content);
    m_general->setObjectName(QStringLiteral("general"));
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
    m_area->setWidget(m_content);
    // Set by setWidget(); the mark of focus lies underneath.
    m_content->setAutoFillBackground(false);
    m_area->widthChanged = [this] { arrangeContent(); };
    m_wholeRows = new WholeRows(*m_area, [this] {
        std::vector<QRect> rows = shownPlaces(*m_content, {m_hint, m_general, m_tags, m_value, m_sentence, m_clock});
        if (m_derivation->isVisibleTo(m_content))
            for (const QRect& line : m_derivation->lines()) rows.push_back(line.translated(m_derivation->pos()));
        for (const QRect& row : m_pins->rows()) rows.push_back(row.translated(m_pins->pos()));
        return rows;
    });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now && m_content->isAncestorOf(now)) m_area->ensureWidgetVisible(now, 0, px(kBetweenParts));
    });

    m_copies[0] = quietButton("copy-value");
    connect(m_copies[0], &QToolButton::clicked, this, &Inspector::copyValue);
    m_copies[1] = quietButton("copy-text");
    connect(m_copies[1], &QToolButton::clicked, this, &Inspector::copyText);
    m_copies[2] = quietButton("copy-latex");
    connect(m_copies[2], &QToolButton::clicked, this, &Inspector::copyLatex);

    setTheme(*m_theme);
    retranslate();
    rescale();
}

QSize Inspector::sizeHint() const {
    return {px(288), px(480)};
}

QSize Inspector::minimumSizeHint() const {
    return {px(260), isFolded() ? headHeight() : px(140)};
}

void Inspector::setTheme(const Theme& theme) {
    m_theme = &theme;
    setInk(*m_hint, theme.muted, theme);
    setInk(*m_sentence, theme.muted, theme);
    for (QWidget* ink :
         {static_cast<QWidget*>(m_heading), static_cast<QWidget*>(m_value), static_cast<QWidget*>(m_general)})
        setInk(*ink, theme.text, theme);
    m_area->setTheme(theme);
    m_fold->setTheme(theme);
    m_general->setTheme(theme);
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
    for (QToolButton* button : {m_pin, m_copies[0], m_copies[1], m_copies[2]})
        button->setFont(uiFont(font_size::kName));
    m_tags->rescale();
    m_pins->rescale();
    m_area->verticalScrollBar()->setSingleStep(px(kScrollStep));
    resetReservedSpace();
    updateGeometry();
    arrange();
}

void Inspector::retranslate() {
    showHeading();
    showHint();
    m_copies[0]->setText(tr("Copy value"));
    m_copies[1]->setAccessibleName(tr("Copy as text"));
    m_copies[2]->setAccessibleName(tr("Copy as LaTeX"));
    m_pins->retranslate();
    m_fold->setAccessibleName(tr("Fold away"));
    m_fold->setToolTip(tr("Fold away, or unfold, how the number is made"));
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
    m_fold->setChecked(folded);
}

bool Inspector::isFolded() const {
    return m_fold->isChecked();
}

void Inspector::setExplanation(std::optional<Explanation> explanation, bool isPinned) {
    m_given = std::move(explanation);
    m_explanation = m_withheld.isEmpty() ? m_given : std::nullopt;
    m_isPinned = isPinned;
    // Another page, or another beginning, has no use for the room that one before needed.
    if (!m_explanation) resetReservedSpace();
    showHeading();
    showExplanation();
}

void Inspector::setReplacementText(const QString& words) {
    if (words == m_withheld) return;
    m_withheld = words;
    showHint();
    setExplanation(std::exchange(m_given, {}), m_isPinned);
}

void Inspector::showHint() {
    m_hint->setText(m_withheld.isEmpty() ? tr("Point at a cell, or walk with the arrow keys.") : m_withheld);
}

void Inspector::showHeading() {
    const bool isOwn = m_explanation && !m_explanation->question.isEmpty();
    m_heading->setText(isOwn ? m_explanation->question : tr("Why this number?"));
    // Screen readers are told of each setting, whether it is another or not.
    if (accessibleName() == m_heading->text()) return;
    setAccessibleName(m_heading->text());
    m_area->setAccessibleName(m_heading->text());
}

void Inspector::setGeneralFormulas(std::vector<Expression> formulas) {
    m_general->setFormulas(std::move(formulas), px(kFormulaSize));
    arrangeContent();
}

void Inspector::setPins(const std::vector<Explanation>& pins) {
    const bool isMore = m_pins->setPins(pins);
    arrangeContent();
    // What was just pinned is seen.
    if (!isMore) return;
    setFolded(false);
    const QRect added = m_pins->rows().back().translated(m_pins->pos());
    m_area->ensureVisible(added.center().x(), added.center().y(), 0, added.height());
}

void Inspector::resetReservedSpace() {
    m_tagsAcross = false;
    m_sentenceAcross = false;
    m_sentenceHeight = 0;
    m_tagsHeight = 0;
    m_derivation->resetReservedSpace();
}

void Inspector::showExplanation() {
    const bool any = m_explanation.has_value();
    const QString pin = m_isPinned ? tr("Unpin") : tr("Pin");
    const bool sameFrame = (any && !isFolded()) != m_pin->isHidden() && pin == m_pin->text() &&
                           m_heading->heightForWidth(m_heading->width()) == m_heading->height();
    m_pin->setText(pin);
    m_pin->setToolTip(m_isPinned ? tr("No longer keep this cell for comparison") : tr("Keep this cell for comparison"));
    if (any) {
        m_tags->setTags(m_explanation->tags);
        m_value->setText(m_explanation->value);
        m_sentence->setText(m_explanation->sentence);
        if (m_explanation->clock) m_clock->setClock(*m_explanation->clock);
        m_derivation->setDerivation(m_explanation->derivation);
    }
    for (QWidget* shown :
         {static_cast<QWidget*>(m_tags), static_cast<QWidget*>(m_value), static_cast<QWidget*>(m_derivation)})
        shown->setVisible(any);
    for (QToolButton* shown : {m_pin, m_copies[0], m_copies[1], m_copies[2]}) shown->setVisible(any && !isFolded());
    m_area->setVisible(!isFolded());
    m_sentence->setVisible(any && !m_explanation->sentence.isEmpty());
    m_clock->setVisible(any && m_explanation->clock);
    m_hint->setVisible(!any);
    m_general->setVisible(!any && m_withheld.isEmpty());
    const QString words = accessibleText();
    setAccessibleDescription(words);
    m_area->setAccessibleDescription(words);
    if (sameFrame)
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
    const bool any = m_explanation && !isFolded();
    int top = px(kTopMargin);
    const int fold = px(kFold);
    // The words of a quiet button stand on the margin, its ground reaches over it.
    const QSize pin(flatButtonWidth(*m_pin), m_pin->sizeHint().height());
    const int headingWidth =
        width() - 2 * margin - fold - (any ? pin.width() + px(kBetweenParts) - px(kFlatButtonPadding) : 0);
    const int line = m_heading->fontMetrics().height();
    const int headingHeight = m_heading->heightForWidth(headingWidth);
    m_heading->setGeometry(margin, top, headingWidth, headingHeight);
    // The chevron's end stands on the margin.
    const int end = width() - margin + px(kFlatButtonPadding) - fold;
    m_fold->setGeometry(end, top + (line - fold) / 2, fold, fold);
    m_pin->setGeometry(end - pin.width(), top + (line - pin.height()) / 2, pin.width(), pin.height());
    setMaximumHeight(isFolded() ? headHeight() : QWIDGETSIZE_MAX);
    if (isFolded()) return;
    top += headingHeight + px(m_compact ? kBetweenParts * 2 / 3 : kBetweenParts);

    const int bottom = any ? arrangeCopies() - px(kSmallGap) : height() - px(kBelowCopies);
    m_area->setGeometry(0, top, width(), std::max(0, bottom - top));
    arrangeContent();
}

int Inspector::headHeight() const {
    return 2 * px(kTopMargin) + m_heading->height();
}

int Inspector::arrangeCopies() {
    const int left = px(kSideMargin) - px(kFlatButtonPadding);
    const int room = width() - 2 * left;
    const auto widthOfAll = [&] {
        int all = 0;
        for (const QToolButton* button : m_copies) all += flatButtonWidth(*button);
        return all;
    };
    m_copies[1]->setText(m_copies[1]->accessibleName());
    m_copies[2]->setText(m_copies[2]->accessibleName());
    if (widthOfAll() > room) {
        m_copies[1]->setText(tr("as text", "after the button \"Copy value\""));
        m_copies[2]->setText(tr("as LaTeX", "after the button \"Copy value\""));
    }
    // In as many rows as they need, placed from the top and moved down together.
    std::vector<QRect> places;
    int x = 0;
    int y = 0;
    const int rowHeight = m_copies[0]->sizeHint().height();
    for (const QToolButton* button : m_copies) {
        const int needed = std::min(room, flatButtonWidth(*button));
        if (x > 0 && x + needed > room) {
            x = 0;
            y += rowHeight;
        }
        places.emplace_back(left + x, y, needed, rowHeight);
        x += needed;
    }
    const int top = height() - px(kBelowCopies) - y - rowHeight;
    for (std::size_t i = 0; i < places.size(); ++i) m_copies[i]->setGeometry(places[i].translated(0, top));
    return top;
}

void Inspector::arrangeContent() {
    const int margin = px(kSideMargin);
    const int whole = m_area->viewport()->width();
    const int room = std::max(1, width() - 2 * margin);
    int top = m_explanation ? arrangeHeader(margin, room) : arrangeHint(margin, room);
    // Below the value that they are compared with.
    const int overhang = px(kPinOverhang);
    const int pinRoom = std::min(room + 2 * overhang, whole - margin + overhang);
    const int pins = m_pins->arrange(pinRoom);
    m_pins->setGeometry(margin - overhang, top, pinRoom, pins);
    top += pins > 0 ? pins + px(kBetweenParts) : 0;
    if (m_explanation) {
        const int height = m_derivation->arrange(room);
        m_derivation->setGeometry(margin, top, room, height);
        top += height + px(kSmallGap);
    }
    m_content->resize(whole, top);
    m_wholeRows->update();
}

int Inspector::arrangeHint(int left, int width) {
    const int hint = m_hint->heightForWidth(width);
    m_hint->setGeometry(left, 0, width, hint);
    const int top = hint + px(kBetweenParts);
    const int formulas = m_general->heightForWidth(width);
    m_general->setGeometry(left, top, width, formulas);
    return top + formulas + px(kBetweenParts);
}

int Inspector::arrangeHeader(int left, int width) {
    const bool hasClock = m_explanation->clock.has_value();
    const bool hasSentence = !m_explanation->sentence.isEmpty();
    const int side = std::min(px(m_compact ? kCompactClock : kClock), int(kClockShare * width));
    const int beside = hasClock ? width - side - px(kBetweenParts) : width;
    if (m_tags->preferredWidth() > beside) m_tagsAcross = true;
    if (m_sentence->fontMetrics().horizontalAdvance(m_sentence->text()) >= beside) m_sentenceAcross = true;

    int top = 0;
    const auto placeTags = [&](int room) {
        m_tagsHeight = std::max(m_tagsHeight, m_tags->heightForWidth(room));
        m_tags->setGeometry(left, top, room, m_tagsHeight);
        top += m_tagsHeight + px(kSmallGap);
    };
    const auto placeSentence = [&](int room) {
        m_sentenceHeight = std::max(m_sentenceHeight, m_sentence->heightForWidth(room));
        m_sentence->setGeometry(left, top, room, m_sentenceHeight);
        top += m_sentenceHeight;
    };
    if (m_tagsAcross) placeTags(width);
    const int clockTop = top;
    if (!m_tagsAcross) placeTags(beside);
    const int largest = px(m_compact ? kCompactValue : font_size::kBigValue);
    m_value->setFont(textFont(largest, QFont::DemiBold));
    const int line = m_value->sizeHint().height();
    for (int size = largest - 1; m_value->sizeHint().width() > beside && size >= px(kMinValue) / 2; --size)
        m_value->setFont(textFont(size, QFont::DemiBold));
    m_value->setGeometry(left, top, beside, line);
    top += line;
    if (hasSentence && !m_sentenceAcross) placeSentence(beside);
    if (hasClock) {
        m_clock->setGeometry(left + width - side, clockTop, side, side);
        top = std::max(top, clockTop + side);
    }
    if (hasSentence && m_sentenceAcross) {
        top += px(kSmallGap) / 2;
        placeSentence(width);
    }
    return top + px(m_compact ? kBetweenParts * 2 / 3 : kBetweenParts + kSmallGap);
}

}  // namespace attention
