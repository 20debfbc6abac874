#include "core/attention/convolution_study.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/attention/position_head_study.h"
#include "core/min_max.h"
#include "core/scene/scene.h"

namespace attention {
namespace {

constexpr Index kDefaultRestrictedRadius = 2;

struct ConvolutionMatrix {
    Matrix ConvolutionHeads::*values;
    Derivation (*derivation)(const ConvolutionHeadsOptions&, const ConvolutionHeads&, Index row, Index column);
};
/// In the order of kConvolutionMatrices. A cell of the weights lies in one of the heads: headWeightAt().
constexpr std::array<ConvolutionMatrix, kConvolutionMatrices.size()> kMatrixDefinitions{{
    {&ConvolutionHeads::difference, convolutionDifferenceDerivation},
    {&ConvolutionHeads::attention, convolutionAttentionDerivation},
    {&ConvolutionHeads::convolution, convolutionDerivation},
    {&ConvolutionHeads::weights, nullptr},
    {&ConvolutionHeads::restricted, restrictedDerivation},
}};

/// The matrix of that name; the first one for an unknown name.
const ConvolutionMatrix& findMatrix(std::string_view name) {
    const auto found = std::ranges::find(kConvolutionMatrices, name);
    return kMatrixDefinitions[found == kConvolutionMatrices.end() ? 0
                                                                  : std::size_t(found - kConvolutionMatrices.begin())];
}

}  // namespace

ConvolutionHeadsOptions convolutionOptions(const Parameters& parameters) {
    std::vector<Index> shifts = listedShifts(parameters);
    for (Index& shift : shifts) shift = std::clamp<Index>(shift, -parameters.n, parameters.n);
    return {.positions = parameters.n,
            .dimensions = parameters.d,
            .kernel = parameters.kernel,
            .alpha = parameters.alpha,
            .seed = std::uint64_t(parameters.seed),
            .values = parameters.kernelValues,
            .padded = parameters.padding == PaddingMode::Zeros,
            .radius = parameters.radius.value_or(kDefaultRestrictedRadius),
            .shifts = std::move(shifts)};
}

HeadWeight headWeightAt(const ConvolutionHeadsOptions& choice, const Cell& cell) {
    const Index head = cell.row / choice.positions;
    return {.head = head,
            .query = cell.row % choice.positions,
            .shift = headShift(choice, head),
            .keyPosition = cell.column + firstConvolutionKey(choice)};
}

PositionParts ConvolutionStudy::partsAt(Index position, Index first, Index count) const {
    const Index keys = heads->input.rows(), rows = count + (count < choice.kernel ? 1 : 0);
    PositionParts parts{Matrix::Zero(rows, keys), Matrix::Zero(rows, choice.dimensions),
                        Matrix::Zero(rows, choice.dimensions), heads->difference.row(position).cwiseAbs().maxCoeff()};
    for (Index head = 0; head < choice.kernel; ++head) {
        const Index row = head < first || head >= first + count ? count : head - first;
        const auto values = heads->values.middleRows(head * keys, keys);
        parts.weights.row(row) += heads->headWeights(head).row(position);
        parts.heads.row(row) += heads->headWeights(head).row(position) * values;
        const Index key = position + kernelShifts[std::size_t(head)] - heads->firstKey;
        if (key >= 0 && key < keys) parts.kernel.row(row) += values.row(key);
    }
    return parts;
}

const Matrix& ConvolutionStudy::matrix(std::string_view name) const {
    return (*heads).*findMatrix(name).values;
}

Table ConvolutionStudy::table(std::string_view name) const {
    if (name == "by-alpha") return ColumnTable{{{"alpha", alphas}, {"difference", differences}}};
    const std::shared_ptr<const Matrix> values(heads, &matrix(name));
    if (name != "weights") return MatrixTable{values, indexNames(values->cols())};
    return ArrayTable{
        values, {{"head", choice.kernel}, {"query", choice.positions}, {"key", heads->input.rows()}}, "weight"};
}

Derivation ConvolutionStudy::derivation(const Cell& cell) const {
    if (cell.matrix == "weights") {
        const HeadWeight weight = headWeightAt(choice, cell);
        return convolutionWeightDerivation(choice, weight.head, weight.query, cell.column);
    }
    return findMatrix(cell.matrix).derivation(choice, *heads, cell.row, cell.column);
}

std::shared_ptr<const ConvolutionStudy> studyConvolution(const Scene& scene, std::stop_token stop) {
    auto study = std::make_shared<ConvolutionStudy>();
    study->choice = convolutionOptions(scene.parameters);
    auto heads = std::make_shared<ConvolutionHeads>();
    convolutionHeads(study->choice, *heads, stop);
    study->heads = heads;
    if (stop.stop_requested()) return study;
    for (Index head = 0; head < study->choice.kernel; ++head) {
        study->weights.emplace_back(heads->headWeights(head));
        study->headShifts.push_back(headShift(study->choice, head));
        study->kernelShifts.push_back(kernelShift(head, study->choice.kernel));
    }
    study->conditions = convolutionConditions(study->choice, *heads);
    for (int alpha = 0; alpha <= ConvolutionStudy::kMaxAlpha; ++alpha) study->alphas.push_back(alpha);
    study->differences = maxDifferenceByAlpha(study->choice, *heads, study->alphas, stop);
    for (const Matrix* output : {&heads->attention, &heads->convolution}) {
        const auto [minimum, maximum] = minMax(*output);
        study->largestOutput = std::max({study->largestOutput, -minimum, maximum});
    }
    study->differenceEnd =
        study->isEqual() ? study->largestOutput : std::pow(10, std::ceil(std::log10(heads->largest)));
    return study;
}

}  // namespace attention
