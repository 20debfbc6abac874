#pragma once

#include <vector>

#include <QCoreApplication>

#include "core/encoding/similarity_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What the exhibit about the similarity of positions says.
struct SimilarityWords {
    Q_DECLARE_TR_FUNCTIONS(Similarity)

 public:
    static ExhibitWords words(const Scene& scene);
    static std::vector<Preset> presets();
    static Caption caption(const SimilarityStudy& study, const Scene& scene);
    static QString description(const SimilarityStudy& study, const Scene& scene);
    static std::vector<Explanation::Tag> tags(const Cell& cell);
    static Explanation explain(const SimilarityStudy& study, const Cell& cell);
    static NoEffect noEffect(std::string_view key, const Scene& scene);

 private:
    static QString seen(const SimilarityStudy& study, const Scene& scene);
    static QString tryThis(const SimilarityStudy& study, const Scene& scene);
    static QString more(const SimilarityStudy& study, const Scene& scene);
};

}  // namespace attention
