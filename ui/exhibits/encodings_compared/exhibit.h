#pragma once

#include <array>
#include <vector>

#include <QCoreApplication>

#include "core/encoding/encodings_compared_study.h"
#include "ui/exhibits/exhibit.h"
#include "ui/figure/parts/value_bars.h"

namespace attention {

/// The exhibit that compares encodings.
class EncodingsCompared : public ExhibitWithStudy<EncodingsComparedStudy>, public Incremental {
    Q_DECLARE_TR_FUNCTIONS(EncodingsCompared)

 public:
    EncodingsCompared();
    double memoryNeeded(const Scene& scene) const override;
    std::vector<DerivedParameter> derivedParameters(const Scene& scene) const override;
    StudyPtr compute(const Scene& scene, std::stop_token stop) const override { return studyEncodings(scene, stop); }
    StudyPtr computeFrom(const Study& before, const Scene& scene, std::stop_token stop) const override {
        return studyEncodings(scene, stop, &own(before));
    }
    /// The selected test is one of the chosen encoding.
    Parameters linked(const Parameters& before, Parameters after) const override;
    ExhibitTexts textsFor(const Scene& scene) const override;
    std::vector<Preset> presets() const override;
    Caption caption(const EncodingsComparedStudy& study, const Scene& scene) const override;
    QString description(const EncodingsComparedStudy& study, const Scene& scene) const override;
    CellTags tags(const EncodingsComparedStudy& study, const Scene& scene, const Cell& cell) const override;
    /// Without tags.
    Explanation explain(const EncodingsComparedStudy& study, const Scene& scene, const Cell& cell) const override;

    static QString kindName(EncodingKind kind);
    /// What it is, in a few words.
    static QString kindNote(EncodingKind kind);
    static QString propertyName(EncodingProperty property);
    /// What having it means, in two short lines.
    static std::array<QString, 2> propertyGloss(EncodingProperty property);
    /// Behind a number of the offset alone that is measured on scores, not on rows of a table.
    static constexpr char16_t kOfScores = u'*';
    /// The property as a sentence, which is tested: the head of a column.
    static QString testName(EncodingProperty property);
    /// What the picture of a test of the chosen encoding shows, with its result.
    static QString testWords(const EncodingsComparedStudy& study, EncodingProperty property);
    /// The numbers that decide it, where they are its picture.
    static std::vector<ValueBarsPart::Bar> testBars(const EncodingsComparedStudy& study, EncodingProperty property);
    /// What the cells of a diagonal have in common. @param place  of the diagonal in the band
    static QStringList diagonalWords(const OffsetBand& band, Index place);
    /// What is measured, under the property's name.
    static QString measureName(const EncodingsComparedStudy& study, EncodingProperty property);
    static QString verdictText(Verdict verdict);
    /// Whole numbers as they are, rounding with one digit, others with so many.
    static QString shortNumber(double value, int digits);
    /// What was measured; empty where there was nothing.
    static QString measureText(const EncodingsComparedStudy& study, EncodingKind kind, EncodingProperty property,
                               int digits);
    /// Of a cell of the table, whose column says of how many positions: the longest first.
    static QStringList cellNumbers(const EncodingsComparedStudy& study, EncodingKind kind, EncodingProperty property);
    /// Why a 0 can be no merit, the longest form first; nothing where no verdict says so.
    static QStringList zerosText(const EncodingsComparedStudy& study);
    /// What the chosen encoding does to queries and keys.
    static QString effectText(const EncodingsComparedStudy& study);

 private:
    /// What the number is, in a sentence.
    static QString reason(const EncodingsComparedStudy& study, EncodingKind kind, EncodingProperty property);
    /// Of the neighbours around a power of two among the positions; nothing where there is none above 1.
    static QString sharedOnes(Index positions);
    static QString seen(const EncodingsComparedStudy& study);
    static QString tryThis(EncodingKind kind, const EncodingOptions& setup);
    static QString more(const EncodingsComparedStudy& study);
};

}  // namespace attention
