#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "core/training/training_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What a training run is called, and what is said of it.
class TrainingWords {
    Q_DECLARE_TR_FUNCTIONS(Training)

 public:
    static ExhibitWords words(const Parameters& parameters);
    static std::vector<Preset> presets();
    static Caption caption(const TrainingStudy& study, const Parameters& parameters);
    static QString description(const TrainingStudy& study, const Parameters& parameters);
    static std::vector<Explanation::Tag> tags(const Parameters& parameters, const Cell& cell);
    static Explanation explain(const TrainingStudy& study, const Parameters& parameters, const Cell& cell);
    static NoEffect noEffect(std::string_view key, const Parameters& parameters);
    static std::optional<SceneProblem> problem(const Parameters& parameters);

    /// "each place must name the token 3 before it".
    static QString asked(const TrainingSettings& settings);
    /// "0.99".
    static QString share(double part);
    /// What a place names: a letter, "yes" or "no".
    static QString named(const TrainingStudy& study, int target);
    static QString symbol(const TrainingStudy& study, int token);
    static QString encoding(EncodingChoice encoding);

 private:
    static QString seen(const TrainingStudy& study);
    static QString tryThis(const TrainingStudy& study, const Parameters& parameters);
    static QString lengths(const TrainingStudy& study);
    static QString guessed(const TrainingStudy& study);
    static QString shared(const TrainingStudy& study, const Parameters& parameters);
    static QString more(const TrainingStudy& study, const Parameters& parameters);
    static QString ofPlace(const Parameters& parameters);
    static QString claim(TrainingTask task);
    static QString whyWrong(const TrainingStudy& study, Index place, Index layer);
    static QString taught(TrainingTask task);
};

}  // namespace attention
