#include "ui/lesson/packed_lesson.h"

#include <algorithm>
#include <set>

#include "tests/fuzz/fuzz_target.h"
#include "ui/lesson/lesson_file.h"
#include "ui/system/input_file.h"

using namespace attention;

namespace {

/// What unpacking takes beside the files: windows of deflate, and the lists of up to 256 names.
constexpr std::size_t kConstant = std::size_t{2} << 20;

}  // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***) {
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto bytes = QByteArray::fromRawData(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto most = std::size_t(std::max(kMaxSmallUnzipped, kMaxZipRatio * qint64(size)));
    try {
        PackedLesson packed;
        {
            // A file grows by doubling: for a moment it is there three times.
            const MemoryLimit limit(3 * most + size + kConstant);
            packed = readPackedLesson(bytes);
        }
        std::size_t sum = 0;
        std::set<QString> names;
        for (const ZipFile& file : packed.files) {
            sum += std::size_t(file.bytes.size());
            require(names.insert(file.name).second, "a name is there once");
            require(!file.name.startsWith(u'/') && !file.name.contains(u'\\'), "a path is below the folder");
            for (const QString& part : file.name.split(u'/'))
                require(!part.isEmpty() && part != QLatin1String(".."), "a path stays below the folder");
        }
        require(sum <= most, "no archive unpacks to more than is accepted");
        require(names.contains(packed.lesson) && packed.lesson.endsWith(QLatin1String(".lesson")), "there is a lesson");
        require(readZip(writeZip(packed.files)) == packed.files, "what is packed again is the same");
        ++seen.opened;
    } catch (const FileError& error) {
        requireMessage(error.phrase().toStdString());
    }
    return 0;
}
