#pragma once

#include <QString>

namespace attention {

/// Of numbers that a person reads, a point unless the language has another one. Machine-readable output never asks.
QChar decimalSign();
void setDecimalSign(QChar sign);

/// The text of a number with a point, as a person reads it.
QString withDecimalSign(QString number);

}  // namespace attention
