#pragma once

#include <vector>

#include <QCoreApplication>

#include "core/encoding/encoding_curves_study.h"
#include "ui/exhibits/sinusoidal_words.h"

namespace attention {

/// What the exhibit "Waves" says.
struct CurvesWords {
    Q_DECLARE_TR_FUNCTIONS(EncodingCurves)

 public:
    static ExhibitWords words();
    static std::vector<Preset> presets();
    static Caption caption(const EncodingCurvesStudy& study, const Scene& scene);
    static QString description(const EncodingCurvesStudy& study, const Scene& scene);
    static std::vector<Explanation::Tag> tags(const Scene& scene, const Cell& cell) {
        return sinusoidalTags(scene, cell);
    }
    static Explanation explain(const EncodingCurvesStudy& study, const Scene&, const Cell& cell) {
        return sinusoidalExplanation(study, cell);
    }

 private:
    static QString seen(const EncodingCurvesStudy& study, const Scene& scene);
    static QString seenInComparison(const EncodingCurvesStudy& study, const Scene& scene);
    static QString whatIsWhat(const EncodingCurvesStudy& study, const Scene& scene);
    static QString turns(const EncodingCurvesStudy& study);
    static QString tryThis(const Scene& scene);
    static QString more(const EncodingCurvesStudy& study, const Scene& scene);
};

}  // namespace attention
