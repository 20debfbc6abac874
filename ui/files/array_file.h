#pragma once

#include <string>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/io/safetensors.h"
#include "core/scene/scene.h"
#include "ui/system/input_file.h"

namespace attention {

/// Extensions of files that hold arrays, in lower case and without the dot: npy, csv, safetensors.
const QStringList& arraySuffixes();

/// Whether the extension is .safetensors, in upper or lower case: such a file holds named tensors.
bool holdsTensors(const QString& path);

/// Whether the extension is .csv, in upper or lower case.
bool isCsv(const QString& path);

/// The tensors of a .safetensors file, in the order of their bytes. Only the header is read, so that this is fast for
/// files of any size.
/// @throws FileError
std::vector<TensorInfo> listTensors(const QString& path);

/// Reads a .npy or .csv file, or one tensor of a .safetensors file, for Scene::arrays; the extension, in upper or lower
/// case, decides which. The path in the result is absolute.
///
/// Of a .safetensors file only the header and the bytes of the tensor are read, and the checksum covers only the name
/// of the tensor's type ("F32") and its bytes. So a file of half a gigabyte opens quickly, and a scene that refers to
/// the tensor still opens after other tensors of the file have changed.
///
/// @param tensor  its complete name; empty: the only tensor of the file that can be read, or a file that is no
/// .safetensors file
/// @param header  whether the first line of a .csv file is a header; Auto for other files
/// @throws FileError, also if the file or tensor is larger than 1 GiB or does not fit in memory
LoadedArray loadArray(const QString& path, const std::string& tensor = {}, CsvHeader header = CsvHeader::Auto);

/// The absolute path with symbolic links to its folder resolved, so that two paths can be compared.
QString withRealFolder(const QString& path);

/// A tensor's name for display, on one line: control characters become '?'.
QString shownTensorName(const std::string& name);
/// A shape for display, "1024 × 768"; empty for a single number.
QString shapeWords(const std::vector<Index>& shape);

}  // namespace attention
