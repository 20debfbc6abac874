#include "ui/files/scene_file.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include <QBuffer>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QXmlStreamReader>
#include <QtEndian>

#include "core/attention/weight_files.h"
#include "core/io/format_error.h"
#include "core/scene/scene_text.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/exporters.h"
#include "ui/figure/pdf_scene.h"
#include "ui/files/model_folder.h"
#include "ui/files/weight_file.h"
#include "ui/system/output_file.h"
#include "ui/text/phrase_text.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

struct SceneWords {
    Q_DECLARE_TR_FUNCTIONS(SceneFile)
};

constexpr qint64 kMebibyte = 1 << 20;
constexpr qint64 kMaxPictureBytes = 256 * kMebibyte;

/// The number of bytes at the beginning of a file from which its kind is recognised.
constexpr qint64 kPeekedBytes = 1024;
/// The scene is searched only in this many bytes of an SVG file, because the exporters write it before anything that is
/// drawn. This limits the time for malicious files: QXmlStreamReader compares all attributes of an element pairwise.
constexpr qint64 kMaxSvgHead = 1 << 16;
/// The maximum length of a scene in XML, where a quote needs six bytes.
constexpr qint64 kMaxSvgScene = 2 * qint64(kMaxSceneBytes);
constexpr qint64 kSvgPiece = 1 << 16;
/// No picture of kMaxPictureBytes has more chunks, because encoders write chunks of 8 kB and more.
constexpr int kMaxPngChunks = 100'000;

/// The number of bytes of a PDF in which the first object is, which names the program that made the file.
constexpr qint64 kPdfHead = 1 << 12;
constexpr qint64 kPdfPiece = 1 << 20;

constexpr std::string_view kPngSignature = "\x89PNG\r\n\x1A\n";
/// The end of the first chunk, IHDR: signature, then length, type, data and checksum of the chunk.
constexpr qsizetype kPngHeaderEnd = 8 + 4 + 4 + 13 + 4;

QByteArray hashOf(const QByteArray& bytes) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

/// The texts that a picture carries.
struct CarriedTexts {
    QByteArray scene;      ///< or a list of panels
    QByteArray look = {};  ///< the style, see carriedStyleText(); empty: the file has none
};

/// Replaces a damaged look, so that the scene can be opened with a warning.
constexpr const char* kDamagedLook = "?";

[[noreturn]] void failWithoutScene() {
    throw FileError(SceneWords::tr(
        "there is no scene in this picture; pictures exported by Attention Lab as PNG, SVG or PDF carry one"));
}

[[noreturn]] void failDamaged(const QString& why) {
    throw FileError(SceneWords::tr("the scene in this picture is damaged: %1").arg(why));
}

[[noreturn]] void failTruncated() {
    failDamaged(SceneWords::tr("the file ends in the middle of it"));
}

/// Decodes a PNG text chunk of any kind. Qt returns the texts of a picture either with collapsed blanks, which changes
/// paths, or only after decoding all pixels. So the chunk is inserted into a picture of one pixel, which Qt decodes.
QByteArray textInChunk(const QByteArray& chunk, const char* keyword) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImage pixel(1, 1, QImage::Format_Mono);
    pixel.fill(0);
    pixel.save(&buffer, "png");
    bytes.insert(kPngHeaderEnd, chunk);
    return QImage::fromData(bytes, "png").text(QLatin1String(keyword)).toUtf8();
}

