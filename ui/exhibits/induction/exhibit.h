#pragma once

#include <QCoreApplication>

#include "core/models/induction_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// The exhibit of induction heads.
class Induction : public ExhibitWithStudy<InductionStudy>, public Incremental {
    Q_DECLARE_TR_FUNCTIONS(Induction)

 public:
    Induction();
    /// Two runs with their moments, and passes over the example.
    double memoryNeeded(const Scene&) const override { return 6e7; }
    StudyPtr compute(const Scene& scene, std::stop_token stop) const override;
    StudyPtr computeFrom(const Study& before, const Scene& scene, std::stop_token stop) const override;
    ExhibitTexts textsFor(const Scene& scene) const override;
    std::vector<Preset> presets() const override;
    Caption caption(const InductionStudy& study, const Scene& scene) const override;
    QString description(const InductionStudy& study, const Scene& scene) const override;
    CellTags tags(const InductionStudy& study, const Scene& scene, const Cell& cell) const override;
    Explanation explain(const InductionStudy& study, const Scene& scene, const Cell& cell) const override;
    IneffectiveReason ineffectiveReason(std::string_view key, const Scene& scene) const override;
    std::optional<SceneProblem> problem(const Scene& scene) const override;
    Parameters withLinkedParameters(const Parameters& before, Parameters after) const override;

    /// "0.97"
    static QString share(double part);
    static QString letter(const InductionStudy& study, Index place);
    /// The name of a layer's head by what it does in the trained model of two layers, else by its layer.
    static QString headName(const InductionStudy& study, Index layer);

 private:
    static QString seen(const InductionStudy& study);
    static QString tryThis(const InductionStudy& study);
    static QString more(const InductionStudy& study);
};

}  // namespace attention
