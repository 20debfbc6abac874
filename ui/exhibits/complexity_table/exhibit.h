#pragma once

#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/cost/complexity_table_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// The exhibit with the table of costs.
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

    /// As it stands in the table. Columns with large counts are written with powers of ten, both of operations alike.
    static QString value(const ComplexityTableStudy& study, const LayerCost& cost, CostColumn column);
    /// Layers or steps between the first and the last token, counted exactly. @param row  of kComparedArchitectures
    static QString exactPath(const ComplexityTableStudy& study, std::size_t row);
    /// The widest numbers that the sliders lead to.
    static QStringList widestNumbers(CostColumn column);

    // The longest form of each list comes first.

    /// What stands above a column, and what its numbers are. @param isPlain  where no formula stands beside them
    static QStringList heads(CostColumn column, bool isPlain = false);
    static QStringList units(CostColumn column, const CostOptions& setting, bool isPlain = false);

    /// n = 60, d = 32, k = 3, ρ = 4, r = 9: what the numbers depend on, and r of the formulas.
    static QString sizes(const ComplexityTableStudy& study);
    static QString sizesInWords(const CostOptions& setting);
    /// What the table shows at these sizes.
    static QStringList comparison(const ComplexityTableStudy& study);
    /// What comparison() and notes() say at the longest numbers that the sliders lead to.
    static QStringList longestComparisons(const ComplexityTableStudy& study);
    static QString longestNotes(const ComplexityTableStudy& study, bool isSizesOnly);
    /// What the picture needs beside itself: its sizes, what is counted, and where the definitions come from.
    static QStringList notes(const ComplexityTableStudy& study, bool isInWindow);

 private:
    static QString number(const LayerCost& cost, CostColumn column, bool isShort);
    /// What is unusual about these sizes.
    static QStringList unusual(const ComplexityTableStudy& study);
    /// What is counted exactly, in one sentence.
    static QString counted(const CostOptions& setting, bool isInFull = false);
    static QString seen(const ComplexityTableStudy& study);
    static QString tryThis(const CostOptions& setting);
    static QString more(const ComplexityTableStudy& study);
    /// Self-attention beside a recurrence, by the terms and by the exact count.
    static QString besideRecurrence(const ComplexityTableStudy& study);
    /// Which layers have the lowest terms, and why.
    static QString lowestTerms(const ComplexityTableStudy& study);
    /// Whether the lowest exact counts are those of the lowest terms.
    static QString lowestCounts(const ComplexityTableStudy& study);
    /// The kinds of layers that are marked, as a list in a sentence.
    static QString layers(const std::vector<bool>& marked);
    static QString countedUnit(const CostOptions& setting);
    static QString valueInFull(const LayerCost& cost, CostColumn column);
    /// What a number of the table says.
    static QString meaning(Architecture architecture, CostColumn column, const ComplexityTableStudy& study);
    static QString termMeaning(Architecture architecture, const ComplexityTableStudy& study);
    static QString exactMeaning(Architecture architecture);
    static QString pathMeaning(Architecture architecture, const ComplexityTableStudy& study);
};

}  // namespace attention
