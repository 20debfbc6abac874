// Times exports and prints one JSON object, in milliseconds.
//
//   benchmark.figure_export [EXPORTS [EXHIBIT]]
//
// one_process: EXPORTS files of the heatmap, 120 x 80 mm, each of another table (`start` moves), from the table's
// computation to the whole file in memory. The total.
// window: one export of each exhibit, or of the one named, as the window makes it, from a result that is computed
// already to a file in the temporary folder, of a slide of 254 x 143 mm: at the exhibit's defaults, and the heatmap and
// the curves at n = 1024, d = 512, too. The median of at most EXPORTS files, for each format.

#include "ui/files/figure_export.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <QApplication>
#include <QTemporaryDir>

#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/system/output_file.h"

using attention::Exhibit;
using attention::ExportOptions;
using attention::FigureFormat;
using attention::Scene;

namespace {

constexpr int kWarmUp = 3;
constexpr int kMaxWindowExports = 7;

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
    scene.parameters.steps = 2;
    return attention::adaptScene(exhibit, std::move(scene));
}

struct Total {
    double time = 0;
    double bytes = 0;  ///< of one file
};

Total exportMany(const Exhibit& exhibit, FigureFormat format, int exports) {
    Scene scene = sceneOf(exhibit, 60, 32);
    ExportOptions choices;
    choices.format = format;
    QByteArray before;
    Total total;
    const int warmUp = std::min(kWarmUp, exports);
    for (int i = 0; i < warmUp + exports; ++i) {
        scene.parameters.start = i;
        QByteArray bytes;
        const double time =
            milliseconds([&] { bytes = attention::renderExport(attention::evaluateScene(exhibit, scene), choices); });
        if (bytes.isEmpty() || bytes == before) throw std::runtime_error("The file does not follow the table.");
        before = bytes;
        if (i < warmUp) continue;
        total.time += time;
        total.bytes += double(bytes.size()) / exports;
    }
    return total;
}

double exportInWindow(const Exhibit& exhibit, const Scene& scene, FigureFormat format, const QString& path,
                      int exports) {
    const auto result = exhibit.compute(scene, {});
    ExportOptions choices;
    choices.format = format;
    choices.size = {254, 143};
    choices.fontSize = 14;
    choices.title = exhibit.words().title;
    choices.caption = attention::suggestedCaption(attention::evaluateScene(exhibit, scene));
    std::vector<double> times;
    for (int i = 0; i < std::min(exports, kMaxWindowExports); ++i)
        times.push_back(milliseconds([&] {
            const QByteArray bytes = attention::renderExport({exhibit, scene, result}, choices);
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
        const auto printWindow = [&](const Exhibit& exhibit, const Scene& scene, const std::string& name) {
            std::printf("%s    \"%s\": {", separator, name.c_str());
            separator = ",\n";
            for (const auto& [suffix, format] : formats) {
                const double time =
                    exportInWindow(exhibit, scene, format, folder.filePath(QString::fromLatin1(suffix)), exports);
                std::printf("%s\"%s\": %.3f", format == formats.front().second ? "" : ", ", suffix, time);
                std::fflush(stdout);
            }
            std::printf("}");
        };
        for (const Exhibit* exhibit : attention::exhibits()) {
            Scene scene;
            scene.exhibit = exhibit->id();
            if (argc > 2 && scene.exhibit != argv[2]) continue;
            scene.parameters.steps = 2;
            printWindow(*exhibit, attention::adaptScene(*exhibit, scene), scene.exhibit);
        }
        for (const char* id : {"encoding-heatmap", "encoding-curves"}) {
            if (argc > 2 && std::string_view(id) != argv[2]) continue;
            const Exhibit& exhibit = *attention::findExhibit(id);
            printWindow(exhibit, sceneOf(exhibit, 1024, 512), std::string(id) + " 1024 × 512");
        }
        std::printf("\n  }\n}\n");
    } catch (const std::exception& error) {
        std::fprintf(stderr, "benchmark.figure_export: error: %s\n", error.what());
        return 1;
    }
    return 0;
}
