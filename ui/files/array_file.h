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

/// True if the name says that the file holds tensors by name, .safetensors in upper or lower case.
bool holdsTensors(const QString& path);

/// True if the name says that the file is a table of text, .csv in upper or lower case.
bool isCsv(const QString& path);

/// The tensors of a .safetensors file, in the order of their bytes, which are not read: a file of any size is listed in
/// a moment.
/// @throws FileError
std::vector<TensorInfo> listTensors(const QString& path);

/// Reads a .npy or .csv file, or one tensor of a .safetensors file, for Scene::arrays; the extension decides, in upper
/// or lower case. Its path is absolute.
///
/// Of a .safetensors file its head and the tensor's own bytes are read, whatever else there is, and the checksum is of
/// the tensor alone: of the name of its type ("F32") and its bytes. So a file of half a gigabyte opens in a moment, now
/// and with its scene; and it may change elsewhere, as long as the tensor is found with the same numbers.
///
/// @param tensor  its whole name; empty for the only one that can be read, and for other files
/// @param header  whether the first line of a .csv file is a header; Auto for other files
/// @throws FileError, among others if the file, or the tensor, has more than 1 GiB, or than can be held in memory
LoadedArray loadArray(const QString& path, const std::string& tensor = {}, CsvHeader header = CsvHeader::Auto);

/// With links in the path of its folder resolved, so that the paths of two files can be compared.
QString withRealFolder(const QString& path);

/// A tensor's name as a person reads it: on one line, control characters as '?'.
QString shownTensorName(const std::string& name);
/// "1024 × 768"; empty for a single number.
QString shapeWords(const std::vector<Index>& shape);

}  // namespace attention
