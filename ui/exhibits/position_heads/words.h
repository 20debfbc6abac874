#pragma once

#include <vector>

#include <QCoreApplication>

#include "core/attention/position_head_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// All that the exhibit about position heads says.
struct PositionHeadWords {
    Q_DECLARE_TR_FUNCTIONS(PositionHeads)

 public:
    static ExhibitWords words(const Parameters& parameters);
    static std::vector<Preset> presets();
    static Caption caption(const PositionHeadStudy& study);
    static QString description(const PositionHeadStudy& study);
    static std::vector<Explanation::Tag> tags(const PositionHeadStudy& study, const Cell& cell);
    /// Without tags.
    static Explanation explain(const PositionHeadStudy& study, const Cell& cell);
    static NoEffect noEffect(std::string_view key, const Parameters& parameters);

 private:
    static QString whyItMatters(const PositionHeadSetting& setting);
    static QString kindSentence(const PositionHeadSetting& setting);
    /// Of a head that looks for places at shifts.
    static QString bestKeySeen(const PositionHeadStudy& study);
    static QString rotationSeen(const PositionHeadStudy& study);
    static QStringList rotationMore(const PositionHeadStudy& study);
    static QString seen(const PositionHeadStudy& study);
    static QString more(const PositionHeadStudy& study);
    static QString tryThis(const PositionHeadStudy& study);
};

}  // namespace attention
