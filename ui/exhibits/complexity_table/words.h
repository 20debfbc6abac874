#pragma once

#include <array>
#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/cost/complexity_table_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What the table of costs says, and how its numbers are written.
class ComplexityTableWords {
    Q_DECLARE_TR_FUNCTIONS(ComplexityTable)

 public:
    static ExhibitWords names();
    static std::vector<Preset> presets();
    static Caption caption(const ComplexityTableStudy& study);
    static QString description(const ComplexityTableStudy& study, const std::optional<Cell>& selected);
    static std::vector<Explanation::Tag> tags(const Cell& cell);
    static Explanation explanation(const ComplexityTableStudy& study, const Cell& cell);

    /// @param isShort  counts with a power of ten
    static QString value(const LayerCost& cost, CostColumn column, bool isShort);
    /// A column with a count from here on is written with powers of ten: in its full room, and in less.
    static constexpr std::array<Count, 2> kLeastShortened{1'000'000'000, 100'000'000};
    /// The widest that a column holds, whatever the sizes. @param isShort  in less room
    static QStringList widest(CostColumn column, bool isShort);

    // The longest form of each list comes first.

    /// What stands above a column, and what its numbers are.
    static QStringList heads(CostColumn column);
    static QStringList units(CostColumn column, const CostSetting& setting);
    /// Where the definitions of a row come from.
    static QString source(Architecture architecture);

    /// n = 60, d = 32, k = 3, ρ = 4, r = 9: what the numbers depend on, and r of the formulas.
    static QString sizes(const ComplexityTableStudy& study);
    /// What the table shows at these sizes, the most important first.
    static QStringList comparison(const ComplexityTableStudy& study);
    static QString shortComparison(const ComplexityTableStudy& study);
    /// What is unusual about these sizes.
    static QStringList unusual(const ComplexityTableStudy& study);
    /// What is counted exactly, in one sentence.
    static QString counted(const CostSetting& setting);
    /// Where the definitions come from.
    static QStringList sources();

 private:
    static QString seen(const ComplexityTableStudy& study);
    static QString tryThis(const CostSetting& setting);
    /// Self-attention beside a recurrence, by the terms and by the exact count.
    static QString besideRecurrence(const ComplexityTableStudy& study);
    /// Which layers have the lowest terms, and why.
    static QString lowestTerms(const ComplexityTableStudy& study);
    /// Whether the lowest exact counts are those of the lowest terms.
    static QString lowestCounts(const ComplexityTableStudy& study);
    /// The kinds of layers that are marked, as a list in a sentence.
    static QString layers(const std::vector<bool>& marked);
    static QString countedUnit(const CostSetting& setting);
    static QString valueInFull(const LayerCost& cost, CostColumn column);
    /// What a number of the table says.
    static QString meaning(Architecture architecture, CostColumn column, const ComplexityTableStudy& study);
    static QString termMeaning(Architecture architecture, const ComplexityTableStudy& study);
    static QString pathMeaning(Architecture architecture, const ComplexityTableStudy& study);
};

}  // namespace attention
