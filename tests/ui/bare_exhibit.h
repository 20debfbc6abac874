#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// An exhibit that shows nothing, for a test to derive what it looks at.
class BareExhibit : public ExhibitOf<Study> {
 public:
    explicit BareExhibit(ExhibitInfo info = {.id = "bare"}) : ExhibitOf(std::move(info)) {}

    ExhibitWords words() const override { return {}; }
    std::vector<Preset> presets() const override { return {}; }
    double memoryNeeded(const Scene&) const override { return 0; }
    std::shared_ptr<const Study> compute(const Scene&, std::stop_token) const override { return nullptr; }

 protected:
    Caption caption(const Study&, const Scene&) const override { return {}; }
    QString description(const Study&, const Scene&) const override { return {}; }
    Explanation explain(const Study&, const Scene&, const Cell&) const override { return {}; }
    std::vector<Explanation::Tag> tags(const Study&, const Scene&, const Cell&) const override { return {}; }
    Table table(std::string_view, const Study&, const Scene&) const override { return ColumnTable{}; }
};

/// n and d are all that a bare exhibit looks at.
inline Scene sizedScene(std::int64_t n, std::int64_t d = 1) {
    Scene scene;
    scene.parameters.n = n;
    scene.parameters.d = d;
    return scene;
}

}  // namespace attention
