#include "ui/widgets/number_box.h"

#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QWheelEvent>

#include "core/number_text.h"
#include "ui/text/exact_number_format.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

constexpr QChar kMinus(0x2212);
constexpr QChar kThinSpace(0x202F);
constexpr QChar kNoneDash(0x2013);
// In designed pixels.
constexpr int kBoxWidth = 82;

/// Removes the separators between groups of three digits: commas if the decimal sign is a point (10,000 is ten
/// thousand), points if it is a comma (10.000 is ten thousand).
void removeGroupSeparators(QString& number) {
    static const QRegularExpression byComma(QStringLiteral("^-?[1-9][0-9]{0,2}(,[0-9]{3})+(\\.[0-9]*)?$"));
    static const QRegularExpression byPoint(QStringLiteral("^-?[1-9][0-9]{0,2}(\\.[0-9]{3})+(,[0-9]*)?$"));
    const bool hasComma = decimalSign() == u',';
    if ((hasComma ? byPoint : byComma).match(number).hasMatch()) number.remove(hasComma ? u'.' : u',');
}

/// The shortest exact notation of a number, for example 1e6 for a million.
QString shortNumber(ExactNumber value) {
    QString digits = QString::fromStdString(formatExact(value));
    if (digits.contains(u'e') || digits.contains(u'.')) return exactNumber(value);
    qsizetype zeros = 0;
    while (zeros < digits.size() - 1 && digits[digits.size() - 1 - zeros] == u'0') ++zeros;
    if (zeros < 3) return exactNumber(value);
    digits.chop(zeros);
    return digits.replace(u'-', kMinus) + QStringLiteral("e%1").arg(zeros);
}

}  // namespace

std::optional<ExactNumber> parseNumberInput(QString text) {
    text.removeIf([](QChar c) { return c.isSpace(); });
    text.replace(kMinus, u'-');
    if (text.startsWith(u'+')) text.remove(0, 1);
    removeGroupSeparators(text);
    text.replace(u',', u'.');
    return parseNumber(text.toStdString());
}

NumberBox::NumberBox(QWidget* parent) : QAbstractSpinBox(parent) {
    setAlignment(Qt::AlignRight);
    setKeyboardTracking(false);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QAbstractSpinBox::editingFinished, this, &NumberBox::commit);
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] { m_isTyping = true; });
}

void NumberBox::setRange(const ParameterBounds& bounds, const SliderScale& steps) {
    m_bounds = bounds;
    m_steps = steps;
    update();
}

void NumberBox::setValue(std::optional<ExactNumber> value) {
    if (m_value == value && !lineEdit()->text().isEmpty()) return;
    m_value = value;
    if (!m_isTyping) showValue();
    update();
}

void NumberBox::showValue() {
    QString text = m_value ? exactNumber(*m_value) : QString(kNoneDash);
    const int available = lineEdit()->width() - 5;
    const auto isTooWide = [&] {
        return !hasFocus() && available > 0 && fontMetrics().horizontalAdvance(text) > available;
    };
    if (isTooWide()) text = shortNumber(*m_value);
    if (isTooWide()) text = fontMetrics().elidedText(text, Qt::ElideRight, available);
    if (text == lineEdit()->text()) return;
    const bool wasSelected = hasFocus() && lineEdit()->hasSelectedText();
    lineEdit()->setText(text);
    if (wasSelected) lineEdit()->selectAll();
}

void NumberBox::commit() {
    const QString typed = lineEdit()->text().trimmed();
    m_isTyping = false;
    const auto number = parseNumberInput(typed);
    const bool isNone = m_noneAllowed && (typed.isEmpty() || typed == kNoneDash || typed == QStringLiteral("-"));
    if (isNone && m_value)
        Q_EMIT valueEdited(std::nullopt);
    else if (number)
        choose(*number);
    showValue();
}

void NumberBox::choose(ExactNumber value) {
    // A typed real number is rounded to the nearest double.
    value = m_steps.integer ? std::round(value) : double(value);
    value = std::clamp(value, m_bounds.minimum, m_bounds.maximum);
    if (m_bounds.contains(value) && value != m_value) Q_EMIT valueEdited(value);
}

void NumberBox::stepBy(int steps) {
    const QString typed = lineEdit()->text();
    const auto from = m_isTyping ? parseNumberInput(typed) : m_value;
    m_isTyping = false;
    choose(from ? m_steps.stepped(*from, steps) : m_bounds.minimum);
    showValue();
    if (hasFocus()) selectAll();
}

QAbstractSpinBox::StepEnabled NumberBox::stepEnabled() const {
    if (!m_value) return StepUpEnabled | StepDownEnabled;
    StepEnabled enabled = StepNone;
    if (*m_value < m_bounds.maximum) enabled |= StepUpEnabled;
    if (*m_value > m_bounds.minimum) enabled |= StepDownEnabled;
    return enabled;
}

QValidator::State NumberBox::validate(QString& text, int&) const {
    // In a whole number a comma could only separate thousands, so it is not accepted.
    if (m_steps.integer && text.contains(u',')) return QValidator::Invalid;
    if (parseNumberInput(text)) return QValidator::Acceptable;
    // Characters that can occur in an unfinished number, or the dash for none.
    const bool begins = std::all_of(text.cbegin(), text.cend(), [this](QChar c) {
        return c.isSpace() || (c >= u'0' && c <= u'9') || c == u'-' || c == kMinus || c == u'+' || c == u'e' ||
               c == u'E' || ((c == u'.' || c == u',') && !m_steps.integer) || c == kNoneDash || c == QChar(0x2026);
    });
    return begins ? QValidator::Intermediate : QValidator::Invalid;
}

QSize NumberBox::sizeHint() const {
    return {px(kBoxWidth), px(kControlHeight)};
}

bool NumberBox::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && !m_isTyping) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QAbstractSpinBox::event(event);
}

void NumberBox::changeEvent(QEvent* event) {
    QAbstractSpinBox::changeEvent(event);
    // The decimal sign may change with the language.
    if (event->type() == QEvent::LanguageChange && !m_isTyping) showValue();
}

void NumberBox::wheelEvent(QWheelEvent* event) {
    // Scrolling the panel must not change a control that passes under the pointer.
    if (hasFocus())
        QAbstractSpinBox::wheelEvent(event);
    else
        event->ignore();
}

void NumberBox::focusInEvent(QFocusEvent* event) {
    QAbstractSpinBox::focusInEvent(event);
    showValue();
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) selectAll();
}

void NumberBox::focusOutEvent(QFocusEvent* event) {
    QAbstractSpinBox::focusOutEvent(event);
    showValue();
}

void NumberBox::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_isTyping) {
        m_isTyping = false;
        showValue();
        selectAll();
        return;
    }
    QAbstractSpinBox::keyPressEvent(event);
}

void NumberBox::resizeEvent(QResizeEvent* event) {
    QAbstractSpinBox::resizeEvent(event);
    showValue();
}

}  // namespace attention
