#pragma once

#include <vector>

#include <QCoreApplication>

#include "core/encoding/relative_shift_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What the exhibit "Relative shift" says.
struct ShiftWords {
    Q_DECLARE_TR_FUNCTIONS(RelativeShift)

 public:
    static ExhibitWords words();
    static std::vector<Preset> presets();
    static Caption caption(const RelativeShiftStudy& study, const Scene& scene);
    static QString description(const RelativeShiftStudy& study, const Scene& scene);
    static std::vector<Explanation::Tag> tags(const Scene& scene, const Cell& cell);
    static Explanation explain(const RelativeShiftStudy& study, const Scene& scene, const Cell& cell);
    /// "516°", with decimals where an angle is small.
    static QString degrees(double radians);

 private:
    static QString seen(const RelativeShiftStudy& study, Index pair);
    static QString tryThis();
    static QString more(const RelativeShiftStudy& study, const Parameters& p);
};

}  // namespace attention
