#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// An exhibit that shows nothing, for a test to derive what it looks at.
class BareExhibit : public Exhibit {
 public:
    std::string_view id() const override { return "bare"; }
    Chapter chapter() const override { return Chapter::Position; }
    QString name() const override { return {}; }
    QString title() const override { return {}; }
    QString claim() const override { return {}; }
    QString description(const Scene&) const override { return {}; }
    Caption caption(const Scene&) const override { return {}; }
    std::vector<Preset> presets() const override { return {}; }
    std::span<const ParameterUse> uses() const override { return {}; }
    std::span<const TableDescription> tables() const override { return {}; }
    double memoryNeeded(const Scene&) const override { return 0; }
    std::shared_ptr<const Result> compute(const Scene&, std::stop_token) const override { return nullptr; }
    Table table(std::string_view, const Scene&) const override { return ColumnTable{}; }
    std::unique_ptr<Figure> makeFigure() const override { return nullptr; }
    Explanation explain(const Scene&, const Cell&) const override { return {}; }
};

}  // namespace attention
