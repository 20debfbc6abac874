#pragma once

#include <QCoreApplication>

namespace attention {

/// The translation context of the exhibit's texts, and how texts and figure write a number.
struct OrderWords {
    Q_DECLARE_TR_FUNCTIONS(Order)

 public:
    /// A difference of outputs as text, with three significant digits; "0" for exactly 0.
    static QString differenceText(double value);
};

}  // namespace attention
