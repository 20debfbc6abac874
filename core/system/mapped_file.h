#pragma once

#include <cstddef>
#include <filesystem>
#include <string_view>

namespace attention {

/// A read-only memory-mapped file. In a browser, which cannot map files, the whole file is read into memory. The size
/// is fixed when the file is opened: if another program truncates the file later, reading beyond its end raises SIGBUS.
class MappedFile {
 public:
    /// @throws std::system_error if it cannot be opened or mapped, std::bad_alloc if it does not fit into memory
    explicit MappedFile(const std::filesystem::path& path);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    std::string_view bytes() const { return {m_data, m_size}; }
    /// Whether files are mapped, so that only accessed pages are read; false in a browser.
    static bool isMapped();
    /// Releases the memory of the whole pages in bytes begin ... end - 1; they are read again when accessed.
    void release(std::size_t begin, std::size_t end) const;

 private:
    const char* m_data = nullptr;
    std::size_t m_size = 0;
};

}  // namespace attention
