#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "core/training/training_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// The exhibit of a training run.
class Training : public ExhibitWithStudy<TrainingStudy>, public Incremental, public Trainable, public LayerSource {
    Q_DECLARE_TR_FUNCTIONS(Training)

 public:
    Training();
    double memoryNeeded(const Scene& scene) const override { return trainingStudyBytes(scene.parameters); }
    std::shared_ptr<SharedTrainingRun> runOf(const Study& study) const override { return castStudy(study).run; }
    std::optional<ExtractedLayer> layerOf(const Study& study, const Scene& scene) const override;
    Parameters withLinkedParameters(const Parameters& before, Parameters after) const override;
    StudyPtr compute(const Scene& scene, std::stop_token stop) const override {
        return studyTraining(scene.parameters, stop);
    }
    StudyPtr computeFrom(const Study& before, const Scene& scene, std::stop_token stop) const override {
        return studyTraining(scene.parameters, stop, &castStudy(before));
    }
    ExhibitTexts textsFor(const Scene& scene) const override;
    std::vector<Preset> presets() const override;
    Caption caption(const TrainingStudy& study, const Scene& scene) const override;
    QString description(const TrainingStudy& study, const Scene& scene) const override;
    CellTags tags(const TrainingStudy& study, const Scene& scene, const Cell& cell) const override;
    Explanation explain(const TrainingStudy& study, const Scene& scene, const Cell& cell) const override;
    IneffectiveReason ineffectiveReason(std::string_view key, const Scene& scene) const override;
    std::optional<SceneProblem> problem(const Scene& scene) const override;

    /// "each place must name the token 3 before it".
    static QString asked(const TrainingSettings& settings);
    /// A fraction as text: "0.99".
    static QString share(double fraction);
    /// The answer at a position as text: a letter, "yes" or "no".
    static QString named(const TrainingStudy& study, int target);
    static QString symbol(const TrainingStudy& study, int token);
    static QString encoding(EncodingChoice encoding);

 private:
    static QString seen(const TrainingStudy& study);
    static QString tryThis(const TrainingStudy& study, const EncodingParameters& parameters);
    static QString lengths(const TrainingStudy& study);
    static QString guessed(const TrainingStudy& study);
    static QString shared(const TrainingStudy& study, const SelectionParameters& parameters);
    static QString more(const TrainingStudy& study, const Parameters& parameters);
    static QString ofPlace(const Parameters& parameters);
    static QString claim(TrainingTask task);
    static QString whyWrong(const TrainingStudy& study, Index place, Index layer);
    static QString taught(TrainingTask task);
};

}  // namespace attention
