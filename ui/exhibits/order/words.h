#pragma once

#include <QCoreApplication>

namespace attention {

/// What words and figure of the exhibit say alike.
struct OrderWords {
    Q_DECLARE_TR_FUNCTIONS(Order)

 public:
    /// A difference with two digits.
    static QString difference(double value);
};

}  // namespace attention
