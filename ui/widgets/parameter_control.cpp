#include "ui/widgets/parameter_control.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/scene/lists.h"
#include "ui/figure/moving_picture.h"
#include "ui/text/exact_number_format.h"
#include "ui/text/number_format.h"
#include "ui/text/parameter_text.h"
#include "ui/text/phrase_text.h"
#include "ui/widgets/field_name.h"
#include "ui/widgets/name_label.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/widgets/style.h"
#include "ui/widgets/wheel_guard.h"
#include "ui/widgets/word_chips.h"

namespace attention {
namespace {

// In designed pixels.
constexpr int kResetSize = 24;
constexpr int kPlaySize = 13;
constexpr int kChoiceWidth = 196;
constexpr int kChoiceNameWidth = 80;
constexpr int kMinControlHeight = 61;
constexpr int kProblemHeight = 14;

/// The text at an end of the slider. Powers of ten from 100 000 on are written as such, to be short: 10⁶.
QString rangeEndText(ExactNumber value) {
    const double exponent = std::log10(double(std::abs(value)));
    if (value > 0 && exponent >= 5 && exponent == std::floor(exponent))
        return QStringLiteral("10") + superscript(int(exponent));
    return exactNumber(value);
}

QToolButton* makeButton(const QString& name, int size, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setObjectName(name);
    button->setFixedSize(px(size), px(size));
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoRaise(true);
    return button;
}

}  // namespace

QColor symbolColour(std::string_view key, const Theme& theme) {
    const bool isRowIndex = key == "row" || key == "position";
    const bool isColumnIndex = key == "column" || key == "pair";
    const bool isShift = key == "offset" || key == "first-shift";
    return isRowIndex ? theme.indexI : isColumnIndex ? theme.indexJ : isShift ? theme.indexDelta : theme.text;
}

ParameterControl::ParameterControl(const ParameterUse& use, QWidget* parent, Chapter chapter)
    : QWidget(parent),
      m_key(use.key),
      m_chapter(chapter),
      m_use(use),
      m_info(*findParameter(use.key)),
      m_defaultValue(valueOf(Parameters{}, m_info)),
      m_bounds(fixedBounds(use)) {
    const QString name = QString::fromStdString(m_key);
    setObjectName(name);
    // The problem text below the field may need several lines.
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    m_nameLabel = new NameLabel(this);
    m_nameLabel->setObjectName(name + QStringLiteral(".name"));
    m_nameLabel->setFont(uiFont(font_size::kName));
    m_nameLabel->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_resetButton = makeButton(name + QStringLiteral(".reset"), kResetSize, this);
    QSizePolicy policy = m_resetButton->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_resetButton->setSizePolicy(policy);
    connect(m_resetButton, &QToolButton::clicked, this, [this] {
        // Invalid text is removed even if the stored value is already the default.
        if (m_textField) setInputProblem({});
        Q_EMIT resetRequested(m_key);
        if (m_textField) setState(m_stored, m_shown, m_bounds);
    });
    if (std::holds_alternative<ChoiceField>(m_info.field))
        makeChoice();
    else if (std::holds_alternative<TextField>(m_info.field))
        makeText();
    else
        makeNumber();
    setTheme(*m_theme);
    retranslate();
}

void ParameterControl::makeChoice() {
    m_choiceBox = new QComboBox(this);
    m_choiceBox->setObjectName(objectName() + QStringLiteral(".box"));
    m_choiceBox->setFont(uiFont(font_size::kName));
    m_choiceBox->setFocusPolicy(Qt::StrongFocus);
    m_choiceBox->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_choiceBox->setMaximumWidth(px(kChoiceWidth));
    for (std::size_t i = 0; i < std::get<ChoiceField>(m_info.field).values.size(); ++i) m_choiceBox->addItem({});
    // Choices that only other exhibits accept stay in the list, so that indices agree, but are hidden.
    auto* const model = qobject_cast<QStandardItemModel*>(m_choiceBox->model());
    auto* const list = qobject_cast<QListView*>(m_choiceBox->view());
    for (int i = 0; i < m_choiceBox->count(); ++i) {
        const std::string_view value = std::get<ChoiceField>(m_info.field).values[std::size_t(i)].name;
        if (m_use.acceptedNames.empty() || std::ranges::find(m_use.acceptedNames, value) != m_use.acceptedNames.end())
            continue;
        list->setRowHidden(i, true);
        model->item(i)->setFlags(Qt::NoItemFlags);
    }
    m_choiceBox->installEventFilter(new WheelGuard(this));
    connect(m_choiceBox, &QComboBox::activated, this, [this](int index) {
        const ParameterValue value = std::int64_t(index);
        if (value != m_shown) Q_EMIT valueChanged(m_key, value);
    });
    auto* row = new QHBoxLayout;
    row->setSpacing(px(4));
    row->addWidget(m_nameLabel, 1);
    row->addWidget(m_resetButton);
    row->addWidget(m_choiceBox, 4);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, px(9));
    layout->setSpacing(px(2));
    layout->addLayout(row);
    makeProblem(*layout);
    m_problemLabel->hide();
}

