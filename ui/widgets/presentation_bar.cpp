#include "ui/widgets/presentation_bar.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

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
/// Beside the words of the button that ends.
constexpr int kEnd = 36;
constexpr int kBarButton = 42;
constexpr int kIcon = 28;
constexpr int kBarText = 24;
constexpr int kSymbol = 32;
constexpr int kMinText = 11;
/// The widest that an exhibit's name and a parameter's name are.
constexpr int kPageName = 320;
constexpr int kParameterName = 200;
/// A slider is so much larger than in the panel.
constexpr double kSlider = 1.75;
constexpr double kRule = 32;

}  // namespace

PresentationBar::PresentationBar(QWidget* parent) : QWidget(parent) {
    m_row = new QHBoxLayout(this);
    m_back = makeButton("back");
    m_name = new QLabel(this);
    m_place = new QLabel(this);
    m_next = makeButton("next");
    m_play = makeButton("play");
    for (QWidget* widget : std::initializer_list<QWidget*>{m_back, m_name, m_place, m_next, m_play})
        m_row->addWidget(widget);
    for (Group& group : m_groups) {
        group.symbol = new QLabel(this);
        group.name = new QLabel(this);
        group.slider = new ParameterSlider(this);
        group.value = new QLabel(this);
        group.value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        // The mouse takes no focus: the keys stay with the page.
        group.slider->setFocusPolicy(Qt::TabFocus);
        group.slider->installEventFilter(this);
        for (QLabel* label : {group.symbol, group.name}) m_row->addWidget(label);
        m_row->addWidget(group.slider, 1);
        m_row->addWidget(group.value);
        connect(group.slider, &ParameterSlider::valueEdited, this,
                [this, &group](ExactNumber value) { Q_EMIT chosen(group.key, value); });
        connect(group.slider, &ParameterSlider::pressed, this, [this, &group] { Q_EMIT pressed(group.key); });
        connect(group.slider, &ParameterSlider::released, this, [this, &group] { Q_EMIT released(group.key); });
    }
    m_end = makeButton("end");
    m_end->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_row->addWidget(m_end);
    connect(m_back, &QToolButton::clicked, this, &PresentationBar::backClicked);
    connect(m_next, &QToolButton::clicked, this, &PresentationBar::nextClicked);
    connect(m_play, &QToolButton::clicked, this, &PresentationBar::playClicked);
    connect(m_end, &QToolButton::clicked, this, &PresentationBar::endClicked);
    retranslate();
}

QToolButton* PresentationBar::makeButton(const char* name) {
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

int PresentationBar::own(double designed) const {
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
    m_end->setText(tr("End"));
    m_end->setToolTip(tr("End the presentation (Esc)"));
    applyStyle();
}

void PresentationBar::setPage(const QString& name, const QString& place) {
    m_pageName = name;
    m_place->setText(place);
    fitWords();
}

void PresentationBar::setSliders(const std::vector<Slider>& sliders) {
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        Group& group = m_groups[i];
        const bool isThere = i < sliders.size();
        for (QWidget* widget : std::initializer_list<QWidget*>{group.symbol, group.name, group.slider, group.value})
            widget->setVisible(isThere);
        if (!isThere) continue;
        const Slider& shown = sliders[i];
        group.key = shown.key;
        group.slider->setObjectName(QString::fromStdString(shown.key));
        group.symbol->setText(shown.symbol);
        setInk(*group.symbol, symbolInk(shown.key, *m_theme), *m_theme);
        group.words = shown.name;
        group.widest = shown.ends + QStringList{shown.text};
        group.slider->setAccessibleName(shown.name);
        group.slider->setScale(shown.scale);
        group.slider->setValue(shown.value);
        group.value->setText(shown.text);
        for (QWidget* widget : std::initializer_list<QWidget*>{group.symbol, group.name, group.slider, group.value})
            widget->setEnabled(shown.isEnabled);
    }
    m_play->setEnabled(!sliders.empty() && sliders.front().isEnabled && m_playDisabledReason.isEmpty());
    fitWords();
}

void PresentationBar::setPlaying(bool playing) {
    m_playing = playing;
    showPlay();
}

void PresentationBar::setPlayDisabledReason(const QString& why) {
    m_playDisabledReason = why;
    showPlay();
}