CarriedTexts carriedInPng(QIODevice& file) {
    const auto terminated = [](const char* keyword) { return QByteArray(keyword) + '\0'; };
    const QByteArray sceneStart = terminated(kSceneKeyword), lookStart = terminated(kLookKeyword);
    CarriedTexts found;
    file.seek(qint64(kPngSignature.size()));
    for (int chunk = 0; chunk < kMaxPngChunks; ++chunk) {
        const QByteArray head = file.read(8);
        if (head.size() < 8) break;
        const qint64 length = qFromBigEndian<quint32>(head.constData());
        const qint64 lengthWithChecksum = length + 4;
        const QByteArray type = head.mid(4);
        const bool isText = type == "tEXt" || type == "zTXt" || type == "iTXt";
        if (isText && length <= kMaxCarriedStyle && file.peek(lookStart.size()) == lookStart) {
            found.look = textInChunk(head + file.read(lengthWithChecksum), kLookKeyword);
            if (found.look.isEmpty()) found.look = kDamagedLook;
            continue;
        }
        if (isText && file.peek(sceneStart.size()) == sceneStart) {
            if (length > qint64(kMaxSceneBytes)) throw FileError(tooLongMessage(kMaxSceneBytes));
            // Checked before reading, because read() allocates the length that the chunk claims to have.
            if (file.bytesAvailable() < lengthWithChecksum) failTruncated();
            const QByteArray rest = file.read(lengthWithChecksum);
            if (rest.size() < lengthWithChecksum) failTruncated();
            found.scene = textInChunk(head + rest, kSceneKeyword);
            if (found.scene.isEmpty()) failDamaged(SceneWords::tr("its checksum is wrong, or it is too long"));
            return found;
        }
        if (!file.seek(file.pos() + lengthWithChecksum)) break;
    }
    failWithoutScene();
}

/// Seeks `svg` to the position behind the start tag of the scene. @return false if there is no scene
bool findSceneInSvg(QIODevice& svg) {
    const QByteArray head = svg.peek(kMaxSvgHead);
    const qint64 start = svg.pos();
    QXmlStreamReader xml;
    std::vector<bool> isMetadata;
    for (qsizetype from = 0, end; (end = head.indexOf('>', from) + 1) > 0; from = end) {
        // Tag by tag, because the XML reader does not report its position in bytes.
        xml.addData(head.mid(from, end - from));
        for (auto token = xml.readNext(); token != QXmlStreamReader::Invalid; token = xml.readNext()) {
            if (token == QXmlStreamReader::StartElement) {
                const bool isScene = xml.name() == QLatin1String("scene") &&
                                     xml.namespaceUri() == QLatin1String(kSceneNamespace) && !isMetadata.empty() &&
                                     isMetadata.back();
                if (isScene) return svg.seek(start + end);
                isMetadata.push_back(xml.name() == QLatin1String("metadata"));
            } else if (token == QXmlStreamReader::EndElement) {
                isMetadata.pop_back();
            }
        }
        if (xml.error() != QXmlStreamReader::PrematureEndOfDocumentError) return false;
    }
    return false;
}

/// Reads the text up to the next tag and seeks `svg` to that tag. Nothing if the text is longer than `maxSize`.
/// @throws FileError if the file ends before a tag
std::optional<QByteArray> textBeforeTag(QIODevice& svg, qint64 maxSize) {
    const qint64 start = svg.pos();
    QByteArray text;
    while (!text.contains('<')) {
        const QByteArray piece = svg.read(kSvgPiece);
        if (piece.isEmpty()) failTruncated();
        text += piece;
        if (text.size() > maxSize) return std::nullopt;
    }
    text.truncate(text.indexOf('<'));
    svg.seek(start + text.size());
    return text;
}

/// Decodes the entities of an XML text; nothing if it is not valid XML.
std::optional<QByteArray> unescaped(const QByteArray& text) {
    QXmlStreamReader xml("<text>" + text + "</text>");
    xml.readNextStartElement();
    QByteArray plain = xml.readElementText().toUtf8();
    return xml.hasError() ? std::nullopt : std::optional(plain);
}

/// Reads the look that follows the scene; empty if there is none. @param svg  at the end tag of the scene
QByteArray lookInSvg(QIODevice& svg) {
    const QByteArray start = QByteArray("</scene><look xmlns=\"") + kSceneNamespace + "\">";
    if (svg.peek(start.size()) != start) return {};
    svg.seek(svg.pos() + start.size());
    try {
        const auto text = textBeforeTag(svg, kMaxCarriedStyle);
        return (text ? unescaped(*text) : std::nullopt).value_or(kDamagedLook);
    } catch (const FileError&) {
        return kDamagedLook;
    }
}

