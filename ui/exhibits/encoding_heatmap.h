#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// The sinusoidal encoding P as an n x d picture: a row for each position, fast waves on the left, slow ones on the right.
class EncodingHeatmap : public Exhibit {
 public:
    std::string_view id() const override;
    Chapter chapter() const override { return Chapter::Position; }
    QString name() const override;
    QString title() const override;
    QString claim() const override;
    Caption caption(const Parameters& parameters) const override;
    std::vector<Preset> presets() const override;
    std::span<const ParameterUse> uses() const override;
    std::span<const TableDescription> tables() const override;
    double memoryNeeded(const Parameters& parameters) const override;
    std::shared_ptr<const Result> compute(const Parameters& parameters, std::stop_token stop) const override;
    Table table(std::string_view name, const Parameters& parameters) const override;
    std::unique_ptr<Figure> makeFigure() const override;
    std::optional<Readout> readout(const Parameters& parameters, std::optional<Cell> cell) const override;
};

}  // namespace attention
