#include "ui/widgets/presentation_bar.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include "ui/text/parameter_text.h"
#include "ui/widgets/parameter_control.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

// In designed pixels, at 1920 x 1080.
constexpr double kBarRadius = 12;
constexpr int kBarMargin = 20;
constexpr int kSpacing = 10;
constexpr int kBetweenGroups = 14;
/// The total space left and right of the text of a button.
constexpr int kTextButtonPadding = 36;
constexpr int kBarButtonSize = 42;
constexpr int kIconSize = 28;
constexpr int kTextSize = 24;
constexpr int kSymbolSize = 32;
constexpr int kMinTextSize = 11;
/// The maximum widths of the names of an exhibit and of a parameter.
constexpr int kMaxPageNameWidth = 320;
constexpr int kMaxParameterNameWidth = 200;
constexpr int kMaxChoiceWidth = 330;
constexpr int kChevronWidth = 34;
constexpr int kTextFieldWidth = 420;
/// Sliders are larger than in the parameter panel by this factor.
constexpr double kSliderEnlargement = 1.75;
constexpr double kRuleHeight = 32;
constexpr double kChoiceRadius = 6;

/// A button that shows the value of a choice and an arrow, like a combo box.
class ValueButton : public QToolButton {
 public:
    using QToolButton::QToolButton;

    void setTheme(const Theme& theme, double enlargement) {
        m_theme = &theme;
        m_enlargement = enlargement;
        update();
    }

 protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor ink = controlColour(m_theme->text, isEnabled(), *m_theme);
        const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
        const double radius = kChoiceRadius * m_enlargement;
        painter.setPen(QPen(controlColour(m_theme->control, isEnabled(), *m_theme), std::max(1.0, m_enlargement)));
        painter.setBrush(isDown() || underMouse() ? m_theme->track : m_theme->raised);
        painter.drawRoundedRect(box, radius, radius);
        const double arrowWidth = kChevronWidth * m_enlargement;
        const QRectF textRect = box.adjusted(kBetweenGroups * m_enlargement, 0, -arrowWidth, 0);
        painter.setFont(font());
        painter.setPen(ink);
        painter.drawText(textRect, Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(text(), Qt::ElideRight, int(textRect.width()) + 1));
        drawChevron(painter, {box.right() - arrowWidth / 2, box.center().y()}, ink);
        if (hasFocus()) drawFocusRing(painter, rect(), radius, m_theme->text);
    }

 private:
    const Theme* m_theme = &Theme::light();
    double m_enlargement = 1;
};

}  // namespace

PresentationBar::PresentationBar(QWidget* parent) : QWidget(parent) {
    m_row = new QHBoxLayout(this);
    m_back = makeButton("back");
    m_name = new QLabel(this);
    m_position = new QLabel(this);
    m_next = makeButton("next");
    m_play = makeButton("play");
    for (QWidget* widget : std::initializer_list<QWidget*>{m_back, m_name, m_position, m_next, m_play})
        m_row->addWidget(widget);
    for (Group& group : m_groups) makeGroup(group);
    m_row->addStretch(0);
    m_whatIf = makeButton("what-if");
    m_whatIf->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_row->addWidget(m_whatIf);
    m_more = makeButton("more");
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_row->addWidget(m_more);
    m_end = makeButton("end");
    m_end->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_row->addWidget(m_end);
    connect(m_back, &QToolButton::clicked, this, &PresentationBar::backClicked);
    connect(m_next, &QToolButton::clicked, this, &PresentationBar::nextClicked);
    connect(m_play, &QToolButton::clicked, this, &PresentationBar::playClicked);
    connect(m_whatIf, &QToolButton::clicked, this, &PresentationBar::whatIfClicked);
    connect(m_end, &QToolButton::clicked, this, &PresentationBar::endClicked);
    retranslate();
}