CarriedTexts carriedInSvg(QIODevice& svg) {
    if (!findSceneInSvg(svg)) failWithoutScene();
    const auto text = textBeforeTag(svg, kMaxSvgScene);
    if (!text) throw FileError(tooLongMessage(kMaxSceneBytes));
    const auto scene = unescaped(*text);
    // Qt's error message is not shown, because it can contain any bytes of the file.
    if (!scene) failDamaged(SceneWords::tr("it is no valid XML"));
    return {*scene, lookInSvg(svg)};
}

/// Seeks `file` to the position behind the next occurrence of `text`. @return false if there is none
bool findText(QIODevice& file, std::string_view text) {
    // Each piece begins with the end of the previous piece, because the text may span two pieces.
    const auto overlap = qsizetype(text.size()) - 1;
    QByteArray piece;
    for (QByteArray more = file.read(kPdfPiece); !more.isEmpty(); more = file.read(kPdfPiece)) {
        piece = piece.last(std::min(piece.size(), overlap)) + more;
        const auto index = piece.indexOf(QByteArrayView(text.data(), qsizetype(text.size())));
        if (index >= 0) return file.seek(file.pos() - piece.size() + index + qsizetype(text.size()));
    }
    return false;
}

[[noreturn]] void failWithoutSceneInPdf(const QByteArray& head) {
    QByteArray creator = "/Creator (\xFE\xFF";  // then UTF-16
    for (const char letter : QByteArrayView("Attention Lab")) creator.append('\0').append(letter);
    throw FileError(
        head.contains(creator)
            ? SceneWords::tr("there is no scene in this PDF: handouts carry none, nor do figures of older versions")
            : SceneWords::tr("there is no scene in this PDF; figures exported by Attention Lab carry one"));
}

/// Reads an attached file of a PDF. @param file  at the number that is the length of the attached file
QByteArray attachedText(QIODevice& file, qint64 maxSize) {
    constexpr QByteArrayView behindLength = " >>\nstream\n";
    const QByteArray digits = file.peek(kPeekedBytes);
    const auto end = digits.indexOf(behindLength);
    bool isNumber = false;
    const qint64 length = digits.left(std::max(end, qsizetype(0))).toLongLong(&isNumber);
    if (!isNumber || length < 0) failDamaged(SceneWords::tr("its length is missing"));
    if (length > maxSize) throw FileError(tooLongMessage(maxSize));
    file.seek(file.pos() + end + behindLength.size());
    // Checked before reading, because read() allocates the length that the object claims to have.
    if (file.bytesAvailable() < length) failTruncated();
    QByteArray text = file.read(length);
    if (text.size() < length) failTruncated();
    return text;
}

CarriedTexts carriedInPdf(QIODevice& file) {
    const QByteArray head = file.peek(kPdfHead);
    if (!findText(file, kPdfSceneStart)) failWithoutSceneInPdf(head);
    CarriedTexts found{attachedText(file, qint64(kMaxSceneBytes))};
    if (!findText(file, kPdfLookStart)) return found;
    try {
        found.look = attachedText(file, kMaxCarriedStyle);
    } catch (const FileError&) {
        found.look = kDamagedLook;
    }
    return found;
}

/// The folder in which relative paths of a scene file begin. If the file is a symbolic link, the folder of its target.
QString folderOfScene(const QString& path) {
    // Linux follows at most 40 links, too.
    QFileInfo info(path);
    for (int links = 0; info.isSymLink() && links < 40; ++links) info.setFile(info.symLinkTarget());
    return QFileInfo(withRealFolder(info.filePath())).path();
}

