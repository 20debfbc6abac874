#pragma once

#include <vector>

#include <QCoreApplication>

#include "core/training/fading_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What the exhibit "Fading" says.
struct FadingWords {
    Q_DECLARE_TR_FUNCTIONS(Fading)

 public:
    static ExhibitWords words(const Parameters& parameters);
    static std::vector<Preset> presets();
    static Caption caption(const FadingStudy& study, const Scene& scene);
    static QString description(const FadingStudy& study, const Scene& scene);
    static std::vector<Explanation::Tag> tags(const Scene& scene, const Cell& cell);
    static Explanation explain(const FadingStudy& study, const Scene& scene, const Cell& cell);
    /// Two digits; exactly 0 is "0".
    static QString number(double value);

 private:
    static QString claim(const Parameters& parameters);
    static QString seen(const FadingStudy& study, const Parameters& parameters);
    static QString seenGradient(const FadingStudy& study, std::int64_t delta);
    static QString tryThis(const Parameters& parameters);
    static QString more(const FadingStudy& study, const Parameters& parameters);
};

}  // namespace attention
