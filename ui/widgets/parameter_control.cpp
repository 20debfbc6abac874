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
constexpr int kWholeHeight = 61;
constexpr int kProblemHeight = 14;

/// Powers of ten from 100 000 on as such, so that the ends of a slider stay short.
QString endText(ExactNumber value) {
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

QColor symbolInk(std::string_view key, const Theme& theme) {
    const bool asks = key == "row" || key == "position";
    const bool isAsked = key == "column" || key == "pair";
    const bool isShift = key == "offset" || key == "first-shift";
    return asks ? theme.indexI : isAsked ? theme.indexJ : isShift ? theme.indexDelta : theme.text;
}

ParameterControl::ParameterControl(const ParameterUse& use, QWidget* parent, Chapter chapter)
    : QWidget(parent),
      m_key(use.key),
      m_chapter(chapter),
      m_use(use),
      m_info(*findParameter(use.key)),
      m_usual(valueOf(Parameters{}, m_info)),
      m_bounds(fixedBounds(use)) {
    const QString name = QString::fromStdString(m_key);
    setObjectName(name);
    // A problem below the field may take more lines in the panel's width.
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    m_name = new NameLabel(this);
    m_name->setObjectName(name + QStringLiteral(".name"));
    m_name->setFont(uiFont(font_size::kName));
    m_name->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_reset = makeButton(name + QStringLiteral(".reset"), kResetSize, this);
    QSizePolicy policy = m_reset->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(policy);
    connect(m_reset, &QToolButton::clicked, this, [this] {
        // What was not accepted goes even where the value is the usual one already.
        if (m_text) setTypedProblem({});
        Q_EMIT resetRequested(m_key);
        if (m_text) setState(m_stored, m_shown, m_bounds);
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
    m_choice = new QComboBox(this);
    m_choice->setObjectName(objectName() + QStringLiteral(".box"));
    m_choice->setFont(uiFont(font_size::kName));
    m_choice->setFocusPolicy(Qt::StrongFocus);
    m_choice->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_choice->setMaximumWidth(px(kChoiceWidth));
    for (std::size_t i = 0; i < std::get<ChoiceField>(m_info.field).values.size(); ++i) m_choice->addItem({});
    // What other exhibits accept keeps its index, and is not offered.
    auto* const model = qobject_cast<QStandardItemModel*>(m_choice->model());
    auto* const list = qobject_cast<QListView*>(m_choice->view());
    for (int i = 0; i < m_choice->count(); ++i) {
        const std::string_view value = std::get<ChoiceField>(m_info.field).values[std::size_t(i)].name;
        if (m_use.acceptedNames.empty() || std::ranges::find(m_use.acceptedNames, value) != m_use.acceptedNames.end())
            continue;
        list->setRowHidden(i, true);
        model->item(i)->setFlags(Qt::NoItemFlags);
    }
    m_choice->installEventFilter(new WheelGuard(this));
    connect(m_choice, &QComboBox::activated, this, [this](int index) {
        const ParameterValue value = std::int64_t(index);
        if (value != m_shown) Q_EMIT valueChanged(m_key, value);
    });
    auto* row = new QHBoxLayout;
    row->setSpacing(px(4));
    row->addWidget(m_name, 1);
    row->addWidget(m_reset);
    row->addWidget(m_choice, 4);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, px(9));
    layout->setSpacing(px(2));
    layout->addLayout(row);
    makeProblem(*layout);
    m_problem->hide();
}

/// One sentence below the field.
void ParameterControl::makeProblem(QVBoxLayout& layout) {
    m_problem = new QLabel(this);
    m_problem->setObjectName(objectName() + QStringLiteral(".problem"));
    m_problem->setFont(uiFont(font_size::kSmallest));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->setMinimumHeight(px(kProblemHeight));
    m_problem->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layout.addWidget(m_problem);
}

void ParameterControl::takeFocus() {
    field().setFocus(Qt::ShortcutFocusReason);
}

QWidget& ParameterControl::field() const {
    if (m_text) return *m_text;
    return m_choice ? static_cast<QWidget&>(*m_choice) : *m_box;
}

void ParameterControl::makeText() {
    m_text = new QLineEdit(this);
    m_text->setObjectName(objectName() + QStringLiteral(".box"));
    m_text->setFont(uiFont(font_size::kName));
    m_text->setPlaceholderText(textPlaceholder(m_key));
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* row = new QHBoxLayout;
    row->setSpacing(px(4));
    row->addWidget(m_name);
    row->addWidget(m_reset);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, px(5));
    layout->setSpacing(px(2));
    layout->addLayout(row);
    layout->addWidget(m_text);
    m_chips = new WordOrderList(this);
    m_chips->setObjectName(objectName() + QStringLiteral(".chips"));
    m_chips->hide();
    connect(m_chips, &WordOrderList::reordered, this, [this] {
        Q_EMIT touched(m_key);
        Q_EMIT valueChanged(m_key, listText(m_chips->order()));
    });
    layout->addWidget(m_chips);
    makeProblem(*layout);
    connect(m_text, &QLineEdit::textEdited, this, &ParameterControl::type);
    connect(m_text, &QLineEdit::editingFinished, this, [this] {
        if (std::exchange(m_isTyping, false)) Q_EMIT released(m_key);
    });
}

void ParameterControl::type(const QString& text) {
    Q_EMIT touched(m_key);
    // From the first letter until the field is left it is one change.
    if (!std::exchange(m_isTyping, true)) Q_EMIT pressed(m_key);
    setTypedProblem(textProblemWords(m_key, text));
    const ParameterValue value = text.toStdString();
    if (m_typedProblem.isEmpty() && value != m_stored) Q_EMIT valueChanged(m_key, value);
}

void ParameterControl::setWords(const QStringList& words) {
    if (m_chips->words() != words) m_chips->setWords(words);
    showOrder();
}

void ParameterControl::showOrder() {
    const auto* value = std::get_if<std::string>(&m_shown);
    std::vector<std::int64_t> order;
    try {
        if (value) order = readList(*value, 0);
    } catch (const TextError&) {
        // The field says what is wrong.
    }
    m_chips->setOrder(order);
    // An order that is none of these words is only typed.
    m_chips->setVisible(!order.empty() && m_chips->order() == order);
}

void ParameterControl::setTypedProblem(const QString& sentence) {
    const bool wasRefusing = hasInvalidInput();
    m_typedProblem = sentence;
    showProblem();
    if (wasRefusing != hasInvalidInput()) Q_EMIT invalidInputChanged();
}

void ParameterControl::setError(const QString& why) {
    if (m_refused == why) return;
    m_refused = why;
    showProblem();
}

void ParameterControl::showProblem() {
    const QString sentence = m_typedProblem.isEmpty() ? m_refused : m_typedProblem;
    m_problem->setText(sentence);
    // Only below a text room is kept for it.
    if (!m_text) m_problem->setVisible(!sentence.isEmpty());
    if (m_note && !sentence.isEmpty()) m_note->hide();
    if (field().property(kInvalidProperty).toBool() == sentence.isEmpty()) {
        field().setProperty(kInvalidProperty, !sentence.isEmpty());
        field().update();
    }
    m_reset->setVisible(!sentence.isEmpty() || m_stored != m_usual);
    updateTips();
}

void ParameterControl::setDefaultValue(const ParameterValue& usual) {
    m_usual = usual;
    updateTips();
}

void ParameterControl::makeNumber() {
    m_box = new NumberBox(this);
    m_box->setObjectName(objectName() + QStringLiteral(".box"));
    m_box->setFont(uiFont(font_size::kBody));
    m_box->setNoneAllowed(std::holds_alternative<OptionalField>(m_info.field));
    m_play = makeButton(objectName() + QStringLiteral(".play"), kControlHeight, this);
    m_play->setContextMenuPolicy(Qt::CustomContextMenu);
    m_slider = new ParameterSlider(this);
    m_slider->setObjectName(objectName() + QStringLiteral(".slider"));
    m_low = new QLabel(this);
    m_high = new QLabel(this);
    m_note = new QLabel(this);
    m_note->setObjectName(objectName() + QStringLiteral(".note"));
    for (QLabel* label : {m_low, m_high, m_note}) label->setFont(uiFont(font_size::kSmallest));
    m_low->setMinimumWidth(px(10));
    m_high->setMinimumWidth(QFontMetrics(m_high->font()).horizontalAdvance(QStringLiteral("0000")));
    m_high->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_note->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_note->hide();

    auto* row = new QHBoxLayout;
    row->setSpacing(px(4));
    row->addWidget(m_name);
    row->addWidget(m_reset);
    row->addWidget(m_box);
    row->addWidget(m_play);
    auto* line = new QHBoxLayout;
    line->setSpacing(px(2));
    line->addWidget(m_low);
    line->addWidget(m_slider, 1);
    line->addWidget(m_high);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(row);
    layout->addLayout(line);
    // The note stands in the gap to the next parameter, so nothing moves when it comes.
    layout->addStretch(1);
    makeProblem(*layout);
    m_problem->hide();
    setMinimumHeight(px(kWholeHeight));

    connect(m_box, &NumberBox::valueEdited, this, &ParameterControl::choose);
    connect(m_slider, &ParameterSlider::valueEdited, this, [this](ExactNumber value) { choose(value); });
    connect(m_slider, &ParameterSlider::pressed, this, [this] {
        Q_EMIT touched(m_key);
        Q_EMIT pressed(m_key);
    });
    connect(m_slider, &ParameterSlider::released, this, [this] {
        updateScale();
        Q_EMIT released(m_key);
    });
    connect(m_box->findChild<QLineEdit*>(), &QLineEdit::textEdited, this, [this] { Q_EMIT touched(m_key); });
    connect(m_play, &QToolButton::clicked, this, [this] {
        if (m_motionReduced)
            Q_EMIT playMenuRequested(m_play->mapToGlobal(m_play->rect().bottomLeft()));
        else
            Q_EMIT playToggled(m_key);
    });
    connect(m_play, &QToolButton::customContextMenuRequested, this,
            [this](const QPoint& place) { Q_EMIT playMenuRequested(m_play->mapToGlobal(place)); });
}

void ParameterControl::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_name->setInks(symbolInk(m_key, theme), theme);
    setInk(*m_problem, theme.text, theme);
    if (m_chips) m_chips->setTheme(theme);
    if (m_slider) {
        m_slider->setTheme(theme);
        for (QLabel* label : {m_low, m_high}) setInk(*label, theme.faint, theme);
        setInk(*m_note, theme.muted, theme);
    }
    updateIcons();
}

