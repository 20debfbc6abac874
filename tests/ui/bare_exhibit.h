#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// An exhibit that shows nothing, for a test to derive what it looks at.
class BareExhibit : public Exhibit {
 public:
    explicit BareExhibit(ExhibitInfo info = {.id = "bare"}) : Exhibit(std::move(info)) {}

    ExhibitTexts textsFor(const Scene&) const override { return {}; }
    std::vector<Preset> presets() const override { return {}; }
    double memoryNeeded(const Scene&) const override { return 0; }
    StudyPtr compute(const Scene&, std::stop_token) const override { return nullptr; }

 protected:
    Caption captionOf(const Study&, const Scene&) const override { return {}; }
    QString descriptionOf(const Study&, const Scene&) const override { return {}; }
    CellTags tagsOf(const Study&, const Scene&, const Cell&) const override { return {}; }
    Explanation explanationOf(const Study&, const Scene&, const Cell&) const override { return {}; }
    Table tableOf(std::string_view, const Study&, const Scene&) const override { return ColumnTable{}; }
};

/// n and d are all that a bare exhibit looks at.
inline Scene sizedScene(std::int64_t n, std::int64_t d = 1) {
    Scene scene;
    scene.parameters.n = n;
    scene.parameters.d = d;
    return scene;
}

}  // namespace attention
