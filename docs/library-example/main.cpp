// Self-attention over eight positions with the numbers of Attention Lab: which other position does each look at most?
#include <iostream>

#include <core/attention/multi_head.h>
#include <core/encoding/sinusoidal.h>
#include <core/version.h>

int main() {
    using namespace attention;
    constexpr Index kPositions = 8, kWidth = 32, kHeads = 4;

    // P, 8 x 32: the same bits as in every table and figure of the program.
    const Matrix encoding = sinusoidalTable({.positions = kPositions, .dimensions = kWidth});
    const AttentionWeights weights = randomWeights(HeadDesign::Narrow, kWidth, kHeads, /*seed=*/7);

    MultiHeadAttention layer;
    attend({.queries = &encoding, .weights = &weights, .mask = {.causal = true}, .choice = {.heads = kHeads}}, layer);

    std::cout << "Attention Lab " << kVersion << '\n';
    for (Index head = 0; head < kHeads; ++head) {
        std::cout << "head " << head << ':';
        for (Index query = 0; query < kPositions; ++query) {
            Index key = 0;
            layer.headWeights(0, head).row(query).maxCoeff(&key);
            std::cout << ' ' << key;
        }
        std::cout << '\n';
    }
}