void ParameterControl::updateIcons() {
    m_reset->setIcon(themedIcon(QStringLiteral("reset"), *m_theme));
    if (!m_play) return;
    m_play->setIconSize({px(kPlaySize), px(kPlaySize)});
    m_play->setIcon(themedIcon(m_playing ? QStringLiteral("pause") : QStringLiteral("play"), *m_theme));
}

void ParameterControl::retranslate() {
    const ParameterText words = parameterText(m_use, m_chapter);
    m_name->setWords(words.symbol, words.name);
    if (m_choice) {
        // A choice is cut short before its name is, within bounds.
        m_name->setMinimumWidth(
            std::min(m_name->fontMetrics().horizontalAdvance(words.name) + 1, px(kChoiceNameWidth)));
        const auto values = std::get<ChoiceField>(m_info.field).values;
        for (std::size_t i = 0; i < values.size(); ++i) m_choice->setItemText(int(i), choiceWords(values[i]));
        m_choice->setAccessibleName(words.name);
    } else if (m_text) {
        m_text->setAccessibleName(words.name);
        m_chips->setAccessibleName(words.name);
        m_chips->setToolTip(WordOrderList::hint());
        m_chips->setAccessibleDescription(WordOrderList::hint());
        if (hasInvalidInput()) setTypedProblem(textProblemWords(m_key, m_text->text()));
    } else {
        setFieldName(*m_box, words.name);
        m_slider->setAccessibleName(words.name);
    }
    updateTips();
    setState(m_stored, m_shown, m_bounds);
}

