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

/// Bytes that are unpacked at once.
constexpr unsigned kPiece = 1 << 14;
constexpr uLong kMaxName = 1024;

/// The bits of an entry that a Unix system made: its kind, in the upper half of the attributes.
constexpr uLong kKindMask = 0170000, kLinkKind = 0120000, kPlainFile = 0100644;
/// Flags of an entry: it is encrypted; its name is UTF-8.
constexpr uLong kEncrypted = 1 | 1 << 6, kUtf8 = 1 << 11;
/// "Version 3.0 of the format, made on Unix."
constexpr uLong kMadeBy = 3 << 8 | 30;
/// 1980-01-01, when the time of the format begins.
constexpr uLong kFirstDay = 1 << 5 | 1;

/// An archive in memory, as minizip reads and writes it.
struct Memory {
    QByteArray bytes;
    qint64 place = 0;
};

Memory& memoryOf(voidpf stream) {
    return *static_cast<Memory*>(stream);
}

zlib_filefunc64_def functionsFor(Memory& memory) {
    zlib_filefunc64_def functions{};
    functions.opaque = &memory;
    functions.zopen64_file = [](voidpf opaque, const void*, int) { return opaque; };
    functions.zread_file = [](voidpf, voidpf stream, void* to, uLong size) -> uLong {
        Memory& from = memoryOf(stream);
        const auto count = std::clamp<qint64>(from.bytes.size() - from.place, 0, qint64(size));
        if (count > 0) std::memcpy(to, from.bytes.constData() + from.place, std::size_t(count));
        from.place += count;
        return uLong(count);
    };
    functions.zwrite_file = [](voidpf, voidpf stream, const void* from, uLong size) -> uLong {
        Memory& to = memoryOf(stream);
        to.bytes.resize(std::max<qsizetype>(to.bytes.size(), to.place + qsizetype(size)));
        std::memcpy(to.bytes.data() + to.place, from, size);
        to.place += qint64(size);
        return size;
    };
    functions.ztell64_file = [](voidpf, voidpf stream) { return ZPOS64_T(memoryOf(stream).place); };
    functions.zseek64_file = [](voidpf, voidpf stream, ZPOS64_T offset, int origin) -> long {
        Memory& file = memoryOf(stream);
        const qint64 from = origin == ZLIB_FILEFUNC_SEEK_CUR   ? file.place
                            : origin == ZLIB_FILEFUNC_SEEK_END ? qint64(file.bytes.size())
                                                               : 0;
        // An offset of a damaged archive may be anything.
        if (offset > ZPOS64_T(file.bytes.size() - from)) return -1;
        file.place = from + qint64(offset);
        return 0;
    };
    functions.zclose_file = [](voidpf, voidpf) { return 0; };
    functions.zerror_file = [](voidpf, voidpf) { return 0; };
    return functions;
}

[[noreturn]] void refuseWhole() {
    throw FileError(ZipWords::tr("it is no .zip file, or it is damaged or cut short"));
}

/// A name for a message: of one that is long, or a text of many lines, only what can stand there.
QString shown(QString name) {
    name.removeIf([](QChar c) { return !c.isPrint(); });
    constexpr qsizetype most = 100;
    return name.size() > most ? name.left(most) + QChar(0x2026) : name;
}

/// A name as it was written. @throws FileError if it is no text
QString decodedName(const QByteArray& name) {
    const QString text = QString::fromUtf8(name);
    const bool isText = QUtf8StringView(name).isValidUtf8() &&
                        std::ranges::none_of(text, [](QChar c) { return c.category() == QChar::Other_Control; });
    if (!isText)
        throw FileError(
            ZipWords::tr("the name “%1” in it is no UTF-8 text; accepted: names in UTF-8, without control characters")
                .arg(shown(text)));
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
                .arg(shown(name)));
}

/// macOS adds what its folders look like.
bool isOfDesktop(const QString& name) {
    const QString last = name.section(u'/', -1, -1, QString::SectionSkipEmpty);
    return name.startsWith(QLatin1String("__MACOSX/")) || last.startsWith(QLatin1String("._")) ||
           last == QLatin1String(".DS_Store");
}

