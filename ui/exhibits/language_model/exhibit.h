#pragma once

#include <QCoreApplication>

#include "core/models/next_token_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// The exhibit of what a language model says next.
class LanguageModelExhibit : public ExhibitWithStudy<NextTokenStudy>, public Incremental {
    Q_DECLARE_TR_FUNCTIONS(LanguageModelExhibit)

 public:
    LanguageModelExhibit();
    double memoryNeeded(const Scene& scene) const override;
    StudyPtr compute(const Scene& scene, std::stop_token stop) const override;
    StudyPtr computeFrom(const Study& before, const Scene& scene, std::stop_token stop) const override;
    ExhibitTexts textsFor(const Scene& scene) const override;
    std::vector<Preset> presets() const override;
    Caption caption(const NextTokenStudy& study, const Scene& scene) const override;
    QString description(const NextTokenStudy& study, const Scene& scene) const override;
    CellTags tags(const NextTokenStudy& study, const Scene& scene, const Cell& cell) const override;
    std::optional<std::int64_t> token(const NextTokenStudy& study, const Scene& scene, const Cell& cell) const override;
    Explanation explain(const NextTokenStudy& study, const Scene& scene, const Cell& cell) const override;
    std::vector<DerivedParameter> derivedParameters(const Scene& scene) const override;
    IneffectiveReason ineffectiveReason(std::string_view key, const Scene& scene) const override;
    std::optional<SceneProblem> problem(const Scene& scene) const override;
    Parameters withLinkedParameters(const Parameters& before, Parameters after) const override;

    /// The text of a token in quotation marks, for sentences.
    static QString quoted(const NextTokenStudy& study, int id);
    /// "after layer 3", "after the embedding". @param row  of the matrices "lens" and "winner": 0 is the embedding
    static QString layerName(Index row);
    /// "layer 3, attention", "embedding".
    static QString partName(const StreamPart& part);
    /// A probability with three decimals; below 0.001 with two significant digits.
    static QString share(double probability);

 private:
    static QString more(const NextTokenStudy& study, const Scene& scene);
    static QString aboutModel(const NextTokenStudy& study, const Scene& scene);
};

}  // namespace attention
