#pragma once

#include <vector>

#include <QCoreApplication>

#include "core/encoding/binary_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What the exhibit "Binary" says.
struct BinaryWords {
    Q_DECLARE_TR_FUNCTIONS(BinaryCounting)

 public:
    static ExhibitWords words();
    static std::vector<Preset> presets();
    static Caption caption(const BinaryStudy& study, const Scene& scene);
    static QString description(const BinaryStudy& study, const Scene& scene);
    static std::vector<Explanation::Tag> tagsOfBit(const Scene& scene, const Cell& cell);
    static Explanation explainBit(const BinaryStudy& study, const Cell& cell);
};

}  // namespace attention
