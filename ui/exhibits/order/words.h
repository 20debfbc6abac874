#pragma once

#include <optional>
#include <vector>

#include <QCoreApplication>

#include "core/attention/order_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What the exhibit about word order says.
struct OrderWords {
    Q_DECLARE_TR_FUNCTIONS(Order)

 public:
    static ExhibitWords words();
    static std::vector<Preset> presets();
    static Caption caption(const OrderStudy& study, const Scene& scene);
    /// @param selected  of the selected cell, with its tags
    static QString description(const OrderStudy& study);
    static Explanation explain(const OrderStudy& study, const Cell& cell);
    /// A difference with two digits.
    static QString difference(double value);
};

}  // namespace attention
