#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "core/training/learned_positions_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What positions in training are called, and what is said of them.
class LearnedPositionsWords {
    Q_DECLARE_TR_FUNCTIONS(LearnedPositions)

 public:
    static ExhibitWords words(const Parameters& parameters);
    static std::vector<Preset> presets();
    static Caption caption(const LearnedPositionsStudy& study);
    static QString description(const LearnedPositionsStudy& study, const Parameters& parameters);
    static std::vector<Explanation::Tag> tags(const Parameters& parameters, const Cell& cell);
    static Explanation explain(const LearnedPositionsStudy& study, const Parameters& parameters, const Cell& cell);
    static NoEffect noEffect(std::string_view key, const Parameters& parameters);
    static std::optional<SceneProblem> problem(const Parameters& parameters);

    /// "0.99"; a dash where there is no number.
    static QString share(double part);
    /// The head whose weights are shown.
    static Index headOf(const LearnedPositionsStudy& study, const Parameters& parameters);

 private:
    static QString seen(const LearnedPositionsStudy& study);
    static QString tryThis(const LearnedPositionsStudy& study);
    static QString more(const LearnedPositionsStudy& study);
};

}  // namespace attention
