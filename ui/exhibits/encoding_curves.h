#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// Columns of the sinusoidal encoding as waves over the position: the further right the column, the slower the wave.
class EncodingCurves : public Exhibit {
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
