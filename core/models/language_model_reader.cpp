#include "core/models/language_model_reader.h"

#include <stdexcept>

namespace attention {

std::shared_ptr<const LanguageModel> openLanguageModel(const std::filesystem::path&, const std::function<void(double)>&,
                                                       std::stop_token) {
    throw std::logic_error("openLanguageModel() comes later.");
}

std::shared_ptr<const LanguageModel> languageModelFromMemory(std::string, std::string_view, std::string_view,
                                                             std::string_view, std::string_view) {
    throw std::logic_error("languageModelFromMemory() comes later.");
}

LanguageModelConfig readLanguageModelConfig(std::string_view) {
    throw std::logic_error("readLanguageModelConfig() comes later.");
}

}  // namespace attention
