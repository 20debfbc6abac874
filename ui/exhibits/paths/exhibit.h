#pragma once

#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/cost/paths_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// The exhibit of paths through networks.
class Paths : public ExhibitWithStudy<PathsStudy>, public Incremental {
    Q_DECLARE_TR_FUNCTIONS(Paths)

 public:
    Paths();
    double memoryNeeded(const Scene& scene) const override { return pathsMemory(scene.parameters); }
    StudyPtr compute(const Scene& scene, std::stop_token stop) const override {
        return studyPaths(scene.parameters, std::move(stop));
    }
    StudyPtr computeFrom(const Study& before, const Scene& scene, std::stop_token stop) const override {
        return studyPaths(scene.parameters, std::move(stop), &castStudy(before));
    }
    /// The name of the table of derivatives. While it is the selected matrix, the figure shows derivatives in place of
    /// distances.
    static constexpr std::string_view kDerivatives = "derivatives";

    ExhibitTexts textsFor(const Scene& scene) const override;
    std::vector<Preset> presets() const override;
    IneffectiveReason ineffectiveReason(std::string_view key, const Scene& scene) const override;
    std::optional<SceneProblem> problem(const Scene& scene) const override;
    Caption caption(const PathsStudy& study, const Scene& scene) const override;
    QString description(const PathsStudy& study, const Scene& scene) const override;
    CellTags tags(const PathsStudy& study, const Scene& scene, const Cell& cell) const override;
    Explanation explain(const PathsStudy& study, const Scene& scene, const Cell& cell) const override;

    /// A path length or a token as text: a whole number or infinity.
    static QString number(double value);
    /// "30 layers", "59 steps".
    static QString length(const PathNetwork& lane);
    static QString noPathText(Architecture architecture);
    /// "4 of 9"
    static QString ready(const PathNetwork& lane, std::int64_t step);
    /// Which tokens are drawn: "tokens 0 to 31 and 268 to 299 of 300". @param runs  first and last token of each run
    static QString drawn(const std::vector<std::pair<Index, Index>>& runs, Index tokens);

 private:
    static QString observation(const PathsStudy& study, const Parameters& parameters);
    static QString suggestion(const PathsStudy& study, const Parameters& parameters);
    static QString more(const PathsStudy& study, const Parameters& parameters);
    /// Suggestions of related presets and settings.
    static QStringList relatedSuggestions(const PathsStudy& study, const Parameters& parameters);
    /// "30 layers of convolution"
    static QString lengthIn(const PathNetwork& lane);
    /// "One output sees both 0 and 59 after 30 layers of convolution …", also which layers are not drawn and which
    /// networks have no path.
    static QString lengths(const PathsStudy& study, const DisplayParameters& parameters);
    static QString singleNetworkText();
    static QString kernel(const PathsStudy& study);
    static QString radius(const PathsStudy& study);
};

}  // namespace attention
