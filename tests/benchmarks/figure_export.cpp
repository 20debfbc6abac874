// Times exports of the heatmap and the curves at their defaults and prints one JSON object, in milliseconds.
//
//   benchmark.figure_export [EXPORTS]
//
// one_process: EXPORTS files of the heatmap, 120 x 80 mm, each of another table (`start` moves), from the table's
// computation to the whole file in memory. The total.
// window: one export as the window makes it, from a result that is computed already to a file in the temporary folder,
// of a slide of 254 x 143 mm. The median.

#include "ui/figure_export.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

#include <QApplication>
#include <QTemporaryDir>

#include "ui/exhibits/registry.h"
#include "ui/files/output_file.h"

using attention::Exhibit;
using attention::ExportChoices;
using attention::FigureFormat;
using attention::Scene;

namespace {

constexpr int kWarmUp = 3;
constexpr int kWindowExports = 7;

double milliseconds(const std::function<void()>& function) {
    const auto begin = std::chrono::steady_clock::now();
    function();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

double median(std::vector<double> values) {
    std::ranges::nth_element(values, values.begin() + std::ptrdiff_t(values.size() / 2));
    return values[values.size() / 2];
}

Scene sceneOf(const Exhibit& exhibit, std::int64_t n, std::int64_t d) {
    Scene scene;
    scene.exhibit = exhibit.id();
    scene.parameters.n = n;
    scene.parameters.d = d;
    return scene;
}

struct Total {
    double time = 0;
    double bytes = 0;  ///< of one file
};

Total exportMany(const Exhibit& exhibit, FigureFormat format, int exports) {
    Scene scene = sceneOf(exhibit, 60, 32);
    ExportChoices choices;
    choices.format = format;
    QByteArray before;
    Total total;
    for (int i = 0; i < kWarmUp + exports; ++i) {
        scene.parameters.start = i;
        QByteArray bytes;
        const double time = milliseconds(
            [&] { bytes = attention::exportedFigure(exhibit, scene, exhibit.compute(scene, {}), choices); });
        if (bytes.isEmpty() || bytes == before) throw std::runtime_error("The file does not follow the table.");
        before = bytes;
        if (i < kWarmUp) continue;
        total.time += time;
        total.bytes += double(bytes.size()) / exports;
    }
    return total;
}

double exportInWindow(const Exhibit& exhibit, std::int64_t n, std::int64_t d, FigureFormat format,
                      const QString& path) {
    const Scene scene = sceneOf(exhibit, n, d);
    const auto result = exhibit.compute(scene, {});
    ExportChoices choices;
    choices.format = format;
    choices.size = {254, 143};
    choices.fontSize = 14;
    choices.title = exhibit.title();
    choices.caption = attention::readyCaption(exhibit, scene);
    std::vector<double> times;
    for (int i = 0; i < kWindowExports; ++i)
        times.push_back(milliseconds([&] {
            const QByteArray bytes = attention::exportedFigure(exhibit, scene, result, choices);
            if (attention::writeFile(path, bytes)) throw std::runtime_error("The file cannot be written.");
        }));
    return median(times);
}

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    attention::loadFonts();
    try {
        const int exports = argc > 1 ? std::atoi(argv[1]) : 100;
        if (exports < 1) throw std::runtime_error("The number of exports must be at least 1.");
        constexpr std::array formats{std::pair{"png", FigureFormat::Png}, std::pair{"svg", FigureFormat::Svg},
                                     std::pair{"pdf", FigureFormat::Pdf}};
        const Exhibit& heatmap = *attention::findExhibit("encoding-heatmap");
        std::printf("{\n  \"exports\": %d,\n  \"one_process\": {\n", exports);
        for (const auto& [name, format] : formats) {
            const Total total = exportMany(heatmap, format, exports);
            std::printf("    \"%s\": {\"total\": %.3f, \"bytes\": %.0f}%s\n", name, total.time, total.bytes,
                        format == formats.back().second ? "" : ",");
            std::fflush(stdout);
        }
        std::printf("  },\n  \"window\": {\n");
        const QTemporaryDir folder;
        const char* separator = "";
        for (const Exhibit* exhibit : attention::exhibits())
            for (const auto& [n, d] : {std::pair{60, 32}, std::pair{1024, 512}})
                for (const auto& [name, format] : formats) {
                    const double time =
                        exportInWindow(*exhibit, n, d, format, folder.filePath(QString::fromLatin1(name)));
                    std::printf("%s    \"%s_%dx%d_%s\": %.3f", separator, exhibit->id().data(), n, d, name, time);
                    std::fflush(stdout);
                    separator = ",\n";
                }
        std::printf("\n  }\n}\n");
    } catch (const std::exception& error) {
        std::fprintf(stderr, "benchmark.figure_export: error: %s\n", error.what());
        return 1;
    }
    return 0;
}
