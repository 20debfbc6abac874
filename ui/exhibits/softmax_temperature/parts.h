#pragma once

#include <memory>
#include <vector>

#include <QCoreApplication>

#include "core/attention/temperature_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What the exhibit about the temperature of the softmax says.
struct TemperatureWords {
    Q_DECLARE_TR_FUNCTIONS(SoftmaxTemperature)

 public:
    static ExhibitWords words();
    static std::vector<Preset> presets();
    static Caption caption(const TemperatureStudy& study);
    static QString description(const TemperatureStudy& study);
    static std::vector<Explanation::Tag> tags(const Cell& cell);
    static Explanation explain(const TemperatureStudy& study, const Cell& cell);
    /// With three digits, none of them a 0 at the end.
    static QString temperatureText(double temperature);
};

std::unique_ptr<Figure> makeTemperatureFigure();

}  // namespace attention
