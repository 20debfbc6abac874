#pragma once

#include <vector>

#include <QCoreApplication>

#include "core/encoding/grid_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What the exhibit about an image grid says.
struct GridWords {
    Q_DECLARE_TR_FUNCTIONS(Encoding2d)

 public:
    static ExhibitWords words();
    static std::vector<Preset> presets();
    static Caption caption(const GridStudy& study, const Scene& scene);
    static QString description(const GridStudy& study, const Scene& scene);
    static std::vector<Explanation::Tag> tags(const Cell& cell);
    static Explanation explain(const GridStudy& study, const Cell& cell);
    /// "(3, 4)"
    static QString placeText(const GridCell& cell);
    /// "6.21 + 7.05 = 13.26"
    static QString sumText(const GridMaps& maps, const GridCell& cell, double largest);
    /// Decimals of every similarity on the page, so that a sum is seen to be one.
    static int decimalsOf(double largest);

 private:
    /// The cell whose similarity is explained: the selected one, or the one least like that looked from.
    static GridCell explained(const GridStudy& study, const Scene& scene);
    static QString seen(const GridStudy& study, const Scene& scene);
    static QString tryThis(const Scene& scene);
    static QString more(const GridStudy& study, const Scene& scene);
};

}  // namespace attention