/// Makes the label below the field for one sentence about a problem.
void ParameterControl::makeProblem(QVBoxLayout& layout) {
    m_problemLabel = new QLabel(this);
    m_problemLabel->setObjectName(objectName() + QStringLiteral(".problem"));
    m_problemLabel->setFont(uiFont(font_size::kSmallest));
    m_problemLabel->setTextFormat(Qt::PlainText);
    m_problemLabel->setWordWrap(true);
    m_problemLabel->setMinimumHeight(px(kProblemHeight));
    m_problemLabel->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layout.addWidget(m_problemLabel);
}

void ParameterControl::takeFocus() {
    field().setFocus(Qt::ShortcutFocusReason);
}

QWidget& ParameterControl::field() const {
    if (m_textField) return *m_textField;
    return m_choiceBox ? static_cast<QWidget&>(*m_choiceBox) : *m_numberBox;
}

void ParameterControl::makeText() {
    m_textField = new QLineEdit(this);
    m_textField->setObjectName(objectName() + QStringLiteral(".box"));
    m_textField->setFont(uiFont(font_size::kName));
    m_textField->setPlaceholderText(textPlaceholder(m_key));
    m_textField->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* row = new QHBoxLayout;
    row->setSpacing(px(4));
    row->addWidget(m_nameLabel);
    row->addWidget(m_resetButton);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, px(5));
    layout->setSpacing(px(2));
    layout->addLayout(row);
    layout->addWidget(m_textField);
    m_wordOrder = new WordOrderList(this);
    m_wordOrder->setObjectName(objectName() + QStringLiteral(".chips"));
    m_wordOrder->hide();
    connect(m_wordOrder, &WordOrderList::reordered, this, [this] {
        Q_EMIT touched(m_key);
        Q_EMIT valueChanged(m_key, listText(m_wordOrder->order()));
    });
    layout->addWidget(m_wordOrder);
    makeProblem(*layout);
    connect(m_textField, &QLineEdit::textEdited, this, &ParameterControl::type);
    connect(m_textField, &QLineEdit::editingFinished, this, [this] {
        if (std::exchange(m_isTyping, false)) Q_EMIT released(m_key);
    });
}

void ParameterControl::type(const QString& text) {
    Q_EMIT touched(m_key);
    // Everything typed from the first letter until the field loses focus is one change.
    if (!std::exchange(m_isTyping, true)) Q_EMIT pressed(m_key);
    setInputProblem(textProblemWords(m_key, text));
    const ParameterValue value = text.toStdString();
    if (m_inputProblem.isEmpty() && value != m_stored) Q_EMIT valueChanged(m_key, value);
}

void ParameterControl::setWords(const QStringList& words) {
    if (m_wordOrder->words() != words) m_wordOrder->setWords(words);
    updateWordOrder();
}

void ParameterControl::updateWordOrder() {
    const auto* value = std::get_if<std::string>(&m_shown);
    std::vector<std::int64_t> order;
    try {
        if (value) order = readList(*value, 0);
    } catch (const TextError&) {
        // The problem label reports this error.
    }
    m_wordOrder->setOrder(order);
    // A text that is not an order of exactly these words can only be typed.
    m_wordOrder->setVisible(!order.empty() && m_wordOrder->order() == order);
}

void ParameterControl::setInputProblem(const QString& sentence) {
    const bool wasInvalid = hasInvalidInput();
    m_inputProblem = sentence;
    updateProblem();
    if (wasInvalid != hasInvalidInput()) Q_EMIT invalidInputChanged();
}

