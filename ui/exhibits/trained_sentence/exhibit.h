#pragma once

#include <QCoreApplication>

#include "core/training/trained_sentence_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

inline constexpr std::string_view kAdjectivesTab = "two-adjectives", kWeightsTab = "weights";

/// The exhibit of a trained sentence.
class TrainedSentence : public ExhibitWithStudy<TrainedSentenceStudy> {
    Q_DECLARE_TR_FUNCTIONS(TrainedSentence)

 public:
    TrainedSentence();
    /// The model and the passes over two sentences; if a line is forced to another word, one more pass for each query.
    double memoryNeeded(const Scene& scene) const override { return scene.parameters.whatIf ? 6e7 : 8e6; }
    StudyPtr compute(const Scene& scene, std::stop_token stop) const override;
    ExhibitTexts textsFor(const Scene& scene) const override;
    std::vector<Preset> presets() const override;
    Caption caption(const TrainedSentenceStudy& study, const Scene& scene) const override;
    QString description(const TrainedSentenceStudy& study, const Scene& scene) const override;
    CellTags tags(const TrainedSentenceStudy& study, const Scene& scene, const Cell& cell) const override;
    std::optional<std::int64_t> token(const TrainedSentenceStudy& study, const Scene& scene,
                                      const Cell& cell) const override;
    Explanation explain(const TrainedSentenceStudy& study, const Scene& scene, const Cell& cell) const override;
    IneffectiveReason ineffectiveReason(std::string_view key, const Scene& scene) const override;
    /// All words of the model's vocabulary, as one text for each kind of word.
    static QStringList knownWords();
    std::optional<SceneProblem> problem(const Scene& scene) const override;

    /// The position in the sentence of a cell's word: the key of a weight, or the word that an answer names.
    static std::optional<std::int64_t> placeOf(const TrainedSentenceStudy& study, const Parameters& parameters,
                                               const Cell& cell);
    /// A word of the sentence in quotation marks.
    static QString word(std::string_view word);
    /// "layer 1", "layer 1, head 0".
    static QString line(const ShippedModel& model, Index layer, Index head);

 private:
    static QString claim(SentenceModel model);
    static QString lineTable(const TrainedSentenceStudy& study);
    static QString seen(const TrainedSentenceStudy& study, const AttentionRowId& line);
    static QString tryThis(const TrainedSentenceStudy& study, const AttentionRowId& line);
    static QString more(const TrainedSentenceStudy& study);
};

}  // namespace attention
