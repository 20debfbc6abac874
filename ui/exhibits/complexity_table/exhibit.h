#pragma once

#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/cost/complexity_table_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// The exhibit with the table of layer costs.
class ComplexityTable : public ExhibitWithStudy<ComplexityTableStudy> {
    Q_DECLARE_TR_FUNCTIONS(ComplexityTable)

 public:
    ComplexityTable();
    double memoryNeeded(const Scene&) const override {
        return sizeof(ComplexityTableStudy) + kComparedArchitectures.size() * sizeof(LayerCost) + costChartBytes();
    }
    StudyPtr compute(const Scene& scene, std::stop_token) const override {
        return std::make_shared<const ComplexityTableStudy>(costSetting(scene.parameters));
    }
    ExhibitTexts textsFor(const Scene& scene) const override;
    std::vector<Preset> presets() const override;
    Caption caption(const ComplexityTableStudy& study, const Scene& scene) const override;
    QString description(const ComplexityTableStudy& study, const Scene& scene) const override;
    CellTags tags(const ComplexityTableStudy& study, const Scene& scene, const Cell& cell) const override;
    Explanation explain(const ComplexityTableStudy& study, const Scene& scene, const Cell& cell) const override;

    /// A cost as it is written in the table. A column with large counts is written with powers of ten; both columns of
    /// operations use the same notation.
    static QString value(const ComplexityTableStudy& study, const LayerCost& cost, CostColumn column);
    /// The exact number of layers or steps between the first and the last token. @param row  of kComparedArchitectures
    static QString exactPath(const ComplexityTableStudy& study, std::size_t row);
    /// The widest numbers that can occur within the range of the sliders; the column reserves space for them.
    static QStringList widestNumbers(CostColumn column);

    // The longest form of each list comes first.

    /// The heading of a column, and the unit of its numbers. @param isPlain  no formulas are next to the numbers
    static QStringList heads(CostColumn column, bool isPlain = false);
    static QStringList units(CostColumn column, const CostOptions& setting, bool isPlain = false);

    /// The parameters and the r of the formulas: "n = 60, d = 32, k = 3, ρ = 4, r = 2ρ + 1 = 9".
    static QString sizes(const ComplexityTableStudy& study);
    static QString sizesInWords(const CostOptions& setting);
    /// Two sentences that compare self-attention with recurrence at these sizes.
    static QStringList comparison(const ComplexityTableStudy& study);
    /// comparison() and notes() with the longest numbers within the range of the sliders, to reserve space for them.
    static QStringList longestComparisons(const ComplexityTableStudy& study);
    static QString longestNotes(const ComplexityTableStudy& study, bool isSizesOnly);
    /// Notes below the table: the sizes, the meaning of the columns or the source, and how operations are counted.
    static QStringList notes(const ComplexityTableStudy& study, bool isInWindow);

 private:
    /// @param isShort  three digits and a power of ten, where the column has counts
    static QString number(const LayerCost& cost, CostColumn column, bool isShort);
    /// Sentences on special cases at these sizes, such as a kernel longer than the text.
    static QStringList unusual(const ComplexityTableStudy& study);
    /// One sentence on how operations are counted exactly.
    static QString counted(const CostOptions& setting, bool isInFull = false);
    static QString seen(const ComplexityTableStudy& study);
    static QString tryThis(const CostOptions& setting);
    static QString more(const ComplexityTableStudy& study);
    /// Compares self-attention with recurrence, by the terms in O() and by the exact counts.
    static QString besideRecurrence(const ComplexityTableStudy& study);
    /// Which layers have the lowest terms, and why.
    static QString lowestTerms(const ComplexityTableStudy& study);
    /// Which layers have the lowest exact counts.
    static QString lowestCounts(const ComplexityTableStudy& study);
    /// The marked kinds of layers as a list inside a sentence. @param marked  by row of the table
    static QString layers(const std::vector<bool>& marked);
    static QString countedUnit(const CostOptions& setting);
    static QString valueInFull(const LayerCost& cost, CostColumn column);
    /// One sentence on what a number of the table means.
    static QString meaning(Architecture architecture, CostColumn column, const ComplexityTableStudy& study);
    static QString termMeaning(Architecture architecture, const ComplexityTableStudy& study);
    static QString exactMeaning(Architecture architecture);
    static QString pathMeaning(Architecture architecture, const ComplexityTableStudy& study);
};

}  // namespace attention
