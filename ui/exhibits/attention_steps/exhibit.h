#pragma once

#include <string>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/attention/attention_steps_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// The last value of the parameter "step".
inline constexpr int kLastStep = 8;

/// The number in a circle, 1 to 6, of the part that a value of the parameter "step", 1 to kLastStep, adds to the
/// figure: words, vectors, scores, weights, weighted values, output. The parameter also counts the scaling and the
/// masking of the scores, as 4 and 5; both only change the numbers in part 3.
constexpr int circledNumber(int step) {
    return step <= 3 ? step : step <= 5 ? 3 : step - 2;
}

/// The exhibit "Step by step": one attention layer from the embeddings to the output.
class AttentionSteps : public ExhibitWithStudy<AttentionStepsStudy>, public Editable, public Incremental {
    Q_DECLARE_TR_FUNCTIONS(AttentionSteps)

 public:
    AttentionSteps();
    double memoryNeeded(const Scene& scene) const override { return attentionStepsBytes(scene); }
    std::vector<DerivedParameter> derivedParameters(const Scene& scene) const override;
    std::optional<SceneProblem> problem(const Scene& scene) const override;
    std::optional<Entry> entryOf(const Study& study, const Scene&, const Cell& cell) const override {
        return castStudy(study).entryOf(cell);
    }
    StudyPtr compute(const Scene& scene, std::stop_token stop) const override {
        return studyAttentionSteps(scene, stop);
    }
    StudyPtr computeFrom(const Study& before, const Scene& scene, std::stop_token stop) const override {
        return studyAttentionSteps(scene, stop, castStudy(before).run);
    }
    ExhibitTexts textsFor(const Scene& scene) const override;
    std::vector<Preset> presets() const override;
    IneffectiveReason ineffectiveReason(std::string_view key, const Scene& scene) const override;
    Caption caption(const AttentionStepsStudy& study, const Scene& scene) const override;
    QString description(const AttentionStepsStudy& study, const Scene& scene) const override;
    CellTags tags(const AttentionStepsStudy& study, const Scene& scene, const Cell& cell) const override;
    Explanation explain(const AttentionStepsStudy& study, const Scene& scene, const Cell& cell) const override;
    /// Symbol of the layer's input: "X" or "X + P".
    static QString inputName(bool hasPositions);
    /// Whether all weight matrices are random: neither loaded nor edited by the user.
    static bool areRandom(const AttentionStepsStudy& study, const Scene& scene);

 private:
    static bool isCross(const Scene& scene);
    static bool hasRandomWords(const Scene& scene);
    static QString placedWord(const std::vector<std::string>& words, Index position);
    /// The sentence of the explanation: what the number of a cell is.
    static QString sentenceOf(const AttentionStepsStudy& study, const Scene& scene, const Cell& cell);
    // Parts of the caption.

    static QStringList sharesSeen(const AttentionStepsStudy& study, const Scene& scene);
    static QString seen(const AttentionStepsStudy& study, const Scene& scene);
    static QString tryThis(const Scene& scene);
    /// A paragraph for each of the figure's six steps.
    static QStringList steps(const AttentionStepsStudy& study, const Scene& scene);
    static QString more(const AttentionStepsStudy& study, const Scene& scene);
    static QString matters(const AttentionStepsStudy& study, const Scene& scene);
};

}  // namespace attention
