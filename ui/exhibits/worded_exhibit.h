#pragma once

#include <vector>

#include "ui/exhibits/exhibit.h"

namespace attention {

/// An exhibit whose study is an S, and whose words are the static functions of W with the names they have here.
template <class S, class W>
class WordedExhibit : public ExhibitOf<S> {
 public:
    using ExhibitOf<S>::ExhibitOf;
    ExhibitWords words() const override { return W::words(); }
    std::vector<Preset> presets() const override { return W::presets(); }
    std::vector<Explanation::Tag> tags(const Scene& scene, const Cell& cell) const override {
        return W::tags(scene, cell);
    }

 protected:
    Caption caption(const S& study, const Scene& scene) const override { return W::caption(study, scene); }
    QString description(const S& study, const Scene& scene) const override { return W::description(study, scene); }
    Explanation explain(const S& study, const Scene& scene, const Cell& cell) const override {
        return W::explain(study, scene, cell);
    }
};

}  // namespace attention