void ParameterControl::setError(const QString& reason) {
    if (m_error == reason) return;
    m_error = reason;
    updateProblem();
}

void ParameterControl::updateProblem() {
    const QString sentence = m_inputProblem.isEmpty() ? m_error : m_inputProblem;
    m_problemLabel->setText(sentence);
    // Text fields always reserve space for the problem; other controls show the label only if needed.
    if (!m_textField) m_problemLabel->setVisible(!sentence.isEmpty());
    if (m_note && !sentence.isEmpty()) m_note->hide();
    if (field().property(kInvalidProperty).toBool() == sentence.isEmpty()) {
        field().setProperty(kInvalidProperty, !sentence.isEmpty());
        field().update();
    }
    m_resetButton->setVisible(!sentence.isEmpty() || m_stored != m_defaultValue);
    updateTips();
}

void ParameterControl::setDefaultValue(const ParameterValue& value) {
    m_defaultValue = value;
    updateTips();
}

void ParameterControl::makeNumber() {
    m_numberBox = new NumberBox(this);
    m_numberBox->setObjectName(objectName() + QStringLiteral(".box"));
    m_numberBox->setFont(uiFont(font_size::kBody));
    m_numberBox->setNoneAllowed(std::holds_alternative<OptionalField>(m_info.field));
    m_playButton = makeButton(objectName() + QStringLiteral(".play"), kControlHeight, this);
    m_playButton->setContextMenuPolicy(Qt::CustomContextMenu);
    m_slider = new ParameterSlider(this);
    m_slider->setObjectName(objectName() + QStringLiteral(".slider"));
    m_minimumLabel = new QLabel(this);
    m_maximumLabel = new QLabel(this);
    m_note = new QLabel(this);
    m_note->setObjectName(objectName() + QStringLiteral(".note"));
    for (QLabel* label : {m_minimumLabel, m_maximumLabel, m_note}) label->setFont(uiFont(font_size::kSmallest));
    m_minimumLabel->setMinimumWidth(px(10));
    m_maximumLabel->setMinimumWidth(QFontMetrics(m_maximumLabel->font()).horizontalAdvance(QStringLiteral("0000")));
    m_maximumLabel->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_note->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_note->hide();

    auto* row = new QHBoxLayout;
    row->setSpacing(px(4));
    row->addWidget(m_nameLabel);
    row->addWidget(m_resetButton);
    row->addWidget(m_numberBox);
    row->addWidget(m_playButton);
    auto* line = new QHBoxLayout;
    line->setSpacing(px(2));
    line->addWidget(m_minimumLabel);
    line->addWidget(m_slider, 1);
    line->addWidget(m_maximumLabel);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(row);
    layout->addLayout(line);
    // The note stands in the gap above the next parameter, so that nothing moves when it appears.
    layout->addStretch(1);
    makeProblem(*layout);
    m_problemLabel->hide();
    setMinimumHeight(px(kMinControlHeight));

    connect(m_numberBox, &NumberBox::valueEdited, this, &ParameterControl::choose);
    connect(m_slider, &ParameterSlider::valueEdited, this, [this](ExactNumber value) { choose(value); });
    connect(m_slider, &ParameterSlider::pressed, this, [this] {
        Q_EMIT touched(m_key);
        Q_EMIT pressed(m_key);
    });
    connect(m_slider, &ParameterSlider::released, this, [this] {
        updateScale();
        Q_EMIT released(m_key);
    });
    connect(m_numberBox->findChild<QLineEdit*>(), &QLineEdit::textEdited, this, [this] { Q_EMIT touched(m_key); });
    connect(m_playButton, &QToolButton::clicked, this, [this] {
        if (m_isMotionReduced)
            Q_EMIT playMenuRequested(m_playButton->mapToGlobal(m_playButton->rect().bottomLeft()));
        else
            Q_EMIT playToggled(m_key);
    });
    connect(m_playButton, &QToolButton::customContextMenuRequested, this,
            [this](const QPoint& position) { Q_EMIT playMenuRequested(m_playButton->mapToGlobal(position)); });
}