/// Loads the values of an array that the scene refers to by path. @return the problem, if there is one
std::optional<QString> loadReferenced(LoadedArray& array, std::string_view name) {
    try {
        const QString path = QString::fromStdString(array.path);
        const bool isWeight = std::ranges::find(weightNames(), name) != weightNames().end();
        LoadedArray loaded = isWeight && !array.tensor.empty() ? loadWeight(path, array.tensor, name)
                                                               : loadArray(path, array.tensor, array.header);
        // Earlier versions detected headers differently: if the shape differs, the other interpretation is tried.
        if (loaded.checksum == array.checksum && loaded.shape != array.shape && isCsv(path) &&
            array.header == CsvHeader::Auto) {
            loaded = loadArray(path, {}, loaded.headerLine.empty() ? CsvHeader::On : CsvHeader::Off);
        }
        if (loaded.checksum != array.checksum || loaded.shape != array.shape)
            return SceneWords::tr("it has changed since the scene was saved");
        array.values = std::move(loaded.values);
        array.header = loaded.header;
        return {};
    } catch (const FileError& error) {
        return error.phrase();
    }
}

/// Opens the language model that the scene refers to by path. @return the problem, if there is one
std::optional<QString> loadReferenced(ModelReference& model) {
    try {
        ModelReference opened = openModelFolder(QString::fromStdString(model.path));
        if (opened.checksum != model.checksum) return SceneWords::tr("it has changed since the scene was saved");
        model.model = std::move(opened.model);
        return {};
    } catch (const FileError& error) {
        return error.phrase();
    }
}

OpenedScene sceneFromText(const QByteArray& text, const QString& folder) {
    std::vector<std::string_view> ids;
    for (const Exhibit* exhibit : exhibits()) ids.push_back(exhibit->id());
    OpenedScene opened;
    try {
        opened.scene = readSceneText(viewOf(text), ids);
    } catch (const FormatError& error) {
        throw FileError(phraseText(error.phrase()));
    }
    for (auto& [name, array] : opened.scene.arrays) {
        const QString written = QString::fromStdString(array.path);
        if (!written.isEmpty()) array.path = QDir::cleanPath(QDir(folder).absoluteFilePath(written)).toStdString();
        if (array.values) continue;
        if (const auto problem = loadReferenced(array, name))
            opened.warnings.append(SceneWords::tr("The array \"%1\" is missing: %2: %3. The rest is open.")
                                       .arg(QString::fromStdString(name), written, *problem));
    }
    if (ModelReference& model = opened.scene.languageModel; !model.path.empty()) {
        const QString written = QString::fromStdString(model.path);
        model.path = QDir::cleanPath(QDir(folder).absoluteFilePath(written)).toStdString();
        if (const auto problem = loadReferenced(model))
            opened.warnings.append(
                SceneWords::tr("The language model is missing: %1: %2. The one that comes with the program is shown.")
                    .arg(written, *problem));
    }
    return opened;
}

/// The texts that a picture carries; nothing if the file is no picture. @throws FileError for a picture without a scene
std::optional<CarriedTexts> carriedInPicture(QIODevice& file) {
    const QByteArray start = file.peek(kPeekedBytes);
    const bool isPng = viewOf(start).starts_with(kPngSignature);
    const bool isPdf = start.startsWith("%PDF");
    const bool hasByteOrderMark = start.startsWith("\xEF\xBB\xBF");
    if (start.startsWith("GIF8") || start.startsWith("RIFF"))
        throw FileError(SceneWords::tr("a moving picture carries no scene; the same figure as PNG, SVG or PDF does"));
    if (isPng || isPdf || start.mid(hasByteOrderMark ? 3 : 0).trimmed().startsWith('<')) {
        if (file.size() > kMaxPictureBytes) throw FileError(tooLongMessage(kMaxPictureBytes));
        return isPng ? carriedInPng(file) : isPdf ? carriedInPdf(file) : carriedInSvg(file);
    }
    return std::nullopt;
}

