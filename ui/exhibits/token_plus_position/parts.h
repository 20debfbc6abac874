#pragma once

#include <vector>

#include <QCoreApplication>

#include "core/encoding/token_plus_position_study.h"
#include "ui/exhibits/token_input.h"

namespace attention {

/// What the exhibit about embeddings and positions says.
struct TokenPlusPositionWords {
    Q_DECLARE_TR_FUNCTIONS(TokenPlusPosition)

 public:
    static ExhibitWords words();
    static std::vector<Preset> presets();
    static Caption caption(const TokenPlusPositionStudy& study, const Scene& scene);
    static QString description(const TokenPlusPositionStudy& study);
    static std::vector<Explanation::Tag> tags(const TokenPlusPositionStudy& study, const Cell& cell) {
        return tokenTags(study.input.words, cell);
    }
    static Explanation explain(const TokenPlusPositionStudy& study, const Cell& cell);
    static NoEffect noEffect(std::string_view key, const Scene& scene);

 private:
    static QString seen(const TokenPlusPositionStudy& study, const Scene& scene);
    static QString more(const TokenPlusPositionStudy& study);
    static QString tryThis(const TokenPlusPositionStudy& study);
};

}  // namespace attention