void ParameterControl::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_nameLabel->setInks(symbolColour(m_key, theme), theme);
    setInk(*m_problemLabel, theme.text, theme);
    if (m_wordOrder) m_wordOrder->setTheme(theme);
    if (m_slider) {
        m_slider->setTheme(theme);
        for (QLabel* label : {m_minimumLabel, m_maximumLabel}) setInk(*label, theme.faint, theme);
        setInk(*m_note, theme.muted, theme);
    }
    updateIcons();
}

void ParameterControl::updateIcons() {
    m_resetButton->setIcon(themedIcon(QStringLiteral("reset"), *m_theme));
    if (!m_playButton) return;
    m_playButton->setIconSize({px(kPlaySize), px(kPlaySize)});
    m_playButton->setIcon(themedIcon(m_isPlaying ? QStringLiteral("pause") : QStringLiteral("play"), *m_theme));
}

void ParameterControl::retranslate() {
    const ParameterText text = parameterText(m_use, m_chapter);
    m_nameLabel->setSymbolAndName(text.symbol, text.name);
    if (m_choiceBox) {
        // In a narrow panel the choice is elided before the name, unless the name is very long.
        m_nameLabel->setMinimumWidth(
            std::min(m_nameLabel->fontMetrics().horizontalAdvance(text.name) + 1, px(kChoiceNameWidth)));
        const auto values = std::get<ChoiceField>(m_info.field).values;
        for (std::size_t i = 0; i < values.size(); ++i) m_choiceBox->setItemText(int(i), choiceWords(values[i]));
        m_choiceBox->setAccessibleName(text.name);
    } else if (m_textField) {
        m_textField->setAccessibleName(text.name);
        m_wordOrder->setAccessibleName(text.name);
        m_wordOrder->setToolTip(WordOrderList::hint());
        m_wordOrder->setAccessibleDescription(WordOrderList::hint());
        if (hasInvalidInput()) setInputProblem(textProblemWords(m_key, m_textField->text()));
    } else {
        setFieldName(*m_numberBox, text.name);
        m_slider->setAccessibleName(text.name);
    }
    updateTips();
    setState(m_stored, m_shown, m_bounds);
}

void ParameterControl::updateTips() {
    const ParameterText text = parameterText(m_use, m_chapter);
    setToolTip(tooltipText(text.name, disabledReason().isEmpty() ? text.tooltip : disabledReason()));
    const QString explanation = disabledReason().isEmpty() ? text.tooltip : disabledReason();
    // Screen readers show neither the outline nor the position of the problem, so the description says "Not accepted".
    const QString problem = m_problemLabel->text();
    const QString described = problem.isEmpty() ? explanation : tr("Not accepted. %1").arg(problem);
    const QString reset = std::holds_alternative<std::monostate>(m_defaultValue) ? tr("Clear %1") : tr("Reset %1");
    const QString label = parameterLabel(m_key);
    m_resetButton->setAccessibleName(reset.arg(label));
    m_resetButton->setToolTip(reset.arg(label));
    field().setAccessibleDescription(described);
    if (!m_numberBox) return;
    m_slider->setAccessibleDescription(explanation);
    const QString play = (m_isPlaying ? tr("Stop %1") : tr("Play %1")).arg(label);
    m_playButton->setAccessibleName(play);
    const QString reason =
        !m_isMotionReduced ? QString()
        : m_playButton->isEnabled()
            ? tr("Playing is off while motion is reduced (View menu). A click offers to save a moving "
                 "picture.")
            : tr("Playing is off while motion is reduced (View menu).");
    m_playButton->setAccessibleDescription(reason);
    m_playButton->setToolTip(reason.isEmpty() ? play : tooltipText(play, reason));
}

