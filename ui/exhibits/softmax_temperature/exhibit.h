#pragma once

#include "core/attention/temperature_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// One row of scores and what the softmax makes of them at a temperature.
class SoftmaxTemperature : public ExhibitOf<TemperatureStudy> {
 public:
    SoftmaxTemperature();
    ExhibitWords words() const override;
    std::vector<Preset> presets() const override;
    double memoryNeeded(const Scene& scene) const override;
    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) const override;
    std::unique_ptr<Figure> makeFigure() const override;
    std::vector<Explanation::Tag> tags(const Scene& scene, const Cell& cell) const override;
    /// With three digits, none of them a 0 at the end.
    static QString temperatureText(double temperature);

 protected:
    Caption caption(const TemperatureStudy& study, const Scene& scene) const override;
    QString description(const TemperatureStudy& study, const Scene& scene) const override;
    Explanation explain(const TemperatureStudy& study, const Scene& scene, const Cell& cell) const override;
    Table table(std::string_view name, const TemperatureStudy& study, const Scene& scene) const override;
};

}  // namespace attention
