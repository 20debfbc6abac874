#include "ui/files/zip_archive.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <minizip/unzip.h>
#include <minizip/zip.h>
#include <new>

#include <QCoreApplication>
#include <QSet>
#include <QStringList>

#include "ui/system/input_file.h"

namespace attention {
namespace {

struct ZipWords {
    Q_DECLARE_TR_FUNCTIONS(ZipArchive)
};

/// The number of bytes that are unpacked at once.
constexpr unsigned kPiece = 1 << 14;
constexpr uLong kMaxName = 1024;

/// Unix file modes, in the upper 16 bits of an entry's attributes: a mask for the kind of file, the kind of a symbolic
/// link, and the mode of a plain file.
constexpr uLong kKindMask = 0170000, kLinkKind = 0120000, kPlainFile = 0100644;
/// Flags of an entry: it is encrypted (either of two bits); its name is UTF-8.
constexpr uLong kEncrypted = 1 | 1 << 6, kUtf8 = 1 << 11;
/// The field "version made by" of an entry: version 3.0 of the format, on Unix.
constexpr uLong kMadeBy = 3 << 8 | 30;
/// 1980-01-01 in the format of MS-DOS, the earliest date. Constant, so that equal files give equal archives.
constexpr uLong kFirstDay = 1 << 5 | 1;

/// An archive in memory, as minizip reads and writes it.
struct MemoryStream {
    QByteArray bytes;
    qint64 position = 0;
};

MemoryStream& streamOf(voidpf stream) {
    return *static_cast<MemoryStream*>(stream);
}

zlib_filefunc64_def functionsFor(MemoryStream& memory) {
    zlib_filefunc64_def functions{};
    functions.opaque = &memory;
    functions.zopen64_file = [](voidpf opaque, const void*, int) { return opaque; };
    functions.zread_file = [](voidpf, voidpf stream, void* to, uLong size) -> uLong {
        MemoryStream& from = streamOf(stream);
        const auto count = std::clamp<qint64>(from.bytes.size() - from.position, 0, qint64(size));
        if (count > 0) std::memcpy(to, from.bytes.constData() + from.position, std::size_t(count));
        from.position += count;
        return uLong(count);
    };
    functions.zwrite_file = [](voidpf, voidpf stream, const void* from, uLong size) -> uLong {
        MemoryStream& to = streamOf(stream);
        to.bytes.resize(std::max<qsizetype>(to.bytes.size(), to.position + qsizetype(size)));
        std::memcpy(to.bytes.data() + to.position, from, size);
        to.position += qint64(size);
        return size;
    };
    functions.ztell64_file = [](voidpf, voidpf stream) { return ZPOS64_T(streamOf(stream).position); };
    functions.zseek64_file = [](voidpf, voidpf stream, ZPOS64_T offset, int origin) -> long {
        MemoryStream& file = streamOf(stream);
        const qint64 from = origin == ZLIB_FILEFUNC_SEEK_CUR   ? file.position
                            : origin == ZLIB_FILEFUNC_SEEK_END ? qint64(file.bytes.size())
                                                               : 0;
        // A damaged archive may have any offset.
        if (offset > ZPOS64_T(file.bytes.size() - from)) return -1;
        file.position = from + qint64(offset);
        return 0;
    };
    functions.zclose_file = [](voidpf, voidpf) { return 0; };
    functions.zerror_file = [](voidpf, voidpf) { return 0; };
    return functions;
}

[[noreturn]] void refuseArchive() {
    throw FileError(ZipWords::tr("it is no .zip file, or it is damaged or cut short"));
}

/// A name for a message: without control characters, and truncated if it is long.
QString displayName(QString name) {
    name.removeIf([](QChar c) { return !c.isPrint(); });
    constexpr qsizetype kMaxLength = 100;
    return name.size() > kMaxLength ? name.left(kMaxLength) + QChar(0x2026) : name;
}

/// Decodes the name of an entry. @throws FileError if it is no UTF-8 or has control characters
QString decodedName(const QByteArray& name) {
    const QString text = QString::fromUtf8(name);
    const bool isText = QUtf8StringView(name).isValidUtf8() &&
                        std::ranges::none_of(text, [](QChar c) { return c.category() == QChar::Other_Control; });
    if (!isText)
        throw FileError(
            ZipWords::tr("the name “%1” in it is no UTF-8 text; accepted: names in UTF-8, without control characters")
                .arg(displayName(text)));
    return text;
}

/// @throws FileError for a path that leads outside of the folder in which it is unpacked, on any system
void requireInside(const QString& name) {
    const bool hasDrive = name.size() > 1 && name[1] == u':' && name[0].isLetter();
    bool isInside = !name.isEmpty() && !name.startsWith(u'/') && !name.contains(u'\\') && !hasDrive;
    const QString path = name.endsWith(u'/') ? name.chopped(1) : name;
    for (const QString& part : path.split(u'/'))
        isInside = isInside && !part.isEmpty() && part != QLatin1String("..") && part != QLatin1String(".");
    if (!isInside)
        throw FileError(
            ZipWords::tr("the path “%1” in it leads outside of its folder; accepted: paths below the folder")
                .arg(displayName(name)));
}

/// Whether macOS added the file, which describes the appearance of a folder.
bool isMacMetadata(const QString& name) {
    const QString last = name.section(u'/', -1, -1, QString::SectionSkipEmpty);
    return name.startsWith(QLatin1String("__MACOSX/")) || last.startsWith(QLatin1String("._")) ||
           last == QLatin1String(".DS_Store");
}

/// The names of the files so far, to refuse a name that occurs twice, or both as a file and as a folder.
class Names {
 public:
    void add(const QString& name) {
        const QString key = name.normalized(QString::NormalizationForm_C).toCaseFolded();
        if (m_files.contains(key) || m_folders.contains(key)) refuse(name);
        m_files.insert(key);
        for (qsizetype end = key.indexOf(u'/'); end > 0; end = key.indexOf(u'/', end + 1)) {
            if (m_files.contains(key.first(end))) refuse(name);
            m_folders.insert(key.first(end));
        }
    }

