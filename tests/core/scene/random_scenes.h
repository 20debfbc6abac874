#pragma once

#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <map>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/io/array.h"
#include "core/scene/parameter_table.h"
#include "core/scene/scene.h"

namespace attention {

/// Those of random scenes.
inline constexpr std::array<std::string_view, 2> kExhibits{"encoding-curves", "encoding-heatmap"};

inline LoadedArray loadedArray(std::string path, std::string checksum, std::vector<Index> shape,
                               std::vector<double> values) {
    auto array = std::make_shared<const Array>(Array{shape, std::move(values)});
    return {std::move(path), std::move(checksum), std::move(shape), std::move(array)};
}

/// Scenes whose every number is at an end of its range or anywhere in it.
class RandomScenes {
 public:
    Scene next() {
        Scene scene;
        scene.exhibit = kExhibits[below(kExhibits.size())];
        for (const ParameterInfo& info : parameterTable()) setValue(scene.parameters, info, parameter(info));
        if (below(2)) {
            const double nearlyMost = std::nextafter(1e9, 0);
            const double left = realIn(-1e9, nearlyMost);
            const double top = realIn(-1e9, nearlyMost);
            scene.view.zoom = {left, realIn(std::nextafter(left, 1e9), 1e9), top,
                               realIn(std::nextafter(top, 1e9), 1e9)};
            if (below(2)) std::swap(scene.view.zoom->top, scene.view.zoom->bottom);
        }
        for (auto pins = below(kMaxPins + 1); pins > 0; --pins)
            scene.view.pins.push_back({integerIn(0, 999'999 / 8) + std::int64_t(pins) * (999'999 / 8) / 8,
                                       integerIn(0, 99'999), std::array{"", "P", "by-offset"}[below(3)]});
        if (below(2)) {
            scene.reference = Parameters();
            for (const ParameterInfo& info : parameterTable()) setValue(*scene.reference, info, parameter(info));
        }
        if (below(2)) scene.view.size = FigureSize{realIn(10, 2000), realIn(10, 2000)};
        if (below(2)) scene.measurement = measurement();
        for (const auto name : arrayNames())
            if (below(4) == 0) scene.arrays.emplace(name, array());
        return scene;
    }

 private:
    std::uint64_t below(std::uint64_t count) { return m_engine() % count; }
    /// The ends are less than 2^64 apart.
    std::int64_t integerIn(std::int64_t least, std::int64_t most) {
        const auto width = static_cast<std::uint64_t>(most) - static_cast<std::uint64_t>(least);
        return static_cast<std::int64_t>(static_cast<std::uint64_t>(least) + below(width + 1));
    }

    ParameterValue parameter(const ParameterInfo& info) {
        if (std::holds_alternative<TextField>(info.field)) {
            static const std::array<std::string, 4> texts{"", "the cat \"sat\"", "我们 \\ , 1", "tab\tand line\n"};
            static const std::map<std::string_view, std::string> lists{
                {"valid-length", "3,2"}, {"query-valid-length", "1,2; 0,1"},    {"masked-cells", "3,1;2,0"},
                {"ablated", "1,3;2,0"},  {"entries", "X 2 3 1.5; W_q 0 1 -2"},  {"order", "2,0,1"},
                {"offsets", "-1, 1"},    {"compared", "attention, convolution"}};
            const auto list = lists.find(info.key);
            if (list != lists.end()) return below(2) == 0 ? std::string() : list->second;
            return texts[below(texts.size())];
        }
        if (std::holds_alternative<OptionalField>(info.field) && below(3) == 0) return std::monostate{};
        const ParameterBounds bounds = fixedBounds({.key = info.key});
        if (std::holds_alternative<RealField>(info.field)) {
            const auto least = double(bounds.minimum), most = double(bounds.maximum);
            return realIn(bounds.minimumExcluded ? std::nextafter(least, most) : least, most);
        }
        const auto least = static_cast<std::int64_t>(bounds.minimum);
        const auto most = static_cast<std::int64_t>(bounds.maximum);
        switch (below(3)) {
            case 0:
                return least;
            case 1:
                return most;
            default:
                return integerIn(least, most);
        }
    }

    /// Any of the doubles between, so that most are very small or use all their bits.
    double realIn(double least, double most) {
        switch (below(4)) {
            case 0:
                return least;
            case 1:
                return most;
            default:
                return ranked(integerIn(rank(least), rank(most)));
        }
    }
    /// Every double's place among all of them, 0 for zero.
    static std::int64_t rank(double value) {
        const auto bits = std::bit_cast<std::int64_t>(value);
        return bits < 0 ? std::numeric_limits<std::int64_t>::min() - bits : bits;
    }
    static double ranked(std::int64_t place) {
        return std::bit_cast<double>(place < 0 ? std::numeric_limits<std::int64_t>::min() - place : place);
    }

    CostMeasurement measurement() {
        CostMeasurement made{.machine = below(2) ? "" : "données \\ \"1\"",
                             .against = AxisVariable(below(3)),
                             .projections = below(2) == 1,
                             .isQuick = below(2) == 1,
                             .samples = {}};
        for (auto samples = 1 + below(5); samples > 0; --samples) {
            CostSample& sample = made.samples.emplace_back(CostSample{.architecture = Architecture(below(6)),
                                                                      .n = integerIn(1, 1'000'000),
                                                                      .d = integerIn(1, 100'000),
                                                                      .kernel = integerIn(1, 63),
                                                                      .seconds = {}});
            for (auto repeats = 1 + below(4); repeats > 0; --repeats) sample.seconds.push_back(realIn(1e-12, 1e6));
        }
        return made;
    }

    LoadedArray array() {
        static constexpr std::string_view hexadecimal = "0123456789abcdef";
        std::string checksum;
        for (int i = 0; i < 64; ++i) checksum += hexadecimal[below(16)];
        static const std::array<std::string, 4> paths{"", "a.npy", "/tmp/\t\"\\\n\x7F.csv",
                                                      "données/データ 🙂.npy"};
        std::string path = paths[below(paths.size())];
        std::vector<Index> shape(1 + below(8));
        Index count = 1;
        for (Index& length : shape) count *= length = static_cast<Index>(1 + below(3));
        static const std::array<std::string, 3> tensors{"", "wpe.weight", "a \"name\"\n中"};
        const std::string tensor = tensors[below(tensors.size())];
        const auto header = CsvHeader(below(3));
        if (!path.empty() && below(3) == 0)
            return {std::move(path), std::move(checksum), std::move(shape), nullptr, tensor, header};
        constexpr double largest = std::numeric_limits<double>::max();
        std::vector<double> values;
        for (Index i = 0; i < count; ++i) values.push_back(below(8) ? realIn(-largest, largest) : -0.0);
        LoadedArray loaded = loadedArray(std::move(path), std::move(checksum), std::move(shape), std::move(values));
        loaded.tensor = tensor;
        loaded.header = header;
        return loaded;
    }

    std::mt19937_64 m_engine{1};
};

}  // namespace attention
