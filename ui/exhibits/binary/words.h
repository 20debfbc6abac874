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
    static std::vector<Explanation::Tag> tags(const Scene& scene, const Cell& cell);
    static Explanation explain(const BinaryStudy& study, const Scene& scene, const Cell& cell);

 private:
    static QString order();
    static QString zoomedRows(const Scene& scene);
    static QString seen(const BinaryStudy& study, const Scene& scene);
    static QString tryThis(const BinaryStudy& study, const Scene& scene);
    static QString more(const BinaryStudy& study, const Scene& scene);
    /// What either takes to store, with care: digits stored as floats waste space, a float itself does not.
    static QString cost(const BinaryStudy& study);
};

}  // namespace attention
