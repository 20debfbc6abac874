#include "ui/language.h"

#include <algorithm>
#include <array>

namespace attention {
namespace {

const Language* current = nullptr;

}  // namespace

std::span<const Language> languages() {
    static const std::array all{Language{"en", QStringLiteral("English"), u'.'},
                                Language{"zh_CN", QStringLiteral("简体中文"), u'.'},
                                Language{"pt_BR", QStringLiteral("Português do Brasil"), u','}};
    return all;
}

const Language* findLanguage(std::string_view code) {
    const auto all = languages();
    const auto found = std::ranges::find(all, code, &Language::code);
    return found == all.end() ? nullptr : &*found;
}

const Language& systemLanguage() {
    return languages().front();
}

void useLanguage(const Language& language) {
    current = &language;
}

const Language& currentLanguage() {
    return current ? *current : languages().front();
}

}  // namespace attention
