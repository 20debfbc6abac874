// Times a scene whose array of 1024 x 768 numbers is kept by path: from the file's name to a scene that is whole, its
// checksum compared. Prints one JSON object, in milliseconds, the median for each kind of file.
//
//   benchmark.array_opening [OPENINGS]

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <vector>

#include <QTemporaryDir>

#include "core/io/table_format.h"
#include "ui/files/scene_file.h"
#include "ui/system/output_file.h"

using namespace attention;

namespace {

double medianOpening(const QString& folder, const char* suffix, int openings) {
    Matrix values(1024, 768);
    // Fractions have as many digits as numbers that were computed.
    for (Index i = 0; i < values.size(); ++i) values.data()[i] = 1.0 / double(i + 3);
    std::vector<std::string> names;
    for (Index column = 0; column < values.cols(); ++column) names.push_back("column" + std::to_string(column));
    const QString path = folder + "/input." + QLatin1String(suffix);
    OutputFile file(path);
    const Table table = MatrixTable{std::make_shared<const Matrix>(values), names};
    writeTable(table, *tableFormat(suffix), [&](std::string_view piece) { return file.write(piece); });
    Scene scene;
    if (file.commit()) throw std::runtime_error("The array cannot be written.");
    scene.arrays["input"] = loadArray(path);
    const QString sceneFile = folder + "/scene.attention";
    if (saveScene(sceneFile, scene)) throw std::runtime_error("The scene cannot be written.");
    std::vector<double> times;
    for (int i = 0; i < openings; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        const OpenedScene opened = openScene(sceneFile);
        times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
        if (!opened.scene.arrays.at("input").values) throw std::runtime_error("The array is missing.");
    }
    std::ranges::nth_element(times, times.begin() + openings / 2);
    return times[openings / 2];
}

}  // namespace

int main(int count, char** arguments) {
    try {
        const int openings = count > 1 ? std::atoi(arguments[1]) : 15;
        if (openings < 1) throw std::runtime_error("The number of openings must be at least 1.");
        const QTemporaryDir folder;
        const double npy = medianOpening(folder.path(), "npy", openings);
        const double csv = medianOpening(folder.path(), "csv", openings);
        std::printf("{\"npy\": %.3f, \"csv\": %.3f}\n", npy, csv);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "benchmark.array_opening: error: %s\n", error.what());
        return 1;
    }
    return 0;
}
