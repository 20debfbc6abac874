// Runs a fuzz target without libFuzzer: every file of a corpus, then mutations of them that follow from a seed alone.
//   fuzz.NAME [--mutations N] [--seed S] [--only K] CORPUS_FOLDER
// --only K replays the mutation K and writes its bytes to standard output. No file is ever written.
// A crash, a broken promise, too much memory or a hang ends the process, and the last line says how to replay it.

#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <sys/time.h>
#include <unistd.h>
#include <utility>
#include <vector>

#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/mutator.h"

#ifdef ATTENTION_SANITIZED
#include <sanitizer/common_interface_defs.h>
#endif

// As with libFuzzer, a target may define these too.
extern "C" __attribute__((weak)) int LLVMFuzzerInitialize(int* count, char*** arguments);
extern "C" __attribute__((weak)) std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                                                     std::size_t most, unsigned seed);

using namespace attention;

namespace {

/// Processor time for one input; the slowest takes some milliseconds, under the sanitizers too.
constexpr int kMaxSeconds = 2;
constexpr std::size_t kMaxBytes = std::size_t{1} << 16;

std::vector<std::string> corpus;
Random source;

// Ready to be written by a signal handler.
char place[512] = "fuzzing: before the first input\n";

void tellPlace() {
    [[maybe_unused]] const auto written = write(STDERR_FILENO, place, std::strlen(place));
}

void stopAtSignal(int signal) {
    constexpr char hang[] = "fuzzing: more than 2 s of processor time for one input\n";
    if (signal == SIGPROF) [[maybe_unused]]
        const auto written = write(STDERR_FILENO, hang, sizeof hang - 1);
    tellPlace();
    _exit(1);
}

void watchForFailures() {
    std::vector<int> signals{SIGABRT, SIGPROF};
#ifdef ATTENTION_SANITIZED
    // The sanitizer tells about the rest by itself.
    __sanitizer_set_death_callback(tellPlace);
#else
    signals.insert(signals.end(), {SIGSEGV, SIGBUS, SIGFPE, SIGILL});
#endif
    static std::vector<char> stack(1 << 16);  // an overflow leaves no room on the usual one
    stack_t alternative{};
    alternative.ss_sp = stack.data();
    alternative.ss_size = stack.size();
    sigaltstack(&alternative, nullptr);
    struct sigaction action {};
    action.sa_handler = stopAtSignal;
    action.sa_flags = SA_ONSTACK;
    for (const int signal : signals) sigaction(signal, &action, nullptr);
}

void run(const std::string& input) {
    // Of its very size, so that the sanitizer sees each byte read beyond it.
    const std::vector<std::uint8_t> bytes(input.begin(), input.end());
    itimerval limit{};
    limit.it_value.tv_sec = kMaxSeconds;
    setitimer(ITIMER_PROF, &limit, nullptr);
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
}

std::string mutation(std::uint64_t seed, std::uint64_t number) {
    source.seed(seed ^ (number * 0x9E37'79B9'7F4A'7C15));
    std::string bytes = corpus[source() % corpus.size()];
    if (!LLVMFuzzerCustomMutator) {
        mutate(bytes, corpus, kMaxBytes, source);
        return bytes;
    }
    const std::size_t size = bytes.size();
    bytes.resize(kMaxBytes);
    auto* data = reinterpret_cast<std::uint8_t*>(bytes.data());
    bytes.resize(LLVMFuzzerCustomMutator(data, size, bytes.size(), static_cast<unsigned>(source())));
    return bytes;
}

std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) files.push_back(entry.path());
    std::sort(files.begin(), files.end());  // mutations depend on the order
    return files;
}

struct Options {
    std::uint64_t mutations = 10'000;
    std::uint64_t seed = 1;
    std::optional<std::uint64_t> only;
    std::string folder;
};

std::optional<Options> optionsOf(std::span<char*> arguments) {
    Options options;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        const std::string_view name = arguments[i];
        if (!name.starts_with("--")) {
            options.folder = name;
            continue;
        }
        if (++i == arguments.size()) return std::nullopt;
        const std::string_view text = arguments[i];
        std::uint64_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
        if (name == "--mutations")
            options.mutations = number;
        else if (name == "--seed")
            options.seed = number;
        else if (name == "--only")
            options.only = number;
        else
            return std::nullopt;
    }
    if (options.folder.empty()) return std::nullopt;
    return options;
}

}  // namespace

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most) {
    std::string bytes(reinterpret_cast<const char*>(data), size);
    mutate(bytes, corpus, most, source);
    std::copy(bytes.begin(), bytes.end(), data);
    return bytes.size();
}

int main(int count, char** arguments) {
    if (LLVMFuzzerInitialize) LLVMFuzzerInitialize(&count, &arguments);
    const auto options = optionsOf({arguments, static_cast<std::size_t>(count)});
    if (!options) {
        std::fprintf(stderr, "usage: %s [--mutations N] [--seed S] [--only K] CORPUS_FOLDER\n", arguments[0]);
        return 2;
    }
    const auto files = filesIn(options->folder);
    for (const auto& file : files) {
        std::ifstream stream(file, std::ios::binary);
        corpus.emplace_back(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>());
        if (corpus.back().empty() && std::filesystem::file_size(file) > 0) {
            std::fprintf(stderr, "fuzzing: %s cannot be read\n", file.c_str());
            return 1;
        }
    }
    if (corpus.empty()) {
        std::fprintf(stderr, "fuzzing: %s has no files\n", options->folder.c_str());
        return 1;
    }
    watchForFailures();

    const auto runMutation = [&](std::uint64_t number, const std::string& bytes) {
        std::snprintf(place, sizeof place, "fuzzing: replay it with --seed %ju --only %ju %s\n",
                      std::uintmax_t{options->seed}, std::uintmax_t{number}, options->folder.c_str());
        run(bytes);
    };
    if (options->only) {
        const std::string bytes = mutation(options->seed, *options->only);
        std::fwrite(bytes.data(), 1, bytes.size(), stdout);
        std::fflush(stdout);
        runMutation(*options->only, bytes);
        return 0;
    }

    for (std::size_t i = 0; i < corpus.size(); ++i) {
        std::snprintf(place, sizeof place, "fuzzing: the file was %s\n", files[i].c_str());
        run(corpus[i]);
    }
    const std::size_t openedFiles = std::exchange(seen.opened, 0);
    for (std::uint64_t number = 0; number < options->mutations; ++number) {
        runMutation(number, mutation(options->seed, number));
    }
    std::printf("%zu files (%zu opened), %ju mutations with seed %ju (%zu opened), %zu bytes of memory at most\n",
                files.size(), openedFiles, std::uintmax_t{options->mutations}, std::uintmax_t{options->seed},
                seen.opened, seen.mostMemory);
    return 0;
}
