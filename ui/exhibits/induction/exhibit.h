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
    /// Two training runs with Adam's moments, and passes over the example.
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

    /// A fraction with two decimals: "0.97".
    static QString share(double fraction);
    /// The letter of the example at a position, from 0.
    static QString letter(const InductionStudy& study, Index position);
    /// The name of a layer's head. In the trained model of two layers with positions it says what the head does: "layer
    /// 1: induction head"; else it is "layer 1, head 0".
    static QString headName(const InductionStudy& study, Index layer);

 private:
    static QString observation(const InductionStudy& study);
    static QString suggestion(const InductionStudy& study);
    static QString more(const InductionStudy& study);
};

}  // namespace attention
