#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include <QCoreApplication>

#include "core/attention/heads_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

inline constexpr std::string_view kOneWordTab = "one-word", kColumnsTab = "columns";

/// The exhibit of heads side by side.
class Heads : public ExhibitWithStudy<HeadsStudy>, public Incremental {
    Q_DECLARE_TR_FUNCTIONS(Heads)

 public:
    Heads();
    double memoryNeeded(const Scene& scene) const override;
    std::vector<DerivedParameter> derivedParameters(const Scene& scene) const override;
    std::optional<SceneProblem> problem(const Scene& scene) const override;
    IneffectiveReason ineffectiveReason(std::string_view key, const Scene& scene) const override;
    CellTags tags(const HeadsStudy& study, const Scene& scene, const Cell& cell) const override;
    StudyPtr compute(const Scene& scene, std::stop_token stop) const override;
    StudyPtr computeFrom(const Study& before, const Scene& scene, std::stop_token stop) const override;
    ExhibitTexts textsFor(const Scene& scene) const override;
    std::vector<Preset> presets() const override;
    Caption caption(const HeadsStudy& study, const Scene& scene) const override;
    QString description(const HeadsStudy& study, const Scene& scene) const override;
    Explanation explain(const HeadsStudy& study, const Scene& scene, const Cell& cell) const override;
    /// The chosen head, from 0.
    static Index headOf(const HeadsStudy& study, const Scene& scene);
    /// The translated name of a design: "narrow".
    static QString design(HeadDesign design);
};

}  // namespace attention