void PresentationBar::showPlay() {
    m_play->setIcon(themedIcon(m_playing ? QStringLiteral("pause") : QStringLiteral("play"), *m_theme));
    m_play->setAccessibleName(m_playing ? tr("Stop") : tr("Play"));
    m_play->setToolTip(!m_playDisabledReason.isEmpty() ? m_playDisabledReason
                       : m_playing                     ? tr("Stop (Space)")
                                                       : tr("Play (Space)"));
}

bool PresentationBar::isDragging() const {
    return std::ranges::any_of(m_groups, [](const Group& group) { return group.slider->isDragging(); });
}

void PresentationBar::applyStyle() {
    m_row->setContentsMargins(own(kBarMargin), 0, own(kBarMargin), 0);
    m_row->setSpacing(own(kSpacing));
    const auto face = [this](int size, QFont::Weight weight = QFont::Normal) {
        return textFont(std::max(kMinText, own(size)), weight);
    };
    for (QToolButton* button : {m_back, m_next, m_play}) {
        button->setFixedSize(own(kBarButton), own(kBarButton));
        button->setIconSize({own(kIcon), own(kIcon)});
    }
    m_end->setFont(face(kBarText));
    m_end->setFixedSize(QFontMetrics(m_end->font()).horizontalAdvance(m_end->text()) + own(kEnd), own(kBarButton));
    m_back->setIcon(themedIcon(QStringLiteral("chevron-left"), *m_theme));
    m_next->setIcon(themedIcon(QStringLiteral("chevron-right"), *m_theme));
    m_name->setFont(face(kBarText, QFont::DemiBold));
    m_place->setFont(face(kBarText));
    setInk(*m_name, m_theme->text, *m_theme);
    setInk(*m_place, m_theme->muted, *m_theme);
    m_name->setContentsMargins(own(kBetweenGroups / 2), 0, own(kBetweenGroups), 0);
    m_place->setContentsMargins(0, 0, own(kBetweenGroups / 2), 0);
    for (Group& group : m_groups) {
        group.symbol->setFont(mathFont(std::max(kMinText, own(kSymbol))));
        group.name->setFont(face(kBarText));
        group.value->setFont(face(kBarText, QFont::DemiBold));
        setInk(*group.symbol, symbolInk(group.key, *m_theme), *m_theme);
        setInk(*group.name, m_theme->muted, *m_theme);
        setInk(*group.value, m_theme->text, *m_theme);
        group.slider->setTheme(*m_theme);
        group.slider->setEnlargement(kSlider * m_enlargement / interfaceScale());
    }
    showPlay();
    fitWords();
    update();
}

void PresentationBar::fitWords() {
    const auto fitted = [](QLabel& label, const QString& text, int most) {
        label.setText(QFontMetrics(label.font()).elidedText(text, Qt::ElideRight, most));
        label.setToolTip(label.text() == text ? QString() : text);
    };
    fitted(*m_name, m_pageName, own(kPageName));
    for (Group& group : m_groups) {
        const bool hasSymbol = !group.symbol->text().isEmpty();
        const bool fits = QFontMetrics(group.name->font()).horizontalAdvance(group.words) <= own(kParameterName);
        // A symbol stands for a name that is too long.
        fitted(*group.name, fits || !hasSymbol ? group.words : QString(), own(kParameterName));
        group.symbol->setToolTip(group.words);
        group.symbol->setContentsMargins(own(hasSymbol ? kBetweenGroups : 0), 0, 0, 0);
        group.name->setContentsMargins(own(group.name->text().isEmpty() ? 0 : kBetweenGroups), 0, own(kBetweenGroups),
                                       0);
        int widest = 0;
        for (const QString& text : std::as_const(group.widest))
            widest = std::max(widest, QFontMetrics(group.value->font()).horizontalAdvance(text));
        group.value->setFixedWidth(widest + own(2 * kBetweenGroups));
        group.value->setContentsMargins(0, 0, own(kBetweenGroups), 0);
    }
}

bool PresentationBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        // A presenter's clicker steps through pages whatever has the focus.
        const int key = static_cast<QKeyEvent*>(event)->key();
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
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), own(kBarRadius), own(kBarRadius));
    painter.setPen(QPen(m_theme->rule, std::max(1.0, m_enlargement)));
    const double middle = height() / 2.0, half = own(kRule) / 2.0;
    for (const QWidget* after : {m_play, m_end}) {
        const double x = std::round(after->x() - own(kSpacing) / 2.0);
        painter.drawLine(QPointF(x, middle - half), QPointF(x, middle + half));
    }
}

void PresentationBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitWords();
}

}  // namespace attention
