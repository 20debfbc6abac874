#include "core/system/mapped_file.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <new>
#include <sys/mman.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace attention {
namespace {

#ifdef __EMSCRIPTEN__
/// The number of bytes per call of read().
constexpr std::size_t kReadPiece = 1 << 24;
#endif

[[noreturn]] void fail(int error, const char* what) {
    throw std::system_error(error, std::generic_category(), what);
}

/// A file descriptor that is closed automatically.
struct Descriptor {
    explicit Descriptor(const std::filesystem::path& path) : number(open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
        if (number < 0) fail(errno, "the file cannot be opened");
    }
    ~Descriptor() { close(number); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int number;
};

}  // namespace

bool MappedFile::isMapped() {
#ifdef __EMSCRIPTEN__
    return false;
#else
    return true;
#endif
}

MappedFile::MappedFile(const std::filesystem::path& path) {
    const Descriptor file(path);
    struct stat info {};
    if (fstat(file.number, &info) != 0) fail(errno, "the file cannot be looked at");
    if (!S_ISREG(info.st_mode)) fail(EINVAL, "it is no file");
    m_size = static_cast<std::size_t>(info.st_size);
    if (m_size == 0) return;
#ifdef __EMSCRIPTEN__
    char* const data = static_cast<char*>(std::malloc(m_size));
    if (!data) throw std::bad_alloc();
    for (std::size_t done = 0; done < m_size;) {
        // Read in pieces, because the main thread of the browser reads on behalf of all threads and must stay
        // responsive.
        const ssize_t count = read(file.number, data + done, std::min(m_size - done, kReadPiece));
        if (count <= 0) {
            std::free(data);
            fail(count < 0 ? errno : EIO, "the file cannot be read");
        }
        done += static_cast<std::size_t>(count);
    }
    m_data = data;
#else
    void* const data = mmap(nullptr, m_size, PROT_READ, MAP_PRIVATE, file.number, 0);
    if (data == MAP_FAILED) {
        if (errno == ENOMEM) throw std::bad_alloc();
        fail(errno, "the file cannot be mapped");
    }
    m_data = static_cast<const char*>(data);
#endif
}

MappedFile::~MappedFile() {
#ifdef __EMSCRIPTEN__
    std::free(const_cast<char*>(m_data));
#else
    if (m_data) munmap(const_cast<char*>(m_data), m_size);
#endif
}

void MappedFile::release([[maybe_unused]] std::size_t begin, [[maybe_unused]] std::size_t end) const {
#ifndef __EMSCRIPTEN__
    // The mapping begins at a page boundary.
    const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    begin = (begin + page - 1) / page * page;
    end = end == m_size ? (end + page - 1) / page * page : end / page * page;
    if (begin < end) madvise(const_cast<char*>(m_data) + begin, end - begin, MADV_DONTNEED);
#endif
}

}  // namespace attention
