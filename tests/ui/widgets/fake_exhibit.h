#pragma once

#include "core/scene/parameter_table.h"
#include "tests/ui/bare_exhibit.h"

namespace attention {

/// An exhibit that computes and draws nothing: what the frame's widgets need of one.
class FakeExhibit : public BareExhibit {
 public:
    /// @param id  lives as long as the exhibit
    FakeExhibit(std::string_view id, Chapter chapter, std::vector<ParameterUse> uses = {})
        : BareExhibit({.id = id, .chapter = chapter, .uses = std::move(uses)}) {}

    ExhibitTexts textsFor(const Scene&) const override {
        return {QStringLiteral("Name of ") + QString::fromUtf8(id().data(), qsizetype(id().size())),
                QStringLiteral("Title"), QStringLiteral("Claim")};
    }
    std::vector<Preset> presets() const override { return m_presets; }

    std::vector<Preset> m_presets;
};

}  // namespace attention
