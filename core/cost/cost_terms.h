#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/cost/layer_cost.h"

namespace attention {

/// The formulas of layer_cost.h as templates: for integers, which count exactly, and for doubles, which draw curves
/// between integers. Shared by the files of this folder.
template <class Number>
struct LayerSizes {
    Number n, d, kernel, radius;
    bool projections = false;
};

template <class Number>
LayerSizes<Number> layerSizes(const CostOptions& setting) {
    return {Number(setting.n), Number(setting.d), Number(setting.kernel), Number(setting.radius), setting.projections};
}

/// The symbols of the formulas with their values. rho is the radius, limited to n - 1.
struct CostSymbols {
    explicit CostSymbols(const CostOptions& setting)
        : n(formula::symbol("n", setting.n)),
          d(formula::symbol("d", setting.d)),
          k(formula::symbol("k", setting.kernel)),
          r(formula::symbol("r", neighbourhood(setting))),
          rho(formula::symbol("rho", std::min(setting.radius, setting.n - 1))) {}

    Expression n, d, k, r, rho;
};

inline Expression squared(const Expression& letter) {
    return formula::power(letter, formula::number(2));
}

/// Number of operations that are counted for each multiply-add of a forward pass.
inline int operationsPerMultiplyAdd(const CostOptions& setting) {
    return (setting.flops ? 2 : 1) * (setting.training ? 3 : 1);
}

template <class Number>
Number neighbourhoodOf(const LayerSizes<Number>& at) {
    return std::min<Number>(2 * at.radius + 1, at.n);
}

/// Number of pairs of a query and a key that attention computes.
template <class Number>
Number pairsOf(Architecture architecture, const LayerSizes<Number>& at) {
    if (architecture == Architecture::Attention) return at.n * at.n;
    const Number radius = std::min<Number>(at.radius, at.n - 1);
    return at.n * (2 * radius + 1) - radius * (radius + 1);
}

template <class Number>
Number termOf(Architecture architecture, const LayerSizes<Number>& at) {
    switch (architecture) {
        case Architecture::Convolution:
        case Architecture::Dilated:
            return at.kernel * at.n * at.d * at.d;
        case Architecture::Recurrent:
        case Architecture::Bidirectional:
            return at.n * at.d * at.d;
        case Architecture::Attention:
            return at.n * at.n * at.d;
        case Architecture::Restricted:
            return neighbourhoodOf(at) * at.n * at.d;
    }
    return 0;
}

/// Number of weight matrices, d x d each.
template <class Number>
Number weightMatricesOf(Architecture architecture, const LayerSizes<Number>& at) {
    switch (architecture) {
        case Architecture::Convolution:
        case Architecture::Dilated:
            return at.kernel;
        case Architecture::Recurrent:
            return 2;
        case Architecture::Bidirectional:
            return 4;
        case Architecture::Attention:
        case Architecture::Restricted:
            break;
    }
    return at.projections ? 4 : 0;
}

/// Number of multiply-adds of a forward pass.
template <class Number>
Number multiplyAddsOf(Architecture architecture, const LayerSizes<Number>& at) {
    const bool isAttention = architecture == Architecture::Attention || architecture == Architecture::Restricted;
    const Number scores = isAttention ? 2 * at.d * pairsOf(architecture, at) : Number(0);
    return scores + weightMatricesOf(architecture, at) * (at.n * at.d * at.d);
}

template <class Number>
Number sequentialOf(Architecture architecture, const LayerSizes<Number>& at) {
    const bool isRecurrence = architecture == Architecture::Recurrent || architecture == Architecture::Bidirectional;
    return isRecurrence ? at.n : Number(1);
}

inline double pathOf(Architecture architecture, const LayerSizes<double>& at) {
    constexpr double kInfinite = std::numeric_limits<double>::infinity();
    switch (architecture) {
        case Architecture::Convolution:
            return at.kernel <= 1 ? kInfinite : at.n / at.kernel;
        case Architecture::Dilated:
            return at.kernel <= 1 ? kInfinite : logarithmOf(at.n, at.kernel);
        case Architecture::Recurrent:
        case Architecture::Bidirectional:
            return at.n;
        case Architecture::Attention:
            return 1;
        case Architecture::Restricted:
            return at.radius == 0 ? kInfinite : at.n / neighbourhoodOf(at);
    }
    return 0;
}

}  // namespace attention
