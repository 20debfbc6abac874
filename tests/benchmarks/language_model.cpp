// Times the forward pass of a language model and the logits of its last token, and prints one JSON object:
//   benchmark.language_model FOLDER N THREADS [SECONDS]  open and pass, in milliseconds (pass is the median of those
//   that
//                                                        2 seconds are enough for, or as told; best the shortest)
//   benchmark.language_model --exact FOLDER N            the recomputation in double and the logits of its last token
//   benchmark.language_model --memory FOLDER N           bytes: the weights as float32, what the process has at its
//   peak
//                                                        when the model is open, and after a pass
//   benchmark.language_model --compare FOLDER PASS.csv   the largest differences from what PyTorch computed in float64
// Tokens are those of make_language_model_golden.py.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "core/models/language_model_pass.h"
#include "core/models/language_model_reader.h"
#include "core/threads.h"

using namespace attention;

namespace {

/// Seconds that are enough unless told otherwise.
constexpr double kEnough = 2;

template <typename Function>
double milliseconds(Function function) {
    const auto begin = std::chrono::steady_clock::now();
    function();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

std::vector<int> tokensOf(const LanguageModel& model, Index count) {
    std::vector<int> tokens;
    for (Index i = 0; i < count; ++i) tokens.push_back(int((7919 * i + 13) % model.config().vocabulary));
    return tokens;
}

/// The most memory that the process had so far, in bytes.
double peakMemory() {
    std::ifstream file("/proc/self/status");
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("VmHWM:")) return 1024 * std::strtod(line.c_str() + 6, nullptr);
    return 0;
}

struct Line {
    bool isLogit;
    Index layer, head, row, column;
    double value;
};
std::vector<Line> linesOf(const char* path) {
    std::ifstream file(path);
    std::vector<Line> lines;
    std::string text, field;
    std::getline(file, text);
    while (std::getline(file, text)) {
        std::istringstream fields(text);
        std::vector<std::string> parts;
        while (std::getline(fields, field, ',')) parts.push_back(field);
        const auto number = [&](std::size_t i) { return Index(std::strtol(parts[i].c_str(), nullptr, 10)); };
        lines.push_back(
            {parts[0] == "logit", number(1), number(2), number(3), number(4), std::strtod(parts[5].c_str(), nullptr)});
    }
    return lines;
}

void compare(const LanguageModel& model, const std::vector<Line>& lines) {
    Index n = 0;
    std::map<Index, double> largest;
    for (const Line& line : lines) {
        n = std::max(n, line.row + 1);
        if (line.isLogit) largest[line.row] = std::max(largest[line.row], std::abs(line.value));
    }
    const std::vector<int> tokens = tokensOf(model, n);
    const LanguageModelPass pass = runLanguageModel(model, tokens);
    const ExactLanguageModelPass exact = exactLanguageModelPass(model, tokens);
    const FloatMatrix logits = outputLogits(model, pass.finalNormalised);
    const Matrix exactLogits = exactOutputLogits(model, exact.finalNormalised);
    double worst[2][2] = {};
    for (const Line& line : lines) {
        const std::size_t layer = std::size_t(line.layer);
        const Index row = line.isLogit ? line.row : line.head * n + line.row;
        const double ours = line.isLogit ? logits(row, line.column) : pass.layers[layer].weights(row, line.column);
        const double doubles =
            line.isLogit ? exactLogits(row, line.column) : exact.layers[layer].weights(row, line.column);
        const double scale = line.isLogit ? largest[line.row] : 1;
        worst[0][line.isLogit] = std::max(worst[0][line.isLogit], std::abs(ours - line.value) / scale);
        worst[1][line.isLogit] = std::max(worst[1][line.isLogit], std::abs(doubles - line.value) / scale);
    }
    std::printf(
        "{\"numbers\": %zu, \"logits\": %.3g, \"weights\": %.3g, \"exact_logits\": %.3g, \"exact_weights\": "
        "%.3g}\n",
        lines.size(), worst[0][true], worst[0][false], worst[1][true], worst[1][false]);
}

}  // namespace

int main(int count, char** arguments) {
    const std::vector<std::string> words(arguments + 1, arguments + count);
    const std::string task = !words.empty() && words[0].starts_with("--") ? words[0] : "";
    if (words.size() < 3 || words.size() > 4 || (!task.empty() && words.size() != 3)) {
        std::fprintf(stderr,
                     "usage: benchmark.language_model FOLDER N THREADS [SECONDS] | --exact FOLDER N | --memory "
                     "FOLDER N | --compare FOLDER PASS.csv\n");
        return 2;
    }
    const auto number = [&](std::size_t i) { return std::strtod(words[i].c_str(), nullptr); };
    if (task.empty()) setThreadCount(int(number(2)));
    std::shared_ptr<const LanguageModel> model;
    const double open = milliseconds([&] { model = openLanguageModel(words[task.empty() ? 0 : 1]); });
    const double opened = peakMemory();
    if (task == "--compare") return compare(*model, linesOf(words[2].c_str())), 0;
    const std::vector<int> tokens = tokensOf(*model, Index(number(task.empty() ? 1 : 2)));
    if (task == "--exact") {
        const double exact = milliseconds(
            [&] { exactOutputLogits(*model, exactLanguageModelPass(*model, tokens).finalNormalised.bottomRows(1)); });
        std::printf("{\"exact\": %.1f}\n", exact);
        return 0;
    }
    const auto run = [&] { outputLogits(*model, runLanguageModel(*model, tokens).finalNormalised.bottomRows(1)); };
    run();
    if (task == "--memory") {
        std::printf("{\"weights\": %.0f, \"opened\": %.0f, \"peak\": %.0f}\n", 4.0 * double(model->parameterCount()),
                    opened, peakMemory());
        return 0;
    }
    const double enough = 1e3 * (words.size() > 3 ? number(3) : kEnough);
    std::vector<double> times;
    for (double sum = 0; sum < enough || times.empty(); sum += times.back()) times.push_back(milliseconds(run));
    std::ranges::sort(times);
    std::printf("{\"open\": %.3f, \"pass\": %.6f, \"best\": %.6f}\n", open, times[times.size() / 2], times.front());
}