/// Reads a scene file or a picture. @param file  with random access
OpenedScene readSceneFrom(QIODevice& file, const QString& folder) {
    if (const auto carried = carriedInPicture(file)) {
        if (isPanelsText(carried->scene))
            throw FileError(
                SceneWords::tr("it is a figure with several panels, each with a scene of its own; \"attention-lab "
                               "panels\" draws it again"));
        try {
            OpenedScene opened = sceneFromText(carried->scene, folder);
            opened.isFromFigure = true;
            if (carried->look.isEmpty()) return opened;
            QStringList unread;
            opened.style = readCarriedStyle(carried->look, unread);
            if (!unread.isEmpty())
                opened.warnings.append(
                    SceneWords::tr("The style of the figure is used without what cannot be read in it: %1.")
                        .arg(unread.join(u", "_s)));
            return opened;
        } catch (const FileError& error) {
            failDamaged(error.phrase());
        }
    }
    if (file.size() > qint64(kMaxSceneBytes)) throw FileError(tooLongMessage(kMaxSceneBytes));
    // The file may be growing: one more byte is read, so that a text that is too long is refused.
    const QByteArray text = file.read(std::min(file.bytesAvailable(), qint64(kMaxSceneBytes)) + 1);
    OpenedScene opened = sceneFromText(text, folder);
    opened.hash = hashOf(text);
    return opened;
}

}  // namespace

OpenedScene openScene(const QString& path) {
    const auto file = openFile(path);
    try {
        if (isRegularFile(*file)) return readSceneFrom(*file, folderOfScene(path));
        OpenedScene opened = readScene(readAll(*file, kMaxPictureBytes), QDir::currentPath());
        opened.hash.clear();
        return opened;
    } catch (const FileError&) {
        if (!arraySuffixes().contains(QFileInfo(path).suffix().toLower())) throw;
        throw FileError(SceneWords::tr("it is an array and no scene; the menu File, Array opens it"));
    }
}

OpenedScene readScene(const QByteArray& bytes, const QString& folder) {
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    return readSceneFrom(buffer, folder);
}

QByteArray carriedText(const QString& path) {
    const auto file = openFile(path);
    if (!isRegularFile(*file)) {
        QBuffer buffer;
        buffer.setData(readAll(*file, kMaxPictureBytes));
        buffer.open(QIODevice::ReadOnly);
        const auto carried = carriedInPicture(buffer);
        return carried ? carried->scene : buffer.data();
    }
    if (const auto carried = carriedInPicture(*file)) return carried->scene;
    if (file->size() > qint64(kMaxSceneBytes)) throw FileError(tooLongMessage(kMaxSceneBytes));
    return file->read(std::min(file->bytesAvailable(), qint64(kMaxSceneBytes)));
}

bool isPanelsText(const QByteArray& text) {
    return text.trimmed().startsWith(QByteArray("{\n \"") + kPanelsKey + '"');
}

std::optional<QString> saveScene(const QString& path, const Scene& scene, QByteArray* hash) {
    const QDir folder(folderOfScene(path));
    Scene written = scene;
    const auto setRelative = [&](std::string& file) {
        if (file.empty()) return;
        const QString absolute = withRealFolder(QString::fromStdString(file));
        const QString relative = folder.relativeFilePath(absolute);
        const bool isInside = !relative.startsWith(QLatin1String("../")) && QDir::isRelativePath(relative);
        file = (isInside ? relative : absolute).toStdString();
    };
    for (auto& [name, array] : written.arrays) setRelative(array.path);
    if (findExhibit(scene.exhibit)->usesLanguageModel())
        setRelative(written.languageModel.path);
    else
        written.languageModel = {};
    const std::string text = writeSceneText(written);
    if (text.size() > qint64(kMaxSceneBytes)) return tooLongMessage(kMaxSceneBytes);
    const auto bytes = QByteArray::fromRawData(text.data(), qsizetype(text.size()));
    if (hash) *hash = hashOf(bytes);
    return writeFile(path, bytes);
}

QByteArray sceneFileHash(const QString& path) {
    try {
        const auto file = openFile(path);
        return isRegularFile(*file) ? hashOf(readAll(*file, kMaxSceneBytes)) : QByteArray();
    } catch (const FileError&) {
        return {};
    }
}

}  // namespace attention
