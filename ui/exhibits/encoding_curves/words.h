#pragma once

#include <vector>

#include <QCoreApplication>

#include "core/encoding/encoding_curves_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What the exhibit "Waves" says.
struct CurvesWords {
    Q_DECLARE_TR_FUNCTIONS(EncodingCurves)

 public:
    static ExhibitWords words();
    static std::vector<Preset> presets();
    static Caption caption(const EncodingCurvesStudy& study, const Scene& scene);
    static QString description(const EncodingCurvesStudy& study, const Scene& scene);
};

}  // namespace attention