 private:
    [[noreturn]] static void refuse(const QString& name) {
        throw FileError(ZipWords::tr("the name “%1” is in it twice; accepted: each name once").arg(displayName(name)));
    }
    QSet<QString> m_files, m_folders;
};

struct Entry {
    QString name;
    unz_file_info64 info;
};

Entry currentEntry(unzFile zip) {
    Entry entry;
    if (unzGetCurrentFileInfo64(zip, &entry.info, nullptr, 0, nullptr, 0, nullptr, 0) != UNZ_OK) refuseArchive();
    if (entry.info.size_filename > kMaxName)
        throw FileError(ZipWords::tr("a name in it has more than %1 bytes").arg(kMaxName));
    QByteArray name(qsizetype(entry.info.size_filename) + 1, '\0');
    if (unzGetCurrentFileInfo64(zip, &entry.info, name.data(), uLong(name.size()), nullptr, 0, nullptr, 0) != UNZ_OK)
        refuseArchive();
    name.chop(1);
    entry.name = decodedName(name);
    return entry;
}

/// Unpacks the current entry. @throws FileError if it is damaged, or has more than `maxBytes`
QByteArray unpacked(unzFile zip, const QString& name, qint64 maxBytes) {
    const auto isDamaged = [&] {
        return FileError(ZipWords::tr("the file “%1” in it is damaged or cut short").arg(displayName(name)));
    };
    if (unzOpenCurrentFile(zip) != UNZ_OK) throw isDamaged();
    const std::unique_ptr<void, decltype(&unzCloseCurrentFile)> closing(zip, &unzCloseCurrentFile);
    QByteArray bytes;
    char piece[kPiece];
    while (const int count = unzReadCurrentFile(zip, piece, kPiece)) {
        if (count < 0) throw isDamaged();
        if (bytes.size() + count > maxBytes)
            throw FileError(ZipWords::tr("it unpacks to more than %1 MiB, or than %2 times its size; accepted: less")
                                .arg(kMaxUnzippedBytes >> 20)
                                .arg(kMaxZipRatio));
        bytes.append(piece, count);
    }
    return bytes;
}

}  // namespace

std::vector<ZipFile> readZip(const QByteArray& zip) {
    if (zip.size() > kMaxZipBytes) throw FileError(tooLongMessage(kMaxZipBytes));
    MemoryStream memory{zip};
    zlib_filefunc64_def functions = functionsFor(memory);
    const std::unique_ptr<void, decltype(&unzClose)> archive(unzOpen2_64("", &functions), &unzClose);
    unz_global_info64 all{};
    // Some versions of minizip open an archive without files, others do not.
    if (!archive || unzGetGlobalInfo64(archive.get(), &all) != UNZ_OK || all.number_entry == 0) refuseArchive();
    if (all.number_entry > kMaxZipEntries)
        throw FileError(ZipWords::tr("there are more than %1 files in it; accepted: up to %1").arg(kMaxZipEntries));
    qint64 remaining = std::min(kMaxUnzippedBytes, std::max(kMaxSmallUnzipped, kMaxZipRatio * zip.size()));
    std::vector<ZipFile> files;
    Names names;
    if (unzGoToFirstFile(archive.get()) != UNZ_OK) refuseArchive();
    for (ZPOS64_T i = 0; i < all.number_entry; ++i) {
        if (i > 0 && unzGoToNextFile(archive.get()) != UNZ_OK) refuseArchive();
        const auto [name, info] = currentEntry(archive.get());
        requireInside(name);
        if ((info.external_fa >> 16 & kKindMask) == kLinkKind)
            throw FileError(
                ZipWords::tr("“%1” in it is a symbolic link; accepted: files and folders").arg(displayName(name)));
        if (name.endsWith(u'/') || isMacMetadata(name)) continue;
        if (info.flag & kEncrypted)
            throw FileError(ZipWords::tr("the file “%1” in it is encrypted; accepted: files without a password")
                                .arg(displayName(name)));
        if (info.compression_method != Z_DEFLATED && info.compression_method != 0)
            throw FileError(
                ZipWords::tr("the file “%1” in it is packed in an unusual way; accepted: deflated or stored")
                    .arg(displayName(name)));
        names.add(name);
        files.push_back({name, unpacked(archive.get(), name, remaining)});
        // minizip would report a wrong checksum only when the entry is closed, where the result is ignored.
        if (uLong(crc32(0, reinterpret_cast<const Bytef*>(files.back().bytes.constData()),
                        uInt(files.back().bytes.size()))) != info.crc)
            throw FileError(ZipWords::tr("the file “%1” in it is damaged or cut short").arg(displayName(name)));
        remaining -= files.back().bytes.size();
    }
    return files;
}

QByteArray writeZip(const std::vector<ZipFile>& files) {
    MemoryStream memory;
    zlib_filefunc64_def functions = functionsFor(memory);
    const zipFile zip = zipOpen2_64("", APPEND_STATUS_CREATE, nullptr, &functions);
    if (!zip) throw std::bad_alloc();
    zip_fileinfo info{};
    info.dosDate = kFirstDay << 16;
    info.external_fa = kPlainFile << 16;
    bool isWritten = true;
    for (const auto& [name, bytes] : files) {
        isWritten = isWritten &&
                    zipOpenNewFileInZip4_64(zip, name.toUtf8().constData(), &info, nullptr, 0, nullptr, 0, nullptr,
                                            Z_DEFLATED, Z_BEST_COMPRESSION, 0, -MAX_WBITS, MAX_MEM_LEVEL,
                                            Z_DEFAULT_STRATEGY, nullptr, 0, kMadeBy, kUtf8, 0) == ZIP_OK &&
                    zipWriteInFileInZip(zip, bytes.constData(), unsigned(bytes.size())) == ZIP_OK &&
                    zipCloseFileInZip(zip) == ZIP_OK;
    }
    // Writing to memory can only fail for lack of memory.
    if (zipClose(zip, nullptr) != ZIP_OK || !isWritten) throw std::bad_alloc();
    return memory.bytes;
}

}  // namespace attention