void ParameterControl::setState(const ParameterValue& stored, const ParameterValue& shown,
                                const ParameterBounds& bounds, const QString& meaning) {
    const bool isNewText = m_textField && stored != m_stored;
    m_stored = stored;
    m_shown = shown;
    m_bounds = bounds;
    const bool isChanged = stored != m_defaultValue;
    m_resetButton->setVisible(isChanged || !m_error.isEmpty());
    if (m_choiceBox) {
        m_choiceBox->setCurrentIndex(int(number().value_or(0)));
        return;
    }
    if (m_textField) {
        // Invalid text stays, to be corrected, until the stored value changes.
        if (!isNewText && hasInvalidInput()) return m_resetButton->setVisible(true);
        const auto* value = std::get_if<std::string>(&stored);
        const QString text = value ? QString::fromStdString(*value) : QString();
        if (m_textField->text() != text) {
            m_textField->setText(text);
            // A text longer than the field is shown from its beginning.
            if (!m_textField->hasFocus()) m_textField->setCursorPosition(0);
        }
        updateWordOrder();
        return setInputProblem({});
    }
    updateScale();
    m_numberBox->setRange(bounds, {bounds.minimum, bounds.maximum, m_scale.integer, m_scale.logarithmic, m_scale.step});
    m_numberBox->setValue(number());
    m_slider->setValue(number());
    m_slider->setTickValue(isChanged ? numberOf(m_defaultValue) : std::nullopt);
    const auto wanted = numberOf(stored);
    // No note for a parameter without effect, whose tooltip explains it, nor for a default value that was adapted.
    const bool isAdapted = m_noEffectReason.isEmpty() && isChanged && wanted && number() && *wanted != *number();
    m_note->setText(isAdapted ? tr("set to %1, %2").arg(exactNumber(*wanted), differenceReason(*wanted)) : meaning);
    m_note->setVisible((isAdapted || !meaning.isEmpty()) && m_error.isEmpty());
}

QString ParameterControl::differenceReason(ExactNumber wanted) const {
    if (wanted > m_bounds.maximum) {
        const QString maximum = exactNumber(m_bounds.maximum);
        return m_use.maximumExplanation.english ? phraseText(Message(m_use.maximumExplanation, maximum.toStdString()))
                                                : tr("here at most %1").arg(maximum);
    }
    if (wanted < m_bounds.minimum) return tr("here at least %1").arg(exactNumber(m_bounds.minimum));
    if (m_bounds.multipleOf > 1) return tr("here a multiple of %1").arg(m_bounds.multipleOf);
    return tr("nearest here is %1").arg(exactNumber(*number()));
}

std::optional<ExactNumber> ParameterControl::number() const {
    return numberOf(m_shown);
}

ParameterValue ParameterControl::toParameterValue(std::optional<ExactNumber> number) const {
    if (!number) return std::monostate{};
    if (std::holds_alternative<RealField>(m_info.field)) return double(*number);
    return std::int64_t(std::round(*number));
}

void ParameterControl::choose(std::optional<ExactNumber> number) {
    Q_EMIT touched(m_key);
    Q_EMIT valueChanged(m_key, toParameterValue(number));
}

void ParameterControl::updateScale() {
    const auto inside = [this](ExactNumber value) { return std::clamp(value, m_bounds.minimum, m_bounds.maximum); };
    SliderScale scale = sliderScale(m_use, m_bounds, number());
    // While the person drags or plays, the range must not shrink.
    if (m_slider->isDragging() || m_slider->hasFocus() || m_isPlaying) {
        scale.minimum = std::min(scale.minimum, inside(m_scale.minimum));
        scale.maximum = std::max(scale.maximum, inside(m_scale.maximum));
    }
    m_scale = scale;
    m_slider->setScale(scale);
    m_minimumLabel->setText(rangeEndText(scale.minimum));
    m_maximumLabel->setText(rangeEndText(scale.maximum));
}

void ParameterControl::setDisabledReason(const QString& reason) {
    if (reason == m_noEffectReason) return;
    m_noEffectReason = reason;
    updateEnabled();
}

void ParameterControl::setWithheld(const QString& reason) {
    if (reason == m_withheldReason) return;
    m_withheldReason = reason;
    updateEnabled();
}

void ParameterControl::updateEnabled() {
    setEnabled(disabledReason().isEmpty());
    updateTips();
}

void ParameterControl::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_note)
        m_note->setGeometry(0, height() - px(kProblemHeight), width() - px(kControlHeight + 4), px(kProblemHeight));
}

void ParameterControl::setMotionReduced(bool reduced) {
    m_isMotionReduced = reduced;
    if (!m_playButton) return;
    // Saving an animation is still possible, because nothing moves in the window.
    m_playButton->setEnabled(!reduced || canWriteMovingPictures());
    updateTips();
}

void ParameterControl::setPlaying(bool playing) {
    if (m_isPlaying == playing || !m_playButton) return;
    m_isPlaying = playing;
    updateIcons();
    updateTips();
}

}  // namespace attention
