#include "core/models/language_model_pass.h"

#include <stdexcept>

namespace attention {

Message findTokenCountProblem(const LanguageModel&, Index) {
    return {};
}
LanguageModelPass runLanguageModel(const LanguageModel&, std::span<const int>, const LanguageModelIntervention&,
                                   std::stop_token) {
    throw std::logic_error("runLanguageModel() comes later.");
}
FloatMatrix outputLogits(const LanguageModel&, const FloatMatrix&) {
    throw std::logic_error("outputLogits() comes later.");
}
FloatMatrix layerLogits(const LanguageModel&, const FloatMatrix&) {
    throw std::logic_error("layerLogits() comes later.");
}
Eigen::RowVectorXd nextTokenProbabilities(const Eigen::RowVectorXf&, double) {
    throw std::logic_error("nextTokenProbabilities() comes later.");
}
ExactLanguageModelPass exactLanguageModelPass(const LanguageModel&, std::span<const int>,
                                              const LanguageModelIntervention&, std::stop_token, Index) {
    throw std::logic_error("exactLanguageModelPass() comes later.");
}
Matrix exactOutputLogits(const LanguageModel&, const Matrix&) {
    throw std::logic_error("exactOutputLogits() comes later.");
}
Matrix exactLayerLogits(const LanguageModel&, const Matrix&) {
    throw std::logic_error("exactLayerLogits() comes later.");
}
Matrix exactFinalNorm(const LanguageModel&, const Matrix&) {
    throw std::logic_error("exactFinalNorm() comes later.");
}

}  // namespace attention