void PresentationBar::makeGroup(Group& group) {
    group.symbol = new QLabel(this);
    group.name = new QLabel(this);
    group.slider = new ParameterSlider(this);
    group.value = new QLabel(this);
    group.value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    group.choice = new ValueButton(this);
    group.choices = new QMenu(group.choice);
    group.text = new QLineEdit(this);
    // A mouse click does not move the focus here, so that keys still go to the page.
    for (QWidget* field : std::initializer_list<QWidget*>{group.slider, group.choice})
        field->setFocusPolicy(Qt::TabFocus);
    for (QWidget* field : std::initializer_list<QWidget*>{group.slider, group.choice, group.text})
        field->installEventFilter(this);
    for (QLabel* label : {group.symbol, group.name}) m_row->addWidget(label);
    m_row->addWidget(group.slider, 1);
    m_row->addWidget(group.value);
    m_row->addWidget(group.choice);
    m_row->addWidget(group.text, 1);
    connect(group.slider, &ParameterSlider::valueEdited, this,
            [this, &group](ExactNumber value) { Q_EMIT chosen(group.shown.key, value); });
    connect(group.slider, &ParameterSlider::pressed, this, [this, &group] { Q_EMIT pressed(group.shown.key); });
    connect(group.slider, &ParameterSlider::released, this, [this, &group] { Q_EMIT released(group.shown.key); });
    connect(group.choice, &QToolButton::clicked, this, [this, &group] { openChoices(group); });
    connect(group.text, &QLineEdit::textEdited, this, [this, &group](const QString& text) { type(group, text); });
    connect(group.text, &QLineEdit::editingFinished, this, [this, &group] {
        if (std::exchange(group.isTyping, false)) Q_EMIT released(group.shown.key);
    });
    showField(group, nullptr);
}

void PresentationBar::type(Group& group, const QString& text) {
    // Everything typed from the first letter until the field loses focus is one change.
    if (!std::exchange(group.isTyping, true)) Q_EMIT pressed(group.shown.key);
    const QString problem = textProblemWords(group.shown.key, text);
    group.text->setProperty(kInvalidProperty, !problem.isEmpty());
    group.text->update();
    Q_EMIT textChecked(problem);
    if (problem.isEmpty()) Q_EMIT changed(group.shown.key, text.toStdString());
}

void PresentationBar::openChoices(Group& group) {
    group.choices->clear();
    group.choices->setFont(group.choice->font());
    for (qsizetype i = 0; i < group.shown.choices.size(); ++i) {
        QAction* action = group.choices->addAction(menuText(group.shown.choices[i]));
        action->setCheckable(true);
        action->setChecked(group.shown.choices[i] == group.shown.text);
        connect(action, &QAction::triggered, this, [this, &group, value = group.shown.choiceValues[std::size_t(i)]] {
            Q_EMIT changed(group.shown.key, value);
        });
    }
    // The menu opens upwards, because the bar is at the lower edge of the screen.
    group.choices->popup(group.choice->mapToGlobal(QPoint(0, -group.choices->sizeHint().height())));
}

void PresentationBar::editText(const std::string& key) {
    for (Group& group : m_groups)
        if (group.text->isVisibleTo(this) && group.shown.key == key) {
            group.text->setFocus();
            group.text->selectAll();
        }
}