/// The names that were met: none may come twice, or be that of a file here and a folder there.
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
        throw FileError(ZipWords::tr("the name “%1” is in it twice; accepted: each name once").arg(shown(name)));
    }
    QSet<QString> m_files, m_folders;
};

struct Entry {
    QString name;
    unz_file_info64 info;
};

Entry currentEntry(unzFile zip) {
    Entry entry;
    if (unzGetCurrentFileInfo64(zip, &entry.info, nullptr, 0, nullptr, 0, nullptr, 0) != UNZ_OK) refuseWhole();
    if (entry.info.size_filename > kMaxName)
        throw FileError(ZipWords::tr("a name in it has more than %1 bytes").arg(kMaxName));
    QByteArray name(qsizetype(entry.info.size_filename) + 1, '\0');
    if (unzGetCurrentFileInfo64(zip, &entry.info, name.data(), uLong(name.size()), nullptr, 0, nullptr, 0) != UNZ_OK)
        refuseWhole();
    name.chop(1);
    entry.name = decodedName(name);
    return entry;
}

/// @param most  bytes
QByteArray unpacked(unzFile zip, const QString& name, qint64 most) {
    const auto isDamaged = [&] {
        return FileError(ZipWords::tr("the file “%1” in it is damaged or cut short").arg(shown(name)));
    };
    if (unzOpenCurrentFile(zip) != UNZ_OK) throw isDamaged();
    const std::unique_ptr<void, decltype(&unzCloseCurrentFile)> closing(zip, &unzCloseCurrentFile);
    QByteArray bytes;
    char piece[kPiece];
    while (const int count = unzReadCurrentFile(zip, piece, kPiece)) {
        if (count < 0) throw isDamaged();
        if (bytes.size() + count > most)
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
    Memory memory{zip};
    zlib_filefunc64_def functions = functionsFor(memory);
    const std::unique_ptr<void, decltype(&unzClose)> archive(unzOpen2_64("", &functions), &unzClose);
    unz_global_info64 all{};
    // Some versions of minizip open an archive without files, others do not.
    if (!archive || unzGetGlobalInfo64(archive.get(), &all) != UNZ_OK || all.number_entry == 0) refuseWhole();
    if (all.number_entry > kMaxZipEntries)
        throw FileError(ZipWords::tr("there are more than %1 files in it; accepted: up to %1").arg(kMaxZipEntries));
    qint64 left = std::min(kMaxUnzippedBytes, std::max(kMaxSmallUnzipped, kMaxZipRatio * zip.size()));
    std::vector<ZipFile> files;
    Names names;
    if (unzGoToFirstFile(archive.get()) != UNZ_OK) refuseWhole();
    for (ZPOS64_T i = 0; i < all.number_entry; ++i) {
        if (i > 0 && unzGoToNextFile(archive.get()) != UNZ_OK) refuseWhole();
        const auto [name, info] = currentEntry(archive.get());
        requireInside(name);
        if ((info.external_fa >> 16 & kKindMask) == kLinkKind)
            throw FileError(
                ZipWords::tr("“%1” in it is a symbolic link; accepted: files and folders").arg(shown(name)));
        if (name.endsWith(u'/') || isOfDesktop(name)) continue;
        if (info.flag & kEncrypted)
            throw FileError(
                ZipWords::tr("the file “%1” in it is encrypted; accepted: files without a password").arg(shown(name)));
        if (info.compression_method != Z_DEFLATED && info.compression_method != 0)
            throw FileError(
                ZipWords::tr("the file “%1” in it is packed in an unusual way; accepted: deflated or stored")
                    .arg(shown(name)));
        names.add(name);
        files.push_back({name, unpacked(archive.get(), name, left)});
        // The checksum is looked at once a file is closed.
        if (uLong(crc32(0, reinterpret_cast<const Bytef*>(files.back().bytes.constData()),
                        uInt(files.back().bytes.size()))) != info.crc)
            throw FileError(ZipWords::tr("the file “%1” in it is damaged or cut short").arg(shown(name)));
        left -= files.back().bytes.size();
    }
    return files;
}

QByteArray writeZip(const std::vector<ZipFile>& files) {
    Memory memory;
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
    // Memory is all that can be missing.
    if (zipClose(zip, nullptr) != ZIP_OK || !isWritten) throw std::bad_alloc();
    return memory.bytes;
}

}  // namespace attention