void ParameterControl::updateTips() {
    const ParameterText words = parameterText(m_use, m_chapter);
    setToolTip(tooltipText(words.name, disabledReason().isEmpty() ? words.tooltip : disabledReason()));
    const QString explanation = disabledReason().isEmpty() ? words.tooltip : disabledReason();
    // A screen reader says it without the edge and the place.
    const QString problem = m_problem->text();
    const QString described = problem.isEmpty() ? explanation : tr("Not accepted. %1").arg(problem);
    const QString reset = std::holds_alternative<std::monostate>(m_usual) ? tr("Clear %1") : tr("Reset %1");
    const QString label = parameterLabel(m_key);
    m_reset->setAccessibleName(reset.arg(label));
    m_reset->setToolTip(reset.arg(label));
    field().setAccessibleDescription(described);
    if (!m_box) return;
    m_slider->setAccessibleDescription(explanation);
    const QString play = (m_playing ? tr("Stop %1") : tr("Play %1")).arg(label);
    m_play->setAccessibleName(play);
    const QString why = !m_motionReduced ? QString()
                        : m_play->isEnabled()
                            ? tr("Playing is off while motion is reduced (View menu). A click offers to save a moving "
                                 "picture.")
                            : tr("Playing is off while motion is reduced (View menu).");
    m_play->setAccessibleDescription(why);
    m_play->setToolTip(why.isEmpty() ? play : tooltipText(play, why));
}

