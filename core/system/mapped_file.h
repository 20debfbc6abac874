#pragma once

#include <cstddef>
#include <filesystem>
#include <string_view>

namespace attention {

/// A file's contents as memory, read by the system where they are looked at; in a browser, which has no such memory,
/// read at once. The size is that at opening: of a file that another program cuts short later, the system ends whoever
/// reads what is gone (SIGBUS), as with every program that maps files.
class MappedFile {
 public:
    /// @throws std::system_error if it cannot be opened or mapped, std::bad_alloc if it does not fit into memory
    explicit MappedFile(const std::filesystem::path& path);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    std::string_view bytes() const { return {m_data, m_size}; }
    /// Whether the bytes are only read where they are looked at.
    static bool isMapped();
    /// Gives back the memory of whole pages in that part of the file; they are read anew when they are looked at.
    void release(std::size_t begin, std::size_t end) const;

 private:
    const char* m_data = nullptr;
    std::size_t m_size = 0;
};

}  // namespace attention