QToolButton* PresentationBar::makeButton(const char* name) {
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

int PresentationBar::enlarged(double designed) const {
    return qRound(designed * m_enlargement);
}

void PresentationBar::setTheme(const Theme& theme) {
    m_theme = &theme;
    applyStyle();
}

void PresentationBar::setEnlargement(double enlargement) {
    m_enlargement = enlargement;
    applyStyle();
}

void PresentationBar::retranslate() {
    m_back->setAccessibleName(tr("Back"));
    m_back->setToolTip(tr("Back (Page Up)"));
    m_next->setAccessibleName(tr("Next"));
    m_next->setToolTip(tr("Next (Page Down)"));
    m_whatIf->setText(tr("What if?"));
    m_whatIf->setToolTip(tr("Change the sentence or any value (Ctrl+P)"));
    m_more->setAccessibleName(tr("More"));
    m_more->setToolTip(tr("Sentence, language, theme, vote, presenter's view"));
    m_end->setText(tr("End"));
    m_end->setToolTip(tr("End the presentation (Esc)"));
    applyStyle();
}

void PresentationBar::setPage(const QString& name, const QString& position) {
    m_pageName = name;
    m_position->setText(position);
    elideTexts();
}

void PresentationBar::setFields(const std::vector<Field>& fields) {
    for (std::size_t i = 0; i < m_groups.size(); ++i) showField(m_groups[i], i < fields.size() ? &fields[i] : nullptr);
    elideTexts();
}

void PresentationBar::showField(Group& group, const Field* field) {
    using Kind = Field::Kind;
    const auto isKind = [field](Kind kind) { return field && field->kind == kind; };
    group.symbol->setVisible(field);
    group.name->setVisible(field);
    group.slider->setVisible(isKind(Kind::Slider));
    group.value->setVisible(isKind(Kind::Slider));
    group.choice->setVisible(isKind(Kind::Choice));
    group.text->setVisible(isKind(Kind::Text));
    if (!field) return;
    group.shown = *field;
    QWidget* const visibleField = isKind(Kind::Slider)   ? static_cast<QWidget*>(group.slider)
                                  : isKind(Kind::Choice) ? static_cast<QWidget*>(group.choice)
                                                         : group.text;
    // Only the visible field is named by the key.
    for (QWidget* candidate : std::initializer_list<QWidget*>{group.slider, group.choice, group.text})
        candidate->setObjectName(candidate == visibleField ? QString::fromStdString(field->key) : QString());
    visibleField->setAccessibleName(field->name);
    group.symbol->setText(field->symbol);
    setInk(*group.symbol, symbolColour(field->key, *m_theme), *m_theme);
    if (isKind(Kind::Slider)) {
        group.slider->setScale(field->scale);
        group.slider->setValue(field->value);
        group.value->setText(field->text);
    } else if (isKind(Kind::Choice)) {
        group.choice->setText(field->text);
    } else if (!group.isTyping && group.text->text() != field->text) {
        group.text->setText(field->text);
        group.text->setCursorPosition(0);
        group.text->setProperty(kInvalidProperty, false);
    }
    for (QWidget* widget : std::initializer_list<QWidget*>{group.symbol, group.name, group.value, visibleField})
        widget->setEnabled(field->isEnabled);
}

void PresentationBar::setMenu(QMenu& menu) {
    m_more->setMenu(&menu);
}

void PresentationBar::setPlaying(bool playing) {
    m_playing = playing;
    updatePlayButton();
}

void PresentationBar::setPlayable(bool hasPlayable, const QString& reason) {
    m_isPlayable = hasPlayable;
    m_noPlayReason = reason;
    updatePlayButton();
}

void PresentationBar::updatePlayButton() {
    m_play->setVisible(m_isPlayable);
    m_play->setEnabled(m_noPlayReason.isEmpty());
    m_play->setIcon(themedIcon(m_playing ? QStringLiteral("pause") : QStringLiteral("play"), *m_theme));
    m_play->setAccessibleName(m_playing ? tr("Stop") : tr("Play"));
    m_play->setToolTip(!m_noPlayReason.isEmpty() ? m_noPlayReason
                       : m_playing               ? tr("Stop (Space)")
                                                 : tr("Play (Space)"));
}

bool PresentationBar::isDragging() const {
    return std::ranges::any_of(m_groups, [](const Group& group) { return group.slider->isDragging(); });
}

void PresentationBar::applyStyle() {
    m_row->setContentsMargins(enlarged(kBarMargin), 0, enlarged(kBarMargin), 0);
    m_row->setSpacing(enlarged(kSpacing));
    const auto barFont = [this](int size, QFont::Weight weight = QFont::Normal) {
        return textFont(std::max(kMinTextSize, enlarged(size)), weight);
    };
    for (QToolButton* button : {m_back, m_next, m_play, m_more}) {
        button->setFixedSize(enlarged(kBarButtonSize), enlarged(kBarButtonSize));
        button->setIconSize({enlarged(kIconSize), enlarged(kIconSize)});
    }
    for (QToolButton* button : {m_whatIf, m_end}) {
        button->setFont(barFont(kTextSize));
        button->setFixedSize(
            QFontMetrics(button->font()).horizontalAdvance(button->text()) + enlarged(kTextButtonPadding),
            enlarged(kBarButtonSize));
    }
    m_more->setIcon(themedIcon(QStringLiteral("more"), *m_theme));
    m_back->setIcon(themedIcon(QStringLiteral("chevron-left"), *m_theme));
    m_next->setIcon(themedIcon(QStringLiteral("chevron-right"), *m_theme));
    m_name->setFont(barFont(kTextSize, QFont::DemiBold));
    m_position->setFont(barFont(kTextSize));
    setInk(*m_name, m_theme->text, *m_theme);
    setInk(*m_position, m_theme->muted, *m_theme);
    m_name->setContentsMargins(enlarged(kBetweenGroups / 2), 0, enlarged(kBetweenGroups), 0);
    m_position->setContentsMargins(0, 0, enlarged(kBetweenGroups / 2), 0);
    for (Group& group : m_groups) {
        group.symbol->setFont(mathFont(std::max(kMinTextSize, enlarged(kSymbolSize))));
        group.name->setFont(barFont(kTextSize));
        group.value->setFont(barFont(kTextSize, QFont::DemiBold));
        for (QWidget* field : std::initializer_list<QWidget*>{group.choice, group.text}) {
            field->setFont(barFont(kTextSize, QFont::DemiBold));
            field->setFixedHeight(enlarged(kBarButtonSize));
        }
        static_cast<ValueButton*>(group.choice)->setTheme(*m_theme, m_enlargement);
        setInk(*group.symbol, symbolColour(group.shown.key, *m_theme), *m_theme);
        setInk(*group.name, m_theme->muted, *m_theme);
        setInk(*group.value, m_theme->text, *m_theme);
        group.slider->setTheme(*m_theme);
        group.slider->setEnlargement(kSliderEnlargement * m_enlargement / interfaceScale());
    }
    updatePlayButton();
    elideTexts();
    update();
}

void PresentationBar::elideTexts() {
    const auto setElided = [](QLabel& label, const QString& text, int maxWidth) {
        label.setText(QFontMetrics(label.font()).elidedText(text, Qt::ElideRight, maxWidth));
        label.setToolTip(label.text() == text ? QString() : text);
    };
    setElided(*m_name, m_pageName, enlarged(kMaxPageNameWidth));
    for (Group& group : m_groups) {
        const Field& shown = group.shown;
        const bool hasSymbol = !shown.symbol.isEmpty();
        const bool fits =
            QFontMetrics(group.name->font()).horizontalAdvance(shown.name) <= enlarged(kMaxParameterNameWidth);
        // The symbol replaces a name that is too long.
        setElided(*group.name, fits || !hasSymbol ? shown.name : QString(), enlarged(kMaxParameterNameWidth));
        group.symbol->setToolTip(shown.name);
        group.symbol->setContentsMargins(enlarged(hasSymbol ? kBetweenGroups : 0), 0, 0, 0);
        group.name->setContentsMargins(enlarged(group.name->text().isEmpty() ? 0 : kBetweenGroups), 0,
                                       enlarged(kBetweenGroups), 0);
        const auto widestOf = [](const QFont& font, const QStringList& texts) {
            int widest = 0;
            for (const QString& text : texts) widest = std::max(widest, QFontMetrics(font).horizontalAdvance(text));
            return widest;
        };
        group.value->setFixedWidth(widestOf(group.value->font(), shown.ends + QStringList{shown.text}) +
                                   enlarged(2 * kBetweenGroups));
        group.value->setContentsMargins(0, 0, enlarged(kBetweenGroups), 0);
        group.choice->setFixedWidth(std::min(enlarged(kMaxChoiceWidth), widestOf(group.choice->font(), shown.choices)) +
                                    enlarged(kChevronWidth + kBetweenGroups));
        group.text->setMinimumWidth(enlarged(kTextFieldWidth));
    }
}

bool PresentationBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        // A presenter's remote control sends Page Up and Page Down, which must work whatever has the focus.
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool isFinished = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape;
        if (isFinished && qobject_cast<QLineEdit*>(watched)) {
            Q_EMIT textFinished();
            return true;
        }
        if (key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            key == Qt::Key_PageUp ? Q_EMIT backClicked() : Q_EMIT nextClicked();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PresentationBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme->control, std::max(1.0, m_enlargement)));
    painter.setBrush(m_theme->raised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), enlarged(kBarRadius), enlarged(kBarRadius));
    painter.setPen(QPen(m_theme->rule, std::max(1.0, m_enlargement)));
    const double middle = height() / 2.0, half = enlarged(kRuleHeight) / 2.0;
    const double gap = enlarged(kSpacing) / 2.0;
    for (const double x : {std::round(m_next->geometry().right() + 1 + gap), std::round(m_whatIf->x() - gap)})
        painter.drawLine(QPointF(x, middle - half), QPointF(x, middle + half));
}

void PresentationBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    elideTexts();
}

}  // namespace attention
