#pragma once

#include <array>
#include <vector>

#include <QCoreApplication>

#include "core/encoding/encodings_compared_study.h"
#include "ui/exhibits/exhibit.h"
#include "ui/figure/parts/value_bars.h"

namespace attention {

/// The exhibit that compares nine positional encodings.
class EncodingsCompared : public ExhibitWithStudy<EncodingsComparedStudy>, public Incremental {
    Q_DECLARE_TR_FUNCTIONS(EncodingsCompared)

 public:
    EncodingsCompared();
    double memoryNeeded(const Scene& scene) const override;
    std::vector<DerivedParameter> derivedParameters(const Scene& scene) const override;
    StudyPtr compute(const Scene& scene, std::stop_token stop) const override { return studyEncodings(scene, stop); }
    StudyPtr computeFrom(const Study& before, const Scene& scene, std::stop_token stop) const override {
        return studyEncodings(scene, stop, &castStudy(before));
    }
    /// Keeps the selected row of "properties" and the chosen encoding equal.
    Parameters withLinkedParameters(const Parameters& before, Parameters after) const override;
    ExhibitTexts textsFor(const Scene& scene) const override;
    std::vector<Preset> presets() const override;
    Caption caption(const EncodingsComparedStudy& study, const Scene& scene) const override;
    QString description(const EncodingsComparedStudy& study, const Scene& scene) const override;
    CellTags tags(const EncodingsComparedStudy& study, const Scene& scene, const Cell& cell) const override;
    /// The result has no tags; see ExhibitWithStudy::explain().
    Explanation explain(const EncodingsComparedStudy& study, const Scene& scene, const Cell& cell) const override;

    static QString kindName(EncodingKind kind);
    /// What the encoding is, in a few words.
    static QString kindNote(EncodingKind kind);
    static QString propertyName(EncodingProperty property);
    /// What the property means, in two short lines.
    static std::array<QString, 2> propertyGloss(EncodingProperty property);
    /// Mark after a number of "offset alone" that was measured on scores, because the encoding has no table.
    static constexpr char16_t kOnScores = u'*';
    /// The property as a short sentence, the heading of a column of tests: "Numbers stay small".
    static QString testName(EncodingProperty property);
    /// What the picture of a test of the chosen encoding shows, with its result.
    static QString testText(const EncodingsComparedStudy& study, EncodingProperty property);
    /// The measured numbers that decide a test, as bars; empty if the test's picture is a matrix.
    static std::vector<ValueBarsPart::Bar> testBars(const EncodingsComparedStudy& study, EncodingProperty property);
    /// The range of the values on a diagonal: "always 0.5" or "from 0.2 to 0.6". @param diagonal  its index in the band
    static QStringList diagonalText(const OffsetBand& band, Index diagonal);
    /// What is measured for a property: "largest number".
    static QString measureName(const EncodingsComparedStudy& study, EncodingProperty property);
    static QString verdictText(Verdict verdict);
    /// Integers with all digits, rounding errors with one significant digit, other numbers with `digits`.
    static QString shortNumber(double value, int digits);
    /// The measured number; empty if there is nothing to measure.
    static QString measureText(const EncodingsComparedStudy& study, EncodingKind kind, EncodingProperty property,
                               int digits);
    /// The number in a cell of the table of properties: forms, the longest first. The number of tested positions is
    /// left out, because the heading of the column has it.
    static QStringList cellNumbers(const EncodingsComparedStudy& study, EncodingKind kind, EncodingProperty property);
    /// Note on why a 0 for "offset alone" can still be a failed test, the longest form first; empty if this does not
    /// occur.
    static QStringList zerosText(const EncodingsComparedStudy& study);
    /// What the chosen encoding does to queries and keys.
    static QString effectText(const EncodingsComparedStudy& study);

 private:
    /// One sentence on what the measured number means.
    static QString reason(const EncodingsComparedStudy& study, EncodingKind kind, EncodingProperty property);
    /// Sentence for binary digits on the positions before and at a power of two, which have no ones in common; empty if
    /// there are too few positions.
    static QString sharedOnes(Index positions);
    static QString seen(const EncodingsComparedStudy& study);
    static QString tryThis(EncodingKind kind, const EncodingOptions& setup);
    static QString more(const EncodingsComparedStudy& study);
};

}  // namespace attention