void ParameterControl::setState(const ParameterValue& stored, const ParameterValue& shown,
                                const ParameterBounds& bounds, const QString& meaning) {
    const bool isOtherText = m_text && stored != m_stored;
    m_stored = stored;
    m_shown = shown;
    m_bounds = bounds;
    const bool isChanged = stored != m_usual;
    m_reset->setVisible(isChanged || !m_refused.isEmpty());
    if (m_choice) {
        m_choice->setCurrentIndex(int(number().value_or(0)));
        return;
    }
    if (m_text) {
        // What is typed and not accepted stays to be mended, until the value is another one.
        if (!isOtherText && hasInvalidInput()) return m_reset->setVisible(true);
        const auto* value = std::get_if<std::string>(&stored);
        const QString text = value ? QString::fromStdString(*value) : QString();
        if (m_text->text() != text) {
            m_text->setText(text);
            // A sentence longer than the field is read from its first word.
            if (!m_text->hasFocus()) m_text->setCursorPosition(0);
        }
        showOrder();
        return setTypedProblem({});
    }
    updateScale();
    m_box->setRange(bounds, {bounds.minimum, bounds.maximum, m_scale.integer, m_scale.logarithmic, m_scale.step});
    m_box->setValue(number());
    m_slider->setValue(number());
    m_slider->setTickValue(isChanged ? numberOf(m_usual) : std::nullopt);
    const auto wanted = numberOf(stored);
    // What has no effect says why in its tip, and a value that nobody set gives way in silence.
    const bool isOther = m_noEffect.isEmpty() && isChanged && wanted && number() && *wanted != *number();
    m_note->setText(isOther ? tr("set to %1, %2").arg(exactNumber(*wanted), whyAnother(*wanted)) : meaning);
    m_note->setVisible((isOther || !meaning.isEmpty()) && m_refused.isEmpty());
}

/// Why a number that was set is not the one that is shown.
QString ParameterControl::whyAnother(ExactNumber wanted) const {
    if (wanted > m_bounds.maximum) {
        const QString most = exactNumber(m_bounds.maximum);
        return m_use.maxWords.english ? phraseText(Message(m_use.maxWords, most.toStdString()))
                                      : tr("here at most %1").arg(most);
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
    // It does not shrink under the hand that moves it.
    if (m_slider->isDragging() || m_slider->hasFocus() || m_playing) {
        scale.minimum = std::min(scale.minimum, inside(m_scale.minimum));
        scale.maximum = std::max(scale.maximum, inside(m_scale.maximum));
    }
    m_scale = scale;
    m_slider->setScale(scale);
    m_low->setText(endText(scale.minimum));
    m_high->setText(endText(scale.maximum));
}

void ParameterControl::setDisabledReason(const QString& why) {
    if (why == m_noEffect) return;
    m_noEffect = why;
    followWithheld();
}

void ParameterControl::setWithheld(const QString& why) {
    if (why == m_withheld) return;
    m_withheld = why;
    followWithheld();
}

void ParameterControl::followWithheld() {
    setEnabled(disabledReason().isEmpty());
    updateTips();
}

void ParameterControl::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_note)
        m_note->setGeometry(0, height() - px(kProblemHeight), width() - px(kControlHeight + 4), px(kProblemHeight));
}

void ParameterControl::setMotionReduced(bool reduced) {
    m_motionReduced = reduced;
    if (!m_play) return;
    // What is saved does not move here.
    m_play->setEnabled(!reduced || canWriteMovingPictures());
    updateTips();
}

void ParameterControl::setPlaying(bool playing) {
    if (m_playing == playing || !m_play) return;
    m_playing = playing;
    updateIcons();
    updateTips();
}

}  // namespace attention
