#include "ui/files/array_file.h"

#include <algorithm>
#include <memory>
#include <new>
#include <string_view>

#include <QBuffer>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "core/io/csv_reader.h"
#include "core/io/format_error.h"
#include "core/io/npy_reader.h"
#include "core/system/memory.h"
#include "ui/text/phrase_text.h"

namespace attention {
namespace {

struct ArrayWords {
    Q_DECLARE_TR_FUNCTIONS(ArrayFile)
};

constexpr qint64 kMaxArrayBytes = qint64(1) << 30;
constexpr const char* kTensorSuffix = "safetensors";

/// The maximum size of a file that is read as a whole. Its numbers may need the same amount of memory again.
qint64 maxBytes() {
    return qint64(std::min(double(kMaxArrayBytes), memoryLimit() / 2));
}

std::string hexadecimal(const QCryptographicHash& hash) {
    return hash.result().toHex().toStdString();
}

/// The extension of the file in lower case. @throws FileError if no array has this extension
QString arraySuffix(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (arraySuffixes().contains(suffix)) return suffix;
    throw FileError(
        ArrayWords::tr("it is no array; accepted: %1").arg("." + arraySuffixes().join(QStringLiteral(", ."))));
}

/// The result of `read`. @throws FileError instead of a FormatError or std::bad_alloc
template <class Read>
auto withFileErrors(Read read) {
    try {
        return read();
    } catch (const FormatError& error) {
        throw FileError(phraseText(error.phrase()));
    } catch (const std::bad_alloc&) {
        throw FileError(ArrayWords::tr("there is not enough memory for it"));
    }
}

/// A .safetensors file with random access; a pipe is read into memory for this.
class TensorFile {
 public:
    explicit TensorFile(const QString& path) {
        auto file = openFile(path);
        if (isRegularFile(*file)) {
            m_device = std::move(file);
        } else {
            auto buffer = std::make_unique<QBuffer>();
            buffer->setData(readAll(*file, maxBytes()));
            buffer->open(QIODevice::ReadOnly);
            m_device = std::move(buffer);
        }
        // The size is requested only once, because the file may be growing.
        const auto size = std::uint64_t(m_device->size());
        const std::size_t headSize = safetensorsHeaderSize(viewOf(m_device->peek(kSafetensorsPrefixSize)), size);
        m_tensors = readSafetensorsHeader(viewOf(m_device->read(qint64(headSize))), size);
    }

    std::vector<TensorInfo>& tensors() { return m_tensors; }

    const TensorInfo& tensor(const std::string& name) const {
        const auto found = name.empty() ? onlyReadable() : std::ranges::find(m_tensors, name, &TensorInfo::name);
        if (found == m_tensors.end())
            throw FileError(ArrayWords::tr("there is no tensor \"%1\" in it").arg(shownTensorName(name)));
        return *found;
    }

    QByteArray bytesOf(const TensorInfo& tensor) {
        const auto size = tensor.end - tensor.begin;
        double count = 1;
        for (const Index length : tensor.shape) count *= double(length);
        // In memory there are both the bytes and the values, of 8 bytes each.
        if (size > std::uint64_t(kMaxArrayBytes) || double(size) + 8 * count > memoryLimit()) {
            throw FileError(ArrayWords::tr("the tensor \"%1\" is too large: %2")
                                .arg(shownTensorName(tensor.name), tooLongMessage(maxBytes())));
        }
        if (!m_device->seek(qint64(tensor.begin))) return {};
        return m_device->read(qint64(size));
    }

 private:
    std::vector<TensorInfo>::const_iterator onlyReadable() const {
        const auto found = std::ranges::find_if(m_tensors, isReadable);
        if (found == m_tensors.end()) throw FileError(ArrayWords::tr("there is no tensor of numbers in it"));
        if (std::find_if(found + 1, m_tensors.end(), isReadable) != m_tensors.end())
            throw FileError(ArrayWords::tr("there is more than one tensor in it"));
        return found;
    }

    std::unique_ptr<QIODevice> m_device;
    std::vector<TensorInfo> m_tensors;
};

LoadedArray loadTensor(const QString& path, const std::string& name) {
    TensorFile file(path);
    const TensorInfo& tensor = file.tensor(name);
    LoadedArray loaded;
    const QByteArray bytes = file.bytesOf(tensor);
    loaded.values = std::make_shared<const Array>(readTensor(tensor, viewOf(bytes)));
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArrayView(tensor.type.data(), qsizetype(tensor.type.size())));
    hash.addData(bytes);
    loaded.checksum = hexadecimal(hash);
    loaded.tensor = tensor.name;
    return loaded;
}

LoadedArray loadSingleArray(const QString& path, CsvHeader header) {
    const QByteArray bytes = readFile(path, maxBytes());
    LoadedArray loaded;
    if (isCsv(path)) {
        CsvTable table = readCsv(viewOf(bytes), header);
        loaded.values = std::make_shared<const Array>(std::move(table.values));
        loaded.header = header;
        if (header == CsvHeader::Auto) loaded.headerLine = std::move(table.header);
    } else {
        loaded.values = std::make_shared<const Array>(readNpy(viewOf(bytes)));
    }
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(bytes);
    loaded.checksum = hexadecimal(hash);
    return loaded;
}

}  // namespace

const QStringList& arraySuffixes() {
    static const QStringList suffixes{QStringLiteral("npy"), QStringLiteral("csv"), QString::fromLatin1(kTensorSuffix)};
    return suffixes;
}

bool holdsTensors(const QString& path) {
    return QFileInfo(path).suffix().toLower() == QLatin1String(kTensorSuffix);
}

bool isCsv(const QString& path) {
    return QFileInfo(path).suffix().toLower() == QLatin1String("csv");
}

std::vector<TensorInfo> listTensors(const QString& path) {
    return withFileErrors([&] { return std::move(TensorFile(path).tensors()); });
}

LoadedArray loadArray(const QString& path, const std::string& tensor, CsvHeader header) {
    return withFileErrors([&] {
        const QString suffix = arraySuffix(path);
        const bool hasTensors = suffix == QLatin1String(kTensorSuffix);
        if (!hasTensors && !tensor.empty())
            throw FileError(ArrayWords::tr("it is a single array, in which there is no tensor \"%1\"")
                                .arg(shownTensorName(tensor)));
        if (header != CsvHeader::Auto && !isCsv(path))
            throw FileError(ArrayWords::tr("it has no header line, as a .csv file can"));
        LoadedArray loaded = hasTensors ? loadTensor(path, tensor) : loadSingleArray(path, header);
        requireComputable(*loaded.values);
        loaded.path = withRealFolder(path).toStdString();
        loaded.shape = loaded.values->shape;
        return loaded;
    });
}

QString withRealFolder(const QString& path) {
    const QFileInfo info(path);
    const QString folder = QFileInfo(info.absolutePath()).canonicalFilePath();
    return folder.isEmpty() ? QDir::cleanPath(info.absoluteFilePath()) : QDir(folder).filePath(info.fileName());
}

QString shownTensorName(const std::string& name) {
    QString shown = QString::fromStdString(name);
    for (QChar& character : shown)
        if (character.category() == QChar::Other_Control || character.category() == QChar::Separator_Line ||
            character.category() == QChar::Separator_Paragraph)
            character = QLatin1Char('?');
    return shown;
}

QString shapeWords(const std::vector<Index>& shape) {
    QStringList lengths;
    for (const Index length : shape) lengths.append(QString::number(length));
    return lengths.join(QStringLiteral(" × "));
}

}  // namespace attention
