#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QByteArray>
#include <QFile>
#include <QtTest>

#include "core/io/npy.h"
#include "tests/file_contents.h"
#include "ui/system/input_file.h"

namespace attention {

inline QByteArray encoded(const QString& path) {
    return QFile::encodeName(path);
}

inline QString problemOf(const std::optional<QString>& problem) {
    return problem.value_or(QStringLiteral("none"));
}

/// The phrase of the FileError that a call throws.
template <class Call>
QString refusalOf(Call call) {
    try {
        call();
    } catch (const FileError& error) {
        return error.phrase();
    }
    return QStringLiteral("none");
}

/// A matrix as a NumPy file.
inline QByteArray npyBytes(const Matrix& matrix) {
    QByteArray bytes;
    writeNpy(MatrixTable{std::make_shared<Matrix>(matrix), std::vector<std::string>(std::size_t(matrix.cols()))},
             [&](std::string_view piece) {
                 bytes.append(piece.data(), qsizetype(piece.size()));
                 return true;
             });
    return bytes;
}

/// Numbers that tell one entry from another.
inline Matrix numbered(Index rows, Index columns, double from = 0) {
    Matrix matrix(rows, columns);
    for (Index k = 0; k < matrix.size(); ++k) matrix.data()[k] = from + double(k) / 8;
    return matrix;
}

/// The header of a safetensors file behind its length.
inline QByteArray withLength(const QByteArray& header) {
    QByteArray bytes;
    for (int i = 0; i < 8; ++i) bytes.append(char(quint64(header.size()) >> 8 * i & 0xFF));
    return bytes + header;
}

}  // namespace attention
