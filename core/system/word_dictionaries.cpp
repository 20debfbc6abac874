#include "core/system/word_dictionaries.h"

#ifdef __EMSCRIPTEN__
#include <filesystem>
#include <fstream>
#include <mutex>
#include <string>
#include <unicode/putil.h>
#include <unicode/uscript.h>

#include "core/system/fetched_file.h"
#endif

namespace attention {

#ifdef __EMSCRIPTEN__
namespace {

const char* dictionaryOf(UChar32 character) {
    UErrorCode status = U_ZERO_ERROR;
    switch (uscript_getScript(character, &status)) {
        case USCRIPT_HAN:
        case USCRIPT_HIRAGANA:
        case USCRIPT_KATAKANA:
            return "cjdict.dict";
        case USCRIPT_THAI:
            return "thaidict.dict";
        case USCRIPT_LAO:
            return "laodict.dict";
        case USCRIPT_KHMER:
            return "khmerdict.dict";
        case USCRIPT_MYANMAR:
            return "burmesedict.dict";
        default:
            return nullptr;
    }
}

/// Stores a dictionary in the folder in which ICU looks for it.
void fetchDictionary(const char* name) {
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    const auto folder = std::filesystem::path(u_getDataDirectory()) / U_ICUDATA_NAME / "brkitr";
    if (std::filesystem::exists(folder / name)) return;
    const auto bytes = fetchedFile(std::string("later/") + name);
    if (!bytes) return;
    std::filesystem::create_directories(folder);
    std::ofstream(folder / name, std::ios::binary) << *bytes;
}

}  // namespace
#endif

void fetchWordDictionaries([[maybe_unused]] const icu::UnicodeString& text) {
#ifdef __EMSCRIPTEN__
    const char* fetched = nullptr;
    for (std::int32_t place = 0; place < text.length(); place = text.moveIndex32(place, 1)) {
        const char* name = dictionaryOf(text.char32At(place));
        if (name && name != fetched) fetchDictionary(fetched = name);
    }
#endif
}

}  // namespace attention
