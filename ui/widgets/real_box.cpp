#include "ui/widgets/real_box.h"

#include <algorithm>
#include <cmath>

#include <QAction>
#include <QLineEdit>
#include <QStyle>

#include "ui/text/exact_number_format.h"
#include "ui/text/number_format.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/style.h"

namespace attention {

RealBox::RealBox(const QString& name, double step, QWidget* parent) : QAbstractSpinBox(parent), m_step(step) {
    setObjectName(name);
    setFont(uiFont(font_size::kName));
    setAlignment(Qt::AlignRight);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_errorIcon =
        lineEdit()->addAction(style()->standardIcon(QStyle::SP_MessageBoxWarning), QLineEdit::LeadingPosition);
    m_errorIcon->setVisible(false);
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] { m_edited(); });
}

std::optional<double> RealBox::value() const {
    return parseNumberInput(text());
}

bool RealBox::isWithin(double minimum, double maximum) const {
    const auto number = value();
    return number && *number >= minimum && *number <= maximum;
}

void RealBox::setValue(double value, int decimals) {
    lineEdit()->setText(roundedNumber(value, decimals));
}

void RealBox::setError(const QString& sentence) {
    m_errorIcon->setVisible(!sentence.isEmpty());
    setAccessibleDescription(sentence);
}

void RealBox::stepBy(int steps) {
    // Go to the next multiple of the step.
    const double from = value().value_or(0) / m_step;
    const double multiple = steps > 0 ? std::floor(from + 1e-9) : std::ceil(from - 1e-9);
    setValue(std::max(m_step, (multiple + steps) * m_step), 3);
    m_edited();
    selectAll();
}

QSize RealBox::sizeHint() const {
    return {px(92), px(28)};
}

QString roundedNumber(double value, int decimals) {
    const double scale = std::pow(10, decimals);
    return exactNumber(std::round(value * scale) / scale);
}

}  // namespace attention
