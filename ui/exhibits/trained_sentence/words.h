#pragma once

#include <QCoreApplication>

#include "core/training/trained_sentence_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What a trained sentence is called, and what is said of it.
class TrainedSentenceWords {
    Q_DECLARE_TR_FUNCTIONS(TrainedSentence)

 public:
    static ExhibitWords words(const Parameters& parameters);
    static std::vector<Preset> presets();
    static Caption caption(const TrainedSentenceStudy& study, const Parameters& parameters);
    static QString description(const TrainedSentenceStudy& study, const Parameters& parameters);
    static std::vector<Explanation::Tag> tags(const TrainedSentenceStudy& study, const Parameters& parameters,
                                              const Cell& cell);
    /// The word that a line leads to, or that is answered.
    static std::optional<std::int64_t> tokenOf(const TrainedSentenceStudy& study, const Parameters& parameters,
                                               const Cell& cell);
    static Explanation explain(const TrainedSentenceStudy& study, const Parameters& parameters, const Cell& cell);
    static NoEffect noEffect(std::string_view key, const Parameters& parameters);
    /// All words of the model.
    static QStringList knownWords();
    static std::optional<SceneProblem> problem(const Parameters& parameters);

    /// A word of the sentence in quotation marks.
    static QString word(std::string_view word);
    /// "layer 1", "layer 1, head 0".
    static QString line(const ShippedModel& model, Index layer, Index head);

 private:
    static QString claim(SentenceModel model);
    static QString lineTable(const TrainedSentenceStudy& study);
    static QString seen(const TrainedSentenceStudy& study, const SentenceLine& line);
    static QString tryThis(const TrainedSentenceStudy& study, const SentenceLine& line);
    static QString more(const TrainedSentenceStudy& study);
};

}  // namespace attention
