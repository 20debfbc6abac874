#pragma once

#include <optional>
#include <vector>

#include <QCoreApplication>

#include "core/attention/heads_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What the exhibit about heads side by side says.
struct HeadsWords {
    Q_DECLARE_TR_FUNCTIONS(Heads)

 public:
    static ExhibitWords words();
    static std::vector<Preset> presets();
    static Caption caption(const HeadsStudy& study, const Scene& scene);
    static QString description(const HeadsStudy& study, const Scene& scene);
    /// @param head  that is looked at
    static Explanation explain(const HeadsStudy& study, const Cell& cell, Index head);
    static QString design(HeadDesign design);
};

}  // namespace attention
