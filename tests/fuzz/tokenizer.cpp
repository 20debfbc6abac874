#include <algorithm>

#include "core/io/format_error.h"
#include "core/models/byte_pair_tokenizer.h"
#include "tests/fuzz/fuzz_target.h"

using namespace attention;

namespace {

/// For each byte of the files: a list in a list takes two, and in memory it takes a value, its list and the parser's.
constexpr std::size_t kPerByte = 128;
constexpr std::size_t kConstant = 1 << 16;

template <class Read>
void readTokenizer(std::size_t size, const Read& read) {
    try {
        const auto tokenizer = [&] {
            const MemoryLimit limit(kPerByte * size + kConstant);
            return read();
        }();
        require(tokenizer.size() >= 256, "each byte has a token");
        constexpr std::string_view text = "It's  <|endoftext|> a\n\tab 12 \xE4\xBD\xA0!";
        const std::string decoded = tokenizer.decode(tokenizer.encode(text));
        // One more blank may stand before the text, and before each part that special tokens leave.
        require(decoded.size() >= text.size(), "no byte of a text gets lost");
        for (int id = 0; id < tokenizer.size(); ++id) tokenizer.label(id);
        ++seen.opened;
    } catch (const FormatError& error) {
        requireMessage(error.what());
    }
}

}  // namespace

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

/// Most of a file are the 256 bytes, and a change there is refused. So mostly what stands before or after them is
/// mutated by itself.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
    const std::string file(reinterpret_cast<const char*>(data), size);
    const std::size_t first = file.find("\"!\": 0");
    const std::size_t last = file.find("257}");
    if (seed % 8 == 0 || first == file.npos || last == file.npos || first > last)
        return LLVMFuzzerMutate(data, size, most);
    if (seed % 2 == 0) {
        const std::size_t end = last + 4;
        return end + LLVMFuzzerMutate(data + end, size - end, most - end);
    }
    const std::string rest = file.substr(first);
    const std::size_t mutated = LLVMFuzzerMutate(data, first, most - rest.size());
    std::ranges::copy(rest, data + mutated);
    return mutated + rest.size();
}

/// A file is tokenizer.json; if it begins with a blank, it is vocab.json in one line and merges.txt.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    if (!bytes.starts_with(' ')) {
        readTokenizer(size, [&] { return BytePairTokenizer::fromTokenizerJson(bytes); });
        return 0;
    }
    const std::size_t end = bytes.find('\n');
    readTokenizer(size, [&] {
        return BytePairTokenizer::fromVocabulary(bytes.substr(0, end),
                                                 end == bytes.npos ? std::string_view() : bytes.substr(end + 1));
    });
    return 0;
}
