#pragma once

#include <QCoreApplication>

namespace attention {

/// Functions that texts and figure of the exhibit share.
struct OrderWords {
    Q_DECLARE_TR_FUNCTIONS(Order)

 public:
    /// A difference with three significant digits; "0" for exactly 0.
    static QString difference(double value);
};

}  // namespace attention
