#include "app/output.h"

#include "app/command_error.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

bool isStandardOutput(const QString& path) {
    return path == u"-";
}

}  // namespace

std::unique_ptr<OutputFile> openOutput(const QString& path) {
    return isStandardOutput(path) ? std::make_unique<OutputFile>() : std::make_unique<OutputFile>(path);
}

void checkWritten(const OutputFile& file, const QString& path) {
    if (!file.problem()) return;
    if (file.isPipeClosed()) throw CommandError{kFailure, {}};
    throw CommandError{kFailure,
                       u"%1: %2"_s.arg(isStandardOutput(path) ? u"standard output"_s : path, *file.problem()),
                       file.isDiskFull()};
}

void commit(OutputFile& file, const QString& path) {
    (void)file.commit();
    checkWritten(file, path);
}

void print(const QByteArray& utf8) {
    OutputFile output;
    output.write({utf8.constData(), std::size_t(utf8.size())});
    commit(output, u"-"_s);
}

}  // namespace attention
