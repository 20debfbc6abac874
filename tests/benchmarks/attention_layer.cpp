// Times one forward pass of a multi-head layer, self-attention in double precision, and prints one JSON object:
//   benchmark.attention_layer N D HEADS THREADS [SECONDS]  layer and products, in milliseconds (medians); the products
//                                                          are the six kinds of matrix product in it alone, into
//                                                          buffers of their own; 1.5 seconds altogether, or as told
//   benchmark.attention_layer --memory N D HEADS           bytes: what the process grew by at its peak, and what is
//                                                          kept
// Buffers are reused, as the program does. The keys are those of attention_peer.py.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "core/attention/multi_head.h"
#include "core/matrix_product.h"
#include "core/threads.h"

using namespace attention;

namespace {

/// Seconds that a figure takes altogether unless told otherwise, and the least number of its repetitions.
constexpr double kEnough = 1.5;
constexpr std::size_t kMin = 5;

template <typename Function>
double milliseconds(Function function) {
    const auto begin = std::chrono::steady_clock::now();
    function();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

/// The medians of two things done in turn, so that a busy moment of the machine meets both.
template <typename One, typename Other>
std::pair<double, double> medians(One one, Other other, double seconds) {
    one();
    other();
    std::vector<double> ofOne, ofOther;
    double sum = 0;
    while (sum < 1e3 * seconds || ofOne.size() < kMin) {
        ofOne.push_back(milliseconds(one));
        ofOther.push_back(milliseconds(other));
        sum += ofOne.back() + ofOther.back();
    }
    const auto middle = [](std::vector<double>& times) {
        const auto at = times.begin() + std::ptrdiff_t(times.size() / 2);
        std::nth_element(times.begin(), at, times.end());
        return *at;
    };
    return {middle(ofOne), middle(ofOther)};
}

struct Layer {
    Layer(Index n, Index d, Index heads) : x(n, d), weights(randomWeights(HeadDesign::Narrow, d, heads, 1)) {
        x = randomWeights(HeadDesign::Narrow, std::max(n, d), 1, 2).query.topLeftCorner(n, d);
        input = {.queries = &x, .weights = &weights, .choice = {.heads = heads}};
    }
    void run() { attend(input, result); }

    Matrix x;
    AttentionWeights weights;
    AttentionInput input;
    MultiHeadAttention result;
};

/// Only the products, each shared out among the threads.
struct Products {
    Products(const Layer& of, Index headCount)
        : layer(of),
          heads(headCount),
          query(of.x.rows(), of.x.cols()),
          key(query),
          value(query),
          concatenation(query),
          output(query),
          scores(of.x.rows() * headCount, of.x.rows()) {}
    void run() {
        const Index n = query.rows(), w = query.cols() / heads;
        productWithTransposed(layer.x, layer.weights.query, query);
        productWithTransposed(layer.x, layer.weights.key, key);
        productWithTransposed(layer.x, layer.weights.value, value);
        for (Index head = 0; head < heads; ++head) {
            productWithTransposed(query.middleCols(head * w, w), key.middleCols(head * w, w),
                                  scores.middleRows(head * n, n));
            product(scores.middleRows(head * n, n), value.middleCols(head * w, w),
                    concatenation.middleCols(head * w, w));
        }
        productWithTransposed(concatenation, layer.weights.output, output);
    }

    const Layer& layer;
    Index heads;
    Matrix query, key, value, concatenation, output, scores;
};

/// A number of kB out of /proc/self/status, in bytes.
double status(const std::string& name) {
    std::ifstream file("/proc/self/status");
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with(name + ':')) return 1024 * std::strtod(line.c_str() + name.size() + 1, nullptr);
    }
    return 0;
}

}  // namespace

int main(int count, char** arguments) {
    const std::vector<std::string> words(arguments + 1, arguments + count);
    const bool isMemory = !words.empty() && words[0] == "--memory";
    if (words.size() != 4 && (words.size() != 5 || isMemory)) {
        std::fprintf(stderr, "usage: benchmark.attention_layer N D HEADS THREADS [SECONDS] | --memory N D HEADS\n");
        return 2;
    }
    const auto number = [&](std::size_t i) { return Index(std::strtol(words[i + isMemory].c_str(), nullptr, 10)); };
    Layer layer(number(0), number(1), number(2));
    if (isMemory) {
        const double before = status("VmRSS");
        layer.run();
        layer.run();
        const MultiHeadAttention& kept = layer.result;
        Index entries = 0;
        for (const Matrix* matrix :
             {&kept.query, &kept.key, &kept.value, &kept.scores, &kept.weights, &kept.concatenation, &kept.output})
            entries += matrix->size();
        std::printf("{\"grown\": %.0f, \"kept\": %.0f}\n", status("VmHWM") - before,
                    double(entries) * double(sizeof(double)));
        return 0;
    }
    setThreadCount(int(number(3)));
    Products products(layer, number(2));
    const double seconds = words.size() > 4 ? std::strtod(words[4].c_str(), nullptr) : kEnough;
    const auto [whole, alone] = medians([&] { layer.run(); }, [&] { products.run(); }, seconds);
    std::printf("{\"layer\": %.6f, \"products\": %.6f}\n", whole, alone);
}
